"""Whole matches played by the rules, kept in a notebook that knows nothing of the core's states.

What the notebook says of tribute, of who leads, of levels and points is written from the clauses once more, in plain words.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random

import msgspec

from core.cards import DECK
from core.climb.kinds import Reading
from core.guandan import messages as m
from core.guandan.legal_plays import Form, forms, two_packs
from core.guandan.messages import Seat, Side
from core.guandan.options import Options

Move = m.CardsPlayed | m.Passed
Bot = Callable[[list[Form], Reading | None, Random], Form | None]
SEATS: tuple[Seat, ...] = (0, 1, 2, 3)
RANKS = "23456789TJQKA"


class Deal(msgspec.Struct):
    """One deal: its acts, and what the notebook says of its end."""

    number: int
    level: str
    acts: list[m.Act]
    order: tuple[Seat, ...] = ()
    leader: Seat | None = None
    levels: tuple[str, str] = ("2", "2")  # after it
    points: tuple[int, int] = (0, 0)  # after it
    over: bool = False  # the match is over with it


def greedy(found: list[Form], lies: Reading | None, random: Random) -> Form | None:
    """A bot that gets rid of cards: it leads what is longest and low, and follows with what is lowest; bombs now and then."""
    plain = [form for form in found if "bomb" not in form.reading.kind and form.reading.kind != "straight_flush"]
    if lies is None:
        return max(plain or found, key=lambda form: (len(form.cards), random.random()))
    if plain and random.random() < 0.8:
        return plain[0]
    return random.choice(found) if found and random.random() < 0.35 else None


def wild(found: list[Form], lies: Reading | None, random: Random) -> Form | None:
    """A bot that does anything lawful."""
    if lies is not None and (not found or random.random() < 0.3):
        return None
    return random.choice(found)


def whole_match(random: Random, options: Options, bot: Bot = greedy, most: int = 400) -> Iterator[Deal]:
    """Yield the deals of a match until it is over, or until there are `most`."""
    notebook = Notebook(options)
    while not notebook.over and notebook.deals < most:
        yield notebook.deal(random, bot)


class Notebook:
    """A match kept by hand."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.levels = ["2", "2"]
        self.points = [0, 0]
        self.failed = [0, 0]
        self.deals = 0
        self.over = False
        self.order: tuple[Seat, ...] = ()  # of the deal before
        self.side: Side | None = None  # who has won it

    def deal(self, random: Random, bot: Bot) -> Deal:
        """Play one deal, with what comes before it."""
        self.deals += 1
        level = "7" if self.options.levels == "seven" else "2" if self.side is None else self.levels[self.side]
        deal = Deal(self.deals, level, [m.DealBegun()])
        hands = dealt(random)
        deal.acts += [m.HandDealt(seat, tuple(hands[seat])) for seat in SEATS]
        deal.leader = self.before_play(deal, hands, random)
        deal.order = played_out(deal, hands, self.options, bot, random)
        self.settle(deal)
        return deal

    # --- before the first play ------------------------------------------------------------------------------------------------

    def before_play(self, deal: Deal, hands: list[list[str]], random: Random) -> Seat:
        """Tribute and return, or the card that is drawn; return who leads."""
        if not self.order or (self.options.tribute == "none" and self.draws()):
            seat = random.choice(SEATS)
            deal.acts.append(m.LeaderDrawn(seat, random.choice(hands[seat])))
            return seat
        if self.options.tribute == "none":
            return next(seat for seat in SEATS if seat not in self.order[:3])  # GD5.1: the last leads
        first = self.order[0]
        mate = (first + 2) % 4
        if self.order[1] == mate:
            losers = [seat for seat in SEATS if seat % 2 != first % 2]
            return self.double(deal, hands, (first, self.order[1]), losers, random)
        last = self.order[-1]
        payer: Seat | None = last
        if last == mate and self.options.tribute_to_partner != "last_pays":
            payer = self.order[2] if self.options.tribute_to_partner == "third_pays" else None
        return last if payer is None else self.single(deal, hands, first, payer, last, random)

    def draws(self) -> bool:
        """Where there is no tribute a card is drawn in every deal (GC2.5), or where nobody is last (GD5.1, GD6.1)."""
        return self.options.shuffle_and_cut == "as_gc2" or len(self.order) < 3

    def single(self, deal: Deal, hands: list[list[str]], first: Seat, payer: Seat, last: Seat, random: Random) -> Seat:
        """GD5.4."""
        holders = [payer] if self.options.single_refusal_jokers == "own" else [payer, SEATS[(payer + 2) % 4]]
        if sum(hands[seat].count("RJ") for seat in holders) == 2 and self.wants(random):
            self.refuse(deal, hands, [seat for seat in holders if "RJ" in hands[seat]])
            return first
        card = random.choice(highest(hands[payer], deal.level))
        move(hands, card, payer, first)
        deal.acts.append(m.TributePaid(payer, card, random.choice((None, first))))
        self.give_back(deal, hands, first, payer, random)
        return last

    def double(self, deal: Deal, hands: list[list[str]], winners: tuple[Seat, Seat], losers: list[Seat], random: Random) -> Seat:
        """GD5.2, GD5.3."""
        first, second = winners
        if sum(hands[seat].count("RJ") for seat in losers) == 2 and self.wants(random):
            self.refuse(deal, hands, [seat for seat in losers if "RJ" in hands[seat]])
            return first
        near = SEATS[(first + 1) % 4]
        far = losers[0] if losers[1] == near else losers[1]
        cards = {seat: random.choice(highest(hands[seat], deal.level)) for seat in (near, far)}
        worth = {seat: height(cards[seat], deal.level) for seat in (near, far)}
        to_first = near if worth[near] >= worth[far] else far
        if worth[near] == worth[far] and self.options.equal_tributes != "first_takes_next":
            to_first = random.choice((near, far))
            said = True  # nobody but the record can say it
        else:
            said = random.random() < 0.5
        other = far if to_first == near else near
        for seat in random.sample((near, far), 2):
            taker = first if seat == to_first else second
            deal.acts.append(m.TributePaid(seat, cards[seat], taker if said else None))
            move(hands, cards[seat], seat, taker)
        for taker, payer in ((first, to_first), (second, other)):
            self.give_back(deal, hands, taker, payer, random)
        return to_first

    def wants(self, random: Random) -> bool:
        return self.options.refusal == "automatic" or random.random() < 0.8

    def refuse(self, deal: Deal, hands: list[list[str]], seats: Sequence[Seat]) -> None:
        for seat in seats:
            shown = () if self.options.refusal == "not_shown" else ("RJ",) * hands[seat].count("RJ")
            deal.acts.append(m.RefusalClaimed(seat, shown))

    def give_back(self, deal: Deal, hands: list[list[str]], taker: Seat, payer: Seat, random: Random) -> None:
        option, every = self.options.return_card, hands[taker]
        if option == "ten_or_lower" or (option == "ten_or_lower_to_partner" and taker % 2 == payer % 2):
            allowed = [card for card in every if card[1] in "23456789T"]
        elif option == "no_level_card":
            allowed = [card for card in every if card[1] != deal.level]
        else:
            allowed = every
        card = random.choice(allowed or every)
        move(hands, card, taker, payer)
        deal.acts.append(m.CardReturned(taker, card, random.choice((None, payer))))

    # --- the end ----------------------------------------------------------------------------------------------------------------

    def settle(self, deal: Deal) -> None:
        """GD6.2, GD6.3, GC2.4."""
        first = deal.order[0]
        side: Side = 0 if first % 2 == 0 else 1
        mate = (first + 2) % 4
        place = deal.order.index(mate) + 1 if mate in deal.order else 4
        played_for, self.side, self.order = self.side, side, deal.order
        if self.options.promotion == "points_five_three_one":
            self.points[side] += {2: 5, 3: 3, 4: 1}[place]
        else:
            self.promote(deal, side, place, played_for)
        if self.options.levels == "seven" and self.deals == 5:
            self.over = True
        deal.levels, deal.points = (self.levels[0], self.levels[1]), (self.points[0], self.points[1])
        deal.over = self.over

    def promote(self, deal: Deal, side: Side, place: int, played_for: Side | None) -> None:
        good = place == 2 or (place == 3 and self.options.pass_a_condition == "partner_not_last")  # noqa: S105 - to pass A
        own = deal.level == "A" and played_for == side
        anywhere = self.options.pass_a_at_opponents_level == "yes"  # noqa: S105
        if self.levels[side] == "A" and good and (own or anywhere):
            self.over = self.options.levels == "two_to_a"
            return
        if deal.level == "A" and played_for is not None:
            self.failed[played_for] += 1
        many = {"four_two_one": {2: 4, 3: 2, 4: 1}, "three_two_one": {2: 3, 3: 2, 4: 1}}[self.options.promotion][place]
        self.levels[side] = RANKS[min(RANKS.index(self.levels[side]) + many, 12)]
        if played_for is not None and self.options.a_attempts == "three" and self.failed[played_for] == 3:
            self.failed[played_for], self.levels[played_for] = 0, "2"


# --- one deal -----------------------------------------------------------------------------------------------------------------


def dealt(random: Random) -> list[list[str]]:
    """Two packs dealt out at random."""
    pack = random.sample([*DECK, *DECK], 108)
    return [pack[27 * seat : 27 * seat + 27] for seat in SEATS]


def height(card: str, level: str) -> int:
    rank = card[1] if card[1] != "J" or card[0] in "SHCD" else ""
    return 15 if card == "RJ" else 14 if card == "BJ" else 13 if rank == level else RANKS.index(rank)


def highest(hand: list[str], level: str) -> list[str]:
    """The cards that may be paid: GD5.2."""
    allowed = [card for card in hand if card != f"H{level}"]
    best = max(height(card, level) for card in allowed)
    return sorted({card for card in allowed if height(card, level) == best})


def move(hands: list[list[str]], card: str, source: Seat, target: Seat) -> None:
    hands[source].remove(card)
    hands[target].append(card)


def played_out(deal: Deal, hands: list[list[str]], options: Options, bot: Bot, random: Random) -> tuple[Seat, ...]:
    """Play a deal to its end; every play is lawful and declared. Return the finishing order."""
    assert deal.leader is not None
    seat, lies, owner, passed, out = deal.leader, None, deal.leader, set[Seat](), list[Seat]()
    while True:
        found = forms(two_packs(hands[seat]), lies, deal.level, options)
        form = bot(found, lies, random) if found else None
        if form is None:
            deal.acts.append(m.Passed(seat))
            passed.add(seat)
        else:
            deal.acts.append(m.CardsPlayed(seat, form.cards, form.reading))
            for card in form.cards:
                hands[seat].remove(card)
            left, most = len(hands[seat]), {"at_ten": 10, "at_seven": 7, "at_six": 6}.get(options.count_report, 0)
            if 0 < left <= most < left + len(form.cards):
                deal.acts.append(m.CountAnnounced(seat, left))  # GC2.8
            lies, owner, passed = form.reading, seat, set()
            if not hands[seat]:
                out.append(seat)
                if over(out, options):
                    break
        if passed >= {other for other in SEATS if other not in out and other != owner}:
            seat, lies, passed = leads_after(owner, out, options), None, set()
        else:
            seat = following(seat, out)
    return (*out, *(seat for seat in SEATS if seat not in out)) if len(out) == 3 else tuple(out)


def over(out: list[Seat], options: Options) -> bool:
    """GD6.1."""
    both = len(out) == 2 and out[0] % 2 == out[1] % 2
    return len(out) == 3 or (both and options.deal_ends == "pair_or_three_out")


def leads_after(owner: Seat, out: list[Seat], options: Options) -> Seat:
    """GD7.1: who leads when nobody beats the play of `owner`."""
    if owner not in out:
        return owner
    mate = SEATS[(owner + 2) % 4]
    if mate not in out and (owner == out[0] or options.jiefeng == "partner"):
        return mate
    return following(owner, out)


def following(seat: Seat, out: list[Seat]) -> Seat:
    while True:
        seat = SEATS[(seat + 1) % 4]
        if seat not in out:
            return seat

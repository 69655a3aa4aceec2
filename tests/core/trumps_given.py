"""Given a match of 升级 or 炒地皮, when something is done, then what the rules say of it: the words that their tests share."""

from core.cards import DECK, UNKNOWN
from core.live import Live
from core.trick.follow import example
from core.trumps.known import whole
from core.trumps.messages import Act, CardsPlayed, DealNoted, DeclarerNoted, Overturned, OverturnPassed, Seat
from core.trumps.score import standing
from core.trumps.state import Burying, Counting, Decided, Drawing, Following, Leading, Overturning, State, Taking, Waiting
from core.trumps.state import Deal as DealOnTable
from core.trumps.trumps import order_in, ways_of
from tests.core.given import done_after

A: Seat = 0
B: Seat = 1
C: Seat = 2
D: Seat = 3
SEATS: tuple[Seat, Seat, Seat, Seat] = (A, B, C, D)
LETTERS = "ABCD"
SEAT: dict[str, Seat] = {"A": A, "B": B, "C": C, "D": D}
SIDES = ("AC", "BD")
PLAYERS = ("p-a", "p-b", "p-c", "p-d")
Cards = tuple[str, ...]
Acts = tuple[Act, ...]


def play_of(match: Live) -> State:
    play: State = match.history.table.play
    return play


# --- deals ---


def cards(text: str) -> Cards:
    """Cards by suit: `SAAK H3 BB RR` are ♠A ♠A ♠K ♥3, both small jokers and both big ones; `?` is not recorded, `??` two such."""
    found_: list[str] = []
    for word in text.split():
        if word[0] in "BR" and set(word) == {word[0]}:
            found_ += [word[0] + "J"] * len(word)
        elif word[0] == "?":
            found_ += [UNKNOWN] * len(word)
        else:
            found_ += [word[0] + rank for rank in word[1:]]
    return tuple(found_)


def plays(text: str) -> Acts:
    """Plays by seat, parted by commas: `A SAA, B SJT`."""
    return tuple(CardsPlayed(SEAT[words.strip()[0]], cards(words.strip()[1:])) for words in text.split(","))


HANDS: tuple[Cards, Cards, Cards, Cards] = (
    cards("SAAKQQ98877 S2 H3KKT4 CAT55 D9664 R"),
    cards("SKJJTT HAAQQ99 CKK774 C2 DAAJJ33 BB"),
    cards("S6655433 HJJ8872 H2 CQQJJ9 DKKQQ2 R"),
    cards("S92 H3T47665 CAT98864332 DTT987752"),
)
BOTTOM = cards("H6 D8 C8 H5 D5 C6 S4 D4")
_PACK = [card for card in DECK for _ in range(2)]
_REST = list(_PACK)
for _card in (*HANDS[0], *HANDS[1], *HANDS[2], *BOTTOM):
    _REST.remove(_card)
HANDS = (HANDS[0], HANDS[1], HANDS[2], tuple(_REST))


def round_of(*singles: str, first: Seat = A) -> Acts:
    """Tricks of singles, each as four cards from the leader on; the same seat leads all."""
    acts: list[Act] = []
    for four in singles:
        for n, card in enumerate(cards(four)):
            acts.append(CardsPlayed(SEATS[(first + n) % 4], (card,)))
    return tuple(acts)


def all_played(first: Seat = A, tricks: int = 25) -> Acts:
    """Tricks of which no card is recorded."""
    return tuple(CardsPlayed(SEATS[(first + n) % 4], (UNKNOWN,)) for _ in range(tricks) for n in range(4))


def asks(*seats: Seat) -> Acts:
    """Seats that do not overturn."""
    return tuple(OverturnPassed(seat) for seat in seats)


def after(points: int, declarer: Seat = A) -> Acts:
    """A deal of which only the declarer and the collectors' points are recorded."""
    return (DeclarerNoted(declarer), DealNoted(points))


def overturn(seat: Seat, text: str) -> Overturned:
    return Overturned(seat, cards(text))


def next_cards(state: Leading | Following) -> Cards:
    """The highest card as a lead, the lowest that may follow."""
    order = order_in(state.deal, state.match.options)
    hand = whole(state.deal.hands[state.turn or A])
    if order is None or not hand:
        raise ValueError("the hands of this deal are not known")
    if isinstance(state, Following) and state.plays and state.lead is not None:
        return example(state.lead, hand, order, ways_of(state.match.options))
    return (min(hand, key=order.down.__getitem__),)


# --- where play stands, in a line --------------------------------------------------------------------------------------------


def shown(play: State) -> str:
    """Where play stands."""
    match play:
        case Waiting(match, stopped, after_it):
            more = ", stopped" if stopped is not None else ""
            return f"after deal {len(match.deals)}: {_score(play)}{more}{done_after(after_it)}"
        case Decided(_, winner, _, after_it):
            who = "level" if winner is None else f"won by {SIDES[winner]}"
            return f"{who}: {_score(play)}{done_after(after_it)}"
        case Drawing(_, deal):
            return f"{_deal(deal)}: drawing{_more(deal)}"
        case Taking(_, deal, turn):
            return f"{_deal(deal)}: {_seat(turn)} to take{_more(deal)}"
        case Burying(_, deal, turn):
            return f"{_deal(deal)}: {_seat(turn)} to bury{_more(deal)}"
        case Overturning(_, deal, turn):
            return f"{_deal(deal)}: {_seat(turn)} asked{_more(deal)}"
        case Leading(_, deal, turn):
            return f"{_deal(deal)}: {_seat(turn)} leads{_more(deal)}"
        case Following(_, deal, turn, laid, lead):
            if not laid:
                return f"{_deal(deal)}: {_seat(turn)} leads{_more(deal)}"
            what = "no suit" if lead is None else f"{lead.suit}{''.join(str(part.pairs) for part in lead.parts)}"
            return f"{_deal(deal)}: {_seat(turn)} on {what} of {LETTERS[laid[0].seat]}{_more(deal)}"
        case Counting(_, deal):
            return f"{_deal(deal)}: counting{_more(deal)}"


def _deal(deal: DealOnTable) -> str:
    standing_ = deal.standing
    trumps = "?" if standing_ is None else standing_.suit or "no trump"
    declarer = "?" if deal.declarer is None else LETTERS[deal.declarer]
    return f"deal {deal.number} of {declarer} at {deal.level or '?'} {trumps}"


def _seat(seat: Seat | None) -> str:
    return "?" if seat is None else LETTERS[seat]


def _more(deal: DealOnTable) -> str:
    left = "".join(f" {n}{'+' * len(hand.odd)}" for n, hand in zip(deal.left, deal.hands, strict=True))
    points = f", {' '.join(map(str, deal.points))}" if any(deal.points) else ""
    return f",{left}{points}"


def _score(play: Waiting | Decided) -> str:
    now = standing(play.match)
    return "?" if now.levels is None else f"{now.levels[0]} {now.levels[1]}"

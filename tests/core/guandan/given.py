"""Given a 掼蛋 match, when something is done, then what the rules say of it: the words that these tests share."""

from itertools import accumulate

import msgspec

from core.cards import OF_RANK
from core.climb.kinds import Reading
from core.desk.messages import CallMade, Remedy, Ruled
from core.guandan import settle
from core.guandan.messages import (
    Act,
    CardReturned,
    CardsPlayed,
    CountAnnounced,
    DealBegun,
    DealNoted,
    HandDealt,
    LeaderDrawn,
    MatchOpened,
    Passed,
    Seat,
    TributePaid,
)
from core.guandan.options import DEFAULTS, Options
from core.guandan.presets import COMPETITION
from core.guandan.state import Deal as DealOnTable
from core.guandan.state import (
    Dealing,
    Decided,
    Following,
    Leading,
    Match,
    Paying,
    Returning,
    Score,
    State,
    Waiting,
    due_to_return,
    to_pay,
)
from core.live import Live
from core.table import Act as TableAct
from tests.core.cards_given import found, from_hands, left, swapped, unsure
from tests.core.given import CHIEF, SHOWN, By, done_after, given_at, when

__all__ = ["found", "swapped", "unsure", "when"]

A: Seat = 0
B: Seat = 1
C: Seat = 2
D: Seat = 3
LETTERS = "ABCD"
SEAT: dict[str, Seat] = {"A": A, "B": B, "C": C, "D": D}
SIDES = ("AC", "BD")
Acts = tuple[Act | By, ...]
PLAYERS = ("p-a", "p-b", "p-c", "p-d")
GC = "competition"  # as an option of `given`: the preset of the competition


def readings(preset: str = "", **options: str) -> Options:
    """The options of a preset, GD where none is named, some of them set otherwise."""
    base = COMPETITION if preset == GC else DEFAULTS
    return msgspec.convert(msgspec.to_builtins(base) | options, Options)


def given(*acts: TableAct | By, **options: str) -> Live:
    """A match under these readings in which these acts were done as played."""
    return given_at(MatchOpened(PLAYERS, readings(**options)), *acts)


def play_of(match: Live) -> State:
    play: State = match.history.table.play
    return play


def all_found(*acts: Act | By, **options: str) -> tuple[str, ...]:
    """Everything that is found in a match, in order."""
    match = given(**options)
    return tuple(code for act in acts for code in found(when(match, act)))


def ruled(remedy: Remedy, call: int = 1) -> tuple[By, By]:
    """A call, and a ruling of the chief referee on it."""
    return By(CHIEF, CallMade(0)), By(CHIEF, Ruled(call, "GC3.3", remedy, SHOWN))


def folded_from_the_beginning(match: Match) -> tuple[Score, ...]:
    """Where a match stood after each of its deals: the plain definition."""
    scores = accumulate(match.deals, lambda now, deal: settle.after(now, deal, match.options), initial=Score(match.begun))
    return tuple(scores)[1:]


# --- deals ------------------------------------------------------------------------------------------------------------------


class Deal(msgspec.Struct, frozen=True):
    """Who holds what: all 108 cards."""

    hands: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]

    def dealt(self, leader: Seat | None = A) -> tuple[Act, ...]:
        """The record of the deal, and of the card that says who leads: a card that only its hand holds is not asked for."""
        drawn = () if leader is None else (LeaderDrawn(leader, self.hands[leader][0]),)
        return (DealBegun(), *(HandDealt(seat, self.hands[seat]) for seat in (A, B, C, D)), *drawn)

    def plays(self, text: str) -> tuple[Act, ...]:
        """Plays in turn from the hands: `A34567 B- C-`; ranks only, a `-` passes, a card that the hand lacks has no suit."""
        return tuple(_play(letter, cards) for letter, cards in from_hands(self.hands, text))


def _play(letter: str, cards: tuple[str, ...] | None) -> Act:
    return Passed(SEAT[letter]) if cards is None else CardsPlayed(SEAT[letter], cards)


def deal(one: str, two: str, three: str) -> Deal:
    """Hands by rank, suits given out in the order S H C D twice over; what is left over is the fourth hand."""
    pack = {rank: [*codes, *codes] for rank, codes in OF_RANK.items()}
    hands = [tuple(pack[rank].pop(0) for rank in hand.replace(" ", "")) for hand in (one, two, three)]
    return Deal((hands[0], hands[1], hands[2], tuple(code for codes in pack.values() for code in codes)))


# A and B hold a big joker each, B and D a small one; of the twos A has one, B two and D five, both with a wild ♥2, C none.
DEAL = deal(
    "3333 4444 55 66 77 88 99 TT JJ QQ K 2 R",
    "5555 66 77 88 99 TT JJ QQ KK AAA 22 R B",
    "333 44 55 666 777 888 99 TT JJ QQ KK A",
)
DEALT: Acts = DEAL.dealt()  # the first deal: A leads
LED: Acts = (*DEALT, *DEAL.plays("A5"))  # a single 5 lies, B is to beat it
MISNAMED: Acts = (*DEALT, CardsPlayed(A, ("S5",), Reading("pair", "5", 1)))  # a single 5 that A calls a pair
NO_CARDS: Acts = (DealBegun(), LeaderDrawn(A))  # no hand is recorded


def after(*order: Seat) -> Acts:
    """A deal of which only the finishing order is recorded."""
    return (DealNoted(order),)


LOW = tuple(f"{suit}{rank}" for rank in "23578" for suit in "SHCD") * 2
"""Low cards of which no two hands need the same: 40, none of them a 4 or a 6, nor above 8."""


def hand(*cards: str, other: bool = False) -> tuple[str, ...]:
    """A hand of 27 with these cards and low ones; `other`: beside another such hand, of other low ones."""
    low = tuple(f"{suit}{rank}" for rank in "9TJQ" for suit in "SHCD") * 2 if other else LOW
    return (*cards, *low[: 27 - len(cards)])


def pays(text: str) -> Acts:
    """Tributes and returns by seat: `B:SA` pays, `B:SA>A` says to whom, `A<S3>B` returns."""
    acts: list[Act] = []
    for word in text.split():
        if "<" in word:
            seat, _, rest = word.partition("<")
            card, _, to = rest.partition(">")
            acts.append(CardReturned(SEAT[seat], card, SEAT[to] if to else None))
        else:
            seat, _, rest = word.partition(":")
            card, _, to = rest.partition(">")
            acts.append(TributePaid(SEAT[seat], card, SEAT[to] if to else None))
    return tuple(acts)


def alone(seat: Seat, *plays: str) -> Acts:
    """Plays of one seat that nobody beats."""
    acts: list[Act] = []
    for cards in plays:
        acts.append(CardsPlayed(seat, tuple(cards.split())))
        acts += (Passed(other) for other in (B, C, D, A, B, C, D)[seat : seat + 3])
    return tuple(acts)


EIGHT_3, EIGHT_4, EIGHT_5 = (" ".join(f"{suit}{rank}" for suit in "SHCDSHCD") for rank in "345")
ELEVEN: Acts = (
    DealBegun(),
    LeaderDrawn(A),
    CountAnnounced(A, 27),
    *alone(A, EIGHT_3, EIGHT_4),
)  # counts are recorded, A holds 11
TEN: Acts = (*ELEVEN, CardsPlayed(A, ("S5",)))  # A holds 10
A_OUT: Acts = (*NO_CARDS, *alone(A, EIGHT_3, EIGHT_4, EIGHT_5), CardsPlayed(A, ("S6", "H6", "C6")))  # A is out, B to beat it


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
        case Dealing(_, deal):
            return f"{_deal(deal)}: dealing"
        case Paying(_, deal):
            return f"{_deal(deal)}: {_seats(to_pay(deal))} to pay, {left(deal.hands)}"
        case Returning(_, deal):
            return f"{_deal(deal)}: {_seats(tuple(taker for taker, _ in due_to_return(deal)))} to return, {left(deal.hands)}"
        case Leading(_, deal, turn):
            return f"{_deal(deal)}: {'?' if turn is None else LETTERS[turn]} leads, {left(deal.hands)}{_more(deal)}"
        case Following(_, deal, turn, top, reading):
            what = "no pattern" if reading is None else reading.kind
            return f"{_deal(deal)}: {LETTERS[turn]} on {what} of {LETTERS[top.seat]}, {left(deal.hands)}{_more(deal)}"


def _deal(deal: DealOnTable) -> str:
    return f"deal {deal.number} at {deal.level or '?'}"


def _seats(seats: tuple[Seat, ...]) -> str:
    return "".join(LETTERS[seat] for seat in seats) or "nobody"


def _more(deal: DealOnTable) -> str:
    stopped = "".join(LETTERS[seat] for seat in range(4) if deal.stopped[seat])
    open_ = "".join(LETTERS[seat] for seat in range(4) if deal.open[seat])
    return (f", {stopped} stopped" if stopped else "") + (f", {open_} open" if open_ else "")


def _score(play: Waiting | Decided) -> str:
    now = settle.standing(play.match)
    if play.match.options.levels == "seven":
        return "?" if now.points is None else f"{now.points[0]}:{now.points[1]}"
    return "?" if now.levels is None else f"{now.levels[0]} {now.levels[1]}"

"""Given a 斗地主 match, when something is done, then what the rules say of it: the words that these tests share."""

import msgspec

from core.cards import OF_RANK
from core.desk.messages import CallMade, Remedy, Ruled
from core.doudizhu.messages import (
    Act,
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    DealBegun,
    FaceUpDrawn,
    HandDealt,
    MatchOpened,
    Passed,
    Seat,
)
from core.doudizhu.options import DEFAULTS, Options
from core.doudizhu.state import Bidding, Dealing, Decided, Following, Leading, Showing, State, Waiting, standing
from core.live import Live
from core.table import Act as TableAct
from tests.core.cards_given import found, from_hands, left, unsure
from tests.core.given import CHIEF, SHOWN, By, done_after, given_at, when

__all__ = ["found", "unsure", "when"]

A: Seat = 0
B: Seat = 1
C: Seat = 2
LETTERS = "ABC"
SEAT: dict[str, Seat] = {"A": A, "B": B, "C": C}
Acts = tuple[Act | By, ...]
PLAYERS = ("p-a", "p-b", "p-c")


def readings(**options: str) -> Options:
    return msgspec.convert(msgspec.to_builtins(DEFAULTS) | options, Options)


def given(*acts: TableAct | By, **options: str) -> Live:
    """A match under these readings in which these acts were done as played."""
    return given_at(MatchOpened(PLAYERS, readings(**options)), *acts)


def play_of(match: Live) -> State:
    play: State = match.history.table.play
    return play


def ruled(remedy: Remedy, call: int = 1) -> tuple[By, By]:
    """A call, and a ruling of the chief referee on it."""
    return By(CHIEF, CallMade(0)), By(CHIEF, Ruled(call, "DZ4.1", remedy, SHOWN))


# --- deals ------------------------------------------------------------------------------------------------------------------


class Deal(msgspec.Struct, frozen=True):
    """Who holds what: all 54 cards."""

    hands: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    bottom: tuple[str, ...]

    def dealt(self) -> tuple[Act, ...]:
        """The record of the deal."""
        return (DealBegun(), *(HandDealt(seat, self.hands[seat]) for seat in (A, B, C)), BottomLaid(self.bottom))

    def won(self, landlord: Seat = A, bid: int = 3, face_up: Seat | None = None) -> Acts:
        """The deal, the bids that make a seat landlord, and the three cards shown."""
        turned = () if face_up is None else (FaceUpDrawn(face_up),)
        first = landlord if face_up is None else face_up
        calls: list[Act] = []
        for seat in (first, (first + 1) % 3, (first + 2) % 3):
            calls.append(BidMade(SEAT[LETTERS[seat]], bid if seat == landlord else 0))
            if seat == landlord and bid == 3:
                break
        return (self.dealt()[0], *turned, *self.dealt()[1:], *calls, BottomShown(self.bottom))

    def plays(self, text: str, landlord: Seat = A) -> tuple[Act, ...]:
        """Plays in turn from the hands: `A34567 B- C-`; ranks only, a `-` passes, a card that the hand lacks has no suit."""
        hands = [(*hand, *(self.bottom if seat == landlord else ())) for seat, hand in enumerate(self.hands)]
        return tuple(_play(letter, cards) for letter, cards in from_hands(hands, text))


def _play(letter: str, cards: tuple[str, ...] | None) -> Act:
    return Passed(SEAT[letter]) if cards is None else CardsPlayed(SEAT[letter], cards)


def deal(one: str, two: str, three: str) -> Deal:
    """Hands by rank, suits given out in order; what is left over is the bottom."""
    pack = {rank: list(codes) for rank, codes in OF_RANK.items()}
    hands = [tuple(pack[rank].pop(0) for rank in hand.replace(" ", "")) for hand in (one, two, three)]
    return Deal((hands[0], hands[1], hands[2]), tuple(code for codes in pack.values() for code in codes))


# A can put all 20 cards down at once; B holds a bomb and the rocket, C two bombs; the bottom is T J Q.
DEAL = deal("333 444 555 666 777 8 9", "5 7 888 999 TTT KKKK B R", "3 4 6 JJJ QQQ AAAA 2222")
WON: Acts = DEAL.won()  # A is landlord at 3
LED: Acts = (*WON, *DEAL.plays("A8"))  # a single 8 lies, B is to beat it
AT_ONCE = "A333444555666777" + "89TJQ"  # the whole hand of A
SPRING: Acts = (*WON, *DEAL.plays(AT_ONCE))  # A has won: +12 -6 -6
COUNTER = "A8 BT CJ A- B- CQQQ3 A- B- CAAAA A- B- C2222 A- B- CJJ A- B- C4 A- B- C6"  # C is out, A has played once, two bombs
TAMED = "A8 BT CJ A- B- CQQQ3 A- B- C2222 A- B- CJJ A- B- C4 A9 B- CA A- B- CA A- B- CA A- B- CA A- B- C6"  # one bomb, A twice


# --- where play stands, in a line --------------------------------------------------------------------------------------------


def shown(play: State) -> str:
    """Where play stands."""
    match play:
        case Waiting(match, stopped, after):
            more = ", stopped" if stopped is not None else ""
            return f"after deal {len(match.deals)}: {_totals(play)}{more}{done_after(after)}"
        case Decided(_, winner, _, after):
            return f"won by {LETTERS[winner]}: {_totals(play)}{done_after(after)}"
        case Dealing(_, deal):
            first = "?" if deal.first is None else LETTERS[deal.first]
            again = "" if deal.attempt == 1 else f", attempt {deal.attempt}"
            return f"deal {deal.number}: dealing, {first} first{again}"
        case Bidding(_, deal, turn):
            return f"deal {deal.number}: bidding {_bids(play)}, {LETTERS[turn]} next"
        case Showing():
            return f"deal {play.deal.number}: {_lord(play)} to show"
        case Leading(_, deal, turn):
            return f"deal {deal.number}: {_lord(play)}, {'?' if turn is None else LETTERS[turn]} leads, {left(deal.hands)}"
        case Following(_, deal, turn, top, reading):
            what = "nothing" if not top.cards else "no pattern" if reading is None else reading.kind
            return f"deal {deal.number}: {_lord(play)}, {LETTERS[turn]} on {what} of {LETTERS[top.seat]}, {left(deal.hands)}"


def _lord(play: Showing | Leading | Following) -> str:
    deal = play.deal
    if deal.landlord is None:
        return "no landlord"
    return f"{LETTERS[deal.landlord]} landlord at {'?' if deal.bid is None else deal.bid}"


def _bids(play: Bidding) -> str:
    return " ".join(f"{LETTERS[seat]}{points}" for seat, points in play.deal.bids)


def _totals(play: Waiting | Decided) -> str:
    return " ".join(f"{points:+d}" if points else "0" for points in standing(play.match).totals)

"""One deal of a 升级 record while it is read: what it adds to the record, and where the record of it breaks off."""

from core.text import Text
from core.trumps.messages import (
    BottomBuried,
    BottomLaid,
    BottomUnrecorded,
    Card,
    CardDrawn,
    CardsPlayed,
    DealBegun,
    HandDealt,
    Insured,
    Overturned,
    PlaysUnrecorded,
    Seat,
    TrumpsDeclared,
)
from core.trumps.state import HAND, SEATS
from events.records.draft import Draft
from events.records.record import Record

DRAWS = HAND * len(SEATS)
CUT = Text("文件在这一副结束之前结束。", "The file ends before the deal does.")
NOT_OVER = Text(
    "这一副到此结束，但出牌没有打完：缺了动作。", "The deal ends here, but the plays do not end it: actions are missing."
)

Place = tuple[int, int]  # line and column


class Running:
    """A deal on the table."""

    def __init__(self, draft: Draft, line: int, first: Seat | None = None) -> None:
        self.draft = draft
        self.lost = False  # the plays are not recorded from somewhere on
        self.noted = False  # the record says before trumps are shown who declares
        self.laid = 0  # plays that were read
        self._buried = False
        self._shown: tuple[Seat, tuple[Card, ...]] | None = None
        self._held = [HAND] * len(SEATS)
        draft.act(DealBegun(first), line)

    def draw(self, deck: tuple[Card, ...], begin: int, end: int, line: int) -> None:
        """Draw cards of a deck, one by one in turn from seat 0; when all are drawn the bottom lies, the top card first."""
        for n in range(begin, end):
            self.draft.act(CardDrawn(SEATS[n % len(SEATS)], deck[n]), line)
        if begin < end == DRAWS:
            self.draft.act(BottomLaid(deck[DRAWS:]), line)

    def dealt(self, deck: tuple[Card, ...], line: int) -> None:
        """Take the hands and the bottom that a deck gives when it is drawn in turn from seat 0."""
        for seat in SEATS:
            self.draft.act(HandDealt(seat, deck[seat : DRAWS : len(SEATS)]), line)
        self.draft.act(BottomLaid(deck[DRAWS:]), line)

    def show(self, seat: Seat, cards: tuple[Card, ...], line: int, drawn: int | None = None) -> None:
        """Show cards to make trumps: to declare, to insure what stands, or to overturn it."""
        before, self._shown = self._shown, (seat, cards)
        if before is None or len(cards) == 1:
            self.draft.act(TrumpsDeclared(seat, cards, drawn), line)
        elif len(before[1]) == 1 and before[0] == seat and set(before[1]) == set(cards):
            self.draft.act(Insured(seat, cards, drawn), line)
        else:
            self.draft.act(Overturned(seat, cards, drawn), line)

    @property
    def declarer(self) -> Seat | None:
        """Return whose showing stands: in a first deal the declarer."""
        return None if self._shown is None else self._shown[0]

    def bury(self, seat: Seat, cards: tuple[Card, ...], line: int) -> None:
        """Bury cards."""
        self._buried = True
        self.draft.act(BottomBuried(seat, cards), line)

    def play(self, seat: Seat, cards: tuple[Card, ...], line: int) -> None:
        """Play cards; before the first play the bottom was buried, whether that is recorded or not."""
        if self.lost:
            return
        if not self._buried:
            self._buried = True
            self.draft.act(BottomUnrecorded(), line)
        self.laid += 1
        self._held[seat] -= len(cards)
        self.draft.act(CardsPlayed(seat, cards), line)

    def lose(self, line: int) -> None:
        """Say that from here on the record does not hold the plays."""
        if not self.lost:
            self.lost = True
            self.draft.act(PlaysUnrecorded(), line)

    def end(self, place: Place) -> None:
        """End the deal; where it goes on, actions are missing."""
        if self.going_on:
            self.draft.trouble(place, NOT_OVER)
            self.lose(place[0])

    @property
    def going_on(self) -> bool:
        """Say whether the record of the deal is whole so far and cards are left."""
        return not self.lost and max(self._held) > 0


def closed(draft: Draft, name: str) -> Record:
    """Return the record of a match; one of more acts than are read ends with plays that are not recorded."""
    if draft.cut:
        draft.last(PlaysUnrecorded(), draft.places[-1])
    return draft.record(name)

"""One deal of a log while its messages come in: what it adds to the record, and where the record of it breaks off."""

from core.climb.kinds import Reading
from core.guandan.messages import (
    Card,
    CardReturned,
    CardsPlayed,
    DealBegun,
    DealNoted,
    HandDealt,
    Level,
    LevelNoted,
    Levels,
    Passed,
    PlaysUnrecorded,
    Seat,
    TributePaid,
    TributeUnrecorded,
)
from core.guandan.state import HAND, SEATS
from core.text import Text
from events.records.draft import Draft, Where
from events.records.record import Record

START: Levels = ("2", "2")
MIDDLE = Text("有一副牌没有开头，前面的动作没有记录。", "The beginning of a deal is missing; what came before is not recorded.")
CUT = Text("文件在这一副结束之前结束。", "The file ends before the deal does.")
NOT_OVER = Text(
    "这一副到此结束，但出牌没有打完：缺了动作。", "The deal ends here, but the plays do not end it: actions are missing."
)
OTHER_LEVEL = Text("此处打{said}，这一副前面写的是{level}。", "The level here is {said}; this deal began with {level}.")


class Running:
    """A deal on the table. Offsets are those of the file."""

    def __init__(self, draft: Draft, where: Where, at: int) -> None:
        self.draft, self.where = draft, where
        self.level: Level | None = None
        self.levels: Levels | None = None
        self.dealt: dict[Seat, tuple[Card, ...]] = {}
        self.before_play = True
        self.heard_play = False  # somebody was asked to play, or has played
        self.lost = False  # the plays are not recorded from somewhere on
        self.top: CardsPlayed | None = None  # the last play
        self._held = [HAND] * len(SEATS)
        draft.act(DealBegun(), where(at)[0])

    def of_level(self, level: Level, levels: Levels | None, at: int) -> None:
        """Note the level, once; one that differs later is a trouble."""
        if self.level is None:
            self.level, self.levels = level, levels
            self.draft.act(LevelNoted(level, levels), self.where(at)[0])
        elif self.level != level:
            self.draft.trouble(self.where(at), OTHER_LEVEL.fill(said=level, level=self.level))

    def hand(self, seat: Seat, cards: tuple[Card, ...], at: int, *, after_tribute: bool = False) -> None:
        """Deal a hand, or note it as it is once tribute is over."""
        self.dealt[seat] = cards
        self._held[seat] = len(cards)
        self.draft.act(HandDealt(seat, cards, after_tribute), self.where(at)[0])

    def pay(self, seat: Seat, card: Card, to: Seat | None, at: int) -> None:
        """Pay a tribute."""
        self._move(seat, to)
        self.draft.act(TributePaid(seat, card, to), self.where(at)[0])

    def give_back(self, seat: Seat, card: Card, to: Seat | None, at: int) -> None:
        """Return a card."""
        self._move(seat, to)
        self.draft.act(CardReturned(seat, card, to), self.where(at)[0])

    def _move(self, seat: Seat, to: Seat | None) -> None:
        self._held[seat] -= 1
        if to is not None:
            self._held[to] += 1

    def no_tribute(self, at: int) -> None:
        """Say that the record does not hold the tribute of this deal; there is none where nobody has won one yet."""
        if self.levels != START:
            self.draft.act(TributeUnrecorded(), self.where(at)[0])

    def play(self, seat: Seat, cards: tuple[Card, ...], reading: Reading | None, at: int) -> None:
        """Play cards."""
        self.before_play = False
        if not self.lost:
            self.top = CardsPlayed(seat, cards, reading)
            self._held[seat] -= len(cards)
            self.draft.act(self.top, self.where(at)[0])

    def pass_(self, seat: Seat, at: int) -> None:
        """Pass."""
        self.before_play = False
        if not self.lost:
            self.draft.act(Passed(seat), self.where(at)[0])

    def lose(self, at: int) -> None:
        """Say that from here on the record does not hold the plays; before the first one, nor the tribute."""
        if self.lost:
            return
        if self.before_play:
            self.no_tribute(at)
        self.lost, self.before_play = True, False
        self.draft.act(PlaysUnrecorded(), self.where(at)[0])

    def end(self, order: tuple[Seat, ...] | None, at: int) -> None:
        """End the deal with its finishing order, None where that is not recorded."""
        if self.going_on:
            self.draft.trouble(self.where(at), NOT_OVER)
            self.lose(at)
        if order is not None:
            self.draft.act(DealNoted(order), self.where(at)[0])

    @property
    def going_on(self) -> bool:
        """Say whether the record of the deal is whole so far and the deal has no end yet."""
        return not self.lost and not self.over

    @property
    def over(self) -> bool:
        """Say whether two partners, or three players, have played all their cards."""
        out = [seat for seat in SEATS if self._held[seat] <= 0]
        return len(out) > 2 or {0, 2} <= set(out) or {1, 3} <= set(out)


def closed(draft: Draft, name: str) -> Record:
    """Return the record of a match; one of more acts than are read ends with plays that are not recorded."""
    if draft.cut:
        draft.last(PlaysUnrecorded(), draft.places[-1])
    return draft.record(name)

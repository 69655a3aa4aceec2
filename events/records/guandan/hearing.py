"""The messages of a log, heard one after the other: which of them say something new."""

import msgspec

from core.guandan.messages import Seat
from core.guandan.state import SEATS
from core.text import Text
from events.records.codes import card_of
from events.records.draft import Where, seat_of
from events.records.guandan.actions import declared, levels_of
from events.records.guandan.cards import SUIT_FIRST
from events.records.guandan.messages import Message
from events.records.guandan.notices import NOTICES
from events.records.guandan.points import point
from events.records.guandan.taken import NAME, OPTIONS, Taken
from events.records.record import Record
from events.records.walk import Unread

A_TYPE = Text("应为notify或act", "expected notify or act")
A_STAGE = Text(f"应为{'、'.join(NOTICES)}之一", f"expected one of {', '.join(NOTICES)}")
OTHER_ANSWER = Text(
    "座位{seat}的回答“{piece}”与随后宣布的不同；以宣布的为准。",
    "Seat {seat} answers `{piece}`, and otherwise is announced; what is announced counts.",
)


class Answer(msgspec.Struct, frozen=True):
    """What a player answers when asked, until it is announced to all."""

    stage: str
    seat: Seat
    message: Message

    @property
    def action(self) -> object:
        """Return the action as it is written."""
        return self.message.said["action"]


class Hearing:
    """What has been heard so far; `closed()` gives the records."""

    def __init__(self, where: Where, notes: tuple[Text, ...]) -> None:
        self.taken = Taken(where, notes)
        self._asked: tuple[str, Seat] | None = None
        self._answers: list[Answer] = []
        self._last: dict[str, object] = {}  # the last notice: a copy of it says nothing new

    def hear(self, message: Message | Unread) -> None:
        """Take in the next message."""
        if isinstance(message, Unread):
            self._unannounced()
            self.taken.fault(message)
            return
        if self.taken.full and message.said.get("stage") != "gameOver":
            return
        kind = message.said.get("type")
        if kind == "act":
            self._ask(message)
        elif kind == "notify":
            self._notice(message)
        elif "action" in message.said and kind is None:
            self._answered(message)
        elif "actIndex" not in message.said:  # an answer by its number in a list that is not read
            self.taken.wrong(message, "type", A_TYPE)

    def closed(self) -> tuple[Record, ...]:
        """Return the records, the last one closed."""
        self._unannounced()
        self.taken.cut()
        return tuple(self.taken.records)

    def _ask(self, message: Message) -> None:
        taken, stage = self.taken, message.said.get("stage")
        if not self._answers or self._answers[-1].stage != stage:
            self._unannounced()
        seat = seat_of(message.said.get("to", taken.me), SEATS)
        self._asked = (stage, seat) if isinstance(stage, str) and seat is not None else None
        if taken.deal is None and "publicInfo" in message.said:
            taken.records.append(point(message, taken.where, taken.notes, NAME, OPTIONS))
            return
        deal = taken.in_deal(message)
        level, levels = levels_of(message.said, seat)
        if level is not None and deal.level is None:
            deal.of_level(level, levels, message.at)

    def _answered(self, message: Message) -> None:
        """Keep an answer until it is announced; whose it is can be told only where its question stands before it."""
        if self._asked is not None:
            answer = Answer(*self._asked, message)
            said = answer.action[0] if isinstance(answer.action, list) and answer.action else None
            if answer.stage == (said if said in ("tribute", "back") else "play"):
                self._answers.append(answer)
        self._asked = None

    def _notice(self, message: Message) -> None:
        stage = message.said.get("stage")
        body = {name: value for name, value in message.said.items() if name != "to"}
        if body == self._last and stage != "beginning":
            return
        self._last = body
        if not self._answers or self._answers[-1].stage != stage:
            self._unannounced()
        self._compare(message)
        if isinstance(stage, str) and stage in NOTICES:
            NOTICES[stage](self.taken, message)
        else:
            self.taken.wrong(message, "stage", A_STAGE)

    def _compare(self, message: Message) -> None:
        """Drop the answers that are announced here; one that is announced otherwise is a trouble."""
        answers, self._answers = self._answers, []
        result = message.said.get("result")
        moves = (
            [(one[0], [one[2]]) for one in result if isinstance(one, list) and len(one) == 3] if isinstance(result, list) else []
        )
        for answer in answers:
            if answer.stage == "play":
                same = (answer.seat, answer.action) == (message.said.get("curPos"), message.said.get("curAction"))
            else:
                same = (answer.seat, _card(answer)) in moves
            if not same:
                said = OTHER_ANSWER.fill(seat=answer.seat, piece=declared(answer.action))
                self.taken.trouble(answer.message, "action", said)

    def _unannounced(self) -> None:
        """Take answers that the log does not announce as given."""
        answers, self._answers = self._answers, []
        deal = self.taken.deal
        for answer in answers if deal is not None else ():
            if answer.stage == "play":
                self.taken.play(answer.seat, answer.message, "action")
            elif deal is not None and not deal.lost:
                card = _card(answer)
                code = card_of(card[0], SUIT_FIRST) if isinstance(card, list) and len(card) == 1 else None
                if code is not None:
                    move = deal.pay if answer.stage == "tribute" else deal.give_back
                    move(answer.seat, code, None, answer.message.at)


def _card(answer: Answer) -> object:
    """Return the cards of a tribute or a return as they are written."""
    return answer.action[2] if isinstance(answer.action, list) and len(answer.action) == 3 else None

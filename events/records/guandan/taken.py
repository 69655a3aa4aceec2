"""What has been taken down from a log so far: the games that are over, the one in progress and the deal on its table."""

from core.guandan.messages import Seat
from core.text import Text
from events.records.codes import level_of
from events.records.draft import Draft, Where
from events.records.files import in_json
from events.records.guandan.actions import action_of
from events.records.guandan.messages import Message
from events.records.guandan.readings import EXPECTED_LOWEST
from events.records.guandan.running import CUT, MIDDLE, Running, closed
from events.records.record import Record
from events.records.walk import Unread

NAME = "njupt"
OPTIONS = {
    "levels": "two_to_a",
    "tribute": "yes",
    "refusal": "automatic",
    "tribute_to_partner": "last_pays",
    "equal_tributes": "first_takes_next",
    "return_card": "ten_or_lower",
    "pattern_rules": "r17",
    "level_card_place": "runs_natural",
    "plate_with_a": "both",
    "wilds_alone": "level_cards",
    "five_alike_with_wilds": "as_declared",
    "wild_undeclared": "must_declare",
    "flush_as_straight": "allowed",
    "joker_pair_in_full_house": "allowed",
    "jiefeng": "partner",
    "count_report": "none",
    "deal_ends": "pair_or_three_out",
    "promotion": "three_two_one",
    "pass_a_condition": "partner_not_last",
}
"""What these programs play by; on every other option they are silent, or do what none of its values says."""

WRONG = Text("“{name}”是“{piece}”，{due}。", "`{name}` is `{piece}`; {due}.")
MISSING = Text("没有“{name}”，{due}。", "There is no `{name}`; {due}.")
AN_ACTION = Text("应为牌型、点数和牌，或“PASS”", "expected a type, a rank and cards, or `PASS`")
BEFORE_PLAY = ("tribute", "anti-tribute", "back")


class Taken:
    """The records so far, and what is open."""

    def __init__(self, where: Where, notes: tuple[Text, ...]) -> None:
        self.where, self.notes = where, notes
        self.records: list[Record] = []
        self.draft: Draft | None = None
        self.deal: Running | None = None
        self.dealing = False  # the last message dealt a hand
        self.me: Seat | None = None  # whose log it is, where it is that of one seat

    @property
    def full(self) -> bool:
        """Say whether the game in progress holds more acts than are read."""
        return self.draft is not None and self.draft.cut

    def open(self) -> Draft:
        """Return the record of the game in progress, a new one where there is none."""
        if self.draft is None:
            self.draft = Draft("guandan", self.notes)
            self.draft.options |= OPTIONS
        return self.draft

    def close(self) -> None:
        """End the game in progress."""
        if self.draft is not None:
            self.records.append(closed(self.draft, NAME))
        self.draft = self.deal = None

    def cut(self) -> None:
        """End the file."""
        if self.deal is not None and self.deal.going_on:
            self.open().note(CUT)
        self.close()

    def begin(self, at: int) -> Running:
        """Begin a deal; one that has no end yet ends here."""
        if self.deal is not None:
            self.deal.end(None, at)
        self.deal = Running(self.open(), self.where, at)
        return self.deal

    def in_deal(self, message: Message) -> Running:
        """Return the deal that a message belongs to; of one whose beginning is missing only a tribute can be read."""
        self.dealing = False
        stage, deal = message.said.get("stage"), self.deal
        if deal is None or _of_another(deal, message):
            self.open().note(MIDDLE)
            deal = self.begin(message.at)
            if stage not in ("tribute", "anti-tribute"):
                deal.lose(message.at)
        deal.heard_play = deal.heard_play or stage == "play"
        return deal

    def play(self, seat: Seat, message: Message, name: str) -> None:
        """Take the action that a member of a message is."""
        if self.deal is None or self.deal.lost:
            return
        if (action := action_of(message.said.get(name))) is None:
            self.wrong(message, name, AN_ACTION)
            self.deal.lose(message.at)
        elif not action.cards:
            self.deal.pass_(seat, message.at)
        else:
            if action.reading is None:
                self.wrong(message, name, EXPECTED_LOWEST)
            self.deal.play(seat, action.cards, action.reading, message.at)

    def wrong(self, message: Message, name: str, due: Text) -> None:
        """Say that a member is not what it should be."""
        said = WRONG if name in message.said else MISSING
        self.trouble(message, name, said.fill(name=name, piece=in_json(message.said.get(name)), due=due))

    def trouble(self, message: Message, name: str, text: Text) -> None:
        """Add a trouble at a member."""
        self.open().trouble(self.where(message.place(name)), text)

    def fault(self, fault: Unread) -> None:
        """Add a place that is no message; behind it a deal is not recorded."""
        self.open().trouble(self.where(fault.offset), fault.text)
        if self.deal is not None:
            self.deal.lose(fault.offset)


def _of_another(deal: Running, message: Message) -> bool:
    """Say whether a message shows that the deal on the table has ended and another one has begun."""
    stage, level = message.said.get("stage"), level_of(message.said.get("curRank"))
    if deal.level is not None and level is not None and level != deal.level:
        return True
    return deal.heard_play if stage in BEFORE_PLAY else stage == "play" and deal.over

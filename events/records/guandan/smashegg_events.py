"""The events of a replay of smashegg, one after the other, as what was done at the table."""

from collections.abc import Mapping

from core.guandan.messages import Card, LeaderDrawn, Levels, LevelsNoted, RefusalClaimed, Seat
from core.guandan.state import SEATS
from core.text import Text
from events.records.codes import card_of, cards_of, level_of
from events.records.draft import Draft, Where, seat_of
from events.records.files import in_json
from events.records.guandan.cards import EXPECTED_RANK_FIRST, RANK_FIRST
from events.records.guandan.readings import EXPECTED_HIGHEST, by_highest
from events.records.guandan.running import CUT, MIDDLE, Running
from events.records.guandan.smashegg_parts import At
from events.records.walk import Unread

FOLLOWS = frozenset({"ceremonyCutStarted", "tributeCommitted", "trickWon", "jiefeng", "playerFinished", "matchEnded"})
"""Events that follow from the others, or say nothing by themselves."""

WRONG = Text("此处是“{piece}”，{due}。", "Here stands `{piece}`; {due}.")
AN_EVENT = Text("应为smashegg的事件", "expected an event of smashegg")
A_SEAT = Text("应有座位0、1、2或3", "expected a seat, 0, 1, 2 or 3")
A_LEVEL = Text("应有“currentLevel”，为“23456789TJQKA”中的一个", "expected `currentLevel`, one of `23456789TJQKA`")
HANDS = Text("应有“hands”，为四副手牌", "expected `hands`, four of them")
AN_ORDER = Text("应有“finishOrder”，为二到四个座位", "expected `finishOrder`, two to four seats")
PAIRINGS = Text("应有“from”“to”和“card”", "expected `from`, `to` and `card`")
REVEALS = Text("应有“seat”和“card”", "expected `seat` and `card`")
OTHER_ACTION = Text(
    "这个动作是“{piece}”，它的事件与它不同；以事件为准。", "This action is `{piece}`, and its event is another; the event counts."
)

Said = Mapping[str, object]


class Course:
    """The course of a match so far."""

    def __init__(self, draft: Draft, where: Where, *, clockwise: bool) -> None:
        self.draft, self.where = draft, where
        self.deal: Running | None = None
        self._levels: Levels | None = None
        self._clockwise = clockwise

    def group(self, said: object, action: At | None, at: int) -> None:
        """Take the events that an action has led to; `action` as it stands among the actions, None where it does not."""
        events = said if isinstance(said, list) else [said]
        if action is not None and events and not _same(action[0], events[0]):
            self.draft.trouble(self.where(action[1]), OTHER_ACTION.fill(piece=in_json(action[0])))
        for event in events:
            self._event(event, at)

    def actions(self, said: list[At]) -> None:
        """Take the plays of the first deal from actions to which no events stand."""
        deal = self._begin(said[0][1])
        for whole, at in said:
            action = whole.get("action") if isinstance(whole, dict) else None
            kind = {"play": "played", "pass": "passed"}.get(str(action.get("type"))) if isinstance(action, dict) else None
            if kind is None or not deal.going_on or not isinstance(whole, dict) or not isinstance(action, dict):
                return
            self._event({**action, "type": kind, "seat": whole.get("seat")}, at)

    def cut(self, fault: Unread | None) -> None:
        """End the file; a fault has ended it where it stands."""
        if fault is not None:
            self.draft.trouble(self.where(fault.offset), fault.text)
        if self.deal is not None and self.deal.going_on:
            if fault is not None:
                self.deal.lose(fault.offset)
            else:
                self.draft.note(CUT)

    def _event(self, event: object, at: int) -> None:
        if not isinstance(event, dict):
            self._wrong(event, at, AN_EVENT)
            return
        match kind := event.get("type"):
            case "handStarted":
                self._started(event, at)
            case "antiTribute":
                self._refused(event, at)
            case "tributePaid" | "tributeReturned":
                self._moved(event, at)
            case "played" | "passed":
                self._played(event, at)
            case "handEnded":
                self._ended(event, at)
            case _ if not isinstance(kind, str) or kind not in FOLLOWS:
                self._wrong(event, at, AN_EVENT)

    # --- the cards -----------------------------------------------------------------------------------------------------------

    def _started(self, event: Said, at: int) -> None:
        deal = self._begin(at)
        if (level := level_of(event.get("currentLevel"))) is not None:
            deal.of_level(level, self._levels, at)
        else:
            self._wrong(event.get("currentLevel"), at, A_LEVEL)
        hands = event.get("hands")
        if not isinstance(hands, list) or len(hands) != len(SEATS):
            self._wrong(hands, at, HANDS)
        for n, said in enumerate(hands[: len(SEATS)] if isinstance(hands, list) else []):
            seat, cards = self._seat(n), cards_of(said, RANK_FIRST)
            if cards is None:
                self._wrong(said, at, EXPECTED_RANK_FIRST)
            elif seat is not None:
                deal.hand(seat, cards, at)
        ceremony = event.get("ceremony")
        if isinstance(ceremony, dict):
            self._ceremony(ceremony, at)

    def _ceremony(self, said: Said, at: int) -> None:
        """Say who leads the first deal, and by which card."""
        seat = self._seat(said.get("markerSeat"))
        if seat is None:
            self._wrong(said, at, A_SEAT)
        else:
            drawn = LeaderDrawn(seat, card_of(said.get("marker"), RANK_FIRST), self._seat(said.get("firstDrawer")))
            self.draft.act(drawn, self.where(at)[0])

    def _refused(self, event: Said, at: int) -> None:
        deal = self._in_deal(at, readable=True)
        reveals = event.get("reveals")
        shown: dict[Seat, tuple[Card, ...]] = {}
        for one in reveals if isinstance(reveals, list) else [None]:
            seat = self._seat(one.get("seat")) if isinstance(one, dict) else None
            card = card_of(one.get("card"), RANK_FIRST) if isinstance(one, dict) else None
            if seat is None or card is None:
                self._wrong(one, at, REVEALS)
                deal.no_tribute(at)
            else:
                shown[seat] = (*shown.get(seat, ()), card)
        for seat, cards in shown.items():
            self.draft.act(RefusalClaimed(seat, cards), self.where(at)[0])

    def _moved(self, event: Said, at: int) -> None:
        back = event.get("type") == "tributeReturned"
        deal = self._in_deal(at, readable=not back)
        pairings = event.get("pairings")
        for one in pairings if isinstance(pairings, list) else [None]:
            said = one if isinstance(one, dict) else {}
            seat, to, card = self._seat(said.get("from")), self._seat(said.get("to")), card_of(said.get("card"), RANK_FIRST)
            if seat is None or to is None or card is None:
                self._wrong(one, at, PAIRINGS)
                deal.no_tribute(at)
            elif not deal.lost:
                (deal.give_back if back else deal.pay)(seat, card, to, at)

    # --- plays and ends ------------------------------------------------------------------------------------------------------

    def _played(self, event: Said, at: int) -> None:
        deal, seat = self._in_deal(at, readable=False), self._seat(event.get("seat"))
        if deal.lost:
            return
        cards = cards_of(event.get("cards"), RANK_FIRST)
        if seat is None or (event.get("type") == "played" and not cards):
            self._wrong(event, at, A_SEAT if seat is None else EXPECTED_RANK_FIRST)
            deal.lose(at)
        elif event.get("type") == "passed":
            deal.pass_(seat, at)
        else:
            self._play(deal, seat, cards or (), event.get("decl"), at)

    def _play(self, deal: Running, seat: Seat, cards: tuple[Card, ...], said: object, at: int) -> None:
        """Take a play; a straight flush that counts as a straight only is none that our terms have."""
        reading = None
        if isinstance(said, dict) and not said.get("demoted"):
            reading = by_highest(said.get("type"), said.get("keyRank"), said.get("size"), said.get("jokerRank"))
        if reading is None and said is not None:
            self._wrong(said, at, EXPECTED_HIGHEST)
        deal.play(seat, cards, reading, at)

    def _ended(self, event: Said, at: int) -> None:
        deal, result = self._in_deal(at, readable=False), event.get("result")
        said = result.get("finishOrder") if isinstance(result, dict) else None
        seats = [self._seat(seat) for seat in said] if isinstance(said, list) else []
        order = tuple(seat for seat in seats if seat is not None)
        known = len(order) == len(seats) == len(set(order)) and 2 <= len(order) <= len(SEATS)
        if not known:
            self._wrong(said, at, AN_ORDER)
        deal.end(order if known else None, at)
        self.deal = None
        levels = event.get("newLevels")
        both = [level_of(level) for level in levels] if isinstance(levels, list) and len(levels) == 2 else [None, None]
        if both[0] is not None and both[1] is not None:
            self._levels = both[0], both[1]
            self.draft.act(LevelsNoted(self._levels), self.where(at)[0])

    # --- what all of them need -----------------------------------------------------------------------------------------------

    def _seat(self, said: object) -> Seat | None:
        """Return a seat as it stands in the order of play."""
        seat = seat_of(said, SEATS)
        return SEATS[-seat % len(SEATS)] if self._clockwise and seat is not None else seat

    def _begin(self, at: int) -> Running:
        if self.deal is not None:
            self.deal.end(None, at)
        self.deal = Running(self.draft, self.where, at)
        return self.deal

    def _in_deal(self, at: int, *, readable: bool) -> Running:
        """Return the deal on the table; of one whose beginning is missing only a tribute is `readable`."""
        if self.deal is not None:
            return self.deal
        self.draft.note(MIDDLE)
        deal = self._begin(at)
        if not readable:
            deal.lose(at)
        return deal

    def _wrong(self, said: object, at: int, due: Text) -> None:
        self.draft.trouble(self.where(at), WRONG.fill(piece=in_json(said), due=due))


def _same(whole: object, event: object) -> bool:
    """Say whether an event is that of an action; only plays and passes say the same twice."""
    action = whole.get("action") if isinstance(whole, dict) else None
    if not isinstance(action, dict) or not isinstance(whole, dict) or not isinstance(event, dict):
        return False
    kind = action.get("type")
    if kind not in ("play", "pass") and event.get("type") not in ("played", "passed"):
        return True
    names = {"play": "played", "pass": "passed"}
    done = names.get(str(kind)), whole.get("seat"), action.get("cards")
    return done == (event.get("type"), event.get("seat"), event.get("cards"))

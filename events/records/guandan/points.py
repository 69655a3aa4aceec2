"""A question to a player that stands alone: one seat's view of a deal at one moment.

    {"type": "act", "stage": "play", "handCards": ["H2", …], "publicInfo": [{"rest": 22, "playArea": ["Pair", "9", […]]}, …],
     "selfRank": "K", "oppoRank": "9", "curRank": "9", "curPos": 2, "curAction": […], "greaterPos": 2, "greaterAction": […]}

The message does not say whose it is. That follows where one seat only can be meant: the next one after `curPos`, holding as many
cards as the hand has. What was played before stands in the record where it is the whole of it: at the beginning of a deal, in the
first round, each seat holding 27 cards less those that lie before it. In the middle of a deal the plays before are not recorded;
the hand, the counts and the table are kept in words.
"""

import msgspec

from core.guandan.messages import Card, HandCounted, Seat
from core.guandan.state import HAND, SEATS
from core.text import Text
from events.records.codes import cards_of
from events.records.draft import Draft, Where, seat_of
from events.records.files import in_json
from events.records.guandan.actions import Action, action_of, levels_of
from events.records.guandan.cards import EXPECTED_SUIT_FIRST, SUIT_FIRST
from events.records.guandan.messages import Message
from events.records.guandan.running import START, Running
from events.records.record import Record

NOBODY = Text(
    "这手牌{n}张，没有一个座位此时该有{n}张（{counts}）：看不出是谁的牌。",
    "The hand is of {n} cards, and no seat that may be asked holds {n} ({counts}): whose it is cannot be told.",
)
ANYBODY = Text(
    "这手牌是谁的没有记录：不止一个座位有{n}张。", "Whose hand it is is not recorded: more than one seat holds {n} cards."
)
PUBLIC = Text(
    "“publicInfo”应为四个座位的“rest”和“playArea”。", "`publicInfo` should hold `rest` and `playArea` of the four seats."
)
MIDDLE = Text(
    "这是一副牌中间的一刻：前面的出牌没有记录，手牌和桌面只作为文字保留。",
    "This is a moment in the middle of a deal: the plays before are not recorded, hand and table are kept in words only.",
)


class Place(msgspec.Struct, frozen=True):
    """What all see of a seat: how many cards it holds, and what lies before it; None: nothing."""

    rest: int
    lies: Action | None


def point(message: Message, where: Where, notes: tuple[Text, ...], name: str, options: dict[str, str]) -> Record:
    """Return the record of one question."""
    draft = Draft("guandan", notes)
    draft.options |= options
    deal = Running(draft, where, message.at)
    hand, places = cards_of(message.said.get("handCards"), SUIT_FIRST), _places(message.said.get("publicInfo"))
    if hand is None:
        piece = in_json(message.said.get("handCards"))
        zh, en = f"手牌是“{piece}”，{EXPECTED_SUIT_FIRST.zh}。", f"The hand is `{piece}`; {EXPECTED_SUIT_FIRST.en}."
        draft.trouble(where(message.place("handCards")), Text(zh, en))
    if places is None:
        draft.trouble(where(message.place("publicInfo")), PUBLIC)
    seat = None
    if hand is not None and places is not None:
        seat = _whose(draft, hand, places, message, where)
    level, levels = levels_of(message.said, seat)
    if level is not None:
        deal.of_level(level, levels, message.at)
    _table(draft, deal, seat, hand, places, message)
    return draft.record(name)


def _places(said: object) -> tuple[Place, ...] | None:
    if not isinstance(said, list) or len(said) != len(SEATS):
        return None
    found: list[Place] = []
    for place in said:
        rest = place.get("rest") if isinstance(place, dict) else None
        if not isinstance(rest, int) or type(rest) is not int or not 0 <= rest <= HAND:
            return None
        found.append(Place(rest, action_of(place.get("playArea"))))
    return tuple(found)


def _whose(draft: Draft, hand: tuple[Card, ...], places: tuple[Place, ...], message: Message, where: Where) -> Seat | None:
    """Return the one seat that can be asked and holds so many cards."""
    last = seat_of(message.said.get("curPos"), SEATS)
    asked = [seat for seat in SEATS if last is None or seat == _next_holding(last, places)]
    found = [seat for seat in asked if places[seat].rest == len(hand)]
    if not found:
        counts = ", ".join(str(place.rest) for place in places)
        draft.trouble(where(message.place("handCards")), NOBODY.fill(n=len(hand), counts=counts))
    elif len(found) > 1:
        draft.note(ANYBODY.fill(n=len(hand)))
    return found[0] if len(found) == 1 else None


def _next_holding(last: Seat, places: tuple[Place, ...]) -> Seat:
    return next((SEATS[(last + n) % 4] for n in range(1, 4) if places[(last + n) % 4].rest), last)


def _table(
    draft: Draft,
    deal: Running,
    seat: Seat | None,
    hand: tuple[Card, ...] | None,
    places: tuple[Place, ...] | None,
    message: Message,
) -> None:
    """Add what lies on the table: as the whole of what was played, or as words."""
    before, stage = None if places is None else _all_played(seat, places), message.said.get("stage")
    if hand is not None and (seat is None or before is None or stage == "back"):  # with a tribute taken and none returned
        draft.words.append("handCards: " + " ".join(hand))
    elif seat is not None and hand is not None:
        deal.hand(seat, hand, message.at, after_tribute=stage == "play" and deal.levels != START)
    if before is None:
        _middle(draft, deal, places or (), message)
        return
    deal.no_tribute(message.at)
    for by, action in before:
        if action.cards:
            deal.play(by, action.cards, action.reading, message.at)
        else:
            deal.pass_(by, message.at)


def _middle(draft: Draft, deal: Running, places: tuple[Place, ...], message: Message) -> None:
    """Say that the plays before are not recorded, and how many cards each seat holds now."""
    draft.note(MIDDLE)
    deal.lose(message.at)
    for by, place in zip(SEATS, places, strict=False):
        draft.act(HandCounted(by, place.rest), deal.where(message.at)[0])
        if place.lies is not None:
            draft.words.append(f"{by}: {' '.join(place.lies.cards) or 'PASS'}")


def _all_played(seat: Seat | None, places: tuple[Place, ...]) -> tuple[tuple[Seat, Action], ...] | None:
    """Return all that was played in this deal, in order, where it lies on the table; None where it does not."""
    if any(place.rest + len(place.lies.cards if place.lies else ()) != HAND for place in places):
        return None
    acted = sum(place.lies is not None for place in places)
    if not acted or seat is None:
        return None if acted else ()
    order = [SEATS[(seat + n) % 4] for n in range(4 - acted, 4)]
    found = tuple((by, action) for by in order if (action := places[by].lies) is not None)
    return found if len(found) == acted and places[seat].lies is None else None

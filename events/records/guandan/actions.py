"""What a message of a server of 掼蛋 says was done, and what it says of the levels; None where it cannot be read."""

from collections.abc import Mapping

import msgspec

from core.climb.kinds import Reading
from core.guandan.messages import Card, Level, Levels, Seat
from core.guandan.state import SEATS
from events.records.codes import card_of, cards_of, level_of
from events.records.draft import seat_of
from events.records.files import in_json, short
from events.records.guandan.cards import SUIT_FIRST
from events.records.guandan.readings import by_lowest

PASS = "PASS"  # noqa: S105 - no password

Said = Mapping[str, object]


class Action(msgspec.Struct, frozen=True):
    """Cards with what they are declared to be; no cards: a pass. `reading` None: the type or its rank is none of the format's."""

    cards: tuple[Card, ...]
    reading: Reading | None = None


def action_of(said: object) -> Action | None:
    """Return the action that a list of type, rank and cards is.

    >>> action_of(["Pair", "9", ["S9", "H2"]])
    Action(cards=('S9', 'H2'), reading=Reading(kind='pair', main='9', length=1))
    >>> action_of(["PASS", "PASS", "PASS"]), action_of([None, None, None])
    (Action(cards=(), reading=None), None)
    """
    if not isinstance(said, list) or len(said) != 3:
        return None
    if said[0] == PASS:
        return Action(())
    cards = cards_of(said[2], SUIT_FIRST)
    return Action(cards, by_lowest(said[0], said[1], len(cards))) if cards else None


def declared(said: object) -> str:
    """Return the type and rank of an action as a piece of the file."""
    plain = isinstance(said, list) and len(said) > 1 and all(isinstance(word, str) for word in said[:2])
    return short(" ".join(said[:2])) if isinstance(said, list) and plain else in_json(said)


def moved(said: object) -> tuple[Seat, Seat, Card] | None:
    """Return from, to and card of a tribute or a return.

    >>> moved([3, 2, "SB"]), moved([3, 4, "SB"])
    ((3, 2, 'BJ'), None)
    """
    if not isinstance(said, list) or len(said) != 3:
        return None
    seat, to, card = seat_of(said[0], SEATS), seat_of(said[1], SEATS), card_of(said[2], SUIT_FIRST)
    return None if seat is None or to is None or card is None else (seat, to, card)


def order_of(said: object) -> tuple[Seat, ...] | None:
    """Return a finishing order of two to four seats."""
    if not isinstance(said, list):
        return None
    seats = tuple(seat for number in said if (seat := seat_of(number, SEATS)) is not None)
    return seats if len(set(seats)) == len(said) and 2 <= len(said) <= 4 else None


def levels_of(said: Said, seat: Seat | None) -> tuple[Level | None, Levels | None]:
    """Return the level of a deal and those of both sides, told to this seat.

    >>> levels_of({"curRank": 5, "selfRank": "5", "oppoRank": "2"}, 1)
    ('5', ('2', '5'))
    """
    own, other = level_of(said.get("selfRank")), level_of(said.get("oppoRank"))
    level = level_of(said.get("curRank"))
    if own is None or other is None or (seat is None and own != other):
        return level, None
    return level, (own, other) if seat in (0, 2, None) else (other, own)


def greater_of(said: Said) -> tuple[Seat, tuple[Card, ...]] | None:
    """Return whose play is to be beaten, and its cards; the names of the two may be confused in hand-written messages."""
    seat, action = said.get("greaterPos"), said.get("greaterAction")
    if isinstance(seat, list):
        seat, action = action, seat
    by, play = seat_of(seat, SEATS), action_of(action)
    return (by, play.cards) if by is not None and play is not None and play.cards else None

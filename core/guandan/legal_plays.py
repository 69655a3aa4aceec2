"""What a hand can play (GD2, GD3.1): as readings, as forms with concrete cards, and whether it may play some cards."""

from collections.abc import Sequence

from core.cards import BIT
from core.climb.kinds import Reading
from core.climb.two_packs import TwoPacks, two_packs
from core.guandan.choosing import chosen, hand_of
from core.guandan.compiled import wild_card
from core.guandan.form import Form
from core.guandan.groups import Group, Row, grouped
from core.guandan.options import Options
from core.guandan.patterns import best
from core.guandan.possible import possible_readings

__all__ = ["Form", "Group", "Row", "forms", "grouped", "is_lawful", "possible_readings", "two_packs"]


def forms(hand: TwoPacks, beat: Reading | None, level: str, options: Options) -> list[Form]:
    """Return every reading that a hand can play, with one concrete choice of cards each.

    A pass is not listed. `beat` None: the hand leads. Raises KeyError for a beat that is no reading at this level.
    """
    held = hand_of(hand, BIT[wild_card(level)], level, options)
    return [chosen(reading, held) for reading in possible_readings(hand, beat, level, options)]


def is_lawful(hand: TwoPacks, cards: Sequence[str], beat: Reading | None, level: str, options: Options) -> bool:
    """Return whether a hand has these cards and may play them. Raises KeyError for no whole card and for no reading."""
    try:
        held = hand.holds(two_packs(cards))
    except ValueError:
        return False
    return held and best(cards, beat, level, options) is not None

"""What a hand can play (DZ5, DZ6.1): as rank counts, as forms with concrete cards, for people, and where cards are unknown."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from core.cards import bits
from core.climb.engine import Engine, engine
from core.climb.form import Form
from core.climb.forms import follow, lead
from core.climb.hand import any_suits
from core.climb.kinds import Reading
from core.climb.packed import PLACE, missing, of_bits, size
from core.doudizhu.groups import Group, Row, grouped
from core.doudizhu.kinds import table
from core.doudizhu.options import Options
from core.doudizhu.patterns import best

__all__ = ["Form", "Group", "Possible", "Row", "forms", "grouped", "is_lawful", "lawful", "possible"]

Possible = Literal["yes", "no", "unknown"]
PACK = sum((1 if rank in "BR" else 4) << 4 * place for rank, place in PLACE.items())


@lru_cache(maxsize=64)
def _engine(options: Options) -> Engine:
    return engine(table(options))


def forms(hand: int, beat: Reading | None, options: Options) -> list[Form]:
    """Return every form that a hand of cards (`core.cards.bits`) can play, with one concrete choice of cards each.

    A pass is not listed. `beat` None: the hand leads. Raises KeyError for a beat that is no reading under the options.
    """
    return lead(hand, _engine(options)) if beat is None else follow(hand, beat, _engine(options))


def lawful(hand: int, beat: Reading | None, options: Options) -> tuple[int, ...]:
    """Return every distinct lawful play of rank counts; as `forms` otherwise."""
    return tuple(dict.fromkeys([form.play for form in forms(any_suits(hand), beat, options)]))


def is_lawful(hand: int, cards: Sequence[str], beat: Reading | None, options: Options) -> bool:
    """Return whether a hand of cards (`core.cards.bits`) has these cards and may play them. Raises KeyError for no card."""
    play = bits(cards)
    return not play & ~hand and play.bit_count() == len(cards) and best(of_bits(play), beat, options) is not None


def possible(play: int, known: int, unknown: int, beat: Reading | None, options: Options, elsewhere: int = 0) -> Possible:
    """Return whether a hand could lawfully play these rank counts: `unknown` where the record cannot say.

    The hand is `known` rank counts and `unknown` further cards; `elsewhere` are rank counts that are surely not among these.
    """
    if best(play, beat, options) is None:
        return "no"
    if not (lacks := missing(known, play)):
        return "yes"
    left = missing(known, missing(elsewhere, PACK))
    return "no" if size(lacks) > unknown or missing(left, lacks) else "unknown"

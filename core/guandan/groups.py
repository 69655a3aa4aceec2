"""What a hand can play, grouped for people: by kind, one row for each reading, with cards for it and what wild ones stand for."""

from collections.abc import Iterable

import msgspec

from core.card_words import SUITS, card, ranks
from core.cards import RANK_OF, UNKNOWN
from core.climb import groups
from core.climb.kinds import Reading, strengths
from core.guandan.form import Form
from core.guandan.kinds import NAMES, table
from core.guandan.options import Options
from core.guandan.wild import stands_for
from core.text import Text, joined


class Row(msgspec.Struct, frozen=True):
    """One reading, cards that are it, and each wild one among them with the card that it stands for."""

    reading: Reading
    example: tuple[str, ...]
    wild: tuple[tuple[str, str], ...]

    @property
    def text(self) -> Text:
        """Return the row as people read it: `999 + 44 (♥2 as 9)`."""
        codes = laid(self.example, self.wild)
        signs = "".join(RANK_OF[code] for code in codes)
        if self.reading.kind == "full_house":
            pair = _ANY if UNKNOWN in codes else ranks(signs[3:])
            found = _WITH.fill(triple=ranks(signs[:3]), pair=pair)
        elif self.reading.kind == "straight_flush":
            suit = next(SUITS[code[0]] for code in codes)
            found = joined([suit, ranks(signs)], zh="", en="")
        else:
            found = ranks(signs)
        used = [_AS.fill(wild=card(code), other=_other(other)) for code, other in self.wild if other not in (code, UNKNOWN)]
        return _MARKED.fill(play=found, wild=joined(used)) if used else found


def laid(cards: tuple[str, ...], wild: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """Return cards with each wild one replaced by what it stands for, in its place."""
    others = list(wild)
    codes = {code for code, _ in wild}
    return tuple(others.pop(0)[1] if code in codes else code for code in cards)


def _other(code: str) -> Text:
    return ranks(RANK_OF[code]) if code[0] == "?" else card(code)


Group = groups.Group[Row]
"""All rows of one kind."""


def grouped(forms: Iterable[Form], level: str, options: Options) -> tuple[Group, ...]:
    """Return forms by kind in the order in which people list them, within a kind from low to high, small bombs first."""
    order = strengths(table(level, options))
    by_kind: dict[str, list[Form]] = {}
    for form in sorted(forms, key=lambda form: _height(order[form.reading])):
        by_kind.setdefault(form.reading.kind, []).append(form)
    return tuple(
        Group(kind, NAMES[kind], tuple(_row(form, level, options) for form in by_kind[kind])) for kind in NAMES if kind in by_kind
    )


def _height(strength: tuple[int, int, int]) -> tuple[int, int]:
    bomb, _, height = strength
    return bomb, height


def _row(form: Form, level: str, options: Options) -> Row:
    return Row(form.reading, form.cards, stands_for(form.cards, form.reading, level, options))


_WITH = Text("{triple} 带 {pair}", "{triple} + {pair}")
_ANY = Text("任意一对", "any pair")
_AS = Text("{wild}当{other}", "{wild} as {other}")
_MARKED = Text("{play}（{wild}）", "{play} ({wild})")

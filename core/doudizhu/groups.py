"""What a hand can play, grouped for people: by kind, one row for a core, what may be attached to it collapsed."""

from collections.abc import Iterable

import msgspec

from core.card_words import rank, ranks
from core.climb import groups
from core.climb.form import Form
from core.climb.kinds import Reading, core_counts
from core.climb.packed import from_ranks, ranks_text
from core.doudizhu.kinds import NAMES, table
from core.doudizhu.options import Options
from core.text import Text, joined

FEW = 6  # so many alternatives are written out


class Row(msgspec.Struct, frozen=True):
    """One core, as ranks, with all that may be attached to it (empty for a kind without kickers)."""

    reading: Reading
    core: str
    attached: tuple[str, ...]  # alternatives as ranks, `47` or `4477`
    example: tuple[str, ...]  # the cards of one form

    @property
    def text(self) -> Text:
        """Return the row as people read it: `333 + one of 4, 7, 8`."""
        core = ranks(self.core)
        if not self.attached:
            return core
        if len(self.attached) == 1:
            return _ONE.fill(core=core, more=ranks(self.attached[0]))
        if len(self.attached) <= FEW:
            return _FEW.fill(core=core, more=joined([ranks(each) for each in self.attached]))
        signs = ranks_text(from_ranks("".join({sign for each in self.attached for sign in each})))
        pairs = self.reading.kind.endswith("_pairs") or self.reading.kind == "triple_pair"
        many = _MANY_PAIRS if pairs else _MANY
        number = len(self.attached[0]) // (2 if pairs else 1)
        return many.fill(core=core, k=number, ways=len(self.attached), more=joined([rank(sign) for sign in signs]))


Group = groups.Group[Row]
"""All rows of one kind."""


def grouped(forms: Iterable[Form], options: Options) -> tuple[Group, ...]:
    """Return forms by kind in the order in which people list them, within a kind from low to high, short before long."""
    kinds: dict[str, dict[Reading, list[Form]]] = {}
    for form in forms:
        kinds.setdefault(form.reading.kind, {}).setdefault(form.reading, []).append(form)
    return tuple(
        Group(kind, NAMES[kind], tuple(_row(reading, alike, options) for reading, alike in kinds[kind].items()))
        for kind in NAMES
        if kind in kinds
    )


def _row(reading: Reading, forms: list[Form], options: Options) -> Row:
    core = core_counts(reading, table(options))
    attached = [ranks_text(form.play - core) for form in forms]
    return Row(reading, ranks_text(core), tuple(each for each in attached if each), forms[0].cards)


_ONE = Text("{core} 带 {more}", "{core} + {more}")
_FEW = Text("{core} 带 {more} 之一", "{core} + one of {more}")
_MANY = Text("{core} 带 {more} 中的{k}张（{ways}种）", "{core} + {k} of {more} ({ways} ways)")
_MANY_PAIRS = Text("{core} 带 {more} 中的{k}对（{ways}种）", "{core} + {k} pairs of {more} ({ways} ways)")

"""Hypothesis strategies for hands, plays and options of 斗地主."""

from hypothesis import strategies as st
from msgspec.structs import replace

from core.cards import DECK, RANK_OF
from core.doudizhu.options import DEFAULTS, OPTIONS, Options
from tests.core.doudizhu.by_definition import ORDER

KEYS = tuple(option.key for option in OPTIONS if option.key.startswith(("wing_", "quad_")))


def with_options(**values: str) -> Options:
    return replace(DEFAULTS, **values)


# The engine compiles each set of options, so that some stand for all: each key changed alone, all yes, all but one, all no.
FREE = with_options(**dict.fromkeys(KEYS, "yes"))
STRICT = with_options(**dict.fromkeys(KEYS, "no"))
EVERY = (
    DEFAULTS,
    *(replace(DEFAULTS, **{key: "no" if getattr(DEFAULTS, key) == "yes" else "yes"}) for key in KEYS),
    *(replace(FREE, **{key: "no"}) for key in KEYS),
    FREE,
    STRICT,
)
options = st.sampled_from(EVERY)


def ranks_of(cards: "list[str] | tuple[str, ...]") -> str:
    return "".join(sorted((RANK_OF[card] for card in cards), key=ORDER.index))


@st.composite
def hands(draw: st.DrawFn, most: int = 12, ranks: int = 15) -> tuple[str, ...]:
    """Some cards of one pack, from few ranks or many."""
    kept = draw(st.sets(st.sampled_from(ORDER), min_size=1, max_size=ranks))
    cards = [card for card in DECK if RANK_OF[card] in kept]
    return tuple(draw(st.lists(st.sampled_from(cards), unique=True, max_size=most)))


@st.composite
def near_plays(draw: st.DrawFn) -> str:
    """Ranks that are a pattern or nearly one: a core of alike ranks in a row, and something beside it."""
    width = draw(st.integers(1, 4))
    start, steps = draw(st.integers(0, 12)), draw(st.integers(1, 6))
    core = [rank for rank in ORDER[start : start + steps] for _ in range(1 if rank in "BR" else width)]
    left = [RANK_OF[card] for card in DECK]
    for rank in core:
        left.remove(rank)
    kept = draw(st.sets(st.sampled_from(ORDER), min_size=1, max_size=5))
    more = draw(st.lists(st.sampled_from([n for n, rank in enumerate(left) if rank in kept] or [0]), unique=True, max_size=8))
    return "".join(sorted([*core, *(left[n] for n in more)], key=ORDER.index))

"""Cards of two packs, levels and options as hypothesis draws them, dense enough that patterns occur."""

from hypothesis import strategies as st
from msgspec.structs import replace

from core.cards import DECK, RANK_OF
from core.guandan.options import DEFAULTS, OPTIONS, Options

LEVELS = "23456789TJQKA"
TWO_PACKS = tuple(card for card in DECK for _ in range(2))
DECIDING = tuple(
    option
    for option in OPTIONS
    if option.key
    in (
        "level_card_place",
        "plate_with_a",
        "wilds_alone",
        "five_alike_with_wilds",
        "flush_as_straight",
        "joker_pair_in_full_house",
    )
)
levels = st.sampled_from(LEVELS)


@st.composite
def options(draw: st.DrawFn) -> Options:
    """The options on which patterns and their order rest."""
    return replace(DEFAULTS, **{option.key: draw(st.sampled_from(sorted(option.values))) for option in DECIDING})


@st.composite
def cards(draw: st.DrawFn, level: str, most: int) -> tuple[str, ...]:
    """Some cards: of few ranks, or of one suit, or of neighbouring ranks, and wild ones more often than they come."""
    ranks = draw(st.one_of(st.sets(st.sampled_from("23456789TJQKABR"), min_size=1, max_size=4), _neighbours(), st.just(None)))
    suits = draw(st.sampled_from(["SHCD", "S", "H", "SH"]))
    pool = [
        card for card in TWO_PACKS if (ranks is None or RANK_OF[card] in ranks) and (card[0] in suits or card in ("BJ", "RJ"))
    ]
    wild = draw(st.integers(0, 2))
    drawn = draw(st.lists(st.sampled_from(range(len(pool))), unique=True, max_size=most - wild)) if pool else []
    others = [pool[n] for n in drawn if pool[n] != "H" + level]
    return (*others, *["H" + level] * wild)


@st.composite
def _neighbours(draw: st.DrawFn) -> set[str]:
    start = draw(st.integers(0, 10))
    return set(("A" + LEVELS)[start : start + draw(st.integers(2, 6))])

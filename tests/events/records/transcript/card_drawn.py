"""Cards of records, whole ones and such as no pack has, and what plays are said to be: what does not depend on the card game."""

from hypothesis import strategies as st

from core.cards import DECK, RANKS
from core.climb.kinds import Reading
from tests.events.records.transcript.drawn import WORDS

RANK_CARDS = [f"?{rank}" for rank in RANKS if rank not in "BR"]
CARDS = (
    st.sampled_from(DECK)
    | st.sampled_from(RANK_CARDS)
    | st.sampled_from(("BJ", "RJ", "??", "?A", "?A"))
    | st.sampled_from(("7S", "s7", "", "S10", "B", "?", "?B", '"', "10", "S7 "))
)
PLAIN = st.lists(st.sampled_from((*RANK_CARDS, "BJ", "RJ", "?A")), min_size=1, max_size=8).map(tuple)
SOME_CARDS = st.lists(CARDS, max_size=24).map(tuple) | PLAIN
COUNTS = st.integers(0, 3) | st.integers(-999_999_999, 999_999_999)


def readings(kinds: tuple[str, ...]) -> st.SearchStrategy[Reading]:
    """Draw what a play is said to be: mostly one of these kinds."""
    lengths = st.integers(1, 6) | st.integers(-9, 99)
    return st.builds(Reading, st.sampled_from(kinds) | WORDS, st.sampled_from(RANKS) | WORDS, lengths)

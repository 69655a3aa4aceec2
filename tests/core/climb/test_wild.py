"""Wild cards under any table: what so many of them and some others are, against trying every card that they stand for."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.climb.kinds import Kind, Reading, Table
from core.climb.packed import from_ranks
from core.climb.wild import plays, with_wild
from tests.core.climb import by_definition

TABLE = Table(
    (
        Kind("four", tuple("3456"), 4, bomb=1),
        Kind("house", tuple("3456"), 3, kickers=(2,), loose="B"),
        Kind("run", tuple("6345"), 2, 2, 3),
        Kind("pair", tuple("3456BR"), 2),
    )
)
STANDS_FOR = "3456"
PACK = from_ranks("3333444455556666BBRR")
WILD = with_wild(TABLE, STANDS_FOR, 3, PACK)


@given(st.text(st.sampled_from("3456BR"), max_size=6), st.integers(0, 3))
def test_readings_with_wild_cards_are_those_of_the_cards_that_they_may_stand_for(others: str, wild: int) -> None:
    found = WILD[wild].get(from_ranks(others), ())

    expected = {
        reading
        for more in combinations_with_replacement(STANDS_FOR, wild)
        for reading in by_definition.readings(Counter(others) + Counter(more), TABLE)
        if all(Counter(others)[rank] <= (2 if rank in "BR" else 4) for rank in others)
    }
    assert {(each.kind, each.main, each.length) for each in found} == expected
    assert len(set(found)) == len(found)


def test_the_strongest_reading_comes_first() -> None:
    assert WILD[2][from_ranks("555")] == (Reading("house", "5", 1),)
    assert WILD[2][from_ranks("44")] == (Reading("four", "4", 1), Reading("run", "4", 2), Reading("run", "3", 2))


def test_several_kickers_are_too_many_plays() -> None:
    with pytest.raises(ValueError, match="several kickers"):
        list(plays(Table((Kind("two", tuple("3456"), 3, kickers=(1, 1)),))))
    with pytest.raises(ValueError, match="several kickers"):
        list(plays(Table((Kind("wings", tuple("3456"), 3, 2, 2, kickers=(1,)),))))

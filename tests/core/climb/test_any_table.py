"""The engine knows no game: tables with other rows, bombs and kickers, against the slow reading of a table."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards import DECK, RANK_OF, bits
from core.climb.engine import engine
from core.climb.forms import follow, lead
from core.climb.kinds import Kind, Reading, Table, beats, core_counts
from core.climb.packed import of_bits, packed, ranks_text
from core.climb.reading import reader, readings
from tests.core.climb import by_definition

LEVEL = tuple("23456789TJQKABR")  # another order of ranks
ACE_LOW = tuple("A23456789TJQKA")  # the ace at both ends
TABLES = {
    "runs with the ace at both ends, a level above the ace": Table(
        (
            Kind("single", tuple("2345678TJQKA9BR"), 1),
            Kind("pair", tuple("2345678TJQKA9"), 2),
            Kind("triple", tuple("2345678TJQKA9"), 3),
            Kind("straight", ACE_LOW, 1, 5, 5),
            Kind("tube", ACE_LOW, 2, 3, 3),
            Kind("plate", ACE_LOW, 3, 2, 2),
            Kind("four", tuple("2345678TJQKA9"), 4, bomb=1),
            Kind("jokers", ("BR",), 1, bomb=2),
            Kind("full_house", tuple("2345678TJQKA9"), 3, kickers=(2,)),
        )
    ),
    "steps of two ranks, kickers of two widths, bombs in a run": Table(
        (
            Kind("couple", ("34", "56", "78", "9T"), 1, 1, 3),
            Kind("mixed", tuple("3456"), 3, kickers=(2, 1), loose="BR"),
            Kind(
                "wide", tuple("345678"), 2, 2, 3, kickers=(1,), alike=(1, 2, 3), beside=(1, 2), core=True, loose="BR", apart=False
            ),
            Kind("chain", tuple("3456789"), 4, 2, 3, bomb=3),
        )
    ),
    "readings that say another length than their steps": Table(
        (
            Kind("many", tuple("3456789"), 4, bomb=2, length=4),
            Kind("many", tuple("3456789"), 3, bomb=1, length=3),
            Kind("long", tuple("3456789"), 1, 3, 3, length=9),
        )
    ),
    "the order of levels": Table((Kind("single", LEVEL, 1), Kind("pair", LEVEL[:13], 2), Kind("run", LEVEL[:13], 1, 2, 13))),
}
tables = st.sampled_from(sorted(TABLES)).map(TABLES.__getitem__)


@st.composite
def hands(draw: st.DrawFn) -> list[str]:
    kept = draw(st.sets(st.sampled_from("3456789TJQKA2BR"), min_size=1, max_size=8))
    return draw(st.lists(st.sampled_from([card for card in DECK if RANK_OF[card] in kept]), unique=True, max_size=14))


@settings(max_examples=120, deadline=None)
@given(hands(), tables)
def test_readings_are_those_of_the_table(cards: list[str], table: Table) -> None:
    found = readings(packed(cards), reader(table))

    as_counted = Counter((each.kind, each.main, each.length) for each in found)
    assert as_counted == by_definition.readings(Counter(map(RANK_OF.__getitem__, cards)), table)


@settings(max_examples=100, deadline=None)
@given(hands(), tables)
def test_a_hand_leads_every_part_that_has_a_reading(cards: list[str], table: Table) -> None:
    found = lead(bits(cards), engine(table))

    for form in found:
        assert set(form.cards) <= set(cards)
        assert packed(form.cards) == form.play
        assert form.reading in readings(form.play, reader(table))
    assert len({(form.reading, form.play) for form in found}) == len(found)
    by_reading = {(form.reading, form.play) for form in found}
    counts = of_bits(bits(cards))
    for play in _parts(counts):
        assert all((reading, play) in by_reading for reading in readings(play, reader(table)))


def _parts(counts: int) -> list[int]:
    parts = [0]
    for place in range(15):
        parts = [part + (n << 4 * place) for part in parts for n in range((counts >> 4 * place & 15) + 1)]
    return parts[:3000]


@settings(max_examples=100, deadline=None)
@given(hands(), hands(), tables, st.data())
def test_what_follows_is_what_is_led_and_beats(cards: list[str], other: list[str], table: Table, data: st.DataObject) -> None:
    if led := lead(bits(other), engine(table)):
        beat = data.draw(st.sampled_from(led)).reading

        found = follow(bits(cards), beat, engine(table))

        assert {(form.reading, form.play) for form in found} == {
            (form.reading, form.play) for form in lead(bits(cards), engine(table)) if beats(form.reading, beat, table)
        }
        assert ranks_text(core_counts(beat, table))


def test_the_ace_is_low_in_one_run_and_high_in_another() -> None:
    table = TABLES["runs with the ace at both ends, a level above the ace"]
    low, high = bits(["SA", "S2", "S3", "S4", "S5"]), bits(["ST", "SJ", "SQ", "SK", "SA"])

    assert readings(of_bits(low), reader(table)) == (Reading("straight", "A", 5),)
    assert readings(of_bits(high), reader(table)) == (Reading("straight", "T", 5),)
    assert [form.cards for form in follow(high, Reading("straight", "A", 5), engine(table))] == [("ST", "SJ", "SQ", "SK", "SA")]
    assert follow(low, Reading("straight", "2", 5), engine(table)) == []


def test_a_greater_bomb_beats_whatever_its_length_and_no_lesser_one() -> None:
    table = TABLES["runs with the ace at both ends, a level above the ace"]

    assert beats(Reading("jokers", "B", 1), Reading("four", "9", 1), table)
    assert not beats(Reading("four", "9", 1), Reading("jokers", "B", 1), table)
    assert beats(Reading("four", "9", 1), Reading("four", "A", 1), table)  # the level stands above the ace
    assert not beats(Reading("pair", "9", 1), Reading("single", "2", 1), table)


def test_core_counts_of_a_reading_that_the_table_does_not_have() -> None:
    with pytest.raises((KeyError, StopIteration)):
        core_counts(Reading("tube", "3", 3), TABLES["the order of levels"])


def test_a_bomb_with_kickers_is_no_table() -> None:
    with pytest.raises(ValueError, match="no kickers"):
        engine(Table((Kind("bomb", LEVEL[:13], 4, kickers=(1,), bomb=1),)))

"""Plays as people post them: `3,5,T,,2`."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from events.records.doudizhu import douzero
from events.records.record import Record
from tests.events.records.doudizhu.deals import moves, sample, story


def read(text: str) -> tuple[Record, ...]:
    return douzero.read(text.encode())


def test_the_landlord_begins_and_nothing_between_commas_is_a_pass() -> None:
    (record,) = read("3,5,T,,2")
    assert story(record) == "deal landlord0 0:3 1:5 2:T 0: 1:2"


def test_the_posted_games_are_read_whole() -> None:
    first, second = douzero.read(sample("douzero.txt"))
    assert len(moves(first)) == 31
    assert story(first).endswith("2:89TJQ 0:BR")
    assert len(moves(second)) == 22
    assert moves(second)[8] == [2, "7777BR"]
    assert moves(second)[-1] == [0, "33JJJJ"]
    assert first.troubles == second.troubles == ()


@pytest.mark.parametrize(
    ("written", "ranks"),
    [
        ("10", "T"),
        ("t", "T"),
        ("XD", "BR"),
        ("BR", "BR"),
        ("DX", "BR"),
        ("33310", "333T"),
        ("1010", "TT"),
        (" 3 ", "3"),
        ("２", "2"),
    ],
)
def test_the_ways_of_writing_ranks(written: str, ranks: str) -> None:
    (record,) = read(f"{written},,")
    assert moves(record)[0] == [0, ranks]


def test_each_line_is_a_game_and_a_comma_at_its_end_goes_on() -> None:
    first, second = read("# two games\n3,4,\n,5,6\n\n7,8  # the second\n")
    assert story(first) == "deal landlord0 0:3 1:4 2: 0:5 1:6"
    assert first.places == (2, 2, 2, 2, 3, 3, 3)
    assert story(second) == "deal landlord0 0:7 1:8"


def test_a_word_that_is_no_play_ends_the_plays_with_its_place() -> None:
    (record,) = read("3,4,what,5,6\n")
    assert story(record) == "deal landlord0 0:3 1:4 missing"
    (trouble,) = record.troubles
    assert (trouble.line, trouble.column) == (1, 5)
    assert "`what`" in trouble.text.en


def test_more_cards_than_two_packs_hold_are_no_play() -> None:
    (record,) = read("3," + "4" * 109 + ",5")
    assert story(record) == "deal landlord0 0:3 missing"


def test_an_empty_file_says_what_was_expected() -> None:
    (record,) = read("# nothing\n")
    assert "expected a line such as `3,5,T,,2`" in record.troubles[0].text.en


@given(
    st.lists(st.text("3456789TJQKA2XD", max_size=20), min_size=5, max_size=60).filter(lambda plays: bool(plays[0] and plays[-1]))
)
def test_what_is_written_is_read(plays: list[str]) -> None:
    (record,) = read(",".join(plays))
    order = "3456789TJQKA2BR"
    told = ["".join(sorted(play.replace("X", "B").replace("D", "R"), key=order.index)) for play in plays]
    assert moves(record) == [[n % 3, cards] for n, cards in enumerate(told)]

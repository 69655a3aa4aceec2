"""升级 at the terminal: what an opening has to say (SJ2.4, SJ8.2)."""

from pathlib import Path

from tests.cli.conftest import Fupan

PLAYERS = ("甲某", "乙某", "丙某", "丁某")
SAID = ("--option", "match_end=deals", "--option", "permanent_trumps=jokers")


def test_sj8_2_an_opening_names_when_the_match_ends_and_which_cards_are_permanent_trumps(fupan: Fupan) -> None:
    silent = fupan("new", "--game", "升级", *PLAYERS)
    assert silent.code == 2
    assert silent.err == (
        "必须写明：常主（permanent_trumps），常主有哪些：王和2（jokers_and_twos）、只有王（jokers）；"
        "整场结束（match_end），整场何时结束：打完副数（deals）、到时间（time）、先过A（first_past_a）；"
        "例如 --option 常主=王和2。\n"
    )

    half = fupan("new", "--game", "升级", *PLAYERS, *SAID[:2])
    assert (half.code, "match_end" in half.err) == (2, False)
    assert fupan("new", "--game", "升级", *PLAYERS, *SAID, "--deals", "8").code == 0


def test_sj2_1_levels_begin_at_2_only_where_2s_are_no_permanent_trumps(fupan: Fupan) -> None:
    assert fupan("new", "--game", "shengji", *PLAYERS, *SAID, "--deals", "8", "--option", "first_level=two").code == 0
    at_odds = fupan("new", "--game", "shengji", *PLAYERS, *SAID[:2], "--option", "first_level=two")
    assert at_odds.code == 2
    assert "permanent_trumps" in at_odds.err


def test_a_number_of_deals_is_for_games_that_may_end_so(fupan: Fupan) -> None:
    assert fupan("new", "--game", "shengji", *PLAYERS, *SAID, "--deals", "0").code == 2
    assert fupan("new", "甲某", "乙某", "--deals", "3").code == 2


def test_sj8_2_a_match_that_ends_after_a_number_of_deals_says_the_number(fupan: Fupan) -> None:
    silent = fupan("new", "--game", "shengji", *PLAYERS, *SAID)
    assert (silent.code, silent.err) == (2, "整场结束=打完副数没有写打多少副；应加 --deals N，例如 --deals 8。\n")

    timed = ("--option", "match_end=time", *SAID[2:])
    assert fupan("new", "--game", "shengji", *PLAYERS, *timed).code == 0
    both = fupan("new", "--game", "shengji", *PLAYERS, *timed, "--deals", "8")
    assert (both.code, "整场结束=到时间不按副数结束" in both.err) == (2, True)


def test_sj8_2_a_file_of_options_says_it_too(fupan: Fupan, tmp_path: Path) -> None:
    path = str(tmp_path / "杯.json")
    silent = fupan("options", "--game", "shengji", "--name", "杯", "-o", path)
    assert (silent.code, "match_end" in silent.err) == (2, True)

    assert fupan("options", "--game", "shengji", *SAID, "--name", "杯", "-o", path).code == 0
    assert fupan("new", "--preset", path, *PLAYERS, "--deals", "8").code == 0

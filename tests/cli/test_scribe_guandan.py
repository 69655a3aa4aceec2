"""`fupan scribe` at a 掼蛋 table: what a referee types, by names and seats, while players go out."""

from pathlib import Path

import pytest

from tests.cli.conftest import Fupan

PLAYERS = ("王小明", "李雷", "韩梅梅", "赵六")


@pytest.fixture
def deal(fupan: Fupan) -> str:
    """A match under the rules of the competition in whose first deal side A leads, no hand recorded."""
    (opened,) = fupan("new", "--game", "guandan", "--preset", "competition", *PLAYERS, "--json").json
    match = str(opened["match"])
    assert fupan("scribe", match, "--as-played", typed="第1副\n先出: 南 ♥9\n").code == 0
    return match


def export(fupan: Fupan, match: str) -> str:
    """Return the lines of a match's plays in its transcript."""
    return fupan("export", match).out.split("第1副\n")[1]


def test_plays_by_names_and_seats_and_wild_cards_with_what_they_stand_for(fupan: Fupan, deal: str) -> None:
    ran = fupan("scribe", deal, typed="王小明 33344 过\n北 555♥7=6 6 不要\n南: 四王；过；过；过\n")

    assert ran.code == 0
    assert export(fupan, deal).split("\n")[1] == (
        "1. 甲 33344 2. 过 3. 555 H7 6 (三带二 5) 4. 过 5. 大王 大王 小王 小王 (四王) 6. 过 7. 过 8. 过"
    )


def test_a_seat_that_has_gone_out_is_passed_over_on_a_line(fupan: Fupan, deal: str) -> None:
    plays = "甲 888899; 过; 过; 过\n甲 8888999; 过; 过; 过\n甲 3333333333; 过; 过; 过\n甲 444\n甲报1\n过; 过; 过\n甲 5\n"
    assert fupan("scribe", deal, "--as-played", typed=plays).code in (0, 1)
    ran = fupan("scribe", deal, "--as-played", typed="6; 过; 过; 7\n")

    assert "乙方出 6" in ran.out
    assert "乙方出 7" in ran.out


def test_a_count_announced_behind_a_play(fupan: Fupan, deal: str) -> None:
    ran = fupan("scribe", deal, "--as-played", typed="甲 34567 报10 乙 过\n")

    assert "甲方报10张" in ran.out
    assert "乙方不出" in ran.out


@pytest.mark.parametrize("line", ["甲 34567 三连对", "甲 6677♥288", "戊 过", "报10", "甲 5 10"])
def test_a_line_that_cannot_be_read_to_its_end_records_nothing(fupan: Fupan, deal: str, line: str) -> None:
    before = export(fupan, deal)
    assert fupan("scribe", deal, typed=f"{line}\n").code == 3
    assert export(fupan, deal) == before


def test_help_shows_the_words_of_the_game(fupan: Fupan, deal: str) -> None:
    assert "♠3♠4♠5♥7=♠6♠7" in fupan("scribe", deal, typed="帮助\n").out
    assert "H7=S6" in fupan("scribe", deal, "--lang", "en", typed="help\n").out


def test_the_rule_document_of_a_match_goes_out_with_it_and_comes_back(fupan: Fupan, deal: str, tmp_path: Path) -> None:
    fupan("scribe", deal, "--as-played", typed="甲 34567\n")
    file = tmp_path / "match.txt"
    assert fupan("export", deal, "--output", str(file)).code == 0
    assert "规则: 竞赛\n" in file.read_text("utf-8")
    imported = str(fupan("import", str(file), "--again", "--json").json[0]["match"])
    assert "规则：健康杯竞赛（GC）" in fupan("show", imported).out
    assert fupan("export", imported).out == file.read_text("utf-8")

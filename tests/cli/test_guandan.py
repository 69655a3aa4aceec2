"""掼蛋 at the terminal: opened, shown, asked about, audited."""

from pathlib import Path

import pytest

from tests.cli.conftest import Fupan

FIXTURES = Path(__file__).parents[2] / "fixtures" / "records" / "guandan"
PLAYERS = ("甲某", "乙某", "丙某", "丁某")


@pytest.fixture
def ogd(fupan: Fupan) -> str:
    """Return the id of a match that was brought in from a record file."""
    (taken,) = fupan("import", FIXTURES / "ogd_match.jsonl", "--json").json
    return str(taken["match"])


def test_a_match_is_opened_by_the_name_of_its_game(fupan: Fupan) -> None:
    assert fupan("new", "--game", "掼蛋", *PLAYERS).code == 0
    assert fupan("new", "--game", "guandan", *PLAYERS, "--option", "promotion=three_two_one").code == 0
    assert fupan("new", "--game", "掼蛋", *PLAYERS[:3]).code == 2
    assert "掼蛋" in fupan("list").out


def test_gd4_1_the_table_is_shown_as_it_was(fupan: Fupan, ogd: str) -> None:
    begun, last = fupan("show", ogd, "--at", "7").out, fupan("show", ogd).out

    assert "第1副  打2" in begun
    assert "逢人配♥2" in begun
    assert "甲方（27）" in begun
    assert "甲丙胜（10副" in last


def test_gd5_2_legal_names_the_cards_that_may_be_paid(fupan: Fupan, ogd: str) -> None:
    steps = fupan("show", ogd).out.splitlines()
    pays = next(n for n, step in enumerate(steps) if "进贡大王" in step)
    leads = next(n for n, step in enumerate(steps) if "领出" in step)

    assert "可以进贡：" in fupan("legal", ogd, "--at", str(pays - 1)).out
    assert "单牌：" in fupan("legal", ogd, "--at", str(leads)).out


def test_gd5_2_the_audit_of_a_record_finds_the_tribute_that_went_to_the_wrong_winner(fupan: Fupan, ogd: str) -> None:
    audited = fupan("audit", ogd)

    assert audited.code == 1
    assert "发现（1）" in audited.out
    assert "[GD5.2]" in audited.out
    assert "第7副：甲丙双下胜（打9）；甲丙Q，乙丁9" in audited.out
    assert "guandan.tribute_wrong_taker：1条" in fupan("audit", "--all").out

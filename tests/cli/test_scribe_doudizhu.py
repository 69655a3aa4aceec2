"""`fupan scribe` at a 斗地主 table: what a referee types, and what is not recorded by half."""

import pytest

from tests.cli.conftest import Fupan


@pytest.fixture
def deal(fupan: Fupan) -> str:
    """A match in whose first deal side C leads, no hand recorded."""
    (opened,) = fupan("new", "--game", "doudizhu", "周七", "吴八", "郑九", "--json").json
    match = str(opened["match"])
    assert fupan("scribe", match, typed="第1副\n明牌: 丙\n丙叫3\n亮底: BJ RJ D2\n").code == 0
    return match


def recorded(fupan: Fupan, match: str) -> int:
    (shown,) = fupan("show", match, "--json").json
    frames = shown["frames"]
    assert isinstance(frames, list)
    return len(frames)


@pytest.mark.parametrize("line", ["丙 7对", "丙 3个3", "丙 3334 三带一", "丙 3; 丁 4"])
def test_a_line_that_cannot_be_read_to_its_end_records_nothing(fupan: Fupan, deal: str, line: str) -> None:
    before = recorded(fupan, deal)
    ran = fupan("scribe", deal, typed=f"{line}\n")

    assert ran.code == 3
    assert recorded(fupan, deal) == before


def test_what_of_a_line_was_recorded_before_a_refusal_is_said(fupan: Fupan, deal: str) -> None:
    ran = fupan("scribe", deal, typed="丙 5; 甲 4; 乙 过\n")

    assert "丙方出 5" in ran.out
    assert "不予记录" in ran.out
    assert "本行其余1个动作没有记录" in ran.out


@pytest.mark.parametrize("line", ["第1副", "第3副", "第9副 发牌: 乙"])
def test_a_heading_has_the_number_of_the_next_deal(fupan: Fupan, deal: str, line: str) -> None:
    before = recorded(fupan, deal)
    ran = fupan("scribe", deal, "--as-played", typed=f"{line}\n")

    assert "应为「第2副」" in ran.out
    assert recorded(fupan, deal) == before


@pytest.mark.parametrize("line", ["退回", "退回 3", "undo 2"])
def test_going_back_needs_a_reason(fupan: Fupan, deal: str, line: str) -> None:
    before = recorded(fupan, deal)
    ran = fupan("scribe", deal, typed=f"{line}\n")

    assert "退回要写理由" in ran.out
    assert recorded(fupan, deal) == before


def test_the_audit_says_who_has_won(fupan: Fupan) -> None:
    (opened,) = fupan("new", "--game", "doudizhu", "周七", "吴八", "郑九", "--json").json
    match = str(opened["match"])
    fupan("scribe", match, typed="第1副\n小结: 地主胜, 地主甲, 叫1, 炸弹0, 无春天\n时间到\n")

    assert "整场甲方胜" in fupan("audit", match).out
    (audited,) = fupan("audit", match, "--json").json
    standing = audited["standing"]
    assert isinstance(standing, dict)
    assert (standing["decided"], standing["winner"]) == (True, 0)


def test_a_deal_whose_points_are_not_known_is_named_in_the_list(fupan: Fupan) -> None:
    (opened,) = fupan("new", "--game", "doudizhu", "周七", "吴八", "郑九", "--json").json
    fupan("scribe", str(opened["match"]), typed="第1副\n小结: 地主胜, 地主甲\n")

    assert "第1副得分不详" in fupan("list").out

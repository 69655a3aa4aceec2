"""`fupan scribe` at a 炒地皮 table: a call, a 炒底, what is refused, and what a failed throw and a wrong follow cost."""

from pathlib import Path
from random import Random

import pytest

from core.cards import DECK
from tests.cli.conftest import Fupan

PLAYERS = ("王小明", "李雷", "韩梅梅", "赵六")
SIDES = "甲乙丙丁"


def dealt() -> tuple[list[list[str]], list[str]]:
    """Four hands and the bottom: A can call with a 2 of spades, B can 炒 with the two 2s of hearts."""
    rest = [card for card in (*DECK, *DECK) if card[1] != "2"]
    Random(7).shuffle(rest)
    hands = [["S2", "C2"], ["H2", "H2"], ["S2", "D2"], ["C2", "D2"]]
    for hand in hands:
        while len(hand) < 25:
            hand.append(rest.pop())
    return hands, rest


@pytest.fixture
def table(fupan: Fupan) -> str:
    """A match in whose first deal A has called and buried."""
    hands, bottom = dealt()
    (opened,) = fupan("new", "--game", "炒地皮", *PLAYERS, "--json").json
    match = str(opened["match"])
    given = "\n".join(f"{side}手牌: {' '.join(hand)}" for side, hand in zip(SIDES, hands, strict=True))
    typed = f"第1副 打2\n{given}\n底牌: {' '.join(bottom)}\n甲叫主 ♠2\n甲拿底\n甲盖底: {' '.join(bottom)}\n"
    ran = fupan("scribe", match, typed=typed)
    assert ran.code == 0, ran.out
    return match


def test_cd1_4_who_is_asked_stirs_takes_the_bottom_and_buries(fupan: Fupan, table: str) -> None:
    ran = fupan("scribe", table, typed="乙炒底 ♥2♥2\n乙拿底\n")

    assert ran.code == 0
    shown = fupan("show", table).out
    assert "甲方叫主，亮♠2" in shown
    assert "亮主  甲方 叫主 ♠2：♠；乙方 炒底 ♥2 ♥2：♥" in shown
    assert "乙方炒底，亮♥2 ♥2" in ran.out
    assert "由乙方拿底牌" in ran.out
    assert "乙炒底: H2 H2\n乙拿底" in fupan("export", table).out


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("甲炒底 ♥2♥2", "CD1.2"),
        ("丙炒底 ♦2♦2", "CD1.2"),
        ("乙炒底 ♥2", "CD1.2"),
        ("丁不炒", "CD1.4"),
    ],
)
def test_what_breaks_a_clause_of_calling_is_refused(fupan: Fupan, table: str, line: str, clause: str) -> None:
    ran = fupan("scribe", table, typed=f"{line}\n")

    assert ran.code == 1
    assert f"[{clause}]" in ran.out


def wrong() -> tuple[str, str]:
    """What A leads of a side suit, and a card of another suit that B has beside cards of that suit."""
    (leader, follower, *_), _ = dealt()
    lead = next(
        card
        for card in leader
        if card[0] in "HCD" and card[1] != "2" and any(held[0] == card[0] and held[1] != "2" for held in follower)
    )
    return lead, next(card for card in follower if card[0] in "HCD" and card[0] != lead[0] and card[1] != "2")


def test_cd4_3_a_wrong_follow_is_refused_with_its_clause_and_what_it_costs(fupan: Fupan, table: str) -> None:
    lead, follow = wrong()

    ran = fupan("scribe", table, typed=f"乙不炒; 丙不炒; 丁不炒\n甲 {lead}\n乙 {follow}\n")

    assert ran.code == 1
    assert "甲方先出" in ran.out
    assert "✗ 不予记录：[SJ5.1]" in ran.out


def test_cd4_3_taken_down_as_played_a_wrong_follow_cannot_win_and_is_fined(fupan: Fupan, table: str) -> None:
    lead, follow = wrong()

    ran = fupan("scribe", table, "--as-played", typed=f"乙不炒; 丙不炒; 丁不炒\n甲 {lead}\n乙 {follow}\n")

    assert "乙方这一手不能为大" in ran.out
    assert "罚乙方10分（CD4.3）" in ran.out
    assert "CD4.3" in fupan("show", table).out


def test_cd4_6_a_count_is_taken_down_whatever_it_is(fupan: Fupan, table: str) -> None:
    ran = fupan("scribe", table, typed="乙不炒; 丙不炒; 丁不炒\n甲数牌 24\n数底9\n")

    assert "不予记录" not in ran.out
    assert "[CD4.6] 甲方手牌有24张；应为25张" in ran.out
    assert "罚甲方80分（CD4.4）" in ran.out


def test_cd4_3_a_refusal_says_how_what_was_done_is_taken_down_and_what_it_costs(fupan: Fupan, table: str) -> None:
    lead, follow = wrong()

    ran = fupan("scribe", table, typed=f"乙不炒; 丙不炒; 丁不炒\n甲 {lead}\n乙 {follow}\n")

    assert "→ 已经这样做了的，用 --as-played 照实记录：这一手不能为大，跟错的每张罚10分（CD4.3）" in ran.out


def test_a_desk_fine_is_written_and_read_back(fupan: Fupan, table: str) -> None:
    typed = '请裁判: 乙, "跟错牌"\n裁定（裁判长 李某）: 请裁判 1, 第1副罚甲20分, 条款 CD4.3\n'

    ran = fupan("scribe", table, typed=typed)

    assert ran.code == 0, ran.out
    assert "裁定第1副罚甲方20分" in ran.out
    assert "第1副罚甲20分" in fupan("export", table).out


def test_cd0_1_a_final_that_is_exported_is_a_final_when_it_is_read_again(fupan: Fupan, tmp_path: Path) -> None:
    (opened,) = fupan("new", "--game", "chaodipi", "--games", "3", *PLAYERS, "--json").json
    match = str(opened["match"])
    fupan("scribe", match, "--as-played", typed="第1副\n庄家: 甲\n得分: 0\n第2副\n得分: 0\n第3副\n得分: 0\n第4副\n得分: 60\n")
    file = tmp_path / "final.txt"

    assert fupan("export", match, "-o", str(file)).code == 0

    assert "局数: 3" in file.read_text(encoding="utf-8")
    for audited in (fupan("audit", match), fupan("audit", str(file))):
        assert "局分1 : 0，甲丙A，乙丁2；整场未分胜负。" in audited.out

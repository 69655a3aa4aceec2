"""`fupan scribe` and `fupan import` with a ruling that cites a clause of no rulebook: refused in one sentence."""

from pathlib import Path

import pytest

from core.games import GAMES
from tests.cli.conftest import Fupan

CHOSEN = {"shengji": ("--option", "整场结束=打完副数", "--option", "常主=王和2", "--deals", "2")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("policy", [(), ("--as-played",)])
def test_a_clause_of_no_rulebook_is_not_recorded(fupan: Fupan, game: str, policy: tuple[str, ...]) -> None:
    names = ("王一", "李二", "张三", "赵四")[: GAMES[game].seats]
    (opened,) = fupan("new", "--game", game, *CHOSEN.get(game, ()), *names, "--json").json

    ran = fupan("scribe", str(opened["match"]), *policy, typed="请裁判: 甲\n裁定: 请裁判 1, 维持现状, 条款 XX9\n")

    assert ran.code == 3
    assert f"✗ 第21列：此处是「XX9」，应为本场项目或裁判的条款，如 {GAMES[game].law.clauses[0].id}（" in ran.out
    assert "裁定（" not in fupan("show", str(opened["match"])).out
    assert fupan("scribe", str(opened["match"]), *policy, typed="裁定: 请裁判 1, 维持现状, 条款 gc3.2\n").code == 0
    assert "[GC3.2]" in fupan("audit", str(opened["match"])).out


@pytest.mark.parametrize("game", GAMES)
def test_a_transcript_that_cites_one_is_imported_up_to_there(fupan: Fupan, tmp_path: Path, game: str) -> None:
    path = tmp_path / "one.txt"
    path.write_text(f"复盘 1 {GAMES[game].name.zh}\n请裁判: 甲\n裁定: 请裁判 1, 维持现状, 条款 XX9\n撤回: 请裁判 1\n", "utf-8")

    ran = fupan("import", path)

    assert ran.code == 3
    assert "第3行第21列" in ran.out + ran.err
    assert "XX9" in ran.out + ran.err

"""Signs that nobody sees, in names and notes: refused by name at the scribe, in transcripts and on opening a match."""

from pathlib import Path

import pytest

from core.games import GAMES
from events.unseen import NAMES
from tests.cli.conftest import Fupan

CHOSEN = {"shengji": ("--option", "整场结束=打完副数", "--option", "常主=王和2", "--deals", "2")}
PLAYERS = ("王", "李雷", "韩梅梅", "赵六")
SIGNS = {
    "\u200b": "U+200B（零宽空格）",
    "\u202e": "U+202E（强制从右到左）",
    "\u2066": "U+2066（从左到右隔离）",
    "\0": "U+0000（空字符）",
    "\ufeff": "U+FEFF（字节顺序标记）",
    "\x07": "U+0007",
    "\u3164": "U+3164",
    "\u2028": "U+2028",
}
every_sign = pytest.mark.parametrize("sign", SIGNS, ids=ascii)


def opened(fupan: Fupan, game: str) -> str:
    """Return the id of a match of players of whom one has a name of one sign."""
    (match,) = fupan("new", "--game", game, *CHOSEN.get(game, ()), *PLAYERS[: GAMES[game].seats], "--json").json
    return str(match["match"])


@every_sign
@pytest.mark.parametrize("line", ['请裁判: 甲, "他{}动了"', "请裁判(棋手 王{}明): 甲", "退回 听{}错", "请{}裁判: 甲"])
@pytest.mark.parametrize("game", GAMES)
def test_the_scribe_refuses_it_by_name(fupan: Fupan, game: str, line: str, sign: str) -> None:
    match = opened(fupan, game)
    assert fupan("scribe", match, typed="请裁判: 甲\n").code == 0
    before = fupan("show", match).out

    ran = fupan("scribe", match, typed=f"{line.format(sign)}\n")

    assert ran.code == 3
    assert ran.out == f"✗ 第{line.index('{') + 1}列：此处有看不见的字符{SIGNS[sign]}，应删去。\n"
    assert fupan("show", match).out == before


@pytest.mark.parametrize("sign", ["\u200b", "\ufeff", "\u200e", "\0"], ids=ascii)
def test_at_the_ends_of_a_line_it_does_no_harm(fupan: Fupan, sign: str) -> None:
    match = opened(fupan, "gomoku")

    ran = fupan("scribe", match, typed=f"{sign}猜先: 甲{sign}\n执黑: 甲{sign} \n{sign}\n{sign}h8\n{sign}退回 听错{sign}\n")

    assert (ran.code, "第1手 黑方 h8" in ran.out, ran.out.endswith("：听错\n")) == (0, True, True)


@every_sign
@pytest.mark.parametrize("game", GAMES)
def test_a_transcript_with_it_is_read_but_for_that_line(fupan: Fupan, tmp_path: Path, game: str, sign: str) -> None:
    path = tmp_path / "one.txt"
    first = f"复盘 1 {GAMES[game].name.zh}\n甲: 王\n"
    path.write_text(f'{first}乙: 李{sign}雷\n请裁判: 甲\n请裁判: 乙, "他{sign}动了"\n请裁判: 甲\n', "utf-8")

    ran = fupan("import", path)

    said = ran.out + ran.err
    assert (ran.code, said.count(SIGNS[sign])) == (3, 2)
    assert "第3行第5列" in said
    assert "第5行第11列" in said
    assert sign not in fupan("list").out


@every_sign
@pytest.mark.parametrize("flag", ["", "--meet", "--referee", "--table", "--round", "--by"])
def test_a_match_is_not_opened_with_it(fupan: Fupan, flag: str, sign: str) -> None:
    word = f"王{sign}明"
    ran = fupan("new", "李雷", *(("韩梅", flag, word) if flag else (word,)))

    assert ran.code == 2
    assert f"：此处有看不见的字符{SIGNS[sign]}，应删去。\n" in ran.err
    assert sign not in ran.err


def test_a_name_of_one_sign_is_a_name(fupan: Fupan) -> None:
    for game in GAMES:
        match = opened(fupan, game)
        assert "甲方 王" in fupan("show", match).out
        assert fupan("scribe", match, typed="请裁判(棋手 王): 甲\n").code == 0


def test_signs_have_their_names_once() -> None:
    assert len({name.zh for name in NAMES.values()}) == len({name.en for name in NAMES.values()}) == len(NAMES)

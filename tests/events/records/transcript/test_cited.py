"""Clauses in transcripts: one of the game or of the desk, or none; for every game and both languages."""

import pytest

from core.desk.messages import AppealDecided, OffenceHeld, Ruled
from core.games import GAMES
from core.rulebook import citable
from events.records.record import Desk, Record
from events.records.transcript import read

CITING = (
    ("裁定: 请裁判 1, 维持现状, 条款 {}", "ruling: call 1, stands, clause {}"),
    ("违例: 请裁判 1, 乙, 规则 其他, 条款 {}", "offence: call 1, B, rule other, clause {}"),
    ("复裁: 裁定 1, 维持, 条款 {}", "decision: ruling 1, upheld, clause {}"),
)
LINES = [(zh, "zh") for zh, _ in CITING] + [(en, "en") for _, en in CITING]


def read_line(game: str, lang: str, line: str) -> Record:
    """The record of a match in which nothing but this was said, after a call."""
    first = f"复盘 1 {GAMES[game].name.zh}\n请裁判: 甲\n" if lang == "zh" else f"fupan 1 {game}\ncall: A\n"
    (record,) = read(f"{first}{line.replace('规则', '@1, 规则').replace('rule ', '@1, rule ')}\n".encode())
    return record


def cited(record: Record) -> str:
    """The clause that the last act of a record cites."""
    act = record.acts[-1]
    assert isinstance(act, Desk)
    assert isinstance(act.act, (Ruled, OffenceHeld, AppealDecided))
    return act.act.clause


@pytest.mark.parametrize(("line", "lang"), LINES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_the_game_and_of_the_desk_is_read(game: str, line: str, lang: str) -> None:
    for clause in citable(game):
        for said in (clause, clause.lower(), f'"{clause}"', clause.translate({n: n + 0xFEE0 for n in range(0x21, 0x7F)})):
            assert cited(read_line(game, lang, line.format(said))) == clause
    assert cited(read_line(game, lang, line.format("?"))) == ""


@pytest.mark.parametrize(("line", "lang"), LINES)
@pytest.mark.parametrize("game", GAMES)
def test_a_clause_of_no_rulebook_is_refused_with_what_was_expected(game: str, line: str, lang: str) -> None:
    other = next(clause for each in GAMES for clause in citable(each) if clause not in citable(game))
    for said in ("XX9", other, "WZ33", "99", "SJ", '"健康杯 3"', f"{citable(game)[0]}.9"):
        record = read_line(game, lang, line.format(said))

        (trouble,) = record.troubles
        assert len(record.acts) == 1
        assert (trouble.line, f"fupan rules {game}" in trouble.text.en, f"fupan rules {game}" in trouble.text.zh) == (
            3,
            True,
            True,
        )
        assert said.split()[0] in trouble.text.zh
        assert citable(game)[0] in trouble.text.en

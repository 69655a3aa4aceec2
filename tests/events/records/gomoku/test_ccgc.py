"""The records of the Chinese computer games championship."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.gomoku.messages import ColoursTaken, MovesUnrecorded, ResultNoted, StonePlaced, TossHeld
from events.records.gomoku import ccgc
from events.records.record import Record
from tests.events.records.gomoku.gomoku_files import sample, stones


def read(text: str) -> Record:
    (record,) = ccgc.read(text.encode())
    return record


def notes(record: Record) -> str:
    return " ".join(note.en for note in record.notes)


def test_the_samples_that_programs_write() -> None:
    records = ccgc.read(sample("ccgc_samples.txt"))
    assert [stones(record) for record in records] == [
        "j10 l10 j11 l12 h10 h8 k8",
        "h8 j10",
        "",
        "h8 h9",
        "h8 h9 i8",
        "h8 h7 g9 i7 g7",
    ]
    first = records[0]
    assert first.acts[:2] == (TossHeld(None), ColoursTaken(0))
    assert first.acts[-1] == ResultNoted("black")
    assert first.header.players == ("先手参赛队", "后手参赛队")
    assert (first.header.date, first.header.meet) == ("2017.07.29", "2017 CCGC")
    assert "14:00 重庆" in notes(first)
    assert first.options == {"board": "size_15"}
    assert first.places == (1, 1, 2, 2, 2, 2, 2, 2, 2, 1)


def test_columns_run_with_i_and_row_1_is_at_the_bottom() -> None:
    assert read("{[C5];B(I,8);W(J,1)}").acts[2:] == (StonePlaced("black", "i8"), StonePlaced("white", "j1"))


def test_the_same_records_in_gb2312() -> None:
    records = ccgc.read(sample("ccgc_gb2312.txt"))
    assert records[0].header.players == ("先手参赛队", "后手参赛队")
    assert stones(records[0]) == "j10 l10 j11 l12 h10 h8 k8"
    assert "GB18030" in notes(records[0])


def test_connect_six_is_refused_with_its_line() -> None:
    refused = ccgc.read(sample("ccgc_samples.txt"))[2]
    assert refused.acts == ()
    (trouble,) = refused.troubles
    assert trouble.line == 4
    assert "六子棋" in trouble.text.zh


@pytest.mark.parametrize(
    ("word", "result"),
    [
        ("先手胜", ResultNoted("black")),
        ("后手胜", ResultNoted("white")),
        ("平局", ResultNoted("draw")),
        ("和棋", ResultNoted("draw")),
        ("未知结果", ResultNoted("unknown")),
        ("禁手", ResultNoted("unknown", "foul")),
    ],
)
def test_the_words_of_a_result(word: str, result: ResultNoted) -> None:
    record = read(f"{{[C5][甲 B][乙 W][{word}][2024.8.1 10:00 北京][2024 CCGC];B(H,8)}}")
    assert record.acts[-1] == result
    assert ("names no winner" in notes(record)) == (word == "禁手")


def test_moves_between_quotation_marks_and_full_width_signs() -> None:
    record = read("[C5][甲 B][乙W][先手胜][2022-8-1][2022 CCGC];['B(H,8)', 'W（Ｉ，９）']")
    assert stones(record) == "h8 i9"
    assert record.header.players == ("甲", "乙W")
    assert record.troubles == ()


def test_marks_of_other_programs_are_passed_over() -> None:
    assert stones(read("{[C5];B(J,10);W(I,11)MARK[1];B(H,8)}")) == "j10 i11 h8"


def test_a_move_off_the_board_is_a_fact() -> None:
    assert stones(read("{[C5];B(P,16);W(A,0)}")) == "p16 a0"


def test_a_move_that_cannot_be_read_keeps_those_before_it_and_the_next_record() -> None:
    first, second = ccgc.read("{[C5][甲][乙][先手胜];B(H,8);W(H8);B(J,9)}\n{[C5];B(A,1)}".encode())
    assert stones(first) == "h8"
    assert first.acts[-2:] == (MovesUnrecorded(), ResultNoted("black"))
    (trouble,) = first.troubles
    assert (trouble.line, trouble.column) == (1, 25)
    assert "expected the form `B(H,8)`" in trouble.text.en
    assert stones(second) == "a1"


@given(st.binary(max_size=200) | st.text(st.sampled_from("{}[]C5;BW(H,8)\n'甲"), max_size=80).map(str.encode))
def test_any_bytes_are_a_record(data: bytes) -> None:
    records = ccgc.read(data)
    assert records
    assert all(record.format == "ccgc" and len(record.acts) == len(record.places) for record in records)

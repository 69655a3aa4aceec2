"""PSQ read: Piskvork's own dialect and that of the Gomocup judge."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.gomoku.messages import (
    ColoursTaken,
    MovesUnrecorded,
    ResultNoted,
    StonePlaced,
    TossHeld,
)
from events.records.gomoku import psq
from events.records.record import Record
from tests.events.records.gomoku.gomoku_files import before_line, sample, stones, with_a_fault

HEAD = "Piskvorky 15x15, 0:0, 0\n"


def read(text: str) -> Record:
    (record,) = psq.read(text.encode())
    return record


def notes(record: Record) -> str:
    return " ".join(note.en for note in record.notes)


# --- coordinates ----------------------------------------------------------------------------------------------------------


def test_coordinates_count_from_one_so_8_8_is_the_centre() -> None:
    assert stones(read(HEAD + "8,8,0\n-1\n")) == "h8"


def test_rows_count_from_the_top_so_8_7_lies_above_the_centre() -> None:
    assert stones(read(HEAD + "8,7,0\n-1\n")) == "h9"


def test_on_20_x_20_the_top_left_point_is_a20() -> None:
    assert stones(read("Piskvorky 20x20, 0:0, 0\n1,1,0\n20,20,0\n-1\n")) == "a20 t1"


def test_points_off_the_board_are_kept_as_facts() -> None:
    assert stones(read(HEAD + "16,8,0\n8,16,0\n8,0,0\n-1\n")) == "p8 h0 h16"


@pytest.mark.parametrize(("line", "named"), [("0,8,0", "0,8"), ("-3,8,0", "-3,8"), ("99,8,0", "99,8")])
def test_a_column_that_no_point_can_name_ends_the_moves_with_its_line(line: str, named: str) -> None:
    record = read(HEAD + f"8,8,0\n{line}\n9,9,0\n-1\n")
    assert stones(record) == "h8"
    (trouble,) = record.troubles
    assert (trouble.line, trouble.column) == (3, 1)
    assert named in trouble.text.zh
    assert named in trouble.text.en


# --- who plays ------------------------------------------------------------------------------------------------------------


def test_black_moves_first_and_no_toss_is_recorded() -> None:
    record = read(HEAD + "8,8,0\n9,9,0\n-1\n")
    assert record.acts[:2] == (TossHeld(None), ColoursTaken(0))
    assert record.acts[2:] == (StonePlaced("black", "h8"), StonePlaced("white", "i7"))
    assert record.places == (1, 1, 2, 3)


def test_where_the_header_ends_in_1_the_second_player_named_is_black() -> None:
    (record,) = psq.read(sample("tournament_starter_1.psq"))
    assert record.header.players == ("pela.exe", "yixin.exe")
    assert record.acts[1] == ColoursTaken(1)
    assert record.acts[2] == StonePlaced("black", "h8")
    assert not any(isinstance(act, ResultNoted) for act in record.acts), "end code 0 names no winner"


def test_names_are_absent_from_a_game_saved_by_hand() -> None:
    assert read(HEAD + "8,8,0\n-1\n").header.players == (None, None)


# --- what the file does not say -------------------------------------------------------------------------------------------


def test_the_levels_11_11_are_no_clock() -> None:
    (record,) = psq.read(sample("judge_2025.psq"))
    assert record.header.minutes is None
    assert "set_times" not in record.options
    assert "11:11" in notes(record)
    assert "not a clock" in notes(record)


def test_a_game_without_a_tournament_states_the_board_and_no_other_rule() -> None:
    (record,) = psq.read(sample("overline_20x20.psq"))
    assert record.options == {"board": "size_20"}
    assert stones(record) == "b11 e11 f10 g12 f11 h13 f13 g14 f14 i11 f9 q16"


@pytest.mark.parametrize(
    ("tournament", "overline"),
    [("Freestyle15_1", "wins"), ("Standard2", "nothing"), ("Renju", "renju"), ("Fastgame", None), ("Caro", None)],
)
def test_only_the_name_of_a_tournament_states_the_rule(tournament: str, overline: str | None) -> None:
    record = read(HEAD + f"8,8,0\nA.zip\nB.zip\n-1\n0,{tournament}\n")
    assert record.options.get("overline") == overline
    assert record.header.meet == tournament


# --- the end --------------------------------------------------------------------------------------------------------------


def test_the_judge_notes_a_draw() -> None:
    (record,) = psq.read(sample("judge_2025.psq"))
    assert record.header.players == ("RAPFI25.zip", "JAX25.zip")
    assert stones(record) == "h8 i8 h7 i7"
    assert record.acts[-1] == ResultNoted("draw")
    assert record.places[-1] == 9


@pytest.mark.parametrize("engine", [1, 2])
def test_the_judges_number_of_an_engine_names_no_colour(engine: int) -> None:
    record = read(HEAD + f"8,8,0\nA.zip\nB.zip\n-1\n{engine},Freestyle1\n")
    assert record.acts[-1] == ResultNoted("unknown")
    assert f"engine {engine} won" in notes(record)


def test_end_code_15_is_time_and_does_not_say_whose() -> None:
    record = read(HEAD + "8,8,0\n9,9,0\nA\nB\n15\n")
    assert record.acts[-1] == ResultNoted("unknown", "time")
    assert "does not say whose" in notes(record)


@pytest.mark.parametrize(("code", "said"), [("-2", "a protocol error"), ("7", "not known")])
def test_other_end_codes_are_noted(code: str, said: str) -> None:
    assert said in notes(read(HEAD + f"8,8,0\n{code}\n"))


def test_a_file_that_stops_after_its_moves_may_be_incomplete() -> None:
    record = read(HEAD + "8,8,0")
    assert stones(record) == "h8"
    assert "may be incomplete" in notes(record)


def test_words_after_the_end_code_are_noted_and_not_read() -> None:
    (record,) = psq.read(sample("trailing_junk.psq"))
    assert stones(record) == "h8 i9 g7"
    assert "some trailing junk" in notes(record)
    assert record.troubles == ()


def test_undone_moves_after_the_last_one_are_read_as_moves() -> None:
    record = read(HEAD + "8,8,10\n9,9,10\n10,10,10\n10,10,0\n-1\n")
    assert stones(record) == "h8 i7 j6 j6"


def test_the_time_of_a_move_is_its_comment_and_may_be_absent() -> None:
    record = read(HEAD + "8,8\n9,9,4500\n-1\n")
    assert record.comments == {3: "4500 ms"}


# --- what cannot be read --------------------------------------------------------------------------------------------------


def test_a_broken_line_keeps_the_moves_before_it_and_says_what_was_expected() -> None:
    (record,) = psq.read(sample("broken.psq"))
    assert stones(record) == "h8 i7"
    assert record.acts[-2:] == (MovesUnrecorded(), ResultNoted("unknown"))
    (trouble,) = record.troubles
    assert (trouble.line, trouble.column) == (4, 1)
    assert "8;9,412" in trouble.text.zh
    assert "expected column, row and milliseconds" in trouble.text.en
    assert record.header.players == ("ALPHA.zip", "BETA.zip")


def test_half_a_last_move_is_a_trouble() -> None:
    record = read(HEAD + "8,8,0\n9,")
    assert stones(record) == "h8"
    assert [trouble.line for trouble in record.troubles] == [3]


@pytest.mark.parametrize("size", ["15x20", "13x13", "0x0"])
def test_a_board_of_another_size_is_refused_by_name_and_the_header_kept(size: str) -> None:
    record = read(f"Piskvorky {size}, 0:0, 0\n8,8,0\nA\nB\n0\n")
    assert record.acts == ()
    assert record.header.players == ("A", "B")
    (trouble,) = record.troubles
    assert size.replace("x", " x ") in trouble.text.en
    assert "15 x 15, 19 x 19, 20 x 20" in trouble.text.en


@pytest.mark.parametrize(("head", "said"), [("Piskvorky 15, 0", "The first line is"), ("Piskvorky 15x15, 0:0, 2", "ends in 2")])
def test_a_first_line_of_another_form_is_refused(head: str, said: str) -> None:
    record = read(f"{head}\n8,8,0\n-1\n")
    assert record.acts == ()
    assert said in record.troubles[0].text.en


def test_one_name_where_two_are_due_is_a_trouble() -> None:
    record = read(HEAD + "8,8,0\nALPHA\n0\n")
    assert stones(record) == "h8"
    assert "expected none, or two" in record.troubles[0].text.en


def test_several_games_in_one_file_are_several_records() -> None:
    records = psq.read((HEAD + "8,8,0\n-1\n" + HEAD + "9,9,0\n-1\n").encode())
    assert [stones(record) for record in records] == ["h8", "i7"]
    assert records[1].places == (4, 4, 5)


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_lines_may_end_as_on_windows_and_on_old_macs(end: str) -> None:
    text = sample("tournament_starter_1.psq").decode()
    assert psq.read(text.replace("\n", end).encode()) == psq.read(text.encode())


@given(st.binary(max_size=200), st.booleans())
def test_any_bytes_are_a_record(data: bytes, head: bool) -> None:
    records = psq.read(HEAD.encode() + data if head else data)
    assert all(record.format == "psq" and len(record.acts) == len(record.places) for record in records)
    assert records


@given(with_a_fault("tournament_starter_1.psq"))
def test_a_fault_on_a_line_leaves_the_moves_above_it(broken: tuple[bytes, int]) -> None:
    data, line = broken
    (good,) = psq.read(sample("tournament_starter_1.psq"))
    kept = before_line(good, line)[2:]  # the header says who is black, and may be what is broken
    if line > 1:
        assert psq.read(data)[0].acts[2 : 2 + len(kept)] == kept

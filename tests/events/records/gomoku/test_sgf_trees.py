"""SGF trees: which game and board, branches, collections, broken brackets, encodings, any bytes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.gomoku.messages import (
    MovesUnrecorded,
    Resigned,
    ResultNoted,
    StonePlaced,
    TimeOverstepped,
)
from events.records.gomoku import sgf
from events.records.record import Record, Variation
from tests.events.records.gomoku.gomoku_files import before_line, sample, stones, with_a_fault


def read(text: str) -> Record:
    (record,) = sgf.read(text.encode())
    return record


def game(nodes: str, size: int = 15) -> Record:
    return read(f"(;GM[4]SZ[{size}]{nodes})")


def notes(record: Record) -> str:
    return " ".join(note.en for note in record.notes)


def troubles(record: Record) -> list[tuple[int, int, str]]:
    return [(trouble.line, trouble.column, trouble.text.en) for trouble in record.troubles]


# --- which game, which board ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "name"), [("1", "Go"), ("2", "Othello"), ("11", "not 五子棋"), ("x", "not 五子棋")])
def test_another_game_is_refused_with_the_place_and_its_header_kept(number: str, name: str) -> None:
    record = read(f"(;FF[4]\nGM[{number}]PB[Li]SZ[15];B[hh])")
    assert record.acts == ()
    assert record.header.players == ("Li", None)
    ((line, column, text),) = troubles(record)
    assert (line, column) == (2, 1)
    assert f"GM[{number}]" in text
    assert name in text


@pytest.mark.parametrize("named", ["GN[五子棋对局]", "RU[Gomoku]", "GC[a renju game]"])
def test_a_file_with_another_number_that_calls_itself_five_in_a_row_is_read(named: str) -> None:
    record = read(f"(;GM[2]SZ[15]{named};B[hh])")
    assert stones(record) == "h8"
    assert "calls itself" in notes(record)


def test_connect_six_is_refused_though_it_has_the_number_of_gomoku() -> None:
    record = read("(;FF[4]GM[4]RU[QLizzie-Connect6]SZ[19];B[aa])")
    assert record.acts == ()
    assert "Connect6" in troubles(record)[0][2]


@pytest.mark.parametrize(
    ("size", "said"),
    [
        ("15:20", "15 x 20"),
        ("13", "13 x 13"),
        ("26", "26 x 26"),
        ("big", "SZ[big] is no size"),
        ("-15", "SZ[-15] is no size"),
    ],
)
def test_another_board_is_refused_by_its_size(size: str, said: str) -> None:
    record = read(f"(;GM[4]SZ[{size}]PB[Li];B[hh])")
    assert record.acts == ()
    assert record.header.players == ("Li", None)
    ((line, column, text),) = troubles(record)
    assert (line, column) == (1, 8)
    assert said in text


def test_a_square_board_may_be_written_with_two_numbers() -> None:
    assert game(";B[hh]").options == read("(;GM[4]SZ[15:15];B[hh])").options


@pytest.mark.parametrize(("move", "size"), [("hh", None), ("pp", "size_19"), ("sa", "size_19"), ("at", "size_20")])
def test_without_a_size_the_smallest_board_that_holds_all_points_is_taken_and_said(move: str, size: str | None) -> None:
    record = read(f"(;GM[4];B[{move}])")
    assert record.options.get("board") == size
    assert "does not give the board's size" in notes(record)


# --- trees ----------------------------------------------------------------------------------------------------------------


def test_the_main_line_is_the_first_branch_and_the_others_are_variations() -> None:
    (record,) = sgf.read(sample("branches.sgf"))
    assert stones(record) == "h8 i8"
    assert record.variations == (Variation(3, (StonePlaced("white", "a15"),)),)
    assert record.acts[-2:] == (Resigned(0), ResultNoted("white", "resigned"))
    assert "Variations in the file: 1" in notes(record)


def test_a_branch_of_a_branch_is_a_variation_from_the_main_line_on() -> None:
    record = game(";B[hh](;W[ih];B[jj])(;W[aa](;B[bb])(;B[cc];W[dd]))")
    assert stones(record) == "h8 i8 j6"
    a, b, c, d = (
        StonePlaced("white", "a15"),
        StonePlaced("black", "b14"),
        StonePlaced("black", "c13"),
        StonePlaced("white", "d12"),
    )
    assert record.variations == (Variation(3, (a, b)), Variation(3, (a, c, d)))


def test_a_trouble_in_a_branch_leaves_the_main_line_whole() -> None:
    record = game("RE[B+];B[hh](;W[ih])(;W[aa];B[?])")
    assert stones(record) == "h8 i8"
    assert record.acts[-1] == ResultNoted("black")
    assert MovesUnrecorded() not in record.acts
    assert record.variations == (Variation(3, (StonePlaced("white", "a15"),)),)
    assert "B has the value `?`" in troubles(record)[0][2]


def test_a_bracket_for_every_move_nested_thousands_deep_is_one_main_line() -> None:
    depth = 5_000
    record = game("(;B[hh](;W[ii]" * (depth // 2) + ")" * depth)
    assert len(record.acts) == depth + 2
    assert record.troubles == ()


def test_brackets_that_never_close_are_counted() -> None:
    record = read("(;GM[4]SZ[15];B[hh](;W[ih](;B[jj]")
    assert stones(record) == "h8 i8 j6"
    assert "3 `)` are missing" in troubles(record)[0][2]


def test_an_empty_last_node_is_nothing() -> None:
    record = game(";B[hh];")
    assert stones(record) == "h8"
    assert record.troubles == ()


def test_a_collection_is_several_records() -> None:
    first, second = sgf.read(sample("two_games.sgf"))
    assert first.acts[-2:] == (TimeOverstepped(1), ResultNoted("black", "time"))
    assert first.options["overline"] == "wins"
    assert second.header.players == ("Wang", "Li")
    assert second.acts[-1] == ResultNoted("draw")
    assert second.places[0] == 2


def test_after_a_broken_game_the_next_one_is_read() -> None:
    first, second = sgf.read(b"(;GM[4]SZ[15]RE[B+];B[hh]!;W[ii])\n(;GM[4]SZ[15];B[jj])")
    assert stones(first) == "h8"
    assert first.acts[-2:] == (MovesUnrecorded(), ResultNoted("black"))
    assert troubles(first)[0][:2] == (1, 26)
    assert "Here stands `!;W[ii])" in troubles(first)[0][2]
    assert stones(second) == "j6"


@pytest.mark.parametrize(
    ("text", "said"),
    [("(;GM[4]SZ[15];B[hh];W[ii", "no `]` after it"), ("(;GM[4]SZ[15];B[hh];[ii])", "no property name")],
)
def test_a_bracket_without_its_other_half_keeps_what_stands_before(text: str, said: str) -> None:
    record = read(text)
    assert stones(record) == "h8"
    assert said in troubles(record)[0][2]


def test_words_around_the_tree_are_noted() -> None:
    record = read("my game: (;GM[4]SZ[15];B[hh]) thanks")
    assert stones(record) == "h8"
    assert "`my game:`" in notes(record)
    assert "`thanks`" in notes(record)


def test_no_tree_at_all_is_a_trouble() -> None:
    assert "one begins with `(;`" in troubles(read("hello"))[0][2]


# --- encodings ------------------------------------------------------------------------------------------------------------


def test_the_declared_encoding_is_used_where_second_bytes_look_like_escapes() -> None:
    (record,) = sgf.read(sample("big5.sgf"))
    assert record.header.players == ("許功蓋", "陳大文")
    assert record.header.meet == "臺灣五子棋公開賽"
    assert stones(record) == "h8 i9"
    assert "Big5" in notes(record)


def test_a_declared_encoding_that_the_bytes_are_not_is_noted() -> None:
    text = "(;GM[4]CA[UTF-8]SZ[15]PB[棋手甲];B[hh])"
    (record,) = sgf.read(text.encode("gb18030"))
    assert record.header.players[0] == "棋手甲"
    assert "calls its encoding UTF-8" in notes(record)


# --- any bytes ------------------------------------------------------------------------------------------------------------

PIECES = st.sampled_from(
    [
        "(",
        ")",
        ";",
        "B",
        "W[hh]",
        "[",
        "]",
        "\\",
        "AB[aa:cc]",
        "SZ[15]",
        "GM[4]",
        "RE[B+R]",
        "C[x",
        "5A",
        "(;GM[4]",
        " ",
        "\n",
        "?",
        "é",
    ]
)


@given(st.binary(max_size=200) | st.lists(PIECES, max_size=40).map(lambda pieces: "".join(pieces).encode()))
def test_any_bytes_are_a_record(data: bytes) -> None:
    for text in (data, b"(;" + data):
        records = sgf.read(text)
        assert records
        assert all(record.format == "sgf" and len(record.acts) == len(record.places) for record in records)


@given(with_a_fault("setup_and_rectangle.sgf"))
def test_a_fault_on_a_line_leaves_the_moves_above_it(broken: tuple[bytes, int]) -> None:
    data, line = broken
    (good,) = sgf.read(sample("setup_and_rectangle.sgf"))
    kept = before_line(good, line)
    if line > 1:
        assert sgf.read(data)[0].acts[: len(kept)] == kept

"""Plain lists of moves and the codes of analysis pages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.gomoku.messages import ColoursTaken, MovesUnrecorded, Passed, ResultNoted, StonePlaced, TossHeld
from events.records.gomoku import moves
from events.records.record import Record
from tests.events.records.gomoku.gomoku_files import before_line, sample, stones, with_a_fault


def read(text: str) -> Record:
    (record,) = moves.read(text.encode())
    return record


def notes(record: Record) -> str:
    return " ".join(note.en for note in record.notes)


# --- forms ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "h8 i9 j10",
        "h8i9j10",
        "h8, i9, j10",
        "h8,i9;j10",
        "1. h8 i9 2. j10",
        "1.h8 i9 2.j10",
        "1) h8 2) i9 3) j10",
        "h8\ni9\nj10",
        "H8 I9 J10",
        "Ｈ８，Ｉ９，　ｊ１０",
        "h8i9 j10",
        "h8、i9、j10",
        "\ufeffh8 i9 j10\n",
    ],
)
def test_every_way_to_write_three_moves(text: str) -> None:
    record = read(text)
    assert record.acts == (
        TossHeld(None),
        ColoursTaken(0),
        StonePlaced("black", "h8"),
        StonePlaced("white", "i9"),
        StonePlaced("black", "j10"),
    )
    assert record.troubles == ()
    assert record.options == {}, "a list names no board and no rule"


def test_letters_run_with_i_so_j8_is_the_tenth_column() -> None:
    assert stones(read("i8 j8")) == "i8 j8"
    assert read("i8 j8").acts[3] == StonePlaced("white", "j8")


def test_a_pass_and_an_unknown_point_are_moves() -> None:
    assert read("h8 pass ? 停着").acts[2:] == (
        StonePlaced("black", "h8"),
        Passed("white"),
        StonePlaced("black", None),
        Passed("white"),
    )


def test_a_result_in_words_ends_the_game() -> None:
    (record,) = moves.read(sample("numbered.txt"))
    assert stones(record) == "h8 i9 h9 i8 h10 i10 h11 i11 h7"
    assert record.acts[-1] == ResultNoted("black")
    assert record.places == (2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4)
    assert record.header.note == "练习赛第2桌"


def test_a_result_in_numbers_names_no_colour() -> None:
    record = read("1. h8 i9 1-0")
    assert stones(record) == "h8 i9"
    assert "`" not in notes(record)
    assert "1-0 does not say" in notes(record)


@pytest.mark.parametrize("word", ["white", "black", "--"])
def test_choices_of_colour_are_no_stones(word: str) -> None:
    record = read(f"1. h13 i13 2. j13 {word} 3. h12 g10")
    assert stones(record) == "h13 i13 j13"
    (trouble,) = record.troubles
    assert (trouble.line, trouble.column) == (1, 19)
    assert f"`{word}` is PlayOK's sign for a choice of colour" in trouble.text.en


# --- several games --------------------------------------------------------------------------------------------------------


def test_a_line_that_is_one_code_is_a_game() -> None:
    records = moves.read(b"h8i9\nj10k11l12\n# end\n")
    assert [stones(record) for record in records] == ["h8 i9", "j10 k11 l12"]
    assert records[1].places == (2, 2, 2, 2, 2)


def test_numbers_from_one_again_begin_a_game() -> None:
    assert [stones(record) for record in moves.read(b"1. h8 i9\n2. j10\n1. a1 b2\n")] == ["h8 i9 j10", "a1 b2"]


def test_an_empty_line_begins_a_game_unless_the_numbers_go_on() -> None:
    assert [stones(record) for record in moves.read(b"h8 i9\n\nj10 k11\n")] == ["h8 i9", "j10 k11"]
    assert [stones(record) for record in moves.read(b"1. h8 i9\n\n2. j10 k11\n")] == ["h8 i9 j10 k11"]


def test_a_game_with_a_result_is_over() -> None:
    assert [stones(record) for record in moves.read("h8 i9 和棋\nj10 k11\n".encode())] == ["h8 i9", "j10 k11"]


def test_the_columns_after_a_code_are_its_rule_and_its_source() -> None:
    first, second = moves.read(sample("position_codes.txt"))
    assert len(first.acts) == 94 + 2
    assert first.options == second.options == {"overline": "renju"}
    assert stones(second) == "h8 g6 f6 g5 f7 g4 h7 g3 g2 a1"
    assert "gomoku-calculator/issues/8" in notes(second)


@pytest.mark.parametrize(("rule", "overline"), [("freestyle", "wins"), ("standard", "nothing"), ("caro", None)])
def test_analysis_pages_call_exactly_five_standard(rule: str, overline: str | None) -> None:
    record = read(f"h8i9\t{rule}\tmine")
    assert record.options.get("overline") == overline
    assert "mine" in notes(record)
    assert (rule in notes(record)) == (overline is None)


# --- comments -------------------------------------------------------------------------------------------------------------


def test_comments_belong_to_the_last_move_before_them() -> None:
    record = read("# the final\nh8 i9 # a quiet start，真的\n# and on\nj10\n")
    assert record.header.note == "the final"
    assert record.comments == {3: "a quiet start，真的\nand on"}
    assert stones(record) == "h8 i9 j10"


def test_a_sign_inside_a_word_begins_no_comment() -> None:
    (first, *_) = moves.read(b"h8i9\tfreestyle\thttps://example.org/#three\n")
    assert "#three" in notes(first)


# --- the board ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "board"), [("h8 o15", None), ("h8 p1", "size_19"), ("i8 a19", "size_19"), ("h8 t20", "size_20")]
)
def test_the_smallest_board_that_holds_all_points_is_taken_and_said(text: str, board: str | None) -> None:
    record = read(text)
    assert record.options.get("board") == board
    assert ("beyond 15 x 15" in notes(record)) == (board is not None)


def test_columns_beyond_o_without_any_i_may_mean_letters_without_i() -> None:
    assert "leaves i out" in notes(read("h8 p8"))
    assert "leaves i out" not in notes(read("i8 p8"))


def test_a_point_on_no_board_is_a_fact_and_no_hint_of_the_size() -> None:
    record = read("h8 h0 p0 z30 i9")
    assert stones(record) == "h8 h0 p0 z30 i9"
    assert record.options == {}


# --- what cannot be read --------------------------------------------------------------------------------------------------


def test_a_word_that_is_no_move_ends_the_game_with_its_place() -> None:
    record = read("h8 i9\nj10 zz9x k11\nl12\n")
    assert stones(record) == "h8 i9 j10"
    (trouble,) = record.troubles
    assert (trouble.line, trouble.column) == (2, 5)
    assert "`zz9x`" in trouble.text.en


def test_a_row_of_three_digits_is_not_cut_in_two() -> None:
    record = read("h8 i9 j123")
    assert stones(record) == "h8 i9"
    assert record.troubles[0].column == 7


def test_after_a_trouble_a_result_says_that_moves_are_missing() -> None:
    assert read("h8 i9").acts[-1] == StonePlaced("white", "i9")
    record = read("h8 白胜")
    assert record.acts[-1] == ResultNoted("white")
    assert MovesUnrecorded() not in record.acts


def test_nothing_at_all_is_a_trouble() -> None:
    assert "There are no moves" in read("\n# only words\n").troubles[0].text.en


@given(st.binary(max_size=200) | st.text(st.sampled_from("h8i9 .1#\t\n,?zß（"), max_size=60).map(str.encode))
def test_any_bytes_are_a_record(data: bytes) -> None:
    records = moves.read(data)
    assert records
    assert all(record.format == "moves" and len(record.acts) == len(record.places) for record in records)


@given(
    st.lists(st.sampled_from(["h8", "a1", "o15", "i9", "p16", "t20"]), min_size=2, max_size=30),
    st.sampled_from([" ", "", ", ", "\n"]),
)
def test_every_point_is_read_back_in_order(points: list[str], between: str) -> None:
    assert stones(read(between.join(points))) == " ".join(points)


@given(with_a_fault("numbered.txt"))
def test_a_fault_on_a_line_leaves_the_moves_above_it(broken: tuple[bytes, int]) -> None:
    data, line = broken
    (good,) = moves.read(sample("numbered.txt"))
    kept = before_line(good, line)
    assert moves.read(data)[0].acts[: len(kept)] == kept

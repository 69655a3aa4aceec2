"""SGF read: moves, set-up stones and what the file says of the game, in the standard and beyond it."""

import pytest

from core.gomoku.messages import (
    ColoursTaken,
    Forfeited,
    Passed,
    Resigned,
    ResultNoted,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
)
from events.records.gomoku import sgf
from events.records.record import Record
from tests.events.records.gomoku.gomoku_files import sample, stones


def read(text: str) -> Record:
    (record,) = sgf.read(text.encode())
    return record


def game(nodes: str, size: int = 15) -> Record:
    return read(f"(;GM[4]SZ[{size}]{nodes})")


def notes(record: Record) -> str:
    return " ".join(note.en for note in record.notes)


def troubles(record: Record) -> list[tuple[int, int, str]]:
    return [(trouble.line, trouble.column, trouble.text.en) for trouble in record.troubles]


# --- coordinates and moves ------------------------------------------------------------------------------------------------


def test_row_a_is_the_top_so_hg_is_h9() -> None:
    assert stones(game(";B[hh];W[hg];B[aa];W[oo]")) == "h8 h9 a15 o1"


def test_the_board_of_the_file_counts_and_not_19() -> None:
    assert stones(game(";B[aa];W[tt]", size=20)) == "a20 t1"


@pytest.mark.parametrize("size", [15, 19])
def test_tt_is_a_pass_where_it_is_no_point(size: int) -> None:
    record = game(";B[tt];W[]", size=size)
    assert record.acts[2:] == (Passed("black"), Passed("white"))
    assert "`tt` was read as a pass" in notes(record)


def test_on_20_x_20_tt_is_a_point() -> None:
    assert game(";B[tt];W[ts]", size=20).acts[2:] == (StonePlaced("black", "t1"), StonePlaced("white", "t2"))


def test_points_off_the_board_are_kept_as_facts() -> None:
    assert stones(game(";B[pa];W[ap]")) == "p15 a0"


def test_the_colour_is_the_files_even_where_white_begins_or_black_plays_twice() -> None:
    acts = game(";W[hh];B[hg];B[ig]").acts[2:]
    assert acts == (StonePlaced("white", "h8"), StonePlaced("black", "h9"), StonePlaced("black", "i9"))


def test_capital_coordinates_are_read_as_small_ones_with_a_note() -> None:
    record = game(";B[HH]")
    assert stones(record) == "h8"
    assert "capitals" in notes(record)


def test_moves_go_on_after_two_passes() -> None:
    assert stones(game(";B[hh];W[];B[];W[ii]")) == "h8 i7"


def test_several_moves_in_one_node_are_read_in_their_order() -> None:
    record = game("B[hh]W[ig]B[gj]")
    assert stones(record) == "h8 i9 g6"
    assert "more than one move" in notes(record)


@pytest.mark.parametrize(
    ("node", "said"),
    [
        (";W[h8]", "has the value `h8`; expected two letters, column and row, from a to o"),
        (";W[hhh]", "has the value `hhh`"),
        (";W[hh:ii]", "has the value `hh:ii`"),
        (";W[zß]", "has the value `zß`"),
        (";W", "has 0 values"),
        (";W[ii][jj]", "has 2 values"),
        (";AE[hh]", "AE takes stones off"),
        (";QPR[hh,hg,jf]", "QPR holds opening stones"),
    ],
)
def test_a_move_that_cannot_be_read_ends_the_game_there_with_its_place(node: str, said: str) -> None:
    record = game(f"\n;B[hh]\n {node};B[jj]")
    assert stones(record) == "h8"
    ((line, column, text),) = troubles(record)
    assert (line, column) == (3, 3)
    assert said in text


# --- set-up stones --------------------------------------------------------------------------------------------------------


def test_set_up_stones_stand_without_order_and_the_next_move_says_who_plays() -> None:
    record = game("AB[hh][gg]AW[hi];B[ii]")
    assert record.acts == (
        TossHeld(None),
        ColoursTaken(0),
        StonesSetUp(("h8", "g9"), ("h7",)),
        StonePlaced("black", "i7"),
    )


def test_a_rectangle_stands_for_all_its_points() -> None:
    record = game("AB[pb:sb]AW[bc:aa]", size=19)
    assert record.acts[2] == StonesSetUp(("p18", "q18", "r18", "s18"), ("a19", "b19", "a18", "b18", "a17", "b17"))


def test_the_sample_with_set_up_stones() -> None:
    (record,) = sgf.read(sample("setup_and_rectangle.sgf"))
    assert record.options == {"board": "size_19", "set_times": "minutes"}
    assert record.header.minutes == 15
    assert (record.header.players, record.header.meet, record.header.round) == (("甲", "乙"), "练习", "3")
    assert record.acts[2:] == (
        StonesSetUp(("p18", "q18", "r18", "s18", "d16"), ("d15",)),
        StonePlaced("white", "j10"),
        StonePlaced("black", "j9"),
        Passed("white"),
        Resigned(1),
        ResultNoted("black", "resigned"),
    )
    assert record.places == (1, 1, 2, 3, 4, 4, 1, 1)
    assert record.comments == {3: "先走白棋 [原文如此]"}


@pytest.mark.parametrize("value", ["x9", "aa:bb:cc", "aa:", ""])
def test_set_up_stones_that_cannot_be_read_are_a_trouble(value: str) -> None:
    record = game(f"AB[hh][{value}];B[ii]")
    assert stones(record) == ""
    assert f"AB has the value `{value}`" in troubles(record)[0][2]


# --- what the file says of the game ---------------------------------------------------------------------------------------


def test_black_is_seat_0_whatever_the_order_of_the_names() -> None:
    record = read("(;GM[4]SZ[15]PW[Wang]PB[Li];B[hh])")
    assert record.header.players == ("Li", "Wang")
    assert record.acts[:2] == (TossHeld(None), ColoursTaken(0))


def test_the_orc_sample() -> None:
    (record,) = sgf.read(sample("orc_2003.sgf"))
    assert stones(record) == "h8 h9 j10 i9 i11 k9 j9 j8 k7 g9"
    assert record.acts[-2:] == (Resigned(0), ResultNoted("white", "resigned"))
    assert record.options == {"board": "size_15", "overline": "renju", "set_times": "minutes"}
    assert record.comments == {5: "A started observation."}
    assert record.troubles == ()
    for said in ("GM[5]", "RIF rule", "5A[gg][hh]", "KM[5.5]", "`---`"):
        assert said in notes(record)


def test_the_exported_sample() -> None:
    (record,) = sgf.read(sample("renju_export.sgf"))
    assert stones(record) == "h8 i9 i7 g9 g7 h7 h9"
    assert record.acts[-1] == ResultNoted("black", "unknown")
    assert record.options == {"board": "size_15", "overline": "renju"}
    assert record.header.note is not None
    assert "3×3" in record.header.note


@pytest.mark.parametrize(
    ("rule", "overline"),
    [
        ("Renju", "renju"),
        ("renju", "renju"),
        ("连珠规则", "renju"),
        ("RIF", "renju"),
        ("Freestyle", "wins"),
        ("free-style gomoku", "wins"),
        ("长连算胜", "wins"),
        ("长连不算胜", None),
        ("Gomoku", None),
        ("Standard", None),
        ("无禁手", None),
        ("Freestyle (not renju)", "wins"),
        ("1", None),
    ],
)
def test_a_rule_is_taken_only_where_its_name_says_what_an_overline_is(rule: str, overline: str | None) -> None:
    record = game(f"RU[{rule}];B[hh]")
    assert record.options.get("overline") == overline
    assert rule in notes(record)


@pytest.mark.parametrize(("rule", "overline"), [("0", "wins"), ("1", "nothing"), ("4", "renju"), ("9", None)])
def test_engine_matches_number_their_rules_and_name_the_reason(rule: str, overline: str | None) -> None:
    record = game(f"RU[{rule}]RE[W+1]TE[White win by five connection];B[hh]C[12ms]")
    assert record.options.get("overline") == overline
    assert record.acts[-1] == ResultNoted("white", "five")
    assert record.comments == {2: "12ms"}


@pytest.mark.parametrize(
    ("result", "acts"),
    [
        ("B+", (ResultNoted("black"),)),
        ("B", (ResultNoted("black"),)),
        ("W+1", (ResultNoted("white"),)),
        ("B+five_in_a_row", (ResultNoted("black", "five"),)),
        ("W+R", (Resigned(0), ResultNoted("white", "resigned"))),
        ("W+Resign", (Resigned(0), ResultNoted("white", "resigned"))),
        ("B+T", (TimeOverstepped(1), ResultNoted("black", "time"))),
        ("B+Time", (TimeOverstepped(1), ResultNoted("black", "time"))),
        ("W+F", (Forfeited(0), ResultNoted("white", "forfeit"))),
        ("W+禁手", (ResultNoted("white", "foul"),)),
        ("0", (ResultNoted("draw"),)),
        ("Draw", (ResultNoted("draw"),)),
        ("B+DRAW", (ResultNoted("draw"),)),
        ("?", (ResultNoted("unknown"),)),
        ("Void", (ResultNoted("unknown"),)),
        ("黑中盘胜", (Resigned(1), ResultNoted("black", "resigned"))),
        ("白胜", (ResultNoted("white"),)),
        ("", ()),
    ],
)
def test_a_result_is_what_its_words_say(result: str, acts: tuple[object, ...]) -> None:
    record = game(f"RE[{result}];B[hh]")
    assert record.acts[3:] == acts
    assert "not fully understood" not in notes(record)


@pytest.mark.parametrize("result", ["1-0", "B+illegal", "Li wins"])
def test_words_of_a_result_that_say_more_are_noted(result: str) -> None:
    record = game(f"RE[{result}];B[hh]")
    assert isinstance(record.acts[-1], ResultNoted)
    assert f"RE[{result}]" in notes(record)


@pytest.mark.parametrize(("limit", "minutes"), [("600", 10), ("900.0", 15), ("90", None), ("0", None), ("10 min", None)])
def test_a_time_limit_is_taken_where_it_is_whole_minutes(limit: str, minutes: int | None) -> None:
    record = game(f"TM[{limit}];B[hh]")
    assert record.header.minutes == minutes
    assert ("set_times" in record.options) == (minutes is not None)
    assert (f"TM[{limit}]" in notes(record)) == (minutes is None)


def test_escapes_are_taken_back() -> None:
    record = game("PB[a\\]b\\\\c];B[hh]C[one\\\ntwo\nthree \\; end]")
    assert record.header.players[0] == "a]b\\c"
    assert record.comments == {2: "onetwo\nthree ; end"}


def test_a_comment_on_the_root_is_about_the_game_and_the_others_about_a_move() -> None:
    record = game("GC[the final]C[in Beijing];B[hh]C[the centre];C[a pause];W[ii]")
    assert record.header.note == "the final\nin Beijing"
    assert record.comments == {2: "the centre\na pause"}


def test_properties_that_are_not_read_are_named() -> None:
    record = game("5A[gg][hh]BR[1d];B[hh]LB[hh:1];W[ii]LB[ii:2]")
    assert "5A[gg][hh] BR[1d] LB[hh:1]×2" in notes(record)


def test_long_names_of_the_third_format_are_understood() -> None:
    assert stones(read("(;GaMe[4]SiZe[15];Black[hh];White[ii])")) == "h8 i7"

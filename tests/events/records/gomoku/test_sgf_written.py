"""SGF written: what it holds is read again, and what it does not hold is named."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.desk.messages import CallMade
from core.gomoku.grid import written
from core.gomoku.messages import (
    Act,
    ColourChosen,
    ColoursTaken,
    FiveClaimed,
    Forfeited,
    OpeningBegun,
    Passed,
    Resigned,
    ResultNoted,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
)
from events.records.gomoku import sgf
from events.records.record import Desk, Header, Record, Variation
from tests.events.records.gomoku.gomoku_files import sample, stones

SIZES = (15, 19, 20)
COLOURS = st.sampled_from(["black", "white"])
WORDS = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"], exclude_characters="\xa0"), min_size=1, max_size=12).map(
    lambda words: " ".join(words.split())
)


def points(size: int) -> st.SearchStrategy[str]:
    """Every point that two letters can name, off the board too; on boards up to 19 without tt, which is a pass."""
    cells = st.tuples(st.integers(0, 25), st.integers(0, 25)).filter(lambda cell: size > 19 or cell != (19, 19))
    return cells.map(lambda cell: written(cell[0], size - 1 - cell[1]))


def moves(size: int) -> st.SearchStrategy[Act]:
    some = st.lists(points(size), max_size=3).map(tuple)
    set_up = st.builds(StonesSetUp, some, some).filter(lambda act: bool(act.black or act.white))
    return st.builds(StonePlaced, COLOURS, points(size)) | st.builds(Passed, COLOURS) | set_up


ENDS: tuple[tuple[Act, ...], ...] = (
    (),
    (ResultNoted("black"),),
    (ResultNoted("draw"),),
    (ResultNoted("unknown"),),
    (Resigned(1), ResultNoted("black", "resigned")),
    (TimeOverstepped(0), ResultNoted("white", "time")),
    (Forfeited(0), ResultNoted("white", "forfeit")),
)


@st.composite
def held(draw: st.DrawFn) -> Record:
    """A record of one game that SGF can hold whole."""
    size = draw(st.sampled_from(SIZES))
    played = draw(st.lists(moves(size), max_size=8))
    acts = (TossHeld(None), ColoursTaken(0), *played, *draw(st.sampled_from(ENDS)))
    last = 1 + len(played)
    comments = draw(st.dictionaries(st.integers(2, max(last, 2)), WORDS.filter(bool), max_size=3))
    branches = st.lists(moves(size), min_size=1, max_size=3).map(tuple)
    variations = draw(st.lists(st.builds(Variation, st.integers(2, last + 1), branches), max_size=3))
    header = Header(
        players=(draw(st.none() | WORDS.filter(bool)), draw(st.none() | WORDS.filter(bool))),
        meet=draw(st.none() | WORDS.filter(bool)),
        date=draw(st.none() | st.just("2024-05-01")),
        note=draw(st.none() | WORDS.filter(bool)),
    )
    return Record(
        "transcript",
        header,
        {"board": f"size_{size}"},
        acts,
        (1,) * len(acts),
        comments={index: words for index, words in comments.items() if index <= last},
        variations=tuple(sorted(variations, key=lambda variation: variation.after)),
    )


@given(held())
def test_what_is_written_is_read_again(record: Record) -> None:
    out = sgf.write(record)
    (again,) = sgf.read(out.text.encode())
    assert out.left_out == ()
    assert again.acts == record.acts
    assert again.comments == record.comments
    assert again.variations == record.variations
    assert (again.header, again.options) == (record.header, record.options)
    assert again.troubles == ()


@settings(max_examples=25)
@given(st.lists(held(), min_size=1, max_size=3))
def test_a_record_of_several_games_is_a_collection_of_as_many(parts: list[Record]) -> None:
    acts = tuple(act for part in parts for act in part.acts)
    record = Record("transcript", Header(), {"board": "size_20"}, acts, (1,) * len(acts))
    again = sgf.read(sgf.write(record).text.encode())
    assert len(again) == len(parts)


@pytest.mark.parametrize("name", ["orc_2003.sgf", "branches.sgf", "setup_and_rectangle.sgf", "renju_export.sgf"])
def test_the_samples_come_back_as_they_were_read(name: str) -> None:
    (record,) = sgf.read(sample(name))
    (again,) = sgf.read(sgf.write(record).text.encode())
    assert (again.acts, again.comments, again.variations) == (record.acts, record.comments, record.variations)
    assert again.options == record.options
    assert again.header == record.header


def of(*acts: Act | Desk, black: int = 0) -> Record:
    taken = ColoursTaken(0 if black == 0 else 1)
    return Record("transcript", Header(players=("Li", "Wang")), {"board": "size_15"}, (taken, *acts), (1,) * (len(acts) + 1))


STONE = StonePlaced("black", "h8")


def left_out(record: Record) -> str:
    return " ".join(text.en for text in sgf.write(record).left_out)


def test_one_game_in_full() -> None:
    record = of(STONE, StonePlaced("white", "i9"), Passed("black"), Resigned(0), ResultNoted("white", "resigned"))
    assert sgf.write(record).text == "(;FF[4]GM[4]CA[UTF-8]SZ[15]PB[Li]PW[Wang]RE[W+R]\n;B[hh];W[ig];B[])\n"


def test_the_one_who_is_black_is_written_as_black_and_the_seats_are_named_as_left_out() -> None:
    record = of(STONE, Resigned(0), ResultNoted("black", "resigned"), black=1)
    (again,) = sgf.read(sgf.write(record).text.encode())
    assert again.header.players == ("Wang", "Li")
    assert again.acts[-2:] == (Resigned(1), ResultNoted("black", "resigned"))
    assert "Seats were not written" in left_out(record)


def test_after_a_choice_of_colour_the_chooser_of_black_is_black() -> None:
    acts = (OpeningBegun(0), STONE, ColourChosen(1, "black"))
    record = Record("transcript", Header(players=("Li", "Wang")), {}, acts, (1, 1, 1))
    assert "PB[Wang]PW[Li]" in sgf.write(record).text
    assert "an opening, a choice of colour" in left_out(record)


def test_the_rule_is_written_where_sgf_has_a_plain_name_for_it() -> None:
    record = Record("transcript", Header(), {"board": "size_15", "overline": "wins"}, (ColoursTaken(0), STONE), (1, 1))
    assert "RU[Freestyle]" in sgf.write(record).text
    exact = Record("transcript", Header(), {"board": "size_15", "overline": "nothing"}, (ColoursTaken(0), STONE), (1, 1))
    assert "RU[" not in sgf.write(exact).text
    assert "the option overline" in left_out(exact)


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (TossHeld(1, "black"), "a toss"),
        (FiveClaimed(0), "a claim of five"),
        (Desk(CallMade(0), "ref", "referee"), "an entry of the desk"),
        (StonePlaced("white", None), "A stone on an unrecorded point"),
        (StonePlaced("white", "h16"), "A stone on h16"),
        (StonePlaced("white", "ab3"), "A stone on ab3"),
        (StonePlaced("white", "t-4"), "A stone on t-4"),
        (ResultNoted("black", "five"), "five in a row"),
        (ResultNoted("draw", "agreed"), "agreed draw"),
    ],
)
def test_what_sgf_cannot_hold_is_named(act: Act | Desk, said: str) -> None:
    assert said in left_out(of(STONE, act))


def test_in_a_record_of_several_games_the_game_is_named_too() -> None:
    record = of(STONE, FiveClaimed(0), ColoursTaken(1), STONE)
    assert "Game 1: This format cannot hold, so left out: a claim of five." in left_out(record)


def test_a_stone_that_cannot_be_written_does_not_shift_the_colours_after_it() -> None:
    record = of(STONE, StonePlaced("white", None), StonePlaced("black", "i9"))
    (again,) = sgf.read(sgf.write(record).text.encode())
    assert [act for act in again.acts if isinstance(act, StonePlaced)] == [STONE, StonePlaced("black", "i9")]


def test_a_variation_where_nothing_more_was_played_is_not_taken_for_the_game() -> None:
    record = Record("x", Header(), {"board": "size_15"}, (TossHeld(None), ColoursTaken(0), STONE), (1, 1, 1), variations=(
        Variation(3, (StonePlaced("white", "a1"),)),
    ))  # fmt: skip
    (again,) = sgf.read(sgf.write(record).text.encode())
    assert stones(again) == "h8"
    assert again.variations == record.variations

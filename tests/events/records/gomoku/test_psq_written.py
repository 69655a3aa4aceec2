"""PSQ written: Piskvork's own dialect, and what it leaves out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.gomoku.grid import written
from core.gomoku.messages import (
    Act,
    ColoursTaken,
    MovesUnrecorded,
    Passed,
    Resigned,
    ResultNoted,
    StonePlaced,
    StonesSetUp,
    TossHeld,
)
from events.records.gomoku import psq
from events.records.record import Header, Record
from tests.events.records.gomoku.gomoku_files import stones

POINTS = st.builds(written, st.integers(0, 51), st.integers(-60, 60))
NAMES = st.from_regex(r"[A-Za-z甲乙][A-Za-z0-9 ._-]{0,8}[a-z]", fullmatch=True).filter(lambda n: not n.lower().startswith("pisk"))


@st.composite
def held(draw: st.DrawFn) -> Record:
    """A record that a PSQ can hold whole."""
    points = draw(st.lists(POINTS, max_size=12))
    acts: list[Act] = [TossHeld(None), ColoursTaken(draw(st.sampled_from([0, 1])))]
    acts += [StonePlaced("black" if ply % 2 == 0 else "white", at) for ply, at in enumerate(points)]
    spent = draw(st.dictionaries(st.integers(2, len(acts)), st.integers(1, 999_999), max_size=4))
    names = draw(st.none() | st.tuples(NAMES, NAMES))
    return Record(
        "transcript",
        Header(players=names or (None, None)),
        {"board": draw(st.sampled_from(["size_15", "size_19", "size_20"]))},
        tuple(acts),
        (1,) * len(acts),
        comments={index: f"{ms} ms" for index, ms in spent.items() if index < len(acts)},
    )


@given(held())
def test_what_is_written_is_read_again(record: Record) -> None:
    written_record = psq.write(record)
    (again,) = psq.read(written_record.text.encode())
    assert written_record.left_out == ()
    assert (again.acts, again.header, again.options, again.comments) == (
        record.acts,
        record.header,
        record.options,
        record.comments,
    )
    assert again.troubles == ()


def of(*acts: Act, meet: str | None = None) -> Record:
    return Record("transcript", Header(meet=meet), {}, acts, (1,) * len(acts))


BLACK, WHITE = StonePlaced("black", "h8"), StonePlaced("white", "i9")


@pytest.mark.parametrize(
    ("act", "why"),
    [
        (Passed("black"), "a pass"),
        (StonesSetUp(("a1",), ()), "stones set up"),
        (StonePlaced("white", "a1"), "two stones of one colour in a row"),
        (StonePlaced("black", None), "an unrecorded point"),
        (MovesUnrecorded(), "moves that are not recorded"),
    ],
)
def test_writing_stops_where_counting_would_give_the_wrong_colour(act: Act, why: str) -> None:
    record = of(ColoursTaken(0), BLACK, WHITE, act, StonePlaced("white", "j10"))
    out = psq.write(record)
    assert stones(psq.read(out.text.encode())[0]) == "h8 i9"
    assert any("From move 3" in text.en and why in text.en for text in out.left_out)


def test_what_a_psq_cannot_hold_is_named() -> None:
    record = of(TossHeld(0), ColoursTaken(0), BLACK, Resigned(1), ResultNoted("black", "resigned"), meet="Cup")
    said = " ".join(text.en for text in psq.write(record).left_out)
    assert "a toss, a resignation, a noted result" in said
    assert "Meet, round, date" in said


def test_a_name_that_would_be_read_as_something_else_is_left_out() -> None:
    record = Record("transcript", Header(players=("8,8", "Li")), {}, (ColoursTaken(0), BLACK), (1, 1))
    out = psq.write(record)
    assert psq.read(out.text.encode())[0].header.players == (None, None)
    assert "names were not written" in out.left_out[0].en


def test_of_several_games_one_is_written_and_the_first_unless_asked() -> None:
    record = of(ColoursTaken(0), BLACK, ResultNoted("black"), TossHeld(None), ColoursTaken(1), StonePlaced("black", "a1"))
    assert stones(psq.read(psq.write(record).text.encode())[0]) == "h8"
    (second,) = psq.read(psq.write(record, game=2).text.encode())
    assert second.acts == record.acts[3:]
    assert "written is game 2" in psq.write(record, game=2).left_out[0].en


def test_a_game_that_the_record_does_not_have_is_an_error() -> None:
    with pytest.raises(IndexError, match="game 3 of 1"):
        psq.write(of(ColoursTaken(0), BLACK), game=3)

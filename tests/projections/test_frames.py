"""The frames of a match: what a viewer shows after each event, and the board that it builds from them."""

from hypothesis import given as drawn
from hypothesis import settings

from core.desk.messages import CallMade, FactFound, GameGoesTo
from core.gomoku.grid import points_of
from core.gomoku.messages import ColourChosen, ColoursTaken, MatchOpened, StonesSetUp
from core.gomoku.options import Options
from core.gomoku.state import Colouring, Tossing
from core.history import History
from core.rewound import Rewound
from core.table import Act
from projections.gomoku.drawing import drawn as picture
from projections.gomoku.drawing import stones_at
from projections.gomoku.frames import Frame, Stone, frames
from projections.logged import Logged
from tests.core.desk.irregular import ruled
from tests.core.given import REFEREE, STARTED, A, B, By, kept, readings, stones, taken_down
from tests.core.gomoku.irregular import FIRST_GAME, LAID, white
from tests.projections.matches import told


def shown(*acts: Act | By, texts: dict[str, str] | None = None, **chosen: str) -> tuple[Frame, ...]:
    log = taken_down(*acts, readings=readings(**chosen))
    return frames(tuple(Logged(event, actor, 1_000 * n) for n, (event, actor) in enumerate(log)), texts or {})


def test_there_is_one_frame_for_each_event_and_the_opening_comes_first() -> None:
    found = shown(*FIRST_GAME)

    assert [frame.version for frame in found] == list(range(1, 15))
    assert (found[0].kind, found[0].parent, found[0].added) == ("gomoku.match_opened", 0, ())
    assert [frame.act for frame in found[-3:]] == [True, False, False]


def test_a_stone_is_added_to_the_board_before() -> None:
    frame = shown(*STARTED, *stones("h8 i9"))[-1]

    assert frame.added == (Stone("i9", "w", 2),)
    assert (frame.parent, frame.last, frame.game, frame.ply, frame.black) == (4, "i9", 1, 2, A)
    assert (frame.turn.en, frame.text.en) == ("Black (side A)", "2. White i9")
    assert (frame.person, frame.role, frame.at) == ("p-chief", "chief_referee", 4_000)


def test_the_winning_line_is_marked_from_the_stone_that_made_it_on() -> None:
    found = shown(*FIRST_GAME)

    lines = [frame.lines for frame in found]
    assert lines[-4] == ()
    assert lines[-3] == lines[-2] == lines[-1] == (("h8", "h9", "h10", "h11", "h12"),)
    assert [frame.halves for frame in found[-3:]] == [(0, 0), (0, 0), (2, 0)]


def test_a_new_game_begins_with_an_empty_board() -> None:
    frame = shown(*FIRST_GAME, ColoursTaken(B))[-1]

    assert (frame.parent, frame.game, frame.ply, frame.black, frame.last) == (0, 2, 0, B, None)
    assert stones_at(shown(*FIRST_GAME, ColoursTaken(B)), 15) == ()


def test_going_back_shows_the_board_that_play_returned_to() -> None:
    found = shown(*STARTED, *stones("h8 i9"), Rewound(4, "t-1"), white("a1"), texts={"t-1": "记错"})

    assert [frame.slipped for frame in found] == [False, False, False, False, True, False, False]
    assert {stone.point for stone in stones_at(found, 5)} == {"h8", "i9"}
    assert {stone.point for stone in stones_at(found, 6)} == {"h8"}
    assert {stone.point for stone in stones_at(found, 7)} == {"h8", "a1"}
    assert found[5].text.zh == "退回到第4条：“记错”"
    assert "erased" in shown(*STARTED, Rewound(2, "t-1"))[-1].text.en


def test_a_stone_that_could_not_lie_is_the_last_move_and_not_on_the_board() -> None:
    frame = shown(*STARTED, *stones("h8"), white("h8"))[-1]

    assert (frame.added, frame.last, frame.ply, frame.turn.en) == ((), "h8", 2, "either side")


def test_stones_set_up_have_no_number() -> None:
    frame = shown(*STARTED, StonesSetUp(("h8",), ("i9",)))[-1]

    assert frame.added == (Stone("h8", "b", 0), Stone("i9", "w", 0))


def test_opening_and_choice_name_whose_turn_it_is() -> None:
    found = shown(*LAID, ColourChosen(B, "white"), opening_rule="swap")

    assert [frame.turn.en for frame in found[-4:]] == ["side A", "side A", "side B", "White (side B)"]
    assert [frame.phase for frame in found[-4:]] == ["opening", "opening", "choice", "play"]


def test_the_desk_speaks_in_frames_without_touching_the_board() -> None:
    acts = (
        *FIRST_GAME,
        CallMade(B, (12,), "t-1"),
        By(REFEREE, FactFound(1, "t-2", "witness", "agreed")),
        ruled(GameGoesTo(1, B)),
    )

    found = shown(*acts, texts={"t-1": "请看"})

    assert "请看" in found[14].text.zh
    assert "erased" in found[15].text.en
    assert [frame.added for frame in found[14:]] == [()] * 4
    assert found[-1].halves == (0, 2)


def test_a_picture_of_the_board_has_the_top_row_first_and_the_last_stone_in_brackets() -> None:
    rows = picture(shown(*STARTED, *stones("a1 o15")), 5, 15)

    assert rows[0] == " 15 " + " . " * 14 + "[O]"
    assert rows[14] == "  1 " + " X " + " . " * 14
    assert rows[15].split() == list("abcdefghijklmno")


@settings(max_examples=25)
@drawn(told())
def test_the_board_built_from_frames_is_the_board_of_the_state(match: tuple[Options, tuple[By, ...]]) -> None:
    chosen, acts = match
    log = taken_down(*kept(*acts, readings=chosen), readings=chosen)
    found = frames(tuple(Logged(event, actor, 0) for event, actor in log), {})
    history = History(MatchOpened(("p-a", "p-b"), chosen))

    for version, (event, actor) in enumerate(log, start=1):
        if version > 1:
            history.fold(event, actor)
        if version % 7 and version != len(log):
            continue
        play, size = history.table.play, chosen.size
        game = None if isinstance(play, Tossing | Colouring) else play.game
        laid = stones_at(found, version)
        for sign, bits in (("b", 0 if game is None else game.blacks), ("w", 0 if game is None else game.whites)):
            assert {stone.point for stone in laid if stone.colour == sign} == set(points_of(bits, size))

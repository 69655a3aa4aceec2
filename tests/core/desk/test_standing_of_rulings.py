"""Which ruling governs, and what the games then mean: rulings that cross each other, and games played in between."""

from core.desk.messages import AppealDecided, Appealed, GameGoesTo, GameIsDrawn, GameIsVoid, MatchGoesTo, Remedy, TurnGoesTo
from core.gomoku.messages import ColoursTaken, FiveClaimed, MovesUnrecorded, Resigned, StonePlaced, TossHeld
from core.gomoku.state import Due, due_colours, standing
from tests.core.desk.irregular import APPEAL, decided, ruled
from tests.core.desk.remedies import CALL
from tests.core.given import PLAYER, REFEREE, SHOWN, STARTED, A, B, By, given, shown, stones, when
from tests.core.gomoku.irregular import FIRST_GAME

SECOND = (ColoursTaken(B), Resigned(A))  # side B wins game 2


def by_referee(remedy: Remedy) -> By:
    return ruled(remedy, REFEREE)


def reverse(number: int) -> tuple[By, By]:
    return By(PLAYER, Appealed(number, A, "fact")), decided("reversed", ruling=number)


def test_wz3_a_game_after_the_match_was_decided_stays_on_record_and_does_not_count() -> None:
    """A wins 1, B wins 2, game 2 is void, B wins its replay, A wins game 4 and the match; then game 2 counts again."""
    replayed = (CALL, by_referee(GameIsVoid(2)), ColoursTaken(B), Resigned(A), TossHeld(A), ColoursTaken(A), Resigned(B))
    match = given(*FIRST_GAME, *SECOND, *replayed)
    assert shown(match.history.table.play) == "won by A: 4:2 halves"

    for act in reverse(1):
        told = when(match, act)

    now = standing(told.play.match)
    assert (now.halves, now.counted, now.winner) == ((2, 4), 3, B)


def test_wz1_an_earlier_game_that_is_void_is_played_again_with_its_colours() -> None:
    match = given(*FIRST_GAME, *SECOND, TossHeld(A), ColoursTaken(A), Resigned(B), CALL, ruled(GameIsVoid(1)))

    assert due_colours(match.history.table.play.match) == Due("kept", A)
    assert when(match, ColoursTaken(A)).found == ()


def test_gc1_2_a_ruling_on_a_game_that_never_began_leaves_nothing_behind_when_it_is_reversed() -> None:
    match = given(*FIRST_GAME, CALL, by_referee(GameGoesTo(2, B)))

    for act in reverse(1):
        told = when(match, act)

    assert standing(told.play.match).open == ()
    assert when(match, ColoursTaken(A)).found == ("gomoku.wrong_colours",)  # side A had black in game 1


def test_wz1_a_toss_before_a_ruling_that_is_reversed_still_holds() -> None:
    for remedy in (GameGoesTo(1, B), MatchGoesTo(B)):
        match = given(TossHeld(A), CALL, by_referee(remedy))
        for act in reverse(1):
            when(match, act)
        assert when(match, ColoursTaken(A)).found == ()


def test_gc1_2_a_remedy_that_reached_nothing_never_governs() -> None:
    match = given(*STARTED, CALL, ruled(GameGoesTo(2, A)), Resigned(B), *SECOND, by_referee(GameGoesTo(2, B)))
    (never, _) = match.history.table.desk.rulings
    assert (never.reached, never.in_force) == (False, None)

    for act in reverse(2):
        told = when(match, act)

    assert standing(told.play.match).halves == (2, 2)


def test_gc1_3_what_was_in_force_last_counts_again() -> None:
    varied = decided("varied", GameIsDrawn(1))
    match = given(*FIRST_GAME, CALL, by_referee(GameGoesTo(1, A)), by_referee(GameGoesTo(1, B)), APPEAL, varied)
    when(match, by_referee(GameGoesTo(1, A)))

    for act in reverse(3):
        told = when(match, act)

    assert told.play.match.games[0].ruled is not None
    assert (told.play.match.games[0].ruled.winner, told.play.match.games[0].ruled.void) == (None, False)


def test_gc1_3_a_decision_is_judged_on_the_play_without_the_ruling_that_it_changes() -> None:
    match = given(*STARTED, *stones("h8"), CALL, by_referee(GameGoesTo(1, A)), APPEAL)

    assert when(match, decided("varied", TurnGoesTo(A))).found == ()


def test_gc1_3_a_final_ruling_cannot_be_changed() -> None:
    match = given(*FIRST_GAME, CALL, ruled(GameGoesTo(1, B)))

    assert when(match, By(PLAYER, Appealed(1, A, "law"))).found == ("desk.final",)
    assert when(match, AppealDecided(1, "reversed", "GC1.3", SHOWN)).found == ("desk.final",)


def test_wz3_after_moves_that_are_not_recorded_either_colour_may_move() -> None:
    for colour in ("black", "white"):
        match = given(*STARTED, *stones("h8"), MovesUnrecorded())
        assert when(match, StonePlaced("black" if colour == "black" else "white", "i9")).found == ()


def test_wz2_a_claim_that_points_elsewhere_is_no_five() -> None:
    acts = (*STARTED, *stones("a1 h9 b1 h10 c1 h11 d1 h13 e1"))
    assert when(given(*acts, five_counts="when_claimed"), FiveClaimed(A, ("o1", "o2"))).found == ("gomoku.no_five",)
    assert when(given(*acts, five_counts="when_claimed"), FiveClaimed(A, ("a1", "e1"))).follows[0] == "GameWon"

"""What the desk holds, and what each remedy does to a game and to the match, in every phase."""

import pytest

from core.desk.messages import (
    CallMade,
    CallWithdrawn,
    FactFound,
    GameGoesTo,
    GameIsDrawn,
    GameIsVoid,
    MatchGoesTo,
    OffenceHeld,
    Ruled,
    Stands,
    TurnGoesTo,
    Warned,
)
from core.desk.state import Ruling
from core.gomoku.messages import ColourChosen, ColoursTaken, Resigned
from core.gomoku.state import due_colours, standing
from core.live import Cannot
from tests.core.desk.irregular import ruled
from tests.core.desk.remedies import CALL, IN_PLAY, RULED, SECOND_GAME, Case
from tests.core.given import CHIEF, REFEREE, SHOWN, A, B, By, given, shown, when
from tests.core.gomoku.irregular import FIRST_GAME, LAID


@pytest.mark.parametrize("case", RULED, ids=[case.what for case in RULED])
def test_gc1_2_a_ruling_has_its_effect(case: Case) -> None:
    match = given(*case.given, CALL, **case.options)

    told = when(match, ruled(case.remedy))

    assert told.found == ()
    assert told.follows == case.follows
    assert shown(told.play) == case.then
    (ruling,) = match.history.table.desk.rulings
    assert ruling == Ruling(1, Ruled(1, "WZ3", case.remedy, SHOWN), CHIEF.person, "chief_referee", case.remedy)


def test_gc1_2_a_call_holds_its_facts_and_offences() -> None:
    call, other = CallMade(A, (11,), "t-claim"), CallMade(None)
    fact = FactFound(1, "t-fact", "witness", "disputed")
    offence = OffenceHeld(1, 11, "gomoku.after_game", "WZ2", B)

    match = given(*FIRST_GAME, call, other, By(REFEREE, fact), By(REFEREE, offence))

    first, second = match.history.table.desk.calls
    assert (first.number, first.made, first.facts, first.offences) == (1, call, (fact,), (offence,))
    assert (second.number, second.made, second.facts, second.withdrawn) == (2, other, (), False)


def test_gc1_2_nothing_is_found_or_ruled_before_somebody_calls() -> None:
    for act in (FactFound(1, "t", "record", "found"), Ruled(1, "WZ3", Stands(), SHOWN), CallWithdrawn(1)):
        with pytest.raises(Cannot, match="has to be called first"):
            when(given(*FIRST_GAME), act)


def test_gc1_2_a_call_withdrawn_leaves_the_other_calls_open() -> None:
    match = given(*FIRST_GAME, CallMade(A), CallMade(B), CallWithdrawn(2))

    told = when(match, ruled(GameGoesTo(1, B)))

    assert told.found == ()
    assert [call.withdrawn for call in match.history.table.desk.calls] == [False, True]
    assert shown(told.play) == "after game 1: 0:2 halves"


def test_gc3_2_a_referee_may_rule_where_no_result_changes() -> None:
    for remedy in (Stands(), Warned(A), GameGoesTo(1, A)):
        assert when(given(*FIRST_GAME, CALL), ruled(remedy, REFEREE)).found == ()
    assert when(given(*IN_PLAY, CALL), ruled(TurnGoesTo(B), REFEREE)).found == ()


def test_gc3_2_a_draw_declared_drawn_is_no_change_of_result() -> None:
    drawn = given(*FIRST_GAME, CALL, ruled(GameIsDrawn(1)), CALL)

    assert when(drawn, ruled(GameIsDrawn(1), REFEREE, 2)).found == ()
    assert when(drawn, ruled(GameGoesTo(1, A), REFEREE)).found == ("desk.wrong_role",)


def test_wz1_a_void_game_is_played_again_with_its_colours() -> None:
    for value, black in (("kept", A), ("swapped", B)):
        match = given(*FIRST_GAME, CALL, ruled(GameIsVoid(1)), replay_colours=value)

        due = due_colours(match.history.table.play.match)

        assert (due.basis, due.first) == (value, black)
        assert when(match, ColoursTaken(black)).found == ()


def test_wz1_colours_after_a_ruling_go_by_the_result_in_force() -> None:
    match = given(*FIRST_GAME, CALL, ruled(GameIsDrawn(1)), later_colours="loser_chooses", drawn_game="half_each")

    assert due_colours(match.history.table.play.match).basis == "toss"  # nobody lost it


def test_wz2_a_ruling_goes_before_what_the_play_showed() -> None:
    match = given(*FIRST_GAME, CALL, ruled(GameGoesTo(1, B)))

    (game,) = match.history.table.play.match.games

    assert (game.winner, game.by) == (A, "five")
    assert game.ruled is not None
    assert standing(match.history.table.play.match).halves == (0, 2)


def test_wz3_a_match_given_by_a_ruling_leaves_the_games_as_they_are() -> None:
    match = given(*SECOND_GAME, CALL, ruled(MatchGoesTo(B)))

    now = standing(match.history.table.play.match)

    assert (now.halves, now.winner, now.open) == ((2, 0), B, (2,))


def test_a_ruling_after_a_colour_is_chosen_finds_the_right_side() -> None:
    match = given(*LAID, ColourChosen(B, "black"), CALL, opening_rule="swap")

    assert shown(when(match, ruled(TurnGoesTo(B))).play) == "game 1: B black, 3 stones, 3 moves, black next"
    assert shown(when(match, Resigned(A)).play) == "after game 1: 0:2 halves"

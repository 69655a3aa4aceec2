"""The audit of a match: every finding with its place, every result derived again, and what the record leaves open."""

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from msgspec.structs import replace

from core.desk.messages import CallMade, GameGoesTo, GameIsVoid
from core.gomoku.messages import (
    ColoursTaken,
    ConductNoted,
    FiveClaimed,
    GameWon,
    MatchWon,
    MovesUnrecorded,
    Passed,
    Resigned,
    ResultNoted,
    ScoreNoted,
    TossHeld,
)
from core.gomoku.options import OPTIONS, Options
from core.gomoku.phases import Phase
from core.rewound import Rewound
from core.rulebook import RULES
from core.script import judged_one_by_one, script
from projections.audit import Assumed, Audit, assumed, audit
from projections.findings import STORED_DIFFERS, findings
from tests.core.desk.irregular import APPEAL, decided, ruled
from tests.core.desk.irregular import CASES as DESK_CASES
from tests.core.desk.irregular import Case as DeskCase
from tests.core.desk.remedies import REVERSED, RULED
from tests.core.desk.remedies import Case as RulingCase
from tests.core.given import FIVE, STARTED, A, B, By, shown, stones, taken_down
from tests.core.gomoku.irregular import CASES, FIRST_GAME, MATCH, TWO_GAMES, Case, black, white
from tests.core.gomoku.partial import LACKS
from tests.core.gomoku.readings import READINGS, Reading
from tests.projections.agreement import FAULTS, GAMES, Game, judged, slowly
from tests.projections.agreement import audited as agreed
from tests.projections.matches import audited, gomoku_standing, told


def found_in(match: Audit) -> list[tuple[int, int, str]]:
    """Game, move and rule of each finding."""
    return [(f.at.game, f.at.ply, f.rule.partition(".")[2]) for f in match.findings]


# --- findings ---------------------------------------------------------------------------------------------------------------


def test_a_match_by_the_rules_has_no_finding_and_its_score() -> None:
    match = audited(*STARTED, *stones(FIVE), ColoursTaken(B), *stones(FIVE), TossHeld(B), ColoursTaken(B), *stones(FIVE))

    assert (match.findings, match.open) == ((), ())
    assert (gomoku_standing(match).halves, match.standing.winner, match.phase) == ((2, 4), B, Phase.DECIDED)
    assert match.moves == 27


def test_all_findings_are_named_in_order_and_not_only_the_first() -> None:
    match = audited(black("h8"), black("h8"), white("p16"), Passed("black"), ConductNoted(A, "touched_stone"))

    assert found_in(match) == [
        (1, 0, "toss_missing"),
        (1, 2, "out_of_turn"),
        (1, 2, "occupied"),
        (1, 3, "off_board"),
        (1, 4, "passed"),
        (1, 0, "conduct"),
    ]


def test_a_finding_says_who_did_what_what_was_due_and_what_it_does() -> None:
    (found,) = audited(*STARTED, *stones("h8 i9"), black("i9")).findings

    assert (found.rule, found.clause, found.seat) == ("gomoku.occupied", "WZ3", A)
    assert (found.done, found.due) == (("i9",), ("empty_point",))
    assert found.waits == "chief_referee"
    assert found.option == "illegal_move"
    assert found.text.en == "Black (side A) played move 3 on i9, where a stone lies; an empty point was due."
    assert "board stays" in found.effect.en
    assert (found.at.version, found.at.act, found.at.game, found.at.ply) == (6, 5, 1, 3)


def test_where_the_turn_is_lost_a_finding_waits_for_nobody() -> None:
    for act in (black("i9"), black("p16")):
        (found,) = audited(*STARTED, *stones("h8 i9"), act, illegal_move="turn_lost").findings
        assert found.waits == ""
        assert "the turn is lost" in found.effect.en


def test_one_slip_is_one_finding() -> None:
    match = audited(*STARTED, *stones("h8"), black("i9"), *stones("j10 k11 l12 m13", "white"))

    assert found_in(match) == [(1, 2, "out_of_turn")]


def test_moves_after_the_end_are_one_finding_and_go_on_counting() -> None:
    match = audited(*FIRST_GAME, *stones("a1 a2 a3", "white"), ColoursTaken(B))

    assert found_in(match) == [(1, 10, "after_game")]
    assert gomoku_standing(match).halves == (2, 0)


def test_moves_after_the_match_are_one_finding() -> None:
    assert found_in(audited(*MATCH, *stones("a1 a2"))) == [(2, 1, "after_match")]


def test_what_was_taken_back_is_found_too_and_does_not_count() -> None:
    match = audited(*STARTED, *stones("h8"), black("i9"), Rewound(4, "t"), white("i9"))

    assert found_in(match) == [(1, 2, "out_of_turn")]
    assert match.findings[0].at.version == 5


@pytest.mark.parametrize("case", CASES, ids=[case.what for case in CASES])
def test_every_irregular_act_is_found_by_an_audit(case: Case) -> None:
    match = audited(*case.given, case.act, **case.options)
    found = [f for f in match.findings if f.at.act == len(match.match.acts)]

    assert [f.rule for f in found] == [f"gomoku.{code}" for code in case.finds]
    assert [(f.seat, f.due) for f in found[:1]] == ([(case.seat, case.due)] if case.finds else [])
    assert shown(match.play) == case.then


def test_gc3_2_the_desk_is_audited_like_the_play() -> None:
    match = audited(*FIRST_GAME, CallMade(B), ruled(GameGoesTo(1, B)), APPEAL, decided("reversed"))

    assert [(f.rule, f.clause) for f in match.findings] == [("desk.final", "GC1.3")] * 2
    assert gomoku_standing(match).halves == (2, 0)


@pytest.mark.parametrize("case", DESK_CASES, ids=[case.what for case in DESK_CASES])
def test_gc3_2_every_irregular_act_at_the_desk_is_found_by_an_audit(case: DeskCase) -> None:
    match = audited(*case.given, case.act, **case.options)
    last = len(match.match.acts)

    assert [f.rule for f in match.findings if f.at.act == last] == [f"desk.{code}" for code in case.finds]


@settings(max_examples=25)
@drawn(told())
def test_a_finding_has_one_identity(match: tuple[Options, tuple[By, ...]]) -> None:
    chosen, acts = match
    found = audit(script(taken_down(*acts, readings=chosen)))

    identities = [(f.at.act, f.rule, f.done) for f in found.findings]
    assert identities == sorted(identities, key=lambda each: each[0])
    one_by_one = [f for taken in judged_one_by_one(found.match).taken for f in findings(taken)]
    assert list(found.findings) == one_by_one


# --- results stored and claimed ---------------------------------------------------------------------------------------------


def test_a_result_stored_otherwise_than_the_rules_give_it_is_found() -> None:
    log = taken_down(*FIRST_GAME)
    changed = (*log[:-1], (GameWon(1, B, "five"), log[-1][1]))

    match = audit(script(changed))

    (found,) = match.findings
    assert (found.rule, found.at.ply) == (STORED_DIFFERS, 9)
    assert found.done == found.due == ("gomoku.five_formed", "gomoku.game_won")
    assert gomoku_standing(match).halves == (2, 0), "the score rests on what was derived again"


def test_a_result_that_the_log_lacks_is_found() -> None:
    (found,) = audit(script(taken_down(*FIRST_GAME)[:-2])).findings

    assert (found.done, found.due) == ((), ("gomoku.five_formed", "gomoku.game_won"))


def test_a_result_that_no_act_gave_is_found() -> None:
    log = taken_down(*STARTED, *stones("h8"))

    (found,) = audit(script((*log, (MatchWon(A, (4, 0), ()), log[-1][1])))).findings

    assert (found.done, found.due) == (("gomoku.match_won",), ())


def test_wz2_a_claim_that_the_moves_contradict_is_found_and_kept_beside_the_result() -> None:
    match = audited(*FIRST_GAME, ResultNoted("white", "resigned"), ScoreNoted((0, 2)))

    assert [f.rule for f in match.findings] == ["gomoku.result_differs", "gomoku.score_differs"]
    assert match.findings[0].done == ("white", "resigned")
    assert match.findings[0].due == ("black", "five")
    assert match.play.match.games[0].claimed == ResultNoted("white", "resigned")
    assert gomoku_standing(match).halves == (2, 0)


SHEETS: dict[str, tuple[ResultNoted, str]] = {
    "a win": (ResultNoted("white", "resigned"), "after game 1: 0:2 halves"),
    "a draw": (ResultNoted("draw", "agreed"), "after game 1: 0:0 halves"),
    "nothing": (ResultNoted("unknown"), "game 1: A black, 0 stones, 0 moves, either next"),
}


@pytest.mark.parametrize("what", SHEETS)
def test_wz2_the_sheet_settles_a_game_whose_moves_are_not_recorded(what: str) -> None:
    noted, then = SHEETS[what]

    assert shown(audited(*STARTED, MovesUnrecorded(), noted).play) == then


def test_wz2_the_sheet_settles_nothing_where_nobody_knows_who_had_black() -> None:
    match = audited(MovesUnrecorded(), ResultNoted("black"))

    assert shown(match.play) == "game 1: nobody black, 0 stones, 0 moves, either next"


@pytest.mark.parametrize("game", GAMES, ids=[game.what for game in GAMES])
def test_wz2_the_audit_says_what_the_judge_says(game: Game) -> None:
    assert agreed(game) == judged(game) == slowly(game)


@pytest.mark.parametrize("game", FAULTS, ids=[game.what for game in FAULTS])
def test_wz3_the_audit_finds_the_move_at_which_the_judge_stops(game: Game) -> None:
    assert agreed(game) == judged(game)


CODES = {rule.code.partition(".")[2] for rule in RULES}
TRIED = [(reading, value) for reading in READINGS for value in reading.told]


@pytest.mark.parametrize(("reading", "value"), TRIED, ids=[f"{reading.key}-{value}" for reading, value in TRIED])
def test_an_audit_goes_by_the_readings_of_the_opening(reading: Reading, value: str) -> None:
    match = audited(*reading.given, *reading.acts, **{reading.key: value}, **reading.beside)

    assert reading.told[value][-1].endswith(shown(match.play))
    for number, line in enumerate(reading.told[value], start=len(reading.given) + 1):
        found = " ".join(f.rule.partition(".")[2] for f in match.findings if f.at.act == number)
        assert line.startswith(f"{found}: ") if found else line.split(":")[0].split()[0] not in CODES


@pytest.mark.parametrize("case", RULED, ids=[case.what for case in RULED])
def test_gc1_2_an_audit_counts_what_is_ruled(case: RulingCase) -> None:
    match = audited(*case.given, CallMade(A), ruled(case.remedy), **case.options)

    assert shown(match.play) == case.then
    assert not any(f.rule.startswith("desk.") for f in match.findings)


@pytest.mark.parametrize("case", REVERSED, ids=[case.what for case in REVERSED])
def test_gc1_3_an_audit_counts_what_stands_on_appeal(case: RulingCase) -> None:
    match = audited(*case.given, CallMade(A), ruled(case.remedy), APPEAL, decided("reversed"), **case.options)

    assert shown(match.play) == case.then


# --- what is open -----------------------------------------------------------------------------------------------------------


def test_what_cannot_be_judged_stands_with_its_place_and_reason() -> None:
    match = audited(TossHeld(None), ColoursTaken(A), *stones("h8 ?"), MovesUnrecorded(), ResultNoted("black"))

    assert [(o.at.game, o.at.ply, o.code) for o in match.open] == [
        (1, 0, "gomoku.toss_unrecorded"),
        (1, 2, "gomoku.point_unrecorded"),
        (1, 0, "gomoku.moves_unrecorded"),
        (1, 0, "gomoku.end_unrecorded"),
    ]
    assert match.findings == ()
    assert all(o.text.zh and o.text.en and o.clause.startswith("WZ") for o in match.open)


@pytest.mark.parametrize("what", LACKS)
def test_what_a_record_lacks_is_open_and_no_finding(what: str) -> None:
    acts, act, code = LACKS[what]
    match = audited(*acts, act, toss_winner_gets="choice")
    last = len(match.match.acts)

    assert [o.code for o in match.open if o.at.act == last][-1] == f"gomoku.{code}"
    assert {f.rule for f in match.findings if f.at.act == last} <= {"gomoku.passed"}


def test_wz2_stones_without_a_point_help_only_the_claim_of_their_colour() -> None:
    unknown_white = (*STARTED, *stones("h8 ?"))

    assert [f.rule for f in audited(*unknown_white, FiveClaimed(A)).findings] == ["gomoku.no_five"]
    assert [f.rule for f in audited(*unknown_white, FiveClaimed(B)).findings] == []


def test_wz3_a_game_that_a_ruling_made_void_leaves_no_score_open() -> None:
    match = audited(*FIRST_GAME, CallMade(A), ruled(GameIsVoid(1)), ScoreNoted((0, 0)))

    assert (match.findings, match.open, gomoku_standing(match).open) == ((), (), ())


def test_wz1_a_void_game_is_played_again_at_once_and_only_once() -> None:
    again = (*FIRST_GAME, CallMade(A), ruled(GameIsVoid(1)), ColoursTaken(A), Resigned(B), ColoursTaken(B))
    assert audited(*again).findings == ()

    earlier = (*TWO_GAMES, CallMade(A), ruled(GameIsVoid(1)), ColoursTaken(A))  # before the third game
    assert audited(*earlier).findings == ()


def test_options_on_which_the_source_is_silent_are_listed() -> None:
    keys = ("overline", "full_board")

    match = audit(script(taken_down(*STARTED, assumed=keys)))

    assert match.assumed == (Assumed("overline", "wins", "WZ3"), Assumed("full_board", "last_point", "WZ3"))
    everything = replace(match.opening, source=replace(match.opening.source, assumed=tuple(o.key for o in OPTIONS)))
    assert [a.key for a in assumed(everything)] == [option.key for option in OPTIONS]


def test_a_match_of_nothing_is_audited() -> None:
    match = audited()

    assert (match.findings, match.open, match.assumed, match.phase, match.moves) == ((), (), (), Phase.TOSS, 0)


def test_a_game_left_in_play_is_no_finding() -> None:
    match = audited(*STARTED, *stones("h8 i9"))

    assert (match.findings, match.phase, gomoku_standing(match).open) == ((), Phase.PLAY, ())
    assert gomoku_standing(audited(*STARTED, Resigned(B))).halves == (2, 0)

"""CD3.1, SJ8.1, SJ8.2, SJ9.1: levels that a record gives beside those computed, and who has won when the match is over."""

import pytest
from msgspec.structs import replace

from core.desk.messages import DealIsVoid, DealScored
from core.trumps.messages import (
    BottomBuried,
    BottomTaken,
    DealBegun,
    DealNoted,
    DeclarerNoted,
    LevelNoted,
    LevelsNoted,
    MatchNoted,
    MatchOver,
    NobodyDeclared,
    SheetSigned,
    ThirdBottomCardShown,
    TimeCalled,
    TrumpsDeclared,
)
from core.trumps.score import next_deal, score, standing
from core.trumps.state import Decided
from core.trumps.words import results
from tests.core.cards_given import unsure
from tests.core.shengji.given import (
    BURIED,
    DEALT,
    A,
    Acts,
    B,
    C,
    D,
    after,
    all_found,
    at_level,
    found,
    given,
    play_of,
    readings,
    ruled,
    shown,
    when,
)

OPEN_DEAL: Acts = (DeclarerNoted(A), BottomTaken(A), DealBegun())  # a deal of which no result is recorded, and the next


def end_of(*acts: object, **options: str) -> Decided:
    play = play_of(given(*acts, **options))  # type: ignore[arg-type]
    assert isinstance(play, Decided)
    return play


# --- who has won --------------------------------------------------------------------------------------------------------------


def test_sj8_2_steps_that_were_cut_at_a_do_not_count_when_the_match_ends() -> None:
    """A and C go from K to A, two of three steps cut; then B and D collect 165: Q, K, A, all three theirs. Both are at A."""
    acts = (*at_level("K", "J"), *after(0), *after(165, C))

    end = end_of(*acts, past_a="stops_at_a")
    assert (standing(end.match).levels, end.winner, end.known) == (("A", "A"), None, True)
    assert end_of(*acts, past_a="wraps").winner == 0, "A and C have passed A: K, A, 3, 4"


def test_sj8_2_a_side_past_a_is_ahead_of_one_at_a() -> None:
    end = end_of(*at_level("A", "J"), *after(40), *after(165, C), past_a="stops_at_a")

    assert (standing(end.match).levels, end.winner) == (("3", "A"), 0)


def test_sj8_1_levels_that_the_record_gives_decide_and_are_not_added_twice() -> None:
    """The levels are known from deal 2 on, at 9 and 9; A and C go up two."""
    acts = (LevelNoted("5"), *after(40), LevelNoted("9", ("9", "J")), *after(5, C))

    end = end_of(*acts)
    assert standing(end.match).levels == ("J", "J")
    assert (end.winner, end.known) == (None, False), "whether one has passed A before is not known"
    assert end_of(*OPEN_DEAL, LevelNoted("4", ("4", "3")), *after(165, C)).winner == 1, "4 against 6"


@pytest.mark.parametrize(
    ("before", "noted", "laps"),
    [
        (("K", "5"), ("3", "5"), (1, 0)),  # K, A, 3: past A in the deal without a result
        (("K", "5"), ("A", "5"), (0, 0)),
        (("K", "5"), ("6", "5"), None),  # no deal promotes by five
        (("K", "5"), ("Q", "5"), None),  # and none takes levels away
    ],
)
def test_sj8_2_a_deal_without_result_may_have_led_past_a(
    before: tuple[str, str], noted: tuple[str, str], laps: tuple[int, int] | None
) -> None:
    acts = (*at_level(*before), *OPEN_DEAL, LevelNoted(noted[0], noted), DeclarerNoted(C), DealNoted(85))

    assert score(play_of(given(*acts)).match).laps == laps


@pytest.mark.parametrize("level", ["K", "Q", "A"])
def test_sj8_2_a_side_that_is_noted_at_k_has_not_passed_a_backwards(level: str) -> None:
    """Both are at 3; the record goes on from K (SJ8.2: a side that has not passed A has made its way up to there)."""
    end = end_of(*after(85), LevelNoted(level, (level, "3")), DeclarerNoted(A), DealNoted(85))

    assert (score(end.match).laps, end.winner) == ((0, 0), 0)


def test_sj8_2_neither_has_the_other_side_nor_one_that_begins_above_the_first_level() -> None:
    acts = (LevelNoted("5", ("5", "4")), *after(85), LevelNoted("K", ("5", "K")), DeclarerNoted(B), DealNoted(85))

    end = end_of(*acts)
    assert (score(end.match).laps, end.winner) == ((0, 0), 1)


def test_sj8_2_levels_that_are_corrected_downwards_take_a_passing_of_a_back() -> None:
    """A and C go from K past A to 3; the record goes on with them at A."""
    acts = (*at_level("K", "5"), *after(5), LevelNoted("A", ("A", "5")), DeclarerNoted(C), DealNoted(85))

    assert score(play_of(given(*acts)).match).laps == (0, 0)


def test_sj8_2_where_levels_are_not_known_neither_is_the_winner() -> None:
    match = given(LevelNoted("5"), *after(40), DeclarerNoted(C))
    told = when(match, DealNoted(40))

    assert told.follows == ("DealSettled", "MatchOver")
    assert told.results[-1] == MatchOver(None, known=False)
    assert results(told.play).zh == "胜负不详（2副，级数不详）"
    claimed = when(match, MatchNoted(0))
    assert claimed.violations == ()
    assert unsure(claimed) == ("winner_open",)


def test_sj8_2_a_ruling_that_makes_levels_known_makes_the_winner_known() -> None:
    match = given(*OPEN_DEAL, *after(40, C), *ruled(DealScored(1, (0,))))
    play = play_of(match)

    assert isinstance(play, Decided)
    assert (play.winner, play.known, standing(play.match).levels) == (0, True, ("7", "3"))


def test_sj8_2_with_one_common_level_nobody_is_ahead() -> None:
    end = end_of(*after(0), *after(0, C), deal_level="common")

    assert (standing(end.match).levels, end.winner, end.known) == (("9", "9"), None, True)


@pytest.mark.parametrize(("points", "level"), [(0, "6"), (40, "4"), (85, "3"), (120, "4"), (165, "6")])
def test_sj8_1_a_common_level_goes_up_whoever_declared(points: int, level: str) -> None:
    match = given(DealBegun(), deal_level="common", match_end="first_past_a")
    told = when(match, DealNoted(points))

    assert (told.violations, unsure(told)) == ((), ("declarer_unrecorded",))
    assert standing(told.play.match).levels == (level, level)
    assert told.unjudged[0].clause == "SJ9.1", "the levels are known, not who declares next"
    assert all_found(DealBegun(), DealNoted(points), LevelsNoted((level, level)), deal_level="common", match_end="time") == ()


def test_sj8_2_who_has_taken_a_common_level_past_a_is_not_known_without_the_declarer() -> None:
    options = {"deal_level": "common", "match_end": "first_past_a"}
    match = given(LevelNoted("A"), DealNoted(120), **options)
    play = play_of(match)

    assert (standing(play.match).levels, standing(play.match).decided) == (("3", "3"), False)
    assert unsure(when(match, MatchNoted(0))) == ("winner_open",)
    again = (LevelNoted("A"), DealNoted(120), LevelNoted("A"), *after(0))
    assert not standing(play_of(given(*again, **options)).match).decided, "another may have been the first"
    assert end_of(LevelNoted("A"), DeclarerNoted(A), DealNoted(120), **options).winner == 1


def test_sj8_2_at_a_time_the_higher_level_wins_and_none_is_known_without_levels() -> None:
    assert end_of(*after(0), TimeCalled(), match_end="time").winner == 0
    assert not end_of(LevelNoted("5"), *after(40), TimeCalled(), match_end="time").known


def test_sj8_1_a_deal_that_passes_promotes_nobody_whoever_declared() -> None:
    match = play_of(given(DealNoted(85), match_end="first_past_a")).match

    assert (standing(match).levels, next_deal(match).declarer) == (("3", "3"), None)


def test_sj8_2_other_options_are_another_score_of_the_same_deals() -> None:
    match = play_of(given(*at_level("K", "3"), *after(0), match_end="time")).match
    assert score(match).levels == ("4", "3")

    assert score(replace(match, options=readings(past_a="stops_at_a"))).levels == ("A", "3")
    assert score(match).levels == ("4", "3")


# --- the level follows the declarer ---------------------------------------------------------------------------------------------

SIX: Acts = after(0)  # A and C are at 6, C declares next


def test_cd3_1_a_noted_declarer_plays_at_the_level_of_that_side() -> None:
    assert shown(play_of(given(*SIX, DeclarerNoted(B)))) == "deal 2 of B at 3 ?: drawing, 25 25 25 25"
    assert all_found(*SIX, DeclarerNoted(B), LevelNoted("3")) == ("declarer_differs",)
    assert all_found(*SIX, DeclarerNoted(B), LevelNoted("6")) == ("declarer_differs", "level_differs")


def test_cd3_1_a_level_that_was_noted_first_is_held_against_the_declarer() -> None:
    assert all_found(*SIX, LevelNoted("6"), DeclarerNoted(C)) == ()
    assert all_found(*SIX, LevelNoted("6"), DeclarerNoted(B)) == ("declarer_differs", "level_differs")
    assert all_found(*SIX, LevelNoted("5"), DeclarerNoted(C)) == ("level_differs",)


def test_cd3_1_a_record_that_begins_later_is_at_the_level_of_its_declarer() -> None:
    assert all_found(LevelNoted("9", ("9", "K")), DeclarerNoted(A)) == ()
    assert all_found(LevelNoted("9", ("9", "K")), DeclarerNoted(B)) == ("level_differs",)
    assert all_found(DeclarerNoted(B), LevelNoted("9", ("9", "K"))) == ("level_differs",)
    assert all_found(DeclarerNoted(B), LevelNoted("K", ("9", "K"))) == ()


# --- a record that begins after the first deal --------------------------------------------------------------------------------

AT_7: Acts = (LevelNoted("7", ("7", "5")), *DEALT[1:])  # hands and bottom of a deal that is not the first


def test_sj2_3_at_other_levels_than_the_first_the_third_bottom_card_makes_trumps() -> None:
    told = when(given(*AT_7), NobodyDeclared())
    assert (told.violations, told.follows) == ((), ())
    shows = when(given(*AT_7, NobodyDeclared()), ThirdBottomCardShown("C8"))
    assert (shows.violations, shows.follows) == ((), ("TrumpsSet",))
    assert shown(shows.play) == "deal 1 of ? at 7 C: ? to take, 25 25 25 25"


@pytest.mark.parametrize("levels", [("3", "3"), None])
def test_sj2_1_a_deal_that_is_noted_at_the_first_level_stays_the_first(levels: tuple[str, str] | None) -> None:
    noted = (LevelNoted("3", levels), *DEALT[1:])

    assert when(given(*noted), NobodyDeclared()).follows == ("Redealt",)
    assert when(given(*noted), TrumpsDeclared(B, ("S3",), 40)).follows == ("TrumpsSet", "DeclarerMade")


def test_sj2_2_at_other_levels_than_the_first_who_shows_trumps_does_not_become_declarer() -> None:
    match = given(*AT_7)
    assert when(match, TrumpsDeclared(B, ("C7",), 40)).follows == ("TrumpsSet",)
    taken = when(match, BottomTaken(A))
    assert (taken.violations, unsure(taken)) == ((), ("declarer_unknown",))
    assert all_found(*AT_7, TrumpsDeclared(B, ("C7",), 40), DeclarerNoted(A)) == ()
    alone = given(LevelNoted("7"), *DEALT[1:])
    assert when(alone, TrumpsDeclared(B, ("C7",), 40)).follows == ("TrumpsSet",), "the level of the deal is enough"
    ahead = given(LevelNoted("3", ("3", "5")), *DEALT[1:])
    assert when(ahead, TrumpsDeclared(B, ("S3",), 40)).follows == ("TrumpsSet",), "one side has gone up"


def test_sj4_2_at_other_levels_than_the_first_overturns_come_after_the_burial() -> None:
    asked = when(given(*AT_7, DeclarerNoted(A), TrumpsDeclared(B, ("C7",), 40), BottomTaken(A)), BottomBuried(A, BURIED))

    assert asked.follows == ("OverturnAsked",)


def test_sj2_1_the_deal_after_one_that_is_void_is_no_first_deal_either() -> None:
    match = given(*AT_7, DeclarerNoted(A), DealNoted(85), *ruled(DealIsVoid(1)), match_end="time")

    assert not next_deal(play_of(match).match).first
    assert next_deal(play_of(given(*after(85), *ruled(DealIsVoid(1)), match_end="time")).match).first


# --- one error, one finding -----------------------------------------------------------------------------------------------------


def test_sj8_1_after_a_wrong_promotion_the_match_goes_on_from_the_level_that_was_played() -> None:
    """Deal 1 promotes A and C to 6; they play at 7, then, one level higher each time, at 8 and 9."""
    acts = (*SIX, LevelNoted("7"), *after(40, C), LevelNoted("8"), *after(40, A), LevelNoted("9"), *after(40, C))

    assert all_found(*acts, match_end="first_past_a") == ("level_differs",)
    assert standing(play_of(given(*acts, match_end="first_past_a")).match).levels == ("T", "3")


def test_sj8_1_with_both_levels_noted_a_wrong_promotion_is_one_finding() -> None:
    acts = (*SIX, LevelNoted("7", ("7", "3")), *after(40, C), LevelNoted("8", ("8", "3")), *after(80, A))

    assert all_found(*acts, match_end="first_past_a") == ("level_differs",)
    other = (*SIX, LevelNoted("6", ("6", "4")), *after(80, C), LevelNoted("4", ("6", "4")))
    assert all_found(*other, match_end="first_past_a") == ("levels_differ",)
    assert all_found(*SIX, LevelNoted("7", ("7", "4"))) == ("level_differs", "levels_differ")


def test_sj8_1_what_follows_is_said_of_levels_that_were_played_and_of_levels_on_a_sheet() -> None:
    match = given(*SIX, match_end="first_past_a")
    (of_sheet,) = when(match, LevelsNoted(("6", "4"))).violations
    (played,) = when(given(*SIX, match_end="first_past_a"), LevelNoted("6", ("6", "4"))).violations

    assert of_sheet.effect.en == "What the deals give stands."
    assert played.effect.en == "No clause names a penalty; until a ruling play and results stand as they went."


def test_sj8_1_a_wrong_sheet_is_found_once_and_does_not_change_the_levels() -> None:
    acts = (*SIX, LevelsNoted(("7", "3")), *after(40, C), LevelsNoted(("8", "3")))

    assert all_found(*acts, match_end="first_past_a") == ("levels_differ",)
    assert standing(play_of(given(*acts, match_end="first_past_a")).match).levels == ("7", "3")
    assert all_found(*acts, LevelsNoted(("9", "3")), match_end="first_past_a") == ("levels_differ", "levels_differ")


def test_sj8_1_a_deal_at_the_level_of_a_wrong_sheet_is_not_found_again() -> None:
    acts = (*SIX, LevelsNoted(("7", "3")), LevelNoted("7"), *after(40, C), LevelsNoted(("8", "3")), LevelNoted("8"))

    assert all_found(*acts, match_end="first_past_a") == ("levels_differ",)
    assert all_found(*SIX, LevelsNoted(("7", "3")), LevelNoted("6"), match_end="first_past_a") == ("levels_differ",)


def test_sj8_1_a_sheet_that_is_right_again_ends_the_error() -> None:
    acts = (*SIX, LevelsNoted(("7", "3")), LevelsNoted(("6", "3")), *after(40, C), LevelsNoted(("8", "3")))

    assert all_found(*acts, match_end="first_past_a") == ("levels_differ", "levels_differ")


@pytest.mark.parametrize("noted", [LevelNoted("4", ("4", "3")), LevelNoted("4")])
def test_sj8_1_levels_that_are_noted_rightly_end_the_error_of_a_sheet(noted: LevelNoted) -> None:
    acts = (*after(40), LevelsNoted(("5", "3")), noted, *after(40, C))
    match = given(*acts, match_end="time")

    told = when(match, LevelsNoted(("6", "3")))
    assert [(each.rule.clause, each.due) for each in told.violations] == [("SJ8.1", ("5", "3"))]
    assert all_found(*acts, LevelsNoted(("5", "3")), match_end="time") == ("levels_differ",)


def test_sj8_1_a_level_that_the_sheet_has_right_does_not_end_its_error() -> None:
    """D declares at 3, which the sheet has as the deals give it: that A and C are not at 5 is not put right."""
    acts = (*after(40), *after(80, C), LevelsNoted(("5", "3")), LevelNoted("3"), *after(80, D), LevelsNoted(("5", "3")))

    assert all_found(*acts, match_end="time") == ("levels_differ",)


def test_sj9_1_a_wrong_declarer_is_found_once() -> None:
    """B declares in place of C and stays declarer's side: C of A and C collect, then the next seats are those after B."""
    acts = (*SIX, DeclarerNoted(B), DealNoted(0), DeclarerNoted(D), DealNoted(0), DeclarerNoted(B))

    assert all_found(*acts, match_end="first_past_a") == ("declarer_differs",)


def test_sj9_1_a_wrong_next_declarer_on_a_sheet_is_found_once() -> None:
    """B is due; the sheet names D, and from there on the table goes on with D, A and C."""
    sheets = (DealNoted(80, next_declarer=D), DealNoted(80, next_declarer=A), DealNoted(75, next_declarer=C))

    assert all_found(DeclarerNoted(A), *sheets, match_end="first_past_a") == ("next_differs",)
    noted = (DeclarerNoted(A), sheets[0], DeclarerNoted(D), *sheets[1:])
    assert all_found(*noted, match_end="first_past_a") == ("next_differs",)
    again = (DeclarerNoted(A), sheets[0], DeclarerNoted(B), sheets[1])
    assert all_found(*again, match_end="first_past_a") == ("next_differs", "next_differs"), "after B it is C, not A"


def test_sj8_1_a_ruling_on_an_earlier_deal_still_changes_levels_that_were_noted_rightly() -> None:
    """Deal 2 was rightly played at 6; the ruling takes two levels back, and they are not given again by the note."""
    acts = (*SIX, LevelNoted("6", ("6", "3")), *after(40, C), *ruled(DealScored(1, (40,))))

    assert standing(play_of(given(*acts, match_end="first_past_a")).match).levels == ("5", "3")


@pytest.mark.parametrize(("end", "deals", "finds"), [("deals", 2, ()), ("time", 1, ()), ("deals", 1, ("signed_unfinished",))])
def test_sj8_2_a_side_signs_where_the_match_may_be_over(end: str, deals: int, finds: tuple[str, ...]) -> None:
    played = (*after(85), *after(85, B))[: 2 * deals]

    assert found(when(given(*played, match_end=end), SheetSigned(0))) == finds

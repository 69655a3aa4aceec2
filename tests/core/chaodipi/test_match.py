"""CD2.1 to CD2.3, CD0.1: levels over deals, games and matches, the J of the last trick, and time that is up."""

import msgspec
import pytest

from core.desk.messages import DealIsVoid, DealScored, GameGoesTo, MatchGoesTo, Remedy, SideFined
from core.live import Live
from core.trumps.messages import (
    BottomBuried,
    BottomTaken,
    DealNoted,
    DealSettled,
    DeclarerNoted,
    LevelNoted,
    LevelsNoted,
    PlaysUnrecorded,
    Seat,
    TimeCalled,
)
from core.trumps.messages import TrumpsDeclared as Called
from core.trumps.score import next_deal, score
from core.trumps.state import Settled
from tests.core.chaodipi.deals import BURIED, DEALT, LEADS, Acts, found, given, given_final, lifted, ruled, sheets, unsure, when
from tests.core.chaodipi.last_j import at_j
from tests.core.trumps_given import LETTERS, A, B, C, D, asks, play_of, plays, shown


def at_levels(one: str, two: str) -> Acts:
    """A record that begins at these levels, A declaring."""
    return (LevelNoted(one, (one, two)), DeclarerNoted(A))


def stands(match: Live) -> str:
    """Where play stands, and who declares next."""
    seat = score(play_of(match).match).declarer
    return f"{shown(play_of(match))}, {'?' if seat is None else LETTERS[seat]} next"


# --- levels -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "then"),
    [
        ((0,), "after deal 1: 7 2, C next"),  # CD2.2: five levels, and the side that stays alternates
        ((0, 0), "after deal 2: J 2, A next"),  # CD2.1: J must be played
        ((0, 0, 0), "after deal 3: A 2, C next"),  # and A
        ((0, 0, 0, 75), "won by AC: A 2, ? next"),
        ((0, 0, 0, 80), "after deal 4: A 2, D next"),  # C has not passed A; D is C's next player
        ((0, 0, 0, 80, 0), "after deal 5: A 7, B next"),
        ((80,), "after deal 1: 2 2, B next"),
        ((100,), "after deal 1: 2 2, B next"),  # CD2.1: 2 is not left by collecting
        ((80, 20), "after deal 2: 2 5, D next"),
        ((80, 20, 140), "after deal 3: 2 5, A next"),  # D has lost to a side on 2
        ((20, 140), "after deal 2: 5 2, D next"),
        ((20, 80, 20, 140), "after deal 4: 8 5, C next"),  # B has lost to a side on 5: three levels
    ],
)
def test_cd2_levels_over_deals(points: tuple[int, ...], then: str) -> None:
    assert stands(given(*sheets(*points))) == then


def test_cd2_1_by_the_other_reading_2_is_left_by_collecting() -> None:
    assert stands(given(*sheets(100), must_play_left_by="collectors_too")) == "after deal 1: 2 3, B next"


@pytest.mark.parametrize(
    ("reading", "then"),
    [("next_player", "B next"), ("last_trick_winner", "B next"), ("side_names_one", "? next")],
)
def test_cd2_2_who_declares_after_a_change(reading: str, then: str) -> None:
    assert stands(given(*at_j("SJ"), next_declarer=reading)).endswith(then)


def test_cd2_2_the_winner_of_the_last_trick_is_no_next_player() -> None:
    assert stands(given(*at_j("SJ", declarer=C), next_declarer="last_trick_winner")).endswith("B next")
    assert stands(given(*at_j("SJ", declarer=C), next_declarer="next_player")).endswith("D next")


def test_cd2_2_the_side_names_one_on_the_sheet() -> None:
    match = given(DeclarerNoted(A), DealNoted(100, next_declarer=D), DealNoted(20), next_declarer="side_names_one")

    assert stands(match) == "after deal 2: 2 5, B next"


# --- the J of the last trick --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("last", "trumps", "levels", "options", "then"),
    [
        ("SJ", "S", ("J", "5"), {}, "2 T"),  # 正J: back to 2; 200 points are five levels
        ("HJ", "S", ("J", "5"), {}, "6 T"),  # 副J: back to 6
        ("SJJ", "S", ("J", "5"), {}, "2 T"),
        ("HJJ", "S", ("J", "5"), {}, "6 T"),
        ("SJ", "S", ("J", "J"), {}, "2 J"),  # the collectors do not leave J by collecting
        ("HJ", None, ("J", "5"), {}, "6 T"),  # at no trump every J is 副J
        ("HJ", None, ("J", "5"), {"hook_no_trump": "no_hook"}, "J T"),
        ("HJ", "S", ("J", "5"), {"hook_promotion": "off_suit_none"}, "6 5"),
        ("SJ", "S", ("J", "5"), {"hook_promotion": "off_suit_none"}, "2 T"),
        ("SJJ", "S", ("J", "5"), {"hook_pattern": "only_j"}, "2 T"),
        ("R", "S", ("J", "5"), {}, "J T"),  # no J
    ],
)
def test_cd2_3_a_j_in_the_last_trick(
    last: str, trumps: str | None, levels: tuple[str, str], options: dict[str, str], then: str
) -> None:
    match = given(*at_j(last, "S" if trumps == "S" else None, levels), **options)

    assert shown(play_of(match)) == f"after deal 1: {then}"
    assert deal_one(match).raw == 200


FINED = ruled(SideFined(1, B, 200))  # of B's 200 points nothing is left
HOOKED = at_j("SJ")


@pytest.mark.parametrize("acts", [(*HOOKED[:-1], *FINED, HOOKED[-1]), (*HOOKED, *FINED)], ids=["in the deal", "after it"])
def test_cd2_3_declarers_who_are_sent_back_leave_the_stage_though_a_fine_leaves_less_than_80(acts: Acts) -> None:
    assert stands(given(*acts)) == "after deal 1: 2 5, B next"


def test_cd2_3_a_deal_that_sends_back_is_settled_for_the_collectors() -> None:
    told = when(given(*HOOKED[:-1], *FINED), HOOKED[-1])

    settled = next(event for event in told.results if isinstance(event, DealSettled))
    assert (settled.points, settled.winner, settled.steps, settled.back, settled.next_declarer) == (0, 1, 0, "2", B)


def test_cd0_1_at_equal_levels_the_side_on_stage_is_the_one_that_has_sent_the_other_back() -> None:
    acts = (*at_j("SJ", levels=("J", "2"))[:-1], *FINED, TimeCalled(), HOOKED[-1])

    assert stands(given(*acts, ahead_at_limit="level_then_stage")) == "won by BD: 2 2, ? next"


def test_cd2_3_an_off_suit_j_that_promotes_nobody_says_so() -> None:
    told = when(given(*at_j("HJ")[:-1], hook_promotion="off_suit_none"), at_j("HJ")[-1])

    settled = next(event for event in told.results if isinstance(event, DealSettled))
    assert (settled.points, settled.winner, settled.steps, settled.back) == (200, 1, 0, "6")


@pytest.mark.parametrize("noted", [(B, ()), (C, ("next_differs",))], ids=["B", "C"])
def test_cd2_3_a_sheet_that_names_the_next_declarer_of_such_a_deal(noted: tuple[Seat, tuple[str, ...]]) -> None:
    seat, wrong = noted

    assert found(when(given(*HOOKED, *FINED), DealNoted(0, next_declarer=seat))) == wrong


def test_cd2_3_what_lay_on_the_table_is_the_total_without_the_bottom_on_a_sheet() -> None:
    low = when(given(*at_levels("J", "5")), DealNoted(85, bottom=40))
    told = when(given(*at_levels("J", "5")), DealNoted(120, bottom=40))

    assert (unsure(low), shown(low.play)) == ((), "after deal 1: J 5")
    assert (unsure(told), shown(told.play)) == (("hook_open",), "after deal 1: ?")


@pytest.mark.parametrize("sheet", [DealNoted(85, last=A), DealNoted(85, 0, last=C)], ids=["A", "C"])
def test_cd2_3_declarers_who_won_the_last_trick_by_the_sheet_are_not_sent_back(sheet: DealNoted) -> None:
    told = when(given(*at_levels("J", "5")), sheet)

    assert (unsure(told), shown(told.play)) == ((), "after deal 1: J 5")


@pytest.mark.parametrize(
    ("last", "then", "lacking"), [(A, "Q 5", ()), (B, "?", ("hook_open",)), (None, "?", ("hook_open",))], ids=str
)
def test_cd2_3_below_80_a_sheet_may_leave_open_whether_an_off_suit_j_sends_back(
    last: Seat | None, then: str, lacking: tuple[str, ...]
) -> None:
    told = when(given(*at_levels("J", "5"), hook_off_suit_below_80="applied"), DealNoted(60, last=last))

    assert (unsure(told), shown(told.play)) == (lacking, f"after deal 1: {then}")


@pytest.mark.parametrize("before", [(), (PlaysUnrecorded(),)], ids=["a sheet alone", "plays left out"])
def test_cd2_2_who_won_the_last_trick_by_the_sheet_declares_under_that_reading(before: Acts) -> None:
    acts = (DeclarerNoted(A), *before, DealNoted(85, last=D))

    assert stands(given(*acts, next_declarer="last_trick_winner")) == "after deal 1: 2 2, D next"
    assert stands(given(DeclarerNoted(A), *before, DealNoted(85), next_declarer="last_trick_winner")).endswith("? next")


def test_cd2_2_who_took_a_trick_before_others_that_are_not_recorded_did_not_win_the_last() -> None:
    acts = (*LEADS, *plays("A C9, B CA, C CQ, D C6"), PlaysUnrecorded())

    assert stands(given(*acts, DealNoted(85, last=D), next_declarer="last_trick_winner")).endswith("D next")
    assert stands(given(*acts, DealNoted(85), next_declarer="last_trick_winner")).endswith("? next")


def test_cd2_3_on_the_sheet_of_a_deal_in_which_somebody_was_fined_it_is_not_known_what_lay_on_the_table() -> None:
    begun: Acts = (*at_levels("J", "5"), PlaysUnrecorded())
    told = when(given(*begun, *ruled(SideFined(1, B, 40))), DealNoted(60, bottom=20))

    assert (unsure(told), shown(told.play)) == (("hook_open",), "after deal 1: ?"), "80 points may have lain there"
    assert shown(play_of(given(*begun, DealNoted(60, bottom=20)))) == "after deal 1: Q 5"


def test_cd2_3_at_no_trump_it_may_be_for_the_chief_referee() -> None:
    match = given(*at_j("HJ", None), hook_no_trump="chief_referee")

    assert shown(play_of(match)) == "after deal 1: ?"


def test_cd2_3_a_ruling_that_gives_less_than_80_sends_nobody_back() -> None:
    match = given(*at_j("SJ"), *ruled(DealScored(1, (60,))))

    assert stands(match) == "after deal 1: Q 5, C next"


@pytest.mark.parametrize(("points", "lacking"), [(100, ("hook_open",)), (75, ())])
def test_cd2_3_a_sheet_does_not_say_what_won_the_last_trick(points: int, lacking: tuple[str, ...]) -> None:
    told = when(given(*at_levels("J", "5")), DealNoted(points))

    assert unsure(told) == lacking
    assert shown(told.play) == ("after deal 1: ?" if lacking else "after deal 1: Q 5")


def deal_one(match: Live) -> Settled:
    return play_of(match).match.deals[0]


# --- games --------------------------------------------------------------------------------------------------------------------

GAME = sheets(0, 0, 0, 75)  # A and C pass A
LOST = sheets(0, 0, 0, 75, first=B)  # B and D do


def test_cd0_1_one_game_decides_a_match() -> None:
    assert shown(play_of(given(*GAME))) == "won by AC: A 2"


@pytest.mark.parametrize(
    ("acts", "games", "then"),
    [
        (GAME, (1, 0), "after deal 4: A 2"),
        ((*GAME, *GAME), (2, 0), "won by AC: A 2"),
        ((*GAME, *LOST), (1, 1), "after deal 8: 2 A"),
        ((*GAME, *LOST, *LOST), (1, 2), "won by BD: 2 A"),
        ((*GAME, *sheets(20)), (1, 0), "after deal 5: 5 2"),
    ],
)
def test_cd0_1_in_a_final_two_games_have_to_be_won(acts: Acts, games: tuple[int, int], then: str) -> None:
    match = given_final(*acts)

    assert score(play_of(match).match).games == games
    assert shown(play_of(match)) == then


def test_cd1_5_in_the_second_game_both_begin_at_2_and_who_calls_declares() -> None:
    match = given_final(*GAME)
    assert (next_deal(play_of(match).match).first, next_deal(play_of(match).match).level) == (True, "2")

    for act in (*DEALT, Called(D, ("D2",))):
        told = when(match, act)

    assert found(told) == ()
    assert shown(told.play) == "deal 5 of D at 2 D: drawing, 25 25 25 25"


def test_cd2_2_levels_noted_after_a_game_are_those_at_its_end() -> None:
    match = given_final(*GAME)

    assert found(when(match, LevelsNoted(("A", "2")))) == ()
    assert found(when(match, LevelsNoted(("2", "2")))) == ("levels_differ",)


def test_cd2_2_levels_noted_in_the_first_deal_of_the_second_game_are_those_of_its_beginning() -> None:
    match = given_final(*GAME, *DEALT)

    assert found(when(match, LevelsNoted(("2", "2")))) == ()


# --- time ---------------------------------------------------------------------------------------------------------------------

DRAWN: Acts = (*DEALT[1:], Called(A, ("C5",)))
ASKED: Acts = (*DRAWN, BottomTaken(A), BottomBuried(A, BURIED))
PHASES: dict[str, Acts] = {
    "drawing": DEALT[1:3],
    "all drawn": DRAWN,
    "burying": (*DRAWN, BottomTaken(A)),
    "asked": ASKED,
    "leading": (*ASKED, *asks(B, C, D)),
    "following": (*ASKED, *asks(B, C, D), *plays("A D6")),
}


@pytest.mark.parametrize("phase", PHASES)
def test_cd0_1_time_is_up_in_a_deal_that_is_finished(phase: str) -> None:
    match = given(*at_levels("5", "4"), *PHASES[phase])

    told = when(match, TimeCalled())
    assert told.follows == ()
    for act in (PlaysUnrecorded(), DealNoted(140)):  # B and D go from 4 to 7
        told = when(match, act)

    assert shown(told.play) == "won by BD: 5 7"


@pytest.mark.parametrize("phase", PHASES)
def test_cd0_1_time_is_up_in_a_deal_that_is_void(phase: str) -> None:
    told = when(given(*at_levels("5", "4"), *PHASES[phase], limit_inside_deal="void"), TimeCalled())

    assert told.follows == ("DealStopped", "MatchOver")
    assert shown(told.play).startswith("won by AC: 5 4")


@pytest.mark.parametrize(
    ("acts", "lacking", "then"),
    [
        ((*LEADS, *plays("A D6")), (), "won by AC: 2 2"),  # A has called in the first deal, and declares
        (DEALT, ("ahead_open",), "after deal 1: 2 2"),  # nobody has called yet
        ((*sheets(80), *DEALT), (), "won by BD: 2 2"),
    ],
)
def test_cd0_1_at_equal_levels_who_declares_the_void_deal_is_on_stage(acts: Acts, lacking: tuple[str, ...], then: str) -> None:
    told = when(given(*acts, limit_inside_deal="void", ahead_at_limit="level_then_stage"), TimeCalled())

    assert unsure(told) == lacking
    assert shown(told.play).startswith(then)


def test_cd0_1_time_is_up_in_a_void_deal_at_equal_levels() -> None:
    told = when(given(*LEADS, *plays("A D6"), limit_inside_deal="void"), TimeCalled())

    assert told.follows == ("DealStopped",)
    assert unsure(told) == ("ahead_open",)
    assert shown(told.play) == "after deal 1: 2 2"


@pytest.mark.parametrize(
    ("reading", "lacking", "then"),
    [
        ("level_then_referee", ("ahead_open",), "after deal 1: 2 2"),
        ("level_then_deal", (), "after deal 1: 2 2"),
        ("level_then_stage", (), "won by BD: 2 2"),  # B declares next
    ],
)
def test_cd0_1_time_is_up_between_deals_at_equal_levels(reading: str, lacking: tuple[str, ...], then: str) -> None:
    told = when(given(*sheets(80), ahead_at_limit=reading), TimeCalled())

    assert unsure(told) == lacking
    assert shown(told.play) == then


def test_cd0_1_one_deal_more_at_a_time_until_one_side_is_ahead() -> None:
    match = given(*sheets(80), TimeCalled(), DealNoted(80), ahead_at_limit="level_then_deal")
    assert shown(play_of(match)) == "after deal 2: 2 2"

    assert shown(when(match, DealNoted(60)).play) == "won by AC: 3 2"


@pytest.mark.parametrize("reading", ["level_then_referee", "level_then_deal", "level_then_stage"])
def test_cd0_1_the_higher_level_is_ahead(reading: str) -> None:
    assert shown(when(given(*sheets(20), ahead_at_limit=reading), TimeCalled()).play) == "won by AC: 5 2"


def test_cd0_1_in_a_final_time_ends_the_game_and_the_next_has_its_own() -> None:
    match = given_final(*sheets(20), TimeCalled(), *sheets(20, first=B))
    assert (score(play_of(match).match).games, shown(play_of(match))) == ((1, 0), "after deal 2: 2 5")

    told = when(match, TimeCalled())

    assert found(told) == ()
    assert score(told.play.match).games == (1, 1)


# --- rulings ------------------------------------------------------------------------------------------------------------------


class Case(msgspec.Struct, frozen=True):
    """A ruling, where play stands after it in a match of one game and in a final, and once it is lifted."""

    given: Acts
    remedy: Remedy
    one: str
    final: str
    lifted: str


CASES = {
    "the game between deals": Case(sheets(20), GameGoesTo(1, B), "won by BD: 5 2", "after deal 1: 5 2", "after deal 1: 5 2"),
    "the game after two": Case(sheets(20, 20), GameGoesTo(1, B), "won by BD: 8 2", "after deal 2: 8 2", "after deal 2: 8 2"),
    "the game in play": Case(
        (*LEADS, *plays("A D6, B D3")),
        GameGoesTo(1, B),
        "won by BD: 2 2",
        "after deal 1: 2 2, stopped",
        "deal 1 of A at 2 S: C on D0 of A, 24 24 25 25",
    ),
    "the match between deals": Case(sheets(20), MatchGoesTo(D), "won by BD: 5 2", "won by BD: 5 2", "after deal 1: 5 2"),
    "a deal scored": Case(sheets(20), DealScored(1, (60,)), "after deal 1: 3 2", "after deal 1: 3 2", "after deal 1: 5 2"),
    "a deal scored in play": Case(
        (*LEADS, *plays("A D6")),
        DealScored(1, (60,)),
        "after deal 1: 3 2, stopped",
        "after deal 1: 3 2, stopped",
        "deal 1 of A at 2 S: B on D0 of A, 24 25 25 25",
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_cd5_4_a_ruling_on_a_deal_a_game_or_the_match_and_its_lifting(case: Case) -> None:
    for match, then in ((given(*case.given), case.one), (given_final(*case.given), case.final)):
        for act in ruled(case.remedy):
            when(match, act)
        assert shown(play_of(match)) == then

        for act in lifted():
            when(match, act)
        assert shown(play_of(match)) == case.lifted


def test_cd0_1_a_deal_scored_otherwise_opens_a_match_that_was_over() -> None:
    match = given(*GAME, *ruled(DealScored(4, (80,))))
    assert stands(match) == "after deal 4: A 2, D next"

    for act in lifted():
        when(match, act)

    assert shown(play_of(match)) == "won by AC: A 2"


def test_cd5_4_a_game_given_stays_when_the_score_of_a_deal_is_lifted() -> None:
    match = given_final(*sheets(20), *ruled(GameGoesTo(1, B)), *ruled(DealScored(1, (120,)), 2), *lifted(2))

    assert score(play_of(match).match).games == (0, 1)


VOID: Acts = (*GAME, DeclarerNoted(B), DealNoted(85), *ruled(DealIsVoid(5)))  # the only deal of game 2 does not count


def test_cd0_1_a_game_of_which_the_only_deal_does_not_count_has_begun() -> None:
    assert shown(play_of(given_final(*VOID))) == "after deal 5: 2 2"
    assert shown(play_of(given_final(*VOID, *lifted()))) == "after deal 5: 2 2"
    assert shown(play_of(given_final(*GAME))) == "after deal 4: A 2"


@pytest.mark.parametrize(("number", "wrong"), [(1, ("desk.out_of_reach",)), (2, ()), (3, ("desk.out_of_reach",))])
def test_cd5_4_it_is_that_game_which_a_ruling_can_give(number: int, wrong: tuple[str, ...]) -> None:
    call, ruling = ruled(GameGoesTo(number, B), 2)

    told = when(given_final(*VOID, call), ruling)

    assert told.found == wrong
    assert score(told.play.match).games == ((1, 0) if wrong else (1, 1))

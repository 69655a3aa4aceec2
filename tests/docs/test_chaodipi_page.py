"""Every row of every table of docs/games/chaodipi.md, tried at a table; what is as in 升级 by the acts of its tests."""

import re

import pytest

from core.chaodipi.levels import Played, worth
from core.chaodipi.messages import CardsDrawnOff
from core.chaodipi.options import OPTIONS
from core.chaodipi.own import OWN
from core.chaodipi.rulebook import RULES
from core.chaodipi.settle import counted, fines_of
from core.desk.messages import DealIsVoid, DealScored, DeclarersAt, FollowDeliberate, GameGoesTo, Remedy, Ruled, SideFined
from core.games import game_of
from core.trumps.messages import (
    BottomBuried,
    BottomTaken,
    DealBegun,
    DealNoted,
    DeclarerNoted,
    HandCounted,
    HandDealt,
    LevelNoted,
    NobodyDeclared,
    SheetSigned,
    ThirdBottomCardShown,
    TimeCalled,
)
from core.trumps.score import next_deal
from core.trumps.state import Deal, deal_of
from tests.core.cards_case import Case
from tests.core.chaodipi.deals import lifted
from tests.core.chaodipi.exchanged import (
    ASKED,
    BURIED,
    BY_D,
    CALLED,
    DEALT,
    LATER,
    LEADS,
    A,
    Acts,
    B,
    C,
    D,
    asks,
    fines,
    given,
    given_final,
    play_of,
    readings,
    shown,
    told_here,
)
from tests.core.chaodipi.last_j import at_j
from tests.core.chaodipi.of_the_page import CASES, EIGHT, FINED, LONG, OF_B, OF_C, RUFFED, SPADES, TEN, TWICE_NINE
from tests.core.given import CHIEF, SHOWN, By, when
from tests.core.shengji.given import overturn, ruled
from tests.core.shengji.irregular import CASES as OF_SHENGJI
from tests.docs.pages import cells, codes, english, page, tried

PAGE = page("docs/games/chaodipi.md")
SAME = {row[0]: codes(row[1]) for row in cells(PAGE) if re.fullmatch(r"[A-Z]{2}\d+\.\d+\w?", row[0])}
ROWS = {english(row[0]): row for row in cells(PAGE) if row[0] not in SAME}
TOTALS = {what: row for what, row in ROWS.items() if re.fullmatch(r"[\d–]+", what)}
RULE = {rule.code: rule for rule in RULES}


@pytest.mark.parametrize("act", tried(ROWS, CASES))
def test_cd1_2_to_cd4_6_an_irregular_act_does_what_its_row_says(act: str) -> None:
    """What it does is written out in the case, as where play stands then and what is fined."""
    case = CASES[act]
    told = when(given(*case.given, **case.options), case.act)

    assert told.found == codes(ROWS[act][2]) == tuple(f"chaodipi.{code}" for code in case.finds)
    assert (shown(told.play), fines(told.play)) == (case.then, case.fines)
    for points in re.findall(r"(\d+) points", ROWS[act][1]):
        assert int(points) in [fine for _, fine, _ in case.fines]


def test_cd4_3_a_wrong_follow_is_barred_and_cannot_win() -> None:
    fined = [act for act in CASES if CASES[act].fines and CASES[act].fines[0][2] == "CD4.3"]

    for act in fined:
        told = when(given(*CASES[act].given, **CASES[act].options), CASES[act].act)
        assert told.follows[0] == "PlayBarred"
        assert told.play.plays[-1].barred
    assert len(fined) == sum("it cannot win" in row[1] for row in ROWS.values() if len(row) > 2)


# --- as at a table of 升级 ------------------------------------------------------------------------------------------------------


def as_there(case: Case) -> bool:
    """Say whether an act of a 升级 table finds here what it finds there and leaves play where it does, but for levels."""
    told = told_here(case)
    if told is None or told.found != tuple(f"chaodipi.{code}" for code in case.finds):
        return False
    there = case.then.replace(" at 3 ", " at 2 ")
    return without_levels(shown(told.play)) == without_levels(there)


def without_levels(then: str) -> str:
    return re.sub(r"^(after deal \d+|won by \w+): [^,]*", r"\1", then)


@pytest.fixture(scope="module")
def alike() -> frozenset[str]:
    """Return what acts of a 升级 table find here with the consequence that they have there."""
    return frozenset(f"chaodipi.{code}" for case in OF_SHENGJI if as_there(case) for code in case.finds)


@pytest.mark.parametrize("clause", SAME)
def test_cd5_5_what_is_as_at_a_table_of_shengji_is_found_under_the_clause_of_its_row(clause: str, alike: frozenset[str]) -> None:
    assert SAME[clause]
    assert {RULE[code].clause for code in SAME[clause]} == {clause}
    assert set(SAME[clause]) <= alike


def test_every_rule_has_a_row_or_is_as_at_a_table_of_shengji() -> None:
    own = {code for act in tried(ROWS, CASES) for code in codes(ROWS[act][2])}
    same = [code for row in SAME.values() for code in row]

    assert len(same) == len(set(same))
    assert own | set(same) == set(RULE)
    assert own & set(same) == set()


# --- trumps, asking, the bottom, time -------------------------------------------------------------------------------------------

OVERTURNED: Acts = (DeclarerNoted(C), *LATER[1:], overturn(C, "S22"))
SHEET: Acts = (DeclarerNoted(A), DealNoted(30))
LEVEL: Acts = (DeclarerNoted(A), DealNoted(85))  # both sides are still at 2, B declares next
PUT_RIGHT: Acts = (*TWICE_NINE[:-1], BottomTaken(A), BottomBuried(A, EIGHT))
NO_HANDS: Acts = (DealBegun(), *(act for act in LEADS if not isinstance(act, HandDealt)))
SURPLUS: Acts = (*LONG, CardsDrawnOff(B, A, TEN))
STANDS: dict[str, tuple[Acts, dict[str, str], str]] = {
    "the first deal: who calls a 2 first": (CALLED, {}, "deal 1 of A at 2 H: drawing, 25 25 25 25"),
    "the first deal: an overturn before the bottom is taken": (
        (*CALLED, overturn(B, "D22")),
        {},
        "deal 1 of B at 2 D: drawing, 25 25 25 25",
    ),
    "the first deal: the bottom is buried": (BURIED, {}, "deal 1 of A at 2 H: B asked, 25 25 25 25"),
    "the first deal: the three others decline to overturn, and the declarer buries": (
        (*CALLED, *asks(B, C, D), BottomTaken(A), BottomBuried(A, EIGHT)),
        {},
        "deal 1 of A at 2 H: B asked, 25 25 25 25",
    ),
    "the next player passes while the declarer has the bottom up, who then buries": (
        (*CALLED, BottomTaken(A), *asks(B), BottomBuried(A, EIGHT)),
        {},
        "deal 1 of A at 2 H: B asked, 25 25 25 25",
    ),
    "the next player passes before who has stirred has buried, who then buries": (
        (*SPADES, *asks(D), BottomTaken(C), *asks(D), BottomBuried(C, OF_C)),
        {},
        "deal 1 of A at 2 S: D asked, 25 25 25 25",
    ),
    "a stir is beaten before its seat has taken the bottom, and the last to stir takes it and buries": (
        (*SPADES, overturn(B, "BB"), BottomTaken(B), BottomBuried(B, OF_B)),
        {},
        "deal 1 of A at 2 no trump: C asked, 25 25 25 25",
    ),
    "the first deal: a stir": ((*BURIED, overturn(B, "D22")), {}, "deal 1 of A at 2 D: B to take, 25 25 25 25"),
    "nobody calls in the first deal": ((*DEALT, NobodyDeclared()), {}, "after deal 0: 2 2"),
    "nobody calls later, the third bottom card": (
        (*LATER[:-1], NobodyDeclared(), ThirdBottomCardShown("C8")),
        {},
        "deal 1 of A at 2 C: A to take, 25 25 25 25",
    ),
    "a declarer who has not called overturns before taking the bottom": (
        (*OVERTURNED, BottomTaken(C)),
        {},
        "deal 1 of C at 2 S: C to bury, 25 25 33 25",
    ),
    "another has called, and the declarer has buried": (ASKED, {}, "deal 1 of A at 2 D: C asked, 25 25 25 25"),
    "the first stir with a lower suit than was called": (
        (*BY_D, overturn(B, "D22")),
        {},
        "deal 1 of A at 2 D: B to take, 25 25 25 25",
    ),
    "the same with `stir_effect` = `trumps_only`": (
        (*BY_D, overturn(B, "D22")),
        {"stir_effect": "trumps_only"},
        "deal 1 of A at 2 D: C asked, 25 25 25 25",
    ),
    "who has stirred buries": ((*SPADES, BottomBuried(C, OF_C)), {}, "deal 1 of A at 2 S: D asked, 25 25 25 25"),
    "all pass": (LEADS, {}, "deal 1 of A at 2 H: A leads, 25 25 25 25"),
    "a hand that is not recorded is counted over": (
        (*NO_HANDS, HandCounted(B, 26)),
        {},
        "deal 1 of A at 2 H: A leads, 25 26 25 25",
    ),
    "the same hand is counted again once the surplus was drawn off": (
        (*NO_HANDS, HandCounted(B, 26), CardsDrawnOff(B, A, ("??",)), HandCounted(B, 25)),
        {},
        "deal 1 of A at 2 H: A leads, 25 25 25 25",
    ),
    "a surplus card is drawn off": ((*LONG, CardsDrawnOff(B, A, TEN)), {}, "deal 1 of A at 2 H: A leads, 25 24 25 25"),
    "a card goes from a long hand to the short one": (
        (*LONG, HandCounted(A, 24), CardsDrawnOff(B, A, TEN, A)),
        {},
        "deal 1 of A at 2 H: A leads, 26 24 25 25",
    ),
    "who has buried nine takes the bottom up and buries eight": (PUT_RIGHT, {}, "deal 1 of A at 2 H: B asked, 25 25 25 25"),
    "the same with `surplus_cards` = `to_bottom`": (
        SURPLUS,
        {"surplus_cards": "to_bottom"},
        "deal 1 of A at 2 H: A leads, 25 24 25 25",
    ),
    "time is up between deals, one side being ahead": ((*SHEET, TimeCalled()), {}, "won by AC: 5 2"),
    "time is up before a game has a deal: both are at 2, and nobody is on stage": ((TimeCalled(), *SHEET), {}, "won by AC: 5 2"),
    "the same with `ahead_at_limit` = `level_then_deal`": (
        (TimeCalled(), *LEVEL, DealNoted(30)),
        {"ahead_at_limit": "level_then_deal"},
        "won by BD: 2 5",
    ),
    "time is up in a deal": ((*LEADS, TimeCalled()), {}, "deal 1 of A at 2 H: A leads, 25 25 25 25"),
    "the same with `limit_inside_deal` = `void`": (
        (*LEADS, TimeCalled()),
        {"limit_inside_deal": "void"},
        "after deal 1: 2 2",
    ),
    "time is up at equal levels, with `ahead_at_limit` = `level_then_stage`": (
        (*LEVEL, TimeCalled()),
        {"ahead_at_limit": "level_then_stage"},
        "won by BD: 2 2",
    ),
    "a deal stops at equal levels, with `ahead_at_limit` = `level_then_stage`": (
        (*LEADS, TimeCalled()),
        {"limit_inside_deal": "void", "ahead_at_limit": "level_then_stage"},
        "won by AC: 2 2",
    ),
    "time is up at equal levels, with `ahead_at_limit` = `level_then_deal`": (
        (*LEVEL, TimeCalled()),
        {"ahead_at_limit": "level_then_deal"},
        "after deal 1: 2 2",
    ),
}


@pytest.mark.parametrize("case", STANDS)
def test_cd0_1_to_cd1_5_a_deal_goes_on_as_its_row_says(case: str) -> None:
    acts, options, then = STANDS[case]

    assert case in ROWS
    assert shown(play_of(given(*acts, **options))) == then


def on_table(acts: Acts, **options: str) -> Deal:
    deal = deal_of(play_of(given(*acts, **options)))
    assert deal is not None
    return deal


def test_cd4_6_what_is_drawn_off_leaves_play_or_goes_to_the_bottom() -> None:
    out, kept = (on_table(SURPLUS, surplus_cards=value) for value in ("out_of_play", "to_bottom"))

    assert (out.out, len(out.bottom), kept.out, kept.bottom[8:]) == (TEN, 8, (), TEN)


def test_cd4_4_a_bottom_that_is_put_right_keeps_its_fine() -> None:
    assert (on_table(PUT_RIGHT).bottom, fines(play_of(given(*PUT_RIGHT)))) == (EIGHT, ((A, 80, "CD4.4"),))


@pytest.mark.parametrize("total", TOTALS)
def test_cd2_2_a_total_is_worth_what_its_row_says(total: str) -> None:
    lowest, _, highest = total.partition("–")
    for points in range(int(lowest), int(highest or lowest) + 1, 5):
        found = worth(Played("2", "2", points, points), readings())
        assert found is not None
        who = "collectors" if found.collectors else "declarers"
        said = f"the {who} go up {found.steps}" if found.steps else "the deal passes, nobody goes up"
        assert english(TOTALS[total][1]) == said
        coming = next_deal(play_of(given(DeclarerNoted(A), DealNoted(points))).match).declarer
        assert coming is not None
        assert "ABCD"[coming] == TOTALS[total][2]


def test_cd2_2_every_total_has_a_row() -> None:
    ends = [tuple(map(int, total.split("–"))) for total in TOTALS]
    assert sorted(n for one, *two in ends for n in range(one, (two or [one])[0] + 1, 5)) == list(range(0, 301, 5))


def test_cd4_5_the_bottom_counts_twice_by_a_single_and_four_times_by_a_pair() -> None:
    """On the page as what differs from 升级: every pair more doubles."""
    assert OWN.multipliers(readings())[:5] == (2, 4, 8, 16, 32)
    assert OWN.most(readings()) is None


# --- rulings, what cannot be judged, options ------------------------------------------------------------------------------------

AT_J: Acts = (LevelNoted("J", ("J", "5")), DeclarerNoted(A), DealNoted(100))
LOW_AT_J: Acts = (*AT_J[:-1], DealNoted(60))
RULED: dict[str, tuple[Acts, Remedy, str]] = {
    "ruled: a side is fined in a deal that is over": (
        SHEET,
        SideFined(1, B, 20),
        "after deal 1: 6 2",
    ),
    "ruled: the declarers are fined in a deal that is over": (SHEET, SideFined(1, A, 60), "after deal 1: 2 2"),
    "ruled: a side is fined in a deal that does not count": (
        (*SHEET, *ruled(DealIsVoid(1))),
        SideFined(1, A, 60),
        "after deal 1: 2 2",
    ),
    "ruled: a side is fined in a deal in play": (LEADS, SideFined(1, B, 20), "deal 1 of A at 2 H: A leads, 25 25 25 25"),
    "ruled: the declarers of a deal at J are sent back": (AT_J, DeclarersAt(1, "6"), "after deal 1: 6 6"),
    "ruled: the declarers of a deal at J with less than 80 points are sent back": (
        LOW_AT_J,
        DeclarersAt(1, "6"),
        "after deal 1: 6 5",
    ),
    "ruled: the declarers of a deal at J are not sent back": (AT_J, DeclarersAt(1, "J"), "after deal 1: J 6"),
    "ruled: the game is given to a side": (SHEET, GameGoesTo(1, B), "won by BD: 5 2"),
    "ruled: the game is given to a side in play": (LEADS, GameGoesTo(1, B), "won by BD: 2 2"),
}
NO_REACH: dict[str, Remedy] = {
    "out of reach: a game that is not played is given to a side": GameGoesTo(2, B),
    "out of reach: a side is fined in a deal that there is not": SideFined(2, B, 20),
    "out of reach: the level of the declarers after a deal that was not at J": DeclarersAt(1, "6"),
    "out of reach: a follow was deliberate in a trick that there is not": FollowDeliberate(1, 26, B),
    "out of reach: a fine above 200": SideFined(1, B, 220),
    "out of reach: a fine that is no multiple of five": SideFined(1, B, 7),
}
OF_A_FINAL = "ruled: a game of a final is given to a side"
BEFORE_ALL = "lacks: who is ahead, when time is up before the first deal, also with `ahead_at_limit` = `level_then_stage`"
LACKS: dict[str, tuple[Acts, DealNoted | TimeCalled | SheetSigned]] = {
    "lacks: who is ahead, when time is up at equal levels": (LEVEL, TimeCalled()),
    BEFORE_ALL: ((), TimeCalled()),
    "lacks: who is ahead, when the deal in progress was finished at equal levels": (
        (DeclarerNoted(A), TimeCalled()),
        DealNoted(85),
    ),
    "lacks: whether the match is over, when a side signs between deals, nobody having passed A and no time called": (
        SHEET,
        SheetSigned(0),
    ),
    "lacks: the levels, when time is up": ((LevelNoted("9"), DeclarerNoted(A), DealNoted(40)), TimeCalled()),
    "lacks: with what the last trick was won, of a sheet at level J": (
        (LevelNoted("J", ("J", "5")), DeclarerNoted(A)),
        DealNoted(100),
    ),
}


NO_TRUMP = (
    "lacks: whether the declarers go back, a J at no trump having won the last trick, with `hook_no_trump` = `chief_referee` "
    "(ruled as `deal 1 declarers at 6`)"
)


FINE_OPEN = "lacks: the fine for a wrong follow that would have won, with `wrong_follow_cards` = `chief_referee`"


def test_cd4_3_the_fine_for_a_follow_that_would_have_won_is_for_the_chief_referee_and_can_be_ruled() -> None:
    *acts, wrong = RUFFED
    match = given(*acts, wrong_follow_cards="chief_referee")

    assert when(match, wrong).unsure == codes(ROWS[FINE_OPEN][1])
    for act in ruled(SideFined(1, B, 10)):
        when(match, act)
    assert fines(play_of(match)) == ((B, 10, "CD4.1"),)


@pytest.mark.parametrize("reading", ["cards_due", "whole_play"])
def test_cd4_3_under_the_other_readings_nothing_is_left_open(reading: str) -> None:
    *acts, wrong = RUFFED

    assert when(given(*acts, wrong_follow_cards=reading), wrong).unsure == ()


def test_cd2_3_a_j_at_no_trump_is_for_the_chief_referee() -> None:
    *acts, last = at_j("HJ", None)

    assert when(given(*acts, hook_no_trump="chief_referee"), last).unsure == codes(ROWS[NO_TRUMP][1])


@pytest.mark.parametrize("act", RULED)
def test_cd4_1_and_cd5_4_a_ruling_does_what_its_row_says(act: str) -> None:
    acts, remedy, then = RULED[act]

    assert act in ROWS
    assert shown(play_of(given(*acts, *ruled(remedy)))) == then


def test_cd0_1_the_next_game_of_a_final_begins_at_2() -> None:
    assert OF_A_FINAL in ROWS
    match = given_final(*SHEET, *ruled(GameGoesTo(1, B)))
    when(match, DealBegun())

    assert shown(play_of(match)) == "deal 2 of ? at 2 ?: drawing, 25 25 25 25"


WRONG: Acts = FINED["a follow of another suit with one card"].given
WRONG_ONE = FINED["a follow of another suit with one card"].act
NO_PLAYS = "ruled: a wrong follow was deliberate, in a deal of which no plays are recorded"
INTENT: dict[str, tuple[dict[str, str], tuple[int, ...]]] = {
    "ruled: a wrong follow in play was deliberate": ({}, (10, 20)),
    "the same with `deliberate_fine` = `instead`": ({"deliberate_fine": "instead"}, (20,)),
}


@pytest.mark.parametrize("row", INTENT)
def test_cd4_3_a_wrong_follow_that_was_deliberate_costs_what_its_row_says(row: str) -> None:
    options, due = INTENT[row]
    match = given(*WRONG, WRONG_ONE, *ruled(FollowDeliberate(1, 1, B)), **options)

    play = play_of(match)
    assert row in ROWS
    assert tuple(fine.points for fine in counted(fines_of(play, 1), readings(**options))) == due
    for act in lifted():
        when(match, act)
    assert fines(play_of(match)) == ((B, 10, "CD4.3"),)


def test_cd4_3_intent_can_be_ruled_where_no_plays_are_recorded() -> None:
    assert NO_PLAYS in ROWS
    assert [fine.points for fine in fines_of(play_of(given(*SHEET, *ruled(FollowDeliberate(1, 3, B)))), 1)] == [20]


TWICE = "the same fine is ruled again on a call"


def test_gc1_3_the_same_fine_on_a_call_is_found_and_counts_until_it_is_reversed() -> None:
    again = By(CHIEF, Ruled(1, "GC3.2", SideFined(1, A, 20), SHOWN))
    match = given(*SHEET, *ruled(SideFined(1, A, 20)))

    told = when(match, again)

    assert TWICE in ROWS
    assert told.found == ("desk.ruled_already",)
    assert "第1号裁定" in told.violations[0].text.zh
    assert sum(fine.points for fine in fines_of(play_of(match), 1)) == 40
    for act in lifted():
        when(match, act)
    assert sum(fine.points for fine in fines_of(play_of(match), 1)) == 20


def test_gc1_3_the_same_fine_on_another_call_or_once_the_first_fell_is_no_fault() -> None:
    fine = SideFined(1, A, 20)
    once = given(*SHEET, *ruled(fine), ruled(fine)[0])
    fallen = given(*SHEET, *ruled(fine), *lifted())

    assert when(once, ruled(fine, 2)[1]).found == ()
    assert when(fallen, ruled(fine)[1]).found == ()


GAME_GONE = "out of reach: a game of a final that is over is given to a side once the next has begun"


def test_cd5_4_a_game_of_a_final_is_not_given_once_the_next_has_begun() -> None:
    match = given_final(*SHEET, *ruled(GameGoesTo(1, B)), DealBegun(), ruled(GameGoesTo(1, A))[0])

    told = when(match, ruled(GameGoesTo(1, A), 2)[1])

    assert GAME_GONE in ROWS
    assert (told.found, told.results) == (("desk.out_of_reach",), ())
    assert "那一局已经结束，下一局已经开始" in told.violations[0].text.zh


SIGNED: Acts = (*SHEET, SheetSigned(0), SheetSigned(1))
REASONS: list[tuple[Acts, Remedy, str]] = [
    (SHEET, SideFined(1, B, 7), "罚分应是5的倍数，最多200分（CD4.1）"),
    (SHEET, SideFined(1, B, 220), "罚分应是5的倍数，最多200分（CD4.1）"),
    (SIGNED, SideFined(1, B, 20), "双方已经签字，结果不再改（GC1.2）"),
    (SIGNED, DealScored(1, (60,)), "双方已经签字，结果不再改（GC1.2）"),
    (SHEET, DealScored(1, (7,)), "应是抓分方的一个总分，是5的倍数，一副能有的"),
    (SHEET, SideFined(2, B, 20), "应是已下的、正在下的或下一局"),
]


@pytest.mark.parametrize(("acts", "remedy", "why"), REASONS)
def test_gc1_2_what_is_out_of_reach_says_why(acts: Acts, remedy: Remedy, why: str) -> None:
    call, ruling = ruled(remedy)

    told = when(given(*acts, call), ruling)

    assert told.violations[0].text.zh.endswith(f"；{why}。")


SCORED_AND_FINED = "ruled: a deal is scored and a side is fined in it, in either order"


@pytest.mark.parametrize("first", [DealScored(1, (40,)), SideFined(1, A, 60)], ids=["scored first", "fined first"])
def test_cd4_1_the_total_that_a_ruling_gives_is_not_fined(first: Remedy) -> None:
    second = SideFined(1, A, 60) if isinstance(first, DealScored) else DealScored(1, (40,))
    match = given(*SHEET, *ruled(first), ruled(second)[0])

    told = when(match, ruled(second, 2)[1])

    assert SCORED_AND_FINED in ROWS
    assert shown(told.play) == "after deal 1: 4 2"
    before = given(*SHEET, *ruled(first), ruled(second)[0])
    assert "罚分不另算" in game_of(play_of(before)).said(play_of(before), told.results[0]).zh
    lift = 1 if isinstance(first, DealScored) else 2
    for act in lifted(lift):
        when(match, act)
    assert shown(play_of(match)) == "after deal 1: 2 2", "30 and 60 points"


@pytest.mark.parametrize("act", NO_REACH)
def test_cd4_1_a_ruling_out_of_reach_does_nothing(act: str) -> None:
    call, ruling = ruled(NO_REACH[act])

    told = when(given(*SHEET, call), ruling)

    assert act in ROWS
    assert (told.found, told.results) == (("desk.out_of_reach",), ())


def test_cd0_1_before_the_first_deal_nobody_is_on_stage() -> None:
    assert when(given(ahead_at_limit="level_then_stage"), TimeCalled()).unsure == codes(ROWS[BEFORE_ALL][1])


@pytest.mark.parametrize("record", LACKS)
def test_cd0_1_and_cd2_3_what_a_record_lacks_is_named_and_not_guessed(record: str) -> None:
    acts, act = LACKS[record]

    assert when(given(*acts), act).unsure == codes(ROWS[record][1])


def test_every_row_of_the_page_is_tried() -> None:
    assert set(ROWS) == {
        SCORED_AND_FINED,
        FINE_OPEN,
        *CASES,
        *STANDS,
        *RULED,
        *NO_REACH,
        *LACKS,
        *TOTALS,
        OF_A_FINAL,
        GAME_GONE,
        TWICE,
        NO_TRUMP,
        *INTENT,
        NO_PLAYS,
    }


def test_every_option_is_on_the_page() -> None:
    for option in OPTIONS:
        assert f"`{option.key}`" in PAGE


def test_cd1_3_jokers_stir_above_every_suit() -> None:
    acts = (*SPADES, BottomBuried(C, OF_C), overturn(B, "BB"))

    assert shown(play_of(given(*acts))) == "deal 1 of A at 2 no trump: B to take, 25 25 25 25"

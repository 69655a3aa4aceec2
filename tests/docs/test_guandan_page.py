"""Every row of every table of docs/games/guandan.md, tried at a table."""

import pytest

from core.clause import Violation
from core.guandan.messages import CardsPlayed, DealBegun, HandDealt, LeaderDrawn, LevelNoted, Passed, RefusalClaimed, Seat
from core.guandan.options import OPTIONS
from core.guandan.rulebook import RULES
from core.guandan.settle import next_deal
from tests.core.cards_case import Case
from tests.core.guandan.given import (
    EIGHT_3,
    EIGHT_4,
    EIGHT_5,
    GC,
    NO_CARDS,
    A,
    Acts,
    B,
    C,
    D,
    after,
    alone,
    given,
    hand,
    pays,
    play_of,
    ruled,
    shown,
    when,
)
from tests.core.guandan.irregular import CASES as EVERY
from tests.core.guandan.partial import LACKS
from tests.core.guandan.remedies import OUT_OF_REACH, RULED
from tests.docs.pages import cells, codes, english, page, tried

PAGE = page("docs/games/guandan.md")
ROWS = {english(row[0]): row for row in cells(PAGE)}
CASES = {case.what: case for case in EVERY}
RULINGS = {f"ruled: {case.what}": case for case in RULED}
NO_REACH = {f"out of reach: {what}": case for what, case in OUT_OF_REACH.items()}
LACKING = {f"lacks: {what}": case for what, case in LACKS.items()}
ASKED = [what for what in ROWS if what.startswith("case: ")]


@pytest.mark.parametrize("act", tried(ROWS, CASES))
def test_gd1_1_to_gd7_1_and_gc1_1_to_gc3_5_an_irregular_act_does_what_its_row_says(act: str) -> None:
    """What it does is written out in the case, as where play stands then."""
    case = CASES[act]
    told = when(given(*case.given, **case.options), case.act)

    assert tuple(v.rule.code for v in told.violations) == codes(ROWS[act][2]) == tuple(f"guandan.{code}" for code in case.finds)
    assert shown(told.play) == case.then


# --- the two documents ----------------------------------------------------------------------------------------------------------

WAITS = {"referee": "referee", "chief_referee": "chief referee"}
BOTH: dict[str, tuple[str, str]] = {  # the row: the case in the invitational, and in the competition
    "a play out of turn": ("a play out of turn", "a play out of turn in the competition"),
    "another than who drew the card leads": (
        "another than who drew the card leads",
        "the same at a table of the competition",
    ),
    "a pass out of turn": ("a pass out of turn", "a pass out of turn in the competition"),
    "cards that form no pattern": ("cards that form no pattern", "cards that form no pattern, led in the competition"),
    "a reading that the cards cannot have": (
        "a reading that the cards cannot have",
        "a reading that the cards cannot have, in the competition",
    ),
    "a play that does not beat": ("a play that does not beat", "a play that does not beat, in the competition"),
    "a play taken back": ("a play taken back", "a play taken back in the competition"),
    "cards that come down with a play": (
        "cards that come down with a play",
        "cards that come down with a play in the competition",
    ),
    "a play laid down in parts": ("a play laid down in parts", "a play laid down in parts in the competition"),
    "a wrong number announced": ("a wrong number announced where nobody has to", "a wrong number announced"),
    "a number concealed": ("a number concealed where nobody has to announce", "a number concealed"),
    "a signal": ("a signal in the invitational", "a signal in the competition"),
    "another partner": ("another partner in the invitational", "another partner in the competition"),
}
EITHER = {f"either document: {what}": pair for what, pair in BOTH.items()}


def first(case: Case) -> Violation:
    return when(given(*case.given, **case.options), case.act).violations[0]


@pytest.mark.parametrize("act", EITHER)
def test_gc3_3_to_gc3_5_an_offence_cites_the_clause_and_waits_for_whom_its_row_says(act: str) -> None:
    _, code, gd, gc = ROWS[act]
    for what, cell in zip(EITHER[act], (gd, gc), strict=True):
        violation = first(CASES[what])
        assert violation.rule.code == codes(code)[0]
        assert english(cell) == f"{violation.rule.clause}, {WAITS[violation.rule.waits]}"


def test_every_rule_has_a_row() -> None:
    irregular = {code for act in tried(ROWS, CASES) for code in codes(ROWS[act][2])}
    assert irregular | {codes(ROWS[act][1])[0] for act in EITHER} == {rule.code for rule in RULES}


# --- tribute, ends, A -----------------------------------------------------------------------------------------------------------

OWN_A: Acts = (LevelNoted("A", ("A", "5")),)
AT_5: Acts = (LevelNoted("5", ("A", "5")),)
ALONE: tuple[Seat, ...] = (A, B, D, C)  # A first, his partner last
PASSED: Acts = (Passed(B), Passed(C), Passed(D))
B_RR = HandDealt(B, hand("RJ", "RJ"))
EIGHT_6, EIGHT_7, EIGHT_8 = (" ".join(f"{suit}{rank}" for suit in "SHCDSHCD") for rank in "678")
FIRST_OUT: Acts = (*NO_CARDS, *alone(A, EIGHT_3, EIGHT_4, EIGHT_5), CardsPlayed(A, ("S9", "H9", "C9")), *PASSED)
PAIR_OUT: Acts = (*FIRST_OUT, *alone(C, EIGHT_6, EIGHT_7, EIGHT_8), CardsPlayed(C, ("ST", "HT", "CT")))  # A, then C


STANDS: dict[str, tuple[Acts, dict[str, str], str]] = {
    "both losers last, two tributes": (
        (*after(A, C), DealBegun(), *pays("B:SA D:SK")),
        {},
        "deal 2 at 6: AC to return, 28 26 28 26",
    ),
    "both tributes are returned": (
        (*after(A, C), DealBegun(), *pays("B:SK D:SA A<S3 C<C3")),
        {},
        "deal 2 at 6: D leads, 27 27 27 27",
    ),
    "both tributes are equal": (
        (*after(A, C), DealBegun(), *pays("B:SA D:HA A<S3 C<C3")),
        {},
        "deal 2 at 6: B leads, 27 27 27 27",
    ),
    "one loser last, one tribute": ((*after(A, B, C, D), DealBegun()), {}, "deal 2 at 4: D to pay, 27 27 27 27"),
    "the single tribute is returned": (
        (*after(A, B, C, D), DealBegun(), *pays("D:SA A<S3")),
        {},
        "deal 2 at 4: D leads, 27 27 27 27",
    ),
    "first and last are partners": (
        (*after(*ALONE), DealBegun(), *pays("C:SA A<S3")),
        {},
        "deal 2 at 3: C leads, 27 27 27 27",
    ),
    "the same with `tribute_to_partner` = `none`": (
        (*after(*ALONE), DealBegun()),
        {"tribute_to_partner": "none"},
        "deal 2 at 3: C leads, 27 27 27 27",
    ),
    "the same with `tribute_to_partner` = `third_pays`": (
        (*after(*ALONE), DealBegun()),
        {"tribute_to_partner": "third_pays"},
        "deal 2 at 3: D to pay, 27 27 27 27",
    ),
    "the big jokers refuse": (
        (*after(A, C), DealBegun(), B_RR, RefusalClaimed(B, ("RJ", "RJ"))),
        {},
        "deal 2 at 6: A leads, 27 27 27 27",
    ),
    "the next deal of a round": ((*after(A, C), DealBegun()), {"preset": GC}, "deal 2 at 7: dealing"),
    "no tribute in a match of the invitational": (
        (*after(A, B, C, D), DealBegun()),
        {"tribute": "none"},
        "deal 2 at 4: D leads, 27 27 27 27",
    ),
    "no tribute, and the losers of the deal before are not ranked": (
        (*after(A, C), DealBegun(), LeaderDrawn(B, "S3")),
        {"tribute": "none"},
        "deal 2 at 6: B leads, 27 27 27 27",
    ),
    "tribute in a round, and the card that is drawn in each deal": (
        (*after(A, B, C, D), DealBegun(), LeaderDrawn(B, "S3")),
        {"preset": GC, "tribute": "yes"},
        "deal 2 at 7: D to pay, 27 27 27 27",
    ),
    "a side is out": (PAIR_OUT, {}, "after deal 1: 6 2"),
    "a side is out with `deal_ends` = `played_out`": (
        PAIR_OUT,
        {"deal_ends": "played_out"},
        "deal 1 at 2: D on triple of C, 0 27 0 27",
    ),
    "nobody beats the last play of the first": (FIRST_OUT, {}, "deal 1 at 2: C leads, 0 27 27 27"),
    "nobody beats the last play of the second with `jiefeng` = `next_player`": (
        (*PAIR_OUT, Passed(D), Passed(B)),
        {"deal_ends": "played_out", "jiefeng": "next_player"},
        "deal 1 at 2: D leads, 0 27 0 27",
    ),
    "own A, the partner not last": ((*OWN_A, *after(A, B, C, D)), {}, "won by AC: A 5"),
    "own A, the partner last": ((*OWN_A, *after(*ALONE), DealBegun()), {}, "deal 2 at A: C to pay, 27 27 27 27"),
    "own A, the partner third, with `pass_a_condition` = `partner_second`": (
        (*OWN_A, *after(A, B, C, D)),
        {"pass_a_condition": "partner_second"},
        "after deal 1: A 5",
    ),
    "at A, first and second at the opponents' level": ((*AT_5, *after(A, C)), {}, "after deal 1: A 5"),
    "the same with `pass_a_at_opponents_level` = `yes`": (
        (*AT_5, *after(A, C)),
        {"pass_a_at_opponents_level": "yes"},
        "won by AC: A 5",
    ),
    "three failed attempts with `a_attempts` = `three`": (
        (*OWN_A, *after(*ALONE) * 3),
        {"a_attempts": "three"},
        "after deal 3: 2 5",
    ),
    "the fifth deal of a round": ((*after(B, D) * 2, *after(*ALONE) * 3), {"preset": GC}, "won by BD: 3:10"),
}


@pytest.mark.parametrize("act", STANDS)
def test_gd5_1_to_gd7_1_play_stands_as_the_row_says(act: str) -> None:
    acts, options, then = STANDS[act]

    assert shown(play_of(given(*acts, **options))) == then


def test_gd6_3_after_three_failed_attempts_the_next_deal_is_at_2() -> None:
    assert next_deal(play_of(given(*OWN_A, *after(*ALONE) * 3, a_attempts="three")).match).level == "2"


# --- rulings --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("act", RULINGS)
def test_gc3_3_to_gc3_5_and_gc1_2_a_ruling_does_what_its_row_says(act: str) -> None:
    case = RULINGS[act]

    assert shown(play_of(given(*case.given, *ruled(case.remedy), **case.options))) == case.then


@pytest.mark.parametrize("act", NO_REACH)
def test_gc1_2_and_gc2_3_a_ruling_out_of_reach_does_nothing(act: str) -> None:
    acts, remedy, options = NO_REACH[act]
    call, ruling = ruled(remedy)

    told = when(given(*acts, call, **options), ruling)

    assert ([v.rule.code for v in told.violations], told.results) == (["desk.out_of_reach"], ())


# --- what cannot be judged, and what the documents leave open -------------------------------------------------------------------


@pytest.mark.parametrize("record", LACKING)
def test_gd1_1_to_gd7_1_what_a_record_lacks_is_named_and_not_guessed(record: str) -> None:
    acts, act, code, options = LACKING[record]

    told = when(given(*acts, **options), act)

    assert codes(ROWS[record][1]) == (f"guandan.{code}",)
    assert f"guandan.{code}" in [u.code for u in told.unjudged]


@pytest.mark.parametrize("case", ASKED)
def test_a_case_that_the_documents_leave_open_names_options_that_there_are(case: str) -> None:
    assert set(codes(ROWS[case][1])) <= {option.key for option in OPTIONS}


def test_every_row_of_the_page_is_tried() -> None:
    assert set(ROWS) <= {*CASES, *EITHER, *STANDS, *RULINGS, *NO_REACH, *LACKING, *ASKED}
    assert {*EITHER, *STANDS, *RULINGS, *NO_REACH, *LACKING} <= set(ROWS)


def test_every_option_is_on_the_page() -> None:
    assert len(OPTIONS) == 34
    for option in OPTIONS:
        assert f"`{option.key}`" in PAGE

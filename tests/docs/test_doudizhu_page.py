"""Every row of every table of docs/games/doudizhu.md, tried at a table."""

import pytest

from core.doudizhu.messages import (
    BidMade,
    CardsPlayed,
    DealBegun,
    DealNoted,
    FaceUpDrawn,
    HandDealt,
    PlaysUnrecorded,
    ScoresNoted,
    Seat,
    TimeCalled,
)
from core.doudizhu.options import OPTIONS
from core.doudizhu.rulebook import RULES
from tests.core.doudizhu import irregular, remedies
from tests.core.doudizhu.given import (
    AT_ONCE,
    COUNTER,
    DEAL,
    LED,
    SPRING,
    TAMED,
    WON,
    A,
    Acts,
    B,
    C,
    given,
    play_of,
    ruled,
    shown,
    when,
)
from tests.core.doudizhu.partial import LACKS, UNDER
from tests.core.doudizhu.test_rulings import REVERSE
from tests.docs.pages import cells, codes, english, page, tried

PAGE = page("docs/games/doudizhu.md")
ROWS = {english(row[0]): row for row in cells(PAGE)}
CASES = {case.what: case for case in irregular.CASES}
RULED = {case.what: case for case in remedies.RULED}
REVERSED = {f"reversed: {case.what}": case for case in remedies.REVERSED}
OUT_OF_REACH = {f"out of reach: {what}": case for what, case in remedies.OUT_OF_REACH.items()}


@pytest.mark.parametrize("act", tried(ROWS, CASES))
def test_dz1_1_to_dz10_1_an_irregular_act_does_what_its_row_says(act: str) -> None:
    """What it does is written out in the case, as where play stands then."""
    case = CASES[act]
    told = when(given(*case.given, **case.options), case.act)

    assert tuple(v.rule.code for v in told.violations) == codes(ROWS[act][2]) == tuple(f"doudizhu.{code}" for code in case.finds)
    assert shown(told.play) == case.then


def test_every_rule_has_a_row() -> None:
    assert {code for act in tried(ROWS, CASES) for code in codes(ROWS[act][2])} == {rule.code for rule in RULES}


# --- bidding, ends, time -----------------------------------------------------------------------------------------------------


def won(landlord: Seat, bid: int = 1, *, lost: bool = False) -> DealNoted:
    return DealNoted("farmers" if lost else "landlord", landlord, bid, 0, "none")


BEGUN: Acts = (DealBegun(), FaceUpDrawn(A))
PASSES: Acts = (BidMade(A, 0), BidMade(B, 0), BidMade(C, 0))
SECOND: Acts = (*BEGUN, BidMade(A, 3), DealNoted("landlord", None, None, 0, "none"), DealBegun())
QUAD: Acts = (BidMade(A, 3), CardsPlayed(A, ("?3", "?3", "?3", "?3", "?4", "?5")))
DEALT: Acts = (won(B), DealBegun(), HandDealt(A, DEAL.hands[A]))
LEVEL: Acts = (won(A), won(B), TimeCalled())
THREE: Acts = (won(A), won(B), won(C), TimeCalled())

STANDS: dict[str, tuple[Acts, dict[str, str], str]] = {
    "somebody bids 3": ((*BEGUN, BidMade(A, 3)), {}, "deal 1: A landlord at 3 to show"),
    "all three have called": (
        (*BEGUN, BidMade(A, 1), BidMade(B, 2), BidMade(C, 0)),
        {},
        "deal 1: B landlord at 2 to show",
    ),
    "nobody bids in the first deal": ((*BEGUN, *PASSES), {}, "deal 1: dealing, ? first, attempt 2"),
    "nobody bids in a later deal": (
        (*SECOND, BidMade(B, 0), BidMade(C, 0), BidMade(A, 0)),
        {},
        "deal 2: dealing, B first, attempt 2",
    ),
    "nobody bids with `first_bidder_after_pass` = `next`": (
        (*BEGUN, *PASSES),
        {"first_bidder_after_pass": "next"},
        "deal 1: dealing, B first, attempt 2",
    ),
    "nobody bids a fourth time with `redeals` = `three`": (
        (*PASSES * 4,),
        {"redeals": "three"},
        "deal 1: bidding A0 B0 C0, A next",
    ),
    "the face-up card lies among the three": (
        (DealBegun(A), FaceUpDrawn(None), FaceUpDrawn(C)),
        {},
        "deal 1: dealing, C first",
    ),
    "the same with `face_up_in_bottom` = `dealers_next`": (
        (DealBegun(A), FaceUpDrawn(None)),
        {"face_up_in_bottom": "dealers_next"},
        "deal 1: dealing, B first",
    ),
    "the next deal": (SECOND, {}, "deal 2: dealing, B first"),
    "both others pass": ((*LED, *DEAL.plays("B- C-")), {}, "deal 1: A landlord at 3, A leads, 19 17 17"),
    "the landlord is out": (
        (*WON, *DEAL.plays("A8 B9 C- AT B- C- A333444555666777 B- C- A9 B- C- AJ B- C- AQ")),
        {},
        "after deal 1: +6 -3 -3",
    ),
    "a farmer is out": ((*WON, *DEAL.plays(TAMED)), {}, "after deal 1: -12 +6 +6"),
    "the landlord is out and the others have not played": ((*WON, *DEAL.plays(AT_ONCE)), {}, "after deal 1: +12 -6 -6"),
    "a farmer is out and the landlord has played once": ((*WON, *DEAL.plays(COUNTER)), {}, "after deal 1: -48 +24 +24"),
    "only the sheet is recorded": ((DealNoted("landlord", A, 3, 0, "spring"),), {}, "after deal 1: +12 -6 -6"),
    "only the points are recorded": ((DealBegun(), ScoresNoted((-8, 4, 4))), {}, "after deal 1: -8 +4 +4"),
    "plays not recorded in full, and a sheet": ((*LED, PlaysUnrecorded(), won(A, 3)), {}, "after deal 1: +6 -3 -3"),
    "a sheet after the plays have reached the end": ((*SPRING, won(A, 3)), {}, "after deal 1: +12 -6 -6"),
    "time between two deals": ((*SPRING, TimeCalled()), {}, "won by A: +12 -6 -6"),
    "time during a deal": ((*WON, TimeCalled(), SPRING[-1]), {}, "won by A: +12 -6 -6"),
    "the same with `deal_at_bell` = `void`": ((won(B), *WON, TimeCalled()), {"deal_at_bell": "void"}, "won by B: -1 +2 -1"),
    "cards are dealt and nobody has called": ((*DEALT, TimeCalled()), {}, "deal 2: dealing, ? first"),
    "the same with `deal_in_progress_from` = `first_bid`": (
        (*DEALT, TimeCalled()),
        {"deal_in_progress_from": "first_bid"},
        "won by B: -1 +2 -1",
    ),
    "a call was made with `deal_in_progress_from` = `first_bid`": (
        (*DEALT, BidMade(A, 0), TimeCalled()),
        {"deal_in_progress_from": "first_bid"},
        "deal 2: bidding A0, B next",
    ),
    "two have the same highest total": (LEVEL, {}, "after deal 2: +1 +1 -2"),
    "an extra deal sets them apart": ((*LEVEL, won(B)), {}, "won by B: 0 +3 -3"),
    "both are farmers in an extra deal": ((*LEVEL, won(C, 3)), {}, "after deal 3: -2 -2 +4"),
    "all three are level": ((*THREE, won(A, lost=True), won(A, 3), won(C)), {}, "won by C: +3 -3 0"),
    "the points of a deal are open": ((DealNoted("landlord", A, 3), TimeCalled()), {}, "after deal 1: 0 0 0"),
}
DOUBLES: dict[str, tuple[Acts, int]] = {
    "a bomb or the rocket is played": ((*LED, *DEAL.plays("BKKKK C- A- BBR")), 4),
    "four with two is played": (QUAD, 1),
}


@pytest.mark.parametrize("act", STANDS)
def test_dz2_1_to_dz10_1_play_stands_as_the_row_says(act: str) -> None:
    acts, options, then = STANDS[act]

    assert shown(play_of(given(*acts, **options))) == then


@pytest.mark.parametrize("act", DOUBLES)
def test_dz8_1_the_multiplier_is_as_its_row_says(act: str) -> None:
    acts, multiplier = DOUBLES[act]
    play = play_of(given(*acts))

    assert hasattr(play, "deal")
    assert 2 ** (play.deal.bombs + play.deal.rockets) == multiplier


# --- rulings -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("act", tried(ROWS, RULED))
def test_gc1_2_a_ruling_does_what_its_row_says(act: str) -> None:
    case = RULED[act]

    assert shown(play_of(given(*case.given, *ruled(case.remedy)))) == case.then


@pytest.mark.parametrize("act", tried(ROWS, REVERSED))
def test_gc1_3_a_reversal_does_what_its_row_says(act: str) -> None:
    case = REVERSED[act]

    assert shown(play_of(given(*case.given, *ruled(case.remedy), *REVERSE))) == case.then


@pytest.mark.parametrize("act", tried(ROWS, OUT_OF_REACH))
def test_gc1_2_a_ruling_out_of_reach_does_nothing(act: str) -> None:
    acts, remedy = OUT_OF_REACH[act]
    call, ruling = ruled(remedy)

    told = when(given(*acts, call), ruling)

    assert ([v.rule.code for v in told.violations], told.results) == (["desk.out_of_reach"], ())


# --- what cannot be judged ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", tried(ROWS, LACKS))
def test_dz1_1_to_dz10_1_what_a_record_lacks_is_named_and_not_guessed(record: str) -> None:
    acts, act, _ = LACKS[record]

    told = when(given(*acts, **UNDER), act)

    (code,) = codes(ROWS[record][1])
    assert code in [u.code for u in told.unjudged]


def test_every_reason_has_a_row() -> None:
    assert {code for _, _, code in LACKS.values()} == {codes(ROWS[what][1])[0].removeprefix("doudizhu.") for what in LACKS}


def test_every_row_of_the_page_is_tried() -> None:
    assert set(ROWS) <= {*CASES, *STANDS, *DOUBLES, *RULED, *REVERSED, *OUT_OF_REACH, *LACKS}
    assert {*STANDS, *DOUBLES, *LACKS} <= set(ROWS)


def test_every_option_is_on_the_page() -> None:
    starts = ("wing_", "quad_")
    for option in OPTIONS:
        assert f"`{option.key}`" in PAGE or option.key.startswith(starts)
    assert [sum(option.key.startswith(start) for option in OPTIONS) for start in starts] == [6, 4]

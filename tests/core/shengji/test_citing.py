"""A finding, and what cannot be judged, cites the clause that says what was due: in the first deal often another than later."""

import pytest

from core.shengji.messages import Act
from core.trumps.messages import (
    BottomBuried,
    BottomTaken,
    CardsPlayed,
    DealBegun,
    DeclarerNoted,
    Insured,
    NobodyDeclared,
    Overturned,
    ThirdBottomCardShown,
    TrumpsDeclared,
    TrumpsNoted,
)
from tests.core.shengji.given import (
    ASKING,
    BURIED,
    DEALT,
    DECLARED,
    HIDDEN,
    INSURED,
    LATER,
    LEADS,
    LED,
    OVERTURNED_BY_B,
    TAKEN,
    A,
    Acts,
    B,
    C,
    D,
    after,
    asks,
    cards,
    given,
    overturn,
    plays,
    when,
)

FIRST, NEXT = DEALT, (*after(85, D), *DEALT)  # nothing shown yet; A declares the next
EIGHT = cards("SKJJTT HAA9")  # of B
TURNED_FIRST: Acts = (*DECLARED, Overturned(B, cards("D33"), 100))
UP: Acts = (*OVERTURNED_BY_B, BottomTaken(B))  # a later deal, B has overturned and taken the bottom up

# what is found: in the first deal, in a later one (the acts, the one that breaks it, the clause)
Cited = tuple[Acts, Act, str]
FAULTS: dict[str, tuple[Cited | None, Cited | None]] = {
    "declared_no_level": (
        (FIRST, TrumpsDeclared(C, ("HJ",)), "SJ2.1"),
        (NEXT, TrumpsDeclared(C, ("HJ",)), "SJ2.2"),
    ),
    "declared_permanent": (
        (FIRST, TrumpsDeclared(B, ("BJ",)), "SJ2.4"),
        (NEXT, TrumpsDeclared(B, ("BJ",)), "SJ2.4"),
    ),
    "declared_again": (
        (DECLARED, TrumpsDeclared(D, ("C3",), 44), "SJ2.1"),
        (LATER, TrumpsDeclared(D, ("C3",), 44), "SJ2.2"),
    ),
    "declared_late": (
        ((*FIRST, BottomTaken(A)), TrumpsDeclared(D, ("C3",)), "SJ2.1"),
        ((*NEXT, BottomTaken(A)), TrumpsDeclared(D, ("C3",)), "SJ2.2"),
    ),
    "declared_in_play": (
        (LED, TrumpsDeclared(B, ("D3",)), "SJ2.1"),
        ((*NEXT, BottomBuried(A, BURIED)), TrumpsDeclared(B, ("D3",)), "SJ2.2"),
    ),
    "shown_not_held": (
        (FIRST, TrumpsDeclared(D, ("S3",)), "SJ2.1"),
        (NEXT, TrumpsDeclared(D, ("S3",)), "SJ2.2"),
    ),
    "shown_not_held: insurance": (
        (DECLARED, Insured(A, ("H3",)), "SJ4.4"),
        ((*NEXT, TrumpsDeclared(D, ("H3",), 40)), Insured(D, ("H3",)), "SJ4.4"),
    ),
    "shown_not_held: an overturn": (
        (DECLARED, Overturned(D, cards("S33"), 100), "SJ4.0a"),
        ((*ASKING, *asks(C)), overturn(D, "S33"), "SJ4.0a"),
    ),
    "not_undeclared": ((DECLARED, NobodyDeclared(), "SJ2.1"), (LATER, NobodyDeclared(), "SJ2.3")),
    "declarer_differs": (
        (DECLARED, DeclarerNoted(C), "SJ2.1"),
        (NEXT, DeclarerNoted(C), "SJ9.1"),
    ),
    "declarer_differs: overturned": ((TURNED_FIRST, DeclarerNoted(A), "SJ4.1"), (OVERTURNED_BY_B, DeclarerNoted(B), "SJ9.1")),
    "trumps_differ": ((DECLARED, TrumpsNoted("S"), "SJ2.1"), (LATER, TrumpsNoted("S"), "SJ2.2")),
    "trumps_differ: overturned": ((TURNED_FIRST, TrumpsNoted("S"), "SJ4.0a"), (OVERTURNED_BY_B, TrumpsNoted("S"), "SJ4.0a")),
    "trumps_differ: no trump": (None, ((*ASKING, overturn(C, "RR")), TrumpsNoted("S"), "SJ4.0b")),
    "trumps_differ: the third card": (None, ((*NEXT, ThirdBottomCardShown("C8")), TrumpsNoted("S"), "SJ2.3")),
    "overturned_early": (
        (DECLARED, Overturned(C, cards("S33"), 60), "SJ4.0a"),
        (LATER, Overturned(C, cards("S33"), 60), "SJ4.2"),
    ),
    "overturned_early: before the burial": (None, ((*LATER, BottomTaken(A)), overturn(C, "S33"), "SJ4.2")),
    "overturned_late": ((TAKEN, overturn(C, "S33"), "SJ4.1"), None),
    "overturned_in_play": (
        (LEADS, overturn(C, "S33"), "SJ4.0a"),
        ((*ASKING, *asks(C, D, A)), overturn(C, "S33"), "SJ4.2"),
    ),
    "overturned_low": (None, ((*OVERTURNED_BY_B, BottomBuried(B, EIGHT)), overturn(C, "D33"), "SJ4.3")),
    "overturned_low: insured": (
        ((*FIRST, TrumpsDeclared(C, ("S3", "S3"))), Overturned(D, cards("C33"), 100), "SJ4.4"),
        ((*INSURED, *asks(B)), overturn(D, "C33"), "SJ4.4"),
    ),
    "wrong_taker": ((DECLARED, BottomTaken(B), "SJ3.1"), (LATER, BottomTaken(B), "SJ3.1")),
    "wrong_taker: overturned": ((TURNED_FIRST, BottomTaken(A), "SJ4.1"), (OVERTURNED_BY_B, BottomTaken(A), "SJ4.2")),
    "wrong_taker: nobody has overturned": (None, (ASKING, BottomTaken(C), "SJ4.2")),
    "wrong_burier": ((TAKEN, BottomBuried(B, EIGHT), "SJ3.1"), (UP, BottomBuried(A, BURIED), "SJ4.2")),
    "wrong_burier: overturned": (((*TURNED_FIRST, BottomTaken(B)), BottomBuried(A, BURIED), "SJ4.1"), None),
    "not_buried": ((TAKEN, CardsPlayed(A, ("SA",)), "SJ3.1"), (UP, CardsPlayed(A, ("SA",)), "SJ4.2")),
}
ALL = [(what, n) for what, both in FAULTS.items() for n in (0, 1) if both[n] is not None]


@pytest.mark.parametrize(("what", "n"), ALL, ids=[f"{what}, {('first deal', 'later deal')[n]}" for what, n in ALL])
def test_sj2_1_to_sj4_4_a_finding_cites_the_clause_that_says_what_was_due(what: str, n: int) -> None:
    case = FAULTS[what][n]
    assert case is not None
    acts, act, clause = case

    told = when(given(*acts), act)

    code = f"shengji.{what.partition(':')[0]}"
    assert clause in [found.rule.clause for found in told.violations if found.rule.code == code]


OPEN: dict[str, tuple[Cited, ...]] = {
    "draw_order_unknown": (
        (HIDDEN[:2], TrumpsDeclared(B, ("D3",)), "SJ2.1"),
        ((*after(85, D), TrumpsDeclared(A, ("H3",))), TrumpsDeclared(B, ("D3",)), "SJ2.2"),
    ),
    "showing_unknown": ((FIRST, TrumpsDeclared(A, ("?3",)), "SJ2.1"), (NEXT, TrumpsDeclared(A, ("?3",)), "SJ2.2")),
    "declarer_unknown": (((DealBegun(),), BottomTaken(A), "SJ2.1"),),
    "trumps_unknown": (((DealBegun(), BottomBuried(A, ("??",) * 8)), CardsPlayed(A, ("SA",)), "SJ2.1"),),
    "hand_unknown": (
        ((*HIDDEN, *plays("A SA")), CardsPlayed(B, ("C7",)), "SJ5.1"),
        ((*HIDDEN, *plays("A SAA")), CardsPlayed(B, cards("SK7")), "SJ5.2"),
        ((*HIDDEN, *plays("A SKKQQ")), CardsPlayed(B, cards("SJJ87")), "SJ5.3"),
        ((*HIDDEN, *plays("A SAKK")), CardsPlayed(B, cards("SQJ7")), "SJ5.4"),
        ((*HIDDEN, *plays("A H4")), CardsPlayed(B, ("C7",)), "SJ5.5"),
    ),
}
REASONS = [(code, n) for code, cases in OPEN.items() for n in range(len(cases))]


@pytest.mark.parametrize(("code", "n"), REASONS)
def test_sj2_1_to_sj5_5_what_cannot_be_judged_cites_the_clause_that_it_is_judged_by(code: str, n: int) -> None:
    acts, act, clause = OPEN[code][n]
    told = when(given(*acts), act)

    assert (f"shengji.{code}", clause) in [(each.code, each.clause) for each in told.unjudged]

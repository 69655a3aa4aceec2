"""Irregular acts that only 炒地皮 knows or judges by itself, and those of 升级 that can be done at its table too."""

from msgspec.structs import replace

from core.chaodipi.messages import CardsDrawnOff
from core.chaodipi.options import OPTIONS
from core.trumps.messages import (
    BottomBuried,
    BottomTaken,
    DealBegun,
    DealNoted,
    DeclarerNoted,
    HandCounted,
    HandDealt,
    Insured,
    LevelNoted,
    MatchNoted,
    NobodyDeclared,
    Overturned,
    TimeCalled,
    TrumpsDeclared,
)
from tests.core.cards_case import Case
from tests.core.shengji.given import A, B, C, D, cards
from tests.core.shengji.irregular import CASES as OF_SHENGJI

_HIDDEN = ("??",) * 8
_CALLED = (DealBegun(), TrumpsDeclared(A, ("H2",)))
_BURIED = (*_CALLED, BottomTaken(A), BottomBuried(A, _HIDDEN))
_LATER = (DeclarerNoted(A), DealBegun())
_OVER = (DeclarerNoted(A), DealNoted(0), TimeCalled())  # side AC is ahead when time is up

CASES: tuple[Case, ...] = (
    Case(
        "a deal after the match",
        _OVER,
        DealBegun(),
        ("after_match",),
        "won by AC: 7 2, 1 after it",
        clauses=("CD2.1",),
    ),
    Case(
        "another winner than the match has",
        _OVER,
        MatchNoted(1),
        ("match_differs",),
        "won by AC: 7 2",
        due=("0",),
        clauses=("CD2.1",),
    ),
    Case(
        "a stir in the first deal, where it may only be overturned before the bottom is taken",
        (*_CALLED, BottomTaken(A), Overturned(B, ("BJ", "BJ")), BottomBuried(A, _HIDDEN)),
        Overturned(C, ("RJ", "RJ")),
        ("overturned_late",),
        "deal 1 of A at 2 no trump: C to take, 25 25 25 25",
        seat=C,
        clauses=("CD1.5",),
        follows=("TrumpsSet", "BottomDue"),
        options={"first_deal_late_stir": "closed"},
    ),
    Case(
        "a stir by the caller before anybody else has",
        _BURIED,
        Overturned(A, ("BJ", "BJ")),
        ("overturned_own",),
        "deal 1 of A at 2 no trump: A to take, 25 25 25 25",
        seat=A,
        clauses=("CD1.2",),
        follows=("TrumpsSet", "BottomDue"),
    ),
    Case(
        "a stir by the declarer, who has not called, before anybody else has",
        (*_LATER, TrumpsDeclared(B, ("H2",)), BottomTaken(A), BottomBuried(A, _HIDDEN)),
        Overturned(A, ("BJ", "BJ")),
        ("stirred_unopened",),
        "deal 1 of A at 2 no trump: A to take, 25 25 25 25",
        seat=A,
        clauses=("CD1.4",),
        follows=("TrumpsSet", "BottomDue"),
    ),
    Case(
        "nobody calls in a later deal, where the chief referee says what is trumps",
        (DeclarerNoted(A), DealNoted(0), DealBegun()),
        NobodyDeclared(),
        ("uncalled",),
        "deal 2 of C at 7 ?: C to take, 25 25 25 25",
        clauses=("CD1.5",),
        options={"later_deal_uncalled": "chief_referee"},
    ),
    Case(
        "a hand counted with a card too many",
        _BURIED,
        HandCounted(C, 26),
        ("hand_count",),
        "deal 1 of A at 2 H: B asked, 25 25 26 25",
        seat=C,
        due=("25",),
        clauses=("CD4.6",),
        waits=("",),
        follows=("CountsFined",),
    ),
    Case(
        "cards drawn off before there is a deal",
        (),
        CardsDrawnOff(A, B, ("??",)),
        ("drawn_off_nothing",),
        "after deal 0: 2 2",
        seat=A,
        clauses=("CD4.6",),
    ),
    Case(
        "cards drawn off by who has them too many",
        (*_BURIED, HandCounted(C, 26)),
        CardsDrawnOff(C, C, ("??",)),
        ("drawn_off_by",),
        "deal 1 of A at 2 H: B asked, 25 25 25 25",
        seat=C,
        due=("1", "3"),
        clauses=("CD4.6",),
    ),
    Case(
        "two cards drawn off where one was too many",
        (*_BURIED, HandCounted(C, 26)),
        CardsDrawnOff(C, B, ("??", "??")),
        ("drawn_off_number",),
        "deal 1 of A at 2 H: B asked, 25 25 24 25",
        seat=C,
        due=("1",),
        clauses=("CD4.6",),
    ),
    Case(
        "cards drawn for another than the short hand",
        (*_BURIED, HandCounted(C, 26), HandCounted(D, 24)),
        CardsDrawnOff(C, B, ("??",), B),
        ("drawn_off_to",),
        "deal 1 of A at 2 H: B asked, 25 26 25 24",
        seat=C,
        due=("3",),
        clauses=("CD4.6",),
    ),
    Case(
        "cards drawn for another though no hand is short",
        (*_BURIED, HandCounted(C, 26)),
        CardsDrawnOff(C, D, ("??",), D),
        ("drawn_off_to_nobody",),
        "deal 1 of A at 2 H: B asked, 25 25 25 26",
        seat=C,
        clauses=("CD4.6",),
    ),
    Case(
        "a card drawn off that the hand does not hold",
        (DealBegun(), HandDealt(C, cards("S3344556677889 D344556677899")), *_BURIED[1:], HandCounted(C, 26)),
        CardsDrawnOff(C, B, ("SA",)),
        ("drawn_off_not_held",),
        "deal 1 of A at 2 H: B asked, 25 25 24+ 25",
        seat=C,
        clauses=("CD4.6",),
    ),
)


def of_table() -> tuple[Case, ...]:
    """The irregular acts of 升级 that can be done here, at level 3 and at the first level."""
    known = {option.key: option.values for option in OPTIONS}
    cases: list[Case] = []
    for case in OF_SHENGJI:
        if isinstance(case.act, Insured) or any(isinstance(act, Insured) for act in case.given):
            continue
        options = {key: value for key, value in case.options.items() if value in known.get(key, ())}
        cases += [replace(case, given=(*before, *case.given), options=options) for before in ((), (LevelNoted("3", ("3", "3")),))]
    return tuple(cases)

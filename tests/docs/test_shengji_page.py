"""Every row of every table of docs/games/shengji.md, tried at a table."""

import re

import pytest

from core.shengji.options import OPTIONS
from core.shengji.rulebook import RULES
from core.shengji.settle import worth
from core.trumps.messages import (
    BottomBuried,
    BottomTaken,
    DealBegun,
    DeclarerNoted,
    LevelNoted,
    LevelsNoted,
    NobodyDeclared,
    SheetSigned,
    ThirdBottomCardShown,
    TrumpsDeclared,
    TrumpsNoted,
)
from core.trumps.score import next_deal
from core.trumps.state import next_seat, partner
from projections.audit import audit
from projections.files import audit_bytes
from tests.core.shengji.given import (
    ASKING,
    BURIED,
    DEALT,
    DECLARED,
    LATER,
    OVERTURNED_BY_B,
    PLAYED,
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
    play_of,
    played_out,
    readings,
    ruled,
    shown,
    when,
)
from tests.core.shengji.irregular import CASES as EVERY
from tests.core.shengji.partial import LACKS
from tests.core.shengji.remedies import OUT_OF_REACH, RULED
from tests.docs.pages import cells, codes, english, page, tried

PAGE = page("docs/games/shengji.md")
ROWS = {english(row[0]): row for row in cells(PAGE)}
CASES = {case.what: case for case in EVERY}
RULINGS = {f"ruled: {case.what}": case for case in RULED}
NO_REACH = {f"out of reach: {what}": case for what, case in OUT_OF_REACH.items()}
LACKING = {f"lacks: {what}": case for what, case in LACKS.items()}
TOTALS = {what: row for what, row in ROWS.items() if re.fullmatch(r"[\d–]+", what)}


@pytest.mark.parametrize("act", tried(ROWS, CASES))
def test_sj1_1_to_sj9_1_an_irregular_act_does_what_its_row_says(act: str) -> None:
    """What it does is written out in the case, as where play stands then."""
    case = CASES[act]
    told = when(given(*case.given, **case.options), case.act)

    assert tuple(v.rule.code for v in told.violations) == codes(ROWS[act][2]) == tuple(f"shengji.{code}" for code in case.finds)
    assert shown(told.play) == case.then


def test_every_rule_has_a_row() -> None:
    assert {code for act in tried(ROWS, CASES) for code in codes(ROWS[act][2])} == {rule.code for rule in RULES}


# --- trumps, asking, the bottom -------------------------------------------------------------------------------------------------

EIGHT = cards("SKJJTT HAA9")  # what B buries: two tens in it
HIDDEN_EIGHT = ("??",) * 8
TURNED: Acts = (*OVERTURNED_BY_B, BottomTaken(B), BottomBuried(B, EIGHT))  # C is asked
DRAWN_FIRST: Acts = (DealBegun(first=B), *DEALT[1:], TrumpsDeclared(A, ("H3",), 40))
BY_JOKERS: Acts = (DeclarerNoted(A), TrumpsDeclared(B, ("D3",)), BottomBuried(A, HIDDEN_EIGHT), overturn(C, "RR"))
KEPT: Acts = played_out(*DEALT, TrumpsDeclared(B, ("D3",), 40), BottomBuried(B, EIGHT))  # D, B's partner, wins the last trick

STANDS: dict[str, tuple[Acts, dict[str, str], str]] = {
    "the first deal: who shows a level card first": (DECLARED, {}, "deal 1 of A at 3 H: drawing, 25 25 25 25"),
    "two show at the same draw, the one who draws first is recorded second": (
        (*DRAWN_FIRST, TrumpsDeclared(B, ("D3",), 40)),
        {},
        "deal 1 of B at 3 D: drawing, 25 25 25 25",
    ),
    "the first deal: an overturn before the bottom is taken": (
        (*DECLARED, overturn(B, "D33")),
        {},
        "deal 1 of B at 3 D: drawing, 25 25 25 25",
    ),
    "the first deal: overturners bury in turn with `first_deal_bottom` = `each_in_turn`": (
        (*DECLARED, overturn(B, "D33"), overturn(C, "S33"), BottomBuried(B, EIGHT)),
        {"first_deal_bottom": "each_in_turn"},
        "deal 1 of C at 3 S: C to take, 25 25 25 25",
    ),
    "the first deal: a declarer is noted before anything is shown, declares, and another overturns": (
        (DeclarerNoted(A), *DECLARED, overturn(B, "D33")),
        {},
        "deal 1 of B at 3 D: drawing, 25 25 25 25",
    ),
    "the first deal: declarer and trumps are only noted, and another overturns": (
        (DeclarerNoted(A), *DEALT, TrumpsNoted("H"), overturn(B, "D33")),
        {},
        "deal 1 of B at 3 D: drawing, 25 25 25 25",
    ),
    "a declarer is noted before another declares trumps": (ASKING, {}, "deal 1 of A at 3 D: C asked, 25 25 25 25"),
    "a declarer is noted, and nobody declares": (
        (*LATER[:-1], NobodyDeclared(), ThirdBottomCardShown("C8")),
        {},
        "deal 1 of A at 3 C: A to take, 25 25 25 25",
    ),
    "nobody declares in the first deal": ((*DEALT, NobodyDeclared()), {}, "after deal 0: 3 3"),
    "nobody declares later, the third bottom card": (
        (*LATER[:-1], NobodyDeclared(), ThirdBottomCardShown("C8")),
        {},
        "deal 1 of A at 3 C: A to take, 25 25 25 25",
    ),
    "the same where it is a 2": (
        (*LATER[:-2], NobodyDeclared(), ThirdBottomCardShown("C2")),
        {},
        "deal 1 of A at 3 no trump: A to take, 25 25 25 25",
    ),
    "the same with `third_bottom_two` = `its_suit`": (
        (*LATER[:-2], NobodyDeclared(), ThirdBottomCardShown("C2")),
        {"third_bottom_two": "its_suit"},
        "deal 1 of A at 3 C: A to take, 25 25 25 25",
    ),
    "nobody declares where the record begins at other levels": (
        (LevelNoted("7", ("7", "5")), *DEALT[1:], NobodyDeclared(), ThirdBottomCardShown("C8")),
        {},
        "deal 1 of ? at 7 C: ? to take, 25 25 25 25",
    ),
    "the bottom is buried in a later deal": (
        (*LATER, BottomTaken(A), BottomBuried(A, BURIED)),
        {},
        "deal 1 of A at 3 D: C asked, 25 25 25 25",
    ),
    "an overturn after the burial": (OVERTURNED_BY_B, {}, "deal 1 of A at 3 D: B to take, 25 25 25 25"),
    "the overturner has buried": (TURNED, {}, "deal 1 of A at 3 D: C asked, 25 25 25 25"),
    "three pass in a row": ((*TURNED, *asks(C, 3, A)), {}, "deal 1 of A at 3 D: A leads, 25 25 25 25"),
    "the same with `first_lead` = `last_overturner`": (
        (*TURNED, *asks(C, 3, A)),
        {"first_lead": "last_overturner"},
        "deal 1 of A at 3 D: B leads, 25 25 25 25",
    ),
    "one round with `later_overturn_order` = `one_round`": (
        (*ASKING, overturn(C, "S33"), BottomBuried(C, cards("S66554 H887")), *asks(3, A)),
        {"later_overturn_order": "one_round"},
        "deal 1 of A at 3 S: A leads, 25 25 25 25",
    ),
    "whoever speaks first with `later_overturn_order` = `first_to_speak`": (
        ASKING,
        {"later_overturn_order": "first_to_speak"},
        "deal 1 of A at 3 D: ? asked, 25 25 25 25",
    ),
    "big jokers overturn": (
        (*BY_JOKERS, BottomBuried(C, HIDDEN_EIGHT)),
        {},
        "deal 1 of A at 3 no trump: A leads, 25 25 25 25",
    ),
    "the last trick is won by the collectors": (PLAYED, {}, "after deal 1: 3 5"),
    "the last trick is won by the declarers": (KEPT, {}, "after deal 1: 3 3"),
}


@pytest.mark.parametrize("case", STANDS)
def test_sj2_1_to_sj7_1_a_deal_goes_on_as_its_row_says(case: str) -> None:
    acts, options, then = STANDS[case]

    assert case in ROWS
    assert shown(play_of(given(*acts, **options))) == then


@pytest.mark.parametrize("total", TOTALS)
def test_sj8_1_and_sj9_1_a_total_is_worth_what_its_row_says(total: str) -> None:
    lowest, _, highest = total.partition("–")
    for points in range(int(lowest), int(highest or lowest) + 1, 5):
        found = worth(points, readings())
        who = "collectors" if found.collectors else "declarers"
        said = f"the {who} go up {found.steps}" if found.steps else "the deal passes, nobody goes up"
        assert english(TOTALS[total][1]) == said
        coming = next_deal(play_of(given(*after(points), match_end="first_past_a")).match).declarer
        assert coming == (next_seat(A) if found.collectors else partner(A))
        assert "ABCD"[coming] == TOTALS[total][2]


def test_sj8_1_every_total_has_a_row() -> None:
    ends = [tuple(map(int, total.split("–"))) for total in TOTALS]
    assert sorted(n for one, *two in ends for n in range(one, (two or [one])[0] + 1, 5)) == list(range(0, 201, 5))


def test_sj7_1_only_the_collectors_get_the_bottom() -> None:
    taken, kept = (play_of(given(*acts)).match.deals[-1] for acts in (PLAYED, KEPT))

    assert (taken.points, taken.bottom, taken.last) == (140, 10, B), "a 5 in it, won by a single"
    assert (kept.points, kept.bottom, kept.last) == (105, 0, D)


# --- rulings, what cannot be judged, options ------------------------------------------------------------------------------------


@pytest.mark.parametrize("act", RULINGS)
def test_gc3_2_a_ruling_does_what_its_row_says(act: str) -> None:
    case = RULINGS[act]

    assert shown(play_of(given(*case.given, *ruled(case.remedy), **case.options))) == case.then


@pytest.mark.parametrize("act", NO_REACH)
def test_gc1_2_a_ruling_out_of_reach_does_nothing(act: str) -> None:
    acts, remedy, options = NO_REACH[act]
    call, ruling = ruled(remedy)

    told = when(given(*acts, call, **options), ruling)

    assert ([v.rule.code for v in told.violations], told.results) == (["desk.out_of_reach"], ())


@pytest.mark.parametrize("record", LACKING)
def test_sj1_1_to_sj9_1_what_a_record_lacks_is_named_and_not_guessed(record: str) -> None:
    acts, act, code, options = LACKING[record]

    told = when(given(*acts, **options), act)

    assert codes(ROWS[record][1]) == (f"shengji.{code}",)
    assert f"shengji.{code}" in [u.code for u in told.unjudged]


def test_every_row_of_the_page_is_tried() -> None:
    assert set(ROWS) == {*CASES, *STANDS, *RULINGS, *NO_REACH, *LACKING, *TOTALS}


def test_every_option_is_on_the_page() -> None:
    for option in OPTIONS:
        assert f"`{option.key}`" in PAGE


# --- the sample of how to write a match -----------------------------------------------------------------------------------------


def test_gc1_2_the_sample_of_a_match_is_signed_where_the_match_is_over() -> None:
    """The first sample: a play out of turn with the ruling on it, a deal from its sheet, then the signatures."""
    samples = re.findall(r"^```fupan\n(复盘 1 升级\n.*?)^```$", page("docs/transcript.md"), re.MULTILINE | re.DOTALL)
    (match,) = audit_bytes(samples[0].encode(), "sample")
    found = audit(match.loaded.script)

    assert [finding.rule for finding in found.findings] == ["shengji.out_of_turn"]
    assert found.phase == "decided"
    assert [type(act) for act in found.match.acts[-3:]] == [LevelsNoted, SheetSigned, SheetSigned]

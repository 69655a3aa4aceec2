"""The audit of a 斗地主 match: every finding with its place, every result and every point derived again, and what is open."""

from itertools import product

import pytest

from core.doudizhu.messages import (
    BidMade,
    BottomShown,
    CardsPlayed,
    DealBegun,
    DealSettled,
    Doubled,
    FaceUpDrawn,
    LandlordMade,
    MatchOpened,
    MatchWon,
    Passed,
    PlayOffDue,
    Redealt,
    Scores,
    Seat,
    TimeCalled,
    TrickTaken,
)
from core.doudizhu.state import Standing, State
from core.people import Actor
from core.script import judged_one_by_one, script
from core.table import Act, Event
from projections.audit import Audit, audit
from projections.findings import STORED_DIFFERS
from tests.core.cards_case import Case
from tests.core.desk.irregular import APPEAL, decided
from tests.core.doudizhu.given import COUNTER, DEAL, LED, PLAYERS, SPRING, TAMED, A, Acts, B, C, readings, ruled, shown
from tests.core.doudizhu.irregular import CASES
from tests.core.doudizhu.partial import LACKS, UNDER
from tests.core.doudizhu.remedies import OUT_OF_REACH, REVERSED, RULED
from tests.core.doudizhu.remedies import Case as RulingCase
from tests.core.given import CHIEF, By, taken_down_at
from tests.projections import doudizhu_plays as plays
from tests.projections.audits import Match, found_in, open_in, results_in, singly
from tests.projections.audits import audited as audited_log
from tests.projections.doudizhu_ends import ENDS, LEVEL, SHEETS, TEXTS, TWO
from tests.projections.doudizhu_matches import AGAIN, BIDDING, CARDS, HANDS_IN_PART, PLAYS, TURNED, sheet


def log(*acts: Act | By, **options: str) -> tuple[tuple[Event, Actor], ...]:
    return taken_down_at(MatchOpened(PLAYERS, readings(**options)), *acts)


def audited(*acts: Act | By, **options: str) -> Audit:
    """The audit of a match in which these acts were done as played."""
    return audited_log(log(*acts, **options))


def _sheet(landlord: Seat, scores: Scores) -> DealSettled:
    return DealSettled(3, "landlord", landlord, 1, 0, "none", scores, "sheet")


def totals(match: Audit) -> Scores:
    """The totals at the end."""
    assert isinstance(match.standing, Standing)
    return match.standing.totals


def play_of(match: Audit) -> State:
    play: State = match.play
    return play


# --- patterns and what beats what ---------------------------------------------------------------------------------------------

UNKNOWN: Acts = (BidMade(A, 3), BottomShown(("D3", "D4", "D5")))  # no hand is recorded


@pytest.mark.parametrize("under", plays.UNDER)
def test_dz5_what_is_no_pattern_is_found(under: str) -> None:
    options = plays.UNDER[under]
    for play in plays.PLAYS:
        acts = (*UNKNOWN, CardsPlayed(A, plays.without_suits(play)))
        match = audit(script(taken_down_at(MatchOpened(PLAYERS, options), *acts)))
        assert ("3 no_pattern" in found_in(match)) != plays.lawful(play, options), play


@pytest.mark.parametrize("lies", plays.ORDERED)
def test_dz6_1_what_does_not_beat_is_found(lies: str) -> None:
    for play in plays.ORDERED:
        if (deal := plays.holding(lies, play)) is None:
            continue
        match = audited(*deal.won(face_up=A), *deal.plays(f"A{lies} B{play}"))
        assert found_in(match) == ([] if plays.beats(play, lies) else ["10 does_not_beat"]), play


MATCHES = (*BIDDING, *CARDS, *PLAYS, *HANDS_IN_PART, *ENDS, *SHEETS)


# --- irregular acts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=[case.what for case in CASES])
def test_every_irregular_act_is_found_by_an_audit(case: Case) -> None:
    match = audited(*case.given, case.act, **case.options)
    last = len(match.match.acts)
    found = [f for f in match.findings if f.at.act == last]

    assert tuple((f.rule.removeprefix("doudizhu."), f.clause, f.waits, f.seat, f.due) for f in found) == case.broken
    assert tuple(type(event).__name__ for act, event in results_in(match) if act == last) == case.follows
    assert shown(play_of(match)) == case.then


@pytest.mark.parametrize("case", MATCHES, ids=[case.what for case in MATCHES])
def test_what_is_found_and_what_is_open_stands_at_its_act(case: Match) -> None:
    match = audited(*case.acts, **case.options)

    assert (found_in(match), open_in(match)) == ([*case.finds], [*case.open])
    assert shown(play_of(match)) == case.then


@pytest.mark.parametrize(("case", "phrase"), TEXTS.items(), ids=TEXTS)
def test_a_finding_says_what_was_wrong_and_what_was_due(case: str, phrase: tuple[Acts, str]) -> None:
    acts, said = phrase
    match = audited(*acts)

    assert said in [f.text.en for f in match.findings if f.at.act == len(match.match.acts)]


@pytest.mark.parametrize("what", LACKS)
def test_what_a_record_lacks_is_open(what: str) -> None:
    acts, act, code = LACKS[what]
    match = audited(*acts, act, **UNDER)

    assert f"{len(match.match.acts)} {code}" in open_in(match)


# --- rulings ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", RULED, ids=[case.what for case in RULED])
def test_gc1_2_an_audit_counts_what_is_ruled(case: RulingCase) -> None:
    match = audited(*case.given, *ruled(case.remedy))

    assert shown(play_of(match)) == case.then
    assert not any(f.rule.startswith("desk.") for f in match.findings)


@pytest.mark.parametrize("case", REVERSED, ids=[case.what for case in REVERSED])
def test_gc1_3_an_audit_counts_what_stands_on_appeal(case: RulingCase) -> None:
    match = audited(*case.given, *ruled(case.remedy), APPEAL, decided("reversed"))

    assert shown(play_of(match)) == case.then


@pytest.mark.parametrize("what", OUT_OF_REACH)
def test_gc1_2_a_ruling_out_of_reach_is_found_and_changes_nothing(what: str) -> None:
    acts, remedy = OUT_OF_REACH[what]
    match = audited(*acts, *ruled(remedy))

    assert match.findings[-1].rule == "desk.out_of_reach"
    assert shown(play_of(match)) == shown(play_of(audited(*acts)))


# --- the bidding --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("calls", list(product(range(4), repeat=3)), ids=lambda calls: "".join(map(str, calls)))
def test_dz2_1_every_bidding_is_judged_and_has_its_landlord(calls: tuple[int, int, int]) -> None:
    made = calls[: calls.index(3) + 1] if 3 in calls else calls
    bids = [BidMade(seat, points) for seat, points in zip((A, B, C), made, strict=False)]
    lower = [n for n, points in enumerate(made) if 0 < points <= max(made[:n], default=0)]

    match = audited(DealBegun(), FaceUpDrawn(A), *bids)

    assert found_in(match) == [f"{n + 3} bid_not_higher" for n in lower]
    best = max(made)
    follows: Event = LandlordMade((A, B, C)[made.index(best)], best) if best else Redealt()
    assert results_in(match) == [(len(made) + 2, follows)]


# --- whole deals --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plays", "settled"),
    [
        (COUNTER, DealSettled(1, "farmers", A, 3, 2, "counter_spring", (-48, 24, 24), "play")),
        (TAMED, DealSettled(1, "farmers", A, 3, 1, "none", (-12, 6, 6), "play")),
        ("A333444555666777" + "89TJQ", DealSettled(1, "landlord", A, 3, 0, "spring", (12, -6, -6), "play")),
    ],
)
def test_dz8_a_lawful_deal_has_its_points_and_only_its_last_play_is_taken_singly(plays: str, settled: DealSettled) -> None:
    acts = (*TURNED, *DEAL.plays(plays))
    match = audited(*acts)

    assert (match.findings, match.open) == ((), ())
    assert results_in(match) == [(len(acts), settled)]
    assert singly(match) == {len(acts)}
    assert totals(match) == settled.scores


@pytest.mark.parametrize("length", range(len(TURNED) + len(COUNTER.split())))
def test_every_beginning_of_a_deal_is_judged_as_act_by_act(length: int) -> None:
    match = audited(*(*TURNED, *DEAL.plays(COUNTER))[:length])

    assert (match.findings, match.open) == ((), ())


FOLLOWS: tuple[tuple[Acts, tuple[Event, ...]], ...] = (
    ((*LED, Passed(B), Passed(C)), (TrickTaken(A),)),
    ((*LED, *DEAL.plays("BKKKK CAAAA A- BBR")), (Doubled("rocket", 8),)),
    ((*LED, *DEAL.plays("BKKKK CAAAA")), (Doubled("bomb", 4),)),
    ((*TWO, TimeCalled()), (PlayOffDue((A, B)),)),
    ((*LEVEL, TimeCalled()), (PlayOffDue((A, B, C)),)),
    ((TimeCalled(),), (PlayOffDue((A, B, C)),)),
    ((*SPRING, TimeCalled()), (MatchWon(A, (12, -6, -6)),)),
    ((*LED, TimeCalled()), ()),
    ((*TWO, TimeCalled(), sheet(C)), (_sheet(C, (-1, -1, 2)), PlayOffDue((A, B)))),
    ((*TWO, TimeCalled(), sheet(B)), (_sheet(B, (-1, 2, -1)), MatchWon(B, (0, 3, -3)))),
)


@pytest.mark.parametrize(("acts", "follows"), FOLLOWS)
def test_what_follows_from_an_act_is_derived_again(acts: Acts, follows: tuple[Event, ...]) -> None:
    match = audited(*acts)

    slowly = judged_one_by_one(match.match)
    assert slowly.taken[-1].results == follows


# --- what is folded at once ---------------------------------------------------------------------------------------------------


def test_a_lawful_match_is_folded_but_for_the_last_play_of_each_deal() -> None:
    second = (*AGAIN, BidMade(B, 0), BidMade(C, 1), BidMade(A, 2), BottomShown(DEAL.bottom))
    third = (*AGAIN, BidMade(C, 1), BidMade(A, 0), BidMade(B, 0), BottomShown(DEAL.bottom))
    acts = (*TURNED, *DEAL.plays(COUNTER), *second, *DEAL.plays(TAMED), *third, *DEAL.plays("C4 A9 BBR C- A- BKKKK C2222", C))
    match = audited(*acts)

    assert (match.findings, match.open) == ((), ())
    first = len(TURNED) + len(COUNTER.split())
    assert singly(match) == {first, first + len(second) + len(TAMED.split())}
    assert shown(play_of(match)) == "deal 3: C landlord at 1, A on bomb of C, 16 11 15"
    assert totals(match) == (-56, 28, 28)


# --- results as they are stored -----------------------------------------------------------------------------------------------

PLAYED = (*TURNED, *DEAL.plays(COUNTER))
STORED: dict[type, tuple[Event, tuple[str, ...], tuple[str, ...]]] = {
    LandlordMade: (LandlordMade(A, 2), ("landlord_made",), ("landlord_made",)),
    TrickTaken: (TrickTaken(B), ("trick_taken",), ("trick_taken",)),
    Doubled: (Doubled("bomb", 4), ("doubled",), ("doubled",)),
    DealSettled: (
        DealSettled(1, "farmers", A, 3, 2, "none", (-24, 12, 12), "play"),
        ("deal_settled",),
        ("deal_settled",),
    ),
}


@pytest.mark.parametrize("kind", STORED, ids=[kind.__name__ for kind in STORED])
def test_a_result_stored_otherwise_or_not_at_all_is_found(kind: type) -> None:
    events = log(*PLAYED)
    at = next(n for n, (event, _) in enumerate(events) if type(event) is kind)
    other, said, due = STORED[kind]

    changed = audit(script((*events[:at], (other, CHIEF), *events[at + 1 :])))
    left_out = audit(script((*events[:at], *events[at + 1 :])))
    doubled = audit(script((*events[: at + 1], *events[at:])))

    for match, stored in ((changed, said), (left_out, ()), (doubled, said * 2)):
        (found,) = match.findings
        assert (found.rule, found.done) == (STORED_DIFFERS, tuple(f"doudizhu.{name}" for name in stored))
        assert found.due == tuple(f"doudizhu.{name}" for name in due)
        assert totals(match) == (-48, 24, 24), "the points rest on what was derived again"


@pytest.mark.parametrize("place", range(1, len(TURNED) + 1))
def test_a_result_that_no_act_gave_is_found(place: int) -> None:
    events = log(*TURNED)
    behind = next(n for n, (event, _) in enumerate(events) if event is TURNED[place - 1]) + 1

    match = audit(script((*events[:behind], (TrickTaken(C), CHIEF), *events[behind:])))

    (found,) = match.findings
    assert (found.at.act, found.rule) == (place, STORED_DIFFERS)
    assert "doudizhu.trick_taken" in found.done

"""The audit of a 斗地主 match: every finding with its place, every result and every point derived again, and what is open."""

from itertools import product

import msgspec
import pytest

from core.desk.messages import CallMade
from core.doudizhu.messages import (
    BidMade,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealSettled,
    Doubled,
    FaceUpDrawn,
    LandlordMade,
    MatchOpened,
    MatchWon,
    Passed,
    Redealt,
    TimeCalled,
    TrickTaken,
)
from core.doudizhu.state import State
from core.script import judged_one_by_one, script
from core.table import Event
from projections.audit import Audit, audit
from projections.findings import STORED_DIFFERS
from tests.core.doudizhu.given import COUNTER, DEAL, LED, PLAYERS, SEAT, SPRING, TAMED, WON, A, Acts, B, C, readings, ruled, shown
from tests.core.doudizhu.irregular import CASES, Case
from tests.core.doudizhu.partial import LACKS, UNDER
from tests.core.doudizhu.remedies import OUT_OF_REACH, REVERSED, RULED
from tests.core.doudizhu.remedies import Case as RulingCase
from tests.core.given import CHIEF, By, taken_down_at
from tests.core.desk.irregular import APPEAL, decided


def log(*acts: object, **options: str) -> tuple[tuple[Event, object], ...]:
    return taken_down_at(MatchOpened(PLAYERS, readings(**options)), *acts)


def audited(*acts: object, **options: str) -> Audit:
    """The audit of a match in which these acts were done as played: act by act it says the same."""
    match = audit(script(log(*acts, **options)))
    slowly = judged_one_by_one(match.match)
    assert match.judged.table == slowly.table
    assert singly(match) <= {taken.number for taken in slowly.taken}
    return match


def found_in(match: Audit) -> list[str]:
    """The act and the rule of each finding: `7 not_held`."""
    return [f"{f.at.act} {f.rule.removeprefix('doudizhu.')}" for f in match.findings]


def open_in(match: Audit) -> list[str]:
    return [f"{o.at.act} {o.code.removeprefix('doudizhu.')}" for o in match.open]


def results_in(match: Audit) -> list[tuple[int, Event]]:
    """The act and each result that followed, of the acts that were taken singly."""
    return [(taken.number, event) for taken in match.judged.taken for event in taken.results]


def singly(match: Audit) -> set[int]:
    """The acts that were not folded at once."""
    return {taken.number for taken in match.judged.taken}


def play_of(match: Audit) -> State:
    play: State = match.play
    return play


# --- irregular acts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=[case.what for case in CASES])
def test_every_irregular_act_is_found_by_an_audit(case: Case) -> None:
    match = audited(*case.given, case.act, **case.options)
    last = len(match.match.acts)
    found = [f for f in match.findings if f.at.act == last]

    assert [f.rule for f in found] == [f"doudizhu.{code}" for code in case.finds]
    assert [(f.seat, f.due) for f in found[:1]] == ([(case.seat, case.due)] if case.finds else [])
    assert tuple(type(event).__name__ for act, event in results_in(match) if act == last) == case.follows
    assert shown(play_of(match)) == case.then


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

TURNED: Acts = DEAL.won(face_up=A)  # nine acts: shuffle, face-up card, hands, bottom, one bid, bottom shown


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
    assert match.standing.totals == settled.scores


@pytest.mark.parametrize("length", range(len(TURNED) + len(COUNTER.split())))
def test_every_beginning_of_a_deal_is_judged_as_act_by_act(length: int) -> None:
    match = audited(*(*TURNED, *DEAL.plays(COUNTER))[:length])

    assert (match.findings, match.open) == ((), ())

"""The audit of a 掼蛋 match: every finding with its place, every result, levels and points derived again, and what is open."""

from itertools import islice, pairwise
from random import Random

import pytest

from core.climb.kinds import Reading
from core.guandan.messages import (
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealSettled,
    LeaderDrawn,
    LeadGiven,
    LevelNoted,
    MatchOpened,
    PlaysUnrecorded,
    RefusalClaimed,
    Seat,
    TributeDue,
    TributesMatched,
)
from core.guandan.options import DEFAULTS, Options
from core.guandan.presets import COMPETITION
from core.guandan.settle import Standing
from core.guandan.state import State
from core.people import Actor
from core.script import script
from core.table import Act, Event
from projections.audit import Audit, audit
from tests.core.given import CHIEF, By, taken_down_at
from tests.core.guandan import by_definition
from tests.core.guandan.case import Case
from tests.core.guandan.given import PLAYERS, A, Acts, B, D, after, pays, readings, ruled, shown
from tests.core.guandan.irregular import CASES
from tests.core.guandan.matches import Bot, greedy, whole_match
from tests.core.guandan.partial import LACKS
from tests.core.guandan.remedies import OUT_OF_REACH, RULED
from tests.core.guandan.remedies import Case as RulingCase
from tests.core.guandan.test_levels import AT_A
from tests.core.guandan.test_tribute import OWED, PAIR, PAYERS, REFUSED, TAKEN
from tests.projections import guandan_plays as plays
from tests.projections.audits import audited as audited_log
from tests.projections.audits import found_in, open_in, results_in, singly


def log(*acts: Act | By, **options: str) -> tuple[tuple[Event, Actor], ...]:
    return taken_down_at(MatchOpened(PLAYERS, readings(**options)), *acts)


def audited(*acts: Act | By, **options: str) -> Audit:
    """The audit of a match in which these acts were done as played."""
    return audited_log(log(*acts, **options))


def play_of(match: Audit) -> State:
    play: State = match.play
    return play


# --- irregular acts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=[case.what for case in CASES])
def test_every_irregular_act_is_found_by_an_audit(case: Case) -> None:
    match = audited(*case.given, case.act, **case.options)
    last = len(match.match.acts)
    found = [f for f in match.findings if f.at.act == last]

    assert tuple((f.rule.removeprefix("guandan."), f.clause, f.waits, f.seat, f.due) for f in found) == case.broken
    assert tuple(type(event).__name__ for act, event in results_in(match) if act == last) == case.follows
    assert shown(play_of(match)) == case.then


@pytest.mark.parametrize("what", LACKS)
def test_what_a_record_lacks_is_open(what: str) -> None:
    acts, act, code, options = LACKS[what]
    match = audited(*acts, act, **options)

    assert f"{len(match.match.acts)} {code}" in open_in(match)


# --- patterns and what beats what -----------------------------------------------------------------------------------------------

AT_7 = (DealBegun(), LevelNoted(plays.LEVEL, (plays.LEVEL, plays.LEVEL)), LeaderDrawn(A))  # no hand is recorded
NOTHING = Reading("nothing", "3", 1)  # what no cards are, so that a finding says what they are


@pytest.mark.parametrize("under", plays.UNDER)
def test_gd2_what_cards_are_is_found(under: str) -> None:
    options = plays.UNDER[under]
    for play in plays.DECIDED.get(under, plays.PLAYS):
        cards = tuple(play.split())
        match = audit(script(taken_down_at(MatchOpened(PLAYERS, options), *AT_7, CardsPlayed(A, cards, NOTHING))))
        (found,) = (f for f in match.findings if f.rule in ("guandan.no_pattern", "guandan.reading_impossible"))
        named = [f"{kind}:{main}:{length}" for kind, main, length in by_definition.readings(cards, plays.LEVEL, options)]
        assert sorted(found.due) == sorted(named or ["play"]), play


def as_read(play: str) -> list[tuple[tuple[str, ...], by_definition.Found]]:
    """Cards as each of the things that they are."""
    cards = tuple(play.split())
    return [(cards, reading) for reading in sorted(by_definition.readings(cards, plays.LEVEL, DEFAULTS))]


EACH = [found for play in plays.ORDERED for found in as_read(play)]


@pytest.mark.parametrize("number", range(len(EACH)), ids=[f"{' '.join(cards)} as {r[0]}" for cards, r in EACH])
def test_gd3_1_and_gd4_2_what_does_not_beat_is_found(number: int) -> None:
    """A lays down one thing again and again, and B each of those after it."""
    laid = [found for later in EACH[number:] for found in (EACH[number], later)]
    acts = [CardsPlayed((A, B)[n % 2], cards, Reading(*reading)) for n, (cards, reading) in enumerate(laid)]
    events: tuple[Event, ...] = (MatchOpened(PLAYERS, DEFAULTS), *AT_7, PlaysUnrecorded(), *acts)
    match = audit(script((event, CHIEF) for event in events))

    weak = [n for n, ((_, lay), (_, now)) in enumerate(pairwise(laid), 6) if not by_definition.beats(now, lay, "7", DEFAULTS)]
    assert [found for found in found_in(match) if "beat" in found] == [f"{n} does_not_beat" for n in weak]


# --- rulings ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", RULED, ids=[case.what for case in RULED])
def test_gc1_2_an_audit_counts_what_is_ruled(case: RulingCase) -> None:
    match = audited(*case.given, *ruled(case.remedy), **case.options)

    assert shown(play_of(match)) == case.then
    assert not any(f.rule.startswith("desk.") for f in match.findings)


@pytest.mark.parametrize("what", OUT_OF_REACH)
def test_gc1_2_a_ruling_out_of_reach_is_found_and_changes_nothing(what: str) -> None:
    acts, remedy, options = OUT_OF_REACH[what]
    match = audited(*acts, *ruled(remedy), **options)

    assert match.findings[-1].rule == "desk.out_of_reach"
    assert shown(play_of(match)) == shown(play_of(audited(*acts, **options)))


# --- tribute ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("order", "payers", "receivers", "leads"), OWED)
def test_gd5_2_and_gd5_4_who_owes_tribute_is_derived_again(
    order: tuple[Seat, ...], payers: tuple[Seat, ...], receivers: tuple[Seat, ...], leads: Seat | None
) -> None:
    match = audited(*after(*order), DealBegun())

    assert results_in(match)[1:] == [(2, TributeDue(payers, receivers, leads))]


@pytest.mark.parametrize(("one", "two", "of_b", "of_d", "leads"), TAKEN)
def test_gd5_2_who_takes_which_tribute_and_who_leads_is_derived_again(
    one: str, two: str, of_b: Seat, of_d: Seat, leads: Seat
) -> None:
    match = audited(*PAIR, *pays(f"D:{two} B:{one} A<S3 C<C3"))

    assert results_in(match)[2:] == [(4, TributesMatched(((D, of_d), (B, of_b)))), (6, LeadGiven(leads))]


@pytest.mark.parametrize(("held", "claims", "codes", "then"), REFUSED)
def test_gd5_3_an_audit_judges_a_refusal(
    held: str, claims: tuple[RefusalClaimed, ...], codes: tuple[str, ...], then: str
) -> None:
    match = audited(*PAIR, *PAYERS[held], *claims)

    assert [found.split()[1] for found in found_in(match)] == [*codes]
    assert shown(play_of(match)) == then


# --- levels and points ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stands", "order", "options", "then"), AT_A)
def test_gd6_3_what_a_deal_at_a_leads_to_is_derived_again(
    stands: Acts, order: tuple[Seat, ...], options: dict[str, str], then: str
) -> None:
    match = audited(*stands, DealNoted(order), **options)

    assert (found_in(match), shown(play_of(match))) == ([], then)


# --- whole matches ------------------------------------------------------------------------------------------------------------

HOUSE = {
    "refusal": "automatic",
    "single_refusal_jokers": "side",
    "tribute_to_partner": "third_pays",
    "equal_tributes": "winners_choose",
    "return_card": "ten_or_lower",
    "jiefeng": "next_player",
    "count_report": "at_six",
    "deal_ends": "played_out",
    "promotion": "three_two_one",
    "pass_a_condition": "partner_second",
    "a_attempts": "three",
}
"""A table of its own: every reading on tribute, on the end of a deal and on A that is not the default."""


@pytest.mark.parametrize(
    ("seed", "options", "bot"),
    [(7, DEFAULTS, greedy), (0, COMPETITION, greedy), (5, readings(**HOUSE), greedy)],
)
def test_gd6_2_gd6_3_and_gc2_4_a_match_by_the_rules_has_the_levels_and_points_of_the_notebook(
    seed: int, options: Options, bot: Bot
) -> None:
    deals = [*islice(whole_match(Random(seed), options, bot), 20)]
    match = audited_log(taken_down_at(MatchOpened(PLAYERS, options), *(act for deal in deals for act in deal.acts)))

    assert (match.findings, match.open) == ((), ())
    settled = [event for _, event in results_in(match) if isinstance(event, DealSettled)]
    assert [(e.level, e.order, e.levels, e.points) for e in settled] == [(d.level, d.order, d.levels, d.points) for d in deals]
    assert len(singly(match)) < len(match.match.acts) / 2
    standing: Standing = match.standing  # type: ignore[assignment]
    assert (standing.levels, standing.points, standing.decided) == (deals[-1].levels, deals[-1].points, deals[-1].over)


# --- results as they are stored -----------------------------------------------------------------------------------------------

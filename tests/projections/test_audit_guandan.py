"""The audit of a 掼蛋 match: every finding with its place, every result, levels and points derived again, and what is open."""

from itertools import islice, pairwise
from random import Random

import pytest

from core.climb.kinds import Reading
from core.desk.messages import CallMade, CallWithdrawn
from core.guandan.messages import (
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealSettled,
    LeaderDrawn,
    LeadGiven,
    LevelNoted,
    MatchOpened,
    MatchOver,
    PlayerOut,
    PlaysUnrecorded,
    RefusalClaimed,
    Seat,
    TributeDue,
    TributeRefused,
    TributesMatched,
    TrickTaken,
)
from core.guandan.options import DEFAULTS, OPTIONS, Options
from core.guandan.presets import COMPETITION
from core.guandan.settle import Standing
from core.guandan.state import State
from core.people import Actor
from core.script import script
from core.table import Act, Event, type_of
from projections.audit import Audit, audit
from projections.findings import STORED_DIFFERS
from tests.core.cards_case import Case
from tests.core.given import CHIEF, By, taken_down_at
from tests.core.guandan import by_definition
from tests.core.guandan.given import DEAL, DEALT, PLAYERS, A, Acts, B, C, D, after, pays, readings, ruled, shown
from tests.core.guandan.irregular import CASES
from tests.core.guandan.matches import Bot, greedy, whole_match
from tests.core.guandan.partial import LACKS
from tests.core.guandan.reasons import BY_OPTION, LEVEL, REASONS
from tests.core.guandan.remedies import OUT_OF_REACH, RULED
from tests.core.guandan.remedies import Case as RulingCase
from tests.core.guandan.test_levels import AT_A
from tests.core.guandan.test_tribute import OWED, PAIR, PAYERS, REFUSED, TAKEN
from tests.projections import guandan_plays as plays
from tests.projections.audits import Match, found_in, open_in, results_in, singly
from tests.projections.audits import audited as audited_log
from tests.projections.guandan_ends import ENDS, LEVELS, SHEETS
from tests.projections.guandan_matches import CARDS, COUNTS, OPEN, READ, STOPPED, SWEPT
from tests.projections.guandan_texts import DUES, EFFECTS, LACKING, TEXTS
from tests.projections.guandan_tribute import DISPROVED, REFUSALS, RETURNS, TRIBUTE


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


MATCHES = (*CARDS, *TRIBUTE, *DISPROVED, *RETURNS, *REFUSALS, *OPEN, *READ, *COUNTS, *STOPPED, *LEVELS, *SHEETS, *ENDS)


@pytest.mark.parametrize("case", MATCHES, ids=[case.what for case in MATCHES])
def test_what_is_found_and_what_is_open_stands_at_its_act(case: Match) -> None:
    match = audited(*case.acts, **case.options)

    assert (found_in(match), open_in(match)) == ([*case.finds], [*case.open])
    assert shown(play_of(match)) == case.then


@pytest.mark.parametrize(("case", "phrase"), TEXTS.items(), ids=TEXTS)
def test_a_finding_says_what_was_wrong_and_what_was_due(case: str, phrase: tuple[Acts, dict[str, str], str]) -> None:
    acts, options, said = phrase
    match = audited(*acts, **options)

    assert said in [f.text.en for f in match.findings if f.at.act == len(match.match.acts)]


@pytest.mark.parametrize(("case", "phrase"), EFFECTS.items(), ids=EFFECTS)
def test_gc3_3_to_gc3_5_a_finding_says_what_follows(case: str, phrase: tuple[Acts, dict[str, str], str]) -> None:
    acts, options, follows = phrase
    match = audited(*acts, **options)

    assert follows in [f.effect.en for f in match.findings if f.at.act == len(match.match.acts)]


@pytest.mark.parametrize("case", DUES)
def test_a_finding_names_what_was_done_and_what_was_due(case: str) -> None:
    acts, done, due = DUES[case]
    match = audited(*acts)

    assert (done, due) in [(f.done, f.due) for f in match.findings if f.at.act == len(match.match.acts)]


@pytest.mark.parametrize(("case", "phrase"), LACKING.items(), ids=LACKING)
def test_what_is_open_says_why(case: str, phrase: tuple[Acts, dict[str, str], str]) -> None:
    acts, options, said = phrase
    match = audited(*acts, **options)

    assert said in [o.text.en for o in match.open if o.at.act == len(match.match.acts)]


# --- patterns and what beats what -----------------------------------------------------------------------------------------------

AT_7 = (DealBegun(), LevelNoted(plays.LEVEL, (plays.LEVEL, plays.LEVEL)), LeaderDrawn(A))  # no hand is recorded
WHOLE = [each for each in REASONS if each[0] and "??" not in each[0]]
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


@pytest.mark.parametrize(("play", "level", "clause", "said"), WHOLE, ids=[each[0] for each in WHOLE])
def test_gd2_why_cards_are_no_pattern_is_said(play: str, level: str, clause: str, said: str) -> None:
    begins = (DealBegun(), LevelNoted(level, (level, level)), LeaderDrawn(A))
    match = audit(script(log(*begins, CardsPlayed(A, tuple(play.split())))))

    assert [(f.clause, said in f.text.en) for f in match.findings if f.rule == "guandan.no_pattern"] == [(clause, True)]


@pytest.mark.parametrize(("play", "key", "value"), BY_OPTION)
def test_gd2_the_option_by_which_cards_are_no_pattern_is_said(play: str, key: str, value: str) -> None:
    begins = (DealBegun(), LevelNoted(LEVEL, (LEVEL, LEVEL)), LeaderDrawn(A))
    match = audit(script(log(*begins, CardsPlayed(A, tuple(play.split())), **{key: value})))

    option = next(option for option in OPTIONS if option.key == key)
    assert [f.clause for f in match.findings if option.values[value].en in f.text.en] == [option.clause]


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


def test_gd5_2_who_takes_which_tribute_is_a_result_also_where_the_record_says_it() -> None:
    match = audited(*PAIR, *pays("B:SA>A D:SK>C"))

    assert results_in(match)[2:] == [(4, TributesMatched(((B, A), (D, C))))]


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
    deals = [*islice(whole_match(Random(seed), options, bot), 4)]
    match = audited_log(taken_down_at(MatchOpened(PLAYERS, options), *(act for deal in deals for act in deal.acts)))

    assert (match.findings, match.open) == ((), ())
    settled = [event for _, event in results_in(match) if isinstance(event, DealSettled)]
    assert [(e.level, e.order, e.levels, e.points) for e in settled] == [(d.level, d.order, d.levels, d.points) for d in deals]
    assert len(singly(match)) < len(match.match.acts) / 2
    standing: Standing = match.standing  # type: ignore[assignment]
    assert (standing.levels, standing.points, standing.decided) == (deals[-1].levels, deals[-1].points, deals[-1].over)


# --- what is folded at once ---------------------------------------------------------------------------------------------------


def test_gd6_1_of_a_lawful_deal_few_acts_are_taken_singly() -> None:
    """What begins it, who leads, the plays that empty a hand, and the trick that a seat takes which is out."""
    match = audited(*SWEPT)

    assert (match.findings, match.open) == ((), ())
    assert results_in(match) == [
        (6, LeadGiven(A)),
        (19, PlayerOut(A, 1)),
        (22, TrickTaken(A, C)),
        (35, PlayerOut(C, 2)),
        (35, DealSettled(1, "2", (A, C), 0, 2, ("6", "2"), (0, 0), "play")),
    ]
    assert singly(match) == {1, 6, 19, 22, 35}


def test_what_follows_a_play_that_is_declared_is_folded_too() -> None:
    declared = CardsPlayed(A, ("S5",), Reading("single", "5", 1))
    match = audited(*DEALT, By(CHIEF, CallMade(0)), declared, By(CHIEF, CallWithdrawn(1)), *DEAL.plays("B6 C8 D- A- B-"))

    assert (match.findings, match.open) == ((), ())
    assert singly(match) == {1, 6, 7, 9}


@pytest.mark.parametrize("length", range(len(SWEPT)))
def test_every_beginning_of_a_deal_is_judged_as_act_by_act(length: int) -> None:
    match = audited(*SWEPT[:length])

    assert (match.findings, match.open) == ((), ())


# --- results as they are stored -----------------------------------------------------------------------------------------------

REFUSES: Acts = (*SWEPT, DealBegun(), *PAYERS["both with one"], RefusalClaimed(B, ("RJ", "RJ")))
PAYS: Acts = (*SWEPT, DealBegun(), *pays("B:SA D:SK A<S3 C<S4"))
WINS: Acts = (LevelNoted("A", ("A", "5")), *after(A, C))
STORED: dict[str, tuple[Acts, Event, Event]] = {
    "who owes tribute": (REFUSES, TributeDue((B, D), (A, C)), TributeDue((D, B), (A, C))),
    "who takes which tribute": (PAYS, TributesMatched(((B, A), (D, C))), TributesMatched(((B, C), (D, A)))),
    "tribute refused": (REFUSES, TributeRefused(), LeadGiven(A)),
    "who leads": (PAYS, LeadGiven(B), LeadGiven(D)),
    "a trick": (SWEPT, TrickTaken(A, A), TrickTaken(A, C)),
    "who is out": (SWEPT, PlayerOut(A, 1), PlayerOut(A, 2)),
    "the end of a deal": (
        SWEPT,
        DealSettled(1, "2", (A, C), 0, 2, ("6", "2"), (0, 0), "play"),
        DealSettled(1, "2", (A, C), 0, 2, ("4", "2"), (0, 0), "play"),
    ),
    "the end of the match": (WINS, MatchOver(0, (0, 0)), MatchOver(1, (0, 0))),
}


def stored_behind(match: Audit, act: int) -> tuple[str, ...]:
    return tuple(type_of(event) for event in match.match.said.get(act - 1, ()))


@pytest.mark.parametrize("what", STORED)
def test_a_result_stored_otherwise_or_not_at_all_is_found(what: str) -> None:
    acts, right, other = STORED[what]
    events, plain = log(*acts), audited(*acts)
    wanted: object = right  # compared as any value: the type checker would try every kind of event against every other
    at = max(n for n, (event, _) in enumerate(events) if event == wanted)

    changed = audit(script((*events[:at], (other, CHIEF), *events[at + 1 :])))
    left_out = audit(script((*events[:at], *events[at + 1 :])))
    doubled = audit(script((*events[: at + 1], *events[at:])))

    for match in (changed, left_out, doubled):
        (found,) = (f for f in match.findings if f.rule == STORED_DIFFERS)
        assert found.done == stored_behind(match, found.at.act)
        assert found.due == stored_behind(plain, found.at.act)
        assert (match.standing, match.play) == (plain.standing, plain.play), "all rests on what was derived again"


@pytest.mark.parametrize("place", range(1, len(DEALT) + 1))
def test_a_result_that_no_act_gave_is_found(place: int) -> None:
    events = log(*DEALT)
    behind = next(n for n, (event, _) in enumerate(events) if event is DEALT[place - 1]) + 1

    match = audit(script((*events[:behind], (TrickTaken(C, C), CHIEF), *events[behind:])))

    (found,) = match.findings
    assert (found.at.act, found.rule) == (place, STORED_DIFFERS)
    assert "guandan.trick_taken" in found.done

"""What the hints of 炒地皮 leave out parts nowhere: option by option the short way finds what judging all of it again finds."""

from collections.abc import Iterable
from functools import cache
from random import Random

import pytest

from core.chaodipi.messages import MatchOpened
from core.chaodipi.options import DEFAULTS, OPTIONS, Options
from core.desk.messages import DealScored, FollowDeliberate, GameGoesTo, SideFined
from core.table import Act
from core.trumps.messages import (
    CardsPlayed,
    DealBegun,
    DealNoted,
    DeclarerNoted,
    LevelNoted,
    MatchNoted,
    TimeCalled,
    TrumpsDeclared,
)
from core.trumps.state import Following, Leading
from projections.chaodipi.hints import touched
from tests.core.chaodipi.deals import LEADS, Acts, given, ruled, when
from tests.core.chaodipi.given import readings
from tests.core.chaodipi.last_j import at_j
from tests.core.chaodipi.of_the_page import CASES, Irregular
from tests.core.given import By
from tests.core.trumps_given import PLAYERS, A, B, all_played, next_cards, play_of, plays
from tests.machines.trumps.bots import whole_match
from tests.projections.hinted import audited, holds
from tests.projections.logs import Log, logged_from

OTHER = readings(first_stir_must_beat="called_suit", stir_effect="trumps_only", top_row="four_from_160")
EVENING = (DeclarerNoted(A), DealNoted(120), DealBegun(), TrumpsDeclared(B, ("H2",)))


def log_of(acts: Iterable[Act | By], **options: str) -> Log:
    return logged_from(MatchOpened(PLAYERS, readings(**options)), acts)


@cache
def match(seed: int, deals: int, options: Options = DEFAULTS) -> Log:
    opening = MatchOpened(PLAYERS, options)
    return logged_from(opening, whole_match(Random(seed), opening, deals))


@pytest.mark.parametrize(("seed", "options"), [(4, DEFAULTS), (5, OTHER)], ids=["defaults", "other readings"])
def test_of_a_played_match_no_reading_is_passed_over(seed: int, options: Options) -> None:
    assert holds(match(seed, 2, options))


def test_a_lawful_match_asks_for_no_reading_of_fines_or_of_time() -> None:
    done = audited(match(4, 2))

    idle = {option.key for option in OPTIONS if not touched(done, option.key, "")}

    assert idle >= {
        "wrong_follow_cards",
        "surplus_cards",
        "ahead_at_limit",
        "hook_pattern",
        "wrong_burial_and_count",
        "loss_scope",
    }


@pytest.mark.parametrize("act", CASES)
def test_of_what_is_irregular_no_reading_is_passed_over(act: str) -> None:
    case: Irregular = CASES[act]

    holds(log_of((*case.given, case.act), **case.options))


PARTS: dict[str, tuple[Acts, str, str]] = {
    "a J of the trump suit": (at_j("SJ"), "top_row", "four_from_160"),
    "a pair of Js of another suit": (at_j("HJJ"), "hook_promotion", "off_suit_none"),
    "a J at no trump": (at_j("HJ", None), "hook_no_trump", "chief_referee"),
    "equal levels when time is up": ((*EVENING[:1], DealNoted(85), TimeCalled()), "ahead_at_limit", "level_then_stage"),
    "time up inside a deal": ((*EVENING, TimeCalled()), "limit_inside_deal", "void"),
    "a hundred points of collectors at 2": (EVENING, "must_play_left_by", "collectors_too"),
    "a hundred and eighty": ((DeclarerNoted(A), LevelNoted("5", ("5", "5")), DealNoted(180)), "top_row", "four_from_160"),
    "a total that a ruling gives while the next deal is played": (
        (LevelNoted("5", ("5", "5")), DeclarerNoted(A), DealNoted(60), DealBegun(), *ruled(DealScored(1, (190,))), DealNoted(60)),
        "top_row",
        "four_from_160",
    ),
    "a deal that is fined while the next one is played": (
        (LevelNoted("5", ("5", "5")), DeclarerNoted(A), DealNoted(160), DealBegun(), *ruled(SideFined(1, A, 40)), DealNoted(60)),
        "top_row",
        "four_from_160",
    ),
    "a game that is given": ((*LEADS, *ruled(GameGoesTo(1, B)), MatchNoted(0)), "authority", "organiser"),
}


@pytest.mark.parametrize("what", PARTS)
def test_cd0_1_to_cd4_1_a_reading_that_parts_is_named(what: str) -> None:
    acts, option, value = PARTS[what]

    found = {(parting.option, parting.value) for parting in holds(log_of(acts))}

    assert (option, value) in found


def test_cd4_3_intent_parts_by_what_it_costs_where_the_levels_do() -> None:
    begun = (*LEADS, *plays("A D66, B H33"), *ruled(FollowDeliberate(1, 1, B)))
    match, acts = given(*begun), list[Act | By](begun)
    while isinstance(state := play_of(match), (Leading, Following)):
        acts.append(CardsPlayed(state.turn or A, next_cards(state)))
        when(match, acts[-1])

    assert ("deliberate_fine", "instead") in {(each.option, each.value) for each in holds(log_of(acts))}


def test_cd4_1_fines_of_a_deal_that_is_played_out_part_by_when_they_are_counted() -> None:
    acts = (*LEADS, *ruled(SideFined(1, B, 60)), *all_played())

    holds(log_of(acts))

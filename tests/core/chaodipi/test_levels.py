"""CD2.1 to CD2.3: levels after a deal, against rows written by hand from the clauses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.chaodipi.fines import Role
from core.chaodipi.levels import LEVELS, MUST_PLAY, After, LastJ, Played, after
from core.chaodipi.options import DEFAULTS, Options
from tests.core.chaodipi.given import readings as under

# Declarers' and collectors' level, total (table points after a slash where a bottom was dug), the last J of the collectors:
# `j` of the trump suit, `o` of another, `n` at no trump. Then the two levels, who plays on stage next, `won` where A is passed.
ROWS = """
2 2 0     -> 7 2 stay        | CD2.2: nothing collected, five levels
2 2 5     -> 6 2 stay        | CD2.2: under 20, four
2 2 15    -> 6 2 stay
2 2 20    -> 5 2 stay        | CD2.2: 20 to 39, three
2 2 35    -> 5 2 stay
2 2 40    -> 4 2 stay        | CD2.2: 40 to 59, two
2 2 55    -> 4 2 stay
2 2 60    -> 3 2 stay        | CD2.2: 60 to 79, one
2 2 75    -> 3 2 stay
2 2 80    -> 2 2 pass        | CD2.2: 80 to 99, the deal passes
2 2 95    -> 2 2 pass
2 2 100   -> 2 2 pass        | CD2.1: 2 must be played; it is not left by collecting
2 2 200   -> 2 2 pass
2 5 100   -> 2 6 pass        | CD2.2: 100 to 119, the collectors one
2 5 115   -> 2 6 pass
2 5 120   -> 2 7 pass        | CD2.2: 120 to 139, two
2 5 135   -> 2 7 pass
2 5 140   -> 2 8 pass        | CD2.2: 140 to 159, three
2 5 155   -> 2 8 pass
2 5 160   -> 2 9 pass        | CD2.2: 160 to 179, four
2 5 175   -> 2 9 pass
2 5 180   -> 2 T pass        | CD2.2, top_row: five from 180
2 5 200   -> 2 T pass
2 5 360   -> 2 T pass        | no more than five
3 2 0     -> 8 2 stay
5 9 0     -> T 9 stay
6 9 0     -> J 9 stay        | five levels lead to J exactly
7 9 0     -> J 9 stay        | CD2.1: J must be played, the promotion stops on it
8 9 5     -> J 9 stay
9 9 20    -> J 9 stay
T 9 0     -> J 9 stay
T 9 60    -> J 9 stay
J 9 0     -> A 9 stay        | CD2.1: J has been played and won; A stops it
J 9 20    -> A 9 stay
J 9 40    -> K 9 stay
J 9 60    -> Q 9 stay
Q 9 0     -> A 9 stay
Q 9 40    -> A 9 stay
Q 9 75    -> K 9 stay
K 9 60    -> A 9 stay
K 9 0     -> A 9 stay
A 9 75    -> A 9 stay won    | CD2.1: past A
A 9 0     -> A 9 stay won
A 9 80    -> A 9 pass        | A not passed, and not left either
A 9 180   -> A J pass        | five from 9 stop on J
A J 180   -> A J pass        | CD2.1: J is not left by collecting
A Q 180   -> A A pass
A A 200   -> A A pass        | CD2.1: A is not passed by collecting
A A 60    -> A A stay won
K A 160   -> K A pass
9 8 140   -> 9 J pass
9 T 120   -> 9 J pass
9 K 160   -> 9 A pass
J 5 80 j  -> 2 5 pass        | CD2.3: 正J with 80 on the table, back to 2
J 5 100 j -> 2 6 pass        | CD2.3: the collectors are promoted by points
J 5 180 j -> 2 T pass
J 5 80 o  -> 6 5 pass        | CD2.3: 副J, back to 6
J 5 140 o -> 6 8 pass
J J 120 j -> 2 J pass        | both on J: the collectors do not leave it
J 5 75 j  -> Q 5 stay        | under 80 nothing is sent back, and the declarers have won
J 5 75 o  -> Q 5 stay
J 5 120/70 j -> J 7 pass     | 80 has to lie on the table before the bottom
J 5 120/70 o -> J 7 pass
J 5 120/80 o -> 6 7 pass
J 5 100 n -> 6 6 pass        | hook_no_trump: at no trump every J is 副J
J 5 75 n  -> Q 5 stay
T 5 100 j -> T 6 pass        | the J sends back at level J alone
A 5 100 o -> A 6 pass
"""

# The same under another reading.
OTHERWISE = {
    under(top_row="four_from_160"): "2 5 180 -> 2 9 pass; 2 5 200 -> 2 9 pass; 2 5 160 -> 2 9 pass; 2 5 140 -> 2 8 pass",
    under(must_play_left_by="collectors_too"): (
        "2 2 100 -> 2 3 pass; 2 2 180 -> 2 7 pass; 9 J 120 -> 9 K pass; 9 8 180 -> 9 J pass; 9 A 100 -> 9 A pass won; "
        "9 A 95 -> 9 A pass; A A 100 -> A A pass won; J J 180 j -> 2 A pass"
    ),
    under(hook_table_points="with_bottom"): "J 5 120/70 j -> 2 7 pass; J 5 120/70 o -> 6 7 pass; J 5 75/75 j -> Q 5 stay",
    under(hook_off_suit_below_80="applied"): (
        "J 5 75 o -> 6 5 pass; J 5 0/0 o -> 6 5 pass; J 5 75 j -> Q 5 stay; J 5 120/70 o -> 6 7 pass; J 5 70 n -> 6 5 pass"
    ),
    under(hook_no_trump="no_hook"): "J 5 100 n -> J 6 pass; J 5 100 j -> 2 6 pass; J 5 75 n -> Q 5 stay",
    under(hook_promotion="off_suit_none"): "J 5 140 o -> 6 5 pass; J 5 140 j -> 2 8 pass; J 5 140 n -> 6 5 pass",
}


def read(row: str) -> tuple[Played, After]:
    """Return a row as what was played and what follows."""
    last_j: dict[str, LastJ] = {"j": "trump", "o": "other", "n": "other"}
    given, follows = (part.split() for part in row.split("->"))
    declarers, collectors, points, *last = given
    total, _, table = points.partition("/")
    j = last[0] if last else ""
    played = Played(declarers, collectors, int(total), int(table or total), last_j.get(j), j == "n")
    passes = follows[2] == "pass"
    won: Role | None = None if follows[3:] != ["won"] else "collectors" if passes else "declarers"
    return played, After(follows[0], follows[1], passes, won)


BY_HAND = [row.split("|")[0].strip() for row in ROWS.strip().splitlines()]


def test_there_are_rows_enough_and_none_twice() -> None:
    assert len(set(BY_HAND)) == len(BY_HAND) >= 60


@pytest.mark.parametrize("row", BY_HAND)
def test_cd2_levels_after_a_deal(row: str) -> None:
    played, follows = read(row)

    assert after(played, DEFAULTS) == follows


@pytest.mark.parametrize(("readings", "row"), [(key, row) for key, rows in OTHERWISE.items() for row in rows.split("; ")])
def test_cd2_levels_under_another_reading(readings: Options, row: str) -> None:
    played, follows = read(row)

    assert after(played, readings) == follows


def test_cd2_3_the_last_j_at_no_trump_may_be_for_the_chief_referee() -> None:
    readings = under(hook_no_trump="chief_referee")

    assert after(read("J 5 100 n -> J 5 pass")[0], readings) is None
    assert after(read("J 5 100 j -> J 5 pass")[0], readings) == After("2", "6", passes=True)
    assert after(read("J 5 75 n -> Q 5 stay")[0], readings) == After("Q", "5", passes=False), "no reading sends anybody back"


LEVEL = st.sampled_from(LEVELS)
POINTS = st.integers(0, 80).map(lambda n: 5 * n)
DEALS = st.builds(Played, LEVEL, LEVEL, POINTS, POINTS, st.sampled_from([None, "trump", "other"]), st.booleans()).map(
    lambda deal: deal if deal.last_j != "trump" or not deal.no_trump else Played(deal.declarers, deal.collectors, deal.total, 0)
)
READINGS = st.builds(
    under,
    top_row=st.sampled_from(["five_from_180", "four_from_160"]),
    must_play_left_by=st.sampled_from(["declarers", "collectors_too"]),
    hook_table_points=st.sampled_from(["before_bottom", "with_bottom"]),
    hook_off_suit_below_80=st.sampled_from(["not_applied", "applied"]),
    hook_no_trump=st.sampled_from(["off_suit", "no_hook"]),
    hook_promotion=st.sampled_from(["by_table", "off_suit_none"]),
)


@given(DEALS, READINGS)
def test_cd2_1_never_past_a_level_that_must_be_played_and_never_below_the_first(deal: Played, readings: Options) -> None:
    follows = after(deal, readings)
    assert follows is not None

    for before, now in ((deal.declarers, follows.declarers), (deal.collectors, follows.collectors)):
        was, at = LEVELS.index(before), LEVELS.index(now)
        assert not any(was < LEVELS.index(each) < at for each in MUST_PLAY)
        assert at - was <= 5
    assert LEVELS.index(follows.collectors) >= LEVELS.index(deal.collectors)


@given(DEALS, READINGS)
def test_cd2_2_one_side_at_most_is_promoted_and_who_plays_on_stage_has_won(deal: Played, readings: Options) -> None:
    follows = after(deal, readings)
    assert follows is not None

    promoted = follows.declarers > deal.declarers if follows.passes else follows.collectors != deal.collectors
    assert follows.passes or LEVELS.index(follows.declarers) > LEVELS.index(deal.declarers) or follows.won == "declarers"
    assert not (follows.passes and LEVELS.index(follows.declarers) > LEVELS.index(deal.declarers))
    assert follows.passes or not promoted
    assert follows.won in (None, "collectors" if follows.passes else "declarers")


@given(DEALS, READINGS)
def test_cd2_1_more_points_are_never_worse_for_those_who_collect_them(deal: Played, readings: Options) -> None:
    more = Played(deal.declarers, deal.collectors, deal.total + 20, deal.table, deal.last_j, deal.no_trump)
    less, much = after(deal, readings), after(more, readings)
    assert less is not None
    assert much is not None

    assert LEVELS.index(much.collectors) >= LEVELS.index(less.collectors)
    assert much.passes or not less.passes

"""Other readings of the 升级 clauses: only those that a table with these options could have had."""

from core.script import script
from core.shengji.options import OPTIONS, at_odds
from core.trumps.messages import LevelNoted
from projections.audit import Audit, audit
from projections.partings import compared, partings, possible
from tests.core.shengji.given import after, at_level
from tests.projections.shengji.logs import logged, readings


def audited(*acts: object, **options: str) -> Audit:
    return audit(script((entry.event, entry.actor) for entry in logged(acts, readings(**options))))  # type: ignore[arg-type]


def test_sj2_1_where_2s_are_permanent_trumps_no_reading_lets_levels_begin_at_2() -> None:
    done = audited(*after(85), match_end="first_past_a")
    option = next(each for each in OPTIONS if each.key == "first_level")

    assert compared(done, option, "two") is not None, "it would be judged otherwise"
    assert not any(each.option == "first_level" for each in partings(done))


def test_sj2_1_where_levels_begin_at_2_no_reading_makes_2s_permanent_trumps() -> None:
    done = audited(LevelNoted("2"), *after(85), first_level="two", permanent_trumps="jokers", match_end="first_past_a")

    assert {(each.option, each.value) for each in partings(done)} & {("permanent_trumps", "jokers_and_twos")} == set()
    assert ("first_level", "three") in {(each.option, each.value) for each in partings(done)}


def test_every_reading_that_is_offered_agrees_with_the_others_of_its_table() -> None:
    for options in (readings(), readings(permanent_trumps="jokers"), readings(permanent_trumps="jokers", first_level="two")):
        done = audited(*after(0), **{key: getattr(options, key) for key in ("permanent_trumps", "first_level")})
        for option in OPTIONS:
            for value in option.values:
                other = readings(**{**{each.key: getattr(options, each.key) for each in OPTIONS}, option.key: value})
                assert possible(done, option.key, value) == (at_odds(other) is None), (option.key, value)


def test_sj8_2_steps_cut_at_a_part_the_readings_where_they_change_who_has_won() -> None:
    """From K and J, 0 and then 165 points: cut at A both sides are at A; with levels that wrap A and C are past it."""
    done = audited(*at_level("K", "J"), *after(0), *after(165, 2), past_a="stops_at_a", match_end="first_past_a")

    assert [each.changes_result for each in partings(done) if each.option == "past_a"] == [True]

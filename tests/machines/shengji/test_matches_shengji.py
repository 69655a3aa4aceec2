"""Whole matches of 升级 by the rules, of deals that are played and of sheets (`tests.machines.trumps.lawful`)."""

from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core.games import Opening
from core.shengji.messages import MatchOpened
from core.shengji.options import Options
from core.trumps.messages import DealSettled, Levels
from tests.core.shengji.given import PLAYERS
from tests.machines.shengji.strategies import options
from tests.machines.shengji.test_lawful_shengji import agreeing, levels_after
from tests.machines.trumps.lawful import LawfulMatch


def opened(readings: Options, number: int | None) -> MatchOpened:
    """A match of so many deals, or until a side has passed A."""
    if number is None:
        return MatchOpened(PLAYERS, replace(agreeing(readings), match_end="first_past_a", past_a="wraps"))
    return MatchOpened(PLAYERS, agreeing(readings), deals=number)


class LawfulShengji(LawfulMatch):
    def openings(self) -> st.SearchStrategy[Opening]:
        return st.builds(opened, options(), st.sampled_from((None, None, 3)))

    def levels_after(self, settled: DealSettled, before: Levels) -> Levels:
        readings = self.play.match.options
        assert isinstance(readings, Options)
        assert settled.declarer is not None
        assert settled.points is not None
        if settled.points > 200:  # the table of SJ8.1 ends there
            return settled.levels or before
        return levels_after(before, settled.points, settled.declarer, readings)


LawfulShengji.TestCase.settings = settings(max_examples=10, stateful_step_count=6)
test_sj8_1_sj8_2_a_match_by_the_rules_is_what_the_clauses_say = LawfulShengji.TestCase

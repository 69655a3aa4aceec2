"""Matches of 升级 taken down as played, whatever is said at the table (`tests.machines.trumps.irregular`)."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st

from core.games import Opening
from core.live import Live
from core.shengji.messages import MatchOpened
from core.table import Act
from core.trumps.messages import DealBegun
from tests.core.given import when
from tests.core.shengji.given import PLAYERS
from tests.core.shengji.matches import dealt, next_acts, over
from tests.machines.shengji.strategies import options, play_acts
from tests.machines.shengji.test_lawful_shengji import agreeing
from tests.machines.trumps.irregular import IrregularMatch


class IrregularShengji(IrregularMatch):
    def openings(self) -> st.SearchStrategy[Opening]:
        return options().map(lambda readings: MatchOpened(PLAYERS, readings, deals=2))

    def play_acts(self) -> st.SearchStrategy[Act]:
        return play_acts()

    def lawful(self, opening: Opening, seed: int) -> list[Act]:
        """The acts of one deal by the rules."""
        assert isinstance(opening, MatchOpened)
        rng, match = Random(seed), Live(MatchOpened(PLAYERS, agreeing(opening.options)))
        hands, bottom = dealt(rng)
        found: list[Act] = [DealBegun()]
        when(match, found[0])
        while not over(match):
            for act in next_acts(match, rng, hands, bottom):
                found.append(act)
                when(match, act)
        return found


IrregularShengji.TestCase.settings = settings(max_examples=10, stateful_step_count=12)
test_a_match_of_irregular_acts_holds_together = IrregularShengji.TestCase

"""Whole matches of 掼蛋 played by the rules at a strict table, under any readings.

Nothing is refused, nothing is left unjudged, and orders, levels and points are those of a notebook kept by hand.
"""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.guandan.messages import MatchOpened
from core.guandan.options import Options
from core.guandan.presets import PRESETS
from core.guandan.settle import score
from core.guandan.state import Decided
from core.preset import Preset
from events.memory import MemoryStore
from events.session import Session, new_match
from tests.core.given import SCRIBE
from tests.core.guandan.matches import Bot, Deal, greedy, whole_match, wild
from tests.machines.guandan.invariants import check, play_of
from tests.machines.guandan.strategies import agreeing, options

PLAYERS = ("p-a", "p-b", "p-c", "p-d")
NOT_ON_RECORD = {"guandan.return_order"}  # whether two cards were shown together is more than a record says


class Table:
    """A strict table at which a match is taken down."""

    def __init__(self, readings: Options) -> None:
        self.store, self.given = MemoryStore(), 0
        new_match(self.store, MatchOpened(PLAYERS, readings), "m-1", "open", SCRIBE, 0)
        self.session = Session(self.store, "m-1", "strict", lambda: 1_000 * self.given)

    def take_down(self, deal: Deal) -> None:
        """An act that broke a clause would be refused, and the test would end."""
        for act in deal.acts:
            self.given += 1
            done = self.session.do(act, SCRIBE, f"c-{self.given}")
            assert done.violations == (), (act, done)
            assert {unsure.code for unsure in done.unjudged} <= NOT_ON_RECORD, (act, done)

    def agrees(self, deal: Deal) -> None:
        play = play_of(self.session.history)
        last, now = play.match.deals[-1], score(play.match)
        assert (last.number, last.level, last.order) == (deal.number, deal.level, deal.order)
        assert (now.levels, now.points) == (deal.levels, deal.points)
        assert isinstance(play, Decided) == deal.over


@settings(max_examples=12)
@given(readings=options(), seed=st.integers(0, 2**32), bot=st.sampled_from((greedy, wild)))
def test_a_match_by_the_rules_is_what_the_notebook_says(readings: Options, seed: int, bot: Bot) -> None:
    readings = agreeing(readings)
    table = Table(readings)
    for deal in whole_match(Random(seed), readings, bot, most=5):
        table.take_down(deal)
        table.agrees(deal)
    check(table.session, table.store)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_is_played_to_its_end(preset: Preset[Options], seed: int) -> None:
    table = Table(preset.options)
    for deal in whole_match(Random(seed), preset.options):
        table.take_down(deal)
        table.agrees(deal)

    check(table.session, table.store)
    play = play_of(table.session.history)
    assert isinstance(play, Decided)
    assert play.winner in {0, 1} or len(set(score(play.match).points or ())) == 1


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32), upto=st.integers(1, 140))
def test_a_deal_cut_anywhere_keeps_all_108_cards(seed: int, upto: int) -> None:
    table = Table(PRESETS[0].options)
    deals = whole_match(Random(seed), PRESETS[0].options)
    table.take_down(next(deals))
    second = next(deals)
    second.acts = second.acts[:upto]
    table.take_down(second)

    check(table.session, table.store)

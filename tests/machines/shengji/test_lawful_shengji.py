"""Whole matches of 升级 played by the rules under any readings.

Nothing is found, nothing is left unjudged, no card is lost, and points, levels and the next declarer are those of a notebook.
"""

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards import DECK
from core.live import Live
from core.shengji.messages import Act, MatchOpened
from core.shengji.options import DEFAULTS, Options
from core.trumps.known import certain
from core.trumps.messages import BottomBuried, CardsPlayed, DealBegun, DealSettled, Levels, Overturned, TrickTaken, TrumpsSet
from core.trumps.score import score
from core.trumps.state import Decided, deal_of
from tests.core.given import when
from tests.core.shengji.given import PLAYERS, Cards, play_of
from tests.core.shengji.matches import Notebook, dealt, next_acts, over, points
from tests.machines.shengji.strategies import options

PACK = Counter(DECK) + Counter(DECK)
NOT_ON_RECORD = {"shengji.declarer_unknown"}  # nobody declares in the first deal, and the option goes by the bottom card
SCALE = "3456789TJQKA"


def agreeing(readings: Options) -> Options:
    """The same options, none against another; overturns only where the bots make them."""
    return msgspec.structs.replace(readings, first_level="three", overturn_opens="after_draw", match_end="deals")


class Table:
    """A table at which lawful deals are played, and the notebook beside it."""

    def __init__(self, readings: Options, rng: Random, deals: int) -> None:
        self.match, self.rng = Live(MatchOpened(PLAYERS, readings, deals=deals)), rng
        self.book, self.readings = Notebook("3"), readings
        self.buried: Cards = ()
        self.trick: list[tuple[int, Cards]] = []
        self.acts: list[Act] = []

    def do(self, act: Act) -> None:
        told = when(self.match, act)
        self.acts.append(act)
        assert told.violations == (), (act, [v.text.en for v in told.violations])
        assert {unsure.code for unsure in told.unjudged} <= NOT_ON_RECORD, (act, told.unjudged)
        if isinstance(act, BottomBuried):
            self.buried = act.cards
        if isinstance(act, Overturned):
            self.book.overturns += 1
        if isinstance(act, CardsPlayed):
            self.trick.append((act.seat, act.cards))
            self.book.lay(act.cards)
        for event in told.results:
            if isinstance(event, TrickTaken):
                self.book.trick(event.seat, tuple(card for _, cards in self.trick for card in cards))
                self.last, self.trick = (event.seat, dict(self.trick)), []
            elif isinstance(event, DealSettled):
                self.agrees(event)
            else:
                assert not isinstance(event, TrumpsSet) or event.by != "noted"
        self.conserved()

    def conserved(self) -> None:
        """All 108 cards are in hands, in the bottom or on the table."""
        deal = deal_of(play_of(self.match))
        if deal is None or not deal.taken:
            return
        found = Counter(card for hand in deal.hands for card in certain(hand)) + Counter(card for _, card in deal.laid)
        found += Counter() if deal.up else Counter(deal.bottom)
        assert found == PACK

    def agrees(self, settled: DealSettled) -> None:
        """Points add up to 200, and levels and the next declarer are what the clauses say."""
        declarer = settled.declarer
        assert declarer is not None
        assert sum(self.book.table) + points(self.buried) == 200
        collectors = 1 - declarer % 2
        total = self.book.table[collectors]
        if self.last[0] % 2 == collectors:
            assert settled.bottom is not None
            assert settled.bottom % max(points(self.buried), 1) == 0
            total += settled.bottom
        else:
            assert settled.bottom == 0
        total = min(total, 200) if self.readings.total_cap == "capped" else total
        assert (settled.points, settled.overturns) == (total, self.book.overturns)
        if total <= 200:
            assert settled.steps == _worth(total, declarer)[1]
            self.book.levels = [*levels_after((self.book.levels[0], self.book.levels[1]), total, declarer, self.readings)]
            assert settled.levels == tuple(self.book.levels)
        else:
            self.book.levels = list(settled.levels or ())
        assert settled.next_declarer == (declarer + (2 if total < 80 else 1)) % 4
        self.book.begin()

    def deal(self) -> None:
        """Play one deal to its end."""
        hands, bottom = dealt(self.rng)
        self.do(DealBegun(first=0 if not play_of(self.match).match.deals else None))
        while not over(self.match):
            for act in next_acts(self.match, self.rng, hands, bottom):
                if not over(self.match):
                    self.do(act)


def levels_after(before: Levels, total: int, declarer: int, readings: Options) -> Levels:
    """Return the levels after a deal of a total up to 200."""
    side, steps = _worth(total, declarer)
    at, after = SCALE.index(before[side]), [*before]
    to = min(at + steps, 11) if readings.past_a == "stops_at_a" and at < 11 else (at + steps) % 12
    after[side] = SCALE[to]
    return (SCALE[to], SCALE[to]) if readings.deal_level == "common" else (after[0], after[1])


def _worth(total: int, declarer: int) -> tuple[int, int]:
    if total < 80:
        return declarer % 2, 3 if total == 0 else 2 if total < 40 else 1
    return 1 - declarer % 2, 0 if total < 120 else 1 if total == 120 else 2 if total <= 160 else 3


@settings(max_examples=10)
@given(readings=options(), seed=st.integers(0, 2**32))
def test_a_match_by_the_rules_is_what_the_notebook_says(readings: Options, seed: int) -> None:
    table = Table(agreeing(readings), Random(seed), 2)
    for _ in range(2):
        table.deal()

    play = play_of(table.match)
    assert isinstance(play, Decided)
    assert score(play.match).deals == 2


@pytest.mark.parametrize("seed", range(3))
def test_a_match_under_the_default_readings(seed: int) -> None:
    table = Table(msgspec.structs.replace(DEFAULTS, match_end="deals"), Random(seed), 4)
    for _ in range(4):
        table.deal()
    assert isinstance(play_of(table.match), Decided)

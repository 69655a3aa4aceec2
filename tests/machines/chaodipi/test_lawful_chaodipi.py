"""Whole matches of 炒地皮 by the rules, to A (`tests.machines.trumps.lawful`); time is up in any phase of one (CD0.1)."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule
from msgspec.structs import replace

from core.chaodipi.messages import MatchOpened
from core.chaodipi.options import Options
from core.chaodipi.settle import chosen
from core.games import Opening
from core.trumps.messages import DealSettled, DealStopped, Levels, Seat, Side, TimeCalled
from core.trumps.score import Score, score
from core.trumps.state import IN_DEAL, Burying, Decided, Drawing, Following, Leading, Overturning, Taking, Waiting, other, side_of
from tests.core.trumps_given import PLAYERS
from tests.machines.chaodipi.strategies import decided, options
from tests.machines.trumps.bots import deal_steps
from tests.machines.trumps.lawful import LawfulMatch

SCALE = "23456789TJQKA"
MUST = "2JA"  # CD2.1
PHASES = (Waiting, Drawing, Taking, Burying, Overturning, Leading, Following)


def steps(total: int, readings: Options) -> tuple[bool, int]:
    """Return whether the collectors go up, and by how many levels (CD2.2)."""
    if total < 80:
        return False, 5 if total == 0 else 4 - total // 20
    return True, min((total - 80) // 20, 4 if readings.top_row == "four_from_160" else 5)


def raised(level: str, by: int, declarers: bool, readings: Options) -> str:
    """Return a level that is raised: 2, J and A are left by winning as declarers, and J and A are not passed over (CD2.1)."""
    if not declarers and level in MUST and readings.must_play_left_by == "declarers":
        return level
    for _ in range(by):
        if level == "A":
            break
        level = SCALE[SCALE.index(level) + 1]
        if level in MUST:
            break
    return level


class LawfulChaodipi(LawfulMatch):
    def openings(self) -> st.SearchStrategy[Opening]:
        readings = options().map(decided)
        return st.builds(lambda chosen, games: MatchOpened(PLAYERS, chosen, games=games), readings, st.sampled_from((1, 1, 3)))

    @property
    def readings(self) -> Options:
        return chosen(self.play.match)

    def levels_after(self, settled: DealSettled, before: Levels) -> Levels:
        assert settled.declarer is not None
        assert settled.points is not None
        side = side_of(settled.declarer)
        collect, by = steps(settled.points, self.readings)
        after = [*before]
        if settled.back is not None:  # CD2.3
            assert before[side] == "J"
            assert settled.back in ("2", "6")
            assert settled.points >= 80 or self.readings.hook_off_suit_below_80 == "applied"
            after[side] = settled.back
            if not collect or (settled.back == "6" and self.readings.hook_promotion == "off_suit_none"):
                return after[0], after[1]
        going_up = 1 - side if collect else side
        after[going_up] = raised(before[going_up], by, not collect, self.readings)
        return after[0], after[1]

    # --- time ---------------------------------------------------------------------------------------------------------------

    def can_be_called(self) -> bool:
        return self.open_match() and not score(self.play.match).timed

    @precondition(can_be_called)
    @rule(phase=st.sampled_from(PHASES), later=st.integers(0, 12))
    def call_time(self, phase: type, later: int) -> None:
        """Time is up between deals, or in a phase of a deal, at once or some acts later in it."""
        before = score(self.play.match)
        if phase is Waiting:
            if before.deals:  # before the first deal of a game nobody is on stage
                self.table.do(TimeCalled())
                self.is_decided(before, before.levels, side_of_seat(before.declarer))
            return
        acts = deal_steps(self.table)
        for _ in acts:
            later -= isinstance(self.play, phase)
            if later < 0:
                break
        play = self.play
        if not isinstance(play, IN_DEAL):
            return
        self.table.do(TimeCalled())
        if self.readings.limit_inside_deal == "void":
            assert isinstance(self.table.last[0], DealStopped)
            self.is_decided(before, before.levels, side_of_seat(play.deal.declarer))
            return
        assert self.table.last == ()
        for _ in acts:
            pass
        self.settled_rightly(replace(before, timed=True))

    def goes_on_rightly(self, settled: DealSettled, before: Score) -> None:
        assert settled.declarer is not None
        assert settled.points is not None
        assert before.levels is not None
        side = side_of(settled.declarer)
        collect, by = steps(settled.points, self.readings)
        up: Side = other(side) if collect else side
        left = not collect or (self.readings.must_play_left_by == "collectors_too" and by > 0)
        if before.levels[up] == "A" and left:
            self.game_is_won(before, up)  # CD2.1: first past A
        elif before.timed:
            self.is_decided(before, settled.levels, up)
        else:
            self.game_is_won(before, None)

    def is_decided(self, before: Score, levels: Levels | None, on_stage: Side | None) -> None:
        """Hold the end of a game by time against CD0.1: the higher level, at equal levels what the option says."""
        assert levels is not None
        one, two = (SCALE.index(level) for level in levels)
        winner: Side | None = None if one == two else 0 if one > two else 1
        if winner is None and self.readings.ahead_at_limit == "level_then_stage":
            winner = on_stage
        self.game_is_won(before, winner)

    def game_is_won(self, before: Score, winner: Side | None) -> None:
        """Hold the games won, and whether the match is over, against CD0.1: one game, or two of three; None: it goes on."""
        won = [*before.games]
        if winner is not None:
            won[winner] += 1
        assert score(self.play.match).games == tuple(won)
        assert isinstance(self.play, Decided) == (max(won) == (2 if self.play.match.games == 3 else 1))


def side_of_seat(seat: Seat | None) -> Side | None:
    return None if seat is None else side_of(seat)


LawfulChaodipi.TestCase.settings = settings(max_examples=12, stateful_step_count=8)
test_cd0_1_cd2_1_cd2_2_a_match_by_the_rules_is_what_the_clauses_say = LawfulChaodipi.TestCase

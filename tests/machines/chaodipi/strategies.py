"""Anything that can be said at a 炒地皮 table, for Hypothesis: what every such table knows, and what only this game knows."""

import msgspec
from hypothesis import strategies as st
from msgspec.structs import replace

from core.chaodipi import messages as m
from core.chaodipi.options import OPTIONS, Options
from core.trumps.messages import Act as TableAct
from core.trumps.messages import Result as TableResult
from tests.machines.strategies import maybe, some
from tests.machines.trumps.strategies import card, number, points, seat, side
from tests.machines.trumps.strategies import play_acts as acts_of_table
from tests.machines.trumps.strategies import results as results_of_table

clause = st.sampled_from(("CD4.2", "CD4.3", "CD4.4", "CD4.6"))
odd = st.integers(-3, 3)


def options() -> st.SearchStrategy[Options]:
    """Any options, also such as contradict each other."""
    chosen = {option.key: st.sampled_from(tuple(option.values)) for option in OPTIONS}
    return st.fixed_dictionaries(chosen).map(lambda values: msgspec.convert(values, Options))


def decided(readings: Options) -> Options:
    """The same options, but none under which somebody has to be asked before the match goes on."""
    return replace(readings, later_deal_uncalled="third_bottom_card", hook_no_trump="off_suit", next_declarer="next_player")


def play_acts() -> st.SearchStrategy[TableAct | m.CardsDrawnOff]:
    """Any act of the play but the opening of the match."""
    table = acts_of_table()
    return st.one_of(table, table, table, st.builds(m.CardsDrawnOff, seat, seat, some(card, 0, 3), maybe(seat)))


def results() -> st.SearchStrategy[TableResult | m.PointsFined | m.CountsFined | m.PlayBarred | m.Ruling]:
    """Any result, also such as no act ever gave."""
    table = results_of_table()
    return st.one_of(
        table,
        table,
        st.builds(m.PointsFined, seat, points, clause, points),
        st.builds(m.CountsFined, st.tuples(odd, odd, odd, odd), some(st.tuples(seat, points), 0, 2), points),
        st.builds(m.PlayBarred, seat),
        st.builds(m.DealFined, number, seat, points, clause, number),
        st.builds(m.DeliberateFined, number, number, seat, points, number),
        st.builds(m.DealUnfined, number, number),
        st.builds(m.DeclarersPlaced, number, st.sampled_from("26J"), number),
        st.builds(m.DeclarersUnplaced, number, number),
        st.builds(m.GameGiven, number, side, number),
        st.builds(m.GameNotGiven, number, number),
    )

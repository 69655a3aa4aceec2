"""Anything that can be said at a 升级 table, for Hypothesis: what can be said at every such table, under every reading."""

import msgspec
from hypothesis import strategies as st

from core.shengji.options import OPTIONS, Options
from tests.machines.trumps.strategies import play_acts, results

__all__ = ["options", "play_acts", "results"]


def options() -> st.SearchStrategy[Options]:
    """Any options, also such as contradict each other."""
    chosen = {option.key: st.sampled_from(tuple(option.values)) for option in OPTIONS}
    return st.fixed_dictionaries(chosen).map(lambda values: msgspec.convert(values, Options))

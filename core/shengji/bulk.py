"""A run of acts about which there is nothing to say, folded at once: bulk replay of what nearly every deal consists of.

The plain definition is `core.script.judged_one_by_one`; tests hold this one against it.
"""

from collections.abc import Sequence

from core.game import Follows
from core.shengji.state import State


def quiet_run(state: State, acts: Sequence[object], start: int, stop: int, follows: Follows) -> tuple[State, int]:
    """Fold the plays of `acts[start:stop]` while each is lawful and `follows` agrees to its results.

    Return the state after them and the index of the first act that was not folded.
    """
    return state, start

"""A run of plays about which there is nothing to say, folded at once: bulk replay of what nearly every deal consists of.

The plain definition is `core.script.judged_one_by_one`; tests hold this one against it.
"""

from collections.abc import Mapping, Sequence

from core.doudizhu.state import State


def quiet_plays(
    state: State, acts: Sequence[object], start: int, stop: int, said: Mapping[int, tuple[object, ...]]
) -> tuple[State, int]:
    """Fold the plays and passes of `acts[start:stop]` while each is lawful and its stored results are those that follow.

    Return the state after them and the index of the first act that was not folded.
    """
    return state, start

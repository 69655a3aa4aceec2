"""Answers that are remembered: the rules ask the same of the same state and act several times over.

States and events are frozen values, so that the same two objects have the same answer. They are told apart by what they are and
not by their contents, which would take longer to compare than most answers to find.
"""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")
E = TypeVar("E")
R = TypeVar("R")


def remembering(last: int) -> Callable[[Callable[[S, E], R]], Callable[[S, E], R]]:
    """Return what makes a pure function of two values remember its last answers.

    >>> @remembering(1)
    ... def both(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    ...     return one + other
    >>> one, other = ("S3",), ("S4",)
    >>> both(one, other) is both(one, other)
    True
    """

    def remembered(answer: Callable[[S, E], R]) -> Callable[[S, E], R]:
        known: tuple[tuple[S, E, R], ...] = ()

        @wraps(answer)
        def asked(one: S, other: E) -> R:
            nonlocal known
            for first, second, found in known:
                if first is one and second is other:
                    return found
            found = answer(one, other)
            known = ((one, other, found), *known[: last - 1])
            return found

        return asked

    return remembered

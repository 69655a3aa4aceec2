"""What cannot be judged of an act, and why: the record does not hold what the check depends on."""

from collections.abc import Iterator

from core.clause import Unjudged
from core.guandan.messages import Act
from core.guandan.state import State


def unjudged(state: State, act: Act) -> Iterator[Unjudged]:
    """Yield every check on an act that the record does not allow."""
    return iter(())

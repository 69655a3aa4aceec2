"""CD2.3, CD0.1: what a ruling in force settles is no longer listed among what cannot be judged."""

from core.chaodipi.messages import MatchOpened
from core.desk.messages import DeclarersAt, MatchGoesTo
from core.table import Act
from core.trumps.messages import TimeCalled
from tests.core.chaodipi.deals import Acts, lifted, ruled
from tests.core.chaodipi.given import readings
from tests.core.chaodipi.last_j import at_j
from tests.core.given import By
from tests.core.trumps_given import PLAYERS, B
from tests.projections.hinted import audited
from tests.projections.logs import logged_from

OPEN: Acts = at_j("HJ", None)


def left_open(*acts: Act | By) -> list[str]:
    log = logged_from(MatchOpened(PLAYERS, readings(hook_no_trump="chief_referee")), acts)
    return [each.code for each in audited(log).open if each.code.startswith(("chaodipi.hook", "chaodipi.ahead"))]


def test_cd2_3_where_the_declarers_are_is_open_until_it_is_ruled_and_again_once_that_falls() -> None:
    assert left_open(*OPEN) == ["chaodipi.hook_ruled"]
    assert left_open(*OPEN, *ruled(DeclarersAt(1, "2"))) == []
    assert left_open(*OPEN, *ruled(DeclarersAt(1, "2")), *lifted()) == ["chaodipi.hook_ruled"]


def test_cd0_1_who_is_ahead_is_open_until_the_match_is_given() -> None:
    assert left_open(TimeCalled()) == ["chaodipi.ahead_open"]
    assert left_open(TimeCalled(), *ruled(MatchGoesTo(B))) == []

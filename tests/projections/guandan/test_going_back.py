"""GC2.8: an audit of a match in which play went back to when a number of cards was due."""

from core.guandan.messages import CardsPlayed, CountAnnounced
from core.guandan.presets import COMPETITION
from core.rewound import Rewound
from core.script import script
from core.table import Act
from projections.audit import audit
from tests.core.given import By
from tests.core.guandan.given import ELEVEN, A, B
from tests.projections.guandan.logs import logged

TEN: tuple[Act, ...] = (*(act for act in ELEVEN if not isinstance(act, By)), CardsPlayed(A, ("S5",)))


def test_gc2_8_the_wrong_number_stays_found_and_what_came_after_it_is_out_of_the_play() -> None:
    """B plays a 2 that did not beat; play goes back, and its hand is whole again."""
    due = len(logged(TEN, COMPETITION))
    log = logged((*TEN, CountAnnounced(A, 9), CardsPlayed(B, ("C2",)), Rewound(due, "GC2.8"), CountAnnounced(A, 10)), COMPETITION)

    done = audit(script((entry.event, entry.actor) for entry in log))

    assert [(f.rule, f.at.ply) for f in done.findings] == [("guandan.count_wrong", 0), ("guandan.does_not_beat", 10)]
    assert "after play 9 of deal 1" in done.findings[0].effect.en
    assert done.play.deal.hands[B].left == 27

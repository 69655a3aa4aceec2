"""The audit below a replay."""

from msgspec.structs import replace

from core.gomoku.messages import TossHeld
from core.rewound import Rewound
from dashboard.audit_panel import sections
from projections.report import OPEN, RESULTS
from tests.core.given import STARTED, stones
from tests.core.gomoku.irregular import black
from tests.dashboard.conftest import Log
from tests.projections.matches import audited


def test_a_finding_on_an_act_gone_back_from_says_so(log: Log) -> None:
    back = audited(TossHeld(None), *STARTED[1:], *stones("h8"), black("h8"), black("p16"), Rewound(5, "t"), black("p17"))
    seen = replace(log.seen("dispute"), audit=back, partings=())

    (heading, findings), *others = sections(seen)

    assert heading.zh == "发现（4，其中已退回1）"
    assert [line.zh.partition(" [")[0] for line, _ in findings] == [
        "第1局第2手",
        "第1局第2手",
        "第1局第3手（已退回）",
        "第1局第3手",
    ]
    assert [h for h, _ in others if h == OPEN] == [OPEN]
    assert RESULTS in [h for h, _ in others]

"""An event as it stands in the log, for those who show matches."""

from typing import Literal

import msgspec

from core.people import Actor
from core.rewound import Rewound
from core.table import Event
from core.text import Text

Viewer = Literal["referee", "public", 0, 1, 2, 3]
"""Who looks: the referee sees everything; the public what lies open; a seat its own hand as well."""


class Logged(msgspec.Struct, frozen=True):
    """An event with who gave it and when (milliseconds since 1970, UTC), as somebody has seen it."""

    event: Event
    actor: Actor
    at: int
    to: Viewer = "referee"  # for whom it is written down; of a deal that is over, or hides nothing: for all


def back(event: Rewound, texts: dict[str, str]) -> Text:
    """Return what is said of going back."""
    why = texts.get(event.why)
    said_why = Text("（文字已删除）", "(text erased)") if why is None else Text(f"“{why}”", f"“{why}”")
    return Text("退回到第{n}条：{why}", "Play goes back to record {n}: {why}").fill(n=event.to_version, why=said_why)

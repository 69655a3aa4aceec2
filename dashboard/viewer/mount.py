"""The viewer put into a page: its script and style are read once, its frames are sent with every run and kept by the browser."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import streamlit as st

from dashboard.feed import Feed

HERE = Path(__file__).parent
# One script in the end; each file is one subject, in the order in which they build on each other.
SCRIPTS = ("dom.js", "board.js", "timeline.js", "panel.js", "controls.js", "keys.js", "viewer.js")
STYLE = "viewer.css"


def _text(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


_VIEWER = st.components.v2.component(
    "fupan_viewer",
    html='<div class="page"><div class="fupan"></div></div>',
    css=_text(STYLE),
    js="\n".join(map(_text, SCRIPTS)),
)


def viewer(feed: Feed, *, at: int, jump: int, key: str, moved: Callable[[], None]) -> None:
    """Show a match at the event `at`.

    The viewer steps by itself and tells afterwards where it is: `moved` is called then, and `told(key)` says the version. A new
    value of `jump` sends it to `at`; otherwise it stays where its reader has brought it.
    """
    _VIEWER(data={"feed": msgspec.to_builtins(feed), "at": at, "jump": jump}, key=key, on_at_change=moved)


def told(key: str) -> int | None:
    """Return the version at which a viewer has said it is; None while it has said nothing, or nothing of use."""
    state = st.session_state.get(key)
    version = None if state is None else state.get("at")
    return version if isinstance(version, int) and not isinstance(version, bool) else None

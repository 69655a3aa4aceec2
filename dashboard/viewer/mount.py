"""The viewer put into a page: its script and style are read once; what the browser has been sent of a match it keeps."""

from collections.abc import Callable
from pathlib import Path

import streamlit as st

HERE = Path(__file__).parents[1]
# One script in the end; each file is one subject, in the order in which they build on each other.
SCRIPTS = (
    "viewer/dom.js",
    "viewer/rows.js",
    "gomoku/board.js",
    "cards/cards.js",
    "cards/table.js",
    "viewer/timeline.js",
    "viewer/panel.js",
    "viewer/controls.js",
    "viewer/keys.js",
    "viewer/viewer.js",
)
STYLES = ("viewer/viewer.css", "gomoku/board.css", "cards/table.css")


def text(name: str) -> str:
    """Return the text of a file of the viewer."""
    return (HERE / name).read_text(encoding="utf-8")


# The script comes once to a page, on an element of its own: what stands on the viewer is sent again whenever its data change.
_SCRIPT = st.components.v2.component(
    "fupan_script",
    html="<span></span>",
    js="\n".join(map(text, SCRIPTS)),
)
_VIEWER = st.components.v2.component(
    "fupan_viewer",
    html='<div class="page"><div class="fupan"></div></div>',
    css="\n".join(map(text, STYLES)),
    js=text("viewer/mounted.js"),
)


def script(*, key: str) -> None:
    """Bring the script of the viewer to the page; once, outside of what runs again while a match is looked at."""
    _SCRIPT(key=key)


def viewer(data: bytes, *, key: str, moved: Callable[[], None]) -> None:
    """Show a match at an event: `data` is what `dashboard.pieces.sent` gives. The page needs `script` too.

    The viewer steps by itself and tells afterwards where it is: `moved` is called then, and `told(key)` says the version. A new
    value of `jump` sends it to `at`; otherwise it stays where its reader has brought it.
    """
    _VIEWER(data=data, key=key, on_at_change=moved)


def told(key: str) -> int | None:
    """Return the version at which a viewer has said it is; None while it has said nothing, or nothing of use."""
    state = st.session_state.get(key)
    version = None if state is None else state.get("at")
    return version if isinstance(version, int) and not isinstance(version, bool) else None

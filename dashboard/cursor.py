"""Where a match is being looked at: one version, shared by the address, the viewer and the plain controls."""

import msgspec
import streamlit as st

from dashboard.position import nearest
from projections.timeline import Step

PARAMETER = "at"


class Cursor(msgspec.Struct):
    """The place in one match, kept for one visitor. A higher `jump` sends the viewer to `at`."""

    linked: bool  # the address follows
    at: int
    asked: str | None  # what the address said when it was last read or written
    jump: int = 0

    def to(self, version: int, *, by_viewer: bool) -> None:
        """Go to a version; the viewer, when it has gone there by itself, is not sent after it and has written the address."""
        self.at = version
        if by_viewer:
            return
        self.jump += 1
        if self.linked:
            self.asked = str(version)
            st.query_params[PARAMETER] = self.asked


def cursor(name: str, steps: tuple[Step, ...], *, linked: bool) -> Cursor:
    """Return the place in the match `name`; an address that asks for another place than before moves it.

    To be asked when the whole page is built. With a step comes the address as the server last wrote it: the browser keeps a copy
    of its own, which knows nothing of what the viewer has written there since.
    """
    asked = st.query_params.get(PARAMETER) if linked else None
    key = f"cursor:{name}"
    if key not in st.session_state:
        st.session_state[key] = Cursor(linked, nearest(steps, asked), asked)
    found: Cursor = st.session_state[key]
    if asked is not None and asked != found.asked:
        found.at, found.asked = nearest(steps, asked), asked
        found.jump += 1
    return found

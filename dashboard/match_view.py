"""One match on a page: the viewer, the plain controls beside it, and the audit below."""

import streamlit as st

from core.text import Lang
from dashboard import words
from dashboard.audit_panel import audit_panel
from dashboard.cursor import Cursor, cursor
from dashboard.faces import face
from dashboard.feed import about
from dashboard.match import Seen
from dashboard.pieces import sent
from dashboard.position import shown, step
from dashboard.safe import html
from dashboard.seen import in_pieces
from dashboard.viewer.mount import script, told, viewer
from events.store import Head
from projections.report import finding_line


def match_view(seen: Seen, lang: Lang, *, match: str = "", view: str = "", head: Head | None = None) -> None:
    """Show a match; `match` and `view` are its name and its viewer in the address, empty where the address has none."""
    _steps(seen, lang, match, cursor(match or seen.mark, seen.steps, linked=bool(match)))
    audit_panel(seen, lang, address={"match": match, "view": view}, head=head)
    script(key=f"script:{match or seen.mark}")


@st.fragment
def _steps(seen: Seen, lang: Lang, match: str, place: Cursor) -> None:
    name = match or seen.mark
    key = f"viewer:{name}"

    def moved() -> None:
        version = told(key)
        if version is not None and 1 <= version <= len(seen.steps):
            place.to(version, by_viewer=True)

    data = sent(in_pieces(seen, lang, match), about(seen, place.at, lang), at=place.at, jump=place.jump)
    viewer(data, key=key, moved=moved)
    with st.expander(words.PLAIN_CONTROLS.to(lang), key=f"plain:{name}"):
        _plain(seen, lang, place, name)


def _plain(seen: Seen, lang: Lang, place: Cursor, name: str) -> None:
    """Show the same steps with nothing but the page's own controls."""
    versions = shown(seen.steps)
    last = len(seen.steps)
    # Nothing here keeps a value that the page sets: a message that is on its way while it is set carries the old one, which would
    # be taken for the reader's own wish to go back. What is written into a form is sent only with its button.
    key = f"place:{name}:{place.at}"

    def standing(version: int) -> int:
        return version if version in versions else step(seen.steps, version, -1)

    def goes() -> None:
        place.to(standing(st.session_state[key]), by_viewer=False)

    def go(by: int) -> None:
        place.to(step(seen.steps, place.at, by), by_viewer=False)

    st.caption(words.PLAIN_HINT.to(lang))
    with st.form(f"form:{name}", border=False), st.container(horizontal=True, vertical_alignment="bottom"):
        label = words.PLACE.fill(last=last).to(lang)
        st.number_input(label, 1, last, standing(place.at), key=key, width=200)
        st.form_submit_button(words.SHOW.to(lang), key=f"show:{name}", on_click=goes)
    with st.container(horizontal=True):
        at_start, at_end = place.at == versions[0], place.at == versions[-1]
        st.button(words.BACK.to(lang), key=f"back:{name}", on_click=go, args=(-1,), disabled=at_start)
        st.button(words.FORWARD.to(lang), key=f"forward:{name}", on_click=go, args=(1,), disabled=at_end)
    _position(seen, lang, place.at)


def _position(seen: Seen, lang: Lang, version: int) -> None:
    found = [finding_line(f) for f in seen.audit.findings if f.at.version == version]
    lines = [seen.steps[version - 1].text, face(seen).state(seen, version), *found]
    st.html("".join(f"<p>{html(line.to(lang))}</p>" for line in lines))
    face(seen).plain(seen, version, lang)

"""One match of the log, at the place that the address names."""

from pathlib import Path

import streamlit as st
from streamlit.navigation.page import Page

from core.text import Lang
from dashboard import words
from dashboard.match_view import match_view
from dashboard.safe import html
from dashboard.seen import from_log, hidden, seen
from dashboard.told import told, wrong
from dashboard.view import REFEREE, chosen
from projections.views import viewers_of

MATCH = "match"
LAST = "last_match"


def replay_page(db: Path, server: str, lang: Lang, matches: Page) -> None:
    """Show the match that the address names, else the one looked at last; `server` is the viewer that the server is bound to."""
    match = st.query_params.get(MATCH) or st.session_state.get(LAST)
    if not match:
        st.info(words.CHOOSE.to(lang))
        st.page_link(matches, label=words.TO_MATCHES.to(lang), query_params={"lang": lang})
        return
    with told(lang):
        found = from_log(db, match)
    if found is None:
        st.session_state.pop(LAST, None)
        wrong(words.NO_SUCH_MATCH, lang)
        st.page_link(matches, label=words.TO_MATCHES.to(lang), query_params={"lang": lang})
        return
    st.session_state[LAST] = match
    if st.query_params.get(MATCH) != match:
        st.query_params[MATCH] = match
    loaded, head = found
    row = loaded.row
    card = " · ".join(part for part in (row.meet, row.round, row.table) if part)
    st.html(f'<h1 class="fupan-title">{html(card or words.REPLAY.to(lang))}</h1>')
    if not hidden(loaded):
        match_view(seen(loaded, REFEREE), lang, match=match, head=head)
        return
    view = chosen(server, viewers_of(loaded), lang)
    # The head of the ledger is a hash of everything, the hidden cards too: only the referee has it while they are hidden.
    match_view(seen(loaded, view), lang, match=match, view=view, head=head if view == REFEREE else None)

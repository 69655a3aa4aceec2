"""Who looks at a match: the viewer that the server is bound to, and the referee's choice while a deal is running."""

import streamlit as st

from core.text import Lang
from dashboard import words
from projections.views import VIEWERS

REFEREE, PUBLIC = "referee", "public"
PARAMETER = "view"
CHOICE = "view_choice"


def bound(asked: str | None) -> str:
    """Return the viewer that a server is bound to; a word that names none is bound to what lies open.

    >>> bound("B"), bound(None), bound("everything")
    ('B', 'referee', 'public')
    """
    if asked is None:
        return REFEREE
    return asked if asked in VIEWERS else PUBLIC


def view(server: str, asked: str | None, offered: tuple[str, ...] = VIEWERS) -> str:
    """Return who looks at a match that hides something; `offered` are those who may.

    Only a referee's server goes by what the address asks for; where it asks for nothing, a running deal shows what lies open.

    >>> view("referee", "A"), view("referee", None), view("B", "referee")
    ('A', 'public', 'B')
    """
    if server != REFEREE:
        return server
    return asked if asked in offered else PUBLIC


def chosen(server: str, offered: tuple[str, ...], lang: Lang) -> str:
    """Return who looks at a match that hides something; a referee is offered the choice, which stays in the address."""
    now = view(server, st.query_params.get(PARAMETER), offered)
    if server == REFEREE:
        _offer(now, offered, lang)
    st.caption((words.VIEW_ALL if now == REFEREE else words.VIEW_HINT).to(lang))
    return now


def _offer(now: str, offered: tuple[str, ...], lang: Lang) -> None:
    def choose() -> None:
        st.query_params[PARAMETER] = st.session_state[CHOICE]

    st.session_state[CHOICE] = now
    st.selectbox(
        words.VIEW.to(lang),
        offered,
        format_func=lambda name: words.VIEWS[name].to(lang),
        key=CHOICE,
        on_change=choose,
        width=320,
    )

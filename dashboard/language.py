"""Which language the pages speak: what the address says, else what was chosen before, else what the browser asks for."""

import streamlit as st

from core.text import LANGS, Lang
from dashboard import words

CHOSEN = "language"
NAMES: dict[Lang, str] = {"zh": "中文", "en": "English"}
PARAMETER = "lang"


def language() -> Lang:
    """Return the language of this page; once chosen it stays in the address."""
    lang = known(st.query_params.get(PARAMETER)) or known(st.session_state.get(CHOSEN))
    if lang is None:
        return preferred(st.context.locale)
    if st.query_params.get(PARAMETER) != lang:
        st.query_params[PARAMETER] = lang
    st.session_state[CHOSEN] = lang
    return lang


def known(asked: object) -> Lang | None:
    """Return a language that was asked for by its code, or None when it is none of ours."""
    return next((lang for lang in LANGS if lang == asked), None)


def preferred(locale: str | None) -> Lang:
    """Return the language for a browser's locale; Chinese where it does not say.

    >>> preferred("zh-CN"), preferred("de-DE"), preferred(None)
    ('zh', 'en', 'zh')
    """
    return "zh" if not locale or locale.lower().startswith("zh") else "en"


def selector(lang: Lang) -> None:
    """Show the choice of language."""

    def choose() -> None:
        chosen = known(st.session_state["language_choice"])
        if chosen is not None:
            st.session_state[CHOSEN] = chosen
            st.query_params[PARAMETER] = chosen

    st.session_state["language_choice"] = lang
    st.segmented_control(
        words.LANGUAGE.to(lang),
        LANGS,
        required=True,
        format_func=NAMES.__getitem__,
        key="language_choice",
        on_change=choose,
        label_visibility="collapsed",
    )

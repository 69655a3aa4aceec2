"""A table of cards after one event, with nothing but the page's own elements."""

from collections.abc import Sequence

import streamlit as st

from core.text import Lang
from dashboard.drawn import Section
from dashboard.safe import html


def show(rows: Sequence[str], plays: Sequence[Section], lang: Lang) -> None:
    """Show a table as rows of text, with what could be played."""
    st.code("\n".join(rows), language=None, wrap_lines=True)
    for heading, lines in plays:
        items = "".join(f"<li>{html(line.to(lang))}</li>" for line in lines)
        st.html(f'<div class="fupan-audit"><h3>{html(heading.to(lang))}</h3><ul>{items}</ul></div>')

"""Troubles of the machine and of the log, said in one sentence instead of a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager

import streamlit as st

from core.text import Lang, Text
from dashboard.safe import plain
from events.line import Unreadable
from events.sqlite import Trouble
from events.store import Damaged


@contextmanager
def told(lang: Lang) -> Iterator[None]:
    """Say what stands in the way of a page, and end its run."""
    try:
        yield
    except (Trouble, Damaged, Unreadable) as error:
        wrong(error.text, lang)
        st.stop()


def wrong(text: Text, lang: Lang) -> None:
    """Say what is wrong."""
    st.error(plain(text.to(lang)))

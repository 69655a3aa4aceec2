"""The script that Streamlit runs: which log, which language, which page.

    python -m streamlit run dashboard/app.py -- --db club.sqlite --view public

The log may also be named by FUPAN_DB, the viewer by FUPAN_VIEW. `dashboard.serve` has the whole command line.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path

import streamlit as st

from dashboard import words
from dashboard.clauses_page import clauses_page
from dashboard.file_page import file_page
from dashboard.language import language, selector
from dashboard.matches_page import matches_page
from dashboard.replay_page import replay_page
from dashboard.style import style
from dashboard.view import bound

DEFAULT_LOG = "fupan.sqlite"
ICON = Path(__file__).with_name("icon.svg")  # a named symbol would be fetched from another server


def main(home: str = "matches") -> None:
    """Show the page that the address names; `home` is the one at the address alone."""
    db = database(sys.argv[1:], os.environ)
    server = bound(named(sys.argv[1:], "--view") or os.environ.get("FUPAN_VIEW"))
    lang = language()
    st.set_page_config(page_title=words.TITLE.to(lang), page_icon=str(ICON), layout="wide")
    st.html(style(lang))

    def matches() -> None:
        matches_page(db, lang, pages["replay"])

    def replay() -> None:
        replay_page(db, server, lang, pages["matches"])

    def check() -> None:
        file_page(lang)

    def clauses() -> None:
        clauses_page(lang)

    # The home page answers at the address alone; at its own path it would not be found.
    pages = {
        name: st.Page(show, title=title.to(lang), help=about.to(lang), url_path=name, default=name == home)
        for name, show, title, about in (
            ("matches", matches, words.MATCHES, words.MATCHES_ARE),
            ("replay", replay, words.REPLAY, words.REPLAY_IS),
            ("check", check, words.CHECK, words.CHECK_IS),
            ("clauses", clauses, words.CLAUSES, words.CLAUSES_ARE),
        )
    }
    page = st.navigation(list(pages.values()), position="top")
    with st.container(key="language", horizontal_alignment="right"):
        selector(lang)
    page.run()


def database(arguments: Sequence[str], environment: Mapping[str, str]) -> Path:
    """Return the log to show: named by --db, else by FUPAN_DB, else the one in this folder.

    >>> database(["--db", "club.sqlite"], {"FUPAN_DB": "other.sqlite"}).name
    'club.sqlite'
    """
    return Path(named(arguments, "--db") or environment.get("FUPAN_DB", DEFAULT_LOG))


def named(arguments: Sequence[str], option: str) -> str | None:
    """Return the value of an option of the command line.

    >>> named(["--db", "club.sqlite", "--view=A"], "--view")
    'A'
    """
    for given, value in pairwise(arguments):
        if given == option:
            return value
    return next((given.removeprefix(f"{option}=") for given in arguments if given.startswith(f"{option}=")), None)


if __name__ == "__main__":
    main()

"""The list of matches, with search."""

from datetime import UTC, datetime, tzinfo
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import streamlit as st
from streamlit.navigation.page import Page

from core.text import Lang, Text, joined, same
from dashboard import words
from dashboard.safe import html, plain
from dashboard.seen import listed
from dashboard.told import told
from projections.library import ERASED, MatchRow

PER_PAGE = 20


def matches_page(db: Path, lang: Lang, replay: Page) -> None:
    """Show the matches of the log, the latest first."""
    st.title(words.MATCHES.to(lang), anchor=False)
    search = st.text_input(
        words.SEARCH.to(lang), placeholder=words.SEARCH_HINT.to(lang), key="q", bind="query-params", icon=":material/search:"
    )
    with told(lang):
        found, everything = listed(db, search)
    if not everything:
        st.info(plain(words.NO_MATCHES.to(lang)))
        return
    if not found:
        st.info(plain(words.NONE_FOUND.to(lang)))
        return
    counted = words.FOUND.fill(all=everything, n=len(found)) if search.split() else words.COUNTED.fill(n=len(found))
    st.caption(counted.to(lang))
    pages = -(-len(found) // PER_PAGE)
    page = st.pagination(pages, key=f"page:{search}") if pages > 1 else 1
    for row in found[(page - 1) * PER_PAGE : page * PER_PAGE]:
        _card(row, lang, replay)


def _card(row: MatchRow, lang: Lang, replay: Page) -> None:
    with st.container(border=True, gap="small"):
        st.page_link(
            replay,
            label=plain(players(row).to(lang)),
            icon=":material/replay:",
            query_params={"match": row.stream, "lang": lang},
        )
        origin = words.LIVE if row.format == "live" else words.READ_FROM.fill(format=words.format_of(row.format))
        card = (row.game_name.to(lang), row.meet, row.round, row.table, when(row.opened_at, st.context.timezone))
        score = words.SCORE.fill(score=row.score)
        about = (row.phase_name.to(lang), score.to(lang), words.MOVES.fill(n=row.moves).to(lang), origin.to(lang))
        lines = (" · ".join(part for part in card if part), row.result.sentence().to(lang), " · ".join(about))
        st.html("".join(f"<p>{html(line)}</p>" for line in lines))


def players(row: MatchRow) -> Text:
    """Return who plays, as the title of a match: two against each other, or several at a table."""
    names = [ERASED if name == ERASED.zh else same(name) for name in row.players]
    return words.VERSUS.fill(one=names[0], two=names[1]) if len(names) == 2 else joined(names)


def when(at: int, zone: str | None) -> str:
    """Return a time of the log (milliseconds since 1970, UTC) as a reader's clock shows it; UTC where that is not known.

    >>> when(0, "Asia/Shanghai"), when(0, None)
    ('1970-01-01 08:00', '1970-01-01 00:00 UTC')
    """
    here = _zone(zone)
    moment = datetime.fromtimestamp(at / 1000, tz=UTC if here is None else here)
    return f"{moment:%Y-%m-%d %H:%M}{' UTC' if here is None else ''}"


def _zone(name: str | None) -> tzinfo | None:
    try:
        return None if name is None else ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return None

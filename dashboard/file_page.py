"""A record file looked at: read, audited and replayed in memory. Nothing is stored."""

import streamlit as st

from core.text import Lang, Text
from dashboard import words
from dashboard.match_view import match_view
from dashboard.safe import html
from dashboard.seen import from_file, seen
from dashboard.told import wrong
from dashboard.view import REFEREE
from events.records.record import Trouble
from projections.files import FileAudit


def file_page(lang: Lang) -> None:
    """Show a file that is dropped, or text that is pasted."""
    st.title(words.CHECK.to(lang), anchor=False)
    dropped = st.file_uploader(words.DROP.to(lang), help=words.DROP_HINT.to(lang), key="dropped")
    pasted = st.text_area(words.PASTE.to(lang), placeholder=words.PASTE_HINT.to(lang), key="pasted")
    st.button(words.LOOK.to(lang), key="look")
    if dropped is not None:
        _look(dropped.getvalue(), dropped.name, lang)
    elif pasted.strip():
        _look(pasted.encode("utf-8"), words.PASTED.to(lang), lang)
    else:
        st.caption(words.DROP_HINT.to(lang))


def _look(data: bytes, name: str, lang: Lang) -> None:
    found = from_file(data, name)
    if not found:
        wrong(words.NOTHING_READ.fill(name=name), lang)
        return
    chosen = found[0]
    if len(found) > 1:
        number = st.selectbox(
            words.WHICH.fill(n=len(found)).to(lang),
            range(len(found)),
            format_func=lambda n: found[n].title.to(lang),
            key="which",
        )
        chosen = found[number]
    st.html(f'<h2 class="fupan-title">{html(chosen.title.to(lang))}</h2>')
    _reading(chosen, lang)
    match_view(seen(chosen.loaded, REFEREE), lang)  # whoever brings a file has seen it


def _reading(found: FileAudit, lang: Lang) -> None:
    for heading, lines in (
        (words.TROUBLES.fill(n=len(found.troubles)), tuple(trouble_line(t) for t in found.troubles)),
        (words.NOTES, found.notes),
    ):
        if lines:
            items = "".join(f"<li>{html(line.to(lang))}</li>" for line in lines)
            st.html(f'<div class="fupan-audit"><h3>{html(heading.to(lang))}</h3><ul>{items}</ul></div>')


def trouble_line(trouble: Trouble) -> Text:
    """Return what could not be read, with its place."""
    return Text("{place}{text}", "{place}{text}").fill(
        place=words.LINE_COLUMN.fill(line=trouble.line, column=trouble.column), text=trouble.text
    )

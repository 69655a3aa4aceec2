"""The clauses, with search: what the program does about each, how it is broken, where it can be read in several ways."""

import re

import streamlit as st

from core.clause import Clause, Option
from core.desk import rulebook as desk_law
from core.games import GAMES
from core.rulebook import clauses_with, options_of_clause, rules_of_clause
from core.text import Lang, Text
from dashboard import words
from dashboard.safe import html, plain
from events.records.transcript.games import tags_of

EVERY, DESK = "all", "desk"
# Which clauses may be chosen: of all, of each game, of the referee's work.
LAWS: dict[str, Text] = {EVERY: words.EVERY_LAW, **{game.key: game.name for game in GAMES.values()}, DESK: words.DESK_LAW}
_GAP = re.compile(r"\{\w+\}")


def clauses_page(lang: Lang) -> None:
    """Show the clauses that contain every word searched for, in either language."""
    st.title(words.CLAUSES.to(lang), anchor=False)
    law = st.segmented_control(
        words.LAW.to(lang), LAWS, default=EVERY, required=True, format_func=lambda key: LAWS[key].to(lang), key="law"
    )
    search = st.text_input(
        words.SEARCH.to(lang),
        placeholder=words.CLAUSE_SEARCH_HINT.to(lang),
        key="clause",
        bind="query-params",
        icon=":material/search:",
    )
    found = matching(search, law)
    if not found:
        st.info(plain(words.NO_CLAUSE.to(lang)))
        return
    st.caption(words.CLAUSES_COUNTED.fill(n=len(found)).to(lang))
    for clause in found:
        with st.container(border=True):
            st.html(f'<article class="fupan-clause" lang="{lang}">{_clause(clause, lang)}</article>')


def matching(search: str, law: str = EVERY) -> tuple[Clause, ...]:
    """Return the clauses of a game, of the desk or of all that contain every word of `search`."""
    chosen = GAMES[law].law.clauses if law in GAMES else desk_law.CLAUSES
    found = clauses_with(search.split(), law if law in GAMES else None)
    return tuple(clause for clause in found if law == EVERY or clause in chosen)


def _clause(clause: Clause, lang: Lang) -> str:
    standing = words.STANDING[clause.standing]
    parts = [
        f'<h2>{html(clause.id)} <small class="fupan-tag">{html(standing.to(lang))}</small></h2>',
        f"<p>{html(clause.text.to(lang))}</p>",
        f"<p><b>{html(words.APPLIED.to(lang))}</b> {html(clause.about.to(lang))}</p>",
    ]
    if rules := rules_of_clause(clause.id):
        items = "".join(f"<li><code>{html(r.code)}</code> {html(_gaps(r.text).to(lang))}</li>" for r in rules)
        parts.append(_folded(words.BROKEN_BY, len(rules), items, lang))
    if options := options_of_clause(clause.id):
        items = "".join(f"<li>{_option(option, lang)}</li>" for option in options)
        parts.append(_folded(words.OPEN_READINGS, len(options), items, lang))
    return "".join(parts)


def _folded(heading: Text, count: int, items: str, lang: Lang) -> str:
    return f"<details><summary>{html(heading.to(lang))} ({count})</summary><ul>{items}</ul></details>"


def _gaps(text: Text) -> Text:
    """Return a rule's sentence with its gaps shown as gaps."""
    dots = "…"
    return Text(_GAP.sub(dots, text.zh), _GAP.sub(dots, text.en)).sentence()


def _option(option: Option, lang: Lang) -> str:
    name, called = tags_of(option).short[option.key]  # what may be written for it, beside the keys
    values = []
    for value, meaning in option.values.items():
        default = f" ({words.DEFAULT.to(lang)})" if value == option.default else ""
        values.append(f"{_code(called[value], value, lang)} {html(meaning.to(lang))}{html(default)}")
    return f"{_code(name, option.key, lang)} {html(option.question.to(lang))}: {'; '.join(values)}"


def _code(word: str, key: str, lang: Lang) -> str:
    return "".join(f"<code>{html(each)}</code>" for each in ((word, key) if lang == "zh" else (key,)))

"""The clauses, with search: what the program does about each, how it is broken, where it can be read in several ways."""

import re

import streamlit as st

from core.clause import Clause, Option, Rule
from core.desk import rulebook as desk_law
from core.gomoku import rulebook as gomoku_law
from core.gomoku.options import OPTIONS
from core.text import Lang, Text
from dashboard import words
from dashboard.safe import html, plain

CLAUSES: tuple[Clause, ...] = (*gomoku_law.CLAUSES, *desk_law.CLAUSES)
RULES: tuple[Rule, ...] = (*gomoku_law.RULES, *desk_law.RULES)
_GAP = re.compile(r"\{\w+\}")


def clauses_page(lang: Lang) -> None:
    """Show the clauses that contain every word searched for, in either language."""
    st.title(words.CLAUSES.to(lang), anchor=False)
    search = st.text_input(
        words.SEARCH.to(lang),
        placeholder=words.CLAUSE_SEARCH_HINT.to(lang),
        key="clause",
        bind="query-params",
        icon=":material/search:",
    )
    found = matching(search)
    if not found:
        st.info(plain(words.NO_CLAUSE.to(lang)))
        return
    st.caption(words.CLAUSES_COUNTED.fill(n=len(found)).to(lang))
    for clause in found:
        with st.container(border=True):
            st.html(f'<article class="fupan-clause" lang="{lang}">{_clause(clause, lang)}</article>')


def matching(search: str) -> tuple[Clause, ...]:
    """Return the clauses whose id, text, rules or open readings contain every word of `search`."""
    wanted = search.casefold().split()
    return tuple(clause for clause in CLAUSES if all(word in _words(clause) for word in wanted))


def _words(clause: Clause) -> str:
    texts = [clause.text, clause.about]
    codes = [clause.id]
    for rule in _rules(clause):
        texts += [rule.text, rule.effect]
        codes.append(rule.code)
    for option in _options(clause):
        texts += [option.question, *option.values.values()]
        codes += [option.key, *option.values]
    return " ".join((*codes, *(t.zh for t in texts), *(t.en for t in texts))).casefold()


def _rules(clause: Clause) -> tuple[Rule, ...]:
    return tuple(rule for rule in RULES if rule.clause == clause.id)


def _options(clause: Clause) -> tuple[Option, ...]:
    return tuple(option for option in OPTIONS if option.clause == clause.id)


def _clause(clause: Clause, lang: Lang) -> str:
    standing = words.STANDING[clause.standing]
    parts = [
        f'<h2>{html(clause.id)} <small class="fupan-tag">{html(standing.to(lang))}</small></h2>',
        f"<p>{html(clause.text.to(lang))}</p>",
        f"<p><b>{html(words.APPLIED.to(lang))}</b> {html(clause.about.to(lang))}</p>",
    ]
    if rules := _rules(clause):
        items = "".join(f"<li><code>{html(r.code)}</code> {html(_gaps(r.text).to(lang))}</li>" for r in rules)
        parts.append(_folded(words.BROKEN_BY, len(rules), items, lang))
    if options := _options(clause):
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
    values = []
    for value, meaning in option.values.items():
        default = f" ({words.DEFAULT.to(lang)})" if value == option.default else ""
        values.append(f"<code>{html(value)}</code> {html(meaning.to(lang))}{html(default)}")
    return f"<code>{html(option.key)}</code> {html(option.question.to(lang))}: {'; '.join(values)}"

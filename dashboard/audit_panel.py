"""The audit of a match below its replay: findings, results, rulings, what is open, what was assumed, other readings."""

from collections.abc import Iterable
from urllib.parse import urlencode

import streamlit as st

from core.text import Lang, Text
from dashboard import words
from dashboard.match import Seen
from dashboard.safe import html
from events.store import Head
from projections import report

Item = tuple[Text, int]  # a line and the version of the act it speaks of; 0: of no single act

AT_ONCE = 150  # lines of the audit in one message


def audit_panel(seen: Seen, lang: Lang, *, address: dict[str, str], head: Head | None) -> None:
    """Show the audit; a line that speaks of one act leads there. `address` names the match, empty values are left out."""
    st.header(words.AUDIT.to(lang), anchor=False)
    found = _parts(seen, lang, address)
    if head is not None:
        said = words.HEAD.fill(n=head.number, hash=head.hash)
        found[-1] += f'<p class="head">{html(said.to(lang))}<br>{html(words.HEAD_HINT.to(lang))}</p>'
    for part in found:
        st.html(f'<div class="fupan-audit" lang="{lang}">{part}</div>')


def _parts(seen: Seen, lang: Lang, address: dict[str, str]) -> list[str]:
    """Return the sections as HTML, in parts of so many lines that none is a long message."""
    found, lines = [""], 0
    for heading, items in sections(seen):
        for first in range(0, len(items), AT_ONCE):
            some = items[first : first + AT_ONCE]
            if lines and lines + len(some) > AT_ONCE:
                found, lines = [*found, ""], 0
            title = "" if first else f"<h3>{html(heading.to(lang))}</h3>"
            found[-1] += f"{title}<ul>{_items(some, lang, address)}</ul>"
            lines += len(some)
    return found


def sections(seen: Seen) -> tuple[tuple[Text, tuple[Item, ...]], ...]:
    """Return the sections of the audit with the act that each line speaks of."""
    audit = seen.audit
    findings = tuple((report.finding_line(f), f.at.version) for f in audit.findings)
    return (
        (report.findings_heading(audit), findings or ((report.NO_FINDINGS, 0),)),
        (report.RESULTS, _anywhere(report.result_lines(audit))),
        (report.RULINGS, _anywhere(report.ruling_lines(audit))),
        (report.OPEN, tuple((report.open_line(o), o.at.version) for o in audit.open)),
        (report.PARTINGS, tuple((report.parting_line(g, audit), g[0].at.version) for g in report.alike(seen.partings))),
        (report.ASSUMED, _anywhere(report.assumed_lines(audit))),
    )


def _anywhere(lines: Iterable[Text]) -> tuple[Item, ...]:
    return tuple((line, 0) for line in lines)


def _items(items: tuple[Item, ...], lang: Lang, address: dict[str, str]) -> str:
    return "".join(f"<li>{html(line.to(lang))}{_link(version, lang, address)}</li>" for line, version in items)


def _link(version: int, lang: Lang, address: dict[str, str]) -> str:
    """Return a link to a place in the match; the viewer follows it without loading the page again."""
    if not version:
        return ""
    query = {"match": address["match"], "at": version, "lang": lang, "view": address["view"]}
    link = f"?{urlencode({key: value for key, value in query.items() if value})}" if address["match"] else "#"
    return f' <a href="{html(link)}" data-at="{version}">{html(words.SHOW.to(lang))}</a>'

"""What the audit of an archive comes to: how many of what, by clause and effect, and which matches are worst."""

from collections.abc import Iterable

import msgspec

from core.clause import Waits
from core.text import Text, joined
from projections.archive import Verdict
from projections.findings import slipped, slipped_words
from projections.report import WAITS

WORST = 20  # matches named in a summary


class Kind(msgspec.Struct, frozen=True):
    """Findings of one rule under one clause with one effect, over all matches."""

    clause: str
    rule: str
    waits: Waits
    effect: Text
    findings: int
    slipped: int  # of them on acts that play has gone back from
    matches: int
    example: str  # the first match that has one
    text: Text  # what the first one says


class Tally(msgspec.Struct, frozen=True):
    """The sums over all matches."""

    matches: int
    events: int
    clean: int
    findings: int
    findings_slipped: int  # of them on acts that play has gone back from
    open: int  # checks that records do not allow
    open_slipped: int
    damaged: int
    kinds: tuple[Kind, ...]  # the most frequent first, within what waits for a decision


def tally(verdicts: Iterable[Verdict]) -> Tally:
    """Return the sums; verdicts are looked at one by one and not kept."""
    matches = events = clean = findings = left = damaged = back = left_back = 0
    kinds: dict[tuple[str, str, Waits, str], Kind] = {}
    for verdict in verdicts:
        matches += 1
        events += verdict.events
        damaged += verdict.damaged is not None
        clean += not verdict.findings and verdict.damaged is None
        findings += len(verdict.findings)
        left += len(verdict.open)
        back += slipped(verdict.findings)
        left_back += slipped(verdict.open)
        _count(kinds, verdict)
    order = sorted(kinds.values(), key=lambda k: (not k.waits, -k.findings, k.clause, k.rule))
    return Tally(matches, events, clean, findings, back, left, left_back, damaged, tuple(order))


def _count(kinds: dict[tuple[str, str, Waits, str], Kind], verdict: Verdict) -> None:
    here: set[tuple[str, str, Waits, str]] = set()
    for finding in verdict.findings:
        key = finding.clause, finding.rule, finding.waits, finding.effect.en
        known = kinds.get(key)
        if known is None:
            known = Kind(*key[:3], finding.effect, 0, 0, 0, verdict.stream, finding.text)
        new = key not in here
        here.add(key)
        kinds[key] = msgspec.structs.replace(
            known, findings=known.findings + 1, slipped=known.slipped + finding.at.slipped, matches=known.matches + new
        )


def tally_lines(found: Tally) -> tuple[tuple[Text, tuple[Text, ...]], ...]:
    """Return the summary as sections, each a heading and its lines."""
    totals: tuple[Text, ...] = (
        MATCHES.fill(n=found.matches, events=found.events, clean=found.clean, found=found.matches - found.clean - found.damaged),
        SUMS.fill(
            findings=found.findings,
            slipped=slipped_words(found.findings_slipped),
            open=found.open,
            open_slipped=slipped_words(found.open_slipped),
        ),
    )
    if found.damaged:
        totals += (DAMAGED.fill(n=found.damaged),)
    return ((TOTALS, totals), (BY_CLAUSE, tuple(_line(kind) for kind in found.kinds)))


def _line(kind: Kind) -> Text:
    waits = Text(WAITS[kind.waits].zh, WAITS[kind.waits].en) if kind.waits else Text("", "")
    effect = joined((kind.effect, waits), zh="", en="")
    gaps: dict[str, Text | str | int] = {
        "clause": kind.clause,
        "rule": kind.rule,
        "findings": kind.findings,
        "slipped": slipped_words(kind.slipped),
        "matches": kind.matches,
        "effect": effect,
        "text": kind.text,
    }
    return KIND.fill(**gaps)


TOTALS = Text("合计", "Totals")
MATCHES = Text(
    "{n}场，{events}条记录：{clean}场没有发现，{found}场有发现。",
    "{n} matches, {events} records: {clean} without findings, {found} with.",
)
SUMS = Text(
    "发现{findings}条{slipped}，不能判断的{open}处{open_slipped}。",
    "{findings} findings{slipped}, {open} things that cannot be judged{open_slipped}.",
)
DAMAGED = Text("{n}场的日志不完整，没有审查。", "The log of {n} matches does not hold together; they were not judged.")
BY_CLAUSE = Text("按条款和后果", "By clause and effect")
KIND = Text(
    "[{clause}] {rule}：{findings}条{slipped}，{matches}场。{effect}例：{text}",
    "[{clause}] {rule}: {findings}{slipped} in {matches} matches. {effect} For example: {text}",
)

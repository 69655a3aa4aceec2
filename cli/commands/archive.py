"""`fupan audit --all`: every match of the log, in bulk."""

import csv
import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

import msgspec

from cli import log, os_faults
from cli.exits import DAMAGED, FINDINGS, MACHINE, NOTHING, USAGE
from cli.talk import Stop, Talk
from core.text import Text
from events.sqlite import Trouble
from events.store import Head, Store
from projections.archive import Verdict, Verdicts, kept_beside, program, run
from projections.findings import Finding, Open, slipped, slipped_words
from projections.library import ERASED
from projections.place import where
from projections.tally import WORST, Tally, tally, tally_lines

COLUMNS = (
    ("match", "场次"),
    ("game", "棋种"),
    ("players", "各方"),
    ("meet", "赛事"),
    ("acts", "动作"),
    ("findings", "发现"),
    ("gone_back_from", "其中已退回"),
    ("waiting", "待裁定"),
    ("open", "不能判断"),
    ("clauses", "条款"),
    ("result", "结果"),
    ("first", "第一条"),
)


class Row(msgspec.Struct, frozen=True):
    """One verdict as JSON, with names."""

    match: str
    game: str
    players: tuple[str, ...]
    meet: str
    verdict: Verdict


class Summed(msgspec.Struct, frozen=True):
    """The last line of JSON."""

    summary: Tally
    head: Head


def audit_all(args: Namespace, talk: Talk) -> int:
    """Judge all matches and sum up; 1 when anything was found, 4 when the log of a match does not hold together."""
    if args.jobs < 0:
        raise Stop(_JOBS.fill(n=args.jobs), USAGE)
    jobs = args.jobs or os.cpu_count() or 1
    with log.reading(talk) as library, _verdicts(talk) as verdicts:
        head = library.head()  # of what is judged: the log may grow meanwhile
        with talk.counting(_AUDITING) as draw:
            taken_over = run(talk.db, verdicts, jobs, draw, afresh=args.afresh)
        if taken_over:
            talk.aside(_RESUMED.fill(n=taken_over))
        sums = tally(verdicts.each())
        _tell(args, talk, library.store, verdicts, sums)
        talk.give(Summed(sums, head))
        talk.say(_HEAD.fill(head=head.hash[:16], n=head.number))
    return DAMAGED if sums.damaged else FINDINGS if sums.findings else NOTHING


@contextmanager
def _verdicts(talk: Talk) -> Iterator[Verdicts]:
    """Yield the file of verdicts beside the log; where none can be written there, one that goes when the run is over."""
    mark = program()
    with TemporaryDirectory() as folder:
        try:
            kept = Verdicts(kept_beside(talk.db), mark)
        except Trouble:
            talk.aside(_NOT_KEPT.fill(path=str(kept_beside(talk.db))))
            kept = Verdicts(Path(folder) / "verdicts", mark)
        try:
            yield kept
        finally:
            kept.close()


def _tell(args: Namespace, talk: Talk, store: Store, verdicts: Verdicts, sums: Tally) -> None:
    if args.csv is not None:
        _csv(args.csv, talk, store, verdicts)
    if talk.json:
        for row in _rows(store, verdicts.each()):
            talk.give(row)
        return
    if args.summary:
        for row in _rows(store, verdicts.each()):
            talk.say(_line(row))
    for heading, lines in tally_lines(sums):
        if lines:
            talk.say(heading)
        for text in lines:
            talk.say(Text(f"  {text.zh}", f"  {text.en}"))
    worst = (v for v in verdicts.each(worst_first=True) if v.findings or v.damaged is not None)
    if rows := list(_rows(store, islice(worst, WORST))):
        talk.say(_WORST.fill(n=len(rows)))
        for row in rows:
            text = _line(row)
            talk.say(Text(f"  {text.zh}", f"  {text.en}"))
        talk.say(_HINT.fill(match=log.short(rows[0].match)))


def _rows(store: Store, verdicts: Iterator[Verdict]) -> Iterator[Row]:
    while chunk := list(islice(verdicts, 256)):
        ids = {name for v in chunk for name in (*v.players, v.meet) if name is not None}
        words = store.side(sorted(ids))
        for v in chunk:
            players = tuple(words.get(player, ERASED.zh) for player in v.players)
            yield Row(v.stream, v.game, players, "" if v.meet is None else words.get(v.meet, ERASED.zh), v)


def _line(row: Row) -> Text:
    title = log.title(row.match, row.players, row.meet)
    if row.verdict.damaged is not None:
        return Text("{title}：{why}", "{title}: {why}").fill(title=title, why=row.verdict.damaged)
    findings = row.verdict.findings
    clauses: Text | str = ""
    if findings:
        clauses = _CLAUSES.fill(clauses=", ".join(dict.fromkeys(f.clause for f in findings)), where=where(findings[0].at))
    return line(title, findings, row.verdict.open, row.verdict.result, clauses)


def line(
    title: Text | str, findings: tuple[Finding, ...], unsure: tuple[Open, ...], result: Text, clauses: Text | str = ""
) -> Text:
    """Return one line on a match: how many findings, and things that cannot be judged, and its result."""
    gaps: dict[str, Text | str | int] = {
        "title": title,
        "n": len(findings),
        "slipped": slipped_words(slipped(findings)),
        "clauses": clauses,
        "open": len(unsure),
        "open_slipped": slipped_words(slipped(unsure)),
        "result": result,
    }
    return _LINE.fill(**gaps)


def _csv(path: str, talk: Talk, store: Store, verdicts: Verdicts) -> None:
    """Write one row a match, the worst first; `-` is standard output. The mark at the start lets spreadsheets read Chinese."""
    if path == "-":
        _write(sys.stdout, talk, store, verdicts)
        return
    if log.is_log(Path(path), talk.db):
        raise Stop(_THE_LOG.fill(path=path), USAGE)
    try:
        with Path(path).open("w", encoding="utf-8-sig", newline="") as file:
            _write(file, talk, store, verdicts)
    except OSError as error:
        raise Stop(_NOT_SAVED.fill(path=path, why=os_faults.said(error)), MACHINE) from None
    talk.aside(_SAVED.fill(path=path))


def _write(file: TextIO, talk: Talk, store: Store, verdicts: Verdicts) -> None:
    writer = csv.writer(file)
    writer.writerow([zh if talk.lang == "zh" else en for en, zh in COLUMNS])
    for row in _rows(store, verdicts.each(worst_first=True)):
        found = row.verdict.findings
        first = Text("", "")
        if row.verdict.damaged is not None:
            first = row.verdict.damaged
        elif found:
            first = Text("{where} {text}", "{where}: {text}").fill(where=where(found[0].at), text=found[0].text)
        cells = (
            row.match,
            row.game,
            " — ".join(row.players),
            row.meet,
            row.verdict.acts,
            len(found),
            slipped(found),
            sum(bool(f.waits) for f in found),
            len(row.verdict.open),
            " ".join(dict.fromkeys(f.clause for f in found)),
            row.verdict.result.to(talk.lang),
            first.to(talk.lang),
        )
        writer.writerow([_plain(cell) for cell in cells])


def _plain(cell: str | int) -> str | int:
    """Return a cell that no spreadsheet takes for a formula: names come from anywhere."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t", "\r") else cell


_AUDITING = Text("审查", "auditing")
_JOBS = Text(
    "--jobs {n} 不成立；应为0（按处理器个数）或正数。", "--jobs {n} cannot be; 0 (one a processor) or more was expected."
)
_RESUMED = Text(
    "接着上次中断的审查：{n}场已经审查过。要全部重来请加 --afresh。",
    "Going on with an interrupted audit: {n} matches were judged already. To begin again, add --afresh.",
)
_NOT_KEPT = Text("不能写{path}，中断后要从头审查。", "{path} cannot be written: after an interruption the audit begins again.")
_LINE = Text(
    "{title}：发现{n}{slipped}{clauses}，不能判断{open}{open_slipped}；{result}",
    "{title}: {n} findings{slipped}{clauses}, {open} open{open_slipped}; {result}",
)
_CLAUSES = Text("（{clauses}），首见{where}", " ({clauses}), first at {where}")
_WORST = Text("问题最多的{n}场", "The {n} worst")
_HINT = Text("看一场的全部发现：fupan audit {match}", "All findings of one match: fupan audit {match}")
_HEAD = Text("总账第{n}条 {head}", "ledger entry {n} {head}")
_THE_LOG = Text(
    "{path}是日志本身的文件，不能写入；请换一个文件名。",
    "{path} belongs to the log and is not written over; another name was expected.",
)
_SAVED = Text("已写入{path}", "written to {path}")
_NOT_SAVED = Text("无法写入{path}（{why}）。", "{path} cannot be written ({why}).")

"""`fupan verify`: whether the log is whole, and what could not be checked."""

import re
from argparse import Namespace
from pathlib import Path

from cli.exits import DAMAGED, NOTHING, USAGE
from cli.talk import Stop, Talk
from core.text import Text
from events.driver import sqlite3
from events.sqlite import SqliteStore
from events.verify import verify


def run(args: Namespace, talk: Talk) -> int:
    """Check the log and name each first bad place."""
    if args.head is not None and not HEAD.fullmatch(args.head.strip()):
        raise Stop(_HEAD_FORM.fill(head=args.head), USAGE)
    with talk.progress(_CHECKING, _lines(talk.db)) as draw:
        verdict = verify(talk.db, None if args.head is None else args.head.strip(), draw)
    talk.give(verdict)
    talk.say(_COUNTS.fill(events=verdict.events, streams=verdict.streams, commits=verdict.commits))
    for fault in verdict.faults:
        talk.say(Text(f"✗ {fault.zh}", f"✗ {fault.en}"))
    if not verdict.faults:
        talk.say(_WHOLE)
    for unchecked in verdict.unchecked:
        talk.say(Text(f"? {unchecked.zh}", f"? {unchecked.en}"))
    if verdict.head.number:
        talk.say(_HEAD.fill(n=verdict.head.number, head=verdict.head.hash))
    return DAMAGED if verdict.faults else NOTHING


def _lines(log: Path) -> int:
    """Return how many lines the bar will count; 0 where the file is too damaged to say."""
    with SqliteStore(log, "read") as store:
        try:
            return int(store.conn.execute("SELECT count(*) FROM event").fetchone()[0])
        except sqlite3.DatabaseError:
            return 0


HEAD = re.compile("[0-9a-fA-F]{8,64}")
_HEAD_FORM = Text(
    "--head {head} 不是总账的哈希；应为报告上印的8到64位十六进制数。",
    "--head {head} is no hash of the ledger; 8 to 64 hexadecimal digits as printed on a report were expected.",
)
_CHECKING = Text("检查", "checking")
_COUNTS = Text(
    "读了{events}行、{streams}个流、总账{commits}条。", "Read {events} lines, {streams} streams, {commits} entries of the ledger."
)
_WHOLE = Text("✓ 日志完整，没有被改动。", "✓ The log is whole and unchanged.")
_HEAD = Text("总账末端（第{n}条）：{head}", "head of the ledger (entry {n}): {head}")

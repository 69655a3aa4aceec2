"""Which format a record file is in, found by what it holds and not by its name, and the reader for it."""

import re
from collections.abc import Callable

from core.text import Text
from events.records import transcript
from events.records.draft import Draft
from events.records.files import decoded
from events.records.gomoku import ccgc, moves, psq, sgf
from events.records.record import Header, Record

READERS: dict[str, Callable[[bytes], tuple[Record, ...]]] = {
    "transcript": transcript.read,
    "psq": psq.read,
    "sgf": sgf.read,
    "ccgc": ccgc.read,
    "moves": moves.read,
}

HEAD = 65_536  # signs in which a format shows
PSQ = re.compile(r"piskvorky\b", re.IGNORECASE)
SGF = re.compile(r"\(\s*;\s*(?:[A-Za-z0-9]+\s*\[|[();]|\Z)")

UNKNOWN = Text(
    "内容不是可以读取的格式。可以读取：复盘文本、SGF、PSQ、CCGC 棋谱、着法列表（h8 i9 或 h8i9）。",
    "The content is in no format that can be read. Read are: Fupan transcripts, SGF, PSQ, CCGC records, "
    "lists of moves (h8 i9 or h8i9).",
)


def format_of(data: bytes) -> str | None:
    """Return the name of the format that the content shows, or None.

    >>> format_of(b"Piskvorky 15x15, 0:0, 0"), format_of(b"(;GM[4];B[hh])"), format_of(b"h8i9"), format_of(b"hello")
    ('psq', 'sgf', 'moves', None)
    """
    text = decoded(data).text[:HEAD].lstrip()
    if transcript.recognised(text):
        return "transcript"
    if PSQ.match(text):
        return "psq"
    if ccgc.recognised(text):
        return "ccgc"
    if moves.recognised(text):
        return "moves"
    return "sgf" if SGF.search(text) else None


def read(data: bytes) -> tuple[Record, ...]:
    """Return the games of a file of any format, one record each; a file of no known format is one record with a trouble."""
    reader = READERS.get(format_of(data) or "")
    if reader is not None:
        return reader(data)
    draft = Draft()
    draft.trouble((1, 1), Text("文件是空的。", "The file is empty.") if not data.strip() else UNKNOWN)
    return (draft.record("unknown", Header()),)

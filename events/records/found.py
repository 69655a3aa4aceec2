"""Which format a record file is in, found by what it holds and not by its name, and the reader for it."""

import re
from collections.abc import Callable

from core.text import Text
from events.records import transcript
from events.records.doudizhu import ddz_json, douzero, openspiel, showdown, unread
from events.records.draft import Draft
from events.records.files import decoded
from events.records.gomoku import ccgc, moves, psq, sgf
from events.records.guandan import log, smashegg
from events.records.lacking import noted
from events.records.record import Header, Record
from events.records.shengji import deep_leads, eighty, room

READERS: dict[str, Callable[[bytes], tuple[Record, ...]]] = {
    "transcript": transcript.read,
    "psq": psq.read,
    "sgf": sgf.read,
    "ccgc": ccgc.read,
    "moves": moves.read,
    "openspiel": openspiel.read,
    "showdown": showdown.read,
    "ddz-json": ddz_json.read,
    "douzero": douzero.read,
    "unread": unread.read,
    "njupt": log.read,
    "smashegg": smashegg.read,
    "deep-leads": deep_leads.read,
    "shengji-room": room.read,
    "80fen": eighty.read,
}

HEAD = 65_536  # signs in which a format shows
PSQ = re.compile(r"piskvorky\b", re.IGNORECASE)
SGF = re.compile(r"\(\s*;\s*(?:[A-Za-z0-9]+\s*\[|[();]|\Z)")

# In this order: a playthrough holds brackets, and words of a transcript might be anything.
SHOWN: dict[str, Callable[[str], bool]] = {
    "transcript": transcript.recognised,
    "psq": lambda text: PSQ.match(text) is not None,
    "openspiel": openspiel.recognised,
    "showdown": showdown.recognised,
    "ddz-json": ddz_json.recognised,
    "unread": unread.recognised,
    "smashegg": smashegg.recognised,
    "njupt": log.recognised,
    "deep-leads": deep_leads.recognised,
    "shengji-room": room.recognised,
    "80fen": eighty.recognised,
    "ccgc": ccgc.recognised,
    "moves": moves.recognised,
    "douzero": douzero.recognised,
    "sgf": lambda text: SGF.search(text) is not None,
}

UNKNOWN = Text(
    "内容不是可以读取的格式。可以读取：复盘文本；五子棋的SGF、PSQ、CCGC棋谱、着法列表（h8 i9或h8i9）；"
    "斗地主的OpenSpiel对局、RLCard-Showdown回放、DouZero出牌列表（3,5,T,,2）、每行一副的JSON；"
    "掼蛋的OpenGuanDan和南邮服务器的消息、smashegg回放；升级的jerryyyu房间日志和deep-lead状态、80fen对局。",
    "The content is in no format that can be read. Read are: Fupan transcripts; of 五子棋 SGF, PSQ, CCGC records and lists of "
    "moves (h8 i9 or h8i9); of 斗地主 OpenSpiel playthroughs, RLCard-Showdown replays, DouZero lists of plays (3,5,T,,2) and "
    "JSON of one deal a line; of guandan messages of OpenGuanDan and of the NJUPT servers, and smashegg replays; of shengji "
    "logs of the jerryyyu rooms and deep-lead states, and matches of 80fen.",
)


def format_of(data: bytes) -> str | None:
    """Return the name of the format that the content shows, or None.

    >>> format_of(b"Piskvorky 15x15, 0:0, 0"), format_of(b"(;GM[4];B[hh])"), format_of(b"h8i9"), format_of(b"hello")
    ('psq', 'sgf', 'moves', None)
    >>> format_of(b"game: dou_dizhu"), format_of(b"3,5,T,,2")
    ('openspiel', 'douzero')
    """
    text = decoded(data).text[:HEAD].lstrip()
    return next((name for name, shows in SHOWN.items() if shows(text)), None)


def read(data: bytes) -> tuple[Record, ...]:
    """Return the games of a file of any format, one record each; a file of no known format is one record with a trouble."""
    reader = READERS.get(format_of(data) or "")
    if reader is not None:
        return tuple(noted(record) for record in reader(data))
    draft = Draft("gomoku")
    draft.trouble((1, 1), Text("文件是空的。", "The file is empty.") if not data.strip() else UNKNOWN)
    return (draft.record("unknown", Header()),)

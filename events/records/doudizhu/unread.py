"""Records of 斗地主 in formats that are known and not read."""

import re

from core.text import Text
from events.records.draft import Draft
from events.records.files import decoded
from events.records.record import Record

BEGINS = re.compile(r"\s*(?:\[\s*)?\{")
KNOWN: tuple[tuple[re.Pattern[str], Text], ...] = (
    (re.compile(r'"(?:publiccard|finalbid)"\s*:'), Text("Botzone 斗地主的日志", "a log of Botzone's FightTheLandlord")),
    (re.compile(r'"(?:dz_on\w+|ddz2?)"'), Text("牌类大厅的回放", "a replay of a card hall")),
)
REFUSED = Text(
    "这是{what}，不能读取。斗地主可以读取：复盘文本、OpenSpiel 对局、RLCard-Showdown 回放、DouZero 出牌列表、每行一副的 JSON。",
    "This is {what}, which is not read. Read of 斗地主 are: Fupan transcripts, OpenSpiel playthroughs, RLCard-Showdown replays, "
    "DouZero lists of plays, JSON of one deal a line.",
)


def _kind(text: str) -> Text | None:
    head = text[:65_536]
    return next((name for pattern, name in KNOWN if pattern.search(head)), None) if BEGINS.match(head) else None


def recognised(text: str) -> bool:
    """Say whether a text begins as one of these.

    >>> recognised('{"requests": [{"own": [0], "publiccard": [1, 2, 3]}]}'), recognised('{"own": 1}')
    (True, False)
    """
    return _kind(text) is not None


def read(data: bytes) -> tuple[Record, ...]:
    """Return one record without acts, which says what the file is and what can be read."""
    source = decoded(data)
    draft = Draft("doudizhu", source.notes)
    kind = _kind(source.text) or Text("别的格式", "in another format")
    draft.trouble((1, 1), REFUSED.fill(what=kind))
    return (draft.record("unknown"),)

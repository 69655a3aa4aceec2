"""The transcript: Fupan's own text format, what people write by hand. `docs/transcript.md` specifies it.

    复盘 1 五子棋            the first line of every match
    赛事: 健康杯              tags
    第1局                    a game
    猜先: 甲
    执黑: 甲
    1. h8 2. i9 3. ?         moves, many in a line; `?` for what is not known
    请裁判: 甲 @1.3 "说明"     the referee's desk
    结果: 黑胜 五连

A line of acts that cannot be read ends the acts of its match: what follows could mean something else without it. The lines
behind it are still looked at, so that every trouble is named at once.
"""

import re
from collections.abc import Iterator

from core.gomoku.five import Colour
from core.gomoku.messages import Act
from core.text import Text
from events.records import transcript_words as say
from events.records.draft import MOST_ACTS, MOST_GAMES, TOO_LONG, TOO_MANY
from events.records.files import decoded, short
from events.records.record import Desk, Header, Record, Trouble, Variation
from events.records.transcript_acts import Item, Who, next_item
from events.records.transcript_course import Course
from events.records.transcript_desk import reference
from events.records.transcript_line import SEPARATOR, Line, Unread, folded, parted
from events.records.transcript_parts import COLON, MISSING, Missing
from events.records.transcript_tags import Tags, tag_of, tagged
from events.records.transcript_writing import VERSION, default_who, write, write_act

__all__ = ["BEGINS", "read", "read_line", "write", "write_act"]

BEGINS = re.compile(r"\s*(?:复盘|fupan)(?![a-z])")  # in the folded line
FIRST = re.compile(r"\s*(?:复盘|fupan)\s*([0-9]{1,9})\s*(.*\S)\s*")
MOST_TROUBLES = 100

EXPECTED_FIRST = Text("应为「复盘 1 五子棋」", "expected `fupan 1 gomoku`")
STOPPED = Text("以后的动作不读", "no later act is read")

Numbered = tuple[int, str]  # a line's number from 1, and the line


def read(data: bytes) -> tuple[Record, ...]:
    """Return the matches of a transcript, one record each; any bytes are read as far as they go.

    Texts, names and notes stand in the acts as they were written, and acts name other acts by their number in the record,
    from 1: who brings a record into a log puts ids and versions in their place.

    >>> record, = read("复盘 1 五子棋\\n甲: 王小明\\n1. h8 2. i9\\n认输: 乙\\n".encode())
    >>> record.acts[1], record.header.players
    (StonePlaced(stone='white', at='i9'), ('王小明', None))
    """
    source = decoded(data)
    blocks = _blocks(source.text)
    records = [_Reading(source.notes).match(block) for block in blocks[:MOST_GAMES]]
    if len(blocks) > MOST_GAMES:
        records[-1].troubles.append(Trouble(blocks[MOST_GAMES][0][0], 1, TOO_MANY))
    return tuple(reading.record() for reading in records)


def read_line(text: str, turn: Colour | None, who: Who = Who()) -> tuple[tuple[Act | Desk, ...], tuple[Trouble, ...]]:
    """Return the acts on one line, as a scribe types them, and what could not be read.

    `turn` is the colour to move, None where that is unclear: then a move needs its colour. `who` acts at the desk where the
    line does not say. Acts before a trouble are returned with it.

    >>> read_line("i9", "white")[0]
    (StonePlaced(stone='white', at='i9'),)
    >>> read_line("认输", "white")[1][0].text.zh
    '此行到此为止,还应有「甲」「乙」。'
    """
    course, acts = Course(turn), []
    line = Line(parted(text)[0])
    try:
        for item in _items(line, course, who):
            if item.act is not None:
                acts.append(item.act)
                course.follow(item.act)
    except Unread as unread:
        return tuple(acts), (_trouble(1, unread),)
    return tuple(acts), ()


def _items(line: Line, course: Course, who: Who) -> Iterator[Item]:
    """Yield the acts of a line one by one; the course has to follow each before the next is asked for."""
    while True:
        while line.take(SEPARATOR) is not None:
            pass
        if line.ended():
            return
        yield next_item(line, course, who)


def _trouble(number: int, unread: Unread, more: Text | None = None) -> Trouble:
    zh, en = (unread.text.zh, unread.text.en) if more is None else (f"{unread.text.zh};{more.zh}", f"{unread.text.en}; {more.en}")
    return Trouble(number, unread.at + 1, Text(f"{zh}。", f"{en}."))


def _blocks(text: str) -> list[list[Numbered]]:
    """Return the lines of each match: a match begins with its first line, wherever that stands."""
    blocks: list[list[Numbered]] = [[]]
    for number, line in enumerate(text.split("\n"), 1):
        if BEGINS.match(folded(line)) and any(words.strip() for _, words in blocks[-1]):
            if len(blocks) > MOST_GAMES:
                break
            blocks.append([])
        blocks[-1].append((number, line))
    return blocks


class _Reading:
    """A match while it is being read."""

    def __init__(self, notes: tuple[Text, ...]) -> None:
        self.notes = notes
        self.tags = Tags()
        self.acts: list[Act | Desk] = []
        self.places: list[int] = []
        self.troubles: list[Trouble] = []
        self.comments: dict[int, list[str]] = {}  # -1: before the first act
        self.variations: list[Variation] = []
        self.course = Course()
        self.pairs: bool | None = None  # this game's moves are numbered by pairs
        self.playing = False  # an act or a heading has been read: no tag follows
        self.cut = False

    def match(self, lines: list[Numbered]) -> "_Reading":
        begun = False
        for number, line in lines:
            body, comment = parted(line)
            if comment is not None and not self.cut:
                self.comments.setdefault(len(self.acts) - 1, []).append(comment)
        return self

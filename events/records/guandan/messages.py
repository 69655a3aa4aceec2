"""The messages of a server of 掼蛋 as they stand in a file: one after another, or in one array, each a JSON object.

A message that cannot be read is a fault; behind it the next line that begins a message is read again.
"""

import re
from collections.abc import Iterator

import msgspec

from core.text import Text
from events.records.walk import Unread, Walk, twice_here

MOST = 200  # items of an array
LONG = {"actionList": 100_000}  # what may be done: thousands of items, and no fact of the game
DEPTH = 2  # of arrays that are taken item by item
LINE = 8_192  # signs of a message that is decoded at once
NEXT = re.compile(r"\n(?=\{)")
TOO_LONG = Text("此处的列表超过{most}项，不是消息里的列表。", "The list here has more than {most} items; no message holds one.")
MOST_FAULTS = 1_000  # in one file
HOPELESS = Text(
    f"已有{MOST_FAULTS}处不是消息，文件从此处起不再读。",
    f"{MOST_FAULTS} places were no messages; from here on the file is not read.",
)
END = re.compile(r"\}[ \t]*[,\]]?[ \t]*\Z")


class Message(msgspec.Struct):
    """The members of one message, and where in its text it begins."""

    text: str
    at: int
    said: dict[str, object]

    def place(self, name: str) -> int:
        """Return the offset of a member's value, that of the message where there is none."""
        walk = Walk(self.text, self.at)
        for member in walk.members():
            walk.sign()
            if member == name:
                return walk.at
            _array(walk, len(self.text), DEPTH)  # taken as it was when the message was read
        return self.at


def messages(text: str) -> Iterator[Message | Unread]:
    """Yield the messages of a file, and in their places the faults behind which something was not read."""
    walk, faults = Walk(text, unique=True), 0
    while sign := walk.sign():
        begin = walk.at
        if faults and sign in ",]":  # of the array whose message could not be read
            walk.at += 1
            continue
        try:
            for at in walk.items() if sign == "[" else (begin,):
                begin = at
                yield _message(walk)
        except Unread as fault:
            faults += 1
            yield fault if faults < MOST_FAULTS else Unread(fault.offset, HOPELESS)
            if faults == MOST_FAULTS:
                return
            found = NEXT.search(text, begin)
            walk = Walk(text, found.end() if found else len(text), unique=True)


def _message(walk: Walk) -> Message | Unread:
    """Return one message; one in which a name stands twice is read to its end and is a fault."""
    walk.sign()
    at = walk.at
    if (whole := _line(walk)) is not None:
        return Message(walk.text, at, whole)
    said: dict[str, object] = {}
    twice: Unread | None = None
    for name in walk.members():
        walk.sign()
        if name in said and twice is None:
            twice = Unread(walk.at, twice_here(name))
        said[name] = _array(walk, LONG.get(name, MOST), DEPTH)
    return twice or Message(walk.text, at, said)


def _line(walk: Walk) -> dict[str, object] | None:
    """Take a message that is a line of its own at once; None where it is not, or where the fault in it is to be found."""
    at = walk.at
    end = walk.text.find("\n", at, at + LINE)
    if end < 0 or END.search(walk.text, end - 4, end) is None:
        return None
    try:
        whole = walk.value()
    except Unread:
        whole = None
    if isinstance(whole, dict):
        return whole
    walk.at = at
    return None


def _array(walk: Walk, most: int, depth: int) -> object:
    """Take a value; an array in it that is longer than any in a message is not read to its end."""
    if depth == 0 or walk.sign() != "[":
        return walk.value()
    kept: list[object] = []
    for offset in walk.items():
        if len(kept) == most:
            raise Unread(offset, TOO_LONG.fill(most=most))
        kept.append(_array(walk, most, depth - 1))
    return kept

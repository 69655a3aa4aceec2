"""The messages of a server of 掼蛋 as they stand in a file: one after another, or in one array, each a JSON object.

A message that cannot be read is a fault; behind it the next line that begins a message is read again.
"""

import re
from collections.abc import Iterator

import msgspec

from events.records.walk import Unread, Walk, twice_here

MOST = 200  # items of an array
LONG = ("actionList",)  # what may be done: thousands of items, and no fact of the game
LINE = 8_192  # signs of a message that is decoded at once
NEXT = re.compile(r"\n(?=\{)")
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
            walk.value()
        return self.at


def messages(text: str) -> Iterator[Message | Unread]:
    """Yield the messages of a file, and in their places the faults behind which something was not read."""
    walk, again = Walk(text, unique=True), False
    while sign := walk.sign():
        begin = walk.at
        if again and sign in ",]":  # of the array whose message could not be read
            walk.at += 1
            continue
        try:
            for at in walk.items() if sign == "[" else (begin,):
                begin = at
                yield _message(walk)
        except Unread as fault:
            yield fault
            found = NEXT.search(text, begin)
            walk, again = Walk(text, found.end() if found else len(text), unique=True), True


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
        said[name] = _array(walk, 0) if name in LONG else _value(walk)
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


def _value(walk: Walk, depth: int = 2) -> object:
    """Take a value; of an array no more is kept than any message can hold."""
    return walk.value() if depth == 0 or walk.sign() != "[" else _array(walk, MOST, depth)


def _array(walk: Walk, most: int, depth: int = 1) -> object:
    if walk.sign() != "[":
        return walk.value()
    kept: list[object] = []
    for _ in walk.items():
        item = _value(walk, depth - 1)
        if len(kept) < most:
            kept.append(item)
    return kept

"""JSON objects of a file, one a line, each decoded at once. One may take several lines, and all may stand in one array.

An object that cannot be read is a fault; behind it the next line that begins an object is read again.
"""

import re
from collections.abc import Iterator

import msgspec

from core.text import Text
from events.records.files import in_json
from events.records.walk import Unread, Walk

LONGEST = 1_000_000  # signs of one object: more would be decoded at once
SIZES = (4_096, 65_536, LONGEST)  # tried for an object of several lines
MOST_FAULTS = 1_000  # in one file
HOPELESS = Text(
    f"已有{MOST_FAULTS}处读不懂，文件从此处起不再读。",
    f"{MOST_FAULTS} places could not be read; from here on the file is not read.",
)
TOO_LONG = Text(
    f"从此处起的{LONGEST}个字符里没有一个完整的JSON对象。",
    f"No JSON object ends within {LONGEST} signs from here.",
)
NOT_AN_OBJECT = Text("此处应为一个JSON对象。", "Expected a JSON object here.")
BETWEEN = re.compile(r"[ \t\r\n\ufeff,\[\]]*")  # objects, in an array too
NEXT = re.compile(r"\n[ \t]*(?=\{)")
WRONG = Text("“{name}”是“{piece}”，{due}。", "`{name}` is `{piece}`; {due}.")
MISSING = Text("没有“{name}”，{due}。", "There is no `{name}`; {due}.")

ABSENT = ...  # the value of a member that is not there

Step = str | int  # the name of a member, or the number of an item from 0


class Object(msgspec.Struct):
    """The members of one object, and where in the text of its file it begins."""

    text: str
    at: int
    said: dict[str, object]
    items: dict[str, list[int]] = {}  # where the items of a member begin, once somebody has asked

    def get(self, *path: Step) -> object:
        """Return the value under these names and numbers, `ABSENT` where there is none."""
        value: object = self.said
        for step in path:
            named = isinstance(step, str) and isinstance(value, dict) and step in value
            if not named and not (isinstance(step, int) and isinstance(value, list) and step < len(value)):
                return ABSENT
            value = value[step]  # type: ignore[index]
        return value

    def place(self, *path: Step) -> int:
        """Return the offset of what stands under these names and numbers; of the last thing on the way that is there."""
        at, path = self._begin(path)
        walk = Walk(self.text, at)
        for step in path:
            walk.sign()
            at = walk.at
            if not _entered(walk, step):
                return at
        walk.sign()
        return walk.at

    def _begin(self, path: tuple[Step, ...]) -> tuple[int, tuple[Step, ...]]:
        """Return where to look for the rest of a path: long lists are walked once."""
        if len(path) < 2 or not isinstance(path[0], str) or not isinstance(path[1], int):
            return self.at, path
        name, number = path[0], path[1]
        if name not in self.items:
            self.items = {**self.items, name: list(self._items(name))}
        found = self.items[name]
        return (found[number], path[2:]) if number < len(found) else (self.at, path)

    def _items(self, name: str) -> Iterator[int]:
        walk = Walk(self.text, self.at)
        if _entered(walk, name) and walk.sign() == "[":
            for offset in walk.items():
                yield offset
                walk.value()


def _entered(walk: Walk, step: Step) -> bool:
    """Go to a member or an item of the value at which a walk stands; say whether it is there."""
    if isinstance(step, str) and walk.sign() == "{":
        for name in walk.members():
            if name == step:
                return True
            walk.value()
    elif isinstance(step, int) and walk.sign() == "[":
        for number, _ in enumerate(walk.items()):
            if number == step:
                return True
            walk.value()
    return False


def called(*path: Step) -> str:
    """Return a path as it is written.

    >>> called("rounds", 0, "plays", 3, "p")
    'rounds[0].plays[3].p'
    """
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")


def wrong(value: object, due: Text, *path: Step) -> Text:
    """Return the sentence for a member that is not what it should be; `ABSENT`: it is not there."""
    if value is ABSENT:
        return MISSING.fill(name=called(*path), due=due)
    return WRONG.fill(name=called(*path), piece=in_json(value), due=due)


def objects(text: str) -> Iterator[Object | Unread]:
    """Yield the objects of a file, and in their places the faults behind which something was not read."""
    at, faults = 0, 0
    while True:
        found = BETWEEN.match(text, at)
        at = found.end() if found else at
        if at == len(text):
            return
        begin = at
        try:
            said, at = _object(text, begin)
            yield Object(text, begin, said)
        except Unread as fault:
            faults += 1
            yield fault if faults < MOST_FAULTS else Unread(fault.offset, HOPELESS)
            if faults == MOST_FAULTS:
                return
            following = NEXT.search(text, begin)
            at = following.end() if following else len(text)


def _object(text: str, begin: int) -> tuple[dict[str, object], int]:
    """Return one object and where it ends: first its line is tried, then more and more of what follows."""
    if text[begin] != "{":
        raise Unread(begin, NOT_AN_OBJECT)
    line = text.find("\n", begin, begin + LONGEST) + 1 or begin + LONGEST
    for stop in (line, *(begin + size for size in SIZES if begin + size > line)):
        walk = Walk(text[begin:stop], unique=True)
        try:
            said = walk.value()
        except Unread as fault:
            if stop >= len(text) or "\n" in walk.text[fault.offset :].rstrip():  # no JSON value but a list goes over a line
                raise Unread(begin + fault.offset, fault.text) from None
            continue
        if isinstance(said, dict):
            return said, begin + walk.at
    raise Unread(begin, TOO_LONG)

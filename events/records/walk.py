"""JSON taken in piece by piece, so that what stands before a fault is kept and every piece has its place.

Objects and arrays are walked as far as a reader asks; a piece that it asks for whole is decoded at once.
"""

import json
import re
from collections.abc import Iterator

from core.text import Text
from events.records.files import short


class _Twice(ValueError):
    """A name that stands twice in one object."""


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise _Twice(next(name for n, name in enumerate(names) if name in names[:n]))
    return found


_decode = json.JSONDecoder().raw_decode
_decode_once = json.JSONDecoder(object_pairs_hook=_once).raw_decode
SPACE = " \t\r\n\ufeff"
_SIGN = re.compile(f"[^{SPACE}]|\\Z")


class Unread(Exception):
    """An offset at which the text is not what it should be."""

    def __init__(self, offset: int, text: Text) -> None:
        super().__init__(text.en)
        self.offset, self.text = offset, text


def twice_here(name: str) -> Text:
    """Return the sentence for a name that stands twice in one object."""
    return _TWICE_HERE.fill(name=short(name))


_TWICE_HERE = Text("“{name}”在此出现两次，应只有一次。", "`{name}` stands twice here; expected once.")


class Walk:
    """A place in a JSON text. What `members` and `items` yield has to be taken with `value`, `members` or `items` in turn.

    `unique`: in a value that is taken whole a name may stand once in an object; otherwise the last one counts.
    """

    def __init__(self, text: str, at: int = 0, *, unique: bool = False) -> None:
        self.text, self.at = text, at
        self._decode = _decode_once if unique else _decode

    def sign(self) -> str:
        """Return the next sign that is no space, without taking it; "" at the end."""
        if (sign := self.text[self.at : self.at + 1]) not in SPACE:
            return sign
        found = _SIGN.search(self.text, self.at)
        self.at = found.start() if found else len(self.text)
        return found[0] if found else ""

    def value(self) -> object:
        """Take one value whole. Raises Unread."""
        self.sign()
        try:
            value, self.at = self._decode(self.text, self.at)
        except _Twice as twice:
            raise Unread(self.at, twice_here(str(twice))) from None
        except json.JSONDecodeError as error:
            raise Unread(error.pos, self._not("一个JSON值", "a JSON value", error.pos)) from None
        except (ValueError, RecursionError):  # a number of thousands of digits, brackets nested by the thousand
            zh, en = "此处的数字太长或括号层数太多。", "The number here is too long, or too many brackets are nested."
            raise Unread(self.at, Text(zh, en)) from None
        return value

    def items(self) -> Iterator[int]:
        """Yield the offset of each value of an array. Raises Unread."""
        self._expect("[")
        if self._ends("]"):
            return
        while True:
            self.sign()
            yield self.at
            if self._ends("]"):
                return
            self._expect(",")

    def members(self) -> Iterator[str]:
        """Yield the name of each member of an object, standing before its value. Raises Unread."""
        self._expect("{")
        if self._ends("}"):
            return
        while True:
            if self.sign() != '"':
                raise Unread(self.at, self._not("引号中的名称", "a name in quotation marks", self.at))
            name = str(self.value())
            self._expect(":")
            yield name
            if self._ends("}"):
                return
            self._expect(",")

    def _ends(self, sign: str) -> bool:
        if self.sign() != sign:
            return False
        self.at += 1
        return True

    def _expect(self, sign: str) -> None:
        if not self._ends(sign):
            raise Unread(self.at, self._not(f"“{sign}”", f"`{sign}`", self.at))

    def _not(self, zh: str, en: str, at: int) -> Text:
        piece = short(self.text[at : at + 21], 20)
        if not piece:
            return Text(f"文件到此为止，还应有{zh}。", f"The file ends here; expected {en}.")
        return Text(f"此处是“{piece}”，应为{zh}。", f"Here stands `{piece}`; expected {en}.")

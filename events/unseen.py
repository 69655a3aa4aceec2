"""Signs that nobody sees: in a name they make two people of one, in a note they turn what is read. They are refused by name."""

import unicodedata
from typing import Final

from core.text import Text

BREAKS = "\t\n\r"  # control characters that every text may hold
HIDDEN: Final = (
    "Cc",
    "Cf",
    "Cs",
    "Zl",
    "Zp",
)  # of Unicode: controls, marks of format, halves of signs, line ends
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # of other categories, and seen as nothing all the same

NAMES = {
    "\0": Text("空字符", "null"),
    "\x1b": Text("转义符", "escape"),
    "\xad": Text("软连字符", "soft hyphen"),
    "\u200b": Text("零宽空格", "zero width space"),
    "\u200c": Text("零宽不连字", "zero width non-joiner"),
    "\u200d": Text("零宽连字", "zero width joiner"),
    "\u200e": Text("从左到右标记", "left-to-right mark"),
    "\u200f": Text("从右到左标记", "right-to-left mark"),
    "\u202a": Text("从左到右嵌入", "left-to-right embedding"),
    "\u202b": Text("从右到左嵌入", "right-to-left embedding"),
    "\u202c": Text("方向结束", "pop directional formatting"),
    "\u202d": Text("强制从左到右", "left-to-right override"),
    "\u202e": Text("强制从右到左", "right-to-left override"),
    "\u2060": Text("零宽连词", "word joiner"),
    "\u2066": Text("从左到右隔离", "left-to-right isolate"),
    "\u2067": Text("从右到左隔离", "right-to-left isolate"),
    "\u2068": Text("方向隔离", "first strong isolate"),
    "\u2069": Text("隔离结束", "pop directional isolate"),
    "\ufeff": Text("字节顺序标记", "byte order mark"),
}


def hidden(sign: str) -> bool:
    """Say whether a sign is one that nobody sees; spaces are seen."""
    return sign in BLANK or (sign not in BREAKS and unicodedata.category(sign) in HIDDEN)


def unseen(words: str) -> int | None:
    r"""Return where the first sign stands that nobody sees; None where there is none.

    >>> unseen("王小明"), unseen("王\u200b小明"), unseen("a\tb\n")
    (None, 1, None)
    """
    return next((at for at, sign in enumerate(words) if hidden(sign)), None)


def edged(words: str) -> str:
    r"""Return words without what nobody sees at their ends, where it does no harm; before the first sign spaces stand instead.

    >>> edged("\ufeffh8\u200b \n")
    ' h8'
    """
    begin, end = 0, len(words)
    while end and (words[end - 1].isspace() or hidden(words[end - 1])):
        end -= 1
    while begin < end and (words[begin].isspace() or hidden(words[begin])):
        begin += 1
    return " " * begin + words[begin:end]


def shown(words: str) -> str:
    """Return words with a space for each sign that nobody sees."""
    return "".join(" " if hidden(sign) else sign for sign in words)


def called(sign: str) -> Text:
    r"""Return what a sign is called: its number, and its name where it has one here.

    >>> called("\u200b").zh, called("\x07").en
    ('U+200B（零宽空格）', 'U+0007')
    """
    number = f"U+{ord(sign):04X}"
    name = NAMES.get(sign)
    return Text(number, number) if name is None else Text(f"{number}（{name.zh}）", f"{number} ({name.en})")


def refused(words: str) -> Text | None:
    """Return what is wrong with words that hold such a sign, as a sentence without its full stop; None where none does."""
    at = unseen(words)
    return None if at is None else _UNSEEN.fill(sign=called(words[at]))


_UNSEEN = Text(
    "此处有看不见的字符{sign}，应删去",
    "Here stands {sign}, which nobody sees; expected the words without it",
)

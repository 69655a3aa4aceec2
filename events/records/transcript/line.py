"""One line of a transcript as signs, read from left to right.

Full-width signs, letters and digits are the same as half-width ones, small letters the same as capitals. Each sign of the
line stands for itself in the folded line, so a column there is a column of what was written. Free texts, names and quoted
words are taken from the line as it was written.
"""

import re
import unicodedata
from functools import lru_cache

from core.text import Text
from events.records.files import short

ALSO = {"。": ";", "、": ","}  # signs that mean the same as another one
QUOTES = {'"': '"', "＂": "＂", "“": "”", "「": "」", "『": "』"}
CLOSING = {sign: re.compile(rf"(?:[^{close}\\]|\\.)*+{close}") for sign, close in QUOTES.items()}
MARK = re.compile(r"[\"＂“「『]|(?<!\S)[#＃]")
ESCAPE = re.compile(r"\\(.)")
ESCAPED = {"n": "\n", "r": "\r", "t": "\t"}
WRITTEN = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}

GAP = re.compile(r"[\s,]*+")
NUMERAL = "[0-9]{1,9}|[一二三四五六七八九十]{1,3}"
DIGITS = "零一二三四五六七八九"
WORD = re.compile(r"[^\s,;:()@]+|.")
CODE = re.compile(r"[a-z0-9](?:[a-z0-9._/-]*[a-z0-9])?")
SEPARATOR = re.compile(r"[;.]")
BARE = re.compile(r"[^\s\"“「『＂?](?:.*\S)?")


class Unread(Exception):
    """A place in a line that cannot be read; `text` is a sentence that still lacks its full stop.

    `by_context`: the line could be read if another one before it were different.
    """

    def __init__(self, at: int, text: Text, *, by_context: bool = False) -> None:
        super().__init__(text.en)
        self.at, self.text, self.by_context = at, text, by_context


@lru_cache(4096)
def fold(sign: str) -> str:
    """Return the sign that a sign is read as; one that would become several stays.

    >>> fold("Ｈ"), fold("８"), fold("：")
    ('h', '8', ':')
    """
    plain = unicodedata.normalize("NFKC", sign)
    plain = plain.lower() if len(plain) == len(plain.lower()) == 1 else sign
    return ALSO.get(plain, plain)


def folded(words: str) -> str:
    """Return a line as it is read, sign by sign.

    >>> folded("１、Ｈ８。")
    '1,h8;'
    """
    return words.lower() if words.isascii() else "".join(map(fold, words))


def parted(line: str) -> tuple[str, str | None]:
    """Return what a line says, and its comment without the sign that begins it.

    A comment begins with `#` at the beginning of the line or after a space, or with `;` at the beginning; never in quotes.

    >>> parted('call: A "a # b" # c')
    ('call: A "a # b" ', 'c')
    """
    begin = len(line) - len(line.lstrip())
    if line[begin : begin + 1] in (";", "；"):
        return "", _comment(line[begin + 1 :])
    at, never = 0, set()  # quotes that nothing closes from here on
    while (mark := MARK.search(line, at)) is not None:
        sign = mark[0]
        if sign in "#＃":
            return line[: mark.start()], _comment(line[mark.end() :])
        closed = None if sign in never else CLOSING[sign].match(line, mark.end())
        if closed is None:
            never.add(sign)
        at = closed.end() if closed else mark.end()
    return line, None


def _comment(words: str) -> str:
    return words.removeprefix(" ").rstrip()


class Line:
    """A line and the place up to which it has been read."""

    def __init__(self, raw: str) -> None:
        self.raw, self.signs, self.at = raw, folded(raw), 0
        self._from = self._next = -1

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Return what stands here after spaces and commas, and go past it."""
        found = pattern.match(self.signs, self.next)
        if found is not None:
            self.at = found.end()
        return found

    def sees(self, sign: str) -> bool:
        """Say whether the next sign is this one."""
        return self.signs.startswith(sign, self.next)

    def ended(self) -> bool:
        """Say whether nothing more stands on the line."""
        return self.next == len(self.signs)

    @property
    def next(self) -> int:
        """Return the offset of the next sign that is neither a space nor a comma."""
        if self._from != self.at:  # asked for again and again at the same place
            gap = GAP.match(self.signs, self.at)
            self._from, self._next = self.at, gap.end() if gap else self.at
        return self._next

    def over(self) -> bool:
        """Say whether nothing more belongs to the act that stands here."""
        return self.ended() or SEPARATOR.match(self.signs, self.next) is not None

    def quoted(self) -> str | None:
        """Return the words in quotes that stand here, or None where no quote does."""
        start = self.next
        if (closing := CLOSING.get(self.raw[start : start + 1])) is None:
            return None
        if (found := closing.match(self.raw, start + 1)) is None:
            raise Unread(start, Text("此处的引号没有右引号", "The quote that opens here is not closed"))
        self.at = found.end()
        return unescaped(found[0][:-1])

    def rest(self) -> str:
        """Return the words from here to the end of the line."""
        words = self.raw[self.next :].strip()
        self.at = len(self.raw)
        return words

    def upto(self, sign: str) -> str | None:
        """Return the words from here to a sign and go past it; None where it does not come."""
        start = self.next
        end = self.signs.find(sign, start)
        if end < 0:
            return None
        self.at = end + 1
        return self.raw[start:end].strip()

    def code(self) -> str | None:
        """Return the code of a rule or clause that stands here, capitals kept."""
        found = self.take(CODE)
        return None if found is None else unicodedata.normalize("NFKC", self.raw[found.start() : found.end()])

    def unread(self, expected: Text) -> Unread:
        """Return that something else was expected here."""
        start = self.next
        found = WORD.match(self.signs, start)
        if found is None:
            zh, en = f"此行到此为止，还应有{expected.zh}", f"The line ends here; expected {expected.en}"
            return Unread(min(start, len(self.raw.rstrip())), Text(zh, en))
        piece = short(self.raw[start : found.end()], 16)
        return Unread(start, Text(f"此处是「{piece}」，应为{expected.zh}", f"Here stands `{piece}`; expected {expected.en}"))


def unescaped(words: str) -> str:
    r"""Return what words in quotes say.

    >>> unescaped(r"a\"b\nc")
    'a"b\nc'
    """
    return ESCAPE.sub(lambda found: ESCAPED.get(found[1], found[1]), words)


def quoted(words: str) -> str:
    r"""Return words in quotes.

    >>> quoted('a"b')
    '"a\\"b"'
    """
    return '"' + "".join(WRITTEN.get(sign, sign) for sign in words) + '"'


def bare(words: str) -> str:
    """Return a name or value as it is written: without quotes where it can stand alone.

    >>> bare("王小明"), bare("Table #5"), bare("?")
    ('王小明', '"Table #5"', '"?"')
    """
    alone = words.isprintable() and BARE.fullmatch(words) and parted(words) == (words, None) and fold(words[0]) not in ";?"
    return words if alone else quoted(words)


def name(words: str) -> str:
    """Return the name of a person between round brackets as it is written; `?` where there is none.

    >>> name("张三"), name("张三(代)"), name("")
    ('张三', '"张三(代)"', '?')
    """
    if not words:
        return "?"
    plain = folded(words)
    return quoted(words) if ")" in plain or plain.startswith(",") else bare(words)


def code(words: str) -> str:
    """Return the code of a rule or clause as it is written; `?` where there is none.

    >>> code("WZ3"), code("健康杯 3"), code("")
    ('WZ3', '"健康杯 3"', '?')
    """
    if not words:
        return "?"
    return words if words.isascii() and CODE.fullmatch(words.lower()) else quoted(words)


def numeral(said: str) -> int:
    """Return a number written in digits, or in Chinese up to 99.

    >>> numeral("12"), numeral("三"), numeral("十"), numeral("二十一")
    (12, 3, 10, 21)
    """
    if said.isascii():
        return int(said)
    tens, ten, ones = said.rpartition("十")
    return 10 * (DIGITS.find(tens) if tens else len(ten)) + (DIGITS.find(ones) if ones else 0)

"""The bytes of a record file as text: in which encoding they are, and where in them something stands.

Real files come as UTF-8 with and without a mark, as UTF-16 from a Windows editor, and as GB18030 (with GBK and GB2312),
Big5 or Latin-1 without a word about it, and as UTF-8 in which a byte was lost. What a file declares of itself is believed
where its bytes allow it.
"""

import codecs
import io
import json
import re
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from itertools import chain

import msgspec

from core.text import Text

# What files call an encoding, letters and digits only, and the superset that reads it.
DECLARED = {
    "utf8": "utf-8",
    "usascii": "utf-8",
    "ascii": "utf-8",
    "gb2312": "gb18030",
    "euccn": "gb18030",
    "gbk": "gb18030",
    "cp936": "gb18030",
    "gb18030": "gb18030",
    "big5": "cp950",
    "cp950": "cp950",
    "big5hkscs": "big5hkscs",
    "shiftjis": "cp932",
    "sjis": "cp932",
    "cp932": "cp932",
    "windows31j": "cp932",
    "eucjp": "euc_jp",
    "euckr": "cp949",
    "cp949": "cp949",
    "iso88591": "latin-1",
    "latin1": "latin-1",
    "windows1252": "cp1252",
    "cp1252": "cp1252",
    "iso88592": "iso8859-2",
    "windows1250": "cp1250",
    "cp1250": "cp1250",
    "windows1251": "cp1251",
    "cp1251": "cp1251",
    "koi8r": "koi8-r",
}
SAMPLE = 65_536  # bytes that are enough to tell encodings apart
DAMAGED = "utf-8 damaged"
REPLACED = "\ufffd"
HIGH = re.compile(rb"[\x80-\xff]+")
FOUR_BYTES = re.compile(rb"[\x81-\xfe][0-9][\x81-\xfe][0-9]")  # GB18030 for what GBK lacks, the suits of cards among it
NEWLINE = re.compile("\n")


class Decoded(msgspec.Struct, frozen=True):
    """The text of a file, its lines ended by a line feed, and what the reader wants to be known of it."""

    text: str
    notes: tuple[Text, ...] = ()


def decoded(data: bytes, declared: str | None = None) -> Decoded:
    r"""Return the text of a file; any bytes whatever have one.

    A mark at the beginning decides, then what the file declares, then UTF-8 if the bytes are that, then a guess.

    >>> decoded("复盘".encode("gb18030")).text
    '复盘'
    >>> decoded(b"h8\r\ni9\r").text
    'h8\ni9\n'
    """
    codec, text = _marked(data) or _declared(data, declared) or _strict(data, "utf-8") or _damaged(data) or _guessed(data)
    notes = [] if codec in ("utf-8", "utf-8-sig") else [_note(codec, text)]
    if declared and not codec.startswith(DECLARED.get(_plain(declared), "?")) and not data.isascii():
        zh, en = (
            f"文件自称用{declared[:20]}编码，与内容不合。",
            f"The file calls its encoding {declared[:20]}, which its bytes are not.",
        )
        notes.append(Text(zh, en))
    whole = text.rstrip("\0")
    if len(whole) < len(text):
        n = len(text) - len(whole)
        notes.append(Text(f"文件末尾的{n}个空字节略去。", f"{n} zero bytes at the end of the file were left out."))
    return Decoded(whole.replace("\r\n", "\n").replace("\r", "\n"), tuple(notes))


def _marked(data: bytes) -> tuple[str, str] | None:
    if data.startswith(codecs.BOM_UTF8):
        return _strict(data, "utf-8-sig")
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16", data.decode("utf-16", errors="replace")
    return None


def _declared(data: bytes, declared: str | None) -> tuple[str, str] | None:
    codec = DECLARED.get(_plain(declared)) if declared else None
    return _strict(data, codec) if codec else None


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())


def _strict(data: bytes, codec: str) -> tuple[str, str] | None:
    try:
        return codec, data.decode(codec)
    except UnicodeDecodeError:
        return None


def _damaged(data: bytes) -> tuple[str, str] | None:
    """Return UTF-8 with a few bytes that are not: other encodings hold nothing that looks like its signs of three bytes."""
    text = data.decode("utf-8", errors="replace")
    bad = text.count(REPLACED)
    sound = sum(char >= "\u0800" for char in text[:SAMPLE]) - text[:SAMPLE].count(REPLACED)
    return (DAMAGED, text) if sound > bad else None


def _guessed(data: bytes) -> tuple[str, str]:
    """Return the likeliest reading of bytes that are not UTF-8.

    A Chinese text uses mostly the first level of its character set, which the other set reads as rare characters; a
    Latin-1 text has its high bytes alone, and read as pairs they would swallow a bracket.
    """
    runs = HIGH.findall(FOUR_BYTES.sub(b"", data[:SAMPLE]))
    alone = sum(len(run) == 1 for run in runs)
    if 2 * alone <= len(runs):
        readings = [reading for codec in ("gb18030", "cp950") if (reading := _strict(data, codec)) is not None]
        if readings:
            return max(readings, key=_first_level)
    return "latin-1", data.decode("latin-1")


def _first_level(reading: tuple[str, str]) -> float:
    """Return how much of the Chinese in a text is of the first level (common characters and signs) of its set."""
    codec, text = reading
    seen = [char for char in text[:SAMPLE] if char > "\x7f"]
    low, high = (0xB0, 0xD7) if codec == "gb18030" else (0xA4, 0xC6)
    pairs = [char.encode(codec) for char in seen]
    common = sum(len(p) == 2 and (low <= p[0] <= high or p[0] in (0xA1, 0xA3)) and p[1] >= 0x40 for p in pairs)
    if codec == "gb18030":
        common -= sum(len(p) == 2 and low <= p[0] <= high and p[1] < 0xA1 for p in pairs)
    return common / max(len(seen), 1)


def _note(codec: str, text: str) -> Text:
    if codec == DAMAGED:
        return _NOT_ALL.fill(n=text.count(REPLACED), sign=REPLACED)
    name = {"gb18030": "GB18030", "cp950": "Big5", "latin-1": "Latin-1", "utf-16": "UTF-16"}.get(codec, codec)
    return Text(f"文件按{name}读取。", f"The file was read as {name}.")


_NOT_ALL = Text(
    "文件按UTF-8读取，其中{n}处不是UTF-8，以「{sign}」代替。",
    "The file was read as UTF-8; {n} places in it are not and stand as `{sign}`.",
)


def lines(text: str) -> Iterator[tuple[int, str]]:
    r"""Yield number, from 1, and words of each line, without holding them all.

    >>> list(lines("h8\ni9\n"))
    [(1, 'h8'), (2, 'i9')]
    """
    return ((number, line.removesuffix("\n")) for number, line in enumerate(io.StringIO(text), 1))


def line_starts(text: str) -> "array[int]":
    """Return the offset at which each line begins."""
    return array("q", chain((0,), (found.end() for found in NEWLINE.finditer(text))))


def place(starts: "array[int]", offset: int) -> tuple[int, int]:
    r"""Return line and column, both from 1, of an offset in the text that `starts` were taken of.

    >>> place(line_starts("h8\ni9"), 4)
    (2, 2)
    """
    line = bisect_right(starts, offset)
    return line, offset - starts[line - 1] + 1


def short(text: str, most: int = 40) -> str:
    r"""Return a piece of a file for a sentence: on one line, and no longer than `most` signs.

    >>> short("h8\ni9"), short("x" * 99, 4)
    ('h8 i9', 'xxx…')
    """
    line = "".join(char if char.isprintable() else " " for char in text[: most + 1])
    return line if len(line) <= most else line[: most - 1] + "…"


def in_json(value: object) -> str:
    """Return a piece of a JSON file for a sentence, as it stands there; a text without its quotes.

    >>> in_json({"seat": 3, "cards": None}), in_json("S7")
    ('{"seat": 3, "cards": null}', 'S7')
    """
    return short(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))

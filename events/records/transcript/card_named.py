"""What a play of a card game is said to be, in brackets behind its cards. What no game knows is quoted, with its length."""

import re

from core.climb.kinds import Reading
from core.text import Lang, Text
from events.records.transcript.line import Line, quoted
from events.records.transcript.parts import CLOSE
from events.records.transcript.words import Words

LENGTH = re.compile(r"-?[0-9]{1,9}(?![0-9])")
THE_LENGTH = Text("长度", "the length")
A_BRACKET = Text("右括号", "a closing bracket")


def plainly(line: Line, kind: str) -> Reading | None:
    """Read a pattern by its lowest rank in quotes and its length; None where no quotes stand here."""
    if (main := line.quoted()) is None:
        return None
    if (length := line.take(LENGTH)) is None:
        raise line.unread(THE_LENGTH)
    return Reading(kind, main, int(length[0]))


def closed(line: Line) -> None:
    """Go past the bracket that closes here. Raises `Unread` where none does."""
    if line.take(CLOSE) is None:
        raise line.unread(A_BRACKET)


def written_kind(kind: str, kinds: Words[str], known: bool, lang: Lang) -> str:
    """Return the name of a kind as it is written: in quotes where it is none."""
    return kinds.said[kind].to(lang) if known else quoted(kind)


def written_plainly(value: Reading, said: str) -> str:
    """Return a pattern by its lowest rank in quotes and its length, behind the name of its kind."""
    return f"({said} {quoted(value.main)} {value.length})"

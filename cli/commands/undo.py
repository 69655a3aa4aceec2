"""How a scribe goes back: over the last act or the last few, always with a reason."""

import re

import msgspec

from core.history import History
from events.records.files import short

LONGEST = 20  # signs of a number that a sentence repeats
MOST_DIGITS = 18
TOO_LARGE = 10**MOST_DIGITS

NUMBER_ALONE = re.compile(r"\s*(?:undo|back|退回|悔改)(?:\s*[:：]?\s*[-+−]?\d+\s*条?)?\s*", re.IGNORECASE)
"""A going back without the reason that it needs."""

_UNDO = re.compile(
    r"\s*(?:(?:undo|back)(?:\s+|\s*[:：]\s*|(?=\d))|(?:退回|悔改)\s*[:：]?\s*)(?:([-+−]?\d+)(?:\s*条\s*|\s+))?(\S.*?)\s*",
    re.IGNORECASE,
)


_TO = re.compile(
    r"\s*(?:(?:undo|back)\s*(?:back\s+)?to\s+(?:record\s+)?|(?:退回|退|悔改)\s*到\s*第?\s*)(\d++)\s*[条號号]?(?:\s*[:：,，]?\s*(\S.*?))?\s*",
    re.IGNORECASE,
)
_WHICH = re.compile(
    r"\s*(?:undo|back|退回|悔改)\s*[:：]?\s*(?:第\s*\d+\s*(?:条|手|号|圈|副|局)|[@#＃]\s*\d|记录\s*\d|record\s+\d|move\s+\d|play\s+\d).*\s*",
    re.IGNORECASE,
)


class BackTo(msgspec.Struct, frozen=True):
    """Going back to after a record and what followed from it; no reason where none is written."""

    record: int
    why: str | None
    said: str  # the number as it was written

    def target(self, history: History) -> int | None:
        """Return the version to which play goes back; None where no such record still counts, or nothing comes after it."""
        stands = history.line()
        if self.record not in stands:
            return None
        to = self.record
        while to + 1 in history.results:
            to += 1
        return to if to < stands[-1] else None


def back_to_of(line: str) -> BackTo | None:
    """Return to which record a line goes back, or None when it says something else.

    >>> back_to_of("退回到第20条 听错"), back_to_of("undo to 20")
    (BackTo(record=20, why='听错', said='20'), BackTo(record=20, why=None, said='20'))
    """
    found = _TO.fullmatch(line)
    return None if found is None else BackTo(_number(found[1]), found[2], short(found[1], LONGEST))


def names_a_record(line: str) -> bool:
    """Say whether a line goes back and names a record, and nobody can say whether that one stays: `退回 第20条`."""
    return _WHICH.fullmatch(line) is not None


class Undo(msgspec.Struct, frozen=True):
    """Going back over the last `acts` acts that still count, and why."""

    acts: int
    why: str
    said: str  # the number as it was written

    def there_are(self, history: History) -> int:
        """Return over how many acts play can go back."""
        return len(_standing(history))

    def target(self, history: History) -> int | None:
        """Return the version to which play goes back; None where there are not that many acts."""
        acts = _standing(history)
        return acts[-self.acts] - 1 if 1 <= self.acts <= len(acts) else None


def undo_of(line: str) -> Undo | None:
    """Return what a line says about going back, or None when it says something else.

    >>> undo_of("退回 2 记错一手")
    Undo(acts=2, why='记错一手', said='2')
    >>> undo_of("undo wrong point").acts, undo_of("退回2 听错").acts
    (1, 2)
    """
    found = _UNDO.fullmatch(line)
    if found is None:
        return None
    return Undo(_number(found[1] or "1"), found[2], short(found[1] or "1", LONGEST))


def _standing(history: History) -> list[int]:
    """Return the versions of the acts of play that still count."""
    stands = set(history.line())
    return [v for v in history.acts if v in stands]


def _number(said: str) -> int:
    """Return a number; one of very many digits stands for any that is too large.

    >>> _number("007"), _number("-1"), _number("9" * 5000) == TOO_LARGE
    (7, -1, True)
    """
    sign, digits = (-1, said[1:]) if said[0] in "-−" else (1, said.removeprefix("+"))
    return sign * (TOO_LARGE if len(digits) > MOST_DIGITS else int(digits))

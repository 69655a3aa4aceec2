"""How a scribe goes back: over the last act or the last few, always with a reason."""

import re

import msgspec

from core.history import History

NUMBER_ALONE = re.compile(r"\s*(?:undo|back|退回|悔改)(?:\s*[:：]?\s*(\d{1,3})\s*条?)?\s*", re.IGNORECASE)
"""A going back without the reason that it needs."""

_UNDO = re.compile(
    r"\s*(?:(?:undo|back)(?:\s+|\s*[:：]\s*|(?=\d))|(?:退回|悔改)\s*[:：]?\s*)(?:(\d{1,3})(?:\s*条\s*|\s+))?(\S.*?)\s*",
    re.IGNORECASE,
)


_TO = re.compile(
    r"\s*(?:(?:undo|back)\s*(?:back\s+)?to\s+(?:record\s+)?|(?:退回|退|悔改)\s*到\s*第?\s*)(\d{1,9})\s*[条號号]?(?:\s*[:：,，]?\s*(\S.*?))?\s*",
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
    (BackTo(record=20, why='听错'), BackTo(record=20, why=None))
    """
    found = _TO.fullmatch(line)
    return None if found is None else BackTo(int(found[1]), found[2])


def names_a_record(line: str) -> bool:
    """Say whether a line goes back and names a record, and nobody can say whether that one stays: `退回 第20条`."""
    return _WHICH.fullmatch(line) is not None


class Undo(msgspec.Struct, frozen=True):
    """Going back over the last `acts` acts that still count, and why."""

    acts: int
    why: str

    def target(self, history: History) -> int | None:
        """Return the version to which play goes back; None where there are not that many acts."""
        stands = set(history.line())
        acts = [v for v in history.acts if v in stands]
        return acts[-self.acts] - 1 if 1 <= self.acts <= len(acts) else None


def undo_of(line: str) -> Undo | None:
    """Return what a line says about going back, or None when it says something else.

    >>> undo_of("退回 2 记错一手")
    Undo(acts=2, why='记错一手')
    >>> undo_of("undo wrong point").acts, undo_of("退回2 听错").acts
    (1, 2)
    """
    found = _UNDO.fullmatch(line)
    return None if found is None else Undo(int(found[1] or 1), found[2])

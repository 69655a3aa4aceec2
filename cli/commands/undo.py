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

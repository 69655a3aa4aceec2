"""A replay of smashegg taken apart, each piece with its place, as far as the text can be read."""

from collections.abc import Iterator

from events.records.draft import MOST_ACTS
from events.records.guandan.messages import MOST
from events.records.walk import Unread, Walk, twice_here

At = tuple[object, int]  # a value and its offset


class Parts:
    """The pieces of one replay, and the fault behind which nothing of it was read."""

    def __init__(self, begin: int) -> None:
        self.begin = begin
        self.config: At | None = None
        self.actions: list[At] = []
        self.groups: list[At] = []  # the events of one action each, as a list
        self.fault: Unread | None = None


def artifacts(text: str) -> Iterator[Parts]:
    """Yield the replays of a file: one, an array of them, or one after another. A fault ends them."""
    walk = Walk(text, unique=True)
    while sign := walk.sign():
        parts = None
        try:
            for _ in walk.items() if sign == "[" else (walk.at,):
                walk.sign()
                parts = Parts(walk.at)
                _replay(walk, parts)
                yield parts
                parts = None
        except Unread as fault:
            parts = parts or Parts(fault.offset)
            parts.fault = fault
            yield parts
            return


def _replay(walk: Walk, parts: Parts, *, inner: bool = False) -> None:
    names: set[str] = set()
    for name in walk.members():
        if name in names:
            raise Unread(walk.at, twice_here(name))
        names.add(name)
        if name == "artifact" and not inner and walk.sign() == "{":
            _replay(walk, parts, inner=True)
        elif name == "config":
            walk.sign()
            at = walk.at
            parts.config = walk.value(), at
        elif name == "actions":
            _collect(walk, parts.actions)
        elif name == "events":
            _collect(walk, parts.groups)
        else:
            _pass_over(walk)


def _collect(walk: Walk, into: list[At]) -> None:
    """Take the items of an array; more than any match can hold are not kept."""
    if walk.sign() != "[":
        at = walk.at
        into.append((walk.value(), at))
        return
    for offset in walk.items():
        value = _events(walk) if walk.sign() == "[" else walk.value()
        if len(into) <= 2 * MOST_ACTS:
            into.append((value, offset))


def _events(walk: Walk) -> list[object]:
    kept: list[object] = []
    for _ in walk.items():
        value = walk.value()
        if len(kept) < MOST:
            kept.append(value)
    return kept


def _pass_over(walk: Walk) -> None:
    """Take a value without keeping it."""
    if walk.sign() != "[":
        walk.value()
        return
    for _ in walk.items():
        walk.value()

"""The lines of an OpenSpiel playthrough that say something of the deal, in order.

A playthrough prints thousands of lines for a program to compare. Of these count the actions, each with its number and its words,
the plays that the last printed state lists with their seats, and the returns of the state that is terminal.
"""

import re
from collections.abc import Iterator

import msgspec

from core.text import Text
from events.records.draft import MOST_ACTS
from events.records.files import lines, short

HEAD = re.compile(r"game: dou_dizhu\b")
LINE = re.compile(
    r"action:(?P<action>.*)|# Apply action \"(?P<words>[^\"]*)\"|# State (?P<state>[0-9]{1,6})\s*\Z"
    r"|(?P<printed># Bidding phase begin)"
    r"|# Player (?P<seat>[012]) played (?P<played>.*)|(?P<terminal>IsTerminal\(\) = True)|Returns\(\) = \[(?P<returns>[^\]]*)\]"
)
ID = re.compile(r"\s*([0-9]{1,6})\s*\Z", re.ASCII)
RETURNS = re.compile(r"\s*(-?[0-9]{1,6})(?:\.0*)?\s*\Z", re.ASCII)


class Action(msgspec.Struct, frozen=True):
    """One action: its id, None where that cannot be read; what is written beside it; its line."""

    id: int | None
    words: str | None
    line: int


class Printed(msgspec.Struct, frozen=True):
    """A bid or play as a state lists it."""

    seat: int
    words: str
    line: int


class Playthrough(msgspec.Struct):
    """What the lines of one playthrough say. `fault`: the line from which actions do not follow one another, and why."""

    begin: int
    actions: list[Action] = []
    printed: list[Printed] = []
    terminal: bool = False
    returns: tuple[tuple[int, ...], int] | None = None
    fault: tuple[int, Text] | None = None
    end: int = 0


def playthroughs(text: str) -> Iterator[Playthrough]:
    """Yield the playthroughs of a file; a new one begins with its first line, `game: dou_dizhu`."""
    current: Playthrough | None = None
    listing: list[Printed] = []
    words: str | None = None
    state: int | None = None
    for number, line in lines(text):
        if current is None or HEAD.match(line):
            if current is not None:
                yield _closed(current, listing)
            current, listing, words, state = Playthrough(number), [], None, None
        current.end = number
        if (found := LINE.match(line)) is None:
            continue
        match found.lastgroup:
            case "words":
                words = found["words"]
            case "state":
                state = int(found["state"])
            case "action":
                _take(current, Action(_id(found["action"]), words, number), state)
                words = state = None
            case "printed":
                if len(listing) >= len(current.printed):
                    current.printed = listing
                listing = []
            case "played":
                if len(listing) < MOST_ACTS:
                    listing.append(Printed(int(found["seat"]), found["played"].strip(), number))
            case "terminal":
                current.terminal = True
            case _:
                _returns(current, found["returns"], number)
    if current is not None:
        yield _closed(current, listing)


def _closed(current: Playthrough, listing: list[Printed]) -> Playthrough:
    if len(listing) >= len(current.printed):
        current.printed = listing
    return current


def _id(words: str) -> int | None:
    found = ID.match(words)
    return int(found[1]) if found else None


def _take(current: Playthrough, action: Action, state: int | None) -> None:
    """Add an action; where its state's number is not the next one, actions are missing or stand twice, and no more are taken."""
    if current.fault is not None or len(current.actions) > MOST_ACTS:
        return
    due = len(current.actions)
    if state is not None and state != due:
        zh, en = (
            f"状态编号是{state}，应为{due}：缺了动作，或者有动作重复。",
            f"The state's number is {state}; expected {due}: actions are missing or stand twice.",
        )
        current.fault = action.line, Text(zh, en)
        return
    current.actions.append(action)


def _returns(current: Playthrough, words: str, line: int) -> None:
    """Keep the returns of the state that is terminal; before it they mean nothing."""
    if not current.terminal or current.returns is not None:
        return
    numbers = [RETURNS.match(word) for word in words.split(",")]
    scores = tuple(int(found[1]) for found in numbers if found is not None)
    if len(scores) == len(numbers) == 3:
        current.returns = scores, line
    elif current.fault is None:
        piece = short(words)
        current.fault = line, Text(f"得分是“{piece}”，应为三个整数。", f"The returns are `{piece}`; expected three integers.")

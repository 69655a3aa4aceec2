"""What the tests of the 掼蛋 readers share: the sample files, messages, and a record in short words."""

import json
from pathlib import Path

from core.games import Act
from core.guandan.messages import (
    CardReturned,
    CardsPlayed,
    DealBegun,
    DealNoted,
    HandCounted,
    HandDealt,
    LeaderDrawn,
    LevelNoted,
    LevelsNoted,
    Passed,
    PlaysUnrecorded,
    RefusalClaimed,
    TributePaid,
    TributeUnrecorded,
)
from events.records.record import Desk, Record

FILES = Path(__file__).parents[4] / "fixtures" / "records" / "guandan"
Message = dict[str, object]


def sample(name: str) -> bytes:
    return (FILES / name).read_bytes()


def lines(*messages: object) -> bytes:
    """Messages as a log, one a line; words stand as they are."""
    return "".join((each if isinstance(each, str) else json.dumps(each)) + "\n" for each in messages).encode()


def story(record: Record) -> str:
    """The acts in one line of short words."""
    return " ".join(_word(act) for act in record.acts)


def said(record: Record) -> str:
    return " ".join(trouble.text.en for trouble in record.troubles)


def _word(act: Act | Desk) -> str:
    match act:
        case DealBegun():
            return "deal"
        case LevelNoted(level, levels):
            return f"level:{level}{'' if levels is None else '(' + '/'.join(levels) + ')'}"
        case LeaderDrawn(seat, card, first):
            return f"drawn{seat}:{card}/{first}"
        case HandDealt(seat, cards, after_tribute):
            return f"hand{seat}:{len(cards)}{'+' if after_tribute else ''}"
        case HandCounted(seat, count):
            return f"count{seat}:{count}"
        case TributePaid(seat, card, to):
            return f"pays{seat}>{'?' if to is None else to}:{card}"
        case CardReturned(seat, card, to):
            return f"returns{seat}>{'?' if to is None else to}:{card}"
        case RefusalClaimed(seat, cards):
            return f"refuses{seat}:{','.join(cards)}"
        case TributeUnrecorded():
            return "no-tribute"
        case CardsPlayed(seat, cards):
            return f"{seat}:{','.join(cards)}"
        case Passed(seat):
            return f"{seat}:"
        case PlaysUnrecorded():
            return "missing"
        case DealNoted(order):
            return f"order:{''.join(map(str, order))}"
        case LevelsNoted(levels):
            return f"levels:{'/'.join(levels)}"
        case _:
            return type(act).__name__

"""What the tests of the 斗地主 readers share: the sample files, and a record in short words."""

import json
from pathlib import Path

from core.cards import RANKS, rank_of
from core.doudizhu.messages import (
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    DealBegun,
    FaceUpDrawn,
    HandDealt,
    LandlordNoted,
    Passed,
    PlaysUnrecorded,
    ScoresNoted,
)
from core.games import Act
from events.records.record import Desk, Record

FILES = Path(__file__).parents[4] / "fixtures" / "records" / "doudizhu"
SUITED = 54


def sample(name: str) -> bytes:
    return (FILES / name).read_bytes()


def normalised() -> list[dict[str, object]]:
    return [json.loads(line) for line in sample("normalised.jsonl").splitlines()]


def ranks(cards: tuple[str, ...]) -> str:
    return "".join(sorted((rank_of(card) for card in cards), key=RANKS.index))


def moves(record: Record) -> list[list[object]]:
    """The plays as seat and ranks, a pass without ranks."""
    played = (act for act in record.acts if isinstance(act, (CardsPlayed, Passed)))
    return [[act.seat, ranks(act.cards) if isinstance(act, CardsPlayed) else ""] for act in played]


def hands(record: Record) -> dict[str, tuple[str, ...]]:
    return {str(act.seat): act.cards for act in record.acts if isinstance(act, HandDealt)}


def bids(record: Record) -> list[list[int]]:
    return [[act.seat, act.points] for act in record.acts if isinstance(act, BidMade)]


def story(record: Record) -> str:
    """The acts in one line of short words."""
    return " ".join(_word(act) for act in record.acts)


def _word(act: Act | Desk) -> str:
    match act:
        case DealBegun():
            return "deal"
        case FaceUpDrawn(seat, card):
            return f"up{seat}:{card}"
        case HandDealt(seat, cards, with_bottom):
            return f"hand{seat}:{len(cards)}{'+' if with_bottom else ''}"
        case BottomLaid(cards):
            return f"laid:{len(cards)}"
        case BidMade(seat, points):
            return f"bid{seat}:{points}"
        case LandlordNoted(seat):
            return f"landlord{seat}"
        case BottomShown(cards):
            return f"shown:{len(cards)}"
        case CardsPlayed(seat, cards):
            return f"{seat}:{ranks(cards)}"
        case Passed(seat):
            return f"{seat}:"
        case PlaysUnrecorded():
            return "missing"
        case ScoresNoted(scores):
            return f"scores{scores}"
        case _:
            return type(act).__name__

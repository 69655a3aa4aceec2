"""What the tests of the 升级 readers share: the sample files, objects as lines, and a record in short words."""

import json
from pathlib import Path

from core.cards import DECK
from core.games import Act
from core.trumps.messages import (
    BottomBuried,
    BottomLaid,
    BottomShown,
    BottomTaken,
    BottomUnrecorded,
    CardDrawn,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DeclarerNoted,
    HandDealt,
    Insured,
    LevelNoted,
    LevelsNoted,
    MatchNoted,
    NobodyDeclared,
    Overturned,
    PlaysUnrecorded,
    TrickNoted,
    TrumpsDeclared,
    TrumpsNoted,
)
from events.records.record import Desk, Record

FILES = Path(__file__).parents[4] / "fixtures" / "records" / "shengji"
Said = dict[str, object]
DECK_SAID = [{"BJ": "LJ", "RJ": "BJ"}.get(card, card.replace("T", "10")) for card in (*DECK, *DECK)]
"""Two packs from the big joker down, as the rooms write them: seat 0 draws BJ, S2, …"""


def sample(name: str) -> bytes:
    return (FILES / name).read_bytes()


def lines(*objects: object) -> bytes:
    """Objects as a file, one a line; words stand as they are."""
    return "".join((each if isinstance(each, str) else json.dumps(each)) + "\n" for each in objects).encode()


def said(record: Record) -> str:
    return " ".join(trouble.text.en for trouble in record.troubles)


def story(record: Record) -> str:
    """The acts in one line of short words; draws are counted."""
    words: list[str] = []
    draws = 0
    for act in record.acts:
        if isinstance(act, CardDrawn):
            draws += 1
            continue
        if draws:
            words.append(f"draw:{draws}")
            draws = 0
        words.append(_word(act))
    return " ".join(words if not draws else [*words, f"draw:{draws}"])


def _shown(name: str, act: TrumpsDeclared | Insured | Overturned) -> str:
    return f"{name}{act.seat}:{','.join(act.cards)}{'' if act.drawn is None else f'@{act.drawn}'}"


def _of_bottom(act: BottomTaken | BottomBuried | BottomUnrecorded | BottomLaid | BottomShown) -> str:
    match act:
        case BottomLaid(cards):
            return f"bottom:{len(cards)}"
        case BottomTaken(seat, cards):
            return f"takes{seat}:{len(cards)}"
        case BottomBuried(seat, cards):
            return f"buries{seat}:{len(cards)}"
        case BottomShown(cards):
            return f"shown:{len(cards)}"
        case _:
            return "no-burial"


def _word(act: Act | Desk) -> str:
    match act:
        case DealBegun(first):
            return f"deal{'' if first is None else first}"
        case LevelNoted(level, levels):
            return f"level:{level}{'' if levels is None else '(' + '/'.join(levels) + ')'}"
        case DeclarerNoted(seat):
            return f"declarer{seat}"
        case HandDealt(seat, cards):
            return f"hand{seat}:{len(cards)}"
        case TrumpsDeclared():
            return _shown("declares", act)
        case Insured():
            return _shown("insures", act)
        case Overturned():
            return _shown("overturns", act)
        case NobodyDeclared():
            return "nobody"
        case TrumpsNoted(suit):
            return f"trumps:{suit or '-'}"
        case BottomTaken() | BottomBuried() | BottomUnrecorded() | BottomLaid() | BottomShown():
            return _of_bottom(act)
        case CardsPlayed(seat, cards):
            return f"{seat}:{','.join(cards)}"
        case TrickNoted(seat, points):
            return f"won{seat}{'' if points is None else f':{points}'}"
        case PlaysUnrecorded():
            return "missing"
        case DealNoted(points, bottom, last, multiplier, _, coming):
            return f"points:{points}/{bottom}/{last}/{multiplier}/{coming}"
        case LevelsNoted(levels):
            return f"levels:{'/'.join(levels)}"
        case MatchNoted(winner):
            return f"winner:{winner}"
        case _:
            return type(act).__name__

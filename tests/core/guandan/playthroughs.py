"""Golden playthroughs of 掼蛋: matches as told, found and seen at every step, one text file each.

They are read as diffs when something changes. To write them again:

    PYTHONPATH=. python -m tests.core.guandan.playthroughs
"""

from itertools import islice
from pathlib import Path
from random import Random

from core.climb.kinds import Reading
from core.desk.messages import AppealDecided, Appealed, CallMade, DealPlaced, Ruled, TurnStopped
from core.guandan.messages import (
    CardReturned,
    CardsExposed,
    CardsPlayed,
    ConductNoted,
    CountAnnounced,
    CountAsked,
    DealBegun,
    DealNoted,
    HandCounted,
    HandDealt,
    LeaderDrawn,
    LevelNoted,
    LevelsNoted,
    MatchOpened,
    Passed,
    PlaysUnrecorded,
    PlayTakenBack,
    PointsNoted,
    RefusalClaimed,
    SheetSigned,
    TotalsNoted,
    TributePaid,
    TributeUnrecorded,
)
from core.guandan.options import DEFAULTS, Options
from core.guandan.presets import COMPETITION
from core.live import Live
from projections.guandan.drawing import rows
from projections.guandan.frames import Frame, HandShown, frames
from projections.guandan.lines import legal_lines
from projections.guandan.views import seen_by
from projections.logged import Viewer
from tests.core.given import CHIEF, SHOWN, By
from tests.core.guandan.given import DEAL, EIGHT_3, EIGHT_4, PLAYERS, A, Acts, B, C, D, alone, hand, play_of, readings, shown
from tests.core.guandan.matches import whole_match
from tests.core.playing_through import Log, Told
from tests.core.playing_through import told as told_by

FOLDER = Path(__file__).resolve().parents[2] / "golden" / "guandan"
SEEN: tuple[tuple[str, Viewer], ...] = (("A", 0), ("D", 3), ("public", "public"))
FEW = 8  # lines of what may be played are written out


def _second(seed: int, options: Options, upto: int) -> Acts:
    """A match by the rules: its first deal as a sheet, and the beginning of its second."""
    first, second = islice(whole_match(Random(seed), options), 2)
    return (DealNoted(first.order), LevelsNoted(first.levels), *second.acts[:upto])


LAWFUL: Acts = _second(10, DEFAULTS, 40)
COUNTED: Acts = (
    DealBegun(),
    LeaderDrawn(A, "H9", B),
    *alone(A, EIGHT_3, EIGHT_4),
    CountAsked(A, D),
    CountAnnounced(A, 11),
    CardsPlayed(A, ("S5", "H6", "S7", "H7", "S9"), Reading("straight", "5", 5)),
    CountAnnounced(A, 6),
    Passed(B),
    CardsPlayed(C, ("S9", "HT", "SJ", "SQ", "H7"), Reading("straight", "9", 5)),
    PlaysUnrecorded(),
    DealNoted((0, 2)),
    PointsNoted((5, 0)),
    DealNoted((1, 0, 3)),
    DealNoted((2, 3, 1)),
    TotalsNoted((6, 3)),
    DealNoted((3, 1)),
    DealNoted((0, 3, 2)),
    SheetSigned(0),
    SheetSigned(1),
)
IRREGULAR: Acts = (
    DealBegun(),
    HandDealt(A, DEAL.hands[A][:26]),
    HandDealt(B, DEAL.hands[B]),
    HandCounted(C, 28),
    HandDealt(D, DEAL.hands[D]),
    LeaderDrawn(A, DEAL.hands[A][0]),
    *DEAL.plays("A34567"),
    CardsPlayed(C, ("S6", "H6")),
    By(CHIEF, CallMade(1)),
    By(CHIEF, Ruled(1, "GC3.5", TurnStopped(C), SHOWN)),
    Passed(B),
    CardsPlayed(D, ("S2", "H2"), Reading("pair", "B", 1)),
    CardsExposed(D, ("SA",), dropped=True),
    PlayTakenBack(D),
    CountAsked(B),
    CountAnnounced(B, 20),
    Passed(A),
    Passed(D),
    ConductNoted(A, "signalled"),
    PlaysUnrecorded(),
    DealNoted((0, 1, 2)),
    LevelsNoted(("9", "2")),
    DealBegun(),
    HandDealt(D, hand("RJ", "SA", "H2")),
    TributePaid(D, "SA", A),
    TributePaid(D, "RJ", corrects=True),
    RefusalClaimed(D, ("RJ",)),
    CardReturned(A, "S3"),
    CardsPlayed(A, ("S4",)),
    By(CHIEF, CallMade(1)),
    By(CHIEF, Ruled(2, "GC3.2", DealPlaced(2, B, 3), SHOWN)),
    By(CHIEF, Appealed(2, 0, "law")),
    By(CHIEF, AppealDecided(2, "reversed", "GC1.3", SHOWN)),
    Passed(D),
    DealBegun(),
)
PARTIAL: Acts = (
    LevelNoted("9", ("9", "5")),
    HandDealt(A, ("?9", "?9", "H9", *hand()[:20], *("??",) * 4)),
    LeaderDrawn(A),
    CardsPlayed(A, ("?5", "?6", "?7", "?8", "?9")),
    CardsPlayed(B, ("??", "??", "??", "??")),
    CardsPlayed(C, ("ST", "HT", "CT", "DT")),
    Passed(D),
    Passed(A),
    Passed(B),
    PlaysUnrecorded(),
    DealNoted((2, 0)),
    DealBegun(),
    TributeUnrecorded(),
    CardsPlayed(B, ("S3",)),
    DealBegun(),
    CardsPlayed(C, ("S3",)),
)
STRICT = readings("competition", levels="two_to_a", promotion="four_two_one", tribute="yes")  # GD with the offences of GC
MATCHES: dict[str, tuple[Options, Acts]] = {
    "lawful": (DEFAULTS, LAWFUL),
    "competition": (COMPETITION, COUNTED),
    "irregular": (STRICT, IRREGULAR),
    "partial": (DEFAULTS, PARTIAL),
}


def told(name: str) -> str:
    """Return a match as text."""
    options, acts = MATCHES[name]
    return told_by(MatchOpened(PLAYERS, options), acts, Told(frames, _stands, _table, _seen, _next))


def _stands(match: Live) -> str:
    return shown(play_of(match))


def _table(frame: Frame) -> tuple[str, ...]:
    return tuple(row.en for row in rows(frame))


def _seen(log: Log) -> tuple[str, ...]:
    return tuple(f"{name} sees {_hands(frames(seen_by(log, viewer), {})[-1])}" for name, viewer in SEEN)


def _hands(frame: Frame) -> str:
    return " / ".join(_hand(each) for each in frame.hands)


def _hand(each: HandShown) -> str:
    return " ".join((*each.cards, *([f"+{each.unknown}"] if each.unknown else ()))) or "-"


def _next(match: Live) -> tuple[str, ...]:
    lines = [line.en for line in legal_lines(play_of(match))]
    rest = [f"({len(lines) - FEW} more lines)"] if len(lines) > FEW else []
    return (*(f"- {line}" for line in lines[:FEW]), *rest)


def write() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(told(name), encoding="utf-8")


if __name__ == "__main__":
    write()

"""Golden playthroughs of 斗地主: a match as told, found and seen at every step, one text file each.

They are read as diffs when something changes. To write them again:

    PYTHONPATH=. python -m tests.core.doudizhu.playthroughs
"""

from pathlib import Path

from core.climb.groups import plays_text
from core.desk.messages import AppealDecided, Appealed, CallMade, DealIsVoid, Ruled
from core.doudizhu.legal import legal
from core.doudizhu.messages import (
    BidMade,
    BottomShown,
    CardsPlayed,
    ConductNoted,
    DealBegun,
    DealNoted,
    FaceUpDrawn,
    HandDealt,
    LandlordNoted,
    MatchOpened,
    NoneClaimed,
    Passed,
    PlaysUnrecorded,
    ScoresNoted,
    TimeCalled,
    TotalsNoted,
)
from core.live import Live
from projections.doudizhu.drawing import rows
from projections.doudizhu.frames import Frame, frames
from projections.doudizhu.views import seen_by
from projections.logged import Viewer
from tests.core.doudizhu.given import COUNTER, DEAL, PLAYERS, SPRING, A, Acts, B, C, play_of, readings, shown
from tests.core.given import CHIEF, SHOWN, By
from tests.core.playing_through import Log, Told
from tests.core.playing_through import told as told_by

FOLDER = Path(__file__).resolve().parents[2] / "golden" / "doudizhu"
SEEN: tuple[tuple[str, Viewer], ...] = (("A", 0), ("B", 1), ("C", 2), ("public", "public"))

LAWFUL: Acts = (
    *DEAL.won(face_up=A),
    *DEAL.plays(COUNTER),
    DealNoted("farmers", A, 3, 2, "counter_spring"),
    ScoresNoted((-48, 24, 24)),
    *DEAL.dealt(),
    BidMade(B, 0),
    BidMade(C, 0),
    BidMade(A, 3),
    BottomShown(DEAL.bottom),
    TimeCalled(),
    SPRING[-1],
    TotalsNoted((-36, 18, 18)),
)
IRREGULAR: Acts = (
    DealBegun(),
    FaceUpDrawn(A, "S7"),
    HandDealt(A, DEAL.hands[A]),
    HandDealt(B, ("S3", *DEAL.hands[B][1:])),
    HandDealt(C, DEAL.hands[C][:16]),
    ConductNoted(C, "looked_at_bottom"),
    BidMade(B, 1),
    BidMade(A, 1),
    BidMade(A, 3),
    BidMade(C, 2),
    BottomShown(DEAL.bottom),
    CardsPlayed(A, ("S8",)),
    CardsPlayed(C, ("SJ", "HJ")),
    CardsPlayed(A, ("DQ",)),
    CardsPlayed(B, ("D7",)),
    CardsPlayed(C, ("S4",)),
    CardsPlayed(A, ()),
    NoneClaimed(B, "T"),
    Passed(B),
    Passed(C),
    CardsPlayed(C, ("D4", "D6")),
    CardsPlayed(B, ("ST",)),
    By(CHIEF, CallMade(A)),
    By(CHIEF, Ruled(1, "DZ4.1", DealIsVoid(1), SHOWN)),
    By(CHIEF, Appealed(1, B, "law")),
    By(CHIEF, AppealDecided(1, "reversed", "GC1.3", SHOWN)),
    Passed(A),
    Passed(C),
    DealBegun(),
    TimeCalled(),
)
PARTIAL: Acts = (
    DealBegun(),
    LandlordNoted(A, 3),
    HandDealt(A, ("?3", "?3", "S4", *DEAL.hands[A][6:], *DEAL.bottom, "??", "??", "??"), with_bottom=True),
    HandDealt(B, (*DEAL.hands[B][:9], *("??",) * 8)),
    CardsPlayed(A, ("?3",)),
    CardsPlayed(B, ("?5",)),
    NoneClaimed(C, "6"),
    CardsPlayed(C, ("??",)),
    CardsPlayed(A, ("S9",)),
    Passed(B),
    CardsPlayed(C, ("D6",)),
    PlaysUnrecorded(),
    CardsPlayed(B, ("SK", "HK", "CK", "DK")),
    DealNoted("landlord", None, None, 2, "none"),
    ScoresNoted((24, -12, -12)),
    DealNoted("farmers", B, 2),
    TotalsNoted((24, -12, -12)),
    TimeCalled(),
)
MATCHES: dict[str, Acts] = {"lawful": LAWFUL, "irregular": IRREGULAR, "partial": PARTIAL}


def told(acts: Acts) -> str:
    """Return a match as text."""
    return told_by(MatchOpened(PLAYERS, readings()), acts, Told(frames, _stands, _table, _seen, _next))


def _stands(match: Live) -> str:
    return shown(play_of(match))


def _table(frame: Frame) -> tuple[str, ...]:
    return tuple(row.en for row in rows(frame))


def _seen(log: Log) -> tuple[str, ...]:
    return tuple(f"{name} sees {_hands(frames(seen_by(log, viewer), {})[-1])}" for name, viewer in SEEN)


def _next(match: Live) -> tuple[str, ...]:
    now = legal(play_of(match))
    more = ("; may pass" if now.may_pass else "") + ("; there may be more" if now.partly else "")
    return (f"next: {now.turn.en}; {now.acts.en}{more}", *(f"may play {line.en}" for line in plays_text(now.plays)))


def write() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, acts in MATCHES.items():
        (FOLDER / f"{name}.txt").write_text(told(acts), encoding="utf-8")


def _hands(frame: Frame) -> str:
    hands = [" ".join((*hand.cards, *([f"+{hand.unknown}"] if hand.unknown else ()))) or "-" for hand in frame.hands]
    bottom = "" if frame.bottom is None else f" / {' '.join(frame.bottom)}"
    return " / ".join(hands) + bottom


if __name__ == "__main__":
    write()

"""Golden files: one canonical line of every event type at every schema it ever had, frozen.

A file that exists is never written again: it stands for what lies in somebody's log. When a type changes, its schema in
`events.codec.SCHEMAS` goes up, an upcaster is added, its sample here takes the new shape, and

    PYTHONPATH=. python tests/events/golden.py

writes the file that is missing.
"""

from pathlib import Path
from typing import get_args

from core.desk.messages import (
    AppealDecided,
    Appealed,
    CallMade,
    CallWithdrawn,
    FactFound,
    GameGoesTo,
    GameIsVoid,
    OffenceHeld,
    Ruled,
)
from core.gomoku.messages import (
    Absent,
    ColourChosen,
    ColoursTaken,
    ConductNoted,
    DrawAgreed,
    FiveClaimed,
    FiveFormed,
    Forfeited,
    FoulFormed,
    GameClosed,
    GameDrawn,
    GameReopened,
    GameRuled,
    GameUnruled,
    GameWon,
    MatchOpened,
    MatchReopened,
    MatchRuled,
    MatchTied,
    MatchWon,
    MovesUnrecorded,
    OpeningBegun,
    OpeningLaid,
    Passed,
    Resigned,
    ResultNoted,
    ScoreNoted,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
    TurnGiven,
    TwoMoreChosen,
)
from core.gomoku.options import DEFAULTS
from core.people import About, Actor, Source
from core.rewound import Rewound
from core.table import Event
from events.codec import CODEC
from events.line import Line, Logged, encode
from events.people import WordsErased

FOLDER = Path(__file__).parents[1] / "golden" / "events"
TYPES: tuple[type[Logged], ...] = (*get_args(Event), WordsErased)

P1, P2, P3 = "p-" + "1" * 32, "p-" + "2" * 32, "p-" + "3" * 32
T1, T2 = "t-" + "a" * 32, "t-" + "b" * 32
SHOWN = "5" * 64
ROW = ("h8", "i8", "j8", "k8", "l8")

SAMPLES: tuple[Logged, ...] = (
    MatchOpened((P1, P2), DEFAULTS, 30, About(T1, T1, T2, P3), Source("psq", T2, ("board", "overline"))),
    TossHeld(1, "white"),
    ColoursTaken(1),
    OpeningBegun(0),
    ColourChosen(1, "white"),
    TwoMoreChosen(1),
    StonesSetUp(("h8", "i9"), ("h9",)),
    StonePlaced("black", "h8"),
    Passed("white"),
    FiveClaimed(0, ROW),
    Resigned(1),
    TimeOverstepped(0),
    Forfeited(1),
    Absent((0, 1)),
    DrawAgreed(),
    ConductNoted(1, "moved_stone", T1),
    MovesUnrecorded(),
    ResultNoted("black", "five"),
    ScoreNoted((3, 1)),
    OpeningLaid(1),
    FiveFormed("black", (ROW, ("h8", "h9", "h10", "h11", "h12"))),
    FoulFormed(("double_three", "overline"), "h8"),
    GameWon(2, 1, "resigned"),
    GameDrawn(1, "full_board"),
    GameRuled(1, 1, False, 2),
    GameUnruled(1),
    GameClosed(3),
    GameReopened(3),
    TurnGiven("white"),
    MatchRuled(0),
    MatchWon(0, (4, 0), (3,)),
    MatchTied((3, 3)),
    MatchReopened(),
    CallMade(0, (5, 6), T1),
    FactFound(1, T1, "witness", "disputed"),
    OffenceHeld(1, 5, "gomoku.occupied", "WZ3", 1),
    Ruled(1, "WZ3", GameGoesTo(1, 0), SHOWN, T1),
    CallWithdrawn(2),
    Appealed(1, 1, "penalty", T1),
    AppealDecided(1, "varied", "GC1.3", SHOWN, GameIsVoid(1), T2),
    Rewound(7, T1),
    WordsErased(P2, "request"),
)


def file(name: str, schema: int) -> Path:
    """Where the golden file of a type lies."""
    return FOLDER / f"{name}.v{schema}.json"


def line_of(event: Logged) -> bytes:
    """The canonical line of a sample."""
    actor = Actor(P3, "scribe")
    return encode(Line("m-0123456789abcdef", 8, CODEC.schema(event), 1_790_000_000_000, actor, "c-1", 0, "9" * 64, event))


def write_missing() -> list[Path]:
    """Write the golden file of every type that has none at its schema of today; return what was written."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    written = []
    for event in SAMPLES:
        path = file(str(event.__struct_config__.tag), CODEC.schema(event))
        if not path.exists():
            path.write_bytes(line_of(event) + b"\n")
            written.append(path)
    return written


if __name__ == "__main__":
    for path in write_missing():
        print(path.name)

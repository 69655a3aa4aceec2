"""Golden files: one canonical line of every event type at every schema it ever had, frozen.

A file that exists is never written again: it stands for what lies in somebody's log. When a type changes, its schema in
`events.codec.SCHEMAS` goes up, an upcaster is added, its sample here takes the new shape, and

    PYTHONPATH=. python tests/events/golden.py

writes the file that is missing.
"""

from pathlib import Path
from typing import get_args

from core.chaodipi import messages as cd
from core.chaodipi.options import DEFAULTS as CHAODIPI
from core.climb.kinds import Reading
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
from core.doudizhu import messages as d
from core.doudizhu.options import DEFAULTS as DOUDIZHU
from core.gomoku import messages as g
from core.gomoku.options import DEFAULTS as GOMOKU
from core.guandan import messages as gd
from core.guandan.options import DEFAULTS as GUANDAN
from core.people import About, Actor, Source
from core.rewound import Rewound
from core.shengji.messages import MatchOpened
from core.shengji.options import DEFAULTS as SHENGJI
from core.table import Event
from core.trumps import messages as sj
from events.codec import CODEC
from events.line import Line, Logged, encode
from events.people import WordsErased

FOLDER = Path(__file__).parents[1] / "golden" / "events"
TYPES: tuple[type[Logged], ...] = (*get_args(Event), WordsErased)

P1, P2, P3, P4 = "p-" + "1" * 32, "p-" + "2" * 32, "p-" + "3" * 32, "p-" + "4" * 32
T1, T2 = "t-" + "a" * 32, "t-" + "b" * 32
SHOWN = "5" * 64
ROW = ("h8", "i8", "j8", "k8", "l8")
PLANE = ("S3", "H3", "D3", "S4", "H4", "D4", "CT", "BJ")
HAND = (*PLANE, "?9", "??")  # as a record may give it: without a suit, and without anything

SAMPLES: tuple[Logged, ...] = (
    g.MatchOpened((P1, P2), GOMOKU, 30, About(T1, T1, T2, P3), Source("psq", T2, ("board", "overline")), SHOWN, T1),
    g.TossHeld(1, "white"),
    g.ColoursTaken(1),
    g.OpeningBegun(0),
    g.ColourChosen(1, "white"),
    g.TwoMoreChosen(1),
    g.StonesSetUp(("h8", "i9"), ("h9",)),
    g.StonePlaced("black", "h8"),
    g.Passed("white"),
    g.FiveClaimed(0, ROW),
    g.Resigned(1),
    g.TimeOverstepped(0),
    g.Forfeited(1),
    g.Absent((0, 1)),
    g.DrawAgreed(),
    g.ConductNoted(1, "moved_stone", T1),
    g.MovesUnrecorded(),
    g.ResultNoted("black", "five"),
    g.ScoreNoted((3, 1)),
    g.OpeningLaid(1),
    g.FiveFormed("black", (ROW, ("h8", "h9", "h10", "h11", "h12"))),
    g.FoulFormed(("double_three", "overline"), "h8"),
    g.GameWon(2, 1, "resigned"),
    g.GameDrawn(1, "full_board"),
    g.GameRuled(1, 1, False, 2),
    g.GameUnruled(1),
    g.GameClosed(3),
    g.GameReopened(3),
    g.TurnGiven("white"),
    g.MatchRuled(0),
    g.MatchWon(0, (4, 0), (3,)),
    g.MatchTied((3, 3)),
    g.MatchReopened(),
    d.MatchOpened(
        (P1, P2, P3), DOUDIZHU, 90, About(T1, T1, T2, P3), Source("openspiel", T2, ("redeals", "wing_triple")), SHOWN, T1
    ),
    d.DealBegun(2),
    d.FaceUpDrawn(1, "D7"),
    d.HandDealt(0, HAND, with_bottom=True),
    d.BottomLaid(("H3", "?9", "??")),
    d.BidMade(1, 2),
    d.LandlordNoted(2, 3),
    d.BottomShown(("H3", "D9", "RJ")),
    d.CardsPlayed(0, PLANE, Reading("plane_singles", "3", 2)),
    d.Passed(1),
    d.NoneClaimed(2, "5"),
    d.ConductNoted(1, "looked_at_bottom", T1),
    d.PlaysUnrecorded(),
    d.DealNoted("farmers", 1, 3, 2, "counter_spring"),
    d.ScoresNoted((12, -24, 12)),
    d.TotalsNoted((6, -3, -3)),
    d.TimeCalled(),
    d.Redealt(),
    d.LandlordMade(2, 3),
    d.TrickTaken(1),
    d.Doubled("rocket", 4),
    d.DealSettled(1, "landlord", 0, 3, 1, "none", (12, -6, -6), "play"),
    d.DealStopped(2, "time"),
    d.DealReopened(2),
    d.TrickReopened(2),
    d.DealRuled(1, (6, -3, -3), 2),
    d.DealUnruled(1),
    d.TurnGiven(2),
    d.PlayOffDue((0, 2)),
    d.MatchRuled(1),
    d.MatchWon(2, (-9, -3, 12)),
    d.MatchReopened(),
    gd.MatchOpened((P1, P2, P3, P4), GUANDAN, 90, About(T1, T1, T2, P3), Source("ogd", T2, ("jiefeng", "refusal")), SHOWN, T1),
    gd.DealBegun(),
    gd.LevelNoted("9", ("9", "K")),
    gd.LeaderDrawn(2, "H9", 1),
    gd.HandDealt(0, (*HAND, "BJ"), after_tribute=True),
    gd.HandCounted(3, 26),
    gd.TributePaid(1, "RJ", 0, corrects=True),
    gd.RefusalClaimed(3, ("RJ", "RJ")),
    gd.CardReturned(0, "?3", 1, corrects=True),
    gd.TributeUnrecorded(),
    gd.CardsPlayed(2, ("S5", "S6", "H9", "S8", "S9"), Reading("straight_flush", "5", 5)),
    gd.Passed(3),
    gd.CardsExposed(1, ("SA", "??"), dropped=True),
    gd.PlayTakenBack(2),
    gd.CountAnnounced(0, 8),
    gd.CountAsked(2, 1),
    gd.ConductNoted(1, "played_in_parts", T1),
    gd.PlaysUnrecorded(),
    gd.DealNoted((0, 3, 2, 1)),
    gd.LevelsNoted(("6", "2")),
    gd.PointsNoted((0, 5)),
    gd.TotalsNoted((8, 6)),
    gd.SheetSigned(1),
    gd.TributeDue((1, 3), (0, 2), 3),
    gd.TributesMatched(((1, 2), (3, 0))),
    gd.TributeRefused(),
    gd.LeadGiven(3),
    gd.PlayerOut(0, 1),
    gd.TrickTaken(0, 2),
    gd.DealSettled(1, "2", (0, 2), 0, 2, ("6", "2"), (0, 0), "play"),
    gd.DealStopped(2),
    gd.DealReopened(2),
    gd.TrickReopened(2),
    gd.DealRuled(1, 0, 3, 2),
    gd.DealUnruled(1),
    gd.PlayUndone(1, ("S3", "H3"), "hand"),
    gd.LeadUndone(2, ("S4",), "open"),
    gd.TurnStopped(1, whole_trick=True),
    gd.TurnGiven(2),
    gd.MatchRuled(1),
    gd.MatchOver(0, (11, 4)),
    gd.MatchReopened(),
    MatchOpened(
        (P1, P2, P3, P4), SHENGJI, 120, About(T1, T1, T2, P3), Source("room", T2, ("match_end", "over_ruff")), SHOWN, T1, 8
    ),
    sj.DealBegun(2, "C9"),
    sj.LevelNoted("9", ("9", "K")),
    sj.DeclarerNoted(3),
    sj.TrumpsNoted("H"),
    sj.CardDrawn(1, "H3"),
    sj.HandDealt(0, HAND, after_burial=True),
    sj.BottomLaid(("H3", "?9", "??", "BJ", "S2", "S2", "D5", "CK")),
    sj.HandCounted(3, 26),
    sj.BottomCounted(9),
    sj.TrumpsDeclared(1, ("H3",), 17),
    sj.Overturned(2, ("BJ", "BJ"), 100),
    sj.OverturnPassed(3),
    sj.NobodyDeclared(),
    sj.ThirdBottomCardShown("C2"),
    sj.BottomTaken(0, ("S4", "??")),
    sj.BottomBuried(0, ("S4", "S6", "S7", "H4", "H6", "C4", "D4", "??")),
    sj.BottomUnrecorded(),
    sj.BottomShown(("S4", "S6", "S7", "H4", "H6", "C4", "D4", "D5")),
    sj.CardsPlayed(2, ("SA", "SK", "SK"), (("SK", "SK"), ("SA",))),
    sj.ThrowCalled(2, ("SK", "SK"), 3, failed=False),
    sj.CardsExposed(1, ("SA", "??")),
    sj.PlayTakenBack(2),
    sj.ConductNoted(1, "saw_bottom", T1),
    sj.PlaysUnrecorded(),
    sj.TrickNoted(3, 25),
    sj.DealNoted(125, 40, 3, 4, 2, 1),
    sj.LevelsNoted(("6", "3")),
    sj.MatchNoted(1),
    sj.SheetSigned(1),
    sj.TimeCalled(),
    sj.Insured(1, ("H3",), 40),
    sj.DrawEnded(),
    sj.Redealt(),
    sj.DeclarerMade(2),
    sj.TrumpsSet("H", "overturned", 2),
    sj.OverturnAsked(1),
    sj.BottomDue(1),
    sj.LeadGiven(2),
    sj.ThrowFailed(2, ("S9",), ("SA", "SK"), 3),
    sj.TrickTaken(3, 25),
    sj.TrickOpen(15),
    sj.TrickFound(1, 15),
    sj.BottomAwaited(),
    sj.BottomCaptured(3, 20, 4),
    sj.DealSettled(1, "3", 0, 125, 80, 1, 2, ("3", "5"), 1, 2, 4, (-8, 8, -8, 8), (-2, 1, 0, 1), "play", 120, (5, 10), "J"),
    sj.DealStopped(2, for_good=True),
    sj.DealReopened(2),
    sj.TrickReopened(2),
    sj.DealRuled(1, 80, 2),
    sj.DealUnruled(1),
    sj.PlayUndone(1, ("S4", "H4")),
    sj.LeadUndone(2, ("S4",)),
    sj.TurnGiven(2),
    sj.MatchRuled(1),
    sj.MatchOver(0, known=True),
    sj.MatchReopened(),
    cd.MatchOpened(
        (P1, P2, P3, P4), CHAODIPI, 120, About(T1, T1, T2, P3), Source("room", T2, ("stir_effect", "loss_scope")), SHOWN, T1, 3
    ),
    cd.CardsDrawnOff(1, 2, ("SA", "??"), 3),
    cd.PointsFined(2, 15, "CD4.3", 40),
    cd.CountsFined((1, -1, 0, 0), ((0, 20), (1, 10)), 25),
    cd.PlayBarred(3),
    cd.DealFined(2, 1, 20, "CD5.1", 3),
    cd.DeliberateFined(2, 5, 1, 20, 3),
    cd.DealUnfined(2, 3),
    cd.DeclarersPlaced(2, "6", 3),
    cd.DeclarersUnplaced(2, 3),
    cd.GameGiven(4, 1, 3),
    cd.GameNotGiven(4, 3),
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

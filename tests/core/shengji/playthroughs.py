"""Golden playthroughs of 升级 (`tests.core.trumps_told`).

They are read as diffs when something changes. To write them again:

    PYTHONPATH=. python -m tests.core.shengji.playthroughs
"""

from core.desk.messages import AppealDecided, Appealed, CallMade, DealScored, Ruled
from core.shengji.messages import MatchOpened
from core.shengji.options import DEFAULTS
from core.trumps.messages import (
    BottomBuried,
    BottomCounted,
    BottomShown,
    BottomTaken,
    BottomUnrecorded,
    CardDrawn,
    CardsExposed,
    CardsPlayed,
    ConductNoted,
    DealBegun,
    DealNoted,
    DeclarerNoted,
    HandCounted,
    HandDealt,
    Insured,
    LevelNoted,
    LevelsNoted,
    MatchNoted,
    NobodyDeclared,
    Overturned,
    PlaysUnrecorded,
    PlayTakenBack,
    SheetSigned,
    ThirdBottomCardShown,
    ThrowCalled,
    TrickNoted,
    TrumpsDeclared,
    TrumpsNoted,
)
from projections.shengji.views import seen_by
from tests.core.given import CHIEF, SHOWN, By
from tests.core.shengji.given import (
    BURIED,
    HANDS,
    HIDDEN,
    LATER,
    LEADS,
    PLAYERS,
    A,
    Acts,
    B,
    C,
    D,
    asks,
    cards,
    plays,
)
from tests.core.trumps_told import Played, Playthroughs

EIGHT = cards("SKJJTT HAA9")

LAWFUL: Acts = (*LEADS, *plays("A SAAK, B SJJT, C S554, D S92 C2, A SQQ, B SKT, C S66, D C98, A R, B H9, C H7, D H4"))
OVERTURNS: Acts = (
    *LATER[:-1],
    TrumpsDeclared(D, ("H3",), 40),
    BottomTaken(A),
    BottomBuried(A, BURIED),
    *(Overturned(B, ("D3", "D3")), BottomTaken(B), BottomBuried(B, EIGHT), *asks(C)),
    *(Overturned(D, ("C3", "C3")), BottomBuried(D, cards("D987752 H56")), *asks(A, B, C)),
    *plays("A SAA, B S4 D4, C S66, D STT"),
)
IRREGULAR: Acts = (
    DealBegun(A),
    CardDrawn(B, "D3"),
    HandDealt(A, HANDS[A][:24]),
    HandDealt(B, HANDS[B]),
    HandDealt(C, HANDS[C]),
    HandDealt(D, HANDS[D]),
    HandCounted(C, 26),
    TrumpsDeclared(B, ("BJ",)),
    TrumpsDeclared(A, ("H3",)),
    Insured(D, ("H3",)),
    BottomTaken(B),
    BottomTaken(A),
    BottomBuried(B, EIGHT[1:]),
    BottomCounted(7),
    CardsPlayed(B, ("CK",)),
    *plays("A SA, D CA, C CQJ"),
    TrickNoted(D, 10),
    CardsPlayed(D, ("S9", "CT")),
    By(CHIEF, CallMade(1)),
    By(CHIEF, Ruled(1, "GC3.2", DealScored(1, (120,)), SHOWN)),
    By(CHIEF, Appealed(1, 0, "law")),
    By(CHIEF, AppealDecided(1, "reversed", "GC1.3", SHOWN)),
    PlayTakenBack(D),
    CardsExposed(D, ("C9",)),
    ConductNoted(A, "saw_bottom"),
    PlaysUnrecorded(),
    DealNoted(83),
    DealNoted(125),
    LevelsNoted(("5", "3")),
    DealBegun(),
    DealNoted(0),
    MatchNoted(0),
    SheetSigned(0),
    SheetSigned(1),
    DealBegun(),
)
PARTIAL: Acts = (
    *HIDDEN,
    *plays("A SA S99, B SJT8, C S556, D S924"),
    CardsPlayed(A, ("??",)),
    *plays("B SJ"),
    PlaysUnrecorded(),
    DealNoted(40),
    LevelNoted("4"),
    DeclarerNoted(C),
    TrumpsNoted(None),
    BottomUnrecorded(),
    CardsPlayed(C, cards("HAAK")),
    ThrowCalled(C, ("HK",), D),
    BottomShown(("??",) * 8),
    DealBegun(),
    NobodyDeclared(),
    ThirdBottomCardShown("H2"),
)
MATCHES = {"lawful": LAWFUL, "overturns": OVERTURNS, "irregular": IRREGULAR, "partial": PARTIAL}
PLAYTHROUGHS = Playthroughs(
    "shengji", seen_by, {name: Played(MatchOpened(PLAYERS, DEFAULTS, deals=2), acts) for name, acts in MATCHES.items()}
)

if __name__ == "__main__":
    PLAYTHROUGHS.write()

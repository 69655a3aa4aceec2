"""Every game at a glance, for tests that hold for all of them: an opening, a way into each phase, one event of every type."""

from enum import StrEnum
from typing import NamedTuple

from core.chaodipi import messages as c
from core.chaodipi.options import DEFAULTS as CHAODIPI_DEFAULTS
from core.doudizhu import messages as d
from core.doudizhu.options import DEFAULTS as DOUDIZHU_DEFAULTS
from core.doudizhu.phases import Phase as DoudizhuPhase
from core.games import GAMES, AnyGame, Opening, of_others
from core.games import Event as PlayEvent
from core.gomoku import messages as g
from core.gomoku.phases import Phase as GomokuPhase
from core.guandan import messages as n
from core.guandan.options import DEFAULTS as GUANDAN_DEFAULTS
from core.guandan.phases import Phase as GuandanPhase
from core.live import Live
from core.messages import Acted, Followed
from core.shengji.messages import MatchOpened
from core.shengji.options import DEFAULTS as SHENGJI_DEFAULTS
from core.trumps import messages as s
from core.trumps.phases import Phase as TablePhase
from tests.core.given import STARTED, A, Acts, readings, stones, when
from tests.core.gomoku.irregular import FIRST_GAME, LAID, MATCH
from tests.events.golden import SAMPLES

EVENTS: tuple[PlayEvent, ...] = tuple(event for event in SAMPLES if isinstance(event, (Acted, Followed)))
"""One event of every type of play, of all games."""


class Glance(NamedTuple):
    """A game, an opening of a match of it, and acts that bring a match into each phase."""

    game: AnyGame
    opening: Opening
    into: dict[StrEnum, Acts]

    @property
    def events(self) -> tuple[PlayEvent, ...]:
        return tuple(event for event in EVENTS if type(event) not in of_others(self.opening))

    def at(self, phase: StrEnum) -> Live:
        """A match in a phase."""
        match = Live(self.opening)
        for act in self.into[phase]:
            when(match, act)
        return match


_HAND = tuple(suit + rank for rank in "3456" for suit in "SHCD")
_BID: Acts = (d.DealBegun(), d.HandDealt(0, (*_HAND, "S7")), d.BidMade(0, 3))
_SINGLE: Acts = (n.DealNoted((0, 1, 2, 3)), n.DealBegun())
_LEADS: Acts = (n.DealBegun(), n.LeaderDrawn(0))
_DECLARED: Acts = (s.DealBegun(), s.TrumpsDeclared(0, ("H3",)))
_BURIED: Acts = (*_DECLARED, s.BottomBuried(0, ("??",) * 8))
_ALL_PLAYED: Acts = tuple(s.CardsPlayed(seat, ("??",)) for _ in range(25) for seat in (0, 1, 2, 3))
_CALLED: Acts = (s.DealBegun(), s.TrumpsDeclared(0, ("H2",)))
_ASKED: Acts = (*_CALLED, s.BottomBuried(0, ("??",) * 8), s.OverturnPassed(1), s.OverturnPassed(2), s.OverturnPassed(3))
_SHOWN: Acts = (*_BID, d.BottomShown(("H7", "C7", "D7")))

GLANCES: tuple[Glance, ...] = (
    Glance(
        GAMES["gomoku"],
        g.MatchOpened(("p-a", "p-b"), readings(opening_rule="swap")),
        {
            GomokuPhase.TOSS: (),
            GomokuPhase.COLOURS: (g.TossHeld(A),),
            GomokuPhase.OPENING: (g.TossHeld(A), g.OpeningBegun(A)),
            GomokuPhase.CHOICE: LAID,
            GomokuPhase.PLAY: (*STARTED, *stones("h8")),
            GomokuPhase.BETWEEN: FIRST_GAME,
            GomokuPhase.DECIDED: MATCH,
        },
    ),
    Glance(
        GAMES["doudizhu"],
        d.MatchOpened(("p-a", "p-b", "p-c"), DOUDIZHU_DEFAULTS),
        {
            DoudizhuPhase.WAITING: (),
            DoudizhuPhase.DEALING: (d.DealBegun(),),
            DoudizhuPhase.BIDDING: (d.DealBegun(), d.BidMade(0, 1)),
            DoudizhuPhase.SHOWING: _BID,
            DoudizhuPhase.LEADING: _SHOWN,
            DoudizhuPhase.FOLLOWING: (*_SHOWN, d.CardsPlayed(0, ("S3",))),
            DoudizhuPhase.DECIDED: (d.DealNoted("landlord", 0, 3, 1, "none"), d.TimeCalled()),
        },
    ),
    Glance(
        GAMES["guandan"],
        n.MatchOpened(("p-a", "p-b", "p-c", "p-d"), GUANDAN_DEFAULTS),
        {
            GuandanPhase.WAITING: (),
            GuandanPhase.DEALING: (n.DealBegun(),),
            GuandanPhase.PAYING: _SINGLE,
            GuandanPhase.RETURNING: (*_SINGLE, n.TributePaid(3, "SA")),
            GuandanPhase.LEADING: _LEADS,
            GuandanPhase.FOLLOWING: (*_LEADS, n.CardsPlayed(0, ("S3",))),
            GuandanPhase.DECIDED: (n.LevelNoted("A", ("A", "5")), n.DealNoted((0, 2))),
        },
    ),
    Glance(
        GAMES["shengji"],
        MatchOpened(("p-a", "p-b", "p-c", "p-d"), SHENGJI_DEFAULTS, deals=1),
        {
            TablePhase.WAITING: (),
            TablePhase.DRAWING: (s.DealBegun(),),
            TablePhase.TAKING: (s.DealBegun(), s.ThirdBottomCardShown("H9")),
            TablePhase.BURYING: (*_DECLARED, s.BottomTaken(0)),
            TablePhase.OVERTURNING: (s.DeclarerNoted(0), s.TrumpsDeclared(1, ("H3",)), s.BottomBuried(0, ("??",) * 8)),
            TablePhase.LEADING: _BURIED,
            TablePhase.FOLLOWING: (*_BURIED, s.CardsPlayed(0, ("SA",))),
            TablePhase.COUNTING: (*_BURIED, *_ALL_PLAYED),
            TablePhase.DECIDED: (s.DeclarerNoted(0), s.DealNoted(80)),
        },
    ),
    Glance(
        GAMES["chaodipi"],
        c.MatchOpened(("p-a", "p-b", "p-c", "p-d"), CHAODIPI_DEFAULTS),
        {
            TablePhase.WAITING: (),
            TablePhase.DRAWING: (s.DealBegun(),),
            TablePhase.TAKING: (s.DeclarerNoted(0), s.DealNoted(0), s.DealBegun(), s.ThirdBottomCardShown("H9")),
            TablePhase.BURYING: (*_CALLED, s.BottomTaken(0)),
            TablePhase.OVERTURNING: (*_CALLED, s.BottomBuried(0, ("??",) * 8)),
            TablePhase.LEADING: _ASKED,
            TablePhase.FOLLOWING: (*_ASKED, s.CardsPlayed(0, ("SA",))),
            TablePhase.COUNTING: (*_ASKED, *_ALL_PLAYED),
            TablePhase.DECIDED: (s.DeclarerNoted(0), s.DealNoted(0), s.TimeCalled()),
        },
    ),
)

"""A live match: its phases are moved by `transitions`, its table is folded from events."""

from enum import StrEnum

from transitions import Machine, MachineError

from core.desk.messages import AtDesk
from core.desk.state import DESK_MACHINE, DESK_PHASE_NAMES, DeskPhase
from core.games import AnyGame, Opening
from core.history import History
from core.messages import Opened
from core.people import Actor
from core.rewound import Rewound
from core.table import Event, type_of
from core.text import Text, joined


class Cannot(Exception):
    """A fact that makes no sense where the match stands."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


class _Play:
    def __init__(self, phase: StrEnum) -> None:
        self.phase = phase


class _Desk:
    def __init__(self) -> None:
        self.phase = DeskPhase.QUIET


class Live:
    """One match in progress. Two machines, shared by all matches, move its two phases."""

    def __init__(self, opening: Opening) -> None:
        self.history = History(opening)
        self.game = self.history.game
        self.play, self.desk = _Play(self.game.phases.start), _Desk()

    def apply(self, event: Event, actor: Actor) -> None:
        """Move the phase and fold the event, or raise `Cannot` with a sentence and leave the match as it was."""
        if isinstance(event, Rewound):
            if (why := self.history.cannot_return(event.to_version)) is not None:
                raise Cannot(why)
        elif isinstance(event, AtDesk):
            _trigger(DESK_MACHINE, event, self.desk, self.game)
        else:
            _trigger(self.game.phases.machine, event, self.play, self.game)
        self.history.fold(event, actor)
        if isinstance(event, Rewound):
            self.play.phase = self.game.phases.of(self.history.table.play)


def _trigger(machine: Machine, event: Event, model: "_Play | _Desk", game: AnyGame) -> None:
    name = type_of(event)
    try:
        machine.events[name].trigger(model)
    except (KeyError, MachineError):
        raise Cannot(refusal(event, model.phase, game)) from None


def refusal(event: Event, phase: StrEnum, game: AnyGame) -> Text:
    """Return why a fact makes no sense in a phase, and what could be recorded there."""
    if isinstance(phase, DeskPhase):
        return _AT_DESK.fill(phase=DESK_PHASE_NAMES[phase]).sentence()
    if isinstance(event, Opened):
        return _TWICE
    what = game.acts.get(type(event).__name__, _THIS)
    return _AT_PLAY.fill(act=what, phase=game.phases.names[phase], allowed=allowed(phase, game)).sentence()


def allowed(phase: StrEnum, game: AnyGame) -> Text:
    """Return the acts by which a match goes on from a phase, in words."""
    return joined([game.acts[name] for name in game.phases.expected[phase]])


_THIS = Text("这条记录", "this record")
_TWICE = Text("本场已经开场，不能再开一次。", "This match is open already and cannot be opened again.")
_AT_PLAY = Text(
    "现在是“{phase}”，不能记录{act}；此时应为：{allowed}。",
    "In the phase “{phase}” {act} cannot be recorded; expected now: {allowed}.",
)
_AT_DESK = Text("裁判台现在是“{phase}”，应先请裁判。", "The referee's desk is at “{phase}”; the referee has to be called first.")

"""What the referee's desk holds: calls, the facts and offences found, rulings and whether they stand."""

from enum import StrEnum

import msgspec
from transitions import Machine

from core.desk.messages import (
    AppealDecided,
    Appealed,
    CallMade,
    CallWithdrawn,
    DeskAct,
    FactFound,
    OffenceHeld,
    Remedy,
    Ruled,
)
from core.people import Actor, Role
from core.text import Text


class Call(msgspec.Struct, frozen=True):
    """One call of the referee: what was asked and what was found, as events."""

    number: int
    made: CallMade
    facts: tuple[FactFound, ...] = ()
    offences: tuple[OffenceHeld, ...] = ()
    withdrawn: bool = False


class Ruling(msgspec.Struct, frozen=True):
    """One ruling: what was decided by whom, whether it was appealed, and the remedy in force (None: reversed)."""

    number: int
    ruled: Ruled
    person: str
    role: Role
    in_force: Remedy | None
    appealed: Appealed | None = None
    decided: AppealDecided | None = None


class Desk(msgspec.Struct, frozen=True):
    """Everything that was said at the desk of one match."""

    calls: tuple[Call, ...] = ()
    rulings: tuple[Ruling, ...] = ()

    def call(self, number: int) -> Call | None:
        """Return a call by its number, counted from 1."""
        return self.calls[number - 1] if 1 <= number <= len(self.calls) else None

    def ruling(self, number: int) -> Ruling | None:
        """Return a ruling by its number, counted from 1."""
        return self.rulings[number - 1] if 1 <= number <= len(self.rulings) else None


class DeskPhase(StrEnum):
    """The phases of the desk."""

    QUIET = "quiet"
    CALLED = "called"
    WITHDRAWN = "withdrawn"
    RULED = "ruled"
    APPEALED = "appealed"


DESK_PHASE_NAMES: dict[DeskPhase, Text] = {
    DeskPhase.QUIET: Text("无人请裁判", "no call"),
    DeskPhase.CALLED: Text("已请裁判", "referee called"),
    DeskPhase.WITHDRAWN: Text("请求已撤回", "call withdrawn"),
    DeskPhase.RULED: Text("已裁定", "ruled"),
    DeskPhase.APPEALED: Text("已申诉", "appealed"),
}

_ALL = tuple(DeskPhase)
DESK_ROWS: tuple[tuple[str, DeskPhase, DeskPhase], ...] = (
    *(("desk.call_made", source, DeskPhase.CALLED) for source in _ALL),
    *(
        (name, source, source)
        for name in ("desk.fact_found", "desk.offence_held")
        for source in _ALL
        if source is not DeskPhase.QUIET
    ),
    *(("desk.ruled", source, DeskPhase.RULED) for source in _ALL if source is not DeskPhase.QUIET),
    # other calls may be open still, and rulings made: not quiet again
    *(("desk.call_withdrawn", source, DeskPhase.WITHDRAWN) for source in _ALL if source is not DeskPhase.QUIET),
    *(("desk.appealed", source, DeskPhase.APPEALED) for source in _ALL if source is not DeskPhase.QUIET),
    *(("desk.appeal_decided", source, DeskPhase.RULED) for source in _ALL if source is not DeskPhase.QUIET),
)
DESK_NEXT: dict[tuple[str, DeskPhase], DeskPhase] = {(name, source): dest for name, source, dest in DESK_ROWS}
DESK_MACHINE = Machine(
    model=None,
    states=list(DeskPhase),
    initial=DeskPhase.QUIET,
    auto_transitions=False,
    model_attribute="phase",
    model_override=True,
    transitions=[{"trigger": name, "source": source, "dest": dest} for name, source, dest in DESK_ROWS],
)


def evolve_desk(desk: Desk, act: DeskAct, actor: Actor) -> Desk:
    """Fold one act of the desk. Never refuses; what names a call or ruling that is not there changes nothing."""
    match act:
        case CallMade():
            return Desk((*desk.calls, Call(len(desk.calls) + 1, act)), desk.rulings)
        case Ruled():
            ruling = Ruling(len(desk.rulings) + 1, act, actor.person, actor.role, act.remedy)
            return Desk(desk.calls, (*desk.rulings, ruling))
        case FactFound() | OffenceHeld() | CallWithdrawn():
            return Desk(tuple(_noted(c, act) if c.number == act.call else c for c in desk.calls), desk.rulings)
        case Appealed() | AppealDecided():
            return Desk(desk.calls, tuple(_appealed(r, act) if r.number == act.ruling else r for r in desk.rulings))


def _noted(call: Call, act: FactFound | OffenceHeld | CallWithdrawn) -> Call:
    match act:
        case FactFound():
            return Call(call.number, call.made, (*call.facts, act), call.offences, call.withdrawn)
        case OffenceHeld():
            return Call(call.number, call.made, call.facts, (*call.offences, act), call.withdrawn)
        case CallWithdrawn():
            return Call(call.number, call.made, call.facts, call.offences, True)


def _appealed(ruling: Ruling, act: Appealed | AppealDecided) -> Ruling:
    if isinstance(act, Appealed):
        return Ruling(ruling.number, ruling.ruled, ruling.person, ruling.role, ruling.in_force, act, ruling.decided)
    in_force = ruling.in_force
    if act.decision == "reversed":
        in_force = None
    elif act.decision == "varied" and act.remedy is not None and in_force is not None:  # what was reversed stays so
        in_force = act.remedy
    return Ruling(ruling.number, ruling.ruled, ruling.person, ruling.role, in_force, ruling.appealed, act)

"""What the referee's desk holds: calls, the facts and offences found, rulings and whether they stand."""

from collections.abc import Callable
from enum import StrEnum

import msgspec
from msgspec.structs import replace
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
    """One ruling: what was decided by whom, whether it was appealed, and the remedy in force (None: reversed, or no effect)."""

    number: int
    ruled: Ruled
    person: str
    role: Role
    in_force: Remedy | None
    since: int = 1  # place among all effects of rulings: the later one goes before the earlier
    reached: bool = True  # False: the remedy had nothing to act on and never has an effect
    appealed: Appealed | None = None
    decided: AppealDecided | None = None
    decider: Role | None = None


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


def evolve_desk(desk: Desk, act: DeskAct, actor: Actor, *, reached: bool) -> Desk:
    """Fold one act of the desk. Never refuses; what names a call or ruling that is not there changes nothing.

    `reached` says whether the remedy of a ruling or decision has something to act on; one that has not never takes effect.
    """
    match act:
        case CallMade():
            return Desk((*desk.calls, Call(len(desk.calls) + 1, act)), desk.rulings)
        case Ruled():
            in_force = act.remedy if reached else None
            ruling = Ruling(len(desk.rulings) + 1, act, actor.person, actor.role, in_force, _next(desk), reached)
            return Desk(desk.calls, (*desk.rulings, ruling))
        case FactFound() | OffenceHeld() | CallWithdrawn():
            return Desk(tuple(_noted(c, act) if c.number == act.call else c for c in desk.calls), desk.rulings)
        case Appealed():
            return _with(desk, act.ruling, lambda r: replace(r, appealed=act))
        case AppealDecided():
            return _with(desk, act.ruling, lambda r: _decided(r, act, actor.role, _next(desk), reached=reached))


def _noted(call: Call, act: FactFound | OffenceHeld | CallWithdrawn) -> Call:
    match act:
        case FactFound():
            return Call(call.number, call.made, (*call.facts, act), call.offences, call.withdrawn)
        case OffenceHeld():
            return Call(call.number, call.made, call.facts, (*call.offences, act), call.withdrawn)
        case CallWithdrawn():
            return Call(call.number, call.made, call.facts, call.offences, True)


def _with(desk: Desk, number: int, change: Callable[[Ruling], Ruling]) -> Desk:
    return Desk(desk.calls, tuple(change(r) if r.number == number else r for r in desk.rulings))


def _next(desk: Desk) -> int:
    return 1 + max((r.since for r in desk.rulings), default=0)


def _decided(ruling: Ruling, act: AppealDecided, role: Role, since: int, *, reached: bool) -> Ruling:
    decided = replace(ruling, decided=act, decider=role)
    if act.decision == "reversed":
        return replace(decided, in_force=None)
    if act.decision == "varied" and act.remedy is not None and ruling.in_force is not None:  # what was reversed stays so
        return replace(decided, in_force=act.remedy if reached else None, since=since)
    return decided

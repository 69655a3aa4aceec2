"""The audit of one match: every finding, every result computed again, and what the record leaves open."""

import msgspec

from core.gomoku.messages import MatchOpened, StonePlaced
from core.gomoku.options import OPTIONS
from core.gomoku.phases import Phase, phase_of
from core.gomoku.state import Standing, State, standing
from core.script import Script, Taken, judged
from core.table import Table, opened
from projections.findings import Finding, Open, findings, still_open


class Assumed(msgspec.Struct, frozen=True):
    """An option on which the source is silent: the document's default was used."""

    key: str
    value: str
    clause: str


class Audit(msgspec.Struct, frozen=True, gc=False):
    """Everything an audit says of a match, except how other readings of the law would judge it (`projections.partings`)."""

    match: Script
    taken: tuple[Taken, ...]
    findings: tuple[Finding, ...]
    open: tuple[Open, ...]
    assumed: tuple[Assumed, ...]
    table: Table  # as it stands at the end
    standing: Standing
    phase: Phase

    @property
    def play(self) -> State:
        """Return the play as it stands at the end."""
        return self.table.play

    @property
    def opening(self) -> MatchOpened:
        """Return the opening of the match."""
        return self.match.opening

    @property
    def moves(self) -> int:
        """Return the number of stones placed in the match."""
        return sum(isinstance(step.act, StonePlaced) for step in self.match.steps)


def audit(match: Script) -> Audit:
    """Return the audit of a match."""
    taken = judged(match)
    found: list[Finding] = []
    unsure: list[Open] = []
    for number, each in enumerate(taken, start=1):
        if each.violations or each.unjudged or each.results != each.step.said:
            found += findings(number, each)
            unsure += still_open(number, each)
    table = taken[-1].after if taken else opened(match.opening)
    return Audit(
        match, taken, tuple(found), tuple(unsure), assumed(match.opening), table, standing(table.play.match), phase_of(table.play)
    )


def assumed(opening: MatchOpened) -> tuple[Assumed, ...]:
    """Return the options that the source does not state."""
    keys = opening.source.assumed
    return tuple(Assumed(o.key, getattr(opening.options, o.key), o.clause) for o in OPTIONS if o.key in keys)

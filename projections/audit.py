"""The audit of one match: every finding, every result computed again, and what the record leaves open."""

import msgspec

from core.gomoku.messages import MatchOpened, StonePlaced
from core.gomoku.options import OPTIONS
from core.gomoku.phases import Phase, phase_of
from core.gomoku.state import Standing, State, standing
from core.script import Judged, Script, judged
from core.table import Table
from projections.findings import Finding, Open, findings, still_open


class Assumed(msgspec.Struct, frozen=True):
    """An option on which the source is silent: the document's default was used."""

    key: str
    value: str
    clause: str


class Audit(msgspec.Struct, frozen=True, gc=False):
    """Everything an audit says of a match, except how other readings of the law would judge it (`projections.partings`)."""

    match: Script
    judged: Judged
    findings: tuple[Finding, ...]
    open: tuple[Open, ...]
    assumed: tuple[Assumed, ...]
    standing: Standing
    phase: Phase

    @property
    def play(self) -> State:
        """Return the play as it stands at the end."""
        return self.judged.table.play

    @property
    def table(self) -> Table:
        """Return the table as it stands at the end."""
        return self.judged.table

    @property
    def opening(self) -> MatchOpened:
        """Return the opening of the match."""
        return self.match.opening

    @property
    def moves(self) -> int:
        """Return the number of stones placed in the match."""
        return sum(type(act) is StonePlaced for act in self.match.acts)


def audit(match: Script) -> Audit:
    """Return the audit of a match."""
    found: list[Finding] = []
    unsure: list[Open] = []
    rules = judged(match)
    for taken in rules.taken:
        stored = match.said.get(taken.number - 1, ())
        if taken.violations or taken.results != stored:
            found += findings(taken, stored)
        if taken.unjudged:
            unsure += still_open(taken)
    play = rules.table.play
    return Audit(match, rules, tuple(found), tuple(unsure), assumed(match.opening), standing(play.match), phase_of(play))


def assumed(opening: MatchOpened) -> tuple[Assumed, ...]:
    """Return the options that the source does not state."""
    keys = opening.source.assumed
    return tuple(Assumed(o.key, getattr(opening.options, o.key), o.clause) for o in OPTIONS if o.key in keys)

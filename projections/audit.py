"""The audit of one match: every finding, every result computed again, and what the record leaves open."""

import msgspec

from core.games import Opening, Play, game_of, game_opened
from core.script import Judged, Script, judged
from core.table import Table
from projections.findings import Finding, Open, findings, still_open, with_rulings
from projections.games import Standing, shown


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
    phase: str

    @property
    def play(self) -> Play:
        """Return the play as it stands at the end."""
        return self.judged.table.play

    @property
    def table(self) -> Table:
        """Return the table as it stands at the end."""
        return self.judged.table

    @property
    def opening(self) -> Opening:
        """Return the opening of the match."""
        return self.match.opening

    @property
    def moves(self) -> int:
        """Return the number of stones or plays of the match; passes are not counted."""
        placed = game_of(self.play).moves[0]
        return sum(type(act) is placed for act in self.match.acts)


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
    return Audit(
        match,
        rules,
        tuple(with_rulings(found, rules.table.desk)),
        tuple(each for each in unsure if not shown(play).settled(play, each.code, each.at.game)),
        assumed(match.opening),
        shown(play).standing(play),
        game_of(play).phases.of(play),
    )


def assumed(opening: Opening) -> tuple[Assumed, ...]:
    """Return the options that the source does not state."""
    keys = opening.source.assumed
    return tuple(
        Assumed(o.key, getattr(opening.options, o.key), o.clause) for o in game_opened(opening).law.options if o.key in keys
    )

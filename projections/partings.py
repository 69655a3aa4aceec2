"""Where another reading of the law would judge a match otherwise: option by option, value by value.

Each open option is set to each of its other values and the same acts are judged again. `compared` is the plain definition:
all of it, from the opening. `partings` gets the same more cheaply: for most options it is known which acts ask for them, so
only those acts are examined again, until one leads to something else; from there on everything is.
"""

import msgspec
from msgspec.structs import replace

from core.clause import Option
from core.games import Opening, Play, game_of
from core.rewound import Rewound
from core.script import Taken, judged, judged_from, taken_at
from core.table import Table
from core.text import Text
from projections.audit import Audit
from projections.findings import Finding, findings, place_of
from projections.games import shown
from projections.hints import Asks
from projections.place import Place


class Parting(msgspec.Struct, frozen=True):
    """One other reading that judges the match otherwise, and the first act where the two part."""

    option: str
    value: str
    in_force: str
    clause: str
    at: Place
    added: tuple[Finding, ...]
    removed: tuple[Finding, ...]
    result: Text  # under the other reading
    result_in_force: Text
    changes_result: bool


def partings(audit: Audit) -> tuple[Parting, ...]:
    """Return every other reading that would add, remove or change a finding or a result, and that the table could have had.

    A value that contradicts the other options of the table (`Law.at_odds`) is no reading of its record.
    """
    rewound = any(type(act) is Rewound for act in audit.match.acts)
    found = []
    hints = shown(audit.play).hints
    for option in game_of(audit.play).law.options:
        now = getattr(audit.opening.options, option.key)
        for value in option.values:
            if value == now or not hints.touched(audit, option.key, value) or not possible(audit, option.key, value):
                continue
            asks = None if rewound else hints.asked_by.get(option.key)
            parting = compared(audit, option, value) if asks is None else _stepped(audit, option, value, asks)
            if parting is not None:
                found.append(parting)
    return tuple(found)


def possible(audit: Audit, key: str, value: str) -> bool:
    """Say whether a table with these options could have had this value; where they contradict each other already, any."""
    at_odds = game_of(audit.play).law.at_odds
    return at_odds(_with(audit.opening, key, value).options) is None or at_odds(audit.opening.options) is not None


def compared(audit: Audit, option: Option, value: str) -> Parting | None:
    """Judge the whole match again with one option set otherwise; None where nothing differs."""
    other = judged(audit.match, _with(audit.opening, option.key, value))
    return _parting(audit, option, value, (audit.judged.taken, other.taken), other.table)


def _told(taken: Taken | None) -> tuple[object, ...]:
    """Return what can differ at an act; a quiet stone tells nothing."""
    if taken is None:
        return ((), ())
    return (tuple((v.rule.code, v.rule.waits, v.done, v.due) for v in taken.violations), taken.results)


def _first_difference(ours: tuple[Taken, ...], theirs: tuple[Taken, ...]) -> Place | None:
    a, b = {taken.number: taken for taken in ours}, {taken.number: taken for taken in theirs}
    first = next((n for n in sorted(a.keys() | b.keys()) if _told(a.get(n)) != _told(b.get(n))), None)
    return None if first is None else place_of(a[first] if first in a else b[first])


def _parting(
    audit: Audit, option: Option, value: str, pair: tuple[tuple[Taken, ...], tuple[Taken, ...]], table: Table
) -> Parting | None:
    if (at := _first_difference(*pair)) is None:
        return None
    ours, theirs = (_by_identity(taken) for taken in pair)
    results = game_of(audit.play).results
    now, then = results(audit.play), results(table.play)
    added = tuple(f for key, f in theirs.items() if key not in ours)
    removed = tuple(f for key, f in ours.items() if key not in theirs)
    in_force = getattr(audit.opening.options, option.key)
    return Parting(option.key, value, in_force, option.clause, at, added, removed, then, now, then != now)


def _by_identity(taken: tuple[Taken, ...]) -> dict[tuple[int, str, tuple[str, ...], tuple[str, ...]], Finding]:
    found = (f for each in taken if each.violations for f in findings(each))
    return {(f.at.act, f.rule, f.done, f.due): f for f in found}


def _with(opening: Opening, key: str, value: str) -> Opening:
    """Return the opening with one option set otherwise."""
    options = msgspec.convert(msgspec.to_builtins(opening.options) | {key: value}, type(opening.options))
    other: Opening = replace(opening, options=options)
    return other


# --- act by act -----------------------------------------------------------------------------------------------------------


def _stepped(audit: Audit, option: Option, value: str, asks: Asks) -> Parting | None:
    """Give the same as `compared`, looking only at acts that ask for the option until one leads to something else."""
    opening = _with(audit.opening, option.key, value)
    ours: list[Taken] = []
    theirs: list[Taken] = []
    for taken in audit.judged.taken:
        if not asks(taken):
            continue
        other = _again(audit, taken, opening)
        ours.append(taken)
        theirs.append(other)
        if other.results != taken.results or not _alike(other.after.play, taken.after.play, audit.opening):
            rest = judged_from(audit.match, taken.number, other.after)
            ours += (t for t in audit.judged.taken if t.number > taken.number)
            return _parting(audit, option, value, (tuple(ours), (*theirs, *rest.taken)), rest.table)
    return _parting(audit, option, value, (tuple(ours), tuple(theirs)), audit.table)


def _again(audit: Audit, taken: Taken, opening: Opening) -> Taken:
    """Take one act again at the same table under other options."""
    before = Table(_under(taken.before.play, opening), taken.before.desk)
    return taken_at(audit.match, taken.number - 1, before)


def _under(play: Play, opening: Opening) -> Play:
    """Return a play under other options, and so what it keeps of how play stood before."""
    parts = {name: getattr(play, name) for name in play.__struct_fields__}
    kept = {name: _under(part, opening) for name, part in parts.items() if hasattr(part, "match")}  # a state of play
    other: Play = replace(play, match=replace(play.match, options=opening.options), **kept)
    return other


def _alike(theirs: Play, ours: Play, opening: Opening) -> bool:
    """Say whether two plays differ in nothing but their options."""
    return type(theirs) is type(ours) and _under(theirs, opening) == ours

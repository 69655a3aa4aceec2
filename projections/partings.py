"""Where another reading of the law would judge a match otherwise: option by option, value by value.

Each open option is set to each of its other values and the same acts are judged again. `compared` is the plain definition:
all of it, from the opening. `partings` gets the same more cheaply: for most options it is known which acts ask for them, so
only those acts are examined again, until one leads to something else; from there on everything is.
"""

from collections.abc import Callable, Iterator
from typing import get_args

import msgspec
from msgspec.structs import replace

from core.clause import Option
from core.desk.messages import DeskAct
from core.gomoku import words
from core.gomoku.adjudicate import LEFT_EMPTY
from core.gomoku.evolve import left_open
from core.gomoku.five import five
from core.gomoku.grid import grid
from core.gomoku.messages import (
    Absent,
    ColoursTaken,
    DrawAgreed,
    FiveFormed,
    Forfeited,
    GameDrawn,
    GameRuled,
    MatchOpened,
    OpeningBegun,
    OpeningLaid,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
)
from core.gomoku.options import OPTIONS, Options
from core.gomoku.state import Colouring, Game, State, Tossing
from core.rewound import Rewound
from core.script import Taken, judged, judged_from, taken_at
from core.table import Table
from core.text import Text
from projections.audit import Audit
from projections.findings import Finding, Place, findings, place


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
    """Return every other reading that would add, remove or change a finding or a result."""
    rewound = any(type(act) is Rewound for act in audit.match.acts)
    found = []
    for option in OPTIONS:
        now = getattr(audit.opening.options, option.key)
        for value in option.values:
            if value == now or not touched(audit, option.key, value):
                continue
            asks = None if rewound else _ASKED_BY.get(option.key)
            parting = compared(audit, option, value) if asks is None else _stepped(audit, option, value, asks)
            if parting is not None:
                found.append(parting)
    return tuple(found)


def compared(audit: Audit, option: Option, value: str) -> Parting | None:
    """Judge the whole match again with one option set otherwise; None where nothing differs."""
    other = judged(audit.match, replace(audit.opening, options=_with(audit.opening, option.key, value)))
    return _parting(audit, option, value, (audit.judged.taken, other.taken), other.table)


def _told(taken: Taken | None) -> tuple[object, ...]:
    """Return what can differ at an act; a quiet stone tells nothing."""
    if taken is None:
        return ((), ())
    return (tuple((v.rule.code, v.rule.waits, v.done, v.due) for v in taken.violations), taken.results)


def _first_difference(ours: tuple[Taken, ...], theirs: tuple[Taken, ...]) -> Place | None:
    a, b = {taken.number: taken for taken in ours}, {taken.number: taken for taken in theirs}
    first = next((n for n in sorted(a.keys() | b.keys()) if _told(a.get(n)) != _told(b.get(n))), None)
    return None if first is None else place(a[first] if first in a else b[first])


def _parting(
    audit: Audit, option: Option, value: str, pair: tuple[tuple[Taken, ...], tuple[Taken, ...]], table: Table
) -> Parting | None:
    if (at := _first_difference(*pair)) is None:
        return None
    ours, theirs = (_by_identity(taken) for taken in pair)
    now, then = words.results(audit.play), words.results(table.play)
    added = tuple(f for key, f in theirs.items() if key not in ours)
    removed = tuple(f for key, f in ours.items() if key not in theirs)
    in_force = getattr(audit.opening.options, option.key)
    return Parting(option.key, value, in_force, option.clause, at, added, removed, then, now, then != now)


def _by_identity(taken: tuple[Taken, ...]) -> dict[tuple[int, str, tuple[str, ...], tuple[str, ...]], Finding]:
    found = (f for each in taken if each.violations for f in findings(each))
    return {(f.at.act, f.rule, f.done, f.due): f for f in found}


def _with(opening: MatchOpened, key: str, value: str) -> Options:
    return msgspec.convert(msgspec.to_builtins(opening.options) | {key: value}, Options)


# --- act by act -----------------------------------------------------------------------------------------------------------


def _stepped(audit: Audit, option: Option, value: str, asks: "Asks") -> Parting | None:
    """Give the same as `compared`, looking only at acts that ask for the option until one leads to something else."""
    options = _with(audit.opening, option.key, value)
    ours: list[Taken] = []
    theirs: list[Taken] = []
    for taken in audit.judged.taken:
        if not asks(taken):
            continue
        other = _again(audit, taken, options)
        ours.append(taken)
        theirs.append(other)
        if other.results != taken.results or not _alike(other.after.play, taken.after.play):
            rest = judged_from(audit.match, taken.number, other.after)
            ours += (t for t in audit.judged.taken if t.number > taken.number)
            return _parting(audit, option, value, (tuple(ours), (*theirs, *rest.taken)), rest.table)
    return _parting(audit, option, value, (tuple(ours), tuple(theirs)), audit.table)


def _again(audit: Audit, taken: Taken, options: Options) -> Taken:
    """Take one act again at the same table under other options."""
    before = Table(_under(taken.before.play, options), taken.before.desk)
    return taken_at(audit.match, taken.number - 1, before)


def _under(play: State, options: Options) -> State:
    return replace(play, match=replace(play.match, options=options))


def _alike(theirs: State, ours: State) -> bool:
    """Say whether two plays differ in nothing but their options."""
    return type(theirs) is type(ours) and _under(theirs, ours.match.options) == ours


Asks = Callable[[Taken], bool]
_BEGINNINGS = (TossHeld, ColoursTaken, OpeningBegun)


def _acted(*kinds: type) -> Asks:
    return lambda taken: isinstance(taken.act, kinds)


def _gave(*kinds: type) -> Asks:
    return lambda taken: any(isinstance(event, kinds) for event in taken.results)


_ASKED_BY: dict[str, Asks] = {
    "toss_winner_gets": _acted(*_BEGINNINGS),
    "opening_rule": lambda taken: (
        isinstance(taken.act, _BEGINNINGS) or any(isinstance(event, OpeningLaid) for event in taken.results)
    ),
    "five_counts": _gave(FiveFormed),
    "draw_by_agreement": _acted(DrawAgreed),
    "later_colours": lambda taken: isinstance(taken.act, _BEGINNINGS) or isinstance(taken.before.play, (Tossing, Colouring)),
    "illegal_move": lambda taken: any(v.rule.option == "illegal_move" for v in taken.violations),
    "set_times": _acted(TimeOverstepped),
    "authority": _acted(*get_args(DeskAct)),
}
"""The acts whose judgement asks for an option. Options that are not listed are asked for all over: they are judged in full."""


# --- which readings could make a difference ---------------------------------------------------------------------------------


def touched(audit: Audit, key: str, value: str) -> bool:
    """Say whether setting an option to a value could change anything: a cheap question that may say yes too often, never no."""
    test = _TOUCHED.get(key)
    return test is None or test(audit, value)


def _acts(audit: Audit, *kinds: type) -> bool:
    return any(isinstance(taken.act, kinds) for taken in audit.judged.taken)


def _results(audit: Audit, *kinds: type) -> bool:
    return any(isinstance(event, kinds) for taken in audit.judged.taken for event in taken.results)


def _boards(audit: Audit) -> Iterator[Game]:
    """Yield boards of the match: among them every one that is fuller than all before and after it."""
    tables = (table for taken in audit.judged.taken for table in (taken.before, taken.after))
    for table in (*tables, audit.table):
        if not isinstance(table.play, (Tossing, Colouring)) and table.play.game is not None:
            yield table.play.game


def _overline(audit: Audit, value: str) -> bool:
    """Overlines matter where there is one; renju's other fouls may lie anywhere, and looking is judging."""
    if "renju" in (value, audit.opening.options.overline):
        return True
    steps = grid(audit.opening.options.size).steps
    boards = {(game.blacks, game.whites) for game in _boards(audit) if game.blacks.bit_count() > 5 or game.whites.bit_count() > 5}
    return any(_six(stones, step) for both in boards for stones in both for step in steps)


def _six(stones: int, step: int) -> int:
    fives = five(stones, step)
    return fives & fives >> step


def _board(audit: Audit, value: str) -> bool:
    options, size = audit.opening.options, int(value.removeprefix("size_"))
    smaller, here = grid(size).bit, grid(options.size).bit
    points = options.size**2
    full = min(size**2, points) - LEFT_EMPTY["empty_25"]
    if options.overline == "renju" or any(points - game.empty >= full for game in _boards(audit)):
        return True  # how far a three can grow depends on where the edge is
    for act in audit.match.acts:
        if type(act) is StonePlaced:
            if act.at is not None and (act.at in smaller) != (act.at in here):
                return True
        elif isinstance(act, StonesSetUp) and any((at in smaller) != (at in here) for at in (*act.black, *act.white)):
            return True
    return False


def _nearly_full(audit: Audit, _: str) -> bool:
    return any(game.empty <= LEFT_EMPTY["empty_25"] for game in _boards(audit))


def _later_games(audit: Audit, _: str) -> bool:
    return any(
        isinstance(t.act, (*_BEGINNINGS, StonePlaced)) and left_open(t.before.play).match.games for t in audit.judged.taken
    )


_TOUCHED: dict[str, Callable[[Audit, str], bool]] = {
    "board": _board,
    "toss_winner_gets": lambda a, _: any(isinstance(t.act, TossHeld) and t.act.winner is not None for t in a.judged.taken),
    "opening_rule": lambda a, _: _acts(a, ColoursTaken, OpeningBegun),
    "overline": _overline,
    "five_counts": lambda a, _: _results(a, FiveFormed),
    "full_board": _nearly_full,
    "draw_by_agreement": lambda a, _: _acts(a, DrawAgreed),
    "later_colours": _later_games,
    "drawn_game": lambda a, _: _results(a, GameDrawn, GameRuled),
    "replay_colours": lambda a, _: _results(a, GameDrawn, GameRuled),
    "forfeit_loses": lambda a, _: _acts(a, Forfeited, Absent),
    "illegal_move": lambda a, _: any(f.option == "illegal_move" for f in a.findings),
    "set_times": lambda a, _: _acts(a, TimeOverstepped),
    "authority": lambda a, _: _acts(a, *get_args(DeskAct)),
}

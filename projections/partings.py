"""Where another reading of the law would judge a match otherwise: option by option, value by value.

Each open option is set to each of its other values and the same acts are judged again. Only readings that could make a
difference are tried; `touched` says which, and a test holds it against trying them all.
"""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from core.clause import Option
from core.desk.messages import DeskAct
from core.gomoku import words
from core.gomoku.adjudicate import LEFT_EMPTY
from core.gomoku.five import five
from core.gomoku.fouls import fouls
from core.gomoku.grid import grid
from core.gomoku.messages import (
    Absent,
    ColoursTaken,
    DrawAgreed,
    FiveFormed,
    Forfeited,
    FoulFormed,
    GameDrawn,
    GameRuled,
    OpeningBegun,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
)
from core.gomoku.options import OPTIONS
from core.gomoku.state import Between, Colouring, Decided, Game, Tossing
from core.script import Taken, judged
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
    found = []
    for option in OPTIONS:
        now = getattr(audit.opening.options, option.key)
        for value in option.values:
            if value != now and touched(audit, option.key, value) and (parting := compared(audit, option, value)) is not None:
                found.append(parting)
    return tuple(found)


def compared(audit: Audit, option: Option, value: str) -> Parting | None:
    """Judge the match again with one option set otherwise; None where nothing differs."""
    opening = replace(
        audit.opening,
        options=msgspec.convert(msgspec.to_builtins(audit.opening.options) | {option.key: value}, type(audit.opening.options)),
    )
    other = judged(audit.match, opening)
    at = _first_difference(audit.taken, other)
    if at is None:
        return None
    ours, theirs = _all(audit.taken), _all(other)
    now, then = words.results(audit.play), words.results(other[-1].after.play)
    return Parting(
        option.key, value, getattr(audit.opening.options, option.key), option.clause, at,
        tuple(f for key, f in theirs.items() if key not in ours), tuple(f for key, f in ours.items() if key not in theirs),
        then, now, then != now,
    )  # fmt: skip


def _all(taken: tuple[Taken, ...]) -> dict[tuple[int, str, tuple[str, ...], tuple[str, ...]], Finding]:
    found = (f for number, each in enumerate(taken, start=1) if each.violations for f in findings(number, each, stored=False))
    return {(f.at.act, f.rule, f.done, f.due): f for f in found}


def _first_difference(ours: tuple[Taken, ...], theirs: tuple[Taken, ...]) -> Place | None:
    for number, (a, b) in enumerate(zip(ours, theirs, strict=True), start=1):
        if a.results != b.results or _kinds(a) != _kinds(b):
            return place(number, a)
    return None


def _kinds(taken: Taken) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple((v.rule.code, v.due) for v in taken.violations)


# --- which readings could make a difference ---------------------------------------------------------------------------------


def touched(audit: Audit, key: str, value: str) -> bool:
    """Say whether setting an option to a value could change anything: a cheap question that may say yes too often, never no."""
    test = _TOUCHED.get(key)
    return test is None or test(audit, value)


def _acts(audit: Audit, *kinds: type) -> bool:
    return any(type(step.act) in kinds for step in audit.match.steps)


def _results(audit: Audit, *kinds: type) -> bool:
    return any(type(event) in kinds for each in audit.taken for event in each.results)


def _boards(audit: Audit) -> tuple[Game, ...]:
    """Return every board of the match at its fullest: before each game's end, or as it lies."""
    full: dict[int, Game] = {}
    for each in audit.taken:
        play = each.after.play
        if not isinstance(play, Tossing | Colouring) and play.game is not None:
            best = full.get(play.game.number)
            if best is None or play.game.empty <= best.empty:
                full[play.game.number] = play.game
    return tuple(full.values())


def _overline(audit: Audit, value: str) -> bool:
    size = audit.opening.options.size
    if any(_six(stones, step) for game in _boards(audit) for stones in (game.blacks, game.whites) for step in grid(size).steps):
        return True
    if value != "renju":
        return audit.opening.options.overline == "renju" and _results(audit, FoulFormed)
    return any(_foul(each, size) for each in audit.taken if type(each.step.act) is StonePlaced)


def _six(stones: int, step: int) -> int:
    fives = five(stones, step)
    return fives & fives >> step


def _foul(each: Taken, size: int) -> bool:
    act, before, after = each.step.act, each.before.play, each.after.play
    if not isinstance(act, StonePlaced) or act.stone != "black" or act.at is None or isinstance(before, Between | Decided):
        return False
    bit = grid(size).bit.get(act.at)
    game = None if isinstance(after, Tossing | Colouring) else after.game
    return (
        bit is not None
        and game is not None
        and bool(game.blacks & bit)
        and bool(fouls(game.blacks, game.whites, bit, grid(size)))
    )


def _board(audit: Audit, value: str) -> bool:
    smaller = int(value.removeprefix("size_"))
    if any(game.empty <= LEFT_EMPTY["empty_25"] for game in _boards(audit)):
        return True
    for step in audit.match.steps:
        points: tuple[str | None, ...] = (step.act.at,) if isinstance(step.act, StonePlaced) else ()
        if isinstance(step.act, StonesSetUp):
            points = (*step.act.black, *step.act.white)
        if any(at is not None and (at in grid(smaller).bit) != (at in grid(audit.opening.options.size).bit) for at in points):
            return True
    return False


_TOUCHED: dict[str, Callable[[Audit, str], bool]] = {
    "board": _board,
    "toss_winner_gets": lambda a, _: _acts(a, TossHeld),
    "opening_rule": lambda a, _: _acts(a, ColoursTaken, OpeningBegun),
    "overline": _overline,
    "five_counts": lambda a, _: _results(a, FiveFormed),
    "full_board": lambda a, _: any(game.empty <= LEFT_EMPTY["empty_25"] for game in _boards(a)),
    "draw_by_agreement": lambda a, _: _acts(a, DrawAgreed),
    "later_colours": lambda a, _: len(a.play.match.games) > 0,
    "drawn_game": lambda a, _: _results(a, GameDrawn, GameRuled),
    "replay_colours": lambda a, _: _results(a, GameDrawn, GameRuled),
    "forfeit_loses": lambda a, _: _acts(a, Forfeited, Absent),
    "illegal_move": lambda a, _: any(f.option == "illegal_move" for f in a.findings),
    "set_times": lambda a, _: _acts(a, TimeOverstepped),
    "authority": lambda a, _: any(isinstance(step.act, DeskAct) for step in a.match.steps),
}

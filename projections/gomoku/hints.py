"""Which acts of a 五子棋 match ask for which open reading, and which readings could make a difference at all."""

from collections.abc import Callable, Iterator
from typing import get_args

from core.desk.messages import DeskAct
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
    OpeningBegun,
    OpeningLaid,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
)
from core.gomoku.state import Colouring, Game, Tossing
from projections.hints import Asks, Audited, Hints

_BEGINNINGS = (TossHeld, ColoursTaken, OpeningBegun)


def _acted(*kinds: type) -> Asks:
    return lambda taken: isinstance(taken.act, kinds)


def _gave(*kinds: type) -> Asks:
    return lambda taken: any(isinstance(event, kinds) for event in taken.results)


ASKED_BY: dict[str, Asks] = {
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


def touched(audit: Audited, key: str, value: str) -> bool:
    """Say whether setting an option to a value could change anything: a cheap question that may say yes too often, never no."""
    test = _TOUCHED.get(key)
    return test is None or test(audit, value)


def _acts(audit: Audited, *kinds: type) -> bool:
    return any(isinstance(taken.act, kinds) for taken in audit.judged.taken)


def _results(audit: Audited, *kinds: type) -> bool:
    return any(isinstance(event, kinds) for taken in audit.judged.taken for event in taken.results)


def _boards(audit: Audited) -> Iterator[Game]:
    """Yield boards of the match: among them every one that is fuller than all before and after it."""
    tables = (table for taken in audit.judged.taken for table in (taken.before, taken.after))
    for table in (*tables, audit.table):
        if not isinstance(table.play, (Tossing, Colouring)) and table.play.game is not None:
            yield table.play.game


def _overline(audit: Audited, value: str) -> bool:
    """Overlines matter where there is one; renju's other fouls may lie anywhere, and looking is judging."""
    if "renju" in (value, audit.opening.options.overline):
        return True
    steps = grid(audit.opening.options.size).steps
    boards = {(game.blacks, game.whites) for game in _boards(audit) if game.blacks.bit_count() > 5 or game.whites.bit_count() > 5}
    return any(_six(stones, step) for both in boards for stones in both for step in steps)


def _six(stones: int, step: int) -> int:
    fives = five(stones, step)
    return fives & fives >> step


def _board(audit: Audited, value: str) -> bool:
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


def _nearly_full(audit: Audited, _: str) -> bool:
    return any(game.empty <= LEFT_EMPTY["empty_25"] for game in _boards(audit))


def _later_games(audit: Audited, _: str) -> bool:
    return any(
        isinstance(t.act, (*_BEGINNINGS, StonePlaced)) and left_open(t.before.play).match.games for t in audit.judged.taken
    )


_TOUCHED: dict[str, Callable[[Audited, str], bool]] = {
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

HINTS = Hints(ASKED_BY, touched)

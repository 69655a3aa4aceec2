"""What lies on a board: lines that win and fouls, under the options in force."""

from core.gomoku.five import Colour, Line, counting, five, five_through, lines_through
from core.gomoku.fouls import fouls
from core.gomoku.grid import grid
from core.gomoku.messages import FiveClaimed
from core.gomoku.options import Options
from core.gomoku.state import Game


def made(game: Game, colour: Colour, at: str, options: Options) -> tuple[Line, ...]:
    """Return the winning lines that the stone just laid on `at` belongs to."""
    board = grid(options.size)
    bit, _, rays = board.cell[at]
    stones = game.blacks if colour == "black" else game.whites
    if not five_through(stones, rays):
        return ()
    return counting(lines_through(stones, bit, board), colour, options.overline)


def winning_lines(game: Game, colour: Colour, options: Options) -> tuple[Line, ...]:
    """Return every winning line of a colour on the whole board."""
    board = grid(options.size)
    stones = game.blacks if colour == "black" else game.whites
    found: dict[tuple[str, ...], Line] = {}
    for step in board.steps:
        firsts = five(stones, step)
        while firsts:
            bit = firsts & -firsts
            firsts ^= bit
            found |= {line.points: line for line in lines_through(stones, bit, board)}
    return counting(tuple(found.values()), colour, options.overline)


def claimed(game: Game, colour: Colour, act: FiveClaimed, options: Options) -> bool:
    """Say whether a claim of five is right: there is a winning line, and every point shown lies on one of them."""
    lines = winning_lines(game, colour, options)
    return any(set(act.at) <= set(line.points) for line in lines)


def fouls_of(game: Game, at: str, options: Options) -> tuple[str, ...]:
    """Return the kinds of renju foul that the black stone just laid on `at` makes; none under other rules."""
    if options.overline != "renju":
        return ()
    board = grid(options.size)
    return tuple(foul.kind for foul in fouls(game.blacks, game.whites, board.bit[at], board))

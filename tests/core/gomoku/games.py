"""Random games in which much happens: fives, overlines and fouls of both colours, full boards, moves after the end."""

import random

from hypothesis import strategies as st

from core.gomoku.grid import grid, written
from tests.core.gomoku import naive


def crowded(seed: int, size: int, count: int) -> list[str]:
    """A random game whose stones lie close: fives, overlines and fouls are frequent."""
    chance, board = random.Random(seed), grid(size)
    moves: list[str] = []
    free = set(board.points)
    column, row = chance.randrange(size), chance.randrange(size)
    while len(moves) < min(count, size * size):
        near = (written(column + right, row + up) for right in range(-2, 3) for up in range(-2, 3))
        moves.append(chance.choice([p for p in near if p in free] or sorted(free)))
        free.discard(moves[-1])
        if chance.random() < 0.05:
            column, row = chance.randrange(size), chance.randrange(size)
        elif len(moves) > 1:
            column, row = naive.cell_of(moves[-2])
    return moves


def lines_of(seed: int, size: int, count: int) -> list[str]:
    """A game in which each side mostly lengthens a row of its own: fives and overlines of both colours."""
    chance = random.Random(seed)
    moves: dict[str, None] = {}
    sides: list[list[str]] = [[], []]
    points = list(grid(size).points)
    chance.shuffle(points)
    while len(moves) < min(count, size * size):
        side = sides[len(moves) % 2]
        while side and side[0] in moves:
            side.pop(0)
        if not side:
            side += row_of(chance, size)
        left = [p for p in side if p not in moves] or [next(p for p in points if p not in moves)]
        moves[left[0]] = None
    return list(moves)


def row_of(chance: random.Random, size: int) -> list[str]:
    """The points of a row of three to seven, in any order."""
    (right, up), column, row = chance.choice(naive.DIRECTIONS), chance.randrange(size), chance.randrange(size)
    cells = [(column + k * right, row + k * up) for k in range(chance.randint(3, 7))]
    chance.shuffle(cells)
    return [naive.point_of(cell) for cell in cells if 0 <= cell[0] < size and 0 <= cell[1] < size]


games = st.one_of(
    st.builds(crowded, st.integers(0, 10**6), st.sampled_from((5, 6, 8, 15, 19)), st.integers(0, 120)),
    st.builds(lines_of, st.integers(0, 10**6), st.just(15), st.integers(0, 80)),
    st.builds(lines_of, st.integers(0, 10**6), st.sampled_from((5, 6, 9, 26)), st.integers(0, 60)),
)


def size_of(moves: list[str]) -> int:
    """The smallest board that holds a game, 5 at least."""
    cells = [naive.cell_of(move) for move in moves]
    return max([5, *(c + 1 for c, _ in cells), *(r + 1 for _, r in cells)])

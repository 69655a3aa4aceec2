"""Random games in which much happens: fives, overlines and fouls of both colours, full boards, moves after the end."""

import random

from hypothesis import strategies as st

from core.gomoku.grid import grid
from tests.core.gomoku import naive


def crowded(seed: int, size: int, count: int) -> list[str]:
    """A random game whose stones lie close: fives, overlines and fouls are frequent."""
    chance = random.Random(seed)
    free, moves = set(grid(size).points), []
    column, row = chance.randrange(size), chance.randrange(size)
    for _ in range(min(count, size * size)):
        near = [p for p in free if max(abs(naive.cell_of(p)[0] - column), abs(naive.cell_of(p)[1] - row)) <= 2]
        move = chance.choice(sorted(near or free))
        free.discard(move)
        moves.append(move)
        if chance.random() < 0.05:
            column, row = chance.randrange(size), chance.randrange(size)
        elif len(moves) > 1:
            column, row = naive.cell_of(moves[-2])
    return moves


def lines_of(seed: int, size: int, count: int) -> list[str]:
    """A game in which each side mostly lengthens a row of its own: fives and overlines of both colours."""
    chance = random.Random(seed)
    sides: list[list[str]] = [[], []]
    for side in sides:
        while len(side) < count:
            (dc, dr), c, r = chance.choice(naive.DIRECTIONS), chance.randrange(size), chance.randrange(size)
            run = [(c + k * dc, r + k * dr) for k in range(chance.randint(3, 7))]
            chance.shuffle(run)
            side += [naive.point_of(p) for p in run if 0 <= p[0] < size and 0 <= p[1] < size]
    moves: list[str] = []
    for n in range(min(count, size * size)):
        queue = sides[n % 2]
        while queue and queue[0] in moves:
            queue.pop(0)
        free = [p for p in grid(size).points if p not in moves]
        moves.append(queue.pop(0) if queue else chance.choice(free))
    return moves


games = st.one_of(
    st.builds(crowded, st.integers(0, 10**6), st.sampled_from((5, 6, 8, 15, 19)), st.integers(0, 120)),
    st.builds(lines_of, st.integers(0, 10**6), st.just(15), st.integers(0, 80)),
    st.builds(lines_of, st.integers(0, 10**6), st.sampled_from((5, 6, 9, 26)), st.integers(0, 60)),
)


def size_of(moves: list[str]) -> int:
    """The smallest board that holds a game, 5 at least."""
    cells = [naive.cell_of(move) for move in moves]
    return max([5, *(c + 1 for c, _ in cells), *(r + 1 for _, r in cells)])

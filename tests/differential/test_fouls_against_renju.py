"""Black's fouls against the package `renju` 0.1.0 (MIT), whose code descends from the referee of Gomocup.

No disagreement is known, so none is excused here. Where other programs part, both read the rules of RIF alike:

- a three whose straight four would complete a five elsewhere is no three (chapter 3: "without at the same time a five in a
  row is made"); some programs count it, since that stone is no foul by 9.2;
- two fours on one line are a double four (chapter 3: more than one four in one intersection, not on more than one line);
- whether the stone that makes the straight four is a foul is asked again and again (9.3), not once.

`renju` names one kind only: it looks for an overline, then for fours, then for threes, which is the order that we list in.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.gomoku.fouls import fouls
from core.gomoku.grid import grid, place, written

check_forbid = pytest.importorskip("renju.check_forbid", reason="the package renju comes with the extra `peers`")

GAMES = Path(__file__).parents[2] / "fixtures" / "gomoku" / "playok_games.jsonl"
KINDS = {0: None, 1: "double_three", 2: "double_four", 3: "overline"}

Position = tuple[int, frozenset[str], frozenset[str], str]  # size, black before the move, white, black's move


def by_renju(position: Position) -> str | None:
    size, black, white, point = position
    cells = [[0] * size for _ in range(size)]
    for colour, stones in ((1, black), (2, white)):
        for column, row in filter(None, map(place, stones)):
            cells[column][row] = colour
    at = place(point)
    assert at is not None
    return KINDS[check_forbid.get_foul_type(cells, *at)]


def by_core(position: Position) -> str | None:
    size, black, white, point = position
    bit = grid(size).bit
    found = fouls(sum(bit[p] for p in black) | bit[point], sum(bit[p] for p in white), bit[point], grid(size))
    return found[0].kind if found else None


def compared(positions: Iterator[Position]) -> Counter[str | None]:
    """Assert that both judge every position alike, and count the kinds."""
    met = Counter[str | None]()
    for position in positions:
        kind = by_core(position)
        assert kind == by_renju(position), position
        met[kind] += 1
    return met


def games() -> list[tuple[int, list[str]]]:
    lines = GAMES.read_text(encoding="utf-8").splitlines()
    return [(game["size"], game["moves"].split()) for game in map(json.loads, lines)]


def test_every_black_move_of_150_games() -> None:
    positions = (
        (size, frozenset(moves[:n:2]), frozenset(moves[1:n:2]), moves[n])
        for size, moves in games()
        for n in range(0, len(moves), 2)
    )
    assert compared(positions) == {None: 2111, "double_three": 27, "double_four": 2}


def test_every_open_point_at_the_end_of_thirty_games() -> None:
    positions = (
        (size, frozenset(moves[::2]), frozenset(moves[1::2]), point)
        for size, moves in games()[::5]
        for point in grid(size).points
        if point not in moves
    )
    assert set(compared(positions)) == {None, "overline", "double_four", "double_three"}


@pytest.mark.parametrize("size", [9, 15, 19, 20])
def test_drawn_positions(size: int) -> None:
    chance = random.Random(size)
    assert set(compared(drawn(size, chance) for _ in range(400))) == {None, "overline", "double_four", "double_three"}


def drawn(size: int, chance: random.Random) -> Position:
    at = (chance.randrange(size), chance.randrange(size))
    around = [(at[0] + c, at[1] + r) for c in range(-6, 7) for r in range(-6, 7) if c or r]
    points = [written(*p) for p in around if 0 <= p[0] < size and 0 <= p[1] < size]
    signs = chance.choices(".XO", chance.choice([(75, 25, 0), (65, 30, 5), (50, 35, 15)]), k=len(points))
    black, white = (frozenset(p for p, s in zip(points, signs, strict=True) if s == colour) for colour in "XO")
    return size, black, white, written(*at)


@pytest.mark.parametrize(
    ("black", "expected"),
    [
        ("f8 i8 h7 h6", "double_three"),
        ("f8 i8 h7 h6 g4 g5 g6 g7", None),  # g8 would make the straight four, and a five with g4 to g7
        ("f8 i8 h7 h6 g5 g6 g7", None),  # g8 would be a double four
        ("e8 g8 i8 k8", "double_four"),  # two fours on one line
    ],
)
def test_where_other_programs_part(black: str, expected: str | None) -> None:
    position = (15, frozenset(black.split()), frozenset[str](), "h8")
    assert (by_core(position), by_renju(position)) == (expected, expected)

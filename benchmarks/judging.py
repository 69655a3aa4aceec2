"""A game judged: OpenSpiel's gomoku, driven move by move from Python, beside both of our ways through the rule `five`."""

import json
from collections.abc import Iterator
from pathlib import Path

import pyspiel

from benchmarks.report import Row
from benchmarks.timing import paired
from core.gomoku.adjudicate import adjudicate, by_ply
from core.gomoku.grid import place

GAMES = Path(__file__).parent.parent / "fixtures" / "gomoku" / "playok_games.jsonl"
PLIES = 61


def game_of(plies: int) -> list[str]:
    """Return the moves of the first real game of that many plies."""
    for line in GAMES.read_text(encoding="utf-8").splitlines():
        moves: list[str] = json.loads(line)["moves"].split()
        if len(moves) == plies:
            return moves
    raise LookupError(f"no game of {plies} plies")


def rows() -> Iterator[Row]:
    """Measure one real game of 61 moves."""
    moves = game_of(PLIES)
    peer = pyspiel.load_game("gomoku")
    actions = [row * 15 + column for column, row in filter(None, map(place, moves))]

    def theirs() -> bool:
        state = peer.new_initial_state()
        for action in actions:
            state.apply_action(action)
        return bool(state.is_terminal())

    def whole() -> object:
        return adjudicate(moves).winner

    def stepwise() -> int:
        return sum(1 for lines in by_ply(moves) if lines)

    if not theirs() or whole() != "black" or stepwise() != 1:
        raise AssertionError("the two do not judge this game alike")
    pair = paired(whole, theirs, 1)
    yield Row(
        "a 61-move game judged", "games/s", pair.ours, "OpenSpiel apply_action", pair.theirs, pair.ratio, "2 x", pair.ratio >= 2
    )
    pair = paired(stepwise, theirs, 1)
    yield Row(
        "… move by move", "games/s", pair.ours, "OpenSpiel apply_action", pair.theirs, pair.ratio, "15,000/s", pair.ours >= 15_000
    )

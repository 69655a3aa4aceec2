"""A run of stones about which there is nothing to say, folded at once: bulk replay of what nearly every game consists of.

The plain definition is `core.script.judged_one_by_one`; tests hold this one against it.
"""

from collections.abc import Sequence

from core.game import Follows
from core.gomoku.adjudicate import LEFT_EMPTY
from core.gomoku.evolve import evolve
from core.gomoku.five import FIVE, Colour, five_through
from core.gomoku.fouls import fouls
from core.gomoku.grid import grid
from core.gomoku.messages import Event, StonePlaced
from core.gomoku.state import Game, Playing, State


def quiet_run(state: Playing, acts: Sequence[object], start: int, stop: int) -> tuple[Playing, int]:
    """Fold the stones of `acts[start:stop]` while each is lawful, makes no five and no foul, and fills no board.

    Return the state after them and the index of the first act that was not folded.
    """
    game, options = state.game, state.match.options
    if game.next is None:
        return state, start
    board, renju = grid(options.size), options.overline == "renju"
    cells, turn = board.cell, game.next
    own, other = (game.blacks, game.whites) if turn == "black" else (game.whites, game.blacks)
    last = min(stop, start + game.empty - LEFT_EMPTY[options.full_board] - 1)
    index = start
    while index < last:
        act = acts[index]
        if type(act) is not StonePlaced or act.stone != turn:
            break
        if (cell := cells.get(act.at or "")) is None or (own | other) & cell[0]:
            break
        bit, star, rays = cell
        laid = own | bit
        if (laid & star).bit_count() >= FIVE and five_through(laid, rays):
            break
        if renju and turn == "black" and fouls(laid, other, bit, board):
            break
        own, other = other, laid
        turn = "white" if turn == "black" else "black"
        index += 1
    if index == start:
        return state, start
    return Playing(state.match, _after(game, own, other, turn, index - start)), index


def _after(game: Game, own: int, other: int, turn: Colour, stones: int) -> Game:
    blacks, whites = (own, other) if turn == "black" else (other, own)
    return Game(
        game.number,
        game.black,
        blacks,
        whites,
        game.plies + stones,
        game.empty - stones,
        turn,
        game.unplaced,
        game.recorded,
        game.claimed,
        game.opener,
    )


def fold(state: State, events: Sequence[Event]) -> State:
    """Return the state after events: the same as `evolve` on each, with lawful stones laid a run at a time."""
    index, end = 0, len(events)
    while index < end:
        event = events[index]
        if type(event) is StonePlaced and type(state) is Playing:
            state, after = _laid_run(state, events, index)
            if after > index:
                index = after
                continue
        state = evolve(state, event)
        index += 1
    return state


def _laid_run(state: Playing, events: Sequence[object], start: int) -> tuple[Playing, int]:
    """Lay stones while the colours alternate and the points are empty; what they make is not asked."""
    game, turn = state.game, state.game.next
    if turn is None:
        return state, start
    at = grid(state.match.options.size).bit
    own, other = (game.blacks, game.whites) if turn == "black" else (game.whites, game.blacks)
    index, end = start, len(events)
    while index < end:
        event = events[index]
        if type(event) is not StonePlaced or event.stone != turn:
            break
        bit = at.get(event.at or "")
        if bit is None or (own | other) & bit:
            break
        own, other = other, own | bit
        turn = "white" if turn == "black" else "black"
        index += 1
    return Playing(state.match, _after(game, own, other, turn, index - start)), index


def quiet_stones(state: State, acts: Sequence[object], start: int, stop: int, follows: Follows) -> tuple[State, int]:
    """Fold quiet stones, from none of which anything follows; see `quiet_run`."""
    if type(state) is not Playing:
        return state, start
    after, end = quiet_run(state, acts, start, stop)
    odd = next((index for index in range(start, end) if not follows(index, ())), end)
    return (after, end) if odd == end else quiet_run(state, acts, start, odd)

"""Where an act of a 五子棋 match stands: its game and move."""

from core.gomoku.evolve import left_open
from core.gomoku.messages import ColoursTaken, OpeningBegun, Passed, StonePlaced, TossHeld
from core.gomoku.state import Choosing, Colouring, Opening, State, Tossing
from core.script import Taken
from projections.place import Place


def place(taken: Taken) -> Place:
    """Return where an act stands."""
    if isinstance(taken.act, (TossHeld, ColoursTaken, OpeningBegun)) and not isinstance(taken.before.play, (Opening, Choosing)):
        return Place(taken.version, taken.number, len(left_open(taken.before.play).match.games) + 1, 0)
    game, ply = _game_and_ply(taken.before.play, moves=isinstance(taken.act, (StonePlaced, Passed)))
    return Place(taken.version, taken.number, game, ply)


def _game_and_ply(play: State, *, moves: bool) -> tuple[int, int]:
    games = len(play.match.games)
    if isinstance(play, (Tossing, Colouring)) or play.game is None:
        return (games + 1, 0)
    if play.game.number <= games:  # over: moves made after the end go on counting
        return (play.game.number, play.game.plies + play.after + 1 if moves and hasattr(play, "after") else 0)
    return (play.game.number, play.game.plies + 1 if moves else 0)

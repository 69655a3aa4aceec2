"""What may be done at a 五子棋 table as it stands."""

import msgspec

from core.gomoku import words
from core.gomoku.board import fouls_of
from core.gomoku.evolve import placed
from core.gomoku.five import Colour
from core.gomoku.game import GOMOKU
from core.gomoku.grid import grid, points_of
from core.gomoku.messages import StonePlaced
from core.gomoku.phases import PHASE_NAMES, phase_of
from core.gomoku.state import Choosing, Colouring, Game, Opening, Playing, State, Tossing, due_colours
from core.live import allowed
from core.text import Text, joined


class Legal(msgspec.Struct, frozen=True):
    """Whose turn it is, which acts may be recorded, and which points may be played on."""

    phase: Text
    turn: Text
    colour: Colour | None  # the colour to move; None where either may or none
    acts: Text
    size: int
    empty: int  # set of points
    points: tuple[str, ...]
    forbidden: tuple[str, ...]  # renju fouls for black


def legal(play: State) -> Legal:
    """Return what may be done now."""
    size = play.match.options.size
    game = play.game if isinstance(play, (Opening, Playing)) else None
    empty = 0 if game is None else grid(size).every & ~(game.blacks | game.whites)
    colour = colour_to_move(play)
    forbidden = () if game is None or colour != "black" else _forbidden(play, game, empty)
    lawful = tuple(p for p in points_of(empty, size) if p not in forbidden)
    return Legal(
        PHASE_NAMES[phase_of(play)], turn_words(play), colour, allowed(phase_of(play), GOMOKU), size, empty, lawful, forbidden
    )


def colour_to_move(play: State) -> Colour | None:
    """Return the colour that a bare point stands for now."""
    match play:
        case Opening(_, _, _, _, due):
            return due[0] if due else None
        case Playing(_, game):
            return game.next
        case Tossing() | Colouring():
            return "black"
        case _:
            return None


def turn_words(play: State) -> Text:
    """Return whose act is due, in words."""
    match play:
        case Tossing():
            return Text("双方猜先", "both sides, to toss")
        case Colouring():
            return Text("定先后手", "both sides, to take colours")
        case Opening(_, _, _, layer, due):
            return joined((words.SEATS[layer], *(words.COLOURS[colour] for colour in due[:1])), zh="下", en=" with ")
        case Choosing(_, _, _, chooser):
            return words.SEATS[chooser]
        case Playing(_, game):
            return words.EITHER if game.next is None else words.side(game, game.next)
        case _:
            basis = due_colours(play.match).basis
            return joined((Text("下一局", "the next game"), words.BASES[basis]), zh="：", en=": ")


def _forbidden(play: State, game: Game, empty: int) -> tuple[str, ...]:
    options = play.match.options
    if options.overline != "renju":
        return ()
    return tuple(
        p for p in points_of(empty, options.size) if fouls_of(placed(game, StonePlaced("black", p), options), p, options)
    )

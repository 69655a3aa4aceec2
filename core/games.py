"""The games, and from a match to its game."""

from typing import Any, get_args

from core.chaodipi import messages as chaodipi
from core.chaodipi.game import CHAODIPI
from core.doudizhu import messages as doudizhu
from core.doudizhu.game import DOUDIZHU
from core.game import Game
from core.gomoku import messages as gomoku
from core.gomoku.game import GOMOKU
from core.guandan import messages as guandan
from core.guandan.game import GUANDAN
from core.shengji import messages as shengji
from core.shengji.game import SHENGJI

AnyGame = Game[Any, Any, Any, Any, Any]
"""A game whose own types its callers do not look into: what one of its functions gives, only another of its functions takes."""

Opening = gomoku.MatchOpened | doudizhu.MatchOpened | guandan.MatchOpened | shengji.MatchOpened | chaodipi.MatchOpened
Act = gomoku.Act | doudizhu.Act | guandan.Act | shengji.Act | chaodipi.Act
Event = gomoku.Event | doudizhu.Event | guandan.Event | shengji.Event | chaodipi.Event
Play = Any
"""A state of play: the `State` of a game's own `state` module, or of its table's. Only the modules of that game look into it."""

GAMES: dict[str, AnyGame] = {game.key: game for game in (GOMOKU, DOUDIZHU, GUANDAN, SHENGJI, CHAODIPI)}

_BY_OPTIONS: dict[type, AnyGame] = {game.options: game for game in GAMES.values()}
_BY_OPENING: dict[type, AnyGame] = {game.opening: game for game in GAMES.values()}
_EVENTS: dict[str, frozenset[type]] = {
    GOMOKU.key: frozenset(get_args(gomoku.Event)),
    DOUDIZHU.key: frozenset(get_args(doudizhu.Event)),
    GUANDAN.key: frozenset(get_args(guandan.Event)),
    SHENGJI.key: frozenset(get_args(shengji.Event)),
    CHAODIPI.key: frozenset(get_args(chaodipi.Event)),
}
_OF_OTHERS: dict[type, frozenset[type]] = {
    game.opening: frozenset().union(*_EVENTS.values()) - _EVENTS[game.key] for game in GAMES.values()
}


def game_of(play: Play) -> AnyGame:
    """Return the game that a state of play belongs to."""
    return _BY_OPTIONS[type(play.match.options)]


def game_opened(opening: Opening) -> AnyGame:
    """Return the game that a match is opened for."""
    return _BY_OPENING[type(opening)]


def of_others(opening: Opening) -> frozenset[type]:
    """Return the types of events of all games but the one that a match is opened for: they have no place in it."""
    return _OF_OTHERS[type(opening)]

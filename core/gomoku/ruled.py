"""What a ruling of the referee's desk does to a 五子棋 match, and what follows when it no longer stands."""

from core.desk.messages import GameGoesTo, GameIsDrawn, GameIsVoid, MatchGoesTo, Remedy, Stands, TurnGoesTo, Warned
from core.gomoku.messages import GameClosed, GameRuled, GameUnruled, MatchRuled, Result, Seat, TurnGiven
from core.gomoku.outcome import folded, settled
from core.gomoku.state import Decided, Playing, State, colour_of, in_force


def reach(state: State, remedy: Remedy) -> bool:
    """Say whether a remedy can be carried out: its game is over, in play or the next one, its seat is one of the two."""
    seat = getattr(remedy, "seat", 0)
    if seat not in (0, 1):
        return False
    if isinstance(remedy, TurnGoesTo):
        return isinstance(state, Playing) and state.game.black is not None
    if isinstance(remedy, (GameGoesTo, GameIsDrawn, GameIsVoid)):
        coming = 0 if isinstance(state, Decided) else 1
        return 1 <= remedy.game <= len(state.match.games) + coming
    return isinstance(remedy, (Stands, Warned, MatchGoesTo))


def carried_out(state: State, remedy: Remedy, ruling: int) -> tuple[Result, ...]:
    """Return what follows from ruling number `ruling`; nothing where the remedy reaches nothing or changes nothing."""
    if not reach(state, remedy):
        return ()
    match remedy:
        case TurnGoesTo(seat):
            colour = colour_of(state.game, _side(seat)) if isinstance(state, Playing) else None
            return () if colour is None else (TurnGiven(colour),)
        case GameGoesTo(game, seat):
            return _game(state, GameRuled(game, _side(seat), False, ruling))
        case GameIsDrawn(game):
            return _game(state, GameRuled(game, None, False, ruling))
        case GameIsVoid(game):
            return _game(state, GameRuled(game, None, True, ruling))
        case MatchGoesTo(seat):
            results: tuple[Result, ...] = (MatchRuled(_side(seat)),)
            return _with_settlement(state, results)
        case _:
            return ()


def lifted(state: State, remedy: Remedy, ruling: int) -> tuple[Result, ...]:
    """Return what follows when ruling number `ruling` no longer stands."""
    results: tuple[Result, ...]
    if isinstance(remedy, MatchGoesTo) and state.match.ruled is not None:
        results = (MatchRuled(None),)
    elif isinstance(remedy, (GameGoesTo, GameIsDrawn, GameIsVoid)) and holds(state, remedy.game, ruling):
        results = (GameUnruled(remedy.game),)
    else:
        return ()
    return _with_settlement(state, results)


def effect_on(state: State, remedy: Remedy) -> bool:
    """Say whether a remedy changes the result of a game or of the match (GC3.2)."""
    match remedy:
        case GameGoesTo(game, seat):
            return _result(state, game) != (True, seat)
        case GameIsDrawn(game):
            return _result(state, game) != (True, None)
        case GameIsVoid() | MatchGoesTo():
            return True
        case _:
            return False


def _side(seat: int) -> Seat:
    return 1 if seat == 1 else 0


def _result(state: State, number: int) -> tuple[bool, Seat | None]:
    for game in state.match.games:
        if game.number == number:
            return in_force(game)
    return False, None


def holds(state: State, number: int, ruling: int) -> bool:
    """Say whether the game of this number is settled by ruling number `ruling`."""
    return any(g.number == number and g.ruled is not None and g.ruled.ruling == ruling for g in state.match.games)


def _game(state: State, ruled: GameRuled) -> tuple[Result, ...]:
    coming = ruled.number > len(state.match.games)
    closed: tuple[Result, ...] = (GameClosed(ruled.number),) if coming else ()
    return _with_settlement(state, (*closed, ruled))


def _with_settlement(state: State, results: tuple[Result, ...]) -> tuple[Result, ...]:
    """Add what the games now mean for the match, until nothing more follows."""
    while more := settled(folded(state, results)):
        results += more
    return results

"""What an act leads to at a 五子棋 table: the act itself, then the results that follow. Total over irregular acts too."""

from collections.abc import Callable

from core.gomoku.board import claimed, fouls_of, made
from core.gomoku.evolve import evolve, placed
from core.gomoku.messages import (
    Absent,
    Act,
    DrawAgreed,
    Event,
    FiveClaimed,
    FiveFormed,
    Forfeited,
    FoulFormed,
    GameClosed,
    GameDrawn,
    GameReopened,
    GameWon,
    MatchReopened,
    MatchTied,
    MatchWon,
    OpeningLaid,
    Resigned,
    Result,
    ResultNoted,
    Seat,
    StonePlaced,
    TimeOverstepped,
    Won,
)
from core.gomoku.options import Options
from core.gomoku.state import (
    GAMES,
    Between,
    Choosing,
    Colouring,
    Decided,
    Finished,
    Game,
    Opening,
    Playing,
    Standing,
    State,
    Tossing,
    colour_of,
    other,
    seat_of,
    standing,
)


def outcome(state: State, act: Act) -> tuple[Event, ...]:
    """Return the act and its results."""
    if (follow := _RESULTS.get(type(act))) is None:
        return (act,)
    results: tuple[Result, ...] = follow(state, act)
    if not results:
        return (act,)
    return (act, *results, *settled(folded(state, (act, *results))))


def folded(state: State, events: tuple[Event, ...]) -> State:
    """Return the state after several events."""
    for event in events:
        state = evolve(state, event)
    return state


# --- the match ------------------------------------------------------------------------------------------------------------


def settled(state: State) -> tuple[Result, ...]:
    """Return what the games in force now mean for the match: decided, decided otherwise, or open again."""
    now = standing(state.match)
    if isinstance(state, Decided):
        if now.decided and now.winner == state.winner:
            return ()
        again = (MatchReopened(),)
        return (*again, *settled(folded(state, again)))
    if not now.decided:
        if (
            isinstance(state, Between)
            and state.resume is not None
            and state.match.games
            and not _settled_by_ruling(state.match.games[-1])
        ):
            return (GameReopened(state.match.games[-1].number),)
        return ()
    decision = (
        MatchTied(now.halves)
        if now.winner is None
        else MatchWon(now.winner, now.halves, tuple(range(now.counted + 1, GAMES + 1)))
    )
    if isinstance(state, (Playing, Opening, Choosing)):
        return (GameClosed(state.game.number), decision)
    return (decision,)


def _settled_by_ruling(game: Finished) -> bool:
    return game.ruled is not None


def _lost(state: State, loser: Seat, by: Won) -> tuple[Result, ...]:
    """Return the end of a game by a seat's own doing; before the first stone it loses the game to come."""
    if isinstance(state, Decided):
        return ()
    return (GameWon(len(state.match.games) + 1, other(loser), by),)


def _match_lost(state: State, loser: Seat, by: Won) -> tuple[Result, ...]:
    """Return the end of the whole match: the games that are left go to the other seat, until it has won most of them."""
    results: tuple[Result, ...] = ()
    while not isinstance(state, Decided) and not _won_most(standing(state.match), other(loser)):
        won = _lost(state, loser, by)
        results += won
        state = folded(state, won)
    return results


def _won_most(now: Standing, seat: Seat) -> bool:
    return now.counted >= GAMES or now.halves[seat] > GAMES


# --- stones ---------------------------------------------------------------------------------------------------------------


def _stone(state: State, act: StonePlaced) -> tuple[Result, ...]:
    if type(state) is Playing:
        return _ends(placed(state.game, act, state.match.options), act, state.game.empty, state.match.options)
    if isinstance(state, (Tossing, Colouring)):
        after = evolve(state, act)
        empty = state.match.options.size**2
        return _ends(after.game, act, empty, state.match.options) if isinstance(after, Playing) else ()
    if isinstance(state, Opening) and len(state.due) == 1:
        after = evolve(state, act)
        if isinstance(after, Opening) and not after.due:
            return (OpeningLaid(other(state.layer)),)
    return ()


def _ends(game: Game, act: StonePlaced, empty_before: int, options: Options) -> tuple[Result, ...]:
    if game.empty == empty_before:
        return ()
    if act.at is not None:
        if lines := made(game, act.stone, act.at, options):
            formed = FiveFormed(act.stone, tuple(line.points for line in lines))
            winner = seat_of(game, act.stone)
            won = options.five_counts == "when_formed" and winner is not None
            return (formed, GameWon(game.number, winner, "five")) if won and winner is not None else (formed,)
        if options.overline == "renju" and act.stone == "black" and (kinds := fouls_of(game, act.at, options)):
            winner = seat_of(game, "white")
            foul = FoulFormed(kinds, act.at)
            return (foul,) if winner is None else (foul, GameWon(game.number, winner, "foul"))
    if game.empty <= (25 if options.full_board == "empty_25" else 0):
        return (GameDrawn(game.number, "full_board"),)
    return ()


# --- ends by word ---------------------------------------------------------------------------------------------------------


def _claim(state: State, act: FiveClaimed) -> tuple[Result, ...]:
    if not isinstance(state, Playing):
        return ()
    colour = colour_of(state.game, act.seat)
    if colour is None or not claimed(state.game, colour, act, state.match.options):
        return ()
    return (GameWon(state.game.number, act.seat, "five"),)


def _resigned(state: State, act: Resigned) -> tuple[Result, ...]:
    return () if isinstance(state, Between) and state.match.games else _lost(state, act.seat, "resigned")


def _time(state: State, act: TimeOverstepped) -> tuple[Result, ...]:
    if state.match.options.set_times == "none" or not isinstance(state, (Playing, Opening, Choosing)):
        return ()
    return _lost(state, act.seat, "time")


def _forfeit(state: State, act: Forfeited) -> tuple[Result, ...]:
    lose = _match_lost if state.match.options.forfeit_loses == "match" else _lost
    return lose(state, act.seat, "forfeit")


def _absent(state: State, act: Absent) -> tuple[Result, ...]:
    if len(set(act.seats)) != 1:
        return ()
    not_begun = isinstance(state, Tossing) or (isinstance(state, Between) and not state.match.games)
    never_there = not_begun or state.match.options.forfeit_loses == "match"
    return (_match_lost if never_there else _lost)(state, act.seats[0], "absent")


def _drawn(state: State, act: DrawAgreed) -> tuple[Result, ...]:
    if not isinstance(state, (Playing, Opening, Choosing)) or state.match.options.draw_by_agreement == "not_offered":
        return ()
    return (GameDrawn(state.game.number, "agreed"),)


def _noted(state: State, act: ResultNoted) -> tuple[Result, ...]:
    """A sheet settles only a game whose moves were not recorded; otherwise the moves do."""
    if not isinstance(state, Playing) or state.game.recorded:
        return ()
    if act.winner == "draw":
        return (GameDrawn(state.game.number, "sheet"),)
    if act.winner == "unknown" or (winner := seat_of(state.game, act.winner)) is None:
        return ()
    return (GameWon(state.game.number, winner, "sheet"),)


_RESULTS: dict[type, Callable[..., tuple[Result, ...]]] = {
    StonePlaced: _stone,
    FiveClaimed: _claim,
    Resigned: _resigned,
    TimeOverstepped: _time,
    Forfeited: _forfeit,
    Absent: _absent,
    DrawAgreed: _drawn,
    ResultNoted: _noted,
}

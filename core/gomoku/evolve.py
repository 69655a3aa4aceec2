"""Folding 五子棋 events into the state. Never refuses: what happened, happened.

What an irregular act does to the table is written down in `docs/games/gomoku.md` and decided here once.
"""

from msgspec.structs import replace

from core.gomoku.five import Colour
from core.gomoku.grid import grid
from core.gomoku.messages import (
    ColourChosen,
    ColoursTaken,
    Event,
    GameClosed,
    GameDrawn,
    GameReopened,
    GameRuled,
    GameUnruled,
    GameWon,
    MatchOpened,
    MatchReopened,
    MatchRuled,
    MatchTied,
    MatchWon,
    MovesUnrecorded,
    OpeningBegun,
    OpeningLaid,
    Passed,
    ResultNoted,
    Seat,
    StonePlaced,
    StonesSetUp,
    TossHeld,
    TurnGiven,
    TwoMoreChosen,
)
from core.gomoku.options import Options
from core.gomoku.state import (
    Between,
    Choosing,
    Colouring,
    Decided,
    Finished,
    Game,
    Match,
    Opening,
    Playing,
    State,
    Tossing,
    opposite,
    other,
)

OPENING_STONES: tuple[Colour, ...] = ("black", "white", "black")
TWO_MORE: tuple[Colour, ...] = ("white", "black")


def opened(event: MatchOpened) -> State:
    """Return the state of a match that has just been opened."""
    return Tossing(Match(event.options, event.minutes))


def evolve(state: State, event: Event) -> State:
    """Return the state after an event; an event that changes nothing returns the same state."""
    if type(event) is StonePlaced:
        return _stone(state, event)
    match event:
        case TossHeld() | ColoursTaken() | OpeningBegun():
            return _begun(state, event)
        case Passed() | StonesSetUp() | MovesUnrecorded() | TurnGiven():
            return _on_board(state, event)
        case OpeningLaid() | ColourChosen() | TwoMoreChosen():
            return _chosen(state, event)
        case ResultNoted():
            return _claimed(state, event)
        case GameWon(_, winner, by):
            return _over(state, winner, by)
        case GameDrawn(_, by):
            return _over(state, None, by)
        case GameClosed():
            return _over(state, None, "open")
        case GameReopened():
            return _resumed(state)
        case GameRuled() | GameUnruled():
            return _ruled(state, event)
        case MatchRuled(winner):
            return replace(state, match=replace(state.match, ruled=winner))
        case MatchWon() | MatchTied():
            return _decided(state, event)
        case MatchReopened():
            return Between(state.match, state.game, state.resume, toss=state.toss) if isinstance(state, Decided) else state
        case _:
            return state


# --- the board ------------------------------------------------------------------------------------------------------------


def placed(game: Game, act: StonePlaced, options: Options) -> Game:
    """Return the board after a stone.

    A stone on no empty point cannot lie there: the board stays, and whose move it is stays open, unless the turn is lost
    (`illegal_move`). A stone of the colour whose turn it is not lies; the turn passes to its opponent.
    """
    stone, at = act.stone, act.at
    black = stone == "black"
    turned: Colour = "white" if black else "black"
    if at is None:
        unplaced = (game.unplaced[0] + black, game.unplaced[1] + (not black))
        return replace(game, unplaced=unplaced, plies=game.plies + 1, empty=game.empty - 1, next=turned)
    bit = grid(options.size).bit.get(at, 0)
    if not bit or (game.blacks | game.whites) & bit:
        return replace(game, plies=game.plies + 1, next=turned if options.illegal_move == "turn_lost" else None)
    return Game(
        game.number,
        game.black,
        game.blacks | bit if black else game.blacks,
        game.whites if black else game.whites | bit,
        game.plies + 1,
        game.empty - 1,
        turned,
        game.unplaced,
        game.recorded,
        game.claimed,
        game.opener,
    )


def fresh(match: Match, black: Seat | None, opener: Seat | None = None) -> Game:
    """Return the empty board of the next game."""
    size = match.options.size
    return Game(len(match.games) + 1, black, 0, 0, 0, size * size, "black", opener=opener)


def _stone(state: State, act: StonePlaced) -> State:
    if type(state) is Playing:
        return Playing(state.match, placed(state.game, act, state.match.options))
    match state:
        case Opening(rules, game, opener, layer, due):
            laid = placed(game, act, rules.options)
            return Opening(rules, laid, opener, layer, due[1:] if laid.empty < game.empty else due)
        case Choosing(rules, game):
            return replace(state, game=placed(game, act, rules.options))
        case Tossing(rules) | Colouring(rules):  # nobody said who is black: the stones show colours, not seats
            return Playing(rules, placed(fresh(rules, None), act, rules.options))
        case Between() | Decided():
            return replace(state, after=state.after + 1)
        case _:
            return state


def _on_board(state: State, event: Passed | StonesSetUp | MovesUnrecorded | TurnGiven) -> State:
    if isinstance(state, (Between, Decided)):
        return replace(state, after=state.after + 1) if isinstance(event, (Passed, StonesSetUp)) else state
    if isinstance(state, (Tossing, Colouring)):
        state = Playing(state.match, fresh(state.match, None))
    match event:
        case Passed(stone):
            game = replace(state.game, plies=state.game.plies + 1, next=opposite(stone))
        case MovesUnrecorded():
            game = replace(state.game, recorded=False, next=None)
        case TurnGiven(stone):
            game = replace(state.game, next=stone)
        case StonesSetUp(black, white):
            bit = grid(state.match.options.size).bit
            blacks, whites = state.game.blacks, state.game.whites
            for point in black:
                blacks |= bit.get(point, 0) & ~whites
            for point in white:
                whites |= bit.get(point, 0) & ~blacks
            empty = state.match.options.size**2 - (blacks | whites).bit_count() - sum(state.game.unplaced)
            game = replace(state.game, blacks=blacks, whites=whites, empty=empty, next=None)
    return replace(state, game=game)


# --- colours and openings --------------------------------------------------------------------------------------------------


def _begun(state: State, event: TossHeld | ColoursTaken | OpeningBegun) -> State:
    if isinstance(state, (Opening, Choosing, Decided)):
        return state
    match = left_open(state).match
    match event:
        case TossHeld():
            return Colouring(match, event)
        case ColoursTaken(black):
            return Playing(match, fresh(match, black))
        case OpeningBegun(opener):
            return Opening(match, fresh(match, None, opener), opener, opener, OPENING_STONES)


def left_open(state: State) -> State:
    """Return the state with a game in play put among the games, its end open: the next game has begun."""
    return _over(state, None, "open") if isinstance(state, Playing) else state


def _chosen(state: State, event: OpeningLaid | ColourChosen | TwoMoreChosen) -> State:
    match state, event:
        case Opening(rules, game, opener, layer), OpeningLaid(chooser):
            return Choosing(rules, game, opener, chooser, rules.options.opening_rule == "swap2" and layer == opener)
        case Choosing(rules, game), ColourChosen(seat, colour):
            black = seat if colour == "black" else other(seat)
            return Playing(rules, replace(game, black=black, next="white"))
        case Choosing(rules, game, opener), TwoMoreChosen(seat):
            return Opening(rules, game, opener, seat, TWO_MORE)
        case _:
            return state


# --- ends -------------------------------------------------------------------------------------------------------------------


def _claimed(state: State, act: ResultNoted) -> State:
    if isinstance(state, (Playing, Opening, Choosing)):
        return replace(state, game=replace(state.game, claimed=act))
    if state.match.games:
        games = (*state.match.games[:-1], replace(state.match.games[-1], claimed=act))
        return replace(state, match=replace(state.match, games=games))
    return state


def _over(state: State, winner: Seat | None, by: str) -> State:
    game = None if isinstance(state, (Tossing, Colouring, Between)) else state.game
    number = len(state.match.games) + 1
    done = (
        Finished(number, None, winner, by, 0)
        if game is None
        else Finished(number, game.black, winner, by, game.plies, None, game.claimed, game.opener)
    )
    match = replace(state.match, games=(*state.match.games, done))
    resume = state if by == "open" and isinstance(state, Playing) else None
    board = state.game if isinstance(state, Between) else game
    return Between(match, board, resume, stopped=state.toss if isinstance(state, (Colouring, Between)) else None)


def _resumed(state: State) -> State:
    if not isinstance(state, Between) or state.resume is None:
        return state
    return Playing(replace(state.match, games=state.match.games[:-1]), state.resume.game)


def _ruled(state: State, event: GameRuled | GameUnruled) -> State:
    if isinstance(event, GameUnruled) and isinstance(state, (Between, Decided)) and _never_began(state, event.number):
        match = replace(state.match, games=state.match.games[:-1])
        if isinstance(state, Between):
            return replace(state, match=match, toss=state.stopped, stopped=None)
        return replace(state, match=match)
    ruled = event if isinstance(event, GameRuled) else None
    begun = len(state.match.games) + isinstance(state, (Playing, Opening, Choosing))
    games = tuple(replace(g, ruled=ruled, begun=begun) if g.number == event.number else g for g in state.match.games)
    return replace(state, match=replace(state.match, games=games))


def _never_began(state: Between | Decided, number: int) -> bool:
    """Say whether a game is there only because a ruling settled it before it began."""
    last = state.match.games[-1] if state.match.games and state.resume is None else None
    return last is not None and last.number == number and last.by == "open" and last.black is None and last.plies == 0


def _decided(state: State, event: MatchWon | MatchTied) -> State:
    winner = event.winner if isinstance(event, MatchWon) else None
    match state:
        case Between(match, game, resume, _, stopped, toss):
            return Decided(match, game, winner, resume, toss=toss or stopped)
        case Colouring(match, toss):
            return Decided(match, None, winner, toss=toss)
        case Tossing(match):
            return Decided(match, None, winner)
        case Decided():
            return replace(state, winner=winner)
        case _:
            return state

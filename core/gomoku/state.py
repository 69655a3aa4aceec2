"""The state of a 五子棋 match: one Struct per phase, and what the phases share in `Match` and `Game`."""

from typing import Literal

import msgspec

from core.gomoku.five import Colour
from core.gomoku.messages import GameRuled, ResultNoted, Seat, TossHeld
from core.gomoku.options import Options

GAMES = 3  # WZ3: best of three


class Finished(msgspec.Struct, frozen=True, gc=False):
    """A game that is over: what the play showed, what a ruling says instead, and what the record claims."""

    number: int
    black: Seat | None  # None: never settled or not recorded
    winner: Seat | None
    by: str  # a `Won`, `full_board`, `agreed`, `sheet`, or `open` when the play shows no end
    plies: int
    ruled: GameRuled | None = None
    claimed: ResultNoted | None = None
    opener: Seat | None = None  # who laid the opening stones, under an opening rule
    begun: int = 0  # games begun when it was ruled: a void game is played again before any later one


class Match(msgspec.Struct, frozen=True, gc=False):
    """What all phases know: the readings in force and the games so far."""

    options: Options
    minutes: int | None
    games: tuple[Finished, ...] = ()
    ruled: Seat | None = None  # the match is given to this seat by a ruling


class Game(msgspec.Struct, frozen=True, gc=False):
    """The game on the board. Stones are sets of points as in `core.gomoku.grid`."""

    number: int
    black: Seat | None
    blacks: int
    whites: int
    plies: int  # acts of moving: stones, stones that could not lie, passes
    empty: int
    next: Colour | None  # None: either colour may move
    unplaced: tuple[int, int] = (0, 0)  # black and white stones whose point is not recorded
    recorded: bool = True
    claimed: ResultNoted | None = None
    opener: Seat | None = None  # who lays the opening stones, under an opening rule


class Tossing(msgspec.Struct, frozen=True, gc=False):
    """Before game 1: 猜先 is due."""

    match: Match


class Colouring(msgspec.Struct, frozen=True, gc=False):
    """After 猜先: colours are to be taken, or an opening to be begun."""

    match: Match
    toss: TossHeld


class Opening(msgspec.Struct, frozen=True, gc=False):
    """Opening stones are laid, in the colours of `due`."""

    match: Match
    game: Game
    opener: Seat
    layer: Seat  # who lays them
    due: tuple[Colour, ...]


class Choosing(msgspec.Struct, frozen=True, gc=False):
    """The opening lies; `chooser` takes a colour, or lays two stones more where `may_add`."""

    match: Match
    game: Game
    opener: Seat
    chooser: Seat
    may_add: bool


class Playing(msgspec.Struct, frozen=True, gc=False):
    """A game is being played."""

    match: Match
    game: Game


class Between(msgspec.Struct, frozen=True, gc=False):
    """A game is over and the match is not."""

    match: Match
    game: Game | None  # the last board; None when the game was lost without a stone
    resume: Playing | None = None  # where a ruling stopped play
    after: int = 0  # moves made after the end
    stopped: TossHeld | None = None  # a toss for a game that a ruling settled before it began
    toss: TossHeld | None = None  # that toss, once the ruling no longer stands: it holds for the next game


class Decided(msgspec.Struct, frozen=True, gc=False):
    """The match is over."""

    match: Match
    game: Game | None
    winner: Seat | None  # None: tied
    resume: Playing | None = None
    after: int = 0
    toss: TossHeld | None = None  # held before a ruling decided the match


State = Tossing | Colouring | Opening | Choosing | Playing | Between | Decided


# --- what follows from the games ------------------------------------------------------------------------------------------


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The score in half wins, how many of the three games are used, and whether that decides the match."""

    halves: tuple[int, int]
    counted: int
    decided: bool
    winner: Seat | None
    open: tuple[int, ...]  # games whose play shows no end and that no ruling settles


Basis = Literal["toss", "swapped", "kept", "loser", "unclear"]


class Due(msgspec.Struct, frozen=True, gc=False):
    """How the next game begins, and which seat is due to begin it: black, or the opener. None: not fixed by the rule."""

    basis: Basis
    first: Seat | None


def in_force(game: Finished) -> tuple[bool, Seat | None]:
    """Return (has a result, winner); a result without a winner is a draw. A ruling goes before the play."""
    if game.ruled is not None:
        return not game.ruled.void, game.ruled.winner
    return game.by != "open", game.winner


def colour_in_force(game: Finished) -> Colour | Literal["draw"] | None:
    """Return the result in force by colour; None where there is none, or where it is not known who had which colour."""
    has_result, winner = in_force(game)
    if not has_result or (winner is not None and game.black is None):
        return None
    if winner is None:
        return "draw"
    return "black" if winner == game.black else "white"


def counts(game: Finished, options: Options) -> bool:
    """Say whether a game is one of the three: won, or drawn where a draw counts."""
    has_result, winner = in_force(game)
    return has_result and (winner is not None or options.drawn_game == "half_each")


def standing(match: Match) -> Standing:
    """Return the score of the games in force (WZ3, `drawn_game`)."""
    halves, counted, left_open = [0, 0], 0, []
    for game in match.games:
        has_result, winner = in_force(game)
        if not has_result and game.ruled is None:
            left_open.append(game.number)
        if not counts(game, match.options) or _decides(halves, counted):
            continue  # a game after the decision stays on record and does not count
        counted += 1
        for seat in (0, 1):
            halves[seat] += 1 if winner is None else 2 * (winner == seat)
    ahead = halves[0] - halves[1]
    decided = _decides(halves, counted)
    winner = (None if ahead == 0 else 0 if ahead > 0 else 1) if decided else None
    given = match.ruled if match.ruled is not None else _forfeited_to(match)
    if given is not None:
        decided, winner = True, given
    return Standing((halves[0], halves[1]), counted, decided, winner, tuple(left_open))


def _decides(halves: list[int], counted: int) -> bool:
    """Say whether the games counted so far decide the match: all three are used, or those left cannot turn it."""
    return counted >= GAMES or abs(halves[0] - halves[1]) > 2 * (GAMES - counted)


def _forfeited_to(match: Match) -> Seat | None:
    """Return the seat that has the match because a forfeit loses all of it, also when the games alone say otherwise."""
    if match.options.forfeit_loses == "game":
        return None
    return next((game.winner for game in match.games if game.ruled is None and game.by in ("forfeit", "absent")), None)


def due_colours(match: Match) -> Due:
    """Return how the colours of the next game are settled (WZ1, `later_colours`, `replay_colours`)."""
    if not match.games:
        return Due("toss", None)
    again: Basis = "kept" if match.options.replay_colours == "kept" else "swapped"
    if (void := next((g for g in match.games if _waits_for_replay(g, match)), None)) is not None:
        return _turned(again, void)
    last = match.games[-1]
    has_result, winner = in_force(last)
    if not has_result and last.ruled is None:
        return Due("unclear", None)
    if not counts(last, match.options):
        return _turned(again, last)
    if match.options.later_colours == "loser_chooses":
        return Due("toss" if winner is None else "loser", None)
    return _turned("swapped", last) if standing(match).counted == 1 else Due("toss", None)


def _waits_for_replay(game: Finished, match: Match) -> bool:
    """Say whether a game was ruled void and none has begun since: it is the one to be played again."""
    return game.ruled is not None and game.ruled.void and game.begun == len(match.games)


def _turned(basis: Basis, last: Finished) -> Due:
    first = last.black if last.opener is None else last.opener
    if first is None:
        return Due("unclear", None)
    return Due(basis, first if basis == "kept" else other(first))


def other(seat: Seat) -> Seat:
    """Return the other seat.

    >>> other(0)
    1
    """
    return 1 if seat == 0 else 0


def opposite(colour: Colour) -> Colour:
    """Return the other colour.

    >>> opposite("black")
    'white'
    """
    return "white" if colour == "black" else "black"


def seat_of(game: Game, colour: Colour) -> Seat | None:
    """Return the seat that plays a colour; None while colours are not settled."""
    if game.black is None:
        return None
    return game.black if colour == "black" else other(game.black)


def colour_of(game: Game, seat: Seat) -> Colour | None:
    """Return the colour that a seat plays; None while colours are not settled."""
    if game.black is None:
        return None
    return "black" if game.black == seat else "white"

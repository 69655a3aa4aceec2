"""What a record of 五子棋 does not allow to be judged, and why."""

from collections.abc import Iterator
from functools import partial

from core.clause import Unjudged
from core.gomoku import words
from core.gomoku.board import winning_lines
from core.gomoku.evolve import left_open
from core.gomoku.five import Colour
from core.gomoku.messages import (
    Act,
    ColoursTaken,
    FiveClaimed,
    MovesUnrecorded,
    OpeningBegun,
    Passed,
    ResultNoted,
    ScoreNoted,
    StonePlaced,
    StonesSetUp,
    TossHeld,
)
from core.gomoku.state import (
    Between,
    Choosing,
    Colouring,
    Decided,
    Opening,
    Playing,
    State,
    Tossing,
    colour_in_force,
    colour_of,
    due_colours,
    standing,
)
from core.saying import lacks
from core.text import Text

_not = partial(lacks, "gomoku")


def unjudged(state: State, act: Act) -> Iterator[Unjudged]:
    """Yield every check on this act that the record does not allow."""
    match act:
        case TossHeld(winner) if winner is None:
            yield _not("toss_unrecorded", "WZ1", _TOSS, game=_next(state))
        case ColoursTaken() | OpeningBegun():
            yield from _first(state)
        case StonePlaced() | Passed():
            yield from _move(state, act)
        case FiveClaimed():
            yield from _claim(state, act)
        case StonesSetUp():
            yield _not("set_up", "WZ3", _SET_UP, n=len(act.black) + len(act.white))
        case MovesUnrecorded() if isinstance(state, (Tossing, Colouring, Playing, Opening, Choosing)):
            yield _not("moves_unrecorded", "WZ2", _MOVES, game=_next(state))
        case ResultNoted(winner) if winner != "unknown" and isinstance(state, (Playing, Opening, Choosing)):
            yield _not("end_unrecorded", "WZ2", _END, game=state.game.number, claimed=words.result(winner, act.how))
        case ResultNoted(winner) if winner != "unknown" and state.match.games and colour_in_force(state.match.games[-1]) is None:
            yield _not("result_unclear", "WZ2", _RESULT, game=state.match.games[-1].number, claimed=words.result(winner, act.how))
        case ScoreNoted() if standing(state.match).open:
            yield _not("score_open", "WZ3", _SCORE, claimed=words.score(act.halves))
        case _:
            return


def _move(state: State, act: StonePlaced | Passed) -> Iterator[Unjudged]:
    if isinstance(state, (Tossing, Colouring)):
        yield _not("colours_unrecorded", "WZ1", _COLOURS, game=_next(state))
    if isinstance(act, StonePlaced) and act.at is None and not isinstance(state, (Between, Decided)):
        game = None if isinstance(state, (Tossing, Colouring)) else state.game
        n = 1 if game is None else game.plies + 1
        yield _not("point_unrecorded", "WZ2", _POINT, n=n, who=words.side(game, act.stone))


def _claim(state: State, act: FiveClaimed) -> Iterator[Unjudged]:
    """A claim cannot be judged while stones may lie anywhere, or while it is not known who has which colour."""
    game = None if isinstance(state, (Tossing, Colouring)) else state.game
    if game is None:
        return
    colour = colour_of(game, act.seat)
    if colour is None:
        colours: tuple[Colour, ...] = ("black", "white")
        unsure = any(winning_lines(game, c, state.match.options) for c in colours) or any(game.unplaced)
    else:
        unsure = bool(game.unplaced[colour == "white"]) and not winning_lines(game, colour, state.match.options)
    if unsure:
        yield _not("claim_unclear", "WZ2", _CLAIM, who=words.SEATS[act.seat])


def _first(state: State) -> Iterator[Unjudged]:
    match = left_open(state).match
    if isinstance(state, Colouring):
        chooses = match.options.toss_winner_gets == "choice"
        if state.toss.winner is not None and chooses and state.toss.choice is None:
            yield _not("choice_unrecorded", "WZ1", _CHOICE, game=len(match.games) + 1)
    elif due_colours(match).basis == "unclear":
        yield _not("colours_unclear", "WZ1", _UNCLEAR, game=len(match.games) + 1)


def _next(state: State) -> int:
    return len(left_open(state).match.games) + 1 if not isinstance(state, Playing) else state.game.number


_TOSS = Text(
    "第{game}局的猜先没有记录，无法判断执黑方是否正确。",
    "The toss of game {game} is not recorded: whether the right side took black cannot be judged.",
)
_CHOICE = Text(
    "第{game}局猜先胜者选了什么没有记录，无法判断执黑方是否正确。",
    "What the winner of the toss of game {game} chose is not recorded: whether the right side took black cannot be judged.",
)
_UNCLEAR = Text(
    "上一局的结果或先后手不明，无法判断第{game}局的先后手。",
    "The result or the colours of the game before are unclear: the colours of game {game} cannot be judged.",
)
_POINT = Text(
    "{who}第{n}手的落点没有记录，无法判断该手是否下在空点、是否成五，也无法判断之后是否有子下在该点。",
    "The point of move {n} by {who} is not recorded: whether it was empty, whether it made five, "
    "and whether a later stone fell on it cannot be judged.",
)
_COLOURS = Text(
    "第{game}局由谁执黑没有记录，无法判断先后手是否正确，也无法判断得胜的是哪一方。",
    "Who took black in game {game} is not recorded: whether it was the right side, and which side a win falls to, "
    "cannot be judged.",
)
_CLAIM = Text(
    "{who}声明五连，但有子的落点或双方的颜色没有记录，无法判断。",
    "{who} claims five in a row, but the points of some stones or the colours of the sides are not recorded: "
    "this cannot be judged.",
)
_RESULT = Text(
    "记录写第{game}局结果为{claimed}，但该局没有结果，或者双方的颜色没有记录，无法判断。",
    "The record gives game {game} as {claimed}, but that game has no result, or the colours of the sides are not recorded: "
    "this cannot be judged.",
)
_SET_UP = Text(
    "有{n}子的先后次序没有记录，无法判断它们是怎样下出来的。",
    "The order of {n} stones is not recorded: how they came about cannot be judged.",
)
_MOVES = Text(
    "第{game}局的着法没有记录，无法由着法重算结果。",
    "The moves of game {game} are not recorded: its result cannot be computed from them.",
)
_END = Text(
    "记录写第{game}局结果为{claimed}，但记下的着法没有下到终局，无法判断。",
    "The record gives game {game} as {claimed}, but the moves it holds reach no end: this cannot be judged.",
)
_SCORE = Text(
    "记录写比分为{claimed}，但有的局没有结果，无法判断。",
    "The record gives the score as {claimed}, but a game has no result: this cannot be judged.",
)

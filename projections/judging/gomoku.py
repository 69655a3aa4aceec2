"""五子棋: `adjudicate`."""

import msgspec

from core.gomoku.adjudicate import Impossible, adjudicate
from core.gomoku.options import DEFAULTS, OPTIONS, Options
from core.text import Text
from projections.judging.fields import fields
from projections.judging.question import Answer, Question, Unanswerable, chosen

SMALLEST, LARGEST = 5, 26


class AdjudicateQuestion(msgspec.Struct, frozen=True):
    """The fields of `adjudicate`."""

    moves: list[str]
    size: int | None = None


class AdjudicateAnswer(Answer, frozen=True):
    """The answer to `adjudicate`: `lines` each sorted along its direction, `after` the number of moves made after the end."""

    winner: str | None
    ply: int | None
    lines: tuple[tuple[str, ...], ...]
    after: int


_adjudicate = msgspec.json.Decoder(AdjudicateQuestion)


def gomoku_options(given: dict[str, msgspec.Raw]) -> Options:
    """Return options with defaults where nothing is given; raises `Unanswerable` at the first key or value that is not known."""
    return chosen(given, DEFAULTS, OPTIONS)


def answer_adjudicate(question: Question, line: bytes) -> AdjudicateAnswer:
    """Judge a game from its moves."""
    options = gomoku_options(question.options)
    asked = fields(_adjudicate, line)
    size = options.size if asked.size is None else asked.size
    if not SMALLEST <= size <= LARGEST:
        raise Unanswerable("bad_size", "$.size", _SIZE.fill(found=size, low=SMALLEST, high=LARGEST))
    if "board" in question.options and size != options.size:
        raise Unanswerable("contradiction", "$.options.board", _BOARD.fill(board=options.board, size=size))
    try:
        found = adjudicate(asked.moves, size, options.overline, options.full_board, options.five_counts)
    except Impossible as error:
        raise Unanswerable("impossible_move", f"$.moves[{error.index}]", error.text) from None
    return AdjudicateAnswer(question.id, found.winner, found.ply, found.lines, found.after)


OPS = {"adjudicate": answer_adjudicate}

_SIZE = Text(
    "棋盘{found}路不能判；应为{low}到{high}路。", "A board of {found} x {found} cannot be judged; {low} to {high} was expected."
)
_BOARD = Text("选项 board 为{board}，与 size {size} 矛盾。", "The option board is {board}, which contradicts size {size}.")

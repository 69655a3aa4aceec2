"""The judge protocol: rule questions in bulk, one JSON line in, one JSON line out.

`answer` is the call for Python programs; `fupan judge` feeds it lines. Every line gets an answer, right or error.
"""

from collections.abc import Callable

import msgspec

from core.gomoku.adjudicate import Impossible, adjudicate
from core.gomoku.options import DEFAULTS, OPTIONS, Options
from core.text import Text, listed

SMALLEST, LARGEST = 5, 26


class Question(msgspec.Struct, frozen=True):
    """What every question has; the fields of its operation come beside it."""

    id: msgspec.Raw = msgspec.Raw(b"null")
    game: str = ""
    op: str = ""
    options: dict[str, msgspec.Raw] = {}


class AdjudicateQuestion(msgspec.Struct, frozen=True):
    """The fields of `adjudicate`."""

    moves: list[str]
    size: int | None = None


class Error(msgspec.Struct, frozen=True):
    """Why a question has no answer: a stable code, the field, one sentence."""

    code: str
    at: str
    message: Text


class Failure(msgspec.Struct, frozen=True):
    """The answer to a question that cannot be answered."""

    id: msgspec.Raw
    error: Error


class AdjudicateAnswer(msgspec.Struct, frozen=True):
    """The answer to `adjudicate`: `lines` each sorted along its direction, `after` the number of moves made after the end."""

    id: msgspec.Raw
    winner: str | None
    ply: int | None
    lines: tuple[tuple[str, ...], ...]
    after: int


class Unanswerable(Exception):
    """A question with a fault, at a place."""

    def __init__(self, code: str, at: str, message: Text) -> None:
        super().__init__(message.en)
        self.error = Error(code, at, message)


_question = msgspec.json.Decoder(Question)
_adjudicate = msgspec.json.Decoder(AdjudicateQuestion)
_encode = msgspec.json.Encoder().encode
_option_value = msgspec.json.Decoder(str)
_NULL = msgspec.Raw(b"null")
_UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeDecodeError)


def answer(line: bytes) -> bytes:
    """Return the answer to one question, both as JSON without a line end. Never raises on any input.

    >>> answer(b'{"id":1,"game":"gomoku","op":"adjudicate","moves":["a1"]}').decode()
    '{"id":1,"winner":null,"ply":null,"lines":[],"after":0}'
    """
    line = line.strip(b" \t\r\n")
    try:
        if not line.isascii():
            line.decode()  # an id is repeated as it came, so it has to be UTF-8 as well
        question = _question.decode(line)
    except _UNREADABLE as error:
        return _encode(Failure(_id_of(line), Error("bad_question", _place(error), _BAD.fill(why=str(error)))))
    if b"\n" in line or b"\r" in line:
        question = msgspec.structs.replace(question, id=_on_one_line(question.id))
    try:
        return _encode(_ask(question, line))
    except Unanswerable as fault:
        return _encode(Failure(question.id, fault.error))


def _id_of(line: bytes) -> msgspec.Raw:
    """Return the id of a question whose other fields are wrong."""
    try:
        found = msgspec.json.decode(line, type=dict[str, msgspec.Raw]).get("id", _NULL)
        bytes(found).decode()
    except _UNREADABLE:
        return _NULL
    return _on_one_line(found)


def _on_one_line(raw: msgspec.Raw) -> msgspec.Raw:
    """Return JSON without line ends; inside its strings there are none."""
    return msgspec.Raw(bytes(raw).replace(b"\n", b" ").replace(b"\r", b" "))


def _place(error: Exception) -> str:
    """Return the field that an error of msgspec names, `$` where it names none."""
    said = str(error)
    return said.rpartition("at `")[2].rstrip("`") if "at `" in said else "$"


def _ask(question: Question, line: bytes) -> AdjudicateAnswer:
    if (ops := _OPS.get(question.game)) is None:
        raise Unanswerable("unknown_game", "$.game", _GAME.fill(found=question.game, known=listed(_OPS)))
    if (op := ops.get(question.op)) is None:
        raise Unanswerable("unknown_op", "$.op", _OP.fill(found=question.op, known=listed(ops)))
    return op(question, line)


def gomoku_options(given: dict[str, msgspec.Raw]) -> Options:
    """Return options with defaults where nothing is given; raises `Unanswerable` at the first key or value that is not known."""
    chosen = msgspec.to_builtins(DEFAULTS)
    known = {option.key: option for option in OPTIONS}
    for key, raw in given.items():
        if (option := known.get(key)) is None:
            raise Unanswerable("unknown_option", f"$.options.{key}", _KEY.fill(found=key, known=listed(known)))
        value = _option(raw)
        if value not in option.values:
            text = _VALUE.fill(key=key, found=bytes(raw).decode("utf-8", "replace")[:60], known=listed(option.values))
            raise Unanswerable("unknown_value", f"$.options.{key}", text)
        chosen[key] = value
    return msgspec.convert(chosen, Options)


def _option(raw: msgspec.Raw) -> str | None:
    try:
        return _option_value.decode(raw)
    except _UNREADABLE:
        return None


def _gomoku_adjudicate(question: Question, line: bytes) -> AdjudicateAnswer:
    options = gomoku_options(question.options)
    try:
        asked = _adjudicate.decode(line)
    except _UNREADABLE as error:
        raise Unanswerable("bad_field", _place(error), _BAD.fill(why=str(error))) from None
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


_OPS: dict[str, dict[str, Callable[[Question, bytes], AdjudicateAnswer]]] = {"gomoku": {"adjudicate": _gomoku_adjudicate}}

_BAD = Text(
    "问题无法读取（{why}）；应为一行JSON对象。", "The question cannot be read ({why}); one JSON object on one line was expected."
)
_GAME = Text("没有棋种“{found}”；应为：{known}。", "There is no game “{found}”; expected one of: {known}.")
_OP = Text("没有操作“{found}”；应为：{known}。", "There is no operation “{found}”; expected one of: {known}.")
_KEY = Text("没有选项“{found}”；应为：{known}。", "There is no option “{found}”; expected one of: {known}.")
_VALUE = Text("选项{key}没有取值{found}；应为：{known}。", "The option {key} has no value {found}; expected one of: {known}.")
_SIZE = Text(
    "棋盘{found}路不能判；应为{low}到{high}路。", "A board of {found} x {found} cannot be judged; {low} to {high} was expected."
)
_BOARD = Text("选项 board 为{board}，与 size {size} 矛盾。", "The option board is {board}, which contradicts size {size}.")

"""The judge protocol: rule questions in bulk, one JSON line in, one JSON line out.

`answer` is the call for Python programs; `fupan judge` feeds it lines. Every line gets an answer, right or error. What each game
can be asked stands in `projections.judging`.
"""

from codecs import BOM_UTF8
from collections.abc import Callable, Mapping

import msgspec

from core.games import GAMES
from core.text import Text, listed
from events.malformed import UNREADABLE
from projections.judging import chaodipi, doudizhu, gomoku, guandan, shengji
from projections.judging.gomoku import gomoku_options
from projections.judging.question import LONGEST, Answer, Error, Question, Unanswerable, unread

__all__ = ["Unanswerable", "answer", "gomoku_options"]


class Failure(Answer, frozen=True):
    """The answer to a question that cannot be answered."""

    error: Error


Op = Callable[[Question, bytes], Answer]
_OPS: dict[str, Mapping[str, Op]] = {
    "gomoku": gomoku.OPS,
    "doudizhu": doudizhu.OPS,
    "guandan": guandan.OPS,
    "shengji": shengji.OPS,
    "chaodipi": chaodipi.OPS,
}

_KEYS = {game.name.zh: key for key, game in GAMES.items()} | {"炒地皮": "chaodipi"}  # the Chinese names are understood as well

_question = msgspec.json.Decoder(Question)
_encode = msgspec.json.Encoder().encode
_NULL = msgspec.Raw(b"null")


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
    except UNREADABLE as error:
        if line.startswith(BOM_UTF8):
            return _encode(Failure(_id_of(line.removeprefix(BOM_UTF8)), _MARKED))
        return _encode(Failure(_id_of(line), unread("bad_question", error)))
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
    except UNREADABLE:
        return _NULL
    return _on_one_line(found)


def _on_one_line(raw: msgspec.Raw) -> msgspec.Raw:
    """Return JSON without line ends; inside its strings there are none."""
    return msgspec.Raw(bytes(raw).replace(b"\n", b" ").replace(b"\r", b" "))


def _ask(question: Question, line: bytes) -> Answer:
    if (ops := _OPS.get(_KEYS.get(question.game, question.game))) is None:
        text = _GAME if question.game else _NO_GAME
        raise Unanswerable("unknown_game", "$.game", text.fill(found=question.game[:LONGEST], known=listed((*_OPS, *_KEYS))))
    if (op := ops.get(question.op)) is None:
        text = _OP if question.op else _NO_OP
        raise Unanswerable("unknown_op", "$.op", text.fill(found=question.op[:LONGEST], known=listed(ops)))
    return op(question, line)


_GAME = Text("没有棋种“{found}”；应为：{known}。", "There is no game “{found}”; expected one of: {known}.")
_NO_GAME = Text("问题没有写game；应为：{known}。", "The question has no game; expected one of: {known}.")
_OP = Text("没有操作“{found}”；应为：{known}。", "There is no operation “{found}”; expected one of: {known}.")
_NO_OP = Text("问题没有写op；应为：{known}。", "The question has no op; expected one of: {known}.")
_MARKED = Error(
    "bad_question",
    "$",
    Text(
        "这一行的开头有字节顺序标记（BOM）；应为没有标记的UTF-8。",
        "There is a byte order mark (BOM) at the start of this line; UTF-8 without it was expected.",
    ),
)

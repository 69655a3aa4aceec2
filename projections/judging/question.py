"""What every question of the judge has, what its answers share, and how its options are read."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from core.clause import Option
from core.text import Text, listed
from events.malformed import UNREADABLE, malformed

Options = TypeVar("Options", bound=msgspec.Struct)


class Question(msgspec.Struct, frozen=True):
    """What every question has; the fields of its operation come beside it."""

    id: msgspec.Raw = msgspec.Raw(b"null")
    game: str = ""
    op: str = ""
    options: dict[str, msgspec.Raw] = {}


class Answer(msgspec.Struct, frozen=True):
    """What every answer has."""

    id: msgspec.Raw


class Error(msgspec.Struct, frozen=True):
    """Why a question has no answer: a stable code, the field, one sentence."""

    code: str
    at: str
    message: Text


class Unanswerable(Exception):
    """A question with a fault, at a place."""

    def __init__(self, code: str, at: str, message: Text) -> None:
        super().__init__(message.en)
        self.error = Error(code, at, message)


LONGEST = 60  # characters of what was given that a sentence repeats

_option_value = msgspec.json.Decoder(str)


def unread(code: str, error: Exception) -> Error:
    """Return what cannot be read of a question: the field, `$` for the whole, and why."""
    found = malformed(error)
    if found.at == "$":
        return Error(code, "$", _WHOLE.fill(why=found.why))
    return Error(code, found.at, _FIELD.fill(at=found.at, why=found.why))


def chosen(given: dict[str, msgspec.Raw], defaults: Options, known: Sequence[Option]) -> Options:
    """Return options with defaults where nothing is given; raises `Unanswerable` at the first key or value that is not known."""
    if not given:
        return defaults
    values = msgspec.to_builtins(defaults)
    by_key = {option.key: option for option in known}
    for key, raw in given.items():
        if (option := by_key.get(key)) is None:
            raise Unanswerable("unknown_option", f"$.options.{key}", _KEY.fill(found=key[:LONGEST], known=listed(by_key)))
        value = _option(raw)
        if value not in option.values:
            text = _VALUE.fill(key=key, found=bytes(raw).decode("utf-8", "replace")[:LONGEST], known=listed(option.values))
            raise Unanswerable("unknown_value", f"$.options.{key}", text)
        values[key] = value
    return msgspec.convert(values, type(defaults))


def _option(raw: msgspec.Raw) -> str | None:
    try:
        return _option_value.decode(raw)
    except UNREADABLE:
        return None


_WHOLE = Text(
    "问题无法读取：{why}；应为一行JSON对象。", "The question cannot be read: {why}; one JSON object on one line was expected."
)
_FIELD = Text("问题的{at}无法读取：{why}。", "The field {at} of the question cannot be read: {why}.")
_KEY = Text("没有选项“{found}”；应为：{known}。", "There is no option “{found}”; expected one of: {known}.")
_VALUE = Text("选项{key}没有取值{found}；应为：{known}。", "The option {key} has no value {found}; expected one of: {known}.")

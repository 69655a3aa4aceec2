"""Why JSON could not be taken for a value, in our words: what msgspec says of it is English, and no sentence for a user."""

import re

import msgspec

from core.text import Text, joined, same
from events.records.files import short


class Malformed(msgspec.Struct, frozen=True):
    """Why, and in which field: `$` where it is the whole, `$.hand[3]` for an item."""

    at: str
    why: Text
    missing: bool = False  # that field is not there


UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeDecodeError)


def malformed(error: Exception) -> Malformed:
    """Return what an error of `UNREADABLE` says.

    >>> try:
    ...     msgspec.json.decode(b'{"hand": 7}', type=dict[str, list[str]])
    ... except msgspec.MsgspecError as error:
    ...     malformed(error).why.zh
    '应为数组，却是整数'
    """
    if isinstance(error, UnicodeDecodeError):
        return Malformed("$", _NOT_UTF8.fill(at=error.start + 1))
    if isinstance(error, RecursionError):
        return Malformed("$", _DEEP)
    said, _, path = str(error).partition(" - at ")
    at = path.strip("`") or "$"
    for pattern, made in _SAID:
        if (found := pattern.fullmatch(said)) is not None:
            return made(at, found)
    return Malformed(at, _OTHER)


def _got(at: str, found: re.Match[str]) -> Malformed:
    return Malformed(at, _GOT.fill(due=_types(found[1]), found=_types(found[2])))


def _lacks(at: str, found: re.Match[str]) -> Malformed:
    return Malformed(f"{at}.{found[1]}", _LACKS.fill(name=found[1]), missing=True)


def _unknown(at: str, found: re.Match[str]) -> Malformed:
    return Malformed(f"{at}.{short(found[1])}", _UNKNOWN.fill(name=short(found[1])))


def _bound(at: str, found: re.Match[str]) -> Malformed:
    return Malformed(at, _BOUND.fill(due=_types(found[1]), bound=_BOUNDS[found[2]], n=found[3]))


def _length(at: str, found: re.Match[str]) -> Malformed:
    return Malformed(at, _LENGTH.fill(due=_types(found[1]), bound=_LENGTHS[found[2] or ""], n=found[3]))


def _value(at: str, found: re.Match[str]) -> Malformed:
    return Malformed(at, _VALUE.fill(found=short(found[1])))


def _broken(at: str, found: re.Match[str]) -> Malformed:
    return Malformed("$", _BROKEN.fill(n=int(found[1]) + 1))


def _bytes(at: str, found: re.Match[str]) -> Malformed:
    return Malformed(at, _BYTES)


def _range(at: str, found: re.Match[str]) -> Malformed:
    return Malformed(at, _RANGE)


def _cut(at: str, found: re.Match[str]) -> Malformed:
    return Malformed("$", _CUT)


def _types(said: str) -> Text:
    """Return the types that msgspec names, `int | null`, in words."""
    return joined([_TYPES.get(name.strip(), same(f"`{name.strip()}`")) for name in said.split("|")], zh="或", en=" or ")


_TYPES = {
    "int": Text("整数", "a whole number"),
    "float": Text("小数", "a fraction"),
    "str": Text("引号里的文字", "a text in quotes"),
    "bool": Text("true或false", "true or false"),
    "array": Text("数组", "an array"),
    "object": Text("对象", "an object"),
    "null": Text("null", "null"),
}
_BOUNDS = {
    ">=": Text("不小于", "not less than"),
    "<=": Text("不大于", "not more than"),
    ">": Text("大于", "more than"),
    "<": Text("小于", "less than"),
}
_LENGTHS = {"": same(""), ">= ": Text("至少", "at least "), "<= ": Text("至多", "at most ")}

_SAID = (
    (re.compile(r"Expected `([^`]+)`, got `([^`]+)`"), _got),
    (re.compile(r"Object missing required field `([^`]+)`"), _lacks),
    (re.compile(r"Object contains unknown field `(.*)`", re.DOTALL), _unknown),
    (re.compile(r"Expected `([^`]+)` (>=|<=|>|<) (\S+)"), _bound),
    (re.compile(r"Expected `([^`]+)` of length (>= |<= |)(\d+)"), _length),
    (re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL), _value),
    (re.compile(r"JSON is malformed: .*\(byte (\d+)\)", re.DOTALL), _broken),
    (re.compile(r"(?:Number|Integer) (?:value )?out of range"), _range),
    (re.compile(r"Invalid UTF-8 encoded string"), _bytes),
    (re.compile(r"Input data was truncated"), _cut),
)
_GOT = Text("应为{due}，却是{found}", "{due} was expected, not {found}")
_LACKS = Text("没有写“{name}”", "“{name}” is missing")
_UNKNOWN = Text("有不认识的“{name}”", "it holds an unknown “{name}”")
_BOUND = Text("应为{bound}{n}的{due}", "{due} {bound} {n} was expected")
_LENGTH = Text("应为{due}，{bound}{n}项", "{due} was expected, its length {bound}{n}")
_VALUE = Text("没有取值{found}", "there is no value {found}")
_BROKEN = Text("第{n}个字节处不是JSON", "at byte {n} it is no JSON")
_CUT = Text("JSON没有写完", "the JSON is cut short")
_RANGE = Text("数太大", "the number is too large")
_DEEP = Text("括号层数太多", "too many brackets are nested")
_BYTES = Text("有字节不是UTF-8", "it holds bytes that are no UTF-8")
_NOT_UTF8 = Text("第{at}个字节不是UTF-8", "byte {at} is no UTF-8")
_OTHER = Text("不是应有的内容", "it is not what was expected")

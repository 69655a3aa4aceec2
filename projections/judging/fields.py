"""The fields of a question: those of its operation, those that every question may have, and faults in their names.

A field that nobody reads is a fault, since it may be one that is misspelt; so is one that is written twice.
"""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, TypeVar

import msgspec

from core.text import Text, listed
from events.malformed import UNREADABLE, malformed
from projections.judging.question import LONGEST, Error, Question, Unanswerable, unread

T = TypeVar("T")

ASIDE = frozenset(("id", "note", "source", "ignore_forms"))
"""Fields that stand beside a question and are not read; so are those that begin with `expect`: a case file tells what is due."""

_ALWAYS = tuple(field.encode_name for field in msgspec.structs.fields(Question))
_names = msgspec.json.Decoder(dict[str, msgspec.Raw])
_items = msgspec.json.Decoder(list[msgspec.Raw])


def fields(decoder: "msgspec.json.Decoder[T]", line: bytes) -> T:
    """Return the fields of an operation; raises `Unanswerable` at the first that is missing, of another type, or not known."""
    try:
        found = decoder.decode(line)
    except UNREADABLE as error:
        fault = unread("bad_field", error)
        text = _due(fault, decoder, missing=malformed(error).missing)
        raise Unanswerable(fault.code, fault.at, text) from None
    given = _names.decode(line)
    _known(given, decoder)
    _once(given, line)
    return found


# --- fields that an operation has -------------------------------------------------------------------------------------------


def _known(given: dict[str, msgspec.Raw], decoder: "msgspec.json.Decoder[T]") -> None:
    """Raise `Unanswerable` at the first field that the operation does not have."""
    known = _at(decoder.type, [])
    for name in given:
        if name not in known and name not in _ALWAYS and not aside(name):
            at = f"$.{name[:LONGEST]}"
            raise Unanswerable("bad_field", at, _UNKNOWN.fill(at=at, known=listed((*known, *_ALWAYS))))


def aside(name: str) -> bool:
    """Say whether a field stands beside a question and is not read.

    >>> aside("note"), aside("expect_plays"), aside("size")
    (True, True, False)
    """
    return name in ASIDE or name.startswith("expect")


def _due(fault: Error, decoder: "msgspec.json.Decoder[T]", *, missing: bool) -> Text:
    """Return the sentence about a field, with its values where there are few, with all that are needed where it is missing."""
    *way, name = fault.at.removeprefix("$.").split(".")
    known = _at(decoder.type, way)
    if (field := known.get(name)) is None:
        return _UNKNOWN.fill(at=fault.at, known=listed(known)) if known and "[" not in name else fault.message
    if missing:
        lacks = _INNER_LACKS.fill(at=".".join(("$", *way)), name=name) if way else _LACKS.fill(name=name)
        return _NEEDS.fill(lacks=lacks, needed=listed(name for name, each in known.items() if each.required))
    if isinstance(field.type, msgspec.inspect.LiteralType):
        return _VALUES.fill(at=fault.at, known=listed(map(str, field.type.values)))
    return fault.message


@cache
def _fields_of(kind: Any) -> dict[str, msgspec.inspect.Field]:
    """Return the fields of a structure by name; of what is none, nothing."""
    found = msgspec.inspect.type_info(kind)
    return {field.encode_name: field for field in found.fields} if isinstance(found, msgspec.inspect.StructType) else {}


def _at(kind: Any, way: list[str]) -> dict[str, msgspec.inspect.Field]:
    """Return the fields of the structure at the end of a way of names: of `trump` those that say what is trumps."""
    known = _fields_of(kind)
    for name in way:
        field = known.get(name)
        inner = () if field is None else getattr(field.type, "types", (field.type,))
        known = next((_fields_of(each.cls) for each in inner if isinstance(each, msgspec.inspect.StructType)), {})
    return known


# --- fields that are written twice ------------------------------------------------------------------------------------------


def _once(given: dict[str, msgspec.Raw], line: bytes) -> None:
    """Raise `Unanswerable` at the first field that is written twice, anywhere but in what is not read.

    Every name has its colon. Only where colons are left over, in a string or behind a name that is there again, is it looked up.
    """
    over = line.count(b":") - len(given)
    if over:
        for name, raw in given.items():
            if colons := (value := bytes(raw)).count(b":"):
                over -= colons if aside(name) else _names_in(value)
    if not over:
        return
    try:
        whole = json.loads(line.decode(), object_pairs_hook=_Pairs, parse_int=str, parse_float=str)
    except RecursionError as error:
        raise Unanswerable("bad_question", "$", unread("bad_question", error).message) from None
    for at in _twice(whole, "$"):
        raise Unanswerable("bad_field", at, _TWICE.fill(at=at))


def _names_in(raw: bytes) -> int:
    """Return how many names there are in a JSON value; one that is there twice is counted once."""
    colons = raw.count(b":")
    if not colons or raw[:1] not in (b"{", b"["):
        return 0
    if raw[:1] == b"[":
        return sum(_names_in(bytes(value)) for value in _items.decode(raw))
    inner = _names.decode(raw)
    return colons if len(inner) == colons else len(inner) + sum(_names_in(bytes(value)) for value in inner.values())


class _Pairs(list[tuple[str, Any]]):
    """An object as it was written: its names with their values, one that is there twice in both places."""


def _twice(value: object, at: str) -> Iterator[str]:
    """Yield where a name is written a second time."""
    if isinstance(value, _Pairs):
        seen: set[str] = set()
        for name, inner in value:
            here = f"{at}.{name[:LONGEST]}"
            if name in seen:
                yield here
            seen.add(name)
            if at != "$" or not aside(name):
                yield from _twice(inner, here)
    elif isinstance(value, list):
        for n, each in enumerate(value):
            yield from _twice(each, f"{at}[{n}]")


_VALUES = Text(
    "问题的{at}没有这个取值；应为：{known}。", "The field {at} of the question has no such value; expected one of: {known}."
)
_LACKS = Text("问题没有写{name}；这样的问题", "The question has no {name}; one of this kind")
_INNER_LACKS = Text("问题的{at}没有写{name}；它", "The field {at} of the question has no {name}; it")
_NEEDS = Text("{lacks}应有：{needed}。", "{lacks} needs: {needed}.")
_UNKNOWN = Text(
    "问题有不认识的{at}；应为：{known}。", "The question has a field {at} that is not known; expected one of: {known}."
)
_TWICE = Text("问题的{at}写了两次；应只写一次。", "The field {at} of the question is written twice; once was expected.")

"""Reading stored lines: one reused decoder for the current shapes, pure functions for the old ones.

A stored line is never encoded again. A type's shape has a version; when it changes, the old version gets a function from its
data to the next version's, and a golden file that never changes.
"""

from collections.abc import Callable
from typing import get_args

import msgspec

from core.text import Text
from core.trumps import messages as table
from events.line import Line, Logged, Raw, Unreadable
from events.malformed import malformed

Data = dict[str, object]
Upcaster = Callable[[Data], Data]
"""Takes the data of one version and returns that of the next; `type` may change where a type was renamed."""

FORMER: dict[str, str] = {
    name: name.replace("trumps.", "shengji.", 1)
    for name in (str(kind.__struct_config__.tag) for kind in get_args(table.Act | table.Insured | table.Result))
}
"""What a type was called before its schema of today: all that is said at a table with named trumps was called after 升级 once."""

SCHEMAS: dict[str, int] = {
    "gomoku.match_opened": 2,
    "doudizhu.match_opened": 2,
    **dict.fromkeys(FORMER, 2),
    "trumps.match_over": 3,
}
"""Current schema of every event type that is not at 1."""


def _no_preset(data: Data) -> Data:
    """Before options could be saved under a name, no opening named where its options came from."""
    return data | {"preset": None, "preset_name": None}


def _winner_known(data: Data) -> Data:
    """Before, a match of 升级 of which it is not known who has won was called level."""
    return data | {"known": True}


def _of_table(data: Data) -> Data:
    """Before another game was played on the table of 升级, its events were called after that game."""
    return data | {"type": str(data["type"]).replace("shengji.", "trumps.", 1)}


UPCASTERS: dict[tuple[str, int], Upcaster] = {
    **{(former, 1): _of_table for former in FORMER.values()},
    ("gomoku.match_opened", 1): _no_preset,
    ("doudizhu.match_opened", 1): _no_preset,
    ("shengji.match_over", 1): _winner_known,
    ("shengji.match_over", 2): _of_table,
}
"""(type, schema) -> how its data becomes the next version."""


class Codec:
    """Decodes lines. The log's own codec is `CODEC`; tests make others with retired types."""

    def __init__(self, schemas: dict[str, int], upcasters: dict[tuple[str, int], Upcaster]) -> None:
        self._line = msgspec.json.Decoder(Line)
        self._raw = msgspec.json.Decoder(Raw)
        self._schemas = schemas
        self._upcasters = upcasters
        self._changed = {kind: schemas[name] for kind in get_args(Logged) if (name := str(kind.__struct_config__.tag)) in schemas}

    def schema(self, event: Logged) -> int:
        """Return the schema version under which an event is stored today."""
        return self._changed.get(type(event), 1)

    def decode(self, line: bytes) -> Line:
        """Return the line, its event brought up to the current shape; `schema` stays the one under which it is stored.

        Raises `Unreadable` for bytes that are no line, and for a type or schema that this program does not know.
        """
        try:
            found = self._line.decode(line)
        except msgspec.ValidationError:
            return self._old(line)
        except msgspec.MsgspecError as error:
            raise Unreadable(_BROKEN.fill(why=_why(error))) from None
        return found if found.schema == self.schema(found.data) else self._old(line)

    def decode_all(self, lines: list[bytes]) -> list[Line]:
        """Return many lines at once; the same as `decode` on each, faster where they are of the current shapes."""
        try:
            found = list(map(self._line.decode, lines))
        except msgspec.MsgspecError:
            return [self.decode(line) for line in lines]
        today = self._changed.get
        return [
            line if line.schema == today(type(line.data), 1) else self._old(raw) for line, raw in zip(found, lines, strict=True)
        ]

    def _old(self, line: bytes) -> Line:
        try:
            raw = self._raw.decode(line)
            data: Data = msgspec.json.decode(raw.data, type=dict[str, object])
        except msgspec.MsgspecError as error:
            raise Unreadable(_BROKEN.fill(why=_why(error))) from None
        schema = raw.schema
        while (upcast := self._upcasters.get((str(data.get("type")), schema))) is not None:
            data = upcast(data)
            schema += 1
        name = str(data.get("type"))
        if schema != self._schemas.get(name, 1):
            raise Unreadable(_SCHEMA.fill(type=name, schema=raw.schema, known=self._schemas.get(name, 1)))
        try:
            event: Logged = msgspec.convert(data, Logged)
        except msgspec.ValidationError as error:
            raise Unreadable(_TYPE.fill(type=name, why=_why(error))) from None
        return Line(raw.stream, raw.version, raw.schema, raw.at, raw.actor, raw.command, raw.ordinal, raw.prev, event)


def _why(error: Exception) -> Text:
    found = malformed(error)
    return found.why if found.at == "$" else _AT.fill(at=found.at, why=found.why)


_AT = Text("{at}：{why}", "{at}: {why}")
_BROKEN = Text(
    "日志行无法读取（{why}）；应为一行规范的JSON。",
    "A line of the log cannot be read ({why}); one line of canonical JSON was expected.",
)
_SCHEMA = Text(
    "日志中有{type}的第{schema}版格式，本程序只认识到第{known}版；请用更新的程序打开。",
    "The log holds {type} in schema {schema}, this program knows up to {known}; open it with a newer program.",
)
_TYPE = Text(
    "日志中的{type}无法读取（{why}）；请用更新的程序打开。",
    "An event {type} of the log cannot be read ({why}); open it with a newer program.",
)

CODEC = Codec(SCHEMAS, UPCASTERS)

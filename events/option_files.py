"""Options that an organiser has agreed, as a file: which game, under which name, every option written out.

The canonical form is one line of JSON without spaces, keys in alphabetical order, UTF-8; its SHA-256 is the hash of the file. A
file that is laid out otherwise says the same and has the hash of its canonical form. The hash is not written into the file:
whoever changes the file could change it too, so it is printed and given out beside it.
"""

import json
import unicodedata
from hashlib import sha256

import msgspec

from core.games import GAMES
from core.preset import unfit_choice
from core.text import Text, listed
from events.records.files import short

SCHEMA = 1
MOST_BYTES = 65_536
LONGEST_NAME = 100  # signs
MOST_SHOWN = 100  # signs of a file that a sentence looks at
FIELDS = ("schema", "game", "name", "options")


class OptionFile(msgspec.Struct, frozen=True):
    """What an options file says: a key of `core.games.GAMES`, the organiser's name for it, one value for every option."""

    game: str
    name: str
    options: dict[str, str]


class Unfit(Exception):
    """A file that cannot be taken for an options file, or a name that none can have: one sentence."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


def canonical(made: OptionFile) -> bytes:
    """Return the canonical bytes of an options file.

    >>> canonical(OptionFile("gomoku", "春节杯", {"overline": "wins", "board": "size_15"})).decode()
    '{"game":"gomoku","name":"春节杯","options":{"board":"size_15","overline":"wins"},"schema":1}'
    """
    said = {"schema": SCHEMA, "game": made.game, "name": made.name, "options": made.options}
    return msgspec.json.encode(said, order="sorted")


def hash_of_file(made: OptionFile) -> str:
    """Return the hash that names an options file: SHA-256 of its canonical bytes, 64 hexadecimal digits."""
    return sha256(canonical(made)).hexdigest()


def read(data: bytes) -> OptionFile:
    """Return what an options file says. Raises `Unfit` at the first thing that is not as it should be."""
    said = _parsed(data)
    if not isinstance(said, dict):
        raise Unfit(_NO_OBJECT)
    _fields(said)
    game, name, options = said["game"], said["name"], said["options"]
    if not isinstance(game, str) or game not in GAMES:
        raise Unfit(_GAME.fill(found=_shown(game), known=listed(GAMES)))
    if not isinstance(name, str):
        raise Unfit(_NAME_KIND)
    if not isinstance(options, dict):
        raise Unfit(_OPTIONS_KIND)
    return OptionFile(game, fit_name(name), _options(game, options))


def fit_name(name: str) -> str:
    """Return a name that an options file may have. Raises `Unfit` for one that is blank, too long or holds unseen signs."""
    if not name.strip():
        raise Unfit(_NAME_BLANK)
    if len(name) > LONGEST_NAME:
        raise Unfit(_NAME_LONG.fill(n=len(name), most=LONGEST_NAME))
    if any(unicodedata.category(sign) in _UNSEEN for sign in name):
        raise Unfit(_NAME_UNSEEN.fill(name=_shown(name)))
    return name


_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def _parsed(data: bytes) -> object:
    if len(data) > MOST_BYTES:
        raise Unfit(_LARGE.fill(most=MOST_BYTES // 1024))
    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=_once)
    except UnicodeDecodeError as error:
        raise Unfit(_NOT_UTF8.fill(at=error.start + 1)) from None
    except json.JSONDecodeError as error:
        raise Unfit(_NOT_JSON.fill(line=error.lineno, column=error.colno)) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets nested by the thousand
        raise Unfit(_NO_OBJECT) from None


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return an object; what stands there twice would be read by some programs so and by others otherwise."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise Unfit(_TWICE.fill(found=_shown(key)))
        found[key] = value
    return found


def _fields(said: dict[str, object]) -> None:
    if lacks := [field for field in FIELDS if field not in said]:
        raise Unfit(_LACKS.fill(lacks=listed(lacks), fields=listed(FIELDS)))
    if more := [field for field in said if field not in FIELDS]:
        raise Unfit(_MORE.fill(found=_shown(more[0]), fields=listed(FIELDS)))
    schema = said["schema"]
    if type(schema) is not int or schema < 1:
        raise Unfit(_SCHEMA_KIND.fill(found=_shown(schema), known=SCHEMA))
    if schema > SCHEMA:
        raise Unfit(_SCHEMA_NEW.fill(found=_shown(schema), known=SCHEMA))


def _options(game: str, said: dict[str, object]) -> dict[str, str]:
    known = GAMES[game].law.options
    found: dict[str, str] = {}
    for key, value in said.items():
        words = value if isinstance(value, str) else _shown(value)
        if (fault := unfit_choice(known, key, words)) is not None:
            raise Unfit(unfit_choice(known, _shown(key), _shown(words)) or fault)
        found[key] = words
    if lacks := [option.key for option in known if option.key not in found]:
        raise Unfit(_LACKS_OPTION.fill(name=GAMES[game].name, lacks=listed(lacks)))
    law = GAMES[game].law
    if (fault := law.at_odds(msgspec.convert(found, type(law.defaults)))) is not None:
        raise Unfit(fault)
    return found


def _shown(value: object) -> str:
    """Return a value of a file as it can be shown in a sentence: cut short, unseen signs as escapes."""
    words = value if isinstance(value, str) else _KINDS.get(type(value)) or json.dumps(value)
    return short("".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in words[:MOST_SHOWN]))


_KINDS: dict[type, str] = {dict: "{…}", list: "[…]"}

_LARGE = Text(
    "文件超过{most} kB，不是选项文件；应为 fupan options 存的文件。",
    "The file has more than {most} kB and is no options file; one saved by fupan options was expected.",
)
_NOT_UTF8 = Text(
    "文件第{at}字节起不是UTF-8；应为UTF-8的JSON。", "From byte {at} on the file is not UTF-8; JSON in UTF-8 was expected."
)
_NOT_JSON = Text(
    "文件第{line}行第{column}列不是JSON；应为 fupan options 存的文件。",
    "At line {line}, column {column} the file is no JSON; one saved by fupan options was expected.",
)
_NO_OBJECT = Text(
    "文件不是选项文件；应为 fupan options 存的一个JSON对象。",
    "The file is no options file; one JSON object as saved by fupan options was expected.",
)
_TWICE = Text("文件里“{found}”写了两次；应只写一次。", "“{found}” stands twice in the file; once was expected.")
_LACKS = Text("选项文件缺少{lacks}；应有{fields}。", "The options file lacks {lacks}; it was expected to have {fields}.")
_MORE = Text(
    "选项文件里有不认识的“{found}”；应只有{fields}。", "The options file holds an unknown “{found}”; only {fields} were expected."
)
_SCHEMA_KIND = Text(
    "选项文件的 schema 是“{found}”；应为{known}。", "The schema of the options file is “{found}”; {known} was expected."
)
_SCHEMA_NEW = Text(
    "选项文件是第{found}版格式，本程序只认识到第{known}版；请用更新的程序。",
    "The options file is of schema {found}, this program knows up to {known}; a newer program was expected.",
)
_GAME = Text("选项文件的棋种是“{found}”；应为：{known}。", "The game of the options file is “{found}”; expected one of: {known}.")
_NAME_KIND = Text("选项文件的名称不是文字；应为文字。", "The name of the options file is no text; a text was expected.")
_NAME_BLANK = Text("选项文件的名称是空的；应有名称。", "The name of the options file is blank; a name was expected.")
_NAME_LONG = Text(
    "选项文件的名称有{n}个字；应不超过{most}个。", "The name of the options file has {n} signs; at most {most} were expected."
)
_NAME_UNSEEN = Text(
    "选项文件的名称“{name}”里有看不见的字符；应只有看得见的字。",
    "The name of the options file, “{name}”, holds signs that cannot be seen; visible ones were expected.",
)
_OPTIONS_KIND = Text(
    "选项文件的 options 不是一个对象；应为选项和取值。", "The options of the file are no object; keys and values were expected."
)
_LACKS_OPTION = Text(
    "选项文件没有写全{name}的选项，缺少：{lacks}。", "The options file does not hold all options of {name}; missing: {lacks}."
)

"""The words of a transcript, in both languages. Each value has one Chinese and one English word in which it is written.

A table gives a value's words in one string: the Chinese one, the English one, then others that are read as well.
"""

import re
from typing import Generic, TypeVar

import msgspec

from core.people import Role
from core.text import Text, joined
from events.records.transcript.line import Line, folded

V = TypeVar("V")
SPACES = re.compile(r"[ _-]+")


class Words(msgspec.Struct, Generic[V], frozen=True):
    """Words and what they mean."""

    said: dict[V, Text]  # how a value is written
    meant: dict[str, V]  # every word, folded -> its value
    pattern: re.Pattern[str]

    def take(self, line: Line) -> V | msgspec.UnsetType:
        """Return the value of the longest word that stands here; UNSET where none does."""
        found = line.take(self.pattern)
        return msgspec.UNSET if found is None else self.meant[SPACES.sub(" ", found[0])]

    @property
    def expected(self) -> Text:
        """Return the words that could stand here, for a sentence."""
        return joined([Text(f"「{t.zh}」", f"`{t.en}`") for t in self.said.values()], zh="", en=" or ")


def words(table: dict[V, str]) -> Words[V]:
    """Return the words of a table.

    >>> from events.records.transcript.line import Line
    >>> words({0: "认输 | resign | resigns"}).take(Line("Ｒesigns"))
    0
    """
    meant: dict[str, V] = {}
    said: dict[V, Text] = {}
    for value, every in table.items():
        zh, en, *more = (word.strip() for word in every.split("|"))
        said[value] = Text(zh, en)
        for word in (zh, en, *more):
            plain = SPACES.sub(" ", folded(word))
            if meant.setdefault(plain, value) != value:
                raise ValueError(f"one word, two meanings: {word}")
    longest = sorted(meant, key=len, reverse=True)
    return Words(said, meant, re.compile("|".join(map(_pattern, longest)) or "(?!)"))


def _pattern(word: str) -> str:
    letters = SPACES.sub("[ _-]+", re.sub(r"([.*+?()])", r"\\\1", word))
    return letters + ("(?![a-z0-9_])" if word[-1].isascii() and word[-1].isalnum() else "")


# --- every game -----------------------------------------------------------------------------------------------------------

SIDES = (Text("甲", "A"), Text("乙", "B"), Text("丙", "C"), Text("丁", "D"))
UNKNOWN = words({None: "? | ? | 不详 | unknown | 未记录"})
NOBODY: Words[tuple[()]] = words({(): "无 | none | 无人 | nobody"})
WINS = words({True: "胜 | wins"})

# --- the desk -------------------------------------------------------------------------------------------------------------

OUTSIDER = words({None: "他人 | other | 场外 | somebody else"})
ROLES: Words[Role] = words(
    {
        "player": "棋手 | player | 选手",
        "scribe": "记录员 | scribe",
        "referee": "裁判员 | referee | 裁判",
        "chief_referee": "裁判长 | chief referee",
        "organiser": "组织者 | organiser | 组委会 | organizer",
    }
)
SOURCES = words(
    {
        "record": "据记录 | from record | 记录 | record",
        "player": "据棋手 | from player | 棋手 | player",
        "referee": "据裁判 | from referee | 裁判 | referee | 据裁判员 | 裁判员",
        "witness": "据证人 | from witness | 证人 | witness",
    }
)
STANDINGS = words(
    {
        "agreed": "双方认可 | agreed | 无异议",
        "disputed": "有争议 | disputed | 有异议",
        "found": "裁判认定 | found | 查明",
    }
)
GROUNDS = words(
    {
        "fact": "就事实 | on fact | 事实 | fact",
        "law": "就条款 | on law | 就规则 | 条款 | 规则 | law",
        "procedure": "就程序 | on procedure | 程序 | procedure",
        "penalty": "就处罚 | on penalty | 处罚 | penalty",
    }
)
DECISIONS = words(
    {
        "upheld": "维持 | upheld | 维持原判",
        "reversed": "推翻 | reversed | 撤销原判 | 撤销",
        "varied": "改判 | varied",
    }
)
RULES = words({"other": "其他 | other"})  # other rules and all clauses are written by their codes
CLAUSES: Words[str] = words({})
CALL = words({True: "请裁判 | call | 请求"})
RULING = words({True: "裁定 | ruling"})
RULE = words({True: "规则 | rule"})
CLAUSE = words({True: "条款 | clause | 依 | 按 | under"})
SHOWN = words({True: "出示 | shown"})
WHY = words({True: "理由 | why | because"})

# --- the file -------------------------------------------------------------------------------------------------------------

FIRST = Text("复盘", "fupan")
GAMES = words(
    {
        "gomoku": "五子棋 | gomoku",
        "doudizhu": "斗地主 | doudizhu | dou dizhu",
        "guandan": "掼蛋 | guandan | guan dan",
        "chaodipi": "炒地皮 | chaodipi | chao di pi | 炒底",
        "shengji": "升级 | shengji | sheng ji | 拖拉机 | 双升 | 八十分",
    }
)
VARIATION = words({True: "变化 | variation"})

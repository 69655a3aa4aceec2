"""Which tags a transcript of one game has: those of every game, its players, and the open readings of its law."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal

import msgspec

from core.clause import Option
from core.preset import Preset
from core.text import Text
from events.records.transcript.line import folded

Tag = Literal["meet", "round", "table", "date", "A", "B", "C", "D", "referee", "minutes", "deals", "games", "preset"]

TAGS: dict[Tag, tuple[Text, tuple[str, ...]]] = {
    "meet": (Text("赛事", "meet"), ("比赛", "event")),
    "round": (Text("轮次", "round"), ("轮",)),
    "table": (Text("桌号", "table"), ("桌", "台号")),
    "date": (Text("日期", "date"), ()),
    "A": (Text("甲", "A"), ("甲方", "side A", "player A")),
    "B": (Text("乙", "B"), ("乙方", "side B", "player B")),
    "C": (Text("丙", "C"), ("丙方", "side C", "player C")),
    "D": (Text("丁", "D"), ("丁方", "side D", "player D")),
    "referee": (Text("裁判", "referee"), ("裁判员",)),
    "minutes": (Text("用时", "minutes"), ("clock",)),
    "deals": (Text("副数", "number of deals"), ("总副数",)),
    "games": (Text("局数", "number of games"), ("总局数",)),
    "preset": (Text("规则", "rules"), ("规则文件", "preset")),
}
LENGTHS: tuple[Tag, ...] = ("deals", "games")
PLAYERS: tuple[Tag, ...] = ("A", "B", "C", "D")  # in the order of the seats

SIGNS = re.compile(r"[\s_,;:()·-]+")


def plain(name: str) -> str:
    """Return the name of a tag or value without the signs that nobody agrees on.

    >>> plain("六子以上相连(长连)") == plain("六子以上相连（长连）")
    True
    """
    return SIGNS.sub("", folded(name))


class Document(msgspec.Struct, frozen=True):
    """A rule document as a tag names it: its word in both languages, and the options that hold under it."""

    said: Text
    options: dict[str, str]


class Tagset(msgspec.Struct, frozen=True):
    """The tags of one game."""

    seats: int
    options: tuple[Option, ...]
    short: dict[str, tuple[str, dict[str, str]]]  # how the readings are written in Chinese: the option, then its values
    values: dict[str, dict[str, str]]  # option -> every word for a value, plain -> the value
    by_name: dict[str, Tag | Option]  # every name, plain
    colons: frozenset[str]  # what stands before the first colon of a name that has one, plain

    like_a_play: Callable[[str], bool]  # whether a player's name could be a play as well, and has to be in quotes
    documents: dict[str, Document]  # the rule documents by their keys
    document_of: dict[str, str]  # every word for one, plain -> its key
    acts: frozenset[str]  # names that are words of acts as well, plain: a tag only where a value of the option follows

    @property
    def times(self) -> Option | None:
        """Return the option that says whether minutes are set, where the game has it."""
        return next((option for option in self.options if option.key == "set_times"), None)

    def called(self, option: Option) -> Text:
        """Return what an option is written as where it may be written by its word or its key: `常主（permanent_trumps）`."""
        return _with_key(self.short[option.key][0], option.key)

    def value_called(self, option: Option, value: str) -> Text:
        """Return what a value of an option is written as, by its word or its key: `只有王（jokers）`."""
        return _with_key(self.short[option.key][1][value], value)

    def values_called(self, option: Option) -> tuple[Text, ...]:
        """Return what may be written for an option, each by its word and its key."""
        return tuple(self.value_called(option, value) for value in option.values)


def _with_key(word: str, key: str) -> Text:
    return Text(f"{word}（{key}）", key)


def tagset(
    seats: int,
    options: tuple[Option, ...],
    short: dict[str, tuple[str, dict[str, str]]],
    more: Mapping[str, tuple[str, ...]],
    like_a_play: Callable[[str], bool] = lambda _: False,
    presets: Sequence[Preset[Any]] = (),
    named: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
    places: Mapping[str, Tag] = MappingProxyType({}),
    acts: Iterable[str] = (),
    *,
    lengths: frozenset[Tag] = frozenset(),
) -> Tagset:
    """Return the tags of a game: so many players, these readings of its law with their short names, more words for values.

    `presets` are its rule documents with `named` for their Chinese words, `places` more words for the players by where they sit.
    `acts` are the words of the acts that are names of tags as well. `lengths` are the tags that say how long a match is.
    """
    of_others = (*PLAYERS[seats:], *(tag for tag in LENGTHS if tag not in lengths))
    names: dict[str, Tag | Option] = {}
    values: dict[str, dict[str, str]] = {}
    for option in options:
        name, said = short[option.key]
        names |= dict.fromkeys(map(plain, (option.key, option.question.zh, option.question.en, name)), option)
        found = {plain(key): key for key in option.values}
        for key, text in option.values.items():
            found |= dict.fromkeys(map(plain, (text.zh, text.en, said[key], *more.get(key, ()))), key)
        values[option.key] = found
    for tag, (text, others) in TAGS.items():
        if tag not in of_others:
            names |= dict.fromkeys(map(plain, (text.zh, text.en, *others)), tag)
    names |= {plain(word): tag for word, tag in places.items()}
    questions = [folded(words) for option in options for words in (option.question.zh, option.question.en)]
    colons = frozenset(plain(words.partition(":")[0]) for words in questions if ":" in words)
    documents = {p.key: Document(Text(named[p.key][0], p.key), msgspec.to_builtins(p.options)) for p in presets}
    words = {plain(word): p.key for p in presets for word in (p.key, p.name.zh, p.name.en, *named[p.key])}
    return Tagset(seats, options, short, values, names, colons, like_a_play, documents, words, frozenset(map(plain, acts)))

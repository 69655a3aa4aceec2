"""What Fupan says to people: one sentence, always in both languages.

A text travels as a pair and a face picks the language last, so a catalogue that lacks a language cannot be written.
"""

from collections.abc import Iterable
from typing import Literal

import msgspec

from core.plural import agreeing

Lang = Literal["zh", "en"]
LANGS: tuple[Lang, ...] = ("zh", "en")


class Text(msgspec.Struct, frozen=True):
    """A sentence or word in 简体中文 and in English; `{name}` marks a gap to be filled."""

    zh: str
    en: str

    def fill(self, **values: "Text | str | int") -> "Text":
        """Return the text with its gaps filled; a value that is a Text gives each language its own word.

        >>> Text("第{n}手", "move {n}").fill(n=30).en
        'move 30'
        >>> Text("{n}张", "{n} cards").fill(n=1).en
        '1 card'
        """
        ones = frozenset(name for name, value in values.items() if value == 1 and type(value) is int)
        english = agreeing(self.en, ones) if ones else self.en
        return Text(
            self.zh.format(**{k: v.zh if isinstance(v, Text) else v for k, v in values.items()}),
            english.format(**{k: v.en if isinstance(v, Text) else v for k, v in values.items()}),
        )

    def sentence(self) -> "Text":
        """Return the text with a capital at the start of the English.

        >>> Text("甲方认输。", "side A resigns.").sentence().en
        'Side A resigns.'
        """
        return Text(self.zh, self.en[:1].upper() + self.en[1:])

    def to(self, lang: Lang) -> str:
        """Return the sentence in one language."""
        return self.zh if lang == "zh" else self.en


Gaps = dict[str, Text | str | int]
"""What fills the gaps of a text, by their names."""


def fill(zh: str, en: str, **gaps: Text | str | int) -> Text:
    """Return a text with its gaps filled.

    >>> fill("{who}叫{n}分", "{who} bids {n}", who=Text("甲方", "side A"), n=3).zh
    '甲方叫3分'
    """
    return Text(zh, en).fill(**gaps)


def line(zh: str, en: str, **gaps: Text | str | int) -> Text:
    """Return a text with its gaps filled, as a line of its own: with a capital at the start of the English."""
    return fill(zh, en, **gaps).sentence()


def joined(parts: "tuple[Text, ...] | list[Text]", *, zh: str = "、", en: str = ", ") -> Text:
    """Join texts as each language lists things.

    >>> joined((Text("黑", "black"), Text("白", "white"))).zh
    '黑、白'
    """
    return Text(zh.join(p.zh for p in parts), en.join(p.en for p in parts))


NOT_KNOWN = Text("不详", "not known")
NOBODY = Text("无", "nobody")


def same(word: str) -> Text:
    """Return a text that reads alike in both languages: a point, a name, a number."""
    return Text(word, word)


def listed(words: Iterable[str]) -> Text:
    """Return words that are alike in both languages, joined as each language lists things.

    >>> listed(["zh", "en"])
    Text(zh='zh、en', en='zh, en')
    """
    return joined([same(word) for word in words])

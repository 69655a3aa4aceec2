"""Clauses of the law, and what a rule says of an act."""

from typing import Literal

import msgspec

from core.text import Gaps, Text

Standing = Literal["implemented", "judgement", "out_of_scope"]
Waits = Literal["", "referee", "chief_referee", "organiser"]


class Clause(msgspec.Struct, frozen=True):
    """One clause: its id in the source document, its meaning in our own words, and what the program does about it."""

    id: str
    text: Text
    standing: Standing
    about: Text  # how it is applied, or why it needs a person


def clause(key: str, zh: str, en: str, about_zh: str, about_en: str, standing: Standing = "implemented") -> Clause:
    """Return a clause, written down with the least words between the texts."""
    return Clause(key, Text(zh, en), standing, Text(about_zh, about_en))


class Rule(msgspec.Struct, frozen=True):
    """One way to break a clause, under a stable code that findings, rulings and tests name."""

    code: str
    clause: str
    text: Text  # what was wrong and what was due, with gaps
    effect: Text  # what it does to the game and the score
    waits: Waits = ""  # whose decision the penalty is, where no clause names one
    option: str = ""  # the open option that decides the penalty, if any
    observed: bool = False  # the act notes what somebody saw, or proves an earlier one wrong: a strict table takes it down too
    fined: bool = False  # taken down as played, it costs what the effect says by itself


class Violation(msgspec.Struct, frozen=True):
    """What a rule says of one act: who did what, which clause it breaks, and what was due."""

    rule: Rule
    gaps: Gaps = {}  # what fills the rule's text
    seat: int | None = None
    done: tuple[str, ...] = ()  # cards or points as given
    due: tuple[str, ...] = ()  # what would have been lawful; empty when nothing would, or too much to be named

    @property
    def text(self) -> Text:
        """Return the rule's sentence, filled; only when somebody reads it."""
        return self.rule.text.fill(**self.gaps).sentence()

    @property
    def effect(self) -> Text:
        """Return what it does to the game and the score, filled."""
        return self.rule.effect.fill(**self.gaps)


class Unjudged(msgspec.Struct, frozen=True):
    """A check that the record does not allow: which one, and why."""

    code: str
    clause: str
    said: Text  # with gaps
    gaps: Gaps = {}

    @property
    def text(self) -> Text:
        """Return the sentence, filled."""
        return self.said.fill(**self.gaps).sentence()


class Option(msgspec.Struct, frozen=True):
    """One open reading of the law: the question, the clause it belongs to, and every value that may be chosen."""

    key: str
    clause: str
    question: Text
    values: dict[str, Text]  # the first is the default
    asked: bool = False  # True where the law gives no default and the organiser must say
    named: bool = False  # True where there is a default, and a table that opens must say all the same which value holds

    @property
    def default(self) -> str:
        """Return the value that holds where nobody says otherwise."""
        return next(iter(self.values))

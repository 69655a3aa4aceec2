"""How one kind of act stands in a transcript: its word in both languages, and its parts in order. The acts of the desk."""

from collections.abc import Callable
from typing import Any

import msgspec

from core.desk.messages import AppealDecided, Appealed, CallMade, CallWithdrawn, FactFound, OffenceHeld, Ruled
from core.text import Text
from events.records.transcript import words as say
from events.records.transcript.desk import act, acts, caller, cited, coded, implied, labelled, remedy, text
from events.records.transcript.parts import Part, seat, word

Make = Callable[..., Any]
"""Makes an act of its parts. Of whichever game: spelt out, the type checker would compare every form with every act."""


class Form(msgspec.Struct, frozen=True):
    """How one kind of act is written."""

    make: Make  # the act's type
    words: str  # the Chinese word, the English word, others that are read as well
    parts: tuple[Part, ...] = ()
    numbered: bool = False  # the number that may stand behind the word is its own
    sign: str = " "  # between the parts
    subject: str = ""  # the part that may stand before the word: `乙认输`
    leads: bool = False  # the subject is written before the word: `甲手牌`
    mark: Part | None = None  # in brackets behind the word: `手牌(含底牌)`
    says: tuple[tuple[str, object], ...] = ()  # fields and values that the word says by itself
    brief: bool = False  # written as one word, `甲报8`, and more may follow it on the line
    loose: bool = False  # its parts are read in whatever order they stand
    anew: bool = False  # it stands beside what the heading before it says by itself
    again: tuple[tuple[str, object], ...] = ()  # the word says the act once more, with these values: `双方签字`

    @property
    def said(self) -> Text:
        """Return the word of the act."""
        zh, en = (word.strip() for word in self.words.split("|")[:2])
        return Text(zh, en)


def by_type(forms: tuple[Form, ...]) -> dict[Callable[..., object], tuple[Form, ...]]:
    """Return the forms of each type of act."""
    return {make: tuple(form for form in forms if form.make is make) for make in dict.fromkeys(form.make for form in forms)}


DESK = (
    Form(
        CallMade,
        "请裁判 | call | calls | calls the referee",
        (caller("by"), acts("about"), text("claim", default=None)),
        numbered=True,
        sign=", ",
        subject="by",
    ),
    Form(
        FactFound,
        "事实 | fact | 认定",
        (
            labelled("call", say.CALL),
            implied("source", say.SOURCES, "referee"),
            implied("standing", say.STANDINGS, "found"),
            text("fact"),
        ),
        sign=", ",
    ),
    Form(
        OffenceHeld,
        "违例 | offence | 违例认定 | 犯规 | offense",
        (
            labelled("call", say.CALL),
            seat("seat"),
            act("act"),
            coded("rule", say.RULE, say.RULES),
            cited("clause"),
        ),
        sign=", ",
    ),
    Form(
        Ruled,
        "裁定 | ruling",
        (
            labelled("call", say.CALL),
            remedy("remedy"),
            cited("clause"),
            text("shown", say.SHOWN, ""),
            text("why", say.WHY, None),
        ),
        numbered=True,
        sign=", ",
    ),
    Form(CallWithdrawn, "撤回 | withdrawn | 撤回请裁判 | call withdrawn", (labelled("call", say.CALL),), sign=", "),
    Form(
        Appealed,
        "申诉 | appeal | appeals",
        (labelled("ruling", say.RULING), seat("by"), word("ground", say.GROUNDS), text("why", say.WHY, None)),
        sign=", ",
        subject="by",
    ),
    Form(
        AppealDecided,
        "复裁 | decision | 终裁",
        (
            labelled("ruling", say.RULING),
            word("decision", say.DECISIONS),
            remedy("remedy", None),
            cited("clause"),
            text("shown", say.SHOWN, ""),
            text("why", say.WHY, None),
        ),
        sign=", ",
    ),
)

"""What a game brings to the transcript: its acts and their words, its tags, and how its moves are written."""

import re
from collections.abc import Callable
from typing import Any

import msgspec

from core.games import Act
from core.messages import Acted
from core.text import Lang, Text
from events.records.transcript.course import AnyCourse, Flow
from events.records.transcript.forms import Form
from events.records.transcript.line import Line
from events.records.transcript.tagset import Tagset
from events.records.transcript.words import Words


class Vocabulary(msgspec.Struct, frozen=True):
    """One game as it is written."""

    game: str  # a key of `words.GAMES`
    acts: tuple[type, ...]  # every kind of act of play
    tags: Tagset
    flow: Flow[Any]
    forms: tuple[Form, ...]  # in the order of `keywords`
    keywords: Words[int]
    written: dict[Callable[..., object], tuple[Form, ...]]  # the forms in which an act of a type is written
    spoken: Callable[[Line, AnyCourse], tuple[Act, int | None] | None]  # reads an act without a word, and its number
    writes: Callable[[Acted, Lang, AnyCourse | None], str | None]  # writes such an act; None for one with a word
    row: Callable[[Acted, Lang, AnyCourse, int], str | None]  # parts it from so many before it; "" a new line, None its own
    in_rows: tuple[type, ...]  # the acts that stand together on a line
    heading: re.Pattern[str]
    headed: Text  # with {n}
    heads: tuple[type, ...]  # acts that may stand behind a heading as the first of their game or deal
    starts: tuple[type, ...]  # one of these begins a game after the first; none: the heading itself is `implied`
    implied: Any  # the act that a heading says by itself; None where it says none
    sides_lead: bool  # a side and a colon may begin an act: `甲: 34567`
    pairs: bool  # black and white may have one number together
    words: "Phrases"
    unheaded: tuple[re.Pattern[str], Text] | None = None  # what looks like a heading and is none, with what is due instead


class Phrases(msgspec.Struct, frozen=True):
    """What the game calls things, in the sentences about what cannot be read."""

    first: Text  # its first line, in quotes
    item: Text  # any act
    deed: Text  # what a side does
    tag_or_act: Text
    no_start: Text
    late: Text  # a tag behind the first act; with {said}
    game: Text  # a heading with the wrong number; with {n} and {due}
    move: Text  # a move with the wrong number; with {n} and {due}


AN_END = Text("行末或分号（一行写几个动作时用分号隔开）", "the end of the line, or a semicolon before the next act")


def ended(line: Line) -> None:
    """Raise `Unread` where something stands behind an act."""
    if not line.over():
        raise line.unread(AN_END)

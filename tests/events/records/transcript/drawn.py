"""Records of any game, lawful or not, whole or not: what does not depend on the game."""

import re
from typing import Any

import msgspec
from hypothesis import strategies as st

from core.clause import Option
from core.desk.messages import (
    AppealDecided,
    Appealed,
    CallMade,
    CallWithdrawn,
    DeskAct,
    FactFound,
    OffenceHeld,
    Remedy,
    Ruled,
)
from core.people import ROLE_NAMES
from core.rulebook import citable
from events.records.record import Desk, Header, Record, Variation
from events.unseen import BLANK, BREAKS, HIDDEN

SEEN = st.characters(exclude_categories=HIDDEN, exclude_characters=BLANK, include_characters=BREAKS)
WORDS = st.text(SEEN) | st.sampled_from(
    ('他说"停"', "a # b", " \\n ", "第1行\n第2行\r\n", "?", "；", "“", "@3", "a: b, (c)", "", "A")
)
NUMBERS = st.integers(0, 999_999_999)
ACT_NUMBERS = st.integers(0, 12) | NUMBERS  # mostly acts that are there, so that they are written by their place
NAMES = WORDS | st.sampled_from(("王小明", "Li Lei", "张三(代)", "张三）", "李 #2", "C#", ",", "、李", "34567"))
MAYBE = st.none() | NAMES


def desk(
    game: str, seats: st.SearchStrategy[int], codes: st.SearchStrategy[str], remedies: st.SearchStrategy[Remedy]
) -> st.SearchStrategy[Desk]:
    """Draw acts of the desk with who did them, at a table of a game."""
    clauses = st.sampled_from(("", *citable(game)))
    acts: st.SearchStrategy[DeskAct] = st.one_of(
        st.builds(CallMade, st.none() | seats, st.lists(ACT_NUMBERS, max_size=3).map(tuple), st.none() | WORDS),
        st.builds(
            FactFound,
            NUMBERS,
            WORDS,
            st.sampled_from(("record", "player", "referee", "witness")),
            st.sampled_from(("agreed", "disputed", "found")),
        ),
        st.builds(OffenceHeld, NUMBERS, ACT_NUMBERS, codes, clauses, seats),
        st.builds(Ruled, NUMBERS, clauses, remedies, WORDS, st.none() | WORDS),
        st.builds(CallWithdrawn, NUMBERS),
        st.builds(Appealed, NUMBERS, seats, st.sampled_from(("fact", "law", "procedure", "penalty")), st.none() | WORDS),
        st.builds(
            AppealDecided,
            NUMBERS,
            st.sampled_from(("upheld", "reversed", "varied")),
            clauses,
            WORDS,
            st.none() | remedies,
            st.none() | WORDS,
        ),
    )
    return st.builds(Desk, acts, NAMES, st.sampled_from(tuple(ROLE_NAMES)))


def as_comment(words: str) -> str:
    """Return words as a comment gives them back: lines without what is blank at their end, nor before and after all."""
    return "\n".join(line.rstrip() for line in re.split(r"\r\n?|\n", words)).strip()


def _headers(seats: int) -> st.SearchStrategy[Header]:
    return st.builds(
        Header,
        players=st.tuples(*[MAYBE] * seats),
        meet=MAYBE,
        round=MAYBE,
        table=MAYBE,
        referee=MAYBE,
        date=MAYBE,
        minutes=st.none() | st.integers(0, 999_999),
    )


@st.composite
def records(
    draw: st.DrawFn,
    game: str,
    seats: int,
    options: tuple[Option, ...],
    plays: st.SearchStrategy[Any],
    desks: st.SearchStrategy[Desk],
) -> Record:
    """Draw a record of a game: acts of play and of the desk, comments, variations."""
    header = draw(_headers(seats))
    note = as_comment(draw(WORDS))
    said = draw(st.lists(st.one_of(plays, plays, desks), max_size=25))
    chosen = draw(st.fixed_dictionaries({}, optional={o.key: st.sampled_from(tuple(o.values)) for o in options}))
    comments = draw(st.dictionaries(st.integers(0, max(len(said) - 1, 0)), WORDS.map(as_comment), max_size=3 if said else 0))
    variations = draw(
        st.lists(st.builds(Variation, st.integers(0, len(said)), st.lists(plays, max_size=4).map(tuple)), max_size=2)
    )
    return Record(
        "transcript",
        msgspec.structs.replace(header, note=note or None),
        chosen,
        tuple(said),
        (),
        comments={index: words for index, words in comments.items() if words},
        variations=tuple(variations),
        game=game,
    )

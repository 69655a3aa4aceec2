"""Acts of 斗地主 and records of them, lawful or not, whole or not."""

import re
from typing import get_args

import msgspec
from hypothesis import strategies as st

from core.cards import DECK, RANKS
from core.climb.kinds import Reading
from core.desk.messages import (
    AppealDecided,
    Appealed,
    CallMade,
    CallWithdrawn,
    DealGoesTo,
    DealIsVoid,
    DealScored,
    DeskAct,
    FactFound,
    MatchGoesTo,
    OffenceHeld,
    Remedy,
    Ruled,
    Stands,
    TurnGoesTo,
    Warned,
)
from core.doudizhu.kinds import NAMES
from core.doudizhu.messages import (
    Act,
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    Conduct,
    ConductNoted,
    DealBegun,
    DealNoted,
    FaceUpDrawn,
    HandDealt,
    LandlordNoted,
    NoneClaimed,
    Passed,
    PlaysUnrecorded,
    ScoresNoted,
    Spring,
    TimeCalled,
    TotalsNoted,
)
from core.doudizhu.options import OPTIONS
from core.people import ROLE_NAMES
from events.records.record import Desk, Header, Record, Variation

SEATS = st.sampled_from((0, 1, 2))
MAYBE_SEAT = st.none() | SEATS
WORDS = st.text() | st.sampled_from(
    ('他说"停"', "a # b", " \\n ", "第1行\n第2行\r\n", "?", "；", "“", "@3", "a: b, (c)", "", "A")
)
RANK_CARDS = [f"?{rank}" for rank in RANKS if rank not in "BR"]
CARDS = (
    st.sampled_from(DECK)
    | st.sampled_from(RANK_CARDS)
    | st.sampled_from(("BJ", "RJ", "??", "?A", "?A"))
    | st.sampled_from(("7S", "s7", "", "S10", "B", "?", "?B", '"', "10", "S7 "))
)
PLAIN = st.lists(st.sampled_from((*RANK_CARDS, "BJ", "RJ", "?A")), min_size=1, max_size=8).map(tuple)
SOME_CARDS = st.lists(CARDS, max_size=20).map(tuple) | PLAIN
KINDS = st.sampled_from(tuple(NAMES)) | WORDS
READINGS = st.builds(Reading, KINDS, st.sampled_from(RANKS) | WORDS, st.integers(1, 6) | st.integers(-9, 99))
NUMBERS = st.integers(0, 999_999_999)
COUNTS = st.integers(0, 3) | st.integers(-999_999_999, 999_999_999)
MAYBE_COUNT = st.none() | COUNTS
SCORES = st.tuples(COUNTS, COUNTS, COUNTS)
PLAYS = (
    st.builds(CardsPlayed, SEATS, SOME_CARDS, st.none() | READINGS)
    | st.builds(CardsPlayed, SEATS, PLAIN)
    | st.builds(Passed, SEATS)
)
PLAY_ACTS: st.SearchStrategy[Act] = st.one_of(
    PLAYS,
    PLAYS,
    PLAYS,
    st.builds(DealBegun, MAYBE_SEAT),
    st.builds(FaceUpDrawn, MAYBE_SEAT, st.none() | CARDS),
    st.builds(HandDealt, SEATS, SOME_CARDS, st.booleans()),
    st.builds(BottomLaid, SOME_CARDS),
    st.builds(BidMade, SEATS, COUNTS),
    st.builds(BidMade, SEATS, st.just(0)),
    st.builds(LandlordNoted, SEATS, MAYBE_COUNT),
    st.builds(BottomShown, SOME_CARDS),
    st.builds(NoneClaimed, SEATS, st.sampled_from(RANKS) | WORDS),
    st.builds(ConductNoted, SEATS, st.sampled_from(get_args(Conduct)), st.none() | WORDS),
    st.just(PlaysUnrecorded()),
    st.builds(
        DealNoted,
        st.none() | st.sampled_from(("landlord", "farmers")),
        MAYBE_SEAT,
        MAYBE_COUNT,
        MAYBE_COUNT,
        st.none() | st.sampled_from(get_args(Spring)),
    ),
    st.builds(ScoresNoted, SCORES),
    st.builds(TotalsNoted, SCORES),
    st.just(TimeCalled()),
)
REMEDIES: st.SearchStrategy[Remedy] = st.one_of(
    st.just(Stands()),
    st.builds(Warned, SEATS),
    st.builds(TurnGoesTo, SEATS),
    st.builds(DealGoesTo, NUMBERS, SEATS),
    st.builds(DealIsVoid, NUMBERS),
    st.builds(DealScored, NUMBERS, SCORES),
    st.builds(MatchGoesTo, SEATS),
)
ACT_NUMBERS = st.integers(0, 12) | NUMBERS  # mostly acts that are there, so that they are written by deal and play
CODES = st.sampled_from(("DZ4.1", "doudizhu.out_of_turn", "other", "Other", "其他", "unknown", "x.")) | WORDS
DESK_ACTS: st.SearchStrategy[DeskAct] = st.one_of(
    st.builds(CallMade, MAYBE_SEAT, st.lists(ACT_NUMBERS, max_size=3).map(tuple), st.none() | WORDS),
    st.builds(
        FactFound,
        NUMBERS,
        WORDS,
        st.sampled_from(("record", "player", "referee", "witness")),
        st.sampled_from(("agreed", "disputed", "found")),
    ),
    st.builds(OffenceHeld, NUMBERS, ACT_NUMBERS, CODES, CODES, SEATS),
    st.builds(Ruled, NUMBERS, CODES, REMEDIES, WORDS, st.none() | WORDS),
    st.builds(CallWithdrawn, NUMBERS),
    st.builds(Appealed, NUMBERS, SEATS, st.sampled_from(("fact", "law", "procedure", "penalty")), st.none() | WORDS),
    st.builds(
        AppealDecided,
        NUMBERS,
        st.sampled_from(("upheld", "reversed", "varied")),
        CODES,
        WORDS,
        st.none() | REMEDIES,
        st.none() | WORDS,
    ),
)
NAMES_OF = WORDS | st.sampled_from(("王小明", "Li Lei", "张三(代)", "张三）", "李 #2", "C#", ",", "、李", "34567"))
DESK = st.builds(Desk, DESK_ACTS, NAMES_OF, st.sampled_from(tuple(ROLE_NAMES)))
MAYBE = st.none() | NAMES_OF
HEADERS = st.builds(
    Header,
    players=st.tuples(MAYBE, MAYBE, MAYBE),
    meet=MAYBE,
    round=MAYBE,
    table=MAYBE,
    referee=MAYBE,
    date=MAYBE,
    minutes=st.none() | st.integers(0, 999_999),
)


def as_comment(words: str) -> str:
    """Return words as a comment gives them back: lines without what is blank at their end, nor before and after all."""
    return "\n".join(line.rstrip() for line in re.split(r"\r\n?|\n", words)).strip()


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Draw a record: lawful or not, whole or not."""
    header = draw(HEADERS)
    note = as_comment(draw(WORDS))
    said = draw(st.lists(st.one_of(PLAY_ACTS, PLAY_ACTS, DESK), max_size=25))
    options = draw(st.fixed_dictionaries({}, optional={o.key: st.sampled_from(tuple(o.values)) for o in OPTIONS}))
    comments = draw(st.dictionaries(st.integers(0, max(len(said) - 1, 0)), WORDS.map(as_comment), max_size=3 if said else 0))
    variations = draw(
        st.lists(st.builds(Variation, st.integers(0, len(said)), st.lists(PLAY_ACTS, max_size=4).map(tuple)), max_size=2)
    )
    return Record(
        "transcript",
        msgspec.structs.replace(header, note=note or None),
        options,
        tuple(said),
        (),
        comments={index: words for index, words in comments.items() if words},
        variations=tuple(variations),
        game="doudizhu",
    )

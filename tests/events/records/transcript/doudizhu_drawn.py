"""Acts of 斗地主 and records of them, lawful or not, whole or not."""

from typing import get_args

from hypothesis import strategies as st

from core.cards import RANKS
from core.desk.messages import (
    DealGoesTo,
    DealIsVoid,
    DealPlaced,
    DealScored,
    MatchGoesTo,
    Remedy,
    Stands,
    TurnGoesTo,
    TurnStopped,
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
from events.records.record import Record
from tests.events.records.transcript import drawn
from tests.events.records.transcript.card_drawn import CARDS, COUNTS, PLAIN, SOME_CARDS, readings
from tests.events.records.transcript.drawn import NUMBERS, WORDS

SEATS = st.sampled_from((0, 1, 2))
MAYBE_SEAT = st.none() | SEATS
READINGS = readings(tuple(NAMES))
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
    st.builds(DealPlaced, NUMBERS, SEATS, st.sampled_from((2, 3, 4))),
    st.builds(TurnStopped, SEATS),
    st.builds(DealIsVoid, NUMBERS),
    st.builds(DealScored, NUMBERS, SCORES),
    st.builds(MatchGoesTo, SEATS),
)
CODES = st.sampled_from(("DZ4.1", "doudizhu.out_of_turn", "other", "Other", "其他", "unknown", "x.")) | WORDS
DESK = drawn.desk(SEATS, CODES, REMEDIES)


def records() -> st.SearchStrategy[Record]:
    """Draw a record: lawful or not, whole or not."""
    return drawn.records("doudizhu", 3, OPTIONS, PLAY_ACTS, DESK)

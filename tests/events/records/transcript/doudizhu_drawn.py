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
from core.doudizhu import messages as m
from core.doudizhu.kinds import NAMES
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
    st.builds(m.CardsPlayed, SEATS, SOME_CARDS, st.none() | READINGS)
    | st.builds(m.CardsPlayed, SEATS, PLAIN)
    | st.builds(m.Passed, SEATS)
)
PLAY_ACTS: st.SearchStrategy[m.Act] = st.one_of(
    PLAYS,
    PLAYS,
    PLAYS,
    st.builds(m.DealBegun, MAYBE_SEAT),
    st.builds(m.FaceUpDrawn, MAYBE_SEAT, st.none() | CARDS),
    st.builds(m.HandDealt, SEATS, SOME_CARDS, st.booleans()),
    st.builds(m.BottomLaid, SOME_CARDS),
    st.builds(m.BidMade, SEATS, COUNTS),
    st.builds(m.BidMade, SEATS, st.just(0)),
    st.builds(m.LandlordNoted, SEATS, MAYBE_COUNT),
    st.builds(m.BottomShown, SOME_CARDS),
    st.builds(m.NoneClaimed, SEATS, st.sampled_from(RANKS) | WORDS),
    st.builds(m.ConductNoted, SEATS, st.sampled_from(get_args(m.Conduct)), st.none() | WORDS),
    st.just(m.PlaysUnrecorded()),
    st.builds(
        m.DealNoted,
        st.none() | st.sampled_from(("landlord", "farmers")),
        MAYBE_SEAT,
        MAYBE_COUNT,
        MAYBE_COUNT,
        st.none() | st.sampled_from(get_args(m.Spring)),
    ),
    st.builds(m.ScoresNoted, SCORES),
    st.builds(m.TotalsNoted, SCORES),
    st.just(m.TimeCalled()),
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
DESK = drawn.desk("doudizhu", SEATS, CODES, REMEDIES)


def records() -> st.SearchStrategy[Record]:
    """Draw a record: lawful or not, whole or not."""
    return drawn.records("doudizhu", 3, OPTIONS, PLAY_ACTS, DESK)

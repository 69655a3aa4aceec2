"""Acts of the table of 升级 and 炒地皮, lawful or not, whole or not."""

from typing import get_args

from hypothesis import strategies as st

from core.desk.messages import DealIsVoid, DealScored, MatchGoesTo, Remedy, Stands, TurnGoesTo, TurnStopped, Warned
from core.trumps import messages as m
from tests.events.records.transcript.card_drawn import CARDS, COUNTS, PLAIN, SOME_CARDS
from tests.events.records.transcript.drawn import NUMBERS, WORDS

SEATS = st.sampled_from((0, 1, 2, 3))
SIDES = st.sampled_from((0, 1))
MAYBE_SEAT = st.none() | SEATS
MAYBE_COUNT = st.none() | COUNTS
A_LEVEL = st.sampled_from("23456789TJQKA") | st.sampled_from(("B", "10", "", "x"))
BOTH_LEVELS = st.tuples(A_LEVEL, A_LEVEL)
PARTS = st.lists(st.lists(CARDS, max_size=5).map(tuple), max_size=4).map(tuple)
APART = PARTS.map(lambda parts: (tuple(card for part in parts for card in part), parts))  # as they stand between `+`
FOURS = st.lists(st.sampled_from(("SA", "SK", "S5", "S5", "?5", "?A")), min_size=4, max_size=4).map(tuple)  # a trick?
THROWS = st.builds(m.ThrowCalled, SEATS, SOME_CARDS, MAYBE_SEAT, st.booleans())
PLAYS = (
    st.builds(m.CardsPlayed, SEATS, SOME_CARDS, st.just(()) | PARTS)
    | st.builds(lambda seat, said: m.CardsPlayed(seat, *said), SEATS, APART)
    | st.builds(m.CardsPlayed, SEATS, PLAIN | FOURS)
    | st.builds(m.CardsPlayed, SEATS, st.sampled_from((("SA",), ("S5", "S5"), ("S5", "S6", "S5", "S6"))))
)
BETWEEN = (
    st.builds(m.TrickNoted, SEATS, MAYBE_COUNT)
    | st.builds(m.PlayTakenBack, SEATS)
    | st.builds(m.HandCounted, SEATS, MAYBE_COUNT)
    | THROWS
)
BEFORE = (
    st.builds(m.CardDrawn, SEATS, CARDS)
    | st.builds(m.OverturnPassed, SEATS)
    | st.builds(m.DealBegun, MAYBE_SEAT, st.none() | CARDS)
    | st.just(m.DealBegun())
    | st.just(m.NobodyDeclared())
)
SHOWS = (SEATS, SOME_CARDS, st.none() | st.integers(1, 100))
PLAY_ACTS: st.SearchStrategy[m.Act] = st.one_of(
    PLAYS,
    PLAYS,
    BETWEEN,
    BEFORE,
    st.builds(m.LevelNoted, A_LEVEL, st.none() | BOTH_LEVELS),
    st.builds(m.DeclarerNoted, SEATS),
    st.builds(m.TrumpsNoted, st.sampled_from(("S", "H", "C", "D", None))),
    st.builds(m.HandDealt, SEATS, SOME_CARDS | st.lists(CARDS, min_size=23, max_size=27).map(tuple), st.booleans()),
    st.builds(m.BottomLaid, SOME_CARDS),
    st.builds(m.BottomCounted, COUNTS),
    st.builds(m.TrumpsDeclared, *SHOWS),
    st.builds(m.Overturned, *SHOWS),
    st.builds(m.ThirdBottomCardShown, CARDS),
    st.builds(m.BottomTaken, SEATS, SOME_CARDS),
    st.builds(m.BottomBuried, SEATS, SOME_CARDS),
    st.just(m.BottomUnrecorded()),
    st.builds(m.BottomShown, SOME_CARDS),
    st.builds(m.CardsExposed, SEATS, SOME_CARDS),
    st.builds(m.ConductNoted, SEATS, st.sampled_from(get_args(m.Conduct)), st.none() | WORDS),
    st.just(m.PlaysUnrecorded()),
    st.builds(m.DealNoted, MAYBE_COUNT, MAYBE_COUNT, MAYBE_SEAT, MAYBE_COUNT, MAYBE_COUNT, MAYBE_SEAT),
    st.builds(m.LevelsNoted, BOTH_LEVELS),
    st.builds(m.MatchNoted, st.none() | SIDES),
    st.builds(m.SheetSigned, SIDES),
    st.just(m.TimeCalled()),
)
REMEDIES: st.SearchStrategy[Remedy] = st.one_of(
    st.just(Stands()),
    st.builds(Warned, SEATS),
    st.builds(TurnGoesTo, SEATS),
    st.builds(TurnStopped, SEATS),
    st.builds(DealScored, NUMBERS, COUNTS.map(lambda points: (points,))),
    st.builds(DealIsVoid, NUMBERS),
    st.builds(MatchGoesTo, SEATS),
)

"""Acts of 掼蛋 and records of them, lawful or not, whole or not."""

from typing import get_args

import msgspec
from hypothesis import strategies as st

from core.desk.messages import (
    DealIsVoid,
    DealPlaced,
    MatchGoesTo,
    Remedy,
    Stands,
    TurnGoesTo,
    TurnStopped,
    Warned,
)
from core.guandan import messages as m
from core.guandan.kinds import LEVELS, NAMES
from core.guandan.options import OPTIONS
from core.guandan.presets import PRESETS
from events.records.record import Record
from tests.events.records.transcript import drawn
from tests.events.records.transcript.card_drawn import CARDS, COUNTS, PLAIN, SOME_CARDS, readings
from tests.events.records.transcript.drawn import NUMBERS, WORDS

SEATS = st.sampled_from((0, 1, 2, 3))
MAYBE_SEAT = st.none() | SEATS
A_LEVEL = st.sampled_from(LEVELS) | st.sampled_from(("B", "10", "", "x"))
BOTH_LEVELS = st.tuples(A_LEVEL, A_LEVEL)
POINTS = st.tuples(COUNTS, COUNTS)
READINGS = readings(tuple(NAMES))
PLAYS = (
    st.builds(m.CardsPlayed, SEATS, SOME_CARDS, st.none() | READINGS)
    | st.builds(m.CardsPlayed, SEATS, PLAIN)
    | st.builds(m.Passed, SEATS)
)
BETWEEN = (
    st.builds(m.CountAnnounced, SEATS, COUNTS)
    | st.builds(m.CountAsked, SEATS, MAYBE_SEAT)
    | st.builds(m.PlayTakenBack, SEATS)
    | st.builds(m.HandCounted, SEATS, st.none() | COUNTS)
)
PLAY_ACTS: st.SearchStrategy[m.Act] = st.one_of(
    PLAYS,
    PLAYS,
    BETWEEN,
    st.just(m.DealBegun()),
    st.builds(m.LevelNoted, A_LEVEL, st.none() | BOTH_LEVELS),
    st.builds(m.LeaderDrawn, SEATS, st.none() | CARDS, MAYBE_SEAT),
    st.builds(m.HandDealt, SEATS, SOME_CARDS | st.lists(CARDS, min_size=25, max_size=28).map(tuple), st.booleans()),
    st.builds(m.TributePaid, SEATS, CARDS, MAYBE_SEAT, st.booleans()),
    st.builds(m.RefusalClaimed, SEATS, SOME_CARDS),
    st.builds(m.CardReturned, SEATS, CARDS, MAYBE_SEAT, st.booleans()),
    st.just(m.TributeUnrecorded()),
    st.builds(m.CardsExposed, SEATS, SOME_CARDS, st.booleans()),
    st.builds(m.ConductNoted, SEATS, st.sampled_from(get_args(m.Conduct)), st.none() | WORDS),
    st.just(m.PlaysUnrecorded()),
    st.builds(m.DealNoted, st.lists(SEATS, max_size=4).map(tuple)),
    st.builds(m.LevelsNoted, BOTH_LEVELS),
    st.builds(m.PointsNoted, POINTS),
    st.builds(m.TotalsNoted, POINTS),
    st.builds(m.SheetSigned, st.sampled_from((0, 1))),
)
REMEDIES: st.SearchStrategy[Remedy] = st.one_of(
    st.just(Stands()),
    st.builds(Warned, SEATS),
    st.builds(TurnGoesTo, SEATS),
    st.builds(TurnStopped, SEATS),
    st.builds(DealPlaced, NUMBERS, SEATS, st.sampled_from((2, 3, 4))),
    st.builds(DealIsVoid, NUMBERS),
    st.builds(MatchGoesTo, SEATS),
)
CODES = st.sampled_from(("GC3.3", "guandan.out_of_turn", "other", "Other", "其他", "unknown", "x.")) | WORDS
DESK = drawn.desk("guandan", SEATS, CODES, REMEDIES)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Draw a record: lawful or not, whole or not, under a rule document, an options file or neither."""
    record = draw(drawn.records("guandan", 4, OPTIONS, PLAY_ACTS, DESK))
    preset = draw(st.none() | st.sampled_from(PRESETS) | st.just("0f" * 32))
    if preset is None:
        return record
    if isinstance(preset, str):
        named = draw(st.none() | st.sampled_from(("春节杯", "a # b", "?", "南北: 对抗")))
        return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, preset=preset, preset_name=named))
    header = msgspec.structs.replace(record.header, preset=preset.key)
    return msgspec.structs.replace(record, header=header, options=msgspec.to_builtins(preset.options))

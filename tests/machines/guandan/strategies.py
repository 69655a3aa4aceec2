"""Anything that can be said at a 掼蛋 table, for Hypothesis: every act, every result, every remedy, every reading."""

from typing import get_args

import msgspec
from hypothesis import strategies as st

from core.cards import DECK
from core.climb.kinds import Reading
from core.desk import messages as desk
from core.guandan import messages as m
from core.guandan.options import DEFAULTS, OPTIONS, Options
from core.guandan.presets import PRESETS
from tests.machines.strategies import maybe, some

CARDS = (*DECK, "?3", "?4", "?T", "?2", "??", "H2", "H7", "RJ")
CROWDED = ("RJ", "BJ", "S3", "H7", "?3", "??")
WORDS = ("S1", "黑桃", "")
seat: st.SearchStrategy[m.Seat] = st.sampled_from(get_args(m.Seat))
side: st.SearchStrategy[m.Side] = st.sampled_from(get_args(m.Side))
number = st.integers(0, 6)
card = st.one_of(st.sampled_from(DECK[:12]), st.sampled_from(CARDS), st.sampled_from(CARDS), st.sampled_from(WORDS))
level = st.sampled_from(("2", "2", "7", "7", "9", "K", "A"))
levels = st.tuples(level, level)
said_level = st.one_of(level, level, level, st.sampled_from(("R", "B", "?", "15", "23", "")))  # as a record may have it
said_levels = st.tuples(said_level, said_level)
points = st.sampled_from(((5, 0), (0, 3), (1, 0), (0, 0), (2, 3), (18, 0), (-1, 0)))
order: st.SearchStrategy[tuple[m.Seat, ...]] = st.one_of(
    st.permutations(get_args(m.Seat)).map(tuple),
    st.permutations(get_args(m.Seat)).map(lambda seats: (seats[0], seats[1])),
    st.lists(seat, max_size=6).map(tuple),
)
place = st.sampled_from((2, 3, 4))
named = st.sampled_from(
    (
        Reading("single", "3", 1),
        Reading("pair", "4", 1),
        Reading("bomb", "2", 4),
        Reading("straight", "A", 5),
        Reading("full_house", "9", 1),
        Reading("rocket", "B", 1),
        Reading("bomb", "2", 99),
    )
)


def options() -> st.SearchStrategy[Options]:
    """Any options, those of the two rule documents among them."""
    chosen = {option.key: st.sampled_from(tuple(option.values)) for option in OPTIONS}
    anything = st.fixed_dictionaries(chosen).map(lambda values: msgspec.convert(values, Options))
    return st.one_of(st.sampled_from([preset.options for preset in PRESETS]), anything)


def agreeing(readings: Options) -> Options:
    """The same options where levels are played for levels, and points for points."""
    by_points = readings.promotion in {DEFAULTS.promotion, "three_two_one"}
    wanted = "two_to_a" if by_points else "seven"
    return msgspec.structs.replace(readings, levels=wanted)


plays: tuple[st.SearchStrategy[m.Act], ...] = (
    st.builds(m.CardsPlayed, seat, some(card, 0, 6), st.one_of(st.none(), st.none(), named)),
    st.builds(m.CardsPlayed, seat, some(card, 1, 1)),
    st.builds(m.Passed, seat),
    st.builds(m.Passed, seat),
)
beside: tuple[st.SearchStrategy[m.Act], ...] = (
    st.builds(m.PlayTakenBack, seat),
    st.builds(m.CardsExposed, seat, some(card, 0, 3), st.booleans()),
    st.builds(m.CountAnnounced, seat, st.integers(-1, 28)),
    st.builds(m.CountAsked, seat, maybe(seat)),
    st.builds(m.ConductNoted, seat, st.sampled_from(get_args(m.Conduct))),
    st.builds(m.HandCounted, seat, st.integers(-1, 29)),
)
deals: tuple[st.SearchStrategy[m.Act], ...] = (
    st.builds(m.DealBegun),
    st.builds(m.LevelNoted, said_level, maybe(said_levels)),
    st.builds(m.LeaderDrawn, seat, maybe(card), maybe(seat)),
    st.builds(m.HandDealt, seat, some(st.sampled_from(CARDS), 25, 29), st.booleans()),
    st.builds(m.HandDealt, seat, some(st.sampled_from(CROWDED), 25, 29)),
    st.builds(m.PlaysUnrecorded),
)
tributes: tuple[st.SearchStrategy[m.Act], ...] = (
    st.builds(m.TributePaid, seat, card, maybe(seat), st.booleans()),
    st.builds(m.CardReturned, seat, card, maybe(seat), st.booleans()),
    st.builds(m.RefusalClaimed, seat, st.sampled_from(((), ("RJ",), ("RJ", "RJ"), ("BJ",)))),
    st.builds(m.TributeUnrecorded),
)
notes: tuple[st.SearchStrategy[m.Act], ...] = (
    st.builds(m.DealNoted, order),
    st.builds(m.LevelsNoted, said_levels),
    st.builds(m.PointsNoted, points),
    st.builds(m.TotalsNoted, points),
    st.builds(m.SheetSigned, side),
)


def play_acts() -> st.SearchStrategy[m.Act]:
    """Any act of the play but the opening of the match."""
    return st.one_of(*plays, *plays, *beside, *deals, *tributes, *notes)


def results() -> st.SearchStrategy[m.Result]:
    """Any result, also such as no act ever gave."""
    seats = st.lists(seat, max_size=2).map(tuple)
    maybe_side = maybe(side)
    maybe_place = maybe(place)
    whither: st.SearchStrategy[m.Whither] = st.sampled_from(get_args(m.Whither))
    return st.one_of(
        st.builds(m.TributeDue, seats, seats, maybe(seat)),
        st.builds(m.TributesMatched, st.lists(st.tuples(seat, seat), max_size=2).map(tuple)),
        st.builds(m.TributeRefused),
        st.builds(m.LeadGiven, seat),
        st.builds(m.PlayerOut, seat, st.integers(1, 4)),
        st.builds(m.TrickTaken, seat, seat),
        st.builds(
            m.DealSettled,
            number,
            maybe(level),
            order,
            maybe_side,
            maybe_place,
            maybe(levels),
            maybe(points),
            st.sampled_from(("play", "sheet")),
        ),
        st.builds(m.DealStopped, number),
        st.builds(m.DealReopened, number),
        st.builds(m.TrickReopened, number),
        st.builds(m.DealRuled, number, maybe_side, maybe_place, number),
        st.builds(m.DealUnruled, number),
        st.builds(m.PlayUndone, seat, some(card, 0, 3), whither),
        st.builds(m.LeadUndone, seat, some(card, 0, 3), whither),
        st.builds(m.TurnStopped, seat, st.booleans()),
        st.builds(m.TurnGiven, seat),
        st.builds(m.MatchRuled, maybe_side),
        st.builds(m.MatchOver, maybe_side, points),
        st.builds(m.MatchReopened),
    )


def remedies(count: int = 4) -> st.SearchStrategy[desk.Remedy]:
    """Any remedy; those on a deal name one up to number `count`."""
    which = st.integers(0, count)
    return st.one_of(
        st.builds(desk.DealPlaced, which, seat, place),
        st.builds(desk.DealGoesTo, which, seat),
        st.builds(desk.DealIsVoid, which),
        st.builds(desk.DealScored, which, st.just((1, -1))),
        st.builds(desk.MatchGoesTo, seat),
        st.builds(desk.TurnGoesTo, seat),
        st.builds(desk.TurnStopped, seat),
        st.builds(desk.TurnStopped, seat),
        st.builds(desk.Warned, seat),
        st.builds(desk.Stands),
    )

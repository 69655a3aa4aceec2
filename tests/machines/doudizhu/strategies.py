"""Anything that can be said at a 斗地主 table, for Hypothesis: every act, every result, every remedy, every reading."""

from typing import get_args

from hypothesis import strategies as st

from core.cards import DECK
from core.climb.kinds import Reading
from core.desk import messages as desk
from core.doudizhu import messages as m
from core.doudizhu.options import OPTIONS, Options
from tests.core.doudizhu.given import readings
from tests.machines.strategies import maybe, some

CARDS = (*DECK, "?3", "?4", "?T", "?2", "??")
WORDS = ("S1", "黑桃", "")
seat: st.SearchStrategy[m.Seat] = st.sampled_from(get_args(m.Seat))
number = st.integers(0, 4)
card = st.one_of(st.sampled_from(DECK[-16:]), st.sampled_from(CARDS), st.sampled_from(CARDS), st.sampled_from(WORDS))
points = st.sampled_from((0, 1, 2, 3, 0, 1, 2, 3, 4, -1))
side: st.SearchStrategy[m.Side] = st.sampled_from(get_args(m.Side))
spring: st.SearchStrategy[m.Spring] = st.sampled_from(get_args(m.Spring))
scores = st.sampled_from(((6, -3, -3), (-2, 4, -2), (-8, 4, 4), (0, 0, 0), (5, -3, -2), (1, 1, 1)))
zero_sums = st.sampled_from(((6, -3, -3), (-2, 4, -2), (9, -9, 0), (0, 0, 0)))
named = st.sampled_from(
    (Reading("single", "3", 1), Reading("pair", "4", 1), Reading("bomb", "2", 1), Reading("straight", "3", 5))
)


def options() -> st.SearchStrategy[Options]:
    chosen = {option.key: st.sampled_from(tuple(option.values)) for option in OPTIONS}
    return st.fixed_dictionaries(chosen).map(lambda values: readings(**values))


plays: tuple[st.SearchStrategy[m.Act], ...] = (
    st.builds(m.CardsPlayed, seat, some(card, 0, 5), st.one_of(st.none(), st.none(), named)),
    st.builds(m.CardsPlayed, seat, some(card, 1, 1)),
    st.builds(m.Passed, seat),
    st.builds(m.NoneClaimed, seat, st.sampled_from(("3", "T", "B", "?"))),
)
deals: tuple[st.SearchStrategy[m.Act], ...] = (
    st.builds(m.DealBegun, maybe(seat)),
    st.builds(m.FaceUpDrawn, maybe(seat), maybe(card)),
    st.builds(m.HandDealt, seat, some(st.sampled_from(CARDS), 15, 20), st.booleans()),
    st.builds(m.BottomLaid, some(card, 2, 4)),
    st.builds(m.BottomShown, some(card, 2, 4)),
)
bids: tuple[st.SearchStrategy[m.Act], ...] = (
    st.builds(m.BidMade, seat, points),
    st.builds(m.LandlordNoted, seat, maybe(points)),
)
notes: tuple[st.SearchStrategy[m.Act], ...] = (
    st.builds(
        m.DealNoted,
        maybe(side),
        maybe(seat),
        maybe(points),
        maybe(st.integers(-1, 16)),
        maybe(spring),
    ),
    st.builds(m.ScoresNoted, scores),
    st.builds(m.TotalsNoted, scores),
    st.builds(m.TimeCalled),
    st.builds(m.PlaysUnrecorded),
    st.builds(m.ConductNoted, seat, st.sampled_from(get_args(m.Conduct))),
)


def play_acts() -> st.SearchStrategy[m.Act]:
    """Any act of the play but the opening of the match."""
    return st.one_of(*plays, *plays, *deals, *bids, *bids, *notes)


def results() -> st.SearchStrategy[m.Result]:
    """Any result, also such as no act ever gave."""
    open_scores = maybe(zero_sums)
    return st.one_of(
        st.builds(m.Redealt),
        st.builds(m.LandlordMade, seat, points),
        st.builds(m.TrickTaken, seat),
        st.builds(m.Doubled, st.sampled_from(("bomb", "rocket")), number),
        st.builds(
            m.DealSettled,
            number,
            maybe(side),
            maybe(seat),
            maybe(points),
            maybe(number),
            maybe(spring),
            open_scores,
            st.sampled_from(("play", "sheet")),
        ),
        st.builds(m.DealStopped, number, st.sampled_from(("time", "ruling"))),
        st.builds(m.DealReopened, number),
        st.builds(m.TrickReopened, number),
        st.builds(m.DealRuled, number, open_scores, number),
        st.builds(m.DealUnruled, number),
        st.builds(m.TurnGiven, seat),
        st.builds(m.PlayOffDue, st.lists(seat, max_size=3).map(tuple)),
        st.builds(m.MatchRuled, maybe(seat)),
        st.builds(m.MatchWon, seat, zero_sums),
        st.builds(m.MatchReopened),
    )


def remedies(count: int = 4) -> st.SearchStrategy[desk.Remedy]:
    """Any remedy; those on a deal name one up to number `count`. Points sum to zero, so that totals do."""
    any_seat, which = st.sampled_from((0, 1, 2, 0, 1, 2, 3)), st.integers(0, count)
    return st.one_of(
        st.builds(desk.DealGoesTo, which, any_seat),
        st.builds(desk.DealPlaced, which, any_seat, st.sampled_from((2, 3, 4))),
        st.builds(desk.DealIsVoid, which),
        st.builds(desk.DealScored, which, zero_sums),
        st.builds(desk.DealScored, which, st.just((1, -1))),
        st.builds(desk.MatchGoesTo, any_seat),
        st.builds(desk.TurnGoesTo, any_seat),
        st.builds(desk.TurnStopped, any_seat),
        st.builds(desk.GameIsVoid, which),
        st.builds(desk.Warned, any_seat),
        st.builds(desk.Stands),
    )

"""Anything that can be said at the table of 升级 and 炒地皮, for Hypothesis: every act, every result, every remedy."""

from typing import get_args

from hypothesis import strategies as st

from core.cards import DECK
from core.desk import messages as desk
from core.trumps import messages as m
from tests.machines.strategies import maybe, some

Act = m.Act | m.Insured
CARDS = (*DECK, "?3", "?4", "?T", "?2", "??", "H2", "H3", "RJ")
CROWDED = ("RJ", "BJ", "S3", "H3", "S4", "?3", "??")
NO_CARD = "黑桃"  # what a record may give for a card is told as it is given
WORDS = ("S1", NO_CARD, "")
seat: st.SearchStrategy[m.Seat] = st.sampled_from(get_args(m.Seat))
side: st.SearchStrategy[m.Side] = st.sampled_from(get_args(m.Side))
number = st.integers(0, 6)
card = st.one_of(
    st.sampled_from(("S3", "H3", "S4", "S5", "SK", "HK")), st.sampled_from(CARDS), st.sampled_from(CARDS), st.sampled_from(WORDS)
)
level = st.sampled_from(("2", "3", "3", "3", "9", "K", "A"))
levels = st.tuples(level, level)
said_level = st.one_of(level, level, level, st.sampled_from(("R", "B", "?", "15", "23", "")))  # as a record may have it
said_levels = st.tuples(said_level, said_level)
suit: st.SearchStrategy[m.Suit] = st.sampled_from(get_args(m.Suit))
drawn = st.one_of(st.none(), st.none(), st.integers(-1, 101))
points = st.integers(-1, 45).map(lambda n: 5 * n)
counted = st.integers(-1, 34)
shown = st.sampled_from(
    (("S3",), ("H3",), ("H3", "H3"), ("D3", "D3"), ("BJ", "BJ"), ("RJ", "RJ"), ("S2", "S2"), ("S3", "H3"), ("?3",), ("BJ",), ())
)
four = st.tuples(number, number, number, number)

plays: tuple[st.SearchStrategy[Act], ...] = (
    st.builds(m.CardsPlayed, seat, some(card, 0, 6), st.one_of(st.just(()), st.just(()), st.tuples(some(card, 0, 2)))),
    st.builds(m.CardsPlayed, seat, some(card, 1, 1)),
    st.builds(m.CardsPlayed, seat, st.sampled_from((("S4", "S4"), ("SK", "S5"), ("H3", "H3"), ("S3", "S5", "S5")))),
    st.builds(m.ThrowCalled, seat, some(card, 0, 3), maybe(seat), st.booleans()),
)
beside: tuple[st.SearchStrategy[Act], ...] = (
    st.builds(m.PlayTakenBack, seat),
    st.builds(m.CardsExposed, seat, some(card, 0, 3)),
    st.builds(m.ConductNoted, seat, st.sampled_from(get_args(m.Conduct))),
    st.builds(m.HandCounted, seat, maybe(counted)),
    st.builds(m.BottomCounted, counted),
)
deals: tuple[st.SearchStrategy[Act], ...] = (
    st.builds(m.DealBegun, maybe(seat), maybe(card)),
    st.builds(m.LevelNoted, said_level, maybe(said_levels)),
    st.builds(m.DeclarerNoted, seat),
    st.builds(m.TrumpsNoted, maybe(suit)),
    st.builds(m.CardDrawn, seat, card),
    st.builds(m.HandDealt, seat, some(st.sampled_from(CARDS), 23, 27), st.booleans()),
    st.builds(m.HandDealt, seat, some(st.sampled_from(CROWDED), 23, 27)),
    st.builds(m.BottomLaid, some(card, 6, 9)),
    st.builds(m.PlaysUnrecorded),
)
trumps: tuple[st.SearchStrategy[Act], ...] = (
    st.builds(m.TrumpsDeclared, seat, shown, drawn),
    st.builds(m.Insured, seat, shown, drawn),
    st.builds(m.Overturned, seat, shown, drawn),
    st.builds(m.OverturnPassed, seat),
    st.builds(m.NobodyDeclared),
    st.builds(m.ThirdBottomCardShown, card),
    st.builds(m.BottomTaken, seat, st.one_of(st.just(()), some(card, 6, 9))),
    st.builds(m.BottomBuried, seat, some(card, 7, 9)),
    st.builds(m.BottomUnrecorded),
    st.builds(m.BottomShown, some(card, 7, 9)),
)
notes: tuple[st.SearchStrategy[Act], ...] = (
    st.builds(m.TrickNoted, seat, maybe(points)),
    st.builds(m.DealNoted, maybe(points), maybe(points), maybe(seat), maybe(number), maybe(number), maybe(seat)),
    st.builds(m.LevelsNoted, said_levels),
    st.builds(m.MatchNoted, maybe(side)),
    st.builds(m.SheetSigned, side),
    st.builds(m.TimeCalled),
)


def play_acts() -> st.SearchStrategy[Act]:
    """Any act of the play but the opening of the match."""
    return st.one_of(*plays, *plays, *plays, *beside, *deals, *trumps, *notes)


def results() -> st.SearchStrategy[m.Result]:
    """Any result, also such as no act ever gave."""
    maybe_side, maybe_seat, maybe_points = maybe(side), maybe(seat), maybe(points)
    return st.one_of(
        st.sampled_from((m.DrawEnded(), m.Redealt(), m.BottomAwaited(), m.MatchReopened())),
        st.builds(m.DeclarerMade, seat),
        st.builds(m.TrumpsSet, maybe(suit), st.sampled_from(get_args(m.ByWhat)), maybe_seat),
        st.builds(m.OverturnAsked, maybe_seat),
        st.builds(m.BottomDue, seat),
        st.builds(m.LeadGiven, maybe_seat),
        st.builds(m.ThrowFailed, seat, some(card, 0, 2), some(card, 0, 2), maybe_seat),
        st.builds(m.TrickTaken, seat, maybe_points),
        st.builds(m.TrickOpen, maybe_points),
        st.builds(m.TrickFound, seat, maybe_points),
        st.builds(m.BottomCaptured, seat, points, number),
        st.builds(
            m.DealSettled,
            number,
            maybe(level),
            maybe_seat,
            maybe_points,
            maybe_points,
            maybe_side,
            maybe(number),
            maybe(levels),
            maybe_seat,
            maybe(number),
            maybe(number),
            maybe(four),
            four,
            st.sampled_from(get_args(m.How)),
            maybe_points,
            maybe(st.tuples(points, points)),
            maybe(level),
        ),
        st.builds(m.DealStopped, number, st.booleans()),
        st.builds(m.DealReopened, number),
        st.builds(m.TrickReopened, number),
        st.builds(m.DealRuled, number, maybe_points, number),
        st.builds(m.DealUnruled, number),
        st.builds(m.PlayUndone, seat, some(card, 0, 3)),
        st.builds(m.LeadUndone, seat, some(card, 0, 3)),
        st.builds(m.TurnGiven, seat),
        st.builds(m.MatchRuled, maybe_side),
        st.builds(m.MatchOver, maybe_side, st.booleans()),
    )


def remedies(count: int = 4) -> st.SearchStrategy[desk.Remedy]:
    """Any remedy; those on a deal name one up to number `count`."""
    which = st.integers(0, count)
    return st.one_of(
        st.builds(desk.DealScored, which, points.map(lambda n: (n,))),
        st.builds(desk.DealScored, which, st.just((1, -1))),
        st.builds(desk.DealGoesTo, which, seat),
        st.builds(desk.DealIsVoid, which),
        st.builds(desk.GameGoesTo, which, seat),
        st.builds(desk.MatchGoesTo, seat),
        st.builds(desk.TurnGoesTo, seat),
        st.builds(desk.TurnStopped, seat),
        st.builds(desk.SideFined, which, seat, points),
        st.builds(desk.FollowDeliberate, which, st.integers(0, 3), seat),
        st.builds(desk.DeclarersAt, which, st.sampled_from(("2", "6", "J"))),
        st.builds(desk.Warned, seat),
        st.builds(desk.Stands),
    )

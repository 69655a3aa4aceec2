"""Anything that can be said at a table, for Hypothesis: every act, every result, every remedy, every reading."""

from typing import TypeVar, get_args

from hypothesis import strategies as st

from core.desk import messages as desk
from core.gomoku import messages as m
from core.gomoku.five import Colour
from core.gomoku.options import OPTIONS, Options
from core.people import Actor, Role
from core.rewound import Rewound
from tests.core.given import readings

T = TypeVar("T")
POINTS = ("a1", "h8", "i9", "o15", "p16", "t20", "a0", "j0", "z99", "天元", "")
colour = st.sampled_from(get_args(Colour))
seat = st.sampled_from(get_args(m.Seat))
near = st.sampled_from([f"{c}{r}" for c in "fghij" for r in range(6, 11)])  # few points: stones meet
point = st.one_of(near, near, st.sampled_from(POINTS))
recorded = st.one_of(point, point, point, st.none())
number = st.integers(0, 4)
version = st.integers(0, 40)
words = st.sampled_from(("t-1", "t-2"))
how = st.sampled_from(get_args(m.How))
winner = st.sampled_from(("black", "white", "draw", "unknown"))
roles: st.SearchStrategy[Role] = st.sampled_from(get_args(Role))
actors = st.builds(Actor, st.just("p-x"), roles)


def some(of: st.SearchStrategy[T], least: int, most: int) -> st.SearchStrategy[tuple[T, ...]]:
    return st.lists(of, min_size=least, max_size=most).map(tuple)


def maybe(of: st.SearchStrategy[T]) -> st.SearchStrategy[T | None]:
    return st.one_of(of, st.none())


def options() -> st.SearchStrategy[Options]:
    chosen = {option.key: st.sampled_from(tuple(option.values)) for option in OPTIONS}
    return st.fixed_dictionaries(chosen).map(lambda values: readings(**values))


stone_acts: tuple[st.SearchStrategy[m.Act], ...] = (
    st.builds(m.StonePlaced, colour, recorded),
    st.builds(m.Passed, colour),
    st.builds(m.StonesSetUp, st.lists(point, max_size=3).map(tuple), st.lists(point, max_size=3).map(tuple)),
    st.builds(m.MovesUnrecorded),
)
begin_acts: tuple[st.SearchStrategy[m.Act], ...] = (
    st.builds(m.TossHeld, st.one_of(seat, st.none()), st.one_of(colour, st.none())),
    st.builds(m.ColoursTaken, seat),
    st.builds(m.OpeningBegun, seat),
    st.builds(m.ColourChosen, seat, colour),
    st.builds(m.TwoMoreChosen, seat),
)
end_acts: tuple[st.SearchStrategy[m.Act], ...] = (
    st.builds(m.FiveClaimed, seat, st.lists(point, max_size=2).map(tuple)),
    st.builds(m.Resigned, seat),
    st.builds(m.TimeOverstepped, seat),
    st.builds(m.Forfeited, seat),
    st.builds(m.Absent, st.lists(seat, max_size=2).map(tuple)),
    st.builds(m.DrawAgreed),
    st.builds(m.ConductNoted, seat, st.sampled_from(get_args(m.Conduct))),
    st.builds(m.ResultNoted, winner, how),
    st.builds(m.ScoreNoted, st.tuples(st.integers(0, 6), st.integers(0, 6))),
)


def play_acts() -> st.SearchStrategy[m.Act]:
    """Any act of the play but the opening of the match; stones are the most frequent."""
    stone = stone_acts[0]
    return st.one_of(stone, stone, stone, stone, *stone_acts, *begin_acts, *end_acts)


def results() -> st.SearchStrategy[m.Result]:
    """Any result, also such as no act ever gave."""
    return st.one_of(
        st.builds(m.OpeningLaid, seat),
        st.builds(m.FiveFormed, colour, st.just((("h8",),))),
        st.builds(m.FoulFormed, st.sampled_from(((), ("overline",), ("double_three", "double_four"))), point),
        st.builds(m.GameWon, number, seat, st.sampled_from(get_args(m.Won))),
        st.builds(m.GameDrawn, number, st.sampled_from(("full_board", "agreed", "sheet"))),
        st.builds(m.GameRuled, number, st.one_of(seat, st.none()), st.booleans(), number),
        st.builds(m.GameUnruled, number),
        st.builds(m.GameClosed, number),
        st.builds(m.GameReopened, number),
        st.builds(m.TurnGiven, colour),
        st.builds(m.MatchRuled, st.one_of(seat, st.none())),
        st.builds(m.MatchWon, seat, st.tuples(number, number), st.lists(number, max_size=2).map(tuple)),
        st.builds(m.MatchTied, st.tuples(number, number)),
        st.builds(m.MatchReopened),
    )


def remedies(games: int = 4) -> st.SearchStrategy[desk.Remedy]:
    """Any remedy; those on a game or a deal name one up to number `games`."""
    any_seat, number = st.sampled_from((0, 1, 0, 1, 0, 1, 2, 3)), st.integers(0, games)
    return st.one_of(
        st.builds(desk.GameGoesTo, number, any_seat),
        st.builds(desk.GameIsDrawn, number),
        st.builds(desk.GameIsVoid, number),
        st.builds(desk.DealGoesTo, number, any_seat),
        st.builds(desk.DealPlaced, number, any_seat, st.sampled_from((2, 3, 4))),
        st.builds(desk.DealIsVoid, number),
        st.builds(desk.DealScored, number, st.sampled_from(((6, -3, -3), (-4, -4, 8), (1, 1, 1), (3, -3)))),
        st.builds(desk.MatchGoesTo, any_seat),
        st.builds(desk.TurnGoesTo, any_seat),
        st.builds(desk.TurnStopped, any_seat),
        st.builds(desk.SideFined, number, any_seat, st.sampled_from((0, 20, 200, 210))),
        st.builds(desk.FollowDeliberate, number, number, any_seat),
        st.builds(desk.DeclarersAt, number, st.sampled_from(("2", "6", "J"))),
        st.builds(desk.Warned, any_seat),
        st.builds(desk.Stands),
    )


def desk_acts() -> st.SearchStrategy[desk.DeskAct]:
    any_seat = st.sampled_from(get_args(desk.Seat))
    sources, standings = st.sampled_from(get_args(desk.FactSource)), st.sampled_from(get_args(desk.FactStanding))
    decisions, grounds = st.sampled_from(get_args(desk.Decision)), st.sampled_from(get_args(desk.Ground))
    said = st.one_of(words, st.none())
    rule, clause = st.sampled_from(("gomoku.occupied", "other")), st.sampled_from(("WZ2", "WZ3", "GC1.3"))
    return st.one_of(
        st.builds(desk.CallMade, st.one_of(any_seat, st.none()), st.lists(version, max_size=2).map(tuple), said),
        st.builds(desk.FactFound, number, words, sources, standings),
        st.builds(desk.OffenceHeld, number, version, rule, clause, any_seat),
        st.builds(desk.Ruled, number, clause, remedies(), st.just("shown"), said),
        st.builds(desk.Ruled, st.just(1), clause, remedies(), st.just("shown")),
        st.builds(desk.CallWithdrawn, number),
        st.builds(desk.Appealed, number, any_seat, grounds, said),
        st.builds(desk.AppealDecided, number, decisions, clause, st.just("shown"), st.one_of(remedies(), st.none())),
    )


def rewinds() -> st.SearchStrategy[Rewound]:
    return st.builds(Rewound, version, words)

"""Anything that can be said at a 斗地主 table, for Hypothesis: acts with few cards, so that plays meet, and every result."""

from typing import get_args

import msgspec
from hypothesis import strategies as st

from core.cards import DECK, OF_RANK
from core.doudizhu import messages as d
from core.doudizhu.options import DEFAULTS, OPTIONS, Options
from tests.events.records.transcript.strategies import PLAY_ACTS

seat = st.sampled_from(get_args(d.Seat))
nobody = st.none() | seat
number = st.integers(0, 4)
points = st.integers(-12, 12)
scores = st.tuples(points, points, points) | st.sampled_from(((6, -3, -3), (-1, 2, -1), (0, 0, 0)))
bid = st.integers(0, 3)
FEW = (*(card for card in DECK if card[1] in "345"), "BJ", "RJ", "?3", "?4", "??")
few_cards = st.lists(st.sampled_from(FEW), max_size=8).map(tuple)
SETS = (("S3",), ("S4", "H4"), ("S3", "H3", "C3", "D3"), ("BJ", "RJ"), ("S5", "H5", "D5", "S4"), ("?5", "?5"), ())
cards = st.sampled_from(SETS) | few_cards


def options() -> st.SearchStrategy[Options]:
    chosen = {option.key: st.sampled_from(tuple(option.values)) for option in OPTIONS}
    return st.fixed_dictionaries(chosen).map(lambda values: msgspec.convert(msgspec.to_builtins(DEFAULTS) | values, Options))


def play_acts() -> st.SearchStrategy[d.Act]:
    """Any act of the play but the opening of the match; plays and passes are the most frequent."""
    play, gives_way = st.builds(d.CardsPlayed, seat, cards), st.builds(d.Passed, seat)
    return st.one_of(
        *(play, play, play, gives_way, gives_way, PLAY_ACTS),
        st.builds(d.HandDealt, seat, cards, st.booleans()),
        st.builds(d.BidMade, seat, bid),
        st.builds(d.LandlordNoted, seat, bid),
        st.builds(d.BottomShown, few_cards),
        st.builds(d.ScoresNoted, scores),
        st.builds(d.TotalsNoted, scores),
        st.just(d.TimeCalled()),
    )


def plays() -> st.SearchStrategy[d.Act]:
    """Plays about which open readings differ: wings, and four with something."""
    short = ("333444 55", "333444 56", "333444 35", "333444 BR")
    wings = st.sampled_from((*short, "333444555 KKK", "333444555 666", "333444555666 7777"))
    quads = st.sampled_from(("3333 44", "3333 45", "3333 BR", "3333 4444", "3333 5 66", "3333"))
    return st.builds(d.CardsPlayed, seat, st.one_of(wings, quads).map(of_ranks)) | st.builds(d.Passed, seat)


def of_ranks(signs: str) -> tuple[str, ...]:
    """Cards of these ranks, the suits in order.

    >>> of_ranks("33 B")
    ('S3', 'H3', 'BJ')
    """
    left = {rank: iter(codes) for rank, codes in OF_RANK.items()}
    return tuple(next(left[sign]) for sign in signs.replace(" ", ""))


def results() -> st.SearchStrategy[d.Result]:
    """Any result, also such as no act ever gave."""
    maybe = st.none() | bid
    side, spring = st.none() | st.sampled_from(get_args(d.Side)), st.none() | st.sampled_from(get_args(d.Spring))
    by = st.sampled_from(("play", "sheet"))
    return st.one_of(
        st.just(d.Redealt()),
        st.builds(d.LandlordMade, seat, bid),
        st.builds(d.TrickTaken, seat),
        st.builds(d.Doubled, st.sampled_from(("bomb", "rocket")), number),
        st.builds(d.DealSettled, number, side, nobody, maybe, maybe, spring, st.none() | scores, by),
        st.builds(d.DealStopped, number, st.sampled_from(("time", "ruling"))),
        st.builds(d.DealReopened, number),
        st.builds(d.TrickReopened, number),
        st.builds(d.DealRuled, number, st.none() | scores, number),
        st.builds(d.DealUnruled, number),
        st.builds(d.TurnGiven, seat),
        st.builds(d.PlayOffDue, st.lists(seat, max_size=3).map(tuple)),
        st.builds(d.MatchRuled, nobody),
        st.builds(d.MatchWon, seat, scores),
        st.just(d.MatchReopened()),
    )

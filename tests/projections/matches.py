"""Matches taken down and audited, for the tests of what is made of them."""

from hypothesis import strategies as st

from core.cards import DECK, OF_RANK
from core.doudizhu import messages as d
from core.doudizhu.state import SEATS
from core.gomoku.messages import ColoursTaken, TossHeld
from core.gomoku.options import Options
from core.gomoku.state import Standing
from core.script import script
from core.table import Act
from projections.audit import Audit, audit
from tests.core.given import CHIEF, SCRIBE, By, kept, kept_at, readings, stones, taken_down
from tests.core.gomoku.games import games
from tests.machines.doudizhu import strategies as doudizhu
from tests.machines.strategies import actors, desk_acts, options, play_acts, rewinds


def audited(*acts: Act | By, **chosen: str) -> Audit:
    """The audit of a match in which these acts were done as played."""
    return audit(script(taken_down(*acts, readings=readings(**chosen))))


def gomoku_standing(found: Audit) -> Standing:
    """Where a 五子棋 match stands at the end."""
    assert isinstance(found.standing, Standing)
    return found.standing


@st.composite
def told(draw: st.DrawFn) -> tuple[Options, tuple[By, ...]]:
    """Readings, and a match of whole games with anything between them, going back and the desk included."""
    chosen, acts = draw(options()), list[By]()
    for _ in range(draw(st.integers(1, 3))):
        black = draw(st.sampled_from((0, 1, None)))
        if black is not None:
            beginning: tuple[Act, ...] = (TossHeld(0 if black == 0 else 1), ColoursTaken(0 if black == 0 else 1))
            acts += (By(CHIEF, act) for act in beginning)
        acts += (By(CHIEF, act) for act in stones(" ".join(draw(games))))
        acts += draw(st.lists(st.builds(By, actors, st.one_of(play_acts(), desk_acts(), play_acts(), rewinds())), max_size=6))
    return chosen, kept(*acts, readings=chosen)


def plays() -> st.SearchStrategy[d.Act]:
    """Plays about which open readings differ: wings, and four with something."""
    short = ("333444 55", "333444 56", "333444 35", "333444 BR")
    wings = st.sampled_from((*short, "333444555 KKK", "333444555 666", "333444555666 7777"))
    quads = st.sampled_from(("3333 44", "3333 45", "3333 BR", "3333 4444", "3333 5 66", "3333"))
    return st.builds(d.CardsPlayed, doudizhu.seat, st.one_of(wings, quads).map(of_ranks)) | st.builds(d.Passed, doudizhu.seat)


def of_ranks(signs: str) -> tuple[str, ...]:
    """Cards of these ranks, the suits in order.

    >>> of_ranks("33 B")
    ('S3', 'H3', 'BJ')
    """
    left = {rank: iter(codes) for rank, codes in OF_RANK.items()}
    return tuple(next(left[sign]) for sign in signs.replace(" ", ""))


@st.composite
def dealt(draw: st.DrawFn) -> tuple[d.MatchOpened, tuple[By, ...]]:
    """A 斗地主 match under any readings: a few deals with anything in them, going back and the desk included."""
    opening = d.MatchOpened(("p-a", "p-b", "p-c"), draw(doudizhu.options()))
    acts = list[By]()
    for _ in range(draw(st.integers(1, 3))):
        acts += draw(st.sampled_from((BID_AND_SHOWN, NOBODY_BIDS, ())))
        acts += draw(st.lists(st.builds(By, st.just(SCRIBE), st.one_of(plays(), doudizhu.play_acts())), max_size=12))
        acts += draw(st.lists(st.builds(By, actors, st.one_of(desk_acts(), rewinds())), max_size=2))
    return opening, kept_at(opening, *acts)


_HANDS = tuple(DECK[place : place + 17] for place in (0, 17, 34))
_DEALT = tuple(d.HandDealt(seat, hand) for seat, hand in zip(SEATS, _HANDS, strict=True))
_DEAL: tuple[d.Act, ...] = (d.DealBegun(2), d.FaceUpDrawn(0), *_DEALT)
BID_AND_SHOWN = tuple(By(SCRIBE, act) for act in (*_DEAL, d.BidMade(0, 3), d.BottomShown(DECK[51:])))
NOBODY_BIDS = tuple(By(SCRIBE, act) for act in (*_DEAL, d.BidMade(0, 0), d.BidMade(1, 0), d.BidMade(2, 0)))

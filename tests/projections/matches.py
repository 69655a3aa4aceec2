"""Matches taken down and audited, for the tests of what is made of them."""

from hypothesis import strategies as st

from core.cards import DECK
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
from tests.machines import doudizhu_strategies as doudizhu
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


@st.composite
def dealt(draw: st.DrawFn) -> tuple[d.MatchOpened, tuple[By, ...]]:
    """A 斗地主 match under any readings: a few deals with anything in them, going back and the desk included."""
    opening = d.MatchOpened(("p-a", "p-b", "p-c"), draw(doudizhu.options()))
    acts = list[By]()
    for _ in range(draw(st.integers(1, 3))):
        acts += draw(st.sampled_from((BID_AND_SHOWN, NOBODY_BIDS, ())))
        acts += draw(st.lists(st.builds(By, st.just(SCRIBE), st.one_of(doudizhu.plays(), doudizhu.play_acts())), max_size=12))
        acts += draw(st.lists(st.builds(By, actors, st.one_of(desk_acts(), rewinds())), max_size=2))
    return opening, kept_at(opening, *acts)


_HANDS = tuple(DECK[place : place + 17] for place in (0, 17, 34))
_DEALT = tuple(d.HandDealt(seat, hand) for seat, hand in zip(SEATS, _HANDS, strict=True))
_DEAL: tuple[d.Act, ...] = (d.DealBegun(2), d.FaceUpDrawn(0), *_DEALT)
BID_AND_SHOWN = tuple(By(SCRIBE, act) for act in (*_DEAL, d.BidMade(0, 3), d.BottomShown(DECK[51:])))
NOBODY_BIDS = tuple(By(SCRIBE, act) for act in (*_DEAL, d.BidMade(0, 0), d.BidMade(1, 0), d.BidMade(2, 0)))

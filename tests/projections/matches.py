"""Matches taken down and audited, for the tests of what is made of them."""

from hypothesis import strategies as st

from core.gomoku.messages import ColoursTaken, TossHeld
from core.gomoku.options import Options
from core.script import script
from core.table import Act
from projections.audit import Audit, audit
from tests.core.given import CHIEF, By, kept, readings, stones, taken_down
from tests.core.gomoku.games import games
from tests.machines.strategies import actors, desk_acts, options, play_acts, rewinds


def audited(*acts: Act | By, **chosen: str) -> Audit:
    """The audit of a match in which these acts were done as played."""
    return audit(script(taken_down(*acts, readings=readings(**chosen))))


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

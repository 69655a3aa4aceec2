"""Where an act stands in a 升级 match, against a count kept beside the log: deals begun and settled, plays laid."""

import pytest

from core.messages import Acted
from core.script import Taken, judged_one_by_one, script
from core.trumps import messages as m
from projections.place import Place, where
from projections.trumps.place import next_number, place
from tests.core.given import By
from tests.core.shengji.given import DEALT, LEADS, PLAYED, Acts, after, given, play_of, plays
from tests.projections.logs import Log
from tests.projections.shengji.logs import logged, match, readings


def taken(log: Log) -> tuple[Taken, ...]:
    """Every act of a log, the quiet ones too."""
    return judged_one_by_one(script((entry.event, entry.actor) for entry in log)).taken


def counted(log: Log) -> list[tuple[int, int]]:
    """The deal and the number of the play of each act, by counting ends of deals and plays in the log."""
    over, plays_laid, found = 0, 0, []
    for entry in log[1:]:
        match entry.event:
            case m.DealSettled() | m.DealStopped():
                over, plays_laid = over + 1, 0
            case m.Redealt():
                plays_laid = 0
            case m.CardsPlayed():
                plays_laid += 1
                found.append((over + 1, plays_laid))
            case event if isinstance(event, Acted):
                found.append((over + 1, 0))
    return found


@pytest.mark.parametrize("seed", [4, 8])
def test_every_act_of_a_played_match_stands_where_counting_puts_it(seed: int) -> None:
    log = match(seed)

    assert [(each.game, each.ply) for each in map(place, taken(log))] == counted(log)


# what a line of acts ends with, and where its last act stands: the deal, and the play in it
STANDS: dict[str, tuple[Acts, tuple[int, int]]] = {
    "a hand": (DEALT[:2], (1, 0)),
    "a play": ((*LEADS, *plays("A S8877")), (1, 1)),
    "the play after one that was taken back": (
        (*LEADS, *plays("A SA, B SK"), m.PlayTakenBack(1), m.CardsPlayed(1, ("SJ",))),
        (1, 2),
    ),
    "the play that ends a deal": (PLAYED, (1, 100)),
    "a signature after it": ((*PLAYED, m.SheetSigned(0)), (1, 0)),
    "a shuffle after it": ((*PLAYED, m.DealBegun()), (2, 0)),
    "a hand of the next deal, no shuffle recorded": ((*PLAYED, m.HandDealt(0, ("SA",) * 25)), (2, 0)),
    "a shuffle while a deal is played": ((*LEADS, *plays("A SA"), m.DealBegun()), (2, 0)),
    "a second shuffle of a deal of which nothing is known": ((m.DealBegun(), m.DealBegun()), (1, 0)),
    "the shuffle of a deal that is dealt again": ((*DEALT, m.NobodyDeclared(), m.DealBegun()), (1, 0)),
    "a result without a deal": (after(85), (1, 0)),
    "the result of the second deal": ((*after(85), *after(40)), (2, 0)),
    "a signature once the match is decided": ((*after(85), *after(40), m.SheetSigned(0)), (0, 0)),
    "a signature before the first deal": ((m.SheetSigned(0),), (0, 0)),
}


@pytest.mark.parametrize("what", STANDS)
def test_an_act_stands_in_its_deal(what: str) -> None:
    acts, (deal, ply) = STANDS[what]
    log = logged([act for act in acts if not isinstance(act, By)], readings(), 2)
    last = taken(log)[-1]

    assert place(last) == Place(last.version, len(acts), deal, ply, "deal")


def test_a_place_is_told_by_deal_and_play() -> None:
    log = logged([act for act in (*LEADS, *plays("A SA")) if not isinstance(act, By)])

    assert [where(place(each)).en for each in taken(log)[-2:]] == ["deal 1 (record 12)", "deal 1, play 1"]


def test_the_next_shuffle_begins_the_deal_on_the_table_while_nothing_is_done_in_it() -> None:
    lines: tuple[Acts, ...] = ((), (m.DealBegun(),), DEALT, PLAYED, (*PLAYED, m.DealBegun()), LEADS)

    assert [next_number(play_of(given(*acts))) for acts in lines] == [1, 1, 1, 2, 2, 2]

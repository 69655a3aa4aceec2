"""CD1.4: in which order the seats are asked, by rows written by hand and by an oracle that walks around the table."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.chaodipi.asking import Asked, Reading, opened, to_ask
from core.trumps.messages import Seat
from core.trumps.state import SEATS

A, B, C, D = SEATS


@pytest.mark.parametrize(
    ("asked", "opens", "order"),
    [
        # the declarer is the caller: the three others, from the next player
        (Asked(A, A), "yes", (B, C, D)),
        (Asked(C, C), "no", (D, A, B)),
        # the next player is the caller: from the caller's next; neither caller nor declarer in the first round
        (Asked(A, B), "yes", (C, D)),
        (Asked(A, C), "yes", (B, D)),
        (Asked(A, D), "yes", (B, C)),
        # nobody called, the third bottom card gave trumps: nobody is the caller
        (Asked(A, None), "yes", (B, C, D)),
        # the declarer overturned before taking the bottom: it is somebody else's for the caller, or not
        (Asked(A, C, overturned=True), "yes", (B, C, D)),
        (Asked(A, C, overturned=True), "no", (B, D)),
        (Asked(A, B, overturned=True), "yes", (C, D, B)),
        # somebody else has: all others from the next player, the declarer and the caller too
        (Asked(A, B, stirs=(C,)), "yes", (D, A, B)),
        (Asked(A, A, stirs=(D,)), "no", (A, B, C)),
        (Asked(A, B, stirs=(C, B)), "no", (C, D, A)),
        (Asked(A, B, stirs=(D, A)), "no", (B, C, D)),
        # who has passed since is not asked again
        (Asked(A, A, passed=(B,)), "yes", (C, D)),
        (Asked(A, A, passed=(B, C, D)), "yes", ()),
        (Asked(A, A, stirs=(B,), passed=(C, D)), "yes", (A,)),
        # only the caller, let in by the declarer's overturn, has: that opens nothing to the declarer
        (Asked(A, C, overturned=True, stirs=(C,)), "yes", (D, B)),
        # nothing is above the big jokers
        (Asked(A, A, stirs=(B,), top=True), "yes", ()),
    ],
)
def test_cd1_4_who_is_asked(asked: Asked, opens: Reading, order: tuple[Seat, ...]) -> None:
    assert to_ask(asked, opens) == order


def test_cd1_4_in_the_first_round_neither_declarer_nor_caller() -> None:
    for declarer, caller in product(SEATS, SEATS):
        asked = Asked(declarer, caller)
        assert [seat for seat in SEATS if not opened(asked, seat, "yes")] == sorted({declarer, caller})


READING: st.SearchStrategy[Reading] = st.sampled_from(["yes", "no"])
SEAT = st.sampled_from(SEATS)


@given(SEAT, st.one_of(st.none(), SEAT), st.booleans(), READING, st.data())
def test_cd1_4_asking_comes_to_an_end_and_asks_nobody_against_himself(
    declarer: Seat, caller: Seat | None, over: bool, opens: Reading, data: st.DataObject
) -> None:
    overturned = over and caller not in (None, declarer)
    asked = Asked(declarer, caller, overturned)

    for left in range(5, -1, -1):  # pairs that are higher and higher: there are six
        while order := to_ask(asked, opens):
            seat = order[0]
            assert not asked.stirs or seat != asked.stirs[-1]
            assert seat not in asked.passed
            if data.draw(st.booleans()):
                asked = Asked(declarer, caller, overturned, (*asked.stirs, seat), (), top=left == 0)
                break
            asked = Asked(declarer, caller, overturned, asked.stirs, (*asked.passed, seat), asked.top)

    others = [seat for seat in SEATS if seat not in (declarer, caller)]
    if to_ask(asked, opens) == () and not asked.top and not asked.stirs:
        assert set(others) <= set(asked.passed)

"""A play that keeps every clause itself is taken down at a strict table, whatever it proves of an earlier act."""

from collections.abc import Callable

import pytest

from core.live import Live
from core.trumps.messages import CardsPlayed
from events.memory import MemoryStore
from events.session import Refused, Session, new_match
from tests.core.cards_case import Case
from tests.core.doudizhu.given import given as at_doudizhu
from tests.core.doudizhu.irregular import CASES as OF_DOUDIZHU
from tests.core.given import CHIEF, By
from tests.core.guandan.given import given as at_guandan
from tests.core.guandan.irregular import CASES as OF_GUANDAN
from tests.core.shengji.given import given as at_shengji
from tests.core.shengji.irregular import CASES as OF_SHENGJI

PROVED = {"revoke_proved", "pair_proved", "tractor_proved", "throw_proved", "tribute_disproved", "none_disproved", "exposed"}
CASES = [
    (given, case)
    for given, cases in ((at_shengji, OF_SHENGJI), (at_guandan, OF_GUANDAN), (at_doudizhu, OF_DOUDIZHU))
    for case in cases
    if set(case.finds) & (PROVED - {"exposed"}) and set(case.finds) <= PROVED
]


def sitting(opened: Live, case: Case) -> Session:
    """A table at which what came before was taken down as it was done, and which is strict from here on."""
    store = MemoryStore()
    new_match(store, opened.history.opening, "m-1", "c-0", CHIEF, 0)
    session = Session(store, "m-1", "as_played", lambda: 0)
    for n, act in enumerate(case.given, start=1):
        by = act if isinstance(act, By) else By(CHIEF, act)
        session.do(by.act, by.actor, f"c-{n}")
    session.policy = "strict"
    return session


@pytest.mark.parametrize(("given", "case"), CASES, ids=[case.what for _, case in CASES])
def test_sj5_1_gd5_2_and_gc3_2_what_proves_an_earlier_act_wrong_is_taken_down_with_the_finding(
    given: Callable[..., Live], case: Case
) -> None:
    session = sitting(given(*case.given, **case.options), case)
    done = session.do(case.act, CHIEF, "c-last")

    assert tuple(v.rule.code.partition(".")[2] for v in done.violations) == case.finds
    assert done.events[0] == case.act


def test_sj5_1_a_play_that_breaks_a_clause_itself_is_refused_whatever_it_proves() -> None:
    case = next(case for case in OF_SHENGJI if case.what == "a revoke that a later play proves")
    session = sitting(at_shengji(*case.given), case)
    with pytest.raises(Refused):
        session.do(CardsPlayed(2, ("SK",)), CHIEF, "c-last")


def test_every_rule_of_what_is_proved_later_is_tried() -> None:
    assert {code for _, case in CASES for code in case.finds} == PROVED

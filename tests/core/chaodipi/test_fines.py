"""CD4.1 to CD4.6: what offences cost, alone and together, in either order."""

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.chaodipi.fines import Fine, Gain, Role, at_once, at_the_end, failed_throw, wrong_burial, wrong_count, wrong_follow

SIDES: tuple[Role, ...] = ("declarers", "collectors")


def every_fine(of: Role) -> dict[str, Fine]:
    """Return one fine of each kind that CD4 names."""
    buried = wrong_burial(9, of, "last_burier", before_lead=False, then="fined")
    assert buried is not None
    return {
        "a throw of five that fails": failed_throw(of, 5, 2, "per_thrown_card"),
        "two wrong cards": wrong_follow(of, 2, deliberate=False, reading="added"),
        "two wrong cards, deliberately": wrong_follow(of, 2, deliberate=True, reading="added"),
        "nine buried": buried,
        "one hand short": wrong_count([], [of], 8, "burial_alone")[0],
        "partners over and short": wrong_count([of], [of], 8, "burial_alone")[0],
    }


COSTS = {
    "a throw of five that fails": 50,
    "two wrong cards": 20,
    "two wrong cards, deliberately": 40,
    "nine buried": 80,
    "one hand short": 10,
    "partners over and short": 20,
}


@pytest.mark.parametrize("name", COSTS)
def test_cd4_each_offence_costs_what_its_clause_says(name: str) -> None:
    assert every_fine("declarers")[name].points == every_fine("collectors")[name].points == COSTS[name]


@pytest.mark.parametrize("name", COSTS)
@pytest.mark.parametrize(("points", "added", "taken"), [(0, None, 0), (60, None, None), (195, 200, None), (200, 200, None)])
def test_cd4_1_a_fine_alone_stays_between_0_and_200(name: str, points: int, added: int | None, taken: int | None) -> None:
    cost = COSTS[name]

    up = at_the_end(points, [every_fine("declarers")[name]])
    down = at_the_end(points, [every_fine("collectors")[name]])

    assert up == (points + cost if added is None else added)
    assert down == (max(0, points - cost) if taken is None else taken)


@pytest.mark.parametrize(("one", "two"), list(product(COSTS, repeat=2)))
def test_cd4_1_two_offences_count_the_same_in_both_orders(one: str, two: str) -> None:
    for ours, theirs, points in product(SIDES, SIDES, [0, 35, 100, 190]):
        first, second = every_fine(ours)[one], every_fine(theirs)[two]
        off = sum(COSTS[name] for name, side in ((one, ours), (two, theirs)) if side == "collectors")
        on = sum(COSTS[name] for name, side in ((one, ours), (two, theirs)) if side == "declarers")
        due = min(200, max(0, points - off) + on)

        assert at_the_end(points, [first, second]) == at_the_end(points, [second, first]) == due


def test_cd4_1_counted_at_once_the_floor_and_the_ceiling_make_the_order_matter() -> None:
    off, on = Fine("collectors", 40, "CD4.2"), Fine("declarers", 40, "CD4.2")

    assert at_once([Gain(10), off, on]) == 40
    assert at_once([Gain(10), on, off]) == 10
    assert at_the_end(10, [on, off]) == 40


def test_cd4_1_points_that_the_bottom_brought_above_200_stay() -> None:
    assert at_the_end(260, [Fine("declarers", 80, "CD4.4")]) == 260
    assert at_the_end(260, [Fine("collectors", 80, "CD4.4")]) == 180
    assert at_the_end(260, [Fine("collectors", 80, "CD4.4"), Fine("declarers", 10, "CD4.6")]) == 190


def test_cd4_2_a_fine_per_beaten_card() -> None:
    assert failed_throw("collectors", 5, 2, "per_beaten_card") == Fine("collectors", 20, "CD4.2")


def test_cd4_3_a_deliberate_wrong_follow_instead_of_the_cards() -> None:
    assert wrong_follow("declarers", 4, deliberate=True, reading="instead") == Fine("declarers", 20, "CD4.3")


@pytest.mark.parametrize(
    ("buried", "last", "reading", "before", "then", "due"),
    [
        (8, "declarers", "last_burier", False, "fined", None),
        (7, "declarers", "last_burier", False, "fined", "declarers"),
        (9, "collectors", "last_burier", False, "free", "collectors"),
        (9, "collectors", "declarers", False, "fined", "declarers"),
        (9, "collectors", "last_burier", True, "fined", "collectors"),
        (9, "collectors", "last_burier", True, "free", None),
    ],
)
def test_cd4_4_who_pays_for_a_bottom_that_is_not_eight(
    buried: int, last: Role, reading: str, before: bool, then: str, due: Role | None
) -> None:
    found = wrong_burial(
        buried,
        last,
        "declarers" if reading == "declarers" else "last_burier",
        before_lead=before,
        then="free" if then == "free" else "fined",
    )

    assert found == (None if due is None else Fine(due, 80, "CD4.4"))


@pytest.mark.parametrize(
    ("over", "short", "due"),
    [
        ("", "", {}),
        ("d", "", {"declarers": 10}),
        ("", "c", {"collectors": 10}),
        ("d", "c", {}),
        ("c", "c", {"collectors": 20}),
        ("dc", "", {"declarers": 10, "collectors": 10}),
        ("dc", "d", {"declarers": 20, "collectors": 10}),
    ],
)
def test_cd4_6_hands_of_a_wrong_number(over: str, short: str, due: dict[str, int]) -> None:
    name: dict[str, Role] = {"d": "declarers", "c": "collectors"}

    for long, few in product(permutations(over), permutations(short)):
        found = wrong_count([name[each] for each in long], [name[each] for each in few], 8, "burial_alone")
        assert {fine.of: fine.points for fine in found} == due
        assert wrong_count([name[each] for each in long], [name[each] for each in few], 7, "burial_alone") == ()
        assert wrong_count([name[each] for each in long], [name[each] for each in few], 7, "both") == found


@given(st.integers(0, 80).map(lambda n: 5 * n), st.lists(st.builds(Fine, st.sampled_from(SIDES), st.integers(1, 9), st.just(""))))
def test_cd4_1_at_the_end_no_order_of_fines_changes_the_points(points: int, fines: list[Fine]) -> None:
    assert (
        at_the_end(points, fines) == at_the_end(points, fines[::-1]) == at_the_end(points, sorted(fines, key=lambda f: f.points))
    )
    assert at_the_end(points, fines) <= max(points, 200)
    assert at_the_end(points, fines) >= 0

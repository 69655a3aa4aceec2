"""What the hints leave out parts nowhere: option by option the short way finds what judging the whole match again finds."""

import pytest

from core.shengji.options import DEFAULTS, Options
from core.trumps import messages as m
from projections.partings import partings
from projections.shengji.hints import touched
from tests.core.given import By
from tests.core.shengji.given import ASKING, BURIED, LATER, LIMIT, A, Acts, B, D, asks, cards
from tests.core.shengji.irregular_overturns import OVERTURNS
from tests.core.shengji.irregular_trumps import TRUMPS
from tests.projections.hinted import audited, holds, in_full
from tests.projections.shengji.logs import logged, match, readings

OTHER = readings(
    overturn_opens="during_draw", first_deal_bottom="each_in_turn", later_overturn_order="one_round", past_a="stops_at_a"
)


@pytest.mark.parametrize(("seed", "options"), [(4, DEFAULTS), (8, DEFAULTS), (5, OTHER)], ids=["4", "8", "5, other readings"])
def test_of_a_played_match_no_reading_is_passed_over(seed: int, options: Options) -> None:
    assert {parting.option for parting in holds(match(seed, 2, options))} >= {"coins"}


def test_sj5_5_of_follows_that_are_folded_at_once_no_reading_is_passed_over() -> None:
    """Every play is lawful where the number of trumps is enough; where it is not, one in the middle of the deal is not."""
    readings_of_play = readings(follow_throw="suit_only", forced_component="smallest", follow_trumps="number_only")

    assert "follow_trumps" in {parting.option for parting in holds(match(2, 1, readings_of_play))}


@pytest.mark.parametrize(("seed", "thrown"), [(3, False), (8, False), (2, True)])
def test_sj5_4_readings_of_throws_are_tried_where_something_was_thrown(seed: int, *, thrown: bool) -> None:
    """Followers who discard several cards have thrown nothing."""
    done = audited(match(seed, 1))

    assert {touched(done, key, "") for key in ("throw_beaten_by", "forced_component", "follow_throw", "over_ruff")} == {thrown}
    assert touched(done, "follow_tractor", "")
    assert partings(done) == in_full(done)


SHOWN_CASES = {case.finds: case for case in (*TRUMPS, *OVERTURNS) if not any(isinstance(act, By) for act in case.given)}


@pytest.mark.parametrize("finds", SHOWN_CASES, ids=[" ".join(finds) for finds in SHOWN_CASES])
def test_of_what_is_shown_wrongly_no_reading_is_passed_over(finds: tuple[str, ...]) -> None:
    case = SHOWN_CASES[finds]
    acts = tuple(act for act in (*case.given, case.act) if not isinstance(act, By))

    holds(logged(acts, readings(**case.options), LIMIT))


NOTED: Acts = (*LATER[:-1], m.TrumpsNoted("D"), m.BottomTaken(A), m.BottomBuried(A, BURIED), m.CardsPlayed(B, ("SK",)))
A_TWO: Acts = (*LATER[:-2], m.BottomLaid(cards("H6 D8 C2 H5 D5 C6 S4 D4")), m.NobodyDeclared())
LINES: dict[str, tuple[Acts, str, str]] = {
    "who leads where trumps are only noted": (NOTED, "first_lead", "last_overturner"),
    "trumps that are noted, the third bottom card being a 2": ((*A_TWO, m.TrumpsNoted("C")), "third_bottom_two", "its_suit"),
    "the order in which the seats are asked": ((*ASKING, *asks(D)), "later_overturn_order", "first_to_speak"),
}


@pytest.mark.parametrize("what", LINES)
def test_a_reading_that_parts_is_named(what: str) -> None:
    acts, option, value = LINES[what]
    found = holds(logged([act for act in acts if not isinstance(act, By)], DEFAULTS, LIMIT))

    assert (option, value) in {(parting.option, parting.value) for parting in found}

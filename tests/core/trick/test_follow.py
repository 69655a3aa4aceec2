"""One wrong follow is one breach, and what it says was due does every duty at once (SJ5.1 to SJ5.5)."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from core.cards import less
from core.trick.follow import Breach, breach, example
from core.trick.order import Order, order_of
from core.trick.parts import Lead, lead_of
from core.trick.ways import USUAL, Ways

READINGS = st.builds(
    Ways,
    permanent_trumps=st.just("jokers"),
    follow_tractor=st.sampled_from(("longest_available", "pairs_suffice", "same_length")),
    follow_throw=st.sampled_from(("by_component", "pairs_only", "suit_only")),
    pair_inside_tractor=st.sampled_from(("must_play", "protected")),
    follow_trumps=st.sampled_from(("as_side_suit", "number_only")),
)


@st.composite
def follows(draw: st.DrawFn) -> tuple[Lead, tuple[str, ...], tuple[str, ...], Order, Ways]:
    """A lead, a hand dense in its suit, and some cards of it as the play."""
    ways = draw(READINGS)
    order = order_of("9", draw(st.sampled_from(("H", None))), ways)
    suit = draw(st.sampled_from(tuple(order.strength)))
    near = sorted((card for card in order.place if order.suit_of[card] == suit), key=order.place.__getitem__)[-8:]
    pack = draw(st.permutations([card for card in near for _ in range(2)]))
    number = draw(st.integers(1, 5))
    lead = lead_of(pack[:number], order, ways)
    assert lead is not None
    others = ["C3", "C4", "D3", "D4", "S3"]
    hand = (*pack[number : draw(st.integers(number, len(pack)))], *others[: draw(st.integers(0, 5))])
    hand = (*hand, *["D5", "D6", "D7", "D8", "D5"][: max(0, number - len(hand))])
    return lead, hand, tuple(draw(st.permutations(hand)))[:number], order, ways


@given(follows())
def test_sj5_1_to_sj5_5_the_example_of_a_wrong_follow_is_lawful_when_it_is_asked_again(
    asked: tuple[Lead, tuple[str, ...], tuple[str, ...], Order, Ways],
) -> None:
    lead, hand, play, order, ways = asked
    found = breach(lead, hand, play, order, ways)
    assert breach(lead, hand, example(lead, hand, order, ways), order, ways) is None
    if found is None:
        return
    assert breach(lead, hand, found.example, order, ways) is None
    assert not Counter(found.example) - Counter(hand)
    for due in found.due:
        assert breach(lead, hand, completed(due, lead, hand, play, order), order, ways) is None, (lead, hand, play, found)


def completed(due: tuple[str, ...], lead: Lead, hand: tuple[str, ...], play: tuple[str, ...], order: Order) -> tuple[str, ...]:
    """What was due, filled up with what was played of the suit and then with the rest of the hand, as a player would."""
    left = less(hand, due)
    mine = [card for card in play if card in left]
    rest = sorted(left, key=lambda card: (order.suit_of[card] != lead.suit, card not in mine))
    return (*due, *rest[: len(lead.cards) - len(due)])


def of(lead: str, hand: str, play: str, ways: Ways = USUAL, *, whole: bool = True) -> Breach | None:
    order = order_of("9", "H", ways)
    led = lead_of(lead.split(), order, ways)
    assert led is not None
    return breach(led, tuple(hand.split()), tuple(play.split()), order, ways, whole=whole)


def test_sj5_2_a_play_short_in_suit_and_in_pairs_is_one_breach_whose_due_does_both() -> None:
    found = of("SA SA", "S3 S3 S5 C7", "S5 C7")
    assert found is not None
    assert [duty.kind for duty in found.duties] == ["suit", "pair"]
    assert (found.due, found.example) == ((("S3", "S3"),), ("S3", "S3"))


def test_sj5_4_every_run_that_a_throw_was_owed_is_named() -> None:
    found = of("SA SA SK SK SJ SJ", "S3 S3 S4 S4 S6 S6 S7 C7", "S3 S4 S6 S7 S3 C7")
    assert found is not None
    assert [(duty.kind, duty.pairs, duty.lacking) for duty in found.duties] == [("suit", 0, 1), ("tractor", 2, 2)]
    assert found.due == (("S6", "S6", "S4", "S4", "S3", "S3"),)


PROTECTED = Ways(pair_inside_tractor="protected")


def test_pair_inside_tractor_protected_keeps_back_only_from_a_pair_that_was_led() -> None:
    hand, split = "S3 S3 S4 S4 S6 S7", "S6 S7"
    assert of("SA SA", hand, split, PROTECTED) is None
    assert of("SA SA", hand, split) is not None
    for reading in ({"follow_tractor": "pairs_suffice"}, {"follow_throw": "pairs_only"}):
        ways = Ways(pair_inside_tractor="protected", **reading)
        assert of("SA SA", hand, split, ways) is None  # a pair was led
    pairs_suffice = Ways(pair_inside_tractor="protected", follow_tractor="pairs_suffice")
    assert of("SA SA SK SK", "S3 S3 S4 S4 S6 S7 S8", "S3 S4 S6 S7", pairs_suffice) is not None
    pairs_only = Ways(pair_inside_tractor="protected", follow_throw="pairs_only")
    assert of("SA SA SK", "S3 S3 S4 S4 S6 S7 S8", "S6 S7 S8", pairs_only) is not None


def test_pair_inside_tractor_a_protected_pair_is_not_named_as_due() -> None:
    found = of("SA SA", "S3 S3 S4 S4 S7 S7 S8", "S3 S4", PROTECTED)
    assert found is not None
    assert found.due == (("S7", "S7"),)
    assert of("SA SA", "S3 S3 S4 S4 S7 S7 S8", "S3 S3", PROTECTED) is None  # whoever likes may give it


def test_pair_inside_tractor_of_a_hand_not_known_in_full_a_protected_pair_is_not_known_to_be_owed() -> None:
    assert of("SA SA", "S3 S4 S7 S7", "S3 S4", PROTECTED) is not None
    assert of("SA SA", "S3 S4 S7 S7", "S3 S4", PROTECTED, whole=False) is None

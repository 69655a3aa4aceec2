"""SJ5.4 and CD3.4: what of a throw the cards that are not seen can beat, where the hands are not known."""

from random import Random

import pytest

from core.cards import DECK
from core.trick.throws import settled
from core.trumps.messages import CardsExposed, CardsPlayed, ThrowCalled
from core.trumps.state import Following
from core.trumps.throwing import may_stay, thrown_lead, thrown_of
from core.trumps.trumps import order_in, ways_of
from tests.core.shengji.given import HIDDEN, A, B, Cards, cards, found, given, play_of, plays, unsure, when

KINGS_SHOWN = CardsExposed(B, ("SK", "SK"))


def thrown(text: str, **options: str) -> Following:
    state = play_of(given(*HIDDEN, *plays(f"A {text}"), **options))
    assert isinstance(state, Following)
    return state


def by_dealing(state: Following, shuffles: int = 600) -> set[Cards]:
    """The slow definition: what is forced when the spades that are not seen are dealt to the three others in many ways."""
    order, options, lead = order_in(state.deal, state.match.options), state.match.options, thrown_lead(state)
    assert order is not None
    assert lead is not None
    rest = [card for card in DECK for _ in range(2) if card[0] == "S" and order.suit_of[card] == "S"]
    for card in thrown_of(state).cards:
        rest.remove(card)
    random, results = Random(54), set()
    for _ in range(shuffles):
        weights = [random.choice((0, 1, 8)) for _ in range(3)] + [1 + random.randrange(20)]
        hands: list[list[str]] = [[], [], [], []]
        pairs_together = random.random() < 0.5
        for n, card in enumerate(rest):
            again = pairs_together and n > 0 and rest[n - 1] == card
            to = next(hand for hand in hands if card in hand) if again else random.choices(hands, weights)[0]
            to.append(card)
        part = settled(lead, hands[:3], order, ways_of(options))
        results.add(thrown_of(state).cards if part is None else part.cards)
    return results


@pytest.mark.parametrize("option", ["smallest_beaten", "smallest", "first_beaten"])
@pytest.mark.parametrize("text", ["SAQQ", "SAAQ", "SAAKJJ", "SKKQ8877", "SAAQQ", "SAAK", "SAA9966", "SAJT9", "SQQ88T"])
def test_sj5_4_what_may_stay_of_a_throw_is_what_some_deal_of_the_unseen_cards_forces(text: str, option: str) -> None:
    state = thrown(text, forced_component=option)
    lead = thrown_lead(state)
    assert lead is not None
    assert set(may_stay(state, thrown_of(state), lead)) == by_dealing(state)


@pytest.mark.parametrize("option", ["smallest_beaten", "first_beaten", "smallest"])
def test_sj5_4_a_component_that_nobody_can_beat_cannot_be_forced(option: str) -> None:
    told = when(given(*HIDDEN, *plays("A SAQQ"), forced_component=option), ThrowCalled(A, ("SA",), B))
    assert (found(told), unsure(told), told.violations[0].due) == (("throw_differs",), (), ("SQ", "SQ"))


def test_sj5_4_of_several_components_that_may_be_beaten_no_one_is_named_as_due() -> None:
    told = when(given(*HIDDEN, *plays("A SAQJJ")), ThrowCalled(A, ("SA",), B))
    assert (found(told), told.violations[0].due) == (("throw_differs",), ())
    assert "♠Q or ♠J ♠J" in told.violations[0].text.en or "♠J ♠J or ♠Q" in told.violations[0].text.en


def test_sj5_4_where_a_card_that_was_shown_settles_what_is_forced_nothing_is_left_open() -> None:
    match = (*HIDDEN, *plays("A SAQQ"), KINGS_SHOWN)
    right, wrong = (when(given(*match), ThrowCalled(A, cards(text), B)) for text in ("SQQ", "SA"))
    assert (found(right), unsure(right)) == ((), ())
    assert (found(wrong), unsure(wrong), wrong.violations[0].due) == (("throw_differs",), (), ("SQ", "SQ"))


def test_sj5_4_a_throw_that_is_known_to_be_beaten_and_is_called_good_is_left_to_stand() -> None:
    told = when(given(*HIDDEN, *plays("A SAQQ"), KINGS_SHOWN), ThrowCalled(A, cards("SAQQ"), failed=False))
    assert (found(told), told.violations[0].due) == (("throw_differs",), ("SQ", "SQ"))


def test_sj5_4_whether_a_throw_failed_at_all_is_left_open_where_nobody_is_known_to_beat_it() -> None:
    told = when(given(*HIDDEN, *plays("A SAQQ")), ThrowCalled(A, ("SQ", "SQ"), B))
    assert (found(told), unsure(told)) == ((), ("forced_unproved",))


def test_cd3_4_a_throw_that_nobody_can_beat_is_no_failed_one() -> None:
    told = when(given(*HIDDEN, *plays("A SAAK")), ThrowCalled(A, ("SK",), B))
    assert (found(told), unsure(told), told.violations[0].due) == (("throw_differs",), (), ("SA", "SA", "SK"))


LAID = plays("A SA, B S6, C S7, D S8, A SA, B S9, C S6, D S7")  # both aces are laid


@pytest.mark.parametrize("text", ["SKKQ", "SKKQQJ"])
def test_cd3_4_a_throw_of_which_nobody_can_beat_a_component_stands(text: str) -> None:
    told = when(given(*HIDDEN, *LAID), CardsPlayed(A, cards(text)))
    assert (found(told), unsure(told)) == ((), ())


@pytest.mark.parametrize("text", ["SKQ", "SKKJ", "SKJJ"])
def test_cd3_4_a_throw_that_a_card_not_seen_can_beat_is_left_open(text: str) -> None:
    told = when(given(*HIDDEN, *LAID), CardsPlayed(A, cards(text)))
    assert (found(told), unsure(told)) == ((), ("throw_unproved",))


def test_cd3_4_a_pair_of_which_a_card_of_each_higher_one_is_seen_stands() -> None:
    told = when(given(*HIDDEN, *plays("A SA, B SK, C S7, D S8")), CardsPlayed(A, cards("SA SQQ")))
    assert (found(told), unsure(told)) == ((), ())

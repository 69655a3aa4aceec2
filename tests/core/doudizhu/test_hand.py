"""What a 斗地主 hand holds when the three cards turn out to be others. In general: tests/core/climb/test_held.py."""

from core.cards import UNKNOWN, bits
from core.climb.held import exchanged, of, played, taken_up


def test_dz4_1_unknown_cards_turn_out_to_be_the_bottom() -> None:
    hand = taken_up(of(("S3",)), (UNKNOWN,) * 3)

    assert exchanged(hand, (UNKNOWN,) * 3, ("S4", "S5", "BJ")) == of(("S3", "S4", "S5", "BJ"))


def test_dz4_1_what_was_played_of_the_bottom_is_not_taken_up_again() -> None:
    hand = played(taken_up(of(("S3",)), ("S4", "S5", "S6")), ("S6",))

    assert exchanged(hand, ("S4", "S5", "S6"), ("S4", "S5", "S7")) == hand
    assert exchanged(hand, ("S4", "S5", "S6"), ("S4", "S7", "S6")).cards == bits(("S3", "S4", "S7"))


def test_dz4_1_more_or_fewer_cards_shown_are_so_many_in_the_hand() -> None:
    hand = taken_up(of(("S3",)), ("S4", "S5", "S6"))

    assert exchanged(hand, ("S4", "S5", "S6"), ("S4", "S5", "S6", "S7")).left == 5
    assert exchanged(hand, ("S4", "S5", "S6"), ("S4", "S5")).left == 3

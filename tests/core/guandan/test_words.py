"""How plays are written: wild cards with what they stand for (GD4.1), in the order in which they are laid out."""

import pytest

from core.climb.kinds import Reading
from core.guandan.options import DEFAULTS
from core.guandan.words import laid


def written(play: str, reading: tuple[str, str, int] | None, level: str | None = "2") -> str:
    return laid(tuple(play.split()), None if reading is None else Reading(*reading), level, DEFAULTS).en


@pytest.mark.parametrize(
    ("play", "reading", "then"),
    [
        ("H2 S6 S5 S8 S9", ("straight_flush", "5", 5), "♠5 ♠6 ♥2=♠7 ♠8 ♠9"),
        ("H2 S6 C5 S8 S9", ("straight", "5", 5), "♣5 ♠6 ♥2=7 ♠8 ♠9"),
        ("D9 S9 H2 C9 H9", ("bomb", "9", 5), "♠9 ♥9 ♣9 ♦9 ♥2=9"),
        ("H2 D9 S9", ("triple", "9", 1), "♠9 ♦9 ♥2=9"),
        ("DK C9 SK H9 H2", ("full_house", "9", 1), "♥9 ♣9 ♥2=9 ♠K ♦K"),
        ("DK C9 SK H9 H2", ("full_house", "K", 1), "♠K ♦K ♥2=K ♥9 ♣9"),
        ("C5 S5 D4 C3 S3 H4", ("tube", "3", 3), "♠3 ♣3 ♥4 ♦4 ♠5 ♣5"),
    ],
)
def test_gd4_1_cards_of_a_play_are_written_in_order_with_what_wild_cards_stand_for(
    play: str, reading: tuple[str, str, int], then: str
) -> None:
    assert written(play, reading) == then


@pytest.mark.parametrize(
    ("play", "reading", "then"),
    [
        ("?9 H2", ("pair", "9", 1), "9 ♥2=9"),
        ("H2 ?6 ?5 ?8 ?9", ("straight", "5", 5), "5 6 ♥2=7 8 9"),
        ("H2 S6 S5 ?8 S9", ("straight", "5", 5), "♠5 ♠6 ♥2=7 8 ♠9"),
        ("H2 C6 C5 C8 ?9", ("straight", "5", 5), "♣5 ♣6 ♥2=7 ♣8 9"),
        ("?K H2 ?9 ?9 ?K", ("full_house", "9", 1), "9 9 ♥2=9 K K"),
        ("?K H2 ?9 ?9 ?K", ("full_house", "K", 1), "K K ♥2=K 9 9"),
        ("?9 ?9 ?9 ?9 ?9 ?9 H2 H2", ("bomb", "9", 8), "9 9 9 9 9 9 ♥2=9 ♥2=9"),
        ("H2 ?3 ?3 ?4 ?4 ?5", ("tube", "3", 3), "3 3 4 4 5 ♥2=5"),
        ("?2 ?2", ("pair", "2", 1), "2 2"),
    ],
)
def test_gd4_1_what_a_wild_card_stands_for_where_the_suits_of_the_others_are_not_recorded(
    play: str, reading: tuple[str, str, int], then: str
) -> None:
    assert written(play, reading) == then


@pytest.mark.parametrize(
    ("play", "reading", "level", "then"),
    [
        ("?2 ?6 ?5 ?8 ?9", ("straight", "5", 5), "2", "9 8 6 5 2"),  # the level card is the wild one, and is not said to be
        ("H2 ?6 ?5 ?8 ?9", ("straight_flush", "5", 5), "2", "9 8 6 5 ♥2"),  # of which suit nobody can say
        ("H2 ?? ?5 ?8 ?9", ("straight", "5", 5), "2", "9 8 5 ♥2 (1 unknown)"),
        ("H2 S6", None, "2", "♠6 ♥2"),
        ("H2 S6", ("pair", "6", 1), None, "♠6 ♥2"),
    ],
)
def test_gd4_1_where_it_is_not_known_cards_are_only_named(
    play: str, reading: tuple[str, str, int] | None, level: str | None, then: str
) -> None:
    assert written(play, reading, level) == then

"""Each open reading of trick play does what it says, and nothing else does (SJ5.1 to SJ5.5, CD3.1 to CD3.4)."""

import pytest

from core.trick.choices import choices, count
from core.trick.follow import breach, example
from core.trick.order import order_of
from core.trick.parts import Lead, lead_of
from core.trick.throws import settled
from core.trick.ways import USUAL, Ways
from core.trick.winner import winner

JOKERS = Ways(permanent_trumps="jokers")


def cards(words: str) -> tuple[str, ...]:
    return tuple(words.split())


def led(words: str, level: str, suit: str | None, ways: Ways = USUAL, declared: str = "") -> Lead:
    parts = tuple(cards(part) for part in declared.split("/")) if declared else ()
    lead = lead_of(cards(words), order_of(level, suit, ways), ways, parts)
    assert lead is not None
    return lead


def kinds(lead: str, hand: str, play: str, level: str, suit: str | None, ways: Ways) -> list[str]:
    found = breach(led(lead, level, suit, ways), cards(hand), cards(play), order_of(level, suit, ways), ways)
    return [] if found is None else [duty.kind for duty in found.duties]


@pytest.mark.parametrize(
    ("ways", "played", "shape"),
    [
        (USUAL, "H5 H5 S5 S5", (2,)),  # trump level, other level
        (USUAL, "S5 S5 H2 H2", (2,)),  # other level, trump-suit 2
        (USUAL, "S2 S2 HA HA", (2,)),  # other 2, trump-suit A
        (USUAL, "BJ BJ H5 H5", (2,)),
        (USUAL, "RJ RJ BJ BJ", (2,)),
        (USUAL, "S5 S5 C5 C5", (1, 1)),  # equal cards are no neighbours
        (USUAL, "S2 S2 C2 C2", (1, 1)),
        (USUAL, "H4 H4 H6 H6", (2,)),  # across the level
        (USUAL, "S4 S4 S6 S6", (2,)),
        (USUAL, "HA HA H3 H3", (1, 1)),
        (USUAL, "S6 S6 S7 S7 S9 S9", (2, 1)),
        (JOKERS, "S5 S5 HA HA", (2,)),  # other level, trump-suit A
        (JOKERS, "H2 H2 HA HA", (1, 1)),
        (Ways(tractor_adjacency="level_not_to_suit", permanent_trumps="jokers"), "S5 S5 HA HA", (1, 1)),
        (Ways(tractor_adjacency="level_not_to_suit", permanent_trumps="jokers"), "H5 H5 S5 S5", (2,)),
        (Ways(tractor_adjacency="level_not_to_suit"), "S5 S5 H2 H2", (2,)),  # a permanent trump, no suit card
        (Ways(tractor_adjacency="joker_not_to_level"), "BJ BJ H5 H5", (1, 1)),
        (Ways(tractor_adjacency="joker_not_to_level"), "RJ RJ BJ BJ", (2,)),
    ],
)
def test_cd3_2_cd3_3_neighbours_form_tractors(ways: Ways, played: str, shape: tuple[int, ...]) -> None:
    assert led(played, "5", "H", ways).shape == shape


@pytest.mark.parametrize(
    ("reading", "played", "shape"),
    [
        ("neighbours", "BJ BJ S5 S5", (2,)),
        ("neighbours", "S5 S5 C2 C2", (2,)),
        ("neighbours", "S5 S5 C5 C5", (1, 1)),
        ("none", "BJ BJ S5 S5", (1, 1)),
        ("none", "S5 S5 C2 C2", (1, 1)),
        ("none", "RJ RJ BJ BJ", (2,)),
        ("none", "S6 S6 S7 S7", (2,)),
    ],
)
def test_sj4_0b_tractors_without_trump_suit(reading: str, played: str, shape: tuple[int, ...]) -> None:
    assert led(played, "5", None, Ways(no_trump_tractor=reading)).shape == shape


AMBIGUOUS = "HA HA ST ST DT DT HT HT"


@pytest.mark.parametrize(
    ("ways", "declared", "shape"),
    [
        (JOKERS, "", (3, 1)),
        (Ways(permanent_trumps="jokers", decomposition="shortest_first"), "", (2, 2)),
        (JOKERS, "HA HA ST ST/DT DT HT HT", (2, 2)),
        (Ways(permanent_trumps="jokers", decomposition="shortest_first"), "HA HA DT DT HT HT/ST ST", (3, 1)),
        (JOKERS, "HA HA ST ST/DT DT/HT HT", (3, 1)),  # no reading: two of them form a tractor, so it is read by the option
        (JOKERS, "HA HA ST ST/DT DT", (3, 1)),  # not all the cards
    ],
)
def test_cd3_3_cards_that_can_be_read_twice_are_what_is_declared(ways: Ways, declared: str, shape: tuple[int, ...]) -> None:
    assert led(AMBIGUOUS, "T", "H", ways, declared).shape == shape


def test_shortest_first_leaves_a_plain_tractor_whole() -> None:
    assert led("S3 S3 S4 S4 S5 S5", "T", "H", Ways(decomposition="shortest_first")).shape == (3,)


THREE = "S3 S3 S4 S4 S6 S6 SJ SJ SQ"


@pytest.mark.parametrize(
    ("reading", "play", "found"),
    [
        ("longest_available", "S3 S3 S6 S6 SJ SJ", ["tractor"]),
        ("longest_available", "S3 S3 S4 S4 SJ SJ", []),
        ("pairs_suffice", "S3 S3 S6 S6 SJ SJ", []),
        ("pairs_suffice", "S3 S3 S4 S6 SJ SJ", ["pair"]),
        ("same_length", "S3 S3 S6 S6 SJ SJ", []),
        ("same_length", "S3 S3 S6 S6 SJ SQ", ["pair"]),
    ],
)
def test_sj5_3_following_a_tractor_of_three(reading: str, play: str, found: list[str]) -> None:
    assert kinds("S7 S7 S8 S8 ST ST", THREE, play, "9", "H", Ways(follow_tractor=reading)) == found


@pytest.mark.parametrize(
    ("reading", "play", "found"),
    [
        ("by_component", "S3 S3 S6 S6 SJ", ["tractor"]),
        ("by_component", "S3 S3 S4 S4 SJ", []),
        ("pairs_only", "S3 S3 S6 S6 SJ", []),
        ("pairs_only", "S3 S3 S4 S6 SJ", ["pair"]),
        ("suit_only", "S3 S4 S6 SJ SQ", []),
        ("suit_only", "S3 S4 S6 SJ H3", ["suit"]),
    ],
)
def test_sj5_4_following_a_throw(reading: str, play: str, found: list[str]) -> None:
    hand = "S3 S3 S4 S4 S6 S6 SJ SQ H3"
    assert kinds("SK SK SA SA ST", hand, play, "9", "H", Ways(follow_throw=reading)) == found


@pytest.mark.parametrize(
    ("reading", "hand", "play", "found"),
    [
        ("must_play", "S3 S3 S4 S4 S6", "S6 S3", ["pair"]),
        ("protected", "S3 S3 S4 S4 S6", "S6 S3", []),
        ("protected", "S3 S3 S4 S4 S6", "S4 S4", []),
        ("protected", "S3 S3 S4 S4 SJ SJ", "S3 S4", ["pair"]),  # a pair outside is due
    ],
)
def test_sj5_2_a_pair_inside_a_tractor(reading: str, hand: str, play: str, found: list[str]) -> None:
    assert kinds("SK SK", hand, play, "9", "H", Ways(pair_inside_tractor=reading)) == found


@pytest.mark.parametrize(("reading", "found"), [("as_side_suit", ["pair"]), ("number_only", [])])
def test_sj5_5_following_a_pair_of_trumps(reading: str, found: list[str]) -> None:
    assert kinds("HK HK", "H3 H3 H4 H6 S3", "H4 H6", "9", "H", Ways(follow_trumps=reading)) == found


def test_sj5_5_trumps_are_due_by_number_all_the_same() -> None:
    assert kinds("HK HK", "H3 H3 H4 H6 S3", "H4 S3", "9", "H", Ways(follow_trumps="number_only")) == ["suit"]


@pytest.mark.parametrize(
    ("reading", "next_hand", "last_hand", "forced"),
    [
        ("smallest_beaten", "SJ", "S3", "S7"),
        ("smallest_beaten", "SJ", "S6 S6", "S5 S5"),
        ("smallest", "SJ", "S3", "S5 S5"),
        ("first_beaten", "SJ", "S6 S6", "S7"),
        ("first_beaten", "S6 S6", "SJ", "S5 S5"),
    ],
)
def test_sj5_4_which_component_is_forced(reading: str, next_hand: str, last_hand: str, forced: str) -> None:
    ways = Ways(permanent_trumps="jokers", forced_component=reading)
    throw = led("S5 S5 S7 S9 S9", "2", "H", ways)
    part = settled(throw, (cards(next_hand), ("S3",), cards(last_hand)), order_of("2", "H", ways), ways)
    assert part is not None
    assert part.cards == cards(forced)


@pytest.mark.parametrize(("reading", "stands"), [("three_hands", False), ("opponents", True)])
def test_cd3_4_the_partner_may_beat_a_throw(reading: str, stands: bool) -> None:
    ways = Ways(throw_beaten_by=reading)
    part = settled(led("S9 SQ SQ", "2", "H", JOKERS), (("S3",), ("SA",), ("S4",)), order_of("2", "H", JOKERS), ways)
    assert (part is None) is stands


@pytest.mark.parametrize(("reading", "wins"), [("yes", 1), ("no", 0)])
def test_sj5_4_a_pair_of_trumps_as_two_singles(reading: str, wins: int) -> None:
    ways = Ways(permanent_trumps="jokers", ruff_pair_as_singles=reading)
    assert winner((cards("S5 S8"), cards("H3 H3"), cards("C3 C4"), cards("D3 D4")), order_of("2", "H", ways), ways) == wins


@pytest.mark.parametrize(("reading", "wins"), [("largest_component", 2), ("all_components", 1), ("highest_card", 1)])
def test_sj5_4_over_ruffing_a_throw(reading: str, wins: int) -> None:
    ways = Ways(permanent_trumps="jokers", over_ruff=reading)
    plays = (cards("D8 D8 DJ"), cards("C5 C5 CA"), cards("C6 C6 C3"), cards("S3 S3 S4"))
    assert winner(plays, order_of("2", "C", ways), ways) == wins


def test_a_play_that_is_barred_cannot_win() -> None:
    plays = (("S5",), ("SK",), ("H3",), ("SA",))
    assert [winner(plays, order_of("7", "H", USUAL), USUAL, barred=barred) for barred in ((), (2,), (2, 3), (1, 2, 3))] == [
        2,
        3,
        1,
        0,
    ]


def test_cards_of_several_suits_are_no_lead_and_nobody_wins_over_them() -> None:
    order = order_of("7", "H", USUAL)
    assert lead_of(("H5", "D7"), order, USUAL) is not None  # the level card is a trump
    assert lead_of(("S5", "D8"), order, USUAL) is None
    with pytest.raises(ValueError, match="several suits"):
        winner((("S5", "D8"), ("S6", "S6"), ("S3", "S4"), ("C3", "C4")), order, USUAL)


def test_who_has_all_too_few_of_a_suit_gives_them_all() -> None:
    order = order_of("9", "H", USUAL)
    lead = led("SK SK SA SA", "9", "H")
    (choice,) = choices(lead, cards("S3 S3 S5 C4 D6"), order, USUAL)
    assert (choice.given, choice.more, set(choice.among)) == (cards("S3 S3 S5"), 1, {"C4", "D6"})
    assert count(lead, cards("S3 S3 S5 C4 D6"), order, USUAL) == 2
    assert sorted(example(lead, cards("S3 S3 S5 C4 D6"), order, USUAL)[:3]) == ["S3", "S3", "S5"]


def test_each_tractor_that_would_do_is_a_choice() -> None:
    order = order_of("9", "H", USUAL)
    lead = led("SK SK SA SA", "9", "H")
    found = choices(lead, cards("S3 S3 S4 S4 S5 S5 SJ"), order, USUAL)
    assert {choice.given for choice in found} == {cards("S3 S3 S4 S4"), cards("S4 S4 S5 S5")}
    wrong = breach(lead, cards("S3 S3 S4 S4 S5 S5 SJ"), cards("S3 S3 S5 S5"), order, USUAL)
    assert wrong is not None
    assert {frozenset(due) for due in wrong.due} == {frozenset(("S3", "S4")), frozenset(("S4", "S5"))}


def test_a_number_that_is_not_the_one_led_is_said() -> None:
    order = order_of("9", "H", USUAL)
    wrong = breach(led("SK SK", "9", "H"), cards("S3 S4 S5"), cards("S3"), order, USUAL)
    assert wrong is not None
    assert [(duty.kind, duty.lacking) for duty in wrong.duties] == [("number", 1)]
    assert wrong.due == (("S3", "S4"),)


@pytest.mark.parametrize(("level", "suit"), [("2", "S"), ("1", "S"), ("", "S"), ("3", "X"), ("34", None)])
def test_what_is_no_level_or_no_suit_is_refused(level: str, suit: str | None) -> None:
    with pytest.raises(ValueError, match="is no"):
        order_of(level, suit, USUAL)

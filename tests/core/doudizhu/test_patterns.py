"""DZ5 and DZ6.1: what cards are, and which play beats which."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards import FULL
from core.climb.engine import engine
from core.climb.forms import lead
from core.climb.kinds import Reading
from core.climb.packed import from_ranks, ranks_text
from core.doudizhu.kinds import NAMES, table
from core.doudizhu.options import DEFAULTS, Options
from core.doudizhu.patterns import beats, best, is_bomb, is_rocket, readings
from tests.core.doudizhu import by_definition
from tests.core.doudizhu.drawing import EVERY, FREE, hands, near_plays, options, ranks_of, with_options


def kinds(play: str, chosen: Options = DEFAULTS) -> list[tuple[str, str, int]]:
    return [(found.kind, found.main, found.length) for found in readings(from_ranks(play), chosen)]


# --- DZ5, pattern by pattern --------------------------------------------------------------------------------------------------

PATTERNS = {
    "3": ("single", "3", 1),
    "B": ("single", "B", 1),
    "22": ("pair", "2", 1),
    "777": ("triple", "7", 1),
    "3336": ("triple_single", "3", 1),
    "333B": ("triple_single", "3", 1),
    "3AAA": ("triple_single", "A", 1),
    "44499": ("triple_pair", "4", 1),
    "33222": ("triple_pair", "2", 1),
    "34567": ("straight", "3", 5),
    "3456789TJQKA": ("straight", "3", 12),
    "334455": ("pair_chain", "3", 3),
    "33445566778899TTJJQQ": ("pair_chain", "3", 10),
    "333444": ("plane", "3", 2),
    "333444555666777888": ("plane", "3", 6),
    "33344456": ("plane_singles", "3", 2),
    "33344455": ("plane_singles", "3", 2),
    "33344425": ("plane_singles", "3", 2),
    "333444KKK555": ("plane_singles", "3", 3),
    "QQQKKKAAA222": ("plane_singles", "Q", 3),
    "3334445566": ("plane_pairs", "3", 2),
    "3334442255": ("plane_pairs", "3", 2),
    "555538": ("quad_singles", "5", 1),
    "333344": ("quad_singles", "3", 1),
    "44445577": ("quad_pairs", "4", 1),
    "3333": ("bomb", "3", 1),
    "2222": ("bomb", "2", 1),
    "BR": ("rocket", "B", 1),
}


@pytest.mark.parametrize("play", PATTERNS)
def test_dz5_a_pattern_has_its_one_reading(play: str) -> None:
    assert kinds(play) == [PATTERNS[play]]


@pytest.mark.parametrize(
    "play",
    [
        *("", "34", "3B", "345", "3456", "3344", "3345", "33B", "33BR", "3334BR", "333BR", "33345", "3333BR", "33334", "3333456"),
        *("TJQKA2", "QKA23", "A2345", "23456", "KKAA22", "AA2233", "AAA222", "AAA22256", "333555", "33355544", "222BR"),
        *("3334445", "33344456789", "3334445556", "333444BR", "33344455BR", "33334444", "333444555666777788889"),
        *("33344455566667", "3334447777", "333444333", "33333", "BB", "33444456", "3334443"),
    ],
)
def test_dz5_what_is_no_pattern_has_no_reading(play: str) -> None:
    assert kinds(play) == []


def test_a_play_has_at_most_twenty_cards() -> None:
    assert kinds("3334445556667772222B") == []
    assert kinds("33344455566677789JQK") == [("plane_singles", "3", 5)]
    assert kinds("333444555666777888999TTTJJJQ") == []
    assert kinds("33445566778899TTJJQQKK") == []


# --- the readings that DZ5 leaves open ----------------------------------------------------------------------------------------

DECIDED = [
    ("33344455", "wing_pair_as_singles", "no", []),
    ("333444555KKK", "wing_pair_as_singles", "no", []),
    ("333444555KKK", "wing_triple", "no", []),
    ("3334445556667779", "wing_adjacent_triple", "yes", [("plane_singles", "4", 4), ("plane_singles", "3", 4)]),
    ("333444555666", "wing_adjacent_triple", "yes", [("plane", "3", 4), ("plane_singles", "4", 3), ("plane_singles", "3", 3)]),
    ("3334445556667777", "wing_four_alike", "yes", [("plane_singles", "3", 4)]),
    ("3334447777", "wing_four_alike", "yes", [("plane_pairs", "3", 2)]),
    ("33334445", "wing_core_rank", "yes", [("plane_singles", "3", 2)]),
    ("33334444", "wing_core_rank", "yes", [("plane_singles", "3", 2)]),
    ("333444BR", "wing_both_jokers", "yes", [("plane_singles", "3", 2)]),
    ("333344", "quad_pair_as_singles", "no", []),
    ("3333BR", "quad_both_jokers", "yes", [("quad_singles", "3", 1)]),
    ("33334444", "quad_bomb_as_pairs", "yes", [("quad_pairs", "4", 1), ("quad_pairs", "3", 1)]),
    ("3333566", "quad_single_and_pair", "yes", [("quad_single_pair", "3", 1)]),
    ("333355R", "quad_single_and_pair", "yes", [("quad_single_pair", "3", 1)]),
    ("3333555", "quad_single_and_pair", "yes", []),
]


@pytest.mark.parametrize(("play", "key", "value", "found"), DECIDED)
def test_dz5_an_option_decides(play: str, key: str, value: str, found: list[tuple[str, str, int]]) -> None:
    assert kinds(play, with_options(**{key: value})) == found
    assert kinds(play) != found or not found


@pytest.mark.parametrize("chosen", EVERY)
@pytest.mark.parametrize("play", ["333BR", "333444BR55", "3333BR55", "3333BR", "333444555BR6677"])
def test_dz5_1_the_two_jokers_are_never_a_pair(play: str, chosen: Options) -> None:
    assert not any("pair" in found.kind for found in readings(from_ranks(play), chosen))


@settings(max_examples=250, deadline=None)
@given(near_plays(), options)
def test_dz5_readings_are_those_of_the_definition(play: str, chosen: Options) -> None:
    found = kinds(play, chosen)

    assert set(found) == by_definition.readings(play, chosen)
    assert len(found) == len(set(found))


@settings(max_examples=100, deadline=None)
@given(near_plays(), options)
def test_among_readings_of_one_kind_the_strongest_comes_first(play: str, chosen: Options) -> None:
    found = readings(from_ranks(play), chosen)

    assert not any(beats(later, earlier, chosen) for n, earlier in enumerate(found) for later in found[n + 1 :])


ALL_DIFFERENT = {"wing_pair_as_singles": "no", "quad_pair_as_singles": "no"}
JOKERS = {"wing_both_jokers": "yes", "quad_both_jokers": "yes"}
WIDEST = {**JOKERS, "wing_adjacent_triple": "yes", "wing_four_alike": "yes", "quad_bomb_as_pairs": "yes"}


@pytest.mark.parametrize(
    ("changed", "forms", "plays", "ambiguous"),
    [
        ({}, 27_471, 27_471, 0),  # RLCard's table, corrected "according to official rules"
        ({"wing_adjacent_triple": "yes"}, 28_237, 27_845, 383),
        ({"wing_triple": "no", **JOKERS}, 26_064, 26_064, 0),
        ({**ALL_DIFFERENT, **JOKERS}, 13_550, 13_550, 0),
        (ALL_DIFFERENT, 12_654, 12_654, 0),
        (WIDEST, 34_152, 33_675, 468),  # onestraw's table
    ],
)
def test_dz5_as_many_plays_as_have_been_counted_elsewhere(
    changed: dict[str, str], forms: int, plays: int, ambiguous: int
) -> None:
    chosen = with_options(**changed)

    found = Counter(form.play for form in lead(FULL, engine(table(chosen))))

    assert (found.total(), len(found), sum(count > 1 for count in found.values())) == (forms, plays, ambiguous)
    assert all(len(readings(play, chosen)) == count for play, count in found.items())


# --- DZ6.1 -------------------------------------------------------------------------------------------------------------------

ORDERED = [
    *(("4", "3"), ("2", "A"), ("B", "2"), ("R", "B"), ("22", "AA"), ("444", "333")),
    *(("45678", "34567"), ("TJQKA", "9TJQK"), ("445566", "334455"), ("444555", "333444")),
    *(("44455533", "333444AK"), ("44445J", "333322"), ("44443355", "3333AAKK")),
    *(("3333", "AAA2"), ("3333", "34567"), ("3333", "2222KQ"), ("4444", "3333"), ("BR", "2222"), ("BR", "3"), ("BR", "222233")),
    *(("666777888349", "333444555KKK"), ("44455566", "33344477")),
]


@pytest.mark.parametrize(("play", "beat"), ORDERED)
def test_dz6_1_the_higher_play_beats_and_not_the_other_way_round(play: str, beat: str) -> None:
    high, low = (best(from_ranks(cards), None, DEFAULTS) for cards in (play, beat))
    assert high is not None
    assert low is not None

    assert best(from_ranks(play), low, DEFAULTS) == high
    assert best(from_ranks(beat), high, DEFAULTS) is None


@pytest.mark.parametrize(
    ("play", "beat"),
    [
        *(("22", "22"), ("34567", "34567"), ("4444", "4444"), ("44", "3"), ("456789", "34567"), ("444", "33"), ("4445", "33355")),
        *(("444455", "3333"), ("333355", "34567"), ("444455", "33334455"), ("3333", "BR"), ("TTTT", "BR"), ("22", "8888")),
        *(("44455567", "3334445566"), ("44455566", "444555"), ("", "3"), ("AAA222", "333444")),
    ],
)
def test_dz6_1_other_kinds_other_lengths_and_equal_plays_do_not_beat(play: str, beat: str) -> None:
    assert best(from_ranks(play), best(from_ranks(beat), None, DEFAULTS), DEFAULTS) is None


@settings(max_examples=150, deadline=None)
@given(near_plays(), near_plays(), options)
def test_dz6_1_beating_is_that_of_the_definition(play: str, beat: str, chosen: Options) -> None:
    for mine in readings(from_ranks(play), chosen):
        for theirs in readings(from_ranks(beat), chosen):
            said = beats(mine, theirs, chosen)
            assert said == by_definition.beats((mine.kind, mine.main, mine.length), (theirs.kind, theirs.main, theirs.length))


def test_a_reading_that_the_options_do_not_have_is_a_key_error() -> None:
    other = Reading("quad_single_pair", "3", 1)
    with pytest.raises(KeyError):
        beats(other, other, DEFAULTS)


def test_best_is_the_strongest_reading_that_beats() -> None:
    play = from_ranks("333444555666")
    chosen = with_options(wing_adjacent_triple="yes")

    assert best(play, None, chosen) == Reading("plane", "3", 4)
    assert best(play, Reading("plane_singles", "3", 3), chosen) == Reading("plane_singles", "4", 3)
    assert best(play, Reading("plane_singles", "4", 3), chosen) is None


def test_dz5_1_dz5_4_what_counts_as_a_bomb_or_rocket() -> None:
    def of(play: str) -> Reading:
        return readings(from_ranks(play), FREE)[0]

    assert [is_bomb(of(play)) for play in ("3333", "BR", "333345", "33334444", "333")] == [True, False, False, False, False]
    assert [is_rocket(of(play)) for play in ("3333", "BR", "R")] == [False, True, False]


@given(hands(most=20), st.sampled_from(list(by_definition.ORDER)))
def test_readings_do_not_depend_on_suits_and_every_kind_has_a_name(cards: tuple[str, ...], extra: str) -> None:
    text = ranks_of(cards)
    assert ranks_text(from_ranks(text)) == text
    assert all(found.kind in NAMES for found in readings(from_ranks(text + extra), DEFAULTS))


@pytest.mark.parametrize("number", [5, 8, 9, 15, 16, 20, 40])
@pytest.mark.parametrize("more", ["", "4", "44", "444", "44455", "56789"])
def test_dz1_1_more_cards_of_a_rank_than_a_pack_has_are_no_pattern(number: int, more: str) -> None:
    for rank in "37A2":
        assert readings(from_ranks(rank * number + more), FREE) == ()

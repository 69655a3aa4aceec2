"""DZ4.1 to DZ6.1 at the table: whose turn, tricks, patterns and what beats what, and how irregular plays go on."""

import pytest

from core.climb.kinds import Reading
from core.doudizhu.legal import legal
from core.doudizhu.messages import BidMade, BottomShown, CardsPlayed, Doubled, LandlordNoted, Passed, TrickTaken
from core.doudizhu.options import OPTIONS
from tests.core.doudizhu.given import (
    COUNTER,
    DEAL,
    LED,
    TAMED,
    WON,
    A,
    Acts,
    B,
    C,
    deal,
    found,
    given,
    play_of,
    shown,
    unsure,
    when,
)

UNKNOWN: Acts = (BidMade(A, 3), BottomShown(("D3", "D4", "D5")))  # no hand is recorded


def cards(ranks: str) -> tuple[str, ...]:
    """Cards by rank alone; the jokers as they are."""
    return tuple({"B": "BJ", "R": "RJ"}.get(rank, f"?{rank}") for rank in ranks)


# --- turns and tricks ---------------------------------------------------------------------------------------------------------


def test_dz4_1_the_landlord_leads_and_play_goes_round() -> None:
    match = given(*WON)

    for act in DEAL.plays("A8 BT CJ A- B- C4 A9 BT"):
        told = when(match, act)
        assert (found(told), unsure(told)) == ((), ())
    assert shown(play_of(match)) == "deal 1: A landlord at 3, C on single of B, 18 15 15"


@pytest.mark.parametrize("play", [COUNTER, TAMED])
def test_dz4_1_a_whole_deal_in_turn_has_no_finding(play: str) -> None:
    match = given(*DEAL.won(face_up=A))

    told = [when(match, act) for act in DEAL.plays(play)]

    assert {(found(each), unsure(each)) for each in told} == {((), ())}
    assert told[-1].follows == ("DealSettled",)


def test_dz4_1_a_trick_ends_when_the_two_others_have_passed() -> None:
    match = given(*LED)

    assert when(match, Passed(B)).results == ()
    told = when(match, Passed(C))
    assert told.results == (TrickTaken(A),)
    assert shown(told.play) == "deal 1: A landlord at 3, A leads, 19 17 17"


def test_dz4_1_passes_are_counted_by_distinct_seats_since_the_last_play() -> None:
    """The same seat passing twice ends nothing, nor does the one whose play lies; the other seat's pass does."""
    match = given(*LED)

    assert [when(match, Passed(seat)).follows for seat in (B, B, A, B, C)] == [(), (), (), (), ("TrickTaken",)]


def test_dz4_1_a_play_begins_the_counting_of_passes_again() -> None:
    match = given(*LED, Passed(B), *DEAL.plays("CJ"))

    assert when(match, Passed(A)).results == ()
    assert when(match, Passed(B)).results == (TrickTaken(C),)


def test_dz4_1_after_an_act_out_of_turn_the_seat_after_the_actor_is_next() -> None:
    """C acts instead of B: afterwards A is next, and what A does is in turn."""
    match = given(*LED, CardsPlayed(C, ("SJ",)))

    told = when(match, CardsPlayed(A, ("DQ",)))

    assert (found(told), shown(told.play)) == ((), "deal 1: A landlord at 3, B on single of A, 18 17 16")


def test_dz4_1_one_slip_is_one_finding() -> None:
    """A bad record of one pass too many: all that follows is in turn again."""
    acts = DEAL.plays("A8 B- B- CJ A- B- C4")
    match = given(*WON)

    assert [found(when(match, act)) for act in acts] == [(), (), ("out_of_turn",), (), (), (), ()]


def test_dz4_1_before_any_landlord_is_known_one_finding_is_enough() -> None:
    match = given(*DEAL.dealt())

    assert found(when(match, CardsPlayed(A, ("S3",)))) == ("no_landlord",)
    assert found(when(match, CardsPlayed(B, ("D5",)))) == ()
    assert found(when(match, LandlordNoted(A, 3))) == ()
    assert shown(play_of(match)) == "deal 1: A landlord at 3, C on single of B, 19 16 17"


# --- patterns -----------------------------------------------------------------------------------------------------------------

LAWFUL = {
    "single": "3",
    "pair": "33",
    "triple": "333",
    "triple_single": "3334",
    "triple_pair": "33344",
    "straight": "34567",
    "pair_chain": "334455",
    "plane": "333444",
    "plane_singles": "33344456",
    "plane_pairs": "3334445566",
    "quad_singles": "333345",
    "quad_pairs": "33334455",
    "bomb": "3333",
    "rocket": "BR",
}
UNLAWFUL = {  # cards -> the clause that says no
    "34": "DZ5.1",
    "3456": "DZ5.2",
    "TJQKA2": "DZ5.2",
    "QKA2B": "DZ5.2",
    "3344": "DZ5.1",
    "KKAA22": "DZ5.2",
    "AAA222": "DZ5.2",
    "333BR": "DZ5.1",
    "33344": "",
    "333445": "DZ5.1",
    "33344455667": "DZ5.3",
    "3333456": "DZ5.4",
    "BB": "DZ1.1",
}


@pytest.mark.parametrize("kind", LAWFUL)
def test_dz5_1_to_dz5_4_every_pattern_may_be_led(kind: str) -> None:
    told = when(given(*UNKNOWN), CardsPlayed(A, cards(LAWFUL[kind])))

    assert found(told) == ()
    assert shown(told.play).split("B on ")[1].startswith(f"{kind} of A")


@pytest.mark.parametrize("ranks", UNLAWFUL)
def test_dz5_1_to_dz5_4_what_is_no_pattern_names_its_clause(ranks: str) -> None:
    told = when(given(*UNKNOWN), CardsPlayed(A, cards(ranks)))

    if not UNLAWFUL[ranks]:
        assert found(told) == ()
        return
    assert "no_pattern" in found(told)
    assert UNLAWFUL[ranks] in {v.rule.clause for v in told.violations}


@pytest.mark.parametrize(
    ("key", "ranks"),
    [
        ("wing_pair_as_singles", "33344455"),
        ("wing_triple", "333444555KKK"),
        ("wing_four_alike", "3334445556667777"),
        ("wing_core_rank", "33344435"),
        ("wing_both_jokers", "333444BR"),
        ("quad_pair_as_singles", "333344"),
        ("quad_both_jokers", "3333BR"),
        ("quad_bomb_as_pairs", "33334444"),
        ("quad_single_and_pair", "3333566"),
    ],
)
def test_dz5_3_and_dz5_4_an_open_reading_decides_a_play_and_is_named(key: str, ranks: str) -> None:
    default = next(option.default for option in OPTIONS if option.key == key)
    for value in ("yes", "no"):  # of `wing_adjacent_triple`, where the cards are a pattern in any case, see test_partial
        told = when(given(*UNKNOWN, **{key: value}), CardsPlayed(A, cards(ranks)))
        assert found(told) == (() if value == "yes" else ("no_pattern",))
        assert all(v.rule.option == key for v in told.violations)
    assert found(when(given(*UNKNOWN), CardsPlayed(A, cards(ranks)))) == (() if default == "yes" else ("no_pattern",))


def test_dz5_1_a_pattern_may_be_named() -> None:
    told = when(given(*UNKNOWN), CardsPlayed(A, cards("3334"), Reading("triple_single", "3", 1)))

    assert found(told) == ()


# --- what beats what ----------------------------------------------------------------------------------------------------------

BEATEN = [
    ("3", "4"),
    ("A", "2"),
    ("2", "B"),
    ("B", "R"),
    ("33", "44"),
    ("AA", "22"),
    ("3334", "5553"),
    ("33366", "44455"),
    ("34567", "45678"),
    ("334455", "445566"),
    ("333444", "444555"),
    ("3334447T", "55566634"),
    ("333345", "444456"),
    ("3", "4444"),
    ("34567", "3333"),
    ("3333", "4444"),
    ("2222", "BR"),
    ("333345", "3333"),
    ("R", "3333"),
]
NOT_BEATEN = [
    ("4", "3"),
    ("4", "4"),
    ("2", "A"),
    ("R", "B"),
    ("3", "44"),
    ("33", "444"),
    ("3334", "444"),
    ("3334", "44455"),
    ("34567", "345678"),
    ("34567", "89TJQK"),
    ("333444", "555666777"),
    ("3333", "444455"),
    ("4444", "3333"),
    ("BR", "2222"),
]


@pytest.mark.parametrize(("lies", "play"), BEATEN)
def test_dz6_1_a_higher_play_of_the_kind_a_bomb_or_the_rocket_beats(lies: str, play: str) -> None:
    assert found(when(given(*UNKNOWN, CardsPlayed(A, cards(lies))), CardsPlayed(B, cards(play)))) == ()


@pytest.mark.parametrize(("lies", "play"), NOT_BEATEN)
def test_dz6_1_anything_else_does_not_and_lies_there_all_the_same(lies: str, play: str) -> None:
    match = given(*UNKNOWN, CardsPlayed(A, cards(lies)))

    told = when(match, CardsPlayed(B, cards(play)))

    assert found(told) == ("does_not_beat",)
    assert " of B, " in shown(told.play), "the play to beat is the one that lies"


def test_dz6_1_a_play_that_does_not_beat_is_the_one_to_beat() -> None:
    match = given(*UNKNOWN, CardsPlayed(A, cards("9")), CardsPlayed(B, cards("5")))

    assert found(when(match, CardsPlayed(C, cards("6")))) == ()


def test_dz6_1_after_a_trick_anything_may_be_led() -> None:
    match = given(*UNKNOWN, CardsPlayed(A, cards("2")), Passed(B), Passed(C))

    assert found(when(match, CardsPlayed(A, cards("33")))) == ()


# --- what follows -------------------------------------------------------------------------------------------------------------


def test_dz8_1_each_bomb_and_the_rocket_double() -> None:
    match = given(*LED)
    results = [when(match, act).results for act in DEAL.plays("BKKKK CAAAA A- BBR")]

    assert results == [(Doubled("bomb", 2),), (Doubled("bomb", 4),), (), (Doubled("rocket", 8),)]


@pytest.mark.parametrize("ranks", ["333345", "33334455", "3333", "333"])
def test_dz8_1_four_with_two_doubles_nothing(ranks: str) -> None:
    told = when(given(*UNKNOWN), CardsPlayed(A, cards(ranks)))

    assert told.follows == (("Doubled",) if ranks == "3333" else ())


def test_dz1_1_a_foreign_card_leaves_the_hand_as_it_was() -> None:
    """B plays a jack of C's: B has 17 cards all the same, and may still play all of its own."""
    match = given(*LED, CardsPlayed(B, ("SJ",)))

    assert shown(play_of(match)) == "deal 1: A landlord at 3, C on single of B, 19 17+ 17"
    when(match, Passed(C))
    when(match, Passed(A))
    assert found(when(match, CardsPlayed(B, ("D5",)))) == ()


def test_dz1_1_the_card_of_another_that_was_played_is_missed_when_its_owner_plays_it() -> None:
    """Both plays of the jack cannot be right; C, whose hand holds it, is not the one to be charged."""
    match = given(*LED, CardsPlayed(B, ("SJ",)))

    assert found(when(match, CardsPlayed(C, ("SQ",)))) == ()
    when(match, Passed(A))
    when(match, Passed(B))
    assert found(when(match, CardsPlayed(C, ("SJ",)))) == ()


def test_dz4_1_the_program_offers_only_what_is_lawful() -> None:
    match = given(*LED)
    rows = legal(play_of(match))

    assert (rows.seat, rows.may_pass, rows.partly) == (B, True, False)
    offered = [row.example for group in rows.plays for row in group.rows]
    assert offered
    for example in offered:
        assert found(when(given(*LED), CardsPlayed(B, example))) == ()


def test_dz5_2_a_long_straight_is_one_play() -> None:
    long = deal("3456789TJQKA33344", "55566677788899TTJ", "JJQQQKKKAAA2222BR")
    match = given(*long.won(), *long.plays("A3456789TJQKA"))

    assert shown(play_of(match)) == "deal 1: A landlord at 3, B on straight of A, 8 17 17"

"""What referees meet at 掼蛋 tables and GD or GC decides: each case by its clause, in both rule documents where they differ.

Cases that these documents leave to an option or do not speak of are listed in docs/games/guandan.md.
"""

import pytest

from core.climb.kinds import Reading
from core.desk.messages import TurnStopped
from core.guandan.legal import ASK, legal
from core.guandan.messages import (
    CardReturned,
    CardsExposed,
    CardsPlayed,
    ConductNoted,
    CountAnnounced,
    DealBegun,
    DealNoted,
    HandDealt,
    LeaderDrawn,
    LeadGiven,
    LevelNoted,
    Passed,
    RefusalClaimed,
    TributePaid,
)
from tests.core.guandan.given import (
    A_OUT,
    DEAL,
    DEALT,
    EIGHT_4,
    ELEVEN,
    GC,
    LED,
    NO_CARDS,
    A,
    Acts,
    B,
    C,
    D,
    after,
    all_found,
    alone,
    found,
    given,
    hand,
    pays,
    play_of,
    ruled,
    shown,
    when,
)

DOUBLE: Acts = (*after(A, C), DealBegun())  # B and D pay A and C; the level is 6
SINGLE: Acts = (*after(A, B, C, D), DealBegun())  # D pays A; the level is 4
PRESETS = ("", GC)


def says(*acts: object, preset: str = "") -> list[tuple[str, str, str]]:
    """What is found of the last of some acts: code, clause, whose decision."""
    *before, last = acts
    told = when(given(*before, preset=preset), last)  # type: ignore[arg-type]
    return [(v.rule.code.removeprefix("guandan."), v.rule.clause, v.rule.waits) for v in told.violations]


# --- the deal -----------------------------------------------------------------------------------------------------------------


def test_gd1_1_one_hand_has_28_cards_and_another_26() -> None:
    """Both are found; what becomes of the deal has no clause."""
    long, short = (*DEAL.hands[A], "S6"), DEAL.hands[B][:26]

    assert says(DealBegun(), HandDealt(A, long)) == [("hand_size", "GD1.1", "chief_referee")]
    assert says(DealBegun(), HandDealt(B, short)) == [("hand_size", "GD1.1", "chief_referee")]


def test_gc2_5_a_joker_that_is_cut_is_drawn_again() -> None:
    again = (DealBegun(), LeaderDrawn(B, "BJ"), LeaderDrawn(A, "S3"), CardsPlayed(A, ("S3",)))

    assert all_found(*again, preset=GC) == ()
    assert all_found(DealBegun(), LeaderDrawn(B, "S4"), LeaderDrawn(A, "S3"), preset=GC) == ("drawn_again",)


# --- tribute ------------------------------------------------------------------------------------------------------------------


def test_gd5_2_the_heart_level_card_is_exempt_and_the_other_level_cards_are_not() -> None:
    payer = HandDealt(D, hand("H4", "S4", "SK"))

    assert all_found(*SINGLE, payer, TributePaid(D, "S4")) == ()
    assert says(*SINGLE, payer, TributePaid(D, "SK")) == [("tribute_low", "GD5.4", "chief_referee")]
    assert says(*SINGLE, payer, TributePaid(D, "H4")) == [("tribute_wild", "GD5.4", "chief_referee")]


def test_gd5_4_a_wrong_tribute_is_corrected_before_play() -> None:
    payer = HandDealt(D, hand("SA", "SK"))
    wrong = (*SINGLE, payer, TributePaid(D, "SK"), TributePaid(D, "SA", corrects=True))

    assert all_found(*wrong) == ("tribute_low",)
    assert shown(play_of(given(*wrong))) == "deal 2 at 4: A to return, 28 27 27 26"


def test_gd5_2_the_first_finisher_takes_the_joker_and_its_payer_leads() -> None:
    acts = (*DOUBLE, *pays("B:SA>C D:RJ>A A<S3>D C<C3>B"))

    assert all_found(*acts, CardsPlayed(D, ("S3",))) == ()
    assert all_found(*acts, CardsPlayed(B, ("S4",))) == ("wrong_leader",)


def test_gd5_3_both_big_jokers_in_one_losing_hand_free_both_losers() -> None:
    hands = (HandDealt(B, hand("RJ", "RJ")), HandDealt(D, hand("SA", "HA", "DA", other=True)))

    told = when(given(*DOUBLE, *hands), RefusalClaimed(B, ("RJ", "RJ")))

    assert found(told) == ()
    assert told.results[-1] == LeadGiven(A)


def test_gd5_4_a_single_payer_cannot_refuse_with_one_joker_and_the_partners() -> None:
    hands = (HandDealt(D, hand("RJ")), HandDealt(B, hand("RJ", "SA", "HA", other=True)))

    assert says(*SINGLE, *hands, RefusalClaimed(D, ("RJ",))) == [("refusal_unfounded", "GD5.4", "chief_referee")]
    assert all_found(*SINGLE, *hands, TributePaid(D, "RJ")) == ()


def test_gd5_4_the_last_pays_the_partner_who_is_first_any_card_comes_back_and_the_last_leads() -> None:
    match = given(*after(A, B, D, C), DealBegun(), *pays("C:SA"))

    told = when(match, CardReturned(A, "SK"))
    assert (found(told), told.results) == ((), (LeadGiven(C),))


def test_gd5_3_who_could_refuse_may_pay() -> None:
    acts = (*SINGLE, HandDealt(D, hand("RJ", "RJ")), TributePaid(D, "RJ"))

    assert all_found(*acts) == ()
    assert all_found(*acts, refusal="automatic") == ("tribute_automatic",)


# --- turns --------------------------------------------------------------------------------------------------------------------


def test_gc3_5_a_seat_plays_before_the_one_whose_turn_it_is() -> None:
    """By a ruling the cards go back, whoever's turn it was plays, and the offender is passed over once."""
    early = (*LED, CardsPlayed(C, ("C7",)))
    assert says(*early, preset=GC) == [("out_of_turn", "GC3.5", "referee")]
    assert says(*early) == [("out_of_turn", "GD1.1", "chief_referee")]

    match = given(*early, *ruled(TurnStopped(C)), preset=GC)
    assert shown(play_of(match)) == "deal 1 at 7: B on single of A, 26 27 27 27, C stopped"
    assert found(when(match, CardsPlayed(B, ("C6",)))) == ()
    assert found(when(match, CardsPlayed(D, ("D8",)))) == ()
    assert found(when(match, Passed(A))) == ()
    assert found(when(match, Passed(B))) == ()
    assert found(when(match, CardsPlayed(C, ("S9",)))) == (), "the trick has come round, and the turn was lost once"


def test_gc3_5_a_pass_out_of_turn_has_no_penalty_unless_the_option_says_so() -> None:
    assert says(*LED, Passed(C), preset=GC) == [("pass_out_of_turn", "GC3.5", "chief_referee")]

    told = when(given(*LED, preset=GC, out_of_turn_pass="r17"), Passed(C))  # noqa: S106
    assert [v.rule.waits for v in told.violations] == ["referee"]


def test_gc3_4_a_play_laid_down_in_two_parts() -> None:
    assert says(*LED, ConductNoted(A, "played_in_parts"), preset=GC) == [("played_in_parts", "GC3.4", "referee")]
    assert says(*LED, ConductNoted(A, "played_in_parts")) == [("played_in_parts", "GC3.2", "chief_referee")]


def test_gc3_4_cards_that_come_down_with_a_play_are_exposed() -> None:
    told = when(given(*LED, preset=GC), CardsExposed(A, ("S6", "H6"), dropped=True))

    assert [v.rule.clause for v in told.violations] == ["GC3.4"]
    assert play_of(given(*LED, CardsExposed(A, ("S6", "H6"), dropped=True))).deal.exposed[A] == ("S6", "H6")  # type: ignore[union-attr]


@pytest.mark.parametrize("preset", PRESETS)
def test_gd3_1_who_has_passed_may_play_when_the_trick_comes_round(preset: str) -> None:
    acts = (*DEALT, *DEAL.plays("A5 B- C8 D- A- B9"))

    assert all_found(*acts, preset=preset) == ()


def test_gd7_1_and_gc2_6_where_the_last_play_of_the_first_is_beaten_the_trick_decides() -> None:
    beaten = (*A_OUT, CardsPlayed(B, ("S7", "H7", "C7")), Passed(C), Passed(D))

    for preset in PRESETS:
        assert all_found(*beaten, CardsPlayed(B, ("S8",)), preset=preset) == ()
        assert all_found(*beaten, CardsPlayed(C, ("S8",)), preset=preset) == ("out_of_turn",)


def test_gd7_1_and_gc2_6_where_it_is_not_beaten_the_partner_leads() -> None:
    unbeaten = (*A_OUT, Passed(B), Passed(C), Passed(D))

    for preset, clause in (("", "GD7.1"), (GC, "GC3.5")):
        assert all_found(*unbeaten, CardsPlayed(C, ("S8",)), preset=preset) == ()
        assert says(*unbeaten, CardsPlayed(B, ("S8",)), preset=preset)[0][:2] == ("out_of_turn", clause)


# --- patterns -----------------------------------------------------------------------------------------------------------------

FORMS: list[tuple[str, str, str | None]] = [  # level, cards, what they are
    ("2", "BJ H2", None),  # a wild card is never a joker
    ("2", "BJ RJ", None),  # the two jokers differ
    ("2", "S7 H7 C7 BJ RJ", None),  # nor are they the pair of a full house
    ("2", "BJ BJ", "pair"),
    ("2", "SA HA S2 C2 S3 H3", "tube"),
    ("2", "SQ HQ SK HK SA HA", "tube"),
    ("2", "SK HK SA HA S2 C2", None),  # A is the end of a row
    ("2", "SJ HJ CJ SQ HQ CQ SK HK CK", None),  # two triples, no more
    ("2", "SJ HQ SK HA C2", None),
    ("2", "SA C2 H3 S4 D5", "straight"),
    ("3", "ST HJ SQ HK SA", "straight"),
    ("5", "S5 C5 D5 S6 H6 C6", "plate"),
]


@pytest.mark.parametrize(("level", "cards", "kind"), FORMS)
def test_gd2_1_to_gd2_7_what_some_cards_are(level: str, cards: str, kind: str | None) -> None:
    begins: Acts = (DealBegun(), LevelNoted(level, (level, level)), LeaderDrawn(A))

    told = when(given(*begins), CardsPlayed(A, tuple(cards.split())))

    assert found(told) == (() if kind else ("no_pattern",))
    assert shown(told.play).split(" of ")[0].endswith(kind or "no pattern")


def test_gd4_2_a_level_card_has_its_natural_place_in_a_plate() -> None:
    begins: Acts = (DealBegun(), LevelNoted("5", ("5", "5")), LeaderDrawn(A))
    high = CardsPlayed(A, ("SK", "HK", "CK", "SA", "HA", "CA"))

    assert all_found(*begins, high, CardsPlayed(B, ("S5", "C5", "D5", "S6", "H6", "C6"))) == ("does_not_beat",)


def test_gd3_1_and_gc2_7_four_jokers_beat_a_bomb_of_nine() -> None:
    nine = CardsPlayed(A, (*EIGHT_4.split(), "H2"))
    jokers = CardsPlayed(B, ("BJ", "BJ", "RJ", "RJ"))

    assert all_found(*NO_CARDS, nine, jokers) == ()
    assert all_found(*NO_CARDS, CardsPlayed(A, jokers.cards), CardsPlayed(B, nine.cards)) == ("does_not_beat",)


@pytest.mark.parametrize("preset", PRESETS)
def test_gd3_1_and_gc2_7_a_straight_flush_stands_between_bombs_of_five_and_of_six(preset: str) -> None:
    flush = ("S8", "S9", "ST", "SJ", "SQ")
    five, six = EIGHT_4.split()[:5], EIGHT_4.split()[:6]

    assert all_found(*NO_CARDS, CardsPlayed(A, tuple(five)), CardsPlayed(B, flush), preset=preset) == ()
    assert all_found(*NO_CARDS, CardsPlayed(A, flush), CardsPlayed(B, tuple(six)), preset=preset) == ()
    assert all_found(*NO_CARDS, CardsPlayed(A, flush), CardsPlayed(B, tuple(five)), preset=preset) == ("does_not_beat",)
    assert all_found(*NO_CARDS, CardsPlayed(A, tuple(six)), CardsPlayed(B, flush), preset=preset) == ("does_not_beat",)


def test_gc2_1_partners_sit_opposite_and_win_together() -> None:
    for first, second, points in ((A, C, "5:0"), (B, D, "0:5"), (C, A, "5:0"), (D, B, "0:5")):
        assert shown(play_of(given(*after(first, second), preset=GC))) == f"after deal 1: {points}"


def test_gd4_1_a_straight_with_a_wild_card_is_what_it_is_declared_to_be() -> None:
    cards = ("S5", "C6", "S7", "D8", "H7")

    assert all_found(*NO_CARDS, CardsPlayed(A, cards, Reading("straight", "4", 5)), preset=GC) == ()
    assert all_found(*NO_CARDS, CardsPlayed(A, cards), preset=GC) == ("wild_undeclared",)
    assert all_found(*NO_CARDS, CardsPlayed(A, cards, Reading("straight", "6", 5)), preset=GC) == ("reading_impossible",)


# --- numbers of cards -----------------------------------------------------------------------------------------------------------


def test_gc2_8_a_player_falls_to_nine_and_says_nothing() -> None:
    silent = (*ELEVEN, CardsPlayed(A, ("S5", "H5")), Passed(B))

    assert says(*silent, preset=GC) == [("count_missing", "GC2.8", "referee")]
    assert says(*silent) == []


def test_gc2_8_the_second_omission_of_a_pair_is_a_finding_of_its_own() -> None:
    """No clause adds to the penalty for a second one."""
    sevens, eights = (" ".join(f"{suit}{rank}" for suit in "SHCDSHCD") for rank in "78")
    first = (CardsPlayed(A, ("S6",)), Passed(B), CardsPlayed(C, tuple(sevens.split())), Passed(D), Passed(A), Passed(B))
    second = (*alone(C, eights), CardsPlayed(C, ("S9",)), Passed(D))

    assert all_found(*ELEVEN, *first, *second, preset=GC) == ("count_missing", "count_missing")


def test_gc2_8_a_hand_that_falls_from_eleven_to_five_is_announced_once() -> None:
    bomb = CardsPlayed(A, ("S5", "H5", "C5", "D5", "S5", "H5"))
    match = given(*ELEVEN, bomb, CountAnnounced(A, 5), *(Passed(seat) for seat in (B, C, D)), preset=GC)

    when(match, CardsPlayed(A, ("S6",)))
    assert found(when(match, Passed(B))) == ()


def test_gc2_8_a_wrong_number() -> None:
    assert says(*ELEVEN, CardsPlayed(A, ("S5", "H5")), CountAnnounced(A, 8), preset=GC) == [("count_wrong", "GC2.8", "referee")]
    assert says(*ELEVEN, CardsPlayed(A, ("S5", "H5")), CountAnnounced(A, 8)) == [("count_wrong", "GC3.2", "chief_referee")]


# --- conduct, and A -----------------------------------------------------------------------------------------------------------


def test_gc2_8_signals_are_named_and_have_no_penalty() -> None:
    assert says(*LED, ConductNoted(A, "signalled"), preset=GC) == [("signalled", "GC2.8", "chief_referee")]


def test_gd4_1_from_k_nobody_passes_a() -> None:
    assert shown(play_of(given(LevelNoted("K", ("K", "2")), *after(A, C)))) == "after deal 1: A 2"


def test_gd6_3_own_a_with_the_partner_last_wins_nothing() -> None:
    match = given(LevelNoted("A", ("A", "5")), *after(A, B, D, C))

    assert shown(play_of(match)) == "after deal 1: A 5"
    assert found(when(match, DealNoted((A, C)))) == ()


def test_gc3_5_under_offenders_next_the_seat_that_is_skipped_need_not_pass() -> None:
    """A leads a 5, C plays instead of B; D is on, and with his pass the trick is A's."""
    match = given(*LED, CardsPlayed(C, ("C7",)), *ruled(TurnStopped(C)), preset=GC, out_of_turn_next="offenders_next")

    told = when(match, Passed(D))

    assert (found(told), told.follows) == ((), ("TrickTaken",))
    assert shown(play_of(match)) == "deal 1 at 7: A leads, 26 27 27 27"


def test_gc3_5_under_offenders_next_who_was_skipped_plays_again_once_the_trick_goes_on() -> None:
    match = given(*LED, CardsPlayed(C, ("C7",)), *ruled(TurnStopped(C)), preset=GC, out_of_turn_next="offenders_next")

    told = [found(when(match, act)) for act in (CardsPlayed(D, ("D6",)), Passed(A), CardsPlayed(B, ("C8",)), Passed(C))]

    assert told == [(), (), (), ()]
    assert shown(play_of(match)) == "deal 1 at 7: D on single of B, 26 26 27 26"


def test_gd4_1_of_a_lead_of_one_kind_the_strongest_stands_in_the_rules_and_in_what_may_be_played() -> None:
    """♥2 makes 5 to 9 of 5678, or 4 to 8: 5 to 9 is the one to beat."""
    match = given(*NO_CARDS, HandDealt(B, DEAL.hands[B]), CardsPlayed(A, ("S5", "C6", "S7", "D8", "H2")))
    lawful = legal(play_of(match))
    assert (lawful.seat, lawful.why) == (B, None)

    told = when(match, CardsPlayed(B, ("C5", "C6", "C7", "C8", "H9")))

    assert "does_not_beat" in found(told)
    assert "guandan.top_ambiguous" not in [u.code for u in told.unjudged]


def test_gd4_1_of_a_lead_that_may_be_of_two_kinds_the_referee_asks_in_the_rules_and_in_what_may_be_played() -> None:
    """999 with two wild cards is a bomb or a full house; TTT44 beats one of them."""
    match = given(*NO_CARDS, HandDealt(B, DEAL.hands[B]), CardsPlayed(A, ("S9", "H9", "C9", "H2", "H2")))
    lawful = legal(play_of(match))
    assert (lawful.plays, lawful.why) == (None, ASK)

    told = when(match, CardsPlayed(B, ("ST", "HT", "CT", "S4", "H4")))

    assert "does_not_beat" not in found(told)
    assert "guandan.top_ambiguous" in [u.code for u in told.unjudged]

"""CD4.1 to CD4.6 in whole deals: what is fined, alone and with every other offence, and what the deal counts then."""

from itertools import product

import pytest

from core.chaodipi.fines import Role
from core.chaodipi.messages import CardsDrawnOff
from core.chaodipi.settle import counted
from core.desk.messages import DealScored, FollowDeliberate, Remedy, SideFined
from core.games import game_of
from core.live import Live
from core.trumps.messages import (
    BottomBuried,
    BottomCounted,
    BottomTaken,
    CardsPlayed,
    DealNoted,
    DealSettled,
    HandCounted,
    Overturned,
    PlaysUnrecorded,
    PlayTakenBack,
    Seat,
)
from core.trumps.state import Deal, Following, Leading
from tests.core.chaodipi.deals import (
    BURIED,
    LEADS,
    NINE,
    SEVEN,
    TAKEN,
    Acts,
    fines_in,
    found,
    given,
    lifted,
    played_out,
    ruled,
    varied,
    when,
)
from tests.core.chaodipi.given import readings
from tests.core.chaodipi.offences import OFFENCES, SIDES, Course, course_of
from tests.core.given import By
from tests.core.trumps_given import HANDS, A, B, C, D, asks, cards, next_cards, play_of, plays, shown

KINDS = list(product(OFFENCES, SIDES[:2]))


def due(course: Course) -> int:
    """The collectors' total by CD4.1: theirs off, down to 0, then the declarers' added, up to 200."""
    raw = course.tricks + course.bottom
    off, on = (sum(points for role, points in course.fines if role == of) for of in ("collectors", "declarers"))
    less = max(0, raw - off)
    return max(less, min(200, less + on))


def deal_in(match: Live) -> Deal:
    play = play_of(match)
    assert isinstance(play, (Leading, Following))
    return play.deal


@pytest.mark.parametrize(("name", "role"), KINDS)
def test_cd4_an_offence_alone(name: str, role: Role) -> None:
    course = course_of((name, role))

    assert course.fines == [(role, OFFENCES[name][1])]
    assert course.settled is not None
    assert (course.settled.raw, course.settled.points) == (course.tricks + course.bottom, due(course))


@pytest.mark.parametrize(("one", "two"), list(product(KINDS, KINDS)))
def test_cd4_an_offence_with_every_other_one_in_either_order(one: tuple[str, Role], two: tuple[str, Role]) -> None:
    course = course_of(one, two)

    # of two hands over, both are fined; of one hand counted twice, once
    cost = [(role, OFFENCES[name][1]) for name, role in dict.fromkeys((one, two)) if name == "a hand over"]
    cost += [(role, OFFENCES[name][1]) for name, role in (one, two) if name != "a hand over"]
    assert sorted(course.fines) == sorted(cost)
    assert course.settled is not None
    assert (course.settled.raw, course.settled.points) == (course.tricks + course.bottom, due(course))


@pytest.mark.parametrize(("name", "role"), [(name, role) for name, role in KINDS if name != "a hand over"])
@pytest.mark.parametrize("nine", [(A,), (B,), (A, B)])
def test_cd4_4_nine_are_buried_and_another_offence_follows(nine: tuple[Seat, ...], name: str, role: Role) -> None:
    course = course_of((name, role), nine=nine)

    assert sorted(course.fines) == sorted([*((SIDES[seat], 80) for seat in nine), (role, OFFENCES[name][1])])
    assert course.settled is not None
    assert course.settled.points == due(course)


# --- throws and follows -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("reading", "points"), [("per_thrown_card", 20), ("per_beaten_card", 10)])
def test_cd4_2_a_throw_that_fails_costs_by_the_cards_thrown_or_beaten(reading: str, points: int) -> None:
    told = when(given(*LEADS, failed_throw_fine=reading), *plays("A CAT"))  # the ace stands, D's ace beats the ten

    assert found(told) == ("throw_failed",)
    assert fines_in(told) == [(A, points, "CD4.2")]
    assert shown(told.play).startswith("deal 1 of A at 2 S: B on C0 of A, 24 25 25 25")


@pytest.mark.parametrize(("reading", "points"), [("cards_due", 10), ("whole_play", 20), ("chief_referee", 10)])
def test_cd4_3_a_wrong_follow_costs_by_the_cards_due_or_by_all(reading: str, points: int) -> None:
    match = given(*LEADS, *plays("A D66"), wrong_follow_cards=reading)

    told = when(match, *plays("B DAJ"))  # a pair is held; one of the two cards should have been another

    assert found(told) == ("pair_not_given",)
    assert fines_in(told) == [(B, points, "CD4.3")]


def test_cd4_3_a_wrong_follow_cannot_win_and_the_rightful_winner_takes_its_points() -> None:
    match = given(*LEADS, *plays("A D4, B SK, C DK"))

    told = when(match, *plays("D D5"))  # B's trump would have won

    assert told.follows == ("TrickTaken",)
    assert shown(told.play) == "deal 1 of A at 2 S: C leads, 24 24 24 24, 0 0 25 0"


def test_cd4_3_a_wrong_follow_with_the_highest_card_of_the_trick_leaves_it_to_the_leader() -> None:
    match = given(*LEADS, *plays("A HK, B SK, C S3, D H3"))

    assert shown(play_of(match)) == "deal 1 of A at 2 S: A leads, 24 24 24 24, 20 0 0 0"


@pytest.mark.parametrize("wrong", ["A D4, B SK", "A CAT"])
def test_cd4_3_a_play_taken_back_is_fined_all_the_same(wrong: str) -> None:
    match = given(*LEADS, *plays(wrong))
    before = deal_in(match).fines

    when(match, PlayTakenBack(B if "B" in wrong else A))

    assert deal_in(match).fines == before != ()


INTENT = FollowDeliberate(1, 1, B)


@pytest.mark.parametrize(("reading", "fined"), [("added", 40), ("instead", 20)])
@pytest.mark.parametrize("counted", ["end_of_deal", "at_once"])
def test_cd4_3_deliberate_costs_20_on_top_of_10_a_card_or_instead_of_it(reading: str, fined: int, counted: str) -> None:
    """B follows a pair with two cards of another suit. What is ruled later falls due with the follow, and counts the same."""
    wrong = (*LEADS, *plays("A D66"), *plays("B H33"))
    options = {"deliberate_fine": reading, "penalties_counted": counted}
    at_first = played_out(given(*wrong, *ruled(INTENT), **options))
    match = given(*wrong, **options)
    by_card = played_out(match)
    for act in ruled(INTENT):
        when(match, act)
    after = play_of(match).match.deals[0]
    for act in lifted():
        when(match, act)

    assert at_first.fined == (fined, 0)
    assert by_card.fined == (20, 0)
    assert after.points == at_first.points
    assert play_of(match).match.deals[0].points == by_card.points


def test_cd4_3_that_one_follow_was_deliberate_leaves_the_fines_for_others() -> None:
    match = given(*LEADS, *plays("A D66, B H33"), *ruled(FollowDeliberate(1, 1, D)), deliberate_fine="instead")

    assert [(fine.seat, fine.points) for fine in counted(deal_in(match).fines, readings(deliberate_fine="instead"))] == [
        (B, 20),
        (D, 20),
    ]


def test_cd4_3_of_a_trick_that_nobody_has_played_to_nothing_is_ruled() -> None:
    call, ruling = ruled(FollowDeliberate(1, 2, B))

    assert when(given(*LEADS, *plays("A D66"), call), ruling).found == ("desk.out_of_reach",)


def test_cd4_3_what_is_ruled_says_that_it_takes_the_place_of_the_fine_by_cards() -> None:
    match = given(*LEADS, *plays("A D66"), *plays("B H33"), ruled(INTENT)[0], deliberate_fine="instead")
    before = play_of(match)
    told = when(match, ruled(INTENT)[1])

    assert (
        game_of(before)
        .said(before, told.results[0])
        .zh.startswith("裁定第1副第1圈乙方故意跟错，罚20分（CD4.3）；每张10分的不另算")
    )


FINED_EARLY: Acts = (*LEADS, *plays("A D66, B H33"), *ruled(SideFined(1, B, 20)), PlaysUnrecorded())


def test_cd4_1_a_sheet_says_that_the_fines_on_record_are_in_its_total() -> None:
    match = given(*FINED_EARLY)
    before = play_of(match)
    told = when(match, DealNoted(60))
    line = game_of(before).said(before, told.results[0])

    assert play_of(match).match.deals[0].points == 60
    assert "成绩单按已罚过计：已记的罚分乙丁40不再扣" in line.zh
    assert "those on record, B and D 40, are not counted again" in line.en


def test_cd4_1_a_ruling_before_the_sheet_is_in_its_total_and_one_after_it_counts() -> None:
    match = given(*FINED_EARLY, DealNoted(60), *ruled(SideFined(1, B, 10), 2))
    play = play_of(match)
    within = game_of(play).rulings.within

    assert play.match.deals[0].points == 50
    assert within(play, SideFined(1, B, 20), 1) is not None
    assert within(play, SideFined(1, B, 10), 2) is None


# --- the burial -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("buried", [NINE, SEVEN, ()])
def test_cd4_4_the_declarer_buries_other_than_eight(buried: tuple[str, ...]) -> None:
    told = when(given(*TAKEN), BottomBuried(A, buried))

    assert found(told) == ("buried_number",)
    assert fines_in(told) == [(A, 80, "CD4.4")]


STIRRED: Acts = (*LEADS[:-3], Overturned(B, ("BJ", "BJ")), BottomTaken(B))
BY_B = cards("S7 D4 CK CK HQ HQ H3 DJ SJ")  # nine


@pytest.mark.parametrize(("reading", "seat"), [("last_burier", B), ("declarers", A)])
def test_cd4_4_a_collector_who_has_stirred_buries_nine(reading: str, seat: Seat) -> None:
    told = when(given(*STIRRED, wrong_burial_charged_to=reading), BottomBuried(B, BY_B))

    assert found(told) == ("buried_number",)
    assert fines_in(told) == [(seat, 80, "CD4.4")]


@pytest.mark.parametrize("reading", ["last_burier", "declarers"])
@pytest.mark.parametrize("again", [BY_B[:-1], BY_B[1:-1], BY_B])
def test_cd4_4_who_puts_it_right_is_fined_once(reading: str, again: tuple[str, ...]) -> None:
    match = given(*STIRRED, BottomBuried(B, BY_B), wrong_burial_charged_to=reading)

    told = when(match, BottomBuried(B, again))

    assert found(told) == (() if len(again) == 8 else ("buried_number",))
    assert fines_in(told) == []


@pytest.mark.parametrize(("reading", "fines"), [("fined", [(A, 80, "CD4.4")]), ("free", [])])
def test_cd4_4_put_right_before_the_first_lead(reading: str, fines: list[tuple[Seat, int, str]]) -> None:
    match = given(*TAKEN, wrong_burial_before_lead=reading)
    told = [when(match, act) for act in (BottomBuried(A, NINE), BottomTaken(A), BottomBuried(A, BURIED), *asks(B, C, D))]
    told.append(when(match, *plays("A D4")))

    assert [code for each in told for code in found(each)] == ["buried_number"]
    assert [fine for each in told for fine in fines_in(each)] == fines


def test_cd4_4_not_put_right_it_is_fined_at_the_first_lead_once() -> None:
    match = given(*TAKEN, BottomBuried(A, NINE), *asks(B, C, D), wrong_burial_before_lead="free")

    assert fines_in(when(match, *plays("A D4"))) == [(A, 80, "CD4.4")]
    assert fines_in(when(match, *plays("B D3"))) == []


# --- counts -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "fines"),
    [
        (((A, 26),), [(A, 10)]),
        (((B, 24),), [(B, 10)]),
        (((A, 26), (C, 24)), [(A, 20)]),  # partners, one over and one short
        (((B, 24), (D, 26)), [(B, 20)]),
        (((A, 26), (B, 24)), []),  # of two sides: the short hand draws, nobody is fined
        (((A, 26), (B, 26)), [(A, 10), (B, 10)]),
        (((A, 26), (A, 25)), []),  # counted wrongly the first time
    ],
)
def test_cd4_6_hands_over_and_short(counts: tuple[tuple[Seat, int], ...], fines: list[tuple[Seat, int]]) -> None:
    match = given(*LEADS, *(HandCounted(seat, n) for seat, n in counts))

    sides = {(fine.seat % 2, fine.points) for fine in deal_in(match).fines}
    assert sides == {(seat % 2, points) for seat, points in fines}
    assert len(deal_in(match).fines) == len(fines)


@pytest.mark.parametrize(("reading", "points"), [("burial_alone", [80]), ("both", [80, 10])])
def test_cd4_4_nine_buried_and_the_hand_counted(reading: str, points: list[int]) -> None:
    match = given(*TAKEN, BottomBuried(A, NINE), *asks(B, C, D), wrong_burial_and_count=reading)

    when(match, HandCounted(A, 24))

    assert [fine.points for fine in deal_in(match).fines] == points


OVER: Acts = (*LEADS, BottomCounted(8), HandCounted(A, 26))


@pytest.mark.parametrize("reading", ["out_of_play", "to_bottom"])
def test_cd4_6_cards_drawn_off_leave_play_or_go_to_the_bottom(reading: str) -> None:
    match = given(*OVER, surplus_cards=reading)

    told = when(match, CardsDrawnOff(A, B, ("DJ",)))

    deal = deal_in(match)
    assert found(told) == ("drawn_off_not_held",)  # A never had it: it is one of two cards too many
    assert (deal.bottom, deal.out) == ((BURIED, ("DJ",)) if reading == "out_of_play" else ((*BURIED, "DJ"), ()))


@pytest.mark.parametrize("reading", ["out_of_play", "to_bottom"])
def test_cd4_6_the_fine_stays_when_the_hand_is_counted_again(reading: str) -> None:
    match = given(*OVER, CardsDrawnOff(A, B, ("D6",)), surplus_cards=reading)

    again = when(match, HandCounted(A, 25))
    lead = when(match, *plays("A D4"))

    assert found(again) == ()
    assert fines_in(lead) == []  # what was drawn off to the bottom was not buried
    assert [(fine.seat, fine.points) for fine in deal_in(match).fines] == [(A, 10)]


def test_cd4_6_the_short_hand_draws_from_the_long_one() -> None:
    match = given(*OVER, HandCounted(D, 24))

    told = when(match, CardsDrawnOff(A, D, ("D6",), D))

    assert found(told) == ()
    assert deal_in(match).left == (24, 25, 25, 26)


@pytest.mark.parametrize(
    ("before", "then", "fines"),
    [
        # D draws from A, of two sides: no fine. B, over alone after that, is no partner of a hand that is still short.
        ((HandCounted(D, 24), CardsDrawnOff(A, D, ("D6",), D)), HandCounted(B, 26), [(B, 10)]),
        # A was over alone and the card has left play. D, short alone after that, draws from nobody.
        ((CardsDrawnOff(A, B, ("D6",)),), HandCounted(D, 24), [(A, 10), (D, 10)]),
        # C draws from A, partners; then B and D draw, partners too.
        (
            (HandCounted(C, 24), CardsDrawnOff(A, C, ("D6",), C), HandCounted(B, 26)),
            HandCounted(D, 24),
            [(A, 20), (B, 20)],
        ),
        # Not drawn yet: A and D are of two sides, then B is over beside it.
        ((HandCounted(D, 24),), HandCounted(B, 26), [(A, 10), (B, 20)]),
    ],
)
def test_cd4_6_what_was_drawn_off_is_settled_before_another_hand_is_counted(
    before: Acts, then: HandCounted, fines: list[tuple[Seat, int]]
) -> None:
    match = given(*OVER, *before)

    when(match, then)

    assert sorted((fine.seat % 2, fine.points) for fine in deal_in(match).fines) == [(seat % 2, n) for seat, n in fines]


@pytest.mark.parametrize(
    ("act", "codes"),
    [
        (CardsDrawnOff(A, A, ("D6",)), ("drawn_off_by",)),
        (CardsDrawnOff(A, B, ("D6", "D6")), ("drawn_off_number",)),
        (CardsDrawnOff(B, A, ("D3",)), ("drawn_off_number",)),
        (CardsDrawnOff(A, C, ("D6",), C), ("drawn_off_to_nobody",)),
        (CardsDrawnOff(A, C, ("D6",)), ("drawn_off_by",)),  # the partner
        (CardsDrawnOff(A, B, ("D6",), A), ("drawn_off_by", "drawn_off_to_nobody")),
    ],
)
def test_cd4_6_cards_drawn_off_otherwise(act: CardsDrawnOff, codes: tuple[str, ...]) -> None:
    assert found(when(given(*OVER), act)) == codes


def test_cd4_6_the_short_hand_itself_draws() -> None:
    match = given(*OVER, HandCounted(D, 24))

    assert found(when(match, CardsDrawnOff(A, B, ("D6",), D))) == ("drawn_off_by",)


@pytest.mark.parametrize("acts", [(HandCounted(A, 26),), (HandCounted(B, 26), HandCounted(A, 24))])
def test_cd4_6_the_bottom_is_counted_before_cards_go_from_or_to_the_declarer(acts: Acts) -> None:
    drawn = CardsDrawnOff(A, D, ("??",)) if len(acts) == 1 else CardsDrawnOff(B, A, ("??",), A)

    assert found(when(given(*LEADS, *acts), drawn)) == ("bottom_not_counted",)
    assert found(when(given(*LEADS, *acts, BottomCounted(8)), drawn)) == ()
    assert found(when(given(*TAKEN, BottomCounted(8), *LEADS[len(TAKEN) :], *acts), drawn)) == ("bottom_not_counted",)


def test_cd4_6_a_count_of_the_bottom_is_no_longer_one_once_another_has_taken_it_up() -> None:
    stirred = (BottomCounted(8), Overturned(B, ("BJ", "BJ")), BottomTaken(B), BottomBuried(B, HANDS[B][:8]), *asks(C, D, A))
    match = given(*TAKEN, BottomBuried(A, BURIED), *stirred, HandCounted(A, 26))

    assert found(when(match, CardsDrawnOff(A, D, ("??",)))) == ("bottom_not_counted",)


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize(("reading", "points"), [("burial_alone", [80]), ("both", [10, 80])])
def test_cd4_4_a_bottom_that_is_counted_at_nine_and_a_hand_in_either_order(reading: str, points: list[int], first: bool) -> None:
    counts = (BottomCounted(9), HandCounted(A, 24))
    match = given(*LEADS, *(counts if first else reversed(counts)), wrong_burial_and_count=reading)

    assert sorted(fine.points for fine in deal_in(match).fines) == points


def test_cd4_6_the_bottom_has_the_cards_that_were_drawn_off_to_it() -> None:
    match = given(*OVER, CardsDrawnOff(A, B, ("D6",)), surplus_cards="to_bottom")

    told = when(match, BottomCounted(9))

    assert (found(told), fines_in(told)) == ((), [])
    assert found(when(match, BottomCounted(8))) == ("bottom_count",)


def test_cd4_6_at_once_a_fine_keeps_its_moment_when_another_hand_is_counted() -> None:
    match = given(*LEADS, HandCounted(D, 26), *plays("A D6, B DA, C DK, D DT"), penalties_counted="at_once")

    when(match, HandCounted(A, 25))

    assert sorted((fine.seat, fine.points, fine.at) for fine in deal_in(match).fines) == [(A, 10, 20), (D, 10, 0)]


def test_cd4_6_cards_drawn_off_stay_away_when_a_play_is_taken_back() -> None:
    match = given(*OVER, *plays("A D4"), CardsDrawnOff(C, D, ("C9",)), PlayTakenBack(A))

    assert deal_in(match).left == (25, 25, 24, 25)


# --- rulings ----------------------------------------------------------------------------------------------------------------


def test_cd4_1_a_fine_of_the_desk_in_a_running_deal() -> None:
    match = given(*LEADS, *ruled(SideFined(1, B, 30)))

    settled = played_out(match)

    assert (settled.raw, settled.points, settled.fined) == (100, 70, (30, 0))


def test_cd4_1_a_fine_of_the_desk_stays_when_a_play_is_taken_back() -> None:
    match = given(*LEADS, *plays("A D4"), *ruled(SideFined(1, B, 30)), PlayTakenBack(A))

    assert [(fine.seat, fine.points, fine.ruling) for fine in deal_in(match).fines] == [(B, 30, 1)]


@pytest.mark.parametrize("reading", ["end_of_deal", "at_once"])
@pytest.mark.parametrize(("seat", "points", "then"), [(B, 30, 70), (A, 30, 130), (B, 200, 0), (A, 200, 200)])
def test_cd4_1_a_fine_of_the_desk_in_a_deal_that_is_over(reading: str, seat: Seat, points: int, then: int) -> None:
    match = given(*LEADS, penalties_counted=reading)
    played_out(match)
    before = shown(play_of(match))

    for act in ruled(SideFined(1, seat, points)):
        when(match, act)
    fined = play_of(match).match.deals[0].points
    for act in lifted():
        when(match, act)

    assert fined == then
    assert play_of(match).match.deals[0].points == 100
    assert shown(play_of(match)) == before


def test_cd4_1_at_once_a_fine_of_the_desk_counts_on_the_points_of_that_moment() -> None:
    match = given(*LEADS, penalties_counted="at_once")
    while sum(deal_in(match).points[seat] for seat in (B, D)) < 20:
        play = play_of(match)
        assert isinstance(play, (Leading, Following))
        when(match, CardsPlayed(play.turn or A, next_cards(play)))
    had = sum(deal_in(match).points[seat] for seat in (B, D))

    for act in ruled(SideFined(1, B, 200)):
        when(match, act)

    assert played_out(match).points == 100 - had


def test_cd4_1_the_total_of_a_sheet_has_the_fines_of_the_deal_in_it() -> None:
    match = given(*LEADS, *plays("A CAT"), PlaysUnrecorded())

    assert [event.fined for event in when(match, DealNoted(85)).results if isinstance(event, DealSettled)] == [None]

    for act in ruled(SideFined(1, A, 10)):
        when(match, act)

    assert play_of(match).match.deals[0].points == 95


def second(remedy: Remedy) -> tuple[By, By]:
    return ruled(remedy, 2)


def points_of(match: Live) -> int | None:
    return play_of(match).match.deals[0].points


@pytest.mark.parametrize("over", [True, False])
def test_cd4_1_of_two_fines_of_the_desk_the_one_is_lifted_and_the_other_stands(over: bool) -> None:
    match = given(*LEADS)
    if over:
        played_out(match)
    for act in (*ruled(SideFined(1, B, 30)), *second(SideFined(1, B, 20)), *lifted(1)):
        when(match, act)
    if not over:
        played_out(match)

    assert points_of(match) == 80


@pytest.mark.parametrize("over", [True, False])
def test_cd4_1_a_fine_of_the_desk_is_varied_on_appeal(over: bool) -> None:
    match = given(*LEADS)
    if over:
        played_out(match)
    for act in (*ruled(SideFined(1, B, 30)), *varied(SideFined(1, A, 10))):
        when(match, act)
    if not over:
        played_out(match)

    assert points_of(match) == 110


def test_cd4_1_a_fine_of_the_desk_stays_when_the_score_that_stopped_the_deal_is_lifted() -> None:
    match = given(*LEADS, *plays("A D4, B D3"), *ruled(DealScored(1, (60,))), *second(SideFined(1, B, 30)), *lifted(1))

    assert shown(play_of(match)) == "deal 1 of A at 2 S: C on D0 of A, 24 24 25 25"
    assert [(fine.seat, fine.points) for fine in deal_in(match).fines] == [(B, 30)]


def test_cd4_1_a_score_that_is_lifted_does_not_come_back_with_a_fine() -> None:
    match = given(*LEADS)
    played_out(match)
    for act in (*ruled(SideFined(1, B, 30)), *second(DealScored(1, (0,))), *lifted(2)):
        when(match, act)

    assert shown(play_of(match)) == "after deal 1: 3 2"  # 70 points
    assert len(play_of(match).match.deals[0].fines) == 1

"""GC3.3, GC3.4, GD6.1: under `wrong_cards` = `lost` a ruling may leave a hand no card. Then the seat is out."""

from core.desk.messages import TurnStopped
from core.guandan.messages import CardsPlayed, DealSettled, Passed, PlayerOut, PlaysUnrecorded, PlayTakenBack
from core.guandan.state import Following, Leading, State
from tests.core.guandan.given import (
    EIGHT_3,
    EIGHT_4,
    EIGHT_5,
    NO_CARDS,
    A,
    Acts,
    B,
    C,
    D,
    alone,
    found,
    given,
    play_of,
    ruled,
    shown,
    when,
)
from tests.core.guandan.remedies import ALL_DROPPED, LAST_LED, LAST_TWO, LOST, PARTNER_TOO

EARLY: Acts = (  # B has three cards and plays them before A, whose turn it is
    *NO_CARDS,
    *alone(B, EIGHT_3, EIGHT_4, EIGHT_5),
    CardsPlayed(B, ("S8",)),
    Passed(C),
    CardsPlayed(D, ("S9",)),
    CardsPlayed(B, ("HK", "HQ")),
)


def out(play: State) -> tuple[object, ...]:
    """Where play stands, who is out, and who has a turn to lose."""
    assert isinstance(play, (Leading, Following))
    return shown(play), play.deal.out, play.deal.stopped


def results(acts: Acts, seat: int, **options: str) -> list[str]:
    call, ruling = ruled(TurnStopped(A if seat == A else B if seat == B else C))
    told = when(given(*acts, call, **(LOST | options)), ruling)
    return [type(event).__name__ for event in told.results]


def test_gd6_1_the_last_cards_lost_are_the_end_of_the_hand() -> None:
    assert results(LAST_TWO, A) == ["PlayUndone", "TurnStopped", "PlayerOut"]
    assert results(LAST_LED, A) == ["LeadUndone", "TurnStopped", "PlayerOut"]
    assert results(LAST_LED, A, wrong_lead="offender_again") == ["LeadUndone", "PlayerOut"]
    assert results(ALL_DROPPED, A) == ["TurnStopped", "PlayerOut"]
    assert results(PARTNER_TOO, C) == ["TurnStopped", "PlayerOut", "DealSettled"]


def test_gd6_1_cards_that_go_back_or_lie_open_leave_the_seat_in() -> None:
    assert results(LAST_TWO, A, wrong_cards="back_to_hand") == ["PlayUndone", "TurnStopped"]
    assert results(LAST_TWO, A, wrong_cards="lie_open") == ["PlayUndone", "TurnStopped"]


def test_gd6_1_the_place_is_the_next_one() -> None:
    told = when(given(*PARTNER_TOO, ruled(TurnStopped(C))[0], **LOST), ruled(TurnStopped(C))[1])

    assert [(event.seat, event.place) for event in told.results if isinstance(event, PlayerOut)] == [(C, 2)]
    assert [event.order for event in told.results if isinstance(event, DealSettled)] == [(A, C)]


def test_gd6_1_who_is_out_has_no_turn_left_to_lose() -> None:
    stopped = (0, 0, 0, 0)

    assert out(play_of(given(*EARLY, *ruled(TurnStopped(B)), **LOST))) == (
        "deal 1 at 7: A on single of D, 27 0 27 26",
        (B,),
        stopped,
    )
    assert out(play_of(given(*ALL_DROPPED, *ruled(TurnStopped(A)), **LOST))) == (
        "deal 1 at 7: B on single of A, 0 27 27 27",
        (A,),
        stopped,
    )


def test_gc3_5_out_of_turn_with_the_last_cards_the_offenders_next_player_is_on() -> None:
    options = LOST | {"out_of_turn_next": "offenders_next"}

    match = given(*EARLY, *ruled(TurnStopped(B)), **options)

    assert out(play_of(match)) == ("deal 1 at 7: C on single of D, 27 0 27 26", (B,), (0, 0, 0, 0))
    when(match, Passed(C))
    assert shown(play_of(match)) == "deal 1 at 7: D leads, 27 0 27 26"  # A, whose turn was taken, is passed over


def test_gd7_1_where_nobody_beats_the_play_the_partner_leads() -> None:
    match = given(*ALL_DROPPED, *ruled(TurnStopped(A)), Passed(B), Passed(C), Passed(D), **LOST)

    assert shown(play_of(match)) == "deal 1 at 7: C leads, 0 27 27 27"


def test_gc3_4_who_is_out_by_a_ruling_stays_out_when_a_later_play_is_taken_back() -> None:
    later: Acts = (*ALL_DROPPED, CardsPlayed(B, ("S8",)), *ruled(TurnStopped(A)))
    match = given(*later, **LOST)
    assert shown(play_of(match)) == "deal 1 at 7: C on single of B, 0 26 27 27"

    when(match, PlayTakenBack(B))

    assert out(play_of(match)) == ("deal 1 at 7: B on single of A, 0 27 27 27", (A,), (0, 0, 0, 0))


def test_gd6_1_a_play_of_who_is_out_is_found() -> None:
    match = given(*LAST_TWO, *ruled(TurnStopped(A)), **LOST)

    assert found(when(match, CardsPlayed(A, ("SK",)))) == ("already_out",)


def test_where_plays_are_missing_nobody_is_said_to_be_out() -> None:
    match = given(*ALL_DROPPED[:-2], PlaysUnrecorded(), *ALL_DROPPED[-2:], *ruled(TurnStopped(A)), **LOST)

    assert out(play_of(match))[:2] == ("deal 1 at 7: B on single of A, 0 27 27 27, A stopped", ())

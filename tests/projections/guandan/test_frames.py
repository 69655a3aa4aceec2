"""The frames of a 掼蛋 match: what lies on the table after each event, and the table in plain text."""

from random import Random

from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from core.climb.kinds import Reading
from core.desk.messages import CallMade, Ruled
from core.desk.messages import TurnStopped as StopTurn
from core.guandan import messages as m
from core.guandan.options import Options
from core.guandan.state import SEATS
from core.rewound import Rewound
from core.script import judged_one_by_one, script
from projections.guandan.drawing import rows
from projections.guandan.frames import Frame, frames
from projections.guandan.lines import legal_lines, result_lines, score, score_line
from projections.guandan.place import place
from projections.guandan.views import seen_by
from projections.logged import Logged
from tests.core.given import CHIEF, SHOWN, kept_at, taken_down_at
from tests.core.guandan.matches import greedy, whole_match
from tests.machines.guandan.strategies import options as any_options
from tests.machines.guandan.strategies import play_acts
from tests.projections.guandan.logs import PLAYERS, VIEWERS, acts_of, logged, play_of, readings
from tests.projections.logs import Log, folded

HAND: tuple[str, ...] = (
    "S3",
    "S4",
    "H2",
    "S6",
    "S7",
    "C9",
    "D9",
    "RJ",
    "BJ",
    *("S8",) * 2,
    *("CT",) * 2,
    *("DJ",) * 2,
    *("CQ",) * 2,
)
HAND += ("SK", "SK", "CA", "CA", "D3", "D3", "D4", "D4", "D5", "D5")
DEALT: tuple[m.Act, ...] = (m.DealBegun(), m.HandDealt(0, HAND), m.LeaderDrawn(0, "S3"))
FLUSH = m.CardsPlayed(0, ("S3", "S4", "H2", "S6", "S7"), Reading("straight_flush", "3", 5))


def shown(*acts: m.Act, **chosen: str) -> tuple[Frame, ...]:
    return frames(logged(acts, readings(**chosen)), {})


def test_gd4_1_a_play_is_shown_with_its_reading_and_what_the_wild_card_stands_for() -> None:
    (laid,) = shown(*DEALT, FLUSH)[-1].trick

    assert (laid.seat, laid.reading, laid.wild) == (0, Reading("straight_flush", "3", 5), (("H2", "S5"),))
    assert "♥2=♠5" in rows(shown(*DEALT, FLUSH)[-1])[-1].zh


def test_gd4_2_a_hand_is_shown_high_to_low_with_the_level_above_the_ace() -> None:
    frame = shown(*DEALT)[-1]

    assert frame.hands[0].cards[:6] == ("RJ", "BJ", "H2", "CA", "CA", "SK")
    assert (frame.level, frame.wild, frame.levels, frame.points) == ("2", "H2", ("2", "2"), None)
    assert [hand.unknown for hand in frame.hands] == [0, 27, 27, 27]
    assert (frame.drawn, frame.leader, frame.turn, frame.top) == ("S3", 0, 0, 0)


def test_the_last_action_of_every_seat_in_the_trick() -> None:
    follow = (m.Passed(1), m.CardsPlayed(2, ("H3", "H4", "H5", "H6", "H7")), m.Passed(3))
    frame = shown(*DEALT, m.CardsPlayed(0, ("S8",)), m.CardsPlayed(1, ("S9",)), *follow)[-1]

    assert [hand.action for hand in frame.hands] == ["played", "passed", "played", "passed"]
    assert frame.top == frame.trick[-2].at
    assert frame.trick[-2].seat == 2
    assert [hand.action for hand in shown(*DEALT, m.CardsPlayed(0, ("S8",)))[-1].hands] == ["played", "", "", ""]


def test_gd7_1_a_trick_that_is_over_lies_until_the_next_lead() -> None:
    over = (m.CardsPlayed(0, ("S8",)), m.Passed(1), m.Passed(2), m.Passed(3))
    last, led = shown(*DEALT, *over)[-1], shown(*DEALT, *over, m.CardsPlayed(0, ("C9",)))[-1]

    assert [laid.cards for laid in last.trick] == [("S8",), (), (), ()]
    assert (last.top, last.turn) == (0, 0)
    assert [laid.cards for laid in led.trick] == [("C9",)]


def test_gc3_3_a_play_that_is_undone_leaves_what_lay_before() -> None:
    acts = (*DEALT, m.CardsPlayed(0, ("S8",)), m.CardsPlayed(1, ("S9",)), m.PlayTakenBack(1))
    frame = shown(*acts)[-1]

    assert [laid.cards for laid in frame.trick] == [("S8",)]
    assert frame.hands[1].exposed == ("S9",)
    assert frame.trick[-1].at == frame.top
    assert shown(*DEALT, m.CardsPlayed(0, ("S8",)), m.PlayTakenBack(0))[-1].trick == ()


def test_gc3_5_a_seat_that_loses_its_turn_is_shown_as_stopped() -> None:
    options = readings(turn_lost="one_turn", wrong_cards="back_to_hand", out_of_turn_next="rightful_player")
    acts = (*DEALT, m.CardsPlayed(0, ("S8",)), m.CardsPlayed(2, ("S9",)))
    ruled = (CallMade(0), Ruled(1, "GC3.5", StopTurn(2), SHOWN))
    log = logged((*acts, *ruled), options)
    before = frames(log, {})[-1]

    assert (before.hands[2].stopped, before.hands[2].action, before.turn) == (1, "", 1)
    after = frames(logged((*acts, *ruled, m.Passed(1)), options), {})[-1]
    assert (after.hands[2].stopped, after.hands[2].action, after.turn) == (0, "stopped", 3)


def test_gc2_8_counts_are_shown_as_announced_and_forgotten_with_the_deal() -> None:
    frame = shown(*DEALT, m.CountAnnounced(1, 9), m.CountAsked(2), count_report="at_ten")[-1]

    assert [hand.announced and hand.announced.count for hand in frame.hands] == [None, 9, None, None]
    assert [hand.asked for hand in frame.hands] == [False, False, True, False]
    again = shown(*DEALT, m.CountAnnounced(1, 9), m.PlaysUnrecorded(), m.DealNoted((0, 2)), m.DealBegun())[-1]
    assert [hand.announced for hand in again.hands] == [None] * 4


def test_gd5_2_the_steps_of_a_tribute() -> None:
    won = (m.DealBegun(), m.DealNoted((0, 2)), m.DealBegun())
    due, paid, back = (
        shown(*won, *acts)[-1]
        for acts in (
            (),
            (m.TributePaid(1, "RJ"), m.TributePaid(3, "BJ")),
            (m.TributePaid(1, "RJ"), m.TributePaid(3, "BJ"), m.CardReturned(0, "S3"), m.CardReturned(2, "S4")),
        )
    )

    assert due.tribute is not None
    assert (due.tribute.payers, due.tribute.receivers, due.tribute.to_pay, due.turns) == ((1, 3), (0, 2), (1, 3), (1, 3))
    assert paid.tribute is not None
    assert [(each.seat, each.card, each.to) for each in paid.tribute.paid] == [(1, "RJ", 0), (3, "BJ", 2)]
    assert paid.tribute.to_return == ((0, 1), (2, 3))
    assert back.tribute is not None
    assert [(each.seat, each.card, each.to) for each in back.tribute.returned] == [(0, "S3", 1), (2, "S4", 3)]
    assert (back.tribute.to_return, back.turn, back.step.phase) == ((), 1, "leading")
    assert "乙方贡大王给甲方" in rows(back)[1].zh


def test_gd6_2_the_deals_so_far_with_their_levels() -> None:
    frame = shown(m.DealBegun(), m.DealNoted((0, 2)), m.DealBegun(), m.DealNoted((1, 0, 3, 2)))[-1]

    assert [(row.level, row.winner, row.place, row.levels) for row in frame.deals] == [
        ("2", 0, 2, ("6", "2")),
        ("6", 1, 3, ("6", "4")),
    ]
    assert frame.levels == ("6", "4")
    assert (frame.over, frame.order) == (True, (1, 0, 3, 2))
    assert [hand.place for hand in frame.hands] == [2, 1, 4, 3]


def test_gc2_4_the_deals_so_far_with_their_points() -> None:
    table = {"levels": "seven", "tribute": "none", "promotion": "points_five_three_one"}
    acts = (m.DealNoted((0, 2)), m.DealNoted((1, 0, 3, 2)))
    play = play_of(logged(acts, readings(**table)))

    assert [row.points for row in shown(*acts, **table)[-1].deals] == [(5, 0), (5, 3)]
    assert (score(play).zh, score_line(play).zh) == ("5 : 3", "积分 甲丙5，乙丁3")
    assert [line.zh for line in result_lines(play)] == [
        "第1副：甲丙双下胜（打7）；甲丙5，乙丁0",
        "第2副：乙丁胜，对家三家（打7）；甲丙5，乙丁3",
        "积分 甲丙5，乙丁3；整场未分胜负。",
    ]


def test_going_back_shows_what_play_returned_to() -> None:
    log = logged((*DEALT, m.CardsPlayed(0, ("S8",)), m.CountAnnounced(0, 26)))
    back = frames((*log, Logged(Rewound(len(log) - 2, "t-1"), CHIEF, 0)), {})[-1]

    assert (back.trick, back.hands[0].announced, back.ply) == ((), None, 0)


# --- any match ----------------------------------------------------------------------------------------------------------------


def test_an_act_stands_in_its_deal_and_plays_are_counted() -> None:
    acts = acts_of(3, 2)
    events = tuple((entry.event, entry.actor) for entry in logged(acts))
    places = [place(taken) for taken in judged_one_by_one(script(events)).taken]

    begun = [n for n, act in enumerate(acts) if isinstance(act, m.DealBegun)][1]
    assert {at.game for at in places[:begun]} == {1}
    assert {at.game for at in places[begun:]} == {2}
    plays = [at.ply for act, at in zip(acts, places, strict=True) if isinstance(act, (m.CardsPlayed, m.Passed))]
    first = plays.index(1, 1)
    assert plays == [*range(1, first + 1), *range(1, len(plays) - first + 1)]


@settings(max_examples=10, deadline=None)
@drawn(st.integers(0, 2**32))
def test_the_hands_of_the_frames_are_those_of_the_play(seed: int) -> None:
    (deal,) = whole_match(Random(seed), readings(), greedy, 1)
    hands = {act.seat: list(act.cards) for act in deal.acts if isinstance(act, m.HandDealt)}
    found = frames(logged(deal.acts), {})

    for frame, event in zip(found, (entry.event for entry in logged(deal.acts)), strict=True):
        if isinstance(event, m.CardsPlayed):
            for card in event.cards:
                hands[event.seat].remove(card)
            assert {seat: sorted(frame.hands[seat].cards) for seat in SEATS} == {s: sorted(cards) for s, cards in hands.items()}
    assert found[-1].order == deal.order


@settings(max_examples=40, deadline=None)
@drawn(any_options(), st.lists(play_acts(), max_size=25), st.sampled_from((*VIEWERS, "referee")))
def test_whatever_is_done_can_be_shown_to_anybody(options: Options, acts: list[m.Act], viewer: int) -> None:
    opening = m.MatchOpened(PLAYERS, options)
    taken = kept_at(opening, *acts)
    log: Log = tuple(Logged(event, actor, 0) for event, actor in taken_down_at(opening, *taken))
    seen = seen_by(log, viewer)  # type: ignore[arg-type]

    found = frames(seen, {})
    assert [frame.step.version for frame in found] == list(range(1, len(log) + 1))
    assert all(line.zh for frame in found[-2:] for line in rows(frame))
    assert all("{" not in line.en for line in legal_lines(folded(seen).table.play))
    assert all("{" not in line.en for line in result_lines(folded(seen).table.play))


BACK: tuple[m.Act, ...] = (m.CardReturned(0, "S3"), m.CardReturned(2, "C3"))


def test_gd5_2_who_is_next_is_shown_at_every_step_of_a_tribute() -> None:
    """Also between the last card of a step and what follows from it: the takers return, then who paid the higher leads."""
    acts = (m.DealNoted((0, 2)), m.DealBegun(), m.TributePaid(1, "SA"), m.TributePaid(3, "SK"), *BACK)

    assert [(frame.step.kind.partition(".")[2], frame.turns) for frame in shown(*acts)[4:]] == [
        ("tribute_due", (1, 3)),
        ("tribute_paid", (3,)),
        ("tribute_paid", (0, 2)),
        ("tributes_matched", (0, 2)),
        ("card_returned", (2,)),
        ("card_returned", (1,)),
        ("lead_given", (1,)),
    ]


def test_gd5_1_and_gd5_4_who_leads_is_shown_as_soon_as_it_is_known() -> None:
    drawn_card = shown(m.DealBegun(), m.LeaderDrawn(2, "S3"))
    refused = shown(m.DealNoted((0, 1, 2, 3)), m.DealBegun(), m.RefusalClaimed(3, ("RJ", "RJ")))

    assert [frame.turns for frame in drawn_card] == [(), (), (2,), (2,)]
    assert [(frame.step.kind.partition(".")[2], frame.turns) for frame in refused[-3:]] == [
        ("refusal_claimed", (3,)),
        ("tribute_refused", (0,)),
        ("lead_given", (0,)),
    ]

"""What may be done at a 掼蛋 table: whose turn, which tribute, which plays, and why it cannot be judged."""

from core.climb.kinds import Reading
from core.desk.messages import CallMade, Ruled, TurnStopped
from core.guandan import messages as m
from core.guandan.legal import legal
from core.guandan.state import State
from tests.projections.guandan.logs import logged, play_of, readings

Acts = tuple[m.Act, ...]
HAND: tuple[str, ...] = ("S9", "H9", "D9", "H2", "H2", "S3", "S4", "S5", "S6", "S7", "BJ", "RJ", "RJ", *("CK",) * 2, *("DK",) * 2)
HAND += ("SA", "CA", "DA", "ST", "CT", "DT", "C3", "C4", "C5", "C6")
FIRST: Acts = (m.DealBegun(), m.HandDealt(0, HAND), m.LeaderDrawn(0))
WON: Acts = (m.DealBegun(), m.DealNoted((1, 3)), m.DealBegun())  # A and C owe B and D


def at(*acts: m.Act, **chosen: str) -> State:
    return play_of(logged(acts, readings(**chosen)))


def kinds(play: State) -> dict[str, list[tuple[str, ...]]]:
    return {group.kind: [row.example for row in group.rows] for group in legal(play).plays or ()}


def test_gd2_a_lead_lists_every_kind_with_cards() -> None:
    found = legal(at(*FIRST))

    assert (found.seat, found.may_pass, found.partly, found.why) == (0, False, False, None)
    assert {group.kind for group in found.plays or ()} >= {"single", "pair", "triple", "full_house", "straight", "bomb"}
    assert ["CK", "CK", "DK", "DK"] in [sorted(cards) for cards in kinds(at(*FIRST))["bomb"]]


def test_gd4_1_wild_cards_are_marked_with_what_they_stand_for() -> None:
    rows = [row for group in legal(at(*FIRST)).plays or () if group.kind == "bomb" for row in group.rows]

    (row,) = (row for row in rows if row.reading == Reading("bomb", "9", 5))
    assert row.wild == (("H2", "?9"), ("H2", "?9"))


def test_gd3_1_what_follows_beats_what_lies() -> None:
    play = at(m.DealBegun(), m.HandDealt(1, HAND), m.LeaderDrawn(0), m.CardsPlayed(0, ("CQ", "DQ")))
    found = legal(play)

    assert (found.seat, found.may_pass) == (1, True)
    assert {group.kind for group in found.plays or ()} == {"pair", "bomb", "straight_flush"}


def test_a_hand_that_is_not_recorded_cannot_be_judged() -> None:
    found = legal(at(m.DealBegun(), m.LeaderDrawn(0)))

    assert found.plays is None
    assert found.why is not None
    assert "没有记录" in found.why.zh


def test_gd1_1_a_third_big_joker_of_a_hand_is_a_card_of_which_nothing_is_known() -> None:
    found = legal(at(m.DealBegun(), m.HandDealt(0, ("RJ", *HAND[1:])), m.LeaderDrawn(0)))

    assert found.partly
    assert [row.example for group in found.plays or () if group.kind == "pair" for row in group.rows][-1] == ("RJ", "RJ")


def test_a_level_that_is_not_recorded_cannot_be_judged() -> None:
    found = legal(at(m.DealBegun(), m.DealNoted((0, 1)), m.DealBegun(), m.HandDealt(0, HAND), m.TributeUnrecorded(),
                     m.CardsPlayed(3, ("S3",))))  # fmt: skip

    assert (found.seat, found.plays) == (0, None)


def test_gd4_1_a_lead_that_may_be_two_kinds_is_asked_about() -> None:
    acts: Acts = (m.DealBegun(), m.HandDealt(1, HAND), m.LeaderDrawn(0))
    lead = ("S9", "C9", "D9", "H2", "H2")
    asked, declared = legal(at(*acts, m.CardsPlayed(0, lead))), legal(at(*acts, m.CardsPlayed(0, lead, Reading("bomb", "9", 5))))

    assert asked.plays is None
    assert asked.why is not None
    assert "裁判员询问" in asked.why.zh
    assert declared.plays is not None


def test_gd4_1_a_play_that_answers_another_is_what_answers_it_unless_it_must_be_declared() -> None:
    acts: Acts = (m.DealBegun(), m.HandDealt(2, HAND), m.LeaderDrawn(0), m.CardsPlayed(0, ("S8", "C8", "D8", "S7", "C7")))
    answer = m.CardsPlayed(1, ("SQ", "CQ", "DQ", "H2", "H2"))

    assert legal(at(*acts, answer)).plays is not None
    assert legal(at(*acts, answer, wild_undeclared="must_declare")).plays is None


def test_cards_that_form_no_pattern_cannot_be_beaten_by_rule() -> None:
    found = legal(at(m.DealBegun(), m.HandDealt(1, HAND), m.LeaderDrawn(0), m.CardsPlayed(0, ("S3", "S5"))))

    assert found.plays is None


def test_a_partly_known_hand_lists_what_it_surely_can() -> None:
    play = at(m.DealBegun(), m.HandDealt(0, ("?K", "?K", "S9", "?5", *("??",) * 23)), m.LeaderDrawn(0))
    found = legal(play)

    assert found.partly
    assert kinds(play)["pair"] == [("?K", "?K")]
    assert ("S9",) in kinds(play)["single"]
    assert set(kinds(play)) == {"single", "pair"}


def test_a_level_card_without_its_suit_is_not_taken_for_wild() -> None:
    play = at(m.DealBegun(), m.HandDealt(0, ("?2", "S9", *("??",) * 25)), m.LeaderDrawn(0))

    assert kinds(play) == {"single": [("S9",), ("?2",)]}


def test_five_of_one_suit_or_not_is_no_straight_for_sure() -> None:
    play = at(m.DealBegun(), m.HandDealt(0, ("S3", "S4", "S5", "S6", "?7", *("??",) * 22)), m.LeaderDrawn(0))

    assert "straight" not in kinds(play)


# --- tribute ------------------------------------------------------------------------------------------------------------------


def test_gd5_2_the_highest_card_is_payable_and_never_the_wild_one() -> None:
    hand = (
        "S6",
        "H6",
        "H6",
        "D6",
        "CA",
        *("S3", "C3") * 2,
        *("D4", "C4", "S4") * 2,
        *("S5", "C5", "D5") * 2,
        *("S7", "C7", "D7") * 2,
    )
    found = legal(at(*WON, m.HandDealt(0, hand)))

    assert [(each.seat, each.cards) for each in found.pays] == [(2, None), (0, ("S6", "D6"))]
    assert found.refusing is None
    assert found.seat is None


def test_gd5_3_the_holders_of_the_big_jokers_may_refuse_until_a_tribute_is_shown() -> None:
    others = tuple(m.HandDealt(seat, ("S3",) * 27) for seat in (1, 2, 3))

    assert legal(at(*WON, m.HandDealt(0, HAND), *others[1:2])).refusing == (0,)
    assert legal(at(*WON, m.HandDealt(0, HAND), *others[1:2], m.TributePaid(2, "S3"))).refusing == ()


def test_gd5_2_a_return_is_any_card_or_what_the_option_says() -> None:
    acts: Acts = (*WON, m.HandDealt(1, HAND), m.TributePaid(0, "SK"), m.TributePaid(2, "SQ"))
    anything, low = legal(at(*acts)).returns, legal(at(*acts, return_card="ten_or_lower")).returns

    assert [(each.seat, each.to) for each in anything] == [(1, 0), (3, 2)]
    assert anything[0].cards is not None
    assert low[0].cards is not None
    assert "RJ" in anything[0].cards
    assert "SK" in anything[0].cards
    assert {card[1] for card in low[0].cards} <= set("23456789T")
    assert anything[1].cards is None


def test_gc3_4_cards_that_lie_open_are_named() -> None:
    options = readings(turn_lost="one_turn", wrong_cards="lie_open", wrong_lead="offender_again")
    wrong = (m.CardsPlayed(0, ("SA", "CA", "DA", "ST")), CallMade(1), Ruled(1, "GC3.3", TurnStopped(0), ""))
    found = legal(play_of(logged((*FIRST, *wrong), options)))

    assert (found.seat, found.open) == (0, ("SA", "CA", "DA", "ST"))

"""Positions in which other programs were found wrong, by public reports, with the right answer and the clause that gives it.

The numbers are those of the reports in our notes; those that are about a whole match (declaring, undoing, what is shown)
stand with the tests of the games.
"""

import pytest

from core.trick.follow import breach
from core.trick.order import order_of
from core.trick.parts import lead_of
from core.trick.throws import settled
from core.trick.ways import Ways
from core.trick.winner import winner

WAYS = Ways(permanent_trumps="jokers", throw_trumps="allowed")


def cards(words: str) -> tuple[str, ...]:
    return tuple(words.split())


@pytest.mark.parametrize(
    ("bug", "level", "suit", "plays", "wins"),
    [
        ("2: pair and two singles, not the pair of level cards", "2", "C", "D8 D8 DJ DQ/C5 C5 CA S2/C6 C6 C2 C2/S3 S3 S7 S8", 2),
        ("4: who over-ruffs two singles by the highest card", "2", "S", "HA HK/S2 S4/S3 S5/D3 D4", 1),
        ("5: a joker beats a ruffed single", "2", "S", "HT/S2/S3/BJ", 3),
        ("6: the pair decides over the single", "2", "H", "SA SK SK/H5 H5 HA/H6 H6 H3/D3 D4 D5", 2),
        ("11: a pair that follows two singles is no pair of the pattern", "2", "D", "SA SQ/S5 S5/S9 SJ/S3 S4", 0),
        ("12: a pair of trumps ruffs two singles", "2", "H", "S5 S8/H3 H3/C3 C4/D3 D4", 1),
        (
            "14: three pairs and one are also two and two",
            "7",
            "H",
            "S3 S3 S4 S4 S9 S9 ST ST/HA HA S7 S7 D7 D7 H7 H7/C2 C3 C4 C5 C6 C8 C9 CT/D2 D3 D4 D5 D6 D8 D9 DT",
            1,
        ),
        ("15: 66 and 88 at level 7", "7", "S", "H6 H6 H8 H8/H9 H9 HT HT/H2 H3 H4 H5/HA HK HQ HJ", 1),
        ("15: pairs of jokers in a tractor of trumps", "7", "S", "SA SA SK SK/BJ BJ RJ RJ/S2 S3 S4 S5/S6 S8 S9 ST", 1),
    ],
)
def test_who_wins(bug: str, level: str, suit: str, plays: str, wins: int) -> None:
    assert winner([cards(play) for play in plays.split("/")], order_of(level, suit, WAYS), WAYS) == wins, bug


@pytest.mark.parametrize(
    ("bug", "level", "suit", "throw", "others", "forced"),
    [
        ("1: a hand with pairs enough but none higher", "4", "S", "HA HK HK HQ HQ", "H3 H3 H5 H6/D3 D3 D4/C2 C3 C4", ""),
        ("1: an equal card is no higher one", "4", "S", "HA HK HK HQ HQ", "HA D2/D3 D4/C2 C3", ""),
        (
            "13: one tractor of three and a pair, beaten by jokers",
            "T",
            "S",
            "SA SA HT HT DT DT ST ST",
            "BJ BJ RJ RJ/D2/C2",
            "DT DT",
        ),
        ("14: the lowest that is beaten, not the first", "2", "H", "S9 S9 S5 S5 S3", "ST ST S4/D4/C3", "S3"),
        ("14: not a component that nobody beats", "2", "H", "SA S5 S5", "S9 S9/H2/C3", "S5 S5"),
    ],
)
def test_whether_a_throw_stands(bug: str, level: str, suit: str, throw: str, others: str, forced: str) -> None:
    order = order_of(level, suit, WAYS)
    lead = lead_of(cards(throw), order, WAYS)
    assert lead is not None
    part = settled(lead, [cards(hand) for hand in others.split("/")], order, WAYS)
    assert (part.cards if part else ()) == cards(forced), bug


@pytest.mark.parametrize(
    ("bug", "level", "suit", "lead", "hand", "play", "due"),
    [
        (
            "3: six singles though a pair is held",
            "K",
            "S",
            "S7 S7 S8 S8 S9 S9",
            "S2 S3 S4 S5 S6 ST SK SK BJ",
            "S2 S3 S4 S5 S6 ST",
            "SK SK",
        ),
        ("3: the pair is given", "K", "S", "S7 S7 S8 S8 S9 S9", "S2 S3 S4 S5 S6 ST SK SK BJ", "S2 S3 S4 S5 SK SK", ""),
        ("15: 66 and 88 are due at level 7", "7", "S", "H2 H2 H3 H3", "H6 H6 H8 H8 HJ HJ", "H6 H6 HJ HJ", "H8 H8 H6 H6"),
        ("15: jokers are due to a tractor of trumps", "7", "S", "S2 S2 S3 S3", "RJ RJ BJ BJ SK SQ", "BJ BJ SK SQ", "RJ RJ BJ BJ"),
    ],
)
def test_what_was_due(bug: str, level: str, suit: str, lead: str, hand: str, play: str, due: str) -> None:
    order = order_of(level, suit, WAYS)
    led = lead_of(cards(lead), order, WAYS)
    assert led is not None
    found = breach(led, cards(hand), cards(play), order, WAYS)
    assert (found.due if found is not None else ()) == ((cards(due),) if due else ()), bug


def test_13b_cards_of_two_suits_are_no_lead_and_raise_nothing() -> None:
    assert lead_of(cards("H5 D7"), order_of("2", "S", WAYS), WAYS) is None

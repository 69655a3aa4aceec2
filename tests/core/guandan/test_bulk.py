"""What is folded at once is folded as one by one: matches around the edges of the fast path."""

from random import Random

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core.climb.kinds import Reading
from core.desk.messages import CallMade, Ruled, TurnStopped
from core.guandan import messages as m
from core.guandan.game import GUANDAN
from core.guandan.options import DEFAULTS, Options
from core.guandan.presets import COMPETITION
from core.script import Script, judged, script
from core.table import Act
from tests.core.at_once import assert_same
from tests.core.given import kept_at, taken_down_at
from tests.core.guandan.matches import greedy, whole_match, wild
from tests.machines.guandan.strategies import beside, options, play_acts

PLAYERS = ("p-a", "p-b", "p-c", "p-d")
BOTS = {"greedy": greedy, "wild": wild}


def of(acts: list[Act], readings: Options = DEFAULTS) -> Script:
    """The match of those acts that the table takes."""
    opening = m.MatchOpened(PLAYERS, readings)
    return script(taken_down_at(opening, *kept_at(opening, *acts)))


def acts_of(seed: int, readings: Options, bot: str = "greedy", deals: int = 2) -> list[m.Act]:
    return [act for deal in whole_match(Random(seed), readings, BOTS[bot], deals) for act in deal.acts]


@settings(max_examples=25, deadline=None)
@drawn(st.integers(0, 2**32), options(), st.sampled_from(sorted(BOTS)), st.booleans())
def test_gd1_1_a_match_by_the_rules_is_judged_alike(seed: int, readings: Options, bot: str, declared: bool) -> None:
    acts = acts_of(seed, readings, bot)
    if not declared:
        acts = [replace(act, reading=None) if isinstance(act, m.CardsPlayed) else act for act in acts]

    assert_same(of([*acts], readings))


def test_gd1_1_most_of_a_match_by_the_rules_is_folded_at_once() -> None:
    match = of([*acts_of(5, DEFAULTS, deals=6)])
    assert len(judged(match).taken) < len(match.acts) / 6


ODD: tuple[Act, ...] = (
    *(m.Passed(seat) for seat in (0, 1, 2, 3)),
    *(m.CardsPlayed(seat, ()) for seat in (0, 1, 2, 3)),
    *(m.PlayTakenBack(seat) for seat in (0, 1, 2, 3)),
    m.CardsPlayed(0, ("?3",)),
    m.CardsPlayed(1, ("S3", "S3", "S3")),
    m.CardsPlayed(2, ("??",)),
    m.CardsPlayed(3, ("S4",), Reading("pair", "4", 1)),
    m.CountAnnounced(0, 9),
    m.CountAsked(1),
    m.CardsExposed(2, ("S5", "H5"), dropped=True),
    m.DealBegun(),
    m.PlaysUnrecorded(),
    CallMade(0),
    Ruled(1, "GC3.5", TurnStopped(1), ""),
    Ruled(1, "GC3.5", TurnStopped(2), ""),
)


@settings(max_examples=40, deadline=None)
@drawn(st.integers(0, 2**32), st.sampled_from((DEFAULTS, COMPETITION)), st.data())
def test_gd1_1_a_deal_with_something_odd_in_it_is_judged_alike(seed: int, readings: Options, data: st.DataObject) -> None:
    acts: list[Act] = [*acts_of(seed, readings)]
    for odd in data.draw(st.lists(st.one_of(st.sampled_from(ODD), play_acts(), *beside), min_size=1, max_size=4)):
        acts.insert(data.draw(st.integers(0, len(acts))), odd)

    assert_same(of(acts, readings))


@settings(max_examples=25, deadline=None)
@drawn(st.integers(0, 2**32), st.sampled_from((DEFAULTS, COMPETITION)), st.data())
def test_gd1_1_a_partly_known_match_is_judged_alike(seed: int, readings: Options, data: st.DataObject) -> None:
    hidden = Random(seed)
    share = data.draw(st.sampled_from((0.0, 0.01, 0.1)))
    dropped = data.draw(st.sampled_from((0.0, 0.02)))

    def vague(card: str) -> str:
        if hidden.random() >= share or card in ("BJ", "RJ"):
            return card
        return hidden.choice(("??", f"?{card[1]}"))

    acts: list[Act] = []
    for act in acts_of(seed, readings):
        if hidden.random() < dropped:
            continue
        acts.append(replace(act, cards=tuple(map(vague, act.cards))) if isinstance(act, (m.HandDealt, m.CardsPlayed)) else act)

    assert_same(of(acts, readings))


DEAL = acts_of(9, DEFAULTS, deals=1)
HANDS = [act for act in DEAL if isinstance(act, m.HandDealt)]
BEGIN = DEAL[: DEAL.index(next(act for act in DEAL if isinstance(act, m.CardsPlayed)))]
REST = DEAL[len(BEGIN) :]


def again(n: int, hand: m.HandDealt) -> list[m.Act]:
    """The deal with another hand in place of one."""
    return [hand if act is HANDS[n] else act for act in DEAL]


HANDS_AROUND: dict[str, list[m.Act]] = {
    "a hand of 26": again(1, replace(HANDS[1], cards=HANDS[1].cards[:26])),
    "a card that is there three times": again(1, replace(HANDS[1], cards=(HANDS[0].cards[0], *HANDS[1].cards[1:]))),
    "one hand twice and one not at all": again(1, replace(HANDS[1], seat=0)),
    "a hand as it was after tribute": again(2, replace(HANDS[2], after_tribute=True)),
    "hands after the card that is drawn": [act for act in DEAL if not isinstance(act, m.HandDealt)][:2] + HANDS + REST,
    "hands in the middle of the play": [act for act in BEGIN if not isinstance(act, m.HandDealt)] + REST[:9] + HANDS + REST[9:],
    "hands without a shuffle": DEAL[1:],
    "three hands": again(3, HANDS[2]),
}


@pytest.mark.parametrize("what", HANDS_AROUND)
def test_gd1_1_hands_are_looked_at_alike(what: str) -> None:
    assert_same(of([*HANDS_AROUND[what]]))


@pytest.mark.parametrize("reading", [None, Reading("bomb", "9", 5), Reading("full_house", "9", 1), Reading("bomb", "9", 6)])
def test_gd4_1_a_play_that_may_be_two_things_is_left_to_the_plain_rules(reading: Reading | None) -> None:
    mine = ("S9", "H9", "D9", "H2", "H2")
    pack = [card for hand in HANDS for card in hand.cards]
    for card in mine:
        pack.remove(card)
    hands = [m.HandDealt(0, (*mine, *pack[:22])), *(m.HandDealt(n, tuple(pack[27 * n - 5 : 27 * n + 22])) for n in (1, 2, 3))]
    acts: list[Act] = [m.DealBegun(), *hands, m.LeaderDrawn(0), m.CardsPlayed(0, mine, reading)]

    assert_same(of([*acts, *(m.Passed(seat) for seat in (1, 2, 3))]))


def test_results_that_were_stored_otherwise_are_found() -> None:
    match = of([*acts_of(5, DEFAULTS, deals=1)])
    index = next(n for n, results in match.said.items() if any(isinstance(event, m.TrickTaken) for event in results))
    other = replace(match, said={**match.said, index: ()})

    assert match.acts[index] in {taken.act for taken in judged(other).taken}
    assert GUANDAN.quiet


LEADER = next(act.seat for act in DEAL if isinstance(act, m.LeaderDrawn))
MINE = HANDS[LEADER].cards
ONCE = next(card for card in MINE if MINE.count(card) == 1 and card != "H2")
OTHERS = next(card for card in HANDS[(LEADER + 1) % 4].cards if card not in MINE)


@pytest.mark.parametrize("cards", [(ONCE, ONCE), (OTHERS,), (ONCE, OTHERS), MINE, ("S1",), (f"?{ONCE[-1]}",)])
def test_gd1_1_cards_that_the_hand_does_not_hold_are_found(cards: tuple[str, ...]) -> None:
    match = of([*BEGIN, m.CardsPlayed(LEADER, cards), *(m.Passed(seat) for seat in (0, 1, 2, 3))])

    assert_same(match)
    assert match.acts[len(BEGIN)] in {taken.act for taken in judged(match).taken}

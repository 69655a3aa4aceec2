"""What is folded at once is folded as one by one: matches around the edges of the fast path."""

from random import Random

import msgspec
import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from core.desk.messages import CallMade, Ruled, TurnGoesTo
from core.script import Script, judged, script
from core.shengji.messages import MatchOpened
from core.shengji.options import DEFAULTS, Options
from core.table import Act
from core.trumps import messages as m
from tests.core.at_once import assert_same
from tests.core.given import kept_at, taken_down_at, when
from tests.core.shengji.given import DEALT, HANDS, LEADS, LED, PLAYED, PLAYERS, SEATS, cards, given, plays
from tests.core.shengji.matches import dealt, next_acts, over
from tests.machines.shengji.strategies import options, play_acts
from tests.machines.trumps.strategies import beside, trumps


def of(acts: list[Act], readings: Options = DEFAULTS) -> Script:
    """The match of those acts that the table takes."""
    opening = MatchOpened(PLAYERS, readings, deals=3)
    return script(taken_down_at(opening, *kept_at(opening, *acts)))


def acts_of(seed: int, readings: Options, deals: int = 1) -> list[Act]:
    rng = Random(seed)
    values = {key: str(value) for key, value in msgspec.to_builtins(readings).items()}
    match = given(**values)
    found: list[Act] = []
    for _ in range(deals):
        hands, bottom = dealt(rng)
        found.append(m.DealBegun())
        when(match, found[-1])
        while not over(match):
            for act in next_acts(match, rng, hands, bottom):
                found.append(act)
                when(match, act)
    return found


def lawful(readings: Options) -> Options:
    return msgspec.structs.replace(readings, first_level="three", overturn_opens="after_draw", match_end="first_past_a")


@settings(max_examples=10, deadline=None)
@drawn(st.integers(0, 2**32), options())
def test_sj5_0_a_match_by_the_rules_is_judged_alike(seed: int, readings: Options) -> None:
    readings = lawful(readings)

    assert_same(of(acts_of(seed, readings), readings))


def test_sj5_0_most_of_a_match_by_the_rules_is_folded_at_once() -> None:
    match = of(acts_of(5, DEFAULTS, deals=2))
    assert len(judged(match).taken) < len(match.acts) / 4


ODD: tuple[Act, ...] = (
    *(m.CardsPlayed(seat, ()) for seat in SEATS),
    *(m.PlayTakenBack(seat) for seat in SEATS),
    m.CardsPlayed(0, ("?3",)),
    m.CardsPlayed(1, ("S3", "S3", "S3")),
    m.CardsPlayed(2, ("??",)),
    m.CardsPlayed(3, ("S4",), (("S4",),)),
    m.CardsPlayed(0, cards("SA CA")),
    m.CardsPlayed(0, cards("SAA9")),
    m.CardsPlayed(0, cards("HKK R")),
    m.ThrowCalled(0, ("S9",)),
    m.CardsExposed(1, ("SK",)),
    m.DealNoted(85),
    m.PlaysUnrecorded(),
    m.HandDealt(1, HANDS[1]),
    m.BottomShown(("??",) * 8),
    m.TrumpsNoted("S"),
    m.TrickNoted(2, 10),
    m.CardDrawn(0, "S3"),
    CallMade(0),
    Ruled(1, "GC3.2", TurnGoesTo(2), "hash"),
)


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: f"{type(odd).__name__} {getattr(odd, 'cards', '')}")
@pytest.mark.parametrize("at", [5, 61])
def test_sj5_0_an_odd_act_anywhere_is_judged_alike(odd: Act, at: int) -> None:
    acts: list[Act] = [*PLAYED]  # type: ignore[list-item]
    acts.insert(at, odd)

    assert_same(of(acts))


@settings(max_examples=10, deadline=None)
@drawn(st.lists(st.one_of(play_acts(), *beside, *trumps), max_size=6), st.integers(0, 110), st.integers(0, 2**32))
def test_sj5_0_anything_in_between_is_judged_alike(odd: list[Act], at: int, seed: int) -> None:
    acts: list[Act] = [*PLAYED]  # type: ignore[list-item]
    Random(seed).shuffle(odd)
    acts[at:at] = odd

    assert_same(of(acts))


def test_sj5_0_a_play_taken_back_is_the_state_before_it() -> None:
    acts: list[Act] = [*LED, *plays("B SJJTT"), m.PlayTakenBack(1), *plays("B SJJTT, C S6655")]  # type: ignore[list-item]
    assert_same(of(acts))
    assert_same(of([*LEADS, *plays("A SAA9, B SK"), m.PlayTakenBack(1), *plays("B SJ")]))  # type: ignore[list-item]


@pytest.mark.parametrize("upto", range(1, 6))
def test_sj1_1_hands_recorded_in_part_are_judged_alike(upto: int) -> None:
    assert_same(of([*DEALT[:upto], m.HandDealt(0, HANDS[0]), *DEALT[upto:]]))  # type: ignore[list-item]


@settings(max_examples=8, deadline=None)
@drawn(st.integers(0, 2**32), st.sampled_from((0.0, 0.01, 0.1)), st.sampled_from((0.0, 0.02)))
def test_sj5_0_a_partly_known_match_is_judged_alike(seed: int, share: float, dropped: float) -> None:
    hidden = Random(seed)

    def vague(card: str) -> str:
        if hidden.random() >= share or card in ("BJ", "RJ"):
            return card
        return hidden.choice(("??", f"?{card[1]}"))

    acts: list[Act] = []
    for act in acts_of(seed, msgspec.structs.replace(DEFAULTS, match_end="first_past_a")):
        if hidden.random() < dropped:
            continue
        if isinstance(act, (m.HandDealt, m.CardsPlayed, m.BottomBuried)):
            acts.append(msgspec.structs.replace(act, cards=tuple(map(vague, act.cards))))
        else:
            acts.append(act)

    assert_same(of(acts))

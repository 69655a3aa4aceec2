"""What a 斗地主 hand can play and what a deal is worth, against RLCard 1.2, OpenSpiel 2 and DouZero 1.1.

RLCard's table of moves is the reading of 2016 that our defaults follow: no difference is excused. The others differ from it on
purpose and by mistake. What they do on purpose is a choice of options; every known mistake is a test of its own, with the clause
that decides, and is left out of the comparison by a rule that is written down.
"""

import random
from collections.abc import Iterator
from types import SimpleNamespace

import pyspiel
import pytest
from douzero.env.game import GameEnv
from rlcard.games.doudizhu.judger import DoudizhuJudger
from rlcard.games.doudizhu.utils import CARD_TYPE, get_gt_cards

from core.cards import DECK, RANK_OF, RANKS
from core.climb.kinds import Reading
from core.climb.packed import from_ranks, ranks_text
from core.doudizhu.legal_plays import lawful
from core.doudizhu.no_pattern import why_no_pattern
from core.doudizhu.options import DEFAULTS, Options
from core.doudizhu.patterns import best, is_bomb, is_rocket, readings
from core.doudizhu.score import score
from tests.core.doudizhu.drawing import ranks_of, with_options


def ours(hand: str, beat: Reading | None, options: Options = DEFAULTS) -> set[str]:
    return {ranks_text(play) for play in lawful(from_ranks(hand), beat, options)}


def hands(number: int, cards: int, seed: int, ranks: str = RANKS) -> Iterator[str]:
    """Random hands; of few ranks they are dense: bombs, airplanes, many kickers."""
    rng = random.Random(seed)
    pack = [card for card in DECK if RANK_OF[card] in ranks]
    for _ in range(number):
        yield ranks_of(rng.sample(pack, cards))


def dense(number: int, cards: int, seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    for n in range(number):
        yield from hands(1, cards, seed + n, "".join(rng.sample(RANKS[:13], 6)) + "BR")


# --- RLCard: our defaults -----------------------------------------------------------------------------------------------------


def rlcard_follow(hand: str, beat: str) -> set[str]:
    def card(rank: str) -> SimpleNamespace:
        return SimpleNamespace(rank="" if rank in "BR" else rank, suit={"B": "BJ", "R": "RJ"}.get(rank, "S"))

    player = SimpleNamespace(current_hand=[card(rank) for rank in hand])
    return set(get_gt_cards(player, SimpleNamespace(played_cards=beat))) - {"pass"}


def test_rlcards_table_holds_the_plays_of_dz5_and_no_other() -> None:
    table = {from_ranks(play) for play in CARD_TYPE[0] if play != "pass"}

    assert len(table) == 27_471
    assert all(readings(play, DEFAULTS) for play in table)


@pytest.mark.parametrize("cards", [17, 20])
def test_what_a_hand_can_lead_is_what_rlcard_says(cards: int) -> None:
    for hand in (*hands(150, cards, 1), *dense(50, cards, 2)):
        assert ours(hand, None) == DoudizhuJudger.playable_cards_from_hand(hand), hand


def test_what_can_follow_is_what_rlcard_says() -> None:
    rng = random.Random(3)
    for hand, other in zip((*hands(150, 17, 4), *dense(100, 17, 5)), (*hands(150, 17, 6), *dense(100, 17, 7)), strict=True):
        beat = rng.choice(sorted(ours(other, None)))
        assert ours(hand, best(from_ranks(beat), None, DEFAULTS)) == rlcard_follow(hand, beat), (hand, beat)


def test_dz5_3_rlcard_stops_at_a_play_that_its_table_does_not_have_and_the_clause_is_named_here() -> None:
    with pytest.raises(KeyError):
        rlcard_follow("888999TT", "666777BR")

    why = why_no_pattern(from_ranks("666777BR"), DEFAULTS)
    assert (why.clause, why.option) == ("DZ5.3", "wing_both_jokers")


# --- OpenSpiel: adjacent triples are wings ------------------------------------------------------------------------------------

OPENSPIEL = with_options(wing_adjacent_triple="yes")
SUIT_ORDER = {"C": 0, "D": 1, "H": 2, "S": 3}
NUMBER = {card: SUIT_ORDER[card[0]] * 13 + RANKS.index(card[1]) for card in DECK if RANK_OF[card] not in "BR"} | {
    "BJ": 52,
    "RJ": 53,
}


ROCKET = Reading("rocket", "B", 1)


def openspiel(deal: list[str], first: int = 0) -> "pyspiel.State":
    """A game before its auction; the last three cards are the bottom."""
    state = pyspiel.load_game("dou_dizhu").new_initial_state()
    state.apply_action(first)
    for card in deal[:51]:
        state.apply_action(51 + NUMBER[card])
    return state


def written(action: str) -> tuple[str, str]:
    """The core and the wings of an action: `333444-56`, `(BWJ)`."""
    core, _, wings = action.replace("(BWJ)", "B").replace("(CJ)", "R").partition("-")
    return core, wings


def reading_of(core: str, wings: str) -> Reading:
    """The reading that an action has by its own words."""
    found = readings(from_ranks(core + wings), OPENSPIEL)
    if not wings:
        return found[0]
    return next(each for each in found if each.kind.startswith("plane_") and each.main == core[0])


def left_out_by_openspiel(play: str, hand: str) -> bool:
    """Its two mistakes: no four with two at all, and no run whose lowest rank is held four times."""
    found = readings(from_ranks(play), OPENSPIEL)
    return all(each.kind.startswith("quad") or (each.length > 1 and hand.count(each.main) == 4) for each in found)


def actions(state: "pyspiel.State") -> dict[str, int]:
    return {state.action_to_string(state.current_player(), action): action for action in state.legal_actions()}


def auction(state: "pyspiel.State", rng: random.Random) -> int:
    """Bid until somebody leads or all have passed; return the stake."""
    bid = 0
    while not state.is_terminal() and "Pass" in (choices := actions(state)):  # a leader cannot pass
        name = rng.choice(sorted(choices))
        bid = bid if name == "Pass" else int(name.removeprefix("Bid "))
        state.apply_action(choices[name])
    return bid


def play_out(state: "pyspiel.State", held: list[str], idle: set[int], rng: random.Random) -> list[tuple[int, str]]:
    """Compare what can be played at every turn, playing at random, idle seats passing; return the plays with their seats."""
    played: list[tuple[int, str]] = []
    top: tuple[int, Reading] | None = None
    while not state.is_terminal():
        seat, choices = state.current_player(), actions(state)
        beat = None if top is None or top[0] == seat else top[1]
        theirs = {ranks_text(from_ranks("".join(written(name)))) for name in choices if name != "Pass"}
        mine = ours(held[seat], beat, OPENSPIEL)
        if beat == ROCKET:
            theirs -= {rank * 4 for rank in RANKS}  # its third mistake: bombs beat the rocket
        assert theirs <= mine
        assert all(left_out_by_openspiel(play, held[seat]) for play in mine - theirs)
        name = "Pass" if seat in idle and "Pass" in choices else rng.choice(sorted(choices))
        state.apply_action(choices[name])
        if name != "Pass":
            core, wings = written(name)
            top = (seat, reading_of(core, wings))
            played.append((seat, core + wings))
            held[seat] = ranks_text(from_ranks(held[seat]) - from_ranks(core + wings))
    return played


def test_what_can_be_played_and_what_a_deal_is_worth_is_what_openspiel_says() -> None:
    rng = random.Random(8)
    springs = {True: 0, False: 0}
    for n in range(80):
        deal = rng.sample(DECK, 54)
        state = openspiel(deal)
        bid = auction(state, rng)
        if state.is_terminal():
            assert (bid, list(state.returns())) == (0, [0, 0, 0])
            continue
        landlord = state.current_player()
        held = [ranks_of(deal[seat:51:3] + (deal[51:] if seat == landlord else [])) for seat in range(3)]

        idle: set[int] = {0: {0, 1, 2} - {landlord}, 1: {landlord}}.get(n % 4, set())

        played = play_out(state, held, idle, rng)

        kinds = [readings(from_ranks(cards), OPENSPIEL)[0] for _, cards in played]
        turns = [seat for seat, _ in played]
        won = turns[-1] == landlord
        spring = set(turns) == {landlord} if won else turns.count(landlord) == 1
        springs[won] += spring
        landlords, *farmers = score(bid, sum(map(is_bomb, kinds)), sum(map(is_rocket, kinds)), spring, won)
        assert [landlords if seat == landlord else farmers[0] for seat in range(3)] == list(state.returns())
    assert springs[True]
    assert springs[False]


def led(hand: str, next_hand: str = "") -> "pyspiel.State":
    """A game in which seat 0 leads from a hand of 20, and seat 1 holds these cards beside others."""
    left = list(DECK)

    def take(ranks: str) -> list[str]:
        return [left.pop(next(n for n, card in enumerate(left) if RANK_OF[card] == rank)) for rank in ranks]

    cards, seat_1 = take(hand), take(next_hand)
    seat_1 += left[: 17 - len(seat_1)]
    seat_2 = [card for card in left if card not in seat_1]
    state = openspiel([card for three in zip(cards[:17], seat_1, seat_2, strict=True) for card in three] + cards[17:])
    state.apply_action(3)
    return state


def test_dz5_2_dz5_4_openspiel_leads_no_four_with_two_and_no_straight_from_a_rank_held_four_times() -> None:
    hand = "333345667789TJQKA2BR"

    theirs = {ranks_text(from_ranks("".join(written(name)))) for name in actions(led(hand))}
    left_out = ours(hand, None, OPENSPIEL) - theirs

    assert {"34567", "3456789TJQKA", "333345", "333366", "33336677"} <= left_out
    assert all(left_out_by_openspiel(play, hand) for play in left_out)


def test_dz6_1_openspiel_lets_a_bomb_beat_the_rocket() -> None:
    state = led("BR333444555666777889", "KKKK")
    state.apply_action(actions(state)["(BWJ)(CJ)"])

    assert "KKKK" in actions(state)
    assert ours("KKKK", ROCKET) == set()


# --- DouZero: wings are free --------------------------------------------------------------------------------------------------

DOUZERO = with_options(wing_adjacent_triple="yes", wing_four_alike="yes", wing_both_jokers="yes", quad_both_jokers="yes")
SIGN = dict(enumerate(RANKS[:12], 3)) | {17: "2", 20: "B", 30: "R"}
VALUE = {rank: n for n, rank in SIGN.items()}


def douzero(hand: str, beat: str = "") -> set[str]:
    env = GameEnv(None)
    env.acting_player_position = "landlord"
    env.info_sets["landlord"].player_hand_cards = sorted(VALUE[rank] for rank in hand)
    env.card_play_action_seq = [sorted(VALUE[rank] for rank in beat)] if beat else []
    return {"".join(SIGN[n] for n in move) for move in env.get_legal_card_play_actions()} - {""}


def in_douzero(play: str) -> bool:
    """It has no airplane whose pairs are four alike, which goes with four alike as wings here."""
    return all(each.kind != "plane_pairs" for each in readings(from_ranks(play), DOUZERO)) or bool(
        readings(from_ranks(play), DEFAULTS)
    )


@pytest.mark.parametrize("cards", [17, 20])
def test_what_a_hand_can_lead_is_what_douzero_says(cards: int) -> None:
    for hand in (*hands(150, cards, 9), *dense(40, cards, 10)):
        assert {play for play in ours(hand, None, DOUZERO) if in_douzero(play)} == douzero(hand), hand


def test_what_can_follow_any_play_but_an_airplane_with_wings_is_what_douzero_says() -> None:
    rng = random.Random(11)
    for hand, other in zip((*hands(200, 17, 12), *dense(60, 17, 13)), (*hands(200, 17, 14), *dense(60, 17, 15)), strict=True):
        play = rng.choice(sorted(ours(other, None)))
        beat = readings(from_ranks(play), DEFAULTS)[0]
        if not beat.kind.startswith("plane_"):
            assert ours(hand, beat, DOUZERO) == douzero(hand, play), (hand, play)


def test_dz6_1_wings_of_a_higher_triple_hide_the_core_from_douzero() -> None:
    assert douzero("666777888349", "333444555KKK") == set()
    assert "346667778889" in ours("666777888349", best(from_ranks("333444555KKK"), None, DEFAULTS))


def test_dz5_1_four_alike_and_one_is_a_triple_with_a_pair_to_douzero() -> None:
    assert "44455" in douzero("44455", "33334")
    assert why_no_pattern(from_ranks("33334"), DEFAULTS).clause == "DZ5.4"


def test_dz6_1_the_rocket_is_a_rocket_only_in_one_order_to_douzero() -> None:
    env = GameEnv(None)
    env.acting_player_position = "landlord"
    env.info_sets["landlord"].player_hand_cards = [10, 10, 10, 10]
    env.card_play_action_seq = [[30, 20]]

    assert [10, 10, 10, 10] in env.get_legal_card_play_actions()
    assert ours("TTTT", best(from_ranks("RB"), None, DEFAULTS)) == set()

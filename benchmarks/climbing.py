"""What a 斗地主 hand can play, beside DouZero and OpenSpiel; and plays checked one by one.

Every hand is another one and nothing of a hand is kept, so no cache is warm. Ours goes from the suited hand to every form with
concrete cards; DouZero is given its sorted ranks and lists rank moves; OpenSpiel's C++ lists numbers of actions.
"""

from collections.abc import Iterator
from random import Random
from statistics import median

import pyspiel
from douzero.env.game import GameEnv, InfoSet

from benchmarks.report import Row
from benchmarks.timing import ROUNDS, Pair, paired, rate
from core.cards import DECK, RANK_OF, RANKS, bits
from core.climb.kinds import Reading
from core.doudizhu.legal_plays import forms, is_lawful
from core.doudizhu.options import DEFAULTS

HANDS = 500
SEED = 20260101
OPENSPIEL = {suit + rank: 13 * s + r for s, suit in enumerate("CDHS") for r, rank in enumerate("3456789TJQKA2")} | {
    "BJ": 52,
    "RJ": 53,
}
DOUZERO = {rank: n for n, rank in enumerate(RANKS[:12], 3)} | {"2": 17, "B": 20, "R": 30}


def rows() -> Iterator[Row]:
    """Measure leading, following and checking."""
    rng = Random(SEED)
    deals = [rng.sample(DECK, len(DECK)) for _ in range(HANDS)]
    yield from _leading(deals)
    yield _following(deals, rng)
    yield _checking(deals, rng)


def _leading(deals: list[list[str]]) -> Iterator[Row]:
    hands = [deal[: 17 + n % 4] for n, deal in enumerate(deals)]
    ours = [bits(hand) for hand in hands]
    ranks = [_sorted(hand) for hand in hands]
    env, info = _douzero()

    def listed() -> None:
        for hand in ours:
            forms(hand, None, DEFAULTS)

    def theirs() -> None:
        env.card_play_action_seq = []
        for hand in ranks:
            info.player_hand_cards = hand
            env.get_legal_card_play_actions()

    yield _row("what a hand of 17 to 20 can lead", "DouZero get_legal_actions", paired(listed, theirs, HANDS), 1.4, "1.4 x")

    states = [_openspiel(deal) for deal in deals]
    twenty = [bits(deal[:20]) for deal in deals]

    def in_c() -> None:
        for state in states:
            state.legal_actions()

    def in_python() -> None:
        for hand in twenty:
            forms(hand, None, DEFAULTS)

    pair = paired(in_python, in_c, HANDS)
    yield _row("… a hand of 20, beside C++", "OpenSpiel legal_actions", pair, 1 / 4, "1 / 4")


def _following(deals: list[list[str]], rng: Random) -> Row:
    led = [rng.choice(forms(bits(deal[17:34]), None, DEFAULTS)) for deal in deals]
    ours = [(bits(deal[:17]), form.reading) for deal, form in zip(deals, led, strict=True)]
    ranks = [(_sorted(deal[:17]), _sorted(form.cards)) for deal, form in zip(deals, led, strict=True)]
    env, info = _douzero()

    def listed() -> None:
        for hand, beat in ours:
            forms(hand, beat, DEFAULTS)

    def theirs() -> None:
        for hand, beat in ranks:
            env.card_play_action_seq = [beat]
            info.player_hand_cards = hand
            env.get_legal_card_play_actions()

    return _row(
        "what a hand of 17 can play on another's play", "DouZero get_legal_actions", paired(listed, theirs, HANDS), 4, "4 x"
    )


def _checking(deals: list[list[str]], rng: Random) -> Row:
    """Check suited plays. Of the unlawful ones a third are not held, a third form no pattern, a third do not beat."""
    asked = [_play(deal, n, rng) for n, deal in enumerate(deals)]

    def check() -> int:
        return sum([is_lawful(hand, cards, beat, DEFAULTS) for hand, cards, beat in asked])

    if not 0.45 <= check() / HANDS <= 0.55:
        raise AssertionError(f"{check()} of {HANDS} plays are lawful")
    plain = median(rate(check, HANDS) for _ in range(ROUNDS))
    return Row("one play checked, half of them unlawful", "plays/s", plain, "", None, None, "200,000/s", plain >= 200_000)


Asked = tuple[int, tuple[str, ...], Reading | None]


def _play(deal: list[str], n: int, rng: Random) -> Asked:
    """Return a hand, a play and what it has to beat: every other one lawful."""
    hand, other = bits(deal[:17]), bits(deal[17:34])
    while True:
        beat = rng.choice(forms(other, None, DEFAULTS)).reading if rng.random() < 0.5 else None
        lawful = forms(hand, beat, DEFAULTS)
        form = rng.choice(lawful or forms(hand, None, DEFAULTS))
        asked: list[tuple[bool, Asked]] = [
            (bool(lawful), (hand, form.cards, beat)),
            (False, (hand, rng.choice(forms(other, None, DEFAULTS)).cards, beat)),
            (False, (hand, tuple(rng.sample(deal[:17], rng.randint(2, 10))), beat)),
            (False, (hand, rng.choice(forms(hand, None, DEFAULTS)).cards, beat)),
        ]
        good, found = asked[0 if n % 2 else 1 + n // 2 % 3]
        if is_lawful(*found, DEFAULTS) == good == bool(n % 2):
            return found


def _row(what: str, peer: str, pair: Pair, least: float, target: str) -> Row:
    return Row(what, "hands/s", pair.ours, peer, pair.theirs, pair.ratio, target, pair.ratio >= least)


def _sorted(cards: "list[str] | tuple[str, ...]") -> list[int]:
    return sorted(DOUZERO[RANK_OF[card]] for card in cards)


def _douzero() -> "tuple[GameEnv, InfoSet]":
    env = GameEnv(None)
    env.acting_player_position = "landlord"
    return env, env.info_sets["landlord"]


def _openspiel(deal: list[str]) -> "pyspiel.State":
    """Return a game in which seat 0 is landlord and leads from the first 20 cards."""
    state = pyspiel.load_game("dou_dizhu").new_initial_state()
    state.apply_action(0)
    hands = (deal[:17], deal[20:37], deal[37:54])
    for n in range(51):
        state.apply_action(51 + OPENSPIEL[hands[n % 3][n // 3]])
    state.apply_action(3)
    return state

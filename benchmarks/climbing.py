"""What a 斗地主 hand can play, beside DouZero and OpenSpiel; and plays checked one by one.

Every hand is another one and nothing of a hand is kept, so no cache is warm. Ours goes from the suited hand to every form with
concrete cards; DouZero is given its sorted ranks and lists rank moves; OpenSpiel's C++ lists numbers of actions.
"""

from collections.abc import Callable, Iterator
from random import Random

import pyspiel
from douzero.env.game import GameEnv

from benchmarks.report import Row
from benchmarks.timing import Pair, paired, rate
from core.cards import DECK, RANK_OF, bits
from core.climb.form import Form
from core.climb.kinds import Reading
from core.climb.packed import RANKS
from core.doudizhu.legal_plays import forms
from core.doudizhu.options import DEFAULTS
from core.doudizhu.patterns import may_be_played

HANDS = 500
SEED = 20260101
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

    return _row("what a hand of 17 can play on another's play", "DouZero get_legal_actions", paired(listed, theirs, HANDS), 4, "4 x")


def _checking(deals: list[list[str]], rng: Random) -> Row:
    """Check plays of which half are lawful: among the others cards that form no pattern, are not held, or do not beat."""
    asked = [_play(deal, n, rng) for n, deal in enumerate(deals)]
    asked = [(hand, cards, beat) for hand, cards, beat in asked]

    def check() -> int:
        return sum([may_be_played(cards, hand, beat, DEFAULTS) for hand, cards, beat in asked])

    lawful = check() / HANDS
    if not 0.45 <= lawful <= 0.55:
        raise AssertionError(f"{lawful:.0%} of the plays are lawful")
    plain = max(rate(check, HANDS) for _ in range(5))
    return Row("one play checked, half of them unlawful", "plays/s", plain, "", None, None, "200,000/s", plain >= 200_000)

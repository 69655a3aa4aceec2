"""Given a match at cards: the words that the tests of 斗地主 and of 掼蛋 share."""

from collections.abc import Iterable

from core.cards import RANK_OF
from core.climb.held import Held
from tests.core.given import Told

Hand = tuple[str, ...]


def found(told: Told) -> tuple[str, ...]:
    """The codes of the rules broken, without the name of the game."""
    return tuple(code.removeprefix(f"{told.game}.") for code in told.found)


def unsure(told: Told) -> tuple[str, ...]:
    """The codes of what cannot be judged, without the name of the game."""
    return tuple(code.removeprefix(f"{told.game}.") for code in told.unsure)


def swapped(cards: Hand, old: str, new: str) -> Hand:
    """The same cards with one of them exchanged, once."""
    at = cards.index(old)
    return (*cards[:at], new, *cards[at + 1 :])


def from_hands(hands: Iterable[Hand], text: str) -> tuple[tuple[str, Hand | None], ...]:
    """Plays in turn from the hands: `A34567 B- C-`; ranks only, a `-` passes, a card that the hand lacks has no suit.

    A play is the letter of its seat and its cards, None for a pass.
    """
    held = [[*hand] for hand in hands]
    plays: list[tuple[str, Hand | None]] = []
    for word in text.split():
        hand = held["ABCD".index(word[0])]
        plays.append((word[0], None if word[1:] == "-" else tuple(_out_of(hand, rank) for rank in word[1:])))
    return tuple(plays)


def _out_of(hand: list[str], rank: str) -> str:
    """Take a card of a rank out of a hand."""
    card = next((code for code in hand if RANK_OF[code] == rank), None)
    if card is None:
        return f"?{rank}"
    hand.remove(card)
    return card


def left(hands: Iterable[Held]) -> str:
    """How many cards each hand has, with a `+` for each that it laid and cannot have held."""
    return " ".join(str(hand.left) + "+" * len(hand.odd) for hand in hands)

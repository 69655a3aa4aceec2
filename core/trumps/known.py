"""What is known for certain of the cards of a hand, and how often each card of the deal was seen."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from core.cards import BIT, HELD, RANK_OF, RANKS
from core.climb.held import Held, exchanged
from core.climb.packed import size
from core.trumps.state import ALL_DRAWN, PACKS, Deal, next_seat

POINTS: dict[str, int] = {"5": 5, "T": 10, "K": 10}  # SJ6.1


def suited(hand: Held) -> bool:
    """Say whether every card of a hand is known with its suit."""
    return not (hand.unknown or hand.vague or hand.loose) and hand.cards.bit_count() + hand.more.bit_count() == size(hand.ranks)


def certain(hand: Held) -> tuple[str, ...]:
    """Return the cards that a hand is known to hold with their suit, each as often as it is.

    Where the suit of a card that was laid is not known, the others of its rank are not certain.

    >>> from core.climb.held import of
    >>> certain(of(["S3", "S3", "?4", "??"], packs=2))
    ('S3', 'S3')
    """
    if hand.vague:
        return ()
    if suited(hand):
        return _codes(hand.cards) + _codes(hand.more)
    found: list[str] = []
    suited_ones = _codes(hand.cards) + _codes(hand.more)
    bits = Counter(RANK_OF[card] for card in suited_ones)
    for card in suited_ones:
        if bits[RANK_OF[card]] <= _of_rank(hand, RANK_OF[card]):
            found.append(card)
    return tuple(found)


def _codes(found: int) -> tuple[str, ...]:
    """Return the cards of a set, low to high."""
    codes: tuple[str, ...] = ()
    for held in HELD:
        if not found:
            break
        if found & 15:
            codes += held[found & 15]
        found >>= 4
    return codes


def _of_rank(hand: Held, rank: str) -> int:
    place = RANKS.index(rank)
    return (hand.ranks >> 4 * place & 15) - (hand.loose >> 4 * place & 15)


def whole(hand: Held) -> tuple[str, ...] | None:
    """Return all cards of a hand; None where not all are known."""
    return certain(hand) if suited(hand) else None


def seen_in(hand: Held, cards: Iterable[str]) -> Held:
    """Return a hand in which these cards were seen: what was unknown of it is known so far."""
    had = Counter(certain(hand))
    for card in cards:
        if card not in BIT:
            continue
        if had[card]:
            had[card] -= 1
        elif hand.unknown and not hand.vague:
            hand = exchanged(hand, ("??",), (card,))
    return hand


def points_of(cards: Iterable[str]) -> int | None:
    """Return the points of cards (SJ6.1); None where the rank of one is not known.

    >>> points_of(("H5", "HT", "?K", "H9")), points_of(("??",))
    (25, None)
    """
    total = 0
    for card in cards:
        rank = RANK_OF.get(card, "?")
        if rank == "?":
            return None
        total += POINTS.get(rank, 0)
    return total


def recorded(cards: tuple[str, ...]) -> bool:
    """Say whether every card is recorded with its suit and rank, and none stands there a third time.

    >>> recorded(("S3", "S3")), recorded(("?3",)), recorded(("S3", "S3", "S3"))
    (True, False, False)
    """
    return all(card in BIT for card in cards) and (len(cards) < 3 or max(Counter(cards).values()) <= PACKS)


def draws_lack(deal: Deal) -> bool | None:
    """Say whether cards are still to be drawn, by single draws as recorded; None: the record may have left draws out.

    Draws have a gap where not each next player draws, where a hand is recorded as well, or where a showing is timed after them.
    """
    draws = deal.draws
    if not draws or len(draws) >= ALL_DRAWN:
        return False
    in_turn = all(after == next_seat(before) for (before, _), (after, _) in pairwise(draws))
    timed = all(at <= len(draws) for _, at in deal.showings)
    return True if in_turn and timed and not any(deal.given) else None


def copies(deal: Deal) -> Counter[str]:
    """Return how often each card with its suit is known to be in the deal: in hands, laid, and in the bottom."""
    return Counter([card for card in _known(deal) if card in BIT])


def known_of(deal: Deal, cards: Iterable[str]) -> dict[str, int]:
    """Return the same as `copies` of these cards alone."""
    known = _known(deal)
    return {card: known.count(card) for card in cards}


def _known(deal: Deal) -> list[str]:
    found = [card for hand in deal.hands for card in certain(hand)]
    found += [card for _, card in deal.laid]
    return found if deal.up else [*found, *deal.bottom]

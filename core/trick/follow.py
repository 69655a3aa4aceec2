"""Whether cards follow a lead as they must, and if not, what was due (SJ5.1 to SJ5.5): every duty that was not done.

Suit first: as many cards of the suit led as the hand holds. Who has more of them than are to be played owes pairs to pairs and
tractors to tractors, as far as the hand can (see `duty`).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from core.cards import less
from core.trick.duty import Given, due_from, given_by, owed
from core.trick.order import TRUMP, Order
from core.trick.pairs import gaps_in, pair_cards, pair_places, pairs_of, runs
from core.trick.parts import Cards, Lead
from core.trick.ways import Ways

LISTED = 12  # alternatives that are named


class Breach(msgspec.Struct, frozen=True):
    """One duty that was not done."""

    kind: str  # number, suit, pair, tractor
    due: tuple[Cards, ...]  # alternatives, one of which the play had to contain; the first LISTED of them
    lacking: int  # cards, or pairs, that are missing; of a number the cards too few, below 0 too many
    pairs: int = 0  # of the run that was due
    of: Cards = ()  # of a suit: the cards from which the missing ones were to come


def breaches(lead: Lead, hand: Sequence[str], play: Sequence[str], order: Order, ways: Ways) -> tuple[Breach, ...]:
    """Return the duties that a play does not do; none: it follows as it must. The hand holds the cards of the play.

    >>> from core.trick.order import order_of
    >>> from core.trick.parts import lead_of
    >>> from core.trick.ways import USUAL
    >>> order = order_of("2", "H", Ways(permanent_trumps="jokers"))
    >>> lead = lead_of(("S9", "S9"), order, USUAL)
    >>> [(each.kind, each.due) for each in breaches(lead, ("S3", "S3", "S5", "S7"), ("S5", "S7"), order, USUAL)]
    [('pair', (('S3', 'S3'),))]
    """
    number = len(lead.cards)
    if len(play) != number:
        return (Breach("number", (example(lead, hand, order, ways),), number - len(play)),)
    suit_of, suit = order.suit_of, lead.suit
    given = [card for card in play if suit_of[card] == suit]
    if number == 1:
        if given or not (held := [card for card in hand if suit_of[card] == suit]):
            return ()
        return (_of_suit(held, given, 1, order),)
    held = [card for card in hand if suit_of[card] == suit]
    lacking = min(len(held), number) - len(given)
    found = (_of_suit(held, given, lacking, order),) if lacking else ()
    if len(held) <= number or not (components := owed(lead, ways)):
        return found
    gaps = gaps_in(suit, order)
    pairs, played = pair_places(held, order), pair_places(given, order)
    if len(played) == len(pairs):
        return found
    due, _ = due_from(pairs, components, gaps, ways)
    done = given_by(played, components, gaps, ways)
    if done >= due:
        return found
    return (*found, _of_pairs(held, given, due, done, order))


def example(lead: Lead, hand: Sequence[str], order: Order, ways: Ways) -> Cards:
    """Return one lawful play of a hand of at least as many cards: what is due, and otherwise the lowest cards."""
    number, down = len(lead.cards), order.down.__getitem__
    held = sorted((card for card in hand if order.suit_of[card] == lead.suit), key=down, reverse=True)
    if len(held) <= number:
        rest = sorted((card for card in hand if order.suit_of[card] != lead.suit), key=lambda card: _cheap(card, order))
        return (*held, *rest[: number - len(held)])
    gaps = gaps_in(lead.suit, order)
    _, chosen = due_from(pair_places(held, order), owed(lead, ways), gaps, ways)
    free = sorted(pair_cards(held), key=down)
    due = [card for low, high in chosen for card in pairs_of(low, high, free, order)]
    return (*due, *less(held, due)[: number - len(due)])


def _cheap(card: str, order: Order) -> tuple[bool, int, str]:
    return order.suit_of[card] == TRUMP, order.place[card], card


def _of_suit(held: list[str], given: list[str], lacking: int, order: Order) -> Breach:
    left = tuple(sorted(less(held, given), key=order.down.__getitem__, reverse=True))
    return Breach("suit", tuple(_some(combinations(left, lacking))), lacking, of=left)


def _of_pairs(held: list[str], given: list[str], due: Given, done: Given, order: Order) -> Breach:
    """Return the first piece of a duty that a play does not give, with the runs that would have been one."""
    length, lacking = _first_missing(due, done)
    gaps = gaps_in(order.suit_of[held[0]], order)
    twice = pair_cards(held)
    played = pair_cards(given)
    found = [_run_cards(low, high, twice, order) for low, high in runs(pair_places(held, order), length, gaps)]
    if length == 1:  # of equal cards in several suits each is a pair of its own
        found = [(card, card) for card in sorted(twice, key=order.down.__getitem__, reverse=True)]
    found = [cards for cards in found if not set(cards) <= set(played)]
    apart = [cards for cards in found if not set(cards) & set(played)]
    return Breach(
        "tractor" if length > 1 else "pair",
        tuple(_some(reversed(apart or found) if length > 1 else apart or found)),
        lacking,
        length,
    )


def _first_missing(due: Given, done: Given) -> tuple[int, int]:
    """Return the length of the first piece that is missing, and how many pairs are missing of all."""
    lacking = sum(map(sum, due)) - sum(map(sum, done))
    for wanted, got in zip(due, done, strict=True):
        for n, length in enumerate(wanted):
            if n >= len(got) or got[n] < length:
                return length, max(lacking, 1)
            if got[n] > length:
                break
    raise ValueError(f"{done} lacks nothing of {due}")


def _run_cards(low: int, high: int, twice: list[str], order: Order) -> Cards:
    return pairs_of(low, high, sorted(twice, key=order.down.__getitem__), order)


def _some(found: Iterator[Cards] | list[Cards]) -> list[Cards]:
    seen: dict[Cards, None] = {}
    for cards in found:
        seen[tuple(cards)] = None
        if len(seen) == LISTED:
            break
    return list(seen)

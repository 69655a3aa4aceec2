"""Whether cards follow a lead as they must, and if not, what was due (SJ5.1 to SJ5.5): every duty that was not done.

Suit first: as many cards of the suit led as the hand holds. Who has more of them than are to be played owes pairs to pairs and
tractors to tractors, as far as the hand can (see `duty`).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice

import msgspec

from core.cards import less
from core.trick.choices import due_pairs
from core.trick.duty import Given, due_from, given_by, owed, protects
from core.trick.order import TRUMP, Order
from core.trick.pairs import gaps_in, pair_cards, pair_places, pairs_of
from core.trick.parts import Cards, Lead
from core.trick.ways import Ways

LISTED = 12  # alternatives that are named


class Duty(msgspec.Struct, frozen=True, gc=False):
    """One duty that a play does not do."""

    kind: str  # number, suit, tractor, pair
    lacking: int  # cards or pairs that are missing; of a number the cards too few, below 0 too many
    pairs: int = 0  # of the tractor that was due
    of: tuple[Cards, ...] = ()  # of a suit: the cards that are left of it; of pairs and tractors: one that was due, or another


class Breach(msgspec.Struct, frozen=True, gc=False):
    """A play that does not follow as it must: each duty that it does not do, and what would have done all of them."""

    duties: tuple[Duty, ...]  # a number alone; or suit, tractors from the longest down, pairs
    due: tuple[Cards, ...]  # alternatives, one of which the play had to contain; the first LISTED of them
    example: Cards  # one lawful play of the hand


def breach(
    lead: Lead, hand: Sequence[str], play: Sequence[str], order: Order, ways: Ways, *, whole: bool = True
) -> Breach | None:
    """Return how a play does not follow as it must; None: it does. The hand holds the cards of the play.

    `whole`: the hand holds no other cards. Otherwise only what is certain whatever else it holds is returned.

    >>> from core.trick.order import order_of
    >>> from core.trick.parts import lead_of
    >>> from core.trick.ways import USUAL
    >>> order = order_of("2", "H", Ways(permanent_trumps="jokers"))
    >>> lead = lead_of(("S9", "S9"), order, USUAL)
    >>> found = breach(lead, ("S3", "S3", "S5", "C7"), ("S5", "C7"), order, USUAL)
    >>> [duty.kind for duty in found.duties], found.due, found.example
    (['suit', 'pair'], (('S3', 'S3'),), ('S3', 'S3'))
    """
    number = len(lead.cards)
    if len(play) != number:
        right = example(lead, hand, order, ways)
        return Breach((Duty("number", number - len(play)),), (right,), right)
    suit_of, suit = order.suit_of, lead.suit
    if suit_of[play[0]] == suit and (number == 1 or (number == 2 and play[0] == play[1] and lead.parts[0].pairs)):
        return None  # a single to a single, a pair to a pair
    given = [card for card in play if suit_of[card] == suit]
    held = [card for card in hand if suit_of[card] == suit]
    enough = len(given) == min(len(held), number)
    if len(held) <= number or not (components := owed(lead, ways)):
        return None if enough else _breach(lead, hand, held, given, (), order, ways, whole=whole)
    gaps = gaps_in(suit, order)
    pairs, played = pair_places(held, order), pair_places(given, order)
    if enough and len(played) == len(pairs):
        return None
    same_length, protected = ways.follow_tractor == "same_length", protects(lead, ways)
    due, _ = due_from(pairs, components, gaps, same_length, protected, whole=whole)
    done = given_by(played, components, gaps, same_length)
    if done >= due:
        return None if enough else _breach(lead, hand, held, given, (), order, ways, whole=whole)
    return _breach(lead, hand, held, given, _missing(due, done), order, ways, whole=whole)


def example(lead: Lead, hand: Sequence[str], order: Order, ways: Ways) -> Cards:
    """Return one lawful play of a hand of at least as many cards: what is due, and otherwise the lowest cards."""
    suit_of, suit = order.suit_of, lead.suit
    return _example(lead, hand, _sorted_up([card for card in hand if suit_of[card] == suit], order), order, ways)


def _example(lead: Lead, hand: Sequence[str], held: list[str], order: Order, ways: Ways) -> Cards:
    number = len(lead.cards)
    if len(held) <= number:
        rest = sorted([card for card in hand if order.suit_of[card] != lead.suit], key=lambda card: _cheap(card, order))
        return (*held, *rest[: number - len(held)])
    components = owed(lead, ways)
    if not components or not (twice := pair_cards(held)):
        return tuple(held[:number])
    places, gaps = tuple([order.place[card] for card in twice]), gaps_in(lead.suit, order)
    _, chosen = due_from(places, components, gaps, ways.follow_tractor == "same_length", protects(lead, ways))
    free = twice[::-1]
    due = [card for low, high in chosen for card in pairs_of(low, high, free, order)]
    return (*due, *less(held, due)[: number - len(due)])


def _sorted_up(cards: list[str], order: Order) -> list[str]:
    """Return cards from low to high."""
    return sorted(cards, key=order.down.__getitem__, reverse=True)


def _cheap(card: str, order: Order) -> tuple[bool, int, str]:
    return order.suit_of[card] == TRUMP, order.place[card], card


# --- what was due ---------------------------------------------------------------------------------------------------------------


def _breach(
    lead: Lead,
    hand: Sequence[str],
    held: list[str],
    given: list[str],
    missing: tuple[int, ...],
    order: Order,
    ways: Ways,
    *,
    whole: bool,
) -> Breach:
    """Return the duties that are not done: cards of the suit, and the runs of these lengths."""
    held = _sorted_up(held, order)
    lacking = min(len(held), len(lead.cards)) - len(given)
    left = less(held, given) if lacking else ()
    duties = [Duty("suit", lacking, of=(left,))] if lacking else []
    due: Iterator[Cards] = combinations(left, lacking)
    if missing:
        runs = tuple(islice(due_pairs(lead, held, order, ways, whole=whole), LISTED))
        duties += [_of_run(length, missing.count(length), runs) for length in dict.fromkeys(missing)]
        due = iter(runs) if not lacking else _filled(lead, held, order, ways, whole=whole)
    return Breach(tuple(duties), _some(due), _example(lead, hand, held, order, ways))


def _of_run(length: int, number: int, runs: tuple[Cards, ...]) -> Duty:
    return Duty("tractor" if length > 1 else "pair", length * number, length, runs)


def _filled(lead: Lead, held: list[str], order: Order, ways: Ways, *, whole: bool) -> Iterator[Cards]:
    """Yield what does the duty to pairs, filled up with cards of the suit."""
    for pairs in due_pairs(lead, held, order, ways, whole=whole):
        for more in combinations(less(held, pairs), len(lead.cards) - len(pairs)):
            yield tuple(sorted((*pairs, *more), key=order.down.__getitem__))


def _missing(due: Given, done: Given) -> tuple[int, ...]:
    """Return the length of each run that was due and is not given, the longest first."""
    lengths = [length for runs in due for length in runs]
    for runs in done:
        for length in runs:
            if length in lengths:
                lengths.remove(length)
    return tuple(sorted(lengths, reverse=True))


def _some(found: Iterator[Cards]) -> tuple[Cards, ...]:
    """Return the first LISTED that are found, each once."""
    seen: dict[Cards, None] = {}
    for cards in found:
        seen[cards] = None
        if len(seen) == LISTED:
            break
    return tuple(seen)

"""Following, throws and tricks as the clauses say them, tried one after the other: slow, and plain enough to be read.

The order of the cards is written out here again, and nothing is taken from `core.trick`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

Cards = tuple[str, ...]
Given = tuple[tuple[int, ...], ...]
Setting = tuple[str, str | None, bool]  # level, trump suit, whether 2s are permanent trumps

RANKS = "23456789TJQKA"
SUITS = "SHCD"


class Table:
    """One setting: what follows the suit of what, and the steps of each suit from low to high."""

    def __init__(self, level: str, suit: str | None, twos: bool, apart: frozenset[tuple[str, str]] = frozenset()) -> None:
        plain = [rank for rank in RANKS if rank != level and not (twos and rank == "2")]
        self.steps: dict[str, list[set[str]]] = {each: [{each + rank} for rank in plain] for each in SUITS}
        trumps = self.steps.pop(suit) if suit else []
        for rank in (["2"] if twos else []) + [level]:
            trumps = trumps + [{each + rank for each in SUITS if each != suit}] + ([{suit + rank}] if suit else [])
        self.steps["T"] = [*trumps, {"BJ"}, {"RJ"}]
        self.at = {card: (name, n) for name, steps in self.steps.items() for n, step in enumerate(steps) for card in step}
        self.known: dict[tuple[Cards, tuple[int, ...], str], Given] = {}
        self.apart = apart  # pairs of cards that are no neighbours though they lie one step apart

    def suit(self, card: str) -> str:
        return self.at[card][0]

    def neighbours(self, low: str, high: str) -> bool:
        if (low, high) in self.apart:
            return False
        return self.suit(low) == self.suit(high) and self.at[high][1] == self.at[low][1] + 1

    def runs(self, pairs: Sequence[str]) -> Iterator[Cards]:
        """Every run of pairs, each as one card a pair."""
        for n in range(1, len(pairs) + 1):
            for chosen in combinations(sorted(pairs, key=lambda card: self.at[card][1]), n):
                if all(self.neighbours(low, high) for low, high in pairwise(chosen)):
                    yield chosen


def pairs_in(cards: Sequence[str]) -> list[str]:
    return [card for card, n in Counter(cards).items() if n == 2]


def best_given(table: Table, pairs: Sequence[str], components: Sequence[int], lengths: str) -> Given:
    """The most that pairs can give: the longest runs to the largest component, then to the next."""
    key = (tuple(sorted(pairs)), tuple(components), lengths)
    if key not in table.known:
        table.known[key] = _best_given(table, pairs, components, lengths)
    return table.known[key]


def _best_given(table: Table, pairs: Sequence[str], components: Sequence[int], lengths: str) -> Given:
    if not components:
        return ()
    found = [((), *best_given(table, pairs, components[1:], lengths))]
    for given in _sets_of_runs(table, pairs, components[0]):
        taken = {card for run in given for card in run}
        sizes = tuple(sorted((len(run) for run in given), reverse=True))
        if lengths == "same_length" and any(size not in (1, components[0]) for size in sizes):
            continue
        rest = [card for card in pairs if card not in taken]
        found.append((sizes, *best_given(table, rest, components[1:], lengths)))
    return max(found)


def _sets_of_runs(table: Table, pairs: Sequence[str], most: int) -> Iterator[tuple[Cards, ...]]:
    runs = list(table.runs(pairs))
    for n in range(1, most + 1):
        for given in combinations(runs, n):
            cards = [card for run in given for card in run]
            if len(cards) <= most and len(set(cards)) == len(cards):
                yield given


def follows(table: Table, lead: Cards, components: Sequence[int], hand: Cards, play: Cards, lengths: str = "longest") -> bool:
    """Whether a play follows: suit first; then what pairs are due to components (pairs of each, none for singles)."""
    suit = table.suit(lead[0])
    held = [card for card in hand if table.suit(card) == suit]
    given = [card for card in play if table.suit(card) == suit]
    if len(given) < min(len(held), len(lead)):
        return False
    if len(held) <= len(lead):
        return True
    return best_given(table, pairs_in(given), components, lengths) == best_given(table, pairs_in(held), components, lengths)


def splits(table: Table, cards: Cards, shape: Sequence[int]) -> Iterator[list[Cards]]:
    """Every way to cut cards into components of a shape."""
    if not shape:
        if not cards:
            yield []
        return
    if shape[0] == 0:
        if len(cards) == len(shape):
            yield [(card,) for card in sorted(cards)]
        return
    size = 2 * shape[0]
    seen = set()
    for chosen in combinations(sorted(cards), size):
        if chosen in seen:
            continue
        seen.add(chosen)
        if not any(len(run) == shape[0] for run in table.runs(pairs_in(chosen))):
            continue
        left = Counter(cards)
        left.subtract(chosen)
        for others in splits(table, tuple(left.elements()), shape[1:]):
            yield [chosen, *others]


def wins(table: Table, shape: Sequence[int], plays: Sequence[Cards], policy: str, split_pairs: bool = True) -> int:
    """Who wins: plays of the suit led or of trumps in the shape led, by the largest component, by all, or by the highest card."""
    led = table.suit(plays[0][0])
    best: int | None = None
    for n, cards in enumerate(plays):
        suits = {table.suit(card) for card in cards}
        if suits not in ({led}, {"T"}):
            continue
        ruffs = led != "T" and suits == {"T"}
        if ruffs and not split_pairs and len(pairs_in(cards)) > sum(shape):
            continue
        found = list(splits(table, cards, shape))
        if not found:
            continue
        if best is None or _beats(table, shape, found, plays[best], led, policy):
            best = n
    assert best is not None
    return best


def _value(table: Table, cards: Cards, led: str) -> tuple[bool, int]:
    suit, place = max((table.at[card] for card in cards), key=lambda at: at[1])
    return suit != led, place


def _beats(table: Table, shape: Sequence[int], found: list[list[Cards]], best: Cards, led: str, policy: str) -> bool:
    standing = list(splits(table, best, shape))
    if policy == "highest_card":
        return _value(table, tuple(c for part in found[0] for c in part), led) > _value(table, best, led)
    if policy == "all_components":
        # of each kind the highest against the highest, the next against the next: no other way to pair them off can do better
        kinds = {2 * pairs or 1 for pairs in shape}
        return any(
            all(one > other for size in kinds for one, other in zip(mine[size], theirs[size], strict=True))
            for split in found
            for mine in [_by_size(table, split, led)]
            for theirs in [_by_size(table, _highest(table, standing, led), led)]
        )
    size = 2 * max(shape) or 1
    top = max(_value(table, part, led) for split in found for part in split if len(part) == size)
    return top > max(_value(table, part, led) for split in standing for part in split if len(part) == size)


def _by_size(table: Table, split: list[Cards], led: str) -> dict[int, list[tuple[bool, int]]]:
    found: dict[int, list[tuple[bool, int]]] = {}
    for part in split:
        found.setdefault(len(part), []).append(_value(table, part, led))
    return {size: sorted(values) for size, values in found.items()}


def _highest(table: Table, standing: list[list[Cards]], led: str) -> list[Cards]:
    return max(standing, key=lambda split: [_value(table, part, led) for part in split])


def beats_component(table: Table, part: Cards, pairs: int, hand: Cards) -> bool:
    """Whether a hand has a higher component of the same kind in the suit."""
    suit, top = max((table.at[card] for card in part), key=lambda at: at[1])
    held = [card for card in hand if table.suit(card) == suit]
    if pairs == 0:
        return any(table.at[card][1] > top for card in held)
    return any(len(run) == pairs and table.at[run[-1]][1] > top for run in table.runs(pairs_in(held)))

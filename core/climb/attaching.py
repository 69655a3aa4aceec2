"""Kickers: every way of attaching cards of a hand to a core."""

from math import comb, prod

import msgspec
from msgspec.structs import replace

from core.cards import HELD
from core.climb.form import Form
from core.climb.hand import MOST_ALIKE, Choice, Memo, taken
from core.climb.kinds import Core, Kind, Reading
from core.climb.packed import PLACE


class Kickers(msgspec.Struct, frozen=True):
    """What a kind attaches, compiled. The loose ranks are the last of all places."""

    widths: tuple[int, ...]  # of those of one step; all alike, or all different
    several: tuple[int, ...]  # numbers above one that may be of one rank, whether beside the core or not
    alike: tuple[int, ...]
    beside: tuple[int, ...]
    spare: int  # cards of a core rank that the core itself takes, when one more may be attached; else 0
    loose: int  # first loose place
    apart: bool


def kickers_of(kind: Kind) -> Kickers | None:
    """Return what a kind attaches, compiled; None for a kind without kickers."""
    if not kind.kickers:
        return None
    return Kickers(
        kind.kickers,
        tuple(n for n in range(2, MOST_ALIKE // kind.kickers[0] + 1) if n in (*kind.alike, *kind.beside)),
        kind.alike,
        kind.beside,
        kind.width if kind.core else 0,
        min((PLACE[rank] for rank in kind.loose), default=len(PLACE)),
        kind.apart,
    )


def attach_one(found: list[Form], core: Core, cards: tuple[str, ...], ways: int, choices: list[Choice]) -> None:
    """Add every form of a core of one rank with one kicker, of another rank."""
    reading, counts, (place,) = core.reading, core.counts, core.places
    found += [Form(reading, counts + more, cards, others, ways * number) for at, more, others, number in choices if at != place]


def attach(found: list[Form], core: Core, cards: tuple[str, ...], ways: int, kickers: Kickers, hand: int, memo: Memo) -> None:
    """Add every form of a core with several kickers, whose own cards are given with how many choices there are of them."""
    widths, places, reading = kickers.widths, core.places, core.reading
    begun = (reading, core.counts, cards, (), ways)
    if widths[0] != widths[-1]:
        _one_of_each(found, begun, widths, places, hand, memo)
        return
    spare = _spare(core, kickers.spare, hand) if kickers.spare else []
    singles = spare + [choice for choice in taken(widths[0], hand, memo) if choice[0] not in places]
    multiples = _multiples(core, kickers, hand, memo) if kickers.several else []
    heads = len(singles)
    while kickers.apart and heads and singles[heads - 1][0] >= kickers.loose:
        heads -= 1
    before = len(found)
    _several(found, begun, len(widths) * reading.length, singles, heads, multiples)
    if spare:  # core and kickers share a rank: which of its cards is the kicker is no choice
        found[before:] = [replace(form, ways=_ways(form.play, hand)) for form in found[before:]]


def _ways(play: int, hand: int) -> int:
    """Return how many sets of cards of a hand have these rank counts."""
    return prod(comb(len(HELD[place][hand >> 4 * place & 15]), play >> 4 * place & 15) for place in PLACE.values())


Begun = tuple[Reading, int, tuple[str, ...], tuple[str, ...], int]  # a form begun: the core and some kickers
Multiple = tuple[int, Choice]


def _taking(begun: Begun, choice: Choice) -> Begun:
    reading, counts, cards, kickers, ways = begun
    _, more, others, number = choice
    return reading, counts + more, cards, kickers + others, ways * number


def _several(found: list[Form], begun: Begun, number: int, singles: list[Choice], heads: int, multiples: list[Multiple]) -> None:
    """Add the forms with so many kickers: all of different ranks, or some of one rank and the others of different ranks."""
    _different(found, begun, number, singles, heads)
    for n, (alike, choice) in enumerate(multiples, 1):
        if alike == number:
            found.append(Form(*_taking(begun, choice)))
        elif alike < number:
            place = choice[0]
            others = [single for single in singles if single[0] != place]
            later = [multiple for multiple in multiples[n:] if multiple[1][0] != place]
            _several(found, _taking(begun, choice), number - alike, others, heads - 1, later)


def _different(found: list[Form], begun: Begun, number: int, singles: list[Choice], heads: int) -> None:
    """Add the forms with so many kickers of different ranks; only the first `heads` leave room for another."""
    reading, counts, cards, kickers, ways = begun
    if number == 1:
        found += [Form(reading, counts + more, cards, kickers + others, ways * x) for _, more, others, x in singles]
        return
    for n, choice in enumerate(singles[:heads], 1):
        if number > 2:
            _different(found, _taking(begun, choice), number - 1, singles[n:], heads - n)
        else:
            _, more, others, x = choice
            two, both, product = counts + more, kickers + others, ways * x
            found += [Form(reading, two + third, cards, both + last, product * y) for _, third, last, y in singles[n:]]


def _one_of_each(found: list[Form], begun: Begun, widths: tuple[int, ...], used: tuple[int, ...], hand: int, memo: Memo) -> None:
    """Add the forms with one kicker of each width, all of different ranks."""
    if not widths:
        found.append(Form(*begun))
        return
    for choice in taken(widths[0], hand, memo):
        if choice[0] not in used:
            _one_of_each(found, _taking(begun, choice), widths[1:], (*used, choice[0]), hand, memo)


def _multiples(core: Core, kickers: Kickers, hand: int, memo: Memo) -> list[Multiple]:
    """Return the choices of several kickers of one rank, with their number."""
    return [
        (number, choice)
        for number in kickers.several
        for choice in taken(number * kickers.widths[0], hand, memo)
        if choice[0] not in core.places and number in (kickers.beside if choice[0] in core.beside else kickers.alike)
    ]


def _spare(core: Core, used: int, hand: int) -> list[Choice]:
    """Return the cards of the core's ranks that the core leaves."""
    held = [(place, HELD[place][hand >> 4 * place & 15]) for place in core.places]
    return [(place, 1 << 4 * place, cards[used : used + 1], len(cards) - used) for place, cards in held if len(cards) > used]

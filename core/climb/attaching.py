"""Kickers: every way of attaching cards of a hand to a core."""

import msgspec

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


def attach(found: list[Form], core: Core, cards: tuple[str, ...], ways: int, kickers: Kickers, hand: int, memo: Memo) -> None:
    """Add every form of a core with kickers, whose own cards are given with how many choices there are of them."""
    widths, places, reading, counts = kickers.widths, core.places, core.reading, core.counts
    if (number := len(widths) * reading.length) == 1:
        (place,) = places
        found += [
            Form(reading, counts + more, cards + others, ways * choices)
            for at, more, others, choices in taken(widths[0], hand, memo)
            if at != place
        ]
    elif widths[0] != widths[-1]:
        _one_of_each(found, (reading, counts, cards, ways), widths, places, hand, memo)
    else:
        singles = [choice for choice in taken(widths[0], hand, memo) if choice[0] not in places]
        if kickers.spare:
            singles = [*_spare(core, kickers.spare, hand), *singles]
        multiples = _multiples(core, kickers, hand, memo) if kickers.several else []
        heads = len(singles)
        while kickers.apart and heads and singles[heads - 1][0] >= kickers.loose:
            heads -= 1
        _several(found, (reading, counts, cards, ways), number, singles, heads, multiples)


Begun = tuple[Reading, int, tuple[str, ...], int]  # the core and some kickers
Multiple = tuple[int, Choice]


def _taking(begun: Begun, choice: Choice) -> Begun:
    reading, counts, cards, ways = begun
    _, more, others, choices = choice
    return reading, counts + more, cards + others, ways * choices


def _several(found: list[Form], begun: Begun, number: int, singles: list[Choice], heads: int, multiples: list[Multiple]) -> None:
    """Add the forms with so many kickers: all of different ranks, or some of one rank and the others of different ranks."""
    _different(found, begun, number, singles, heads)
    if not multiples:
        return
    reading, counts, cards, ways = begun
    found += [
        Form(reading, counts + more, cards + others, ways * choices)
        for alike, (_, more, others, choices) in multiples
        if alike == number
    ]
    for n, (alike, choice) in enumerate(multiples, 1):
        if alike < number:
            place = choice[0]
            others = [single for single in singles if single[0] != place]
            later = [multiple for multiple in multiples[n:] if multiple[1][0] != place]
            _several(found, _taking(begun, choice), number - alike, others, heads - 1, later)


def _different(found: list[Form], begun: Begun, number: int, singles: list[Choice], heads: int) -> None:
    """Add the forms with so many kickers of different ranks; only the first `heads` leave room for another."""
    reading, counts, cards, ways = begun
    if number == 1:
        found += [Form(reading, counts + more, cards + others, ways * choices) for _, more, others, choices in singles]
    elif number == 2:
        for n, (_, more, others, choices) in enumerate(singles[:heads], 1):
            two, both, product = counts + more, cards + others, ways * choices
            found += [Form(reading, two + third, both + last, product * x) for _, third, last, x in singles[n:]]
    else:
        for n, choice in enumerate(singles[:heads], 1):
            _different(found, _taking(begun, choice), number - 1, singles[n:], heads - n)


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

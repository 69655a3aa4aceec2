"""Kickers: every way of attaching cards of a hand to a core."""

import msgspec

from core.cards import HELD
from core.climb.form import Form
from core.climb.hand import MOST_ALIKE, Choice, Taken
from core.climb.kinds import Core, Kind, Reading
from core.climb.packed import PLACE

Cards = tuple[str, ...]
Begun = tuple[list[Form], Reading, Cards, int]  # where the forms of one core are added; reading, cards and ranks chosen from
Multiple = tuple[int, Choice]  # the number of kickers


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


def attach(found: list[Form], core: Core, cards: Cards, held: int, kickers: Kickers, taken: Taken) -> None:
    """Add every form of a core with several kickers; `cards` are the core's, chosen from `held` ranks."""
    widths, places = kickers.widths, core.places
    begun = (found, core.reading, cards, held)
    if widths[0] != widths[-1]:
        _one_of_each(begun, core.counts, (), widths, places, taken)
        return
    singles = [choice for choice in taken.of(widths[0]) if choice[0] not in places]
    if kickers.spare:
        singles = _spare(core, kickers.spare, taken.hand) + singles
    multiples = _multiples(core, kickers, taken) if kickers.several else []
    heads = len(singles)
    while kickers.apart and heads and singles[heads - 1][0] >= kickers.loose:
        heads -= 1
    _several(begun, core.counts, (), len(widths) * core.steps, singles, heads, multiples)


def _several(
    begun: Begun, counts: int, kickers: Cards, number: int, singles: list[Choice], heads: int, multiples: list[Multiple]
) -> None:
    """Add the forms with so many more kickers: of different ranks, or some of one rank and the others of different ranks."""
    _different(begun, counts, kickers, number, singles, heads)
    found, reading, cards, held = begun
    for n, (alike, (place, more, others)) in enumerate(multiples, 1):
        if alike == number:
            found.append(Form(reading, counts + more, cards, kickers + others, held))
        elif alike < number:
            left = [single for single in singles if single[0] != place]
            later = [multiple for multiple in multiples[n:] if multiple[1][0] != place]
            _several(begun, counts + more, kickers + others, number - alike, left, heads - 1, later)


def _different(begun: Begun, counts: int, kickers: Cards, number: int, singles: list[Choice], heads: int) -> None:
    """Add the forms with so many more kickers of different ranks; only the first `heads` leave room for another."""
    found, reading, cards, held = begun
    if number == 1:
        found += [Form(reading, counts + more, cards, kickers + others, held) for _, more, others in singles]
        return
    for n, (_, more, others) in enumerate(singles[:heads], 1):
        both, two = kickers + others, counts + more
        if number == 2:
            found += [Form(reading, two + third, cards, both + last, held) for _, third, last in singles[n:]]
        else:
            _different(begun, two, both, number - 1, singles[n:], heads - n)


def _one_of_each(begun: Begun, counts: int, kickers: Cards, widths: tuple[int, ...], used: tuple[int, ...], taken: Taken) -> None:
    """Add the forms with one more kicker of each width, all of different ranks."""
    if not widths:
        found, reading, cards, held = begun
        found.append(Form(reading, counts, cards, kickers, held))
        return
    for place, more, others in taken.of(widths[0]):
        if place not in used:
            _one_of_each(begun, counts + more, kickers + others, widths[1:], (*used, place), taken)


def _multiples(core: Core, kickers: Kickers, taken: Taken) -> list[Multiple]:
    """Return the choices of several kickers of one rank, with their number."""
    return [
        (number, choice)
        for number in kickers.several
        for choice in taken.of(number * kickers.widths[0])
        if choice[0] not in core.places and number in (kickers.beside if choice[0] in core.beside else kickers.alike)
    ]


def _spare(core: Core, used: int, hand: int) -> list[Choice]:
    """Return the cards of the core's ranks that the core leaves."""
    held = [(place, HELD[place][hand >> 4 * place & 15]) for place in core.places]
    return [(place, 1 << 4 * place, cards[used : used + 1]) for place, cards in held if len(cards) > used]

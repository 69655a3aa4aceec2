"""Tribute and return (GD5.1 to GD5.4): who pays whom, which card is due, who may refuse, who leads after it. Pure functions.

Every function says None, or an empty tuple, where the record does not hold what it depends on.
"""

import msgspec

from core.cards import RANK_OF
from core.guandan.deals import order_of
from core.guandan.messages import Level, Levels, Seat
from core.guandan.options import Options
from core.guandan.state import Deal, Match, Settled, in_force, next_seat, partner, side_of

NATURAL = "23456789TJQKA"
BEGINNING: Levels = ("2", "2")
RETURN_LIMIT = "T"  # the options `ten_or_lower…` of `return_card`


class Due(msgspec.Struct, frozen=True, gc=False):
    """Who pays, who takes, who leads where that does not hang on the cards; `known` False: the deal before does not say."""

    payers: tuple[Seat, ...] = ()
    receivers: tuple[Seat, ...] = ()
    leads: Seat | None = None
    known: bool = True


def owed(match: Match) -> Due:
    """Return what is due before the deal that is on the table, or comes next.

    That is said by the last deal that counts; a record that begins in the middle of a match does not hold it.
    """
    last = next((deal for deal in reversed(match.deals) if in_force(deal)[0]), None)
    if last is None:
        return Due(known=match.begun == BEGINNING or by_cut(match.options))
    return due(last, order_of(last), match.options)


def due(last: Settled | None, order: tuple[Seat, ...], options: Options) -> Due:
    """Return what is due before the deal that follows one with this finishing order.

    >>> from core.guandan.options import DEFAULTS
    >>> done = Settled(1, "2", None)
    >>> due(done, (0, 2), DEFAULTS).payers, due(done, (0, 1, 2, 3), DEFAULTS).payers, due(done, (0, 1), DEFAULTS).known
    ((1, 3), (3,), False)
    """
    if last is None or by_cut(options):
        return Due()  # the first deal: a card that is drawn says who leads (GD5.1); GC2.5: every deal
    if options.tribute == "none":  # GD5.1 without GD5.2 to GD5.4: the last leads; after 双下 no loser is last (GD6.1)
        return Due(leads=_last(order)) if len(order) > 2 else Due(known=double(order))
    if double(order):
        first = order[0]
        return Due((next_seat(first), partner(next_seat(first))), (first, order[1]))
    if len(order) < 3:
        return Due(known=False)
    first, lowest = order[0], _last(order)
    if side_of(first) != side_of(lowest) or options.tribute_to_partner == "last_pays":
        return Due((lowest,), (first,), lowest)
    if options.tribute_to_partner == "third_pays":
        return Due((order[2],), (first,), lowest)
    return Due(leads=lowest)


def payers_known(match: Match) -> bool:
    """Say whether it is known who owes tribute before the deal that is on the table: nobody where the match has none."""
    return match.options.tribute == "none" or owed(match).known


def double(order: tuple[Seat, ...]) -> bool:
    """Say whether the first two of a deal are partners (双下)."""
    return len(order) >= 2 and order[1] == partner(order[0])


def by_cut(options: Options) -> bool:
    """Say whether a card says in every deal who leads (GC2.5): no tribute does, and the cut card is drawn each time."""
    return options.tribute == "none" and options.shuffle_and_cut == "as_gc2"


def _last(order: tuple[Seat, ...]) -> Seat:
    return order[3] if len(order) > 3 else next(seat for seat in (0, 1, 2, 3) if seat not in order)


# --- the card -----------------------------------------------------------------------------------------------------------------


def worth(card: str, level: Level) -> int | None:
    """Return how high a card is when it is paid, the suit aside: 2 lowest, the level above A, then the jokers (GD4.2).

    None for a card whose rank is not recorded.

    >>> worth("S7", "7") > worth("HA", "7"), worth("RJ", "7") > worth("BJ", "7")
    (True, True)
    """
    rank = RANK_OF.get(card, "?")
    if rank == "?":
        return None
    return {"R": 15, "B": 14, level: 13}.get(rank, NATURAL.find(rank))


def is_wild(card: str, level: Level) -> bool:
    """Return whether a card is a heart level card (GD2.2)."""
    return card == f"H{level}"


def payable(cards: tuple[str, ...], level: Level) -> tuple[str, ...]:
    """Return the cards that may be paid from a hand that is known in full: the highest, never the heart level card (GD5.2).

    >>> payable(("H7", "S7", "D7", "CK"), "7")
    ('S7', 'D7')
    """
    values = {card: worth(card, level) or 0 for card in dict.fromkeys(cards) if not is_wild(card, level)}
    best = max(values.values(), default=0)
    return tuple(card for card, value in values.items() if value == best)


def returnable(cards: tuple[str, ...], level: Level, to_partner: bool, options: Options) -> tuple[str, ...]:
    """Return the cards that may be given back from a hand that is known in full, under the option `return_card`.

    Where no card of the hand is as the option says, every card may be given.
    """
    every = tuple(dict.fromkeys(cards))
    allowed = tuple(card for card in every if may_return(card, level, to_partner, options))
    return allowed or every


def may_return(card: str, level: Level, to_partner: bool, options: Options) -> bool:
    """Return whether a card is one that the option `return_card` lets through; a rank that is not recorded passes."""
    rank = RANK_OF.get(card, "?")
    limited = options.return_card == "ten_or_lower" or (options.return_card == "ten_or_lower_to_partner" and to_partner)
    if limited and rank != "?":
        return rank in NATURAL[: NATURAL.index(RETURN_LIMIT) + 1]
    return not (options.return_card == "no_level_card" and rank == level)


# --- who takes which, who leads -------------------------------------------------------------------------------------------------


def matched(deal: Deal, options: Options) -> tuple[tuple[Seat, Seat], ...]:
    """Return (payer, taker) for every tribute once all are shown (GD5.2); empty where the record has to say.

    With two payers the first finisher takes the higher card; equal cards: that of his next player, under the default reading.
    """
    tribute = deal.tribute
    if len(tribute.payers) not in (1, 2) or len(tribute.receivers) != len(tribute.payers):
        return ()
    if len(tribute.payers) == 1:
        return ((tribute.payers[0], tribute.receivers[0]),) if tribute.paid else ()
    if deal.level is None:
        return ()
    values = {payer: worth(card, deal.level) for payer, card, _ in tribute.paid}
    first, second = tribute.receivers
    one, two = tribute.payers  # `one` is the first finisher's next player
    a, b = values.get(one), values.get(two)
    if a is None or b is None or (a == b and options.equal_tributes != "first_takes_next"):
        return ()
    return ((one, first), (two, second)) if a >= b else ((two, first), (one, second))


def equal(deal: Deal) -> bool:
    """Say whether two tributes are equal, or may be: a rank is not recorded."""
    values = [None if deal.level is None else worth(card, deal.level) for _, card, _ in deal.tribute.paid]
    return len(values) == 2 and values[0] == values[1]


def leads_after(deal: Deal) -> Seat | None:
    """Return who leads once tribute is settled: the first finisher after a refusal (GD5.3), else who paid the first finisher.

    A single payer is the last, who leads (GD5.4), except where the third pays.
    """
    tribute = deal.tribute
    first = tribute.receivers[0] if tribute.receivers else None
    if tribute.refused:
        return first
    if len(tribute.payers) != 2:  # the last leads, who is the payer except where the third pays (GD5.1)
        return tribute.leads
    paid = {payer: (None if deal.level is None else worth(card, deal.level), taker) for payer, card, taker in tribute.paid}
    if any(payer not in paid for payer in tribute.payers):
        return None
    (one, (high, _)), (two, (low, _)) = ((payer, paid[payer]) for payer in tribute.payers)
    if high is not None and low is not None and high != low:
        return one if high > low else two
    return next((payer for payer in (one, two) if paid[payer][1] == first), None)


# --- refusing -----------------------------------------------------------------------------------------------------------------


def may_claim(deal: Deal, options: Options) -> tuple[Seat, ...]:
    """Return the seats whose word counts for a refusal: the payers, and a single payer's partner under `side` (GD5.3, GD5.4)."""
    payers = deal.tribute.payers
    if len(payers) != 1 or options.single_refusal_jokers == "own":
        return payers
    return (payers[0], partner(payers[0]))


def claimants(deal: Deal, options: Options) -> tuple[Seat, ...] | None:
    """Return who has to claim for tribute to be refused: those of the payers' side that hold the two big jokers.

    Empty: nobody may refuse. None: the hands are not recorded so far that one could say (GD5.3, GD5.4).
    """
    payers = deal.tribute.payers
    if not payers:
        return ()
    held = {seat: big_jokers(deal, seat) for seat in may_claim(deal, options)}
    if sum(most for _, most in held.values()) < 2:
        return ()
    if any(least != most for least, most in held.values()) and sum(least for least, _ in held.values()) < 2:
        return None
    return tuple(seat for seat, (least, _) in held.items() if least)


def big_jokers(deal: Deal, seat: Seat) -> tuple[int, int]:
    """Return how many big jokers a seat has at least and at most, the one that it has paid among them."""
    given = deal.given[seat]
    if given is None:
        return 0, 2
    known = sum(card == "RJ" for card in given)
    return known, min(2, known + sum(card == "??" for card in given))

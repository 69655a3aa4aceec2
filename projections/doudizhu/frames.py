"""The frames of a 斗地主 match: one for each event, what lies on the table and what is known of each hand then.

They are computed from the log as a viewer has seen it (`projections.doudizhu.views`), so they hold nothing else.
"""

import msgspec

from core.cards import OF_RANK, RANKS, cards_of
from core.climb.held import Held
from core.climb.packed import UNIT, of_bits
from core.doudizhu import words
from core.doudizhu.legal import seat_to_act, turn_words
from core.doudizhu.messages import CardsPlayed, Passed, Scores, Seat
from core.doudizhu.state import SEATS, Deal, Following, State, deal_of
from core.text import Text
from projections.logged import Logged
from projections.timeline import Step, timeline


class HandShown(msgspec.Struct, frozen=True):
    """What is known of a hand: its cards high to low (`?7` where the suit is not known), and how many more it has."""

    cards: tuple[str, ...]
    unknown: int
    odd: tuple[str, ...]  # cards it laid that it cannot have held


class Laid(msgspec.Struct, frozen=True):
    """What a seat has put down last in the trick on the table; no cards: a pass."""

    at: int  # version of the act
    seat: Seat
    cards: tuple[str, ...]
    name: Text  # the pattern, or that it is a pass


class Frame(msgspec.Struct, frozen=True):
    """What a viewer shows after one event."""

    step: Step
    deal: int  # 0 before the first deal
    ply: int  # plays and passes so far in this deal
    hands: tuple[HandShown, HandShown, HandShown]
    bottom: tuple[str, ...] | None  # None: not recorded, or not seen
    shown: bool  # the bottom was shown to all
    bids: tuple[tuple[Seat, int], ...]
    landlord: Seat | None
    bid: int | None
    multiplier: int  # so far
    trick: tuple[Laid, ...]  # in order, the last one last
    turn: Seat | None
    turn_name: Text
    totals: Scores
    over: bool  # the deal is over, the cards lie as at its end


def frames(log: tuple[Logged, ...], texts: dict[str, str]) -> tuple[Frame, ...]:
    """Return the frames of a match, the opening first; `texts` are the free texts by id that the side table still holds."""
    steps, history = timeline(log, texts)
    tricks: list[tuple[Laid, ...]] = [(), ()]
    for version in range(2, len(history.tables)):
        before = tricks[history.parent[version]] if history.parent[version] else ()
        event = log[version - 1].event
        tricks.append(_trick(before, event, version, history.tables[version].play))
    return tuple(_frame(step, history.tables[step.version].play, tricks[step.version]) for step in steps)


def _trick(before: tuple[Laid, ...], event: object, version: int, play: State) -> tuple[Laid, ...]:
    """Return what lies in the trick; it is cleared when the next one is led."""
    if isinstance(event, CardsPlayed) and isinstance(play, Following):
        name = words.reading(play.reading) if event.cards else words.cards(())
        led = before if before and play.deal.acts > 1 and not _ended(before) else ()
        return (*(laid for laid in led if laid.seat != event.seat), Laid(version, event.seat, event.cards, name))
    if isinstance(event, Passed) and isinstance(play, Following):
        return (*(laid for laid in before if laid.seat != event.seat or laid.cards), Laid(version, event.seat, (), words.PASS))
    deal = deal_of(play)
    return before if deal is not None and deal.acts else ()


def _ended(trick: tuple[Laid, ...]) -> bool:
    """Say whether the others have passed since the last play."""
    last = next((n for n in range(len(trick) - 1, -1, -1) if trick[n].cards), None)
    return last is not None and len({laid.seat for laid in trick[last + 1 :]} - {trick[last].seat}) == len(SEATS) - 1


def _frame(step: Step, play: State, trick: tuple[Laid, ...]) -> Frame:
    deal = deal_of(play) or Deal(0)
    one, two, three = (_hand(hand) for hand in deal.hands)
    waiting = hasattr(play, "after")
    return Frame(
        step=step,
        deal=deal.number,
        ply=deal.acts,
        hands=(one, two, three),
        bottom=deal.bottom,
        shown=deal.shown,
        bids=deal.bids,
        landlord=deal.landlord,
        bid=deal.bid,
        multiplier=2 ** (deal.bombs + deal.rockets),
        trick=trick if deal.acts else (),
        turn=seat_to_act(play) if not waiting else None,
        turn_name=turn_words(play),
        totals=play.match.totals,
        over=waiting,
    )


def _hand(hand: Held) -> HandShown:
    """Return a hand high to low; of a rank of which cards without suit were played, only how many are left is known.

    Where cards were laid of which the record holds nothing, it is not known which are left.
    """
    if hand.vague > hand.unknown:
        return HandShown((), hand.left, hand.odd)
    if of_bits(hand.cards) == hand.ranks:
        return HandShown(cards_of(hand.cards), hand.left - hand.cards.bit_count(), hand.odd)
    cards: list[str] = []
    for rank in reversed(RANKS):
        count = hand.ranks // UNIT[rank] & 15
        suited = [card for card in OF_RANK[rank] if card in cards_of(hand.cards)]
        cards += suited if len(suited) == count else [OF_RANK[rank][0] if rank in "BR" else f"?{rank}"] * count
    return HandShown(tuple(cards), hand.unknown - hand.vague, hand.odd)

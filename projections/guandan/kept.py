"""What a frame of 掼蛋 shows that the state does not keep: what lies in the trick, counts as announced, claims to refuse."""

import msgspec
from msgspec.structs import replace

from core.climb.kinds import Reading
from core.guandan import words
from core.guandan.compiled import wild_card
from core.guandan.messages import (
    CardsPlayed,
    CountAnnounced,
    LeadUndone,
    Passed,
    PlayUndone,
    RefusalClaimed,
    Seat,
)
from core.guandan.plays import recorded
from core.guandan.state import Decided, Following, Leading, State, Waiting, deal_of
from core.text import Text
from projections.logged import Logged


class Laid(msgspec.Struct, frozen=True):
    """What a seat has put down in the trick on the table; no cards: a pass."""

    at: int  # version of the act
    seat: Seat
    cards: tuple[str, ...]  # as they are laid out: runs from low to high
    name: Text  # the pattern, or that it is a pass
    reading: Reading | None
    wild: tuple[tuple[str, str], ...]  # each wild card, in the same order, with the card that it stands for


class Announced(msgspec.Struct, frozen=True):
    """A number of cards that a seat has said, in which act, and how often it has played until then."""

    at: int  # version of the act
    count: int
    plays: int


class Claim(msgspec.Struct, frozen=True):
    """A claim to refuse tribute, with the cards that were laid open for it."""

    seat: Seat
    cards: tuple[str, ...]


class Kept(msgspec.Struct, frozen=True):
    """What is to be remembered beside a state."""

    trick: tuple[Laid, ...] = ()
    counts: tuple[Announced | None, ...] = (None, None, None, None)
    claims: tuple[Claim, ...] = ()


def kept(log: tuple[Logged, ...], plays: list[State], parent: list[int]) -> tuple[Kept, ...]:
    """Return what is to be remembered after each event, by version; `plays` and `parent` are those of its fold."""
    found = [Kept(), Kept()]
    for version in range(2, len(plays)):
        at = parent[version]
        before = found[at] if _same_deal(plays[at], plays[version]) else Kept()
        event = log[version - 1].event
        match event:
            case CountAnnounced(seat, count) if deal_of(plays[version]) is not None:
                said = Announced(version, count, _plays(plays[version], seat))
                found.append(replace(before, counts=tuple(said if n == seat else old for n, old in enumerate(before.counts))))
            case RefusalClaimed(seat, cards):
                found.append(replace(before, claims=(*before.claims, Claim(seat, cards))))
            case CardsPlayed() | Passed():
                found.append(replace(before, trick=_trick(before.trick, event, version, (plays[at], plays[version]))))
            case PlayUndone() | LeadUndone():
                found.append(replace(before, trick=_undone(before.trick, found, parent)))
            case _:
                found.append(before)
    return tuple(found)


def _same_deal(before: State, after: State) -> bool:
    one, two = deal_of(before), deal_of(after)
    return one is not None and two is not None and one.number == two.number


def _plays(play: State, seat: Seat) -> int:
    deal = deal_of(play)
    return 0 if deal is None else deal.hands[seat].plays


def _trick(before: tuple[Laid, ...], event: CardsPlayed | Passed, version: int, states: tuple[State, State]) -> tuple[Laid, ...]:
    """Return what lies in the trick; it is cleared when the next one is led."""
    was, now = states
    if isinstance(now, (Waiting, Decided)):
        return before
    seat = event.seat
    led = before if isinstance(was, Following) else ()
    if isinstance(event, CardsPlayed) and event.cards and isinstance(now, Following):
        laid = _laid(event, version, now)
        return (*(other for other in led if other.seat != seat), laid)
    if isinstance(was, Leading) and before and not any(laid.cards for laid in before):
        led = before  # one seat after the other passes where something is to be led
    return (*(laid for laid in led if laid.seat != seat or laid.cards), Laid(version, seat, (), words.PASS, None, ()))


def _laid(event: CardsPlayed, version: int, now: Following) -> Laid:
    placed = words.in_place(event.cards, now.reading, now.deal.level, now.match.options)
    cards = event.cards if placed is None else tuple(card for card, _ in placed)
    wild = () if placed is None else tuple(pair for pair in placed if pair[0] == wild_card(now.deal.level or ""))
    name = words.reading(now.reading) if now.reading is not None or recorded(event.cards) else _NOT_KNOWN
    return Laid(version, event.seat, cards, name, now.reading, wild)


_NOT_KNOWN = Text("牌型不详", "pattern not known")  # of cards that are not recorded in full


def _undone(trick: tuple[Laid, ...], found: list[Kept], parent: list[int]) -> tuple[Laid, ...]:
    """Return the trick as it was before the play that lay."""
    last = next((laid.at for laid in reversed(trick) if laid.cards), None)
    return () if last is None else found[parent[last]].trick

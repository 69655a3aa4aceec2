"""What may be done at a 斗地主 table as it stands: whose turn, which acts, which plays from the cards that are known."""

import msgspec
from msgspec.structs import replace

from core.cards import BIT, JOKERS, RANK_OF, RANKS
from core.climb.hand import any_suits
from core.climb.held import Held
from core.climb.packed import of_bits
from core.doudizhu import words
from core.doudizhu.game import DOUDIZHU
from core.doudizhu.legal_plays import Group, Row, forms, grouped
from core.doudizhu.messages import Seat
from core.doudizhu.phases import PHASE_NAMES, phase_of
from core.doudizhu.playing import turn_of
from core.doudizhu.state import Bidding, Dealing, Following, Leading, Showing, State, bidding_over, highest
from core.live import allowed
from core.text import NOBODY, NOT_KNOWN, Text


class Legal(msgspec.Struct, frozen=True):
    """Whose turn it is, which acts may be recorded, and what can be played."""

    phase: Text
    turn: Text
    seat: Seat | None
    acts: Text
    plays: tuple[Group, ...]  # from the cards of `seat` that are known; empty outside play
    may_pass: bool
    partly: bool  # some cards of the hand are not known: there may be more plays
    bids: tuple[int, ...]  # lawful calls, 0 for no bid


def legal(play: State) -> Legal:
    """Return what may be done now."""
    phase, seat = phase_of(play), seat_to_act(play)
    found: tuple[Group, ...] = ()
    partly = False
    if isinstance(play, (Leading, Following)) and seat is not None:
        hand = play.deal.hands[seat]
        found, partly = plays_of(play, seat), not hand.known
    acts = allowed(phase, DOUDIZHU)
    passes = isinstance(play, Following) and bool(play.top.cards)
    return Legal(PHASE_NAMES[phase], turn_words(play), seat, acts, found, passes, partly, lawful_bids(play))


def seat_to_act(play: State) -> Seat | None:
    """Return the seat whose call or play is due; None where it is nobody's or not known."""
    match play:
        case Dealing(_, deal):
            return deal.first
        case Bidding(_, deal, turn):
            return None if bidding_over(deal) else turn
        case Showing(_, deal):
            return deal.landlord
        case Leading() | Following():
            return turn_of(play)
        case _:
            return None


def turn_words(play: State) -> Text:
    """Return whose act is due, in words."""
    seat = seat_to_act(play)
    if seat is not None:
        return words.SEATS[seat]
    if isinstance(play, (Dealing, Leading)):
        return NOT_KNOWN
    return NOBODY


def lawful_bids(play: State) -> tuple[int, ...]:
    """Return the calls that are lawful now (DZ2.1)."""
    if not isinstance(play, (Dealing, Bidding)) or bidding_over(play.deal):
        return ()
    best = highest(play.deal)
    return (0, *range(1 if best is None else best[1] + 1, 4))


def plays_of(play: Leading | Following, seat: Seat) -> tuple[Group, ...]:
    """Return what a seat could play from the cards that it is known to hold, grouped for people; no suit is made up."""
    beat = play.reading if isinstance(play, Following) else None
    options, hand = play.match.options, play.deal.hands[seat]
    if of_bits(hand.cards) == hand.ranks:
        return grouped(forms(hand.cards, beat, options), options)
    known = _known(hand)
    found = grouped(forms(known | any_suits(hand.ranks - of_bits(known)), beat, options), options)
    return tuple(replace(group, rows=tuple(_without_suits(row, known) for row in group.rows)) for group in found)


def _known(hand: Held) -> int:
    """Return the cards of those ranks of which the hand's suits are all known."""
    found = 0
    for place in range(len(RANKS)):
        four = 15 << 4 * place
        if (hand.cards & four).bit_count() == hand.ranks >> 4 * place & 15:
            found |= hand.cards & four
    return found


def _without_suits(row: Row, known: int) -> Row:
    """Return a row whose example names no suit that is not known."""
    return replace(row, example=tuple(c if BIT[c] & known or c in JOKERS.values() else f"?{RANK_OF[c]}" for c in row.example))

"""What may be done at a 掼蛋 table as it stands: whose turn, which acts, which tributes, which plays from the cards known."""

from collections import Counter

import msgspec
from msgspec.structs import replace

from core.cards import OF_RANK, RANK_OF
from core.climb.held import Held
from core.climb.kinds import Reading
from core.guandan import words
from core.guandan.compiled import wild_card
from core.guandan.game import GUANDAN
from core.guandan.hands import held_cards
from core.guandan.legal_plays import Form, Group, Row, forms, grouped, two_packs
from core.guandan.messages import Level, Seat
from core.guandan.options import Options
from core.guandan.patterns import partly
from core.guandan.phases import PHASE_NAMES, phase_of
from core.guandan.plays import recorded, to_ask
from core.guandan.state import Deal, Dealing, Following, Leading, State, due_to_return, side_of, to_pay
from core.guandan.state import Paying as PayingState
from core.guandan.state import Returning as ReturningState
from core.guandan.tribute import claimants, leads_after, matched, payable, returnable
from core.live import allowed
from core.text import NOBODY, NOT_KNOWN, Text


class Paying(msgspec.Struct, frozen=True):
    """A seat that owes tribute, and the cards that it may pay; None: the record does not hold its hand."""

    seat: Seat
    cards: tuple[str, ...] | None


class Returning(msgspec.Struct, frozen=True):
    """A seat that returns a card, to whom, and the cards that it may give; None: the record does not hold its hand."""

    seat: Seat
    to: Seat
    cards: tuple[str, ...] | None


class Legal(msgspec.Struct, frozen=True):
    """Whose turn it is, which acts may be recorded, what may be paid and returned, and what can be played."""

    phase: Text
    turn: Text
    seat: Seat | None
    acts: Text
    pays: tuple[Paying, ...]
    returns: tuple[Returning, ...]
    refusing: tuple[Seat, ...] | None  # who may refuse tribute, by a claim of all of these; None: cannot be judged
    plays: tuple[Group, ...] | None  # from the cards of `seat` that are known; empty outside play; None: cannot be judged
    why: Text | None  # why `plays` cannot be judged
    may_pass: bool
    partly: bool  # some cards of the hand are not known: there may be more plays
    open: tuple[str, ...]  # cards of `seat` that lie open and are to be played at the first lawful chance


def legal(play: State) -> Legal:
    """Return what may be done now."""
    phase, seat = phase_of(play), seat_to_act(play)
    plays: tuple[Group, ...] | None = ()
    why, partial = None, False
    lies_open: tuple[str, ...] = ()
    if isinstance(play, (Leading, Following)) and seat is not None:
        why, hand = unanswerable(play, seat), play.deal.hands[seat]
        plays = plays_of(play, seat) if why is None else None
        partial, lies_open = not hand.known, play.deal.open[seat]
    return Legal(
        PHASE_NAMES[phase],
        turn_words(play),
        seat,
        allowed(phase, GUANDAN),
        pays_of(play),
        returns_of(play),
        refusing(play),
        plays,
        why,
        isinstance(play, Following),
        partial,
        lies_open,
    )


# --- whose turn -----------------------------------------------------------------------------------------------------------------


def seat_to_act(play: State) -> Seat | None:
    """Return the seat whose tribute, return or play is due; None where it is nobody's, several seats' or not known."""
    found = seats_to_act(play)
    return found[0] if len(found) == 1 else None


def seats_to_act(play: State) -> tuple[Seat, ...]:
    """Return the seats whose tribute, return or play is due."""
    match play:
        case PayingState(_, deal):
            return to_pay(deal) or _once_paid(play)
        case ReturningState(_, deal):
            return tuple(seat for seat, _ in due_to_return(deal)) or _leads(leads_after(deal))
        case Dealing(_, deal):
            return _leads(deal.leader)
        case Leading(_, _, turn):
            return () if turn is None else (turn,)
        case Following(_, _, turn):
            return (turn,)
        case _:
            return ()


def _once_paid(play: PayingState) -> tuple[Seat, ...]:
    """Return whose act is due once all tributes are shown, or none is paid: who takes one returns a card, or who leads."""
    deal = play.deal
    if deal.tribute.refused:
        return _leads(leads_after(deal))
    if all(taker is not None for _, _, taker in deal.tribute.paid):
        return tuple(seat for seat, _ in due_to_return(deal))
    return tuple(taker for _, taker in matched(deal, play.match.options))


def _leads(seat: Seat | None) -> tuple[Seat, ...]:
    return () if seat is None else (seat,)


def turn_words(play: State) -> Text:
    """Return whose act is due, in words."""
    if found := seats_to_act(play):
        return words.seats(found)
    return NOT_KNOWN if isinstance(play, (Dealing, PayingState, ReturningState, Leading)) else NOBODY


# --- tribute --------------------------------------------------------------------------------------------------------------------


def pays_of(play: State) -> tuple[Paying, ...]:
    """Return who is still to pay tribute, and with which cards (GD5.2, GD5.4)."""
    if not isinstance(play, PayingState):
        return ()
    return tuple(Paying(seat, _payable(play.deal, seat)) for seat in to_pay(play.deal))


def _payable(deal: Deal, seat: Seat) -> tuple[str, ...] | None:
    cards = whole_hand(deal.hands[seat], deal.level)
    return None if cards is None or deal.level is None else payable(cards, deal.level)


def returns_of(play: State) -> tuple[Returning, ...]:
    """Return who is still to return a card, to whom, and which cards may be given (GD5.2, GD5.4)."""
    if not isinstance(play, ReturningState):
        return ()
    options = play.match.options
    return tuple(Returning(seat, to, _returnable(play.deal, seat, to, options)) for seat, to in due_to_return(play.deal))


def _returnable(deal: Deal, seat: Seat, to: Seat, options: Options) -> tuple[str, ...] | None:
    cards = whole_hand(deal.hands[seat], deal.level)
    if cards is None or deal.level is None:
        return None
    return returnable(cards, deal.level, side_of(seat) == side_of(to), options)


def refusing(play: State) -> tuple[Seat, ...] | None:
    """Return who may refuse tribute: as long as none is shown, those who hold the big jokers (GD5.3, GD5.4)."""
    if not isinstance(play, PayingState) or play.deal.tribute.paid or play.deal.tribute.refused:
        return ()
    return claimants(play.deal, play.match.options)


def whole_hand(hand: Held, level: Level | None) -> tuple[str, ...] | None:
    """Return the cards of a hand of which each is known with its suit; None of any other."""
    cards = held_cards(hand, level)
    return cards if hand.known and recorded(cards) else None


# --- plays ----------------------------------------------------------------------------------------------------------------------


def unanswerable(play: Leading | Following, seat: Seat) -> Text | None:
    """Say why it cannot be judged what a seat may play; None where it can."""
    if play.deal.level is None:
        return NO_LEVEL
    if not held_cards(play.deal.hands[seat], play.deal.level):
        return NO_HAND
    if isinstance(play, Leading):
        return None
    if play.reading is None:
        return NOT_READ
    return ASK if to_ask(play) else None


def plays_of(play: Leading | Following, seat: Seat) -> tuple[Group, ...]:
    """Return what a seat could play from the cards that it is known to hold, grouped for people; no suit is made up.

    Raises TypeError where the level is not known.
    """
    level, options = play.deal.level, play.match.options
    if level is None:
        raise TypeError("what can be played hangs on the level")
    beat = play.reading if isinstance(play, Following) else None
    cards = held_cards(play.deal.hands[seat], level)
    if recorded(cards):
        return grouped(forms(two_packs(cards), beat, level, options), level, options)
    return _without_suits(cards, beat, level, options)


def _without_suits(cards: tuple[str, ...], beat: Reading | None, level: Level, options: Options) -> tuple[Group, ...]:
    """Return what can surely be played from cards some of which have no suit: they are given one that shows nowhere."""
    given = _suited(cards, level)
    made_up = Counter(given)
    made_up.subtract(card for card in cards if card in made_up)

    def as_recorded(codes: tuple[str, ...]) -> tuple[str, ...]:
        spare = Counter(given)
        spare.subtract(made_up)
        shown = []
        for code in codes:  # those that are recorded with their suit first
            shown.append(code if spare[code] > 0 else f"?{RANK_OF[code]}")
            spare[code] -= 1
        return tuple(shown)

    def sure(form: Form) -> bool:
        return form.reading in partly(as_recorded(form.cards), level, options)[0]

    found = grouped([form for form in forms(two_packs(given), beat, level, options) if sure(form)], level, options)
    return tuple(replace(group, rows=tuple(_as(row, as_recorded(row.example)) for row in group.rows)) for group in found)


def _as(row: Row, example: tuple[str, ...]) -> Row:
    return replace(row, example=example)


def _suited(cards: tuple[str, ...], level: Level) -> tuple[str, ...]:
    """Return cards with a suit for each that has none: never that of a wild card, and no card three times."""
    found = [card for card in cards if card[0] != "?"]
    for card in cards:
        if card[0] == "?":
            rank = RANK_OF[card]
            free = [code for code in OF_RANK[rank] if found.count(code) < 2 and code != wild_card(level)]
            found += free[:1]
    return tuple(found)


NO_LEVEL = Text("这一副打几没有记录", "the level of this deal is not recorded")
NO_HAND = Text("手牌没有记录", "the hand is not recorded")
NOT_READ = Text("桌面上的牌不成牌型，或没有记全", "what lies forms no pattern, or is not fully recorded")
ASK = Text(
    "桌面上的牌有几种读法，没有声明，由裁判员询问", "what lies may be several things and was not declared; the referee asks"
)

"""The deal on the table, and what a match does with it: a new one, one left open, one that is over."""

from typing import Literal, TypeVar

from msgspec.structs import replace

from core.climb.held import Held, given_away, put_back, taken_up
from core.trumps.messages import FourOf, Levels, Seat
from core.trumps.score import Score, level_of, next_deal, on_ground, score
from core.trumps.state import (
    BEFORE_PLAY,
    BOTTOM,
    HAND,
    IN_DEAL,
    PACKS,
    SEATS,
    Deal,
    Decided,
    Drawing,
    InDeal,
    Match,
    Settled,
    State,
    Waiting,
)

NOT_DEALT = Held(unknown=HAND, packs=PACKS)
UNKNOWN = ("??",)

V = TypeVar("V")


def fresh(match: Match) -> Deal:
    """Return the next deal of a match, nothing of its cards known."""
    coming = next_deal(match)
    hands = (NOT_DEALT, NOT_DEALT, NOT_DEALT, NOT_DEALT)
    left = (HAND, HAND, HAND, HAND)
    number = len(match.deals) + 1
    timed = number in match.timed_before
    return Deal(number, coming.level, coming.declarer, coming.first, hands, left, timed=timed)


def with_declarer(match: Match, deal: Deal, seat: Seat) -> Deal:
    """Return a deal that a seat declares: it is played at the level of that side (CD3.1), where the record gives no other."""
    deal = replace(deal, declarer=seat)
    if not deal.level_noted:
        return replace(deal, level=level_of(score(match).levels, seat))
    return replace(deal, anew=is_anew(match, deal))


def is_anew(match: Match, deal: Deal) -> bool:
    """Say whether the level or the levels noted of a deal are not those that the deals before have led to."""
    levels = score(match).levels
    if levels is None:
        return False
    due = level_of(levels, deal.declarer)
    return deal.noted not in (None, levels) or (deal.level is not None and due is not None and deal.level != due)


def without_sheet(match: Match) -> Match:
    """Return a match in which no sheet stands that was found wrong."""
    if score(match).sheet is None:
        return match
    return replace(match, deals=tuple(replace(deal, sheet=None) for deal in match.deals))


def put_right(match: Match, deal: Deal) -> Match:
    """Return a match in which a sheet that was found wrong stands no more, where a deal is noted at the levels that are right."""
    now = score(match)
    if now.sheet is None or not deal.level_noted or deal.level is None:
        return match
    due = level_of(now.levels, deal.declarer)
    right = deal.noted == now.levels or (deal.noted is None and deal.level == due != level_of(now.sheet, deal.declarer))
    return without_sheet(match) if right else match


def named_next(match: Match) -> Seat | None:
    """Return whom the sheet of the last deal names as the next declarer; None: nobody, or a ruling has changed that deal since.

    Where it is not who was due, that was found at the sheet: whoever goes on from it makes no second error.
    """
    last = match.deals[-1] if match.deals else None
    return None if last is None or last.ruled is not None or last.claimed is None else last.claimed.next_declarer


def reached(state: State) -> Score:
    """Return where a match stands, in a deal at the levels that it is really played at."""
    now = score(state.match)
    if not isinstance(state, IN_DEAL):
        return now
    return on_ground(now, state.deal, state.match.options, state.match.own.laps)


def levels_at(state: State) -> Levels | None:
    """Return the levels of both sides: in a deal those that it is played at, between deals those at which the last one ended."""
    now = reached(state)
    return now.levels if isinstance(state, IN_DEAL) else now.shown


def in_deal(state: State) -> InDeal:
    """Return the state with a deal on the table: the one in progress, or a new one."""
    if isinstance(state, (Waiting, Decided)):
        return Drawing(state.match, fresh(state.match))
    return state


def left_open(state: State) -> Waiting | Decided:
    """Return the state with a deal in progress put among the deals, its end open: the next deal has begun."""
    if isinstance(state, (Waiting, Decided)):
        return state
    return Waiting(with_settled(state.match, without_end(state.deal, "open")), last=state.deal)


def without_end(deal: Deal, by: Literal["open", "stopped"]) -> Settled:
    """Return a deal put among those that are over, though the play showed no end."""
    coming = None if deal.claimed is None else deal.claimed.next_declarer
    return Settled(
        deal.number,
        deal.level,
        deal.declarer,
        overturns=overturns_of(deal),
        failed=deal.failed,
        by=by,
        claimed=deal.claimed,
        noted=deal.noted,
        anew=deal.anew,
        next_noted=coming,
        fines=deal.fines,
        timed=deal.timed,
    )


def plays_in(deal: Deal) -> int:
    """Return how many plays there were in a deal."""
    return sum(hand.plays for hand in deal.hands)


def overturns_of(deal: Deal) -> int | None:
    """Return how often trumps were overturned in a deal; None where that is not known."""
    return deal.overturns if deal.overturns_known and deal.showings else None


def all_overturned(deal: Deal) -> bool:
    """Say whether the record holds every overturn of a deal: the bottom was buried, and a card was led after that."""
    return deal.begun and deal.burier is not None and deal.overturns_known and bool(deal.showings)


def with_settled(match: Match, done: Settled) -> Match:
    """Return a match with one deal more that is over."""
    return replace(match, deals=(*match.deals, done))


def untouched(state: State) -> bool:
    """Say whether a shuffle is that of the deal on the table: no card of it is known, and nothing was done in it yet."""
    if not isinstance(state, BEFORE_PLAY):
        return False
    deal = state.deal
    return not any(deal.given) and not deal.draws and not deal.showings and not deal.taken and deal.burier is None


def is_redeal(state: State) -> bool:
    """Say whether a deal that begins now is dealt in place of the one on the table: the first, and nobody has declared."""
    if not isinstance(state, BEFORE_PLAY) or not state.deal.first or state.deal.declarer is not None:
        return False
    return not state.deal.showings and state.deal.burier is None


def of_seat(values: tuple[V, ...], seat: Seat, value: V) -> tuple[V, ...]:
    """Return what the four seats have, with another value for one of them."""
    return tuple(value if n == seat else old for n, old in enumerate(values))


def with_hand(deal: Deal, seat: Seat, hand: Held, change: int = 0) -> Deal:
    """Return a deal with another hand at a seat, which physically has so many cards more or less."""
    one, two, three, four = (hand if n == seat else deal.hands[n] for n in SEATS)
    return replace(deal, hands=(one, two, three, four), left=counted(deal.left, seat, change))


def counted(left: FourOf, seat: Seat, change: int) -> FourOf:
    """Return how many cards each seat has, with more or less at one; none has less than none."""
    one, two, three, four = (max(n + change, 0) if each == seat else n for each, n in enumerate(left))
    return one, two, three, four


def with_bottom_up(deal: Deal, seat: Seat) -> Deal:
    """Return a deal in which a seat has taken the bottom up."""
    takers, moved = _without(deal.takers, seat), (*deal.moved, (seat, deal.bottom, ()))
    up = replace(no_longer_proved(deal, seat), taken=(*deal.taken, seat), takers=takers, up=True, moved=moved)
    if deal.buried[seat]:
        return up
    return with_hand(up, seat, taken_up(deal.hands[seat], deal.bottom), len(deal.bottom))


def no_longer_proved(deal: Deal, seat: Seat) -> Deal:
    """Return a deal in which what a seat plays or shows proves nothing more of earlier plays.

    All that its hand proves has been found, or it has taken up cards that it had not then.
    """
    if not deal.doubts and not deal.throws:
        return deal
    doubts = tuple(doubt for doubt in deal.doubts if doubt.seat != seat)
    return replace(deal, doubts=doubts, throws=tuple(replace(each, apart=(*each.apart, seat)) for each in deal.throws))


def with_bottom_back(deal: Deal) -> Deal:
    """Return a deal in which who has taken the bottom up lays the same cards back on the table."""
    seat = deal.taken[-1]
    back = replace(deal, taken=deal.taken[:-1], up=False, moved=deal.moved[:-1])
    if deal.buried[seat]:
        return back
    return with_hand(back, seat, given_away(deal.hands[seat], deal.bottom), -len(deal.bottom))


def with_buried(deal: Deal, seat: Seat, cards: tuple[str, ...]) -> Deal:
    """Return a deal in which a seat has buried cards; where the bottom lies on the table it has taken it up before.

    What was shown of the bottom before is not what lies there now.
    """
    if not deal.up:
        deal = with_bottom_up(deal, seat)
    takers, moved = _without(deal.takers, seat), (*deal.moved, (seat, (), cards))
    down = replace(deal, bottom=cards, bottom_shown=None, burier=seat, up=False, takers=takers, moved=moved, bottom_counted=None)
    if deal.buried[seat]:
        return down
    return with_hand(down, seat, given_away(deal.hands[seat], cards), -len(cards))


def _without(takers: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Return who is still to take the bottom up, once a seat has: it is due to each once."""
    return takers[1:] if takers and takers[0] == seat else takers


def with_burial_unknown(deal: Deal) -> Deal:
    """Return a deal of which it is not known what was buried: of whoever may have had the bottom, eight cards are not known.

    Who has it up lays eight cards down; then those have it who are still to take it.
    """
    if deal.up:
        deal = replace(deal, moved=(*deal.moved, (deal.taken[-1], (), UNKNOWN * BOTTOM)))
    if deal.up and not deal.buried[seat := deal.taken[-1]]:
        deal = with_hand(deal, seat, given_away(deal.hands[seat], UNKNOWN * BOTTOM), -BOTTOM)
    for seat in _to_take(deal):
        deal = replace(no_longer_proved(deal, seat), moved=(*deal.moved, (seat, UNKNOWN * BOTTOM, UNKNOWN * BOTTOM)))
        if not deal.buried[seat]:
            deal = with_hand(deal, seat, given_away(taken_up(deal.hands[seat], UNKNOWN * BOTTOM), UNKNOWN * BOTTOM))
    return replace(deal, bottom=UNKNOWN * BOTTOM, takers=(), burier=None, up=False)


def _to_take(deal: Deal) -> tuple[Seat, ...]:
    """Return who may still take the bottom up: while nobody has the declarer, or anybody; and who has overturned."""
    if deal.up or deal.burier is not None:
        return deal.takers
    return SEATS if deal.declarer is None else tuple(seat for seat in SEATS if seat == deal.declarer or seat in deal.takers)


def with_play_back(deal: Deal, seat: Seat, cards: tuple[str, ...], lacking: tuple[str, ...], plays: int) -> Deal:
    """Return a deal in which cards that were laid are in the hand again; `lacking` are those that it cannot have held."""
    hand = put_back(deal.hands[seat], cards, lacking, plays)
    laid = list(deal.laid)
    for card in cards:
        if (seat, card) in laid:
            del laid[len(laid) - 1 - laid[::-1].index((seat, card))]
    back = replace(deal, laid=tuple(laid), exposed=of_seat(deal.exposed, seat, (*deal.exposed[seat], *cards)))
    return with_hand(back, seat, hand, len(cards))

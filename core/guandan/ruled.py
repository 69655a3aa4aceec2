"""What a ruling of the referee's desk does to a 掼蛋 match, and what follows when it no longer stands."""

from core.desk.messages import DealIsVoid, DealPlaced, MatchGoesTo, Remedy, TurnGoesTo, TurnStopped
from core.guandan import messages
from core.guandan.deals import BEFORE_PLAY, IN_DEAL
from core.guandan.messages import (
    DealRuled,
    DealStopped,
    DealUnruled,
    LeadGiven,
    MatchRuled,
    PlayerOut,
    Result,
    Seat,
    TurnGiven,
    Whither,
)
from core.guandan.outcome import NTH, by_play, folded, is_out, over, settled, trick_ends, undone
from core.guandan.plays import after
from core.guandan.rules import examine
from core.guandan.state import SEATS, Following, Leading, State, in_force, side_of

PLACES = (2, 3, 4)
_CARDS: dict[str, Whither] = {"back_to_hand": "hand", "lost": "lost", "lie_open": "open"}  # by the option `wrong_cards`


def reach(state: State, remedy: Remedy) -> bool:
    """Say whether a remedy can be carried out. Once both sides have signed the sheet, nothing changes it (GC1.2, GC2.3)."""
    seat = getattr(remedy, "seat", 0)
    if seat not in SEATS:
        return False
    if all(state.match.signed):
        return str(remedy.__struct_config__.tag) in ("stands", "warned")
    match remedy:
        case TurnGoesTo():
            return isinstance(state, IN_DEAL)
        case TurnStopped():
            return may_be_stopped(state, _seat(seat))
        case DealPlaced(deal, _, place):
            return _known(state, deal) and place in PLACES
        case DealIsVoid(deal):
            return _known(state, deal)
        case _:
            return str(remedy.__struct_config__.tag) in ("stands", "warned", "match_goes_to")


def _known(state: State, number: int) -> bool:
    coming = 1 if isinstance(state, IN_DEAL) else 0
    return 1 <= number <= len(state.match.deals) + coming


def may_be_stopped(state: State, seat: Seat) -> bool:
    """Say whether a turn can be stopped (GC3.3 to GC3.5); under `next_player_played` not once the play is answered."""
    if not isinstance(state, (Leading, Following)) or state.match.options.turn_lost == "no_clause":
        return False
    return wrong_play_lies(state, seat) or state.match.options.wrong_play_late != "next_player_played"


def wrong_play_lies(state: State, seat: Seat) -> bool:
    """Say whether the play that lies is one of the seat that broke a clause: only such a one is undone."""
    if not isinstance(state, Following) or state.top.seat != seat or state.before is None:
        return False
    return any(found.seat == seat and not found.rule.observed for found in examine(state.before, state.top))


def carried_out(state: State, remedy: Remedy, ruling: int) -> tuple[Result, ...]:
    """Return what follows from ruling number `ruling`; nothing where the remedy reaches nothing or changes nothing."""
    if not reach(state, remedy):
        return ()
    match remedy:
        case TurnGoesTo(seat):
            return (LeadGiven(_seat(seat)),) if isinstance(state, BEFORE_PLAY) else (TurnGiven(_seat(seat)),)
        case TurnStopped(seat):
            return turn_stopped(state, _seat(seat))
        case DealPlaced(deal, seat, place):
            return _deal(state, DealRuled(deal, side_of(_seat(seat)), place, ruling))
        case DealIsVoid(deal):
            return _deal(state, DealRuled(deal, None, None, ruling))
        case MatchGoesTo(seat):
            return _with_settlement(state, (MatchRuled(side_of(_seat(seat))),))
        case _:
            return ()


def turn_stopped(state: State, seat: Seat) -> tuple[Result, ...]:
    """Return what 停止一轮出牌 does (GC3.3 to GC3.5): a wrong play of the seat that lies is undone, then the seat loses its turn.

    After an act out of turn whoever's turn it was plays, and the offender is passed over when his turn comes.
    """
    options = state.match.options
    results: tuple[Result, ...] = ()
    if (to := _CARDS.get(options.wrong_cards)) is not None and wrong_play_lies(state, seat):
        results = undone(state, seat, to)
    now = folded(state, results)
    if not isinstance(now, (Leading, Following)):
        return results
    out_of_turn = now.turn is not None and now.turn != seat
    if results and isinstance(now, Leading) and not out_of_turn and options.wrong_lead == "offender_again":
        return _gone_on(state, results, seat)
    results += (messages.TurnStopped(seat, options.turn_lost == "whole_trick"),)
    if out_of_turn and options.out_of_turn_next == "offenders_next":
        results += (TurnGiven(after(now.deal, seat)[0]),)
    return _gone_on(state, results, seat)


def _gone_on(state: State, results: tuple[Result, ...], seat: Seat) -> tuple[Result, ...]:
    """Add what a lost turn leads to: a seat whose last cards are lost is out (GD6.1), and the trick or the deal may be over."""
    now = folded(state, results)
    if isinstance(now, (Leading, Following)) and is_out(now.deal, seat):
        results += (PlayerOut(seat, NTH[len(now.deal.out)]),)
        now = folded(state, results)
        if isinstance(now, (Leading, Following)) and over(now):
            return _with_settlement(state, (*results, by_play(now)))
    return (*results, *trick_ends(now))


def lifted(state: State, remedy: Remedy, ruling: int) -> tuple[Result, ...]:
    """Return what follows when ruling number `ruling` no longer stands."""
    if isinstance(remedy, MatchGoesTo) and state.match.ruled is not None:
        return _with_settlement(state, (MatchRuled(None),))
    if isinstance(remedy, (DealPlaced, DealIsVoid)) and holds(state, remedy.deal, ruling):
        return _with_settlement(state, (DealUnruled(remedy.deal),))
    return ()


def effect_on(state: State, remedy: Remedy) -> bool:
    """Say whether a remedy changes the result of a deal or of the match (GC3.2)."""
    match remedy:
        case DealPlaced(deal, seat, place):
            return seat not in SEATS or _result(state, deal) != (True, side_of(_seat(seat)), place)
        case DealIsVoid() | MatchGoesTo():
            return True
        case _:
            return False


def holds(state: State, number: int, ruling: int) -> bool:
    """Say whether the deal of this number is settled by ruling number `ruling`."""
    return any(d.number == number and d.ruled is not None and d.ruled.ruling == ruling for d in state.match.deals)


def _seat(seat: int) -> Seat:
    return SEATS[seat]


def _result(state: State, number: int) -> tuple[bool, int | None, int | None] | None:
    return next((in_force(deal) for deal in state.match.deals if deal.number == number), None)


def _deal(state: State, ruled: DealRuled) -> tuple[Result, ...]:
    coming = isinstance(state, IN_DEAL) and ruled.number > len(state.match.deals)
    closed: tuple[Result, ...] = (DealStopped(ruled.number),) if coming else ()
    return _with_settlement(state, (*closed, ruled))


def _with_settlement(state: State, results: tuple[Result, ...]) -> tuple[Result, ...]:
    """Add what the deals now mean for the match, once."""
    after = folded(state, results)
    while more := settled(after):
        results += more
        after = folded(after, more)
    return results

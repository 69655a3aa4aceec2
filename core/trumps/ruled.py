"""What a ruling of the referee's desk does to a 升级 match, and what follows when it no longer stands."""

from core.desk.messages import DealIsVoid, DealScored, MatchGoesTo, Remedy, TurnGoesTo
from core.text import Text
from core.trumps.messages import DealRuled, DealStopped, DealUnruled, Event, LeadGiven, MatchRuled, Seat, TurnGiven
from core.trumps.outcome import folded
from core.trumps.outcome_ends import ruled_deals, settled
from core.trumps.state import BEFORE_PLAY, IN_DEAL, SEATS, Counting, State, deal_over, in_force, side_of


def reach(state: State, remedy: Remedy) -> bool:
    """Say whether a remedy can be carried out. Once both sides have signed the sheet, nothing changes it (GC1.2).

    `DealScored` gives the collectors' total of a deal: one number, which a deal can have (SJ6.1).
    """
    if getattr(remedy, "seat", 0) not in SEATS:
        return False
    if all(state.match.signed):
        return str(remedy.__struct_config__.tag) in ("stands", "warned")
    match remedy:
        case TurnGoesTo():
            return isinstance(state, IN_DEAL) and not isinstance(state, Counting)
        case DealScored(deal, scores):
            return _known(state, deal) and len(scores) == 1 and ruled_deals(scores[0], state.match)
        case DealIsVoid(deal):
            return _known(state, deal)
        case _:
            return str(remedy.__struct_config__.tag) in ("stands", "warned", "match_goes_to")


def why_not(state: State, remedy: Remedy) -> Text | None:
    """Return why a remedy is out of reach: both have signed, or a total that no deal has; None: there is nothing to act on."""
    if all(state.match.signed):
        return Text("双方已经签字，结果不再改（GC1.2）", "both sides have signed, and the result is not changed any more (GC1.2)")
    if isinstance(remedy, DealScored) and _known(state, remedy.deal):
        return Text(
            "应是抓分方的一个总分，是5的倍数，一副能有的",
            "one total of the collectors, a multiple of five that a deal can have, was due",
        )
    return None


def _known(state: State, number: int) -> bool:
    coming = 1 if isinstance(state, IN_DEAL) else 0
    return 1 <= number <= len(state.match.deals) + coming


def carried_out(state: State, remedy: Remedy, ruling: int) -> tuple[Event, ...]:
    """Return what follows from ruling number `ruling`; nothing where the remedy reaches nothing or changes nothing."""
    if not reach(state, remedy):
        return ()
    match remedy:
        case TurnGoesTo(seat):
            return (LeadGiven(_seat(seat)),) if isinstance(state, BEFORE_PLAY) else (TurnGiven(_seat(seat)),)
        case DealScored(deal, scores):
            return _deal(state, DealRuled(deal, scores[0], ruling))
        case DealIsVoid(deal):
            return _deal(state, DealRuled(deal, None, ruling))
        case MatchGoesTo(seat):
            return with_settlement(state, (MatchRuled(side_of(_seat(seat))),))
        case _:
            return ()


def lifted(state: State, remedy: Remedy, ruling: int) -> tuple[Event, ...]:
    """Return what follows when ruling number `ruling` no longer stands."""
    if isinstance(remedy, MatchGoesTo) and state.match.ruled is not None:
        return with_settlement(state, (MatchRuled(None),))
    if isinstance(remedy, (DealScored, DealIsVoid)) and holds(state, remedy.deal, ruling):
        return with_settlement(state, (DealUnruled(remedy.deal),))
    return ()


def effect_on(state: State, remedy: Remedy) -> bool:
    """Say whether a remedy changes the result of a deal or of the match (GC3.2)."""
    match remedy:
        case DealScored(deal, scores):
            found = deal_over(state.match, deal)
            return found is None or len(scores) != 1 or in_force(found) != (True, scores[0])
        case DealIsVoid() | MatchGoesTo():
            return True
        case _:
            return False


def holds(state: State, number: int, ruling: int) -> bool:
    """Say whether the deal of this number is settled by ruling number `ruling`."""
    return any(d.number == number and d.ruled is not None and d.ruled.ruling == ruling for d in state.match.deals)


def _seat(seat: int) -> Seat:
    return SEATS[seat]


def _deal(state: State, ruled: DealRuled) -> tuple[Event, ...]:
    coming = isinstance(state, IN_DEAL) and ruled.number > len(state.match.deals)
    closed: tuple[Event, ...] = (DealStopped(ruled.number),) if coming else ()
    return with_settlement(state, (*closed, ruled))


def with_settlement(state: State, results: tuple[Event, ...]) -> tuple[Event, ...]:
    """Add what the deals now mean for the match, once."""
    after = folded(state, results)
    while more := settled(after):
        results += more
        after = folded(after, more)
    return results

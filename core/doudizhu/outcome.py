"""What an act leads to at a 斗地主 table: the act itself, then the results that follow. Total over irregular acts too."""

from collections.abc import Callable

from core.doudizhu.deals import IN_DEAL, in_deal
from core.doudizhu.evolve import evolve
from core.doudizhu.messages import (
    Act,
    BidMade,
    CardsPlayed,
    DealNoted,
    DealReopened,
    DealSettled,
    DealStopped,
    Doubled,
    Event,
    LandlordMade,
    MatchReopened,
    MatchWon,
    Passed,
    PlayOffDue,
    Redealt,
    Result,
    Scores,
    ScoresNoted,
    Seat,
    Side,
    Spring,
    TimeCalled,
    TrickReopened,
    TrickTaken,
)
from core.doudizhu.patterns import is_bomb, is_rocket
from core.doudizhu.score import of_a_deal, score
from core.doudizhu.state import (
    SEATS,
    Bidding,
    Deal,
    Dealing,
    Decided,
    Following,
    Leading,
    Settled,
    State,
    Waiting,
    bidding_over,
    claims_last,
    highest,
    in_force,
    standing,
)

REDEALS = 3  # under the option `redeals` = `three`
MOST_BOMBS = 14  # thirteen bombs and the rocket: what one pack can give


def outcome(state: State, act: Act) -> tuple[Event, ...]:
    """Return the act and its results."""
    if (follow := _RESULTS.get(type(act))) is None:
        return (act,)
    if isinstance(act, TimeCalled) and state.match.time_called:
        return (act,)  # a second call has no effect
    results: tuple[Result, ...] = follow(state, act)
    if not any(isinstance(event, (DealSettled, DealStopped)) for event in results) and type(act) is not TimeCalled:
        return (act, *results)
    return (act, *results, *settled(folded(state, (act, *results))))


def folded(state: State, events: tuple[Event, ...]) -> State:
    """Return the state after several events."""
    for event in events:
        state = evolve(state, event)
    return state


# --- the match ------------------------------------------------------------------------------------------------------------


def settled(state: State) -> tuple[Result, ...]:
    """Return what the deals in force now mean for the match: decided, decided otherwise, a play-off, or open again."""
    now = standing(state.match, in_progress=isinstance(state, IN_DEAL))
    if isinstance(state, Decided):
        if now.decided and now.winner == state.winner:
            return ()
        again = (MatchReopened(),)
        return (*again, *settled(folded(state, again)))
    if now.winner is not None:
        closed = (DealStopped(state.deal.number, "ruling"),) if isinstance(state, IN_DEAL) else ()
        return (*closed, MatchWon(now.winner, now.totals))
    if isinstance(state, Waiting) and state.stopped is not None and state.match.deals and state.match.deals[-1].ruled is None:
        number = state.match.deals[-1].number
        return (DealReopened(number) if isinstance(state.stopped, Leading) else TrickReopened(number),)
    if state.match.time_called and isinstance(state, Waiting) and len(now.leaders) > 1 and not now.open:
        return (PlayOffDue(now.leaders),)
    return ()


def _time(state: State, act: TimeCalled) -> tuple[Result, ...]:
    if not isinstance(state, IN_DEAL):
        return ()
    by_card = state.match.options.deal_in_progress_from == "first_card"
    begun = not isinstance(state, Dealing) or (by_card and state.deal.started)
    if begun and state.match.options.deal_at_bell == "finish":
        return ()
    return (DealStopped(state.deal.number, "time"),)


# --- bids -------------------------------------------------------------------------------------------------------------------


def _bid(state: State, act: BidMade) -> tuple[Result, ...]:
    after = evolve(state, act)
    if not isinstance(after, Bidding) or not bidding_over(after.deal):
        return ()
    if (best := highest(after.deal)) is not None:
        return (LandlordMade(best[0], best[1]),)
    if after.match.options.redeals == "three" and after.deal.attempt > REDEALS:
        return ()  # the chief referee decides
    return (Redealt(),)


# --- plays --------------------------------------------------------------------------------------------------------------------


def _played(state: State, act: CardsPlayed) -> tuple[Result, ...]:
    if not isinstance(state, IN_DEAL):
        return ()
    after = evolve(state, act)
    if not isinstance(after, Following) or not act.cards:
        return _gave_way(after)
    results: tuple[Result, ...] = ()
    deal = after.deal
    if after.reading is not None and (is_bomb(after.reading) or is_rocket(after.reading)):
        results = (Doubled("bomb" if is_bomb(after.reading) else "rocket", 2 ** (deal.bombs + deal.rockets)),)
    if out(deal, act.seat):
        results += (_by_play(deal, act.seat),)
    return results


def _passed(state: State, act: Passed) -> tuple[Result, ...]:
    return _gave_way(evolve(state, act)) if isinstance(state, IN_DEAL) else ()


def _gave_way(after: State) -> tuple[Result, ...]:
    if isinstance(after, Following) and after.top.cards and after.passed.bit_count() == len(SEATS) - 1:
        return (TrickTaken(after.top.seat),)
    return ()


def out(deal: Deal, seat: Seat) -> bool:
    """Say whether a hand is empty (DZ4.1). Where the landlord is not known, or plays are missing, nobody can say."""
    return deal.landlord is not None and deal.whole and deal.hands[seat].left == 0


def _by_play(deal: Deal, seat: Seat) -> DealSettled:
    """Return the end of a deal whose hand is empty."""
    winner: Side = "landlord" if seat == deal.landlord else "farmers"
    spring = spring_of(deal, winner)
    bombs = deal.bombs + deal.rockets if deal.legible else None
    return _settlement(deal, winner, deal.landlord, deal.bid, bombs, spring, "play")


def spring_of(deal: Deal, winner: Side) -> Spring:
    """Return whether a deal was a spring or a counter-spring (DZ8.3), from how often each seat has played."""
    plays = [hand.plays for hand in deal.hands]
    if winner == "landlord":
        return "spring" if all(plays[seat] == 0 for seat in SEATS if seat != deal.landlord) else "none"
    return "counter_spring" if deal.landlord is not None and plays[deal.landlord] == 1 else "none"


def _settlement(
    deal: Deal, winner: Side, landlord: Seat | None, bid: int | None, bombs: int | None, spring: Spring | None, by: str
) -> DealSettled:
    scores = scores_of(landlord, bid, bombs, spring, winner)
    return DealSettled(deal.number, winner, landlord, bid, bombs, spring, scores, "play" if by == "play" else "sheet")


def scores_of(landlord: Seat | None, bid: int | None, bombs: int | None, spring: Spring | None, winner: Side) -> Scores | None:
    """Return the points of the three seats (DZ8.2); None where the record does not hold what they are computed from."""
    if landlord is None or bid is None or bombs is None or spring is None:
        return None
    lord, farmer, _ = score(bid, bombs, 0, spring != "none", winner == "landlord")
    return (lord if landlord == 0 else farmer, lord if landlord == 1 else farmer, lord if landlord == 2 else farmer)


# --- sheets -------------------------------------------------------------------------------------------------------------------


def by_sheet(state: State) -> bool:
    """Say whether a sheet settles the deal: nothing was played, or from somewhere on the plays are not recorded."""
    if isinstance(state, Decided):
        return False
    deal = in_deal(state).deal
    return not deal.whole or not any(hand.plays for hand in deal.hands)


def _noted(state: State, act: DealNoted) -> tuple[Result, ...]:
    if act.winner is None or (isinstance(state, Waiting) and claims_last(state)) or not by_sheet(state):
        return ()
    deal = in_deal(state).deal
    landlord = act.landlord if deal.landlord is None else deal.landlord
    bid = (act.bid if act.bid in (1, 2, 3) else None) if deal.bid is None else deal.bid
    bombs = act.bombs if act.bombs is not None and deal.bombs + deal.rockets <= act.bombs <= MOST_BOMBS else None
    spring: Spring | None = "none" if act.spring is not None and disproved(deal, act.spring) else act.spring
    if spring is not None and of_the_other_side(spring, act.winner):
        spring = None
    return (_settlement(deal, act.winner, landlord, bid, bombs, spring, "sheet"),)


def disproved(deal: Deal, spring: Spring) -> bool:
    """Say whether what was played of a deal shows that it was no such spring (DZ8.3)."""
    if deal.landlord is None:
        return False
    plays = [hand.plays for hand in deal.hands]
    lord = plays[deal.landlord]
    return (spring == "spring" and sum(plays) > lord) or (spring == "counter_spring" and lord > 1)


def of_the_other_side(spring: Spring, winner: Side) -> bool:
    """Say whether a spring is one that only the other side's win can be (DZ8.3)."""
    return (spring, winner) in {("spring", "farmers"), ("counter_spring", "landlord")}


def _scores(state: State, act: ScoresNoted) -> tuple[Result, ...]:
    """Points settle a deal of which nothing was played, or whose sheet left them open."""
    one, two, three = act.scores
    if one + two + three or not any(act.scores):
        return ()
    if isinstance(state, (Waiting, Decided)):
        last = completed_by(state, act)
        return () if last is None else (replace_scores(last, act.scores),)
    if not by_sheet(state):
        return ()
    deal = state.deal
    return (DealSettled(deal.number, None, deal.landlord, deal.bid, None, None, act.scores, "sheet"),)


def completed_by(state: State, act: ScoresNoted) -> Settled | None:
    """Return the last deal where its sheet left the points open and these are such as it allows."""
    last = state.match.deals[-1] if isinstance(state, Waiting) and state.match.deals else None
    if (
        not of_a_deal(act.scores)
        or last is None
        or last.by != "sheet"
        or in_force(last) != (True, None)
        or last.ruled is not None
    ):
        return None
    lord = max(SEATS, key=lambda seat: abs(act.scores[seat]))
    won = "landlord" if act.scores[lord] > 0 else "farmers"
    fits = (last.landlord in (None, lord)) and last.winner in (None, won)
    return last if fits and (last.bid is None or abs(act.scores[lord]) // 2 % last.bid == 0) else None


def replace_scores(deal: Settled, scores: Scores) -> DealSettled:
    """Return the settlement of a deal again, with the points that its sheet gives."""
    return DealSettled(deal.number, deal.winner, deal.landlord, deal.bid, deal.bombs, deal.spring, scores, "sheet")


_RESULTS: dict[type, Callable[..., tuple[Result, ...]]] = {
    BidMade: _bid,
    CardsPlayed: _played,
    Passed: _passed,
    DealNoted: _noted,
    ScoresNoted: _scores,
    TimeCalled: _time,
}

"""What an act leads to at a 掼蛋 table: the act itself, then the results that follow. Total over irregular acts too."""

from collections.abc import Callable

from core.guandan.deals import IN_DEAL, in_deal
from core.guandan.evolve import evolve
from core.guandan.messages import (
    Act,
    CardReturned,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealReopened,
    DealSettled,
    DealStopped,
    Event,
    HandDealt,
    How,
    LeaderDrawn,
    LeadGiven,
    LeadUndone,
    LevelNoted,
    MatchOver,
    MatchReopened,
    Nth,
    Passed,
    Place,
    PlayerOut,
    PlayTakenBack,
    PlayUndone,
    PointsNoted,
    RefusalClaimed,
    Result,
    Seat,
    Side,
    TributeDue,
    TributePaid,
    TributeRefused,
    TributesMatched,
    TrickReopened,
    TrickTaken,
    Whither,
)
from core.guandan.plays import still_to_pass
from core.guandan.settle import STEPS, after, score, standing
from core.guandan.state import (
    Deal,
    Dealing,
    Decided,
    Following,
    InDeal,
    Leading,
    Paying,
    Returning,
    Settled,
    State,
    Waiting,
    claims_last,
    due_to_return,
    next_seat,
    partner,
    place_in,
    side_of,
    still_in,
)
from core.guandan.tribute import claimants, leads_after, matched, may_claim, owed

BIG_JOKERS = 2
NTH: tuple[Nth, Nth, Nth, Nth] = (1, 2, 3, 4)


def outcome(state: State, act: Act) -> tuple[Event, ...]:
    """Return the act and its results."""
    if isinstance(state, Decided) and not isinstance(act, (DealNoted, PointsNoted)):
        return (act,)
    if (follow := _RESULTS.get(type(act))) is None:
        return (act,)
    results: tuple[Result, ...] = follow(state, act)
    if not any(isinstance(event, DealSettled) for event in results):
        return (act, *results)
    return (act, *results, *settled(folded(state, (act, *results))))


def folded(state: State, events: tuple[Event, ...]) -> State:
    """Return the state after several events."""
    for event in events:
        state = evolve(state, event)
    return state


# --- the match ----------------------------------------------------------------------------------------------------------------


def settled(state: State) -> tuple[Result, ...]:
    """Return what the deals in force now mean for the match: over, over otherwise, open again, or the deal goes on."""
    now = standing(state.match)
    if isinstance(state, Decided):
        if now.decided and now.winner == state.winner:
            return ()
        again = (MatchReopened(),)
        return (*again, *settled(folded(state, again)))
    if now.decided:
        closed = (DealStopped(state.deal.number),) if isinstance(state, IN_DEAL) else ()
        return (*closed, MatchOver(now.winner, now.points or (0, 0)))
    if isinstance(state, Waiting) and state.stopped is not None and state.match.deals and state.match.deals[-1].ruled is None:
        number = state.match.deals[-1].number
        return (DealReopened(number) if isinstance(state.stopped, Leading) else TrickReopened(number),)
    return ()


# --- before the first play ------------------------------------------------------------------------------------------------------


def _begins(state: State, act: DealBegun | LevelNoted | HandDealt) -> tuple[Result, ...]:
    """Return what is due before a deal that this act begins: tribute, or who leads without any (GD5.1 to GD5.4)."""
    after_it = evolve(state, act)
    begins = isinstance(after_it, Dealing) and (isinstance(act, DealBegun) or isinstance(state, (Waiting, Decided)))
    return _tribute_due(after_it) if begins and isinstance(after_it, Dealing) else ()


def begun(state: State) -> InDeal:
    """Return the state with a deal on the table and what is due before it: the one in progress, or one that begins now."""
    now = in_deal(state)
    if not isinstance(state, Waiting) or not isinstance(now, Dealing):
        return now
    after_it = folded(now, _tribute_due(now))
    return after_it if isinstance(after_it, IN_DEAL) else now


def _tribute_due(state: Dealing) -> tuple[Result, ...]:
    due = owed(state.match)
    if due.payers:
        return (TributeDue(due.payers, due.receivers, due.leads),)
    return () if due.leads is None else (LeadGiven(due.leads),)


def _drawn(state: State, act: LeaderDrawn) -> tuple[Result, ...]:
    after_it = evolve(state, act)
    if not isinstance(after_it, Dealing):
        return ()
    if isinstance(state, (Waiting, Decided)) and (first := _tribute_due(after_it)):
        return first
    return (LeadGiven(act.seat),)


def _paid(state: State, act: TributePaid) -> tuple[Result, ...]:
    first, now = _with_beginning(state, act)
    if not isinstance(now, Paying) or (pairs := _pairs(now)) is None:
        return first
    return (*first, TributesMatched(pairs), *_lead(evolve(now, TributesMatched(pairs))))


def _pairs(state: Paying) -> tuple[tuple[Seat, Seat], ...] | None:
    """Return (payer, taker) of all tributes once all are paid: as the record has it, else as GD5.2 says; None: not yet."""
    paid = state.deal.tribute.paid
    if {payer for payer, _, _ in paid} != set(state.deal.tribute.payers):
        return None
    if all(taker is not None for _, _, taker in paid):
        return tuple((payer, taker) for payer, _, taker in paid if taker is not None)
    by_rule = dict(matched(state.deal, state.match.options))
    if not by_rule:
        return None
    return tuple((payer, by_rule[payer] if taker is None else taker) for payer, _, taker in paid)


def _with_beginning(state: State, act: Act) -> tuple[tuple[Result, ...], State]:
    """Return what a deal begins with where this act is the first of it, and the state after the act and that."""
    now = evolve(state, act)
    if not isinstance(state, Waiting) or not isinstance(now, Dealing):
        return (), now
    begins = _tribute_due(now)
    return begins, folded(now, begins)


def _lead(state: State) -> tuple[Result, ...]:
    """Return who leads, once nothing is left to be paid or returned."""
    if not isinstance(state, (Paying, Returning)):
        return ()
    deal = state.deal
    if not deal.tribute.refused and (due_to_return(deal) or any(taker is None for _, _, taker in deal.tribute.paid)):
        return ()
    leads = leads_after(deal)
    return () if leads is None else (LeadGiven(leads),)


def _returned(state: State, act: CardReturned) -> tuple[Result, ...]:
    first, now = _with_beginning(state, act)
    if isinstance(now, Paying) and {payer for payer, _, _ in now.deal.tribute.paid} != set(now.deal.tribute.payers):
        return first
    return (*first, *_lead(now))


def _claimed(state: State, act: RefusalClaimed) -> tuple[Result, ...]:
    first, now = _with_beginning(state, act)
    if not isinstance(now, Paying) or not may_refuse(now):
        return first
    results = (TributeRefused(),)
    return (*first, *results, *_lead(folded(now, results)))


def may_refuse(state: Paying) -> bool:
    """Say whether those who have to claim have claimed, before any tribute was shown (GD5.3, GD5.4).

    Hands that are not recorded are taken at their word.
    """
    deal, options = state.deal, state.match.options
    if deal.tribute.paid and options.refusal != "automatic":
        return False
    needed = claimants(deal, options)
    claims = set(deal.tribute.claims) & set(may_claim(deal, options))
    if needed is not None:
        return bool(needed) and set(needed) <= claims
    shown = sum(card == "RJ" for seat in claims for card in deal.exposed[seat])
    return shown >= BIG_JOKERS or claims >= set(deal.tribute.payers)


# --- plays --------------------------------------------------------------------------------------------------------------------


def _played(state: State, act: CardsPlayed) -> tuple[Result, ...]:
    if not isinstance(state, IN_DEAL):
        return ()
    now = evolve(state, act)
    if not isinstance(now, Following) or not act.cards:
        return trick_ends(now)
    if not is_out(now.deal, act.seat):
        return trick_ends(now)
    out = PlayerOut(act.seat, NTH[len(now.deal.out)])
    now = evolve(now, out)
    if isinstance(now, Following) and over(now):
        return (out, by_play(now))
    return (out, *trick_ends(now))


def is_out(deal: Deal, seat: Seat) -> bool:
    """Say whether a hand has become empty (GD6.1). Where plays are missing nobody can say."""
    return deal.whole and seat not in deal.out and deal.hands[seat].left == 0


def over(state: InDeal) -> bool:
    """Say whether a deal is over: three are out, or a side is (option `deal_ends`)."""
    out = state.deal.out
    if len(out) >= 3:
        return True
    return state.match.options.deal_ends == "pair_or_three_out" and len(out) == 2 and side_of(out[0]) == side_of(out[1])


def by_play(state: InDeal) -> DealSettled:
    """Return the end of a deal; who is last of four follows."""
    out = state.deal.out
    order = (*out, *still_in(state.deal)) if len(out) == 3 else out
    return settlement(state, order, "play")


def settlement(state: State, order: tuple[Seat, ...], by: How) -> DealSettled:
    """Return a deal settled by its finishing order, with what it leads to (GD6.2, GC2.4)."""
    winner = side_of(order[0]) if order else None
    return _settlement(state, order, winner, place_in(order), by)


def _settlement(state: State, order: tuple[Seat, ...], winner: Side | None, place: Place | None, by: How) -> DealSettled:
    now = in_deal(state)
    deal = now.deal
    done = Settled(deal.number, deal.level, deal.declarers, order, winner, place)
    then = after(score(now.match), done, now.match.options)
    return DealSettled(deal.number, deal.level, order, winner, place, then.levels, then.points, by)


def _passed(state: State, act: Passed) -> tuple[Result, ...]:
    return trick_ends(evolve(state, act)) if isinstance(state, IN_DEAL) else ()


def trick_ends(state: State) -> tuple[Result, ...]:
    """Return who takes the trick and who leads, where nobody is left who could beat what lies."""
    if not isinstance(state, Following) or not state.top.cards or still_to_pass(state.deal, state.top.seat, state.passed):
        return ()
    return (TrickTaken(state.top.seat, leads(state)),)


def leads(state: Following) -> Seat:
    """Return who leads after a trick: who has taken it, or, once he is out, his partner (GD7.1, GC2.6), or the next player."""
    seat, deal = state.top.seat, state.deal
    if seat not in deal.out:
        return seat
    if (seat == deal.out[0] or state.match.options.jiefeng == "partner") and partner(seat) not in deal.out:
        return partner(seat)
    turn = next_seat(seat)
    while turn in deal.out and turn != seat:
        turn = next_seat(turn)
    return turn


def _taken_back(state: State, act: PlayTakenBack) -> tuple[Result, ...]:
    return undone(state, act.seat, "hand")


def undone(state: State, seat: Seat, to: Whither) -> tuple[Result, ...]:
    """Return the last play undone where it is that of the seat, and nobody has put anything down since."""
    if not isinstance(state, Following) or state.top.seat != seat or state.before is None:
        return ()
    kind = LeadUndone if isinstance(state.before, Leading) else PlayUndone
    return (kind(seat, state.top.cards, to),)


# --- sheets -------------------------------------------------------------------------------------------------------------------


def by_sheet(state: State) -> bool:
    """Say whether a sheet settles the deal: nothing was played, or from somewhere on the plays are not recorded."""
    if isinstance(state, Decided):
        return False
    deal = in_deal(state).deal
    return not deal.whole or not deal.laid


def _noted(state: State, act: DealNoted) -> tuple[Result, ...]:
    if not by_sheet(state) or (isinstance(state, Waiting) and claims_last(state)) or not possible(state, act.order):
        return ()
    return (settlement(state, act.order, "sheet"),)


def possible(state: State, order: tuple[Seat, ...]) -> bool:
    """Say whether a finishing order can be one: different seats, and beginning with those that are known to have finished."""
    if not order or len(set(order)) != len(order):
        return False
    out = state.deal.out if isinstance(state, IN_DEAL) else ()
    return order[: len(out)] == out[: len(order)]


def _points(state: State, act: PointsNoted) -> tuple[Result, ...]:
    """Points settle a deal of which nothing was played and no order is recorded (GC2.4)."""
    if isinstance(state, Decided) or not by_sheet(state) or (isinstance(state, Waiting) and claims_last(state)):
        return ()
    if isinstance(state, Waiting) and state.match.deals and state.match.deals[-1].by == "sheet":
        return ()
    if state.match.options.levels != "seven":
        return ()  # where levels are played, a deal gives no points
    found = won_by(act.points, state.match.options.promotion)
    return () if found is None else (_settlement(state, (), found[0], found[1], "sheet"),)


def won_by(points: tuple[int, int], promotion: str) -> tuple[Side, Place] | None:
    """Return the winner of a deal and its partner's place from the points of both sides; None where no deal gives such.

    >>> won_by((0, 3), "points_five_three_one"), won_by((2, 3), "points_five_three_one")
    ((1, 3), None)
    """
    places = {value: place for place, value in STEPS[promotion].items()}
    for side, other in ((0, 1), (1, 0)):
        if points[other] == 0 and points[side] in places:
            return (1 if side else 0, places[points[side]])
    return None


_RESULTS: dict[type, Callable[..., tuple[Result, ...]]] = {
    DealBegun: _begins,
    LevelNoted: _begins,
    HandDealt: _begins,
    LeaderDrawn: _drawn,
    TributePaid: _paid,
    RefusalClaimed: _claimed,
    CardReturned: _returned,
    CardsPlayed: _played,
    Passed: _passed,
    PlayTakenBack: _taken_back,
    DealNoted: _noted,
    PointsNoted: _points,
}

"""What declaring, overturning and the bottom lead to (SJ2.1 to SJ4.4). See `core.trumps.outcome`."""

from core.trumps.deals import in_deal
from core.trumps.evolve import evolve
from core.trumps.evolve_bottom import first_lead, seen_first
from core.trumps.messages import (
    BottomBuried,
    BottomDue,
    BottomTaken,
    CardDrawn,
    DeclarerMade,
    DrawEnded,
    Event,
    LeadGiven,
    NobodyDeclared,
    OverturnAsked,
    Overturned,
    OverturnPassed,
    Redealt,
    ThirdBottomCardShown,
    TrumpsDeclared,
    TrumpsNoted,
    TrumpsSet,
)
from core.trumps.own import Effect
from core.trumps.state import ALL_DRAWN, BEFORE_PLAY, Drawing, InDeal, Overturning, Showing, State, Taking


def drawn(state: State, act: CardDrawn) -> tuple[Event, ...]:
    """Return that the draw has ended with this card."""
    now = evolve(state, act)
    return (DrawEnded(),) if isinstance(now, Drawing) and len(now.deal.draws) == ALL_DRAWN else ()


def _new(state: State, act: TrumpsDeclared | Overturned | ThirdBottomCardShown | TrumpsNoted) -> Showing | None:
    """Return what makes trumps after an act, where it is another than before."""
    before, after = in_deal(state).deal, in_deal(evolve(state, act)).deal
    return after.standing if len(after.showings) > len(before.showings) else None


def _set(showing: Showing) -> TrumpsSet:
    kind = "declared" if showing.kind == "insured" else showing.kind
    return TrumpsSet(showing.suit, kind, showing.seat)


def declared(state: State, act: TrumpsDeclared) -> tuple[Event, ...]:
    """Return what is trumps, and in the first deal who is declarer (SJ2.1, SJ2.2)."""
    showing = _new(state, act)
    if showing is None:
        return ()
    deal = seen_first(state, act).deal
    made = (DeclarerMade(act.seat),) if deal.first and not deal.declarer_noted else ()
    return (_set(showing), *made)


def overturned(state: State, act: Overturned) -> tuple[Event, ...]:
    """Return what is trumps; in the first deal who is declarer (SJ4.1), later who takes the bottom (SJ4.2)."""
    showing = _new(state, act)
    if showing is None:
        return ()
    now = in_deal(state)
    effect = now.match.own.overturn(now, act.seat, now.match.options)
    made = (DeclarerMade(act.seat),) if effect.declares else ()
    return (_set(showing), *made, *_due(now, act, effect))


def _due(now: InDeal, act: Overturned, effect: Effect) -> tuple[Event, ...]:
    """Return who takes the bottom up once trumps are overturned, where it lies on the table or goes back there."""
    after = in_deal(evolve(now, act))
    if not effect.due:
        return _goes_on(after)
    takers = after.deal.takers
    return (BottomDue(takers[0] if takers else act.seat),)


def nobody(state: State, act: NobodyDeclared) -> tuple[Event, ...]:
    """Return that the first deal is dealt again (option `first_deal_undeclared`)."""
    now = seen_first(state, act)
    if not isinstance(now, (Drawing, Taking)) or now.deal.standing is not None or not now.deal.first:
        return ()
    return (Redealt(),) if now.match.options.first_deal_undeclared == "redeal" else ()


def third(state: State, act: ThirdBottomCardShown) -> tuple[Event, ...]:
    """Return the trumps that the third bottom card gives (SJ2.3)."""
    showing = _new(state, act)
    return () if showing is None else (_set(showing),)


def trumps_noted(state: State, act: TrumpsNoted) -> tuple[Event, ...]:
    """Return the trumps that the record gives, where they are not those already."""
    showing = _new(state, act)
    return () if showing is None else (_set(showing),)


# --- the bottom -----------------------------------------------------------------------------------------------------------------


def taken(state: State, act: BottomTaken) -> tuple[Event, ...]:
    """Nothing follows from taking the bottom up but that the seat buries."""
    return ()


def buried(state: State, act: BottomBuried) -> tuple[Event, ...]:
    """Return who takes the bottom up next, who is asked to overturn, or who leads."""
    return _goes_on(evolve(state, act)) if isinstance(in_deal(state), BEFORE_PLAY) else ()


def _goes_on(state: State) -> tuple[Event, ...]:
    if not isinstance(state, Overturning):
        return ()
    deal, options = state.deal, state.match.options
    if deal.takers:
        return (BottomDue(deal.takers[0]),)
    asked = state.match.own.asked_next(deal, options)
    return (LeadGiven(first_lead(deal, options)),) if asked is None else (OverturnAsked(asked[0]),)


def passed(state: State, act: OverturnPassed) -> tuple[Event, ...]:
    """Return who is asked next, or who leads (SJ4.2)."""
    return _goes_on(evolve(state, act)) if isinstance(state, Overturning) else ()

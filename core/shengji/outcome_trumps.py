"""What declaring, overturning and the bottom lead to (SJ2.1 to SJ4.4). See `core.shengji.outcome`."""

from core.shengji.asking import asked_next, buries_first
from core.shengji.deals import in_deal
from core.shengji.evolve import evolve
from core.shengji.evolve_bottom import first_lead, seen_first
from core.shengji.messages import (
    BottomBuried,
    BottomDue,
    BottomTaken,
    CardDrawn,
    DeclarerMade,
    DrawEnded,
    Insured,
    LeadGiven,
    NobodyDeclared,
    OverturnAsked,
    Overturned,
    OverturnPassed,
    Redealt,
    Result,
    ThirdBottomCardShown,
    TrumpsDeclared,
    TrumpsNoted,
    TrumpsSet,
)
from core.shengji.state import ALL_DRAWN, BEFORE_PLAY, Burying, Drawing, InDeal, Overturning, Showing, State, Taking


def drawn(state: State, act: CardDrawn) -> tuple[Result, ...]:
    """Return that the draw has ended with this card."""
    now = evolve(state, act)
    return (DrawEnded(),) if isinstance(now, Drawing) and len(now.deal.draws) == ALL_DRAWN else ()


def _new(state: State, act: TrumpsDeclared | Insured | Overturned | ThirdBottomCardShown | TrumpsNoted) -> Showing | None:
    """Return what makes trumps after an act, where it is another than before."""
    before, after = in_deal(state).deal, in_deal(evolve(state, act)).deal
    return after.standing if len(after.showings) > len(before.showings) else None


def _set(showing: Showing) -> TrumpsSet:
    kind = "declared" if showing.kind == "insured" else showing.kind
    return TrumpsSet(showing.suit, kind, showing.seat)


def declared(state: State, act: TrumpsDeclared) -> tuple[Result, ...]:
    """Return what is trumps, and in the first deal who is declarer (SJ2.1, SJ2.2)."""
    showing = _new(state, act)
    if showing is None:
        return ()
    deal = seen_first(state, act).deal
    made = (DeclarerMade(act.seat),) if deal.first and not deal.declarer_noted else ()
    return (_set(showing), *made)


def insured(state: State, act: Insured) -> tuple[Result, ...]:
    """Insurance changes neither trumps nor the declarer (SJ4.4)."""
    return ()


def overturned(state: State, act: Overturned) -> tuple[Result, ...]:
    """Return what is trumps; in the first deal who is declarer (SJ4.1), later who takes the bottom (SJ4.2)."""
    showing = _new(state, act)
    if showing is None:
        return ()
    now = in_deal(state)
    made = (DeclarerMade(act.seat),) if now.deal.first else ()
    return (_set(showing), *made, *_due(now, act))


def _due(now: InDeal, act: Overturned) -> tuple[Result, ...]:
    """Return who takes the bottom up once trumps are overturned, where it lies on the table or, in the first deal, goes back."""
    back = isinstance(now, Burying) and now.deal.first and not buries_first(now.deal, now.match.options)
    if not back and not isinstance(now, Overturning):
        return ()
    takers = in_deal(evolve(now, act)).deal.takers
    return (BottomDue(takers[0] if takers else act.seat),)


def nobody(state: State, act: NobodyDeclared) -> tuple[Result, ...]:
    """Return that the first deal is dealt again (option `first_deal_undeclared`)."""
    now = seen_first(state, act)
    if not isinstance(now, (Drawing, Taking)) or now.deal.standing is not None or not now.deal.first:
        return ()
    return (Redealt(),) if now.match.options.first_deal_undeclared == "redeal" else ()


def third(state: State, act: ThirdBottomCardShown) -> tuple[Result, ...]:
    """Return the trumps that the third bottom card gives (SJ2.3)."""
    showing = _new(state, act)
    return () if showing is None else (_set(showing),)


def trumps_noted(state: State, act: TrumpsNoted) -> tuple[Result, ...]:
    """Return the trumps that the record gives, where they are not those already."""
    showing = _new(state, act)
    return () if showing is None else (_set(showing),)


# --- the bottom -----------------------------------------------------------------------------------------------------------------


def taken(state: State, act: BottomTaken) -> tuple[Result, ...]:
    """Nothing follows from taking the bottom up but that the seat buries."""
    return ()


def buried(state: State, act: BottomBuried) -> tuple[Result, ...]:
    """Return who takes the bottom up next, who is asked to overturn, or who leads."""
    return _goes_on(evolve(state, act)) if isinstance(in_deal(state), BEFORE_PLAY) else ()


def _goes_on(state: State) -> tuple[Result, ...]:
    if not isinstance(state, Overturning):
        return ()
    deal, options = state.deal, state.match.options
    if deal.takers:
        return (BottomDue(deal.takers[0]),)
    asked = asked_next(deal, options)
    return (LeadGiven(first_lead(deal, options)),) if asked is None else (OverturnAsked(asked[0]),)


def passed(state: State, act: OverturnPassed) -> tuple[Result, ...]:
    """Return who is asked next, or who leads (SJ4.2)."""
    return _goes_on(evolve(state, act)) if isinstance(state, Overturning) else ()

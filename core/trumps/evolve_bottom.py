"""How declaring, overturning and the bottom change a 升级 match. See `core.trumps.evolve`."""

from collections.abc import Callable

from msgspec.structs import replace

from core.trumps.asking import declaration, due_to_take, takes_first
from core.trumps.deals import (
    in_deal,
    with_bottom_back,
    with_bottom_up,
    with_burial_unknown,
    with_buried,
    with_declarer,
    with_hand,
)
from core.trumps.known import seen_in
from core.trumps.messages import (
    BottomBuried,
    BottomDue,
    BottomShown,
    BottomTaken,
    BottomUnrecorded,
    DeclarerMade,
    Insured,
    LeadGiven,
    NobodyDeclared,
    OverturnAsked,
    Overturned,
    OverturnPassed,
    Seat,
    ThirdBottomCardShown,
    TrumpsDeclared,
)
from core.trumps.readings import Readings
from core.trumps.state import (
    ALL_DRAWN,
    BEFORE_PLAY,
    BOTTOM,
    PACKS,
    Burying,
    Deal,
    Decided,
    Drawing,
    InDeal,
    Leading,
    Overturning,
    Showing,
    State,
    Taking,
    Waiting,
)
from core.trumps.trumps import THIRD, shown, third_card_makes


def is_draw(drawn: int) -> bool:
    """Say whether so many cards can have been drawn by all at a showing: one at least, and not the bottom (SJ1.1)."""
    return 1 <= drawn <= ALL_DRAWN


def drawn_at(deal: Deal, drawn: int | None) -> int:
    """Return how many cards all had drawn at a showing: as it says, else by the draws; -1 where that is not known."""
    if drawn is not None and is_draw(drawn):
        return drawn
    return len(deal.draws) if deal.draws else -1


def said_in_draw(drawn: int | None) -> bool:
    """Say whether the record gives for a showing that not all cards had been drawn then, wherever it stands itself."""
    return drawn is not None and is_draw(drawn) and drawn < ALL_DRAWN


def overturned_at(deal: Deal, drawn: int | None) -> int:
    """Return how many cards all had drawn at an overturn: all, where something before it was shown when all were."""
    at = drawn_at(deal, drawn)
    return ALL_DRAWN if at < 0 and any(since == ALL_DRAWN for _, since in deal.showings) else at


def _seen(deal: Deal, seat: Seat, cards: tuple[str, ...]) -> Deal:
    """Return a deal in which a seat has shown cards of its hand."""
    return with_hand(deal, seat, seen_in(deal.hands[seat], cards))


def declares(deal: Deal, event: TrumpsDeclared, options: Readings) -> bool:
    """Say whether a showing has an effect (SJ2.1, SJ2.2): level cards of a suit, and nobody has declared before."""
    found = shown(event.cards, deal.level, options)
    return found is not None and found.suit is not None and comes_first(deal, event, options) is True


def seen_first(state: State, act: TrumpsDeclared | NobodyDeclared | ThirdBottomCardShown) -> InDeal:
    """Return the state with a deal as an act shows it: no first deal, where another declares than was noted before (SJ2.1).

    In a first deal nobody declares before trumps are shown: who is noted by then is whoever is going to. Where another makes
    trumps, or nobody does and the cards are not dealt again, the note is that of a later deal.
    """
    now = in_deal(state)
    deal, options = now.deal, now.match.options
    if not deal.first or not deal.declarer_noted or any(showing.kind != "noted" for showing, _ in deal.showings):
        return now
    if isinstance(act, TrumpsDeclared):
        later = act.seat != deal.declarer and isinstance(now, BEFORE_PLAY) and declares(deal, act, options)
    else:
        later = options.first_deal_undeclared != "third_bottom_card"
    return replace(now, deal=replace(deal, first=False)) if later else now


def comes_first(deal: Deal, event: TrumpsDeclared, options: Readings) -> bool | None:
    """Say whether level cards are shown before what stands (SJ2.1, SJ2.2); None: the record does not say, or contradicts itself.

    Of two who show at the same draw it is who drew first, by the option `same_draw_shown`.
    """
    standing, made = deal.standing, declaration(deal)
    if standing is None:
        return True
    if made is None and standing.kind == "noted":
        return True if event.cards[0][0] == standing.suit else None
    if made is None:  # the third bottom card is shown when all is drawn
        since = deal.showings[0][1] if standing.kind == "overturned" else ALL_DRAWN
        return None if 0 <= drawn_at(deal, event.drawn) < since else False
    first = _before(deal, event, made, options)
    return None if first and standing.kind not in ("declared", "insured") else first


def _before(deal: Deal, event: TrumpsDeclared, made: tuple[Showing, int], options: Readings) -> bool | None:
    """Say whether a declaration comes before another that is recorded before it; None where the record does not say."""
    (declared, since), at = made, drawn_at(deal, event.drawn)
    if declared.seat is None or declared.seat == event.seat:
        return False
    if at >= 0 and since >= 0 and at != since:
        return at < since
    if options.same_draw_shown == "first_seen":
        return False  # as it is recorded
    return takes_first(deal, event.seat, declared.seat, options) if at >= 0 and since >= 0 else None


def _declared(state: State, event: TrumpsDeclared) -> State:
    now = seen_first(state, event)
    deal, options = _seen(now.deal, event.seat, event.cards), now.match.options
    found = shown(event.cards, deal.level, options)
    if found is None or not isinstance(now, BEFORE_PLAY) or not declares(deal, event, options):
        return replace(now, deal=deal)
    showing = Showing(event.seat, found.suit, found.strength, "insured" if found.pair else "declared", event.cards)
    return replace(now, deal=_with(deal, showing, drawn_at(deal, event.drawn)))


def _with(deal: Deal, showing: Showing, at: int) -> Deal:
    return replace(deal, showings=(*deal.showings, (showing, at)), passed=())


def no_insurance(state: InDeal, event: Insured) -> str:
    """Return why a showing does not insure (SJ4.4); empty where it does, or where the draws are not recorded.

    `nothing` of the seat's own stands; the `cards` are others; it is too `late`; the second card was `held` before.
    """
    deal, options = state.deal, state.match.options
    standing, found = deal.standing, shown(event.cards, deal.level, options)
    if standing is None or standing.kind != "declared" or standing.seat != event.seat:
        return "nothing"
    if found is None or found.suit != standing.suit:
        return "cards"
    over = not isinstance(state, (Drawing, Taking)) or deal.taken or deal.burier is not None
    if over and not (said_in_draw(event.drawn) and isinstance(state, BEFORE_PLAY)):
        return "late"
    at = deal.showings[-1][1]
    if options.insurance_cards == "drawn_after" and deal.draws and at >= 0:
        before = sum(draw == (event.seat, event.cards[0]) for draw in deal.draws[:at])
        if before > 1:
            return "held"
    return ""


def laid_open(deal: Deal, event: Insured) -> tuple[str, ...]:
    """Return which cards of a seat lie open by its insurance: where it has shown such a card for trumps, this is the second."""
    before = any(showing.seat == event.seat and event.cards[:1] == showing.cards[:1] for showing, _ in deal.showings)
    return event.cards * PACKS if before and len(event.cards) == 1 else event.cards


def _insured(state: State, event: Insured) -> State:
    now = in_deal(state)
    deal = _seen(now.deal, event.seat, laid_open(now.deal, event))
    standing = deal.standing
    if standing is None or no_insurance(now, event):
        return replace(now, deal=deal)
    pair = (event.cards[0], event.cards[0])
    showing = Showing(event.seat, standing.suit, standing.strength, "insured", pair)
    return replace(now, deal=_with(deal, showing, drawn_at(deal, event.drawn)))


def _overturned(state: State, event: Overturned) -> State:
    """An overturn with a pair takes effect before play, also where it was not allowed; from the first lead on nothing changes."""
    now = in_deal(state)
    deal, options = _seen(now.deal, event.seat, event.cards), now.match.options
    found = shown(event.cards, deal.level, options)
    if found is None or not found.pair or not isinstance(now, BEFORE_PLAY):
        return replace(now, deal=deal)
    showing = Showing(event.seat, found.suit, found.strength, "overturned", event.cards)
    effect = now.match.own.overturn(now, event.seat, options)
    deal = _with(deal, showing, drawn_at(deal, event.drawn))
    takers = (*(() if effect.instead else deal.takers), event.seat) if effect.takes else deal.takers
    stirs = deal.stirs if deal.burier is None else (*deal.stirs, event.seat)
    deal = replace(deal, overturns=deal.overturns + 1, takers=takers, spoken=(*deal.spoken, event.seat), stirs=stirs)
    if effect.returns:
        deal = with_bottom_back(deal)
    return replace(now, deal=deal)


def passed(state: State, event: OverturnPassed) -> InDeal:
    """Take down that a seat does not overturn, whenever it says so."""
    now = in_deal(state)
    deal = now.deal
    since = deal.passed if event.seat in deal.passed else (*deal.passed, event.seat)
    return replace(now, deal=replace(deal, passed=since, spoken=(*deal.spoken, event.seat), passes=True))


def _nobody(state: State, event: NobodyDeclared) -> State:
    now = seen_first(state, event)
    now = replace(now, deal=replace(now.deal, undeclared=True))
    return Taking(now.match, now.deal, now.deal.declarer) if isinstance(now, Drawing) else now


def _third(state: State, event: ThirdBottomCardShown) -> State:
    now = seen_first(state, event)
    deal = now.deal
    found = third_card_makes(event.card, deal.level, now.match.options)
    if deal.standing is None and found is not None and isinstance(now, BEFORE_PLAY):
        deal = _with(deal, Showing(None, found[0], 0, "third_bottom_card", (event.card,)), -1)
    if not deal.in_order and len(deal.bottom) == BOTTOM and not deal.taken and set(deal.bottom) == {"??"}:
        deal = replace(deal, bottom=(*deal.bottom[:THIRD], event.card, *deal.bottom[THIRD + 1 :]))
    return Taking(now.match, deal, deal.declarer) if isinstance(now, Drawing) else replace(now, deal=deal)


def _made(state: State, event: DeclarerMade) -> State:
    if isinstance(state, (Waiting, Decided)):
        return state
    state = replace(state, deal=with_declarer(state.match, state.deal, event.seat))
    return replace(state, turn=due_to_take(state.deal)) if isinstance(state, Taking) else state


# --- the bottom -----------------------------------------------------------------------------------------------------------------


def _taken(state: State, event: BottomTaken) -> State:
    now = in_deal(state)
    if not isinstance(now, BEFORE_PLAY) or now.deal.up:
        return now
    deal = _declarer_is(now, event.seat)
    if event.cards and "??" in deal.bottom:
        deal = replace(deal, bottom=event.cards)
    return Burying(now.match, with_bottom_up(deal, event.seat), event.seat)


def _declarer_is(state: InDeal, seat: Seat) -> Deal:
    """Return a deal in which who first takes the bottom up is declarer, where nobody is known to be."""
    deal = state.deal
    return with_declarer(state.match, deal, seat) if deal.declarer is None and not deal.taken else deal


def _buried(state: State, event: BottomBuried) -> State:
    now = in_deal(state)
    deal = with_buried(_declarer_is(now, event.seat), event.seat, event.cards)
    if isinstance(now, BEFORE_PLAY):
        if now.deal.burier is None:  # now they are asked; who has overturned before that has not been
            deal = replace(deal, spoken=deal.passed)
        return Overturning(now.match, deal, None)
    return replace(now, deal=deal)


def _unrecorded(state: State, event: BottomUnrecorded) -> State:
    """The bottom is not recorded from here on. What was buried stays as it is recorded."""
    now = in_deal(state)
    if isinstance(now, Overturning):
        return now
    if not isinstance(now, BEFORE_PLAY):
        return replace(now, deal=with_burial_unknown(now.deal)) if now.deal.up else now
    return Leading(now.match, with_burial_unknown(now.deal), first_lead(now.deal, now.match.options))


def first_lead(deal: Deal, options: Readings) -> Seat | None:
    """Return who leads to the first trick (SJ5.0): the declarer, or the last to overturn by the option; None: not known."""
    standing = deal.standing
    if options.first_lead == "last_overturner" and standing is not None and standing.kind in ("overturned", "noted"):
        return standing.seat
    return deal.declarer


def _shown(state: State, event: BottomShown) -> State:
    now = state.last if isinstance(state, (Waiting, Decided)) else state.deal
    if now is None:
        return state
    deal = replace(now, bottom_shown=event.cards)
    if isinstance(state, (Waiting, Decided)):
        return replace(state, last=deal)
    if "??" in deal.bottom and not deal.up:
        deal = replace(deal, bottom=event.cards)
    return replace(state, deal=deal)


def _asked(state: State, event: OverturnAsked) -> State:
    return replace(state, turn=event.seat) if isinstance(state, Overturning) else state


def _due(state: State, event: BottomDue) -> State:
    return Taking(state.match, state.deal, event.seat) if isinstance(state, BEFORE_PLAY) else state


def _lead(state: State, event: LeadGiven) -> State:
    return Leading(state.match, state.deal, event.seat) if isinstance(state, BEFORE_PLAY) else state


BOTTOMS: dict[type, Callable[..., State]] = {
    TrumpsDeclared: _declared,
    Insured: _insured,
    Overturned: _overturned,
    OverturnPassed: passed,
    NobodyDeclared: _nobody,
    ThirdBottomCardShown: _third,
    DeclarerMade: _made,
    BottomTaken: _taken,
    BottomBuried: _buried,
    BottomUnrecorded: _unrecorded,
    BottomShown: _shown,
    OverturnAsked: _asked,
    BottomDue: _due,
    LeadGiven: _lead,
}

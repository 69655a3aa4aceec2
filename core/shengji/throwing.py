"""What SJ5.4 says of a lead: cards of one suit, throws that fail, and what stays of them."""

from collections.abc import Iterator

from core.clause import Violation
from core.saying import say
from core.shengji import law_of_play as law
from core.shengji import words
from core.shengji.evolve import evolve
from core.shengji.evolve_plays import called
from core.shengji.known import certain, recorded, whole
from core.shengji.messages import CardsPlayed, Seat, ThrowCalled, ThrowFailed
from core.shengji.outcome_plays import throw_failed
from core.shengji.state import Following, InDeal, Play, State
from core.shengji.tricks import in_order, judging, lead_in
from core.shengji.trumps import order_in, ways_of
from core.trick.order import TRUMP, Order
from core.trick.parts import Lead, Part, as_declared
from core.trick.throws import beaten_by, settled


def lead_rules(state: InDeal, act: CardsPlayed) -> Iterator[Violation]:
    """Yield whether a lead is of several suits, throws trumps, fails, or is no reading of its cards."""
    after = evolve(state, act)
    if not isinstance(after, Following):
        return
    deal, options, who = after.deal, after.match.options, words.SEATS[act.seat]
    order, cards = order_in(deal, options), words.cards(act.cards)
    if order is None or not recorded(act.cards):
        return
    if after.lead is None:
        yield say(law.SEVERAL_SUITS, act.seat, act.cards, (), who=who, cards=cards)
        return
    if act.parts and not _is_reading(act, order):
        yield say(law.PARTS_IMPOSSIBLE, act.seat, act.cards, (), who=who, parts=words.groups(act.parts))
    if len(after.lead.parts) < 2:
        return
    if after.lead.suit == TRUMP and options.throw_trumps == "not_allowed":
        yield say(law.TRUMPS_THROWN, act.seat, act.cards, (), who=who, cards=cards)
        return
    failed = throw_failed(after)
    if failed is not None:
        yield _failed(act, failed, after, order)
    else:
        yield from _beaten_for_sure(act, after, order)


def _is_reading(act: CardsPlayed, order: Order) -> bool:
    return all(recorded(part) and part for part in act.parts) and bool(as_declared(act.cards, order, act.parts))


def _failed(act: CardsPlayed, failed: ThrowFailed, after: Following, order: Order) -> Violation:
    beaten = _beaten_parts(after, failed.by, order)
    gaps = {
        "who": words.SEATS[act.seat],
        "cards": words.cards(act.cards),
        "by": words.who(failed.by) if failed.by is not None else words.seats(_who_beats(after, order)),
        "beaten": words.groups(tuple(part.cards for part in beaten)),
        "forced": words.cards(failed.cards),
    }
    return say(law.THROW_FAILED, act.seat, act.cards, failed.cards, **gaps)


def _beaten_parts(after: Following, by: Seat | None, order: Order) -> tuple[Part, ...]:
    """Return the components that a seat beats; without a seat all that anybody does."""
    if after.lead is None:
        return ()
    seats = _who_beats(after, order) if by is None else (by,)
    found = {part for seat in seats for part in beaten_by(after.lead, certain(after.deal.hands[seat]), order)}
    return tuple(part for part in after.lead.parts if part in found)


def _who_beats(after: Following, order: Order) -> tuple[Seat, ...]:
    """Return the seats known to beat a component of what was led."""
    lead = after.lead
    if lead is None:
        return ()
    seats = judging(after.plays[0].seat, after.match.options)
    return tuple(seat for seat in seats if beaten_by(lead, certain(after.deal.hands[seat]), order))


def _beaten_for_sure(act: CardsPlayed, after: Following, order: Order) -> Iterator[Violation]:
    """Yield that a throw fails for certain though the hands are not known in full: what is forced is not known then."""
    by = _who_beats(after, order)
    if not by or all(whole(after.deal.hands[seat]) is not None for seat in in_order(act.seat)):
        return
    beaten = words.groups(tuple(part.cards for part in _beaten_parts(after, None, order)))
    gaps = {"who": words.SEATS[act.seat], "cards": words.cards(act.cards), "by": words.seats(by), "beaten": beaten}
    yield say(law.THROW_BEATEN, act.seat, act.cards, (), **gaps)


# --- what stays of a throw ------------------------------------------------------------------------------------------------------


def called_rules(state: State, act: ThrowCalled) -> Iterator[Violation]:
    """Yield whether there is no such throw, or something else had to stay of it."""
    who, cards = words.SEATS[act.seat], words.cards(act.cards)
    if not isinstance(state, Following) or not called(state, act):
        yield say(law.THROW_NOTHING, act.seat, act.cards, (), who=who, cards=cards)
        return
    thrown = state.plays[0] if state.thrown is None else state.thrown
    right = due_of(state, thrown)
    if right is not None and sorted(right) != sorted(act.cards):
        gaps = {"thrown": words.cards(thrown.cards), "cards": cards, "right": words.cards(right)}
        yield say(law.THROW_DIFFERS, act.seat, act.cards, right, **gaps)
    elif right is None and len(act.cards) < len(thrown.cards) and _one_component(state, thrown):
        yield say(law.NOT_THROWN, act.seat, thrown.cards, (), who=who, cards=words.cards(thrown.cards))


def due_of(state: Following, thrown: Play) -> tuple[str, ...] | None:
    """Return what had to stay of a throw, where three known hands say so; None where it cannot be judged, or is no throw."""
    deal, options = state.deal, state.match.options
    order = order_in(deal, options)
    lead = lead_in(deal, thrown.cards, thrown.parts, options)
    if order is None or lead is None or len(lead.parts) < 2 or (lead.suit == TRUMP and options.throw_trumps == "not_allowed"):
        return None
    part = _forced(state, lead, order)
    return None if part is None else thrown.cards if isinstance(part, bool) else part.cards


def _forced(state: Following, lead: Lead, order: Order) -> Part | bool | None:
    """Return the component that is forced, True where the throw stands, None where the hands are not known."""
    hands = [whole(state.deal.hands[seat]) for seat in in_order(state.plays[0].seat)]
    if None in hands:
        return None
    found = settled(lead, [hand for hand in hands if hand is not None], order, ways_of(state.match.options))
    return True if found is None else found


def _one_component(state: Following, thrown: Play) -> bool:
    lead = lead_in(state.deal, thrown.cards, thrown.parts, state.match.options)
    return lead is not None and len(lead.parts) == 1

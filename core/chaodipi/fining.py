"""When a fine falls due (CD4.2 to CD4.4, CD4.6): what follows from an act beside what follows at every such table.

A fine is a result: it can be computed again from the acts. What needs a person, intent above all, is a ruling of the desk.
"""

from msgspec.structs import replace

from core.chaodipi.fines import BURIAL, COUNTS, Role, failed_throw, wrong_count, wrong_follow
from core.chaodipi.messages import CountsFined, PlayBarred, PointsFined
from core.chaodipi.options import Options
from core.chaodipi.settle import chosen, collected, role_of
from core.trick.follow import breach
from core.trick.throws import beaten_by
from core.trick.wrong import wrong_cards
from core.trumps.deals import in_deal
from core.trumps.evolve_plays import about_throw
from core.trumps.following import due_number, held_against
from core.trumps.known import certain
from core.trumps.messages import BottomBuried, BottomCounted, CardsPlayed, Event, HandCounted, Seat, ThrowCalled, ThrowFailed
from core.trumps.outcome_plays import hands_against
from core.trumps.outcome_trumps import buried as buried_at_table
from core.trumps.state import BEFORE_PLAY, BOTTOM, HAND, IN_DEAL, SEATS, Burying, Deal, Drawing, Following, InDeal, Leading, State
from core.trumps.tricks import as_play, is_judged, judging, taker
from core.trumps.trumps import order_in


def after_play(
    before: InDeal, act: CardsPlayed, laid: Following, failed: ThrowFailed | None, options: Options
) -> tuple[Event, ...]:
    """Return the fines that fall due with a play: for a bottom that is not eight, a throw that fails, a wrong follow."""
    return (*_bottom(before, options), *_throw(laid, failed, options), *_follow(before, act, options))


def _bottom(before: InDeal, options: Options) -> tuple[Event, ...]:
    """Return the fine for a bottom that is found not to be eight cards at the first lead (CD4.4), where none was due before."""
    deal = before.deal
    if deal.begun or deal.burier is None or deal.up or any(fine.clause == "CD4.4" for fine in deal.fines):
        return ()
    return _burial(deal, deal.burier, buried_by(deal), options)


def buried_by(deal: Deal) -> int:
    """Return how many cards were buried last; cards that were drawn off to the bottom are none of them."""
    moved = deal.moved[:-1] if deal.up else deal.moved
    return len(moved[-1][2]) if moved else BOTTOM


def _burial(deal: Deal, burier: Seat, number: int, options: Options) -> tuple[Event, ...]:
    if number == BOTTOM or deal.declarer is None:
        return ()
    seat = deal.declarer if options.wrong_burial_charged_to == "declarers" else burier
    return (PointsFined(seat, BURIAL, "CD4.4", collected(deal)),)


def _throw(laid: Following, failed: ThrowFailed | None, options: Options) -> tuple[Event, ...]:
    """Return the fine for a throw that has failed (CD4.2, option `failed_throw_fine`)."""
    lead, order, deal = laid.lead, order_in(laid.deal, laid.match.options), laid.deal
    if failed is None or lead is None or order is None or deal.declarer is None:
        return ()
    hands = [certain(deal.hands[seat]) for seat in judging(failed.seat, laid.match.options)]
    beaten = {part for hand in hands for part in beaten_by(lead, hand, order)}
    fine = failed_throw(
        role_of(failed.seat, deal.declarer),
        len(lead.cards),
        sum(len(part.cards) for part in beaten),
        options.failed_throw_fine,
    )
    return (PointsFined(failed.seat, fine.points, fine.clause, collected(deal)),)


def _follow(before: InDeal, act: CardsPlayed, options: Options) -> tuple[Event, ...]:
    """Return the fine for a follow that is wrong for certain, and that it cannot win (CD4.3)."""
    if not isinstance(before, Following) or not before.plays or act.seat in {play.seat for play in before.plays}:
        return ()
    wrong = _wrong(before, act)
    if not wrong:
        return ()
    if options.wrong_follow_cards == "chief_referee" and _would_win(before, act):
        return (PlayBarred(act.seat),)
    if options.wrong_follow_cards == "whole_play":
        wrong = len(act.cards)
    role: Role = "collectors" if before.deal.declarer is None else role_of(act.seat, before.deal.declarer)
    fine = wrong_follow(role, wrong, False, options.deliberate_fine)
    return (PlayBarred(act.seat), PointsFined(act.seat, fine.points, fine.clause, collected(before.deal)))


def _would_win(state: Following, act: CardsPlayed) -> bool:
    """Say whether a play would be the highest so far, were it not barred: then the lead could change by it."""
    laid = replace(state, plays=(*state.plays, as_play(act)))
    return taker(laid) == act.seat


def _wrong(state: Following, act: CardsPlayed) -> int:
    """Return how many cards of a follow should have been others; 0 where it follows, or that is not certain."""
    number = due_number(state, act.seat)
    if number is not None and len(act.cards) != number:
        return abs(len(act.cards) - number)
    against = held_against(state, act)
    if against is None or not against.whole:
        return 0
    lead, hand, order, ways, _ = against
    return 0 if breach(lead, hand, act.cards, order, ways) is None else wrong_cards(lead, hand, act.cards, order, ways)


def after_throw_called(state: State, act: ThrowCalled) -> tuple[Event, ...]:
    """Return the fine for a throw of which the table says that it has failed, where its own cards do not tell (CD4.2).

    How many cards of it are beaten is not told then: with `per_beaten_card` nothing falls due before a ruling.
    """
    if not isinstance(state, Following) or state.called or state.thrown is not None or not about_throw(state, act):
        return ()
    deal, options, led = state.deal, chosen(state.match), state.plays[0].cards
    failed = act.failed or len(act.cards) < len(led)
    if not failed or not act.cards or deal.declarer is None or options.failed_throw_fine == "per_beaten_card":
        return ()
    if state.lead is not None and (len(state.lead.parts) == 1 or not is_judged(state.lead, state.match.options)):
        return ()  # no throw, or one of trumps that may not be thrown
    if hands_against(deal, act.seat, state.match.options) is not None:
        return ()  # the hands show that it stands
    fine = failed_throw(role_of(act.seat, deal.declarer), len(led), 0, options.failed_throw_fine)
    return (PointsFined(act.seat, fine.points, fine.clause, collected(deal)),)


# --- the burial, and counts -----------------------------------------------------------------------------------------------------


def after_burial(state: State, act: BottomBuried) -> tuple[Event, ...]:
    """Return what a burial leads to, with the fine where it is not eight cards (option `wrong_burial_before_lead`)."""
    now = in_deal(state)
    results = buried_at_table(state, act)
    options = chosen(now.match)
    if options.wrong_burial_before_lead == "free" and isinstance(now, BEFORE_PLAY):
        return results
    if now.deal.burier == act.seat and any(fine.clause == "CD4.4" for fine in now.deal.fines):  # he puts it right, or tries to
        return results
    return (*_burial(now.deal, act.seat, len(act.cards), options), *results)


def after_bottom_count(state: State, act: BottomCounted) -> tuple[Event, ...]:
    """Return the fine where the bottom is counted not to be eight cards, and none was due for it before (CD4.4).

    What hands of a wrong number cost is settled anew then (option `wrong_burial_and_count`).
    """
    if not isinstance(state, IN_DEAL):
        return ()
    deal, options = state.deal, chosen(state.match)
    recounted = _recounted(replace(deal, bottom_counted=act.count), options)
    before = isinstance(state, BEFORE_PLAY) or not deal.begun
    if deal.burier is None or deal.up or any(fine.clause == "CD4.4" for fine in deal.fines):
        return recounted
    if before and options.wrong_burial_before_lead == "free":
        return recounted
    return (*_burial(deal, deal.burier, BOTTOM + act.count - due_in_bottom(deal, options), options), *recounted)


def due_in_bottom(deal: Deal, options: Options) -> int:
    """Return how many cards the bottom has to have: eight, and those that were drawn off to it (option `surplus_cards`)."""
    return BOTTOM + (sum(deal.drawn_off) if options.surplus_cards == "to_bottom" else 0)


def _recounted(deal: Deal, options: Options) -> tuple[Event, ...]:
    """Return what the counted hands cost now, where that is not what they were fined."""
    if deal.declarer is None or not any(deal.counted):
        return ()
    fines = _counts(deal, deal.counted, deal.declarer, options)
    fined = [(fine.seat, fine.points) for fine in deal.fines if fine.clause == COUNTS]
    return () if sorted(fined) == sorted(fines) else (CountsFined(deal.counted, fines, collected(deal)),)


def lies_in_bottom(deal: Deal, options: Options) -> int:
    """Return how many cards were buried, as the bottom was counted since, or as it is recorded."""
    if deal.bottom_counted is None:
        return buried_by(deal)
    return BOTTOM + deal.bottom_counted - due_in_bottom(deal, options)


def after_count(state: State, act: HandCounted) -> tuple[Event, ...]:
    """Return the fines for hands with too many or too few cards, as far as they have been counted (CD4.6)."""
    if not isinstance(state, (*BEFORE_PLAY, Leading, Following)) or act.count is None or state.deal.declarer is None:
        return ()
    due = due_in_hand(state, act.seat)
    if due is None:
        return ()
    deal = state.deal
    found = act.count - due + deal.drawn_off[act.seat]  # as it was before cards were drawn off
    counts = tuple(found if seat == act.seat else n for seat, n in zip(SEATS, deal.counted, strict=True))
    if counts == deal.counted:
        return ()
    fines = _counts(deal, counts, state.deal.declarer, chosen(state.match))
    one, two, three, four = counts
    return (CountsFined((one, two, three, four), fines, collected(deal)),)


def _counts(deal: Deal, counts: tuple[int, ...], declarer: Seat, options: Options) -> tuple[tuple[Seat, int], ...]:
    """Return what hands of a wrong number cost (CD4.6): those that drawing has set right among themselves, then the others."""
    wrong = [seat for seat in SEATS if counts[seat]]
    settled = [seat for seat in wrong if counts[seat] == deal.drawn_off[seat]]
    fines: list[tuple[Seat, int]] = []
    for seats in (settled, [seat for seat in wrong if seat not in settled]):
        of: dict[Role, Seat] = {role_of(seat, declarer): seat for seat in seats}
        over, short = ([role_of(seat, declarer) for seat in seats if counts[seat] * sign > 0] for sign in (1, -1))
        found = wrong_count(over, short, lies_in_bottom(deal, options), options.wrong_burial_and_count)
        fines += [(of[fine.of], fine.points) for fine in found]
    return tuple(fines)


def due_in_hand(state: InDeal, seat: Seat) -> int | None:
    """Return how many cards a hand has to have now, by what was dealt, buried and led; None: not known."""
    deal = state.deal
    if isinstance(state, Drawing) or not deal.whole:
        return None
    if isinstance(state, BEFORE_PLAY):
        return HAND + (BOTTOM if isinstance(state, Burying) and state.turn == seat else 0)
    played = isinstance(state, Following) and bool(state.plays) and seat in {play.seat for play in state.plays}
    return HAND - deal.led - (len(state.plays[0].cards) if played and isinstance(state, Following) else 0)

"""What SJ5.4 says of a lead: cards of one suit, throws that fail, and what stays of them."""

from collections.abc import Iterator

from core.clause import Violation
from core.saying import say
from core.text import Gaps, Text, joined
from core.trick.order import Order
from core.trick.parts import Lead, as_declared
from core.trick.said import trumps_thrown
from core.trick.throws import beaten_by, settled
from core.trumps import law_of_play as law
from core.trumps import words
from core.trumps.beatable import may_be_forced
from core.trumps.evolve import evolve
from core.trumps.evolve_plays import about_throw
from core.trumps.known import certain, recorded, suited
from core.trumps.messages import CardsPlayed, Seat, ThrowCalled, ThrowFailed
from core.trumps.outcome_plays import hands_against, throw_failed
from core.trumps.state import Following, InDeal, Play, State
from core.trumps.tricks import is_judged, judging, lead_in, unknown_of, who_beats
from core.trumps.trumps import order_in, ways_of


def lead_rules(state: InDeal, act: CardsPlayed) -> Iterator[Violation]:
    """Yield whether a lead is of several suits, throws trumps, fails, or is no reading of its cards."""
    if len(act.cards) == 1 and not act.parts:
        return
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
    if not is_judged(after.lead, options):
        yield trumps_thrown(law.TRUMPS_THROWN, after.lead, act.seat, who)
        return
    failed = throw_failed(after)
    if failed is not None:
        yield _failed(act, failed, after, after.lead, order)
    else:
        yield from _beaten_for_sure(act, after, after.lead, order)


def _is_reading(act: CardsPlayed, order: Order) -> bool:
    return all(recorded(part) and part for part in act.parts) and bool(as_declared(act.cards, order, act.parts))


def _failed(act: CardsPlayed, failed: ThrowFailed, after: Following, lead: Lead, order: Order) -> Violation:
    by = (failed.by,) if failed.by is not None else _who_beats(after, lead, order)
    gaps = {
        "who": words.SEATS[act.seat],
        "cards": words.cards(act.cards),
        "by": words.seats(by),
        "beaten": _beaten(after, lead, by, order),
        "forced": words.cards(failed.cards),
    }
    return say(law.THROW_FAILED, act.seat, act.cards, failed.cards, **gaps)


def _beaten(after: Following, lead: Lead, by: tuple[Seat, ...], order: Order) -> Text:
    """Return the components that some of these seats beat, as they are declared."""
    found = {part for seat in by for part in beaten_by(lead, certain(after.deal.hands[seat]), order)}
    return words.groups(tuple(part.cards for part in lead.parts if part in found))


def _who_beats(after: Following, lead: Lead, order: Order) -> tuple[Seat, ...]:
    return who_beats(after.deal, after.plays[0].seat, lead, order, after.match.options)


def _beaten_for_sure(act: CardsPlayed, after: Following, lead: Lead, order: Order) -> Iterator[Violation]:
    """Yield that a throw fails for certain though the hands are not known in full: what is forced is not known then."""
    if by := _who_beats(after, lead, order):
        gaps = {"who": words.SEATS[act.seat], "cards": words.cards(act.cards), "by": words.seats(by)}
        yield say(law.THROW_BEATEN, act.seat, act.cards, (), beaten=_beaten(after, lead, by, order), **gaps)


# --- what stays of a throw ------------------------------------------------------------------------------------------------------


def called_rules(state: State, act: ThrowCalled) -> Iterator[Violation]:
    """Yield the first thing that is wrong with what the record says to have stayed of a throw."""
    who, cards = words.SEATS[act.seat], words.cards(act.cards) if act.cards else NO_CARDS
    if not isinstance(state, Following) or not about_throw(state, act):
        yield say(law.THROW_NOTHING, act.seat, act.cards, (), who=who, cards=cards)
        return
    if state.called:
        yield say(law.CALLED_TWICE, act.seat, act.cards, (), who=who, cards=cards)
        return
    thrown, lead = thrown_of(state), thrown_lead(state)
    stays = () if lead is None else may_stay(state, thrown, lead)
    due = tuple(each for each in stays if len(each) < len(thrown.cards)) if act.failed else ()
    due = due or stays
    right = due[0] if len(due) == 1 else ()
    gaps: Gaps = {"who": who, "thrown": words.cards(thrown.cards), "cards": cards}
    if lead is not None and len(lead.parts) == 1:
        if len(act.cards) < len(thrown.cards) or (act.failed and not unknown_of(state.deal, act.seat, state.match.options)):
            yield say(law.NOT_THROWN, act.seat, thrown.cards, thrown.cards, who=who, cards=words.cards(thrown.cards))
            return
    elif act.failed and lead is not None and sorted(act.cards) not in [sorted(part.cards) for part in lead.parts]:
        one_of = words.groups((right,)) if right else _one_of(due or tuple(part.cards for part in lead.parts))
        yield say(law.THROW_PART, act.seat, act.cards, right, right=one_of, **gaps)
        return
    elif not act.failed and len(act.cards) < len(thrown.cards):
        yield say(law.THROW_CUT, act.seat, act.cards, thrown.cards, **gaps)
        return
    elif stays and sorted(act.cards) not in [sorted(each) for each in stays]:
        yield say(law.THROW_DIFFERS, act.seat, act.cards, right, right=_left(due, thrown), **gaps)
        return
    if act.by is not None and lead is not None:
        yield from _by_whom(state, act, act.by, lead, gaps)


def _left(due: tuple[tuple[str, ...], ...], thrown: Play) -> Text:
    """Return what had to be left of a throw: all of it where no card that is known beats a component."""
    if len(due) > 1 or len(due[0]) < len(thrown.cards):
        return _one_of(due)
    cards = words.cards(thrown.cards)
    return Text("全部{cards}（已知的牌没有压得过它的）", "all of it ({cards}, which no known card beats)").fill(cards=cards)


def thrown_of(state: Following) -> Play:
    """Return the play just led as it was tried, where only a part of it lies."""
    return state.plays[0] if state.thrown is None else state.thrown


def thrown_lead(state: Following) -> Lead | None:
    """Return what was thrown, as a lead; None where it has no suit or is not known."""
    thrown = thrown_of(state)
    return lead_in(state.deal, thrown.cards, thrown.parts, state.match.options)


def may_stay(state: Following, thrown: Play, lead: Lead) -> tuple[tuple[str, ...], ...]:
    """Return what may have had to stay of a throw by the cards that are known: one where they settle it.

    A component, or all where nobody is known to beat any; nothing where it cannot be judged, or is no throw.
    """
    deal, options = state.deal, state.match.options
    order = order_in(deal, options)
    if order is None or not is_judged(lead, options):
        return ()
    hands = hands_against(deal, thrown.seat, options)
    if hands is not None:
        part = settled(lead, hands, order, ways_of(options))
        return (thrown.cards if part is None else part.cards,)
    forced = tuple(part.cards for part in may_be_forced(deal, thrown.seat, lead, order, options))
    return forced if who_beats(deal, thrown.seat, lead, order, options) else (*forced, thrown.cards)


def _one_of(which: tuple[tuple[str, ...], ...]) -> Text:
    return joined([words.cards(cards) for cards in which], zh="或", en=" or ")


def _by_whom(state: Following, act: ThrowCalled, by: Seat, lead: Lead, gaps: Gaps) -> Iterator[Violation]:
    """Yield that a throw is recorded as beaten by a seat that cannot have beaten it."""
    deal, options, order = state.deal, state.match.options, order_in(state.deal, state.match.options)
    if order is None:
        return
    held = certain(deal.hands[by])
    if not act.failed:
        why = _STANDS
    elif by == act.seat:
        why = _OWN
    elif by not in judging(act.seat, options):
        why = _PARTNER
    elif suited(deal.hands[by]) and not beaten_by(lead, held, order):
        why = _NOTHING_HIGHER
    else:
        return
    found = () if not act.failed else who_beats(deal, act.seat, lead, order, options)
    right = words.seats(found) if found or not act.failed else _ANOTHER
    yield say(law.THROW_BY, act.seat, (str(by),), tuple(map(str, found)), by=words.SEATS[by], why=why, right=right, **gaps)


NO_CARDS = Text("零张", "no card")
_STANDS = Text("而又记作成立", "and as good at once")
_OWN = Text("甩牌人压不了自己的牌", "who has thrown it")
_PARTNER = Text("按选项对家的牌不算", "whose cards do not count by the option")
_NOTHING_HIGHER = Text("他手里没有更大的", "who holds nothing higher")
_ANOTHER = Text("别家", "another seat")

"""What SJ5.1 to SJ5.5 say of a follow: the number, the suit, pairs and tractors; and what is proved only later."""

from collections.abc import Iterator
from typing import NamedTuple

from core.clause import Rule, Violation
from core.saying import cited, say
from core.text import Gaps
from core.trick.follow import breach
from core.trick.order import Order
from core.trick.parts import Lead
from core.trick.readings import rests_on
from core.trick.said import FollowLaw, broken, clause_of, due_of, not_done, wrong_number
from core.trick.ways import Ways
from core.trumps import law_of_play as law
from core.trumps import throws_later, words
from core.trumps.doubts import Proved, proved, with_play
from core.trumps.known import certain, recorded, suited
from core.trumps.messages import CardsPlayed, Seat
from core.trumps.readings import Readings
from core.trumps.state import Deal, Following, InDeal
from core.trumps.trumps import order_in, ways_of

LAW = FollowLaw(law.WRONG_NUMBER, law.NOT_FOLLOWED, law.PAIR_NOT_GIVEN, law.TRACTOR_NOT_GIVEN)
_PROVED: dict[str, Rule] = {"suit": law.REVOKE_PROVED, "pair": law.PAIR_PROVED, "tractor": law.TRACTOR_PROVED}


def follow_rules(state: InDeal, act: CardsPlayed) -> Iterator[Violation]:
    """Yield that a follow does not do its duty. Nothing is due to a lead of several suits, or of cards that are not known."""
    if not isinstance(state, Following) or act.seat in {play.seat for play in state.plays}:
        return
    seat, led = act.seat, len(state.plays[0].cards)
    number = due_number(state, seat)
    who, lead = words.SEATS[seat], state.lead
    if number is not None and len(act.cards) != number:
        yield wrong_number(LAW, lead, led, number, act.cards, seat, who)
        return
    against = held_against(state, act)
    if against is None:
        return
    lead, hand, order, ways, known = against
    found = breach(lead, hand, act.cards, order, ways, whole=known)
    if found is not None:
        option = rests_on(lead, hand, act.cards, order, ways, whole=known)
        yield not_done(LAW, found, lead, act.cards, seat, who, option, whole=known)


class Against(NamedTuple):
    """What a follow is held against: what was led, the hand that holds the play, and whether it is known in full."""

    lead: Lead
    hand: tuple[str, ...]
    order: Order
    ways: Ways
    whole: bool


def held_against(state: Following, act: CardsPlayed) -> Against | None:
    """Return what a follow is held against; None where that or the play is not known, or it is not as many cards as were led."""
    lead, order, hand = state.lead, order_in(state.deal, state.match.options), state.deal.hands[act.seat]
    if lead is None or order is None or len(act.cards) != len(state.plays[0].cards) or not recorded(act.cards):
        return None
    return Against(lead, with_play(certain(hand), act.cards), order, ways_of(state.match.options), suited(hand))


def due_number(state: Following, seat: Seat) -> int | None:
    """Return how many cards a seat has to put down: as many as were led, or all that it has; None: not known."""
    led = state.plays[0].cards
    left = state.deal.left[seat]
    return len(led) if state.deal.whole or left >= len(led) else None


# --- what is proved later -------------------------------------------------------------------------------------------------------


def proved_rules(deal: Deal, seat: Seat, cards: tuple[str, ...], options: Readings) -> Iterator[Violation]:
    """Yield the earlier follows of a seat, and throws of others, that these cards prove wrong."""
    for found in proved(deal, seat, cards, options):
        yield _proved(found, seat, order_in(deal, options), options)
    for thrown, beaten in throws_later.proved(deal, seat, cards, options):
        gaps: Gaps = {"who": words.SEATS[thrown.seat], "trick": thrown.trick, "cards": words.cards(thrown.lead.cards)}
        gaps |= {"by": words.SEATS[seat], "beaten": words.groups(tuple(part.cards for part in beaten))}
        yield say(law.THROW_PROVED, thrown.seat, thrown.lead.cards, (), **gaps)


def _proved(found: Proved, seat: Seat, order: Order | None, options: Readings) -> Violation:
    doubt, lead = found.doubt, found.doubt.lead
    gaps: Gaps = {"who": words.SEATS[seat], "trick": doubt.trick, "cards": words.cards(doubt.play)}
    gaps["broken"] = broken(found.breach, lead)
    option = "" if order is None else rests_on(lead, found.seen, doubt.play, order, ways_of(options), whole=False)
    rule = cited(_PROVED[found.breach.duties[0].kind], clause_of(lead), option)
    return say(rule, seat, doubt.play, due_of(found.breach), **gaps)

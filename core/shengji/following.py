"""What SJ5.1 to SJ5.5 say of a follow: the number, the suit, pairs and tractors; and what is proved only later."""

from collections.abc import Iterator

from core.clause import Rule, Violation
from core.saying import say
from core.shengji import law_of_play as law
from core.shengji import throws_later, words
from core.shengji.citing import cited
from core.shengji.doubts import Proved, proved, with_play
from core.shengji.known import certain, recorded
from core.shengji.messages import CardsPlayed, Seat
from core.shengji.options import Options
from core.shengji.state import Deal, Following, InDeal
from core.shengji.trumps import order_in, ways_of
from core.text import Gaps, Text, joined
from core.trick.follow import Breach, breaches
from core.trick.order import TRUMP
from core.trick.parts import Lead


def follow_rules(state: InDeal, act: CardsPlayed) -> Iterator[Violation]:
    """Yield every duty that a follow does not do. Nothing is due to a lead of several suits, or of cards that are not known."""
    if not isinstance(state, Following) or act.seat in {play.seat for play in state.plays}:
        return
    deal, options, seat = state.deal, state.match.options, act.seat
    led = len(state.plays[0].cards)
    number = due_number(state, seat)
    who = words.SEATS[seat]
    if number is not None and len(act.cards) != number:
        yield say(law.WRONG_NUMBER, seat, act.cards, (str(number),), who=who, n=len(act.cards), due=number)
        return
    order, lead = order_in(deal, options), state.lead
    if lead is None or order is None or len(act.cards) != led or not recorded(act.cards):
        return
    hand = with_play(certain(deal.hands[seat]), act.cards)
    for breach in breaches(lead, hand, act.cards, order, ways_of(options)):
        yield not_done(breach, lead, act.cards, seat, who)


def due_number(state: Following, seat: Seat) -> int | None:
    """Return how many cards a seat has to put down: as many as were led, or all that it has; None: not known."""
    led = state.plays[0].cards
    left = state.deal.left[seat]
    return len(led) if state.deal.whole or left >= len(led) else None


def clause_of(breach: Breach, lead: Lead) -> str:
    """Return the clause of a duty: by what was led (SJ5.1 to SJ5.5)."""
    if breach.kind == "pair":
        return "SJ5.5" if lead.suit == TRUMP else "SJ5.2"
    if breach.kind == "tractor":
        return "SJ5.5" if lead.suit == TRUMP else "SJ5.3"
    return clause_of_lead(lead)


def clause_of_lead(lead: Lead) -> str:
    """Return the clause on following what was led (SJ5.1 to SJ5.5)."""
    if lead.suit == TRUMP:
        return "SJ5.5"
    if len(lead.parts) > 1:
        return "SJ5.4"
    return ("SJ5.1", "SJ5.2")[lead.parts[0].pairs] if lead.parts[0].pairs < 2 else "SJ5.3"


def not_done(breach: Breach, lead: Lead, cards: tuple[str, ...], seat: Seat | None, who: Text) -> Violation:
    """Return what the law says of a duty that cards do not do, with the first of what was due."""
    if breach.kind == "number":
        led = len(lead.cards)
        return say(law.WRONG_NUMBER, seat, cards, (str(led),), who=who, n=len(cards), due=led)
    gaps: Gaps = {"who": who, "cards": words.cards(cards), "suit": words.counts_as(lead.suit)}
    gaps |= {"n": breach.lacking, "pairs": breach.pairs}
    gaps["held"] = words.cards(breach.of) if breach.kind == "suit" else _alternatives(breach)
    return say(cited(_RULES[breach.kind], clause_of(breach, lead)), seat, cards, _due(breach), **gaps)


def _alternatives(breach: Breach) -> Text:
    return joined([words.cards(cards) for cards in breach.due[:3]], zh="或", en=" or ")


def _due(breach: Breach) -> tuple[str, ...]:
    return breach.due[0] if breach.due else ()


_RULES: dict[str, Rule] = {"suit": law.NOT_FOLLOWED, "pair": law.PAIR_NOT_GIVEN, "tractor": law.TRACTOR_NOT_GIVEN}
_PROVED: dict[str, Rule] = {"suit": law.REVOKE_PROVED, "pair": law.PAIR_PROVED, "tractor": law.TRACTOR_PROVED}


def proved_rules(deal: Deal, seat: Seat, cards: tuple[str, ...], options: Options) -> Iterator[Violation]:
    """Yield the earlier follows of a seat, and throws of others, that these cards prove wrong."""
    for found in proved(deal, seat, cards, options):
        yield _proved(found, seat, cards)
    for thrown, beaten in throws_later.proved(deal, seat, cards, options):
        gaps: Gaps = {"who": words.SEATS[thrown.seat], "trick": thrown.trick, "cards": words.cards(thrown.lead.cards)}
        gaps |= {"by": words.SEATS[seat], "beaten": words.groups(tuple(part.cards for part in beaten))}
        yield say(law.THROW_PROVED, thrown.seat, thrown.lead.cards, (), **gaps)


def _proved(found: Proved, seat: Seat, cards: tuple[str, ...]) -> Violation:
    breach, doubt = found.breaches[0], found.doubt
    gaps: Gaps = {"who": words.SEATS[seat], "trick": doubt.trick, "played": words.cards(doubt.play)}
    gaps["suit"] = words.counts_as(doubt.lead.suit)
    gaps["cards"] = words.cards(breach.of) if breach.kind == "suit" else _alternatives(breach)
    return say(cited(_PROVED[breach.kind], clause_of(breach, doubt.lead)), seat, cards, _due(breach), **gaps)

"""What GD5.2 and GD5.4 say of a card that is given back for a tribute, under the option `return_card`."""

from collections.abc import Iterator

from core.cards import RANK_OF
from core.clause import Violation
from core.climb.held import Held, put_back, taken_up, unexplained
from core.guandan import rulebook as law
from core.guandan import words
from core.guandan.known import whole
from core.guandan.messages import CardReturned, Seat
from core.guandan.options import OPTIONS
from core.guandan.outcome import begun
from core.guandan.penalties import cited
from core.guandan.state import Deal, Decided, InDeal, State, side_of
from core.guandan.tribute import may_return, payers_known, returnable
from core.guandan.tributes import clause_of, played_already
from core.saying import say
from core.text import Gaps, Text

RETURNS, INSTEAD = Text("还牌", "returned"), Text("改还", "returned instead")
_VALUES = next(option.values for option in OPTIONS if option.key == "return_card")


def return_rules(state: State, act: CardReturned) -> Iterator[Violation]:
    """Yield every rule that a return breaks."""
    now = begun(state)
    deal = now.deal
    if isinstance(state, Decided) or not deal.tribute.recorded or (not deal.tribute.payers and not payers_known(now.match)):
        return
    before = tuple(_whether(now, act))
    held = tuple(_held(deal, act))
    yield from (*before, *held)
    if not before:
        yield from _to(now, act)
        if not held:
            yield from _card(now, act)


def payer_of(deal: Deal, taker: Seat) -> Seat | None:
    """Return whose tribute a seat has taken; None where it has taken none, or the record does not say."""
    return next((payer for payer, _, to in deal.tribute.paid if to == taker), None)


def _whether(now: InDeal, act: CardReturned) -> Iterator[Violation]:
    """Yield why the seat has no card to return, or not now."""
    deal, tribute = now.deal, now.deal.tribute
    who, card, done = words.SEATS[act.seat], words.card(act.card), (act.card,)
    clause = clause_of(tribute.payers)
    open_ = any(to is None for _, _, to in tribute.paid) and {p for p, _, _ in tribute.paid} >= set(tribute.payers)
    if tribute.refused or (act.seat not in tribute.receivers and payer_of(deal, act.seat) is None):
        yield say(cited(law.RETURN_NOT_DUE, clause), act.seat, done, (), who=who, card=card)
    elif not act.corrects and any(seat == act.seat for seat, _, _ in tribute.returned):
        yield say(cited(law.RETURN_TWICE, clause), act.seat, done, (), who=who, card=card)
    elif played_already(now):
        verb = INSTEAD if act.corrects else RETURNS
        yield say(cited(law.TRIBUTE_LATE, clause), act.seat, done, (), who=who, act=verb, card=card)
    elif payer_of(deal, act.seat) is None and not open_:
        yield say(cited(law.RETURN_EARLY, clause), act.seat, done, (), who=who, card=card)


def hand_before(deal: Deal, act: CardReturned) -> Held:
    """Return the hand that a card is returned from, the tribute in it."""
    hand = deal.hands[act.seat]
    earlier = next((card for seat, card, _ in deal.tribute.returned if seat == act.seat), None)
    if act.corrects and earlier is not None:
        hand = put_back(hand, (earlier,), (earlier,) if earlier in hand.odd else (), plays=0)
    if payer_of(deal, act.seat) is None and (open_ := [(p, c) for p, c, to in deal.tribute.paid if to is None]):
        taken = next((card for payer, card in open_ if payer == act.to), None)
        hand = taken_up(hand, (taken or "??",))
    return hand


def _held(deal: Deal, act: CardReturned) -> Iterator[Violation]:
    if act.card not in RANK_OF:
        yield say(law.NO_SUCH_CARD, act.seat, (act.card,), card=act.card)
    elif lacking := unexplained(hand_before(deal, act), (act.card,)):
        verb = INSTEAD if act.corrects else RETURNS
        yield say(law.NOT_HELD, act.seat, lacking, (), who=words.SEATS[act.seat], act=verb, cards=words.cards(lacking))


def _to(now: InDeal, act: CardReturned) -> Iterator[Violation]:
    payer = payer_of(now.deal, act.seat)
    allowed = now.deal.tribute.payers if payer is None else (payer,)
    if act.to is None or act.to in allowed:
        return
    gaps: Gaps = {
        "who": words.SEATS[act.seat],
        "card": words.card(act.card),
        "other": words.SEATS[act.to],
        "right": words.seats(allowed),
    }
    rule = cited(law.RETURN_WRONG_SEAT, clause_of(now.deal.tribute.payers))
    yield say(rule, act.seat, (act.card,), tuple(str(seat) for seat in allowed), **gaps)


def to_partner(deal: Deal, act: CardReturned) -> bool:
    """Say whether a card goes back to the partner of who returns it."""
    payer = payer_of(deal, act.seat)
    to = act.to if payer is None else payer
    return to is not None and side_of(to) == side_of(act.seat)


def _card(now: InDeal, act: CardReturned) -> Iterator[Violation]:
    deal, options = now.deal, now.match.options
    if deal.level is None or may_return(act.card, deal.level, to_partner(deal, act), options):
        return
    hand = whole(hand_before(deal, act))
    if hand is None or act.card in (due := returnable(hand, deal.level, to_partner(deal, act), options)):
        return
    gaps: Gaps = {"who": words.SEATS[act.seat], "card": words.card(act.card)}
    rule = cited(law.RETURN_CARD, clause_of(deal.tribute.payers))
    yield say(rule, act.seat, (act.card,), due, value=_VALUES[options.return_card], **gaps)

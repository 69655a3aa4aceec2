"""What GD5.3 and GD5.4 say of a refusal of tribute (抗贡), under the options `refusal` and `single_refusal_jokers`."""

from collections.abc import Iterator

from core.card_rules import no_such_card
from core.clause import Violation
from core.climb.held import Held, put_back
from core.guandan import rulebook as law
from core.guandan import words
from core.guandan.conduct import not_held
from core.guandan.messages import RefusalClaimed, Seat
from core.guandan.outcome import BIG_JOKERS, begun
from core.guandan.penalties import cited
from core.guandan.state import Deal, Decided, InDeal, State
from core.guandan.tribute import big_jokers, claimants, may_claim, payers_known
from core.guandan.tributes import played_already, refusal_clause
from core.saying import say
from core.text import Text

BIG_JOKER = "RJ"
_OWN = Text("末家自己的两张", "the last player's own two")
_SIDE = Text("进贡一方合计", "those of the paying side together")


def refusal_rules(state: State, act: RefusalClaimed) -> Iterator[Violation]:
    """Yield every rule that a refusal breaks."""
    now = begun(state)
    deal, options = now.deal, now.match.options
    payers, who = deal.tribute.payers, words.SEATS[act.seat]
    yield from no_such_card(law.NO_SUCH_CARD, act.seat, act.cards)
    if not _unfounded(now, act):  # else the jokers that it lacks are what is wrong with it
        yield from not_held(act.seat, act.cards, _shown_from(deal, act.seat))
    if isinstance(state, Decided) or not deal.tribute.recorded or (not payers and not payers_known(now.match)):
        return
    if act.seat not in may_claim(deal, options):
        yield say(cited(law.REFUSAL_NOT_DUE, refusal_clause(payers)), act.seat, act.cards, (), who=who)
        return
    clause = refusal_clause(payers)
    if options.refusal != "automatic" and (deal.tribute.paid or played_already(now)):
        rule = cited(law.REFUSAL_LATE, clause)
        yield say(rule, act.seat, act.cards, (), who=who)
    if _unfounded(now, act):
        whose = _OWN if len(payers) == 1 and options.single_refusal_jokers == "own" else _SIDE
        rule = cited(law.REFUSAL_UNFOUNDED, clause)
        yield say(rule, act.seat, act.cards, (BIG_JOKER, BIG_JOKER), who=who, whose=whose)
    elif options.refusal == "claimed" and (lacking := _to_show(now, act)) > 0:
        rule = cited(law.JOKERS_NOT_SHOWN, clause)
        yield say(rule, act.seat, act.cards, (BIG_JOKER,) * lacking, who=who, n=lacking)


def _unfounded(now: InDeal, act: RefusalClaimed) -> bool:
    """Say whether the word of a seat counts for a refusal, and the big jokers for it are not there."""
    needed = claimants(now.deal, now.match.options)
    return act.seat in may_claim(now.deal, now.match.options) and needed is not None and act.seat not in needed


def _shown_from(deal: Deal, seat: Seat) -> Held:
    """Return the cards that a seat can show: those of its hand, and what it has paid."""
    hand = deal.hands[seat]
    for payer, card, _ in deal.tribute.paid:
        if payer == seat:
            hand = put_back(hand, (card,), (card,) if card in hand.odd else (), plays=0)
    return hand


def _to_show(now: InDeal, act: RefusalClaimed) -> int:
    """Return how many big jokers the seat had to lay open, 0 where those it shows are enough."""
    least, most = big_jokers(now.deal, act.seat)
    alone = len(now.deal.tribute.payers) == 1 and now.match.options.single_refusal_jokers == "own"
    due = least if least == most else BIG_JOKERS if alone else 1
    return 0 if act.cards.count(BIG_JOKER) >= due else due

"""What SJ3.1 and SJ4.2 say of the bottom: who takes it up, who buries what, and when it is shown."""

from collections import Counter
from collections.abc import Iterator

from core.card_rules import no_such_card
from core.cards import BIT
from core.clause import Violation
from core.saying import cited, say
from core.text import Text
from core.trumps import law_of_cards, words
from core.trumps import law_of_trumps as law
from core.trumps.asking import due_to_take, may_be_over
from core.trumps.citing import of_taking
from core.trumps.deals import in_deal, with_bottom_up
from core.trumps.messages import BottomBuried, BottomShown, BottomTaken, BottomUnrecorded, Seat
from core.trumps.rules_of_cards import draw_over_rules, not_held, third_in_bottom, third_in_hand
from core.trumps.state import BEFORE_PLAY, BOTTOM, Burying, Deal, Overturning, State, Taking, deal_of

_HELD = Text("已经有人拿了", "somebody has it already")
_IN_PLAY = Text("已经开始出牌", "play has begun")


def taken_rules(state: State, act: BottomTaken) -> Iterator[Violation]:
    """Yield whether another takes the bottom up (SJ3.1, SJ4.2), or it does not lie there."""
    now = in_deal(state)
    deal, who = now.deal, words.SEATS[act.seat]
    if not isinstance(now, BEFORE_PLAY) or deal.up:
        when = _HELD if deal.up else _IN_PLAY
        yield say(law.TAKEN_AGAIN, act.seat, (), (), who=who, when=when)
        return
    yield from draw_over_rules(state, act)
    yield from _whose(deal, act.seat, nobody=isinstance(now, Overturning))
    yield from no_such_card(law_of_cards.NO_SUCH_CARD, act.seat, act.cards)
    yield from third_in_bottom(deal, act.cards)
    if act.cards and not _may_be(act.cards, deal.bottom):
        yield say(law.TAKEN_DIFFERS, act.seat, act.cards, deal.bottom, who=who, cards=words.cards(act.cards))


def _whose(deal: Deal, seat: Seat, *, nobody: bool) -> Iterator[Violation]:
    right = due_to_take(deal)
    clause = of_taking(deal, asked=nobody)
    if right is not None and right != seat:
        rule = cited(law.WRONG_TAKER, clause)
        yield say(rule, seat, (), (str(right),), who=words.SEATS[seat], right=words.SEATS[right])
    elif right is None and nobody:
        yield say(cited(law.NOBODYS_TO_TAKE, clause), seat, (), (), who=words.SEATS[seat])


def _may_be(cards: tuple[str, ...], bottom: tuple[str, ...]) -> bool:
    """Say whether cards can be those of the bottom, as far as both are recorded."""
    if len(cards) != len(bottom):
        return False
    known, there = Counter(card for card in cards if card in BIT), Counter(card for card in bottom if card in BIT)
    return (known - there).total() <= len(bottom) - there.total()


def buried_rules(state: State, act: BottomBuried) -> Iterator[Violation]:
    """Yield whether another buries, not eight cards, or cards that the hand cannot hold (SJ3.1)."""
    now = in_deal(state)
    deal, who = now.deal, words.SEATS[act.seat]
    yield from draw_over_rules(state, act)
    if not isinstance(now, BEFORE_PLAY):
        yield say(law.BOTTOM_CHANGED, act.seat, act.cards, (), who=who)
    elif isinstance(now, Burying) and now.turn != act.seat:
        rule = cited(law.WRONG_BURIER, of_taking(deal))
        yield say(rule, act.seat, act.cards, (str(now.turn),), who=who, right=words.SEATS[now.turn])
    elif not deal.up:
        yield from _whose(deal, act.seat, nobody=isinstance(now, Overturning))
    if len(act.cards) != BOTTOM:
        yield say(law.BURIED_NUMBER, act.seat, act.cards, (str(BOTTOM),), who=who, n=len(act.cards))
    yield from no_such_card(law_of_cards.NO_SUCH_CARD, act.seat, act.cards)
    if deal.buried[act.seat]:
        return
    if not deal.up:
        deal = with_bottom_up(deal, act.seat)
    yield from third_in_hand(deal, act.seat, act.cards)
    if lacking := not_held(deal, act.seat, act.cards):
        yield say(law.BURIED_NOT_HELD, act.seat, lacking, (), who=who, cards=words.cards(lacking))


def unrecorded_rules(state: State, act: BottomUnrecorded) -> Iterator[Violation]:
    """Yield whether the bottom is recorded: somebody has buried, and nobody is to take it up again (SJ3.1)."""
    deal = in_deal(state).deal
    if deal.burier is not None and not deal.up and not isinstance(state, Taking):
        yield say(law.BOTTOM_RECORDED, None, (), (), burier=words.SEATS[deal.burier])


def shown_bottom_rules(state: State, act: BottomShown) -> Iterator[Violation]:
    """Yield whether the bottom is shown before the deal is over, or is not what was buried (SJ3.1).

    Where plays are not recorded, the deal may have been over.
    """
    if not may_be_over(state):
        yield say(law.BOTTOM_SHOWN_EARLY, None, act.cards)
    yield from no_such_card(law_of_cards.NO_SUCH_CARD, None, act.cards)
    deal = deal_of(state)
    if deal is not None and not deal.up:
        yield from third_in_bottom(deal, act.cards)
    if deal is not None and not deal.up and not _may_be(act.cards, deal.bottom):
        cards, right = words.cards(act.cards), words.cards(deal.bottom)
        yield say(law.BOTTOM_DIFFERS, deal.burier, act.cards, deal.bottom, cards=cards, right=right)

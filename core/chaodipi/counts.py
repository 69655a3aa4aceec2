"""What the clauses say of hands and a bottom that are counted, and of cards that are drawn off then (CD4.4, CD4.6)."""

from collections.abc import Iterator

from core.card_rules import no_such_card
from core.chaodipi import law
from core.chaodipi.counted import cost
from core.chaodipi.fines import COUNTS
from core.chaodipi.fining import after_count, due_in_bottom, due_in_hand
from core.chaodipi.messages import CardsDrawnOff, CountsFined
from core.chaodipi.settle import chosen
from core.clause import Violation
from core.saying import say
from core.text import Gaps, Text
from core.trumps import law_of_cards, law_of_trumps, words
from core.trumps.messages import BottomCounted, HandCounted
from core.trumps.rules_of_cards import not_held, third_in_hand
from core.trumps.state import BEFORE_PLAY, BOTTOM, IN_DEAL, SEATS, Deal, Following, InDeal, Leading, State, side_of


def counted_rules(state: State, act: HandCounted) -> Iterator[Violation]:
    """Yield whether a hand has another number of cards than it has to have by what was led (CD4.6)."""
    if not isinstance(state, (*BEFORE_PLAY, Leading, Following)) or act.count is None:
        return
    due = due_in_hand(state, act.seat)
    if due is not None and act.count != due:
        gaps: Gaps = {"who": words.SEATS[act.seat], "n": act.count, "due": due, "cost": _cost(state, act)}
        yield say(law.HAND_COUNT, act.seat, (str(act.count),), (str(due),), **gaps)


def _cost(state: InDeal, act: HandCounted) -> Text:
    """Return what the hands that have been counted cost with this count."""
    deal, options = state.deal, chosen(state.match)
    now = next((event for event in after_count(state, act) if isinstance(event, CountsFined)), None)
    if now is not None:
        return cost(deal, now.counted, now.fines, options)
    if deal.declarer is None:
        return Text("庄家不详，罚分不能算", "who declares is not known, so nothing is fined")
    fines = tuple((fine.seat, fine.points) for fine in deal.fines if fine.clause == COUNTS)
    return cost(deal, deal.counted, fines, options)


def bottom_counted_rules(state: State, act: BottomCounted) -> Iterator[Violation]:
    """Yield whether the bottom has another number of cards than it has to have (CD4.4)."""
    deal = state.deal if isinstance(state, IN_DEAL) else None
    due = BOTTOM if deal is None else due_in_bottom(deal, chosen(state.match))
    if act.count != due:
        seat = None if deal is None else deal.burier
        yield say(law_of_trumps.BOTTOM_COUNT, seat, (str(act.count),), (str(due),), n=act.count, due=due)


def drawn_off_rules(state: State, act: CardsDrawnOff) -> Iterator[Violation]:
    """Yield what is wrong with cards that are drawn out of a hand: as many as it has too many, by whom, for whom (CD4.6)."""
    who = words.SEATS[act.seat]
    if not isinstance(state, IN_DEAL):
        yield say(law.DRAWN_OFF_NOTHING, act.seat, act.cards, (), who=who)
        return
    deal = state.deal
    yield from no_such_card(law_of_cards.NO_SUCH_CARD, act.seat, act.cards)
    yield from third_in_hand(deal, act.seat, act.cards)
    if lacking := not_held(deal, act.seat, act.cards):
        yield say(law.DRAWN_OFF_NOT_HELD, act.seat, lacking, (), who=who, cards=words.cards(lacking))
    if deal.declarer is not None and deal.declarer in (act.seat, act.to) and deal.bottom_counted is None:
        yield say(law.BOTTOM_NOT_COUNTED, deal.declarer, (), (), who=words.SEATS[deal.declarer])
    yield from _by_whom(act)
    yield from _how_many(deal, act)
    yield from _for_whom(deal, act)


def _by_whom(act: CardsDrawnOff) -> Iterator[Violation]:
    """Yield whether another draws than the opponents, or than the short hand that is given the cards."""
    opponents = tuple(seat for seat in SEATS if side_of(seat) != side_of(act.seat))
    draws = opponents if act.to in (None, act.seat) else (act.to,)
    if act.by not in draws or act.to == act.seat:
        gaps: Gaps = {"who": words.SEATS[act.seat], "by": words.SEATS[act.by], "right": words.seats(draws)}
        yield say(law.DRAWN_OFF_BY, act.seat, act.cards, tuple(map(str, draws)), **gaps)


def _how_many(deal: Deal, act: CardsDrawnOff) -> Iterator[Violation]:
    over = max(deal.counted[act.seat] - deal.drawn_off[act.seat], 0)
    if over != len(act.cards):
        gaps: Gaps = {"who": words.SEATS[act.seat], "n": len(act.cards), "due": over}
        yield say(law.DRAWN_OFF_NUMBER, act.seat, act.cards, (str(over),), **gaps)


def _for_whom(deal: Deal, act: CardsDrawnOff) -> Iterator[Violation]:
    who = words.SEATS[act.seat]
    short = tuple(seat for seat in SEATS if deal.counted[seat] < deal.drawn_off[seat])
    if short and act.to not in short:
        yield say(
            law.DRAWN_OFF_TO, act.seat, act.cards, tuple(map(str, short)), who=who, right=words.seats(short), to=_given(act)
        )
    elif not short and act.to is not None:
        yield say(law.DRAWN_OFF_TO_NOBODY, act.seat, act.cards, (), who=who, to=words.SEATS[act.to])


def _given(act: CardsDrawnOff) -> Text:
    """Return where drawn cards went, by the record."""
    if act.to is None:
        return Text("没有写给谁", "went to nobody")
    return Text("给了{to}", "went to {to}").fill(to=words.SEATS[act.to])

"""Whose turn it is to play and why (SJ4.1, SJ5.0), and what plays out of turn break."""

from collections.abc import Iterator

from core.clause import Violation
from core.saying import cited, say
from core.text import Text
from core.trumps import law_of_play as law
from core.trumps import words
from core.trumps.citing import of_taking
from core.trumps.evolve_bottom import first_lead
from core.trumps.law_of_trumps import LED_BEFORE_ASKED, LED_BEFORE_TAKEN, NOT_BURIED
from core.trumps.messages import CardsPlayed, Seat
from core.trumps.rules_of_cards import draw_over_rules
from core.trumps.state import Burying, Following, InDeal, Leading, Overturning, Taking

_DECLARER = Text("（庄家先出）", " (the declarer leads)")
_OVERTURNER = Text("（最后反主的先出）", " (who overturned last leads)")
_TOOK = Text("（上一圈最大）", " (who took the trick before)")
_NO_REASON = Text("", "")


def done(act: CardsPlayed) -> Text:
    """Return what a seat did, for a sentence."""
    return Text("出{cards}", "played {cards}").fill(cards=words.cards(act.cards))


def turn_of(state: InDeal) -> Seat | None:
    """Return whose turn it is to play; None where that is not known."""
    if isinstance(state, (Leading, Following)):
        return state.turn
    return first_lead(state.deal, state.match.options)


def nothing_lies(state: InDeal) -> bool:
    """Say whether a play made now leads."""
    return not isinstance(state, Following) or not state.plays


def turn_rules(state: InDeal, act: CardsPlayed) -> Iterator[Violation]:
    """Yield whether it was the turn of another seat, or play had not begun."""
    yield from _begins(state, act)
    turn, seat = turn_of(state), act.seat
    if turn is None or turn == seat:
        return
    gaps = {"who": words.SEATS[seat], "act": done(act), "right": words.SEATS[turn]}
    due = (str(turn),)
    if nothing_lies(state):
        yield say(law.WRONG_LEADER, seat, act.cards, due, why=_why(state, turn), **gaps)
    elif isinstance(state, Following) and seat in {play.seat for play in state.plays}:
        yield say(law.PLAYED_TWICE, seat, act.cards, due, **gaps)
    else:
        yield say(law.OUT_OF_TURN, seat, act.cards, due, **gaps)


def _begins(state: InDeal, act: CardsPlayed) -> Iterator[Violation]:
    who = words.SEATS[act.seat]
    yield from draw_over_rules(state, act)
    if isinstance(state, Burying):
        rule = cited(NOT_BURIED, of_taking(state.deal))
        yield say(rule, act.seat, act.cards, (), who=who, burier=words.SEATS[state.turn])
    elif isinstance(state, Taking) and state.deal.burier is not None and state.deal.takers:
        right = state.deal.takers[0]
        rule = cited(LED_BEFORE_TAKEN, of_taking(state.deal))
        yield say(rule, act.seat, act.cards, (str(right),), who=who, right=words.SEATS[right])
    elif isinstance(state, Overturning) and state.turn is not None and state.deal.passes:
        yield say(LED_BEFORE_ASKED, act.seat, act.cards, (str(state.turn),), who=who, right=words.SEATS[state.turn])


def _why(state: InDeal, turn: Seat) -> Text:
    deal = state.deal
    if deal.tricks:
        return _TOOK if turn == deal.taker else _NO_REASON
    if state.match.options.first_lead == "last_overturner" and deal.overturns:
        return _OVERTURNER
    return _DECLARER if turn == deal.declarer else _NO_REASON

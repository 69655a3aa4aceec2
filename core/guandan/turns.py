"""Whose turn it is and why (GD5.1 to GD5.4, GD7.1, GC2.5, GC2.6), and what acts out of turn break."""

from collections.abc import Iterator

from core.clause import Violation
from core.guandan import rulebook as law
from core.guandan import words
from core.guandan.deals import BEFORE_PLAY
from core.guandan.messages import CardsPlayed, Passed, Seat
from core.guandan.options import Options
from core.guandan.penalties import in_force, out_of_turn, passed_out_of_turn, wrong_play
from core.guandan.state import Deal, Following, InDeal, Leading, Paying, Returning
from core.guandan.tribute import by_cut, claimants, leads_after
from core.saying import say
from core.text import Gaps, Text

Why = tuple[str, Text]
_PASSED = Text("不出", "passed")
_ANOTHER = Text("别人", "another seat")
_NO_REASON = Text("", "")
_REFUSED = Text("抗贡成立，由头家先出", "tribute was refused and the first of the deal before leads")
_HIGHER = Text("他的贡牌归头家", "whose tribute went to the first of the deal before")
_LAST = Text("上一副的末家先出", "who was last in the deal before")
_DRAWN = Text("抽牌定由他先出", "who drew the card that says who leads")
_PARTNER = Text("对家已出完，由他接风", "whose partner is out and was not beaten")


def turn_of(state: InDeal) -> Seat | None:
    """Return whose turn it is; None where that is not known."""
    if isinstance(state, (Leading, Following)):
        return state.turn
    deal = state.deal
    if isinstance(state, Paying) and state.match.options.refusal == "automatic" and claimants(deal, state.match.options):
        return next(iter(deal.tribute.receivers), None)  # the jokers are held, so that nobody pays (GD5.3)
    if isinstance(state, (Paying, Returning)):
        return leads_after(deal)
    return deal.leader


def why_it_leads(state: InDeal, turn: Seat) -> Why:
    """Return why a seat leads to the first trick, with the clause; no reason where a ruling has said so."""
    deal, tribute = state.deal, state.deal.tribute
    first = next(iter(tribute.receivers), None)
    if tribute.payers and (tribute.refused or isinstance(state, Paying)) and turn == first:
        return ("GD5.3" if len(tribute.payers) == 2 else "GD5.4"), _REFUSED
    if len(tribute.payers) == 2:
        return "GD5.2", _HIGHER if turn == leads_after(deal) else _NO_REASON
    if tribute.payers:
        return "GD5.4", _LAST if turn == tribute.leads else _NO_REASON
    if deal.drawn is not None or not state.match.deals or by_cut(state.match.options):
        return ("GC2.5" if state.match.options.shuffle_and_cut == "as_gc2" else "GD5.1"), _DRAWN
    return "GD5.1", _LAST


def nothing_lies(state: InDeal) -> bool:
    """Say whether a play made now leads: nothing lies that it would have to beat."""
    return not isinstance(state, Following) or not state.top.cards


def done(act: CardsPlayed | Passed) -> Text:
    """Return what a seat did, for a sentence."""
    if isinstance(act, Passed):
        return _PASSED
    return Text("出{cards}", "played {cards}").fill(cards=words.cards(act.cards))


def turn_rules(state: InDeal, act: CardsPlayed | Passed) -> Iterator[Violation]:
    """Yield whether it was the turn of another seat, or the seat had none: it is out, or is stopped from playing."""
    turn, deal, options, seat = turn_of(state), state.deal, state.match.options, act.seat
    if (turn is None or turn == seat) and seat not in deal.out:
        return
    who, did, cards = words.SEATS[seat], done(act), act.cards if isinstance(act, CardsPlayed) else ()
    if turn is None or turn == seat:
        yield say(law.ALREADY_OUT, seat, cards, (), who=who, act=did, right=_ANOTHER)
        return
    right, due = words.SEATS[turn], (str(turn),)
    if seat in deal.out:
        yield say(law.ALREADY_OUT, seat, cards, due, who=who, act=did, right=right)
    elif deal.stopped[seat]:
        rule = wrong_play(law.TURN_STOPPED, "GC3.3", options, nothing_lies(state))
        yield say(rule, seat, cards, due, who=who, act=did, right=right)
    elif isinstance(act, Passed):
        clause, why = _reason(state, turn)
        yield say(passed_out_of_turn(law.PASS_OUT_OF_TURN, clause, options), seat, (), due, who=who, right=right, why=_in(why))
    elif _first_lead(state):
        clause, why = why_it_leads(state, turn)
        gaps = _gaps(who, did, right, why)
        yield say(out_of_turn(law.WRONG_LEADER, clause, options), seat, cards, due, **gaps)
    else:
        clause, why = _reason(state, turn)
        yield say(out_of_turn(law.OUT_OF_TURN, clause, options), seat, cards, due, **_gaps(who, did, right, why))


def _gaps(who: Text, did: Text, right: Text, why: Text) -> Gaps:
    return {"who": who, "act": did, "right": right, "why": _in(why)}


def _first_lead(state: InDeal) -> bool:
    return not state.deal.laid and (isinstance(state, (Leading, *BEFORE_PLAY)))


def _reason(state: InDeal, turn: Seat) -> Why:
    """Return the clause that gives the turn, and why where that is more than the order of the seats."""
    if _first_lead(state):
        return why_it_leads(state, turn)
    if isinstance(state, Leading) and came_after_the_last(state.deal, turn):
        return _taking_the_wind(state.match.options), _PARTNER
    return ("GC3.5" if in_force(state.match.options) else "GD1.1"), _NO_REASON


def came_after_the_last(deal: Deal, turn: Seat) -> bool:
    """Say whether a seat leads because the partner, whose play was not beaten, is out (接风)."""
    return bool(deal.laid) and deal.laid[-1][0] in deal.out and (turn + 2) % 4 == deal.laid[-1][0]


def _taking_the_wind(options: Options) -> str:
    return "GC2.6" if options.levels == "seven" else "GD7.1"


def _in(why: Text) -> Text:
    return why if not why.zh else Text("（{why}）", " ({why})").fill(why=why)

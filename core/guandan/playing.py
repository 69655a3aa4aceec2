"""What a play or a pass breaks: in turn, cards of the own hand, a pattern, higher than what lies."""

from collections.abc import Iterator

from core.clause import Violation
from core.guandan import rulebook as law
from core.guandan import words
from core.guandan.beating import beating_rules, open_rules, reading_rules
from core.guandan.cards_played import card_rules
from core.guandan.counting import missed
from core.guandan.messages import CardsPlayed, Passed
from core.guandan.state import Decided, State, Waiting
from core.guandan.tributes import disproof, forgotten
from core.guandan.turns import done, nothing_lies, turn_of, turn_rules
from core.saying import say


def play_rules(state: State, act: CardsPlayed) -> Iterator[Violation]:
    """Yield every rule that a play breaks."""
    if isinstance(state, (Waiting, Decided)):
        yield from _afterwards(state, act)
        return
    yield from forgotten(state, act)
    yield from missed(state, act.seat)
    turn = tuple(turn_rules(state, act))
    yield from turn
    if not act.cards:
        due = ("play",) if nothing_lies(state) else ("pass",)
        yield say(law.EMPTY_PLAY, act.seat, (), due, who=words.SEATS[act.seat])
        return
    if any(violation.rule.code == law.ALREADY_OUT.code for violation in turn):
        return
    yield from card_rules(state.deal, act)
    yield from disproof(state.deal, act)
    yield from open_rules(state, act)
    readable = tuple(reading_rules(state, act))
    yield from readable
    if not any(violation.rule.code == law.NO_PATTERN.code for violation in readable):
        yield from beating_rules(state, act)


def pass_rules(state: State, act: Passed) -> Iterator[Violation]:
    """Yield every rule that a pass breaks."""
    if isinstance(state, (Waiting, Decided)):
        yield from _afterwards(state, act)
        return
    yield from forgotten(state, act)
    yield from missed(state, act.seat)
    wrong = tuple(turn_rules(state, act))
    yield from wrong
    if not wrong and nothing_lies(state) and turn_of(state) == act.seat:
        yield say(law.PASS_ON_LEAD, act.seat, (), ("play",), who=words.SEATS[act.seat])
    elif not wrong:
        yield from open_rules(state, act)


def _afterwards(state: Waiting | Decided, act: CardsPlayed | Passed) -> Iterator[Violation]:
    if state.after:
        return
    who, did, cards = words.SEATS[act.seat], done(act), act.cards if isinstance(act, CardsPlayed) else ()
    if not state.match.deals:
        yield say(law.NO_DEAL, act.seat, cards, ("deal",), who=who, act=did)
        return
    last = state.match.deals[-1]
    yield say(law.AFTER_DEAL, act.seat, cards, ("deal",), deal=last.number, how=words.over(last), who=who, act=did)

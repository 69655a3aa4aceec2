"""What GC1.1, GC1.2, GC2.8, GC3.3 and GC3.4 say of cards that are taken back, dropped or shown, and of conduct."""

from collections.abc import Iterator

from core.card_rules import no_such_card
from core.cards import RANK_OF
from core.clause import Rule, Violation
from core.climb.held import Held, unexplained
from core.guandan import rulebook as law
from core.guandan import words
from core.guandan.counting import since_words
from core.guandan.deals import IN_DEAL
from core.guandan.messages import CardsExposed, CardsPlayed, ConductNoted, PlayTakenBack, Seat
from core.guandan.options import Options
from core.guandan.outcome import undone
from core.guandan.penalties import dropped, in_force, penal, without_clause, wrong_count
from core.guandan.playing import play_rules
from core.guandan.state import Following, Leading, State, Waiting
from core.saying import say
from core.text import Text

SHOWED = Text("亮出", "showed")
WRONG_PLAYS = frozenset(
    rule.code
    for rule in (
        law.OUT_OF_TURN,
        law.WRONG_LEADER,
        law.TURN_STOPPED,
        law.ALREADY_OUT,
        law.NO_PATTERN,
        law.READING_IMPOSSIBLE,
        law.DOES_NOT_BEAT,
        law.NOT_HELD,
    )
)
_TAKES_EFFECT = Text(
    "不得收回的牌应留在桌上；收回之后怎样由裁判长裁定。",
    "The play should have stayed on the table; what follows is for the chief referee.",
)


def taken_back_rules(state: State, act: PlayTakenBack) -> Iterator[Violation]:
    """Yield whether a play that was seen is taken back (GC3.3). To undo a wrong play is no change of mind."""
    who = words.SEATS[act.seat]
    if not isinstance(state, Following) or not undone(state, act.seat, "hand") or state.before is None:
        if not (isinstance(state, Waiting) and (state.after or not state.match.deals)):
            rule = law.NOTHING_TO_TAKE
            rule = rule if in_force(state.match.options) else penal(rule, "GC3.2", rule.effect, rule.waits, "")
            yield say(rule, act.seat, (), (), who=who)
        return
    if is_wrong(state.before, state.top):
        return
    rule = law.TAKEN_BACK
    options = state.match.options
    rule = penal(rule, "GC3.3", _TAKES_EFFECT, rule.waits, "") if in_force(options) else without_clause(rule, "GC3.2")
    yield say(rule, act.seat, state.top.cards, (), who=who, cards=words.cards(state.top.cards))


def is_wrong(before: Leading | Following, play: CardsPlayed) -> bool:
    """Say whether a play was a wrong one (错牌), or out of turn."""
    return any(violation.rule.code in WRONG_PLAYS for violation in play_rules(before, play))


def exposed_rules(state: State, act: CardsExposed) -> Iterator[Violation]:
    """Yield that cards came down with a play (GC3.4), or were seen otherwise, which no clause speaks of."""
    who, options = words.SEATS[act.seat], state.match.options
    on_lead = isinstance(state, Following) and isinstance(state.before, Leading)
    rule = dropped(law.DROPPED, options, on_lead) if act.dropped else law.EXPOSED
    yield say(rule, act.seat, act.cards, (), who=who, cards=words.cards(act.cards))
    yield from no_such_card(law.NO_SUCH_CARD, act.seat, act.cards)
    if isinstance(state, IN_DEAL):
        yield from not_held(act.seat, act.cards, state.deal.hands[act.seat])


def not_held(seat: Seat, cards: tuple[str, ...], hand: Held) -> Iterator[Violation]:
    """Yield the cards that a seat shows and its hand cannot hold (GD1.1)."""
    known = tuple(card for card in cards if card in RANK_OF)
    if lacking := unexplained(hand, known):
        yield say(law.NOT_HELD, seat, lacking, (), who=words.SEATS[seat], act=SHOWED, cards=words.cards(lacking))


def conduct_rules(state: State, act: ConductNoted) -> Iterator[Violation]:
    """Yield the clause on what was seen, or that there is none (GC3.2)."""
    rule = _conduct(state, act, state.match.options)
    since = since_words(state.deal.number, state.deal.since[act.seat]) if isinstance(state, IN_DEAL) else since_words(0, None)
    yield say(rule, act.seat, (act.what,), (), who=words.SEATS[act.seat], what=words.CONDUCTS[act.what], since=since)


def _conduct(state: State, act: ConductNoted, options: Options) -> Rule:
    on_lead = isinstance(state, Leading) or (isinstance(state, Following) and isinstance(state.before, Leading))
    match act.what:
        case "played_in_parts":
            return dropped(law.IN_PARTS, options, on_lead)
        case "concealed_count":
            return wrong_count(law.COUNT_CONCEALED, options)
        case "signalled":
            return law.SIGNALLED if options.count_report != "none" else without_clause(law.SIGNALLED, "GC3.2")
        case "settled_privately":
            return law.SETTLED_PRIVATELY
        case "changed_partner":
            return law.CHANGED_PARTNER if options.levels == "seven" else without_clause(law.CHANGED_PARTNER, "GC3.2")
        case _:
            return law.CONDUCT

"""What is said of cards that are taken back or shown, and of conduct (SJ3.1, SJ4.2, GC1.2, GC3.2)."""

from collections.abc import Iterator

from core.card_rules import no_such_card
from core.clause import Rule, Violation
from core.saying import cited, say
from core.text import Text
from core.trumps import law_of_cards, words
from core.trumps import law_of_play as law
from core.trumps.asking import knows_bottom
from core.trumps.citing import of_looking
from core.trumps.following import proved_rules
from core.trumps.messages import CardsExposed, CardsPlayed, ConductNoted, PlayTakenBack
from core.trumps.outcome_plays import undone
from core.trumps.playing import play_rules
from core.trumps.rules_of_cards import not_held, third_in_hand
from core.trumps.state import IN_DEAL, Following, State, Waiting, deal_of

SHOWED = Text("亮出", "showed")


def taken_back_rules(state: State, act: PlayTakenBack) -> Iterator[Violation]:
    """Yield whether a play that was seen is taken back. To undo a play that broke a clause is no change of mind."""
    who = words.SEATS[act.seat]
    results = undone(state, act.seat)
    if not isinstance(state, Following) or not results or state.before is None:
        if not (isinstance(state, Waiting) and (state.after or not state.match.deals)):
            yield say(law.NOTHING_TO_TAKE, act.seat, (), (), who=who)
        return
    if not is_wrong(state):
        cards = state.plays[-1].cards
        yield say(law.TAKEN_BACK, act.seat, cards, (), who=who, cards=words.cards(cards))


def is_wrong(state: Following) -> bool:
    """Say whether the play that was made last broke a clause."""
    last = state.plays[-1]
    act = CardsPlayed(last.seat, last.cards, last.parts)
    return state.before is not None and any(not found.rule.observed for found in play_rules(state.before, act))


def exposed_rules(state: State, act: CardsExposed) -> Iterator[Violation]:
    """Yield that cards were seen, what of them the hand cannot hold, and what they prove of earlier follows."""
    who = words.SEATS[act.seat]
    yield say(law.EXPOSED, act.seat, act.cards, (), who=who, cards=words.cards(act.cards))
    yield from no_such_card(law_of_cards.NO_SUCH_CARD, act.seat, act.cards)
    if not isinstance(state, IN_DEAL):
        return
    if lacking := not_held(state.deal, act.seat, act.cards):
        yield say(law.NOT_HELD, act.seat, lacking, (), who=who, act=SHOWED, cards=words.cards(lacking))
    yield from third_in_hand(state.deal, act.seat, act.cards)
    yield from proved_rules(state.deal, act.seat, act.cards, state.match.options)


def conduct_rules(state: State, act: ConductNoted) -> Iterator[Violation]:
    """Yield the clause on what was seen, or that there is none (GC3.2). Who has buried may see what he has buried (SJ3.1)."""
    rule = _RULES.get(act.what, law.CONDUCT)
    if rule is law.BURIAL_SEEN:
        if knows_bottom(state, act.seat) is not False:
            return
        rule = cited(rule, of_looking(deal_of(state)))
    yield say(rule, act.seat, (act.what,), (), who=words.SEATS[act.seat], what=words.CONDUCTS[act.what])


_RULES: dict[str, Rule] = {
    "saw_bottom": law.BURIAL_SEEN,
    "showed_bottom": law.BOTTOM_CONDUCT,
    "changed_bottom": law.BOTTOM_CONDUCT,
    "settled_privately": law.SETTLED_PRIVATELY,
}

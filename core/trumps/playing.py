"""What a play breaks: in turn, cards of the own hand, a lead of one suit, a throw that stands, a follow as it must be."""

from collections.abc import Iterator

from core.card_rules import IN_ONE_PLAY, no_such_card, too_often
from core.cards import RANK_OF, less
from core.clause import Violation
from core.climb.held import unexplained
from core.saying import say
from core.text import Gaps, Text
from core.trumps import law_of_cards, words
from core.trumps import law_of_play as law
from core.trumps.following import follow_rules, proved_rules
from core.trumps.known import certain
from core.trumps.messages import CardsPlayed
from core.trumps.rules_of_cards import third_in_hand
from core.trumps.state import PACKS, Counting, Deal, Decided, State, Waiting
from core.trumps.throwing import lead_rules
from core.trumps.turns import done, nothing_lies, turn_rules

PLAYED = Text("打出", "played")


def play_rules(state: State, act: CardsPlayed) -> Iterator[Violation]:
    """Yield every rule that a play breaks."""
    if isinstance(state, (Waiting, Decided)):
        yield from _afterwards(state, act)
        return
    if isinstance(state, Counting):
        gaps: Gaps = {"deal": state.deal.number, "who": words.SEATS[act.seat], "act": done(act)}
        yield say(law.AFTER_DEAL, act.seat, act.cards, ("deal",), **gaps)
        return
    yield from turn_rules(state, act)
    if not act.cards:
        yield say(law.EMPTY_PLAY, act.seat, (), ("play",), who=words.SEATS[act.seat])
        return
    yield from card_rules(state.deal, act)
    yield from proved_rules(state.deal, act.seat, act.cards, state.match.options)
    if nothing_lies(state):
        yield from lead_rules(state, act)
    else:
        yield from follow_rules(state, act)


def _afterwards(state: Waiting | Decided, act: CardsPlayed) -> Iterator[Violation]:
    """Yield that nothing is on the table, once a deal."""
    if state.after:
        return
    who, did = words.SEATS[act.seat], done(act)
    if not state.match.deals:
        yield say(law.NO_DEAL, act.seat, act.cards, ("deal",), who=who, act=did)
    else:
        yield say(law.AFTER_DEAL, act.seat, act.cards, ("deal",), deal=state.match.deals[-1].number, who=who, act=did)


def card_rules(deal: Deal, act: CardsPlayed) -> Iterator[Violation]:
    """Yield what is wrong with the cards of a play, whatever they are as a play (SJ1.1)."""
    who, hand = words.SEATS[act.seat], deal.hands[act.seat]
    yield from no_such_card(law_of_cards.NO_SUCH_CARD, act.seat, act.cards)
    often = too_often(act.cards, PACKS)
    for card in often:
        gaps: Gaps = {"card": words.card(card), "n": act.cards.count(card), "where": IN_ONE_PLAY}
        yield say(law_of_cards.CARD_THRICE, act.seat, (card,), (f"0..{PACKS}",), **gaps)
    known = tuple(card for card in act.cards if card in RANK_OF)
    known = less(known, tuple(card for card in often for _ in range(act.cards.count(card) - PACKS)))
    lacking = unexplained(hand, known)
    if lacking and len(known) > hand.left and deal.given[act.seat] is None and not certain(hand):
        laid = sum(seat == act.seat for seat, _ in deal.laid)
        yield say(
            law.TOO_MANY, act.seat, lacking, (f"0..{laid + hand.left}",), who=who, n=laid + len(known), due=laid + hand.left
        )
    elif lacking:
        yield say(law.NOT_HELD, act.seat, lacking, (), who=who, act=PLAYED, cards=words.cards(lacking))
    else:
        yield from third_in_hand(deal, act.seat, tuple(card for card in act.cards if card not in often))

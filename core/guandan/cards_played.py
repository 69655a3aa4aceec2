"""What GD1.1 says of the cards of a play: cards of the own hand, and of two packs."""

from collections import Counter
from collections.abc import Iterator

from core.card_rules import EVERYWHERE, IN_ONE_PLAY, no_such_card, too_often
from core.cards import BIT, RANK_OF
from core.clause import Violation
from core.climb.held import Held, unexplained
from core.climb.packed import count
from core.guandan import rulebook as law
from core.guandan import words
from core.guandan.known import MOST_OF_RANK, copies, of_ranks, sure
from core.guandan.messages import CardsPlayed
from core.guandan.plays import PACKS
from core.guandan.state import HAND, Deal
from core.saying import say
from core.text import Gaps, Text

PLAYED = Text("打出", "played")


def card_rules(deal: Deal, act: CardsPlayed) -> Iterator[Violation]:
    """Yield what is wrong with the cards of a play, whatever pattern they form."""
    who, hand = words.SEATS[act.seat], deal.hands[act.seat]
    yield from no_such_card(law.NO_SUCH_CARD, act.seat, act.cards)
    often = too_often(act.cards, PACKS)
    for card in often:
        n = act.cards.count(card)
        yield say(law.CARD_THRICE, act.seat, (card,), (f"0..{PACKS}",), card=words.card(card), n=n, where=IN_ONE_PLAY)
    known = tuple(_possible(act.cards))
    lacking = unexplained(hand, known)
    if lacking and len(known) > hand.left and deal.given[act.seat] is None:
        total = HAND - hand.left + len(hand.odd) + len(known)
        yield say(law.TOO_MANY, act.seat, lacking, (f"0..{HAND}",), who=who, n=total, due=HAND)
    elif lacking:
        yield say(law.NOT_HELD, act.seat, lacking, (), who=who, act=PLAYED, cards=words.cards(lacking))
    elif not _sees_all(hand):
        yield from _of_two_packs(deal, act, often)


def _possible(cards: tuple[str, ...]) -> Iterator[str]:
    """Yield the cards of a play that two packs can hold: what is more has been found already."""
    seen: Counter[str] = Counter()
    for card in cards:
        if card not in RANK_OF:
            continue
        seen[card] += 1
        if card not in BIT or seen[card] <= PACKS:
            yield card


def _sees_all(hand: Held) -> bool:
    """Say whether every card of a hand is known by rank and suit, so that what it plays is nowhere else."""
    return hand.known and not hand.loose


def _of_two_packs(deal: Deal, act: CardsPlayed, but: tuple[str, ...]) -> Iterator[Violation]:
    """Yield cards out of a hand that is not known of which two are seen elsewhere, and ranks of more than two packs."""
    hand, everywhere, ranks = deal.hands[act.seat], copies(deal), of_ranks(deal)
    held = sure(hand)
    thrice: set[str] = set()
    for card in dict.fromkeys(act.cards):
        if card in BIT and card not in but:
            own = min(held.get(card, 0), act.cards.count(card))
            n = everywhere[card] - own + act.cards.count(card)
            if n > PACKS:
                thrice.add(RANK_OF[card])
                yield say(law.CARD_THRICE, act.seat, (card,), (f"0..{PACKS}",), card=words.card(card), n=n, where=EVERYWHERE)
    played: Counter[str] = Counter(rank for card in act.cards if (rank := RANK_OF.get(card, "?")) != "?")
    for rank, laid in played.items():
        own = 0 if hand.vague else count(hand.ranks, rank)
        n, most = ranks[rank] + max(laid - own, 0), MOST_OF_RANK[rank]
        if n > most and rank not in thrice and not any(RANK_OF[card] == rank for card in but):
            gaps: Gaps = {"rank": words.rank(rank), "n": n, "most": most, "where": EVERYWHERE}
            yield say(law.RANK_CROWDED, act.seat, (), (f"0..{most}",), **gaps)

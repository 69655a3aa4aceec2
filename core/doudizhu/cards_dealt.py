"""What DZ1.1 and DZ4.1 say of the cards as they are recorded: each card once, 17 a hand, three in the bottom, 54 in all."""

from collections.abc import Iterator

from core.cards import BIT, DECK, RANK_OF
from core.clause import Violation
from core.doudizhu import rulebook as law
from core.doudizhu import words
from core.doudizhu.evolve import in_deal
from core.doudizhu.messages import BottomLaid, BottomShown, HandDealt, Seat
from core.doudizhu.plays import twice
from core.doudizhu.saying import say
from core.doudizhu.state import BOTTOM, HAND, SEATS, Bidding, Deal, Dealing, State
from core.text import Text, joined

_HERE = Text("在同一手里", "in the same hand")
_BOTTOM = Text("底牌", "the bottom")


def hand_rules(state: State, act: HandDealt) -> Iterator[Violation]:
    """Yield what is wrong with a hand as recorded, beside what was recorded before."""
    deal = in_deal(state).deal
    if deal.given[act.seat] is not None:
        yield say(law.DEALT_TWICE, act.seat, act.cards, who=words.SEATS[act.seat])
        return
    due = HAND + BOTTOM if act.with_bottom else HAND
    if len(act.cards) != due:
        yield say(law.HAND_SIZE, act.seat, act.cards, who=words.SEATS[act.seat], n=len(act.cards), due=due)
    yield from _cards(deal, act.cards, act.seat, words.SEATS[act.seat])
    bottom = () if act.with_bottom or deal.bottom is None else deal.bottom
    if act.with_bottom or deal.included or deal.bottom is not None:
        yield from _missing(deal, act.seat, act.cards, bottom)


def bottom_laid_rules(state: State, act: BottomLaid) -> Iterator[Violation]:
    """Yield what is wrong with the three cards as recorded at the deal."""
    deal = in_deal(state).deal
    yield from _bottom(deal, act.cards)
    if not deal.included:
        yield from _missing(deal, None, (), act.cards)


def bottom_shown_rules(state: State, act: BottomShown) -> Iterator[Violation]:
    """Yield what is wrong with the showing of the three cards."""
    now = in_deal(state)
    deal = now.deal
    if deal.shown:
        yield say(law.BOTTOM_AGAIN, None, act.cards)
        return
    if isinstance(now, (Dealing, Bidding)):
        yield say(law.BOTTOM_EARLY, None, act.cards)
    if deal.bottom is not None:
        if not _same(deal.bottom, act.cards):
            laid, shown = words.cards(deal.bottom), words.cards(act.cards)
            yield say(law.BOTTOM_DIFFERS, None, act.cards, deal.bottom, shown=shown, laid=laid)
        return
    if deal.included:
        yield from _in_landlords_hand(deal, act)
        return
    yield from _bottom(deal, act.cards)
    yield from _missing(deal, None, (), act.cards)


def _in_landlords_hand(deal: Deal, act: BottomShown) -> Iterator[Violation]:
    if len(act.cards) != BOTTOM:
        yield say(law.BOTTOM_SIZE, None, act.cards, n=len(act.cards))
    lord = deal.landlord
    strangers = tuple(c for c in act.cards if c in BIT and lord is not None and not deal.hands[lord].cards & BIT[c])
    if strangers and lord is not None and not deal.hands[lord].plays and deal.hands[lord].known:
        yield say(law.BOTTOM_DIFFERS, None, act.cards, (), shown=words.cards(act.cards), laid=words.SEATS[lord])


def _bottom(deal: Deal, cards: tuple[str, ...]) -> Iterator[Violation]:
    if len(cards) != BOTTOM:
        yield say(law.BOTTOM_SIZE, None, cards, n=len(cards))
    yield from _cards(deal, cards, None, _BOTTOM)


def _same(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Say whether two records could be of the same cards, suits that are not recorded left open."""
    if len(one) != len(other):
        return False
    if all(c in BIT for c in (*one, *other)):
        return set(one) == set(other)
    if any(RANK_OF.get(c, "?") == "?" for c in (*one, *other)):
        return True
    return sorted(RANK_OF[c] for c in one) == sorted(RANK_OF[c] for c in other)


def _cards(deal: Deal, cards: tuple[str, ...], seat: Seat | None, where: Text) -> Iterator[Violation]:
    """Yield cards that are none, and cards that occur here twice or were recorded elsewhere."""
    if _sound(deal, cards, seat):
        return
    for card in dict.fromkeys(cards):
        if card not in RANK_OF:
            yield say(law.NO_SUCH_CARD, seat, (card,), card=card)
    for card in twice(cards):
        yield say(law.CARD_TWICE, seat, (card,), card=words.card(card), where=_HERE)
    for card in dict.fromkeys(cards):
        bit = BIT.get(card, 0)
        for other in SEATS:
            if other != seat and bit and card in (deal.given[other] or ()):
                both = joined((words.SEATS[other], where), zh="、", en=" and ")
                yield say(law.CARD_TWICE, seat, (card,), card=words.card(card), where=both)
        if deal.bottom is not None and seat is not None and card in deal.bottom and bit and seat != deal.landlord:
            yield say(law.CARD_TWICE, seat, (card,), card=words.card(card), where=joined((_BOTTOM, where), zh="、", en=" and "))


def _sound(deal: Deal, cards: tuple[str, ...], seat: Seat | None) -> bool:
    """Say, quickly, whether all cards have their suits, no two are the same and none was seen elsewhere; no: look closer."""
    found = 0
    for card in cards:
        found |= BIT.get(card, 0)
    if found.bit_count() != len(cards) or any(found & hand.cards for n, hand in enumerate(deal.hands) if n != seat):
        return False
    return not any(hand.plays for hand in deal.hands) and not (deal.bottom and any(found & BIT.get(c, 0) for c in deal.bottom))


def _missing(deal: Deal, seat: Seat | None, cards: tuple[str, ...], bottom: tuple[str, ...]) -> Iterator[Violation]:
    """Yield the cards that are nowhere, once all places are recorded with every suit; `cards` are the hand of `seat`."""
    every = set(bottom)
    for other in SEATS:
        held = cards if other == seat else deal.given[other]
        if held is None:
            return
        every.update(held)
    if every <= BIT.keys() and (gone := tuple(card for card in DECK if card not in every)):
        yield say(law.CARDS_MISSING, None, (), gone, cards=words.cards(gone))

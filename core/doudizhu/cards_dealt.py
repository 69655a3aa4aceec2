"""What DZ1.1 and DZ4.1 say of the cards as they are recorded: each card once, 17 a hand, three in the bottom, 54 in all."""

from collections.abc import Iterator

from core.card_rules import EVERYWHERE, IN_ONE_HAND, no_such_card, too_often
from core.cards import BIT, DECK, OF_RANK, RANK_OF
from core.clause import Violation
from core.doudizhu import rulebook as law
from core.doudizhu import words
from core.doudizhu.deals import in_deal
from core.doudizhu.messages import BottomLaid, BottomShown, HandDealt, Seat
from core.doudizhu.plays import PACKS, crowded
from core.doudizhu.state import BOTTOM, HAND, SEATS, Bidding, Deal, Dealing, Showing, State
from core.saying import say
from core.text import Text, joined

_BOTTOM = Text("底牌", "the bottom")
_HAND = Text("{who}的手牌", "the hand of {who}")


def hand_rules(state: State, act: HandDealt) -> Iterator[Violation]:
    """Yield what is wrong with a hand as recorded, beside what was recorded before."""
    deal = in_deal(state).deal
    if deal.given[act.seat] is not None:
        yield say(law.DEALT_TWICE, act.seat, act.cards, where=_HAND.fill(who=words.SEATS[act.seat]))
        return
    due = HAND + BOTTOM if act.with_bottom else HAND
    if len(act.cards) != due:
        yield say(law.HAND_SIZE, act.seat, act.cards, (str(due),), who=words.SEATS[act.seat], n=len(act.cards), due=due)
    beside = None if act.with_bottom else deal.bottom
    yield from _cards(act.cards, act.seat, words.SEATS[act.seat], _places(deal, act.seat, beside))
    if act.with_bottom and deal.bottom is not None:
        yield from _not_taken(act.seat, act.cards, deal.bottom)
    if act.with_bottom or deal.included is not None or deal.bottom is not None:
        yield from _missing(deal, act.seat, act.cards, beside or ())


def bottom_laid_rules(state: State, act: BottomLaid) -> Iterator[Violation]:
    """Yield what is wrong with the three cards as recorded at the deal."""
    deal = in_deal(state).deal
    if deal.bottom is not None:
        yield say(law.DEALT_TWICE, None, act.cards, where=_BOTTOM)
        return
    yield from _new_bottom(deal, act.cards)


def bottom_shown_rules(state: State, act: BottomShown) -> Iterator[Violation]:
    """Yield what is wrong with the showing of the three cards."""
    now = in_deal(state)
    deal = now.deal
    if deal.shown and not isinstance(now, Showing):
        yield say(law.BOTTOM_AGAIN, None, act.cards)
        return
    if isinstance(now, (Dealing, Bidding)):
        yield say(law.BOTTOM_EARLY, None, act.cards, ("bid",))
    if deal.bottom is not None:
        if not _same(deal.bottom, act.cards):
            laid, shown = words.cards(deal.bottom), words.cards(act.cards)
            yield say(law.BOTTOM_DIFFERS, None, act.cards, deal.bottom, shown=shown, laid=laid)
        return
    yield from _new_bottom(deal, act.cards)


def _new_bottom(deal: Deal, cards: tuple[str, ...]) -> Iterator[Violation]:
    if len(cards) != BOTTOM:
        yield say(law.BOTTOM_SIZE, None, cards, (str(BOTTOM),), n=len(cards))
    taken = deal.included
    yield from _cards(cards, None, _BOTTOM, _places(deal, taken, None))
    if taken is not None and (hand := deal.given[taken]) is not None:
        yield from _not_taken(taken, hand, cards)
    else:
        yield from _missing(deal, None, (), cards)


def _not_taken(seat: Seat, hand: tuple[str, ...], bottom: tuple[str, ...]) -> Iterator[Violation]:
    """Yield the cards of the bottom that a hand recorded with the bottom cannot hold."""
    if any(RANK_OF.get(card, "?") == "?" for card in hand):
        return
    vague = {RANK_OF[card] for card in hand if card not in BIT}
    ranks = {RANK_OF[card] for card in hand}
    lacking = tuple(
        card
        for card in bottom
        if (rank := RANK_OF.get(card, "?")) != "?"
        and (rank not in ranks or (card in BIT and card not in hand and rank not in vague))
    )
    if lacking:
        yield say(law.BOTTOM_NOT_TAKEN, seat, (), lacking, cards=words.cards(lacking), who=words.SEATS[seat])


def _same(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Say whether two records could be of the same cards, suits that are not recorded left open."""
    if len(one) != len(other):
        return False
    if all(c in BIT for c in (*one, *other)):
        return set(one) == set(other)
    if any(RANK_OF.get(c, "?") == "?" for c in (*one, *other)):
        return True
    return sorted(RANK_OF[c] for c in one) == sorted(RANK_OF[c] for c in other)


Place = tuple[Text, tuple[str, ...]]


def _places(deal: Deal, but: Seat | None, bottom: tuple[str, ...] | None) -> tuple[Place, ...]:
    """Return where other cards of a deal are recorded: the hands, one left out, and the bottom."""
    hands = [(words.SEATS[seat], held) for seat in SEATS if seat != but and (held := deal.given[seat]) is not None]
    return (*hands, *(() if bottom is None else ((_BOTTOM, bottom),)))


def _cards(cards: tuple[str, ...], seat: Seat | None, where: Text, elsewhere: tuple[Place, ...]) -> Iterator[Violation]:
    """Yield cards that are none, cards that occur here twice or were recorded elsewhere, and ranks of too many cards."""
    if _sound(cards, elsewhere):
        return
    yield from no_such_card(law.NO_SUCH_CARD, seat, cards)
    for card in too_often(cards, PACKS):
        yield say(law.CARD_TWICE, seat, (card,), card=words.card(card), where=IN_ONE_HAND)
    for card in dict.fromkeys(cards):
        for place, held in elsewhere:
            if card in BIT and card in held:
                both = joined((place, where), zh="、", en=" and ")
                yield say(law.CARD_TWICE, seat, (card,), card=words.card(card), where=both)
    before = [card for _, held in elsewhere for card in held]
    here, ranks = crowded(cards), {RANK_OF.get(card) for card in cards}
    for rank, n in crowded((*before, *cards)).items():
        if rank in ranks:
            where = IN_ONE_HAND if rank in here else EVERYWHERE
            most, here_or_all = len(OF_RANK[rank]), here.get(rank, n)
            due = (f"0..{most}",)
            yield say(law.RANK_CROWDED, seat, (), due, rank=words.rank(rank), n=here_or_all, most=most, where=where)


def _sound(cards: tuple[str, ...], elsewhere: tuple[Place, ...]) -> bool:
    """Say, quickly, whether all cards have their suits, here and elsewhere, and no two are the same; no: look closer."""
    found, number = 0, len(cards)
    for card in cards:
        found |= BIT.get(card, 0)
    for _, held in elsewhere:
        number += len(held)
        for card in held:
            found |= BIT.get(card, 0)
    return found.bit_count() == number


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

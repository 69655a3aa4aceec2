"""Whole matches of 升级 by the rules, drawn by chance, and a notebook kept beside them by hand."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import cast

from core.cards import DECK
from core.live import Live
from core.shengji.messages import Act
from core.shengji.options import Options
from core.trick.follow import breach, example
from core.trick.order import TRUMP
from core.trick.parts import lead_of, parts
from core.trick.throws import settled
from core.trumps.known import whole
from core.trumps.messages import (
    BottomBuried,
    BottomLaid,
    BottomTaken,
    CardDrawn,
    CardsPlayed,
    HandDealt,
    NobodyDeclared,
    Overturned,
    OverturnPassed,
    Seat,
    ThirdBottomCardShown,
    TrumpsDeclared,
)
from core.trumps.state import Burying, Decided, Drawing, Following, Leading, Overturning, Taking, Waiting
from core.trumps.trumps import order_in, ways_of
from tests.core.shengji.given import SEATS, Cards, play_of

Hands = tuple[Cards, Cards, Cards, Cards]
RANKED = ("D", "C", "H", "S")  # from the lowest (SJ4.3)
POINTS = {"5": 5, "T": 10, "K": 10}


class Notebook:
    """What the players would write down: points in tricks, overturns, levels. It knows nothing of the program's state."""

    def __init__(self, first: str) -> None:
        self.levels, self.first = [first, first], first
        self.table, self.overturns, self.laid = [0, 0], 0, Counter[str]()

    def begin(self) -> None:
        self.table, self.overturns, self.laid = [0, 0], 0, Counter()

    def lay(self, cards: Cards) -> None:
        self.laid.update(cards)

    def trick(self, seat: Seat, cards: Cards) -> None:
        self.table[seat % 2] += points(cards)


def points(cards: Cards) -> int:
    return sum(POINTS.get(card[1], 0) for card in cards if card[1] != "J" or card[0] not in "BR")


def dealt(rng: Random) -> tuple[Hands, Cards]:
    """Four hands and the bottom."""
    pack = [card for card in DECK for _ in range(2)]
    rng.shuffle(pack)
    one, two, three, four = (tuple(pack[n:100:4]) for n in range(4))
    return (one, two, three, four), tuple(pack[100:])


def next_acts(match: Live, rng: Random, hands: Hands, bottom: Cards) -> Iterator[Act]:
    """Lawful acts by which a deal goes on from where it stands, a few at a time; none when it is over."""
    play = play_of(match)
    match play:
        case Drawing(_, deal) if not any(deal.given) and not deal.draws:
            yield from _draw(rng, hands, bottom, deal.first_drawer or 0)
        case Drawing(_, deal) | Taking(_, deal, _) if deal.standing is None:
            yield from _declare(match, rng, hands, bottom)
        case Drawing(_, deal) | Taking(_, deal, _):
            yield from _overturn_first(match, rng, hands)
            yield from _take(match)
        case Burying(_, deal, turn):
            hand = whole(deal.hands[turn]) or ()
            yield BottomBuried(turn, tuple(rng.sample(hand, 8)))
        case Overturning(_, deal, turn):
            yield _answer(match, rng, turn if turn is not None else _next_to_speak(match))
        case Leading() | Following():
            yield _play(play, rng)
        case _:
            return


def _draw(rng: Random, hands: Hands, bottom: Cards, first: Seat) -> Iterator[Act]:
    if rng.random() < 0.5:
        yield from (HandDealt(seat, hands[seat]) for seat in SEATS)
        yield BottomLaid(bottom)
        return
    for n in range(25):
        for more in range(4):
            seat = SEATS[(first + more) % 4]
            yield CardDrawn(seat, hands[seat][n])
    yield BottomLaid(bottom)


def _declare(match: Live, rng: Random, hands: Hands, bottom: Cards) -> Iterator[Act]:
    deal = play_of(match).deal  # type: ignore[union-attr]
    able = [(seat, card) for seat in SEATS for card in hands[seat] if card[1] == deal.level and card[0] in "SHCD"]
    if able and (deal.first or rng.random() < 0.7):
        seat, card = rng.choice(able)
        yield TrumpsDeclared(seat, (card,), 100)
    else:
        yield NobodyDeclared()
        if not deal.first:
            yield ThirdBottomCardShown(bottom[2])


def _overturn_first(match: Live, rng: Random, hands: Hands) -> Iterator[Act]:
    """Overturn in the first deal, before the bottom is taken."""
    deal = play_of(match).deal  # type: ignore[union-attr]
    if not deal.first or deal.taken or deal.burier is not None or deal.overturns > 1 or rng.random() < 0.5:
        return
    able = [(seat, pair) for seat in SEATS for pair in _pairs(match, hands[seat], seat)]
    if able:
        seat, pair = rng.choice(able)
        yield Overturned(seat, pair, 100)


def _pairs(match: Live, hand: Cards, seat: Seat) -> list[Cards]:
    """Pairs with which a seat may overturn: level cards or jokers, higher than what has to be beaten."""
    play = play_of(match)
    deal, options = play.deal, cast(Options, play.match.options)  # type: ignore[union-attr]
    standing, held = deal.standing, Counter(hand)
    if standing is None:
        return []
    own = standing.seat == seat or (not deal.overturns and standing.kind != "third_bottom_card" and standing.seat == seat)
    if own or (standing.kind == "third_bottom_card" and options.third_bottom_overturn == "not_allowed"):
        return []
    if not deal.first and seat == deal.declarer and options.later_declarer_overturn == "declarer_never":
        return []
    any_pair = standing.kind == "third_bottom_card" or (
        standing.kind == "declared" and options.first_overturn_must_beat == "insured_pair"
    )
    found: list[Cards] = []
    for card, n in held.items():
        joker = card in ("BJ", "RJ")
        if n == 2 and (joker or card[1] == deal.level):
            rank = 10 + (card == "RJ") if joker else RANKED.index(card[0])
            before = 10 + (standing.cards[:1] == ("RJ",)) if standing.suit is None else RANKED.index(standing.suit)
            if any_pair or rank > before:
                found.append((card, card))
    return found


def _take(match: Live) -> Iterator[Act]:
    deal = play_of(match).deal  # type: ignore[union-attr]
    due = deal.takers[0] if deal.takers and (deal.first or deal.burier is not None) else deal.declarer
    yield BottomTaken(0 if due is None else due)


def _next_to_speak(match: Live) -> Seat:
    deal = play_of(match).deal  # type: ignore[union-attr]
    return next((seat for seat in SEATS if seat not in deal.passed), 0)


def _answer(match: Live, rng: Random, seat: Seat) -> Act:
    deal = play_of(match).deal  # type: ignore[union-attr]
    able = _pairs(match, whole(deal.hands[seat]) or (), seat)
    declaring = next((s.seat for s, _ in deal.showings if s.kind == "declared"), None)
    if able and not (seat == declaring and not deal.overturns) and rng.random() < 0.7:
        return Overturned(seat, rng.choice(able))
    return OverturnPassed(seat)


def _play(play: Leading | Following, rng: Random) -> Act:
    deal, options = play.deal, play.match.options
    seat = play.turn or 0
    order, ways = order_in(deal, options), ways_of(options)
    hand = whole(deal.hands[seat]) or ()
    assert order is not None
    if isinstance(play, Leading) or not play.plays or play.lead is None:
        suit = rng.choice(sorted({order.suit_of[card] for card in hand}))
        held = tuple(card for card in hand if order.suit_of[card] == suit)
        found = parts(held, order, ways)
        if len(found) > 1 and rng.random() < 0.3 and (suit != TRUMP or options.throw_trumps == "allowed"):
            cards = tuple(card for part in found[:2] for card in part.cards)
            lead = lead_of(cards, order, ways)
            others = [whole(deal.hands[(seat + n) % 4]) or () for n in (1, 2, 3)]
            if lead is not None and settled(lead, others, order, ways) is None:
                return CardsPlayed(seat, cards)
        return CardsPlayed(seat, rng.choice(found).cards)
    for _ in range(6):
        cards = tuple(rng.sample(hand, len(play.lead.cards)))
        if breach(play.lead, hand, cards, order, ways) is None:
            return CardsPlayed(seat, cards)
    return CardsPlayed(seat, example(play.lead, hand, order, ways))


def over(match: Live) -> bool:
    """Whether no deal is on the table."""
    return isinstance(play_of(match), (Waiting, Decided))

"""Deals of 升级 and 炒地皮 that bots play by the rules: drawn card by card, called, overturned, buried, led, thrown, followed."""

from collections.abc import Iterator
from random import Random
from typing import Any

from core.cards import DECK
from core.games import Opening
from core.history import History
from core.trick.order import TRUMP
from core.trumps import messages as m
from core.trumps.known import certain
from core.trumps.state import (
    BOTTOM,
    HAND,
    SEATS,
    Burying,
    Decided,
    Drawing,
    Following,
    Leading,
    Overturning,
    State,
    Taking,
    Waiting,
)
from core.trumps.trumps import order_in
from projections.trumps.legal import Showable, follows_of, leads_of, shows_of
from tests.core.given import CHIEF

Act = m.Act | m.Insured
BOLD = 0.7  # how often a bot shows what it may show
MADE: dict[str, Any] = {"TrumpsDeclared": m.TrumpsDeclared, "Insured": m.Insured, "Overturned": m.Overturned}


class Table:
    """A match that bots play; every act is folded with its results."""

    def __init__(self, random: Random, opening: Opening) -> None:
        self.random, self.history, self.acts = random, History(opening), list[Act]()

    @property
    def play(self) -> State:
        play: State = self.history.table.play
        return play

    def do(self, act: Act) -> Act:
        for event in self.history.outcome(act, CHIEF):
            self.history.fold(event, CHIEF)
        self.acts.append(act)
        return act


def whole_match(random: Random, opening: Opening, most: int) -> tuple[Act, ...]:
    """Return the acts of so many deals that come to an end."""
    table = Table(random, opening)
    while len(table.play.match.deals) < most and not isinstance(table.play, Decided):
        one_deal(table)
    return tuple(table.acts)


def one_deal(table: Table, until: type | None = None) -> None:
    """Play one deal, or until it is in a phase; a deal that is dealt again counts as one."""
    for _ in deal_steps(table):
        if until is not None and isinstance(table.play, until):
            return


def deal_steps(table: Table) -> Iterator[None]:
    """Play one deal, an act or a few at a time."""
    packs = [*DECK, *DECK]
    table.random.shuffle(packs)
    first: m.Seat = table.random.choice((0, 1, 2, 3))
    table.do(m.DealBegun(None if table.play.match.deals else first))
    play = table.play
    if isinstance(play, Drawing) and play.deal.first_drawer is not None:
        first = play.deal.first_drawer
    table.do(m.BottomLaid(tuple(packs[4 * HAND :])))
    for n in range(4 * HAND):
        seat: m.Seat = ((0, 1, 2, 3) * 2)[first + n % 4]
        table.do(m.CardDrawn(seat, packs[n]))
        shows(table, ("TrumpsDeclared", "Insured", "Overturned"))
        yield
    shows(table, ("Overturned",))
    play = table.play
    if isinstance(play, Taking) and play.deal.standing is None:
        table.do(m.NobodyDeclared())
        if isinstance(table.play, Waiting):
            return
        table.do(m.ThirdBottomCardShown(packs[4 * HAND + 2]))
    while not isinstance(table.play, (Waiting, Decided)):
        step(table)
        yield


def shows(table: Table, kinds: tuple[str, ...]) -> None:
    """Let somebody show what may be shown, or nobody."""
    found = [each for each in shows_of(table.play) if each.act in kinds]
    while found and table.random.random() < BOLD:
        table.do(made(table.random.choice(found)))
        found = [each for each in shows_of(table.play) if each.act in kinds]


def made(each: Showable) -> Act:
    act: Act = MADE[each.act](each.seat, each.cards)
    return act


def step(table: Table) -> None:
    """Do what is due."""
    random, play = table.random, table.play
    match play:
        case Taking(_, _, turn):
            assert turn is not None
            table.do(m.BottomTaken(turn))
        case Burying(_, _, turn):
            table.do(m.BottomBuried(turn, bury(random, play)))
        case Overturning(_, _, turn):
            before = len(table.acts)
            shows(table, ("Overturned",))
            if len(table.acts) == before:  # where whoever speaks first may overturn, all have to say that they do not
                own, options = play.match.own, play.match.options
                seats = [s for s in SEATS if s not in play.deal.passed and not own.may_not(play.deal, s, options)]
                table.do(m.OverturnPassed(seats[0] if turn is None else turn))
        case Leading(_, _, turn):
            assert turn is not None
            table.do(m.CardsPlayed(turn, lead(random, play, turn)))
        case Following(_, _, turn):
            table.do(m.CardsPlayed(turn, follow(random, play, turn)))
        case _:
            raise AssertionError(type(play))


def bury(random: Random, play: Burying) -> tuple[str, ...]:
    """Return what to bury: side cards of low rank, now and then one with points or a trump."""
    hand, order = certain(play.deal.hands[play.turn]), order_in(play.deal, play.match.options)
    assert order is not None
    low = sorted(hand, key=lambda card: (order.suit_of[card] == TRUMP, order.place[card] + 4 * random.random()))
    return tuple(low[:BOTTOM])


def lead(random: Random, play: Leading, turn: m.Seat) -> tuple[str, ...]:
    """Return something to lead: a tractor, a pair, a single, or now and then a throw of the highest of a side suit."""
    suit = random.choice(leads_of(play, turn))
    kinds: list[tuple[str, ...]] = [*suit.tractors, *((card, card) for card in suit.pairs)]
    if suit.suit != "T" and len(suit.cards) > 1 and random.random() < 0.12:
        return suit.cards[:2] if not kinds else (*kinds[0], *(card for card in suit.cards[:1] if card not in kinds[0]))
    return random.choice(kinds) if kinds and random.random() < 0.7 else (random.choice(suit.cards),)


def follow(random: Random, play: Following, turn: m.Seat) -> tuple[str, ...]:
    """Return one of the lawful plays."""
    may = follows_of(play, turn)
    assert may is not None
    choice = random.choice(may.choices)
    return (*choice.given, *random.sample(choice.among, choice.more))

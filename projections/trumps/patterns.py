"""What a play of 升级 is called: the components of a lead, and whether a play follows, ruffs or discards."""

from core.text import Text, joined
from core.trick.order import TRUMP, Order
from core.trick.parts import Lead, Part
from core.trick.winner import winner
from core.trumps.readings import Readings
from core.trumps.state import Deal, Play
from core.trumps.trumps import order_in, ways_of

SINGLE = Text("单张", "single")
PAIR = Text("对子", "pair")
TRACTOR = Text("连对（{n}对）", "tractor of {n} pairs")
THROW = Text("甩牌：{parts}", "throw: {parts}")
LEAD = Text("领出", "lead")
FOLLOW = Text("跟牌", "follows")
RUFF = Text("主牌杀", "ruffs")
DISCARD = Text("垫牌", "discards")
PLAYED = Text("出牌", "a play")


def lead_name(lead: Lead | None) -> Text:
    """Return what a lead is.

    >>> from core.trick.order import order_of
    >>> from core.trick.parts import lead_of
    >>> from core.trick.ways import USUAL
    >>> lead_name(lead_of(("SA", "SK", "SK"), order_of("5", "H", USUAL), USUAL)).en
    'throw: pair, single'
    """
    if lead is None:
        return LEAD
    names = [part_name(part) for part in lead.parts]
    return names[0] if len(names) == 1 else THROW.fill(parts=joined(names, zh="、", en=", "))


def part_name(part: Part) -> Text:
    """Return what a component is."""
    return (SINGLE, PAIR)[part.pairs] if part.pairs < 2 else TRACTOR.fill(n=part.pairs)


def follow_name(play: Play, lead: Lead | None, deal: Deal, options: Readings) -> Text:
    """Return whether a play follows, ruffs or discards; that it is a play where that is not known."""
    order = order_in(deal, options)
    if lead is None or order is None or not play.cards or any(card not in order.suit_of for card in play.cards):
        return PLAYED
    suits = {order.suit_of[card] for card in play.cards}
    if suits == {lead.suit}:
        return FOLLOW
    return RUFF if suits == {TRUMP} and _ruffs(play, lead, order, options) else DISCARD


def _ruffs(play: Play, lead: Lead, order: Order, options: Readings) -> bool:
    """Say whether trumps beat a lead of a side suit: as many, in the pattern led."""
    return len(play.cards) == len(lead.cards) and winner((lead.cards, play.cards), order, ways_of(options), lead) == 1

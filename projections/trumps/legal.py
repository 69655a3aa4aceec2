"""What may be done at a 升级 table as it stands: whose turn, which acts, what may be shown for trumps, which plays are lawful.

Lawful plays are many more than anybody reads: they are counted, and told as people choose, by what has to be given and what is
free (`core.trick.choices`).
"""

from collections.abc import Mapping

import msgspec

from core.games import game_of
from core.text import Text, joined
from core.trick.choices import Choice, choices, count
from core.trick.order import TRUMP
from core.trick.parts import parts
from core.trumps import words
from core.trumps.asking import declaring
from core.trumps.evolve_bottom import no_insurance
from core.trumps.known import certain, whole
from core.trumps.messages import Insured, Seat
from core.trumps.phases import phase_of
from core.trumps.readings import Readings
from core.trumps.state import BEFORE_PLAY, SEATS, Burying, Deal, Drawing, Following, Leading, Match, State, deal_of
from core.trumps.trumps import order_in, shown, ways_of
from projections.trumps.hands import by_suit
from projections.trumps.turn import seat_to_act, turn_words

MOST = 12  # choices that are told one by one


class OfSuit(msgspec.Struct, frozen=True):
    """What a hand may lead in one suit; a throw is some of these together."""

    suit: str  # as the cards count: T for trumps, S H C D
    cards: tuple[str, ...]  # any single of these, from high to low, equal cards being one
    pairs: tuple[str, ...]  # of each the card
    tractors: tuple[tuple[str, ...], ...]  # the longest, of each its cards


class Follows(msgspec.Struct, frozen=True):
    """What a hand may follow with."""

    number: int  # cards to be put down
    plays: int  # how many lawful plays there are, equal cards being one
    choices: tuple[Choice, ...]  # the first MOST of them
    others: bool = False  # there are more


class Showable(msgspec.Struct, frozen=True):
    """Cards that a seat is known to hold and may show to make trumps."""

    seat: Seat
    act: str  # the name of the type of the act
    cards: tuple[str, ...]


class Legal(msgspec.Struct, frozen=True):
    """Whose turn it is, which acts may be recorded, what may be shown for trumps, and what can be played."""

    phase: Text
    turn: Text
    seat: Seat | None
    acts: Text
    shows: tuple[Showable, ...]  # from hands that are known; of others it cannot be said
    buries: tuple[str, ...] | None  # the hand from which eight are buried; empty outside burying; None: not known
    leads: tuple[OfSuit, ...]
    throws: tuple[str, ...]  # suits, as the cards count, of which several components may be led together
    beaten_by: str  # whose cards make a throw fail: a value of the option `throw_beaten_by`
    follows: Follows | None
    why: Text | None  # why plays cannot be judged


def legal(play: State) -> Legal:
    """Return what may be done now."""
    phase, seat = phase_of(play), seat_to_act(play)
    why: Text | None = None
    leads: tuple[OfSuit, ...] = ()
    follows: Follows | None = None
    if isinstance(play, (Leading, Following)) and seat is not None:
        why = unanswerable(play, seat)
        if why is None and _leads(play):
            leads = leads_of(play, seat)
        elif why is None and isinstance(play, Following):
            follows = follows_of(play, seat)
    return Legal(
        game_of(play).phases.names[phase],
        turn_words(play),
        seat,
        acts_of(play),
        shows_of(play),
        whole(play.deal.hands[play.turn]) if isinstance(play, Burying) else (),
        leads,
        throws_of(play, leads),
        play.match.options.throw_beaten_by,
        follows,
        why,
    )


def called_now(play: State) -> Mapping[str, Text]:
    """Return what acts are called that the game calls by names of its own, an overturn by what it is if it is made now."""
    own, deal = play.match.own, deal_of(play)
    if "Overturned" not in own.acts:
        return own.acts
    buried = deal is not None and deal.burier is not None
    return {**own.acts, "Overturned": own.stir if buried else words.ACTS["Overturned"]}


def acts_of(play: State) -> Text:
    """Return the acts by which the match goes on, in words. What stays of a throw is said once, and not where hands show it."""
    if all(play.match.signed):
        return Text("没有（双方已经签字）", "none, both sides have signed")
    phase, game = phase_of(play), game_of(play)
    names = [name for name in game.phases.expected[phase] if name != "ThrowCalled" or _may_be_called(play)]
    return joined([{**game.acts, **called_now(play)}[name] for name in names])


def _may_be_called(play: State) -> bool:
    """Say whether it can still be said what stays of a throw (SJ5.4): it has not failed by the hands, and nobody has followed."""
    return isinstance(play, Following) and len(play.plays) == 1 and play.thrown is None and not play.called


def _leads(play: Leading | Following) -> bool:
    return not isinstance(play, Following) or not play.plays


# --- plays ----------------------------------------------------------------------------------------------------------------------


def unanswerable(play: Leading | Following, seat: Seat) -> Text | None:
    """Say why it cannot be judged what a seat may play; None where it can."""
    deal = play.deal
    if deal.level is None:
        return NO_LEVEL
    if order_in(deal, play.match.options) is None:
        return NO_TRUMPS
    if whole(deal.hands[seat]) is None:
        return NO_HAND
    if isinstance(play, Following) and play.plays and play.lead is None:
        return NO_LEAD
    return None


def leads_of(play: Leading | Following, seat: Seat) -> tuple[OfSuit, ...]:
    """Return what a seat whose hand is known may lead, suit by suit, trumps first (SJ5.1 to SJ5.5)."""
    order, ways = order_in(play.deal, play.match.options), ways_of(play.match.options)
    if order is None:
        return ()
    found = []
    for suit, cards in by_suit(certain(play.deal.hands[seat]), order):
        singles = tuple(dict.fromkeys(cards))
        pairs = tuple(card for card in singles if cards.count(card) > 1)
        twice = tuple(card for card in pairs for _ in range(2))
        runs = tuple(part.cards for part in parts(twice, order, ways) if part.pairs > 1) if twice else ()
        found.append(OfSuit(suit, singles, pairs, runs))
    return tuple(found)


def throws_of(play: State, leads: tuple[OfSuit, ...]) -> tuple[str, ...]:
    """Return the suits of which several components may be led together (SJ5.4): trumps only by the option `throw_trumps`."""
    trumps = play.match.options.throw_trumps == "allowed"
    return tuple(each.suit for each in leads if len(each.cards) > 1 and (trumps or each.suit != TRUMP))


def follows_of(play: Following, seat: Seat) -> Follows | None:
    """Return what a seat whose hand is known may follow with (SJ5.1 to SJ5.5); None where nothing has been led."""
    lead, order = play.lead, order_in(play.deal, play.match.options)
    if lead is None or order is None:
        return None
    hand, ways = certain(play.deal.hands[seat]), ways_of(play.match.options)
    if len(hand) < len(lead.cards):  # all that is left
        return Follows(len(hand), 1, (Choice(hand, 0, ()),))
    found = choices(lead, hand, order, ways, MOST + 1)
    return Follows(len(lead.cards), count(lead, hand, order, ways), found[:MOST], len(found) > MOST)


# --- trumps ---------------------------------------------------------------------------------------------------------------------


def shows_of(play: State) -> tuple[Showable, ...]:
    """Return what seats whose cards are known may show to make trumps now (SJ2.1, SJ2.2, SJ4.0 to SJ4.4)."""
    if not isinstance(play, BEFORE_PLAY) or play.deal.level is None:
        return ()
    found: list[Showable] = []
    for seat in SEATS:
        cards = certain(play.deal.hands[seat])
        singles = tuple(dict.fromkeys(cards))
        pairs = tuple(card for card in singles if cards.count(card) > 1)
        if isinstance(play, Drawing):
            found += _declares(play, seat, singles, pairs)
        if play.match.own.overturns_now(play, seat, play.match.options):
            found += _overturns(play.deal, seat, pairs, play.match)
    return tuple(found)


def _declares(play: Drawing, seat: Seat, singles: tuple[str, ...], pairs: tuple[str, ...]) -> list[Showable]:
    """Return level cards to declare with, or the second one to insure with."""
    deal, options = play.deal, play.match.options
    if deal.standing is None:
        found = [(card,) for card in singles] + [(card, card) for card in pairs]
        return [Showable(seat, "TrumpsDeclared", cards) for cards in found if _makes_suit(cards, deal, options)]
    if declaring(deal) != seat or not play.match.own.insures:
        return []
    return [Showable(seat, "Insured", (card,)) for card in pairs if not no_insurance(play, Insured(seat, (card,)))]


def _makes_suit(cards: tuple[str, ...], deal: Deal, options: Readings) -> bool:
    found = shown(cards, deal.level, options)
    return found is not None and found.suit is not None


def _overturns(deal: Deal, seat: Seat, pairs: tuple[str, ...], match: Match) -> list[Showable]:
    own, options = match.own, match.options
    if own.may_not(deal, seat, options):
        return []
    found = []
    for card in pairs:
        what = shown((card, card), deal.level, options)
        if what is not None and own.allowed(what, options) and what.strength > own.least(deal, options):
            found.append(Showable(seat, "Overturned", (card, card)))
    return found


NO_LEVEL = Text("这一副打几没有记录", "the level of this deal is not recorded")
NO_TRUMPS = Text("主花色没有记录", "trumps are not recorded")
NO_HAND = Text("手牌没有记全", "the hand is not fully recorded")
NO_LEAD = Text("领出的牌不是一种花色，或没有记全", "what was led is not of one suit, or is not fully recorded")

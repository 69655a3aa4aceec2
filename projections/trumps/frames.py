"""The frames of a 升级 match: one for each event, what lies on the table and what is known of each hand and the bottom then.

They are computed from the log as somebody has seen it (`projections.trumps.views`), so they hold nothing else.
"""

from typing import Literal

import msgspec
from msgspec.structs import replace

from core.text import Text
from core.trick.order import Order
from core.trick.parts import Lead
from core.trumps.deals import fresh, levels_at, plays_in
from core.trumps.ends import table_points
from core.trumps.known import points_of
from core.trumps.messages import BottomCaptured, DealSettled, Level, Levels, Seat, Side, Suit
from core.trumps.score import Next, Standing, games_won, next_deal, standing
from core.trumps.state import (
    SEATS,
    Burying,
    Deal,
    Decided,
    Drawing,
    Fine,
    Following,
    Match,
    Play,
    State,
    Waiting,
    deal_of,
    other,
    side_of,
)
from core.trumps.tricks import first_plays, taker
from projections.logged import Logged
from projections.timeline import Step, timeline
from projections.trumps.course import DealRow, course
from projections.trumps.hands import Suited, by_suit, held_cards, order_for, sorted_cards, unknown_cards
from projections.trumps.kept import Burial, Kept, Throw, kept
from projections.trumps.kinds import How, called, stirs_from
from projections.trumps.patterns import follow_name, lead_name
from projections.trumps.turn import seats_to_act, turn_words

Place = Literal["lies", "up", "buried"]


class HandShown(msgspec.Struct, frozen=True):
    """What is known of a hand: its cards by the suits that they count as, and how many more it has."""

    suits: tuple[Suited, ...]  # trumps first, each suit from high to low; `?7` where the suit is not known
    unknown: int
    odd: tuple[str, ...]  # cards it laid that it cannot have held
    shown: tuple[str, ...]  # cards of it that were shown to make trumps
    seen: tuple[str, ...]  # cards of it that others have seen otherwise
    tricks: int  # that it has taken
    points: int  # in those

    @property
    def cards(self) -> tuple[str, ...]:
        """Return the cards that are known."""
        return tuple(card for _, cards in self.suits for card in cards)


class ShownAt(msgspec.Struct, frozen=True):
    """What has made trumps: who has shown which cards, and after how many drawn cards; None: that is not known."""

    seat: Seat | None
    suit: Suit | None  # None: no trump
    kind: How
    call: Text  # what that is called
    cards: tuple[str, ...]
    drawn: int | None


class Laid(msgspec.Struct, frozen=True):
    """What a seat has put down in the trick on the table."""

    at: int  # version of the act; 0: not known
    seat: Seat
    cards: tuple[str, ...]
    name: Text


class Bottom(msgspec.Struct, frozen=True):
    """The bottom as far as who looks has seen it, where it is, and who has had it."""

    cards: tuple[str, ...]
    points: int | None  # in it, where it is known
    where: Place
    seat: Seat | None  # who has taken it up, or has buried it
    burials: tuple[Burial, ...]  # all of this deal, the last one last


class Ended(msgspec.Struct, frozen=True):
    """How a deal has ended: what follows from it as it counts now, and what the last trick made of the bottom."""

    row: DealRow
    captured: BottomCaptured | None
    factor: int | None  # of the stakes, by overturns
    next: Next | None  # None: a match that is over


class Frame(msgspec.Struct, frozen=True):
    """What a viewer shows after one event."""

    step: Step
    deal: int  # 0 before the first deal
    ply: int  # plays so far in this deal
    level: Level | None
    trumps: tuple[Suit | None] | None  # (None,): no trump; None: not made, or not known
    declarer: Seat | None
    levels: Levels | None  # of both sides now
    games: tuple[int, int] | None  # that each side has won; None: the match has one
    drawn: int | None  # cards that all have drawn, while they draw and that is recorded
    hands: tuple[HandShown, HandShown, HandShown, HandShown]
    showings: tuple[ShownAt, ...]  # each that had an effect, the first one first
    overturns: int
    bottom: Bottom
    trick: tuple[Laid, ...]  # in order
    top: int  # place in `trick` of the play that is the highest so far; -1: nothing lies, or it is not known
    done: bool  # the trick is over
    throw: Throw | None  # the throw of which the lead is what was left
    tricks: int  # that are over
    points: int | None  # of the collectors so far, without the bottom; None: not known
    collectors: Text  # what the game calls them
    fines: tuple[Fine, ...]  # of this deal so far, in games that fine in points
    turns: tuple[Seat, ...]  # whose act is due
    turn_name: Text
    ended: Ended | None
    deals: tuple[DealRow, ...]  # those that are over
    winner: Side | None  # of the match
    over: bool  # the deal is over, the cards lie as at its end


def frames(log: tuple[Logged, ...], texts: dict[str, str]) -> tuple[Frame, ...]:
    """Return the frames of a match, the opening first; `texts` are the free texts by id that the side table still holds."""
    steps, history = timeline(log, texts)
    plays: list[State] = [table.play for table in history.tables]
    memory = kept(log, plays, history.parent)
    match: Match | None = None
    found: list[Frame] = []
    for step in steps:
        play = plays[step.version]
        if play.match is not match:
            match, rows, now = play.match, course(play.match), standing(play.match)
        found.append(_frame(step, play, memory[step.version], (rows, now)))
    return tuple(found)


def _frame(step: Step, play: State, memory: Kept, so_far: tuple[tuple[DealRow, ...], Standing]) -> Frame:
    rows, now = so_far
    deal = deal_of(play)
    shown = deal or fresh(play.match)
    order = order_for(shown, play.match.options)
    one, two, three, four = (_hand(play, shown, seat, memory, order) for seat in SEATS)
    plays, lead = _on_table(play, shown)
    return Frame(
        step=step,
        deal=0 if deal is None else deal.number,
        ply=plays_in(shown),
        level=shown.level,
        trumps=None if shown.standing is None else (shown.standing.suit,),
        declarer=shown.declarer,
        levels=levels_at(play),
        games=games_won(play.match),
        drawn=len(shown.draws) if isinstance(play, Drawing) and shown.draws else None,
        hands=(one, two, three, four),
        showings=_showings(play, shown),
        overturns=shown.overturns,
        bottom=_bottom(play, shown, memory, order),
        trick=_trick(play, shown, plays, lead, memory),
        top=_top(play, shown, plays),
        done=bool(plays) and not isinstance(play, Following),
        throw=memory.throw if plays else None,
        tricks=shown.tricks,
        points=table_points(shown),
        collectors=play.match.own.collectors,
        fines=_fines(play, shown),
        turns=seats_to_act(play),
        turn_name=turn_words(play),
        ended=_ended(play, memory, rows),
        deals=rows,
        winner=now.winner,
        over=isinstance(play, (Waiting, Decided)),
    )


# --- hands and bottom -----------------------------------------------------------------------------------------------------------


def _hand(play: State, deal: Deal, seat: Seat, memory: Kept, order: Order | None) -> HandShown:
    hand = deal.hands[seat]
    cards, unknown = held_cards(hand), unknown_cards(hand)
    if isinstance(play, Drawing) and deal.given[seat] is None and (deal.draws or not deal.showings):
        drawn = sum(who == seat for who, _ in deal.draws)
        unknown = max(drawn - len(cards), 0)
    shown, seen = memory.shown[seat], memory.seen[seat]
    suits = by_suit(cards, order)
    return HandShown(suits, unknown, hand.odd, shown, seen, memory.tricks[seat], deal.points[seat])


def _showings(play: State, deal: Deal) -> tuple[ShownAt, ...]:
    found: list[ShownAt] = []
    stirs = stirs_from(deal)
    for at, (showing, drawn) in enumerate(deal.showings):
        at_once = showing.kind == "insured" and not any(each.kind == "declared" and each.seat == showing.seat for each in found)
        how: How = "declared_insured" if at_once else showing.kind
        call = called(how, play.match, stirred=at >= stirs and showing.kind == "overturned")
        found.append(ShownAt(showing.seat, showing.suit, how, call, showing.cards, drawn if drawn >= 0 else None))
    return tuple(found)


def _bottom(play: State, deal: Deal, memory: Kept, order: Order | None) -> Bottom:
    burials = tuple(replace(each, cards=sorted_cards(each.cards, order)) for each in memory.burials)
    cards = deal.bottom if deal.bottom_shown is None or not isinstance(play, (Waiting, Decided)) else deal.bottom_shown
    if deal.up:
        taker_of_it = play.turn if isinstance(play, Burying) else next(iter(deal.taken[-1:]), None)
        return Bottom((), None, "up", taker_of_it, burials)
    where: Place = "lies" if deal.burier is None else "buried"
    laid = cards if where == "lies" else sorted_cards(cards, order)
    return Bottom(laid, points_of(cards), where, deal.burier, burials)


# --- the trick ------------------------------------------------------------------------------------------------------------------


def _on_table(play: State, deal: Deal) -> tuple[tuple[Play, ...], Lead | None]:
    """Return the plays that lie: of the trick in progress, else of the last one."""
    if isinstance(play, Following) and play.plays:
        return play.plays, play.lead
    return deal.trick, deal.trick_lead


def _trick(play: State, deal: Deal, plays: tuple[Play, ...], lead: Lead | None, memory: Kept) -> tuple[Laid, ...]:
    options = play.match.options
    order = order_for(deal, options)
    at = memory.trick if len(memory.trick) == len(plays) else (0,) * len(plays)
    names = (lead_name(lead) if not n else follow_name(each, lead, deal, options) for n, each in enumerate(plays))
    return tuple(
        Laid(version, each.seat, sorted_cards(each.cards, order), name)
        for version, each, name in zip(at, plays, names, strict=True)
    )


def _top(play: State, deal: Deal, plays: tuple[Play, ...]) -> int:
    """Return the place of the highest play that lies; -1 where nothing lies, or that is not known."""
    if not plays:
        return -1
    seat = taker(play) if isinstance(play, Following) and play.plays else deal.taker
    first = first_plays(plays)
    return next((plays.index(each) for each in first if each.seat == seat), -1)


# --- the end --------------------------------------------------------------------------------------------------------------------


def _ended(play: State, memory: Kept, rows: tuple[DealRow, ...]) -> Ended | None:
    deal = deal_of(play)
    if not isinstance(play, (Waiting, Decided)) or deal is None or not rows or rows[-1].number != deal.number:
        return None
    settled: DealSettled | None = memory.settled
    factor = None if settled is None else settled.factor
    coming = None if isinstance(play, Decided) else next_deal(play.match)
    return Ended(rows[-1], memory.captured, factor, coming)


def _fines(play: State, deal: Deal) -> tuple[Fine, ...]:
    """Return the fines of a deal as they count now: a ruling may fine once it is over."""
    rows = play.match.deals
    over = isinstance(play, (Waiting, Decided)) and rows and rows[-1].number == deal.number
    return rows[-1].fines if over else deal.fines


def collectors(declarer: Seat | None) -> Side | None:
    """Return the side that collects points; None: who declares is not known."""
    return None if declarer is None else other(side_of(declarer))

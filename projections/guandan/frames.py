"""The frames of a 掼蛋 match: one for each event, what lies on the table and what is known of each hand then.

They are computed from the log as somebody has seen it (`projections.guandan.views`), so they hold nothing else. How many cards
another hand holds is not told to a seat or the public while a deal runs (GC2.8): it is what that seat has announced.
"""

from typing import Literal

import msgspec

from core.guandan.compiled import wild_card
from core.guandan.deals import fresh, order_of
from core.guandan.hands import held_cards, unknown_cards
from core.guandan.legal import seat_to_act, seats_to_act, turn_words
from core.guandan.messages import Level, Levels, Points, Seat, Side
from core.guandan.settle import Standing, standing
from core.guandan.state import (
    SEATS,
    Deal,
    Decided,
    Following,
    Match,
    State,
    Tribute,
    Waiting,
    deal_of,
    due_to_return,
    to_pay,
)
from core.text import Text
from projections.guandan.course import DealRow, course
from projections.guandan.kept import Announced, Claim, Kept, Laid, kept
from projections.logged import Logged, Viewer
from projections.timeline import Step, timeline

Action = Literal["", "played", "passed", "stopped"]


class HandShown(msgspec.Struct, frozen=True):
    """What is known of a hand: its cards high to low (`?7` where the suit is not known), and how many more it has."""

    cards: tuple[str, ...]
    unknown: int | None  # None: that is not for who looks
    odd: tuple[str, ...]  # cards it laid that it cannot have held
    exposed: tuple[str, ...]  # cards of it that others have seen
    open: tuple[str, ...]  # cards of it that lie open and are to be played at the first lawful chance
    plays: int  # how often it has played
    announced: Announced | None  # what it has said last in this deal
    due: bool  # it is to announce its number of cards, and has not
    asked: bool  # it was asked for it, and has not answered
    stopped: int  # 1: it loses its next turn; 2: every turn of this trick
    action: Action  # the last thing that it did in this trick
    place: int  # 1 to 4; 0: it has not finished


class Moved(msgspec.Struct, frozen=True):
    """A card that was paid or returned, and who took it; None: not known."""

    seat: Seat
    card: str
    to: Seat | None


class TributeShown(msgspec.Struct, frozen=True):
    """What is due before a deal, and what was done."""

    payers: tuple[Seat, ...]
    receivers: tuple[Seat, ...]
    paid: tuple[Moved, ...]
    claims: tuple[Claim, ...]  # who has claimed the right to refuse, and the cards laid open for it
    refused: bool
    returned: tuple[Moved, ...]
    to_pay: tuple[Seat, ...]
    to_return: tuple[tuple[Seat, Seat], ...]  # who, to whom
    recorded: bool


class Frame(msgspec.Struct, frozen=True):
    """What a viewer shows after one event."""

    step: Step
    deal: int  # 0 before the first deal
    ply: int  # plays and passes so far in this deal
    level: Level | None
    wild: str | None  # the card that may stand for any other but a joker
    declarers: Side | None  # whose level it is
    levels: Levels | None  # of both sides now
    points: Points | None  # so far; None also where they do not count
    hands: tuple[HandShown, HandShown, HandShown, HandShown]
    drawn: str | None  # the card that fixes who leads
    leader: Seat | None  # who leads to the first trick
    tribute: TributeShown | None  # None: none is due, none was paid
    trick: tuple[Laid, ...]  # in order, the last one last
    top: int  # version of the act that laid what is to be beaten; 0: nothing is
    turn: Seat | None
    turns: tuple[Seat, ...]  # all whose act is due: several may pay or return
    turn_name: Text
    order: tuple[Seat, ...]  # who has finished, in order
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
        found.append(_frame(step, play, memory[step.version], (rows, now), log[step.version - 1].to))
    return tuple(found)


def _frame(step: Step, play: State, memory: Kept, so_far: tuple[tuple[DealRow, ...], Standing], viewer: Viewer) -> Frame:
    rows, now = so_far
    waiting = isinstance(play, (Waiting, Decided))
    deal = deal_of(play)
    order = () if deal is None else _order(play, deal)
    shown = deal or fresh(play.match)
    one, two, three, four = (_hand(play, shown, seat, memory, order, viewer) for seat in SEATS)
    return Frame(
        step=step,
        deal=0 if deal is None else deal.number,
        ply=shown.plays,
        level=shown.level,
        wild=None if shown.level is None else wild_card(shown.level),
        declarers=shown.declarers,
        levels=now.levels,
        points=now.points if play.match.options.promotion == "points_five_three_one" else None,
        hands=(one, two, three, four),
        drawn=shown.drawn,
        leader=shown.leader,
        tribute=_tribute(shown, memory),
        trick=memory.trick if shown.plays else (),
        top=_top(play, memory),
        turn=seat_to_act(play),
        turns=seats_to_act(play),
        turn_name=turn_words(play),
        order=order,
        deals=rows,
        winner=now.winner,
        over=waiting,
    )


def _order(play: State, deal: Deal) -> tuple[Seat, ...]:
    """Return who has finished: of a deal that is over as it counts now, where that is known."""
    if isinstance(play, (Waiting, Decided)) and play.match.deals and play.match.deals[-1].number == deal.number:
        return order_of(play.match.deals[-1]) or deal.out
    return deal.out


def _hand(play: State, deal: Deal, seat: Seat, memory: Kept, order: tuple[Seat, ...], viewer: Viewer) -> HandShown:
    hand, mine = deal.hands[seat], viewer in ("referee", seat)
    place = order.index(seat) + 1 if seat in order else 0
    out = seat in deal.out
    return HandShown(
        cards=() if out and not mine else held_cards(hand, deal.level),
        unknown=unknown_cards(hand) if mine else 0 if out else None,
        odd=hand.odd,
        exposed=deal.exposed[seat],
        open=deal.open[seat],
        plays=hand.plays,
        announced=memory.counts[seat],
        due=mine and deal.due[seat],
        asked=deal.asked[seat],
        stopped=deal.stopped[seat],
        action=_action(play, seat, memory),
        place=place,
    )


def _action(play: State, seat: Seat, memory: Kept) -> Action:
    """Return the last thing that a seat did in the trick on the table."""
    last = next((laid for laid in reversed(memory.trick) if laid.seat == seat), None)
    if isinstance(play, Following) and play.passed >> seat & 1 and (last is None or last.cards):
        return "stopped"
    if last is None:
        return ""
    return "played" if last.cards else "passed"


def _tribute(deal: Deal, memory: Kept) -> TributeShown | None:
    tribute = deal.tribute
    if tribute == Tribute():
        return None
    return TributeShown(
        tribute.payers,
        tribute.receivers,
        tuple(Moved(*moved) for moved in tribute.paid),
        memory.claims,
        tribute.refused,
        tuple(Moved(*moved) for moved in tribute.returned),
        to_pay(deal),
        () if tribute.refused else due_to_return(deal),
        tribute.recorded,
    )


def _top(play: State, memory: Kept) -> int:
    """Return the version at which what is to be beaten was laid, 0 where nothing is to be beaten."""
    if not isinstance(play, Following):
        return 0
    return next((laid.at for laid in reversed(memory.trick) if laid.cards), 0)

"""What a game says by itself where the games on this table differ, as one value that a match carries.

Plain functions over the table's types and the game's own options. Everything that is not here the games have in common.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from core.clause import Rule, Unjudged, Violation
from core.text import Text
from core.trick.parts import Part
from core.trumps.messages import CardsPlayed, DealSettled, Event, How, Levels, Overturned, Seat, ThrowFailed
from core.trumps.score import Score, Standing, Worth
from core.trumps.state import BeforePlay, Change, Deal, Following, InDeal, Match, Settled, State
from core.trumps.trumps import Shown
from core.trumps.words import ACTS, COLLECTORS, OVERTURNED, OVERTURNS

P = TypeVar("P")  # the options of the game


class Effect(msgspec.Struct, frozen=True, gc=False):
    """What an overturn does beside changing trumps."""

    declares: bool  # the seat is declarer from now on
    takes: bool  # it takes the bottom up after who has it, or is to have it, now
    instead: bool  # it does in the place of who else was to take it by an overturn
    returns: bool  # who has the bottom up lays it back on the table first
    due: bool  # somebody is to take the bottom up now: who was to before, or the seat


Follows = Callable[[InDeal, CardsPlayed, Following, ThrowFailed | None, P], tuple[Event, ...]]
"""What a play leads to beside what it leads to at every table: told the state before it, what lies, and whether it has failed."""


class Own(msgspec.Struct, Generic[P], frozen=True):
    """One game on this table."""

    # levels and points
    levels: Callable[[P], str]  # from the first one up
    worth: Callable[[Score, Settled, P], Worth | None]  # what a deal is worth where a match stands, on ground; None: not known
    total: Callable[[int, int, P], int]  # what tricks and bottom come to, before fines
    multiplier: Callable[[tuple[Part, ...], P], int]  # of the bottom, by the components that won the last trick
    multipliers: Callable[[P], tuple[int, ...]]  # every one there is, from low to high
    most: Callable[[P], int | None]  # the highest total that counts; None: there is none
    promotion: Callable[[Worth, Seat, Levels | None, Levels | None, P], Text]  # in words, by the levels before and after
    declares_next: Callable[[Seat, Worth, Seat | None, P], Seat | None]  # of the declarer, the worth, who won the last trick
    after: Callable[[Score, Settled, P], Score]  # where a match stands after one deal more
    laps: Callable[[Score, Levels, P], tuple[int, int] | None]  # how often each side has passed the last level
    standing: Callable[[Match, P], Standing]
    unfinished: Callable[[Match, P], Text | None]  # why a match is known not to be over between deals; None: it may be
    settlement: Callable[[Match, Deal, int | None, int | None, How, P], DealSettled]
    account: Callable[[Settled, P], tuple[Change, ...]]  # how a total with fines comes about, in order; nothing where none are
    # showing
    insures: bool  # whether who has declared may insure (SJ4.4)
    allowed: Callable[[Shown, P], bool]  # whether what is shown may overturn at all
    may_not: Callable[[Deal, Seat, P], str]  # why a seat may not overturn; empty where it may
    least: Callable[[Deal, P], int]  # the strength that an overturn has to be above; 0: any pair is enough
    asks_ahead: bool  # whether a seat can be asked to overturn while the bottom is with, or due to, who has overturned before
    asked_next: Callable[[Deal, P], tuple[Seat | None] | None]  # who is asked; (None,): whoever speaks first; None: nobody more
    overturn: Callable[[InDeal, Seat, P], Effect]
    overturns_now: Callable[[BeforePlay, Seat, P], bool]  # whether a seat may now, as far as it goes by time and turn
    when: Callable[[InDeal, Overturned, P], Iterator[Violation]]  # whether it comes too early, too late, or out of turn
    refused: Mapping[str, Rule]  # the rule for each reason of `may_not`
    # acts and results
    follows: Follows[P]
    called_time: Callable[[State, P], tuple[Event, ...]]
    # what only this game knows, or has otherwise than the table
    checks: Mapping[type, Callable[..., Iterator[Violation]]] = {}
    lacking: Mapping[type, Callable[..., Iterator[Unjudged]]] = {}
    results: Mapping[type, Callable[..., tuple[Event, ...]]] = {}
    changes: Mapping[type, Callable[..., State]] = {}  # of events
    beside: frozenset[type] = frozenset()  # of those events, what stays though the play that lies is undone
    acts: Mapping[str, Text] = {}  # what acts are called, by the names of their types
    collectors: Text = COLLECTORS  # the side that collects points
    stir: Text = ACTS["Overturned"]  # what an overturn is called once the bottom is buried
    stirred: Text = OVERTURNED  # the same as something done
    overturns: Text = OVERTURNS  # all of a deal
    kinds: Mapping[str, Text] = {}  # what ways of making trumps are called, `stirred` once the bottom was buried


AnyOwn = Own[Any]
"""The own part of a game whose options its callers do not look into."""

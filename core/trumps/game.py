"""A game of this table as one value: what is alike for all of them, filled up with what the game brings."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from core.game import Game, Law, Phases, Rulings
from core.messages import Acted, Opened
from core.text import Text
from core.trumps import words
from core.trumps.bulk import quiet_run
from core.trumps.evolve import evolve
from core.trumps.messages import CardDrawn, CardsPlayed, Event, HandDealt
from core.trumps.naming import Named
from core.trumps.outcome import outcome
from core.trumps.state import State, Waiting

M = TypeVar("M", bound=Opened)
P = TypeVar("P", bound=msgspec.Struct)


class Brought(msgspec.Struct, frozen=True):
    """What a game brings beside its law: when facts may occur, what rulings do, what events are called."""

    phases: Phases[State, Any]
    rulings: Rulings[State, Event]
    opened: Callable[[Any], Waiting]
    named: Named
    acts: dict[str, Text]
    said: Callable[[State, Event], Text]


def game_of_table(
    key: str, name: Text, opening: type[M], options: type[P], law: Law[P], brought: Brought
) -> Game[M, State, Acted, Event, P]:
    """Return a game of this table as one value."""
    return Game(
        key=key,
        name=name,
        seats=4,
        opening=opening,
        options=options,
        law=law,
        phases=brought.phases,
        rulings=brought.rulings,
        opened=brought.opened,
        examine=brought.named.examine,
        unjudged=brought.named.unjudged,
        outcome=outcome,
        evolve=evolve,
        quiet_run=quiet_run,
        moves=(CardsPlayed, CardDrawn),
        quiet=(CardsPlayed, HandDealt, CardDrawn),
        acts=brought.acts,
        said=brought.said,
        results=words.results,
    )

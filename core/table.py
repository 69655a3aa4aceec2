"""A match as the log knows it: the play of a game and the referee's desk beside it.

`examine`, `outcome` and `evolve` here join the two; the session and the audit work with these alone.
"""

from collections.abc import Iterator
from typing import get_args

import msgspec

from core import games
from core.clause import Unjudged, Violation
from core.desk.messages import BESIDE, AppealDecided, AtDesk, DeskAct, Remedy, Ruled, settles
from core.desk.rules import Reach, examine_desk
from core.desk.state import Desk, evolve_desk
from core.games import Opening, Play, game_of, game_opened
from core.people import Actor
from core.rewound import Rewound
from core.rulebook import citable, rule_codes

Act = games.Act | DeskAct | Rewound
Event = games.Event | DeskAct | Rewound
DESK_ACTS: tuple[type, ...] = get_args(DeskAct)


class Table(msgspec.Struct, frozen=True, gc=False):
    """The state of a match: its play and its desk."""

    play: Play
    desk: Desk


def opened(event: Opening) -> Table:
    """Return the table at which a match has just been opened."""
    return Table(game_opened(event).opened(event), Desk())


def type_of(event: Event) -> str:
    """Return the name under which an event is stored and listed in the rows."""
    return str(event.__struct_config__.tag)


def examine(table: Table, act: games.Act | DeskAct, actor: Actor) -> Iterator[Violation]:
    """Yield every clause that this act breaks, with what was due."""
    if isinstance(act, AtDesk):
        return _examine_desk(table, act, actor)
    return game_of(table.play).examine(table.play, act)


def _examine_desk(table: Table, act: DeskAct, actor: Actor) -> Iterator[Violation]:
    play = _acted_on(table, act)
    yield from examine_desk(table.desk, act, actor, _reach(play))
    if isinstance(act, (Ruled, AppealDecided)) and act.remedy is not None:
        yield from game_of(play).rulings.unfit(play, act.remedy, act.clause)


def unjudged(table: Table, act: games.Act | DeskAct) -> Iterator[Unjudged]:
    """Yield every check on this act that the record does not allow."""
    if isinstance(act, AtDesk):
        return iter(())
    return game_of(table.play).unjudged(table.play, act)


def _acted_on(table: Table, act: DeskAct) -> Play:
    """Return the play that a remedy acts on: for a decision on appeal, the play without the ruling that it changes."""
    ruling = table.desk.ruling(act.ruling) if isinstance(act, AppealDecided) else None
    if ruling is None or ruling.in_force is None:
        return table.play
    game, play = game_of(table.play), table.play
    for event in game.rulings.lifted(play, ruling.in_force, ruling.number):
        play = game.evolve(play, event)
    return play


def _reaches(table: Table, act: DeskAct) -> bool:
    remedy = act.remedy if isinstance(act, (Ruled, AppealDecided)) else None
    play = _acted_on(table, act)
    return remedy is None or game_of(play).rulings.reach(play, remedy)


def _reach(play: Play) -> Reach:
    game = game_of(play)
    rulings = game.rulings
    return Reach(
        rulings.authority(play),
        lambda r: rulings.reach(play, r),
        lambda r: rulings.why_not(play, r),
        lambda r: rulings.effect_on(play, r),
        lambda clause: clause in citable(game.key),
        lambda code: code in rule_codes(game.key),
    )


def outcome(table: Table, act: games.Act | DeskAct, actor: Actor) -> tuple[games.Event | DeskAct, ...]:
    """Return the act and its results; a ruling that nobody may make still has its effect until it is reversed."""
    game = game_of(table.play)
    match act:
        case Ruled(_, _, remedy):
            return (act, *game.rulings.carried_out(table.play, remedy, len(table.desk.rulings) + 1))
        case AppealDecided(number):
            desk = evolve_desk(table.desk, act, actor, reached=_reaches(table, act))
            before, after = table.desk.ruling(number), desk.ruling(number)
            if before is None or after is None or before.in_force is None or before.in_force == after.in_force:
                return (act,)
            standing = sorted((r for r in desk.rulings if r.number != number), key=lambda r: r.since)
            others = tuple((r.number, r.in_force) for r in standing if r.in_force is not None)
            return (act, *changed(table.play, number, (before.in_force, after.in_force), others))
        case _ if isinstance(act, AtDesk):
            return (act,)
        case _:
            return game.outcome(table.play, act)


def changed(
    play: Play, number: int, remedies: tuple[Remedy, Remedy | None], others: tuple[tuple[int, Remedy], ...]
) -> tuple[games.Event, ...]:
    """Return what follows when ruling `number` gives way on appeal to another remedy, or to none.

    `others` are the other rulings in force by number. Where the ruling that falls had replaced one of them, the latest of these
    on the same game or deal, or on the match, has its effect again. A fine stands beside them (`BESIDE`): it replaces none.
    """
    game, (before, after) = game_of(play), remedies
    rules, beside = game.rulings, isinstance(before, BESIDE)
    if not beside and after is not None and settles(after) == settles(before) and rules.reach(play, after):
        return rules.carried_out(play, after, number)
    results: tuple[games.Event, ...] = ()
    target = settles(before)
    if beside:
        results = rules.lifted(play, before, number)
    elif target is not None and (target[0] == "match" or rules.holds(play, target[1], number)):
        earlier = [(n, remedy) for n, remedy in others if settles(remedy) == target and rules.reach(play, remedy)]
        results = rules.carried_out(play, earlier[-1][1], earlier[-1][0]) if earlier else rules.lifted(play, before, number)
    for event in results:
        play = game.evolve(play, event)
    return results if after is None else (*results, *rules.carried_out(play, after, number))


def evolve(table: Table, event: games.Event | DeskAct, actor: Actor) -> Table:
    """Return the table after an event. Never refuses."""
    if isinstance(event, AtDesk):
        return Table(table.play, evolve_desk(table.desk, event, actor, reached=_reaches(table, event)))
    return Table(game_of(table.play).evolve(table.play, event), table.desk)

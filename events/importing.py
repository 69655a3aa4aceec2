"""From a record file's plain values to the events of a match: as played, whatever the clauses say.

Names become person ids and texts become hashes, with the rows of the side table beside them. Nothing is lost: what makes no
sense where the match stands ends the match there, with the reason, and the acts before it are kept.
"""

from collections.abc import Callable, Sequence

import msgspec

from core.desk.messages import AppealDecided, Appealed, AtDesk, CallMade, DeskAct, FactFound, OffenceHeld, Ruled
from core.desk.state import DESK_NEXT, DeskPhase
from core.games import GAMES, Act, AnyGame, Opening, game_opened
from core.live import refusal
from core.people import About, Actor, Role, Source
from core.table import Event, evolve, opened, outcome, type_of
from core.text import Text
from events.people import Words, words
from events.records.record import Desk, Record, Trouble
from events.store import Append, Store

Salt = Callable[[], str]
ROLES: tuple[Role, ...] = ("player", "scribe", "referee", "chief_referee", "organiser")


class Prepared(msgspec.Struct, frozen=True):
    """A match ready to be appended: its events with their actors, and the side rows they name."""

    events: tuple[Event, ...]
    actors: tuple[Actor, ...]
    rows: tuple[Words, ...]
    troubles: tuple[Trouble, ...]  # acts that could not be taken in, beyond those the reader named
    acts: tuple[int, ...]  # version of each act of the record

    opening: Opening

    def append(self, stream: str) -> Append:
        """Return the append that makes this a new stream."""
        return Append(stream, 0, self.events, self.actors)


class Sidings:
    """Gives names and texts their ids: a person that the store knows keeps its id, everything else gets a new row."""

    def __init__(self, store: Store, salt: Salt) -> None:
        self.store, self.salt = store, salt
        self.rows: dict[str, Words] = {}
        self._people: dict[str, str] = {}

    def person(self, name: str) -> str:
        """Return the id of a person of this name."""
        if name not in self._people:
            row = self.store.person(name) or words("person", name, self.salt())
            self.rows[row.id] = row
            self._people[name] = row.id
        return self._people[name]

    def text(self, body: str | None) -> str | None:
        """Return the id of a free text; None stays None."""
        return None if body is None else self.written(body)

    def written(self, body: str) -> str:
        """Return the id of a free text."""
        row = words("text", body, self.salt())
        self.rows[row.id] = row
        return row.id


def silent_on(record: Record) -> tuple[str, ...]:
    """Return the keys of the options on which a record is silent."""
    return tuple(o.key for o in GAMES[record.game].law.options if o.key not in record.options)


def prepare(record: Record, sidings: Sidings, actor: Actor) -> Prepared:
    """Return the events of a record, taken down as played by `actor`."""
    opening = _opening(record, sidings)
    events: list[Event] = [opening]
    actors = [actor]
    versions: list[int] = []
    troubles: list[Trouble] = []
    phases = game_opened(opening).phases
    table, phase, desk_phase = opened(opening), phases.start, DeskPhase.QUIET
    for index, act in enumerate(record.acts):
        if any(not 1 <= number <= len(versions) for number in named_acts(act)):
            troubles.append(Trouble(record.places[index], 1, _NO_ACT.fill(n=max(named_acts(act)), last=len(versions))))
            break
        event, by = stored(act, sidings, actor, versions)
        name = type_of(event)
        allowed = (name, desk_phase) in DESK_NEXT if isinstance(event, AtDesk) else (name, phase) in phases.next
        if not allowed:
            why = refusal(event, desk_phase if isinstance(event, AtDesk) else phase, GAMES[record.game])
            troubles.append(Trouble(record.places[index], 1, why))
            break
        versions.append(len(events) + 1)
        for follows in outcome(table, event, by):
            table = evolve(table, follows, by)
            if isinstance(follows, AtDesk):
                desk_phase = DESK_NEXT[type_of(follows), desk_phase]
            else:
                phase = phases.next[type_of(follows), phase]
            events.append(follows)
            actors.append(by)
    return Prepared(tuple(events), tuple(actors), tuple(sidings.rows.values()), tuple(troubles), tuple(versions), opening)


def _opening(record: Record, sidings: Sidings) -> Opening:
    game: AnyGame = GAMES[record.game]
    header = record.header
    chosen: dict[str, str] = msgspec.to_builtins(game.law.defaults)
    names = (*header.players, *(None,) * game.seats)[: game.seats]
    opening: Opening = game.opening(
        players=tuple(sidings.person(name or unnamed) for name, unnamed in zip(names, UNNAMED, strict=False)),
        options=msgspec.convert(chosen | record.options, type(game.law.defaults)),
        minutes=header.minutes,
        about=About(
            meet=sidings.text(header.meet),
            round=sidings.text(header.round),
            table=sidings.text(header.table),
            referee=None if header.referee is None else sidings.person(header.referee),
        ),
        source=Source(record.format, sidings.text(_note(record)), silent_on(record)),
    )
    return opening


UNRECORDED = "（未记录）"
"""What somebody at the desk is called whom the record does not name."""

UNNAMED = ("甲", "乙", "丙", "丁")
"""What a player is called whom the record does not name."""


def _note(record: Record) -> str | None:
    parts = [record.header.date or "", record.header.note or ""]
    parts += [f"{index + 1}: {comment}" for index, comment in sorted(record.comments.items())]
    return "\n".join(p for p in parts if p) or None


def stored(act: Act | Desk, sidings: Sidings, actor: Actor, versions: Sequence[int]) -> tuple[Act | DeskAct, Actor]:
    """Return an act as it is stored and who gives it; act number n of the record becomes version `versions[n - 1]`."""
    if not isinstance(act, Desk):
        return msgspec.structs.replace(act, note=sidings.text(act.note)) if hasattr(act, "note") else act, actor
    role: Role = next((r for r in ROLES if r == act.role), "referee")
    return _desk(act.act, sidings, versions), Actor(sidings.person(act.person or UNRECORDED), role)


def named_acts(act: Act | Desk) -> tuple[int, ...]:
    """Return the numbers by which an act of the desk names other acts."""
    said = act.act if isinstance(act, Desk) else act
    if isinstance(said, CallMade):
        return said.about
    return (said.act,) if isinstance(said, OffenceHeld) and said.act else ()


def _desk(act: DeskAct, sidings: Sidings, versions: Sequence[int]) -> DeskAct:
    def version(number: int) -> int:
        return versions[number - 1] if 1 <= number <= len(versions) else 0

    match act:
        case CallMade(by, about, claim):
            return CallMade(by, tuple(version(n) for n in about), sidings.text(claim))
        case FactFound(call, fact, source, standing):
            return FactFound(call, sidings.written(fact), source, standing)
        case OffenceHeld(call, number, rule, clause, seat):
            return OffenceHeld(call, version(number), rule, clause, seat)
        case Ruled(call, clause, remedy, shown, why):
            return Ruled(call, clause, remedy, shown, sidings.text(why))
        case Appealed(ruling, by, ground, why):
            return Appealed(ruling, by, ground, sidings.text(why))
        case AppealDecided(ruling, decision, clause, shown, remedy, why):
            return AppealDecided(ruling, decision, clause, shown, remedy, sidings.text(why))
        case _:
            return act


_NO_ACT = Text(
    "此处提到第{n}个动作，但到此只有{last}个；以后的不再导入。",
    "Act {n} is named here, but there are {last} so far; what follows is not imported.",
)


def repeated(name: str) -> Text:
    """Return the sentence for a game that the log holds already."""
    return _AGAIN.fill(name=name)


_AGAIN = Text(
    "同样的一局已在日志里（{name}），没有再导入；确是另一局请加 --again。",
    "The log holds this game already ({name}); it was not imported again. If it is another game, add --again.",
)

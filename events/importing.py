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
from core.table import Event, Table, evolve, opened, outcome, type_of
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
    taking = _Taking(record, sidings, actor)
    index = 0
    while index < len(record.acts) and not taking.troubles:
        after = taking.quiet(index)
        if after == index:
            taking.one(index)
            after += 1
        index = after
    return taking.prepared()


class _Taking:
    """A record while its acts are taken down one after the other, lawful runs of plays at once."""

    def __init__(self, record: Record, sidings: Sidings, actor: Actor) -> None:
        self.record, self.sidings, self.actor = record, sidings, actor
        self.opening = _opening(record, sidings)
        self.game = game_opened(self.opening)
        self.events: list[Event] = [self.opening]
        self.actors = [actor]
        self.versions: list[int] = []
        self.troubles: list[Trouble] = []
        self.table, self.phase, self.desk = opened(self.opening), self.game.phases.start, DeskPhase.QUIET

    def quiet(self, index: int) -> int:
        """Take down the lawful plays from `index` on that need no closer look; return the index behind the last of them."""
        acts = self.record.acts
        if not isinstance(acts[index], self.game.quiet):
            return index
        made: list[tuple[Event, ...]] = []

        def follows(_: int, results: tuple[Event, ...]) -> bool:
            made.append(results)
            return True

        play, end = self.game.quiet_run(self.table.play, acts, index, len(acts), follows)
        for act, results in zip(acts[index:end], made, strict=False):  # beyond its end a run may have asked in vain
            if isinstance(act, Desk):
                raise TypeError("a run of plays holds no act of the desk")
            self.versions.append(len(self.events) + 1)
            self.events += (act, *results)
        self.actors += (self.actor,) * (len(self.events) - len(self.actors))
        if end > index:
            self.table = Table(play, self.table.desk)
            self.phase = self.game.phases.of(play)
        return end

    def one(self, index: int) -> None:
        """Take down one act with what follows from it, or say why it ends the match."""
        act, place, versions = self.record.acts[index], self.record.places[index], self.versions
        if any(not 1 <= number <= len(versions) for number in named_acts(act)):
            self.troubles.append(Trouble(place, 1, _NO_ACT.fill(n=max(named_acts(act)), last=len(versions))))
            return
        event, by = stored(act, self.sidings, self.actor, versions)
        at_desk = isinstance(event, AtDesk)
        if (
            ((type_of(event), self.desk) not in DESK_NEXT)
            if at_desk
            else ((type_of(event), self.phase) not in self.game.phases.next)
        ):
            self.troubles.append(Trouble(place, 1, refusal(event, self.desk if at_desk else self.phase, self.game)))
            return
        if type(event).__name__ == "PlaysUnrecorded" and self.phase == self.game.phases.start and self._deals():
            self.troubles.append(Trouble(place, 1, _OVER))
            return
        versions.append(len(self.events) + 1)
        for follows in outcome(self.table, event, by):
            self.table = evolve(self.table, follows, by)
            if isinstance(follows, AtDesk):
                self.desk = DESK_NEXT[type_of(follows), self.desk]
            else:
                self.phase = self.game.phases.next[type_of(follows), self.phase]
            self.events.append(follows)
            self.actors.append(by)

    def _deals(self) -> int:
        """Return how many deals are over, in a game that has any."""
        return len(getattr(getattr(self.table.play, "match", None), "deals", ()))

    def prepared(self) -> Prepared:
        """Return the match as it is to be appended."""
        rows = tuple(self.sidings.rows.values())
        return Prepared(tuple(self.events), tuple(self.actors), rows, tuple(self.troubles), tuple(self.versions), self.opening)


def _opening(record: Record, sidings: Sidings) -> Opening:
    game: AnyGame = GAMES[record.game]
    header = record.header
    chosen: dict[str, str] = msgspec.to_builtins(game.law.defaults)
    names = (*header.players, *(None,) * game.seats)[: game.seats]
    lengths = {"deals": header.deals, "games": header.games}
    limit = {key: n for key, n in lengths.items() if n is not None and key in game.opening.__struct_fields__}
    opening: Opening = game.opening(
        players=tuple(sidings.person(name or unnamed) for name, unnamed in zip(names, UNNAMED, strict=False)),
        options=msgspec.convert(chosen | record.options, type(game.law.defaults)),
        minutes=header.minutes,
        **limit,
        about=About(
            meet=sidings.text(header.meet),
            round=sidings.text(header.round),
            table=sidings.text(header.table),
            referee=None if header.referee is None else sidings.person(header.referee),
        ),
        source=Source(record.format, sidings.text(_note(record)), silent_on(record)),
        preset=header.preset,
        preset_name=sidings.text(header.preset_name),
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


_OVER = Text(
    "此处说以后的出牌没有记录，而这一副已经结束；以后的不再导入。",
    "Here later plays are said not to be recorded, and the deal is over; what follows is not imported.",
)
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

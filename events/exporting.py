"""From a match of the log back to the plain values of a record: what the writers of formats take."""

import msgspec

from core.desk.messages import AppealDecided, Appealed, AtDesk, CallMade, DeskAct, FactFound, OffenceHeld, Ruled
from core.games import Act, Opening, game_opened
from core.history import History
from core.messages import Acted, Opened
from core.people import Actor
from core.table import Event
from events.importing import UNNAMED, UNRECORDED
from events.records.record import Desk, Header, Record


def record_of(log: tuple[tuple[Event, Actor], ...], words: dict[str, str]) -> Record:
    """Return a match as a record: the acts that count in the play, and everything of the desk.

    `words` are the names and texts that the side table still holds; what was erased is left out.
    """
    opening = log[0][0]
    if not isinstance(opening, Opened):
        raise TypeError("the first event of a match is its opening")
    history = History(opening)
    for event, actor in log[1:]:
        history.fold(event, actor)
    stands = set(history.line())
    acts: list[Act | Desk] = []
    number: dict[int, int] = {}  # version -> number of the act in the record
    for version, (event, actor) in enumerate(log[1:], start=2):
        if isinstance(event, AtDesk):
            acts.append(Desk(_desk(event, words, number), _person(actor, words), actor.role))
        elif isinstance(event, Acted) and version in stands:
            acts.append(_noted(event, words))
        else:
            continue
        number[version] = len(acts)
    places = (1,) * len(acts)
    game = game_opened(opening).key
    return Record(opening.source.format, _header(opening, words), _options(opening), tuple(acts), places, game=game)


def _noted(act: Act, words: dict[str, str]) -> Act:
    """Return an act with the words of its note, where it has one."""
    return msgspec.structs.replace(act, note=_said(act.note, words)) if hasattr(act, "note") else act


def _person(actor: Actor, words: dict[str, str]) -> str:
    name = words.get(actor.person, "")
    return "" if name == UNRECORDED else name


def _header(opening: Opening, words: dict[str, str]) -> Header:
    about = opening.about
    return Header(
        players=tuple(_player(opening, seat, words) for seat in range(len(opening.players))),
        meet=_said(about.meet, words),
        round=_said(about.round, words),
        table=_said(about.table, words),
        referee=_said(about.referee, words),
        minutes=opening.minutes,
        deals=getattr(opening, "deals", None),
        games=games if (games := getattr(opening, "games", 1)) > 1 else None,
        note=_said(opening.source.note, words),
        preset=opening.preset,
        preset_name=_said(opening.preset_name, words),
    )


def _player(opening: Opening, seat: int, words: dict[str, str]) -> str | None:
    """Return a player's name; what an import calls a player whom its source does not name is no name."""
    name = words.get(opening.players[seat])
    return None if name in UNNAMED and opening.source.format != "live" else name


def _options(opening: Opening) -> dict[str, str]:
    """Return the options that were stated; what was assumed stays unsaid."""
    stated: dict[str, str] = msgspec.to_builtins(opening.options)
    return {key: value for key, value in stated.items() if key not in opening.source.assumed}


def _said(text: str | None, words: dict[str, str]) -> str | None:
    return None if text is None else words.get(text)


def _desk(act: DeskAct, words: dict[str, str], number: dict[int, int]) -> DeskAct:
    match act:
        case CallMade(by, about, claim):
            return CallMade(by, tuple(number[v] for v in about if v in number), _said(claim, words))
        case FactFound(call, fact, source, standing):
            return FactFound(call, words.get(fact, ""), source, standing)
        case OffenceHeld(call, version, rule, clause, seat):
            return OffenceHeld(call, number.get(version, 0), rule, clause, seat)
        case Ruled(call, clause, remedy, shown, why):
            return Ruled(call, clause, remedy, shown, _said(why, words))
        case Appealed(ruling, by, ground, why):
            return Appealed(ruling, by, ground, _said(why, words))
        case AppealDecided(ruling, decision, clause, shown, remedy, why):
            return AppealDecided(ruling, decision, clause, shown, remedy, _said(why, words))
        case _:
            return act

"""What the viewer is given: a match as one viewer has seen it, in one language, with the findings at each act, as plain data.

Everything a reader of the page may see is in here and in `About`, and nothing else is sent; `dashboard.pieces` sends it.
"""

import msgspec

from core.clause import Clause, Option
from core.desk.messages import AppealDecided, OffenceHeld, Ruled
from core.desk.rules import SEATS
from core.people import ROLE_NAMES
from core.rulebook import CLAUSES
from core.table import Event
from core.text import Lang, Text
from dashboard import words
from dashboard.faces import face
from dashboard.kinds import FLAGGED, icon
from dashboard.match import Seen
from dashboard.people import named
from projections.findings import Finding, Open
from projections.report import options_of, parting_line, waits_words
from projections.timeline import Step

BY_ID: dict[str, Clause] = {clause.id: clause for clause in CLAUSES}
FEW_LINES = 40_000  # bytes of canonical lines that are sent along; of a longer match each is sent when it is looked at


class Note(msgspec.Struct, frozen=True):
    """Something said of an act: a finding, a thing that cannot be judged, or where another reading parts."""

    kind: str  # `finding`, `open` or `parting`
    text: str
    clause: str = ""
    effect: str = ""
    waits: str = ""
    option: str = ""  # the open reading it rests on, in words


class Row(msgspec.Struct, frozen=True):
    """One event in one language."""

    version: int
    act: int  # version of the act that this event belongs to
    icon: str
    move: bool
    result: bool
    text: str
    game: int  # game or deal, 0 before the first
    phase: str
    turn: str
    slipped: bool
    who: str
    at: int  # milliseconds since 1970, UTC; 0 where nobody took the time down
    clause: str  # the clause that an act of the desk names
    notes: tuple[Note, ...]
    flag: bool  # a finding or a ruling: where PageUp and PageDown stop
    shown: msgspec.Struct  # the picture after it; its fields are those of its game


class Feed(msgspec.Struct, frozen=True):
    """One match for the viewer."""

    match: str  # the match as the address names it; empty where there is no address for it
    lang: str
    kind: str  # which picture
    picture: msgspec.Struct
    players: tuple[str, ...]
    seats: tuple[str, ...]
    rows: tuple[Row, ...]
    lines: tuple[str, ...]  # the canonical lines, where they are few
    clauses: dict[str, str]  # those that are named
    kinds: dict[str, str]
    words: dict[str, str]
    keys: tuple[tuple[str, str], ...]
    plays: bool  # the game can say what could be played


class About(msgspec.Struct, frozen=True):
    """What is sent of the one event that is looked at."""

    version: int
    line: str
    plays: tuple[tuple[str, tuple[str, ...]], ...]


def feed(seen: Seen, lang: Lang, *, match: str, timed: bool = True) -> Feed:
    """Return what the viewer needs to show a match; `match` is its name in the address, empty where it has none."""
    of_game = face(seen)
    drawn = of_game.drawn(seen, lang)
    notes = _notes(seen, lang)
    opening = seen.history.opening
    rows = []
    act = 1
    for n, step in enumerate(seen.steps):
        act = step.version if step.act else act
        rows.append(
            Row(
                version=step.version,
                act=act,
                icon=icon(step.kind),
                move=step.kind in of_game.moves,
                result=not step.act,
                text=step.text.to(lang),
                game=drawn.units[n],
                phase=step.phase_name.to(lang),
                turn=drawn.turns[n].to(lang),
                slipped=step.slipped,
                who=_who(step, seen.loaded.names, lang),
                at=step.at if timed else 0,
                clause=_clause(seen.loaded.log[n].event),
                notes=notes.get(step.version, ()),
                flag=step.kind in FLAGGED or any(note.kind == "finding" for note in notes.get(step.version, ())),
                shown=drawn.shown[n],
            )
        )
    cited = _named(rows)
    said = words.VIEWER | of_game.words | ({} if seen.entire else {"rawHint": words.AS_SEEN})
    few = sum(map(len, seen.loaded.lines)) <= FEW_LINES
    return Feed(
        match=match,
        lang="zh-CN" if lang == "zh" else "en",
        kind=drawn.kind,
        picture=drawn.picture,
        players=tuple(named(seen.loaded.names, player, lang) for player in opening.players),
        seats=tuple(seat.to(lang) for seat in SEATS[: len(opening.players)]),
        rows=tuple(rows),
        lines=tuple(line.decode("utf-8") for line in seen.loaded.lines) if few else (),
        clauses={key: clause.text.to(lang) for key, clause in BY_ID.items() if key in cited},
        kinds={key: text.to(lang) for key, text in {**words.KINDS, **of_game.kinds}.items()},
        words={key: text.to(lang) for key, text in said.items()},
        keys=tuple((keys, text.to(lang)) for keys, text in (*words.KEYS, *of_game.keys)),
        plays=bool(of_game.plays(seen, len(seen.steps))),
    )


def about(seen: Seen, version: int, lang: Lang) -> About:
    """Return what is sent of the event that is looked at."""
    sections = face(seen).plays(seen, version)
    return About(
        version,
        seen.loaded.lines[version - 1].decode("utf-8"),
        tuple((heading.to(lang), tuple(line.to(lang) for line in lines)) for heading, lines in sections),
    )


def _named(rows: list[Row]) -> set[str]:
    return {row.clause for row in rows} | {note.clause for row in rows for note in row.notes}


def _who(step: Step, names: dict[str, str], lang: Lang) -> str:
    role: Text = next((text for key, text in ROLE_NAMES.items() if key == step.role), Text("", ""))
    return f"{role.to(lang)} {named(names, step.person, lang)}".strip()


def _clause(event: Event) -> str:
    return event.clause if isinstance(event, Ruled | OffenceHeld | AppealDecided) else ""


def _notes(seen: Seen, lang: Lang) -> dict[int, tuple[Note, ...]]:
    found: dict[int, list[Note]] = {}
    options = options_of(seen.audit)
    for finding in seen.audit.findings:
        found.setdefault(finding.at.version, []).append(_finding(finding, options, lang))
    for unsure in seen.audit.open:
        found.setdefault(unsure.at.version, []).append(_open(unsure, lang))
    for parting in seen.partings:
        found.setdefault(parting.at.version, []).append(
            Note("parting", parting_line((parting,), seen.audit).to(lang), parting.clause)
        )
    return {version: tuple(notes) for version, notes in found.items()}


def _finding(finding: Finding, options: dict[str, Option], lang: Lang) -> Note:
    waits = waits_words(finding).to(lang).strip()
    option = options[finding.option].question.to(lang) if finding.option in options else ""
    return Note("finding", finding.text.to(lang), finding.clause, finding.effect.to(lang), waits, option)


def _open(unsure: Open, lang: Lang) -> Note:
    return Note("open", unsure.text.to(lang), unsure.clause)

"""What the viewer is given: the frames of a match in one language, with the findings at each act, as plain data.

Everything a reader of the page may see is in here, and nothing else is sent.
"""

from hashlib import sha256

import msgspec
from msgspec.structs import replace

from core.clause import Clause
from core.desk import rulebook as desk_law
from core.desk.messages import AppealDecided, OffenceHeld, Ruled
from core.desk.rules import SEATS
from core.gomoku import rulebook as gomoku_law
from core.gomoku import words as gomoku
from core.gomoku.messages import StonePlaced
from core.people import ROLE_NAMES
from core.table import Event
from core.text import Lang, Text
from dashboard import words
from dashboard.drawing import GEOMETRY, star_points
from dashboard.kinds import FLAGGED, icon
from dashboard.seen import Seen
from projections.findings import Finding, Open
from projections.frames import Frame, Logged
from projections.library import ERASED
from projections.partings import Parting
from projections.report import BY_KEY, WAITS, parting_line

CLAUSES: dict[str, Clause] = {clause.id: clause for clause in (*gomoku_law.CLAUSES, *desk_law.CLAUSES)}


class Note(msgspec.Struct, frozen=True):
    """Something said of an act: a finding, a thing that cannot be judged, or where another reading parts."""

    kind: str  # `finding`, `open` or `parting`
    text: str
    clause: str = ""
    effect: str = ""
    waits: str = ""
    option: str = ""  # the open reading it rests on, in words


class Row(msgspec.Struct, frozen=True):
    """One frame in one language; see `projections.frames.Frame`."""

    version: int
    act: int  # version of the act that this event belongs to
    icon: str
    stone: str  # `b` or `w` for a stone, whether it could lie or not; else empty
    point: str  # where it was put
    move: bool
    result: bool
    text: str
    parent: int
    added: tuple[tuple[str, str, int], ...]
    removed: tuple[str, ...]
    last: str
    lines: tuple[tuple[str, ...], ...]
    game: int  # 0 before the first
    ply: int
    phase: str
    black: int  # the seat behind black, -1 while that is open
    turn: str
    score: str
    slipped: bool
    who: str
    at: int  # milliseconds since 1970, UTC; 0 where nobody took the time down
    clause: str  # the clause that an act of the desk names
    notes: tuple[Note, ...]
    flag: bool  # a finding or a ruling: where PageUp and PageDown stop


class Feed(msgspec.Struct, frozen=True):
    """One match for the viewer."""

    id: str  # hash of everything below: another id is another match, state of it, or language
    match: str  # the match as the address names it; empty where there is no address for it
    lang: str
    size: int
    cell: int
    margin: int
    stone: float
    stars: tuple[str, ...]
    players: tuple[str, str]
    seats: tuple[str, str]
    rows: tuple[Row, ...]
    lines: tuple[str, ...]  # the canonical lines
    clauses: dict[str, str]
    kinds: dict[str, str]
    words: dict[str, str]
    keys: tuple[tuple[str, str], ...]


def feed(seen: Seen, lang: Lang, *, match: str, timed: bool = True) -> Feed:
    """Return what the viewer needs to show a match; `match` is its name in the address, empty where it has none."""
    notes = _notes(seen, lang)
    opening = seen.audit.opening
    rows = []
    act = 1
    games = _games(seen.frames)
    for frame, logged in zip(seen.frames, seen.loaded.log, strict=True):
        act = frame.version if frame.act else act
        row = _row(frame, logged, act, games[frame.version], notes.get(frame.version, ()), seen.loaded.names, lang)
        rows.append(row if timed else replace(row, at=0))
    made = Feed(
        id="",
        match=match,
        lang="zh-CN" if lang == "zh" else "en",
        size=opening.options.size,
        cell=GEOMETRY.cell,
        margin=GEOMETRY.margin,
        stone=GEOMETRY.stone,
        stars=star_points(opening.options.size),
        players=(named(seen.loaded.names, opening.players[0], lang), named(seen.loaded.names, opening.players[1], lang)),
        seats=(SEATS[0].to(lang), SEATS[1].to(lang)),
        rows=tuple(rows),
        lines=tuple(line.decode("utf-8") for line in seen.loaded.lines),
        clauses={clause.id: clause.text.to(lang) for clause in CLAUSES.values()},
        kinds={key: text.to(lang) for key, text in words.KINDS.items()},
        words={key: text.to(lang) for key, text in words.VIEWER.items()},
        keys=tuple((keys, text.to(lang)) for keys, text in words.KEYS),
    )
    return replace(made, id=sha256(msgspec.json.encode(made)).hexdigest())


def named(names: dict[str, str], person: str, lang: Lang) -> str:
    """Return the name of a person; one whose name is gone has none."""
    name = names.get(person, ERASED.zh)
    return ERASED.to(lang) if name == ERASED.zh else name


def _row(frame: Frame, logged: Logged, act: int, game: int, notes: tuple[Note, ...], names: dict[str, str], lang: Lang) -> Row:
    return Row(
        version=frame.version,
        act=act,
        icon=icon(frame.kind),
        stone=logged.event.stone[0] if isinstance(logged.event, StonePlaced) else "",
        point=(logged.event.at or "") if isinstance(logged.event, StonePlaced) else "",
        move=frame.kind in ("gomoku.stone_placed", "gomoku.passed"),
        result=not frame.act,
        text=frame.text.to(lang),
        parent=frame.parent,
        added=tuple((stone.point, stone.colour, stone.number) for stone in frame.added),
        removed=frame.removed,
        last=frame.last or "",
        lines=frame.lines,
        game=game,
        ply=frame.ply,
        phase=frame.phase_name.to(lang),
        black=-1 if frame.black is None else frame.black,
        turn=frame.turn.to(lang),
        score=gomoku.score(frame.halves).to(lang),
        slipped=frame.slipped,
        who=_who(frame, names, lang),
        at=frame.at,
        clause=_clause(logged.event),
        notes=notes,
        flag=frame.kind in FLAGGED or any(note.kind == "finding" for note in notes),
    )


def _games(frames: tuple[Frame, ...]) -> dict[int, int]:
    """Return version -> the game it belongs to: what comes between two games belongs to the later, before the first to 0."""
    found = {0: 0}
    reached = {0: 0}  # version -> the last game that had begun by then
    for frame in frames:
        before = reached[frame.parent if frame.kind == "match.rewound" else frame.version - 1]
        reached[frame.version] = frame.game or before
        found[frame.version] = frame.game or (before + 1 if before else 0)
    return found


def _who(frame: Frame, names: dict[str, str], lang: Lang) -> str:
    role: Text = next((text for key, text in ROLE_NAMES.items() if key == frame.role), Text("", ""))
    return f"{role.to(lang)} {named(names, frame.person, lang)}".strip()


def _clause(event: Event) -> str:
    return event.clause if isinstance(event, Ruled | OffenceHeld | AppealDecided) else ""


def _notes(seen: Seen, lang: Lang) -> dict[int, tuple[Note, ...]]:
    found: dict[int, list[Note]] = {}
    for finding in seen.audit.findings:
        found.setdefault(finding.at.version, []).append(_finding(finding, lang))
    for unsure in seen.audit.open:
        found.setdefault(unsure.at.version, []).append(_open(unsure, lang))
    for parting in seen.partings:
        found.setdefault(parting.at.version, []).append(_parting(parting, lang))
    return {version: tuple(notes) for version, notes in found.items()}


def _finding(finding: Finding, lang: Lang) -> Note:
    waits = WAITS[finding.waits].to(lang).strip() if finding.waits else ""
    option = BY_KEY[finding.option].question.to(lang) if finding.option in BY_KEY else ""
    return Note("finding", finding.text.to(lang), finding.clause, finding.effect.to(lang), waits, option)


def _open(unsure: Open, lang: Lang) -> Note:
    return Note("open", unsure.text.to(lang), unsure.clause)


def _parting(parting: Parting, lang: Lang) -> Note:
    return Note("parting", parting_line((parting,)).to(lang), parting.clause)

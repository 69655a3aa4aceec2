"""A match cut into pieces for the viewer, so that no message is long, however long the match.

Of every event the browser knows from the start what it takes to go there; the rest of it comes with its piece. A message holds
the piece that is looked at and as many on both sides as there is room for; the viewer says where it is and is sent the next.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace

from core.text import Lang
from dashboard.faces import face
from dashboard.feed import About, Feed, Row, feed
from dashboard.match import Seen

MOST = 82_000  # bytes of one message; with the style and the envelope that go along it stays below 100,000
PIECE = 20_000  # bytes of a piece, after which it ends before the next act
SHORT = 5_000  # bytes of a piece, after which it ends before the next game
GONE = "-"
OUTLINED = ("version", "move", "flag", "slipped", "result", "game")  # fields of a row that the outline holds

Ground = Callable[[int, int], object]


class Piece(msgspec.Struct, frozen=True):
    """A run of events: the versions of the first and the last, and the JSON that is sent of them."""

    first: int
    last: int
    data: msgspec.Raw


class Pieces(msgspec.Struct, frozen=True):
    """A match ready to be sent."""

    id: str  # hash of everything below: another id is another match, state of it, viewer, or language
    head: msgspec.Raw  # JSON of what is alike for the whole match, with the outline of its events
    pieces: tuple[Piece, ...]


def in_pieces(seen: Seen, lang: Lang, *, match: str, timed: bool = True) -> Pieces:
    """Return a match as one viewer has seen it, in one language; `match` as for `dashboard.feed.feed`."""
    made = feed(seen, lang, match=match, timed=timed)
    return cut(made, lambda first, last: face(seen).ground(seen, first, last), mark=seen.mark)


def cut(made: Feed, ground: Ground = lambda *_: None, *, mark: str = "") -> Pieces:
    """Return a feed in pieces; `ground` gives what the pictures of a run of events build on that lies outside of it."""
    parts = _parts(made)
    pieces = tuple(Piece(first, last, _piece(made, first, rows, ground(first, last))) for first, last, rows in parts)
    head = _head(made, [piece.first for piece in pieces])
    digest = sha256(msgspec.json.encode((mark, head, [piece.data for piece in pieces]))).hexdigest()
    return Pieces(digest, msgspec.Raw(msgspec.json.encode(head | {"id": digest})), pieces)


def sent(match: Pieces, told: About, *, at: int, jump: int) -> bytes:
    """Return the bytes that go to the viewer: the head, the pieces around the event `at`, and what is told of one event."""
    about = msgspec.Raw(msgspec.json.encode(told))
    room = MOST - len(match.head) - len(about) - 100
    pieces = [piece.data for piece in around(match.pieces, at, room)]
    return msgspec.json.encode({"feed": match.head, "pieces": pieces, "about": about, "at": at, "jump": jump})


def around(pieces: tuple[Piece, ...], at: int, room: int) -> tuple[Piece, ...]:
    """Return the piece with the event `at`, and its neighbours for as long as they fit into `room` bytes."""
    place = next(n for n, piece in enumerate(pieces) if piece.last >= at)
    first = last = place
    room -= len(pieces[place].data)
    while True:
        near = [n for n in (last + 1, first - 1) if 0 <= n < len(pieces) and len(pieces[n].data) < room]
        if not near:
            return pieces[first : last + 1]
        nearest = min(near, key=lambda n: abs(n - place))
        first, last = min(first, nearest), max(last, nearest)
        room -= len(pieces[nearest].data) + 1


def _head(made: Feed, starts: list[int]) -> dict[str, Any]:
    """Return what is alike for the whole match, and of its events only signs and games."""
    plain: dict[str, Any] = msgspec.to_builtins(replace(made, rows=(), lines=(), clauses={}))
    for key in ("rows", "lines", "clauses"):
        del plain[key]
    games = [(row.version, row.game) for n, row in enumerate(made.rows) if not n or made.rows[n - 1].game != row.game]
    return plain | {"signs": "".join(map(_sign, made.rows)), "games": games, "starts": starts}


def _sign(row: Row) -> str:
    """Return what a row is as one hexadecimal digit: 1 a move, 2 flagged, 4 gone back from, 8 a result."""
    return f"{row.move | row.flag << 1 | row.slipped << 2 | row.result << 3:x}"


def _parts(made: Feed) -> list[tuple[int, int, list[msgspec.Raw]]]:
    """Return runs of events: first and last version, and of each row what differs from the one before it in the run."""
    found: list[tuple[int, int, list[msgspec.Raw]]] = []
    part: list[msgspec.Raw] = []
    before: dict[str, Any] = {}
    size, game = 0, 0
    for n, row in enumerate(made.rows):
        if part and not row.result and (size > PIECE or (size > SHORT and row.game != game)):
            found.append((row.version - len(part), row.version - 1, part))
            part, before, size = [], {}, 0
        now: dict[str, Any] = msgspec.to_builtins(row)
        for key in OUTLINED:
            del now[key]
        part.append(msgspec.Raw(msgspec.json.encode(changes(before, now))))
        before, game = now, row.game
        size += len(part[-1]) + len(made.lines[n] if made.lines else "")
    return [*found, (len(made.rows) - len(part) + 1, len(made.rows), part)]


def _piece(made: Feed, first: int, rows: list[msgspec.Raw], ground: object) -> msgspec.Raw:
    whole = made.rows[first - 1 : first - 1 + len(rows)]
    cited = {row.clause for row in whole} | {note.clause for row in whole for note in row.notes}
    clauses = {key: text for key, text in made.clauses.items() if key in cited}
    lines = made.lines[first - 1 : first - 1 + len(rows)]
    piece = {"first": first, "rows": rows, "lines": lines, "clauses": clauses, "ground": ground}
    return msgspec.Raw(msgspec.json.encode(piece))


def changes(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Return the values of `now` that are not those of `before`, under `GONE` the keys that it lacks.

    >>> changes({"3": "a", "4": "b"}, {"4": "b", "5": "c"})
    {'5': 'c', '-': ['3']}
    """
    found: dict[str, Any] = {}
    for key, value in now.items():
        was = before.get(key)
        if value != was or key not in before:
            found[key] = changes(was, value) if isinstance(was, dict) and isinstance(value, dict) else value
    gone = [key for key in before if key not in now]
    return found | {GONE: gone} if gone else found

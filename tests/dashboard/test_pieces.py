"""A long match is sent in pieces: how long they are, that they hold everything, and which of them come."""

import msgspec
import pytest

from core.text import LANGS, Lang
from dashboard.feed import About, about, feed
from dashboard.pieces import MOST, Piece, Pieces, around, in_pieces, sent
from projections.gomoku.drawing import stones_at
from projections.views import VIEWERS
from tests.dashboard.conftest import Log

NAMES = ("plain", "overline", "dispute", "deals", "running", "ten", "long", "hostile")


class Part(msgspec.Struct):
    """A piece as the browser reads it."""

    first: int
    rows: list[dict[str, object]]
    lines: list[str]
    clauses: dict[str, str]
    ground: object


class Message(msgspec.Struct):
    """A message as the browser reads it."""

    feed: dict[str, object]
    pieces: list[Part]
    about: About
    at: int
    jump: int


def cut(log: Log, name: str, lang: Lang = "zh") -> Pieces:
    return in_pieces(log.seen(name), lang, match=log.streams[name])


def parts(match: Pieces) -> list[Part]:
    return [msgspec.json.decode(piece.data, type=Part) for piece in match.pieces]


def merged(before: dict[str, object], changes: dict[str, object]) -> dict[str, object]:
    """Return a row put together again, by the plain definition."""
    gone = changes.get("-", [])
    assert isinstance(gone, list)
    now = {key: value for key, value in before.items() if key not in gone}
    for key, value in changes.items():
        was = now.get(key)
        if key != "-":
            now[key] = merged(was, value) if isinstance(was, dict) and isinstance(value, dict) else value
    return now


@pytest.mark.parametrize("lang", LANGS)
def test_of_sixty_deals_no_message_is_longer_than_a_hundred_kilobytes(lang: Lang, log: Log) -> None:
    seen, match = log.seen("long"), cut(log, "long", lang)
    assert sum(step.kind == "doudizhu.deal_begun" for step in seen.steps) == 60

    lengths = []
    for piece in match.pieces:
        for at in (piece.first, piece.last):
            lengths.append(len(sent(match, about(seen, at, lang), at=at, jump=at)))

    assert len(seen.steps) > 4_000
    assert max(lengths) <= MOST
    assert sum(len(piece.data) for piece in match.pieces) > 5 * MOST


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("view", VIEWERS[:3])
def test_the_pieces_hold_every_row_as_it_is(name: str, view: str, log: Log) -> None:
    made = feed(log.seen(name, view), "en", match="m")
    match = in_pieces(log.seen(name, view), "en", match="m")
    head = msgspec.json.decode(match.head)

    rows: list[dict[str, object]] = []
    for part in parts(match):
        assert part.first == len(rows) + 1
        before: dict[str, object] = {}
        for changes in part.rows:
            before = merged(before, changes)
            rows.append(before)
    games = dict(head["games"])
    game = 0
    for row, sign, built in zip(made.rows, head["signs"], rows, strict=True):
        game = games.get(row.version, game)
        bits = int(sign, 16)
        outline = {"move": bool(bits & 1), "flag": bool(bits & 2), "slipped": bool(bits & 4), "result": bool(bits & 8)}
        assert built | outline | {"version": row.version, "game": game} == msgspec.json.decode(msgspec.json.encode(row))


@pytest.mark.parametrize("name", NAMES)
def test_a_piece_has_the_lines_and_the_clauses_of_its_rows(name: str, log: Log) -> None:
    made = feed(log.seen(name), "zh", match="m")

    for part in parts(in_pieces(log.seen(name), "zh", match="m")):
        rows = made.rows[part.first - 1 : part.first - 1 + len(part.rows)]
        cited = {row.clause for row in rows} | {note.clause for row in rows for note in row.notes}
        assert part.clauses == {key: made.clauses[key] for key in cited if key in made.clauses}
        assert part.lines == list(made.lines[part.first - 1 : part.first - 1 + len(part.rows)])


@pytest.mark.parametrize("name", NAMES)
def test_an_act_and_its_results_come_together(name: str, log: Log) -> None:
    for part in parts(cut(log, name)):
        act = part.rows[0]["act"]
        assert act == part.first


@pytest.mark.parametrize("name", ["plain", "dispute", "hostile"])
def test_a_piece_says_which_boards_it_builds_on(name: str, log: Log) -> None:
    frames, found = log.seen(name).frames, []

    for part in parts(cut(log, name)):
        own = range(part.first, part.first + len(part.rows))
        ground = part.ground
        assert isinstance(ground, list)
        needed = {frames[version - 1].parent for version in own} - {0, *own}
        assert {version for version, _ in ground} == needed
        for version, stones in ground:
            found.append(version)
            assert [stone[:3] for stone in stones] == [[s.point, s.colour, s.number] for s in stones_at(frames, version)]
            assert all(stone[0] in [s.point for s in frames[stone[3] - 1].added] for stone in stones)

    assert bool(found) == (name == "dispute")


def test_what_is_sent_is_the_piece_that_is_looked_at_and_those_beside_it(log: Log) -> None:
    match = cut(log, "long")
    nothing = About(1, "", ())

    for place, piece in enumerate(match.pieces):
        message = msgspec.json.decode(sent(match, nothing, at=piece.last, jump=3), type=Message)
        firsts = [part.first for part in message.pieces]
        beside = [near.first for near in match.pieces[max(0, place - 1) : place + 2]]
        assert set(beside) <= set(firsts)
        assert firsts == [near.first for near in match.pieces if firsts[0] <= near.first <= firsts[-1]]
        assert (message.at, message.jump, message.feed["id"]) == (piece.last, 3, match.id)


def test_a_short_match_comes_all_at_once(log: Log) -> None:
    match = cut(log, "dispute")

    message = msgspec.json.decode(sent(match, About(1, "", ()), at=1, jump=0), type=Message)

    assert [part.first for part in message.pieces] == [piece.first for piece in match.pieces]


@pytest.mark.parametrize(("at", "room", "firsts"), [
    (1, 0, [1]), (25, 0, [21]), (25, 27, [21, 31]), (25, 40, [11, 21, 31]), (25, 1000, [1, 11, 21, 31, 41]), (50, 27, [31, 41]),
])  # fmt: skip
def test_pieces_come_from_near_to_far_as_long_as_there_is_room(at: int, room: int, firsts: list[int]) -> None:
    pieces = tuple(Piece(first, first + 9, msgspec.Raw(b"0123456789")) for first in (1, 11, 21, 31, 41))

    assert [piece.first for piece in around(pieces, at, room)] == firsts

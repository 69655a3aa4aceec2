"""The same game before the judge and before the audit: who won, at which move, or which move cannot be.

The two share little code (the judge looks at the last position first, the audit takes act after act), so a fault in either
shows in both families of tests.
"""

import json

import msgspec

from core.gomoku.messages import FiveFormed, GameDrawn, GameWon
from core.script import script
from projections.audit import audit
from projections.gomoku.place import place
from projections.judge import answer
from tests.cases.comparing import FOLDER, cases
from tests.core.given import FIVE, SIX, STARTED, WHITE_FIVE, WHITE_SIX, filling, readings, stones, taken_down
from tests.core.gomoku import naive

Ended = tuple[str | None, int | None, tuple[tuple[str, ...], ...]]
"""Winner, ply and lines; of a move that cannot be, why and its ply."""


class Game(msgspec.Struct, frozen=True):
    """A game and the readings it is judged under, on a board of 15, 19 or 20."""

    what: str
    moves: str
    options: dict[str, str] = {}
    size: int = 15


def _playok(name: str) -> Game:
    case = next(case for case in cases(FOLDER / "gomoku.jsonl") if case["id"] == name)
    options = msgspec.convert(case["options"], dict[str, str])
    return Game(name, " ".join(msgspec.convert(case["moves"], list[str])), options)


PLAYED = ("playok-0-freestyle", "playok-2-freestyle", "playok-134-freestyle", "playok-134-standard")
"""Games that people played; the overline of game 134 changes its winner."""

DOUBLE_THREE = "h8 a1 i8 c1 j9 e1 j10 g1 j8"
DOUBLE_FOUR = "h8 a1 i8 c1 j8 e1 k9 g1 k10 i1 k11 k1 k8"
FOUL_LATER = "a1 b1 a2 b2 a3 b3 a4 b4 a5 o15 h8 o13 i8 o11 j9 o9 j10 o7 j8"
FIVE_AND_SIX = "h8 a1 h9 c1 h10 e1 h12 g1 h13 i1 d11 k1 e11 m1 f11 o1 g11 a3 h11"
TWO_FIVES = "h6 a1 h7 c1 h9 e1 h10 g1 f8 i1 g8 k1 i8 m1 j8 o1 h8"
EDGES = {
    "along the lowest row": "a1 a15 b1 c15 c1 e15 d1 g15 e1",
    "up the last column": "o11 a15 o12 c15 o13 e15 o14 g15 o15",
    "up to the right into a corner": "k11 a1 l12 c1 m13 e1 n14 g1 o15",
    "up to the left into a corner": "e11 o1 d12 m1 c13 k1 b14 i1 a15",
}
RENJU, EXACT = {"overline": "renju"}, {"overline": "nothing"}

GAMES: tuple[Game, ...] = (
    Game("nothing yet", ""),
    Game("a game still open", "h8 i9 j10"),
    Game("four in a row", FIVE.removesuffix(" h12")),
    Game("black's five", FIVE),
    Game("white's five", WHITE_FIVE),
    Game("moves after a five", f"{FIVE} a1 a2 a3"),
    *(Game(f"a five {where}", moves) for where, moves in EDGES.items()),
    Game("two fives by one stone", TWO_FIVES),
    Game("a row over the edge", "m1 a15 n1 c15 o1 e15 a2 g15 b2"),
    *(Game(f"black's overline: {value}", f"{SIX} a2 a4", {"overline": value}) for value in ("wins", "nothing", "renju")),
    *(Game(f"white's overline: {value}", f"{WHITE_SIX} a2 a4", {"overline": value}) for value in ("wins", "nothing", "renju")),
    *(Game(f"a five and an overline: {value}", FIVE_AND_SIX, {"overline": value}) for value in ("wins", "nothing", "renju")),
    *(Game(f"a double three: {value}", DOUBLE_THREE, {"overline": value}) for value in ("wins", "renju")),
    *(Game(f"a double four: {value}", DOUBLE_FOUR, {"overline": value}) for value in ("wins", "renju")),
    Game("a double three by white", f"o15 {DOUBLE_THREE}", RENJU),
    Game("a five nobody claims", f"{FIVE} a1", {"five_counts": "when_claimed"}),
    Game("a foul after a five nobody claims", FOUL_LATER, {"overline": "renju", "five_counts": "when_claimed"}),
    *(Game(f"a full board of {n}", " ".join(filling(n)), {}, n) for n in (15, 19, 20)),
    Game("a board but for its last point", " ".join(filling(15)[:-1])),
    Game("25 points left", " ".join(filling(15)[:202]), {"full_board": "empty_25"}),
    Game("26 points left", " ".join(filling(15)[:199]), {"full_board": "empty_25"}),
    Game("25 points left of another reading", " ".join(filling(15)[:202])),
    *(_playok(name) for name in PLAYED),
)
FAULTS: tuple[Game, ...] = (
    Game("a point twice", "h8 i9 h8"),
    Game("a point of the other colour", "h8 h8"),
    Game("a point off the board", "h8 p16 i9"),
    Game("no point", "h8 i9 zz"),
    Game("a point off the board, then one twice", "h8 p16 h8"),
    Game("a point twice, then one off the board", "h8 i9 h8 p16"),
)


def judged(game: Game) -> Ended:
    """What the judge says."""
    asked = {
        "id": 1,
        "game": "gomoku",
        "op": "adjudicate",
        "size": game.size,
        "moves": game.moves.split(),
        "options": game.options,
    }
    found = json.loads(answer(json.dumps(asked).encode()))
    if "error" in found:
        assert found["error"]["code"] == "impossible_move"
        why = "occupied" if "where a stone lies" in found["error"]["message"]["en"] else "off_board"
        return why, int(found["error"]["at"].removeprefix("$.moves[").removesuffix("]")) + 1, ()
    return found["winner"], found["ply"], tuple(tuple(line) for line in found["lines"])


def audited(game: Game) -> Ended:
    """What the audit says; the judge's question ends where the first game does."""
    chosen = readings(board=f"size_{game.size}", **game.options)
    found = audit(script(taken_down(*STARTED, *stones(game.moves), readings=chosen)))
    for finding in found.findings:
        if finding.rule in ("gomoku.occupied", "gomoku.off_board"):
            return finding.rule.removeprefix("gomoku."), finding.at.ply, ()
    for taken in found.judged.taken:
        lines = next((event.lines for event in taken.results if isinstance(event, FiveFormed)), ())
        for event in taken.results:
            if isinstance(event, GameWon):
                return "black" if event.winner == 0 else "white", place(taken).ply, lines
            if isinstance(event, GameDrawn):
                return "draw", place(taken).ply, ()
    return None, None, ()


def slowly(game: Game) -> Ended:
    """What a plain board of letters says."""
    reading = game.options.get
    five_counts = reading("five_counts", "when_formed")
    return naive.judged(
        game.moves.split(), game.size, reading("overline", "wins"), reading("full_board", "last_point"), five_counts
    )

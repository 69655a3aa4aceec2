"""The frames that a viewer steps through: one for each event of a match, as small values that a browser can hold all of.

A frame says what happened, where play stands then, and how the board differs from an earlier frame, so that any frame can be
shown without asking the server again.
"""

import msgspec

from core.desk.messages import AtDesk
from core.desk.said import desk_said
from core.gomoku import words
from core.gomoku.board import winning_lines
from core.gomoku.grid import points_of
from core.gomoku.messages import FiveFormed, MatchOpened, Passed, StonePlaced
from core.gomoku.phases import PHASE_NAMES, phase_of
from core.gomoku.state import Choosing, Colouring, Game, Opening, Playing, State, Tossing, standing
from core.history import History
from core.messages import Followed
from core.rewound import Rewound
from core.table import Event, type_of
from core.text import NOBODY, Text
from projections.logged import Logged, back


class Stone(msgspec.Struct, frozen=True, array_like=True):
    """A stone on the board: its point, `b` or `w`, and the move that laid it (0: set up)."""

    point: str
    colour: str
    number: int


class Frame(msgspec.Struct, frozen=True):
    """What a viewer shows after one event."""

    version: int
    kind: str  # the event's type
    text: Text
    act: bool  # an act; otherwise a result that followed
    parent: int  # version of the frame whose board this one builds on; 0: an empty board
    added: tuple[Stone, ...]
    removed: tuple[str, ...]
    last: str | None  # the point of the last move, on the board or off
    lines: tuple[tuple[str, ...], ...]  # winning lines on the board
    game: int  # 0 before the first game
    ply: int
    phase: str
    phase_name: Text
    black: int | None  # the seat behind black in this game
    turn: Text
    halves: tuple[int, int]
    slipped: bool  # play has gone back to before this event
    person: str
    role: str
    at: int


class _Board(msgspec.Struct, frozen=True):
    game: int = 0
    blacks: int = 0
    whites: int = 0
    last: str | None = None


def frames(log: tuple[Logged, ...], texts: dict[str, str]) -> tuple[Frame, ...]:
    """Return the frames of a match, the opening first; `texts` are the free texts by id that the side table still holds."""
    opening = log[0].event
    if not isinstance(opening, MatchOpened):
        raise TypeError("the first event of a match is its opening")
    history = History(opening)
    boards: list[_Board] = [_Board(), _Board()]
    found = [_frame(history, log[0], history.game.said(history.table.play, opening), boards, 0)]
    for logged in log[1:]:
        before = history.table
        if isinstance(logged.event, AtDesk):
            text = desk_said(before.desk, logged.event, texts)
        elif isinstance(logged.event, Rewound):
            text = back(logged.event, texts)
        else:
            text = history.game.said(before.play, logged.event)
        history.fold(logged.event, logged.actor)
        boards.append(_board(history.table.play, logged.event, boards[history.parent[-1]]))
        found.append(_frame(history, logged, text, boards, history.parent[-1]))
    slipped = history.slipped()
    return tuple(msgspec.structs.replace(f, slipped=True) if f.version in slipped else f for f in found)


def _board(play: State, event: Event, before: _Board) -> _Board:
    game = _game(play)
    if game is None:
        return _Board()
    last = before.last if game.number == before.game else None
    if isinstance(event, StonePlaced) and isinstance(play, (Opening, Choosing, Playing)):
        last = event.at
    return _Board(game.number, game.blacks, game.whites, last)


def _game(play: State) -> Game | None:
    return None if isinstance(play, (Tossing, Colouring)) else play.game


def _frame(history: History, logged: Logged, text: Text, boards: list[_Board], parent: int) -> Frame:
    play: State = history.table.play
    size = play.match.options.size
    now, base = boards[-1], boards[parent]
    if now.game != base.game:
        parent, base = 0, _Board(now.game)
    game = _game(play)
    number = 0 if game is None or not isinstance(logged.event, (StonePlaced, Passed)) else game.plies
    blacks, whites = now.blacks & ~base.blacks, now.whites & ~base.whites
    gone = (base.blacks | base.whites) & ~(now.blacks | now.whites)
    return Frame(
        version=history.version,
        kind=type_of(logged.event),
        text=text,
        act=not isinstance(logged.event, Followed),
        parent=parent,
        added=(
            *(Stone(p, "b", number) for p in points_of(blacks, size)),
            *(Stone(p, "w", number) for p in points_of(whites, size)),
        ),
        removed=points_of(gone, size),
        last=now.last,
        lines=_lines(play, game, logged.event),
        game=0 if game is None else game.number,
        ply=0 if game is None else game.plies,
        phase=str(phase_of(play)),
        phase_name=PHASE_NAMES[phase_of(play)],
        black=None if game is None else game.black,
        turn=_turn(play),
        halves=standing(play.match).halves,
        slipped=False,
        person=logged.actor.person,
        role=logged.actor.role,
        at=logged.at,
    )


def _lines(play: State, game: Game | None, event: Event) -> tuple[tuple[str, ...], ...]:
    if isinstance(event, FiveFormed):
        return event.lines
    if game is None or game.plies < 9:
        return ()
    options = play.match.options
    lines = (*winning_lines(game, "black", options), *winning_lines(game, "white", options))
    return tuple(line.points for line in lines)


def _turn(play: State) -> Text:
    match play:
        case Tossing():
            return Text("猜先", "toss")
        case Colouring():
            return Text("定先后手", "colours")
        case Opening(_, _, _, layer):
            return words.SEATS[layer]
        case Choosing(_, _, _, chooser):
            return words.SEATS[chooser]
        case Playing(_, game):
            return words.EITHER if game.next is None else words.side(game, game.next)
        case _:
            return NOBODY

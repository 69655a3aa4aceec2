"""What each game adds to projections that work for all: where an act stands, results in words, which readings to try."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from core.doudizhu import legal as doudizhu_legal
from core.doudizhu import state as doudizhu_state
from core.games import Play, game_of
from core.gomoku import legal as gomoku_legal
from core.gomoku import state as gomoku_state
from core.gomoku import words as gomoku_words
from core.guandan import legal as guandan_legal
from core.guandan import settle as guandan_settle
from core.people import Actor
from core.script import Taken
from core.table import Event
from core.text import Text
from core.trumps import score as trumps_score
from events.records.transcript.guandan import course as guandan_course
from events.records.transcript.trumps import course as trumps_course
from projections.chaodipi import hints as chaodipi_hints
from projections.chaodipi import views as chaodipi_views
from projections.chaodipi.settled import settled_since
from projections.doudizhu import drawing as doudizhu_drawing
from projections.doudizhu import frames as doudizhu_frames
from projections.doudizhu import hints as doudizhu_hints
from projections.doudizhu import lines as doudizhu_lines
from projections.doudizhu import place as doudizhu_place
from projections.doudizhu import sheets as doudizhu_sheets
from projections.doudizhu import views as doudizhu_views
from projections.gomoku import drawing as gomoku_drawing
from projections.gomoku import frames as gomoku_frames
from projections.gomoku import hints as gomoku_hints
from projections.gomoku import lines as gomoku_lines
from projections.gomoku import place as gomoku_place
from projections.guandan import drawing as guandan_drawing
from projections.guandan import frames as guandan_frames
from projections.guandan import hints as guandan_hints
from projections.guandan import lines as guandan_lines
from projections.guandan import place as guandan_place
from projections.guandan import sheets as guandan_sheets
from projections.guandan import views as guandan_views
from projections.hiding import as_written, open_to_all
from projections.hints import Hints
from projections.logged import Logged, Viewer
from projections.place import Place
from projections.shengji import hints as shengji_hints
from projections.shengji import views as shengji_views
from projections.trumps import drawing as trumps_drawing
from projections.trumps import frames as trumps_frames
from projections.trumps import legal as trumps_legal
from projections.trumps import lines as trumps_lines
from projections.trumps import place as trumps_place
from projections.trumps import sheets as trumps_sheets
from projections.trumps import turn as trumps_turn
from projections.trumps import views as trumps_views

Standing = gomoku_state.Standing | doudizhu_state.Standing | guandan_settle.Standing | trumps_score.Standing


def never(play: Any, code: str, unit: int) -> bool:
    """Nothing that could not be judged is settled by a ruling."""
    return False


class Shown(msgspec.Struct, frozen=True):
    """The parts of one game; a state of play given to one of them has to be of that game."""

    place: Callable[[Taken], Place]
    standing: Callable[[Any], Standing]
    score: Callable[[Any], Text]  # in a list of matches
    score_line: Callable[[Any], Text]  # with the word for it
    result_lines: Callable[[Any], tuple[Text, ...]]
    hints: Hints
    result_clause: str  # the clause by which results follow
    frames: Callable[[tuple[Logged, ...], dict[str, str]], tuple[Any, ...]]
    drawn: Callable[[tuple[Logged, ...], dict[str, str], int], tuple[Text, ...]]  # the table in plain text after an event
    turn: Callable[[Any], object]  # what a transcript needs to know of whose turn it is
    turn_words: Callable[[Any], Text]
    next_heading: Callable[[Any], int | None]  # the number that the next heading of a transcript must have; None: not checked
    now: Callable[[Any], Text]  # where the match stands, for a prompt
    asked: Callable[[Any, Any], Text | None]  # what has to be said before an act is taken at a state; None: nothing
    lacking: Callable[[Any, Any], Text | None]  # what an act leaves to be written, told the state after it
    legal: Callable[[Any], Any]  # what may be done, as a value
    legal_lines: Callable[[Any], tuple[Text, ...]]  # the same in words
    seen_by: Callable[[tuple[Logged, ...], Viewer], tuple[Logged, ...]]  # the log as a viewer has seen it; itself: all of it
    hushed: frozenset[str]  # codes of what an audit tells of a running deal to the referee and the seat that it is about alone
    judged_by: Callable[
        [tuple[Logged, ...]], Iterable[tuple[Event | None, Actor]]
    ]  # a log as seen, as the events that an audit reads
    told: frozenset[type] = frozenset()  # results that all at the table know, though they follow from what only some see
    settled: Callable[[Any, str, int], bool] = never  # whether a ruling settles what could not be judged: its code, in which deal


def _of_table(
    hints: Hints,
    clause: str,
    seen_by: Callable[[tuple[Logged, ...], Viewer], tuple[Logged, ...]],
    told: frozenset[type] = frozenset(),
    settled: Callable[[Any, str, int], bool] = never,
) -> Shown:
    """Return the parts of a game on the table of 升级 and 炒地皮: which readings to try, the clause of results, the views."""
    return Shown(
        trumps_place.place,
        trumps_lines.standing_of,
        trumps_lines.score,
        trumps_lines.score_line,
        trumps_lines.result_lines,
        hints,
        clause,
        trumps_frames.frames,
        trumps_drawing.drawn,
        trumps_course.seen,
        trumps_turn.turn_words,
        trumps_lines.next_deal,
        trumps_lines.now,
        trumps_sheets.asked,
        trumps_sheets.lacking,
        trumps_legal.legal,
        trumps_lines.legal_lines,
        seen_by,
        frozenset(),
        trumps_views.judged_by,
        told,
        settled,
    )


SHOWN: dict[str, Shown] = {
    "gomoku": Shown(
        gomoku_place.place,
        lambda play: gomoku_state.standing(play.match),
        lambda play: gomoku_words.score(gomoku_state.standing(play.match).halves),
        gomoku_lines.score_line,
        gomoku_lines.result_lines,
        gomoku_hints.HINTS,
        "WZ2",
        gomoku_frames.frames,
        gomoku_drawing.drawn_at,
        gomoku_legal.colour_to_move,
        gomoku_legal.turn_words,
        lambda _: None,
        gomoku_lines.now,
        lambda *_: None,
        lambda *_: None,
        gomoku_legal.legal,
        gomoku_lines.legal_lines,
        open_to_all,
        frozenset(),
        as_written,
    ),
    "doudizhu": Shown(
        doudizhu_place.place,
        doudizhu_lines.standing_of,
        doudizhu_lines.score,
        doudizhu_lines.score_line,
        doudizhu_lines.result_lines,
        doudizhu_hints.HINTS,
        "DZ8.2",
        doudizhu_frames.frames,
        doudizhu_drawing.drawn,
        doudizhu_legal.seat_to_act,
        doudizhu_legal.turn_words,
        doudizhu_lines.next_deal,
        doudizhu_lines.now,
        doudizhu_sheets.asked,
        doudizhu_sheets.lacking,
        doudizhu_legal.legal,
        doudizhu_lines.legal_lines,
        doudizhu_views.seen_by,
        frozenset(),
        as_written,
    ),
    "guandan": Shown(
        guandan_place.place,
        guandan_lines.standing_of,
        guandan_lines.score,
        guandan_lines.score_line,
        guandan_lines.result_lines,
        guandan_hints.HINTS,
        "GD6.2",
        guandan_frames.frames,
        guandan_drawing.drawn,
        guandan_course.seen,
        guandan_legal.turn_words,
        guandan_lines.next_deal,
        guandan_lines.now,
        guandan_sheets.asked,
        guandan_sheets.lacking,
        guandan_legal.legal,
        guandan_lines.legal_lines,
        guandan_views.seen_by,
        guandan_views.HUSHED,
        as_written,
    ),
    "shengji": _of_table(shengji_hints.HINTS, "SJ8.1", shengji_views.seen_by),
    "chaodipi": _of_table(chaodipi_hints.HINTS, "CD2.2", chaodipi_views.seen_by, chaodipi_views.TOLD, settled_since),
}


def shown(play: Play) -> Shown:
    """Return the parts of the game that a state of play belongs to."""
    return SHOWN[game_of(play).key]

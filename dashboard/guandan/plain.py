"""The 掼蛋 table after one event, with nothing but the page's own elements."""

from core.guandan import words as guandan
from core.text import Lang, Text
from dashboard import words
from dashboard.cards.plain import show
from dashboard.cards.table import table_lines
from dashboard.guandan import marks
from dashboard.guandan.plays import plays
from dashboard.guandan.rows import on_table
from dashboard.match import Seen
from dashboard.people import named
from projections.guandan.frames import Frame


def state(seen: Seen, version: int) -> Text:
    """Return where play stands after an event."""
    frame: Frame = seen.frames[version - 1]
    score = guandan.levels(frame.levels) if frame.points is None else guandan.points(frame.points)
    return words.STATE.fill(phase=frame.step.phase_name, turn=frame.turn_name, score=score)


def plain(seen: Seen, version: int, lang: Lang) -> None:
    """Show the table after an event as rows of text, with what could be played."""
    show(rows(seen, version, lang), plays(seen, version), lang)


def rows(seen: Seen, version: int, lang: Lang) -> tuple[str, ...]:
    """Return the table after an event as rows of text."""
    frame: Frame = seen.frames[version - 1]
    places = marks.places((frame,))
    players = [named(seen.loaded.names, person, lang) for person in seen.history.opening.players]
    seats = [seat.to(lang) for seat in guandan.SEATS]
    return table_lines(on_table(frame, places, lang), marks.table(places, lang), seats, players, lang)

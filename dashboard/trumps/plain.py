"""The 升级 table after one event, with nothing but the page's own elements."""

from core.text import Lang, Text
from core.trumps import words as shengji
from dashboard import words
from dashboard.cards.plain import show
from dashboard.cards.table import table_lines
from dashboard.match import Seen
from dashboard.people import named
from dashboard.trumps import marks
from dashboard.trumps.plays import plays
from dashboard.trumps.rows import on_table
from projections.trumps.frames import Frame


def state(seen: Seen, version: int) -> Text:
    """Return where play stands after an event."""
    frame: Frame = seen.frames[version - 1]
    return words.STATE.fill(phase=frame.step.phase_name, turn=frame.turn_name, score=shengji.levels(frame.levels))


def plain(seen: Seen, version: int, lang: Lang) -> None:
    """Show the table after an event as rows of text, with what could be played."""
    show(rows(seen, version, lang), plays(seen, version), lang)


def rows(seen: Seen, version: int, lang: Lang) -> tuple[str, ...]:
    """Return the table after an event as rows of text."""
    frame: Frame = seen.frames[version - 1]
    players = [named(seen.loaded.names, person, lang) for person in seen.history.opening.players]
    seats = [seat.to(lang) for seat in shengji.SEATS]
    return table_lines(on_table(frame, lang), marks.table(lang), seats, players, lang, words.SHENGJI)

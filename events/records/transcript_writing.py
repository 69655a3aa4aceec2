"""Writing a transcript: a record in Chinese or in English, always in the same words."""

import re

from core.gomoku.messages import Act, MatchOpened, Passed, StonePlaced
from core.text import Lang, Text
from events.records import transcript_words as say
from events.records.record import Desk, Header, Record, Variation
from events.records.transcript_acts import Who
from events.records.transcript_course import Course
from events.records.transcript_desk import written_act
from events.records.transcript_forms import WRITTEN
from events.records.transcript_line import name
from events.records.transcript_parts import written_point
from events.records.transcript_tags import written as tag_lines

VERSION = 1
IN_A_LINE = 10  # moves
BREAKS = re.compile(r"\r\n?|\n")


def write(record: Record, lang: Lang) -> str:
    """Return a record as a transcript. What the reader of another format noted, and its troubles, are not part of it.

    >>> print(write(Record("", Header(meet="健康杯"), {}, (StonePlaced("black", "h8"), Passed("white")), (1, 1)), "en"), end="")
    fupan 1 gomoku
    meet: 健康杯
    <BLANKLINE>
    game 1
    1. h8 2. pass
    """
    lines = [f"{say.FIRST.to(lang)} {VERSION} {say.GAMES.said['gomoku'].to(lang)}"]
    if record.header.note:
        lines += _comment(record.header.note)
    lines += tag_lines(record.header, record.options, lang)
    course, who = Course(), default_who(record.header)
    row: list[str] = []
    for index, act in enumerate(record.acts):
        moves, begins = isinstance(act, (StonePlaced, Passed)), course.begins(act)
        if row and (begins or not moves or len(row) == IN_A_LINE):
            lines.append(" ".join(row))
            row = []
        if begins:
            course.heads(course.games + 1)
            lines += ["", Text(f"第{course.games}局", f"game {course.games}").to(lang)]
        row.append(_act(act, lang, course, who))
        course.follow(act)
        comment = _comment(record.comments.get(index, ""))
        if comment or not moves:
            lines.append(" ".join([*row, *comment[:1]]))
            lines += comment[1:]
            row = []
    lines += [" ".join(row)] if row else []
    lines += [_variation(variation, lang, course) for variation in record.variations]
    return "\n".join(lines) + "\n"


def write_act(act: Act | Desk, lang: Lang) -> str:
    """Return one act as a line of a transcript that stands by itself: a move with its colour, acts by their numbers.

    >>> write_act(StonePlaced("white", "i9"), "zh")
    '白 i9'
    """
    return _act(act, lang, None, Who())


def default_who(header: Header) -> Who:
    """Return who acts at the desk where a line does not say: the referee of the table."""
    return Who(header.referee or "")


def _act(act: Act | Desk, lang: Lang, course: Course | None, who: Who) -> str:
    if isinstance(act, (StonePlaced, Passed)):
        return _move(act, lang, course)
    said = act.act if isinstance(act, Desk) else act
    if isinstance(said, MatchOpened):
        raise TypeError("the opening of a match is written as its tags")
    form = WRITTEN[type(said)]
    word = form.said.to(lang)
    if form.numbered and course is not None:
        word += f" {(course.calls if form.said.en == 'call' else course.rulings) + 1}"
    if isinstance(act, Desk) and (act.person, act.role) != (who.person, who.role):
        word += f"{' ' if lang == 'en' else ''}({_role(act.role).to(lang)} {name(act.person)})"
    parts = [part.write(getattr(said, part.field), lang, course) for part in form.parts]
    filled = form.sign.join(part for part in parts if part)
    return f"{word}: {filled}" if filled else word


def _role(role: str) -> Text:
    return next((text for key, text in say.ROLES.said.items() if key == role), Text(role, role))


def _move(act: StonePlaced | Passed, lang: Lang, course: Course | None) -> str:
    at = "?"
    if isinstance(act, Passed):
        at = say.PASS.said[True].to(lang)
    elif act.at is not None:
        at = written_point(act.at)
    colour = say.COLOURS.said[act.stone].to(lang)
    if course is None:
        return f"{colour} {at}"
    plain = act.stone == course.turn and not at.startswith('"')
    return f"{course.move + 1}. {at}" if plain else f"{course.move + 1}. {colour} {at}"


def _comment(words: str) -> list[str]:
    """Return a comment as lines."""
    return [f"# {line}".rstrip() for line in BREAKS.split(words)] if words else []


def _variation(variation: Variation, lang: Lang, course: Course) -> str:
    """Return moves that were not played; each with its colour, so that they can be read without knowing whose turn it was."""
    acts = "; ".join(_act(act, lang, None, Who()) for act in variation.acts)
    return f"{say.VARIATION.said[True].to(lang)} {written_act(variation.after, course)}: {acts}".rstrip()

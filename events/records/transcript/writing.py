"""Writing a transcript: a record in Chinese or in English, always in the same words."""

import re

from core.desk.messages import CallMade
from core.games import Act
from core.messages import Acted
from core.text import Lang, Text
from events.records.record import Desk, Header, Record, Variation
from events.records.transcript import words as say
from events.records.transcript.acts import Who, form_of
from events.records.transcript.course import AnyCourse, Course
from events.records.transcript.desk import written_act
from events.records.transcript.games import VOCABULARIES
from events.records.transcript.line import name
from events.records.transcript.parts import gap
from events.records.transcript.tags import written as tag_lines
from events.records.transcript.vocabulary import Vocabulary

VERSION = 1
BREAKS = re.compile(r"\r\n?|\n")


def write(record: Record, lang: Lang) -> str:
    """Return a record as a transcript. What the reader of another format noted, and its troubles, are not part of it.

    >>> from core.gomoku.messages import Passed, StonePlaced
    >>> print(write(Record("", Header(meet="健康杯"), {}, (StonePlaced("black", "h8"), Passed("white")), (1, 1)), "en"), end="")
    fupan 1 gomoku
    meet: 健康杯
    <BLANKLINE>
    game 1
    1. h8 2. pass
    """
    said = VOCABULARIES[record.game]
    lines = [f"{say.FIRST.to(lang)} {VERSION} {say.GAMES.said[record.game].to(lang)}"]
    if record.header.note:
        lines += _comment(record.header.note)
    lines += tag_lines(record.header, record.options, lang, said.tags)
    course, who = Course(said.flow), default_who(record.header)
    row: list[str] = []  # what stands on the line that is being written
    moves = False  # these are moves, or stand with moves
    for index, act in enumerate(record.acts):
        begins = course.begins(act) and isinstance(act, said.heads)
        sign = None if isinstance(act, Desk) else said.row(act, lang, course, len(row))
        if row and (begins or not sign or moves != isinstance(act, said.in_rows)):
            lines.append("".join(row))
            row = []
        if begins:
            course.heads(course.games + 1)
            lines += ["", said.headed.fill(n=course.games).to(lang)]
        if begins and said.implied is not None:
            implied: object = said.implied
            row = [lines.pop() if act == implied else f"{lines.pop()} {_act(act, lang, course, who, said)}"]
        else:
            row.append((sign or "" if row else "") + _act(act, lang, course, who, said))
        moves = isinstance(act, said.in_rows)
        course.follow(act)
        comment = _comment(record.comments.get(index, ""))
        if comment or sign is None:
            lines.append(" ".join(["".join(row), *comment[:1]]))
            lines += comment[1:]
            row = []
    lines += ["".join(row)] if row else []
    lines += [_variation(variation, lang, course, said) for variation in record.variations]
    return "\n".join(lines) + "\n"


def write_act(act: Act | Desk, lang: Lang, game: str | None = None) -> str:
    """Return one act as a line of a transcript that stands by itself: a move with its side, acts by their numbers.

    `game` says in whose words, where several games know the act.

    >>> from core.gomoku.messages import StonePlaced
    >>> write_act(StonePlaced("white", "i9"), "zh")
    '白 i9'
    """
    return _act(act, lang, None, Who(), vocabulary_of(act) if game is None else VOCABULARIES[game])


def vocabulary_of(act: Acted | Desk) -> Vocabulary:
    """Return the words of the game that an act belongs to; those of the desk are the same in every game."""
    every = tuple(VOCABULARIES.values())
    return next((said for said in every if isinstance(act, said.acts)), every[0])


def default_who(header: Header) -> Who:
    """Return who acts at the desk where a line does not say: the referee of the table."""
    return Who(header.referee or "")


def _act(act: Acted | Desk, lang: Lang, course: AnyCourse | None, who: Who, said: Vocabulary) -> str:
    if not isinstance(act, Desk) and (words := said.writes(act, lang, course)) is not None:
        return words
    given = act.act if isinstance(act, Desk) else act
    form = form_of(given, said)
    word = form.said.to(lang)
    if form.numbered and course is not None:
        word += f" {(course.calls if isinstance(given, CallMade) else course.rulings) + 1}"
    if isinstance(act, Desk) and (act.person, act.role) != (who.person, who.role):
        word += f"{gap(lang)}({_role(act.role).to(lang)} {name(act.person)})"
    parts = {part.field: part.write(getattr(given, part.field), lang, course) for part in form.parts}
    if form.leads:
        word = f"{parts.pop(form.subject)}{gap(lang)}{word}".lstrip()
    if form.mark is not None:
        word += form.mark.write(getattr(given, form.mark.field), lang, course)
    filled = form.sign.join(part for part in parts.values() if part)
    return f"{word}{gap(lang) if form.brief else ': '}{filled}" if filled else word


def _role(role: str) -> Text:
    return next((text for key, text in say.ROLES.said.items() if key == role), Text(role, role))


def _comment(words: str) -> list[str]:
    """Return a comment as lines."""
    return [f"# {line}".rstrip() for line in BREAKS.split(words)] if words else []


def _variation(variation: Variation, lang: Lang, course: AnyCourse, said: Vocabulary) -> str:
    """Return moves that were not played; each with its side, so that they can be read without knowing whose turn it was."""
    acts = "; ".join(_act(act, lang, None, Who(), said) for act in variation.acts)
    return f"{say.VARIATION.said[True].to(lang)} {written_act(variation.after, course)}: {acts}".rstrip()

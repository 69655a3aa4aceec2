"""The names of the players as words for their sides: `王小明 34567`."""

import re
from collections.abc import Sequence

import msgspec

from core.desk.messages import Seat
from events.records.transcript.course import Course
from events.records.transcript.line import Line, folded
from events.records.transcript.tagset import plain
from events.records.transcript.vocabulary import Vocabulary
from events.records.transcript.words import SPACES, Words

SEATS: tuple[Seat, ...] = (0, 1, 2, 3)
A_NAME = re.compile(r"[^\W\d_](?:[^\W\d_]|[ .'·-](?=[^\W\d_]))+")  # letters, and what parts them


def words_for(players: Sequence[str | None], said: Vocabulary) -> Words[Seat] | None:
    """Return the names that can stand for their sides: those that could be nothing else. None where there are none."""
    found: dict[str, Seat] = {}
    twice: set[str] = set()
    for seat, name in zip(SEATS, players, strict=False):
        if name is not None and _is_clear(folded(name), said):
            word = SPACES.sub(" ", folded(name))
            twice |= {word} & found.keys()
            found[word] = seat
    meant = {word: seat for word, seat in found.items() if word not in twice}
    longest = sorted(meant, key=len, reverse=True)
    return Words({}, meant, re.compile("|".join(map(_pattern, longest)))) if meant else None


def _is_clear(name: str, said: Vocabulary) -> bool:
    """Say whether a name is no word that the game has, nor the beginning of one, and no play."""
    if A_NAME.fullmatch(name) is None or said.tags.like_a_play(name) or said.heading.match(name):
        return False
    words = (*said.keywords.meant, *said.tags.by_name)
    if said.keywords.pattern.match(name) or any(word.startswith((name, plain(name))) for word in words):
        return False
    line = Line(name)
    if said.flow.side(line, Course(said.flow)) is msgspec.UNSET:
        return True
    rest = name[line.next :]  # behind what is a side by itself: 南宫
    return bool(rest) and not any(word.startswith(rest) or rest.startswith(word) for word in said.keywords.meant)


def _pattern(word: str) -> str:
    letters = "[ _-]+".join(map(re.escape, word.split(" ")))
    return letters + ("(?![a-z0-9_])" if word[-1].isascii() else "")

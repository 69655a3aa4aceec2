"""One word for each thing: what the program shows stands in docs/glossary.md, Chinese beside English."""

import pytest

from core.desk import said
from core.desk.state import DESK_PHASE_NAMES
from core.doudizhu import words as doudizhu
from core.games import GAMES
from core.gomoku import words
from core.guandan import words as guandan
from core.people import ROLE_NAMES
from core.text import Text
from core.trumps import words as shengji
from tests.docs.pages import cells, page

ROWS = [(row[0].split("、"), row[1].split("、")) for row in cells(page("docs/glossary.md"))]
SHOWN: tuple[Text, ...] = (
    *words.COLOURS.values(),
    *words.SEATS,
    words.EITHER,
    words.EMPTY_POINT,
    *words.HOW.values(),
    *words.FOULS.values(),
    *words.BASES.values(),
    *words.CONDUCTS.values(),
    *doudizhu.SEATS,
    *doudizhu.SIDES.values(),
    *doudizhu.KINDS.values(),
    *doudizhu.SPRINGS.values(),
    *doudizhu.CONDUCTS.values(),
    *guandan.SEATS,
    *guandan.SIDES,
    *guandan.PLACES.values(),
    *guandan.KINDS.values(),
    *guandan.CONDUCTS.values(),
    *shengji.SEATS,
    *shengji.SIDES,
    *shengji.CONDUCTS.values(),
    shengji.NO_TRUMP,
    *(name for game in GAMES.values() for name in (game.name, *game.acts.values(), *game.phases.names.values())),
    *DESK_PHASE_NAMES.values(),
    *ROLE_NAMES.values(),
    *said.SOURCES.values(),
    *said.STANDINGS.values(),
    *said.GROUNDS.values(),
    *said.DECISIONS.values(),
)


def bare(english: str) -> str:
    """Return English words without the article before them."""
    first, _, rest = english.partition(" ")
    return rest if first in ("a", "an", "the") else english


@pytest.mark.parametrize("text", dict.fromkeys(SHOWN), ids=lambda text: text.en)
def test_a_word_of_the_table_stands_in_the_glossary_with_its_other_language(text: Text) -> None:
    assert any(text.zh in zh and bare(text.en) in map(bare, en) for zh, en in ROWS), text


def test_no_english_word_stands_for_two_things() -> None:
    seen = [word for _, english in ROWS for word in english]

    assert sorted(word for word in set(seen) if seen.count(word) > 1) == []

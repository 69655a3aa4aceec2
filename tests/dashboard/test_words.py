"""The words of the pages: complete in both languages, and each of them used."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.text import Text
from dashboard import words
from dashboard.viewer.mount import HERE, SCRIPTS

PACKAGE = Path(words.__file__).parent
SCRIPT = "\n".join((HERE / name).read_text(encoding="utf-8") for name in SCRIPTS)


def everything() -> Iterator[tuple[str, Text]]:
    for name, value in vars(words).items():
        if isinstance(value, Text):
            yield name, value
        elif isinstance(value, dict) and name.isupper():
            yield from ((f"{name}.{key}", text) for key, text in value.items())
    yield from ((f"KEYS.{keys}", text) for keys, text in (*words.KEYS, *words.BOARD_KEYS, *words.card_keys(4)))


@pytest.mark.parametrize(("name", "text"), list(everything()), ids=[name for name, _ in everything()])
def test_a_text_has_both_languages_and_the_same_gaps(name: str, text: Text) -> None:
    assert text.zh.strip()
    assert text.en.strip()
    assert sorted(re.findall(r"\{\w+\}", text.zh)) == sorted(re.findall(r"\{\w+\}", text.en))
    assert not re.search(r"[\u4e00-\u9fff]", text.en.replace("复盘", "").replace("五子棋", ""))


def test_the_script_has_the_words_it_asks_for_and_uses_all() -> None:
    spoken = set(re.findall(r"\bwords\.(\w+)", SCRIPT))
    by_name = set(re.findall(r'(?:\b(?:act|worded)\(|\bname: )"(\w+)"', SCRIPT))
    played = {"pause"}  # the button that plays
    noted = {"finding", "open", "parting"}  # words[note.kind]

    assert spoken | by_name | played | noted == set(words.VIEWER | words.BOARD | words.CARDS | words.DOUDIZHU) - TOLD


TOLD = {"landlord", "bottom", "bids", "bid", "total", "multiplier"}  # filled in by the server


@pytest.mark.parametrize(
    "of_game", [words.BOARD, words.CARDS | words.DOUDIZHU, words.CARDS | words.GUANDAN, words.CARDS | words.SHENGJI]
)
def test_every_picture_has_the_words_of_what_all_pictures_share(of_game: dict[str, Text]) -> None:
    common = "\n".join((HERE / name).read_text(encoding="utf-8") for name in SCRIPTS if name.startswith("viewer/"))

    assert set(re.findall(r"\bwords\.(\w+)", common)) <= set(words.VIEWER | of_game)


def test_every_icon_of_an_event_is_drawn_by_the_script() -> None:
    drawn = set(re.findall(r"^  (\w+): \"M", SCRIPT, flags=re.MULTILINE))

    assert set(words.KINDS) - {"stone"} <= drawn


def test_every_word_is_used_somewhere() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))

    once = [name for name in vars(words) if name.isupper() and len(re.findall(rf"\b{name}\b", code)) < 2]

    assert once == []


def test_the_script_never_makes_markup_of_a_string() -> None:
    assert re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", SCRIPT) == []

"""The golden samples of 斗地主, and what the document says of it."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from core.desk.messages import (
    AppealDecided,
    DealPlaced,
    DeskAct,
    GameGoesTo,
    GameIsDrawn,
    GameIsVoid,
    Remedy,
    Ruled,
    TurnStopped,
)
from core.doudizhu.messages import Act, CardsPlayed, Conduct, MatchOpened
from core.doudizhu.options import OPTIONS
from core.people import ROLE_NAMES
from core.text import LANGS, Lang
from events.records.record import Desk, Record
from events.records.transcript import card_words, read, read_line, write, write_act
from events.records.transcript.doudizhu import words as doudizhu_words
from events.records.transcript.doudizhu.forms import FORMS
from events.records.transcript.doudizhu.words import CONDUCTS, SHORT
from events.records.transcript.line import folded
from events.records.transcript.words import Words, words

ROOT = Path(__file__).parents[4]
FIXTURES = ROOT / "fixtures" / "transcripts"
DOCUMENT = (ROOT / "docs" / "transcript.md").read_text("utf-8")
OF_GAMES = {GameGoesTo, GameIsDrawn, GameIsVoid}  # remedies that no match of deals knows
OF_PARTNERS = {DealPlaced, TurnStopped}  # remedies that only a game of partners knows


def sample(name: str) -> tuple[Record, ...]:
    """Return the matches of a golden sample."""
    return read((FIXTURES / name).read_bytes())


def frozen(matches: tuple[Record, ...]) -> str:
    """Return what the matches of a sample say, in a form that shows every field."""
    said = [
        {"header": r.header, "options": r.options, "acts": r.acts, "comments": r.comments, "variations": r.variations}
        for r in matches
    ]
    return msgspec.json.format(msgspec.json.encode(said), indent=1).decode() + "\n"


@pytest.mark.parametrize("name", ["every-act.zh.txt", "every-act.en.txt", "partial.txt", "by-hand.txt"])
def test_a_sample_is_read_as_it_always_was(name: str) -> None:
    matches = sample(f"doudizhu-{name}")
    assert [trouble for record in matches for trouble in record.troubles] == []
    golden = FIXTURES / re.sub(r"(\.zh|\.en)?\.txt$", ".json", f"doudizhu-{name}")
    assert frozen(matches) == golden.read_text("utf-8")


@pytest.mark.parametrize("lang", LANGS)
def test_the_sample_of_every_act_is_written_as_we_write_it(lang: Lang) -> None:
    name = f"doudizhu-every-act.{lang}.txt"
    assert "\n".join(write(record, lang) for record in sample(name)) == (FIXTURES / name).read_text("utf-8")


def test_the_sample_of_every_act_holds_every_act_and_remedy() -> None:
    said = [act for record in sample("doudizhu-every-act.zh.txt") for act in record.acts]
    desk = [act.act for act in said if isinstance(act, Desk)]
    remedies = {type(act.remedy) for act in desk if isinstance(act, (Ruled, AppealDecided)) and act.remedy is not None}
    assert {type(act) for act in said} == {*get_args(Act), Desk} - {MatchOpened}
    assert {type(act) for act in desk} == set(get_args(DeskAct))
    assert remedies == set(get_args(Remedy)) - OF_GAMES - OF_PARTNERS
    assert {act.role for act in said if isinstance(act, Desk)} == set(ROLE_NAMES)


# --- the document -----------------------------------------------------------------------------------------------------------


def rows() -> list[tuple[str, str]]:
    """Return the rows of the document's table of the acts of 斗地主: an act in Chinese and in English."""
    part = DOCUMENT.split("<!-- acts doudizhu -->")[1].split("<!-- end doudizhu -->")[0]
    return re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", part, re.MULTILINE)


@pytest.mark.parametrize(("zh", "en"), rows())
def test_a_row_of_the_document_says_one_act_in_both_languages_as_we_write_it(zh: str, en: str) -> None:
    (act,), troubles = read_line(zh, None, game="doudizhu")
    assert (read_line(en, None, game="doudizhu"), troubles) == (((act,), ()), ())
    assert (write_act(act, "zh"), write_act(act, "en")) == (zh, en)


def test_the_document_has_a_row_for_every_act() -> None:
    said = [act for zh, _ in rows() for act in read_line(zh, None, game="doudizhu")[0]]
    assert {type(act) for act in said} == {*get_args(Act)} - {MatchOpened}


def test_a_form_of_a_card_in_the_document_is_that_card() -> None:
    part = DOCUMENT.split("### 牌 · Cards")[1].split("### 动作")[0]
    cards = [re.findall(r"`([^`]+)`", line.split("|")[1]) for line in part.split("\n") if line.startswith("| `")]
    for forms in cards:
        said = [act for form in forms for act in read_line(f"甲 {form}", None, game="doudizhu")[0]]
        assert len({act.cards for act in said if isinstance(act, CardsPlayed)}) == 1, forms
        assert len(said) == len(forms)
    assert len(cards) == 9


def test_the_document_lists_every_word() -> None:
    tables = [value for module in (card_words, doudizhu_words) for value in vars(module).values() if isinstance(value, Words)]
    lists = [words({0: form.words}) for form in FORMS]
    plain = folded(DOCUMENT).replace("-", " ")
    assert {word for table in (*tables, *lists) for word in table.meant if f"`{word}`" not in plain} == set()


def test_the_document_lists_every_reading() -> None:
    short = [word for name, values in SHORT.values() for word in (name, *values.values())]
    keys = [word for option in OPTIONS for word in (option.key, *option.values)]
    assert [word for word in (*short, *keys) if f"`{word}`" not in DOCUMENT] == []


def test_every_conduct_has_its_word() -> None:
    assert set(CONDUCTS.said) == set(get_args(Conduct))

"""The golden samples of the card games, and what the document says of them."""

import re
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

from core.chaodipi import messages as chaodipi
from core.chaodipi.options import OPTIONS as CHAODIPI_OPTIONS
from core.clause import Option
from core.desk.messages import (
    AppealDecided,
    DealGoesTo,
    DealPlaced,
    DealScored,
    DeclarersAt,
    DeskAct,
    FollowDeliberate,
    GameGoesTo,
    GameIsDrawn,
    GameIsVoid,
    Remedy,
    Ruled,
    SideFined,
    TurnStopped,
)
from core.doudizhu import messages as doudizhu
from core.doudizhu.options import OPTIONS as DOUDIZHU_OPTIONS
from core.guandan import messages as guandan
from core.guandan.options import OPTIONS as GUANDAN_OPTIONS
from core.people import ROLE_NAMES
from core.shengji.messages import Act, MatchOpened
from core.shengji.options import OPTIONS as SHENGJI_OPTIONS
from core.text import LANGS, Lang
from core.trumps import messages as shengji
from events.records.record import Desk, Record
from events.records.transcript import card_words, partners, read, read_line, write, write_act
from events.records.transcript.chaodipi.words import SHORT as CHAODIPI_SHORT
from events.records.transcript.doudizhu import words as doudizhu_words
from events.records.transcript.games import VOCABULARIES
from events.records.transcript.guandan import words as guandan_words
from events.records.transcript.line import folded
from events.records.transcript.shengji.words import SHORT as SHENGJI_SHORT
from events.records.transcript.trumps import words as trumps_words
from events.records.transcript.words import Words, words

ROOT = Path(__file__).parents[4]
FIXTURES = ROOT / "fixtures" / "transcripts"
DOCUMENT = (ROOT / "docs" / "transcript.md").read_text("utf-8")
OF_GAMES = {GameGoesTo, GameIsDrawn, GameIsVoid}  # remedies that no match of deals knows
OF_PARTNERS = {DealPlaced, TurnStopped}  # remedies that 斗地主 does not know
OF_SCORES = {DealGoesTo, DealScored}  # remedies that 掼蛋 does not know
OF_FINES = {SideFined, FollowDeliberate, DeclarersAt}  # remedies that only 炒地皮 knows
OF_PLACES = {DealGoesTo, DealPlaced}  # remedies that 升级 does not know


class Sampled(msgspec.Struct, frozen=True):
    """What there is of one game."""

    key: str
    acts: Any  # the union of its acts
    opening: type
    no_remedies: set[type]
    options: tuple[Option, ...]
    said: ModuleType  # its words
    short: dict[str, tuple[str, dict[str, str]]]  # how its readings are written in Chinese

    def __repr__(self) -> str:
        return self.key

    @property
    def every(self) -> set[type]:
        """Return the types of the acts that a transcript holds."""
        return set(get_args(self.acts)) - {self.opening}


DOUDIZHU = Sampled(
    "doudizhu",
    doudizhu.Act,
    doudizhu.MatchOpened,
    OF_GAMES | OF_PARTNERS | OF_FINES,
    DOUDIZHU_OPTIONS,
    doudizhu_words,
    doudizhu_words.SHORT,
)
GUANDAN = Sampled(
    "guandan",
    guandan.Act,
    guandan.MatchOpened,
    OF_GAMES | OF_SCORES | OF_FINES,
    GUANDAN_OPTIONS,
    guandan_words,
    guandan_words.SHORT,
)
SHENGJI = Sampled(
    "shengji",
    Act,
    MatchOpened,
    OF_GAMES | OF_PLACES | OF_FINES,
    SHENGJI_OPTIONS,
    trumps_words,
    SHENGJI_SHORT,
)
CHAODIPI = Sampled(
    "chaodipi",
    chaodipi.Act,
    chaodipi.MatchOpened,
    {GameIsDrawn, GameIsVoid} | OF_PLACES,
    CHAODIPI_OPTIONS,
    trumps_words,
    CHAODIPI_SHORT,
)
EACH = pytest.mark.parametrize("game", [DOUDIZHU, GUANDAN, SHENGJI, CHAODIPI], ids=repr)


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


@EACH
@pytest.mark.parametrize("name", ["every-act.zh.txt", "every-act.en.txt", "partial.txt", "by-hand.txt"])
def test_a_sample_is_read_as_it_always_was(game: Sampled, name: str) -> None:
    matches = sample(f"{game.key}-{name}")
    assert [trouble for record in matches for trouble in record.troubles] == []
    golden = FIXTURES / re.sub(r"(\.zh|\.en)?\.txt$", ".json", f"{game.key}-{name}")
    assert frozen(matches) == golden.read_text("utf-8")


@EACH
@pytest.mark.parametrize("lang", LANGS)
def test_the_sample_of_every_act_is_written_as_we_write_it(game: Sampled, lang: Lang) -> None:
    name = f"{game.key}-every-act.{lang}.txt"
    assert "\n".join(write(record, lang) for record in sample(name)) == (FIXTURES / name).read_text("utf-8")


@EACH
def test_the_sample_of_every_act_holds_every_act_and_remedy(game: Sampled) -> None:
    said = [act for record in sample(f"{game.key}-every-act.zh.txt") for act in record.acts]
    desk = [act.act for act in said if isinstance(act, Desk)]
    remedies = {type(act.remedy) for act in desk if isinstance(act, (Ruled, AppealDecided)) and act.remedy is not None}
    assert {type(act) for act in said} == game.every | {Desk}
    assert {type(act) for act in desk} == set(get_args(DeskAct))
    assert remedies == set(get_args(Remedy)) - game.no_remedies
    assert {act.role for act in said if isinstance(act, Desk)} == set(ROLE_NAMES)


# --- the document -----------------------------------------------------------------------------------------------------------


def rows(key: str) -> list[tuple[str, str, str]]:
    """Return the rows of the document's table of the acts of a game: an act in Chinese and in English."""
    part = DOCUMENT.split(f"<!-- acts {key} -->")[1].split(f"<!-- end {key} -->")[0]
    return [(key, zh, en) for zh, en in re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", part, re.MULTILINE)]


@pytest.mark.parametrize(("key", "zh", "en"), [*rows("doudizhu"), *rows("guandan"), *rows("shengji"), *rows("chaodipi")])
def test_a_row_of_the_document_says_one_act_in_both_languages_as_we_write_it(key: str, zh: str, en: str) -> None:
    (act,), troubles = read_line(zh, None, game=key)
    assert (read_line(en, None, game=key), troubles) == (((act,), ()), ())
    assert (write_act(act, "zh", key), write_act(act, "en", key)) == (zh, en)


@EACH
def test_the_document_has_a_row_for_every_act(game: Sampled) -> None:
    said = [act for key, zh, _ in rows(game.key) for act in read_line(zh, None, game=key)[0]]
    assert {type(act) for act in said} == game.every


def test_a_form_of_a_card_in_the_document_is_that_card() -> None:
    part = DOCUMENT.split("### 牌 · Cards")[1].split("### 动作")[0]
    cards = [re.findall(r"`([^`]+)`", line.split("|")[1]) for line in part.split("\n") if line.startswith("| `")]
    for forms in cards:
        said = [act for form in forms for act in read_line(f"甲 {form}", None, game="doudizhu")[0]]
        assert len({act.cards for act in said if isinstance(act, doudizhu.CardsPlayed)}) == 1, forms
        assert len(said) == len(forms)
    assert len(cards) == 9


@EACH
def test_the_document_lists_every_word(game: Sampled) -> None:
    modules = (card_words, partners, game.said)
    tables = [value for module in modules for value in vars(module).values() if isinstance(value, Words)]
    lists = [words({0: form.words}) for form in VOCABULARIES[game.key].forms]
    plain = folded(DOCUMENT).replace("-", " ")
    assert {word for table in (*tables, *lists) for word in table.meant if f"`{word}`" not in plain} == set()


@EACH
def test_the_document_lists_every_reading(game: Sampled) -> None:
    short = [word for name, values in game.short.values() for word in (name, *values.values())]
    keys = [word for option in game.options for word in (option.key, *option.values)]
    assert [word for word in (*short, *keys) if f"`{word}`" not in DOCUMENT] == []
    assert all(set(game.short[option.key][1]) == set(option.values) for option in game.options)


@EACH
def test_options_are_known_by_key_name_and_question_in_either_language(game: Sampled) -> None:
    first = f"fupan 1 {game.key}\n"
    for option in game.options:
        short, values = game.short[option.key]
        for key, value in option.values.items():
            for name in (option.key, short, option.question.zh, option.question.en):
                for said in (key, values[key], value.zh, value.en):
                    (record,) = read(f"{first}{name}: {said}".encode())
                    assert (record.options, record.troubles) == ({option.key: key}, ()), f"{name}: {said}"


@pytest.mark.parametrize(
    ("game", "conducts"), [(DOUDIZHU, doudizhu.Conduct), (GUANDAN, guandan.Conduct), (SHENGJI, shengji.Conduct)], ids=repr
)
def test_every_conduct_has_its_word(game: Sampled, conducts: object) -> None:
    assert set(game.said.CONDUCTS.said) == set(get_args(conducts))

"""Stored lines are read for ever: golden files of every type, old shapes brought up to date, and nothing guessed."""

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.gomoku.messages import GameWon, Resigned, StonePlaced
from core.people import Actor
from events import codec as module
from events.codec import CODEC, Codec, Data, Upcaster
from events.line import Line, Logged, Raw, Unreadable, encode
from tests.events import golden
from tests.events.golden import FOLDER, SAMPLES, TYPES, line_of, write_missing

ACTOR = Actor("p-1", "scribe")
GOLDEN = sorted(FOLDER.glob("*.json"))


def name_of(kind: type[Logged]) -> str:
    return str(kind.__struct_config__.tag)


def raw(data: bytes, schema: int = 1) -> bytes:
    """A line as an older program wrote it."""
    return msgspec.json.encode(Raw("m-1", 3, schema, 5, ACTOR, "c-1", 0, "", msgspec.Raw(data)))


# --- golden files ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", TYPES, ids=name_of)
def test_every_type_has_a_golden_file_for_every_schema_it_ever_had(kind: type[Logged]) -> None:
    today = module.SCHEMAS.get(name_of(kind), 1)
    for schema in range(1, today + 1):
        name = name_of(kind) if schema == today else module.FORMER.get(name_of(kind), name_of(kind))
        assert golden.file(name, schema).exists(), "run tests/events/golden.py"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_line_is_read_and_one_of_today_is_written_the_same_to_the_byte(path: Path) -> None:
    stored = path.read_bytes().removesuffix(b"\n")
    line = CODEC.decode(stored)
    name, schema = path.stem.rsplit(".v", 1)
    assert line.schema == int(schema)
    assert isinstance(line.data, get_args(Logged))
    if int(schema) == CODEC.schema(line.data):
        assert name_of(type(line.data)) == name
        assert encode(line) == stored


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_line_has_its_keys_in_order_and_holds_no_fraction(path: Path) -> None:
    def no_fraction(said: str) -> float:
        raise AssertionError(said)

    stored = path.read_text(encoding="utf-8").removesuffix("\n")
    found = json.loads(stored, parse_float=no_fraction)
    assert list(found) == ["stream", "version", "schema", "at", "actor", "command", "ordinal", "prev", "data"]
    assert next(iter(found["data"])) == "type"
    assert json.dumps(found, ensure_ascii=False, separators=(",", ":")) == stored


def test_no_golden_file_is_left_over() -> None:
    known = {name_of(kind) for kind in TYPES} | {name for name, _ in module.UPCASTERS}
    assert {path.stem.rsplit(".v", 1)[0] for path in GOLDEN} == known


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: name_of(type(sample)))
def test_a_sample_fills_every_field(sample: Logged) -> None:
    """So that a golden file freezes the whole shape and not only what is usual."""
    assert all(value is not None and value != () for value in msgspec.structs.astuple(sample))


def test_there_is_one_sample_for_every_type() -> None:
    assert [type(sample) for sample in SAMPLES] == list(TYPES)


def test_a_missing_golden_file_is_written_and_one_that_is_there_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path / "events")
    assert len(write_missing()) == len(SAMPLES)
    frozen = golden.file("gomoku.resigned", 1)
    frozen.write_bytes(b"frozen")
    golden.file("gomoku.passed", 1).unlink()
    assert [path.name for path in write_missing()] == ["gomoku.passed.v1.json"]
    assert frozen.read_bytes() == b"frozen"
    assert write_missing() == []


# --- today's shapes --------------------------------------------------------------------------------------------------------

events: st.SearchStrategy[Logged] = st.sampled_from(TYPES).flatmap(st.from_type)


@given(events, st.text(), st.integers(0, 2**53))
def test_whatever_an_event_holds_it_is_read_back_the_same(event: Logged, words: str, at: int) -> None:
    line = Line(words, 1, CODEC.schema(event), at, Actor(words, "organiser"), words, 0, words, event)
    stored = encode(line)
    read: object = CODEC.decode(stored)
    assert read == line
    assert encode(CODEC.decode(stored)) == stored
    assert b"\n" not in stored


# --- shapes of the past, shown on a type that only this test knows ---------------------------------------------------------
#
# 1: `test.stone_laid` {"colour": "b", "column": 8, "row": 8}
# 2: the point in one word                       {"colour": "b", "point": "h8"}
# 3: renamed to `gomoku.stone_placed`, and the colour in full


def one_word(data: Data) -> Data:
    return {
        "type": data["type"],
        "colour": data["colour"],
        "point": f"{'abcdefghijklmno'[int(str(data['column'])) - 1]}{data['row']}",
    }


def renamed(data: Data) -> Data:
    return {"type": "gomoku.stone_placed", "stone": {"b": "black", "w": "white"}[str(data["colour"])], "at": data["point"]}


def with_reason(data: Data) -> Data:
    """`gomoku.game_won` once had no `by`: the value that an old log meant is written here, never a default of the shape."""
    return data | {"by": "sheet"}


UPCASTERS: dict[tuple[str, int], Upcaster] = {
    ("test.stone_laid", 1): one_word,
    ("test.stone_laid", 2): renamed,
    ("gomoku.game_won", 1): with_reason,
}
LATER = Codec(module.SCHEMAS | {"gomoku.stone_placed": 3, "gomoku.game_won": 2}, module.UPCASTERS | UPCASTERS)


def held(line: bytes, codec: Codec = LATER) -> object:
    """Return the event of a line as any value: comparing one of all kinds with another costs the type checker minutes."""
    return codec.decode(line).data


@pytest.mark.parametrize(
    ("schema", "data"),
    [
        (1, b'{"type":"test.stone_laid","colour":"w","column":8,"row":9}'),
        (2, b'{"type":"test.stone_laid","colour":"w","point":"h9"}'),
        (3, b'{"type":"gomoku.stone_placed","stone":"white","at":"h9"}'),
    ],
)
def test_every_shape_that_a_type_ever_had_is_read_as_what_it_means_today(schema: int, data: bytes) -> None:
    line = LATER.decode(raw(data, schema))
    assert held(raw(data, schema)) == StonePlaced("white", "h9")
    assert (line.stream, line.version, line.at, line.actor, line.command, line.ordinal) == ("m-1", 3, 5, ACTOR, "c-1", 0)
    assert line.schema == schema, "the schema under which it is stored"


def test_a_field_that_is_new_gets_the_value_that_the_old_log_meant() -> None:
    assert held(raw(b'{"type":"gomoku.game_won","number":1,"winner":0}')) == GameWon(1, 0, "sheet")
    assert held(raw(b'{"type":"gomoku.game_won","number":1,"winner":0,"by":"five"}', 2)) == GameWon(1, 0, "five")


def test_an_old_line_that_would_pass_for_todays_shape_is_upcast_all_the_same() -> None:
    later = Codec({"gomoku.resigned": 2}, {("gomoku.resigned", 1): lambda data: data | {"seat": 1 - int(str(data["seat"]))}})
    assert held(raw(b'{"type":"gomoku.resigned","seat":0}'), later) == Resigned(1)
    assert held(raw(b'{"type":"gomoku.resigned","seat":0}', 2), later) == Resigned(0)


def test_other_types_are_read_as_before_beside_a_type_that_changed() -> None:
    for sample in SAMPLES:
        if not isinstance(sample, StonePlaced | GameWon):
            assert held(line_of(sample)) == sample


def test_events_are_stored_under_the_schema_of_today() -> None:
    assert (LATER.schema(StonePlaced("black", "h8")), LATER.schema(Resigned(0))) == (3, 1)


@pytest.mark.parametrize("game", ["gomoku", "doudizhu"])
def test_an_opening_of_before_options_had_names_names_none(game: str) -> None:
    stored = golden.file(f"{game}.match_opened", 1).read_bytes().removesuffix(b"\n")
    today = golden.file(f"{game}.match_opened", 2).read_bytes().removesuffix(b"\n")
    old, new = CODEC.decode_all([stored, today])
    assert (old.schema, new.schema) == (1, 2)
    expected: object = msgspec.structs.replace(new.data, preset=None, preset_name=None)
    assert old.data == expected


def test_reading_an_old_line_does_not_touch_its_bytes() -> None:
    stored = raw(b'{"type":"test.stone_laid","colour":"w","column":8,"row":9}')
    before = bytes(stored)
    LATER.decode(stored)
    assert stored == before


# --- what this program does not know ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stored", "named"),
    [
        (raw(b'{"type":"gomoku.stone_thrown","at":"h8"}'), "gomoku.stone_thrown"),
        (raw(b'{"type":"doudizhu.cards_thrown","cards":[]}'), "doudizhu.cards_thrown"),
        (raw(b'{"type":"doudizhu.cards_played","cards":[]}'), "doudizhu.cards_played"),
        (raw(b'{"type":"gomoku.resigned","seat":0}', 2), "gomoku.resigned"),
        (raw(b'{"type":"gomoku.resigned","seat":0}', 0), "gomoku.resigned"),
        (raw(b'{"type":"gomoku.resigned","seat":0,"why":"t-1"}'), "why"),
        (raw(b'{"type":"gomoku.resigned"}'), "seat"),
        (raw(b'{"type":"gomoku.resigned","seat":2}'), "2"),
        (raw(b'{"seat":0}'), "type"),
        (b"", "JSON"),
        (b"{", "JSON"),
        (b"[]", "JSON"),
        (b"\xff\xfe", "JSON"),
        (b'{"stream":"m-1"}', "version"),
        (raw(b"[]"), "JSON"),
        (raw(b"1"), "JSON"),
    ],
)
def test_what_cannot_be_read_stops_with_a_sentence_that_names_it(stored: bytes, named: str) -> None:
    with pytest.raises(Unreadable) as caught:
        CODEC.decode(stored)
    text = caught.value.text
    assert named.lower() in text.en.lower()
    assert named.lower() in text.zh.lower()
    assert text.zh.endswith("。")
    assert text.en.endswith(".")


def test_a_schema_to_come_is_told_apart_from_damage() -> None:
    with pytest.raises(Unreadable) as caught:
        LATER.decode(raw(b'{"type":"gomoku.stone_placed","stone":"black","at":"h8","clock":3}', 4))
    assert (
        caught.value.text.en
        == "The log holds gomoku.stone_placed in schema 4, this program knows up to 3; open it with a newer program."
    )
    assert caught.value.text.zh == "日志中有gomoku.stone_placed的第4版格式，本程序只认识到第3版；请用更新的程序打开。"

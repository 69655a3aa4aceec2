"""What is written of 斗地主 is read back equal: every act, in both languages, by itself and in a record."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from core.doudizhu.messages import Act
from core.text import LANGS, Lang
from events.records.record import Desk, Record
from events.records.transcript import read, read_line, write, write_act
from tests.events.records.transcript.strategies import DESK, PLAY_ACTS, PLAYS, records

BOTH = st.sampled_from(LANGS)


def one(text: str) -> Record:
    """Return the only match of a transcript."""
    (record,) = read(text.encode())
    return record


def of(record: Record) -> Record:
    """Return what of a record a transcript holds: all but the lines on which its acts stood."""
    return msgspec.structs.replace(record, places=())


@given(st.one_of(PLAY_ACTS, DESK), BOTH)
def test_an_act_written_by_itself_is_read_by_itself(act: Act | Desk, lang: Lang) -> None:
    assert read_line(write_act(act, lang), None, game="doudizhu") == ((act,), ())


@given(records(), BOTH)
def test_what_is_written_is_read_back_equal(record: Record, lang: Lang) -> None:
    again = one(write(record, lang))
    assert of(again) == record


@given(st.lists(PLAYS, max_size=30).map(tuple), BOTH)
def test_plays_in_any_order_are_read_back_equal(acts: tuple[Act, ...], lang: Lang) -> None:
    record = msgspec.structs.replace(one("复盘 1 斗地主"), acts=acts)
    assert one(write(record, lang)).acts == acts


@given(records())
def test_both_languages_say_the_same_and_are_written_one_way_only(record: Record) -> None:
    zh, en = write(record, "zh"), write(record, "en")
    assert of(one(zh)) == of(one(en))
    assert write(one(en), "zh") == zh
    assert write(one(zh), "en") == en

"""Acts of 升级 and records of them, lawful or not, whole or not."""

import msgspec
from hypothesis import strategies as st

from core.shengji.messages import Act
from core.shengji.options import OPTIONS
from core.trumps import messages as m
from events.records.record import Record
from tests.events.records.transcript import drawn
from tests.events.records.transcript.drawn import WORDS
from tests.events.records.transcript.trumps_drawn import BEFORE, BETWEEN, PLAYS, REMEDIES, SEATS, SHOWS
from tests.events.records.transcript.trumps_drawn import PLAY_ACTS as OF_TABLE

__all__ = ["BEFORE", "BETWEEN", "PLAYS"]
PLAY_ACTS: st.SearchStrategy[Act] = st.one_of(OF_TABLE, OF_TABLE, st.builds(m.Insured, *SHOWS))
CODES = st.sampled_from(("SJ5.2", "shengji.revoke", "other", "Other", "其他", "unknown", "x.")) | WORDS
DESK = drawn.desk("shengji", SEATS, CODES, REMEDIES)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Draw a record: lawful or not, whole or not, with or without a number of deals."""
    record = draw(drawn.records("shengji", 4, OPTIONS, PLAY_ACTS, DESK))
    deals = draw(st.none() | st.integers(1, 999_999))
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, deals=deals))

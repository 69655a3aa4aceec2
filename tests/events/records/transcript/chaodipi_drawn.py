"""Acts of 炒地皮 and records of them, lawful or not, whole or not."""

import msgspec
from hypothesis import strategies as st

from core.chaodipi.messages import CardsDrawnOff
from core.chaodipi.options import OPTIONS
from core.desk.messages import FollowDeliberate, GameGoesTo, Remedy, SideFined
from core.trumps import messages as m
from events.records.record import Record
from tests.events.records.transcript import drawn
from tests.events.records.transcript.card_drawn import COUNTS, SOME_CARDS
from tests.events.records.transcript.drawn import NUMBERS, WORDS
from tests.events.records.transcript.trumps_drawn import BEFORE, BETWEEN, MAYBE_SEAT, PLAYS, REMEDIES, SEATS
from tests.events.records.transcript.trumps_drawn import PLAY_ACTS as OF_TABLE

__all__ = ["BEFORE", "BETWEEN", "PLAYS"]
DRAWN_OFF = st.builds(CardsDrawnOff, SEATS, SEATS, SOME_CARDS, MAYBE_SEAT)
PLAY_ACTS: st.SearchStrategy[m.Act | CardsDrawnOff] = st.one_of(OF_TABLE, OF_TABLE, DRAWN_OFF)
CODES = st.sampled_from(("CD4.3", "chaodipi.not_followed", "other", "Other", "其他", "unknown", "x.")) | WORDS
OWN: st.SearchStrategy[Remedy] = st.one_of(
    st.builds(SideFined, NUMBERS, SEATS, COUNTS),
    st.builds(FollowDeliberate, NUMBERS, NUMBERS, SEATS),
    st.builds(GameGoesTo, NUMBERS, SEATS),
)
DESK = drawn.desk("chaodipi", SEATS, CODES, REMEDIES | OWN)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Draw a record: lawful or not, whole or not, of one game, of a final, or without saying so."""
    record = draw(drawn.records("chaodipi", 4, OPTIONS, PLAY_ACTS, DESK))
    games = draw(st.sampled_from((None, 1, 3)))
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, games=games))

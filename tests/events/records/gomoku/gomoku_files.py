"""What the tests of the record readers share: the sample files, stones of a record, and files with a fault in them."""

from pathlib import Path

from hypothesis import strategies as st

from core.games import Act
from core.gomoku.messages import StonePlaced
from events.records.record import Desk, Record

FILES = Path(__file__).parents[4] / "fixtures" / "records" / "gomoku"


def sample(name: str) -> bytes:
    return (FILES / name).read_bytes()


def stones(record: Record) -> str:
    """The stones of a record in order, as the list that a person would write."""
    return " ".join(act.at or "?" for act in record.acts if isinstance(act, StonePlaced))


def before_line(record: Record, line: int) -> tuple[Act | Desk, ...]:
    """The acts that stand on earlier lines, up to the first that does not."""
    count = next((i for i, place in enumerate(record.places) if place >= line), len(record.places))
    return record.acts[:count]


@st.composite
def with_a_fault(draw: st.DrawFn, name: str) -> tuple[bytes, int]:
    """A sample file in which a sign was put in, taken out or replaced, and the line on which that was done."""
    data = sample(name)
    at = draw(st.integers(0, len(data) - 1))
    sign = draw(st.sampled_from([bytes([n]) for n in range(32, 127)] + [b"\n", b"\0"]))
    fault = draw(st.sampled_from(("in", "out", "replaced")))
    rest = data[at:] if fault == "in" else data[at + 1 :]
    return data[:at] + (b"" if fault == "out" else sign) + rest, data[:at].count(b"\n") + 1

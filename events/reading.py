"""Reading a stream with its chain checked on the way: what an audit or a session rests on was not changed since it was written."""

from collections.abc import Iterable
from hashlib import sha256

from core.text import Text
from events.codec import CODEC
from events.line import GENESIS, Line
from events.store import Damaged, Store, Stored


def verified(store: Store, stream: str) -> tuple[Line, ...]:
    """Return the lines of a stream. Raises `Damaged` at the first that does not follow from the one before it.

    Checked are each line's hash, its place in its stream, and the hash of the line before it. Whether whole streams are
    missing only `events.verify` can say.
    """
    return chained(store.read(stream), stream)


def chained(stored: Iterable[Stored], stream: str) -> tuple[Line, ...]:
    """Return lines that form a stream's chain from its first line on."""
    prev, version = GENESIS, 0
    found = []
    decode = CODEC.decode
    for position, raw, hashed in ((s.position, s.line, s.hash) for s in stored):
        line = decode(raw)
        version += 1
        if line.prev != prev or line.version != version or line.stream != stream or sha256(raw).hexdigest() != hashed:
            raise Damaged(_BROKEN.fill(n=version, position=position))
        prev = hashed
        found.append(line)
    return tuple(found)


_BROKEN = Text(
    "日志第{position}行(本场第{n}条)与它的哈希或前一条不符;请用 fupan verify 检查。",
    "Line {position} of the log (record {n} of its match) does not match its hash or the record before it; check with fupan verify.",
)

"""Reading a stream with its chain checked on the way: what a session rests on was not changed since it was written."""

from hashlib import sha256

from core.text import Text
from events.codec import CODEC
from events.line import GENESIS, Line
from events.store import Damaged, Store


def verified(store: Store, stream: str) -> tuple[Line, ...]:
    """Return the lines of a stream. Raises `Damaged` at the first that does not follow from the one before it.

    Each line names the hash of the one before it, and the last is held against the hash stored beside it. Whether whole
    streams are missing, or a tail with its hashes, only `events.verify` can say.
    """
    lines = chained(store.raw(stream), stream)
    if lines and (last := next(store.read(stream, len(lines) - 1))).hash != sha256(last.line).hexdigest():
        raise Damaged(_BROKEN.fill(n=len(lines)))
    return lines


def chained(raw: list[tuple[bytes]], stream: str) -> tuple[Line, ...]:
    """Return lines that form a stream's chain from its first line on."""
    prev, decode = GENESIS, CODEC.decode
    found = []
    for version, (data,) in enumerate(raw, start=1):
        line = decode(data)
        if line.prev != prev or line.version != version or line.stream != stream:
            raise Damaged(_BROKEN.fill(n=version))
        prev = sha256(data).hexdigest()
        found.append(line)
    return tuple(found)


_BROKEN = Text(
    "本场第{n}条记录与它的哈希或前一条不符；请用 fupan verify 检查。",
    "Record {n} of this match does not match its hash or the record before it; check with fupan verify.",
)

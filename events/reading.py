"""Reading a stream with its chain checked on the way: what a session rests on was not changed since it was written."""

from hashlib import sha256
from itertools import count

from core.games import of_others
from core.messages import Opened
from core.text import Text
from events.codec import CODEC
from events.line import GENESIS, Line
from events.store import Damaged, Store


def verified(store: Store, stream: str) -> list[Line]:
    """Return the lines of a stream. Raises `Damaged` at the first that does not follow from the one before it.

    Each line names the hash of the one before it, and the last is held against the hash stored beside it. Whether whole
    streams are missing, or a tail with its hashes, only `events.verify` can say.
    """
    return checked(store, stream, store.raw(stream))


def checked(store: Store, stream: str, raw: list[bytes]) -> list[Line]:
    """Return the lines of a stream from its bytes; see `verified`."""
    if (texts := next((n for n, data in enumerate(raw, 1) if type(data) is not bytes), None)) is not None:
        raise Damaged(_BROKEN.fill(n=texts))  # one bit of the file turns bytes into text
    lines, last = chained(raw, stream), len(raw)
    if lines and next(store.read(stream, last - 1)).hash != sha256(raw[-1]).hexdigest():
        raise Damaged(_BROKEN.fill(n=last))
    return lines


def chained(raw: list[bytes], stream: str) -> list[Line]:
    """Return lines that form a stream's chain from its first line on."""
    lines = CODEC.decode_all(raw)
    prevs = [GENESIS, *[sha256(data).hexdigest() for data in raw[:-1]]]
    for version, prev, line in zip(count(1), prevs, lines, strict=False):
        if line.prev != prev or line.version != version or line.stream != stream:
            raise Damaged(_BROKEN.fill(n=version))
    _of_one_game(lines)
    return lines


def _of_one_game(lines: list[Line]) -> None:
    """Raise `Damaged` at the first record of another game than the match is opened for: only a forger writes one."""
    if not lines or not isinstance(opening := lines[0].data, Opened):
        return
    strange = of_others(opening)
    if not strange.isdisjoint([type(line.data) for line in lines]):
        raise Damaged(_STRANGE.fill(n=next(line.version for line in lines if type(line.data) in strange)))


_STRANGE = Text(
    "本场第{n}条记录不是这个棋种的；应是本场所开棋种的记录。",
    "Record {n} of this match is of another game; records of the game that was opened were expected.",
)
_BROKEN = Text(
    "本场第{n}条记录与它的哈希或前一条不符；请用 fupan verify 检查。",
    "Record {n} of this match does not match its hash or the record before it; check with fupan verify.",
)

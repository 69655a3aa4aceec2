"""One input out of a seed number and an index: the same on every machine, so that a failure can be run again alone."""

from collections.abc import Callable
from random import Random

from tests.fuzz.seeds import seeds

NESTS = (b"[", b"(;", b"{", b'{"a":', b"((", b"[[0,", b'"')
ODD = (
    b"\0",
    b"\xff",
    b"\xc3(",
    b"\xe5\xa4",
    b"\xf0\x9f\x80",
    b"\xef\xbb\xbf",
    b"\xff\xfe",
    b"\r",
    b"\x1a",
    "\u2028１０\u3000".encode(),
    b"-",
    b"e999",
)
LONG = 1_000_000  # bytes of a long line
RARE = 4_000  # one input in so many holds one

Change = Callable[[Random, bytes, list[bytes]], bytes]


def _piece(rng: Random, data: bytes) -> tuple[int, int]:
    """Return where a piece begins and ends: mostly a short one."""
    begin = rng.randrange(len(data) + 1)
    return begin, min(len(data), begin + rng.choice((1, 1, 2, 3, 5, 8, 20, 60, 200, 1000)))


def _cut(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    begin, end = _piece(rng, data)
    return data[:begin] + data[end:]


def _cut_off(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def _doubled(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    begin, end = _piece(rng, data)
    return data[:end] + data[begin:end] * rng.choice((1, 1, 2, 9)) + data[end:]


def _swapped(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    a, b, c = sorted(rng.randrange(len(data) + 1) for _ in range(3))
    return data[:a] + data[b:c] + data[a:b] + data[c:]


def _lines_swapped(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    lines = data.split(b"\n")
    a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return b"\n".join(lines)


def _flipped(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 4, 30)) if data else 0):
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def _odd(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(ODD) * rng.choice((1, 1, 1, 3, 500)) + data[at:]


def _digits(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    """Put a number of up to 5,000 digits where a digit stands."""
    places = [n for n, sign in enumerate(data) if 48 <= sign <= 57]
    at = rng.choice(places) if places else 0
    return data[:at] + rng.choice((b"0", b"1", b"9", b"-1")) * rng.choice((1, 2, 5, 20, 400, 5_000)) + data[at + 1 :]


def _nested(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(NESTS) * rng.choice((2, 20, 2_000)) + data[at:]


def _spliced(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    other = rng.choice(others)
    return data[: rng.randrange(len(data) + 1)] + other[rng.randrange(len(other) + 1) :]


def _value(rng: Random, data: bytes, others: list[bytes]) -> bytes:
    """Put something of another kind where a word or a value of JSON may stand."""
    begin, end = _piece(rng, data)
    return (
        data[:begin]
        + rng.choice((b"null", b"true", b"[]", b"{}", b'""', b"-1", b"1e400", b'"\\ud800"', b",", b":", b"NaN"))
        + data[end:]
    )


def _long(rng: Random, data: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    begin, end = _piece(rng, data)
    again = data[begin:end] or b" "
    return data[:at] + again.replace(b"\n", b" ") * (LONG // len(again)) + data[at:]


CHANGES: tuple[Change, ...] = (
    _cut,
    _cut_off,
    _doubled,
    _swapped,
    _lines_swapped,
    _flipped,
    _flipped,
    _odd,
    _digits,
    _nested,
    _spliced,
    _value,
)


class Inputs:
    """The inputs of one seed number."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.seeds = seeds()

    def __getitem__(self, index: int) -> bytes:
        """Return the input of an index from 0: a piece of a fixture with one to four changes."""
        rng = Random(f"{self.seed}:{index}")
        data = rng.choice(self.seeds)
        for _ in range(rng.choice((1, 1, 2, 4))):
            data = rng.choice(CHANGES)(rng, data, self.seeds)
        return _long(rng, data) if rng.randrange(RARE) == 0 else data

"""How the terminal face speaks: one language, text or JSON, results on standard output and everything else on standard error."""

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import msgspec

from core.text import Lang, Text

T = TypeVar("T")
_CONTROLS = (*range(32), *range(127, 160), *range(0x202A, 0x202F), *range(0x2066, 0x206A))
_UNSEEN = {sign: " " for sign in _CONTROLS if chr(sign) not in "\n\t"}
EVERY = 10.0  # seconds between two lines of progress where nobody watches a bar


class Stop(Exception):
    """A command cannot go on: one sentence and the exit code."""

    def __init__(self, text: Text, code: int) -> None:
        super().__init__(text.en)
        self.text, self.code = text, code


class Talk(msgspec.Struct, frozen=True):
    """What every command is given: where the log is, which language, text or JSON."""

    db: Path
    lang: Lang
    json: bool

    def say(self, text: Text | str = "") -> None:
        """Print one line of the result, unless JSON was asked for."""
        if not self.json:
            print(visible(text if isinstance(text, str) else text.to(self.lang)))

    def put(self, text: str) -> None:
        """Print what another program reads, as it is, unless JSON was asked for."""
        if not self.json:
            print(text)

    def give(self, value: object) -> None:
        """Print a result as one line of JSON, when JSON was asked for."""
        if self.json:
            print(msgspec.json.encode(value).decode())

    def aside(self, text: Text) -> None:
        """Print a line that is no result: a warning, a hint."""
        print(visible(text.to(self.lang)), file=sys.stderr)

    def failed(self, text: Text, code: int) -> None:
        """Say why a command could not go on."""
        if self.json:
            print(msgspec.json.encode({"error": {"code": code, "message": text}}).decode())
        self.aside(text)

    @contextmanager
    def progress(self, what: Text, total: int) -> Iterator[Callable[[int], None]]:
        """Yield a function that is told how far the work is; it draws a bar on a terminal and nothing elsewhere."""
        if not sys.stderr.isatty() or total <= 0:
            yield lambda _: None
            return
        last = -1

        def draw(done: int) -> None:
            nonlocal last
            filled = min(30, 30 * done // total)
            if filled != last:
                last = filled
                print(
                    f"\r{what.to(self.lang)} [{'#' * filled}{'.' * (30 - filled)}] {done}/{total}",
                    end="",
                    file=sys.stderr,
                    flush=True,
                )

        yield draw
        print("\r\033[K", end="", file=sys.stderr, flush=True)

    @contextmanager
    def counting(self, what: Text) -> Iterator[Callable[[int, int], None]]:
        """Yield a function that is told how many of how many are done; it draws a bar, or a line now and then."""
        bar = sys.stderr.isatty()
        last, since = -1, time.monotonic()

        def draw(done: int, total: int) -> None:
            nonlocal last, since
            filled = min(30, 30 * done // max(total, 1))
            if bar and filled != last:
                line = f"\r{what.to(self.lang)} [{'#' * filled}{'.' * (30 - filled)}] {done}/{total}"
                print(line, end="", file=sys.stderr, flush=True)
            elif not bar and time.monotonic() - since > EVERY:
                print(f"{what.to(self.lang)} {done}/{total}", file=sys.stderr, flush=True)
                since = time.monotonic()
            last = filled

        yield draw
        if bar:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    def going_through(self, what: Text, items: list[T]) -> Iterator[T]:
        """Yield items and draw how far they are."""
        with self.progress(what, len(items)) as draw:
            for n, item in enumerate(items):
                draw(n)
                yield item


def visible(text: str) -> str:
    r"""Return a text in which no name from a file moves the cursor, changes colours or turns the direction of writing.

    >>> visible("\x1b[31m王\n")
    ' [31m王\n'
    """
    return text.translate(_UNSEEN)


def language(argv: Iterable[str]) -> Lang:
    """Return the language asked for by `--lang`, FUPAN_LANG or the locale; 简体中文 where nothing is said.

    >>> language(["list", "--lang", "en"])
    'en'
    """
    words = list(argv)
    asked = next((after for word, after in pairwise(words) if word == "--lang"), "")
    asked = asked or next((word.removeprefix("--lang=") for word in words if word.startswith("--lang=")), "")
    for said in (asked, os.environ.get("FUPAN_LANG", "")):
        if said in ("zh", "en"):
            return "en" if said == "en" else "zh"
    locale = next((v for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (v := os.environ.get(name))), "")
    return "en" if locale.lower().startswith("en") else "zh"

"""Runs the `console` blocks of a page as a reader would type them, and says where the output differs.

A line that begins with `$ ` is a command, `> ` goes on with it, everything else is what it prints; a line `…` stands for any
lines. Ids, hashes and times differ from run to run: those of the page stand for those of the run, the same ones each time.
"""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import msgspec

from tests.docs.pages import ROOT
from tests.fuzz.apart import MEASURING

BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CHANGING = re.compile(
    r"(?P<match>\bm-[0-9a-f]{4,16}\b)|(?P<hash>\b[0-9a-f]{16,64}\b)|(?P<person>\b[pt]-[0-9a-f]{32}\b)"
    r"|(?P<time>\d{4}-\d\d-\d\d \d\d:\d\d)|(?P<millis>\b1[0-9]{12}\b)"
)
ANY = "…"


class Typed(msgspec.Struct, frozen=True):
    """One command of a page and what it prints there."""

    command: str
    prints: tuple[str, ...]


def typed(text: str) -> tuple[Typed, ...]:
    """Return the commands of a page in order.

    >>> typed("```console\\n$ echo a \\\\\\n> b\\na b\\n```\\n")
    (Typed(command='echo a \\\\\\nb', prints=('a b',)),)
    """
    found: list[tuple[str, list[str]]] = []
    for block in BLOCK.findall(text):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], []))
            elif line.startswith("> ") or line == ">":
                command, prints = found[-1]
                found[-1] = (f"{command}\n{line[2:]}", prints)
            else:
                found[-1][1].append(line)
    return tuple(Typed(command, tuple(prints)) for command, prints in found)


class Console:
    """A place of its own where `fupan` is a command and the checkout's files lie at hand."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.folder = folder
        self.known: dict[str, str] = {}  # id or hash on the page -> that of this run
        for name in ("fixtures", "tests", "docs"):
            (folder / name).symlink_to(ROOT / name)
        (folder / "bin").mkdir()
        start = f"{shlex.quote(sys.executable)} -c 'from cli.main import run; run()'"
        self._script("fupan", f'exec {start} "$@"')
        self._script("python3", f'exec {shlex.quote(sys.executable)} "$@"')
        self.env = os.environ | {
            "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "PYTHONUNBUFFERED": "1",
            "FUPAN_LANG": lang,
            "FUPAN_BY": "周敏" if lang == "zh" else "Min Zhou",
            "LC_ALL": "C.UTF-8",
        }
        self.env.pop("FUPAN_DB", None)
        for name in [name for name in self.env if name.startswith(MEASURING)]:
            del self.env[name]  # what the commands reach is covered in tests/cli; measured, each would start twice as slowly

    def _script(self, name: str, line: str) -> None:
        path = self.folder / "bin" / name
        path.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
        path.chmod(0o755)

    def run(self, step: Typed) -> list[str]:
        """Run one command; return what differs, nothing when the page is right."""
        command = CHANGING.sub(lambda found: self._of_run(found[0]), step.command)
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=self.folder,
            env=self.env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=300,
        )
        printed = done.stdout.splitlines()
        if self._fits(list(step.prints), printed):
            return []
        return [f"$ {command}", *(f"  page: {line}" for line in step.prints), *(f"  run:  {line}" for line in printed)]

    def _of_run(self, said: str) -> str:
        """Return the id of this run for one of the page, which may be only the beginning of one that was printed."""
        return next((ours for theirs, ours in self.known.items() if theirs.startswith(said) or said.startswith(theirs)), said)

    def _fits(self, page: list[str], run: list[str]) -> bool:
        if not page:
            return not run
        if page[0] == ANY:
            return any(self._fits(page[1:], run[n:]) for n in range(len(run) + 1))
        return bool(run) and self._same(page[0], run[0]) and self._fits(page[1:], run[1:])

    def _same(self, page: str, run: str) -> bool:
        """Say whether a line fits; what changes from run to run is learned, and must be the same at its next place."""
        page, run = page.rstrip(), run.rstrip()
        if CHANGING.sub("~", page) != CHANGING.sub("~", run):
            return False
        learned = dict(self.known)
        for theirs, ours in zip(CHANGING.finditer(page), CHANGING.finditer(run), strict=True):
            if theirs.lastgroup != ours.lastgroup:
                return False
            if theirs.lastgroup in ("time", "millis"):
                continue
            if learned.setdefault(theirs[0], ours[0]) != ours[0]:
                return False
        self.known = learned
        return True

"""`fupan judge`: rule questions on standard input, one JSON line each; one answer a line, flushed before the next is read."""

import sys
from argparse import Namespace

from cli.exits import NOTHING
from cli.talk import Talk
from projections.judge import answer


def run(args: Namespace, talk: Talk) -> int:
    """Answer until the input ends."""
    lines, out = sys.stdin.buffer, sys.stdout.buffer
    for line in iter(lines.readline, b""):
        out.write(answer(line) + b"\n")
        out.flush()
    return NOTHING

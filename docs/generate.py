"""Writes the pages of the documentation that are made from the program: `python -m docs.generate`.

`--check` writes nothing and names the pages that no longer say what the program does; a test calls it.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from core.desk.state import DESK_PHASE_NAMES, DESK_ROWS, DeskPhase
from core.gomoku.phases import PHASE_NAMES, ROWS, START
from docs.printed.clauses import clauses
from docs.printed.commands import commands
from docs.printed.options import options
from docs.printed.phases import diagram

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
MADE = "<!-- Written by `make docs` (python -m docs.generate). Change the program, not this page. -->"


def _gomoku() -> str:
    return diagram("五子棋的阶段 · The phases of a 五子棋 match", "core/gomoku/phases.py", ROWS, PHASE_NAMES, START)


def _desk() -> str:
    title = "裁判台的阶段 · The phases of the referee's desk"
    return diagram(title, "core/desk/state.py", DESK_ROWS, DESK_PHASE_NAMES, DeskPhase.QUIET)


PAGES: dict[str, Callable[[], str]] = {
    "docs/clauses.md": lambda: clauses(TESTS),
    "docs/options.md": options,
    "docs/cli.md": commands,
    "docs/phases/gomoku.md": _gomoku,
    "docs/phases/desk.md": _desk,
}


def written() -> dict[str, str]:
    """Return the text of every generated page by its path in the checkout."""
    return {name: f"{MADE}\n\n{page().strip()}\n" for name, page in PAGES.items()}


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.exists() else None


def main(argv: list[str]) -> int:
    """Write the pages, or with `--check` say which are stale; return an exit code."""
    if argv not in ([], ["--check"]):
        print("usage: python -m docs.generate [--check]", file=sys.stderr)
        return 2
    behind = {name: text for name, text in written().items() if _read(ROOT / name) != text}
    for name, text in behind.items():
        if argv:
            print(f"{name} is stale: make docs writes it again", file=sys.stderr)
        else:
            (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / name).write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    return 1 if behind and argv else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

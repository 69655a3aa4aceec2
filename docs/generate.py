"""Writes the pages of the documentation that are made from the program: `python -m docs.generate`.

`--check` writes nothing and names the pages that no longer say what the program does; a test calls it.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from core.desk.state import DESK_PHASE_NAMES, DESK_ROWS, DeskPhase
from core.games import GAMES, AnyGame
from docs.printed.clauses import clauses
from docs.printed.commands import commands
from docs.printed.options import options
from docs.printed.phases import diagram

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
MADE = "<!-- Written by `make docs` (python -m docs.generate). Change the program, not this page. -->"


def _phases(game: AnyGame) -> str:
    phases, name = game.phases, game.name.zh
    rows = [(event, before, after) for (event, before), after in phases.next.items()]
    title = f"{name}的阶段 · The phases of a {name} match"
    return diagram(title, f"core/{game.key}/phases.py", rows, phases.names, phases.start)


def _desk() -> str:
    title = "裁判台的阶段 · The phases of the referee's desk"
    return diagram(title, "core/desk/state.py", DESK_ROWS, DESK_PHASE_NAMES, DeskPhase.QUIET)


PAGES: dict[str, Callable[[], str]] = {
    "docs/clauses.md": lambda: clauses(TESTS),
    "docs/options.md": options,
    "docs/cli.md": commands,
    **{f"docs/phases/{key}.md": partial(_phases, game) for key, game in GAMES.items()},
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

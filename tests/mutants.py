"""Planted faults: `python -m tests.mutants` reverses one comparison of the core at a time and sees the tests fail.

For each comparison a copy of `core` is made in which it says the opposite, and two families of tests run against that copy:
the judge's (`tests/projections/test_judge.py`) and the audit's (`tests/projections/test_audit.py`). Both have to fail. Where
they cannot, `EXCEPTIONS` says why: mostly since the judge is asked about the moves of one game and cannot see what is about
claims, colours or a match. What neither sees is run against all tests of the core. An exception that is none is reported too.
"""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FILES = ("five", "board", "adjudicate", "outcome", "rules", "state")
JUDGE, AUDIT = "tests/projections/test_judge.py", "tests/projections/test_audit.py"

REVERSED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


class Mutant(NamedTuple):
    """One comparison of a file, by its place in a walk over it."""

    file: str
    number: int
    line: int
    function: str
    source: str  # the comparison as it stands
    text: str  # the whole file with the comparison reversed

    @property
    def name(self) -> str:
        return f"{self.file}.py:{self.line} {self.function}: {self.source}"


def mutants(file: str, text: str) -> Iterator[Mutant]:
    """Yield the mutants of a file."""
    comparisons = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Compare)]
    for number, node in enumerate(comparisons):
        tree = ast.parse(text)
        target = [each for each in ast.walk(tree) if isinstance(each, ast.Compare)][number]
        target.ops = [REVERSED[type(op)]() for op in target.ops]
        yield Mutant(file, number, node.lineno, _function(text, node), ast.unparse(node), ast.unparse(tree) + "\n")


def _function(text: str, node: ast.Compare) -> str:
    """Return the name of the function that a node stands in."""
    for each in ast.walk(ast.parse(text)):
        if isinstance(each, ast.FunctionDef) and each.lineno <= node.lineno <= (each.end_lineno or 0):
            found = each.name
    return found


class Copy:
    """A copy of `core` in a folder of its own, in which one file at a time is another."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "core", folder / "core", ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\n", encoding="utf-8")
        self.texts = {file: self._path(file).read_text(encoding="utf-8") for file in FILES}

    def _path(self, file: str) -> Path:
        return self.folder / "core" / "gomoku" / f"{file}.py"

    def mutants(self) -> Iterator[Mutant]:
        """Yield every mutant of the files."""
        for file, text in self.texts.items():
            yield from mutants(file, text)

    def plant(self, mutant: Mutant) -> None:
        """Let the copy be the core with one comparison reversed."""
        for file, text in self.texts.items():
            self._path(file).write_text(mutant.text if file == mutant.file else text, encoding="utf-8")

    def fails(self, *tests: str) -> bool:
        """Say whether tests fail against the copy; a test that never ends fails."""
        pytest = [sys.executable, "-B", "-m", "pytest", "-qx", "--assert=plain", "-m", "not hypothesis", "-p", "no:cacheprovider"]
        where = ["-c", str(self.folder / "pytest.ini"), "--rootdir", str(ROOT)]
        env = {key: value for key, value in os.environ.items() if not key.startswith(("COV", "PYTEST"))}
        env["PYTHONPATH"] = f"{self.folder}{os.pathsep}{ROOT}"
        try:
            done = subprocess.run(
                [*pytest, *where, *(str(ROOT / test) for test in tests)],
                cwd=self.folder, env=env, capture_output=True, text=True, timeout=60, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return True
        if done.returncode not in (0, 1, 2):  # 2: the copy cannot even be imported
            raise RuntimeError(done.stdout + done.stderr)
        return done.returncode != 0


CORE = "tests/core"
"""All tests of the core: what neither family can see is run against these."""

ONE_GAME = "the judge is asked about the moves of one game, this is about {}: only the audit can see it"
NOT_CALLED = "neither the judge nor the audit calls it, only the benchmark: the tests of the core see it"
EXCEPTIONS: dict[tuple[str, str], str] = {
    ("board", "winning_lines"): ONE_GAME.format("a five that is claimed"),
    ("board", "claimed"): ONE_GAME.format("a five that is claimed"),
    ("adjudicate", "by_ply"): NOT_CALLED,
    ("adjudicate", "_quiet"): "it saves time only: the game judged from its first move on has the same end, so nothing can fail",
    ("outcome", "settled"): ONE_GAME.format("the match"),
    ("outcome", "_settled_by_ruling"): ONE_GAME.format("rulings"),
    ("outcome", "_won_most"): ONE_GAME.format("a match that is forfeited"),
    ("outcome", "_stone"): ONE_GAME.format("openings"),
    ("outcome", "_claim"): ONE_GAME.format("a five that is claimed"),
    ("outcome", "_time"): ONE_GAME.format("time"),
    ("outcome", "_forfeit"): ONE_GAME.format("forfeits"),
    ("outcome", "_absent"): ONE_GAME.format("absence"),
    ("outcome", "_drawn"): ONE_GAME.format("draws by agreement"),
    ("outcome", "_noted"): ONE_GAME.format("the sheet"),
    ("state", "in_force"): ONE_GAME.format("games without an end"),
    ("state", "colour_in_force"): ONE_GAME.format("results on record"),
    ("state", "counts"): ONE_GAME.format("drawn games in the score"),
    ("state", "standing"): ONE_GAME.format("the score"),
    ("state", "_forfeited_to"): ONE_GAME.format("a match that is forfeited"),
    ("state", "due_colours"): ONE_GAME.format("the colours of later games"),
    ("state", "_waits_for_replay"): ONE_GAME.format("games made void"),
    ("state", "_turned"): ONE_GAME.format("the colours of later games"),
    ("state", "opposite"): ONE_GAME.format("passes"),
    ("state", "colour_of"): ONE_GAME.format("what a side does by word"),
    ("rules", "examine"): ONE_GAME.format("what follows the end"),
    ("rules", "_seat"): ONE_GAME.format("who acts after the end"),
    ("rules", "_stone"): ONE_GAME.format("openings"),
    ("rules", "_turn"): ONE_GAME.format("stones out of turn, and its moves are in turn by definition"),
    ("rules", "_point"): ONE_GAME.format("what a penalty waits for"),
    ("rules", "_foul"): ONE_GAME.format("the finding; the end of the game does not rest on it"),
    ("rules", "_passed"): ONE_GAME.format("passes"),
    ("rules", "_set_up"): ONE_GAME.format("stones set up"),
    ("rules", "_toss"): ONE_GAME.format("the toss"),
    ("rules", "_unfinished"): ONE_GAME.format("the next game"),
    ("rules", "_colours"): ONE_GAME.format("colours"),
    ("rules", "_opening"): ONE_GAME.format("openings"),
    ("rules", "_first"): ONE_GAME.format("who begins"),
    ("rules", "_choice"): ONE_GAME.format("openings"),
    ("rules", "_claim"): ONE_GAME.format("a five that is claimed"),
    ("rules", "_time"): ONE_GAME.format("time"),
    ("rules", "_draw"): ONE_GAME.format("draws by agreement"),
    ("rules", "_absent"): ONE_GAME.format("absence"),
    ("rules", "_result"): ONE_GAME.format("results on record"),
    ("rules", "_score"): ONE_GAME.format("the score on record"),
}
"""(file, function) -> why some comparison of it cannot fail both families."""


def main(names: list[str]) -> int:
    """Plant every fault of the named files (default: all) and print what saw it.

    Returns 1 when a fault is seen by less than both families and nothing says why, when it is seen by nothing at all though
    something could, or when an exception is none.
    """
    troubles: list[str] = []
    needed: set[tuple[str, str]] = set()
    with TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        for mutant in copy.mutants():
            if names and mutant.file not in names:
                continue
            copy.plant(mutant)
            seen = [name for name, tests in (("judge", JUDGE), ("audit", AUDIT)) if copy.fails(tests)]
            if not seen and copy.fails(CORE):
                seen = ["core"]
            why = "" if seen == ["judge", "audit"] else EXCEPTIONS.get((mutant.file, mutant.function), "NOBODY SAYS WHY")
            needed |= {(mutant.file, mutant.function)} if why else set()
            if why == "NOBODY SAYS WHY" or (not seen and not why.endswith("nothing can fail")):
                troubles.append(mutant.name)
            print(f"{'+'.join(seen) or 'nothing':12} {mutant.name}{f' ({why})' if why else ''}", flush=True)
    files = set(names or FILES)
    troubles += [f"{file}.py {name}: no exception" for file, name in EXCEPTIONS if file in files and (file, name) not in needed]
    print(*troubles, f"{len(troubles)} faults without their failing tests", sep="\n")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

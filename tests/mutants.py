"""Planted faults: `python -m tests.mutants` reverses one comparison of the core at a time and sees the tests fail.

For each comparison a copy of `core` is made in which it says the opposite, and two families of tests run against that copy:
the judge's (`tests/projections/test_judge.py`) and the audit's (`tests/projections/test_audit.py`). Where one of them does not
fail it says so: the judge is asked about the moves of one game, so it cannot see what is about claims, colours or a match. What
neither sees is run against all tests of the core; a fault that survives these too is a fault of the tests.
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
        pytest = [sys.executable, "-B", "-m", "pytest", "-qx", "-m", "not hypothesis", "-p", "no:cacheprovider"]
        where = ["-c", str(self.folder / "pytest.ini"), "--rootdir", str(ROOT)]
        env = {key: value for key, value in os.environ.items() if not key.startswith(("COV", "PYTEST"))}
        env["PYTHONPATH"] = f"{self.folder}{os.pathsep}{ROOT}"
        try:
            done = subprocess.run(
                [*pytest, *where, *(str(ROOT / test) for test in tests)],
                cwd=self.folder, env=env, capture_output=True, text=True, timeout=120, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return True
        if done.returncode not in (0, 1, 2):  # 2: the copy cannot even be imported
            raise RuntimeError(done.stdout + done.stderr)
        return done.returncode != 0


CORE = "tests/core"


def main(names: list[str]) -> int:
    """Plant every fault of the named files (default: all) and print what saw it; 1 when one survives everything."""
    survivors = 0
    with TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        for mutant in copy.mutants():
            if names and mutant.file not in names:
                continue
            copy.plant(mutant)
            seen = [name for name, tests in (("judge", JUDGE), ("audit", AUDIT)) if copy.fails(tests)]
            if not seen and copy.fails(CORE):
                seen = ["core"]
            survivors += not seen
            print(f"{'+'.join(seen) or 'SURVIVES':12} {mutant.name}", flush=True)
    print(f"{survivors} faults survive")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Planted faults: `python -m tests.mutants` reverses one comparison of the core at a time and sees the tests fail.

For each comparison a copy of `core` is made in which it says the opposite, and two families of tests of its game run against that
copy: the judge's and the audit's. Both have to fail. Where they cannot, the game says why: the judge is asked about one game, or
about patterns and points, and cannot see what is about a whole match (`Game.unasked`: the audit has to see it); a few comparisons
cannot be seen by the audit either (`Game.exceptions`). What neither sees is run against the tests of the core. An exception that
is none is reported too.

`python -m tests.mutants climb/kinds doudizhu/score` plants the faults of these files alone.
"""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import cache_from_source
from pathlib import Path
from signal import SIGXCPU
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
Where = tuple[str, str]  # file and function, or `function: comparison`, or nothing for the whole file


class Game(NamedTuple):
    """The files of a game by their path below `core`, its tests, and what they cannot see."""

    files: tuple[str, ...]
    judge: str
    audit: str
    core: tuple[str, ...]  # what neither family can see is run against these
    unasked: dict[Where, str]  # why the judge cannot see it; the audit does
    exceptions: dict[Where, str]  # why some comparison of it cannot fail both families

    def why(self, mutant: "Mutant") -> tuple[Where, str, bool] | None:
        """Return where the reason stands that a fault is not seen by both families, the reason, and whether the audit is due."""
        for place in (f"{mutant.function}: {mutant.source}", mutant.function, ""):
            if (where := (mutant.file, place)) in self.exceptions:
                return where, self.exceptions[where], False
            if where in self.unasked:
                return where, self.unasked[where], True
        return None


# pytest, with 60 seconds of the processor to do its work in
BOUNDED = "import resource, sys, pytest; resource.setrlimit(resource.RLIMIT_CPU, (60, 61)); sys.exit(pytest.main())"

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
    whole: str  # the whole file as it stands

    @property
    def name(self) -> str:
        return f"{self.file}.py:{self.line} {self.function}: {self.source}"

    @property
    def text(self) -> str:
        """Return the whole file with the comparison reversed."""
        tree = ast.parse(self.whole)
        target = _decisions(tree)[self.number]
        if isinstance(target, ast.Compare):
            target.ops = [REVERSED[type(op)]() for op in target.ops]
        else:
            target.body, target.orelse = target.orelse, target.body
        return ast.unparse(tree) + "\n"


def mutants(file: str, text: str) -> Iterator[Mutant]:
    """Yield the mutants of a file: each comparison reversed, and each `x if flag else y` that rests on a plain flag."""
    tree = ast.parse(text)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for number, node in enumerate(_decisions(tree)):
        source = ast.unparse(node if isinstance(node, ast.Compare) else node.test)
        yield Mutant(file, number, node.lineno, _function(functions, node), source, text)


def _decisions(tree: ast.AST) -> list[ast.Compare | ast.IfExp]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare) or (isinstance(node, ast.IfExp) and isinstance(node.test, ast.Name))
    ]


def _function(functions: list[ast.FunctionDef], node: ast.expr) -> str:
    """Return the name of the function that a node stands in, the innermost, `module` for none."""
    around = [each.name for each in functions if each.lineno <= node.lineno <= (each.end_lineno or 0)]
    return around[-1] if around else "module"


class Copy:
    """A copy of `core` in a folder of its own, in which one file at a time is another."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # What Python has compiled comes along, it stays true of every file that stays; but not what it is just writing.
        shutil.copytree(ROOT / "core", folder / "core", ignore=shutil.ignore_patterns("*.pyc.*"))
        (folder / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\n", encoding="utf-8")
        self.texts = {file: self._path(file).read_text(encoding="utf-8") for game in GAMES.values() for file in game.files}
        self._planted: str | None = None

    def _path(self, file: str) -> Path:
        return self.folder / "core" / f"{file}.py"

    def _write(self, file: str, text: str) -> None:
        path = self._path(file)
        path.write_text(text, encoding="utf-8")
        # Python tells by second and size that what it has compiled is of another text, and == is as long as !=.
        Path(cache_from_source(path)).unlink(missing_ok=True)

    def mutants(self) -> Iterator[Mutant]:
        """Yield every mutant of the files."""
        for file, text in self.texts.items():
            yield from mutants(file, text)

    def plant(self, mutant: Mutant | None) -> None:
        """Let the copy be the core with one comparison reversed, or the core as it is."""
        if self._planted is not None:
            self._write(self._planted, self.texts[self._planted])
        self._planted = mutant.file if mutant else None
        if mutant:
            self._write(mutant.file, mutant.text)

    def fails(self, *tests: str) -> bool:
        """Say whether tests fail against the copy; a test that never ends fails.

        What counts is the work, not the time: on a busy machine tests that pass may take minutes. Raises TimeoutExpired when they
        wait without working.
        """
        pytest = [sys.executable, "-B", "-c", BOUNDED, "-qx", "--assert=plain", "-m", "not hypothesis", "-p", "no:cacheprovider"]
        where = ["-c", str(self.folder / "pytest.ini"), "--rootdir", str(ROOT)]
        env = {key: value for key, value in os.environ.items() if not key.startswith(("COV", "PYTEST"))}
        env["PYTHONPATH"] = f"{self.folder}{os.pathsep}{ROOT}"
        done = subprocess.run(
            [*pytest, *where, *(str(ROOT / test) for test in tests)],
            cwd=self.folder, env=env, capture_output=True, text=True, timeout=1800, check=False,
        )  # fmt: skip
        if done.returncode not in (0, 1, 2, -SIGXCPU):  # 2: the copy cannot even be imported
            raise RuntimeError(done.stdout + done.stderr)
        return done.returncode != 0


ONE_GAME = "the judge is asked about the moves of one game, this is about {}: only the audit can see it"
NOT_CALLED = "neither the judge nor the audit calls it, only the benchmark: the tests of the core see it"
GOMOKU = Game(
    tuple(f"gomoku/{name}" for name in ("five", "board", "adjudicate", "outcome", "rules", "state")),
    "tests/projections/test_judge.py",
    "tests/projections/test_audit.py",
    ("tests/core/gomoku",),
    {},
    {
        ("gomoku/board", "winning_lines"): ONE_GAME.format("a five that is claimed"),
        ("gomoku/board", "claimed"): ONE_GAME.format("a five that is claimed"),
        ("gomoku/adjudicate", "by_ply"): NOT_CALLED,
        ("gomoku/adjudicate", "_quiet"): "it saves time: from the first move on a game has the same end, so nothing can fail",
        ("gomoku/outcome", "settled"): ONE_GAME.format("the match"),
        ("gomoku/outcome", "_settled_by_ruling"): ONE_GAME.format("rulings"),
        ("gomoku/outcome", "_won_most"): ONE_GAME.format("a match that is forfeited"),
        ("gomoku/outcome", "_stone"): ONE_GAME.format("openings"),
        ("gomoku/outcome", "_claim"): ONE_GAME.format("a five that is claimed"),
        ("gomoku/outcome", "_time"): ONE_GAME.format("time"),
        ("gomoku/outcome", "_forfeit"): ONE_GAME.format("forfeits"),
        ("gomoku/outcome", "_absent"): ONE_GAME.format("absence"),
        ("gomoku/outcome", "_drawn"): ONE_GAME.format("draws by agreement"),
        ("gomoku/outcome", "_noted"): ONE_GAME.format("the sheet"),
        ("gomoku/state", "in_force"): ONE_GAME.format("games without an end"),
        ("gomoku/state", "colour_in_force"): ONE_GAME.format("results on record"),
        ("gomoku/state", "counts"): ONE_GAME.format("drawn games in the score"),
        ("gomoku/state", "standing"): ONE_GAME.format("the score"),
        ("gomoku/state", "_forfeited_to"): ONE_GAME.format("a match that is forfeited"),
        ("gomoku/state", "due_colours"): ONE_GAME.format("the colours of later games"),
        ("gomoku/state", "_waits_for_replay"): ONE_GAME.format("games made void"),
        ("gomoku/state", "_turned"): ONE_GAME.format("the colours of later games"),
        ("gomoku/state", "opposite"): ONE_GAME.format("passes"),
        ("gomoku/state", "colour_of"): ONE_GAME.format("what a side does by word"),
        ("gomoku/rules", "examine"): ONE_GAME.format("what follows the end"),
        ("gomoku/rules", "_seat"): ONE_GAME.format("who acts after the end"),
        ("gomoku/rules", "_stone"): ONE_GAME.format("openings"),
        ("gomoku/rules", "_turn"): ONE_GAME.format("stones out of turn, and its moves are in turn by definition"),
        ("gomoku/rules", "_point"): ONE_GAME.format("what a penalty waits for"),
        ("gomoku/rules", "_foul"): ONE_GAME.format("the finding; the end of the game does not rest on it"),
        ("gomoku/rules", "_passed"): ONE_GAME.format("passes"),
        ("gomoku/rules", "_set_up"): ONE_GAME.format("stones set up"),
        ("gomoku/rules", "_toss"): ONE_GAME.format("the toss"),
        ("gomoku/rules", "_unfinished"): ONE_GAME.format("the next game"),
        ("gomoku/rules", "_colours"): ONE_GAME.format("colours"),
        ("gomoku/rules", "_opening"): ONE_GAME.format("openings"),
        ("gomoku/rules", "_first"): ONE_GAME.format("who begins"),
        ("gomoku/rules", "_choice"): ONE_GAME.format("openings"),
        ("gomoku/rules", "_claim"): ONE_GAME.format("a five that is claimed"),
        ("gomoku/rules", "_time"): ONE_GAME.format("time"),
        ("gomoku/rules", "_draw"): ONE_GAME.format("draws by agreement"),
        ("gomoku/rules", "_absent"): ONE_GAME.format("absence"),
        ("gomoku/rules", "_result"): ONE_GAME.format("results on record"),
        ("gomoku/rules", "_score"): ONE_GAME.format("the score on record"),
    },
)

OF_GUANDAN, OF_DOUDIZHU = "only 掼蛋 knows {}, so in 斗地主 nothing can fail", "only 斗地主 knows {}, so in 掼蛋 nothing can fail"
ASKED = "the judge is asked about patterns and points, this is about {}: only the audit can see it"
DOUDIZHU = Game(
    (
        *("climb/kinds", "climb/reading", "doudizhu/patterns", "doudizhu/kinds", "doudizhu/score", "doudizhu/plays"),
        *("doudizhu/playing", "doudizhu/bidding", "doudizhu/sheets", "doudizhu/cards_dealt", "climb/held", "doudizhu/rules"),
        *("doudizhu/state", "doudizhu/outcome", "doudizhu/bulk", "doudizhu/bulk_start", "card_rules"),
    ),
    "tests/projections/test_judge_doudizhu.py",
    "tests/projections/test_audit_doudizhu.py",
    ("tests/core/climb", "tests/core/doudizhu"),
    {
        ("doudizhu/score", "of_a_deal"): ASKED.format("points that somebody noted"),
        ("doudizhu/playing", ""): ASKED.format("turns, hands and what lies on a table"),
        ("doudizhu/bidding", ""): ASKED.format("the bidding"),
        ("doudizhu/sheets", ""): ASKED.format("sheets"),
        ("doudizhu/state", ""): ASKED.format("the bidding and the match"),
        ("doudizhu/outcome", ""): ASKED.format("what follows from an act"),
        ("doudizhu/rules", ""): ASKED.format("acts"),
        ("doudizhu/plays", ""): ASKED.format("cards as they are recorded"),
        ("doudizhu/cards_dealt", ""): ASKED.format("the deal"),
        ("card_rules", ""): ASKED.format("cards as they are recorded"),
        ("climb/held", ""): ASKED.format("hands as far as they are recorded"),
        ("doudizhu/patterns", "is_bomb"): ASKED.format("what a play doubles"),
        ("doudizhu/patterns", "is_rocket"): ASKED.format("what a play doubles"),
        ("doudizhu/bulk", ""): ASKED.format("plays one after the other"),
        ("doudizhu/bulk_start", ""): ASKED.format("the deal and the bidding"),
    },
    {
        ("climb/kinds", "core_counts"): "neither calls it, only the listing for people: the tests of the core see it",
        ("climb/held", "put_back"): OF_GUANDAN.format("cards that go back to a hand"),
        ("doudizhu/bulk", "_learn: len(known) >= MOST_KNOWN"): "it bounds what is kept in memory, so nothing can fail",
    },
)

ASKED_OF_TRICKS = "the judge is asked about follows, tricks and throws, this is about {}: only the audit can see it"
LISTED = "the audit asks what cards are, this is about what a hand can play: only the judge can see it"
GUANDAN = Game(
    (
        *("climb/kinds", "climb/wild", "climb/held", "card_rules", "guandan/kinds", "guandan/compiled", "guandan/possible"),
        *("guandan/no_pattern", "guandan/partly", "guandan/plays", "guandan/beating", "guandan/playing", "guandan/turns"),
        *("guandan/cards_played", "guandan/known", "guandan/dealing", "guandan/tribute", "guandan/tributes", "guandan/returning"),
        *("guandan/refusing", "guandan/counts", "guandan/counting", "guandan/conduct", "guandan/penalties", "guandan/sheets"),
        *("guandan/rules", "guandan/playing_unknown", "guandan/unjudged", "guandan/state", "guandan/deals", "guandan/settle"),
        *("guandan/outcome", "guandan/ruled", "guandan/evolve", "guandan/evolve_cards", "guandan/evolve_plays"),
        *("guandan/evolve_ends", "guandan/bulk", "guandan/bulk_start"),
    ),
    "tests/projections/test_judge_guandan.py",
    "tests/projections/test_audit_guandan.py",
    ("tests/core/climb", "tests/core/guandan"),
    {
        ("climb/held", ""): ASKED.format("hands as far as they are recorded"),
        ("card_rules", ""): ASKED.format("cards as they are recorded"),
        ("guandan/no_pattern", "_not_in_two_packs: code[0] != '?'"): ASKED.format("cards without their suits"),
        ("guandan/partly", ""): ASKED.format("cards as they are recorded"),
        ("guandan/plays", ""): ASKED.format("cards as they are recorded, and whose turn it is"),
        ("guandan/beating", ""): ASKED.format("what lies on a table, declared or not"),
        ("guandan/playing", ""): ASKED.format("turns, hands and what lies on a table"),
        ("guandan/turns", ""): ASKED.format("turns"),
        ("guandan/cards_played", ""): ASKED.format("cards out of hands"),
        ("guandan/known", ""): ASKED.format("hands as far as they are recorded"),
        ("guandan/dealing", ""): ASKED.format("the deal"),
        ("guandan/tribute", ""): ASKED.format("tribute"),
        ("guandan/tributes", ""): ASKED.format("tribute"),
        ("guandan/returning", ""): ASKED.format("tribute"),
        ("guandan/refusing", ""): ASKED.format("tribute"),
        ("guandan/counts", ""): ASKED.format("numbers of cards"),
        ("guandan/counting", ""): ASKED.format("numbers of cards"),
        ("guandan/conduct", ""): ASKED.format("conduct"),
        ("guandan/penalties", ""): ASKED.format("penalties"),
        ("guandan/sheets", ""): ASKED.format("sheets"),
        ("guandan/rules", ""): ASKED.format("acts"),
        ("guandan/playing_unknown", ""): ASKED.format("what a record lacks"),
        ("guandan/unjudged", ""): ASKED.format("what a record lacks"),
        ("guandan/state", ""): ASKED.format("tribute and the match"),
        ("guandan/deals", ""): ASKED.format("the deal"),
        ("guandan/settle", ""): ASKED.format("levels and points"),
        ("guandan/outcome", ""): ASKED.format("what follows from an act"),
        ("guandan/ruled", ""): ASKED.format("rulings"),
        ("guandan/evolve", ""): ASKED.format("acts"),
        ("guandan/evolve_cards", ""): ASKED.format("the deal and tribute"),
        ("guandan/evolve_plays", ""): ASKED.format("plays one after the other"),
        ("guandan/evolve_ends", ""): ASKED.format("the end of a deal and of a match"),
        ("guandan/bulk", ""): ASKED.format("plays one after the other"),
        ("guandan/bulk_start", ""): ASKED.format("the deal"),
    },
    {
        ("guandan/possible", ""): LISTED,
        ("climb/kinds", "core_at"): OF_DOUDIZHU.format("cards beside a run"),
        ("climb/held", "holds_rank"): OF_DOUDIZHU.format("a claim to hold none of a rank"),
        ("climb/held", "exchanged"): OF_DOUDIZHU.format("a bottom that is recorded twice"),
        ("guandan/plays", "recorded: card in RANK_OF"): "cards that are known are read in a quicker way, and as the same things",
    },
)

SHENGJI = Game(
    tuple(f"trick/{name}" for name in ("winner", "follow", "duty", "throws", "parts", "pairs", "order")),
    "tests/projections/test_judge_shengji.py",
    "tests/core/shengji/test_irregular.py",
    ("tests/core/trick",),
    {},
    {},
)

CHAODIPI = Game(
    tuple(f"chaodipi/{name}" for name in ("levels", "fines", "fining", "limit", "asking", "calling", "settle", "hook", "checks")),
    "tests/projections/test_judge_chaodipi.py",
    "tests/core/chaodipi",
    ("tests/projections/chaodipi",),
    {
        ("chaodipi/levels", ""): ASKED_OF_TRICKS.format("levels"),
        ("chaodipi/fines", ""): ASKED_OF_TRICKS.format("fines"),
        ("chaodipi/fining", ""): ASKED_OF_TRICKS.format("fines"),
        ("chaodipi/limit", ""): ASKED_OF_TRICKS.format("time and games"),
        ("chaodipi/asking", ""): ASKED_OF_TRICKS.format("who is asked"),
        ("chaodipi/calling", ""): ASKED_OF_TRICKS.format("how trumps are made"),
        ("chaodipi/settle", ""): ASKED_OF_TRICKS.format("the end of a deal and of a match"),
        ("chaodipi/hook", ""): ASKED_OF_TRICKS.format("the J of the last trick"),
        ("chaodipi/checks", ""): ASKED_OF_TRICKS.format("acts"),
    },
    {},
)

GAMES = {"gomoku": GOMOKU, "doudizhu": DOUDIZHU, "guandan": GUANDAN, "shengji": SHENGJI, "chaodipi": CHAODIPI}


def main(names: list[str]) -> int:
    """Plant every fault of the named files (default: all) and print what saw it.

    Returns 1 when a fault is seen by less than both families and nothing says why, when it is seen by nothing at all though
    something could, or when an exception is none.
    """
    troubles: list[str] = []
    with TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        for game in GAMES.values():
            files = [file for file in game.files if not names or file in names]
            troubles += _planted(copy, game, files)
    print(*troubles, f"{len(troubles)} faults without their failing tests", sep="\n")
    return 1 if troubles else 0


def _planted(copy: Copy, game: Game, files: list[str]) -> list[str]:
    """Plant every fault of some files of a game and return what is wrong with its tests or its exceptions."""
    troubles: list[str] = []
    needed: set[Where] = set()
    for mutant in (mutant for file in files for mutant in mutants(file, copy.texts[file])):
        copy.plant(mutant)
        seen = [name for name, tests in (("judge", game.judge), ("audit", game.audit)) if copy.fails(tests)]
        if not seen and copy.fails(*game.core):
            seen = ["core"]
        why = ""
        if seen != ["judge", "audit"]:
            where, why, audited = game.why(mutant) or (("", ""), "NOBODY SAYS WHY", True)
            needed.add(where)
            if (audited and seen != ["audit"]) or not (where[0] and (seen or why.endswith("nothing can fail"))):
                troubles.append(mutant.name)
        print(f"{'+'.join(seen) or 'nothing':12} {mutant.name}{f' ({why})' if why else ''}", flush=True)
    reasons = (*game.unasked, *game.exceptions)
    return troubles + [
        f"{file}.py {name}: no exception" for file, name in reasons if file in files and (file, name) not in needed
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

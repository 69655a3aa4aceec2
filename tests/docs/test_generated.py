"""The generated pages say what the program does now, and leave out no clause, rule or option."""

import re
from pathlib import Path

import pytest

from core.chaodipi import clauses as chaodipi
from core.clause import Clause
from core.desk.state import DESK_ROWS
from core.games import GAMES
from core.rulebook import CLAUSES, RULES
from docs.generate import PAGES, main, written
from docs.printed.clauses import Named, naming, scanned
from tests.docs.pages import ROOT, cells, page

CITED = re.compile(r'"((?:WZ|GC|GD|GI|DZ|SJ|CD|TR|TW|BM)[0-9]+(?:\.[0-9]+[a-z]?)?)"')


@pytest.fixture(scope="module")
def fresh() -> dict[str, str]:
    """Return the pages as they would be written now."""
    return written()


@pytest.fixture(scope="module")
def every_test() -> Named:
    """Return all tests of the project."""
    return scanned(ROOT / "tests")


@pytest.mark.parametrize("name", PAGES)
def test_a_generated_page_is_what_would_be_written_now(name: str, fresh: dict[str, str]) -> None:
    assert page(name) == fresh[name], f"{name} is stale: make docs writes it again"


def test_check_names_the_pages_that_are_stale_and_writes_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("docs.generate.ROOT", tmp_path)

    assert main(["--check"]) == 1
    assert [line.split()[0] for line in capsys.readouterr().err.splitlines()] == list(PAGES)
    assert list(tmp_path.iterdir()) == []


def test_what_was_just_written_is_fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("docs.generate.ROOT", tmp_path)

    assert main([]) == 0
    assert main(["--check"]) == 0


def test_every_clause_that_the_program_cites_is_in_the_rulebook() -> None:
    known = {clause.id for clause in (*CLAUSES, *chaodipi.CLAUSES)}

    cited = {
        found
        for package in ("core", "events", "projections", "dashboard", "cli")
        for path in (ROOT / package).rglob("*.py")
        for found in CITED.findall(path.read_text(encoding="utf-8"))
    }

    assert {"WZ1", "WZ2", "WZ3", "GC1.2", "GC1.3", "GC3.2"} <= cited
    assert cited <= known


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_a_clause_has_a_line_on_the_page(clause: Clause) -> None:
    lines = [row for row in cells(page("docs/clauses.md")) if row[0].startswith(f"[{clause.id}]")]

    assert len(lines) == 1
    assert f"## {clause.id}\n" in page("docs/clauses.md")


@pytest.mark.parametrize("clause", [c for c in CLAUSES if c.standing == "implemented"], ids=lambda clause: clause.id)
def test_an_implemented_clause_has_a_test_that_names_it(clause: Clause, every_test: Named) -> None:
    assert naming(clause.id, every_test)


def test_every_rule_and_option_is_on_its_page() -> None:
    assert [rule.code for rule in RULES if f"`{rule.code}`" not in page("docs/clauses.md")] == []
    keys = [option.key for game in GAMES.values() for option in game.law.options]
    assert [key for key in keys if f"`{key}`" not in page("docs/options.md")] == []


MACHINES = {key: tuple((event, a, b) for (event, a), b in game.phases.next.items()) for key, game in GAMES.items()}


@pytest.mark.parametrize(("name", "rows"), [*MACHINES.items(), ("desk", DESK_ROWS)])
def test_every_row_of_a_machine_is_on_its_page(name: str, rows: tuple[tuple[str, str, str], ...]) -> None:
    text = page(f"docs/phases/{name}.md")
    drawn = re.findall(r"^    (\w+) --> (\w+) : (.+)$", text, re.MULTILINE)
    moves = {(event, before, after) for before, after, events in drawn for event in events.split(", ")}

    assert moves == {(event.rpartition(".")[2], str(a), str(b)) for event, a, b in rows if a != b}
    assert {row[0].strip("`") for row in cells(text)} == {event for event, a, b in rows if a == b}

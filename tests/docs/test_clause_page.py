"""How the page of the clauses finds the tests that name a clause."""

from pathlib import Path

import pytest

from docs.printed.clauses import naming, scanned

TESTS = """
def test_wz2_a_five_wins(): ...
def test_gc1_2_a_call(): ...
def test_gc1_23_is_another_clause(): ...
def test_something_of_wz2(): ...
def helper_wz2(): ...
"""


@pytest.mark.parametrize(
    ("clause", "names"),
    [
        ("WZ2", ["test_wz2_a_five_wins", "test_something_of_wz2"]),
        ("GC1.2", ["test_gc1_2_a_call"]),
        ("GC1", []),
        ("WZ1", []),
    ],
)
def test_a_test_names_a_clause_as_a_whole_word(clause: str, names: list[str], tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_play.py").write_text(TESTS)

    found = naming(clause, scanned(tmp_path / "tests"))

    assert found == ({"tests/test_play.py": names} if names else {})


def test_a_file_that_is_named_by_a_clause_names_it_in_every_test(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_wz1.py").write_text("def test_black_moves_first(): ...\n")

    assert naming("WZ1", scanned(tmp_path / "tests")) == {"tests/test_wz1.py": ["test_black_moves_first"]}

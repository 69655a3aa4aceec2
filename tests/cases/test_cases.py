"""The case files of the project, through the Python call and through the `fupan judge` process; and the comparison itself."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from threading import Timer

import pytest

from projections.judge import answer
from tests.cases.comparing import FOLDER, Case, cases, differences, question

FILES = sorted(FOLDER.glob("*.jsonl"))
ALL = [case for path in FILES for case in cases(path)]
SOME = [ALL[n : n + 60] for n in range(0, len(ALL), 60)]  # one test for each case takes longer than the cases do
ROOT = Path(__file__).parents[2]


def test_the_case_files_are_there() -> None:
    assert {path.name for path in FILES} >= {"gomoku.jsonl", "doudizhu.jsonl", "guandan.jsonl", "tricks_chaodipi.jsonl"}
    assert all(count == 1 for count in Counter(str(case["id"]) for case in ALL).values())
    assert len(cases(FOLDER / "gomoku.jsonl")) == 300
    assert len(cases(FOLDER / "doudizhu.jsonl")) == 645
    assert len(cases(FOLDER / "guandan.jsonl")) == 516
    assert len(cases(FOLDER / "tricks_agreed.jsonl")) == 3702


@pytest.mark.parametrize("some", SOME, ids=[f"{some[0]['game']}-{some[0]['id']}" for some in SOME])
def test_a_case_is_answered_as_it_expects(some: list[Case]) -> None:
    """Every refusal in following gives an example, and that is lawful when it is asked about."""
    found = {}
    for case in some:
        said = json.loads(answer(question(case)))
        found[str(case["id"])] = list(differences(case, said))
        if "example" in said:
            again = case | {"play": said["example"], "expect": {"legal": True}}
            found[f"{case['id']}, its example"] = list(differences(again, json.loads(answer(question(again)))))
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_the_process_answers_each_line_before_the_next_is_asked() -> None:
    sample = ALL[::60]
    judge = [sys.executable, "-c", "from cli.main import run; run()", "judge"]
    with subprocess.Popen(judge, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        late = Timer(60, process.kill)  # an answer that is not flushed would be waited for without end
        late.start()
        for case in sample:
            process.stdin.write(question(case) + b"\n")
            process.stdin.flush()
            said = process.stdout.readline()
            assert said == answer(question(case)) + b"\n"
        rest, complaints = process.communicate()
        late.cancel()

    assert (rest, complaints, process.returncode) == (b"", b"", 0)


def test_the_process_answers_what_is_no_question_and_goes_on() -> None:
    lines = [b"no JSON", b"", b'{"id":2,"game":"chess"}', question(ALL[0])]
    judge = [sys.executable, "-c", "from cli.main import run; run()", "judge"]

    done = subprocess.run(judge, cwd=ROOT, input=b"\n".join(lines), capture_output=True, check=False, timeout=60)

    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert [each["id"] for each in said] == [None, None, 2, ALL[0]["id"]]
    assert done.returncode == 0


# --- the comparison ---------------------------------------------------------------------------------------------------------

CASE: Case = {"id": 1, "expect": {"winner": "black", "ply": 9}}


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ({"id": 1, "winner": "black", "ply": 9, "after": 0}, []),
        ({"id": 1, "winner": "white", "ply": 9}, ["winner: expected 'black', got 'white'"]),
        ({"id": 1, "winner": None, "ply": None}, ["winner: expected 'black', got None", "ply: expected 9, got None"]),
        ({"id": 1, "winner": "black"}, ["ply is missing"]),
        ({"id": 2, "winner": "black", "ply": 9}, ["id: expected 1, got 2"]),
        ({"id": 1, "error": "x"}, ["error: x"]),
    ],
)
def test_an_answer_that_differs_is_told(said: dict[str, object], found: list[str]) -> None:
    assert list(differences(CASE, said)) == found


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ({"legal": False, "violations": [{"clause": "SJ5.1", "due": [["S3"]]}], "example": ["S3"]}, []),
        (
            {"legal": False, "violations": [{"clause": "", "due": [["S3"]]}], "example": ["S3"]},
            ["a refusal without its clause and what was due"],
        ),
        (
            {"legal": False, "violations": [{"clause": "SJ5.1", "due": []}], "example": ["S3"]},
            ["a refusal without its clause and what was due"],
        ),
        (
            {"legal": False, "violations": [{"clause": "SJ5.1", "due": [["S3"]]}]},
            ["a refusal without an example of what is lawful"],
        ),
    ],
)
def test_a_refusal_that_does_not_explain_itself_is_told(said: dict[str, object], found: list[str]) -> None:
    assert list(differences({"id": 1, "op": "follow", "expect": {"legal": False}}, {"id": 1, **said})) == found


def test_forced_cards_are_compared_without_their_order() -> None:
    case: Case = {"id": 1, "op": "throw", "expect": {"stands": False, "forced": ["S4", "S5"]}}
    assert list(differences(case, {"id": 1, "stands": False, "forced": ["S5", "S4"]})) == []
    assert list(differences(case, {"id": 1, "stands": False, "forced": ["S5"]})) == ["forced: expected ['S4', 'S5'], got ['S5']"]


def test_a_case_whose_readings_differ_on_purpose_asks_only_for_an_answer() -> None:
    assert list(differences({"id": 1, "expect": None}, {"id": 1, "error": "x"})) == []


def test_a_case_that_expects_nothing_or_what_nobody_compares_is_a_difference() -> None:
    assert list(differences({"id": 1}, {"id": 1})) == ["the case expects nothing"]
    assert list(differences({"id": 1, "expect_sums": [], "expect": None}, {"id": 1})) == ["expect_sums is not compared here"]
    assert list(differences({"id": 1, "ignore_forms": []}, {"id": 1})) == [
        "ignore_forms is not compared here",
        "the case expects nothing",
    ]


@pytest.mark.parametrize(
    ("expected", "said", "found"),
    [
        ({"expect_plays": ["3", "33"]}, {"plays": ["33", "3"]}, []),
        ({"expect_plays": ["3", "33"]}, {"plays": ["3", "4"]}, ["plays: missing ['33'], not to be there ['4']"]),
        ({"expect_plays": ["3"]}, {"plays": ["3", "3"]}, ["plays: one is listed twice"]),
        ({"expect_in": ["3"], "expect_not_in": ["4"]}, {"plays": ["3", "5"]}, []),
        ({"expect_in": ["3"], "expect_not_in": ["4"]}, {"plays": ["4"]}, ["plays: missing ['3'], not to be there ['4']"]),
        ({"expect_in": [], "expect_not_in": ["4"]}, {"plays": ["4"]}, ["plays: missing [], not to be there ['4']"]),
        ({"expect_readings": [{"kind": "pair"}]}, {"readings": [{"kind": "pair"}]}, []),
        ({"expect_readings": []}, {"readings": [1]}, ["readings: expected [], got [1]"]),
        ({"expect_readings": []}, {}, ["readings is missing"]),
        ({"expect_plays": []}, {"error": "x"}, ["error: x"]),
        ({"expect_forms": [["pair", 2, "3"]]}, {"forms": [["pair", 2, "3"]]}, []),
        (
            {"expect_forms": [["pair", 2, "3"]]},
            {"forms": [["pair", 2, "4"]]},
            ["forms: missing [\"['pair', 2, '3']\"], not to be there [\"['pair', 2, '4']\"]"],
        ),
        (
            {"expect_forms": []},
            {"forms": [["x"], ["x"]]},
            ["forms: one is listed twice", "forms: missing [], not to be there [\"['x']\"]"],
        ),
    ],
)
def test_plays_and_readings_that_differ_are_told(expected: dict[str, object], said: dict[str, object], found: list[str]) -> None:
    assert list(differences({"id": 1, **expected}, {"id": 1, **said})) == found

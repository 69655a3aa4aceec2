"""Case files: questions of the judge protocol, each with what its answer must hold."""

import json
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "fixtures" / "cases"
Case = dict[str, object]
Answer = dict[str, object]
NOT_ASKED = {"expect", "source", "note"}


def cases(path: Path) -> list[Case]:
    """Return the cases of a file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def question(case: Case) -> bytes:
    """Return a case as the judge is asked it, without what the answer must hold."""
    return json.dumps({key: value for key, value in case.items() if key not in NOT_ASKED}).encode()


def differences(case: Case, answer: Answer) -> Iterator[str]:
    """Yield one sentence for each thing that an answer has wrong. `expect` null: readings differ on purpose, nothing is checked.

    What a case expects in a way that nobody compares here is itself a difference: no check is skipped in silence.
    """
    yield from (f"{key} is not compared here" for key in case if key.startswith(("expect_", "ignore_")))
    if "expect" not in case:
        yield "the case expects nothing"
    if answer.get("id") != case["id"]:
        yield f"id: expected {case['id']!r}, got {answer.get('id')!r}"
    expected = case.get("expect")
    if not isinstance(expected, dict):
        return
    if "error" in answer:
        yield f"error: {answer['error']}"
        return
    for name, value in expected.items():
        if name not in answer:
            yield f"{name} is missing"
        elif answer[name] != value:
            yield f"{name}: expected {value!r}, got {answer[name]!r}"

"""Case files: questions of the judge protocol, each with what its answer must hold."""

import json
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "fixtures" / "cases"
Case = dict[str, object]
Answer = dict[str, object]
COMPARED = {"expect", "expect_plays", "expect_in", "expect_not_in", "expect_readings", "expect_forms"}
NOT_ASKED = COMPARED | {"source", "note"}


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
    yield from (f"{key} is not compared here" for key in case if key.startswith(("expect_", "ignore_")) and key not in COMPARED)
    if not COMPARED & case.keys():
        yield "the case expects nothing"
    if answer.get("id") != case["id"]:
        yield f"id: expected {case['id']!r}, got {answer.get('id')!r}"
    if case.get("expect", {}) is None:
        return
    if "error" in answer:
        yield f"error: {answer['error']}"
        return
    yield from _fields(case.get("expect", {}), answer)
    yield from _plays(case, answer)
    yield from _forms(case, answer)
    if case.get("op") == "follow":
        yield from _refusal(answer)
    if "expect_readings" in case:
        yield from _fields({"readings": case["expect_readings"]}, answer)


def _fields(expected: object, answer: Answer) -> Iterator[str]:
    if not isinstance(expected, dict):
        yield f"expect: {expected!r} is no object"
        return
    for name, value in expected.items():
        if name not in answer:
            yield f"{name} is missing"
        elif name == "forced" and sorted(_words(answer[name])) == sorted(_words(value)):
            continue
        elif answer[name] != value:
            yield f"{name}: expected {value!r}, got {answer[name]!r}"


def _plays(case: Case, answer: Answer) -> Iterator[str]:
    """Compare a list of plays: all of them, some that must be there, some that must not. The order does not matter."""
    wanted = {name: set(_words(case[name])) for name in ("expect_plays", "expect_in", "expect_not_in") if name in case}
    if not wanted:
        return
    plays = _words(answer.get("plays"))
    found = set(plays)
    if len(plays) != len(found):
        yield "plays: one is listed twice"
    every = wanted.get("expect_plays", found)
    missing = (every | wanted.get("expect_in", set())) - found
    extra = (found - every) | (wanted.get("expect_not_in", set()) & found)
    if missing or extra:
        yield f"plays: missing {sorted(missing)}, not to be there {sorted(extra)}"


def _forms(case: Case, answer: Answer) -> Iterator[str]:
    """Compare a list of forms, each a list of kind, size and key. The order does not matter."""
    if "expect_forms" not in case:
        return
    forms = _words(answer.get("forms"))
    if len(forms) != len(set(forms)):
        yield "forms: one is listed twice"
    wanted = _words(case["expect_forms"])
    if missing_or_extra := set(wanted) ^ set(forms):
        yield f"forms: missing {sorted(missing_or_extra - set(forms))}, not to be there {sorted(missing_or_extra - set(wanted))}"


def _refusal(answer: Answer) -> Iterator[str]:
    """A refusal names its clauses, says once at least what was due, and gives an example; what is lawful breaks nothing."""
    broken = answer.get("violations", [])
    if not isinstance(broken, list) or (answer.get("legal") is True and broken):
        yield f"lawful, and violations: {broken}"
        return
    if answer.get("legal") is False:
        if not broken or not all(each.get("clause") for each in broken) or not any(each.get("due") for each in broken):
            yield "a refusal without its clause and what was due"
        if not answer.get("example"):
            yield "a refusal without an example of what is lawful"


def _words(given: object) -> list[str]:
    if not isinstance(given, list):
        raise TypeError(f"{given!r} is no list")
    return [str(word) for word in given]

"""Asking the judge: one question in, one answer out, both as the protocol has them."""

import json
import re

from hypothesis import strategies as st

from projections.judge import answer

Answer = dict[str, object]
ASKED: Answer = {"id": 1, "game": "gomoku", "op": "adjudicate", "moves": ["h8"]}


QUOTED = re.compile("“.*?”|\".*\"|'.*'", re.DOTALL)  # what was given
ENGLISH = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")  # more than a name: words of a library, which are no Chinese

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda each: st.lists(each, max_size=3) | st.dictionaries(st.text(max_size=5), each, max_size=3),
    max_leaves=6,
)


def ask(**changed: object) -> Answer:
    """Ask a good question with some fields changed; `...` leaves a field out."""
    return asked(ASKED | changed)


def asked(fields: Answer) -> Answer:
    """Ask a question of these fields; one that is `...` is left out."""
    return told(json.dumps({key: value for key, value in fields.items() if value is not ...}).encode())


def told(line: bytes) -> Answer:
    said = answer(line)
    assert b"\n" not in said
    assert b"\r" not in said
    found: Answer = json.loads(said.decode())
    assert "id" in found
    return found


def fault(found: Answer) -> tuple[str, str]:
    """The code and place of an error, its sentence being whole in both languages."""
    error = found["error"]
    assert isinstance(error, dict)
    assert set(error) == {"code", "at", "message"}
    assert set(error["message"]) == {"zh", "en"}
    assert all(error["message"].values())
    assert not ENGLISH.search(QUOTED.sub("", error["message"]["zh"])), error["message"]["zh"]
    return error["code"], error["at"]


def names_the_fault(found: Answer, code: str, at: str) -> None:
    """Hold that an answer is this error, with the id of its question and nothing else."""
    assert fault(found) == (code, at)
    assert found["id"] == 1
    assert set(found) == {"id", "error"}

"""Asking the judge: one question in, one answer out, both as the protocol has them."""

import json

from projections.judge import answer

Answer = dict[str, object]
ASKED: Answer = {"id": 1, "game": "gomoku", "op": "adjudicate", "moves": ["h8"]}


def ask(**changed: object) -> Answer:
    """Ask a good question with some fields changed; `...` leaves a field out."""
    fields = {key: value for key, value in (ASKED | changed).items() if value is not ...}
    return told(json.dumps(fields).encode())


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
    return error["code"], error["at"]

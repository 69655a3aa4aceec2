"""The rows that `make bench` prints."""

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One measurement: ours, the peer's, the ratio of the two, and the target with whether it was reached."""

    what: str
    unit: str
    ours: float
    peer: str
    theirs: float | None
    ratio: float | None
    target: str
    reached: bool | None


def printed(row: Row) -> str:
    """Return a row as a line of a Markdown table."""
    theirs = "" if row.theirs is None else f"{row.theirs:,.0f}"
    ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
    mark = {True: "yes", False: "NO", None: ""}[row.reached]
    return f"| {row.what} | {row.ours:,.0f} {row.unit} | {row.peer} | {theirs} | {ratio} | {row.target} | {mark} |"


HEADING = "| what | ours | peer | peer's | ours / peer's | target | reached |\n| --- | --- | --- | --- | --- | --- | --- |"

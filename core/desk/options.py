"""The open readings of the clauses on referees, which every game has."""

from core.clause import Option
from core.text import Text

AUTHORITY = Option(
    "authority",
    "GC3.2",
    Text("谁来裁定", "who rules"),
    {
        "as_gc": Text("裁判员与裁判长，裁判长为终裁", "referee and chief referee, who is final"),
        "organiser": Text("组织者一人裁定", "the organiser alone"),
    },
)

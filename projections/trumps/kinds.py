"""What each way of making trumps is called on the table; a game that calls it otherwise says so (`core.trumps.own`)."""

from typing import Literal

from core.text import Text
from core.trumps.state import Deal, Kind, Match

How = Literal[Kind, "declared_insured"]  # the last one: both level cards at once
KINDS: dict[str, Text] = {
    "declared": Text("报主", "declares"),
    "insured": Text("上保险", "insures"),
    "declared_insured": Text("报主并上保险", "declares and insures"),
    "overturned": Text("反主", "overturns"),
    "third_bottom_card": Text("底牌第三张", "third bottom card"),
    "noted": Text("记录", "by the record"),
}


def called(how: How, match: Match, *, stirred: bool) -> Text:
    """Return what a showing is called; `stirred`: it overturned once the bottom was buried."""
    own = match.own.kinds
    return (own.get("stirred") if stirred else None) or own.get(how) or KINDS[how]


def stirs_from(deal: Deal) -> int:
    """Return the place among the showings of a deal from which on those that overturned came once the bottom was buried."""
    left = len(deal.stirs)
    for at in range(len(deal.showings), 0, -1):
        if not left:
            return at
        left -= deal.showings[at - 1][0].kind == "overturned"
    return 0

"""What a record of any format leaves to be asked: who two players of one name are, and after how many deals the match ends."""

from itertools import combinations

from msgspec.structs import replace

from core.desk.rules import SEATS
from core.games import GAMES
from core.preset import counts_deals
from core.text import Text
from events.records.record import Record


def noted(record: Record) -> Record:
    """Return a record with a note on each thing that it leaves to be asked; its acts and options are as they were."""
    found = []
    players = [(SEATS[seat], (name or "").strip()) for seat, name in enumerate(record.header.players)]
    for (one, name), (other, same) in combinations(players, 2):
        if name and name == same:
            found.append(_SAME.fill(one=one, other=other, name=name))
    if counts_deals(GAMES[record.game].opening, record.options) and record.header.deals is None:
        found.append(_HOW_MANY)
    return replace(record, notes=(*record.notes, *found)) if found else record


_SAME = Text(
    "{one}和{other}写了同一个姓名“{name}”，照原样读；应是不同的人。",
    "The name “{name}” stands for {one} and for {other} and is read as it stands; different people were expected.",
)
_HOW_MANY = Text(
    "整场在约定的副数打完时结束，而没有写副数，不能判断整场何时结束；应写标签“副数”。",
    "The match ends after a number of deals and that number is not written: when it ends cannot be judged; the tag "
    "`number of deals` was expected.",
)

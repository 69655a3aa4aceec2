"""Files in which each object is a record of its own: any bytes are read as far as they go."""

from collections.abc import Callable

from core.text import Text
from events.records.draft import MOST_GAMES, TOO_MANY, Draft, with_trouble
from events.records.files import decoded, line_starts, place
from events.records.objects import objects
from events.records.record import Record, Trouble
from events.records.shengji.running import closed
from events.records.shengji.said import Said
from events.records.walk import Unread


def one_each(data: bytes, name: str, options: dict[str, str], take: Callable[[Said], None], nothing: Text) -> tuple[Record, ...]:
    """Return a record for each object, taken in by `take`; of a file without any, one that says that there is nothing."""
    source = decoded(data)
    starts = line_starts(source.text)
    records: list[Record] = []
    for each in objects(source.text):
        if len(records) == MOST_GAMES:
            at = each.offset if isinstance(each, Unread) else each.at
            records[-1] = with_trouble(records[-1], Trouble(*place(starts, at), TOO_MANY))
            break
        draft = Draft("shengji", source.notes)
        draft.options |= options
        if isinstance(each, Unread):
            draft.trouble(place(starts, each.offset), each.text)
        else:
            take(Said(each, draft, lambda offset: place(starts, offset)))
        records.append(closed(draft, name))
    if not records:
        draft = Draft("shengji", source.notes)
        draft.trouble((1, 1), nothing)
        records.append(draft.record(name))
    return tuple(records)

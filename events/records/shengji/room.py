"""The logs of the rooms of jerryyyu/shengji: the events of one room, one a line.

    {"t": 1754.2, "room": "ABCD", "round": 1, "e": "round_start", "deck": ["S5", "S10", …], "trump_rank": "2", "banker": null,
     "levels": ["2", "2"], "players": [{"seat": 0, "name": "…", "is_bot": false}, …]}
    {"room": "ABCD", "round": 1, "e": "declare", "seat": 0, "cards": ["H2"], "bot": false}
    {"room": "ABCD", "round": 1, "e": "trump", "suit": "NT", "rank": "2", "banker": 1, "declared": true}
    {"room": "ABCD", "round": 1, "e": "bury", "seat": 1, "cards": ["C4", …]}
    {"room": "ABCD", "round": 1, "e": "play", "seat": 1, "cards": ["DA", "DA", "DK"]}
    {"room": "ABCD", "round": 1, "e": "trick", "leader": 1, "plays": [{"seat": 1, "cards": […]}, …], "winner": 1, "points": 30}
    {"room": "ABCD", "round": 1, "e": "round_end", "attacker_points": 85, "kitty": ["C4", …], "kitty_points": 0,
     "winner_team": 0, "new_levels": ["2", "2"], "next_banker": 2, "game_over": false}

or one round a line, its events in lists:

    {"room": "ABCD", "round": 1, "setup": [{"e": "round_start", …}, {"e": "declare", …}, {"e": "trump", …}, {"e": "bury", …}],
     "plays": [{"seat": 1, "cards": […]}, …], "tricks": [{"leader": 1, "plays": […], "winner": 1, "points": 30}, …],
     "result": {"complete": true, "attacker_points": 85, "kitty_bonus": 0, "last_trick_winner": 0}}

What a reader of such files has to know:

* Card n of the deck, from 0, goes to seat n % 4; the last eight are the bottom, the top one first. `LJ` is the small joker, `BJ`
  the big one, `10` the ten. How many cards were drawn when somebody declared is not recorded, only the order: hands are given
  whole.
* Where `banker` is null it is the first deal of a match. Rounds of one room whose numbers follow each other are one record.
* Where nobody declares the first card of the bottom that is no joker makes trumps.
* A play is what stayed on the table: whether a throw was tried and failed before it is not recorded.
* `kitty_points` and `kitty_bonus` are multiplied already.

Talk, timings and who is a program are not read.
"""

import re

from core.text import Text
from events.records.draft import MOST_GAMES, TOO_MANY, Draft, with_trouble
from events.records.files import decoded, line_starts, place
from events.records.objects import objects
from events.records.record import Record, Trouble
from events.records.shengji.rooms import NAME, Rooms
from events.records.walk import Unread

BEGINS = re.compile(r"\s*(?:\[\s*)?\{")
ROOM_NAMED = re.compile(r'"room"\s*:')
EVENT = re.compile(r'"e"\s*:\s*"(?:round_start|declare|trump|bury|play|trick|round_end)"')
NOTHING = Text("没有牌局，应为有“room”和“e”的房间日志。", "There is no deal; expected the log of a room with `room` and `e`.")


def recognised(text: str) -> bool:
    """Say whether a text begins as such a log.

    >>> recognised('{"room": "ABCD", "round": 1, "e": "play", "seat": 0'), recognised('{"room": "ABCD", "e": "deal"')
    (True, False)
    """
    head = text[:65_536]
    return bool(BEGINS.match(head) and ROOM_NAMED.search(head) and EVENT.search(head))


def read(data: bytes) -> tuple[Record, ...]:
    """Return the matches of a file, one record each; any bytes are read as far as they go."""
    source = decoded(data)
    starts = line_starts(source.text)
    rooms = Rooms(lambda offset: place(starts, offset), source.notes)
    for each in objects(source.text):
        rooms.hear(each)
        if len(rooms.records) == MOST_GAMES:
            at = each.offset if isinstance(each, Unread) else each.at
            rooms.records[-1] = with_trouble(rooms.records[-1], Trouble(*place(starts, at), TOO_MANY))
            return tuple(rooms.records)
    rooms.close()
    if not rooms.records:
        draft = Draft("shengji", source.notes)
        draft.trouble((1, 1), NOTHING)
        rooms.records.append(draft.record(NAME))
    return tuple(rooms.records)

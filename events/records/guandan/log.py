"""The logs of OpenGuanDan and of the servers of 南邮: what the server sends to the players, and what they answer.

    {"to": 0, "type": "notify", "stage": "beginning", "handCards": ["S3", "HR", …], "myPos": 0, "curRank": 2, "selfRank": 2, …}
    {"to": 2, "type": "act", "stage": "play", "curRank": "2", "selfRank": "2", "oppoRank": "2", …}
    {"action": ["Straight", "9", ["D9", "CT", "DJ", "DQ", "CK"]], "index": 302}
    {"type": "notify", "stage": "play", "curPos": 2, "curAction": ["Straight", "9", […]], "greaterPos": 2, "greaterAction": […]}
    {"type": "notify", "stage": "tribute", "result": [[3, 2, "SB"], [1, 0, "HR"]]}
    {"type": "notify", "stage": "anti-tribute", "antiNum": 1, "antiPos": [2]}
    {"type": "notify", "stage": "back", "result": [[2, 3, "HT"], [0, 1, "S9"]]}
    {"type": "notify", "stage": "episodeOver", "curRank": "2", "order": [0, 2, 1, 3], "restCards": […]}
    {"type": "notify", "stage": "gameOver", "curTimes": 1, "settingTimes": 1}

What a reader of such files has to know:

* Seats count from 0 in the order of play, 0 and 2 are partners. `SB` is the small joker, `HR` the big one.
* A level is a number from 2 to 14 in `beginning` and a sign elsewhere. `selfRank` is that of the side of the seat addressed.
* An action is its type, its rank and its cards; the rank of a run is the lowest one, `A` where the ace is low.
* A log holds what one seat was sent, or all of them. What goes to every seat may stand four times, with `to` or without.
* What a player answers is announced to all; where the log ends between the two, the answer counts.
* `order` names all four seats also where the first two are partners and the others still hold cards.
* `restCards`, `n`, `index`, `indexRange`, `actionList` and `gameResult` are not read.

A file of several games is several records. Behind what cannot be read, the rest of a deal is not recorded. A message that asks
for a play and stands in no deal is a record of its own (`events.records.guandan.points`).
"""

import re

from core.text import Text
from events.records.draft import MOST_GAMES, TOO_MANY, Draft, with_trouble
from events.records.files import decoded, line_starts, place
from events.records.guandan.hearing import Hearing
from events.records.guandan.messages import Message, messages
from events.records.guandan.taken import NAME
from events.records.record import Record, Trouble
from events.records.walk import Unread

BEGINS = re.compile(r"\s*(?:\[\s*)?\{")
TYPE = re.compile(r'"type"\s*:\s*"(?:notify|act)"')
STAGE = re.compile(r'"stage"\s*:\s*"(?:beginning|play|tribute|anti-tribute|back|episodeOver|gameOver|gameResult)"')
NOTHING = Text(
    "没有牌局，应为“type”是notify或act、有“stage”的消息。",
    "There is no deal; expected messages with a `type` of notify or act and a `stage`.",
)


def recognised(text: str) -> bool:
    """Say whether a text begins as such a log.

    >>> recognised('{"type": "notify", "stage": "beginning"'), recognised('{"type": "notify"}')
    (True, False)
    """
    head = text[:65_536]
    return bool(BEGINS.match(head) and TYPE.search(head) and STAGE.search(head))


def read(data: bytes) -> tuple[Record, ...]:
    """Return the games of a log, one record each; any bytes are read as far as they go."""
    source = decoded(data)
    starts = line_starts(source.text)
    hearing = Hearing(lambda offset: place(starts, offset), source.notes)
    for message in messages(source.text):
        if len(hearing.taken.records) == MOST_GAMES:
            *records, last = hearing.taken.records
            return (*records, with_trouble(last, Trouble(*place(starts, _at(message)), TOO_MANY)))
        hearing.hear(message)
    return hearing.closed() or (nothing(source.notes),)


def _at(message: Message | Unread) -> int:
    return message.offset if isinstance(message, Unread) else message.at


def nothing(notes: tuple[Text, ...]) -> Record:
    """Return the record of a file that holds no message."""
    draft = Draft("guandan", notes)
    draft.trouble((1, 1), NOTHING)
    return draft.record(NAME)

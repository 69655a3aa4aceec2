"""The replays of smashegg: the configuration, every action, and the events that followed.

    {"artifact": {"gameId": "guandan", "seed": "…", "config": {…}, "seats": 4,
                  "actions": [{"seat": 2, "action": {"type": "play", "cards": ["9H"], "decl": {…}}}, …]},
     "events": [[{"type": "handStarted", "handNo": 1, "currentLevel": "2", "hands": [["7S", …], …]}],
                [{"type": "played", "seat": 2, "cards": ["2H", "5C", …], "decl": {"type": "straightFlush", "keyRank": "8", …}}],
                [{"type": "passed", "seat": 3}, {"type": "trickWon", "seat": 2}],
                [{"type": "tributePaid", "pairings": [{"from": 1, "to": 3, "card": "BJ"}]}], …]}

What a reader of such files has to know:

* The events hold everything but the configuration; to the first list of them nothing has led, every other one stands for the
  action of its number. Where there are no events, the hands are not recorded, nor where a deal begins: the actions are read up to
  the end of the first deal.
* `SJ` is the small joker and `BJ` the big one. The key of a run is its highest rank, `5` where the ace is low; that of a joker
  stands in `jokerRank`.
* Seats are in the order of play where the turn goes counter-clockwise, and against it where it goes clockwise.
* A deal of which two partners are out first has an order of two.
* `trickWon`, `jiefeng`, `playerFinished`, `matchEnded` and the counters of attempts follow from the rest and are not read.
"""

import re

from core.text import Text
from events.records.draft import MOST_GAMES, TOO_MANY, Draft, Where, with_trouble
from events.records.files import decoded, in_json, line_starts, place
from events.records.guandan.running import closed
from events.records.guandan.smashegg_events import Course
from events.records.guandan.smashegg_options import options_of
from events.records.guandan.smashegg_parts import Parts, artifacts
from events.records.record import Record, Trouble

NAME = "smashegg"
BEGINS = re.compile(r"\s*(?:\[\s*)?\{")
NAMED = re.compile(r'"gameId"\s*:\s*"guandan"|"type"\s*:\s*"handStarted"')
NOTHING = Text(
    "没有一场的记录，应为含有 artifact 和 events 的 JSON。", "There is no replay; expected JSON with `artifact` and `events`."
)
A_CONFIG = Text("“config”是“{piece}”，应为规则和它们的值。", "`config` is `{piece}`; expected rules with their values.")
NO_EVENTS = Text(
    "没有“events”：没有手牌，也没有一副牌从哪里开始，只读第一副的出牌。",
    "There are no `events`: no hands, nor where a deal begins. Only the plays of the first deal are read.",
)


def recognised(text: str) -> bool:
    """Say whether a text begins as such a replay.

    >>> recognised('{"artifact": {"gameId": "guandan"'), recognised('{"artifact": {"gameId": "chess"')
    (True, False)
    """
    return BEGINS.match(text) is not None and NAMED.search(text[:65_536]) is not None


def read(data: bytes) -> tuple[Record, ...]:
    """Return the matches of a file, one record each; any bytes are read as far as they go."""
    source = decoded(data)
    starts = line_starts(source.text)
    records: list[Record] = []
    for parts in artifacts(source.text):
        if len(records) == MOST_GAMES:
            records[-1] = with_trouble(records[-1], Trouble(*place(starts, parts.begin), TOO_MANY))
            break
        draft = Draft("guandan", source.notes)
        _match(draft, parts, lambda offset: place(starts, offset))
        records.append(closed(draft, NAME))
    if not records:
        draft = Draft("guandan", source.notes)
        draft.trouble((1, 1), NOTHING)
        records.append(draft.record(NAME))
    return tuple(records)


def _match(draft: Draft, parts: Parts, where: Where) -> None:
    clockwise = _options(draft, parts, where)
    course = Course(draft, where, clockwise=clockwise)
    if parts.groups:
        for n, (group, at) in enumerate(parts.groups):
            course.group(group, parts.actions[n - 1] if 0 < n <= len(parts.actions) else None, at)
    elif parts.actions:
        draft.note(NO_EVENTS)
        course.actions(parts.actions)
    course.cut(parts.fault)
    if not draft.acts and not draft.troubles:
        draft.trouble(where(parts.begin), NOTHING)


def _options(draft: Draft, parts: Parts, where: Where) -> bool:
    """State the options of the configuration; return whether the turn goes clockwise."""
    if parts.config is None:
        return False
    config, at = parts.config
    if not isinstance(config, dict):
        draft.trouble(where(at), A_CONFIG.fill(piece=in_json(config)))
        return False
    stated, beyond = options_of(config)
    draft.options |= stated
    if beyond is not None:
        draft.note(beyond)
    return config.get("turnDirection") == "clockwise"

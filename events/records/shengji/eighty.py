"""The matches of 80fen contests: `plays/*.ndjson`, unpacked, one match a line.

    {"a": "one", "b": "two", "seed": 7, "aTeam": 0, "winner": "a", "levels": [16, 10], "rounds": [
      {"no": 1, "declSeat": 1, "declTeam": 1, "trump": "H", "trumpRank": 2, "declStrength": 2, "rawTotal": 60, "total": 80,
       "penalty": [0, 0], "defendersWin": true, "defLevelsUp": 0, "defWonLast": true, "tricks": 17, "kittyPts": 10, "mult": 2,
       "before": [2, 2], "after": [2, 2], "redeals": 0, "seed": 99, "first": 1, "kitty": [0, …], "buried": [54, …],
       "plays": [{"w": 1, "p": [[80, 26], [31, 89], [88, 34], [86, 81]]}, …]}, …]}

What a reader of such files has to know:

* Cards are numbers from 0 to 107: n % 54 is spades from 2 to A, hearts, diamonds, clubs, small joker, big joker.
* `p` holds the four plays of a trick in the order in which they were made. The declarer leads first, then who won the trick
  before, `w`.
* Hands are not recorded but follow: what a seat played is its hand, of the declarer with what it buried and without the bottom.
* How trumps came about is not recorded: `declStrength` says how strong what was shown is, not who has shown it and when.
* A play is what stayed on the table: whether a throw was tried and failed before it is not recorded.
* `total` holds fines in points (`penalty`) and the bottom, multiplied. Levels go on above A: 15 is A passed.

`seed`, `redeals`, `declBy`, `declTeam`, `defLevelsUp`, `tricks` and `levels` are not read.
"""

import re

from core.text import Text
from core.trumps.messages import (
    BottomTaken,
    Card,
    DealNoted,
    DeclarerNoted,
    HandDealt,
    LevelNoted,
    LevelsNoted,
    MatchNoted,
    Seat,
    TrickNoted,
    TrumpsNoted,
)
from core.trumps.state import ALL_CARDS, HAND, SEATS
from events.records.codes import level_of
from events.records.record import Record
from events.records.shengji.cards import EXPECTED_LEVEL, EXPECTED_NUMBERS, ONE_PACK, levels_of, numbered
from events.records.shengji.one_each import one_each
from events.records.shengji.options import EIGHTY
from events.records.shengji.running import Running
from events.records.shengji.said import Said, a_number, a_seat

NAME = "80fen"
BEGINS = re.compile(r"\s*(?:\[\s*)?\{")
TEAM = re.compile(r'"aTeam"\s*:')
ROUNDS = re.compile(r'"rounds"\s*:\s*\[')
NOTHING = Text("没有一场的记录，应为有“aTeam”和“rounds”的JSON。", "There is no match; expected JSON with `aTeam` and `rounds`.")
FOUR_PLAYS = Text("应为四家的出牌", "expected the plays of the four seats")
FINED = Text(
    "有的局按犯规扣了分，记录的总分含扣分，条款里没有这种扣分。",
    "In some deals points were taken as a fine, and the totals of the record hold them; no clause has such fines.",
)
OTHER_RULES = Text(
    "这份记录有选项里没有的规则：2、5、10、K必须坐庄打过，手牌太差可以重发，无人报主时打无主。",
    "This record goes by rules that no option has: 2, 5, 10 and K have to be defended, a weak hand may ask for another deal, and "
    "where nobody declares there is no trump.",
)
SIDE = Text("应为0或1", "expected 0 or 1")


def recognised(text: str) -> bool:
    """Say whether a text begins as such matches.

    >>> recognised('{"a": "one", "aTeam": 0, "rounds": [{"no": 1'), recognised('{"aTeam": 0}')
    (True, False)
    """
    head = text[:65_536]
    return bool(BEGINS.match(head) and TEAM.search(head) and ROUNDS.search(head))


def read(data: bytes) -> tuple[Record, ...]:
    """Return the matches of a file, one record each; any bytes are read as far as they go."""
    return one_each(data, NAME, EIGHTY, _match, NOTHING)


def _match(said: Said) -> None:
    draft = said.draft
    if not isinstance(said.get("rounds"), list):
        draft.trouble(said.place(), NOTHING)
        return
    draft.note(OTHER_RULES)
    side = said.read(_side, SIDE, "aTeam")
    names = [name if isinstance(name, str) else None for name in (said.get("a"), said.get("b"))]
    if side is not None:
        draft.players = tuple(names[0 if seat % 2 == side else 1] for seat in SEATS)
    for n in range(said.count("rounds")):
        if draft.cut:
            return
        _round(said, n)
    winner = said.get("winner")
    if winner is None:
        draft.act(MatchNoted(None), said.line)
    elif side is not None and winner in ("a", "b"):
        draft.act(MatchNoted((0, 1)[side if winner == "a" else 1 - side]), said.line)


def _side(value: object) -> int | None:
    return value if isinstance(value, int) and type(value) is int and value in (0, 1) else None


def _round(said: Said, n: int) -> None:
    draft, line, path = said.draft, said.line, ("rounds", n)
    deal = Running(draft, line, a_seat(said.get(*path, "first")))
    if (level := said.read(level_of, EXPECTED_LEVEL, *path, "trumpRank")) is not None:
        draft.act(LevelNoted(level, levels_of(said.get(*path, "before"))), line)
    declarer = said.seat(*path, "declSeat")
    if declarer is not None:
        draft.act(DeclarerNoted(declarer), line)
    for seat, hand in _hands(said, n, declarer):
        draft.act(HandDealt(seat, hand), line)
    if said.get(*path, "trump") is None:
        draft.act(TrumpsNoted(None), line)
    elif (suit := said.suit(*path, "trump")) is not None:
        draft.act(TrumpsNoted(suit), line)
    bottom = said.read(numbered, EXPECTED_NUMBERS, *path, "kitty")
    buried = said.read(numbered, EXPECTED_NUMBERS, *path, "buried")
    if declarer is None:
        deal.lose(line)
    elif buried is not None:
        if bottom is not None:
            draft.act(BottomTaken(declarer, bottom), line)
        deal.bury(declarer, buried, line)
    last = None if declarer is None else _plays(said, n, deal, declarer)
    deal.end(said.place(*path))
    _sheet(said, n, last)


def _plays(said: Said, n: int, deal: Running, leader: Seat) -> Seat | None:
    """Take the tricks of a deal; return who has won the last one, None where that is not recorded."""
    last: Seat | None = None
    for k in range(said.count("rounds", n, "plays")):
        path = "rounds", n, "plays", k
        plays = said.read(_four, FOUR_PLAYS, *path, "p")
        if plays is None:
            deal.lose(said.line)
            return None
        for turn, cards in enumerate(plays):
            deal.play(SEATS[(leader + turn) % len(SEATS)], cards, said.line)
        if (last := said.seat(*path, "w")) is None:
            deal.lose(said.line)
            return None
        said.draft.act(TrickNoted(last), said.line)
        leader = last
    return last


def _four(value: object) -> tuple[tuple[Card, ...], ...] | None:
    """Return the four plays of a trick, or None."""
    found = tuple(cards for each in value if (cards := numbered(each))) if isinstance(value, list) and len(value) == 4 else ()
    return found if len(found) == len(SEATS) else None


def _sheet(said: Said, n: int, last: Seat | None) -> None:
    """Take what the record says of the deal."""
    draft, path = said.draft, ("rounds", n)
    won = said.get(*path, "defWonLast") is True
    inside, times = a_number(said.get(*path, "kittyPts")), a_number(said.get(*path, "mult"))
    bottom = 0 if said.get(*path, "defWonLast") is False else None
    if won and inside is not None and times is not None:
        bottom = inside * times
    draft.act(DealNoted(said.points(*path, "total"), bottom, last, times if won else None), said.line)
    if (levels := levels_of(said.get(*path, "after"))) is not None:
        draft.act(LevelsNoted(levels), said.line)
    fines = said.get(*path, "penalty")
    if isinstance(fines, list) and any(fines):
        draft.note(FINED)


def _hands(said: Said, n: int, declarer: Seat | None) -> list[tuple[Seat, tuple[Card, ...]]]:
    """Return the hands that were dealt, where the plays, the bottom and what was buried are all the cards."""
    bottom, buried = _numbers(said.get("rounds", n, "kitty")), _numbers(said.get("rounds", n, "buried"))
    if declarer is None:
        return []
    held: list[list[int]] = [[] for _ in SEATS]
    leader, tricks = declarer, said.get("rounds", n, "plays")
    for trick in tricks if isinstance(tricks, list) else ():
        plays, winner = (trick.get("p"), a_seat(trick.get("w"))) if isinstance(trick, dict) else (None, None)
        if not isinstance(plays, list) or len(plays) != len(SEATS) or winner is None:
            return []
        for turn, numbers in enumerate(plays):
            held[(leader + turn) % len(SEATS)] += _numbers(numbers)
        leader = winner
    held[declarer] += buried
    every = {number for hand in held for number in hand}
    if every != set(range(ALL_CARDS)) or not set(bottom) <= set(held[declarer]):
        return []
    held[declarer] = [number for number in held[declarer] if number not in bottom]
    if any(len(hand) != HAND for hand in held):
        return []
    return [(seat, tuple(ONE_PACK[number % len(ONE_PACK)] for number in held[seat])) for seat in SEATS]


def _numbers(value: object) -> list[int]:
    return [n for n in value if isinstance(n, int)] if isinstance(value, list) else []

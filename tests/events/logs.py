"""Matches taken down for the tests of the log. The same calls give the same bytes every time, in every store."""

from hashlib import sha256

import msgspec

from core.desk.messages import AppealDecided, Appealed, CallMade, FactFound, GameGoesTo, OffenceHeld, Ruled
from core.gomoku.five import Colour
from core.gomoku.messages import Absent, ColoursTaken, ConductNoted, MatchOpened, Resigned, Seat, StonePlaced, TossHeld
from core.gomoku.options import DEFAULTS, Options
from core.people import About, Actor, Role
from core.table import Act
from events.memory import MemoryStore
from events.people import Kind, Words, words
from events.session import Done, Policy, Session, new_match
from events.store import Store

OPENED = 1_790_000_000_000  # milliseconds since 1970, UTC
SHOWN = sha256(b"what was shown").hexdigest()


def row(kind: Kind, body: str) -> Words:
    """A row of the side table; its salt follows from its words."""
    return words(kind, body, sha256(body.encode()).hexdigest()[:32])


def by(name: str, role: Role) -> Actor:
    return Actor(row("person", name).id, role)


ONE, TWO = row("person", "王小明"), row("person", "李华")
PEOPLE = (ONE, TWO, *(row("person", name) for name in ("周敏", "吴刚", "郑洁")))
SCRIBE, REFEREE, CHIEF = by("周敏", "scribe"), by("吴刚", "referee"), by("郑洁", "chief_referee")
MEET = row("text", "秋季赛")


def readings(**options: str) -> Options:
    """The default options, some set otherwise."""
    return msgspec.convert(msgspec.to_builtins(DEFAULTS) | options, Options)


def opening(**options: str) -> MatchOpened:
    return MatchOpened((ONE.id, TWO.id), readings(**options), about=About(meet=MEET.id))


class Sitting:
    """One match at a store: opened, then taken down command by command; a second passes with each."""

    def __init__(
        self,
        store: Store | None = None,
        policy: Policy = "strict",
        stream: str = "m-1",
        rows: tuple[Words, ...] = (*PEOPLE, MEET),
        **options: str,
    ) -> None:
        self.store = MemoryStore() if store is None else store
        self.stream, self.given = stream, 0
        new_match(self.store, opening(**options), stream, self.command(), SCRIBE, self.clock(), rows)
        self.session = Session(self.store, stream, policy, self.clock)

    def clock(self) -> int:
        return OPENED + 1_000 * self.given

    def command(self) -> str:
        self.given += 1
        return f"{self.stream}-{self.given}"

    def do(self, act: Act, actor: Actor = SCRIBE, rows: tuple[Words, ...] = ()) -> Done:
        return self.session.do(act, actor, self.command(), rows)

    def begin(self, black: Seat = 0) -> None:
        """猜先 and colours."""
        self.do(TossHeld(black))
        self.do(ColoursTaken(black))

    def moves(self, points: str, first: Colour = "black") -> Done:
        """Stones, colours in turn; what became of the last."""
        colours: tuple[Colour, Colour] = ("black", "white") if first == "black" else ("white", "black")
        done = [self.do(StonePlaced(colours[n % 2], point)) for n, point in enumerate(points.split())]
        return done[-1]

    def back(self, to_version: int, *again: Act) -> Done:
        return self.session.rewind(to_version, row("text", "记错了"), SCRIBE, self.command(), again)


FIVE = "h8 a1 i8 a2 j8 a3 k8 a4 l8"


def lawful(store: Store) -> Sitting:
    """2-0 without a fault; 16 lines or so."""
    match = Sitting(store, "strict", "m-lawful")
    match.begin()
    match.moves(FIVE)
    match.do(ColoursTaken(1))
    match.moves("h8 i9")
    match.do(Resigned(1))
    return match


def irregular(store: Store) -> Sitting:
    """A match with nearly everything wrong, kept as played."""
    match = Sitting(store, "as_played", "m-irregular", overline="renju")
    note = row("text", "碰动了 h8 的棋子")
    match.do(TossHeld(0, "white"))
    match.do(StonePlaced("white", "h8"))
    match.do(StonePlaced("white", "h8"))
    match.do(StonePlaced("white", "q99"))
    match.do(StonePlaced("black", None))
    match.do(ConductNoted(1, "moved_stone", note.id), rows=(note,))
    match.do(Absent((1,)))
    match.do(StonePlaced("black", "a1"))
    return match


def ruled(store: Store) -> Sitting:
    """A game given to a seat by ruling, and the ruling reversed on appeal."""
    match = Sitting(store, "strict", "m-ruled")
    match.begin()
    held = match.moves("h8 i9").version
    fact = row("text", "乙方移动了一子")
    match.do(CallMade(0, (held,)), by("王小明", "player"))
    match.do(FactFound(1, fact.id, "referee", "found"), REFEREE, (fact,))
    match.do(OffenceHeld(1, held, "other", "WZ3", 1), REFEREE)
    match.do(Ruled(1, "WZ3", GameGoesTo(1, 0), SHOWN), CHIEF)
    match.session.policy = "as_played"  # GC1.3 makes the chief referee final; this appeal is heard all the same
    match.do(Appealed(1, 1, "fact"), by("李华", "player"))
    match.do(AppealDecided(1, "reversed", "GC1.3", SHOWN), CHIEF)
    return match


def slipped(store: Store) -> Sitting:
    """A stone entered on the wrong point, taken out of the play and entered again."""
    match = Sitting(store, "strict", "m-slipped")
    match.begin()
    match.moves("h8 i8")
    match.back(4, StonePlaced("white", "i9"))
    return match


def club(store: Store) -> None:
    """Four matches, and one name erased on request."""
    for take in (lawful, irregular, ruled, slipped):
        take(store)
    store.erase(TWO.id, "request", "erase-1", SCRIBE, OPENED)

"""A small log for the dashboard to show: matches as a club has them: one a dispute, one running, one with hostile names."""

from hashlib import sha256
from pathlib import Path

import msgspec

from core.cards import rank_of
from core.chaodipi.messages import Act as ChaodipiAct
from core.chaodipi.messages import MatchOpened as ChaodipiOpened
from core.chaodipi.options import Options as ChaodipiOptions
from core.desk.messages import AppealDecided, Appealed, CallMade, DeskAct, FactFound, GameGoesTo, OffenceHeld, Ruled
from core.doudizhu import messages as cards
from core.doudizhu.options import DEFAULTS as CARD_DEFAULTS
from core.games import Opening
from core.gomoku.five import Colour
from core.gomoku.messages import (
    Act,
    ColoursTaken,
    ConductNoted,
    MatchOpened,
    ResultNoted,
    StonePlaced,
    StonesSetUp,
    TossHeld,
)
from core.gomoku.options import DEFAULTS
from core.guandan import messages as guandan
from core.guandan.options import Options as GuandanOptions
from core.people import About, Actor, Role, Source
from core.shengji.messages import Act as ShengjiAct
from core.shengji.messages import MatchOpened as ShengjiOpened
from core.shengji.options import Options as ShengjiOptions
from events.people import Kind, Words, words
from events.session import Session, new_match
from events.sqlite import SqliteStore
from projections.files import audit_bytes

AnyAct = Act | cards.Act | guandan.Act | ShengjiAct | ChaodipiAct | DeskAct
OPENED = 1_792_900_800_000  # milliseconds since 1970, UTC: a day in October 2026
SHOWN = sha256(b"what was shown").hexdigest()
RECORDS = Path(__file__).parents[2] / "fixtures" / "records" / "doudizhu"
OUT_OF_TURN = "open_spiel_dou_dizhu_2022-12-05_12e4474e.txt"
DEALS = (
    "open_spiel_dou_dizhu_2022-12-06_2936adcf.txt",
    "open_spiel_dou_dizhu_2022-12-08_c82cbf64.txt",
    "open_spiel_dou_dizhu_2023-01-17_4f890d8a.txt",
)
HOSTILE = "**粗** :red[x] $a$ <img src=x onerror=\"document.title='broken'\"> [y](http://z) :smile: `c`"


class Scribe:
    """Takes one match down into a store, as played; one second passes with every command."""

    def __init__(self, store: SqliteStore, name: str, players: tuple[str, ...], card: tuple[str, str, str], opened: int) -> None:
        self.store, self.name, self.stream = store, name, sha256(name.encode()).hexdigest()[:32]
        self.now, self.commands = opened, 0
        self.scribe = self.actor("周敏", "scribe")
        self.players = tuple(self.row("person", player) for player in players)
        self.card = tuple(self.row("text", body) for body in card)

    def row(self, kind: Kind, body: str) -> Words:
        """Return a row of the side table; a person that the store knows keeps its id."""
        known = self.store.person(body) if kind == "person" else None
        return known or words(kind, body, sha256(f"{self.name}:{kind}:{body}".encode()).hexdigest()[:32])

    def actor(self, name: str, role: Role) -> Actor:
        """Return a person in a role."""
        self.named = self.row("person", name)
        return Actor(self.named.id, role)

    def open(self, source: Source, **options: str) -> "Scribe":
        """Open a match of 五子棋 under the default options, some set otherwise."""
        readings = msgspec.convert(msgspec.to_builtins(DEFAULTS) | options, type(DEFAULTS))
        one, two = self.players
        return self._open(MatchOpened((one.id, two.id), readings, None, self.about(), source))

    def open_cards(self, source: Source) -> "Scribe":
        """Open a match of 斗地主 under the default options."""
        one, two, three = self.players
        return self._open(cards.MatchOpened((one.id, two.id, three.id), CARD_DEFAULTS, None, self.about(), source))

    def open_guandan(self, source: Source, options: GuandanOptions, preset: str | None = None) -> "Scribe":
        """Open a match of 掼蛋."""
        one, two, three, four = (player.id for player in self.players)
        return self._open(guandan.MatchOpened((one, two, three, four), options, None, self.about(), source, preset))

    def open_shengji(self, source: Source, options: ShengjiOptions, deals: int | None = None) -> "Scribe":
        """Open a match of 升级."""
        one, two, three, four = (player.id for player in self.players)
        opening = ShengjiOpened((one, two, three, four), options, about=self.about(), source=source, deals=deals)
        return self._open(opening)

    def open_chaodipi(self, source: Source, options: ChaodipiOptions) -> "Scribe":
        """Open a match of 炒地皮."""
        one, two, three, four = (player.id for player in self.players)
        return self._open(ChaodipiOpened((one, two, three, four), options, about=self.about(), source=source))

    def about(self) -> About:
        """Return the table's card."""
        meet, round_, table = self.card
        return About(meet.id, round_.id, table.id)

    def _open(self, opening: Opening) -> "Scribe":
        rows = (*self.players, *self.card, self.named)
        new_match(self.store, opening, self.stream, self.command(), self.scribe, self.now, rows)
        self.session = Session(self.store, self.stream, "as_played", lambda: self.now)
        return self

    def command(self) -> str:
        """Return the next command id; a second passes."""
        self.now, self.commands = self.now + 1_000, self.commands + 1
        return f"{self.stream}-{self.commands}"

    def do(self, act: AnyAct, actor: Actor | None = None, rows: tuple[Words, ...] = ()) -> int:
        """Take one act down; return its version."""
        return self.session.do(act, actor or self.scribe, self.command(), rows).version

    def moves(self, points: str, first: Colour = "black") -> int:
        """Take stones down, colours in turn; return the version of the last."""
        colours: tuple[Colour, Colour] = ("black", "white") if first == "black" else ("white", "black")
        version = 0
        for number, point in enumerate(points.split()):
            version = self.do(StonePlaced(colours[number % 2], point))
        return version

    def back(self, to_version: int, why: str) -> None:
        """Return play to where it stood after an event."""
        self.session.rewind(to_version, self.row("text", why), self.scribe, self.command())


def build(path: Path) -> dict[str, str]:
    """Write the demo log; return name -> stream."""
    with SqliteStore(path, durable=False) as store:
        made = (plain(store), overline(store), dispute(store), deals(store), running(store))
    return {scribe.name: scribe.stream for scribe in made}


def plain(store: SqliteStore) -> Scribe:
    """A match won by five in two games, nothing irregular."""
    match = Scribe(store, "plain", ("王小明", "李思远"), ("春季棋会", "第一轮", "1号台"), OPENED).open(Source())
    match.do(TossHeld(0))
    match.do(ColoursTaken(0))
    match.moves("h8 i9 j8 i7 i8 g8 j9 j7 k10 l11 i10 h11 j10 l10 h7 g6 i11 l8 h10 g10 j12 j11 k13 g9 l14")
    match.do(ColoursTaken(1))
    match.moves("h8 i9 k5 j6 m3 i8 j9 k7 l8 i6 i7 l6 h6 j8 h10 m5")
    return match


def overline(store: SqliteStore) -> Scribe:
    """Six in a row at move 19, which wins as the options stand; the record goes on and gives the game to White."""
    source = Source("psq", None, ("overline", "full_board", "drawn_game"))
    match = Scribe(store, "overline", ("赵航", "孙怡"), ("春季棋会", "第二轮", "3号台"), OPENED + 3_600_000).open(source)
    match.do(TossHeld(1))
    match.do(ColoursTaken(1))
    match.moves("h8 h9 g8 g9 f8 i9 e7 j8 d8 k10 c8 e9 j6 l11 k5 m12 i7 l4 e8")
    match.moves("f9", "white")
    match.do(ResultNoted("white", "five"))
    return match


def dispute(store: SqliteStore) -> Scribe:
    """Three games with an occupied point, a stone out of turn, a slip taken back, and a ruling reversed on appeal."""
    match = Scribe(store, "dispute", ("陈静", "欧阳博文"), ("春季棋会", "决赛", "1号台"), OPENED + 7_200_000).open(Source())
    match.do(TossHeld(0))
    match.do(ColoursTaken(0))
    match.moves("h8 h9 l10 i8 j7 i10 i7 j6")
    match.do(StonePlaced("black", "j7"))
    match.moves("k7 l7 j8 k9 i9 h10 g7 h7 j10 j9 k11")
    match.do(ColoursTaken(1))
    match.moves("h8 i9 i7 h7 h6 g5 j6 k5 i5")
    match.do(StonePlaced("black", "c13"))
    before = match.moves("i6 g8 f8 j8 k8 j4 k3 l8 k7 k9 l10 j7", "white")
    match.moves("m4", "white")
    match.back(before, "记录员听错一点")
    match.moves("n4 j5", "white")
    third_game(match)
    return match


def third_game(match: Scribe) -> None:
    """The third game of the dispute: conduct, call, fact, offence, ruling, appeal, reversal, and the end."""
    match.do(TossHeld(1))
    match.do(ColoursTaken(1))
    match.moves("i8 h9 g10 h10 g9 g11 h8 i7")
    note = match.row("text", "黑方提起h8上的棋子又放回")
    act = match.do(ConductNoted(1, "touched_stone", note.id), None, (note,))
    claim = match.row("text", "对方动了已经下定的棋子")
    match.do(CallMade(0, (act,), claim.id), match.scribe, (claim,))
    referee = match.actor("郑国强", "referee")
    fact = match.row("text", "黑方承认提起过h8上的棋子，没有移动位置")
    match.do(FactFound(1, fact.id, "player", "agreed"), referee, (fact, match.named))
    match.do(OffenceHeld(1, act, "gomoku.conduct", "WZ3", 1), referee)
    why = match.row("text", "下定的棋子不得再动")
    match.do(Ruled(1, "WZ3", GameGoesTo(3, 0), SHOWN, why.id), referee, (why,))
    appeal = match.row("text", "没有条款规定动子判负")
    match.do(Appealed(1, 1, "law", appeal.id), Actor(match.players[1].id, "player"), (appeal,))
    chief = match.actor("何裁判长", "chief_referee")
    reason = match.row("text", "无处罚条款，棋子未移位，对局继续")
    match.do(AppealDecided(1, "reversed", "WZ3", SHOWN, None, reason.id), chief, (reason, match.named))
    match.moves("g6 g8 f7 e8 f5 h7 f6 f4 e7 d8 f8 f9 d6 e6 c5")


def hostile(store: SqliteStore) -> Scribe:
    """A match whose names and texts try to be markup; its board is set up."""
    match = Scribe(
        store, "hostile", (HOSTILE, "<script>document.title='broken'</script>"), (HOSTILE, HOSTILE, HOSTILE), OPENED - 3_600_000
    )
    match.open(Source("sgf"))
    match.do(StonesSetUp(("h8", "h9"), ("g8",)))
    match.moves("i9", "white")
    claim = match.row("text", HOSTILE)
    match.do(CallMade(0, (4,), claim.id), match.scribe, (claim,))
    return match


def recorded(name: str) -> tuple[cards.Act, ...]:
    """Return the acts of the one deal of a record file; its plays, which are by rank, get suits that their hands hold."""
    (found,) = audit_bytes((RECORDS / name).read_bytes(), name)
    hands: dict[int, list[str]] = {}
    acts: list[cards.Act] = []
    for act in found.loaded.script.acts:
        match act:
            case cards.HandDealt(seat, held):
                hands[seat] = list(held)
            case cards.LandlordNoted(seat) | cards.BidMade(seat, 3):
                landlord = seat
            case cards.BottomShown(bottom):
                hands[landlord] += bottom
            case cards.CardsPlayed(seat, laid):
                act = cards.CardsPlayed(seat, tuple(_taken(hands[seat], card) for card in laid))
        if isinstance(act, cards.Act) and not isinstance(act, LAST):
            acts.append(act)
    return tuple(acts)


def _taken(hand: list[str], card: str) -> str:
    """Take a card out of a hand; of one without suit the first of its rank."""
    found = card if card in hand else next(held for held in hand if rank_of(held) == rank_of(card))
    hand.remove(found)
    return found


LAST = (cards.DealNoted, cards.ScoresNoted, cards.TotalsNoted)


def deals(store: SqliteStore) -> Scribe:
    """Two deals of 斗地主: a clean one, and one in which a hand has been played out of turn."""
    match = Scribe(store, "deals", ("林小雨", "赵一鸣", "Anna"), ("牌友会", "第一轮", "5号台"), OPENED - 7_200_000)
    match.open_cards(Source("openspiel"))
    for name in (DEALS[2], OUT_OF_TURN):
        for act in recorded(name):
            match.do(act)
    return match


def ten(store: SqliteStore) -> Scribe:
    """Ten deals of 斗地主."""
    return many(store, "ten", 10)


def many(store: SqliteStore, name: str, count: int) -> Scribe:
    """So many deals of 斗地主, some with plays out of turn."""
    match = Scribe(store, name, ("林小雨", "赵一鸣", "Anna"), ("牌友会", "决赛", "5号台"), OPENED - 9_000_000).open_cards(
        Source()
    )
    names = (*DEALS, OUT_OF_TURN) if count > 10 else DEALS
    played = [recorded(name) for name in names]
    for n in range(count):
        for act in played[n % len(played)]:
            match.do(act)
    return match


def odd(store: SqliteStore) -> Scribe:
    """A deal of 斗地主 that goes on; the landlord leads with a card that lies in another hand."""
    match = Scribe(store, "odd", ("周舟", "吴桐", "郑好"), ("牌友会", "第三轮", "6号台"), OPENED - 5_000_000).open_cards(Source())
    acts = recorded(DEALS[1])
    for act in acts[: next(n for n, act in enumerate(acts) if isinstance(act, cards.CardsPlayed))]:
        match.do(act)
    other = next(act for act in acts if isinstance(act, cards.HandDealt) and act.seat == 1)
    match.do(cards.CardsPlayed(0, other.cards[-1:]))
    return match


def running(store: SqliteStore, name: str = "running", over: tuple[str, ...] = DEALS[:1], acts: int = 24) -> Scribe:
    """A match of 斗地主 that goes on: some deals are over, of the next so many acts are taken down, hands dealt with suits."""
    match = Scribe(store, name, ("周舟", "吴桐", "郑好"), ("牌友会", "第二轮", "6号台"), OPENED - 6_000_000).open_cards(Source())
    for done in over:
        for act in recorded(done):
            match.do(act)
    for act in recorded(DEALS[1])[:acts]:
        match.do(act)
    return match

"""Given a match, when something is done, then what the rules say of it: the words that tests of the core share.

Everything goes through a live match as played, so each test also holds that the rows accept what follows from an act.
"""

from collections.abc import Iterator

import msgspec

from core.clause import Unjudged, Violation
from core.desk.messages import AtDesk
from core.desk.state import DESK_NEXT, DeskPhase
from core.games import Opening, Play
from core.gomoku.five import Colour
from core.gomoku.messages import ColoursTaken, MatchOpened, Seat, StonePlaced, TossHeld
from core.gomoku.options import DEFAULTS, Options
from core.gomoku.state import Between, Choosing, Colouring, Decided, Game, Playing, State, Tossing, standing
from core.gomoku.state import Opening as Laying
from core.history import History
from core.live import Live
from core.people import Actor, Source
from core.rewound import Rewound
from core.table import Act, Event, type_of

A: Seat = 0
B: Seat = 1
PLAYER, SCRIBE = Actor("p-player", "player"), Actor("p-scribe", "scribe")
REFEREE, CHIEF, ORGANISER = Actor("p-referee", "referee"), Actor("p-chief", "chief_referee"), Actor("p-organiser", "organiser")
SHOWN = "hash of what was shown"


class By(msgspec.Struct, frozen=True):
    """An act and who does it; without this it is the chief referee, who may do anything."""

    actor: Actor
    act: Act


class Told(msgspec.Struct, frozen=True):
    """What the rules made of an act: what it breaks, what cannot be judged, what followed, and where play stands then."""

    game: str
    violations: tuple[Violation, ...]
    unjudged: tuple[Unjudged, ...]
    results: tuple[Event, ...]
    play: Play

    @property
    def found(self) -> tuple[str, ...]:
        """The codes of the rules broken."""
        return tuple(v.rule.code for v in self.violations)

    @property
    def unsure(self) -> tuple[str, ...]:
        """The codes of what cannot be judged."""
        return tuple(u.code for u in self.unjudged)

    @property
    def follows(self) -> tuple[str, ...]:
        """The names of the results."""
        return tuple(type(event).__name__ for event in self.results)


def readings(**options: str) -> Options:
    return msgspec.convert(msgspec.to_builtins(DEFAULTS) | options, Options)


def given(*acts: Act | By, **options: str) -> Live:
    """A match under these readings in which these acts were done as played."""
    return given_at(MatchOpened(("p-a", "p-b"), readings(**options)), *acts)


def given_at(opening: Opening, *acts: Act | By) -> Live:
    """A match of any game in which these acts were done as played."""
    match = Live(opening)
    for act in acts:
        when(match, act)
    return match


def when(match: Live, act: Act | By) -> Told:
    """Do one more thing."""
    actor, act = (act.actor, act.act) if isinstance(act, By) else (CHIEF, act)
    history = match.history
    violations, unjudged = history.examine(act, actor), history.unjudged(act)
    events = history.outcome(act, actor)
    for event in events:
        match.apply(event, actor)
    return Told(history.game.key, violations, unjudged, events[1:], history.table.play)


def taken_down(*acts: Act | By, readings: Options = DEFAULTS, assumed: tuple[str, ...] = ()) -> tuple[tuple[Event, Actor], ...]:
    """The events of a match as a log holds them, each with who gave it."""
    return taken_down_at(MatchOpened(("p-a", "p-b"), readings, source=Source("test", None, assumed)), *acts)


def taken_down_at(opening: Opening, *acts: Act | By) -> tuple[tuple[Event, Actor], ...]:
    """The events of a match of any game."""
    events: list[tuple[Event, Actor]] = [(opening, CHIEF)]
    for by, taken in _followed(acts, opening):
        assert taken, f"{by.act} makes no sense here"
        events += ((event, by.actor) for event in taken)
    return tuple(events)


def kept(*acts: Act | By, readings: Options = DEFAULTS) -> tuple[By, ...]:
    """Those of some acts that the table takes, each with who does it: what makes no sense where it stands is left out."""
    return kept_at(MatchOpened(("p-a", "p-b"), readings), *acts)


def kept_at(opening: Opening, *acts: Act | By) -> tuple[By, ...]:
    """The same of a match of any game."""
    return tuple(by for by, taken in _followed(acts, opening) if taken)


def _followed(acts: tuple[Act | By, ...], opening: Opening) -> Iterator[tuple[By, tuple[Event, ...]]]:
    """Yield each act with its events, none where the rows do not take it: a dict step, since a trigger is too slow for many."""
    history, desk = History(opening), DeskPhase.QUIET
    for act in acts:
        by = act if isinstance(act, By) else By(CHIEF, act)
        name = type_of(by.act)
        if isinstance(by.act, Rewound):
            takes = history.cannot_return(by.act.to_version) is None
        elif isinstance(by.act, AtDesk):
            takes = (name, desk) in DESK_NEXT
            desk = DESK_NEXT.get((name, desk), desk)
        else:
            takes = (name, history.phase) in history.game.phases.next
        events = history.outcome(by.act, by.actor) if takes else ()
        for event in events:
            history.fold(event, by.actor)
        yield by, events


# --- what is done often ---------------------------------------------------------------------------------------------------

Acts = tuple[Act, ...]
STARTED: Acts = (TossHeld(A), ColoursTaken(A))  # side A won the toss and sits behind black
FIVE = "h8 i9 h9 i10 h10 i11 h11 i12 h12"  # black has five at move 9
WHITE_FIVE = "a1 h8 c1 h9 e1 h10 g1 h11 i1 h12"  # white has five at move 10
SIX = "h8 a1 h9 c1 h10 e1 h12 g1 h13 i1 h11"  # black joins six at move 11
WHITE_SIX = "a1 h8 c1 h9 e1 h10 g1 h12 i1 h13 k1 h11"  # white joins six at move 12


def stones(points: str, first: Colour = "black") -> tuple[StonePlaced, ...]:
    """Moves in turn; `?` is a point that is not recorded."""
    second: Colour = "white" if first == "black" else "black"
    return tuple(StonePlaced(second if n % 2 else first, None if at == "?" else at) for n, at in enumerate(points.split()))


def filling(size: int) -> tuple[str, ...]:
    """Every point of a board in an order that never makes five: by rows in pairs, one colour and the other."""
    cells = [(column, row) for row in range(size) for column in range(size)]
    colour = {(c, r): (c // 2 + r) % 2 for c, r in cells}
    sides: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    for cell in cells:
        sides[colour[cell]].append(cell)
    more, fewer = sorted(sides, key=len, reverse=True)
    while len(more) > len(fewer) + 1:
        fewer.append(more.pop())
    order = [cell for pair in zip(more, fewer, strict=False) for cell in pair]
    if len(more) > len(fewer):
        order.append(more[-1])
    return tuple(f"{chr(ord('a') + c)}{r + 1}" for c, r in order)


# --- where play stands, in a line -----------------------------------------------------------------------------------------

SIDES = ("A", "B")


def shown(play: State) -> str:
    """Where play stands."""
    match play:
        case Tossing():
            return "toss"
        case Colouring():
            return "colours"
        case Laying(_, game, _, layer, due):
            return f"opening: {SIDES[layer]} lays {' '.join(due)}, {_board(game)}"
        case Choosing(_, game, _, chooser, may_add):
            return f"choice: {SIDES[chooser]}, {'may add, ' if may_add else ''}{_board(game)}"
        case Playing(_, game):
            black = "nobody" if game.black is None else SIDES[game.black]
            return f"game {game.number}: {black} black, {_board(game)}, {game.next or 'either'} next"
        case Between(match, _, _, after):
            return f"after game {len(match.games)}: {_score(play)}{done_after(after, 'moves')}"
        case Decided(_, _, winner, _, after):
            return f"{'tied' if winner is None else 'won by ' + SIDES[winner]}: {_score(play)}{done_after(after, 'moves')}"


def _board(game: Game) -> str:
    return f"{(game.blacks | game.whites).bit_count()} stones, {game.plies} moves"


def _score(play: State) -> str:
    one, two = standing(play.match).halves
    return f"{one}:{two} halves"


def done_after(acts: int, what: str = "") -> str:
    """What was done after the end: `, 2 after it`."""
    return f", {acts}{what and ' '}{what} after it" if acts else ""

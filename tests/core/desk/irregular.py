"""Every irregular act at the referee's desk: what it breaks and who or what was due, and what follows all the same."""

import msgspec

from core.desk.messages import (
    AppealDecided,
    Appealed,
    CallMade,
    CallWithdrawn,
    FactFound,
    GameGoesTo,
    GameIsDrawn,
    GameIsVoid,
    MatchGoesTo,
    OffenceHeld,
    Remedy,
    Ruled,
    Stands,
    TurnGoesTo,
    Warned,
)
from core.people import Actor
from core.table import Act
from tests.core.given import CHIEF, ORGANISER, PLAYER, REFEREE, SCRIBE, SHOWN, A, B, By
from tests.core.gomoku.irregular import FIRST_GAME, MATCH

Given = tuple[Act | By, ...]


class Case(msgspec.Struct, frozen=True):
    """An irregular act at the desk."""

    what: str
    given: Given
    act: By
    finds: tuple[str, ...]  # without `desk.`
    due: tuple[str, ...] = ()
    follows: tuple[str, ...] = ()
    options: dict[str, str] = {}


def ruled(remedy: Remedy, by: Actor = CHIEF, call: int = 1) -> By:
    return By(by, Ruled(call, "WZ3", remedy, SHOWN))


def decided(decision: str, remedy: Remedy | None = None, by: Actor = CHIEF, ruling: int = 1) -> By:
    match decision:
        case "upheld":
            return By(by, AppealDecided(ruling, "upheld", "GC1.3", SHOWN, remedy))
        case "reversed":
            return By(by, AppealDecided(ruling, "reversed", "GC1.3", SHOWN, remedy))
        case _:
            return By(by, AppealDecided(ruling, "varied", "GC1.3", SHOWN, remedy))


CALL = CallMade(B, (3,))
APPEAL = By(PLAYER, Appealed(1, B, "law"))
CALLED: Given = (*FIRST_GAME, CALL)  # side A has won game 1
RULED: Given = (*CALLED, ruled(GameGoesTo(1, B), REFEREE))  # given to side B, by somebody who may not
APPEALED: Given = (*RULED, APPEAL)
ALONE = {"authority": "organiser"}
WHO = ("referee", "chief_referee")

CALLS: tuple[Case, ...] = (
    Case("a fact under a call that nobody made", CALLED, By(REFEREE, FactFound(2, "t", "record", "found")), ("no_call",),
         ("call",)),
    Case("an offence under a call that nobody made", CALLED, By(REFEREE, OffenceHeld(0, 3, "other", "WZ3", A)), ("no_call",),
         ("call",)),
    Case("withdrawing a call that nobody made", CALLED, By(PLAYER, CallWithdrawn(2)), ("no_call",), ("call",)),
    Case("a ruling under a call that nobody made", CALLED, ruled(Stands(), REFEREE, 2), ("no_call",), ("call",)),
    Case("a remedy for a game that is not there", CALLED, ruled(GameGoesTo(3, A)), ("out_of_reach",), ("game",)),
    Case("a remedy for game 0", CALLED, ruled(GameIsVoid(0)), ("out_of_reach",), ("game",)),
    Case("the next game of a match that is over", (*MATCH, CALL), ruled(GameIsDrawn(3)), ("out_of_reach",), ("game",)),
    Case("a remedy for a third side", CALLED, ruled(MatchGoesTo(2)), ("out_of_reach",), ("game",)),
    Case("the turn between games", CALLED, ruled(TurnGoesTo(A), REFEREE), ("out_of_reach",), ("game",)),
)  # fmt: skip

ROLES: tuple[Case, ...] = (
    Case("a player finds a fact", CALLED, By(PLAYER, FactFound(1, "t", "player", "found")), ("wrong_role",), WHO),
    Case("a scribe holds an offence", CALLED, By(SCRIBE, OffenceHeld(1, 3, "other", "WZ3", A)), ("wrong_role",), WHO),
    Case("a player rules", CALLED, ruled(Stands(), PLAYER), ("wrong_role",), WHO),
    Case("the organiser rules where there are referees", CALLED, ruled(Warned(A), ORGANISER), ("wrong_role",), WHO),
    Case("a referee gives a game to the other side", CALLED, ruled(GameGoesTo(1, B), REFEREE), ("wrong_role",),
         ("chief_referee",), ("GameRuled",)),
    Case("a referee makes a won game a draw", CALLED, ruled(GameIsDrawn(1), REFEREE), ("wrong_role",), ("chief_referee",),
         ("GameRuled",)),
    Case("a referee makes a game void", CALLED, ruled(GameIsVoid(1), REFEREE), ("wrong_role",), ("chief_referee",),
         ("GameRuled",)),
    Case("a referee gives the match away", CALLED, ruled(MatchGoesTo(A), REFEREE), ("wrong_role",), ("chief_referee",),
         ("MatchRuled", "MatchWon")),
    Case("a chief referee where the organiser decides alone", CALLED, ruled(Stands(), CHIEF), ("wrong_role",), ("organiser",),
         options=ALONE),
    Case("a referee decides on an appeal", APPEALED, decided("reversed", by=REFEREE), ("wrong_role",), ("chief_referee",),
         ("GameUnruled",)),
    Case("a chief referee decides on an appeal to the organiser", APPEALED, decided("upheld"), ("wrong_role",), ("organiser",),
         options=ALONE),
)  # fmt: skip

APPEALS: tuple[Case, ...] = (
    Case("an appeal against a ruling that nobody made", RULED, By(PLAYER, Appealed(2, A, "law")), ("no_ruling",), ("ruling",)),
    Case("an appeal against the chief referee", (*CALLED, ruled(Stands())), APPEAL, ("final",)),
    Case("an appeal against the organiser", (*CALLED, ruled(Stands(), ORGANISER)), APPEAL, ("final",), options=ALONE),
    Case("a second appeal", (*APPEALED, decided("upheld")), APPEAL, ("final",)),
    Case("a third appeal", (*APPEALED, decided("upheld"), APPEAL), APPEAL, ("final",)),
    Case("an appeal against a ruling that was reversed", (*APPEALED, decided("reversed")), APPEAL, ("no_ruling",), ("ruling",)),
    Case("a decision without an appeal", RULED, decided("reversed"), ("not_appealed",), ("appeal",), ("GameUnruled",)),
    Case("a second decision", (*APPEALED, decided("upheld")), decided("reversed"), ("not_appealed",), ("appeal",),
         ("GameUnruled",)),
    Case("a decision on a ruling that nobody made", RULED, decided("upheld", ruling=2), ("no_ruling",), ("ruling",)),
    Case("varying a ruling that was reversed", (*APPEALED, decided("reversed")), decided("varied", GameIsVoid(1)),
         ("no_ruling",), ("ruling",)),
    Case("varied without a new remedy", APPEALED, decided("varied"), ("no_remedy",), ("remedy",)),
    Case("varied to a remedy out of reach", APPEALED, decided("varied", GameGoesTo(7, A)), ("out_of_reach",), ("game",),
         ("GameUnruled",)),
)  # fmt: skip

TWICE: tuple[Case, ...] = (
    Case("the same is ruled twice on a call", (*CALLED, ruled(GameGoesTo(1, B))), ruled(GameGoesTo(1, B)), ("ruled_already",),
         ("once",), ("GameRuled",)),
    Case("a warning is given twice on a call", (*CALLED, ruled(Warned(A))), ruled(Warned(A)), ("ruled_already",), ("once",)),
)  # fmt: skip

CITED: tuple[Case, ...] = (
    Case("a clause of another game", CALLED, By(CHIEF, Ruled(1, "DZ8.3", Stands(), SHOWN)), ("no_clause",), ("clause",)),
    Case(
        "an offence under a rule of another game",
        CALLED,
        By(REFEREE, OffenceHeld(1, 3, "doudizhu.out_of_turn", "WZ3", A)),
        ("no_rule",),
        ("rule",),
    ),
)

CASES = (*CALLS, *ROLES, *APPEALS, *CITED, *TWICE)

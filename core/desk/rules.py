"""What the clauses say of an act at the referee's desk, and what it leads to in the play."""

from collections.abc import Callable, Iterator
from typing import Literal

import msgspec

from core.clause import Rule, Violation
from core.desk import rulebook as law
from core.desk.messages import (
    AppealDecided,
    Appealed,
    CallMade,
    CallWithdrawn,
    DeclarersAt,
    DeskAct,
    FactFound,
    FollowDeliberate,
    OffenceHeld,
    Remedy,
    Ruled,
    TurnGoesTo,
    TurnStopped,
    settles,
)
from core.desk.state import Desk
from core.people import ROLE_NAMES, Actor, Role
from core.text import Text, joined

Authority = Literal["as_gc", "organiser"]


LONGEST = 40  # signs of a clause or a code that a sentence repeats
OTHER = "other"  # what no rule of the book forbids


class Reach(msgspec.Struct, frozen=True):
    """What the desk asks of a game before it rules: who may rule, what a remedy reaches, and whether it changes a result."""

    authority: Authority
    reaches: Callable[[Remedy], bool]
    why_not: Callable[[Remedy], Text | None]  # why a remedy is out of reach; None: there is no such game, deal or turn
    changes_result: Callable[[Remedy], bool]
    cites: Callable[[str], bool]  # whether a clause is one of the game or of the desk
    knows: Callable[[str], bool]  # whether a code is that of a rule of the game or of the desk


def examine_desk(desk: Desk, act: DeskAct, actor: Actor, reach: Reach) -> Iterator[Violation]:
    """Yield every clause that an act of the desk breaks."""
    match act:
        case CallMade():
            return
        case FactFound(call) | OffenceHeld(call) | CallWithdrawn(call):
            yield from _call(desk, call)
            if not isinstance(act, CallWithdrawn):
                yield from _role(actor, _rulers(reach), _FINDING)
            if isinstance(act, OffenceHeld):
                yield from _known(act.rule, reach)
                yield from _cited(act.clause, reach, law.OFFENCE_NO_CLAUSE)
        case Ruled(call, clause, remedy):
            yield from _call(desk, call, law.RULED_WITHOUT_CALL)
            yield from _role(actor, _rulers(reach, remedy), _RULING)
            yield from _reach(remedy, reach)
            yield from _already(desk, call, remedy)
            yield from _cited(clause, reach)
        case Appealed(number):
            yield from _appeal(desk, number)
        case AppealDecided():
            yield from _decision(desk, act, actor, reach)


def _say(rule: Rule, due: tuple[str, ...] = (), /, **gaps: Text | str | int) -> Violation:
    return Violation(rule, gaps, None, (), due)


_NO_GAME = Text("应是已下的、正在下的或下一局", "a game that is over, in play or next was due")
_FINDING = Text("认定", "a finding")
_RULING = Text("裁定", "a ruling")
_DECISION = Text("复裁", "a decision on an appeal")


def _rulers(reach: Reach, remedy: Remedy | None = None) -> tuple[Role, ...]:
    """Return the roles that may rule: on a result only the chief referee (GC3.2)."""
    if reach.authority == "organiser":
        return ("organiser",)
    if remedy is not None and reach.changes_result(remedy):
        return ("chief_referee",)
    return ("referee", "chief_referee")


def _role(actor: Actor, due: tuple[Role, ...], what: Text) -> Iterator[Violation]:
    if actor.role not in due:
        right = joined([ROLE_NAMES[role] for role in due], zh="或", en=" or ")
        yield _say(law.WRONG_ROLE, due, who=ROLE_NAMES[actor.role], what=what, right=right)


def _call(desk: Desk, number: int, rule: Rule = law.NO_CALL) -> Iterator[Violation]:
    if desk.call(number) is None:
        yield _say(rule, ("call",), n=number)


def _reach(remedy: Remedy, reach: Reach) -> Iterator[Violation]:
    if not reach.reaches(remedy):
        yield _say(law.OUT_OF_REACH, ("game",), what=remedy_words(remedy), why=reach.why_not(remedy) or _NO_GAME)


_AGAIN = (TurnGoesTo, TurnStopped, DeclarersAt)  # what has changed since may have to be ruled again


def _already(desk: Desk, call: int, remedy: Remedy) -> Iterator[Violation]:
    """Yield that a ruling in force on the same call says the same (GC1.3); a follow is deliberate once, whatever the call."""
    if isinstance(remedy, _AGAIN):
        return
    once = isinstance(remedy, FollowDeliberate)
    target = settles(remedy)
    on_it = [
        each for each in desk.rulings if each.in_force is not None and target is not None and settles(each.in_force) == target
    ]
    latest = max((each.since for each in on_it), default=None)  # it has replaced those before it
    same = (each for each in desk.rulings if each.in_force == remedy and (once or each.ruled.call == call))
    if (before := next((each for each in same if latest in (None, each.since)), None)) is not None:
        yield _say(law.RULED_ALREADY, ("once",), n=before.number, what=remedy_words(remedy))


def _appeal(desk: Desk, number: int) -> Iterator[Violation]:
    ruling = desk.ruling(number)
    if ruling is None or ruling.in_force is None:
        yield _say(law.NO_RULING, ("ruling",), n=number)
    elif ruling.role in ("chief_referee", "organiser") or ruling.decided is not None:
        yield _say(law.FINAL, (), n=number)


def _decision(desk: Desk, act: AppealDecided, actor: Actor, reach: Reach) -> Iterator[Violation]:
    ruling = desk.ruling(act.ruling)
    if ruling is None or ruling.in_force is None:
        yield _say(law.NO_RULING, ("ruling",), n=act.ruling)
    elif ruling.appealed is None or ruling.decided is not None:
        yield _say(law.NOT_APPEALED, ("appeal",), n=act.ruling)
    elif ruling.role in ("chief_referee", "organiser"):
        yield _say(law.FINAL, (), n=act.ruling)
    yield from _role(actor, ("organiser",) if reach.authority == "organiser" else ("chief_referee",), _DECISION)
    if act.decision == "varied" and act.remedy is None:
        yield _say(law.NO_REMEDY, ("remedy",), n=act.ruling)
    if act.decision == "varied" and act.remedy is not None:
        yield from _reach(act.remedy, reach)
    yield from _cited(act.clause, reach)


def _cited(clause: str, reach: Reach, rule: Rule = law.NO_CLAUSE) -> Iterator[Violation]:
    """Yield that a clause is none of the game and none of the desk; an act may do without one, and then cites ''."""
    if clause and not reach.cites(clause):
        yield _say(rule, ("clause",), clause=clause[:LONGEST])


def _known(rule: str, reach: Reach) -> Iterator[Violation]:
    """Yield that a code is that of no rule of the game or the desk; an offence may name none, and is then `other` or ''."""
    if rule not in ("", OTHER) and not reach.knows(rule):
        yield _say(law.NO_RULE, ("rule",), rule=rule[:LONGEST])


SEATS = (Text("甲方", "side A"), Text("乙方", "side B"), Text("丙方", "side C"), Text("丁方", "side D"))


def remedy_words(remedy: Remedy) -> Text:
    """Return what a remedy does, in words.

    >>> from core.desk.messages import GameGoesTo
    >>> remedy_words(GameGoesTo(2, 1)).en
    'game 2 goes to side B'
    """
    tag = str(remedy.__struct_config__.tag)
    seat, number = getattr(remedy, "seat", 0), getattr(remedy, "game", getattr(remedy, "deal", 0))
    points = [f"{points:+d}" if points else "0" for points in getattr(remedy, "scores", ())]
    place = getattr(remedy, "place", 0)
    return _REMEDIES[tag].fill(
        who=SEATS[seat],
        game=number,
        scores=" ".join(points),
        place=place,
        n=getattr(remedy, "points", 0),
        level=getattr(remedy, "level", ""),
        trick=getattr(remedy, "trick", 0),
    )


_REMEDIES: dict[str, Text] = {
    "stands": Text("维持现状", "play and result stand"),
    "warned": Text("警告{who}", "{who} is warned"),
    "turn_goes_to": Text("轮到{who}", "{who} moves next"),
    "turn_stopped": Text("停止{who}一轮出牌", "{who} loses a turn"),
    "game_goes_to": Text("第{game}局判{who}胜", "game {game} goes to {who}"),
    "game_is_drawn": Text("第{game}局判和", "game {game} is a draw"),
    "game_is_void": Text("第{game}局无效，重赛", "game {game} is void and played again"),
    "deal_goes_to": Text("第{game}副判{who}胜", "deal {game} goes to {who}"),
    "deal_placed": Text("第{game}副判{who}胜，对家第{place}名", "deal {game} goes to {who}, the partner in place {place}"),
    "deal_is_void": Text("第{game}副不计", "deal {game} does not count"),
    "deal_scored": Text("第{game}副记分 {scores}", "deal {game} is scored {scores}"),
    "side_fined": Text("第{game}副罚{who}{n}分", "{who} is fined {n} in deal {game}"),
    "follow_deliberate": Text(
        "第{game}副第{trick}圈{who}故意跟错", "{who} followed wrongly on purpose in trick {trick} of deal {game}"
    ),
    "declarers_at": Text("第{game}副台上到{level}", "the declarers of deal {game} are at {level}"),
    "match_goes_to": Text("整场判{who}胜", "the match goes to {who}"),
}

"""What a ruling of the desk does to a 炒地皮 match beside what it does at every such table: fines, and games (CD4, CD5.4)."""

from collections.abc import Iterator

from core.chaodipi import law
from core.chaodipi.fines import DELIBERATE
from core.chaodipi.levels import AFTER_OTHER_J, AFTER_TRUMP_J, HOOK_LEVEL
from core.chaodipi.messages import (
    DealFined,
    DealUnfined,
    DeclarersPlaced,
    DeclarersUnplaced,
    DeliberateFined,
    GameGiven,
    GameNotGiven,
)
from core.chaodipi.options_of_fines import FINES
from core.chaodipi.settle import chosen
from core.clause import Violation
from core.desk.messages import BESIDE, DealScored, DeclarersAt, FollowDeliberate, GameGoesTo, MatchGoesTo, Remedy, SideFined
from core.desk.rules import remedy_words
from core.saying import cited, say
from core.text import Text
from core.trumps import ruled as table
from core.trumps.messages import DealStopped, Event, Seat
from core.trumps.outcome_ends import no_deals
from core.trumps.score import score
from core.trumps.state import HAND, IN_DEAL, SEATS, Following, State, deal_over, side_of

MOST_FINED = 200  # points of a deal (CD4.1)
_LOSES: dict[type, str] = {GameGoesTo: "game", MatchGoesTo: "match", DealScored: "deal"}
_SCOPES = next(option for option in FINES if option.key == "loss_scope").values


def reach(state: State, remedy: Remedy) -> bool:
    """Say whether a remedy can be carried out: a fine in a deal that there is, levels after one at J, the game in progress."""
    match remedy:
        case SideFined(deal, seat, points):
            return _open(state) and seat in SEATS and 1 <= deal <= _deals(state) and _fine(points)
        case FollowDeliberate(deal, trick, seat):
            return _open(state) and seat in SEATS and 1 <= deal <= _deals(state) and 1 <= trick <= _tricks(state, deal)
        case DeclarersAt(deal, level):
            at_j = any(each.number == deal and each.level == HOOK_LEVEL for each in state.match.deals)
            return _open(state) and at_j and level in (AFTER_TRUMP_J, AFTER_OTHER_J, HOOK_LEVEL)
        case GameGoesTo(game, seat):
            return _open(state) and seat in SEATS and game == _game(state) and _deals(state) > 0
        case _:
            return table.reach(state, remedy)


def why_not(state: State, remedy: Remedy) -> Text | None:
    """Return why a remedy is out of reach; None: there is nothing to act on."""
    if _open(state):
        match remedy:
            case SideFined(deal, _, points) if 1 <= deal <= _deals(state) and not _fine(points):
                return Text("罚分应是5的倍数，最多200分（CD4.1）", "a multiple of five, 200 at most, was due as a fine (CD4.1)")
            case GameGoesTo(game, _) if 1 <= game < _game(state):
                return Text(
                    "那一局已经结束，下一局已经开始；应在下一局发牌以前裁定，或者判整场",
                    "that game is over and the next has begun: rule before the next is dealt, or on the match",
                )
            case SideFined() | FollowDeliberate() | DeclarersAt() | GameGoesTo():
                return None
    return table.why_not(state, remedy)


def _fine(points: int) -> bool:
    """Say whether points can be a fine: no more than a deal has, in the steps of its cards (CD4.1)."""
    return 0 < points <= MOST_FINED and not no_deals(points)


def _open(state: State) -> bool:
    return not all(state.match.signed)


def _deals(state: State) -> int:
    return len(state.match.deals) + isinstance(state, IN_DEAL)


def _tricks(state: State, number: int) -> int:
    """Return how many tricks of a deal have follows to rule on: where plays were not taken down, as many as there may be."""
    if isinstance(state, IN_DEAL) and number == state.deal.number:
        begun = isinstance(state, Following) and bool(state.plays)
        return state.deal.tricks + begun if state.deal.whole else HAND
    done = deal_over(state.match, number)
    return HAND if done is None or done.by != "play" or not done.tricks else done.tricks


def _game(state: State) -> int:
    """Return the number of the game in progress; between two games that of the one that has ended."""
    now = score(state.match)
    ended = not now.begun and sum(now.games) > 0 and not isinstance(state, IN_DEAL)
    return sum(now.games) + (not ended)


def carried_out(state: State, remedy: Remedy, ruling: int) -> tuple[Event, ...]:
    """Return what follows from ruling number `ruling`."""
    if not reach(state, remedy):
        return ()
    match remedy:
        case SideFined(deal, seat, points):
            return table.with_settlement(state, (DealFined(deal, _seat(seat), points, "CD4.1", ruling),))
        case FollowDeliberate(deal, trick, seat):
            return table.with_settlement(state, (DeliberateFined(deal, trick, _seat(seat), DELIBERATE, ruling),))
        case DeclarersAt(deal, level):
            return table.with_settlement(state, (DeclarersPlaced(deal, level, ruling),))
        case GameGoesTo(_, seat):
            number = _deals(state)
            stopped = (DealStopped(number),) if isinstance(state, IN_DEAL) else ()
            return table.with_settlement(state, (*stopped, GameGiven(number, side_of(_seat(seat)), ruling)))
        case _:
            return table.carried_out(state, remedy, ruling)


def lifted(state: State, remedy: Remedy, ruling: int) -> tuple[Event, ...]:
    """Return what follows when ruling number `ruling` no longer stands."""
    if isinstance(remedy, (SideFined, FollowDeliberate)):
        return table.with_settlement(state, (DealUnfined(remedy.deal, ruling),))
    if isinstance(remedy, DeclarersAt):
        return table.with_settlement(state, (DeclarersUnplaced(remedy.deal, ruling),))
    if isinstance(remedy, GameGoesTo):
        number = next((deal.number for deal in state.match.deals if deal.given_by == ruling), None)
        return () if number is None else table.with_settlement(state, (GameNotGiven(number, ruling),))
    return table.lifted(state, remedy, ruling)


def unfit(state: State, remedy: Remedy, clause: str) -> Iterator[Violation]:
    """Yield whether what a side loses for an offence is not what the option `loss_scope` says (CD4.2, CD5.4).

    A match of one game is lost with the game. Under CD4.2 a deal may be scored for another reason than a loss.
    """
    lost = _LOSES.get(type(remedy))
    if lost is None or clause not in ("CD4.2", "CD5.4") or (lost == "deal" and clause == "CD4.2"):
        return
    due = chosen(state.match).loss_scope
    same_thing = state.match.games == 1 and {lost, due} == {"game", "match"}
    if lost != due and not same_thing:
        rule = cited(law.LOSS_SCOPE, clause)
        yield say(rule, None, (lost,), (due,), what=remedy_words(remedy), clause=clause, right=_SCOPES[due])


def within(state: State, remedy: Remedy, ruling: int) -> Text | None:
    """Return in what a fine in force is contained: in the total of a sheet that came after it; None: it counts by itself."""
    if not isinstance(remedy, (SideFined, FollowDeliberate)):
        return None
    deal = deal_over(state.match, remedy.deal)
    if deal is None or deal.by != "sheet" or any(fine.ruling == ruling for fine in deal.fines):
        return None
    return Text("已在成绩单里", "within the total of the sheet")


def effect_on(state: State, remedy: Remedy) -> bool:
    """Say whether a remedy changes the result of a deal or of the match (GC3.2)."""
    return isinstance(remedy, (*BESIDE, GameGoesTo)) or table.effect_on(state, remedy)


def holds(state: State, number: int, ruling: int) -> bool:
    """Say whether the deal of this number, or a game, is settled by ruling number `ruling`."""
    given = any(deal.given_by == ruling for deal in state.match.deals)
    return given or table.holds(state, number, ruling)


def _seat(seat: int) -> Seat:
    return SEATS[seat]

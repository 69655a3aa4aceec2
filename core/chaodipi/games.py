"""What an event does to the games of a match, in words: which game a side has won with it, and what comes then (CD0.1)."""

from core.chaodipi.promoted import passes
from core.chaodipi.settle import chosen
from core.text import Gaps, Text, fill
from core.trumps import words
from core.trumps.evolve import evolve
from core.trumps.messages import DealSettled, Event, Side
from core.trumps.said import levels_before, worth_in
from core.trumps.score import score, standing
from core.trumps.state import Match, State


def game_change(play: State, event: Event) -> Text | None:
    """Return the game that an event ends, with the games so far and how the next one begins; None where it ends none."""
    then = evolve(play, event).match
    before, now = score(play.match).games, score(then).games
    if before == now:
        return None
    if sum(now) < sum(before):
        return _games(now) if then.games > 1 else Text("这一局没有结束", "the game is not over")
    side: Side = 0 if now[0] > before[0] else 1
    line = _won(side, sum(now), then)
    if isinstance(event, DealSettled) and not _by_level(play, event):
        line = fill("时间到，{line}", "time is up, {line}", line=line)
    if then.games == 1:
        return line
    gaps: Gaps = {"line": line, "games": _games(now)}
    if standing(then).decided:
        return fill("{line}，{games}", "{line}, {games}", **gaps)
    return fill(
        "{line}，{games}；下一局从2打起，第一副由叫主定庄家",
        "{line}, {games}; the next game begins at 2, its first declarer is made by calling",
        **gaps,
    )


def _won(side: Side, number: int, match: Match) -> Text:
    if match.games == 1:
        return fill("{who}胜这一局", "the game goes to {who}", who=words.SIDES[side])
    return fill("{who}胜第{n}局", "game {n} goes to {who}", who=words.SIDES[side], n=number)


def _games(won: tuple[int, int]) -> Text:
    return fill("局分{one} : {two}", "games {one} : {two}", one=won[0], two=won[1])


def _by_level(play: State, event: DealSettled) -> bool:
    """Say whether a side has passed A with a deal, so that no time was needed."""
    was, found = levels_before(play, event), worth_in(event)
    if found is None or event.declarer is None or was is None:
        return False
    return passes(found, event.declarer, was, chosen(play.match))

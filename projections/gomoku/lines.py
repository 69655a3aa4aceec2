"""The results of a 五子棋 match as lines of a report."""

from core.desk.rules import SEATS
from core.gomoku import words
from core.gomoku.grid import points_of
from core.gomoku.legal import legal, turn_words
from core.gomoku.phases import PHASE_NAMES, phase_of
from core.gomoku.state import Choosing, Colouring, Opening, Playing, Standing, State, Tossing, standing
from core.text import Text
from projections.prompt import next_line


def result_lines(play: State) -> tuple[Text, ...]:
    """Return the result of each game in force with what the record claims, then the score."""
    lines, now = [], standing(play.match)
    for game in play.match.games:
        line = words.finished(game).sentence()
        if game.claimed is not None:
            claimed = words.result(game.claimed.winner, game.claimed.how)
            line = Text("{line}；记录写的是{claimed}。", "{line}; the record says {claimed}.").fill(line=line, claimed=claimed)
        lines.append(line)
    game_in_play = None if not hasattr(play, "game") else play.game
    if game_in_play is not None and game_in_play.number > len(play.match.games):
        lines.append(IN_PLAY.fill(n=game_in_play.number, moves=game_in_play.plies))
    lines.append(SCORE.fill(one=SEATS[0], two=SEATS[1], score=words.score(now.halves), state=_decided(now)))
    return tuple(lines)


def _decided(now: Standing) -> Text:
    if not now.decided:
        return Text("整场未分胜负", "the match is not decided")
    if now.winner is None:
        return Text("整场战平", "the match is tied")
    return Text("整场{who}胜", "the match goes to {who}").fill(who=SEATS[now.winner])


IN_PLAY = Text("第{n}局未结束，已下{moves}手。", "Game {n} is not over after {moves} moves.")
SCORE = Text("比分（{one} : {two}）{score}，{state}。", "Score ({one} : {two}) {score}; {state}.")


def score_line(play: State) -> Text:
    """Return the score with the word for it."""
    return Text("比分 {score}", "score {score}").fill(score=words.score(standing(play.match).halves))


def now(play: State) -> Text:
    """Return where the match stands, for a prompt."""
    game = None if isinstance(play, (Tossing, Colouring)) else play.game
    gaps: dict[str, Text | str | int] = {
        "n": len(play.match.games) + 1 if game is None else game.number,
        "phase": PHASE_NAMES[phase_of(play)],
        "turn": turn_words(play),
    }
    if game is None or not isinstance(play, (Opening, Choosing, Playing)):
        return (NOW if game is None else NOW_BETWEEN).fill(**gaps)
    return NOW_AT.fill(ply=game.plies + 1, **gaps)


def legal_lines(play: State) -> tuple[Text, ...]:
    """Return what may be done now, in words."""
    found = legal(play)
    lines = [found.phase, next_line(found.turn, found.acts)]
    if found.empty:
        lines.append(POINTS.fill(n=len(points_of(found.empty, found.size)), size=found.size))
    if found.forbidden:
        lines.append(FORBIDDEN.fill(points=" ".join(found.forbidden)))
    return tuple(lines)


NOW = Text("第{n}局 {phase} {turn}", "game {n}, {phase}, {turn}")
NOW_BETWEEN = Text("{phase} {turn}", "{phase}, {turn}")
NOW_AT = Text("第{n}局 {phase} {turn} 第{ply}手", "game {n}, {phase}, {turn}, move {ply}")
POINTS = Text("{size}路棋盘有{n}个空点可下。", "The {size} x {size} board has {n} empty points to play on.")
FORBIDDEN = Text("黑方禁手点：{points}", "forbidden to Black: {points}")

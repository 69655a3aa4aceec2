"""The results of a 五子棋 match as lines of a report."""

from core.desk.rules import SEATS
from core.gomoku import words
from core.gomoku.state import Standing, State, standing
from core.text import Text


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

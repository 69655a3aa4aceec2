"""What the things of a 五子棋 table are called."""

from core.gomoku.five import Colour
from core.gomoku.messages import Act, Conduct, Seat, StonePlaced
from core.gomoku.state import Basis, Choosing, Decided, Finished, Game, Opening, Playing, State, seat_of, standing
from core.text import Text, joined, same

COLOURS: dict[str, Text] = {
    "black": Text("黑方", "Black"),
    "white": Text("白方", "White"),
    "draw": Text("和棋", "a draw"),
    "unknown": Text("不详", "unknown"),
}
SEATS: tuple[Text, Text] = (Text("甲方", "side A"), Text("乙方", "side B"))
EITHER = Text("任一方", "either side")
PLAYED_BY, RULED_BY = Text("按着法", "by the moves"), Text("按裁定", "by the ruling")
EMPTY_POINT = Text("空点", "an empty point")

HOW: dict[str, Text] = {
    "five": Text("五连", "five in a row"),
    "foul": Text("黑方禁手", "a foul by Black"),
    "full_board": Text("满盘", "full board"),
    "agreed": Text("协议和棋", "agreed draw"),
    "resigned": Text("认输", "resignation"),
    "time": Text("超时", "time"),
    "forfeit": Text("弃权", "forfeit"),
    "absent": Text("缺席", "absence"),
    "sheet": Text("按成绩单", "from the sheet"),
    "ruling": Text("裁定", "a ruling"),
    "unknown": Text("原因不详", "reason unknown"),
    "open": Text("没有结果", "no result"),
}

FOULS: dict[str, Text] = {
    "overline": Text("长连", "an overline"),
    "double_four": Text("四四", "a double four"),
    "double_three": Text("三三", "a double three"),
}

BASES: dict[Basis, Text] = {
    "toss": Text("猜先", "by toss"),
    "swapped": Text("与上一局交换", "swapped from the game before"),
    "kept": Text("重赛，先后手不变", "a replay keeps its colours"),
    "loser": Text("负者选择", "the loser chooses"),
    "unclear": Text("上一局不明", "the game before is unclear"),
}

CONDUCTS: dict[Conduct, Text] = {
    "touched_stone": Text("触摸棋子", "touched a stone"),
    "moved_stone": Text("移动棋子", "moved a stone"),
    "removed_stone": Text("拿走棋子", "removed a stone"),
    "left_table": Text("离开赛台", "left the table"),
    "outside_help": Text("接受他人指点", "took outside help"),
    "other": Text("其他行为", "other conduct"),
}

ACTS: dict[str, Text] = {
    "MatchOpened": Text("开场", "the opening of the match"),
    "TossHeld": Text("猜先", "a toss"),
    "ColoursTaken": Text("定先后手", "the taking of colours"),
    "OpeningBegun": Text("开局", "an opening"),
    "ColourChosen": Text("选色", "a choice of colour"),
    "TwoMoreChosen": Text("再下两子的选择", "a choice of two stones more"),
    "StonesSetUp": Text("摆子", "stones set up"),
    "StonePlaced": Text("落子", "a stone"),
    "Passed": Text("放弃一手", "a pass"),
    "FiveClaimed": Text("声明五连", "a claim of five"),
    "Resigned": Text("认输", "a resignation"),
    "TimeOverstepped": Text("超时", "an overstepped time"),
    "Forfeited": Text("弃权", "a forfeit"),
    "Absent": Text("缺席", "an absence"),
    "DrawAgreed": Text("协议和棋", "an agreed draw"),
    "ConductNoted": Text("行为记录", "a note of conduct"),
    "MovesUnrecorded": Text("着法未记录", "moves not recorded"),
    "ResultNoted": Text("结果记录", "a noted result"),
    "ScoreNoted": Text("比分记录", "a noted score"),
}


def what(act: Act) -> Text:
    """Return what an act is called, a stone with its point."""
    if isinstance(act, StonePlaced) and act.at is not None:
        return Text(f"落子{act.at}", f"a stone on {act.at}")
    return ACTS[type(act).__name__]


def side(game: Game | None, colour: Colour) -> Text:
    """Return the name of a colour, with its seat where that is settled."""
    seat = None if game is None else seat_of(game, colour)
    if seat is None:
        return COLOURS[colour]
    return Text(f"{COLOURS[colour].zh}（{SEATS[seat].zh}）", f"{COLOURS[colour].en} ({SEATS[seat].en})")


def point(at: str | None) -> Text:
    """Return a point for a sentence."""
    return Text("未记录的点", "an unrecorded point") if at is None else same(at)


def result(winner: str, how: str) -> Text:
    """Return a result in words.

    >>> result("black", "five").en
    'a win for Black (five in a row)'
    """
    who, why = COLOURS[winner], HOW[how]
    if winner in ("draw", "unknown"):
        return Text(f"{who.zh}（{why.zh}）", f"{who.en} ({why.en})")
    return Text(f"{who.zh}胜（{why.zh}）", f"a win for {who.en} ({why.en})")


def score(halves: tuple[int, int]) -> Text:
    """Return a score in wins.

    >>> score((3, 1)).en
    '1½ : ½'
    """
    return same(" : ".join(_wins(h) for h in halves))


def _wins(halves: int) -> str:
    whole, half = divmod(halves, 2)
    return f"{whole or ('' if half else 0)}{'½' if half else ''}"


def finished(game: Finished) -> Text:
    """Return the result of a game that is over, the ruling in force before the play."""
    number = same(str(game.number))
    if game.ruled is not None:
        if game.ruled.void:
            return _VOID.fill(n=number)
        return _RULED.fill(n=number, who=_DRAW if game.ruled.winner is None else _WON.fill(who=_player(game, game.ruled.winner)))
    if game.by == "open":
        return _OPEN.fill(n=number)
    who = _DRAW if game.winner is None else _WON.fill(who=_player(game, game.winner))
    return _OVER.fill(n=number, who=who, how=HOW[game.by])


def _player(game: Finished, seat: Seat) -> Text:
    if game.black is None:
        return SEATS[seat]
    colour = COLOURS["black" if game.black == seat else "white"]
    return Text(f"{colour.zh}（{SEATS[seat].zh}）", f"{colour.en} ({SEATS[seat].en})")


def results(play: State) -> Text:
    """Return the results of the games and of the match in one line."""
    parts = [finished(game) for game in play.match.games]
    if isinstance(play, (Opening, Choosing, Playing)):
        parts.append(_IN_PLAY.fill(n=play.game.number))
    if isinstance(play, Decided):
        tally = score(standing(play.match).halves)
        parts.append(_TIED.fill(score=tally) if play.winner is None else _MATCH.fill(who=SEATS[play.winner], score=tally))
    return joined(parts, zh="；", en="; ") if parts else _NOTHING


_WON = Text("{who}胜", "{who} wins")
_DRAW = Text("和棋", "a draw")
_OVER = Text("第{n}局{who}（{how}）", "game {n}: {who} ({how})")
_RULED = Text("第{n}局裁定{who}", "game {n}: by ruling {who}")
_VOID = Text("第{n}局裁定无效", "game {n}: void by ruling")
_OPEN = Text("第{n}局没有结果", "game {n}: no result")
_IN_PLAY = Text("第{n}局未结束", "game {n}: not over")
_MATCH = Text("整场{who}胜（{score}）", "the match goes to {who} ({score})")
_TIED = Text("整场战平（{score}）", "the match is tied ({score})")
_NOTHING = Text("没有结果", "no result")

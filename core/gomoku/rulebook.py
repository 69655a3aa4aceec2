"""The 五子棋 clauses in our own words, and every way to break one."""

from core.clause import Clause, Rule
from core.text import Text

CLAUSES: tuple[Clause, ...] = (
    Clause(
        "WZ1",
        Text(
            "先猜先（猜拳），胜者执黑；黑先行。",
            "A toss (rock, paper, scissors) comes first; its winner plays black, and black moves first.",
        ),
        "implemented",
        Text(
            "猜先与执黑按事实记录；第二、三局的先后手见选项 later_colours。",
            "Toss and colours are recorded as facts; for games 2 and 3 see the option later_colours.",
        ),
    ),
    Clause(
        "WZ2",
        Text(
            "先把己方五子连成一线者胜；对方弃权也胜。",
            "The side that first has five of its stones in a row wins; so does the opponent of a side that forfeits.",
        ),
        "implemented",
        Text(
            "五连的形成与声明分别记录；认输、超时、缺席都是弃权。",
            "A five formed and a five claimed are kept apart; resigning, overstepping a set time and absence are forfeits.",
        ),
    ),
    Clause(
        "WZ3",
        Text(
            "不设禁手，其余依通行的五子棋规则：黑白轮流，每次在空点下一子，下定不动。三局两胜。",
            "There are no forbidden moves; otherwise the usual rules hold: black and white alternate, "
            "one stone on an empty point, and a stone stays where it was put. The match is best of three.",
        ),
        "implemented",
        Text(
            "长连、开局、满盘、和棋各有选项；违例没有处罚条款，由裁判长裁定（illegal_move）。",
            "Overlines, openings, full boards and draws are options; no clause names a penalty for irregular moves, "
            "the chief referee decides (illegal_move).",
        ),
    ),
)

_NONE = Text("对胜负和比分没有影响。", "No effect on the result or the score.")
_WAITS = Text("没有处罚条款；裁定之前不影响比分。", "No clause names a penalty; until a ruling the score stands.")

OCCUPIED = Rule(
    "gomoku.occupied",
    "WZ3",
    Text(
        "{who}第{n}手下在{at}，该点已有棋子；应下在空点上。",
        "{who} played move {n} on {at}, where a stone lies; an empty point was due.",
    ),
    Text(
        "棋子不能落在该点，棋盘不变，轮到哪方未定；没有处罚条款。",
        "The stone cannot lie there: the board stays, whose move it is stays open; no clause names a penalty.",
    ),
    "chief_referee",
    "illegal_move",
)
OFF_BOARD = Rule(
    "gomoku.off_board",
    "WZ3",
    Text(
        "{who}第{n}手下在{at}，不在{size}路棋盘上；应下在棋盘的空点上。",
        "{who} played move {n} on {at}, off the {size} x {size} board; an empty point of the board was due.",
    ),
    OCCUPIED.effect,
    "chief_referee",
    "illegal_move",
)
_TURN_LOST = Text(
    "棋子不能落在该点，棋盘不变；失去该手，轮到对方。",
    "The stone cannot lie there: the board stays; the turn is lost and the opponent moves next.",
)
OCCUPIED_TURN_LOST = Rule(OCCUPIED.code, OCCUPIED.clause, OCCUPIED.text, _TURN_LOST, "", OCCUPIED.option)
OFF_BOARD_TURN_LOST = Rule(OFF_BOARD.code, OFF_BOARD.clause, OFF_BOARD.text, _TURN_LOST, "", OFF_BOARD.option)
OUT_OF_TURN = Rule(
    "gomoku.out_of_turn",
    "WZ3",
    Text(
        "第{n}手{at}由{who}下，但轮到{right}；黑白应当轮流。",
        "{who} played move {n} on {at}, but it was {right}'s move; black and white take turns.",
    ),
    Text(
        "棋子留在棋盘上，之后轮到对方；没有处罚条款。",
        "The stone stays on the board and the opponent moves next; no clause names a penalty.",
    ),
    "chief_referee",
    "illegal_move",
)
PASSED = Rule(
    "gomoku.passed",
    "WZ3",
    Text("{who}第{n}手没有下子；应下在空点上。", "{who} placed no stone at move {n}; a stone on an empty point was due."),
    Text("轮到对方；没有处罚条款。", "The opponent moves next; no clause names a penalty."),
    "chief_referee",
    "illegal_move",
)
FOUL = Rule(
    "gomoku.foul",
    "WZ3",
    Text(
        "黑方第{n}手{at}形成{kinds}禁手；按连珠规则黑方不得下该点。",
        "Black's move {n} on {at} made {kinds}; under renju rules black may not play there.",
    ),
    Text("黑方该局负。", "Black loses the game."),
    "",
    "overline",
)
AFTER_GAME = Rule(
    "gomoku.after_game",
    "WZ2",
    Text(
        "第{game}局已经结束（{how}），之后仍有{act}；应停止对局。",
        "Game {game} was over ({how}) when {act} followed; play should have stopped.",
    ),
    Text("保留记录，不计入棋盘和比分。", "Kept on record; it counts neither on the board nor in the score."),
)
AFTER_MATCH = Rule(
    "gomoku.after_match",
    "WZ3",
    Text(
        "整场已经结束（{score}），之后仍有{act}；其余各局不再进行。",
        "The match was decided ({score}) when {act} followed; the remaining games are not played.",
    ),
    AFTER_GAME.effect,
)
TOSS_MISSING = Rule(
    "gomoku.toss_missing",
    "WZ1",
    Text("第{game}局没有先猜先；应先猜先。", "Game {game} began without a toss; a toss was due."),
    _WAITS,
    "chief_referee",
)
TOSS_NOT_DUE = Rule(
    "gomoku.toss_not_due",
    "WZ1",
    Text(
        "第{game}局前又猜先，但先后手应为{right}。",
        "A toss was held before game {game}, whose colours are settled otherwise: {right}.",
    ),
    _WAITS,
    "chief_referee",
    "later_colours",
)
WRONG_COLOURS = Rule(
    "gomoku.wrong_colours",
    "WZ1",
    Text(
        "第{game}局由{who}执黑，但应由{right}执黑（{why}）。",
        "{who} took black in game {game}, but black was due to {right} ({why}).",
    ),
    _WAITS,
    "chief_referee",
)
WRONG_OPENER = Rule(
    "gomoku.wrong_opener",
    "WZ1",
    Text(
        "第{game}局由{who}开局，但应由{right}开局（{why}）。",
        "{who} opened game {game}, but the opening was due to {right} ({why}).",
    ),
    _WAITS,
    "chief_referee",
)
OPENING_NOT_AGREED = Rule(
    "gomoku.opening_not_agreed",
    "WZ3",
    Text(
        "第{game}局用了交换开局，但本桌没有规定开局规则；应先定先后手。",
        "Game {game} began with a swap opening, but this table has no opening rule; colours were due.",
    ),
    _WAITS,
    "chief_referee",
    "opening_rule",
)
OPENING_MISSING = Rule(
    "gomoku.opening_missing",
    "WZ3",
    Text(
        "第{game}局没有先下开局三子就定了先后手；应按{right}开局。",
        "Game {game} began without the opening stones; the opening {right} was due.",
    ),
    _WAITS,
    "chief_referee",
    "opening_rule",
)
OPENING_COLOUR = Rule(
    "gomoku.opening_colour",
    "WZ3",
    Text("开局第{n}子{at}为{who}，应为{right}。", "Opening stone {n} on {at} was {who}; {right} was due."),
    _WAITS,
    "chief_referee",
    "opening_rule",
)
CHOICE_DUE = Rule(
    "gomoku.choice_due",
    "WZ3",
    Text(
        "开局三子已下，应由{right}选色，却下了{at}。",
        "The opening lies and {right} had to choose, yet a stone was played on {at}.",
    ),
    _WAITS,
    "chief_referee",
    "opening_rule",
)
WRONG_CHOOSER = Rule(
    "gomoku.wrong_chooser",
    "WZ3",
    Text("由{who}作了选择，但应由{right}选择。", "{who} made the choice that was due to {right}."),
    _WAITS,
    "chief_referee",
    "opening_rule",
)
NO_MORE_STONES = Rule(
    "gomoku.no_more_stones",
    "WZ3",
    Text("{who}要求再下两子，此处只能选色。", "{who} chose to lay two stones more; only a choice of colour was due."),
    _WAITS,
    "chief_referee",
    "opening_rule",
)
NO_FIVE = Rule(
    "gomoku.no_five",
    "WZ2",
    Text("{who}声明五连，但棋盘上没有可以得胜的五连。", "{who} claimed five in a row, but the board holds none that wins."),
    _WAITS,
    "chief_referee",
)
DRAW_NOT_OFFERED = Rule(
    "gomoku.draw_not_offered",
    "WZ3",
    Text(
        "双方协议和棋，但没有条款允许；应下到分出胜负或满盘。",
        "The players agreed to a draw, which no clause offers; play to a result was due.",
    ),
    Text("该局仍无结果，由裁判长裁定。", "The game has no result; the chief referee decides."),
    "chief_referee",
    "draw_by_agreement",
)
NO_TIME_SET = Rule(
    "gomoku.no_time_set",
    "WZ2",
    Text("记{who}超时，但没有规定时间。", "{who} is said to have overstepped the time, but no time was set."),
    Text("该局仍无结果，由裁判长裁定。", "The game has no result; the chief referee decides."),
    "chief_referee",
    "set_times",
)
BOTH_ABSENT = Rule(
    "gomoku.both_absent",
    "WZ2",
    Text("双方都缺席；应到场比赛。", "Both sides are absent; they were due at the table."),
    Text("没有条款规定谁胜，由组织者决定。", "No clause says who wins; the organiser decides."),
    "organiser",
    observed=True,
)
NO_GAME = Rule(
    "gomoku.no_game",
    "WZ2",
    Text("{act}时没有正在进行的一局。", "There was no game in play when {act} was recorded."),
    _NONE,
)
UNFINISHED = Rule(
    "gomoku.unfinished",
    "WZ2",
    Text(
        "第{game}局没有结束就开始了下一局；应先下完或认输。",
        "Game {game} had no result when the next game began; a result was due first.",
    ),
    Text("该局没有结果，不计入比分。", "That game has no result and does not count."),
    "chief_referee",
)
CONDUCT = Rule(
    "gomoku.conduct",
    "WZ3",
    Text("{who}：{what}。", "{who}: {what}."),
    _WAITS,
    "chief_referee",
    "illegal_move",
    observed=True,
)
RESULT_DIFFERS = Rule(
    "gomoku.result_differs",
    "WZ2",
    Text(
        "记录写第{game}局结果为{claimed}，{basis}应为{right}。",
        "The record gives game {game} as {claimed}; {basis} it is {right}.",
    ),
    Text("比分按着法计算。", "The score is computed from the moves."),
)
SCORE_DIFFERS = Rule(
    "gomoku.score_differs",
    "WZ3",
    Text("记录写比分为{claimed}，重新计算为{right}。", "The record gives the score as {claimed}; computed again it is {right}."),
    Text("比分按重新计算的结果。", "The computed score stands."),
)
TWO_ON_ONE = Rule(
    "gomoku.two_on_one",
    "WZ3",
    Text("摆子中{at}不是空点或不在棋盘上。", "A stone was set up on {at}, which is not an empty point of the board."),
    Text("该子不摆。", "That stone is not set up."),
)

RULES: tuple[Rule, ...] = (
    OCCUPIED, OFF_BOARD, OUT_OF_TURN, PASSED, FOUL, AFTER_GAME, AFTER_MATCH, TOSS_MISSING, TOSS_NOT_DUE, WRONG_COLOURS,
    WRONG_OPENER, OPENING_NOT_AGREED, OPENING_MISSING, OPENING_COLOUR, CHOICE_DUE, WRONG_CHOOSER, NO_MORE_STONES, NO_FIVE,
    DRAW_NOT_OFFERED, NO_TIME_SET, BOTH_ABSENT, NO_GAME, UNFINISHED, CONDUCT, RESULT_DIFFERS, SCORE_DIFFERS, TWO_ON_ONE,
)  # fmt: skip

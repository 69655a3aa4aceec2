"""The open readings of the 五子棋 clauses, as a frozen value that the opening event holds in full.

Every key stands in the list of open readings of the law; the first value is the reading that the document supports best.
"""

from typing import Literal

import msgspec

from core.clause import Option
from core.desk.options import AUTHORITY
from core.text import Text

Board = Literal["size_15", "size_19", "size_20"]
SIZES: dict[Board, int] = {"size_15": 15, "size_19": 19, "size_20": 20}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One value for every open reading; what each means stands in `OPTIONS`. No field has a default: a log holds all of them."""

    board: Board
    toss_winner_gets: Literal["black", "choice"]
    opening_rule: Literal["none", "swap", "swap2"]
    overline: Literal["wins", "nothing", "renju"]
    five_counts: Literal["when_formed", "when_claimed"]
    full_board: Literal["last_point", "empty_25"]
    draw_by_agreement: Literal["not_offered", "allowed"]
    later_colours: Literal["swap_then_toss", "loser_chooses"]
    drawn_game: Literal["replayed", "half_each"]
    replay_colours: Literal["kept", "swapped"]
    forfeit_loses: Literal["game", "match"]
    illegal_move: Literal["chief_referee", "turn_lost"]
    set_times: Literal["none", "minutes"]
    authority: Literal["as_gc", "organiser"]

    @property
    def size(self) -> int:
        """Return the number of points along one edge."""
        return SIZES[self.board]


OPTIONS: tuple[Option, ...] = (
    Option(
        "board",
        "WZ3",
        Text("棋盘多大", "the board"),
        {
            "size_15": Text("15路", "15 x 15"),
            "size_19": Text("19路", "19 x 19"),
            "size_20": Text("20路", "20 x 20"),
        },
    ),
    Option(
        "toss_winner_gets",
        "WZ1",
        Text("猜先胜者得到什么", "what the winner of the toss gets"),
        {"black": Text("执黑", "black"), "choice": Text("选择执黑或执白", "the choice of colour")},
    ),
    Option(
        "opening_rule",
        "WZ3",
        Text("开局规则", "the opening rule"),
        {
            "none": Text("无", "none"),
            "swap": Text("一次交换（三子后选色）", "swap: three stones, then a choice of colour"),
            "swap2": Text("两次交换（三子后选色或再下两子）", "swap2: three stones, then a choice of colour or two stones more"),
        },
    ),
    Option(
        "overline",
        "WZ3",
        Text("六子以上相连（长连）", "six or more in a row (overline)"),
        {
            "wins": Text("算胜", "wins"),
            "nothing": Text("不算，继续对局", "has no effect; play goes on"),
            "renju": Text("按连珠规则，黑方有禁手", "renju restrictions for black"),
        },
    ),
    Option(
        "five_counts",
        "WZ2",
        Text("无人声明的五连", "a five that nobody claims"),
        {"when_formed": Text("形成即胜", "wins when it is formed"), "when_claimed": Text("声明才胜", "wins when it is claimed")},
    ),
    Option(
        "full_board",
        "WZ3",
        Text("满盘", "a full board"),
        {
            "last_point": Text("下满最后一点为和棋", "a draw when the last point is filled"),
            "empty_25": Text("剩25个空点为和棋", "a draw at 25 empty points"),
        },
    ),
    Option(
        "draw_by_agreement",
        "WZ3",
        Text("协议和棋", "a draw by agreement"),
        {"not_offered": Text("无此条款", "no clause offers it"), "allowed": Text("允许", "allowed")},
    ),
    Option(
        "later_colours",
        "WZ1",
        Text("第二、三局的先后手", "colours in games 2 and 3"),
        {
            "swap_then_toss": Text("第二局交换，第三局重新猜先", "swapped in game 2, a new toss for game 3"),
            "loser_chooses": Text("负者选择", "the loser chooses"),
        },
    ),
    Option(
        "drawn_game",
        "WZ3",
        Text("和棋的一局", "a drawn game"),
        {
            "replayed": Text("重赛，不计入三局", "is replayed and not one of the three"),
            "half_each": Text("各得半胜", "half a win each"),
        },
    ),
    Option(
        "replay_colours",
        "WZ1",
        Text("和棋重赛的先后手", "colours of a replayed draw"),
        {"kept": Text("不变", "kept"), "swapped": Text("交换", "swapped")},
    ),
    Option(
        "forfeit_loses",
        "WZ2",
        Text("弃权输掉什么", "what a forfeit loses"),
        {
            "game": Text("该局；全程缺席则输掉整场", "the game; not present at all: the match"),
            "match": Text("整场", "always the match"),
        },
    ),
    Option(
        "illegal_move",
        "WZ3",
        Text("下在有子处、连下两手、动子", "a stone on an occupied point, two moves, touching"),
        {
            "chief_referee": Text("无条款，由裁判长裁定", "no clause: the chief referee decides"),
            "turn_lost": Text("失去该手", "the turn is lost"),
        },
    ),
    Option(
        "set_times",
        "WZ2",
        Text("用时", "time for the moves"),
        {
            "none": Text("未规定", "none set"),
            "minutes": Text("组织者规定了时间，超时为弃权", "the organiser set minutes; overstepping them is a forfeit"),
        },
    ),
    AUTHORITY,
)

DEFAULTS = msgspec.convert({option.key: option.default for option in OPTIONS}, Options)

"""The words of 五子棋, in both languages."""

from core.gomoku.five import Colour
from core.gomoku.messages import Seat
from events.records.transcript.words import Words, words

SEATS: Words[Seat] = words({0: "甲 | A | 甲方 | side A | player A", 1: "乙 | B | 乙方 | side B | player B"})
COLOURS: Words[Colour] = words({"black": "黑 | black | 黑方 | 黑棋 | b", "white": "白 | white | 白方 | 白棋 | w"})
WHOLE_COLOURS: Words[Colour] = words(  # where B is a side
    {"black": "黑 | black | 黑方 | 黑棋", "white": "白 | white | 白方 | 白棋"}
)
CHOICES: Words[Colour] = words(
    {"black": "选黑 | chooses black | 选执黑 | choice black", "white": "选白 | chooses white | 选执白 | choice white"}
)
PASS = words({True: "停手 | pass | 停一手 | 放弃一手 | 弃手 | passes"})
WINNERS = words(
    {
        "black": "黑胜 | black wins | 黑方胜 | 先手胜 | black",
        "white": "白胜 | white wins | 白方胜 | 后手胜 | white",
        "draw": "和棋 | draw | 和 | 和局 | 平局 | drawn",
        "unknown": "? | ? | 不详 | unknown",
    }
)
HOW = words(  # "white resigned" would say of white what black did
    {
        "five": "五连 | by five | five",
        "foul": "禁手 | by foul | 黑方禁手 | foul",
        "full_board": "满盘 | by full board | full board",
        "agreed": "协议 | by agreement | 协议和棋 | agreed",
        "resigned": "认输 | by resignation",
        "time": "超时 | on time | by time | time",
        "forfeit": "弃权 | by forfeit",
        "absent": "缺席 | by absence",
        "ruling": "裁定 | by ruling",
        "unknown": "原因不详 | reason unknown",
    }
)
CONDUCTS = words(
    {
        "touched_stone": "触摸棋子 | touched stone | 触子 | touched a stone",
        "moved_stone": "移动棋子 | moved stone | 动子 | moved a stone",
        "removed_stone": "拿走棋子 | removed stone | 拔子 | removed a stone",
        "left_table": "离开赛台 | left table | 离席 | left the table",
        "outside_help": "接受他人指点 | outside help | 他人指点 | took outside help",
        "other": "其他行为 | other | 其他 | other conduct",
    }
)

# How the readings of the law are written in Chinese: the option, then its values. In English they are written by their keys.
SHORT: dict[str, tuple[str, dict[str, str]]] = {
    "board": ("棋盘", {"size_15": "15路", "size_19": "19路", "size_20": "20路"}),
    "toss_winner_gets": ("猜先胜者", {"black": "执黑", "choice": "选色"}),
    "opening_rule": ("开局规则", {"none": "无", "swap": "一次交换", "swap2": "两次交换"}),
    "overline": ("长连", {"wins": "算胜", "nothing": "不算", "renju": "连珠"}),
    "five_counts": ("未声明的五连", {"when_formed": "形成即胜", "when_claimed": "声明才胜"}),
    "full_board": ("满盘", {"last_point": "下满为和", "empty_25": "余25点为和"}),
    "draw_by_agreement": ("和棋协议", {"not_offered": "无此条款", "allowed": "允许"}),
    "later_colours": ("后两局先后手", {"swap_then_toss": "交换后猜先", "loser_chooses": "负者选择"}),
    "drawn_game": ("和局", {"replayed": "重赛", "half_each": "各得半胜"}),
    "replay_colours": ("重赛先后手", {"kept": "不变", "swapped": "交换"}),
    "forfeit_loses": ("弃权输掉", {"game": "该局", "match": "整场"}),
    "illegal_move": ("违例着法", {"chief_referee": "裁判长裁定", "turn_lost": "失去该手"}),
    "set_times": ("限时", {"none": "未规定", "minutes": "已规定"}),
    "authority": ("裁定权", {"as_gc": "裁判长", "organiser": "组织者"}),
}
SIZES = {f"size_{size}": (size,) for size in ("15", "19", "20")}  # values of the board that are read as well

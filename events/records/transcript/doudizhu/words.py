"""The words of 斗地主, in both languages."""

from core.doudizhu.messages import Conduct, Seat, Side, Spring
from events.records.transcript.words import Words, words

SEATS: Words[Seat] = words(
    {
        0: "甲 | A | 甲方 | side A | player A",
        1: "乙 | B | 乙方 | side B | player B",
        2: "丙 | C | 丙方 | side C | player C",
    }
)
LANDLORD = words({True: "地主 | landlord | the landlord"})  # as a side, once it is known who that is
BOTTOM = words({None: "底牌 | bottom | 三张底牌 | the bottom | the three"})  # where the face-up card lies
WITH_BOTTOM = words({True: "含底牌 | with bottom | 连底牌 | with the bottom"})

NO_BID = words({0: "不叫 | no bid | 不叫牌 | does not bid"})
BID = words({True: "叫 | bid | 叫牌 | bids"})
BOMBS = words({True: "炸弹 | bombs | 炸 | 炸弹数 | bomb"})

KINDS = words(
    {
        "single": "单牌 | single | 单张",
        "pair": "对牌 | pair | 对子 | 一对",
        "triple": "三张 | triple | 三张牌 | 三条",
        "triple_single": "三带一 | triple with a single | 三带单",
        "triple_pair": "三带一对 | triple with a pair | 三带二 | 三带对",
        "straight": "单顺 | straight | 顺子",
        "pair_chain": "双顺 | pair chain | 连对 | run of pairs",
        "plane": "三顺 | airplane | 飞机 | run of triples",
        "plane_singles": "飞机带单牌 | airplane with singles",
        "plane_pairs": "飞机带对牌 | airplane with pairs",
        "quad_singles": "四带二单 | four with two singles | 四带两单",
        "quad_pairs": "四带两对 | four with two pairs | 四带二对",
        "quad_single_pair": "四带一单一对 | four with a single and a pair",
        "bomb": "炸弹 | bomb",
        "rocket": "火箭 | rocket | 王炸",
        "wings": "飞机带翅膀 | airplane with wings",  # which of the two, the number of cards says
        "two": "四带二 | four with two",
    }
)
WINNERS: Words[Side] = words(
    {"landlord": "地主胜 | landlord wins | 地主赢", "farmers": "农民胜 | farmers win | 农民赢 | 地主败 | 地主负"}
)
SPRINGS: Words[Spring] = words(
    {
        "none": "无春天 | no spring | 不是春天",
        "spring": "春天 | spring",
        "counter_spring": "反春 | counter-spring | 反春天",
    }
)
CONDUCTS: Words[Conduct] = words(
    {
        "looked_at_bottom": "看底牌 | looked at bottom | 偷看底牌 | looked at the bottom",
        "exposed_cards": "暴露牌 | exposed cards | 亮牌 | 露牌",
        "signalled": "暗示 | signalled | 传递信息 | signaled",
        "saw_hand": "看他人牌 | saw hand | 看他人的牌 | 看别人的牌 | saw a hand",
        "slow_play": "拖延 | slow play | 拖延时间 | 出牌慢",
        "left_table": "离席 | left table | 离开赛台 | left the table",
        "other": "其他行为 | other | 其他 | other conduct",
    }
)

YES_NO = {"yes": "可以", "no": "不可以"}
# How the readings of the law are written in Chinese: the option, then its values. In English they are written by their keys.
SHORT: dict[str, tuple[str, dict[str, str]]] = {
    "face_up_in_bottom": ("明牌在底牌", {"turn_another": "另翻一张", "dealers_next": "发牌人下家先叫"}),
    "first_bidder_after_pass": ("都不叫后先叫", {"same": "原先叫者", "next": "下一家"}),
    "redeals": ("重发次数", {"unlimited": "不限", "three": "三次"}),
    "wing_pair_as_singles": ("翅膀一对", YES_NO),
    "wing_triple": ("翅膀三张", YES_NO),
    "wing_adjacent_triple": ("翅膀相连三张", YES_NO),
    "wing_four_alike": ("翅膀四张", YES_NO),
    "wing_core_rank": ("翅膀同点第四张", YES_NO),
    "wing_both_jokers": ("翅膀大小王", YES_NO),
    "quad_pair_as_singles": ("四带二一对", YES_NO),
    "quad_both_jokers": ("四带二大小王", YES_NO),
    "quad_bomb_as_pairs": ("四带二四张", YES_NO),
    "quad_single_and_pair": ("四带二一单一对", YES_NO),
    "deal_in_progress_from": ("一副开始于", {"first_card": "发牌", "first_bid": "叫牌"}),
    "deal_at_bell": ("时间到时的一副", {"finish": "打完", "void": "不计"}),
    "authority": ("裁定权", {"as_gc": "裁判长", "organiser": "组织者"}),
}
MORE_VALUES = {"yes": ("可", "是", "允许"), "no": ("不可", "否", "不允许")}

"""The words of a table with named trumps, in both languages."""

import re

from core.trumps.messages import Conduct
from events.records.transcript.line import NUMERAL
from events.records.transcript.words import words

TRUMPS = words(
    {
        "S": "黑桃 | spades | S | ♠ | 黑 | spade",
        "H": "红桃 | hearts | H | ♥ | 红心 | 红 | heart",
        "C": "梅花 | clubs | C | ♣ | 草花 | 梅 | 草 | club",
        "D": "方块 | diamonds | D | ♦ | 方片 | 方 | diamond",
    }
)
HAND_OF = re.compile(rf"手牌[ :]*({NUMERAL}) *张(?:牌)?")  # behind a side: `手牌26张`
PLUS = re.compile(r"\+")  # between the components of a play
VERBS = words(
    {True: "甩 | throws | 甩牌 | 吊 | 吊主 | 杀 | 毙 | ruffs | 垫 | discards | 跟 | follows"}
)  # before the cards of a play
THROWS = words({True: "甩 | throws | 甩牌"})  # of the verbs the one that says that all of the cards are one play
ONE_PART = words({True: "单张 | single | 单牌 | 对子 | pair | 对牌 | 一对 | 连对 | tractor | 拖拉机"})  # a play of one component
NO_OVERTURN = words({True: "不反 | no overturn | 不反主 | does not overturn"})

AFTER_BURIAL = words({True: "盖底后 | after burial | 扣底后 | 埋底后"})
DRAWS_FIRST = words({True: "先摸 | draws first | 先抓 | 先摸牌"})
DREW = words({True: "切牌 | by card | 翻牌 | 抽牌"})  # the card that says who draws first
DRAWN = words({True: "摸了 | drawn | 已摸 | 摸到第"})  # behind it how many cards all had drawn
STAYS = words({True: "留下 | leaves | 留 | 只留 | 强制出"})
BEATEN_BY = words({True: "被 | beaten by"})
BEATEN = words({True: "压 | beaten | 压过 | 压住 | 管住 | 管"})  # may stand behind the side that beats a throw
OF_BOTTOM = words({True: "扣底 | bottom | 其中扣底 | 底分 | 抠底"})
LAST_TRICK = words({True: "末圈 | last trick | 最后一圈 | 最后一轮 | 末轮"})
MULTIPLIER = words({True: "倍数 | multiplier | 底牌倍数"})
OVERTURNS = words({True: "反主 | overturns | 反主次数 | 反"})
NEXT_DECLARER = words({True: "下副庄家 | next declarer | 下局庄家 | 下庄"})
NEITHER = words({None: "平 | drawn | 平局 | 不分胜负 | draw"})

CONDUCT_WORDS: dict[Conduct, str] = {
    "saw_bottom": "看底牌 | looked at bottom | 偷看底牌 | looked at the bottom",
    "showed_bottom": "泄露底牌 | showed bottom | 给人看底牌 | showed the bottom",
    "changed_bottom": "换底牌 | changed bottom | 更换底牌 | changed the bottom",
    "saw_hand": "看他人牌 | saw hand | 看牌 | 看他人的牌 | 看别人的牌 | saw a hand",
    "signalled": "传递信息 | signalled | 暗示 | 明示 | signaled",
    "slow_play": "拖延 | slow play | 拖延时间 | 出牌慢",
    "left_table": "离场 | left table | 离席 | 离开赛台 | left the table",
    "settled_privately": "私了 | settled privately",
    "other": "其他行为 | other | 其他 | other conduct",
}
CONDUCTS = words(CONDUCT_WORDS)

# How the readings that the games share are written in Chinese: the option, then its values. In English by their keys.
OF_PLAY: dict[str, tuple[str, dict[str, str]]] = {
    "no_trump_tractor": ("无主连对", {"neighbours": "相邻即可", "none": "没有"}),
    "decomposition": ("甩牌拆法", {"longest_first": "先取长", "shortest_first": "先取短"}),
    "throw_trumps": ("甩主牌", {"not_allowed": "不可以", "allowed": "可以"}),
    "forced_component": (
        "甩牌失败出",
        {"smallest_beaten": "被压的最小", "smallest": "全部最小", "first_beaten": "下家先压的"},
    ),
    "follow_tractor": (
        "跟连对",
        {"longest_available": "尽量长", "pairs_suffice": "有对即可", "same_length": "同长才须跟"},
    ),
    "follow_throw": ("跟甩牌", {"by_component": "逐组", "pairs_only": "只要对子", "suit_only": "只要花色"}),
    "pair_inside_tractor": ("连对拆对", {"must_play": "必须", "protected": "可不拆"}),
    "follow_trumps": ("跟主牌", {"as_side_suit": "同副牌", "number_only": "只要张数"}),
    "ruff_pair_as_singles": ("对子杀两单", {"yes": "可以", "no": "不可以"}),
    "over_ruff": (
        "盖杀比较",
        {"largest_component": "最大一组", "all_components": "每一组", "highest_card": "最大一张"},
    ),
    "bottom_multiplier_by": ("扣底看哪手", {"winning_play": "赢的一手", "led_play": "领出的一手"}),
    "bottom_ruffed_singles": ("对杀两单扣底", {"singles": "算单张", "pair": "算对子"}),
    "authority": ("裁定权", {"as_gc": "裁判长", "organiser": "组织者"}),
}

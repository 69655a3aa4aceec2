"""The words of 升级, in both languages."""

import re

from core.shengji.messages import Conduct
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

# How the readings of the rules are written in Chinese: the option, then its values. In English they are written by their keys.
SHORT: dict[str, tuple[str, dict[str, str]]] = {
    "permanent_trumps": ("常主", {"jokers_and_twos": "王和2", "jokers": "只有王"}),
    "first_level": ("首副打几", {"three": "打3", "two": "打2"}),
    "deal_level": ("打谁的级", {"declarers_own": "庄家的", "common": "共用"}),
    "shuffle_and_cut": ("洗牌切牌", {"as_cd5": "照健康杯", "organiser": "组织者定"}),
    "same_draw_shown": ("同时亮级牌", {"first_in_turn": "摸牌在前", "first_seen": "先看到"}),
    "first_deal_undeclared": (
        "首副无人报主",
        {"redeal": "重发", "third_bottom_card": "看底牌第三张", "chief_referee": "裁判长裁定"},
    ),
    "third_bottom_two": ("底牌第三张是2", {"no_trump": "无主", "its_suit": "以其花色"}),
    "third_bottom_overturn": ("底牌定主可反", {"allowed": "可以", "not_allowed": "不可以"}),
    "overturn_opens": ("反主开始于", {"after_draw": "摸完", "during_draw": "摸牌中"}),
    "insurance_cards": ("保险用牌", {"drawn_after": "报主后摸到", "held_before": "原有的也可"}),
    "first_overturn_must_beat": ("首次反主须大过", {"insured_pair": "上保险的对", "declared_suit": "所报花色"}),
    "twos_pair_overturn": ("对2反主", {"not_allowed": "不可以", "below_suits": "低于花色", "above_spades": "高于黑桃"}),
    "first_deal_bottom": ("首副谁拿底", {"last_overturner": "最后反主者", "each_in_turn": "依次"}),
    "first_deal_overturn_closes": ("首副反主截止", {"bottom_taken": "拿底", "bottom_buried": "盖底"}),
    "later_overturn_order": (
        "反主次序",
        {"until_three_pass": "连续三家不反为止", "one_round": "只问一圈", "first_to_speak": "先说为准"},
    ),
    "later_declarer_overturn": ("庄家反主", {"as_others": "可以", "declarer_never": "不可以"}),
    "first_lead": ("首圈领出", {"declarer": "庄家", "last_overturner": "最后反主者"}),
    "tractor_adjacency": (
        "连对相邻",
        {"every_step": "逐级相邻", "level_not_to_suit": "级牌不连花色牌", "joker_not_to_level": "小王不连级牌"},
    ),
    "no_trump_tractor": ("无主连对", {"neighbours": "相邻即可", "none": "没有"}),
    "decomposition": ("甩牌拆法", {"longest_first": "先取长", "shortest_first": "先取短"}),
    "throw_beaten_by": ("谁能压甩牌", {"three_hands": "其余三家", "opponents": "对方两家"}),
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
    "bottom_tractor": ("连对扣底", {"four_times_pairs": "4乘对数", "power_of_two": "2的乘方", "twice_cards": "2乘张数"}),
    "bottom_ruffed_singles": ("对杀两单扣底", {"singles": "算单张", "pair": "算对子"}),
    "total_cap": ("总分封顶", {"capped": "封顶", "uncapped": "不封顶"}),
    "coins": ("金币", {"factor_only": "只算倍数", "stake": "底金乘倍数", "stake_by_levels": "再乘升级数"}),
    "overturn_factor": ("反主倍数", {"power_of_two": "2的乘方", "two_per_overturn": "2乘次数"}),
    "past_a": ("过A", {"wraps": "回到3", "stops_at_a": "先停在A"}),
    "match_end": ("整场结束", {"deals": "打完副数", "time": "到时间", "first_past_a": "先过A"}),
    "throw_fine_to": ("甩牌罚金", {"nobody": "不归谁", "opponents": "归对方"}),
    "authority": ("裁定权", {"as_gc": "裁判长", "organiser": "组织者"}),
}
MORE_VALUES = {"yes": ("能", "允许"), "no": ("不能",), "allowed": ("能", "允许"), "not_allowed": ("不能",)}

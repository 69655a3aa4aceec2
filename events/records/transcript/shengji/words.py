"""How the readings of the 升级 rules are written."""

from events.records.transcript.trumps.words import OF_PLAY

# How the readings of the rules are written in Chinese: the option, then its values. In English they are written by their keys.
SHORT: dict[str, tuple[str, dict[str, str]]] = OF_PLAY | {
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
    "throw_beaten_by": ("谁能压甩牌", {"three_hands": "其余三家", "opponents": "对方两家"}),
    "bottom_tractor": ("连对扣底", {"four_times_pairs": "4乘对数", "power_of_two": "2的乘方", "twice_cards": "2乘张数"}),
    "total_cap": ("总分封顶", {"capped": "封顶", "uncapped": "不封顶"}),
    "coins": ("金币", {"factor_only": "只算倍数", "stake": "底金乘倍数", "stake_by_levels": "再乘升级数"}),
    "overturn_factor": ("反主倍数", {"power_of_two": "2的乘方", "two_per_overturn": "2乘次数"}),
    "past_a": ("过A", {"wraps": "回到3", "stops_at_a": "先停在A"}),
    "match_end": ("整场结束", {"deals": "打完副数", "time": "到时间", "first_past_a": "先过A"}),
    "throw_fine_to": ("甩牌罚金", {"nobody": "不归谁", "opponents": "归对方"}),
}

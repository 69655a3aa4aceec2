"""The words of 掼蛋, in both languages."""

from core.guandan.messages import Conduct
from events.records.transcript.words import Words, words

PLACES: Words[int] = words(  # may stand before a seat in the finishing order
    {
        1: "头家 | first | 头游 | 头名 | 上游",
        2: "二家 | second | 二游 | 二名",
        3: "三家 | third | 三游 | 三名",
        4: "末家 | last | 末游 | 末名 | 下游",
    }
)

AFTER_TRIBUTE = words({True: "贡后 | after tribute | 进贡后 | 还牌后"})
TO = words({True: "给 | to | 送 | 交给"})
DRAWS_FIRST = words({True: "先摸 | draws first | 先抓 | 先摸牌"})
STANDS_FOR = words({True: "= | as | 当 | 作 | 当作"})  # between a wild card and the card that it stands for
FROM = words({True: "从 | from | 自"})
UP = words({True: "起 | up"})  # may stand behind the lowest rank of a run

KINDS = words(
    {
        "single": "单张 | single | 单牌",
        "pair": "对子 | pair | 对牌 | 一对",
        "triple": "三张 | triple | 三张牌 | 三条 | 三同张",
        "full_house": "三带二 | full house | 三带对 | 三带一对 | 三带两 | triple with a pair",
        "straight": "顺子 | straight | 单顺",
        "tube": "三连对 | tube | 木板 | 连对 | run of pairs",
        "plate": "钢板 | plate | 三顺 | 三同连张 | run of triples",
        "bomb": "炸弹 | bomb",
        "straight_flush": "同花顺 | straight flush | 同花",
        "joker_bomb": "四王 | four jokers | 天王炸 | 王炸 | 四大天王 | 四张王 | joker bomb",
    }
)
CONDUCT_WORDS: dict[Conduct, str] = {
    "played_in_parts": "分次出牌 | played in parts | 分次出",
    "concealed_count": "隐瞒张数 | hid the count | 隐瞒 | concealed the count",
    "signalled": "传递信息 | signalled | 暗示 | 明示 | signaled",
    "saw_hand": "看他人牌 | saw hand | 看牌 | 看他人的牌 | 看别人的牌 | saw a hand",
    "slow_play": "拖延 | slow play | 拖延时间 | 出牌慢",
    "left_table": "离场 | left table | 离席 | 离开赛台 | left the table",
    "settled_privately": "私了 | settled privately",
    "changed_partner": "换搭档 | changed partner | 更换搭档 | changed partners",
    "other": "其他行为 | other | 其他 | other conduct",
}
CONDUCTS: Words[Conduct] = words(CONDUCT_WORDS)

DOCUMENTS = {"invitational": ("邀请赛",), "competition": ("竞赛", "健康杯")}  # the first word is the one that is written
# How the readings of the rules are written in Chinese: the option, then its values. In English they are written by their keys.
SHORT: dict[str, tuple[str, dict[str, str]]] = {
    "levels": ("打几", {"two_to_a": "2到A", "seven": "都打7"}),
    "shuffle_and_cut": ("洗牌切牌", {"no_clause": "没有条款", "as_gc2": "切牌定先出", "r17": "国家规则"}),
    "first_drawer_count": ("数点数", {"from_drawer": "从抽牌人", "from_next": "从下家"}),
    "tribute": ("贡", {"yes": "有", "none": "没有"}),
    "refusal": ("抗贡方式", {"claimed": "提出", "automatic": "持有即抗", "not_shown": "不必亮出"}),
    "single_refusal_jokers": ("单下抗贡", {"own": "自己两张", "side": "一方合计"}),
    "tribute_to_partner": ("同伴进贡", {"last_pays": "末家进贡", "none": "不进贡", "third_pays": "三家进贡"}),
    "equal_tributes": ("贡牌一样大", {"first_takes_next": "头家收下家", "winners_choose": "赢家选", "lot": "抽签"}),
    "return_card": (
        "还牌限制",
        {
            "any": "任意",
            "ten_or_lower_to_partner": "还同伴不大于10",
            "ten_or_lower": "不大于10",
            "no_level_card": "不还级牌",
        },
    ),
    "return_order": ("还牌先后", {"none": "没有条款", "together": "同时亮出"}),
    "pattern_rules": ("牌型规则", {"gd": "邀请赛规则", "r17": "国家规则"}),
    "level_card_place": ("级牌位置", {"runs_natural": "顺子按原位", "full_house_too": "三带二也按原位"}),
    "plate_with_a": ("钢板里的A", {"both": "可大可小", "high_only": "只可大"}),
    "wilds_alone": ("单出逢人配", {"level_cards": "是级牌", "any_pair": "两张任意对"}),
    "five_alike_with_wilds": ("三张加两配", {"as_declared": "按声明", "bomb_only": "只算炸弹"}),
    "wild_undeclared": ("配牌未声明", {"strongest": "取最大", "must_declare": "必须声明"}),
    "flush_as_straight": ("同花顺当顺子", {"not_allowed": "不可以", "allowed": "可以"}),
    "joker_pair_in_full_house": ("三带对王", {"allowed": "可以", "not_allowed": "不可以"}),
    "jiefeng": ("接风", {"partner": "对家", "next_player": "下一家"}),
    "count_report": (
        "报张数",
        {"none": "没有义务", "at_ten": "十张", "on_request": "有问才报", "at_six": "六张", "at_seven": "七张"},
    ),
    "deal_ends": ("一副结束", {"pair_or_three_out": "两人或三人出完", "played_out": "打到最后"}),
    "promotion": ("升级", {"four_two_one": "4-2-1", "points_five_three_one": "积分5-3-1", "three_two_one": "3-2-1"}),
    "pass_a_condition": ("过A条件", {"partner_not_last": "对家不是末家", "partner_second": "对家二家"}),
    "pass_a_at_opponents_level": ("打对方级过A", {"no": "不能", "yes": "能"}),
    "a_attempts": ("打A不过", {"no_limit": "不限", "three": "三次退回"}),
    "wrong_count_takes_back": (
        "报错张数收回",
        {
            "no_clause": "没有条款",
            "all_since_due": "应报以后全部",
            "offender_only": "只犯规方",
            "r17": "国家规则",
            "chief_referee": "裁判长裁定",
        },
    ),
    "concealed_count": ("怎样算隐瞒", {"not_in_time": "没有及时报", "once_per_hand": "每副报一次"}),
    "turn_lost": ("停一轮出牌", {"no_clause": "没有条款", "one_turn": "一次", "whole_trick": "本圈"}),
    "wrong_cards": (
        "错牌去向",
        {
            "no_clause": "没有条款",
            "back_to_hand": "收回手中",
            "lost": "留在桌上",
            "lie_open": "摊在桌上",
            "chief_referee": "裁判长裁定",
        },
    ),
    "wrong_lead": ("领出错牌", {"no_clause": "没有条款", "next_player": "下家领出", "offender_again": "犯规者重出"}),
    "out_of_turn_next": (
        "越序之后",
        {"no_clause": "没有条款", "rightful_player": "本来轮到的人", "offenders_next": "犯规者下家"},
    ),
    "out_of_turn_pass": ("越序表态", {"no_clause": "没有条款", "r17": "国家规则"}),
    "wrong_play_late": (
        "错牌发现得晚",
        {"no_clause": "没有条款", "until_signed": "签字之前", "next_player_played": "下家出牌即有效"},
    ),
    "authority": ("裁定权", {"as_gc": "裁判长", "organiser": "组织者"}),
}
MORE_VALUES = {"yes": ("可以", "允许"), "no": ("不可以",), "allowed": ("可", "允许"), "not_allowed": ("不可",)}

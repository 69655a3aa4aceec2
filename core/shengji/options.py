"""The open readings of the 升级 clauses, as a frozen value that the opening event holds in full.

Every key stands in the list of open readings of the law; the first value is the reading that the document supports best. For
`match_end` there is none: the organiser has to say (`Option.asked`). The readings on play are those of the trick engine.
"""

from typing import Literal

import msgspec

from core.clause import Option
from core.desk.options import AUTHORITY
from core.shengji.options_of_play import PLAY
from core.shengji.options_of_showing import SHOWING
from core.text import Text
from core.trick import readings


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One value for every open reading; what each means stands in `OPTIONS`. No field has a default: a log holds all of them."""

    # set-up
    permanent_trumps: Literal["jokers_and_twos", "jokers"]
    first_level: Literal["three", "two"]
    deal_level: Literal["declarers_own", "common"]
    shuffle_and_cut: Literal["as_cd5", "organiser"]
    # declaring and overturning
    same_draw_shown: Literal["first_in_turn", "first_seen"]
    first_deal_undeclared: Literal["redeal", "third_bottom_card", "chief_referee"]
    third_bottom_two: Literal["no_trump", "its_suit"]
    third_bottom_overturn: Literal["allowed", "not_allowed"]
    overturn_opens: Literal["after_draw", "during_draw"]
    insurance_cards: Literal["drawn_after", "held_before"]
    first_overturn_must_beat: Literal["insured_pair", "declared_suit"]
    twos_pair_overturn: Literal["not_allowed", "below_suits", "above_spades"]
    first_deal_bottom: Literal["last_overturner", "each_in_turn"]
    first_deal_overturn_closes: Literal["bottom_taken", "bottom_buried"]
    later_overturn_order: Literal["until_three_pass", "one_round", "first_to_speak"]
    later_declarer_overturn: Literal["as_others", "declarer_never"]
    # play
    first_lead: Literal["declarer", "last_overturner"]
    tractor_adjacency: Literal["every_step", "level_not_to_suit", "joker_not_to_level"]
    no_trump_tractor: Literal["neighbours", "none"]
    decomposition: Literal["longest_first", "shortest_first"]
    throw_beaten_by: Literal["three_hands", "opponents"]
    throw_trumps: Literal["not_allowed", "allowed"]
    forced_component: Literal["smallest_beaten", "smallest", "first_beaten"]
    follow_tractor: Literal["longest_available", "pairs_suffice", "same_length"]
    follow_throw: Literal["by_component", "pairs_only", "suit_only"]
    pair_inside_tractor: Literal["must_play", "protected"]
    follow_trumps: Literal["as_side_suit", "number_only"]
    ruff_pair_as_singles: Literal["yes", "no"]
    over_ruff: Literal["largest_component", "all_components", "highest_card"]
    # end of the deal and scoring
    bottom_multiplier_by: Literal["winning_play", "led_play"]
    bottom_tractor: Literal["four_times_pairs", "power_of_two", "twice_cards"]
    bottom_ruffed_singles: Literal["singles", "pair"]
    total_cap: Literal["capped", "uncapped"]
    coins: Literal["factor_only", "stake", "stake_by_levels"]
    overturn_factor: Literal["power_of_two", "two_per_overturn"]
    # match
    past_a: Literal["wraps", "stops_at_a"]
    match_end: Literal["deals", "time", "first_past_a"]
    # offences
    throw_fine_to: Literal["nobody", "opponents"]
    authority: Literal["as_gc", "organiser"]


_SET_UP = (
    Option(
        "permanent_trumps",
        "SJ2.4",
        Text("常主有哪些", "which cards are permanent trumps"),
        {
            "jokers_and_twos": Text("大小王和四种花色的2", "the jokers and the four suits' 2s"),
            "jokers": Text("只有大小王，2是副牌里最小的", "the jokers only; 2 is the lowest side card"),
        },
        named=True,
    ),
    Option(
        "first_level",
        "SJ2.1",
        Text("第一副打几", "the level of the first deal"),
        {
            "three": Text("打3", "3"),
            "two": Text("打2，只在常主只有大小王时", "2, only where the jokers alone are permanent trumps"),
        },
    ),
    Option(
        "deal_level",
        "CD3.1",
        Text("打谁的级", "whose level a deal is played at"),
        {
            "declarers_own": Text("庄家一方自己的级，各方各升各的", "the declarer side's own; each side keeps its own"),
            "common": Text("双方共用一个级", "one level common to both sides"),
        },
    ),
    Option(
        "shuffle_and_cut",
        "CD5.1",
        Text("洗牌、切牌、谁先摸", "shuffle, cut, who draws first"),
        {
            "as_cd5": Text(
                "没有条款，照CD5.1和CD5.3；以后各副庄家先摸；只作记录",
                "no clause: as CD5.1 and CD5.3, later the declarer draws first; recorded only",
            ),
            "organiser": Text("由组织者定", "as the organiser says"),
        },
    ),
)

_ENDS = (
    readings.BOTTOM_MULTIPLIER_BY,
    Option(
        "bottom_tractor",
        "SJ7.2",
        Text("连对扣底的倍数", "the multiplier of a tractor"),
        {
            "four_times_pairs": Text("4×对数：8、12、16", "4 x pairs: 8, 12, 16"),
            "power_of_two": Text("2的（对数+1）次方：8、16、32", "2 to the power of pairs + 1: 8, 16, 32"),
            "twice_cards": Text("2×张数", "2 x cards"),
        },
    ),
    readings.BOTTOM_RUFFED_SINGLES,
    Option(
        "total_cap",
        "SJ8.1",
        Text("捡分方总分超过200", "a collectors' total above 200"),
        {
            "capped": Text("按200算（封顶）", "counts as 200"),
            "uncapped": Text("不封顶，每多40分多升一级", "not capped: one level more for each 40 points more"),
        },
    ),
    Option(
        "coins",
        "SJ4.5",
        Text("金币怎样算", "coins"),
        {
            "factor_only": Text("只算反主的倍数和甩牌失败的罚金", "only the factor of overturns and the fine for failed throws"),
            "stake": Text("底金×倍数，输家各付给每个赢家", "stake x factor, each loser to each winner"),
            "stake_by_levels": Text("底金×升级数×倍数", "stake x levels won x factor"),
        },
    ),
    Option(
        "overturn_factor",
        "SJ4.5",
        Text("反主n次乘多少", "the factor of n overturns"),
        {
            "power_of_two": Text("2的n次方", "2 to the power of n"),
            "two_per_overturn": Text("2×n", "2 x n"),
        },
    ),
)

_MATCH = (
    Option(
        "past_a",
        "SJ8.2",
        Text("升级超过A", "promotion past A"),
        {
            "wraps": Text("3、4…K、A，接着3：K升2级到3", "3, 4 … K, A, then 3: K and two levels is 3"),
            "stops_at_a": Text("先停在A", "stops at A first"),
        },
    ),
    Option(
        "match_end",
        "SJ8.2",
        Text("整场何时结束", "when the match ends"),
        {
            "deals": Text("打完约定的副数", "after a number of deals"),
            "time": Text("到时间", "at a time"),
            "first_past_a": Text("一方先过A", "when a side has passed A"),
        },
        asked=True,
    ),
)

_OFFENCES = (
    Option(
        "throw_fine_to",
        "SJ5.4",
        Text("甩牌失败的罚金归谁", "who gets the fine for a failed throw"),
        {
            "nobody": Text("从甩牌人扣除，不归任何人", "nobody: it is taken from the thrower"),
            "opponents": Text("付给对方两家，各半", "the two opponents, half each"),
        },
    ),
)

_AT_ODDS = Text(
    "first_level={level} 与 permanent_trumps={trumps} 矛盾；从2打起时，2不能是常主。",
    "first_level={level} contradicts permanent_trumps={trumps}; where levels begin at 2, a 2 is no permanent trump.",
)


def at_odds(options: Options) -> Text | None:
    """Return which options contradict each other: levels that begin at 2 leave no 2 to be a permanent trump.

    >>> at_odds(DEFAULTS) is None
    True
    """
    if options.first_level == "two" and options.permanent_trumps != "jokers":
        return _AT_ODDS.fill(level=options.first_level, trumps=options.permanent_trumps)
    return None


OPTIONS: tuple[Option, ...] = (*_SET_UP, *SHOWING, *PLAY, *_ENDS, *_MATCH, *_OFFENCES, AUTHORITY)

DEFAULTS = msgspec.convert({option.key: option.default for option in OPTIONS}, Options)
"""The default readings. `match_end` has none: its value here means only that a match goes on until somebody says how it ends."""

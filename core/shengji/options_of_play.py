"""The open readings on tractors, throws, following and ruffing. See `core.shengji.options` and `core.trick`."""

from core.clause import Option
from core.text import Text
from core.trick import readings

PLAY: tuple[Option, ...] = (
    Option(
        "first_lead",
        "SJ5.0",
        Text("反主以后谁先出", "who leads after an overturn"),
        {
            "declarer": Text("庄家", "the declarer"),
            "last_overturner": Text("最后反主的一家", "the last to overturn"),
        },
    ),
    Option(
        "tractor_adjacency",
        "CD3.3",
        Text("哪些对子相邻", "which pairs are neighbours"),
        {
            "every_step": Text("主牌每一级算一步，跨过级牌的也相邻", "each step of the trump order; across the level too"),
            "level_not_to_suit": Text("级牌对不与花色牌相连", "a level pair is not linked to cards of the suit"),
            "joker_not_to_level": Text("小王对不与级牌对相连", "small jokers are not linked to a level pair"),
        },
    ),
    readings.NO_TRUMP_TRACTOR,
    readings.DECOMPOSITION,
    Option(
        "throw_beaten_by",
        "CD3.4",
        Text("谁的牌使甩牌失败", "whose cards make a throw fail"),
        {
            "three_hands": Text("其余三家，包括对家", "the three other hands, the partner's too"),
            "opponents": Text("只看对方两家", "the two opponents only"),
        },
    ),
    readings.THROW_TRUMPS,
    readings.FORCED_COMPONENT,
    readings.FOLLOW_TRACTOR,
    readings.FOLLOW_THROW,
    readings.PAIR_INSIDE_TRACTOR,
    readings.FOLLOW_TRUMPS,
    readings.RUFF_PAIR_AS_SINGLES,
    readings.OVER_RUFF,
)

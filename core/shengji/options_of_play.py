"""The open readings on tractors, throws, following and ruffing. See `core.shengji.options` and `core.trick`."""

from core.clause import Option
from core.text import Text

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
    Option(
        "no_trump_tractor",
        "CD3.3",
        Text("无主时小王对、级牌对、2对是否成连对", "at no trump: small jokers with a level pair, a level pair with 2s"),
        {
            "neighbours": Text("相邻的成连对", "neighbours form a tractor"),
            "none": Text("不成连对", "no tractor"),
        },
    ),
    Option(
        "decomposition",
        "SJ5.4",
        Text("甩牌有几种拆法而没有声明", "a throw of several readings that was not declared"),
        {
            "longest_first": Text("先取最长的连对", "the longest tractor first"),
            "shortest_first": Text("先取最短的", "the shortest first"),
        },
    ),
    Option(
        "throw_beaten_by",
        "CD3.4",
        Text("谁的牌使甩牌失败", "whose cards make a throw fail"),
        {
            "three_hands": Text("其余三家，包括对家", "the three other hands, the partner's too"),
            "opponents": Text("只看对方两家", "the two opponents only"),
        },
    ),
    Option(
        "throw_trumps",
        "SJ5.4",
        Text("能否甩主牌", "throwing trumps"),
        {
            "not_allowed": Text("不能；甩了由裁判长裁定", "no; what follows is for the chief referee"),
            "allowed": Text("能，同副牌", "yes, like a side suit"),
        },
    ),
    Option(
        "forced_component",
        "SJ5.4",
        Text("甩牌失败强制出哪一组", "which component of a failed throw is forced"),
        {
            "smallest_beaten": Text("被压住的里面最小的", "the smallest of those that are beaten"),
            "smallest": Text("全部里面最小的", "the smallest of all"),
            "first_beaten": Text("下家先压住的", "the first that the next player beats"),
        },
    ),
    Option(
        "follow_tractor",
        "SJ5.3",
        Text("跟连对", "following a tractor"),
        {
            "longest_available": Text(
                "最长的连对（不超过领出的），再对子，再单张", "the longest tractor up to the one led, then pairs, then singles"
            ),
            "pairs_suffice": Text("有对子即可", "pairs are enough"),
            "same_length": Text("同样长的连对才必须跟", "a tractor only against one of its length"),
        },
    ),
    Option(
        "follow_throw",
        "SJ5.4",
        Text("跟含对子或连对的甩牌", "following a throw that holds pairs or a tractor"),
        {
            "by_component": Text("逐组同样要求", "the same duty, component by component"),
            "pairs_only": Text("只要求对子", "pairs, not tractors"),
            "suit_only": Text("只要求同花色", "the suit only"),
        },
    ),
    Option(
        "pair_inside_tractor",
        "SJ5.2",
        Text("跟对子，而唯一的对子在连对里", "a pair is led and the only pair is inside a tractor"),
        {"must_play": Text("必须出", "it must be played"), "protected": Text("可以不拆", "it need not")},
    ),
    Option(
        "follow_trumps",
        "SJ5.5",
        Text("跟主牌的对子、连对", "following a pair or tractor of trumps"),
        {
            "as_side_suit": Text("同副牌一样要求", "the same duty as in a side suit"),
            "number_only": Text("只要求主牌的张数", "the number of trumps only"),
        },
    ),
    Option(
        "ruff_pair_as_singles",
        "SJ5.4",
        Text("杀两张单张时一对能否当两张单张", "whether a pair may ruff two singles"),
        {"yes": Text("能", "yes"), "no": Text("不能", "no")},
    ),
    Option(
        "over_ruff",
        "SJ5.4",
        Text("盖杀甩牌比什么", "what decides between two ruffs of a throw"),
        {
            "largest_component": Text("比最大的一组，再比先后", "the largest component, then who played first"),
            "all_components": Text("每一组都要大", "every component must be higher"),
            "highest_card": Text("比最大的一张", "the highest single card"),
        },
    ),
)

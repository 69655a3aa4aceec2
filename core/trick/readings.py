"""The open readings of trick play that every game of tricks may choose from, under the same keys and values.

What each value means for the cards stands in the engine (`core.trick.ways`). A game names those that are open at its tables.
"""

from functools import lru_cache

from msgspec.structs import replace

from core.clause import Option
from core.text import Text
from core.trick.follow import breach
from core.trick.order import Order
from core.trick.parts import Lead
from core.trick.ways import Ways

NO_TRUMP_TRACTOR = Option(
    "no_trump_tractor",
    "CD3.3",
    Text("无主时小王对、级牌对、2对是否成连对", "at no trump: small jokers with a level pair, a level pair with 2s"),
    {
        "neighbours": Text("相邻的成连对", "neighbours form a tractor"),
        "none": Text("不成连对", "no tractor"),
    },
)
DECOMPOSITION = Option(
    "decomposition",
    "SJ5.4",
    Text("甩牌有几种拆法而没有声明", "a throw of several readings that was not declared"),
    {
        "longest_first": Text("先取最长的连对", "the longest tractor first"),
        "shortest_first": Text("先取最短的", "the shortest first"),
    },
)
THROW_TRUMPS = Option(
    "throw_trumps",
    "SJ5.4",
    Text("能否甩主牌", "throwing trumps"),
    {
        "not_allowed": Text("不能；甩了由裁判长裁定", "no; what follows is for the chief referee"),
        "allowed": Text("能，同副牌", "yes, like a side suit"),
    },
)
FORCED_COMPONENT = Option(
    "forced_component",
    "SJ5.4",
    Text("甩牌失败强制出哪一组", "which component of a failed throw is forced"),
    {
        "smallest_beaten": Text("被压住的里面最小的", "the smallest of those that are beaten"),
        "smallest": Text("全部里面最小的", "the smallest of all"),
        "first_beaten": Text("下家先压住的", "the first that the next player beats"),
    },
)
FOLLOW_TRACTOR = Option(
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
)
FOLLOW_THROW = Option(
    "follow_throw",
    "SJ5.4",
    Text("跟含对子或连对的甩牌", "following a throw that holds pairs or a tractor"),
    {
        "by_component": Text("逐组同样要求", "the same duty, component by component"),
        "pairs_only": Text("只要求对子", "pairs, not tractors"),
        "suit_only": Text("只要求同花色", "the suit only"),
    },
)
PAIR_INSIDE_TRACTOR = Option(
    "pair_inside_tractor",
    "SJ5.2",
    Text("跟对子，而唯一的对子在连对里", "a pair is led and the only pair is inside a tractor"),
    {"must_play": Text("必须出", "it must be played"), "protected": Text("可以不拆", "it need not")},
)
FOLLOW_TRUMPS = Option(
    "follow_trumps",
    "SJ5.5",
    Text("跟主牌的对子、连对", "following a pair or tractor of trumps"),
    {
        "as_side_suit": Text("同副牌一样要求", "the same duty as in a side suit"),
        "number_only": Text("只要求主牌的张数", "the number of trumps only"),
    },
)
RUFF_PAIR_AS_SINGLES = Option(
    "ruff_pair_as_singles",
    "SJ5.4",
    Text("杀两张单张时一对能否当两张单张", "whether a pair may ruff two singles"),
    {"yes": Text("能", "yes"), "no": Text("不能", "no")},
)
OVER_RUFF = Option(
    "over_ruff",
    "SJ5.4",
    Text("盖杀甩牌比什么", "what decides between two ruffs of a throw"),
    {
        "largest_component": Text("比最大的一组，再比先后", "the largest component, then who played first"),
        "all_components": Text("每一组都要大", "every component must be higher"),
        "highest_card": Text("比最大的一张", "the highest single card"),
    },
)
BOTTOM_MULTIPLIER_BY = Option(
    "bottom_multiplier_by",
    "SJ7.1",
    Text("扣底倍数看谁的牌", "whose play sets the multiplier of the bottom"),
    {
        "winning_play": Text("看最后一圈赢的那手", "the play that wins the last trick"),
        "led_play": Text("看最后一圈领出的那手", "the play led to the last trick"),
    },
)
BOTTOM_RUFFED_SINGLES = Option(
    "bottom_ruffed_singles",
    "SJ7.3",
    Text("最后一圈用一对杀两张单张", "a pair that ruffs two singles in the last trick"),
    {
        "singles": Text("按这一圈的牌型，算单张（×2）", "counts as singles, the pattern of the trick (x 2)"),
        "pair": Text("算对子（×4）", "counts as a pair (x 4)"),
    },
)

_FOLLOWING = (FOLLOW_TRACTOR, FOLLOW_THROW, PAIR_INSIDE_TRACTOR, FOLLOW_TRUMPS)


def rests_on(lead: Lead, hand: tuple[str, ...], play: tuple[str, ...], order: Order, ways: Ways, *, whole: bool = True) -> str:
    """Return the option under another reading of which a play would follow as it must; empty: there is none."""
    for option in _FOLLOWING:
        for value in option.values:
            if value == getattr(ways, option.key):
                continue
            if breach(lead, hand, play, order, _read(ways, option.key, value), whole=whole) is None:
                return option.key
    return ""


@lru_cache(maxsize=256)
def _read(ways: Ways, key: str, value: str) -> Ways:
    return replace(ways, **{key: value})

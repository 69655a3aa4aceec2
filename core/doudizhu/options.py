"""The open readings of the 斗地主 clauses, as a frozen value that the opening event holds in full.

Every key stands in the list of open readings of the law; the first value is the default: the published competition rules of 2016
for what DZ5 leaves open, elsewhere the reading that the document supports best.
"""

from typing import Literal

import msgspec

from core.clause import Option
from core.desk.options import AUTHORITY
from core.text import Text

YesNo = Literal["yes", "no"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One value for every open reading; what each means stands in `OPTIONS`. No field has a default: a log holds all of them."""

    face_up_in_bottom: Literal["turn_another", "dealers_next"]
    first_bidder_after_pass: Literal["same", "next"]
    redeals: Literal["unlimited", "three"]
    wing_pair_as_singles: YesNo
    wing_triple: YesNo
    wing_adjacent_triple: YesNo
    wing_four_alike: YesNo
    wing_core_rank: YesNo
    wing_both_jokers: YesNo
    quad_pair_as_singles: YesNo
    quad_both_jokers: YesNo
    quad_bomb_as_pairs: YesNo
    quad_single_and_pair: YesNo
    deal_in_progress_from: Literal["first_card", "first_bid"]
    deal_at_bell: Literal["finish", "void"]
    authority: Literal["as_gc", "organiser"]


_NO = Text("不可以", "no")
_YES = Text("可以", "yes")


def _allowed(key: str, clause: str, question: Text, *, default: YesNo) -> Option:
    values = {"yes": _YES, "no": _NO} if default == "yes" else {"no": _NO, "yes": _YES}
    return Option(key, clause, question, values)


OPTIONS: tuple[Option, ...] = (
    Option(
        "face_up_in_bottom",
        "DZ3.1",
        Text("明牌落在三张底牌里", "the face-up card lies among the three"),
        {
            "turn_another": Text("发牌前另翻一张", "another card is turned before the deal"),
            "dealers_next": Text("发牌人的下家先叫", "the player after the dealer bids first"),
        },
    ),
    Option(
        "first_bidder_after_pass",
        "DZ2.1",
        Text("都不叫之后由谁先叫", "who bids first after all passed"),
        {"same": Text("原先叫牌的人", "the same player"), "next": Text("下一家", "the next player")},
    ),
    Option(
        "redeals",
        "DZ2.1",
        Text("都不叫可以重发几次", "how often a deal that all passed is dealt again"),
        {
            "unlimited": Text("不限", "without limit"),
            "three": Text("三次，之后由裁判长裁定", "three times, then the chief referee decides"),
        },
    ),
    _allowed(
        "wing_pair_as_singles",
        "DZ5.3",
        Text("飞机翅膀：一对当两张单牌（333444+55）", "wings: a pair as two singles (333444+55)"),
        default="yes",
    ),
    _allowed(
        "wing_triple",
        "DZ5.3",
        Text("飞机翅膀：三张同点、与三顺不相连（333444555+KKK）", "wings: three alike, not adjacent to the core (333444555+KKK)"),
        default="yes",
    ),
    _allowed(
        "wing_adjacent_triple",
        "DZ5.3",
        Text("飞机翅膀：与三顺相连的三张（333444555+666）", "wings: a triple adjacent to the core (333444555+666)"),
        default="no",
    ),
    _allowed(
        "wing_four_alike",
        "DZ5.3",
        Text("飞机翅膀：四张同点（333444555666+7777）", "wings: four alike (333444555666+7777)"),
        default="no",
    ),
    _allowed(
        "wing_core_rank",
        "DZ5.3",
        Text("飞机翅膀：与三顺同点的第四张（333444+3+5）", "wings: a fourth card of a core rank (333444+3+5)"),
        default="no",
    ),
    _allowed(
        "wing_both_jokers",
        "DZ5.3",
        Text("飞机翅膀：大小王当两张单牌", "wings: both jokers as two singles"),
        default="no",
    ),
    _allowed(
        "quad_pair_as_singles",
        "DZ5.4",
        Text("四带二：一对当两张单牌（3333+44）", "four with two: a pair as the two singles (3333+44)"),
        default="yes",
    ),
    _allowed(
        "quad_both_jokers",
        "DZ5.4",
        Text("四带二：大小王当两张单牌", "four with two: both jokers as the two singles"),
        default="no",
    ),
    _allowed(
        "quad_bomb_as_pairs",
        "DZ5.4",
        Text("四带二：四张同点当两对（3333+4444）", "four with two: four alike as the two pairs (3333+4444)"),
        default="no",
    ),
    _allowed(
        "quad_single_and_pair",
        "DZ5.4",
        Text("四带二：一张单牌和一对（3333+5+66）", "four with two: one single and one pair (3333+5+66)"),
        default="no",
    ),
    Option(
        "deal_in_progress_from",
        "DZ10.1",
        Text("一副牌从何时算已经开始", "from when a deal is in progress"),
        {
            "first_card": Text("发出第一张牌起", "once the first card is dealt"),
            "first_bid": Text("有人叫牌起", "once a bid was made"),
        },
    ),
    Option(
        "deal_at_bell",
        "DZ10.1",
        Text("时间到时正在进行的一副", "the deal in progress when time is up"),
        {
            "finish": Text("打完并计分", "is finished and counts"),
            "void": Text("停止，不计分", "stops and does not count"),
        },
    ),
    AUTHORITY,
)

DEFAULTS = msgspec.convert({option.key: option.default for option in OPTIONS}, Options)

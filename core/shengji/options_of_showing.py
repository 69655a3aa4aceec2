"""The open readings on declaring, insuring and overturning. See `core.shengji.options`."""

from core.clause import Option
from core.text import Text

SHOWING: tuple[Option, ...] = (
    Option(
        "same_draw_shown",
        "SJ2.1",
        Text("两家在同一张牌摸后亮级牌", "two show a level card at the same draw"),
        {
            "first_in_turn": Text("按摸牌顺序在前的一家", "the one who drew first in turn order"),
            "first_seen": Text("先看到的一家，由裁判员认定", "the one seen first; the referee says who"),
        },
    ),
    Option(
        "first_deal_undeclared",
        "SJ2.1",
        Text("第一副无人亮级牌", "nobody shows a level card in the first deal"),
        {
            "redeal": Text("重发", "redeal"),
            "third_bottom_card": Text("照SJ2.3看底牌第三张", "the third bottom card, as SJ2.3"),
            "chief_referee": Text("由裁判长裁定", "the chief referee decides"),
        },
    ),
    Option(
        "third_bottom_two",
        "SJ2.3",
        Text("底牌第三张是2（2为常主时）", "the third bottom card is a 2, where 2s are permanent trumps"),
        {
            "no_trump": Text("常主，无主", "a permanent trump: no trump"),
            "its_suit": Text("以它的花色为主", "its suit is trumps"),
        },
    ),
    Option(
        "third_bottom_overturn",
        "SJ2.3",
        Text("底牌定主以后反主", "overturning trumps that the bottom card gave"),
        {
            "allowed": Text("四家都可以，任何一对", "all four may, with any pair"),
            "not_allowed": Text("不可以", "no"),
        },
    ),
    Option(
        "overturn_opens",
        "SJ4.0a",
        Text("何时可以开始反主", "when overturning opens"),
        {
            "after_draw": Text("牌摸完以后", "when the last card is drawn"),
            "during_draw": Text("摸牌当中也可以", "also during the draw"),
        },
    ),
    Option(
        "insurance_cards",
        "SJ4.4",
        Text("用什么牌上保险", "with which card one insures"),
        {
            "drawn_after": Text(
                "报主后再摸到的；一次亮出一对算报主并上保险",
                "one drawn after declaring; both shown at once are declared and insured",
            ),
            "held_before": Text("报主前就有的也可以", "also one held before"),
        },
    ),
    Option(
        "first_overturn_must_beat",
        "SJ4.3",
        Text("第一次反主须大过什么", "what the first overturn must beat"),
        {
            "insured_pair": Text(
                "没有上保险的，任何一对都可以反；上了保险的须更大",
                "any pair overturns an uninsured single; an insured pair only a higher one",
            ),
            "declared_suit": Text("须大过所报的花色", "always the declared suit"),
        },
    ),
    Option(
        "twos_pair_overturn",
        "SJ4.0a",
        Text("用一对2反主（2为常主时）", "overturning with a pair of 2s, where 2s are permanent trumps"),
        {
            "not_allowed": Text("不可以", "no"),
            "below_suits": Text("可以，低于各花色", "yes, below the suits"),
            "above_spades": Text("可以，在小王和黑桃之间", "yes, between small joker and spades"),
        },
    ),
    Option(
        "first_deal_bottom",
        "SJ4.1",
        Text("第一副谁拿底牌", "who takes the bottom in the first deal"),
        {
            "last_overturner": Text("反完以后，最后反主的一家", "the last to overturn, when all have"),
            "each_in_turn": Text("反主的各家依次拿底、盖底", "each who has overturned takes and buries in turn"),
        },
    ),
    Option(
        "first_deal_overturn_closes",
        "SJ4.1",
        Text("第一副何时不可再反", "when overturning closes in the first deal"),
        {
            "bottom_taken": Text("拿了底牌以后", "once the bottom is taken"),
            "bottom_buried": Text("盖了底牌以后", "once it is buried"),
        },
    ),
    Option(
        "later_overturn_order",
        "SJ4.2",
        Text("以后各副按什么次序问反主", "the order in which later deals ask for overturns"),
        {
            "until_three_pass": Text(
                "从庄家下家起，庄家最后；连续三家不反为止",
                "from the declarer's next player, the declarer last, until the three others pass in a row",
            ),
            "one_round": Text("只问一圈", "one round only"),
            "first_to_speak": Text("谁先说算谁", "whoever speaks first"),
        },
    ),
    Option(
        "later_declarer_overturn",
        "SJ4.0c",
        Text("以后各副庄家能否反主", "whether the declarer may overturn in later deals"),
        {
            "as_others": Text(
                "可以；报主的一家在别人反过以后才问", "yes; who declared trumps is asked only once another has overturned"
            ),
            "declarer_never": Text("庄家不能", "the declarer never"),
        },
    ),
)

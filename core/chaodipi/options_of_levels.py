"""The open readings on the bottom, the J that sends back, levels, and the end of a match. See `core.chaodipi.options`."""

from core.clause import Option
from core.text import Text

HOOK: tuple[Option, ...] = (
    Option(
        "bottom_throw",
        "CD4.5",
        Text("最后一圈以甩牌赢，底牌的倍数", "the multiplier when a throw wins the last trick"),
        {
            "largest_component": Text("按其中最大的牌型，不累加（照SJ7.3）", "its largest component, not added up (as SJ7.3)"),
            "number_of_cards": Text("按张数", "the number of its cards"),
        },
    ),
    Option(
        "hook_table_points",
        "CD2.3",
        Text("打J时“台面上”的80分", "the 80 points “on the table” at level J"),
        {
            "before_bottom": Text("加底牌之前各圈的分", "the points of the tricks, before the bottom"),
            "with_bottom": Text("连底牌的分", "with the bottom"),
        },
    ),
    Option(
        "hook_off_suit_below_80",
        "CD2.3",
        Text("副J抠底而台面不满80分", "the bottom by a J of another suit, with less than 80 on the table"),
        {
            "not_applied": Text("不回6", "nothing is sent back"),
            "applied": Text("照样回6", "back to 6 all the same"),
        },
    ),
    Option(
        "hook_pattern",
        "CD2.3",
        Text("J只是最后一手牌的一部分", "the J is part of a larger last play"),
        {
            "contains_j": Text("有J就算", "a play that holds a J"),
            "only_j": Text("只算单张J或一对J", "a single or pair of J only"),
        },
    ),
    Option(
        "hook_no_trump",
        "CD2.3",
        Text("无主时以J抠底", "the bottom by a J at no trump"),
        {
            "off_suit": Text("都算副J，回6", "every J is of another suit: back to 6"),
            "no_hook": Text("不算", "nothing is sent back"),
            "chief_referee": Text("由裁判长裁定", "for the chief referee"),
        },
    ),
    Option(
        "hook_promotion",
        "CD2.3",
        Text("台上退回时台下升不升级", "whether the collectors go up when the declarers are sent back"),
        {
            "by_table": Text("按分升级", "by points"),
            "off_suit_none": Text("副J抠底不升", "not by a J of another suit"),
        },
    ),
)

MATCH: tuple[Option, ...] = (
    Option(
        "next_declarer",
        "CD2.2",
        Text("换庄以后谁做庄", "who declares after a change"),
        {
            "next_player": Text("原庄家的下家（照SJ9.1）", "the old declarer's next player (as SJ9.1)"),
            "last_trick_winner": Text("赢最后一圈的人", "the winner of the last trick"),
            "side_names_one": Text("由该方指定", "the side names one"),
        },
    ),
    Option(
        "top_row",
        "CD2.2",
        Text("升级表的最后一行", "the last row of the level table"),
        {
            "five_from_180": Text("180分以上升5级", "180 and more: 5"),
            "four_from_160": Text("160分以上升4级，没有5级", "160 and more: 4, and nothing gives 5"),
        },
    ),
    Option(
        "must_play_left_by",
        "CD2.1",
        Text("怎样离开必打的级", "how a level that must be played is left"),
        {
            "declarers": Text("只能做庄打赢", "only by winning a deal as declarers"),
            "collectors_too": Text("抓分升级也可以", "by collecting points too"),
        },
    ),
    Option(
        "penalties_counted",
        "CD4.1",
        Text("罚分何时计算", "when penalties are counted"),
        {
            "end_of_deal": Text(
                "一副打完：先扣台下的，再加台上的", "at the end of the deal: off the collectors, then the declarers' added"
            ),
            "at_once": Text("当时就算在台面的分上", "at once, on the running points"),
        },
    ),
    Option(
        "limit_inside_deal",
        "CD0.1",
        Text("两小时到了，一副还没打完", "two hours end inside a deal"),
        {
            "finish": Text("打完这一副，算数", "it is finished and counts"),
            "void": Text("立即停止，这一副不算", "it stops and does not count"),
        },
    ),
    Option(
        "ahead_at_limit",
        "CD0.1",
        Text("时间到谁领先", "who is ahead at the limit"),
        {
            "level_then_referee": Text("级高的；同级由裁判长裁定", "the higher level; equal levels: the chief referee"),
            "level_then_deal": Text("级高的；同级加打一副", "the higher level; equal levels: one deal more"),
            "level_then_stage": Text("级高的；同级台上的胜", "the higher level; equal levels: the declarers' side"),
        },
    ),
)

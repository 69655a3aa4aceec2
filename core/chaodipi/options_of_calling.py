"""The open readings on calling and 炒底. See `core.chaodipi.options`."""

from core.clause import Option
from core.text import Text

CALLING: tuple[Option, ...] = (
    Option(
        "first_drawer_count",
        "CD5.1",
        Text("抽牌定谁先抓，从谁数起", "counting from the card drawn for the first drawer"),
        {
            "from_drawer": Text("从抽牌的人数起，他是1；只作记录", "from the one who drew it, as 1; recorded only"),
            "from_next": Text("从他的下家数起", "from the next player"),
        },
    ),
    Option(
        "later_deal_uncalled",
        "CD1.5",
        Text("以后各副无人叫主", "nobody calls in a later deal"),
        {
            "third_bottom_card": Text(
                "看底牌从上数第三张，是王则无主（照SJ2.3）", "the third bottom card; a joker: no trump (as SJ2.3)"
            ),
            "chief_referee": Text("由裁判长裁定", "for the chief referee"),
        },
    ),
    Option(
        "first_stir_must_beat",
        "CD1.3",
        Text("第一次炒须大过什么", "what the first stir must beat"),
        {
            "nothing": Text("任何一对都可以炒", "any pair beats a call"),
            "called_suit": Text("须大过所叫的花色", "a suit above the called one"),
        },
    ),
    Option(
        "declarer_overturn_opens_stir",
        "CD1.4",
        Text("庄家拿底牌之前反了，叫主的能否炒", "whether the declarer's overturn before the bottom lets the caller stir"),
        {
            "yes": Text("能，算有别人反过", "yes: it is somebody else's"),
            "no": Text("不能", "no"),
        },
    ),
    Option(
        "stir_effect",
        "CD1.4",
        Text("炒底做什么", "what a stir does"),
        {
            "takes_bottom": Text(
                "拿底牌再盖八张，庄家不变（照SJ4.2、SJ5.0）",
                "takes the bottom and buries eight; the declarer stays (as SJ4.2, SJ5.0)",
            ),
            "trumps_only": Text("只改主", "only trumps change"),
        },
    ),
    Option(
        "first_deal_late_stir",
        "CD1.5",
        Text("第一副盖底以后能否炒", "a stir in the first deal after the burial"),
        {
            "open": Text("能，庄家不变", "yes; the declarer stays"),
            "closed": Text("不能（照SJ4.1）", "no (as SJ4.1)"),
        },
    ),
)

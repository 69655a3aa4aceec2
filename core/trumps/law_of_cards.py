"""Every way to break what the table says of the cards, the draw, the level and the declarer. See `core.trumps.rulebook`."""

from core.text import Text
from core.trumps.making import rule, seen

_STANDS_FIRST = Text("先记的为准。", "What was recorded first stands.")

NO_SUCH_CARD = rule(
    "no_such_card",
    "SJ1.1",
    "“{card}”不是两副牌里的牌；应为108张牌中的一张。",
    "“{card}” is no card of the two packs; one of their cards was due.",
)
CARD_THRICE = rule(
    "card_thrice",
    "SJ1.1",
    "{card}有{n}张（{where}）；两副牌里只有两张。",
    "{card} is there {n} times ({where}); two packs hold it twice.",
)
HAND_SIZE = rule("hand_size", "SJ1.1", "{who}的手牌有{n}张；应为{due}张。", "The hand of {who} has {n} cards; {due} were due.")
HAND_COUNT = seen(
    "hand_count",
    "SJ1.1",
    "清点{who}的手牌是{n}张；按记录应为{due}张。",
    "The hand of {who} was counted at {n} cards; by the record {due} were due.",
)
DEALT_TWICE = rule(
    "dealt_twice",
    "SJ1.1",
    "{who}的手牌已经记录过；每副只发一次。",
    "The hand of {who} is recorded already; the cards are dealt once.",
    _STANDS_FIRST,
)
HAND_LACKS = rule(
    "hand_lacks",
    "SJ1.1",
    "所记的{who}的手牌里没有{cards}，而这些牌他已经摸到、亮出、盖下或打出。",
    "The hand of {who} as recorded lacks {cards}, which it has drawn, shown, buried or played already.",
)
BOTTOM_SIZE = rule("bottom_size", "SJ1.1", "底牌有{n}张；应为8张。", "The bottom has {n} cards; 8 were due.")
BOTTOM_LAID_LATE = rule(
    "bottom_laid_late",
    "SJ1.1",
    "底牌已经记录过或拿走了，又记了一次。",
    "The bottom was recorded though it is recorded already, or taken.",
    _STANDS_FIRST,
)
DRAWN_OUT_OF_TURN = rule(
    "drawn_out_of_turn",
    "SJ1.1",
    "{who}摸牌，应由{right}摸；逆时针方向依次各摸一张。",
    "{who} drew a card; {right} had to draw: one card each, counter-clockwise.",
    Text("牌留在摸牌人手里，由裁判长裁定。", "The card stays where it was drawn; the chief referee decides."),
)
NO_SUCH_DRAW = rule(
    "no_such_draw",
    "SJ1.1",
    "{who}亮的牌记在摸了{n}张时；四家一共摸1到100张。",
    "What {who} showed is timed at {n} cards drawn; all together draw 1 to 100.",
    Text("算没有记时间。", "It counts as not timed."),
)
DRAWN_TOO_MANY = rule(
    "drawn_too_many",
    "SJ1.1",
    "{who}摸了第{n}张；每人25张，剩8张底牌。",
    "{who} drew card {n}; 25 each were due, 8 are left for the bottom.",
    Text("牌留在摸牌人手里，由裁判长裁定。", "The card stays where it was drawn; the chief referee decides."),
)
DRAW_UNFINISHED = rule(
    "draw_unfinished",
    "SJ1.1",
    "才摸了{n}张牌就{what}；应摸到剩8张底牌为止。",
    "{n} cards had been drawn when {what}; cards are drawn until eight are left.",
    Text(
        "照记录，没有摸的牌不详；由裁判长裁定。",
        "It stands as recorded, the cards not drawn are not known; the chief referee decides.",
    ),
)
UNFINISHED = rule("unfinished", "SJ5.0", "第{deal}副没有打完就开始了新的一副。", "A new deal began before deal {deal} was over.")
NO_SUCH_LEVEL = rule(
    "no_such_level",
    "SJ8.2",
    "“{level}”不是可打的级；级从{low}到A。",
    "“{level}” is no level that can be played; levels run from {low} to A.",
    Text("打几不详。", "The level is not known."),
)
LEVEL_DIFFERS = rule(
    "level_differs",
    "CD3.1",
    "第{deal}副打{level}；应打{due}。",
    "Deal {deal} was played at {level}; {due} was due.",
    Text("按实际所打的级，由裁判长裁定。", "The deal counts at the level that was played; the chief referee decides."),
)
DECLARER_DIFFERS = rule(
    "declarer_differs",
    "SJ9.1",
    "第{deal}副记{who}为庄家；应为{right}。",
    "{who} is recorded as declarer of deal {deal}; {right} was due.",
    Text("按记录的庄家，由裁判长裁定。", "The declarer stands as recorded; the chief referee decides."),
)
TRUMPS_DIFFER = rule(
    "trumps_differ",
    "SJ2.2",
    "第{deal}副记主为{suit}；亮出的主是{right}。",
    "Trumps of deal {deal} are recorded as {suit}; {right} was shown.",
    Text("按记录的主，由裁判长裁定。", "Trumps stand as recorded; the chief referee decides."),
)

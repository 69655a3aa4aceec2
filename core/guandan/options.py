"""The open readings of the 掼蛋 clauses, as a frozen value that the opening event holds in full.

Every key stands in the list of open readings of the law. The first value is the default at a table of the invitational (GD); the
competition's (GC) stand in `core.guandan.presets`.
"""

from typing import Literal

import msgspec

from core.clause import Option
from core.desk.options import AUTHORITY
from core.text import Text


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One value for every open reading; what each means stands in `OPTIONS`. No field has a default: a log holds all of them."""

    # set-up
    levels: Literal["two_to_a", "seven"]
    shuffle_and_cut: Literal["no_clause", "as_gc2", "r17"]
    first_drawer_count: Literal["from_drawer", "from_next"]
    # tribute
    tribute: Literal["yes", "none"]
    refusal: Literal["claimed", "automatic", "not_shown"]
    single_refusal_jokers: Literal["own", "side"]
    tribute_to_partner: Literal["last_pays", "none", "third_pays"]
    equal_tributes: Literal["first_takes_next", "winners_choose", "lot"]
    return_card: Literal["any", "ten_or_lower_to_partner", "ten_or_lower", "no_level_card"]
    return_order: Literal["none", "together"]
    # play
    pattern_rules: Literal["gd", "r17"]
    level_card_place: Literal["runs_natural", "full_house_too"]
    plate_with_a: Literal["both", "high_only"]
    wilds_alone: Literal["level_cards", "any_pair"]
    five_alike_with_wilds: Literal["as_declared", "bomb_only"]
    wild_undeclared: Literal["strongest", "must_declare"]
    flush_as_straight: Literal["not_allowed", "allowed"]
    joker_pair_in_full_house: Literal["allowed", "not_allowed"]
    jiefeng: Literal["partner", "next_player"]
    count_report: Literal["none", "at_ten", "on_request", "at_six", "at_seven"]
    # ends
    deal_ends: Literal["pair_or_three_out", "played_out"]
    promotion: Literal["four_two_one", "points_five_three_one", "three_two_one"]
    pass_a_condition: Literal["partner_not_last", "partner_second"]
    pass_a_at_opponents_level: Literal["no", "yes"]
    a_attempts: Literal["no_limit", "three"]
    # offences
    wrong_count_takes_back: Literal["no_clause", "all_since_due", "offender_only", "r17", "chief_referee"]
    concealed_count: Literal["not_in_time", "once_per_hand"]
    turn_lost: Literal["no_clause", "one_turn", "whole_trick"]
    wrong_cards: Literal["no_clause", "back_to_hand", "lost", "lie_open", "chief_referee"]
    wrong_lead: Literal["no_clause", "next_player", "offender_again"]
    out_of_turn_next: Literal["no_clause", "rightful_player", "offenders_next"]
    out_of_turn_pass: Literal["no_clause", "r17"]
    wrong_play_late: Literal["no_clause", "until_signed", "next_player_played"]
    authority: Literal["as_gc", "organiser"]


_NO_CLAUSE = Text("没有条款：记为事实，由裁判长裁定", "no clause: a fact, the chief referee decides")
_CHIEF = Text("由裁判长裁定", "the chief referee decides")

_SET_UP = (
    Option(
        "levels",
        "GD4.1",
        Text("打几", "which levels are played"),
        {
            "two_to_a": Text("从2打到A，各方各打各的级", "from 2 to A, each side its own"),
            "seven": Text("每副都打7，每轮五副", "always 7, five deals a round"),
        },
    ),
    Option(
        "shuffle_and_cut",
        "GC2.5",
        Text("洗牌、切牌，谁先摸牌、谁先出牌", "shuffle and cut: who draws and who leads first"),
        {
            "no_clause": Text(
                "没有条款：第一副抽随机牌，抽中者先出（GD5.1）", "no clause: a random card in the first deal (GD5.1)"
            ),
            "as_gc2": Text(
                "东家洗牌，右手方切牌并抽一张亮明放回，摸得者先出，每副如此",
                "East shuffles, the right-hand player cuts and draws a card, which goes back open; who draws it leads, each deal",
            ),
            "r17": Text("按2017年国家竞赛规则第五条", "as article 5 of the national rules of 2017"),
        },
    ),
    Option(
        "first_drawer_count",
        "GC2.5",
        Text("按抽出的牌的点数从谁数起", "from whom the points of the drawn card are counted"),
        {
            "from_drawer": Text(
                "从抽牌人数起为1，逆时针；A为1，J、Q、K为11、12、13，王重抽",
                "from the drawer as 1, counter-clockwise; A is 1, J Q K are 11 12 13, jokers are redrawn",
            ),
            "from_next": Text("从下一家数起", "from the next player"),
        },
    ),
)

_TRIBUTE = (
    Option(
        "tribute",
        "GD5.2",
        Text("进贡", "tribute"),
        {"yes": Text("有", "paid"), "none": Text("没有", "none")},
    ),
    Option(
        "refusal",
        "GD5.3",
        Text("抗贡", "refusing tribute"),
        {
            "claimed": Text(
                "是权利：亮第一张贡牌之前提出，亮出大王，各持一张的两家都要提出；不提出即放弃",
                "a right: claimed before the first tribute card is shown, the big jokers laid open, "
                "by both where each holds one; not claimed is waived",
            ),
            "automatic": Text("持有即抗贡", "whenever the big jokers are held"),
            "not_shown": Text("是权利，大王不必亮出", "a right, the jokers are not shown"),
        },
    ),
    Option(
        "single_refusal_jokers",
        "GD5.4",
        Text("单下抗贡看谁的大王", "single tribute: whose big jokers count"),
        {
            "own": Text("末家自己的两张", "the last player's own two"),
            "side": Text("末家一方两人合计", "both players of his side"),
        },
    ),
    Option(
        "tribute_to_partner",
        "GD5.4",
        Text("头家与末家是同伴时的进贡", "tribute where first and last are partners"),
        {
            "last_pays": Text("末家向头家进贡，末家先出", "the last pays the first and leads"),
            "none": Text("不进贡，末家先出", "none, the last leads"),
            "third_pays": Text("三家进贡", "the third pays"),
        },
    ),
    Option(
        "equal_tributes",
        "GD5.2",
        Text("双下两张贡牌一样大", "double tribute: both cards are equal"),
        {
            "first_takes_next": Text(
                "头家收下家的，另一赢家收另一张；该下家先出", "the first takes that of his next player, who leads"
            ),
            "winners_choose": Text("由赢家选", "the winners choose"),
            "lot": Text("抽签", "by lot"),
        },
    ),
    Option(
        "return_card",
        "GD5.2",
        Text("还什么牌", "which card is returned"),
        {
            "any": Text("任意一张", "any card"),
            "ten_or_lower_to_partner": Text("还给同伴的不得大于10", "to a partner 10 or lower"),
            "ten_or_lower": Text("一律不得大于10", "10 or lower to all"),
            "no_level_card": Text("不得还级牌", "no level card"),
        },
    ),
    Option(
        "return_order",
        "GD5.2",
        Text("两张还牌的先后", "the order of the two return cards"),
        {
            "none": Text("没有条款：都在出牌前记下", "no clause: both are recorded before the lead"),
            "together": Text("扣着放好，同时亮出", "face down, shown together"),
        },
    ),
)

_PLAY = (
    Option(
        "pattern_rules",
        "GC2.7",
        Text("GC未写的牌型和大小按哪份规则", "which text gives the patterns and their order that GC lacks"),
        {
            "gd": Text("按GD2、GD3.1、GD4", "as GD2, GD3.1, GD4"),
            "r17": Text("2017年国家竞赛规则（牌型与大小相同）", "the national rules of 2017 (the same patterns and order)"),
        },
    ),
    Option(
        "level_card_place",
        "GD4.2",
        Text("级牌在顺子、三连对、钢板、三带二里的位置", "the place of level cards in runs and full houses"),
        {
            "runs_natural": Text(
                "顺子、三连对、钢板里按原位，其余在A之上", "natural in straights, tubes and plates, above A elsewhere"
            ),
            "full_house_too": Text("三带二里也按原位", "natural in full houses too"),
        },
    ),
    Option(
        "plate_with_a",
        "GD2.6",
        Text("钢板里的A", "A in a plate"),
        {
            "both": Text("AAA222和KKKAAA都可以", "AAA222 and KKKAAA are both allowed"),
            "high_only": Text("只有KKKAAA", "KKKAAA only"),
        },
    ),
    Option(
        "wilds_alone",
        "GD4.1",
        Text("单独出逢人配", "wild cards alone"),
        {
            "level_cards": Text("是级牌：一张为单牌，两张为一对", "are level cards: one a single, two a pair"),
            "any_pair": Text("两张可当任何一对", "two may be any pair"),
        },
    ),
    Option(
        "five_alike_with_wilds",
        "GD2.2",
        Text("三张同点加两张逢人配（999+♥♥）", "three alike with two wild cards (999+♥♥)"),
        {
            "as_declared": Text("五张炸弹或三带二，按声明", "a bomb of five or a full house, as declared"),
            "bomb_only": Text("只算五张炸弹", "a bomb of five only"),
        },
    ),
    Option(
        "wild_undeclared",
        "GD4.1",
        Text("逢人配当什么没有声明", "what a wild card stands for was not declared"),
        {
            "strongest": Text(
                "跟牌取能压住的最大读法；领出有不同牌型时由裁判员询问",
                "following: the strongest that answers the table; leading with readings of different kinds: the referee asks",
            ),
            "must_declare": Text("必须声明，否则由裁判员询问", "must be declared, else the referee asks"),
        },
    ),
    Option(
        "flush_as_straight",
        "GD2.3",
        Text("五张同花的顺子当普通顺子出", "a straight flush played as a plain straight"),
        {"not_allowed": Text("不可以", "no"), "allowed": Text("可以", "yes")},
    ),
    Option(
        "joker_pair_in_full_house",
        "GD2.7",
        Text("三带二带一对王", "a joker pair in a full house"),
        {"allowed": Text("可以", "yes"), "not_allowed": Text("不可以", "no")},
    ),
    Option(
        "jiefeng",
        "GD7.1",
        Text("不是头家的人出完最后一手无人压", "nobody beats the last play of a player who is not first"),
        {
            "partner": Text("由对家接风", "his partner leads"),
            "next_player": Text("不接风，由还有牌的下一家出", "the next player still holding cards leads"),
        },
    ),
    Option(
        "count_report",
        "GC2.8",
        Text("报张数", "announcing the number of cards"),
        {
            "none": Text("没有义务", "no duty"),
            "at_ten": Text("十张以下（含十张）主动报，有问必报", "at ten or fewer, and whenever asked"),
            "on_request": Text("有问才报", "when asked"),
            "at_six": Text("六张以下主动报", "at six or fewer"),
            "at_seven": Text("七张以下主动报", "at seven or fewer"),
        },
    ),
)

_ENDS = (
    Option(
        "deal_ends",
        "GD6.1",
        Text("一副牌何时结束", "when a deal ends"),
        {
            "pair_or_three_out": Text("一方两人都出完，或三人出完", "when a side is out, or three players are"),
            "played_out": Text("打到最后", "it is played to the end"),
        },
    ),
    Option(
        "promotion",
        "GD6.2",
        Text("升级", "promotion"),
        {
            "four_two_one": Text("升4、2、1级", "4, 2 or 1 levels"),
            "points_five_three_one": Text("不升级，积5、3、1分", "no levels: 5, 3 or 1 points"),
            "three_two_one": Text("升3、2、1级", "3, 2 or 1 levels"),
        },
    ),
    Option(
        "pass_a_condition",
        "GD6.3",
        Text("过A的条件", "the condition to pass A"),
        {
            "partner_not_last": Text("对家不是末家", "the partner is not last"),
            "partner_second": Text("对家必须是二家", "the partner is second"),
        },
    ),
    Option(
        "pass_a_at_opponents_level",
        "GD6.3",
        Text("打对方的级时能否过A", "passing A in a deal at the opponents' level"),
        {"no": Text("不能", "no"), "yes": Text("能", "yes")},
    ),
    Option(
        "a_attempts",
        "GD6.3",
        Text("打A不过", "failed attempts at A"),
        {
            "no_limit": Text("不限次数", "no limit"),
            "three": Text("三次不过退回2", "after three, back to 2"),
        },
    ),
)

_OFFENCES = (
    Option(
        "wrong_count_takes_back",
        "GC2.8",
        Text("报错或隐瞒张数，收回什么", "wrong or concealed count: what is taken back"),
        {
            "no_clause": _NO_CLAUSE,
            "all_since_due": Text(
                "应报之时以后出的牌全部收回，报数后重出", "every card played since it was due; that turn is played again"
            ),
            "offender_only": Text("只收回犯规方的牌", "only the offender's cards"),
            "r17": Text("同样收回，另加口头警告", "the same, with a verbal warning"),
            "chief_referee": _CHIEF,
        },
    ),
    Option(
        "concealed_count",
        "GC2.8",
        Text("怎样算隐瞒", "what counts as concealed"),
        {
            "not_in_time": Text(
                "下一家出牌前没有报，或有问不答", "not announced before the next player has played, or a question left unanswered"
            ),
            "once_per_hand": Text("每副只需报一次", "once per hand only"),
        },
    ),
    Option(
        "turn_lost",
        "GC3.3",
        Text("停止一轮出牌", "the turn that is lost"),
        {
            "no_clause": _NO_CLAUSE,
            "one_turn": Text(
                "犯规者的一次出牌，转回来仍可出", "the offender's one turn; if the trick comes round again he may play"
            ),
            "whole_trick": Text("本圈不得再出", "no card in this trick"),
        },
    ),
    Option(
        "wrong_cards",
        "GC3.3",
        Text("错牌和带下来的牌", "the wrongly played or dropped cards"),
        {
            "no_clause": _NO_CLAUSE,
            "back_to_hand": Text("收回手中，记为暴露张", "go back to the hand and are recorded as exposed"),
            "lost": Text("留在桌上，算出掉", "stay on the table, lost"),
            "lie_open": Text("摊在桌上，一有合法机会就出", "lie open and are played at the first lawful chance"),
            "chief_referee": _CHIEF,
        },
    ),
    Option(
        "wrong_lead",
        "GC3.3",
        Text("领出错牌", "a wrong lead"),
        {
            "no_clause": _NO_CLAUSE,
            "next_player": Text("改由下家领出，牌型不限", "the next player leads, any pattern"),
            "offender_again": Text("犯规者重新领出", "the offender leads again"),
        },
    ),
    Option(
        "out_of_turn_next",
        "GC3.5",
        Text("越序出牌之后由谁出", "out of turn: who plays next"),
        {
            "no_clause": _NO_CLAUSE,
            "rightful_player": Text(
                "本来轮到的人；轮到犯规者时跳过", "whoever's turn it was; the offender is passed over when his turn comes"
            ),
            "offenders_next": Text("犯规者的下家", "the player after the offender"),
        },
    ),
    Option(
        "out_of_turn_pass",
        "GC3.5",
        Text("越序表态（不出）", "passing or speaking out of turn"),
        {
            "no_clause": Text("没有条款：只记为事实", "no clause: a fact only"),
            "r17": Text("犯规者和同伴本圈不得跟牌", "the offender and his partner may not follow in this trick"),
        },
    ),
    Option(
        "wrong_play_late",
        "GC1.2",
        Text("错牌发现得晚", "a wrong play that is noticed late"),
        {
            "no_clause": _NO_CLAUSE,
            "until_signed": Text(
                "签字之前可以提出；下一圈已领出的由裁判长裁定",
                "may be raised until the sheet is signed; once the next trick is led the chief referee decides",
            ),
            "next_player_played": Text("下家出牌后即有效", "stands once the next player has played"),
        },
    ),
)

_AT_ODDS = Text(
    "levels={levels} 与 promotion={promotion} 矛盾；打7计分，打2到A升级。",
    "levels={levels} contradicts promotion={promotion}; points go with level 7, promotion with levels 2 to A.",
)


def at_odds(options: Options) -> Text | None:
    """Return which options contradict each other: a round at level 7 is scored by points (GC2.4), a match to A by levels (GD6.2).

    >>> at_odds(DEFAULTS) is None
    True
    """
    by_points = options.promotion == "points_five_three_one"
    if (options.levels == "seven") == by_points:
        return None
    return _AT_ODDS.fill(levels=options.levels, promotion=options.promotion)


OPTIONS: tuple[Option, ...] = (*_SET_UP, *_TRIBUTE, *_PLAY, *_ENDS, *_OFFENCES, AUTHORITY)

DEFAULTS = msgspec.convert({option.key: option.default for option in OPTIONS}, Options)

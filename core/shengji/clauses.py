"""The clauses of 升级, each in our own words, and what the program does about it: SJ, and those borrowed from 炒地皮 (CD).

GC1.2, GC1.3 and GC3.2 stand with the referee's desk (`core.desk.rulebook`), which every game has.
"""

from core.clause import Clause, clause

DECLARING: tuple[Clause, ...] = (
    clause(
        "SJ1.1",
        "两副牌108张，逆时针各摸一张，每人25张，剩8张底牌归庄家盖。",
        "Two packs of 108; one card each, counter-clockwise, 25 a hand; the last eight are the "
        "bottom, for the declarer to bury from.",
        "张数、第三张相同的牌、摸牌次序都查。",
        "Counts, a third card of one code and the order of the draw are checked.",
    ),
    clause(
        "SJ2.1",
        "第一副抢报：最先摸到并亮出级牌的人做庄，该花色为主，他和对家打，对方捡分。",
        "First deal: who first draws and shows a level card declares; its suit is trumps; the other side collects points.",
        "同时亮的见选项 same_draw_shown，无人亮的见 first_deal_undeclared。",
        "Two at once: the option same_draw_shown; nobody: first_deal_undeclared.",
    ),
    clause(
        "SJ2.2",
        "以后各副摸牌时任何人可以亮一张级牌，该花色为主，庄家不变。",
        "Later, anybody may show a level card during the draw: that suit is trumps, and the declarer stays.",
        "先亮的为准。",
        "Who shows first makes trumps.",
    ),
    clause(
        "SJ2.3",
        "以后各副无人报主，看底牌从上数第三张的花色；是常主则无主。",
        "Later, where nobody has declared, the third bottom card gives trumps; a permanent trump makes no trump.",
        "第三张是2见选项 third_bottom_two，能否再反见 third_bottom_overturn。",
        "A 2: the option third_bottom_two; overturning it: third_bottom_overturn.",
    ),
    clause(
        "SJ2.4",
        "常主不能报主。",
        "Permanent trumps do not declare.",
        "哪些是常主见选项 permanent_trumps，开场必须写明。",
        "Which they are is the option permanent_trumps, to be named at the opening.",
    ),
    clause(
        "SJ3.1",
        "庄家拿8张底牌，从33张里盖8张；只有盖的人看得见，出牌中不可换，打完才亮给大家。",
        "The declarer takes the eight and buries eight of 33; only who buries sees them, they stay as "
        "they are and are shown afterwards.",
        "张数、手里没有的牌、谁盖、何时亮都查；偷看由人看到并记录。",
        "The number, cards not held, who buries and when it is shown are checked; looking is seen and recorded by people.",
    ),
    clause(
        "SJ4.0a",
        "报主以后、出牌之前，别的玩家可以用同花色的一对级牌或一对常主反主。",
        "After declaring and before play another player may overturn with a pair of level cards of "
        "one suit or of permanent trumps.",
        "何时可反见选项 overturn_opens，一对2见 twos_pair_overturn。",
        "From when: the option overturn_opens; a pair of 2s: twos_pair_overturn.",
    ),
    clause(
        "SJ4.0b",
        "用一对常主反的是无主：只有常主和级牌是主，各花色级牌一样大。",
        "A pair of permanent trumps makes no trump: only they and level cards are trumps, and all level cards are equal.",
        "照此排牌的大小。",
        "The order of cards goes by it.",
    ),
    clause(
        "SJ4.0c",
        "报主的人要等别人反过以后才能反。",
        "Who declared may overturn only once another has.",
        "庄家没有报主的见选项 later_declarer_overturn。",
        "A declarer who did not declare trumps: the option later_declarer_overturn.",
    ),
    clause(
        "SJ4.1",
        "第一副反主反打：在庄家拿底牌之前反，反的人做庄；盖底以后不能再反。",
        "First deal: overturning comes before the bottom is taken and makes the declarer; not once it is buried.",
        "界限见选项 first_deal_overturn_closes，谁拿底见 first_deal_bottom。",
        "The limit: the option first_deal_overturn_closes; who takes the bottom: first_deal_bottom.",
    ),
    clause(
        "SJ4.2",
        "以后各副反主炒底：庄家盖底以后从庄家下家起依次问；反的人拿底牌再盖，庄家不变。",
        "Later: once the bottom is buried, in turn from the declarer; who overturns takes it and "
        "buries again, the declarer stays.",
        "次序见选项 later_overturn_order。",
        "The order is the option later_overturn_order.",
    ),
    clause(
        "SJ4.3",
        "可以反多次，按大王、小王、黑桃、红桃、梅花、方片一次比一次大。",
        "Any number of overturns, each higher: big joker, small joker, spades, hearts, clubs, diamonds.",
        "第一次须大过什么见选项 first_overturn_must_beat。",
        "What the first must beat is the option first_overturn_must_beat.",
    ),
    clause(
        "SJ4.4",
        "上保险：报主的人再亮出同花色的另一张级牌，以后须用更大的反。",
        "Insurance: who declared shows the second card of it; only a higher one overturns then.",
        "用什么牌见选项 insurance_cards。",
        "With which card is the option insurance_cards.",
    ),
    clause(
        "SJ4.5",
        "每反一次输赢翻番。",
        "Each overturn doubles the stakes.",
        "倍数见选项 overturn_factor；金币见 coins，数额由组织者定。",
        "The factor is the option overturn_factor; coins are the option coins, the amount is the organiser's.",
    ),
)

PLAY: tuple[Clause, ...] = (
    clause(
        "SJ5.0",
        "庄家先出，逆时针，每圈最大的下圈先出。",
        "The declarer leads, counter-clockwise; who wins a trick leads next.",
        "不按顺序出没有处罚条款，由裁判长裁定。",
        "Acting out of turn has no penalty, and the chief referee decides.",
    ),
    clause(
        "SJ5.1",
        "出副牌单张要跟该花色；没有可垫可杀。",
        "A side-suit single is followed in suit; who is void discards or ruffs.",
        "手牌没有记录的，后来打出的牌可以证明跟错。",
        "Where a hand is not recorded, later plays can prove a follow wrong.",
    ),
    clause(
        "SJ5.2",
        "出对子要跟对子，没有跟单张；只有主牌对子能杀。",
        "A pair is followed by a pair, else by singles; only a pair of trumps ruffs it.",
        "唯一的对子在连对里的见选项 pair_inside_tractor。",
        "The only pair inside a tractor: the option pair_inside_tractor.",
    ),
    clause(
        "SJ5.3",
        "出连对要跟连对，没有跟对子，再没有跟单张；杀要同样对数的连对。",
        "A tractor is followed by a tractor, else pairs, else singles; only a tractor of as many pairs ruffs it.",
        "跟多长的见选项 follow_tractor。",
        "How long: the option follow_tractor.",
    ),
    clause(
        "SJ5.4",
        "甩副牌要跟该花色；杀要含相应牌型。失败的强制出失败牌型中最小的，扣底金的1/2。",
        "A throw of a side suit is followed in suit and ruffed in its pattern; if it fails, the "
        "smallest of what failed is forced "
        "and half of the base stake taken.",
        "强制哪一组见选项 forced_component，罚金见 throw_fine_to；三家手牌都有记录时由程序判。",
        "Which is forced: the option forced_component; the fine: throw_fine_to; judged where the three hands are recorded.",
    ),
    clause(
        "SJ5.5",
        "出主牌要跟主牌；没有可出任何牌。",
        "Trumps are followed by trumps; who has none plays anything.",
        "对子、连对见选项 follow_trumps。",
        "Pairs and tractors: the option follow_trumps.",
    ),
)

ENDS: tuple[Clause, ...] = (
    clause(
        "SJ6.1",
        "5为5分，10和K为10分，共200分。",
        "A 5 has 5 points, a 10 and a K 10: 200 in all.",
        "由牌面计算。",
        "Counted from the cards.",
    ),
    clause(
        "SJ6.2",
        "每圈的分归赢的一方；捡分方总分为面上分加扣底分。",
        "Points go with the trick; the collectors' total is their tricks and what they got from the bottom.",
        "有成绩单的与计算的对照。",
        "What a sheet says is compared with it.",
    ),
    clause(
        "SJ7.1",
        "最后一圈最大的得底牌的分，按牌型加倍。",
        "Who wins the last trick gets the points of the bottom, multiplied.",
        "看谁的牌见选项 bottom_multiplier_by。",
        "Whose play counts: the option bottom_multiplier_by.",
    ),
    clause(
        "SJ7.2",
        "单张2倍，对子4倍，连对4倍乘对数。",
        "Single x 2, pair x 4, tractor x 4 x pairs.",
        "连对见选项 bottom_tractor。",
        "Tractors: the option bottom_tractor.",
    ),
    clause(
        "SJ7.3",
        "甩牌按其中最大的牌型，不累加。",
        "A throw by its largest component, not added up.",
        "一对杀两张单张见选项 bottom_ruffed_singles。",
        "A pair that ruffs two singles: the option bottom_ruffed_singles.",
    ),
    clause(
        "SJ8.1",
        "0分升3级，不满40升2级，不满80升1级；80到115换庄；120捡分方升1级，到160升2级，到200升3级。",
        "Attackers go up 3 at 0, 2 below 40, 1 below 80; the deal passes at 80 to 115; collectors go "
        "up 1 at 120, 2 to 160, 3 to 200.",
        "超过200见选项 total_cap。",
        "Above 200: the option total_cap.",
    ),
    clause(
        "SJ8.2",
        "过A以后从头再升。",
        "Past A the levels begin again.",
        "见选项 past_a；整场何时结束由组织者写明（match_end）。",
        "See the option past_a; when the match ends the organiser says (match_end).",
    ),
    clause(
        "SJ9.1",
        "主打方升级，庄家的对家做下一副的庄；否则庄家的下家做庄。",
        "Where the attackers go up the declarer's partner declares next, otherwise the declarer's next player.",
        "由结果推出；裁定改变结果的也跟着变。",
        "Follows from the result, also where a ruling changes it.",
    ),
)

BORROWED: tuple[Clause, ...] = (
    clause(
        "CD3.1",
        "常主、级牌和主花色的牌都是主牌；打庄家一方的级。（借自炒地皮）",
        "Permanent trumps, level cards and the trump suit are trumps; a deal is at the declarer "
        "side's level. (Borrowed from chaodipi.)",
        "常主不照此条，见选项 permanent_trumps；打谁的级见 deal_level。",
        "Permanent trumps are not borrowed: the option permanent_trumps; whose level: deal_level.",
    ),
    clause(
        "CD3.2",
        "单张；对子是两张相同的牌；连对是相邻的两对以上，跨过级牌也算。（借自炒地皮）",
        "A single; a pair of two equal cards; a tractor of two or more neighbouring pairs, across the "
        "level too. (Borrowed from chaodipi.)",
        "见选项 tractor_adjacency。",
        "See the option tractor_adjacency.",
    ),
    clause(
        "CD3.3",
        "大王、小王、主级牌、其他级牌、主花色A的对子也相邻。（借自炒地皮）",
        "Pairs of big jokers, small jokers, trump level, other level and trump A are neighbours too. (Borrowed from chaodipi.)",
        "见选项 tractor_adjacency、no_trump_tractor。",
        "See the options tractor_adjacency and no_trump_tractor.",
    ),
    clause(
        "CD3.4",
        "同花色各组都最大的副牌可以一起甩出。（借自炒地皮）",
        "Side-suit cards of one suit of which each component is the highest are thrown together. (Borrowed from chaodipi.)",
        "看几家的牌见选项 throw_beaten_by。",
        "Whose cards count: the option throw_beaten_by.",
    ),
    clause(
        "CD5.1",
        "抽一张牌定谁先摸，王重抽。（借自炒地皮）",
        "A card fixes who draws first, jokers are redrawn. (Borrowed from chaodipi.)",
        "只作记录，没有发现；见选项 shuffle_and_cut。",
        "Recorded only; see the option shuffle_and_cut.",
        "judgement",
    ),
)

CLAUSES: tuple[Clause, ...] = (*DECLARING, *PLAY, *ENDS, *BORROWED)

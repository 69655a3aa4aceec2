"""The clauses of 炒地皮, each in our own words, and what the program does about it: CD, what it borrows from 升级 (CD5.5) aside.

GC1.2, GC1.3 and GC3.2 stand with the referee's desk (`core.desk.rulebook`), which every game has.
"""

from core.clause import Clause, clause

MATCH: tuple[Clause, ...] = (
    clause(
        "CD0.1",
        "淘汰制，一局定胜负，限时2小时；时间到双方都没过A的，领先的一方胜；A必打；决赛三局两胜。",
        "Knockout, one game of two hours; where nobody has passed A the side ahead wins; "
        "A must be played; the final is best of three.",
        "到时间的一副见选项 limit_inside_deal，谁领先见 ahead_at_limit；时间由人记录。",
        "A deal in progress: the option limit_inside_deal; who is ahead: ahead_at_limit. The time is taken down by people.",
    ),
)

CALLING: tuple[Clause, ...] = (
    clause(
        "CD1.1",
        "明叫明炒：叫主和炒底都要让其余三家知道花色。",
        "Calling and stirring are done openly, with their suit.",
        "由人看到并记录；没有说清的，由裁判长裁定。",
        "Seen and recorded by people; where it was not made clear, the chief referee decides.",
        "judgement",
    ),
    clause(
        "CD1.2",
        "炒底要有同花色的一对级牌，或一对王；用王炒的是无主。",
        "A stir needs a pair of level cards of one suit, or of jokers, which make no trump.",
        "亮出的牌照此查。",
        "The cards shown are checked.",
    ),
    clause(
        "CD1.3",
        "按大王、小王、黑桃、红桃、梅花、方片一次比一次大；一对牌只能炒一次。",
        "Each higher than the last: big joker, small joker, spades, hearts, clubs, diamonds; a pair once only.",
        "第一次炒须大过什么见选项 first_stir_must_beat。",
        "What the first must beat: the option first_stir_must_beat.",
    ),
    clause(
        "CD1.4",
        "从庄家的下家起逆时针问，下家是叫主的就从叫主的下家起；第一轮没有别人炒，叫主的和庄家都不能炒；"
        "庄家没有叫主的，拿底牌之前可以先反。",
        "Asked counter-clockwise from the declarer's next, or the caller's next where that is the caller; in the first round "
        "the caller and the declarer only once another has; a declarer who did not call may overturn before taking the bottom.",
        "庄家反了以后叫主的能否炒见选项 declarer_overturn_opens_stir，炒了做什么见 stir_effect。",
        "Whether that lets the caller in: the option declarer_overturn_opens_stir; what a stir does: stir_effect.",
    ),
    clause(
        "CD1.5",
        "第一副先叫2的做庄；拿底牌之前有人反主，反主的做庄，以最后反主拿底的为准。",
        "First deal: who first calls a 2 declares; who overturns before the bottom is taken declares instead, the last of them.",
        "盖底以后再炒见选项 first_deal_late_stir；第一副无人叫的重新发牌，以后各副见 later_deal_uncalled。",
        "A stir after the burial: the option first_deal_late_stir; where nobody calls the cards are dealt again, in later deals: "
        "later_deal_uncalled.",
    ),
)

LEVELS: tuple[Clause, ...] = (
    clause(
        "CD2.1",
        "从2打到A，2、J、A必打；先过A的一方胜。",
        "From 2 to A; 2, J and A must be played; the first side past A wins.",
        "怎样离开必打的级见选项 must_play_left_by。",
        "How a level that must be played is left: the option must_play_left_by.",
    ),
    clause(
        "CD2.2",
        "0分升5级，不满20升4级，以后每20分少一级；80分换庄；100分起抓分方升1级，每20分多一级。一方连庄，两人轮流。",
        "5 levels at 0, 4 below 20, one less for each 20; at 80 the deal passes; from 100 collectors go up 1, "
        "one more for each 20. A side that stays alternates.",
        "最后一行的印错见选项 top_row；换庄以后谁做庄见 next_declarer。",
        "The misprint in the last row: the option top_row; who declares after a change: next_declarer.",
    ),
    clause(
        "CD2.3",
        "打J时，台下以正J抠底且台面满80分，台上回到2；以副J抠底回到6；台下按分升级。",
        "At level J: collectors who take the last trick with a trump-suit J and have 80 on the table send the "
        "declarers back to 2, with another J to 6; they go up by points.",
        "见选项 hook_table_points、hook_off_suit_below_80、hook_pattern、hook_no_trump、hook_promotion。",
        "See the options hook_table_points, hook_off_suit_below_80, hook_pattern, hook_no_trump and hook_promotion.",
    ),
)

CARDS: tuple[Clause, ...] = (
    clause(
        "CD3.1",
        "大王、小王（常主）、级牌、主花色的牌是主牌；打庄家一方的级。",
        "Jokers (permanent trumps), level cards and the trump suit are trumps; a deal is at the declarer side's level.",
        "照此排牌的大小。",
        "The order of cards goes by it.",
    ),
    clause(
        "CD3.2",
        "单张；对子是两张相同的牌；连对是相邻的两对以上，跨过级牌也算。",
        "A single; a pair of two equal cards; a tractor of two or more neighbouring pairs, across the level too.",
        "照此拆牌。",
        "Cards are read by it.",
    ),
    clause(
        "CD3.3",
        "大王、小王、主级牌、其他级牌、主花色A的对子也相邻。",
        "Pairs of big jokers, small jokers, trump level, other level and trump A are neighbours too.",
        "无主时见选项 no_trump_tractor。",
        "At no trump: the option no_trump_tractor.",
    ),
    clause(
        "CD3.4",
        "同花色各组都最大的副牌可以一起甩出。",
        "Side-suit cards of one suit of which each component is the highest are thrown together.",
        "甩主牌见选项 throw_trumps；三家手牌都有记录时由程序判。",
        "Trumps: the option throw_trumps; judged where the three hands are recorded.",
    ),
)

FINES: tuple[Clause, ...] = (
    clause(
        "CD4.1",
        "台下罚分罚到0分为止，台上罚到200分为止。",
        "Fines of the collectors come off their points, down to 0; those of the declarers are added, up to 200.",
        "何时计算见选项 penalties_counted。",
        "When they are counted: the option penalties_counted.",
    ),
    clause(
        "CD4.2",
        "甩牌失败，每张罚10分；对家明知有大过的牌而隐瞒，判负。",
        "A failed throw is fined 10 points a card; the partner who knowingly hides a card that beats it loses.",
        "罚多少见选项 failed_throw_fine；是否故意、负到哪里（loss_scope）由裁判长裁定。",
        "How much: the option failed_throw_fine; intent, and how far a loss goes (loss_scope), are for the chief referee.",
    ),
    clause(
        "CD4.3",
        "跟错牌每张罚10分，不能为大；故意的一次罚20分。",
        "A wrong follow is fined 10 points a card and cannot win; a deliberate one 20 each time.",
        "哪几张见选项 wrong_follow_cards；是否故意由裁判长裁定，见 deliberate_fine。",
        "Which cards: the option wrong_follow_cards; intent is for the chief referee, see deliberate_fine.",
    ),
    clause(
        "CD4.4",
        "扣的牌不是8张，罚80分。",
        "A bottom that is not eight cards is fined 80 points.",
        "记在谁名下见选项 wrong_burial_charged_to，出牌之前发现的见 wrong_burial_before_lead。",
        "Whose: the option wrong_burial_charged_to; found before the first lead: wrong_burial_before_lead.",
    ),
    clause(
        "CD4.5",
        "单张挖底2倍，对子4倍，连对8倍，三连对16倍，依此类推。",
        "The bottom counts x 2 by a single, x 4 by a pair, x 8 by a tractor, x 16 by one of three pairs, and so on.",
        "甩牌见选项 bottom_throw，看谁的牌见 bottom_multiplier_by。",
        "A throw: the option bottom_throw; whose play counts: bottom_multiplier_by.",
    ),
    clause(
        "CD4.6",
        "一家多牌一家少牌，多的给少的任意抽，同家罚20分；单方多或少罚10分，多的让他方抽掉，少的打到没有为止；庄家先查底牌。",
        "One over and one short: the short hand draws from the long one, partners are fined 20; one alone is "
        "fined 10, what is over is drawn off, who is short plays on; a declarer's count looks at the bottom first.",
        "抽掉的牌见选项 surplus_cards，连扣牌张数不对的见 wrong_burial_and_count。",
        "Cards drawn off: the option surplus_cards; together with a wrong burial: wrong_burial_and_count.",
    ),
)

ORDER: tuple[Clause, ...] = (
    clause(
        "CD5.1",
        "年龄最大者抽一张牌定谁先抓牌，王重抽。",
        "The oldest player draws a card that fixes who draws first; jokers are redrawn.",
        "只作记录，没有发现；怎样数见选项 first_drawer_count。",
        "Recorded only; how it is counted: the option first_drawer_count.",
        "judgement",
    ),
    clause(
        "CD5.2",
        "不得看别人的牌。",
        "Nobody looks at another's cards.",
        "由人看到并记录；没有处罚条款，由裁判长裁定。",
        "Seen and recorded by people; no penalty is named, and the chief referee decides.",
        "judgement",
    ),
    clause(
        "CD5.3",
        "台上主打者洗牌，上家切牌一次，不看牌。",
        "The declarer shuffles; the player before cuts once, without looking.",
        "由人看到并记录；没有处罚条款，由裁判长裁定。",
        "Seen and recorded by people; no penalty is named, and the chief referee decides.",
        "judgement",
    ),
    clause(
        "CD5.4",
        "用语言或动作传递信息是作弊，输掉该局。",
        "Passing information by word or gesture is cheating: that game is lost.",
        "由裁判长认定，负到哪里见选项 loss_scope。",
        "Found by the chief referee; how far the loss goes: the option loss_scope.",
        "judgement",
    ),
    clause(
        "CD5.5",
        "出牌和跟牌与八十分基本相同。",
        "Play and following as in ordinary 80 points.",
        "借用升级的SJ4.2、SJ5.0至SJ5.5、SJ6.1。",
        "SJ4.2, SJ5.0 to SJ5.5 and SJ6.1 of shengji are borrowed.",
    ),
)

CLAUSES: tuple[Clause, ...] = (*MATCH, *CALLING, *LEVELS, *CARDS, *FINES, *ORDER)

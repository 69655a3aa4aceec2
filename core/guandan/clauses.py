"""The clauses of 掼蛋, each in our own words, and what the program does about it: GD, GC and the ranking of teams (TR).

GC1.2, GC1.3 and GC3.2 stand with the referee's desk (`core.desk.rulebook`), which every game has.
"""

from core.clause import Clause
from core.text import Text

_MEET = Text("属于整个赛事，不在一桌的比赛之内。", "It belongs to the meet, not to the match of one table.")

INVITATIONAL: tuple[Clause, ...] = (
    Clause(
        "GD1.1",
        Text(
            "两副牌共108张，每人27张；四人两两结对，输赢升级。",
            "Two packs of 108 cards, 27 for each of four players in two pairs, who win levels.",
        ),
        "implemented",
        Text(
            "张数、第三张相同的牌和手里没有的牌都要查；不按顺序出牌在邀请赛没有处罚条款，由裁判长裁定。",
            "Counts, a third card of one code and cards that a hand does not hold are checked; "
            "acting out of turn has no penalty here, and the chief referee decides.",
        ),
    ),
    Clause(
        "GD2.1",
        Text("四张王最大，什么牌都能压。", "The four jokers beat everything."),
        "implemented",
        Text("四张必须齐全。", "All four are needed."),
    ),
    Clause(
        "GD2.2",
        Text(
            "炸弹是四到八张同点的牌。两张红桃级牌是逢人配，可当王以外的任何牌；与八张同点的牌一起就是十张的炸弹。",
            "A bomb is four to eight cards of a rank. The two heart level cards are wild, for any card but a joker; "
            "with all eight of a rank they make a bomb of ten.",
        ),
        "implemented",
        Text("把王当逢人配不能成立。", "A joker is never wild, and no wild card is a joker."),
    ),
    Clause(
        "GD2.3",
        Text(
            "同花顺是同花的五张连续牌，从A2345到10JQKA。", "A straight flush is five cards in a row of one suit, A2345 to TJQKA."
        ),
        "implemented",
        Text(
            "能否当普通顺子出见选项 flush_as_straight。", "See the option flush_as_straight for one played as a plain straight."
        ),
    ),
    Clause(
        "GD2.4",
        Text("顺子是五张连续单牌，不多不少，不含王。", "A straight is exactly five cards in a row, without jokers."),
        "implemented",
        Text("级牌按原来的位置。", "A level card has its natural place."),
    ),
    Clause(
        "GD2.5",
        Text("三连对是三对连续的牌，不多不少，从AA2233到QQKKAA。", "A tube is exactly three pairs in a row, AA2233 to QQKKAA."),
        "implemented",
        Text("级牌按原来的位置。", "A level card has its natural place."),
    ),
    Clause(
        "GD2.6",
        Text("钢板是两个连续的三张，不多不少。", "A plate is exactly two triples in a row."),
        "implemented",
        Text("A能否在低处见选项 plate_with_a。", "Whether A may be low is the option plate_with_a."),
    ),
    Clause(
        "GD2.7",
        Text("单牌、一对、三张、三带一对。", "A single, a pair, a triple, a triple with a pair."),
        "implemented",
        Text("三张不能带单牌。", "A triple takes no single card."),
    ),
    Clause(
        "GD3.1",
        Text(
            "四王最大，其次六张以上的炸弹、同花顺、五张炸弹、四张炸弹，再其次是别的牌。"
            "别的牌须牌型和张数都相同才能比，三带二和钢板比三张；只能出更大的牌。",
            "Four jokers, bombs of six and more, straight flush, bomb of five, bomb of four, then everything else, "
            "which is compared only with the same pattern of as many cards, by the triples where there are any. "
            "Only a higher play may follow.",
        ),
        "implemented",
        Text(
            "没有压过的牌照样放在桌上；邀请赛没有处罚条款，竞赛按GC3.3。",
            "A play that does not beat lies there all the same; no penalty in the invitational, GC3.3 in the competition.",
        ),
    ),
    Clause(
        "GD4.1",
        Text(
            "从2打到A；逢人配可以补成任何牌型，只是不能当王。",
            "Levels run from 2 to A. A wild card completes any pattern and is never a joker.",
        ),
        "implemented",
        Text("没有声明当什么时见选项 wild_undeclared。", "For plays that were not declared see the option wild_undeclared."),
    ),
    Clause(
        "GD4.2",
        Text(
            "大小依次是大王、小王、级牌、A到最小的牌；三带二比三张。",
            "Cards rank big joker, small joker, level, A and so on down; a full house goes by its triple.",
        ),
        "implemented",
        Text("级牌在连续牌型里的位置见选项 level_card_place。", "The level's place in runs is the option level_card_place."),
    ),
    Clause(
        "GD5.1",
        Text(
            "第一副由抽中随机牌的人先出，以后由上一副的末家先出。",
            "A drawn card says who leads the first deal; later the last of the deal before leads.",
        ),
        "implemented",
        Text("进贡以后谁先出见GD5.2到GD5.4。", "Who leads after tribute: GD5.2 to GD5.4."),
    ),
    Clause(
        "GD5.2",
        Text(
            "双下：两个输方各进一张除红桃级牌外最大的牌，头家拿大的一张；赢家各还一张任意牌；进大牌的先出。",
            "After first and second place of one side both losers pay their highest card, the heart level card aside; "
            "the first finisher takes the higher, both winners return any card, and who paid the higher leads.",
        ),
        "implemented",
        Text(
            "谁收哪一张归错了，两张贡牌合起来是一条发现；没有处罚条款，由裁判长裁定。",
            "A pair of tributes that went the wrong way round is one finding; no clause names a penalty.",
        ),
    ),
    Clause(
        "GD5.3",
        Text(
            "双下时两个输方合有两张大王，可以抗贡；由头家先出。",
            "Losers who hold both big jokers between them may refuse tribute; then the first finisher leads.",
        ),
        "implemented",
        Text("怎样提出见选项 refusal。", "How it is claimed is the option refusal."),
    ),
    Clause(
        "GD5.4",
        Text(
            "单下：末家向头家进一张除红桃级牌外最大的牌，头家还一张任意牌，末家先出；末家有两张大王可以抗贡，由头家先出。",
            "Otherwise the last pays the first his highest card, the heart level card aside, takes any card back and leads. "
            "With both big jokers he may refuse, and the first leads.",
        ),
        "implemented",
        Text(
            "末家与头家是同伴时见选项 tribute_to_partner。",
            "Where last and first are partners see the option tribute_to_partner.",
        ),
    ),
    Clause(
        "GD6.1",
        Text(
            "最先出完的是头名，最后的是末名；双下是对方两人都在最后。",
            "First out is first, last is last; both of a side last is a double loss.",
        ),
        "implemented",
        Text("一副何时结束见选项 deal_ends。", "When a deal ends is the option deal_ends."),
    ),
    Clause(
        "GD6.2",
        Text(
            "双下升4级，对方有一人末名升2级，自己对门末名升1级。",
            "Four levels for both opponents last, two with one opponent last, one with the own partner last.",
        ),
        "implemented",
        Text("见选项 promotion；升级不越过A。", "See the option promotion; nobody is promoted past A."),
    ),
    Clause(
        "GD6.3",
        Text("打到A时，对家不是末名才赢下整场。", "At A a side wins the match only where its partner is not last."),
        "implemented",
        Text(
            "必须打自己的A；见选项 pass_a_condition、pass_a_at_opponents_level、a_attempts。",
            "It has to be the side's own A; see pass_a_condition, pass_a_at_opponents_level and a_attempts.",
        ),
    ),
    Clause(
        "GD7.1",
        Text(
            "头名的最后一手没有人压，由他的对家接着出（接风）。",
            "Where nobody beats the first finisher's last play, his partner leads.",
        ),
        "implemented",
        Text("不是头名的人见选项 jiefeng。", "For others than the first see the option jiefeng."),
    ),
    Clause(
        "GI1",
        Text("特邀单位6对、公司本部10对选手参加。", "Six invited pairs and ten of the company enter."),
        "out_of_scope",
        _MEET,
    ),
    Clause("GI2", Text("14支队伍，共4轮。", "Fourteen pairs, four rounds."), "out_of_scope", _MEET),
    Clause("GI3", Text("第一轮抽签淘汰，胜者进下一轮。", "Round one is drawn, winners go on."), "out_of_scope", _MEET),
    Clause(
        "GI4",
        Text("第二轮再抽签，胜者和轮空的一队进下一轮。", "Round two is drawn again; winners and one bye go on."),
        "out_of_scope",
        _MEET,
    ),
    Clause(
        "GI5", Text("第三轮半决赛，第四轮决赛。", "Round three are semi-finals, round four is the final."), "out_of_scope", _MEET
    ),
    Clause("GI6", Text("一、二、三等奖和优秀奖。", "First, second, third and merit prizes."), "out_of_scope", _MEET),
    Clause("GI7", Text("准时开赛。", "Play starts on time."), "out_of_scope", _MEET),
    Clause("GI8", Text("按期报名。", "Names are entered in time."), "out_of_scope", _MEET),
    Clause(
        "GI9", Text("公司主办，办公室和工会承办。", "The company holds it, its office and union run it."), "out_of_scope", _MEET
    ),
)

COMPETITION: tuple[Clause, ...] = (
    Clause(
        "GC1.1",
        Text("比赛中不能更换搭档，否则按弃权处理。", "Partners do not change; a change is a forfeit."),
        "judgement",
        Text("作为行为记录；弃权由裁判长裁定。", "It is recorded as conduct; the forfeit is the chief referee's to declare."),
    ),
    Clause(
        "GC2.1",
        Text("四人、两副牌，南北对东西。", "Four players, two packs, North-South against East-West."),
        "implemented",
        Text("座位0到3是南、东、北、西。", "Seats 0 to 3 are South, East, North, West."),
    ),
    Clause(
        "GC2.2",
        Text(
            "循环积分；对方弃权得18:0；一对选手弃权两轮，成绩全部取消。",
            "A round robin on points; 18:0 for a forfeit; a pair that forfeits two rounds loses all its results.",
        ),
        "implemented",
        Text(
            "裁定整场归一方时得18:0；跨轮次的取消属于赛事。",
            "A match that a ruling gives away scores 18:0; what spans several rounds belongs to the meet.",
        ),
    ),
    Clause(
        "GC2.3",
        Text(
            "签号在前的坐南北并记分，在后的坐东西并复核签字。",
            "The lower number sits North-South and records, the other checks and signs.",
        ),
        "implemented",
        Text("双方签字以后，这一轮的结果不变。", "Once both have signed, the result of the round stands."),
    ),
    Clause(
        "GC2.4",
        Text(
            "每轮五副，都打7；双下5分，上游和三游3分，上游和下游1分，输方0分；相加为本轮得分。",
            "Five deals a round, all at level 7; 5, 3 or 1 points for the winners by their partner's place, none for the losers; "
            "the deals are added up.",
        ),
        "implemented",
        Text("五副打完即结束。", "After five deals the round is over."),
    ),
    Clause(
        "GC2.5",
        Text(
            "东家洗牌，右手方切牌并抽一张，以点数定谁先摸；摸得抽出的那张牌的人先出。",
            "East shuffles, the player on the right cuts and draws a card, whose points say who draws first; "
            "who then draws that card leads.",
        ),
        "implemented",
        Text("谁先摸只作记录；先出的人须有那张牌。", "Who draws first is only recorded; who leads must hold the card."),
    ),
    Clause(
        "GC2.6",
        Text(
            "最先出完的是上游；他的最后一手没有人压，由对家借风出牌。",
            "First out is first; where his last play is not beaten his partner leads.",
        ),
        "implemented",
        Text("不是上游的人见选项 jiefeng。", "For others than the first see the option jiefeng."),
    ),
    Clause(
        "GC2.7",
        Text(
            "四王压所有牌；同花顺压五张以下的炸弹；六张以上的炸弹压同花顺。",
            "Four jokers beat all; a straight flush beats bombs of five and fewer; bombs of six and more beat it.",
        ),
        "implemented",
        Text("与GD3.1相同；没有写的借用GD2、GD3.1、GD4。", "As GD3.1; what is not written is borrowed from GD2, GD3.1 and GD4."),
    ),
    Clause(
        "GC2.8",
        Text(
            "文明打牌，不得传递非法信息；剩十张以下要主动报数，有问必答；报错或隐瞒，出过的牌须收回重出。",
            "Civil play, no illegal information. At ten cards or fewer the number is announced unasked and whenever asked; "
            "where it is wrong or concealed, cards already played are taken back and played again.",
        ),
        "implemented",
        Text(
            "收回多少见选项 wrong_count_takes_back；传递信息没有处罚条款，由裁判长裁定。",
            "How much is taken back is the option wrong_count_takes_back; signals have no penalty: the chief referee decides.",
        ),
    ),
    Clause(
        "GC3.1",
        Text("选手可以举报犯规，举手报告裁判员，停止打牌。", "Any player may report an offence by raising a hand; play stops."),
        "judgement",
        Text("请裁判作为记录；是否举手由人处理。", "The call is recorded; how it is made is for people."),
    ),
    Clause(
        "GC3.3",
        Text(
            "对方看见的牌不得收回；错牌停止一轮出牌，由下家出牌。",
            "A play that the opponents have seen is not taken back; a wrong play loses one turn and the next player plays.",
        ),
        "implemented",
        Text(
            "错牌怎样处理见选项 wrong_cards、turn_lost、wrong_lead；由裁定执行。",
            "What becomes of it: options wrong_cards, turn_lost and wrong_lead; a ruling carries it out.",
        ),
    ),
    Clause(
        "GC3.4",
        Text(
            "一手牌一次出完；带下来的牌是暴露张，停一轮出牌，由下家出牌。",
            "A play is laid down at once; cards that come down with it are exposed, and one turn is lost.",
        ),
        "judgement",
        Text(
            "是否带下、是否分次由人看到并记录；处罚由裁定执行。",
            "People see and record it; a ruling carries the penalty out.",
        ),
    ),
    Clause(
        "GC3.5",
        Text(
            "上家没有出牌下家就出，是越序出牌，停止一轮出牌，由下家出牌。",
            "Playing before whose turn it is loses one turn, and the next player plays.",
        ),
        "implemented",
        Text(
            "由谁出见选项 out_of_turn_next；越序不出见选项 out_of_turn_pass。",
            "Who plays then: out_of_turn_next; passes out of turn: out_of_turn_pass.",
        ),
    ),
)

TEAMS: tuple[Clause, ...] = (
    Clause(
        "TR1",
        Text(
            "代表队各有几对选手，抽签定号，名单不变，单循环，各队积分相加。",
            "Teams of several pairs, numbers by lot, a fixed roster, a single round robin, points added up.",
        ),
        "out_of_scope",
        _MEET,
    ),
    Clause(
        "TR2",
        Text("得分多者在前，再比双下次数，再比相互成绩。", "More points, then more double wins, then the meeting of the two."),
        "out_of_scope",
        _MEET,
    ),
)

CLAUSES: tuple[Clause, ...] = (*INVITATIONAL, *COMPETITION, *TEAMS)

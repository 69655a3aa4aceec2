"""The 斗地主 clauses in our own words, and what the program does about each."""

from core.clause import Clause
from core.text import Text

CLAUSES: tuple[Clause, ...] = (
    Clause(
        "DZ1.1",
        Text(
            "用一副54张的牌，每人17张，留三张作底牌；地主产生之前谁也不能看底牌。",
            "One pack of 54 cards, 17 for each player and three left as the bottom, "
            "which nobody may look at before the landlord is known.",
        ),
        "implemented",
        Text(
            "张数、重复的牌、缺少的牌和手里没有的牌都要查；记录里没有的牌不猜。",
            "Counts, cards that occur twice, missing cards and cards that a hand does not hold are checked; "
            "what a record does not hold is not guessed.",
        ),
    ),
    Clause(
        "DZ2.1",
        Text(
            "按出牌顺序轮流叫牌，每人只叫一次：1分、2分、3分或不叫；后叫的必须更高，叫3分立即结束；"
            "叫得最高的是地主；都不叫就重新发牌、重新叫牌。",
            "Players bid once each in playing order: 1, 2, 3 or no bid. A later bid has to be higher, 3 ends it at once, "
            "the highest bidder is landlord. Where nobody bids, the cards are dealt and bid again.",
        ),
        "implemented",
        Text(
            "同一人的第二次叫牌、不更高的叫牌没有效力，只作发现；都不叫之后由谁先叫见选项 first_bidder_after_pass。",
            "A second call of a seat and a bid that is not higher have no effect beyond the finding; for who bids first "
            "after all passed see the option first_bidder_after_pass.",
        ),
    ),
    Clause(
        "DZ3.1",
        Text(
            "第一副由拿到明牌的人先叫，以后每副先叫的人按出牌顺序轮换。",
            "In the first deal the holder of the face-up card bids first; after that the first bid rotates in playing order.",
        ),
        "implemented",
        Text(
            "明牌落在底牌里时见选项 face_up_in_bottom。", "For a face-up card among the three see the option face_up_in_bottom."
        ),
    ),
    Clause(
        "DZ4.1",
        Text(
            "三张底牌交给地主并亮出；地主先出牌，按逆时针轮流出，有一人出完就结束。",
            "The three cards go to the landlord and are shown. The landlord leads, play goes counter-clockwise, "
            "and the deal ends when a hand is empty.",
        ),
        "implemented",
        Text(
            "不按顺序出牌没有处罚条款，按实际发生的顺序接着打，由裁判长裁定。",
            "No clause names a penalty for acting out of turn: play goes on as it went, and the chief referee decides.",
        ),
    ),
    Clause(
        "DZ5.1",
        Text(
            "牌型：火箭（大小王）、炸弹（四张同点）、单牌、对牌、三张牌、三带一（三张带一张单牌或一对）。",
            "Patterns: the rocket (both jokers), a bomb (four of a value), a single, a pair, a triple, "
            "a triple with a single or a pair.",
        ),
        "implemented",
        Text("大小王点数不同，不是对牌。", "The two jokers differ in value and are never a pair."),
    ),
    Clause(
        "DZ5.2",
        Text(
            "单顺五张以上、双顺三对以上、三顺两个以上，都要相连，不含2和王。",
            "A straight has five cards or more, a pair chain three pairs or more, an airplane two triples or more, "
            "all consecutive; neither 2 nor the jokers take part.",
        ),
        "implemented",
        Text("三顺最长六节，单顺到A为止。", "An airplane has six steps at most, a straight ends at the ace."),
    ),
    Clause(
        "DZ5.3",
        Text(
            "飞机带翅膀：三顺带同样多的单牌，或同样多的对牌。",
            "An airplane with wings: as many singles, or as many pairs, as triples.",
        ),
        "implemented",
        Text(
            "翅膀能否同点、能否带王见六个 wing 选项。",
            "Whether wings may be alike or hold the jokers is settled by the six wing options.",
        ),
    ),
    Clause(
        "DZ5.4",
        Text(
            "四带二：四张带两手牌（两张单牌或两对），不是炸弹。",
            "Four with two: four of a value with two singles or two pairs; no bomb.",
        ),
        "implemented",
        Text("所带的牌见四个 quad 选项。", "What may be attached is settled by the four quad options."),
    ),
    Clause(
        "DZ6.1",
        Text(
            "火箭最大；炸弹次之，按点数比；其他牌须牌型相同、张数相同才能比；"
            "单牌为大王、小王、2、A、K到3；顺子比最大的一张，带翅膀的飞机和四带二比三顺和四张的部分。",
            "The rocket beats everything, a bomb beats all but the rocket and higher bombs. "
            "Other plays are compared only with the same pattern of as many cards: runs by their highest card, "
            "airplanes and four with two by their core. "
            "Singles rank big joker, small joker, 2, A, K down to 3.",
        ),
        "implemented",
        Text(
            "没有压过的牌照样放在桌上，由裁判长裁定。",
            "A play that does not beat lies there all the same; the chief referee decides.",
        ),
    ),
    Clause(
        "DZ7.1",
        Text("地主先出完则地主胜，否则另两家胜。", "The landlord wins by being out first, otherwise the other two win."),
        "implemented",
        Text("由出牌推得，与记录比较。", "Derived from the plays and compared with the record."),
    ),
    Clause(
        "DZ8.1",
        Text(
            "底分是叫牌分数；每出一个炸弹或火箭，倍数加倍，留在手里的不算。",
            "The stake is the bid; every bomb or rocket that is played doubles it, those kept in hand do not.",
        ),
        "implemented",
        Text("四带二不是炸弹，不加倍。", "Four with two is no bomb and doubles nothing."),
    ),
    Clause(
        "DZ8.2",
        Text(
            "地主胜得2×底分×倍数，另两家各负一份；地主败则相反。",
            "A landlord who wins gets twice stake times multiplier and each of the others loses one part; "
            "the reverse when he loses.",
        ),
        "implemented",
        Text("三家得分之和为零。", "The three sum to zero."),
    ),
    Clause(
        "DZ8.3",
        Text(
            "春天：地主出完而另两家一张未出，分数加倍。反春：另两家胜，而地主只出过一手，分数加倍。",
            "Spring: the landlord is out and the others have played nothing: doubled. Counter-spring: "
            "the others win and the landlord has played once only: doubled.",
        ),
        "implemented",
        Text("只算出牌，不出不算一手。", "Plays count; a pass is none."),
    ),
    Clause(
        "DZ9.1",
        Text("三人一桌，每轮每桌30分钟。", "Tables of three; a round has 30 minutes at each table."),
        "implemented",
        Text("时间由裁判统一宣布，作为事实记录。", "The referee calls time for all tables, which is recorded as a fact."),
    ),
    Clause(
        "DZ10.1",
        Text(
            "时间到后总分最高的人进入下一轮；两人同分就加赛到分出高低。",
            "At the end of the round the highest total goes on; where two are level they play on until they differ.",
        ),
        "implemented",
        Text(
            "加赛由全桌三人打，只比同分者的加赛得分；正在打的一副见选项 deal_at_bell。",
            "All three play the extra deals, and only the level players' points in them are compared; for a deal in progress "
            "see the option deal_at_bell.",
        ),
    ),
)

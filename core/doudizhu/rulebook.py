"""Every way to break a 斗地主 clause, under the code that findings, rulings and tests name."""

from core.clause import Rule, Waits
from core.text import Text

_NONE = Text("对胜负和得分没有影响。", "No effect on the result or the points.")
_WAITS = Text("没有处罚条款；裁定之前得分照算。", "No clause names a penalty; until a ruling the points stand.")
_COMPUTED = Text("得分按出牌重新计算。", "The points are computed again from the plays.")
_NOT_COUNTED = Text("这个数不能用来计算得分。", "The points are not computed with this number.")
_CHIEF: Waits = "chief_referee"


def _rule(code: str, clause: str, zh: str, en: str, effect: Text = _WAITS, waits: Waits = _CHIEF, option: str = "") -> Rule:
    return Rule(f"doudizhu.{code}", clause, Text(zh, en), effect, waits, option)


# --- the cards --------------------------------------------------------------------------------------------------------------

CARD_TWICE = _rule(
    "card_twice",
    "DZ1.1",
    "{card}出现了两次（{where}）；一副牌里只有一张。",
    "{card} occurs twice ({where}); the pack holds it once.",
)
RANK_CROWDED = _rule(
    "rank_crowded",
    "DZ1.1",
    "{rank}有{n}张（{where}）；一副牌里只有{most}张。",
    "There are {n} cards of rank {rank} ({where}); the pack holds {most}.",
)
CARDS_MISSING = _rule(
    "cards_missing",
    "DZ1.1",
    "四处的牌都有记录，却没有{cards}；54张牌都应发出。",
    "All hands and the bottom are recorded and {cards} is nowhere; all 54 cards were due.",
)
HAND_SIZE = _rule(
    "hand_size",
    "DZ1.1",
    "{who}的手牌有{n}张；应为{due}张。",
    "The hand of {who} has {n} cards; {due} were due.",
)
BOTTOM_SIZE = _rule("bottom_size", "DZ1.1", "底牌有{n}张；应为3张。", "The bottom has {n} cards; three were due.")
NO_SUCH_CARD = _rule(
    "no_such_card",
    "DZ1.1",
    "“{card}”不是一副牌里的牌；应为54张牌中的一张。",
    "“{card}” is no card of the pack; one of the 54 was due.",
)
DEALT_TWICE = _rule(
    "dealt_twice",
    "DZ1.1",
    "{where}已经记录过；每副只发一次。",
    "{where} is recorded already; the cards are dealt once.",
    Text("先记的为准。", "What was recorded first stands."),
)
BOTTOM_DIFFERS = _rule(
    "bottom_differs",
    "DZ4.1",
    "亮出的底牌是{shown}，先前记的底牌是{laid}；应亮出原来的三张。",
    "The cards shown are {shown}, those recorded before were {laid}; the same three were due.",
)
BOTTOM_NOT_TAKEN = _rule(
    "bottom_not_taken",
    "DZ4.1",
    "底牌里的{cards}不在{who}连底牌记录的手牌里；地主应拿起三张底牌。",
    "{cards} of the bottom is not in the hand of {who}, which is recorded with the bottom; the landlord takes all three.",
)

# --- bids ---------------------------------------------------------------------------------------------------------------------

FIRST_BIDDER = _rule(
    "first_bidder",
    "DZ3.1",
    "第{deal}副由{who}先叫；应由{right}先叫（{why}）。",
    "{who} bid first in deal {deal}; {right} was due to ({why}).",
)
BID_OUT_OF_TURN = _rule(
    "bid_out_of_turn", "DZ2.1", "{who}叫牌（{bid}），但轮到{right}。", "{who} bid ({bid}) while it was the turn of {right}."
)
BID_TWICE = _rule(
    "bid_twice",
    "DZ2.1",
    "{who}第二次叫牌（{bid}）；每人只能叫一次。",
    "{who} called a second time ({bid}); each player calls once.",
    Text("第二次叫牌没有效力。", "The second call has no effect."),
    _CHIEF,
)
BID_NOT_HIGHER = _rule(
    "bid_not_higher",
    "DZ2.1",
    "{who}叫{bid}，而{other}已叫{best}；应叫更高或不叫。",
    "{who} bid {bid} when {other} had bid {best}; a higher bid or none was due.",
    Text("这一叫没有效力，没有处罚条款。", "The bid has no effect; no clause names a penalty."),
)
BID_VALUE = _rule(
    "bid_value",
    "DZ2.1",
    "{who}叫{bid}；只能叫1分、2分、3分或不叫。",
    "{who} bid {bid}; 1, 2, 3 or no bid was due.",
    Text("这个分数没有效力，没有处罚条款。", "The number has no effect; no clause names a penalty."),
)
BID_LATE = _rule(
    "bid_late",
    "DZ2.1",
    "叫牌已经结束，{who}又叫（{bid}）；地主是{landlord}。",
    "{who} called ({bid}) after the bidding was over; the landlord is {landlord}.",
    Text("叫牌结束后的叫牌没有效力。", "A call after the bidding has no effect."),
    _CHIEF,
)
LANDLORD_DIFFERS = _rule(
    "landlord_differs",
    "DZ2.1",
    "记录写{who}是地主（{bid}）；按叫牌应为{right}。",
    "The record says that the landlord is {who} ({bid}); by the bidding it is {right}.",
)
NO_LANDLORD = _rule(
    "no_landlord",
    "DZ2.1",
    "{who}在地主产生之前就{act}；应先叫牌。",
    "{who} {act} before there was a landlord; the bidding was due first.",
)
BOTTOM_EARLY = _rule(
    "bottom_early",
    "DZ1.1",
    "地主产生之前亮出了底牌；此前谁也不能看。",
    "The bottom was shown before there was a landlord; nobody may see it before.",
)
BOTTOM_HIDDEN = _rule(
    "bottom_hidden",
    "DZ4.1",
    "{who}出牌时底牌还没有亮出；应先亮给大家看。",
    "{who} played before the three cards were shown; they were due to be shown to all.",
)
BOTTOM_AGAIN = _rule(
    "bottom_again", "DZ4.1", "底牌第二次亮出；只亮一次。", "The bottom was shown a second time; once was due.", _NONE, ""
)

# --- plays --------------------------------------------------------------------------------------------------------------------

OUT_OF_TURN = _rule(
    "out_of_turn",
    "DZ4.1",
    "{who}{act}，但轮到{right}。",
    "{who} {act} while it was the turn of {right}.",
)
PASS_ON_LEAD = _rule(
    "pass_on_lead",
    "DZ4.1",
    "{who}应领出却不出；领出的人必须出牌。",
    "{who} had to lead and passed; who leads has to play.",
)
EMPTY_PLAY = _rule(
    "empty_play",
    "DZ5.1",
    "{who}出牌却没有放下任何牌；应出一种牌型或明说不出。",
    "{who} played and put nothing down; a pattern, or a pass, was due.",
)
NO_PATTERN = _rule(
    "no_pattern",
    "DZ5.1",
    "{who}出{cards}，不成牌型：{why}。",
    "{who} played {cards}, which form no pattern: {why}.",
)
READING_IMPOSSIBLE = _rule(
    "reading_impossible",
    "DZ5.1",
    "{who}把{cards}报作{named}，这些牌不能这样读；可读作{right}。",
    "{who} called {cards} {named}, which they cannot be; they are {right}.",
)
DOES_NOT_BEAT = _rule(
    "does_not_beat",
    "DZ6.1",
    "{who}出{cards}（{reading}），压不过{other}的{top}（{beaten}）；应出更大的同型牌、炸弹或火箭，或者不出。",
    "{who} played {cards} ({reading}), which does not beat {top} ({beaten}) of {other}; "
    "a higher play of the same kind, a bomb, the rocket or a pass was due.",
)
NOT_HELD = _rule(
    "not_held",
    "DZ1.1",
    "{who}出了手里没有的{cards}{where}；应出自己的牌。",
    "{who} played {cards} without holding it{where}; cards of the own hand were due.",
)
LAID_TWICE = _rule(
    "laid_twice",
    "DZ1.1",
    "{who}打出的{cards}已经出现过（{where}）；一副牌里只有一张。",
    "{who} played {cards}, which was seen already ({where}); the pack holds it once.",
)
TOO_MANY = _rule(
    "too_many",
    "DZ1.1",
    "{who}共打出{n}张牌；最多应为{due}张。",
    "{who} has played {n} cards in all; {due} at most were due.",
)
NONE_DISPROVED = Rule(
    "doudizhu.none_disproved",
    "GC3.2",
    Text(
        "{who}说过没有{rank}，却打出了{cards}；没有关于这种话的条款。",
        "{who} had said to hold no {rank} and played {cards}; no clause speaks of such words.",
    ),
    _WAITS,
    "chief_referee",
    observed=True,  # the play itself may keep every clause
)
NONE_UNTRUE = _rule(
    "none_untrue",
    "GC3.2",
    "{who}说没有{rank}，而手里有；没有关于这种话的条款。",
    "{who} said to hold no {rank} while the hand held it; no clause speaks of such words.",
)
AFTER_DEAL = _rule(
    "after_deal",
    "DZ4.1",
    "第{deal}副已经结束（{how}），{who}又{act}；应发下一副。",
    "Deal {deal} was over ({how}) and {who} {act} all the same; the next deal was due.",
    Text("结束之后的动作只作记录，没有效力。", "What comes after the end is kept and has no effect."),
    "",
)
AFTER_MATCH = _rule(
    "after_match",
    "DZ10.1",
    "整场已经结束（{who}胜），又有{act}；应不再有动作。",
    "The match was over ({who} won) and {act} followed; nothing more was due.",
    Text("结束之后的动作只作记录，没有效力。", "What comes after the end is kept and has no effect."),
    "",
)
UNFINISHED = _rule(
    "unfinished",
    "DZ4.1",
    "第{deal}副没有打完就开始了下一副；应打到有人出完。",
    "Deal {deal} was left unfinished when the next began; play until a hand is empty was due.",
)

# --- sheets -------------------------------------------------------------------------------------------------------------------

SHEET_DIFFERS = _rule(
    "sheet_differs",
    "DZ8.1",
    "第{deal}副的{what}记为{claimed}；按出牌应为{right}。",
    "The sheet of deal {deal} gives {what} as {claimed}; by the plays it is {right}.",
    _COMPUTED,
)
SHEET_BID = _rule(
    "sheet_bid",
    "DZ2.1",
    "第{deal}副的底分记为{n}；应为1、2或3。",
    "The sheet of deal {deal} gives the bid as {n}; 1, 2 or 3 was due.",
    _NOT_COUNTED,
)
SHEET_BOMBS = _rule(
    "sheet_bombs",
    "DZ8.1",
    "第{deal}副的炸弹和火箭数记为{n}；应为0到{most}。",
    "The sheet of deal {deal} gives {n} bombs and rockets; 0 to {most} were due.",
    _NOT_COUNTED,
)
SHEET_SPRING = _rule(
    "sheet_spring",
    "DZ8.3",
    "第{deal}副记{winner}胜又记{spring}；春天须地主胜，反春须农民胜。",
    "The sheet of deal {deal} says {winner} won and {spring}; a spring needs the landlord's win, a counter-spring the farmers'.",
    Text("不能用它来计算得分。", "The points are not computed with it."),
)
SCORES_DIFFER = _rule(
    "scores_differ",
    "DZ8.2",
    "第{deal}副的得分记为{claimed}；应为{right}。",
    "The points of deal {deal} are given as {claimed}; they are {right}.",
    _COMPUTED,
)
NOT_ZERO_SUM = _rule(
    "not_zero_sum",
    "DZ8.2",
    "得分{claimed}之和为{n}；三家之和应为零。",
    "The points {claimed} sum to {n}; zero was due.",
)
NO_DEAL_SCORE = _rule(
    "no_deal_score",
    "DZ8.2",
    "得分{claimed}不可能是一副牌的得分；应为一家得或失两份，另两家各一份。",
    "The points {claimed} cannot be those of one deal; one seat wins or loses two parts and the others one each.",
)
SCORES_AGAINST_SHEET = _rule(
    "scores_against_sheet",
    "DZ8.2",
    "第{deal}副的得分{claimed}与小结所写的地主、胜方或底分不合；应与小结一致。",
    "The points {claimed} of deal {deal} do not fit the landlord, the winner or the bid of its sheet; all were due to agree.",
    Text("得分仍不能计算。", "The points of the deal stay open."),
)
TOTALS_DIFFER = _rule(
    "totals_differ",
    "DZ10.1",
    "总分记为{claimed}；由各副相加应为{right}。",
    "The totals are given as {claimed}; the deals sum to {right}.",
    _COMPUTED,
)
TIME_TWICE = _rule(
    "time_twice", "DZ9.1", "第二次宣布时间到；每轮只有一次。", "Time was called a second time; once was due.", _NONE, ""
)

# --- conduct ------------------------------------------------------------------------------------------------------------------

LOOKED = Rule(
    "doudizhu.looked_at_bottom",
    "DZ1.1",
    Text("{who}在地主产生之前看了底牌；此前谁也不能看。", "{who} looked at the bottom before there was a landlord; nobody may."),
    _WAITS,
    "chief_referee",
    observed=True,
)
CONDUCT = Rule(
    "doudizhu.conduct",
    "GC3.2",
    Text("{who}：{what}；斗地主规则没有这一条，由裁判长裁定。", "{who}: {what}; the 斗地主 rules have no clause for it."),
    _WAITS,
    "chief_referee",
    observed=True,
)

RULES: tuple[Rule, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Rule))

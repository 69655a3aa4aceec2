"""Every way to break a 掼蛋 clause, under the code that findings, rulings and tests name.

What GC2.8 and GC3.3 to GC3.5 punish has at a table without these clauses the same code and another clause: see
`core.guandan.penalties`.
"""

from core.clause import Rule, Waits
from core.text import Text

_WAITS = Text(
    "没有处罚条款；裁定之前，牌桌和结果照实际发生的算。",
    "No clause names a penalty; until a ruling play and results stand as they went.",
)
_NONE = Text("没有效力。", "It has no effect.")
_KEPT = Text("只作记录，没有效力。", "It is kept on record and has no effect.")
_NOTHING = Text("对胜负和得分没有影响。", "No effect on the result or the points.")
_COMPUTED = Text("按各副重新计算。", "What the deals give stands.")
_RULING = Text("照条款处罚，由裁判员裁定。", "The clause names the penalty; the referee rules.")
_CHIEF: Waits = "chief_referee"


def _rule(code: str, clause: str, zh: str, en: str, effect: Text = _WAITS, waits: Waits = _CHIEF, option: str = "") -> Rule:
    return Rule(f"guandan.{code}", clause, Text(zh, en), effect, waits, option)


def _seen(code: str, clause: str, zh: str, en: str, effect: Text = _WAITS, waits: Waits = _CHIEF, option: str = "") -> Rule:
    """Return a rule of which the act is itself the note of what somebody saw, or is not that of the one who broke it."""
    return Rule(f"guandan.{code}", clause, Text(zh, en), effect, waits, option, observed=True)


# --- the cards ------------------------------------------------------------------------------------------------------------------

NO_SUCH_CARD = _rule(
    "no_such_card",
    "GD1.1",
    "“{card}”不是两副牌里的牌；应为108张牌中的一张。",
    "“{card}” is no card of the two packs; one of their cards was due.",
)
CARD_THRICE = _rule(
    "card_thrice",
    "GD1.1",
    "{card}有{n}张（{where}）；两副牌里只有两张。",
    "{card} is there {n} times ({where}); two packs hold it twice.",
)
RANK_CROWDED = _rule(
    "rank_crowded",
    "GD1.1",
    "{rank}有{n}张（{where}）；两副牌里只有{most}张。",
    "There are {n} cards of rank {rank} ({where}); two packs hold {most}.",
)
HAND_SIZE = _rule("hand_size", "GD1.1", "{who}的手牌有{n}张；应为{due}张。", "The hand of {who} has {n} cards; {due} were due.")
HAND_COUNT = _seen(
    "hand_count",
    "GD1.1",
    "清点{who}的手牌是{n}张；按记录应为{due}张。",
    "The hand of {who} was counted at {n} cards; by the record {due} were due.",
)
DEALT_TWICE = _rule(
    "dealt_twice",
    "GD1.1",
    "{who}的手牌已经记录过；每副只发一次。",
    "The hand of {who} is recorded already; the cards are dealt once.",
    Text("先记的为准。", "What was recorded first stands."),
)
HAND_LACKS = _rule(
    "hand_lacks",
    "GD1.1",
    "所记的{who}的手牌里没有{cards}，而这些牌他已经打出或交出。",
    "The hand of {who} as recorded lacks {cards}, which it has played or given already.",
)
NO_SUCH_LEVEL = _rule(
    "no_such_level",
    "GD4.1",
    "“{level}”不是级；级从2到A。",
    "“{level}” is no level; levels run from 2 to A.",
    Text("打几不详。", "The level is not known."),
)
LEVEL_DIFFERS = _rule(
    "level_differs",
    "GD4.1",
    "第{deal}副打{level}；应打{due}。",
    "Deal {deal} was played at {level}; {due} was due.",
    Text("按实际所打的级，由裁判长裁定。", "The deal counts at the level that was played; the chief referee decides."),
)
LEADER_DRAWN = _rule(
    "leader_drawn",
    "GD5.1",
    "第{deal}副抽牌定先出；只有第一副抽牌，以后由上一副和进贡决定。",
    "A card was drawn for the lead of deal {deal}; that is for the first deal only, later the deal before and tribute decide.",
)
DRAWN_AGAIN = _rule(
    "drawn_again",
    "GD5.1",
    "第{deal}副第二次抽牌定先出，由{who}先出；已经定了{right}。",
    "A card was drawn a second time for the lead of deal {deal}, for {who}; {right} had been drawn.",
    Text("先抽的为准，由裁判长裁定。", "The first draw stands; the chief referee decides."),
)
DRAWN_ELSEWHERE = _rule(
    "drawn_elsewhere",
    "GC2.5",
    "定先出的牌{card}不在{who}的手牌里；摸得这张牌的人先出。",
    "The card {card} that says who leads is not in the hand of {who}; who draws that card leads.",
)

# --- tribute --------------------------------------------------------------------------------------------------------------------

TRIBUTE_NOT_DUE = _rule(
    "tribute_not_due",
    "GD5.4",
    "{who}进贡{card}，而这一副不应有进贡（{why}）。",
    "{who} paid {card} as tribute though none was due ({why}).",
)
TRIBUTE_WRONG_PAYER = _rule(
    "tribute_wrong_payer",
    "GD5.4",
    "{who}进贡{card}；应由{right}进贡。",
    "{who} paid {card} as tribute; {right} had to pay.",
)
TRIBUTE_TWICE = _rule(
    "tribute_twice",
    "GD5.4",
    "{who}第二次进贡（{card}）；每人只进贡一张。",
    "{who} paid a second tribute ({card}); one card each was due.",
)
TRIBUTE_WILD = _rule(
    "tribute_wild",
    "GD5.2",
    "{who}进贡红桃级牌{card}；应进除它以外最大的牌。",
    "{who} paid the heart level card {card}; the highest card but that was due.",
)
TRIBUTE_LOW = _rule(
    "tribute_low",
    "GD5.2",
    "{who}进贡{card}，而手里有{higher}；应进最大的牌（红桃级牌除外）。",
    "{who} paid {card} while holding {higher}; the highest card was due (the heart level card aside).",
)
TRIBUTE_DISPROVED = _seen(  # the play itself may keep every clause
    "tribute_disproved",
    "GD5.2",
    "{who}打出{higher}，而他进贡的是{card}；应进最大的牌（红桃级牌除外）。",
    "{who} played {higher} and had paid {card} as tribute; the highest card was due (the heart level card aside).",
)
TRIBUTE_WRONG_TAKER = _rule(
    "tribute_wrong_taker",
    "GD5.2",
    "{done}；应为{right}。",
    "{done}; due was: {right}.",
)
TRIBUTE_LATE = _rule(
    "tribute_late",
    "GD5.4",
    "已经开始出牌，{who}才{act}{card}；应在出牌之前。",
    "{who} {act} {card} after play had begun; it was due before.",
)
TRIBUTE_MISSING = _rule(
    "tribute_missing",
    "GD5.4",
    "没有进贡就开始出牌；{right}应先进贡。",
    "Play began without tribute; {right} had to pay first.",
)
TRIBUTE_REFUSED = _rule(
    "tribute_refused",
    "GD5.3",
    "抗贡已经成立，{who}仍进贡{card}；不应进贡。",
    "Tribute was refused and {who} paid {card} all the same; none was due.",
)
TRIBUTE_AUTOMATIC = _rule(
    "tribute_automatic",
    "GD5.3",
    "{who}进贡{card}，而大王都在进贡一方；本场持有即抗贡，不应进贡。",
    "{who} paid {card} though the paying side held the big jokers, which refuse by themselves here; none was due.",
    option="refusal",
)
REFUSAL_NOT_DUE = _rule(
    "refusal_not_due", "GD5.3", "{who}抗贡，而这一副不应由他进贡。", "{who} refused tribute though none was due from that seat."
)
REFUSAL_UNFOUNDED = _rule(
    "refusal_unfounded",
    "GD5.3",
    "{who}抗贡，手里没有应有的大王；须两张大王才能抗贡（{whose}）。",
    "{who} refused tribute without the big jokers; both are needed for it ({whose}).",
    Text(
        "抗贡不成立，仍应进贡，由裁判长裁定。", "The refusal does not stand and tribute is still due; the chief referee decides."
    ),
)
REFUSAL_LATE = _rule(
    "refusal_late",
    "GD5.3",
    "{who}抗贡已迟；应在亮出第一张贡牌之前提出。",
    "{who} refused tribute too late; it had to be claimed before the first tribute card was shown.",
    option="refusal",
)
REFUSAL_ALONE = _rule(
    "refusal_alone",
    "GD5.3",
    "只有{who}抗贡，{other}没有提出，就开始出牌；两人各有一张大王时须都提出，否则应进贡。",
    "{who} alone refused tribute, {other} did not, and play began; with one big joker each both have to claim, "
    "otherwise tribute was due.",
    option="refusal",
)
JOKERS_NOT_SHOWN = _rule(
    "jokers_not_shown",
    "GD5.3",
    "{who}抗贡没有亮出大王；应亮出{n}张。",
    "{who} refused tribute and did not lay the big jokers open; {n} were due.",
    option="refusal",
)
RETURN_NOT_DUE = _rule(
    "return_not_due",
    "GD5.2",
    "{who}还牌{card}，而他没有收过贡牌；不应还牌。",
    "{who} returned {card} without having taken a tribute; nothing was due.",
)
RETURN_EARLY = _rule(
    "return_early",
    "GD5.2",
    "{who}在收到贡牌之前还牌{card}；应先进贡。",
    "{who} returned {card} before taking a tribute; tribute was due first.",
)
RETURN_TWICE = _rule(
    "return_twice",
    "GD5.2",
    "{who}第二次还牌（{card}）；只还一张。",
    "{who} returned a second card ({card}); one was due.",
)
RETURN_CARD = _rule(
    "return_card",
    "GD5.2",
    "{who}还{card}；本场“还什么牌”取“{value}”。",
    "{who} returned {card}; “which card is returned” is “{value}” in this match.",
    option="return_card",
)
RETURN_WRONG_SEAT = _rule(
    "return_wrong_seat",
    "GD5.2",
    "{who}把{card}还给{other}；应还给进贡的{right}。",
    "{who} returned {card} to {other}; it was due to {right}, who had paid.",
)
RETURN_MISSING = _rule(
    "return_missing",
    "GD5.2",
    "{right}没有还牌就开始出牌；应先还牌。",
    "Play began before {right} had returned a card; it was due first.",
)

# --- whose turn -----------------------------------------------------------------------------------------------------------------

OUT_OF_TURN = _rule(
    "out_of_turn",
    "GC3.5",
    "{who}{act}，但轮到{right}{why}。",
    "{who} {act} while it was the turn of {right}{why}.",
    _RULING,
    "referee",
    "turn_lost",
)
WRONG_LEADER = _rule(
    "wrong_leader",
    "GD5.1",
    "{who}{act}；第一圈应由{right}领出{why}。",
    "{who} {act}; {right} was due to lead to the first trick{why}.",
)
PASS_OUT_OF_TURN = _rule(
    "pass_out_of_turn",
    "GC3.5",
    "{who}不出，但轮到{right}{why}。",
    "{who} passed while it was the turn of {right}{why}.",
    option="out_of_turn_pass",
)
TURN_STOPPED = _rule(
    "turn_stopped",
    "GC3.3",
    "{who}被停止出牌，仍{act}；轮到{right}。",
    "{who} {act} while stopped from playing; it was the turn of {right}.",
)
ALREADY_OUT = _rule(
    "already_out",
    "GD6.1",
    "{who}已经出完，又{act}；轮到{right}。",
    "{who} was out already and {act}; it was the turn of {right}.",
)
PASS_ON_LEAD = _rule(
    "pass_on_lead",
    "GD3.1",
    "{who}应领出却不出；领出的人必须出牌。",
    "{who} had to lead and passed; who leads has to play.",
)

# --- plays ----------------------------------------------------------------------------------------------------------------------

EMPTY_PLAY = _rule(
    "empty_play",
    "GD2.7",
    "{who}出牌却没有放下任何牌；应出一种牌型或明说不出。",
    "{who} played and put nothing down; a pattern, or a pass, was due.",
)
NO_PATTERN = _rule(
    "no_pattern",
    "GD2.7",
    "{who}出{cards}，不成牌型（{by}）：{why}。",
    "{who} played {cards}, which form no pattern ({by}): {why}.",
)
READING_IMPOSSIBLE = _rule(
    "reading_impossible",
    "GD4.1",
    "{who}把{cards}报作{named}，这些牌不能这样读；可读作{right}。",
    "{who} called {cards} {named}, which they cannot be; they are {right}.",
)
WILD_UNDECLARED = _rule(
    "wild_undeclared",
    "GD4.1",
    "{who}出{cards}，没有声明逢人配当什么；可读作{right}，应先声明。",
    "{who} played {cards} and did not declare what the wild cards stand for; they may be {right}, and that had to be declared.",
    Text(
        "由裁判员询问后按所答；未答之前按最大读法。",
        "The referee asks and the answer stands; until then the strongest reading does.",
    ),
    "referee",
    "wild_undeclared",
)
DOES_NOT_BEAT = _rule(
    "does_not_beat",
    "GD3.1",
    "{who}出{cards}（{reading}），压不过{other}的{top}（{beaten}）；应出{higher}，或者不出。",
    "{who} played {cards} ({reading}), which does not beat {top} ({beaten}) of {other}; {higher} or a pass was due.",
)
NOT_HELD = _rule(
    "not_held",
    "GD1.1",
    "{who}{act}手里没有的{cards}；应是自己手里的牌。",
    "{who} {act} {cards} without holding it; cards of the own hand were due.",
)
TOO_MANY = _rule(
    "too_many",
    "GD1.1",
    "{who}共打出{n}张牌；最多应为{due}张。",
    "{who} has played {n} cards in all; {due} at most were due.",
)
OPEN_NOT_PLAYED = _rule(
    "open_not_played",
    "GC3.4",
    "{who}摊在桌上的{cards}有合法机会而没有出；应先出。",
    "{who} did not play {cards}, which lies open, at a lawful chance; it was due first.",
    option="wrong_cards",
)
TAKEN_BACK = _seen(
    "taken_back",
    "GC3.3",
    "{who}收回已经出的{cards}；所出的牌被看见后不得收回。",
    "{who} took {cards} back; a play that was seen may not be taken back.",
)
NOTHING_TO_TAKE = _rule(
    "nothing_to_take",
    "GC3.3",
    "{who}要收回出的牌，而桌上最后一手不是他的，或者已经不能收回。",
    "{who} took a play back where the last play is not that seat's, or can no longer be undone.",
    _NONE,
    "",
)
DROPPED = _seen(
    "dropped",
    "GC3.4",
    "{who}出牌时带下{cards}；一手牌应一次出完，不得带下别的牌。",
    "{who} dropped {cards} with a play; a play is laid down at once and alone.",
    _RULING,
    "referee",
    "wrong_cards",
)
EXPOSED = _seen(
    "exposed",
    "GC3.2",
    "{who}暴露了手里的{cards}；没有关于这种暴露的条款。",
    "{who} exposed {cards} of the hand; no clause speaks of it.",
)

# --- numbers of cards -----------------------------------------------------------------------------------------------------------

COUNT_WRONG = _rule(
    "count_wrong",
    "GC2.8",
    "{who}报{n}张；手里有{due}张。",
    "{who} announced {n} cards; the hand has {due}.",
    _RULING,
    "referee",
    "wrong_count_takes_back",
)
COUNT_MISSING = _seen(
    "count_missing",
    "GC2.8",
    "{who}剩{n}张，在别人出牌之前没有报数；{most}张以下应主动报。",
    "{who} was left with {n} cards and did not announce it before the next act; at {most} or fewer it was due unasked.",
    _RULING,
    "referee",
    "wrong_count_takes_back",
)
COUNT_UNANSWERED = _seen(
    "count_unanswered",
    "GC2.8",
    "问{who}张数，没有回答；手里有{n}张，有问必报。",
    "{who} was asked for the number of cards and did not answer; the hand has {n}, and an answer was due.",
    _RULING,
    "referee",
    "wrong_count_takes_back",
)
COUNT_CONCEALED = _seen(
    "count_concealed",
    "GC2.8",
    "{who}隐瞒张数；应如实报数。",
    "{who} concealed the number of cards; a true count was due.",
    _RULING,
    "referee",
    "wrong_count_takes_back",
)

# --- around the end -------------------------------------------------------------------------------------------------------------

NO_DEAL = _rule(
    "no_deal",
    "GD1.1",
    "还没有发牌，{who}就{act}；应先发牌。",
    "{who} {act} before any deal; the cards were due to be dealt first.",
    _KEPT,
    "",
)
AFTER_DEAL = _rule(
    "after_deal",
    "GD6.1",
    "第{deal}副已经结束（{how}），{who}又{act}；应发下一副。",
    "Deal {deal} was over ({how}) and {who} {act} all the same; the next deal was due.",
    _KEPT,
    "",
)
AFTER_MATCH = _rule(
    "after_match",
    "GD6.3",
    "整场已经结束（{how}），又有{act}；应不再有动作。",
    "The match was over ({how}) and {act} followed; nothing more was due.",
    _KEPT,
    "",
)
AFTER_SIGNED = _rule(
    "after_signed",
    "GC1.2",
    "双方已经签字，又有{act}；签字以后结果不变。",
    "Both sides had signed and {act} followed; after that the result stands.",
    Text(
        "签字的结果有效；之后的动作照记，由裁判长裁定。",
        "What was signed stands; what followed is kept as it went, and the chief referee decides.",
    ),
)
UNFINISHED = _rule(
    "unfinished",
    "GD6.1",
    "第{deal}副没有打完就开始了下一副；应打到名次分出。",
    "Deal {deal} was left unfinished when the next began; play until the places are known was due.",
)

# --- sheets ---------------------------------------------------------------------------------------------------------------------

ORDER_IMPOSSIBLE = _rule(
    "order_impossible",
    "GD6.1",
    "第{deal}副的名次记为{claimed}；同一家不能有两个名次。",
    "The order of deal {deal} is given as {claimed}; a seat has one place.",
    Text("不能据此结算。", "The deal is not settled by it."),
)
ORDER_DIFFERS = _rule(
    "order_differs",
    "GD6.1",
    "第{deal}副的名次记为{claimed}；按出牌应为{right}。",
    "The order of deal {deal} is given as {claimed}; by the plays it is {right}.",
    _COMPUTED,
)
LEVELS_DIFFER = _rule(
    "levels_differ",
    "GD6.2",
    "级数记为{claimed}；应为{right}。",
    "The levels are given as {claimed}; they are {right}.",
    _COMPUTED,
)
POINTS_DIFFER = _rule(
    "points_differ",
    "GC2.4",
    "第{deal}副的积分记为{claimed}；应为{right}。",
    "The points of deal {deal} are given as {claimed}; they are {right}.",
    _COMPUTED,
)
NO_DEAL_POINTS = _rule(
    "no_deal_points",
    "GC2.4",
    "积分{claimed}不可能是一副牌的；应为一方{each}，另一方0。",
    "The points {claimed} cannot be those of one deal; {each} for one side and 0 for the other was due.",
    Text("不能据此结算。", "No deal is settled by them."),
)
TOTALS_DIFFER = _rule(
    "totals_differ",
    "GC2.4",
    "总积分记为{claimed}；由各副相加应为{right}。",
    "The totals are given as {claimed}; the deals sum to {right}.",
    _COMPUTED,
)
SIGNED_TWICE = _rule(
    "signed_twice", "GC2.3", "{side}第二次签字；每方签一次。", "{side} signed a second time; once each was due.", _NOTHING, ""
)
SIGNED_EARLY = _rule(
    "signed_early",
    "GC2.3",
    "{side}在{when}签字；应在打完之后。",
    "{side} signed {when}; that was due once all was played.",
)

# --- conduct --------------------------------------------------------------------------------------------------------------------

IN_PARTS = _seen(
    "played_in_parts",
    "GC3.4",
    "{who}一手牌分次出；应一次出完。",
    "{who} laid one play down in parts; it was due at once.",
    _RULING,
    "referee",
    "turn_lost",
)
SIGNALLED = _seen(
    "signalled",
    "GC2.8",
    "{who}传递信息；不得明示或暗示传递非法信息。",
    "{who} gave a signal; no illegal information may be passed, openly or not.",
)
SETTLED_PRIVATELY = _seen(
    "settled_privately",
    "GC1.2",
    "{who}私下了结差错或违规；应请裁判。",
    "{who} settled an irregularity in private; the referee had to be called.",
)
CHANGED_PARTNER = _seen(
    "changed_partner",
    "GC1.1",
    "{who}更换搭档；比赛中不能更换。",
    "{who} changed partners; partners stay the same during the event.",
    Text(
        "按弃权处理，对方得18:0（GC2.2），由裁判长裁定。",
        "It counts as a forfeit, 18:0 for the opponents (GC2.2); the chief referee rules.",
    ),
)
CONDUCT = _seen(
    "conduct",
    "GC3.2",
    "{who}：{what}；没有这样的条款，由裁判长裁定。",
    "{who}: {what}; no clause speaks of it, and the chief referee decides.",
)

RULES: tuple[Rule, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Rule))

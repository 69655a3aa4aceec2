"""Every way in which a sheet is wrong (SJ6.1 to SJ9.1). See `core.trumps.rulebook`."""

from core.text import Text
from core.trumps.making import COMPUTED, KEPT, NOTHING, rule

AS_RECORDED = Text("得分照所记的总分算。", "The total stands as recorded.")

TRICK_DIFFERS = rule(
    "trick_differs",
    "SJ5.0",
    "记{who}赢这一圈；最大的是{right}的牌。",
    "{who} is recorded to have taken the trick; the highest play is that of {right}.",
    COMPUTED,
)
TRICK_POINTS = rule(
    "trick_points",
    "SJ6.1",
    "这一圈记{claimed}分；牌面是{right}分。",
    "The trick is recorded at {claimed} points; its cards have {right}.",
    COMPUTED,
)
NO_TRICK = rule(
    "no_trick",
    "SJ5.0",
    "记{who}赢了一圈，而没有打完的一圈可记。",
    "{who} is recorded to have taken a trick, and none is over.",
    KEPT,
)
NO_SUCH_POINTS = rule(
    "no_such_points",
    "SJ6.1",
    "第{deal}副记{claimed}分；得分是5的倍数，不小于0。",
    "Deal {deal} is recorded at {claimed} points; points are multiples of 5, not below 0.",
    Text("不能据此结算。", "No deal is settled by them."),
)
POINTS_OVER_ALL = rule(
    "points_over_all",
    "SJ6.1",
    "第{deal}副记{claimed}分；牌面共200分，连扣底最多{most}分。",
    "Deal {deal} is recorded at {claimed} points; with 200 in the cards and what the bottom gave there are {most} at most.",
    AS_RECORDED,
)
POINTS_DIFFER = rule(
    "points_differ",
    "SJ6.2",
    "第{deal}副捡分方记{claimed}分；{right}。",
    "The collectors of deal {deal} are recorded with {claimed} points; {right}.",
    COMPUTED,
)
BOTTOM_POINTS_DIFFER = rule(
    "bottom_points_differ",
    "SJ7.1",
    "第{deal}副扣底记{claimed}分；算得{right}分。",
    "The bottom of deal {deal} is recorded with {claimed} points; it gives {right}.",
    COMPUTED,
)
NO_SUCH_MULTIPLIER = rule(
    "no_such_multiplier",
    "SJ7.2",
    "第{deal}副扣底倍数记{claimed}，没有这样的倍数；相近的是{near}。",
    "The multiplier of deal {deal} is recorded as {claimed}, which is none; near it are {near}.",
    AS_RECORDED,
    option="bottom_tractor",
)
NO_SUCH_BOTTOM = rule(
    "no_such_bottom",
    "SJ7.2",
    "第{deal}副扣底记{claimed}分；扣底是底牌的分乘倍数，相近的是{near}分。",
    "The bottom of deal {deal} is recorded with {claimed} points; its cards, multiplied, give none such: near it are {near}.",
    AS_RECORDED,
)
BOTTOM_OVER_TOTAL = rule(
    "bottom_over_total",
    "SJ6.2",
    "第{deal}副扣底记{claimed}分，多于总分{points}分；总分是面上分加扣底得分。",
    "The bottom of deal {deal} is recorded with {claimed} points, more than the total of {points}, which it is a part of.",
    AS_RECORDED,
)
BOTTOM_NOT_WON = rule(
    "bottom_not_won",
    "SJ7.1",
    "第{deal}副记{who}赢最后一圈，又记扣底{claimed}分；主打方赢最后一圈，底牌不算分。",
    "Deal {deal}: {who} is recorded to have won the last trick and the bottom to give {claimed}; to the declarers it gives none.",
    AS_RECORDED,
)
MULTIPLIER_NOT_WON = rule(
    "multiplier_not_won",
    "SJ7.1",
    "第{deal}副记扣底倍数{claimed}；最后一圈{who}赢，是主打方，底牌不算分，没有倍数。",
    "Deal {deal}: the multiplier is recorded as {claimed}; {who}, of the declarers, won the last trick, so there is none.",
    AS_RECORDED,
)
LAST_DIFFERS = rule(
    "last_differs",
    "SJ7.1",
    "第{deal}副记{who}赢最后一圈；赢的是{right}。",
    "{who} is recorded to have won the last trick of deal {deal}; {right} won it.",
    COMPUTED,
)
MULTIPLIER_DIFFERS = rule(
    "multiplier_differs",
    "SJ7.2",
    "第{deal}副扣底倍数记{claimed}；算得{right}。",
    "The multiplier of deal {deal} is recorded as {claimed}; it is {right}.",
    COMPUTED,
    option="bottom_tractor",
)
OVERTURNS_DIFFER = rule(
    "overturns_differ",
    "SJ4.5",
    "第{deal}副记反主{claimed}次；记录里有{right}次。",
    "Deal {deal} is recorded with {claimed} overturns; there were {right}.",
    COMPUTED,
)
NEXT_DIFFERS = rule(
    "next_differs",
    "SJ9.1",
    "第{deal}副以后记由{who}做庄；应由{right}做庄。",
    "{who} is recorded to declare after deal {deal}; {right} was due.",
    COMPUTED,
)
LEVELS_DIFFER = rule(
    "levels_differ",
    "SJ8.1",
    "级数记为{claimed}；由各副算得{right}。",
    "The levels are given as {claimed}; the deals give {right}.",
    COMPUTED,
)
MATCH_DIFFERS = rule(
    "match_differs",
    "SJ8.2",
    "整场记{claimed}；算得{right}。",
    "The match is recorded as {claimed}; the deals give {right}.",
    COMPUTED,
    option="match_end",
)
SIGNED_TWICE = rule(
    "signed_twice", "SJ8.1", "{side}第二次签字；每方签一次。", "{side} signed a second time; once each was due.", NOTHING, ""
)
SIGNED_EARLY = rule(
    "signed_early",
    "SJ8.1",
    "{side}在第{deal}副打完之前签字；应在打完之后。",
    "{side} signed before deal {deal} was over; that was due once it was played.",
)
SIGNED_NOTHING = rule(
    "signed_nothing",
    "SJ8.1",
    "{side}签字，而还没有一副的结果；应在有结果之后。",
    "{side} signed while no deal has a result; that was due once one has.",
)
SIGNED_UNFINISHED = rule(
    "signed_unfinished",
    "SJ8.2",
    "{side}签字，而整场还没有结束：{why}；应在整场结束以后。",
    "{side} signed though the match was not over: {why}; that was due once it is.",
    option="match_end",
)
AFTER_SIGNED = rule(
    "after_signed",
    "GC1.2",
    "双方签字以后又记{act}；签字以后结果有效。",
    "{act} was recorded after both sides had signed; the result stands once it is signed.",
)
AFTER_MATCH = rule(
    "after_match",
    "SJ8.2",
    "整场已经结束（{how}），又记{act}。",
    "{act} was recorded after the match was over ({how}).",
    KEPT,
)
TIME_TWICE = rule("time_twice", "SJ8.2", "第二次宣布时间到。", "Time was called a second time.", NOTHING, "")

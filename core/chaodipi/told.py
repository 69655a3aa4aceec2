"""How the table's findings are told at a 炒地皮 table: a call (叫主), and after the burial a 炒底; by the codes of the table.

`{what}` is what an overturn is called at its moment: 反主 before the bottom is buried, 炒底 after it (CD1.4, CD1.5).
"""

from core.text import Text

RULES: dict[str, Text] = {
    "declared_permanent": Text(
        "{who}用常主{cards}叫主；应亮级牌。", "{who} called with the permanent trump {cards}; a level card was due."
    ),
    "declared_no_level": Text(
        "{who}用{cards}叫主；应亮一种花色的级牌{level}。", "{who} called with {cards}; level cards {level} of one suit were due."
    ),
    "declared_again": Text(
        "{who}亮{cards}叫主，而主已经有了（{right}）；先叫的为准。",
        "{who} called with {cards} though trumps were made already ({right}); who calls first makes them.",
    ),
    "declared_late": Text(
        "{who}在{when}亮{cards}叫主；应在起牌过程中叫。", "{who} called with {cards} {when}; that is for the draw."
    ),
    "declared_in_play": Text(
        "{who}在出牌以后亮{cards}叫主；应在起牌过程中叫。",
        "{who} called with {cards} once play had begun; that is for the draw.",
    ),
    "not_undeclared": Text(
        "记为无人叫主，而主已经有了（{right}）。", "It is recorded that nobody called, though trumps were made ({right})."
    ),
    "third_first_deal": Text(
        "第一副无人叫主时亮了底牌第三张{card}；这只用于第一副以后。",
        "The third bottom card {card} was shown in the first deal; that is for later deals.",
    ),
    "overturned_no_pair": Text(
        "{who}用{cards}{what}；应亮同花色的一对级牌或一对王。",
        "{who} {what} with {cards}; a pair of level cards of one suit or of jokers was due.",
    ),
    "overturned_low": Text(
        "{who}用{cards}{what}，不大过{right}；应按大王、小王、黑桃、红桃、梅花、方片的次序亮更大的。",
        "{who} {what} with {cards}, not above {right}; higher in the order big joker, small joker, ♠, ♥, ♣, ♦ was due.",
    ),
    "overturned_own": Text(
        "{who}{what}，而成立的主是他自己的；应由其他玩家亮。",
        "{who} {what} though it is his own trumps that stand; that is for the other players.",
    ),
    "overturned_nothing": Text(
        "{who}亮{cards}{what}，而还没有主；应在叫主以后。",
        "{who} {what} with {cards} though there were no trumps yet; that comes after a call.",
    ),
    "overturned_early": Text("{who}在{when}{what}；{right}。", "{who} {what} {when}; {right}."),
    "overturned_late": Text(
        "{who}在{when}炒底；第一副{right}以后不可再炒。", "{who} stirred {when}; in the first deal nobody may once {right}."
    ),
    "overturned_in_play": Text(
        "{who}在开始出牌以后亮{cards}炒底；应在出牌之前。",
        "{who} stirred with {cards} when play had begun; that comes before play.",
    ),
    "overturned_out_of_turn": Text(
        "{who}炒底，应先问{right}；从庄家的下家起逆时针依次进行。",
        "{who} stirred; {right} had to be asked first: counter-clockwise from the declarer's next player.",
    ),
    "passed_out_of_turn": Text("{who}表示不炒，应先问{right}。", "{who} declined to stir; {right} had to be asked first."),
    "passed_early": Text("{who}在{when}表示{what}；{right}。", "{who} declined to {what} {when}; {right}."),
    "led_before_taken": Text(
        "{who}出牌，而炒底的{right}还没有拿底牌再盖；应先由他拿、他盖。",
        "{who} led before {right}, who has stirred, had taken the bottom up and buried; that came first.",
    ),
    "led_before_asked": Text("{who}出牌，而还没有问{right}炒不炒。", "{who} led though {right} had not been asked to stir."),
    "points_differ": Text(
        "第{deal}副抓分方记{claimed}分；{right}。",
        "The collectors of deal {deal} are recorded with {claimed} points; {right}.",
    ),
    "bottom_not_won": Text(
        "第{deal}副记{who}赢最后一圈，又记扣底{claimed}分；庄家方赢最后一圈，底牌不算分。",
        "Deal {deal}: by the record {who} won the last trick and the bottom gave {claimed}; to the declarers it gives none.",
    ),
    "multiplier_not_won": Text(
        "第{deal}副记底牌倍数{claimed}；最后一圈{who}赢，是庄家方，底牌不算分，没有倍数。",
        "Deal {deal}: the multiplier is recorded as {claimed}; {who}, of the declarers, won the last trick, so there is none.",
    ),
    "overturns_differ": Text(
        "第{deal}副记反主、炒底{claimed}次；记录里有{right}次。",
        "Deal {deal} is recorded with {claimed} overturns and stirs; there were {right}.",
    ),
}
UNJUDGED: dict[str, Text] = {
    "pass_unrecorded": Text(
        "{right}没有表示不炒的记录，不能判{who}之前是否问过。",
        "That {right} declined is not recorded: whether he was asked to stir before {who} cannot be judged.",
    ),
    "overturn_order": Text(
        "{who}亮的一对，所记的时间是摸了{n}张时，早于现在的主，却记在它之后；记录前后不一，不能判应大过什么。",
        "{who} showed a pair when {n} cards were drawn, before what stands, recorded after it: what was due cannot be judged.",
    ),
}

"""Every way to break what is said of declaring, overturning and the bottom (SJ2.1 to SJ4.4). See `core.trumps.rulebook`."""

from msgspec.structs import replace

from core.text import Text
from core.trumps.making import rule, seen

_STANDS_FIRST = Text("先记的为准。", "What was recorded first stands.")
_NO_EFFECT = Text("没有效力，由裁判长裁定。", "It has no effect; the chief referee decides.")
_MADE = Text(
    "亮出的主照样成立，裁定之前按它打。", "The trumps that were shown stand; play goes by them until the chief referee rules."
)

# --- declaring ------------------------------------------------------------------------------------------------------------------

SHOWN_NOT_HELD = rule(
    "shown_not_held",
    "SJ2.1",
    "{who}亮出{cards}，手里不可能有。",
    "{who} showed {cards}, which the hand cannot hold.",
)
DECLARED_PERMANENT = rule(
    "declared_permanent",
    "SJ2.4",
    "{who}用常主{cards}报主；应亮级牌。",
    "{who} declared with the permanent trump {cards}; a level card was due.",
    _NO_EFFECT,
)
DECLARED_NO_LEVEL = rule(
    "declared_no_level",
    "SJ2.2",
    "{who}用{cards}报主；应亮一种花色的级牌{level}。",
    "{who} declared with {cards}; level cards {level} of one suit were due.",
    _NO_EFFECT,
)
DECLARED_AGAIN = rule(
    "declared_again",
    "SJ2.2",
    "{who}亮{cards}报主，而主已经有了（{right}）；先亮的为准。",
    "{who} declared with {cards} though trumps were made already ({right}); who shows first makes them.",
    _NO_EFFECT,
)
DECLARED_NOT_INSURED = rule(
    "declared_not_insured",
    "SJ4.4",
    "{who}报了主（{right}）又亮{cards}报主；报主的再亮这种花色的级牌，应是上保险。",
    "{who} declared again with {cards}, having declared ({right}); to show that suit's level cards again is to insure.",
    Text("没有效力，不算上保险；由裁判长裁定。", "It has no effect and does not insure; the chief referee decides."),
)
DECLARED_LATE = rule(
    "declared_late",
    "SJ2.2",
    "{who}在{when}亮{cards}报主；应在起牌过程中亮。",
    "{who} declared with {cards} {when}; that is for the draw.",
    _MADE,
)
DECLARED_IN_PLAY = rule(
    "declared_in_play",
    "SJ2.2",
    "{who}在出牌以后亮{cards}报主；应在起牌过程中亮。",
    "{who} declared with {cards} once play had begun; that is for the draw.",
    _NO_EFFECT,
)
INSURED_NOTHING = rule(
    "insured_nothing",
    "SJ4.4",
    "{who}上保险，而成立的不是他报的主；只有报主的一家可以上保险。",
    "{who} insured though it is not what he has declared that stands; only who declared may insure.",
    _NO_EFFECT,
)
INSURED_CARDS = rule(
    "insured_cards",
    "SJ4.4",
    "{who}用{cards}上保险；应为所报花色的另一张级牌。",
    "{who} insured with {cards}; the other level card of the declared suit was due.",
    _NO_EFFECT,
)
INSURED_LATE = rule(
    "insured_late",
    "SJ4.4",
    "{who}在摸完牌、拿了底牌以后才上保险。",
    "{who} insured when the draw was over and the bottom taken.",
    _NO_EFFECT,
)
INSURED_HELD = rule(
    "insured_held",
    "SJ4.4",
    "{who}用报主之前就有的{cards}上保险；应为报主后再摸到的。",
    "{who} insured with {cards}, held before declaring; a card drawn after it was due.",
    _NO_EFFECT,
    option="insurance_cards",
)
NOT_UNDECLARED = rule(
    "not_undeclared",
    "SJ2.3",
    "记为无人报主，而主已经有了（{right}）。",
    "It is recorded that nobody declared, though trumps were made ({right}).",
    _NO_EFFECT,
)
UNDECLARED = rule(
    "undeclared",
    "SJ2.1",
    "第一副无人报主；怎样处理没有条款。",
    "Nobody declared in the first deal; no clause says what follows.",
    Text("由裁判长裁定。", "The chief referee decides."),
    option="first_deal_undeclared",
)
THIRD_NOT_DUE = rule(
    "third_not_due",
    "SJ2.3",
    "亮了底牌第三张{card}，而主已经有了（{right}）。",
    "The third bottom card {card} was shown though trumps were made ({right}).",
    _NO_EFFECT,
)
THIRD_FIRST_DEAL = rule(
    "third_first_deal",
    "SJ2.3",
    "第一副无人报主时亮了底牌第三张{card}；这只用于第一副以后。",
    "The third bottom card {card} was shown in the first deal; that is for later deals.",
    _MADE,
    option="first_deal_undeclared",
)
THIRD_DIFFERS = rule(
    "third_differs",
    "SJ2.3",
    "亮出的{card}不是底牌正数第三张；第三张是{right}。",
    "The card shown, {card}, is not the third of the bottom; that is {right}.",
    _MADE,
)

# --- overturning ----------------------------------------------------------------------------------------------------------------

OVERTURNED_NO_PAIR = rule(
    "overturned_no_pair",
    "SJ4.0a",
    "{who}用{cards}反主；应亮同花色的一对级牌或一对常主。",
    "{who} overturned with {cards}; a pair of level cards of one suit or of permanent trumps was due.",
    _NO_EFFECT,
)
OVERTURNED_TWOS = rule(
    "overturned_twos",
    "SJ4.3",
    "{who}用一对2（{cards}）反主；反主的次序里没有2。",
    "{who} overturned with a pair of 2s ({cards}), which has no place in the order of overturns.",
    _MADE,
    option="twos_pair_overturn",
)
OVERTURNED_LOW = rule(
    "overturned_low",
    "SJ4.3",
    "{who}用{cards}反主，不大过{right}；应按大王、小王、黑桃、红桃、梅花、方片的次序反更大的。",
    "{who} overturned with {cards}, not above {right}; higher in the order big joker, small joker, ♠, ♥, ♣, ♦ was due.",
    _MADE,
)
OVERTURNED_OWN = rule(
    "overturned_own",
    "SJ4.0a",
    "{who}反自己成立的主；应由其他玩家反。",
    "{who} overturned what he has made himself; that is for the other players.",
    _MADE,
)
OVERTURNED_DECLARED = rule(
    "overturned_declared",
    "SJ4.0c",
    "{who}报主以后自己反主，而没有其他玩家反过。",
    "{who} overturned the trumps that he declared though no other player had overturned.",
    _MADE,
)
OVERTURNED_DECLARER = rule(
    "overturned_declarer",
    "SJ4.2",
    "{who}是庄家，按本场的选项不能反主。",
    "{who} is declarer and may not overturn by the option of this table.",
    _MADE,
    option="later_declarer_overturn",
)
OVERTURNED_BOTTOM = rule(
    "overturned_bottom",
    "SJ2.3",
    "{who}反由底牌定的主；按本场的选项不能反。",
    "{who} overturned trumps that the bottom card gave; by the option of this table nobody may.",
    _MADE,
    option="third_bottom_overturn",
)
OVERTURNED_NOTHING = rule(
    "overturned_nothing",
    "SJ4.0a",
    "{who}亮{cards}反主，而还没有主；反主在报主结束之后。",
    "{who} overturned with {cards} though there were no trumps yet; overturning comes after declaring.",
    _MADE,
)
OVERTURNED_EARLY = rule(
    "overturned_early",
    "SJ4.0a",
    "{who}在{when}反主；{right}。",
    "{who} overturned {when}; {right}.",
    _MADE,
)
OVERTURNED_LATE = rule(
    "overturned_late",
    "SJ4.1",
    "{who}在{when}反主；第一副{right}以后不可再反。",
    "{who} overturned {when}; in the first deal nobody may once {right}.",
    _MADE,
    option="first_deal_overturn_closes",
)
OVERTURNED_IN_PLAY = rule(
    "overturned_in_play",
    "SJ4.0a",
    "{who}在开始出牌以后亮{cards}反主；应在出牌之前。",
    "{who} overturned with {cards} when play had begun; that comes before play.",
    _NO_EFFECT,
)
OVERTURNED_OUT_OF_TURN = rule(
    "overturned_out_of_turn",
    "SJ4.2",
    "{who}反主，应先问{right}；从庄家起逆时针依次进行。",
    "{who} overturned; {right} had to be asked first: counter-clockwise from the declarer.",
    _MADE,
    option="later_overturn_order",
)
PASSED_OUT_OF_TURN = rule(
    "passed_out_of_turn",
    "SJ4.2",
    "{who}表示不反，应先问{right}。",
    "{who} declined to overturn; {right} had to be asked first.",
    Text("算已经表态。", "It counts as said."),
    option="later_overturn_order",
)
PASSED_EARLY = rule(
    "passed_early",
    "SJ4.2",
    "{who}在{when}表示不反；{right}。",
    "{who} declined to overturn {when}; {right}.",
    Text("主没有再改变的，算已经表态。", "Unless trumps change after it, it counts as said."),
)
LED_BEFORE_TAKEN = rule(
    "led_before_taken",
    "SJ4.2",
    "{who}出牌，而反主的{right}还没有拿底牌再盖；应先由他拿、他盖。",
    "{who} led before {right}, who has overturned, had taken the bottom up and buried; that came first.",
    Text(
        "出牌算数，底牌照盖下的；由裁判长裁定。", "The lead stands and the bottom is what was buried; the chief referee decides."
    ),
)
LED_BEFORE_ASKED = rule(
    "led_before_asked",
    "SJ4.2",
    "{who}出牌，而还没有问{right}反不反。",
    "{who} led though {right} had not been asked to overturn.",
)

# --- the bottom -----------------------------------------------------------------------------------------------------------------

WRONG_TAKER = rule(
    "wrong_taker",
    "SJ3.1",
    "{who}拿了底牌；应由{right}拿。",
    "{who} took the bottom up; that was for {right}.",
    Text("牌在他手里，由他盖；由裁判长裁定。", "The cards are in his hand and he buries; the chief referee decides."),
)
NOBODYS_TO_TAKE = replace(
    WRONG_TAKER,
    text=Text("{who}拿了底牌；此时没有人该拿。", "{who} took the bottom up; it was nobody's to take then."),
)
TAKEN_AGAIN = rule(
    "taken_again",
    "SJ3.1",
    "{who}拿底牌，而底牌不在桌上（{when}）。",
    "{who} took the bottom though it does not lie there to be taken ({when}).",
    _NO_EFFECT,
)
TAKEN_DIFFERS = rule(
    "taken_differs",
    "SJ3.1",
    "所记{who}拿的底牌与原来的底牌不同：{cards}。",
    "The bottom as {who} is recorded to have taken it is not what lay there: {cards}.",
    _STANDS_FIRST,
)
WRONG_BURIER = rule(
    "wrong_burier",
    "SJ3.1",
    "{who}盖底牌；应由{right}盖。",
    "{who} buried; that was for {right}.",
    Text("盖下的就是底牌，由裁判长裁定。", "What was buried is the bottom; the chief referee decides."),
)
BURIED_NUMBER = rule(
    "buried_number",
    "SJ3.1",
    "{who}盖了{n}张；应为8张。",
    "{who} buried {n} cards; 8 were due.",
    Text(
        "盖下的就是底牌，手牌照所剩的张数打完；由裁判长裁定。",
        "What was buried is the bottom and the hand is played out with the cards it has; the chief referee decides.",
    ),
)
BURIED_NOT_HELD = rule(
    "buried_not_held",
    "SJ3.1",
    "{who}盖下{cards}，手里不可能有。",
    "{who} buried {cards}, which the hand cannot hold.",
)
BOTTOM_CHANGED = rule(
    "bottom_changed",
    "SJ3.1",
    "{who}在出牌过程中更换底牌。",
    "{who} changed the bottom during play.",
    Text("底牌按换过的，由裁判长裁定。", "The bottom is what it was changed to; the chief referee decides."),
)
BOTTOM_SHOWN_EARLY = seen(
    "bottom_shown_early",
    "SJ3.1",
    "底牌在一副结束之前亮出。",
    "The bottom was shown before the deal was over.",
)
BOTTOM_DIFFERS = rule(
    "bottom_differs",
    "SJ3.1",
    "亮出的底牌是{cards}；盖下的是{right}。",
    "The bottom as shown is {cards}; {right} was buried.",
    Text("得分按盖下的算，由裁判长裁定。", "Points go by what was buried; the chief referee decides."),
)
BOTTOM_COUNT = seen(
    "bottom_count",
    "SJ3.1",
    "清点底牌是{n}张；应为{due}张。",
    "The bottom was counted at {n} cards; {due} were due.",
)
BOTTOM_RECORDED = rule(
    "bottom_recorded",
    "SJ3.1",
    "记为底牌没有记录，而{burier}盖底已经记录过，也没有人要再拿。",
    "The bottom is said not to be recorded, though {burier} has buried by the record and nobody is to take it up.",
    _STANDS_FIRST,
)
NOT_BURIED = rule(
    "not_buried",
    "SJ3.1",
    "{burier}拿了底牌还没有盖，{who}就出牌；应先盖8张底牌。",
    "{who} played before {burier}, who had taken the bottom, had buried; eight cards had to be buried first.",
)

"""Every way to break what the table says of play (SJ5.0 to SJ5.5). See `core.trumps.rulebook`."""

from core.text import Text
from core.trick import said
from core.trumps.making import KEPT, NONE, rule, seen

_WINS = Text(
    "牌算已经出了；花色和牌型合乎领出的才能赢这一圈。没有处罚条款，由裁判长裁定。",
    "The play stands; it can win only in the suit and pattern led. No clause names a penalty; the chief referee decides.",
)
_NOT_KNOWN = Text(
    "领出的没有花色，各家怎样跟都不判；谁赢这一圈看谁接着领出。由裁判长裁定。",
    "What was led has no suit: follows are not judged, and who leads next has won the trick. The chief referee decides.",
)

_WAS_WRONG = Text(
    "已打完的各圈不变。没有处罚条款，由裁判长裁定。",
    "The tricks played stand. No clause names a penalty; the chief referee decides.",
)

NO_DEAL = rule("no_deal", "SJ1.1", "{who}{act}，而还没有发牌。", "{who} {act} before any cards were dealt.", NONE)
AFTER_DEAL = rule(
    "after_deal",
    "SJ7.1",
    "第{deal}副已经结束，{who}又{act}。",
    "{who} {act} after deal {deal} was over.",
    KEPT,
)
OUT_OF_TURN = rule(
    "out_of_turn",
    "SJ5.0",
    "{who}{act}，没有轮到；应由{right}出。",
    "{who} {act} out of turn; it was for {right} to play.",
    Text(
        "牌算已经出了，轮到动作者的下家；由裁判长裁定。", "The play stands and the next player is on; the chief referee decides."
    ),
)
WRONG_LEADER = rule(
    "wrong_leader",
    "SJ5.0",
    "{who}{act}领出；应由{right}领出{why}。",
    "{who} {act} as the lead; {right} had to lead{why}.",
    Text(
        "牌算已经领出，轮到动作者的下家；由裁判长裁定。", "The lead stands and the next player is on; the chief referee decides."
    ),
)
PLAYED_TWICE = rule(
    "played_twice",
    "SJ5.0",
    "{who}{act}，这一圈已经出过；应由{right}出。",
    "{who} {act} a second time in one trick; it was for {right} to play.",
    Text("牌留在桌上，先出的一手算数；由裁判长裁定。", "The cards stay; the first play counts. The chief referee decides."),
)
EMPTY_PLAY = rule(
    "empty_play", "SJ5.0", "{who}没有出牌；每圈各家都要出。", "{who} put nothing down; everybody plays to a trick.", NONE
)
NOT_HELD = rule("not_held", "SJ5.0", "{who}{act}{cards}，手里不可能有。", "{who} {act} {cards}, which the hand cannot hold.")
TOO_MANY = rule(
    "too_many",
    "SJ1.1",
    "{who}一共出了{n}张；手里只有{due}张。",
    "{who} has played {n} cards in all; the hand had {due}.",
)
PARTS_IMPOSSIBLE = rule(
    "parts_impossible",
    "CD3.2",
    "{who}声明的{parts}不是这手牌的读法。",
    "What {who} declared, {parts}, is no reading of these cards.",
    Text("按选项decomposition读。", "The cards are read by the option decomposition."),
    option="decomposition",
)

_LEFT = Text("照留在桌上的算，由裁判长裁定。", "What was left on the table counts; the chief referee decides.")

# --- leading --------------------------------------------------------------------------------------------------------------------

SEVERAL_SUITS = rule(
    "several_suits",
    "SJ5.4",
    "{who}领出{cards}，不是同一花色；一次只能领出一种花色。",
    "{who} led {cards}, of several suits; cards of one suit were due.",
    _NOT_KNOWN,
)
TRUMPS_THROWN = rule(
    "trumps_thrown",
    "SJ5.4",
    said.TRUMPS_THROWN.zh,
    said.TRUMPS_THROWN.en,
    Text("牌照领出的算，由裁判长裁定。", "The cards stay as they were led; the chief referee decides."),
    option="throw_trumps",
)
THROW_FAILED = seen(
    "throw_failed",
    "SJ5.4",
    "{who}甩牌{cards}失败：{by}压得过{beaten}；强制出{forced}。",
    "The throw {cards} of {who} failed: {beaten} is beaten by {by}; {forced} is forced.",
    Text(
        "强制出的一组留下，其余收回，扣底金的1/2（SJ5.4）。",
        "The component that is forced stays, the rest goes back, and half of the base stake is taken (SJ5.4).",
    ),
    "",
    "forced_component",
)
THROW_BEATEN = rule(
    "throw_beaten",
    "SJ5.4",
    "{who}甩牌{cards}，而已知{by}压得过{beaten}；甩牌失败。",
    "{who} threw {cards}, and {beaten} is known to be beaten by {by}: the throw fails.",
    Text(
        "强制出哪一组以记录写的为准，没有写的，牌照领出的算；应扣底金的1/2（SJ5.4）。",
        "What was forced is as the record says; where it does not, the cards stay as led; half of the base stake is due (SJ5.4).",
    ),
    "referee",
)
THROW_PROVED = seen(
    "throw_proved",
    "SJ5.4",
    "{who}第{trick}圈甩牌{cards}，现在打出或亮出的牌证明{by}当时压得过{beaten}；甩牌应失败。",
    "In trick {trick} {who} threw {cards}; what is played or shown now proves that {by} could beat {beaten}: it had to fail.",
    Text(
        "已打完的各圈不变；应扣底金的1/2（SJ5.4）。",
        "The tricks played stand; half of the base stake is due (SJ5.4).",
    ),
    "referee",
)
THROW_DIFFERS = rule(
    "throw_differs",
    "SJ5.4",
    "{who}甩牌{thrown}，留下的是{cards}；应为{right}。",
    "{who} threw {thrown} and left {cards}; {right} had to be left.",
    _LEFT,
    option="forced_component",
)
THROW_NOTHING = rule(
    "throw_nothing",
    "SJ5.4",
    "记{who}甩牌后留下{cards}，而桌上没有他刚领出的这样一手。",
    "{cards} is recorded as left of a throw of {who}, who has led no such cards just now.",
    NONE,
)
NOT_THROWN = rule(
    "not_thrown",
    "SJ5.4",
    "{who}领出的{cards}是一组牌，不是甩牌，不会失败；应全部留下。",
    "{who} led {cards}, one component and no throw: it cannot fail, and all of it had to be left.",
    _LEFT,
)
THROW_PART = rule(
    "throw_part",
    "SJ5.4",
    "{who}甩牌{thrown}失败，留下{cards}，不是其中的一组；应留下一组：{right}。",
    "The throw {thrown} of {who} failed and {cards} was left, which is no component of it; one had to be left: {right}.",
    _LEFT,
)
THROW_CUT = rule(
    "throw_cut",
    "SJ5.4",
    "{who}甩牌{thrown}记作成立，却只留下{cards}；成立的应全部留下。",
    "The throw {thrown} of {who} is recorded as good, and only {cards} was left; all of a good throw stays.",
    _LEFT,
)
THROW_BY = rule(
    "throw_by",
    "SJ5.4",
    "{who}甩牌{thrown}记作被{by}压；{why}，应为{right}。",
    "The throw {thrown} of {who} is recorded as beaten by {by}, {why}; it had to be {right}.",
    _LEFT,
    option="throw_beaten_by",
)
CALLED_TWICE = rule(
    "called_twice",
    "SJ5.4",
    "{who}这一手甩牌的结果已经记过，又记留下{cards}；应只记一次。",
    "What was left of this throw of {who} is recorded already, and {cards} again; it is recorded once.",
    Text("没有效力，先记的为准。", "It has no effect; what was recorded first stands."),
)

# --- following ------------------------------------------------------------------------------------------------------------------

WRONG_NUMBER = rule(
    "wrong_number",
    "SJ5.3",
    said.WRONG_NUMBER.zh,
    said.WRONG_NUMBER.en,
    Text("牌留在桌上，不能赢这一圈；由裁判长裁定。", "The cards stay and cannot win the trick; the chief referee decides."),
)
NOT_FOLLOWED = rule(
    "not_followed",
    "SJ5.1",
    said.NOT_DONE.zh,
    said.NOT_DONE.en,
    _WINS,
)
PAIR_NOT_GIVEN = rule(
    "pair_not_given",
    "SJ5.2",
    said.NOT_DONE.zh,
    said.NOT_DONE.en,
    _WINS,
)
TRACTOR_NOT_GIVEN = rule(
    "tractor_not_given",
    "SJ5.3",
    said.NOT_DONE.zh,
    said.NOT_DONE.en,
    _WINS,
)
REVOKE_PROVED = seen(
    "revoke_proved",
    "SJ5.1",
    "{who}第{trick}圈出{cards}，{broken}，由现在打出或亮出的牌证明。",
    "In trick {trick} {who} played {cards}, {broken}, as is proved by what is played or shown now.",
    _WAS_WRONG,
)
PAIR_PROVED = seen(
    "pair_proved",
    "SJ5.2",
    "{who}第{trick}圈出{cards}，{broken}，由现在打出或亮出的牌证明。",
    "In trick {trick} {who} played {cards}, {broken}, as is proved by what is played or shown now.",
    _WAS_WRONG,
)
TRACTOR_PROVED = seen(
    "tractor_proved",
    "SJ5.3",
    "{who}第{trick}圈出{cards}，{broken}，由现在打出或亮出的牌证明。",
    "In trick {trick} {who} played {cards}, {broken}, as is proved by what is played or shown now.",
    _WAS_WRONG,
)

# --- what goes with plays -------------------------------------------------------------------------------------------------------

EXPOSED = seen(
    "exposed",
    "GC3.2",
    "{who}暴露{cards}；没有这样的条款，由裁判长裁定。",
    "{who} exposed {cards}; no clause speaks of it, and the chief referee decides.",
)
TAKEN_BACK = seen(
    "taken_back",
    "GC3.2",
    "{who}收回出过的{cards}；没有这样的条款，由裁判长裁定。",
    "{who} took {cards} back; no clause speaks of it, and the chief referee decides.",
)
NOTHING_TO_TAKE = rule(
    "nothing_to_take",
    "GC3.2",
    "{who}没有可以收回的牌：最后一手不是他的。",
    "{who} has no play to take back: the last one is not his.",
    NONE,
)
BOTTOM_CONDUCT = seen(
    "bottom_conduct",
    "SJ3.1",
    "{who}：{what}；盖底牌时只有盖的人可见，出牌过程中不可更换。",
    "{who}: {what}; only who buries sees the bottom, and it does not change during play.",
)
BURIAL_SEEN = seen(
    "burial_seen",
    "SJ4.2",
    "{who}：{what}；盖下的底牌其他玩家都无权查看。",
    "{who}: {what}; nobody else may see what was buried.",
)
SETTLED_PRIVATELY = seen(
    "settled_privately",
    "GC1.2",
    "{who}私下了结差错或违规；应请裁判。",
    "{who} settled an irregularity in private; the referee had to be called.",
)
CONDUCT = seen(
    "conduct",
    "GC3.2",
    "{who}：{what}；没有这样的条款，由裁判长裁定。",
    "{who}: {what}; no clause speaks of it, and the chief referee decides.",
)

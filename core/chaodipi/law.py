"""What 炒地皮 says otherwise than the table of what it finds, mostly what it costs (CD1.3, CD3.4, CD4.2 to CD4.6)."""

from core.clause import Rule, Waits
from core.text import Text
from core.trumps import law_of_play, law_of_sheets, law_of_trumps
from core.trumps.making import CHIEF, WAITS

_WRONG = Text(
    "这一手不能为大，跟错的每张罚10分（CD4.3）；是否故意由裁判长裁定。",
    "The play cannot win, and each wrong card is fined 10 points (CD4.3); whether it was deliberate is for the chief referee.",
)
_WAS_WRONG = Text(
    "已打完的各圈不变；跟错的每张罚10分（CD4.3），罚分由裁判长宣布。",
    "The tricks played stand; each wrong card is fined 10 points (CD4.3), pronounced by the chief referee.",
)
_FAILED = Text(
    "强制出的一组留下，其余收回；甩出的每张罚10分（CD4.2）。",
    "The component that is forced stays and the rest goes back; each card thrown is fined 10 points (CD4.2).",
)
_BEATEN = Text(
    "强制出哪一组以记录写的为准，没有写的，牌照领出的算；甩出的每张罚10分（CD4.2）。",
    "What was forced is as the record says; where it does not, the cards stay as led; the fine is 10 points a card (CD4.2).",
)
_PROVED = Text(
    "已打完的各圈不变；甩出的每张应罚10分（CD4.2）。",
    "The tricks played stand; a fine of 10 points for each card thrown is due (CD4.2).",
)
_BURIAL = Text(
    "盖下的就是底牌，手牌照所剩的张数打完；罚80分（CD4.4）。",
    "What was buried is the bottom and the hand is played out with the cards it has; the fine is 80 points (CD4.4).",
)
_NO_ANSWER = Text(
    "不算炒底的表态，该问的时候照样问他。", "It is no answer on stirring: the seat is asked all the same when it is due."
)
_STAY = Text("牌照领出的算，由裁判长裁定。", "The cards stay as they were led; the chief referee decides.")
_LEFT = Text("照留在桌上的算，由裁判长裁定。", "What was left on the table counts; the chief referee decides.")


def _otherwise(
    rule: Rule, clause: str = "", effect: Text | None = None, option: str | None = None, *, fined: bool = False
) -> Rule:
    """Return a rule of the table with another clause, effect or option; without a clause it keeps that of the table."""
    return Rule(
        rule.code,
        clause,
        rule.text,
        rule.effect if effect is None else effect,
        rule.waits,
        rule.option if option is None else option,
        rule.observed,
        fined,
    )


_WRONG_FOLLOWS = (law_of_play.WRONG_NUMBER, law_of_play.NOT_FOLLOWED, law_of_play.PAIR_NOT_GIVEN, law_of_play.TRACTOR_NOT_GIVEN)
_PROVED_LATER = (law_of_play.REVOKE_PROVED, law_of_play.PAIR_PROVED, law_of_play.TRACTOR_PROVED)
_CALLS = (
    law_of_play.THROW_DIFFERS,
    law_of_play.THROW_NOTHING,
    law_of_play.NOT_THROWN,
    law_of_play.THROW_PART,
    law_of_play.THROW_CUT,
    law_of_play.THROW_BY,
    law_of_play.CALLED_TWICE,
)
_ALL: tuple[Rule, ...] = (
    *(_otherwise(rule, effect=_WRONG, option="wrong_follow_cards", fined=True) for rule in _WRONG_FOLLOWS),
    *(_otherwise(rule, effect=_WAS_WRONG) for rule in _PROVED_LATER),
    *(_otherwise(rule, "CD4.2") for rule in _CALLS),
    _otherwise(law_of_play.SEVERAL_SUITS, "CD3.4"),
    _otherwise(law_of_play.TRUMPS_THROWN, "CD3.4", _STAY),
    _otherwise(law_of_play.THROW_FAILED, "CD4.2", _FAILED, "failed_throw_fine", fined=True),
    _otherwise(law_of_play.THROW_BEATEN, "CD4.2", _BEATEN),
    _otherwise(law_of_play.THROW_PROVED, "CD4.2", _PROVED),
    _otherwise(law_of_play.BURIAL_SEEN, "CD5.2"),
    _otherwise(law_of_play.BOTTOM_CONDUCT, "SJ3.1"),  # CD5.2 is of cards that are another's; this is borrowed
    _otherwise(law_of_trumps.BURIED_NUMBER, "CD4.4", _BURIAL, "wrong_burial_charged_to", fined=True),
    _otherwise(law_of_trumps.PASSED_EARLY, effect=_NO_ANSWER),
    _otherwise(law_of_trumps.OVERTURNED_LATE, option="first_deal_late_stir"),
    *(_otherwise(rule, option="bottom_throw") for rule in (law_of_sheets.NO_SUCH_MULTIPLIER, law_of_sheets.MULTIPLIER_DIFFERS)),
    _otherwise(law_of_sheets.TIME_TWICE, "CD0.1"),
    _otherwise(law_of_sheets.MATCH_DIFFERS, option="ahead_at_limit"),
    _otherwise(law_of_trumps.BOTTOM_COUNT, "CD4.4", _BURIAL, "wrong_burial_charged_to"),
)
INSTEAD: dict[str, Rule] = {rule.code: rule for rule in _ALL}


def _own(code: str, clause: str, zh: str, en: str, effect: Text, waits: Waits = "", option: str = "") -> Rule:
    return Rule(f"chaodipi.{code}", clause, Text(zh, en), effect, waits, option)


_AS_DRAWN = Text("牌照记录的去处，由裁判长裁定。", "The cards are where the record has them; the chief referee decides.")
STIRRED_UNOPENED = _own(
    "stirred_unopened",
    "CD1.4",
    "{who}炒底，而还没有别人炒；庄家和叫主的一家在别人炒过以后才可以炒。",
    "{who} stirred though nobody else had; the declarer and the caller may only once somebody else has.",
    Text(
        "亮出的主照样成立，裁定之前按它打。", "The trumps that were shown stand; play goes by them until the chief referee rules."
    ),
    CHIEF,
)
UNCALLED = _own(
    "uncalled",
    "CD1.5",
    "无人叫主；由裁判长裁定主花色。",
    "Nobody called; the chief referee says what is trumps.",
    Text("裁定之前没有主。", "There are no trumps until then."),
    CHIEF,
    "later_deal_uncalled",
)
HAND_COUNT = Rule(
    "chaodipi.hand_count",
    "CD4.6",
    Text("{who}手牌有{n}张；应为{due}张。现在：{cost}。", "The hand of {who} has {n} cards; {due} were due. Now: {cost}."),
    Text(
        "单方多或少罚10分，两家一多一少的互补，同家的罚20分（CD4.6）。",
        "One hand alone is fined 10 points; of two the short one draws from the long one, partners are fined 20 (CD4.6).",
    ),
    observed=True,
)
DRAWN_OFF_NOTHING = _own(
    "drawn_off_nothing",
    "CD4.6",
    "从{who}手里抽牌，而桌上没有一副牌。",
    "Cards were drawn out of the hand of {who}, and no deal is on the table.",
    Text("只作记录，没有效力。", "It is kept on record and has no effect."),
    CHIEF,
)
DRAWN_OFF_NOT_HELD = _own(
    "drawn_off_not_held",
    "CD4.6",
    "从{who}手里抽了{cards}，手里不可能有。",
    "{cards} was drawn out of the hand of {who}, which it cannot hold.",
    _AS_DRAWN,
    CHIEF,
)
DRAWN_OFF_BY = _own(
    "drawn_off_by",
    "CD4.6",
    "{who}多余的牌由{by}抽；应由{right}任意抽。",
    "The surplus of {who} was drawn by {by}; it was for {right} to draw it, unseen.",
    _AS_DRAWN,
    CHIEF,
)
LOSS_SCOPE = _own(
    "loss_scope",
    "CD5.4",
    "按{clause}裁定{what}；本场的选项是输掉{right}。",
    "The ruling under {clause} is that {what}; by the option of this match what is lost is {right}.",
    Text("裁定照样有效，直到被推翻。", "The ruling has its effect until it is reversed."),
    CHIEF,
    "loss_scope",
)
BOTTOM_NOT_COUNTED = _own(
    "bottom_not_counted",
    "CD4.6",
    "庄家{who}的牌数不对，没有先检查底牌就抽了牌；应先数底牌。",
    "The hand of the declarer, {who}, is of a wrong number, and cards were drawn before the bottom was counted; it comes first.",
    _AS_DRAWN,
    CHIEF,
)
DRAWN_OFF_NUMBER = _own(
    "drawn_off_number",
    "CD4.6",
    "从{who}手里抽了{n}张；点到多{due}张。",
    "{n} cards were drawn out of the hand of {who}; it was counted to have {due} too many.",
    _AS_DRAWN,
    CHIEF,
)
DRAWN_OFF_TO = _own(
    "drawn_off_to",
    "CD4.6",
    "{who}多的牌应由少牌的{right}抽，归抽的一家手里；记录{to}。",
    "What {who} has too many is drawn by the short hand ({right}) and goes into it; by the record it {to}.",
    _AS_DRAWN,
    CHIEF,
)
DRAWN_OFF_TO_NOBODY = _own(
    "drawn_off_to_nobody",
    "CD4.6",
    "{who}多的牌给了{to}，而没有少牌的一家；应抽掉。",
    "What {who} had too many went to {to} though no hand is short; it is drawn off.",
    _AS_DRAWN,
    CHIEF,
    "surplus_cards",
)
SIGNALLED = Rule(
    "chaodipi.signalled",
    "CD5.4",
    Text(
        "{who}用语言或动作传递信息，是作弊；应输掉该局，由裁判长裁定。",
        "{who} passed information by word or gesture, which is cheating: that game is lost, which the chief referee pronounces.",
    ),
    Text(
        "输到哪里见选项loss_scope；裁定之前，牌桌和结果照实际发生的算。",
        "How far the loss goes: the option loss_scope; until a ruling play and results stand as they went.",
    ),
    CHIEF,
    "loss_scope",
    observed=True,
)
SAW_HAND = Rule(
    "chaodipi.saw_hand",
    "CD5.2",
    Text("{who}看他人的牌；打牌过程中不得查看别人的牌。", "{who} looked at another's cards; nobody may during play."),
    WAITS,
    CHIEF,
    observed=True,
)
OWN: tuple[Rule, ...] = (
    SIGNALLED,
    SAW_HAND,
    STIRRED_UNOPENED,
    UNCALLED,
    HAND_COUNT,
    DRAWN_OFF_NOTHING,
    DRAWN_OFF_NOT_HELD,
    DRAWN_OFF_BY,
    BOTTOM_NOT_COUNTED,
    LOSS_SCOPE,
    DRAWN_OFF_NUMBER,
    DRAWN_OFF_TO,
    DRAWN_OFF_TO_NOBODY,
)

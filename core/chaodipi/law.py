"""What 炒地皮 says otherwise than the table of what it finds, mostly what it costs (CD1.3, CD3.4, CD4.2 to CD4.6)."""

from core.clause import Rule
from core.text import Text
from core.trumps import law_of_play, law_of_trumps

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
    "记录没有写明强制出哪一组，牌照领出的算；甩出的每张应罚10分（CD4.2）。",
    "The record does not say what was forced, so the cards stay as led; a fine of 10 points a card is due (CD4.2).",
)
_PROVED = Text(
    "已打完的各圈不变；甩出的每张应罚10分（CD4.2）。",
    "The tricks played stand; a fine of 10 points for each card thrown is due (CD4.2).",
)
_BURIAL = Text(
    "盖下的就是底牌，手牌照所剩的张数打完；罚80分（CD4.4）。",
    "What was buried is the bottom and the hand is played out with the cards it has; the fine is 80 points (CD4.4).",
)
_STAY = Text("牌照领出的算，由裁判长裁定。", "The cards stay as they were led; the chief referee decides.")
_LEFT = Text("照留在桌上的算，由裁判长裁定。", "What was left on the table counts; the chief referee decides.")


def _otherwise(rule: Rule, clause: str = "", effect: Text | None = None, option: str | None = None) -> Rule:
    """Return a rule of the table with another clause, effect or option; without a clause it keeps that of the table."""
    return Rule(
        rule.code,
        clause,
        rule.text,
        rule.effect if effect is None else effect,
        rule.waits,
        rule.option if option is None else option,
        rule.observed,
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
    *(_otherwise(rule, effect=_WRONG, option="wrong_follow_cards") for rule in _WRONG_FOLLOWS),
    *(_otherwise(rule, effect=_WAS_WRONG) for rule in _PROVED_LATER),
    *(_otherwise(rule, "CD4.2") for rule in _CALLS),
    _otherwise(law_of_play.SEVERAL_SUITS, "CD3.4"),
    _otherwise(law_of_play.TRUMPS_THROWN, "CD3.4", _STAY),
    _otherwise(law_of_play.THROW_FAILED, "CD4.2", _FAILED, "failed_throw_fine"),
    _otherwise(law_of_play.THROW_BEATEN, "CD4.2", _BEATEN),
    _otherwise(law_of_play.THROW_PROVED, "CD4.2", _PROVED),
    _otherwise(law_of_play.BURIAL_SEEN, "CD5.2"),
    _otherwise(law_of_play.BOTTOM_CONDUCT, "CD5.2"),
    _otherwise(law_of_trumps.BURIED_NUMBER, "CD4.4", _BURIAL, "wrong_burial_charged_to"),
    _otherwise(law_of_trumps.BOTTOM_COUNT, "CD4.4", _BURIAL, "wrong_burial_charged_to"),
)
INSTEAD: dict[str, Rule] = {rule.code: rule for rule in _ALL}
OWN: tuple[Rule, ...] = ()

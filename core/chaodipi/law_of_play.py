"""Every way to break what 炒地皮 says of follows and throws: SJ5.1 to SJ5.5 as borrowed by CD5.5, with the fines of CD4."""

from core.chaodipi.making import rule
from core.text import Text
from core.trick import said

_FINED = Text(
    "这一手不能为大，跟错的每张罚10分（CD4.3）；是否故意由裁判长裁定。",
    "The play cannot win, and each wrong card is fined 10 points (CD4.3); whether it was deliberate is for the chief referee.",
)

WRONG_NUMBER = rule("wrong_number", "SJ5.3", said.WRONG_NUMBER, _FINED, option="wrong_follow_cards")
NOT_FOLLOWED = rule("not_followed", "SJ5.1", said.NOT_DONE, _FINED, option="wrong_follow_cards")
PAIR_NOT_GIVEN = rule("pair_not_given", "SJ5.2", said.NOT_DONE, _FINED, option="wrong_follow_cards")
TRACTOR_NOT_GIVEN = rule("tractor_not_given", "SJ5.3", said.NOT_DONE, _FINED, option="wrong_follow_cards")
TRUMPS_THROWN = rule(
    "trumps_thrown",
    "CD3.4",
    said.TRUMPS_THROWN,
    Text("牌照领出的算，由裁判长裁定。", "The cards stay as they were led; the chief referee decides."),
    waits="chief_referee",
    option="throw_trumps",
)

FOLLOWS = said.FollowLaw(WRONG_NUMBER, NOT_FOLLOWED, PAIR_NOT_GIVEN, TRACTOR_NOT_GIVEN)

"""Every irregular act at a 升级 table that the tests and the page try."""

from tests.core.shengji.irregular_bottom import BOTTOM_ACTS
from tests.core.shengji.irregular_cards import CARDS
from tests.core.shengji.irregular_follows import BESIDE, FOLLOWS
from tests.core.shengji.irregular_overturns import OVERTURNS
from tests.core.shengji.irregular_plays import PLAYS
from tests.core.shengji.irregular_sheets import SHEETS
from tests.core.shengji.irregular_trumps import TRUMPS

CASES = (*CARDS, *TRUMPS, *OVERTURNS, *BOTTOM_ACTS, *PLAYS, *FOLLOWS, *BESIDE, *SHEETS)

"""Every irregular act at a 掼蛋 table that the tests and the page try."""

from tests.core.guandan.irregular_cards import CARDS, ENDS, SHEETS
from tests.core.guandan.irregular_plays import CONDUCT, COUNTS, PLAYS
from tests.core.guandan.irregular_tribute import TRIBUTE

CASES = (*CARDS, *TRIBUTE, *PLAYS, *COUNTS, *ENDS, *SHEETS, *CONDUCT)

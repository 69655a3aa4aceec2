"""Cards as foreign records of 掼蛋 write them, in our codes."""

from core.text import Text
from events.records.codes import LEVELS, SUITS, Codes

SUIT_FIRST: Codes = {suit + rank: suit + rank for suit in SUITS for rank in LEVELS} | {"SB": "BJ", "HR": "RJ"}
"""The codes of OpenGuanDan and the servers of 南邮: `S2`, `HT`; `SB` is the small joker, `HR` the big one."""

RANK_FIRST: Codes = {rank + suit: suit + rank for suit in SUITS for rank in LEVELS} | {"SJ": "BJ", "BJ": "RJ"}
"""The codes of smashegg: `2S`, `TH`; `SJ` is the small joker, `BJ` the big one."""

EXPECTED_SUIT_FIRST = Text("应为“S2 HT SB HR”样子的牌", "expected cards such as `S2`, `HT`, `SB`, `HR`")
EXPECTED_RANK_FIRST = Text("应为“2S TH SJ BJ”样子的牌", "expected cards such as `2S`, `TH`, `SJ`, `BJ`")

"""Every way to break a 升级 clause, under the code that findings, rulings and tests name.

SJ names a penalty for a failed throw alone (SJ5.4). Everything else waits for the chief referee, and until a ruling things stand
as they went. The rules stand by subject in `law_of_cards`, `law_of_trumps`, `law_of_play` and `law_of_sheets`.
"""

from core.clause import Rule
from core.shengji import law_of_cards, law_of_play, law_of_sheets, law_of_trumps

RULES: tuple[Rule, ...] = tuple(
    value
    for law in (law_of_cards, law_of_trumps, law_of_play, law_of_sheets)
    for value in vars(law).values()
    if isinstance(value, Rule)
)

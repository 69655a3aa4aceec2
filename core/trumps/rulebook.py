"""Every way to break what the table says, under codes without a game; by subject in the `law_of_…` modules beside it."""

from core.clause import Rule
from core.trumps import law_of_cards, law_of_play, law_of_sheets, law_of_trumps

_SAID = tuple(
    value
    for law in (law_of_cards, law_of_trumps, law_of_play, law_of_sheets)
    for value in vars(law).values()
    if isinstance(value, Rule)
)
RULES: tuple[Rule, ...] = tuple(
    next(each for each in _SAID if each.code == code) for code in dict.fromkeys(r.code for r in _SAID)
)
"""Each code once, in its usual words; beside it a module may say a rule otherwise where its sentence would not fit."""

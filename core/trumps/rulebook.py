"""Every way to break what the table says, under codes without a game; by subject in the `law_of_…` modules beside it."""

from core.clause import Rule
from core.trumps import law_of_cards, law_of_play, law_of_sheets, law_of_trumps

RULES: tuple[Rule, ...] = tuple(
    value
    for law in (law_of_cards, law_of_trumps, law_of_play, law_of_sheets)
    for value in vars(law).values()
    if isinstance(value, Rule)
)

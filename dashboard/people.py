"""Names of people on the pages."""

from core.text import Lang
from projections.library import ERASED


def named(names: dict[str, str], person: str, lang: Lang) -> str:
    """Return the name of a person; one whose name is gone has none."""
    name = names.get(person, ERASED.zh)
    return ERASED.to(lang) if name == ERASED.zh else name

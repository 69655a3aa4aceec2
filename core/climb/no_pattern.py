"""Why some cards form no pattern."""

from typing import NamedTuple

from core.text import Text


class NoPattern(NamedTuple):
    """The clause, the key of the option that decides (empty where none does), and a part of a sentence."""

    clause: str
    option: str
    text: Text

"""Why cards form no pattern, as answers of the judge have it."""

import msgspec

from core.text import Text


class Why(msgspec.Struct, frozen=True):
    """Which clause says that cards form no pattern, and which option would say otherwise (empty: none)."""

    clause: str
    option: str
    text: Text

"""A set of options under a name: what a rule document says, or what an organiser has agreed."""

from typing import Generic, TypeVar

import msgspec

from core.text import Text

P = TypeVar("P")  # the options


class Preset(msgspec.Struct, Generic[P], frozen=True):
    """One set of options; the opening of a match names it by its key and holds all of its values."""

    key: str
    name: Text
    options: P

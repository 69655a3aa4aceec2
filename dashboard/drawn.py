"""What a game gives a page: the kind of its picture, what the picture shows after every event, what could be played."""

import msgspec

from core.text import Text

Section = tuple[Text, tuple[Text, ...]]
"""A heading and its lines."""


class Drawn(msgspec.Struct, frozen=True):
    """One match as a picture. The values are plain data for the script; `shown` has one for every event, of the same fields."""

    kind: str  # which picture the script draws
    picture: msgspec.Struct  # what is alike for the whole match
    shown: tuple[msgspec.Struct, ...]
    units: tuple[int, ...]  # for every event the game or deal that it belongs to; 0: before the first
    turns: tuple[Text, ...]  # for every event whose turn it is then

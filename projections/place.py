"""Where an act stands in a match."""

from typing import Literal

import msgspec

from core.text import Text

Unit = Literal["game", "deal"]


class Place(msgspec.Struct, frozen=True, gc=False):
    """Its version in the stream, its number in the match from 1, game or deal, and move in it (0 where there is none)."""

    version: int
    act: int
    game: int
    ply: int
    unit: Unit = "game"


def where(at: Place) -> Text:
    """Return where an act stands, in words."""
    gaps = {"n": at.game, "ply": at.ply, "version": at.version}
    if at.ply:
        return _MOVE[at.unit].fill(**gaps)
    if at.game:
        return _UNIT[at.unit].fill(**gaps)
    return Text("第{version}条", "record {version}").fill(**gaps)


_MOVE: dict[Unit, Text] = {
    "game": Text("第{n}局第{ply}手", "game {n}, move {ply}"),
    "deal": Text("第{n}副第{ply}手", "deal {n}, play {ply}"),
}
_UNIT: dict[Unit, Text] = {
    "game": Text("第{n}局（第{version}条）", "game {n} (record {version})"),
    "deal": Text("第{n}副（第{version}条）", "deal {n} (record {version})"),
}

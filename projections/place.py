"""Where an act stands in a match."""

from typing import Literal

import msgspec

from core.text import Gaps, Text, fill

Unit = Literal["game", "deal"]


class Place(msgspec.Struct, frozen=True, gc=False):
    """Its version in the stream, its number in the match from 1, game or deal, and move in it (0 where there is none).

    `slipped`: play has gone back to before it.
    """

    version: int
    act: int
    game: int
    ply: int
    unit: Unit = "game"
    slipped: bool = False


def where(at: Place) -> Text:
    """Return where an act stands, in words, and whether play has gone back from it.

    >>> where(Place(34, 33, 1, 31, slipped=True)).zh, where(Place(41, 40, 2, 0, "deal", slipped=True)).en
    ('第1局第31手（已退回）', 'deal 2 (record 41, gone back from)')
    """
    gaps: Gaps = {"n": at.game, "ply": at.ply, "version": at.version}
    if at.game and not at.ply:
        return _UNIT[at.unit].fill(**gaps, slipped=_ALSO if at.slipped else _NOT)
    return (_MOVE[at.unit] if at.ply else _RECORD).fill(**gaps, slipped=_ALONE if at.slipped else _NOT)


SLIPPED = Text("已退回", "gone back from")
_NOT = Text("", "")
_ALONE, _ALSO = fill("（{it}）", " ({it})", it=SLIPPED), fill("，{it}", ", {it}", it=SLIPPED)
_RECORD = Text("第{version}条{slipped}", "record {version}{slipped}")
_MOVE: dict[Unit, Text] = {
    "game": Text("第{n}局第{ply}手{slipped}", "game {n}, move {ply}{slipped}"),
    "deal": Text("第{n}副第{ply}手{slipped}", "deal {n}, play {ply}{slipped}"),
}
_UNIT: dict[Unit, Text] = {
    "game": Text("第{n}局（第{version}条{slipped}）", "game {n} (record {version}{slipped})"),
    "deal": Text("第{n}副（第{version}条{slipped}）", "deal {n} (record {version}{slipped})"),
}

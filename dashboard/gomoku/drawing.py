"""The board of a replay as an SVG picture and as rows of signs: for print, for pages without script, and for readers by ear.

The viewer in the browser (`board.js`) draws with the same measures (`GEOMETRY`).
"""

from collections.abc import Iterable

import msgspec

from core.gomoku.grid import place, written
from dashboard.safe import html
from projections.gomoku.frames import Stone


class Geometry(msgspec.Struct, frozen=True):
    """Measures of the picture, in its own units."""

    cell: int = 30
    margin: int = 30
    stone: float = 13.5


class Palette(msgspec.Struct, frozen=True):
    """Colours of the picture."""

    board: str
    line: str
    text: str
    black: str
    white: str
    edge: str
    mark: str


GEOMETRY = Geometry()
LIGHT = Palette("#f3efe6", "#6f6a60", "#57534a", "#1b1b1d", "#ffffff", "#3c3a36", "#c2410c")
DARK = Palette("#2b3138", "#8d97a3", "#c3cad3", "#0b0c0e", "#eef1f4", "#aab4bf", "#fb923c")


def board_svg(
    size: int,
    stones: Iterable[Stone],
    *,
    title: str,
    last: str | None = None,
    lines: tuple[tuple[str, ...], ...] = (),
    numbers: bool = True,
    palette: Palette = LIGHT,
) -> str:
    """Return the picture of a position.

    `title` is what a screen reader says instead of it; `last` gets a ring where it lies on the board; `lines` are drawn through
    their points. Stones carry their move number unless `numbers` is off; stones that were set up (number 0) carry none.
    """
    side = 2 * GEOMETRY.margin + (size - 1) * GEOMETRY.cell
    placed = tuple(stone for stone in stones if _on_board(stone.point, size))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="100%" role="img" ',
        f'aria-label="{html(title)}">',
        f'<rect width="{side}" height="{side}" rx="8" fill="{palette.board}"/>',
        *_grid(size, palette),
        *(_stone(stone, size, palette) for stone in placed),
        *(_through(line, size, palette) for line in lines),
        *(_number(stone, size, palette) for stone in placed if numbers and stone.number),
    ]
    if last is not None and _on_board(last, size):
        x, y = centre(last, size)
        parts.append(
            f'<circle class="last" cx="{x}" cy="{y}" r="{GEOMETRY.stone + 1}" fill="none" '
            f'stroke="{palette.mark}" stroke-width="2.5"/>'
        )
    return "".join((*parts, "</svg>"))


def board_rows(size: int, stones: Iterable[Stone]) -> tuple[str, ...]:
    """Return the board as rows of signs, the highest row first, with rows and columns named.

    >>> board_rows(15, [Stone("h8", "b", 1), Stone("i9", "w", 2)])[6]
    ' 9 · · · · · · · · ○ · · · · · ·'
    """
    at = {stone.point: "●" if stone.colour == "b" else "○" for stone in stones}
    rows = [
        f"{row + 1:2} " + " ".join(at.get(written(column, row), "·") for column in range(size)) for row in reversed(range(size))
    ]
    return (*rows, "   " + " ".join(written(column, 0).rstrip("1") for column in range(size)))


def centre(point: str, size: int) -> tuple[int, int]:
    """Return the place of a point in the picture, x to the right and y down.

    >>> centre("a1", 15), centre("o15", 15)
    ((30, 450), (450, 30))
    """
    if (found := place(point)) is None:
        raise ValueError(point)
    return GEOMETRY.margin + found[0] * GEOMETRY.cell, GEOMETRY.margin + (size - 1 - found[1]) * GEOMETRY.cell


def star_points(size: int) -> tuple[str, ...]:
    """Return the points that are marked on a board; a board of even size has no centre and no marks.

    >>> star_points(15)
    ('d4', 'l4', 'h8', 'd12', 'l12')
    """
    if size % 2 == 0:
        return ()
    near, middle, far = 3, size // 2, size - 4
    if size >= 19:
        return tuple(written(c, r) for r in (near, middle, far) for c in (near, middle, far))
    return tuple(written(c, r) for c, r in ((near, near), (far, near), (middle, middle), (near, far), (far, far)))


def _on_board(point: str, size: int) -> bool:
    found = place(point)
    return found is not None and 0 <= found[0] < size and 0 <= found[1] < size


def _grid(size: int, palette: Palette) -> list[str]:
    near, far = GEOMETRY.margin, GEOMETRY.margin + (size - 1) * GEOMETRY.cell
    parts = []
    for n in range(size):
        along = GEOMETRY.margin + n * GEOMETRY.cell
        width = 1.6 if n in (0, size - 1) else 0.8
        stroke = f'stroke="{palette.line}" stroke-width="{width}"'
        parts.append(f'<path d="M{near} {along}H{far}M{along} {near}V{far}" {stroke}/>')
        text = f'font-size="12" font-family="sans-serif" fill="{palette.text}" text-anchor="middle" dominant-baseline="central"'
        parts.append(f'<text x="{GEOMETRY.margin / 2 - 3}" y="{along}" {text}>{size - n}</text>')
        parts.append(f'<text x="{along}" y="{far + GEOMETRY.margin / 2 + 3}" {text}>{written(n, 0).rstrip("1")}</text>')
    parts += [f'<circle cx="{x}" cy="{y}" r="3" fill="{palette.line}"/>' for x, y in (centre(p, size) for p in star_points(size))]
    return parts


def _stone(stone: Stone, size: int, palette: Palette) -> str:
    x, y = centre(stone.point, size)
    name, fill = ("black", palette.black) if stone.colour == "b" else ("white", palette.white)
    return (
        f'<circle class="{name}" data-point="{html(stone.point)}" cx="{x}" cy="{y}" r="{GEOMETRY.stone}" '
        f'fill="{fill}" stroke="{palette.edge}" stroke-width="1"/>'
    )


def _number(stone: Stone, size: int, palette: Palette) -> str:
    x, y = centre(stone.point, size)
    fill = palette.white if stone.colour == "b" else palette.black
    font = 13 if stone.number < 100 else 10.5
    return (
        f'<text x="{x}" y="{y}" font-size="{font}" font-family="sans-serif" fill="{fill}" text-anchor="middle" '
        f'dominant-baseline="central">{stone.number}</text>'
    )


def _through(line: tuple[str, ...], size: int, palette: Palette) -> str:
    points = " ".join(f"{x},{y}" for x, y in (centre(p, size) for p in line if _on_board(p, size)))
    return (
        f'<polyline class="won" points="{points}" fill="none" stroke="{palette.mark}" stroke-width="5" '
        'stroke-linecap="round" stroke-opacity="0.75"/>'
    )

"""The board as a picture and as signs."""

from html.parser import HTMLParser

import pytest

from dashboard.gomoku.drawing import DARK, LIGHT, board_rows, board_svg, centre, star_points
from projections.gomoku.frames import Stone

Tag = tuple[str, dict[str, str | None]]


class Elements(HTMLParser):
    """The elements of a picture, and the words in it."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.tags: list[Tag] = []
        self.words: list[str] = []
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def of_class(self, name: str) -> list[dict[str, str | None]]:
        return [attrs for _, attrs in self.tags if attrs.get("class") == name]


POSITION = (Stone("h8", "b", 1), Stone("i9", "w", 2), Stone("j10", "b", 0))


def test_stones_lie_on_their_points_in_their_colours() -> None:
    picture = Elements(board_svg(15, POSITION, title="x"))

    black = [(s["data-point"], s["cx"], s["cy"], s["fill"]) for s in picture.of_class("black")]
    white = [(s["data-point"], s["cx"], s["cy"], s["fill"]) for s in picture.of_class("white")]

    assert black == [("h8", "240", "240", LIGHT.black), ("j10", "300", "180", LIGHT.black)]
    assert white == [("i9", "270", "210", LIGHT.white)]


def test_row_1_is_at_the_bottom_and_column_i_is_there() -> None:
    assert centre("a1", 15)[1] > centre("a15", 15)[1]
    assert centre("i1", 15)[0] - centre("h1", 15)[0] == centre("b1", 15)[0] - centre("a1", 15)[0]
    words = Elements(board_svg(15, (), title="x")).words
    assert sorted(words) == sorted([*"abcdefghijklmno", *(str(n) for n in range(1, 16))])


def test_numbers_can_be_turned_off_and_stones_set_up_have_none() -> None:
    with_numbers = Elements(board_svg(15, (Stone("h8", "b", 117), Stone("j10", "w", 0)), title="x")).words
    without = Elements(board_svg(15, (Stone("h8", "b", 117),), title="x", numbers=False)).words

    assert with_numbers.count("117") == 1
    assert with_numbers.count("0") == 0
    assert without.count("117") == 0


def test_the_last_move_has_a_ring_and_a_winning_line_is_drawn_through_its_points() -> None:
    line = ("d8", "e8", "f8", "g8", "h8")

    picture = Elements(board_svg(15, POSITION, title="x", last="h8", lines=(line,)))

    (ring,) = picture.of_class("last")
    assert (ring["cx"], ring["cy"]) == ("240", "240")
    (won,) = picture.of_class("won")
    assert won["points"] == "120,240 150,240 180,240 210,240 240,240"


@pytest.mark.parametrize("last", [None, "p16", "aa0"])
def test_a_last_move_off_the_board_has_no_ring(last: str | None) -> None:
    assert Elements(board_svg(15, POSITION, title="x", last=last)).of_class("last") == []


def test_the_title_is_said_instead_of_the_picture_and_cannot_become_markup() -> None:
    markup = board_svg(15, (), title='"><script>alert(1)</script>')

    picture = Elements(markup)

    assert "<script" not in markup
    assert picture.tags[0][0] == "svg"
    assert picture.tags[0][1]["role"] == "img"
    assert picture.tags[0][1]["aria-label"] == '"><script>alert(1)</script>'
    assert all(tag != "script" for tag, _ in picture.tags)


def test_light_and_dark_pictures_differ_in_their_colours_alone() -> None:
    light, dark = board_svg(15, POSITION, title="x"), board_svg(15, POSITION, title="x", palette=DARK)

    for name in LIGHT.__struct_fields__:
        dark = dark.replace(getattr(DARK, name), getattr(LIGHT, name))

    assert dark == light


def test_rows_of_signs_have_the_highest_row_first() -> None:
    rows = board_rows(15, POSITION)

    assert len(rows) == 16
    assert rows[5] == "10 · · · · · · · · · ● · · · · ·"
    assert rows[7] == " 8 · · · · · · · ● · · · · · · ·"
    assert rows[-1] == "   a b c d e f g h i j k l m n o"


@pytest.mark.parametrize(("size", "count"), [(15, 5), (19, 9), (20, 0)])
def test_star_points_lie_even_on_every_board_that_has_a_centre(size: int, count: int) -> None:
    points = star_points(size)

    turned = {(2 * _middle(size) - x, y) for x, y in (centre(p, size) for p in points)}

    assert len(points) == count
    assert turned == {centre(p, size) for p in points}


def _middle(size: int) -> int:
    return (centre("a1", size)[0] + 30 * (size - 1) + centre("a1", size)[0]) // 2

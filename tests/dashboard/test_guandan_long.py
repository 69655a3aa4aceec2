"""A 掼蛋 match of forty deals: no message to the page is longer than a hundred kilobytes, wherever it is looked at."""

from random import Random

import pytest

from core.guandan import messages as m
from core.text import LANGS, Lang
from dashboard.feed import about
from dashboard.match import Seen
from dashboard.pieces import MOST, in_pieces, sent
from dashboard.seen import from_log, seen
from dashboard.viewer.mount import STYLES, text
from events.sqlite import SqliteStore
from tests.core.guandan.matches import whole_match
from tests.dashboard import guandan_demo


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Seen:
    """Return the match."""
    path = tmp_path_factory.mktemp("log") / "long.sqlite"
    with SqliteStore(path, durable=False) as store:
        taken = guandan_demo.opened(store, "long", guandan_demo.LONG)
        for deal in whole_match(Random(34), guandan_demo.LONG):
            for act in deal.acts:
                taken.do(act)
    found = from_log(path, taken.stream)
    assert found is not None
    return seen(found[0], "referee")


@pytest.mark.parametrize("lang", LANGS)
def test_of_forty_deals_no_message_is_longer_than_a_hundred_kilobytes(lang: Lang, match: Seen) -> None:
    pieces = in_pieces(match, lang, match="m" * 32)
    begun = [n for n, entry in enumerate(match.loaded.log, 1) if isinstance(entry.event, m.DealBegun)]
    leads = [n for n, entry in enumerate(match.loaded.log, 1) if isinstance(entry.event, m.LeadGiven)]

    places = {*(piece.first for piece in pieces.pieces), *(piece.last for piece in pieces.pieces), *leads}
    longest = max(len(sent(pieces, about(match, at, lang), at=at, jump=at)) for at in places)

    assert (len(begun), len(leads)) == (40, 40)
    assert longest <= MOST
    assert sum(len(piece.data) for piece in pieces.pieces) > 10 * MOST


def test_a_message_goes_with_the_style_of_the_viewer() -> None:
    style = sum(len(text(name).encode()) for name in STYLES)

    assert MOST + style + 1_500 < 100_000  # and with what the page itself says around it

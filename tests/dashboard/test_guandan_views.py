"""Who sees what of a running 掼蛋 deal: no card and no number that is not for a viewer is in anything that leaves the server."""

import re

import msgspec
import pytest
from msgspec.structs import replace

from core.guandan import messages as m
from core.guandan.compiled import wild_card
from core.text import LANGS
from dashboard.audit_panel import sections
from dashboard.cards.table import OnTable
from dashboard.feed import about, feed
from dashboard.guandan.plain import rows
from dashboard.seen import seen
from projections.guandan.frames import frames
from projections.library import Loaded
from projections.logged import Logged, Viewer
from projections.views import VIEWERS, as_seen, viewer_of, viewers_of
from tests.dashboard.conftest import Log
from tests.dashboard.test_views import all_pieces, as_it_stood, loaded, named

HIDDEN_FROM = [name for name in VIEWERS if name != "referee"]
MATCH, LEVELS = "table", "23"  # of the deal on the sheet and of the running one
COUNT = re.compile(r"(\d+)(?:张| cards)")
STOOD_FOR = re.compile("=[♠♥♣♦](10|.)")  # in a list of plays: what a wild card could be


def unseen(log: tuple[Logged, ...], view: str) -> set[str]:
    """Return the cards of which a viewer has seen neither copy, by the plain definition: dealt, and never laid open.

    Left out are those that are named without being seen: the wild cards, and what wild ones stand for in plays.
    """
    viewer, known, hands = viewer_of(view), set(map(wild_card, LEVELS)), set[str]()
    payer = next((entry.event.seat for entry in log if isinstance(entry.event, m.TributePaid)), None)
    for entry in log:
        match entry.event:
            case m.HandDealt(seat, held):
                hands |= set(held)
                if seat == viewer:
                    known |= set(held)
            case m.TributePaid(_, card):
                known.add(card)
            case m.CardReturned(seat, card) if viewer in (seat, payer):
                known.add(card)
            case m.CardsPlayed(_, held) | m.CardsExposed(_, held):
                known |= set(held)
    return hands - known - {stand for frame in frames(log, {}) for laid in frame.trick for _, stand in laid.wild}


def leaving(match: Loaded, view: str) -> str:
    """Return everything that a page makes of a match for a viewer, but for the words that are alike for every match."""
    shown = seen(match, view)
    said = []
    for lang in LANGS:
        said.append(all_pieces(replace(feed(shown, lang, match="m"), clauses={}, words={})))
        for version in {len(shown.steps) - 1, len(shown.steps)}:
            said.append(msgspec.json.encode(about(shown, version, lang)).decode().replace("\\", ""))
            said += rows(shown, version, lang)
        said += (line.to(lang) for _, items in sections(shown) for line, _ in items)
    return STOOD_FOR.sub("=", "\n".join(said))


@pytest.fixture(params=["dealt", "paid", "returned", "seen", "played"])
def match(request: pytest.FixtureRequest, log: Log) -> Loaded:
    """Return the match as it stood when its hands were dealt, after tribute, return, a card shown, and plays."""
    whole = loaded(log, MATCH)
    until: dict[str, type] = {
        "dealt": m.HandDealt,
        "paid": m.TributePaid,
        "returned": m.CardReturned,
        "seen": m.CardsExposed,
        "played": m.Passed,
    }
    found = [n for n, entry in enumerate(whole.log, 1) if isinstance(entry.event, until[request.param])]
    return as_it_stood(whole, found[:12][-1])


@pytest.mark.parametrize("view", HIDDEN_FROM)
def test_nothing_made_for_a_viewer_names_a_card_that_it_has_not_seen(view: str, match: Loaded) -> None:
    hidden = unseen(match.log, view)

    assert len(hidden) > 5
    assert named(leaving(match, view)) & hidden == set()


@pytest.mark.parametrize("view", HIDDEN_FROM)
def test_gc2_8_no_number_of_cards_of_another_hand_is_sent_that_was_not_announced(view: str, log: Log) -> None:
    shown = seen(loaded(log, MATCH), view)
    said = {entry.event.count for entry in shown.loaded.log if isinstance(entry.event, m.CountAnnounced)}
    begun = next(n for n, entry in enumerate(shown.loaded.log) if isinstance(entry.event, m.DealBegun))

    for row in feed(shown, "zh", match="m").rows[begun:]:
        table = msgspec.convert(msgspec.to_builtins(row.shown), OnTable)
        others = [hand for seat, hand in table.hands.items() if int(seat) != viewer_of(view)]
        assert {hand.unknown for hand in others} == {None}
        badges = "".join(badge for hand in others for badge in hand.badges)
        assert {int(count) for count in COUNT.findall(badges)} <= said


def test_a_seat_sees_its_own_hand_and_the_referee_sees_all(log: Log) -> None:
    whole = loaded(log, MATCH)
    hands = {entry.event.seat: set(entry.event.cards) for entry in whole.log if isinstance(entry.event, m.HandDealt)}

    assert hands[1] <= named(leaving(whole, "B"))
    assert set().union(*hands.values()) <= named(leaving(whole, "referee"))
    assert viewers_of(whole) == VIEWERS


@pytest.mark.parametrize("leak", ["all", "lines", "log"])
def test_a_planted_leak_is_found(leak: str, log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(match: Loaded, viewer: Viewer) -> Loaded:
        kept = as_seen(match, viewer)
        if leak == "all":
            return match
        return replace(kept, lines=match.lines) if leak == "lines" else replace(kept, log=match.log)

    monkeypatch.setattr("dashboard.seen.as_seen", leaking)
    begun = as_it_stood(loaded(log, MATCH), 15)
    match = replace(begun, texts={"planted": leak})  # what was made before is not taken again

    assert named(leaving(match, "C")) & unseen(match.log, "C")

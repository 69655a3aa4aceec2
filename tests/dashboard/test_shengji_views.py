"""Who sees what of a running deal of 升级 or 炒地皮: no card that a viewer has not seen leaves the server for him."""

import re

import msgspec
import pytest
from msgspec.structs import replace

from core.cards import DECK
from core.text import LANGS
from core.trumps import messages as m
from dashboard.audit_panel import sections
from dashboard.feed import about, feed
from dashboard.seen import seen
from dashboard.trumps.plain import rows
from projections.library import Loaded
from projections.logged import Logged, Viewer
from projections.views import VIEWERS, as_seen, viewer_of, viewers_of
from tests.dashboard.conftest import Log
from tests.dashboard.test_views import all_pieces, as_it_stood, loaded, named

ORDER = "大王、小王、|big joker, small joker, "  # the order of overturns, which a sentence may name; no cards of a hand
HIDDEN_FROM = [name for name in VIEWERS if name != "referee"]
MATCH, STIRRED = "trumps", "stirred"


def unseen(log: tuple[Logged, ...], view: str) -> set[str]:
    """Return the cards of the running deal of which a viewer has seen neither copy, by the plain definition."""
    viewer, known = viewer_of(view), set[str]()
    begun = [n for n, entry in enumerate(log) if isinstance(entry.event, m.DealBegun)][-1]
    lies: tuple[str, ...] = ()
    for entry in log[begun:]:
        match entry.event:
            case m.CardDrawn(seat, card) if seat == viewer:
                known.add(card)
            case m.HandDealt(seat, cards) if seat == viewer:
                known |= set(cards)
            case m.BottomLaid(cards):
                lies = cards
            case m.BottomTaken(seat) if seat == viewer:
                known |= set(lies)
            case m.BottomBuried(_, cards):
                lies = cards
            case m.CardsPlayed(_, cards) | m.CardsExposed(_, cards) | m.TrumpsDeclared(_, cards):
                known |= set(cards)
            case m.Insured(_, cards) | m.Overturned(_, cards):
                known |= set(cards)
    return set(DECK) - known


def leaving(match: Loaded, view: str) -> str:
    """Return everything that a page makes of the running deal for a viewer, but for the words that are alike for every match."""
    shown = seen(match, view)
    begun = max(n for n, entry in enumerate(match.log, 1) if isinstance(entry.event, m.DealBegun))
    said = []
    for lang in LANGS:
        whole = feed(shown, lang, match="m")
        rest = replace(whole, rows=whole.rows[begun - 1 :], lines=whole.lines[begun - 1 :], clauses={}, words={})
        said.append(all_pieces(rest))
        for version in {len(shown.steps) - 1, len(shown.steps)}:
            said.append(msgspec.json.encode(about(shown, version, lang)).decode().replace("\\", ""))
            said += rows(shown, version, lang)
        said += (line.to(lang) for _, items in sections(shown) for line, at in items if not at or at >= begun)
    return re.sub(ORDER, "", "\n".join(said))


STANDS = [(MATCH, at) for at in ("drawn", "declared", "buried", "overturned", "played")]
STANDS += [(STIRRED, at) for at in ("declared", "buried", "overturned", "played")]


@pytest.fixture(params=STANDS)
def match(request: pytest.FixtureRequest, log: Log) -> Loaded:
    """Return a match as it stood while cards were drawn, after a declaration, burials, overturns or stirs, and plays."""
    name, at = request.param
    whole = loaded(log, name)
    until: dict[str, type] = {
        "drawn": m.CardDrawn,
        "declared": m.TrumpsDeclared,
        "buried": m.BottomBuried,
        "overturned": m.Overturned,
        "played": m.CardsPlayed,
    }
    begun = [n for n, entry in enumerate(whole.log, 1) if isinstance(entry.event, m.DealBegun)][-1]
    found = [n for n, entry in enumerate(whole.log, 1) if n > begun and isinstance(entry.event, until[at])]
    return as_it_stood(whole, found[:20][-1])


@pytest.mark.parametrize("view", HIDDEN_FROM)
def test_nothing_made_for_a_viewer_names_a_card_that_it_has_not_seen(view: str, match: Loaded) -> None:
    hidden = unseen(match.log, view)

    assert len(hidden) > 5
    assert named(leaving(match, view)) & hidden == set()


def test_a_seat_sees_its_own_hand_and_the_referee_sees_all(log: Log) -> None:
    whole = loaded(log, MATCH)

    assert named(leaving(whole, "referee")) >= set(DECK)
    assert named(leaving(whole, "B")) >= set(DECK) - unseen(whole.log, "B")
    assert viewers_of(whole) == VIEWERS


@pytest.mark.parametrize("leak", ["all", "log"])
def test_a_planted_leak_is_found(leak: str, log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(match: Loaded, viewer: Viewer) -> Loaded:
        return match if leak == "all" else replace(as_seen(match, viewer), log=match.log)

    monkeypatch.setattr("dashboard.seen.as_seen", leaking)
    planted = replace(loaded(log, MATCH), texts={"planted": leak})  # what was made before is not taken again

    assert named(leaving(planted, "C")) & unseen(planted.log, "C")

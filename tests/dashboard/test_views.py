"""Who sees what while a deal is running: no card that a viewer has not seen is in anything that leaves the server for it."""

import json
import re

import msgspec
import pytest
from msgspec.structs import replace
from streamlit.testing.v1 import AppTest

from core.cards import DECK
from core.doudizhu import messages as cards
from core.doudizhu import words
from core.script import script
from core.text import LANGS
from dashboard.audit_panel import sections
from dashboard.doudizhu.plain import rows
from dashboard.feed import Feed, about, feed
from dashboard.pieces import cut
from dashboard.seen import from_log, seen
from dashboard.view import bound, view
from projections.library import Loaded
from projections.logged import Logged, Viewer
from projections.views import VIEWERS, as_seen, viewer_of, viewers_of
from tests.dashboard.conftest import Log
from tests.dashboard.pages import Open, asked, everything, viewers
from tests.dashboard.pages import sent as sent_by

HIDDEN_FROM = [name for name in VIEWERS if name != "referee"]
CODE = re.compile(r"(?<![A-Za-z0-9.])([SHCD][2-9TJQKA]|BJ|RJ)(?![A-Za-z0-9.])")
NAMES = {text: card for card in DECK for text in (words.card(card).zh, words.card(card).en)}
NAME = re.compile("|".join(sorted(map(re.escape, NAMES), key=len, reverse=True)))


def named(sent: str) -> set[str]:
    """Return every card that a text names, by its code or by its signs."""
    return {*CODE.findall(sent), *(NAMES[name] for name in NAME.findall(sent))}


def unseen(log: tuple[Logged, ...], view: str) -> set[str]:
    """Return the cards of the running deal that a viewer has not seen, by the plain definition: dealt, and never laid open."""
    begun = max(n for n, entry in enumerate(log) if isinstance(entry.event, cards.DealBegun))
    opened: set[str] = set()
    dealt: set[str] = set()
    for entry in log[begun:]:
        match entry.event:
            case cards.HandDealt(seat, held):
                dealt |= set(held)
                opened |= set(held) if seat == viewer_of(view) else set()
            case cards.BottomLaid(held):
                dealt |= set(held)
            case cards.FaceUpDrawn(_, card) if card is not None:
                opened.add(card)
            case cards.BottomShown(held) | cards.CardsPlayed(_, held):
                opened |= set(held)
    return dealt - opened


def loaded(log: Log, name: str) -> Loaded:
    found = from_log(log.path, log.streams[name])
    assert found is not None
    return found[0]


def as_it_stood(whole: Loaded, upto: int) -> Loaded:
    """Return a match as it stood after its event `upto`."""
    events = tuple((entry.event, entry.actor) for entry in whole.log[:upto])
    return replace(whole, log=whole.log[:upto], lines=whole.lines[:upto], script=script(events))


def all_pieces(made: Feed) -> str:
    """Return all that is sent of a feed."""
    match = cut(made)
    return "\n".join(bytes(part).decode() for part in (match.head, *(piece.data for piece in match.pieces))).replace("\\", "")


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
    return "\n".join(said)


@pytest.mark.parametrize("view", HIDDEN_FROM)
def test_nothing_made_for_a_viewer_names_a_card_that_it_has_not_seen(view: str, log: Log) -> None:
    whole = loaded(log, "first")
    dealt = [n for n, entry in enumerate(whole.log, start=1) if isinstance(entry.event, cards.HandDealt)]

    for upto in range(dealt[0], len(whole.log) + 1):
        match = as_it_stood(whole, upto)
        assert named(leaving(match, view)) & unseen(match.log, view) == set(), upto


def test_a_seat_sees_its_own_hand_and_the_referee_sees_all(log: Log) -> None:
    whole = loaded(log, "first")
    hands = {entry.event.seat: set(entry.event.cards) for entry in whole.log if isinstance(entry.event, cards.HandDealt)}

    assert hands[1] <= named(leaving(whole, "B"))
    assert set(DECK) == named(leaving(whole, "referee"))


@pytest.mark.parametrize("view", HIDDEN_FROM)
@pytest.mark.parametrize("leak", ["all", "lines", "log"])
def test_a_planted_leak_is_found(leak: str, view: str, log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(match: Loaded, viewer: Viewer) -> Loaded:
        kept = as_seen(match, viewer)
        if leak == "all":
            return match
        return replace(kept, lines=match.lines) if leak == "lines" else replace(kept, log=match.log)

    monkeypatch.setattr("dashboard.seen.as_seen", leaking)
    match = replace(loaded(log, "first"), texts={"planted": f"{leak} {view}"})  # what was made before is not taken again

    assert named(leaving(match, view)) & unseen(match.log, view)


@pytest.mark.parametrize("view", HIDDEN_FROM)
def test_in_a_later_deal_the_one_that_is_over_is_open_and_the_running_one_is_not(view: str, log: Log) -> None:
    match = loaded(log, "running")
    begun = max(n for n, entry in enumerate(match.log) if isinstance(entry.event, cards.DealBegun))

    made = feed(seen(match, view), "zh", match="m")
    made = replace(made, clauses={}, words={})
    before = replace(made, rows=made.rows[:begun], lines=())
    running = replace(made, rows=tuple(replace(row, version=n) for n, row in enumerate(made.rows[begun:], start=1)), lines=())

    assert named(all_pieces(before)) == set(DECK)
    assert named(all_pieces(running)) & unseen(match.log, view) == set()
    assert named("\n".join(made.lines[begun:])) & unseen(match.log, view) == set()


# --- the pages ---------------------------------------------------------------------------------------------------------------


def page_says(app: AppTest) -> str:
    """Return all that a page sends, but for the words that are alike for every match."""
    (data,) = viewers(app)
    data["feed"] |= {"words": {}}
    for piece in data["pieces"]:
        piece["clauses"] = {}
    parts = [json.dumps(data, ensure_ascii=False).replace("\\", ""), everything(app), *(code.value for code in app.code)]
    return "\n".join(parts)


@pytest.mark.parametrize("server", HIDDEN_FROM)
def test_a_server_bound_to_a_viewer_cannot_be_widened_by_the_address(
    server: str, visit_page: Open, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FUPAN_VIEW", server)
    match = loaded(log, "first")

    app = visit_page("replay", match=log.streams["first"], at="9", view="referee")

    assert named(page_says(app)) & unseen(match.log, server) == set()
    assert app.selectbox.len == 0
    assert "账本末端" not in everything(app)
    assert "不是日志里的原始行" in sent_by(app)


def test_a_referee_sees_what_lies_open_until_he_chooses(visit_page: Open, log: Log) -> None:
    hidden = unseen(loaded(log, "first").log, "public")
    app = visit_page("replay", match=log.streams["first"])
    assert named(page_says(app)) & hidden == set()

    app.selectbox(key="view_choice").set_value("B").run()
    assert asked(app, "view") == "B"
    assert named(page_says(app)) & unseen(loaded(log, "first").log, "B") == set()

    app.selectbox(key="view_choice").set_value("referee").run()
    assert asked(app, "view") == "referee"
    assert hidden <= named(page_says(app))
    assert "账本末端" in everything(app)


def test_where_nothing_is_hidden_there_is_no_choice(visit_page: Open, log: Log) -> None:
    for name in ("deals", "dispute"):
        app = visit_page("replay", match=log.streams[name], view="public")
        assert app.selectbox.len == 0
        assert "账本末端" in everything(app)


def test_the_list_of_matches_names_no_card(visit_page: Open) -> None:
    assert named(everything(visit_page("matches", lang="en"))) == set()


@pytest.mark.parametrize(("server", "address", "sees"), [
    ("referee", None, "public"), ("referee", "referee", "referee"), ("referee", "C", "C"), ("referee", "D", "public"),
    ("public", "referee", "public"), ("A", None, "A"), ("A", "B", "A"),
])  # fmt: skip
def test_who_looks_is_the_servers_viewer_or_the_referees_choice(server: str, address: str | None, sees: str) -> None:
    assert view(server, address, VIEWERS[:5]) == sees


def test_the_seats_of_the_match_may_look(log: Log) -> None:
    assert viewers_of(loaded(log, "first")) == ("referee", "public", "A", "B", "C")
    assert view("referee", "D", VIEWERS) == "D"


def test_a_word_that_names_no_viewer_binds_to_what_lies_open() -> None:
    assert (bound("refere"), bound(""), bound(None)) == ("public", "public", "referee")

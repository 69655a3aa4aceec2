"""The replay of 升级 in a real browser: a match by keyboard, trumps and throws, 33 cards in one hand, who sees what."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocket, expect

from core.text import Lang
from core.trumps import messages as m
from dashboard.position import shown
from dashboard.trumps.plain import rows
from tests.dashboard.conftest import Log, Scheme, Visit
from tests.dashboard.looking import VIEWER, boards_on_the_way, contrasts, is_at, open_match, sticking_out
from tests.dashboard.test_browser_four_hands import HIDDEN_SIGNS
from tests.dashboard.test_browser_long import FOUND
from tests.dashboard.test_guandan_table import first
from tests.dashboard.test_shengji_views import unseen
from tests.dashboard.test_views import loaded, named

MOST = 100_000  # bytes of one message


@pytest.fixture
def came(page: Page) -> Iterator[list[bytes]]:
    """Return what has come over the wire to a page."""
    found: list[bytes] = []
    page.on("websocket", lambda socket: listen(socket, found))
    yield found
    assert max(map(len, found)) <= MOST


def listen(socket: WebSocket, found: list[bytes]) -> None:
    socket.on("framereceived", lambda frame: found.append(frame if isinstance(frame, bytes) else frame.encode()))


@pytest.mark.parametrize("lang", ["en"])
def test_a_match_is_stepped_through_and_every_table_is_that_of_the_frames(
    lang: Lang, page: Page, served: str, log: Log, came: list[bytes]
) -> None:
    seen = log.seen("shengji")
    expected = {version: "\n".join(rows(seen, version, lang)) for version in shown(seen.steps)}
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    open_match(page, served, log.streams["shengji"], lang=lang)

    found = boards_on_the_way(page, "ArrowRight", len(expected) - 1)

    assert found == expected
    assert wrong == []
    assert len(came) > 1


def test_sj5_4_a_failed_throw_is_found_by_key_and_shows_both_sets_of_cards(page: Page, served: str, log: Log) -> None:
    seen = log.seen("shengji")
    failed = first(seen, m.ThrowFailed)
    head = page.locator(f"{VIEWER} .deal .item")
    open_match(page, served, log.streams["shengji"], at=failed - 2)

    page.keyboard.press("PageDown")
    is_at(page, failed - 1)
    page.keyboard.press("ArrowRight")
    is_at(page, failed)
    expect(head.filter(has_text="甩牌失败").locator(".held")).to_have_count(3)
    expect(page.locator(f"{VIEWER} .trick li.top .badge")).to_have_text("最大")
    expect(page.locator(f"{VIEWER} .hand .marked small").filter(has_text="露")).not_to_have_count(0)
    page.keyboard.press("End")
    expect(head.filter(has_text="这副结果")).to_contain_text("扣底")


@pytest.mark.parametrize(("scheme", "width", "lang"), [("light", 390, "zh"), ("dark", 390, "en"), ("dark", 1280, "zh")])
def test_sj3_1_every_card_of_a_hand_of_33_can_be_read(
    scheme: Scheme, width: int, lang: Lang, visit: Visit, served: str, log: Log
) -> None:
    page = visit(scheme=scheme, width=width).new_page()
    open_match(page, served, log.streams["shengji"], at=first(log.seen("shengji"), m.BottomTaken), lang=lang)

    cards = page.locator(f"{VIEWER} .hand .held .card")
    expect(cards).to_have_count(3 * 25 + 33)
    hidden = page.evaluate(HIDDEN_SIGNS, VIEWER)
    found = contrasts(page, [".card.red i", ".card.black i", ".marked small", ".suit .head", ".mark", ".left", ".item b"])
    wide = sticking_out(page)
    for key in ("l", "PageDown", "End"):
        page.keyboard.press(key)
        wide += sticking_out(page)
    page.close()

    assert hidden == []
    assert {name: ratio for name, ratio in found.items() if ratio < 4.5} == {}
    assert wide == []


def test_of_a_running_deal_a_seat_gets_no_card_that_it_has_not_seen(page: Page, served: str, log: Log, came: list[bytes]) -> None:
    match = loaded(log, "trumps")
    begun = max(n for n, entry in enumerate(match.log, 1) if isinstance(entry.event, m.DealBegun))
    open_match(page, served, log.streams["trumps"], at=len(match.log))
    page.get_by_role("combobox", name="视角").click()
    page.get_by_role("option", name="丙方").click()
    expect(page.locator(f"{VIEWER} .hand").nth(0).locator(".held .back")).not_to_have_count(0)

    piece = page.evaluate(f"() => ({FOUND}).viewer.feed.rows.slice({begun - 1}).map((row) => JSON.stringify(row)).join(' ')")
    assert named(piece) & unseen(match.log, "C") == set()
    assert len(named(piece)) > 20
    assert came

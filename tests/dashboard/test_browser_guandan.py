"""The replay of 掼蛋 in a real browser: a whole match by keyboard, four hands, wild cards, tribute, who sees what."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocket, expect

from core.guandan import messages as m
from core.text import LANGS, Lang
from dashboard.guandan.plain import rows
from dashboard.match import Seen
from dashboard.position import shown
from dashboard.viewer.mount import SCRIPTS, text
from tests.dashboard.conftest import Log, Scheme, Visit
from tests.dashboard.looking import VIEWER, at, boards_on_the_way, contrasts, is_at, open_match, sticking_out
from tests.dashboard.test_guandan_table import first
from tests.dashboard.test_guandan_views import unseen
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


def second_deal(seen: Seen) -> range:
    """Return the versions of the second deal."""
    begun = [n for n, entry in enumerate(seen.loaded.log, 1) if isinstance(entry.event, m.DealBegun)]
    return range(begun[1], begun[2])


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_match_is_stepped_through_and_every_table_is_that_of_the_frames(
    lang: Lang, page: Page, served: str, log: Log, came: list[bytes]
) -> None:
    seen = log.seen("guandan")
    expected = {version: "\n".join(rows(seen, version, lang)) for version in shown(seen.steps)}
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    open_match(page, served, log.streams["guandan"], lang=lang)

    found = boards_on_the_way(page, "ArrowRight", len(expected) - 1)

    assert found == expected
    assert wrong == []
    assert len(came) > 1


def test_a_deal_with_tribute_a_finding_and_wild_cards_by_keyboard(page: Page, served: str, log: Log) -> None:
    seen = log.seen("guandan")
    deal = second_deal(seen)
    paid, back, showed = (first(seen, kind) for kind in (m.TributePaid, m.CardReturned, m.CardsExposed))
    head, hands = page.locator(f"{VIEWER} .deal .item"), page.locator(f"{VIEWER} .hand")
    open_match(page, served, log.streams["guandan"], at=deal[0])

    for _ in range(back - deal[0]):
        page.keyboard.press("ArrowRight")
    is_at(page, back)
    expect(head.filter(has_text="这副打")).to_contain_text("3（甲丙）")
    expect(head.filter(has_text="逢人配")).to_contain_text("♥3")
    expect(head.filter(has_text="进贡")).to_contain_text("甲方→丙方")
    expect(head.filter(has_text="上一副")).to_contain_text("3 : 2")
    expect(hands.locator(".held .card")).to_have_count(4 * 27)
    expect(hands.nth(3).locator(".card.marked small")).to_have_text(["配", "配"])
    assert deal[0] < paid < back < showed

    page.keyboard.press("PageDown")
    assert at(page) == showed
    expect(page.locator(f"{VIEWER} .now .badge.finding")).to_be_visible()
    expect(page.locator(f"{VIEWER} .now .clause b")).to_contain_text("GC3.2")
    expect(hands.nth(3).locator(".card.marked small")).to_have_text(["配", "配", "露"])

    page.keyboard.press("ArrowRight")
    laid = page.locator(f"{VIEWER} .trick li.top .held")
    expect(laid).to_have_attribute("aria-label", "♥3（当Q） ♥3（当Q） ♥K ♣K ♥A ♦A")
    expect(laid.locator(".marked small")).to_have_text(["=Q", "=Q"])
    page.keyboard.press("l")
    expect(page.locator(f"{VIEWER} .plays h4")).to_have_text(["这一手之前，丁方可以", "接下来，甲方可以"])
    expect(page.locator(f"{VIEWER} .plays section").first).to_contain_text("♥3=Q ♥3=Q ♥K ♣K ♥A ♦A")


def test_a_refusal_a_lead_that_goes_to_the_partner_and_the_order_of_finishing(page: Page, served: str, log: Log) -> None:
    seen = log.seen("guandan")
    partner = first(seen, m.TrickTaken, lambda event: isinstance(event, m.TrickTaken) and event.leads != event.seat)
    refused = first(seen, m.TributeRefused)
    head, hands = page.locator(f"{VIEWER} .deal .item"), page.locator(f"{VIEWER} .hand")
    open_match(page, served, log.streams["guandan"], at=refused)

    expect(head.filter(has_text="不进贡").locator(".held[aria-label=大王]")).to_have_count(2)
    page.locator(f"{VIEWER} .timeline button[data-version='{partner}']").click()
    is_at(page, partner)
    expect(hands.nth(3).locator(".mark")).to_have_text("头家")
    expect(hands.nth(1).locator(".badge.due")).to_be_visible()
    page.keyboard.press("End")
    expect(hands.locator(".mark")).to_have_text(["二家", "末家", "三家", "头家"])
    expect(head.filter(has_text="各副")).to_contain_text("第3副 乙丁胜，对家末家7 : 3")


def test_a_hand_of_four_is_hidden_by_its_key_and_stays_so(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["round"], at=first(log.seen("round"), m.CardsPlayed) - 1)
    hidden = page.locator(f"{VIEWER} .hand .times")

    for key in ("1", "4"):
        page.keyboard.press(key)
    expect(hidden).to_have_text(["× 27", "× 27"])
    page.keyboard.press("ArrowRight")
    expect(hidden).to_have_count(2)
    page.keyboard.press("h")
    expect(hidden).to_have_count(4)
    page.keyboard.press("h")
    expect(hidden).to_have_count(0)


@pytest.mark.parametrize(("scheme", "width", "lang"), [("light", 390, "zh"), ("dark", 390, "en"), ("dark", 1280, "zh")])
def test_what_is_shown_fits_and_can_be_made_out(
    scheme: Scheme, width: int, lang: Lang, visit: Visit, served: str, log: Log
) -> None:
    page = visit(scheme=scheme, width=width).new_page()
    stopped = first(log.seen("round"), m.TurnStopped)
    open_match(page, served, log.streams["round"], at=stopped, lang=lang)

    signs = (".card.red i", ".card.black i", ".marked small")
    found = contrasts(page, [*signs, ".mark", ".left", ".item b", ".item small", ".pattern", ".badge.due"])
    wide = sticking_out(page)
    for key in ("l", "ArrowRight", "PageUp", "End"):
        page.keyboard.press(key)
        wide += sticking_out(page)
    page.close()

    assert {name: ratio for name, ratio in found.items() if ratio < 4.5} == {}
    assert wide == []


def test_of_a_running_deal_each_of_six_may_choose_what_he_sees_and_gets_no_more(
    page: Page, served: str, log: Log, came: list[bytes]
) -> None:
    steps = len(log.seen("table").steps)
    open_match(page, served, log.streams["table"], at=10)
    page.get_by_role("combobox", name="视角").click()
    expect(page.get_by_role("option")).to_have_text(["裁判（全部）", "公开的牌", "甲方", "乙方", "丙方", "丁方"])
    page.get_by_role("option", name="丙方").click()
    expect(page.locator(f"{VIEWER} .hand").nth(2).locator(".left")).to_have_text("27张")
    page.locator(f"{VIEWER} .trick h4").click()  # the choice keeps its keys
    page.keyboard.press("End")
    is_at(page, steps)
    expect(page.locator(f"{VIEWER} .hand").nth(0).locator(".left")).to_have_text("张数不公开")
    page.wait_for_url(f"**at={steps}*")

    wire = b"\n".join(came).decode("utf-8", "ignore")
    for script in SCRIPTS:
        wire = wire.replace(text(script), "")
    match = loaded(log, "table")
    hidden = unseen(match.log, "C")
    assert hidden
    assert named(wire.replace("\\", "")) & hidden - {"BJ", "RJ"} == set()  # jokers are among the words of every page

"""The replay of 斗地主 in a real browser: stepping, hands shown and hidden, jumps, phone width, what comes over the wire."""

import pytest
from playwright.sync_api import Page, WebSocket, expect

from core.doudizhu import messages as cards
from core.text import LANGS, Lang
from dashboard.doudizhu.plain import rows
from dashboard.position import shown
from dashboard.viewer.mount import SCRIPTS, text
from tests.dashboard.conftest import Log, Scheme, Visit
from tests.dashboard.looking import VIEWER, at, boards_on_the_way, contrasts, is_at, open_match, sticking_out
from tests.dashboard.test_views import loaded, named, unseen


def first(log: Log, name: str, kind: type) -> int:
    """Return the version of the first event of a type."""
    return next(n for n, entry in enumerate(log.seen(name).loaded.log, start=1) if isinstance(entry.event, kind))


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_match_is_stepped_through_and_every_table_is_that_of_the_frames(
    lang: Lang, page: Page, served: str, log: Log
) -> None:
    seen = log.seen("deals")
    expected = {version: "\n".join(rows(seen, version, lang)) for version in shown(seen.steps)}
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    open_match(page, served, log.streams["deals"], lang=lang)

    found = boards_on_the_way(page, "ArrowRight", len(expected) - 1)

    assert found == expected
    assert wrong == []


def test_hands_show_cards_marks_and_points(page: Page, served: str, log: Log) -> None:
    lead = first(log, "deals", cards.CardsPlayed)
    open_match(page, served, log.streams["deals"], at=lead - 1)
    hands = page.locator(f"{VIEWER} .hand")

    expect(hands.nth(2).locator(".mark")).to_have_text("地主")
    expect(hands.nth(2).locator(".left")).to_have_text("20张")
    expect(hands.nth(2).locator(".held .card")).to_have_count(20)
    expect(hands.nth(2).locator(".badge.due")).to_be_visible()
    expect(hands.nth(0).locator(".mark")).to_be_hidden()
    signs = hands.nth(0).locator(".held .card i").all_inner_texts()
    assert {sign[0] for sign in signs} <= set("♠♥♣♦王")
    expect(page.locator(f"{VIEWER} .trick")).to_contain_text("无")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"{VIEWER} .trick li.top .pattern")).to_have_text("三带一8")
    page.keyboard.press("End")
    expect(hands.nth(2).locator(".total")).to_have_text("总分 −6")


def test_a_hand_is_hidden_by_key_or_button_and_stays_so_while_stepping(page: Page, served: str, log: Log) -> None:
    lead = first(log, "deals", cards.CardsPlayed)
    open_match(page, served, log.streams["deals"], at=lead - 1)
    hand = page.locator(f"{VIEWER} .hand").nth(2)
    button = page.locator(f"{VIEWER} button[data-does=hand3]")

    page.keyboard.press("3")
    expect(hand.locator(".times")).to_have_text("× 20")
    expect(button).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("ArrowRight")
    expect(hand.locator(".times")).to_have_text("× 16")
    expect(hand.locator(".card:not(.back)")).to_have_count(0)
    assert "丙方 Anna 地主 16张：已收起" in (page.locator(f"{VIEWER} .text-board pre").text_content() or "")
    page.get_by_role("radio", name="English").click()
    expect(page.locator(VIEWER)).to_have_attribute("lang", "en")
    expect(hand.locator(".times")).to_have_text("× 16")

    button.click()
    expect(hand.locator(".held .card")).to_have_count(16)
    page.keyboard.press("h")
    expect(page.locator(f"{VIEWER} .hand .times")).to_have_count(3)
    page.keyboard.press("h")
    expect(page.locator(f"{VIEWER} .hand .times")).to_have_count(0)


def test_deals_plays_and_findings_are_jumped_between(page: Page, served: str, log: Log) -> None:
    seen = log.seen("deals")
    begun = [step.version for step in seen.steps if step.kind == "doudizhu.deal_begun"]
    plays = [step.version for step in seen.steps if step.kind in ("doudizhu.cards_played", "doudizhu.passed")]
    findings = [finding.at.version for finding in seen.audit.findings]
    open_match(page, served, log.streams["deals"])

    where = []
    for key in ("]", "]", "[", "Shift+ArrowRight", "Shift+ArrowRight", "PageDown", "PageDown", "["):
        page.keyboard.press(key)
        where.append(at(page))
    page.locator(f"{VIEWER} button[data-does=backDeal]").click()

    assert where == [begun[0], begun[1], begun[0], plays[0], plays[1], findings[0], findings[1], begun[1]]
    assert at(page) == begun[0]


def test_what_could_be_played_opens_and_follows_the_step(page: Page, served: str, log: Log) -> None:
    lead = first(log, "deals", cards.CardsPlayed)
    open_match(page, served, log.streams["deals"], at=lead - 1)
    plays = page.locator(f"{VIEWER} .plays")

    page.keyboard.press("l")
    expect(plays.locator("h4")).to_have_text(["接下来，丙方可以"])
    expect(plays).to_contain_text("单牌：")
    page.keyboard.press("ArrowRight")

    expect(plays.locator("h4")).to_have_text(["这一手之前，丙方可以", "接下来，甲方可以"])
    expect(plays.locator("section").nth(1)).to_contain_text("不出")


def test_a_click_on_what_lies_leads_to_where_it_was_laid(page: Page, served: str, log: Log) -> None:
    lead = first(log, "deals", cards.CardsPlayed)
    open_match(page, served, log.streams["deals"], at=lead + 1)

    page.locator(f"{VIEWER} .trick li").first.click()

    is_at(page, lead)


def test_readers_by_ear_have_the_table_as_a_sentence(page: Page, served: str, log: Log) -> None:
    lead = first(log, "deals", cards.CardsPlayed)
    open_match(page, served, log.streams["deals"], at=lead)

    table = page.get_by_role("group", name="牌桌")
    expect(table.locator("p.unseen")).to_contain_text("丙方 Anna 地主 16张：")
    expect(table.locator("p.unseen")).to_contain_text("桌上：丙方 ♠8 ♣8 ♦8 ♦3（三带一8）。")
    expect(page.locator(f"{VIEWER} [aria-live=polite]")).to_contain_text("丙方出 ♠8 ♣8 ♦8 ♦3")
    nameless = page.locator(f"{VIEWER} button").evaluate_all(
        "all => all.filter(b => !b.hidden && !(b.getAttribute('aria-label') || b.textContent).trim()).length"
    )
    assert nameless == 0


def test_an_unexplained_card_is_marked_at_its_hand(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["odd"], at=len(log.seen("odd").steps))

    page.get_by_role("combobox", name="视角").click()
    page.get_by_role("option", name="裁判（全部）").click()

    odd = page.locator(f"{VIEWER} .hand").nth(0).locator(".odd")
    expect(odd).to_contain_text("对不上的牌")
    expect(odd.locator("[data-card=H3]")).to_be_visible()
    expect(page.locator(f"{VIEWER} .now .badge.finding")).to_be_visible()
    assert "view=referee" in page.url


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_fits_a_phone(lang: Lang, visit: Visit, served: str, log: Log) -> None:
    page = visit(width=390).new_page()
    lead = first(log, "deals", cards.CardsPlayed)
    open_match(page, served, log.streams["deals"], at=lead - 1, lang=lang)
    assert sticking_out(page) == []
    for key in ("l", "ArrowRight", "PageDown", "PageDown", "End"):
        page.keyboard.press(key)
        assert sticking_out(page) == [], key
    small = page.locator(f"{VIEWER} button:not([hidden])").evaluate_all(
        "all => all.filter(b => !b.closest('.timeline')).map(b => b.getBoundingClientRect())"
        ".filter(b => b.width < 36 || b.height < 36).length"
    )
    page.close()

    assert small == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_cards_and_words_can_be_made_out_in_light_and_in_dark(scheme: Scheme, visit: Visit, served: str, log: Log) -> None:
    page = visit(scheme=scheme).new_page()
    lead = first(log, "deals", cards.CardsPlayed)
    open_match(page, served, log.streams["deals"], at=lead)
    page.keyboard.press("1")

    texts = (".card.red i", ".card.black i", ".mark", ".total", ".left", ".seat-name", ".pattern", ".item small", ".badge.due")
    found = contrasts(page, [*texts, ".badge.top", ".times", ".hand button"])
    page.close()

    assert {name: ratio for name, ratio in found.items() if ratio < 4.5} == {}


def test_what_comes_over_the_wire_of_a_running_deal_names_no_card_that_is_not_open(visit: Visit, served: str, log: Log) -> None:
    page = visit().new_page()
    came: list[bytes] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: came.append(frame if isinstance(frame, bytes) else frame.encode()))

    page.on("websocket", listen)
    open_match(page, served, log.streams["first"])
    for _ in range(len(log.seen("first").steps)):
        page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**at={len(log.seen('first').steps)}*")
    page.close()

    wire = b"\n".join(came).decode("utf-8", "ignore")
    for script in SCRIPTS:
        wire = wire.replace(text(script), "")
    wire = wire.replace("\\", "")
    match = loaded(log, "first")
    open_cards = {card for entry in match.log if isinstance(entry.event, cards.CardsPlayed) for card in entry.event.cards}
    jokers = {"BJ", "RJ"}  # their names are among the words of every page
    assert open_cards <= named(wire)
    assert (named(wire) & unseen(match.log, "public")) - jokers == set()

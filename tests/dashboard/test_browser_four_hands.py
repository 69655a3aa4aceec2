"""Four hands of 27 cards in a real browser: every card can be read at a desk and on a phone, in light and in dark."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from core.text import LANGS, Lang
from dashboard.cards.table import table_lines
from dashboard.feed import About
from dashboard.pieces import cut, sent
from dashboard.viewer.mount import SCRIPTS, STYLES, text
from tests.dashboard import four_hands
from tests.dashboard.conftest import Scheme, Visit
from tests.dashboard.looking import VIEWER, contrasts, sticking_out

COLOURS = {"light": ("#ffffff", "#31333f", "#0f766e"), "dark": ("#0e1117", "#fafafa", "#2dd4bf")}
WIDTHS = (1280, 390)
SHOW = """async ([script, mounted, style, colours, data]) => {
  const [page, ink, accent] = colours;
  document.body.style.background = page;
  const main = document.querySelector("[data-testid=stMain]");
  const root = main.attachShadow({ mode: "open" });
  const sheet = document.createElement("style");
  const theme = `--st-background-color: ${page}; --st-text-color: ${ink}; --st-primary-color: ${accent};`;
  sheet.textContent = `:host { ${theme} } ${style}`;
  const place = document.createElement("div");
  place.className = "page";
  place.append(Object.assign(document.createElement("div"), { className: "fupan" }));
  root.append(sheet, place);
  const run = (code) => import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  (await run(script)).default();
  (await run(mounted)).default({ parentElement: place, data: new TextEncoder().encode(data), setStateValue: () => {} });
}"""
# What is written: each piece of text with the box it takes up, and the card it stands on.
COVERED = """viewer => {
  const host = [...document.querySelectorAll("*")].find((element) => element.shadowRoot);
  const root = host.shadowRoot.querySelector(viewer);
  const boxes = [];
  for (const element of root.querySelectorAll(".table :is(b, i, small, span:not(:has(*)), h4, button)")) {
    if (!element.checkVisibility() || !element.textContent.trim() || element.closest(".unseen, .controls")) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    for (const box of range.getClientRects()) boxes.push({ said: element.textContent, card: element.closest(".card"), box });
  }
  const wide = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  // a box is as high as its font, more than what is drawn of a sign; two signs of one card stand one above the other
  const apart = (a, b) => !a.card || a.card !== b.card;
  const meet = ([one, two]) => apart(one, two) && wide(one.box, two.box) > 1.5 && high(one.box, two.box) > 5;
  const pairs = boxes.flatMap((one, n) => boxes.slice(n + 1).map((two) => [one, two]));
  return pairs.filter(meet).map(([one, two]) => `${one.said} / ${two.said}`);
}"""
HIDDEN_SIGNS = """viewer => {
  const host = [...document.querySelectorAll("*")].find((element) => element.shadowRoot);
  const root = host.shadowRoot.querySelector(viewer);
  return [...root.querySelectorAll(".hand .held .card > :is(b, i, small)")].filter((sign) => {
    sign.scrollIntoView({ block: "center" });
    const range = document.createRange();
    range.selectNodeContents(sign);
    const box = range.getBoundingClientRect();
    const there = (part) => host.shadowRoot.elementFromPoint(box.left + box.width * part, box.top + box.height / 2);
    return [0.1, 0.5, 0.9].map(there).some((element) => element?.closest(".card") !== sign.parentElement);
  }).map((sign) => sign.parentElement.dataset.card || sign.textContent);
}"""


@pytest.fixture(
    params=[(width, scheme) for width in WIDTHS for scheme in ("light", "dark")], ids=lambda param: f"{param[0]} {param[1]}"
)
def table(request: pytest.FixtureRequest, visit: Visit) -> Iterator[Page]:
    """Return a page that shows the table, in every size and colour."""
    width, scheme = request.param
    page = visit(scheme=scheme, width=width).new_page()
    show(page, scheme)
    yield page
    page.close()


def show(page: Page, scheme: Scheme, lang: Lang = "zh") -> None:
    """Show the table on an empty page."""
    page.set_content('<body style="margin: 0"><div data-testid="stMain"></div>')
    script, style = ("\n".join(map(text, names)) for names in (SCRIPTS, STYLES))
    match = cut(four_hands.made(lang))
    data = sent(match, About(0, "", ()), at=1, jump=0).decode()
    page.evaluate(SHOW, [script, text("viewer/mounted.js"), style, COLOURS[scheme], data])


def go(page: Page, version: int) -> None:
    page.keyboard.press("Home")
    for _ in range(version - 1):
        page.keyboard.press("ArrowRight")
    expect(page.locator(VIEWER)).to_have_attribute("data-at", str(version))


def test_nothing_sticks_out_and_no_word_lies_on_another(table: Page) -> None:
    for version in (1, 2, 3):
        go(table, version)
        assert sticking_out(table) == []
        assert table.evaluate(COVERED, VIEWER) == []


def test_of_every_card_rank_suit_and_mark_can_be_read(table: Page) -> None:
    for version in (1, 2, 3):
        go(table, version)
        assert table.evaluate(HIDDEN_SIGNS, VIEWER) == []


def test_every_card_of_a_hand_is_a_card_of_its_own(table: Page) -> None:
    for seat in range(3):
        expected = [code.partition("#")[0] for code in four_hands.shown(four_hands.made().rows[0]).hands[str(seat)].cards.split()]
        cards = table.locator(f"{VIEWER} .hand").nth(seat).locator(".held .card")
        expect(cards).to_have_count(27)
        boxes = cards.evaluate_all("all => all.map(card => { const b = card.getBoundingClientRect(); return [b.left, b.top]; })")
        assert [c for c in expected if c not in ("RJ", "BJ")] == [
            code for code in cards.evaluate_all("all => all.map(card => card.dataset.card)") if code
        ]
        assert len(expected) > len(set(expected))
        assert all(abs(ax - bx) > 12 or abs(ay - by) > 12 for n, (ax, ay) in enumerate(boxes) for bx, by in boxes[n + 1 :])


def test_words_on_cards_can_be_made_out(table: Page) -> None:
    go(table, 2)
    found = contrasts(
        table, [".card.red i", ".card.black i", ".marked small", ".mark", ".total", ".left", ".thing .held .card b", ".pattern"]
    )

    assert {name: ratio for name, ratio in found.items() if ratio < 4.5} == {}


@pytest.mark.parametrize("lang", LANGS)
def test_the_script_says_what_the_page_without_script_says(lang: Lang, page: Page) -> None:
    show(page, "light", lang)
    for row in four_hands.made(lang).rows:
        go(page, row.version)
        expected = table_lines(four_hands.shown(row), four_hands.TABLE, four_hands.SEATS, four_hands.PLAYERS, lang)
        assert page.locator(f"{VIEWER} .text-board pre").text_content() == "\n".join(expected)
        if row.version == 2:
            assert "当♠6" in expected[-1]


def test_each_of_the_four_hands_has_its_key(page: Page) -> None:
    show(page, "light")
    for seat in range(4):
        page.keyboard.press(str(seat + 1))
        expect(page.locator(f"{VIEWER} .hand").nth(seat).locator(".times")).to_have_text("× 27")
    page.keyboard.press("4")
    expect(page.locator(f"{VIEWER} .hand").nth(3).locator(".times")).to_have_text("× 18")


def test_a_mark_is_read_out_with_its_card(page: Page) -> None:
    show(page, "light")
    go(page, 2)

    laid = page.locator(f"{VIEWER} .trick li.top .held")
    expect(laid).to_have_attribute("aria-label", "♠4 ♠5 ♥9（当♠6） ♠7 ♠8")
    expect(laid.locator(".marked small")).to_have_text("=♠6")

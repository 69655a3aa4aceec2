"""The pages in a real browser: the list, files, phone width, dark and light, hostile names, nothing from elsewhere."""

from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.dashboard import demo
from tests.dashboard.conftest import Log, Scheme, Visit
from tests.dashboard.looking import VIEWER, contrasts, is_at, open_match, open_page, sticking_out


def test_a_match_opens_by_a_click_and_the_way_back_leads_to_the_list(page: Page, served: str, log: Log) -> None:
    open_page(page, served)

    page.get_by_role("link", name="赵航 对 孙怡").click()

    is_at(page, 1)
    expect(page.locator(f"{VIEWER} .name").first).to_have_text("赵航")
    assert f"match={log.streams['overline']}" in page.url
    page.go_back()
    expect(page.get_by_role("heading", name="对局")).to_be_visible()


def test_a_match_is_found_and_opened_with_the_keyboard_alone(page: Page, served: str, log: Log) -> None:
    open_page(page, served)
    page.get_by_label("查找").focus()

    page.keyboard.type("王小明")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"{len(log.streams)}场中找到1场")).to_be_visible()
    found = page.get_by_role("link", name="王小明 对 李思远")
    expect(found).to_have_count(1)  # while the page is written anew the old list still stands beside the new one
    page.keyboard.press("Tab")
    expect(found).to_be_focused()
    page.keyboard.press("Enter")
    is_at(page, 1)
    page.keyboard.press("End")

    expect(page.locator(f"{VIEWER} .said")).to_contain_text("整场甲方胜")


def test_hostile_names_are_shown_as_they_are_and_do_nothing(page: Page, served: str, log: Log) -> None:
    open_page(page, served)
    link = page.get_by_role("link").filter(has_text="document.title")
    listed = link.inner_text()
    link.click()
    is_at(page, 1)
    page.keyboard.press("End")

    assert demo.HOSTILE in listed
    assert page.locator(f"{VIEWER} .name").first.inner_text() == demo.HOSTILE
    expect(page.locator(f"{VIEWER} .said")).to_contain_text(demo.HOSTILE)
    expect(page.get_by_role("heading", level=1)).to_contain_text(demo.HOSTILE)
    expect(page.locator("img[src=x], a[href='http://z']")).to_have_count(0)
    assert "broken" not in page.title()


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_every_page_fits_a_phone(lang: str, visit: Visit, served: str, log: Log) -> None:
    page = visit(width=390).new_page()
    for path in ("/", "/check", "/clauses"):
        open_page(page, f"{served}{path}?lang={lang}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert sticking_out(page) == [], path
    for name in ("dispute", "hostile"):
        open_match(page, served, log.streams[name], lang=lang)
        for _ in range(8):
            page.keyboard.press("PageDown")
            assert sticking_out(page) == [], name
    board = page.locator(f"{VIEWER} .board").bounding_box()
    small = page.locator(f"{VIEWER} .controls button:not([hidden])").evaluate_all(
        "all => all.map(b => b.getBoundingClientRect()).filter(b => b.width < 36 || b.height < 36).length"
    )
    page.close()

    assert board is not None
    assert 330 <= board["width"] <= 390
    assert small == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_and_stones_can_be_made_out_in_light_and_in_dark(scheme: Scheme, visit: Visit, served: str, log: Log) -> None:
    page = visit(scheme=scheme).new_page()
    finding = log.seen("dispute").audit.findings[0]
    open_match(page, served, log.streams["dispute"], at=finding.at.version)

    texts = (".said", ".now .by", ".now .clause", ".badge.finding", ".state b", ".name", ".count", ".timeline .text", "summary")
    found = contrasts(page, [*texts, ".badge.parting", ".timeline .game", ".timeline .result", ".controls button"])
    found |= contrasts(page, [".grid text"], paint="fill", behind=".wood")
    stones = ["circle.black", "circle.white"]
    edge = contrasts(page, stones, paint="stroke", behind=".wood")
    filled = contrasts(page, stones, paint="fill", behind=".wood")
    shown = page.evaluate("getComputedStyle(document.querySelector('.stApp')).colorScheme")
    page.close()

    assert shown == scheme
    assert {name: ratio for name, ratio in found.items() if ratio < 4.5} == {}
    assert {name for name in stones if max(edge[name], filled[name]) < 3} == set()


def test_a_dropped_file_is_audited_and_replayed_and_nothing_is_stored(page: Page, served: str, log: Log, tmp_path: Path) -> None:
    def stored() -> dict[str, str]:
        return {p.name: sha256(p.read_bytes()).hexdigest() for p in log.path.parent.iterdir() if not p.name.endswith("-shm")}

    record = tmp_path / "盘.txt"
    record.write_text("h8 i9 h8 j10", encoding="utf-8")
    open_page(page, f"{served}/check")
    before = stored()

    page.locator("input[type=file]").set_input_files(record)
    is_at(page, 1)
    page.keyboard.press("PageDown")

    expect(page.locator(f"{VIEWER} .now")).to_contain_text("该点已有棋子")
    expect(page.locator(f"{VIEWER} button[data-does=link]")).to_be_hidden()
    expect(page.get_by_role("heading", name="盘.txt")).to_be_visible()
    assert page.url == f"{served}/check"
    assert stored() == before


def test_a_file_of_several_matches_lets_one_choose(page: Page, served: str, tmp_path: Path) -> None:
    record = tmp_path / "two.sgf"
    record.write_text("(;GM[4]SZ[15];B[hh];W[ii])(;GM[4]SZ[15];B[aa])", encoding="utf-8")
    open_page(page, f"{served}/check")

    page.locator("input[type=file]").set_input_files(record)
    is_at(page, 1)
    of_first, of_second = (page.locator(f"{VIEWER} input[type=range][max='{last}']") for last in (4, 3))
    expect(of_first).to_have_count(1)
    page.get_by_label("文件里有2场").click()
    page.get_by_role("option", name="第2局").click()
    expect(page.get_by_role("heading", name="two.sgf 第2局")).to_be_visible()
    expect(of_second).to_have_count(1)
    expect(of_first).to_have_count(0)  # the first game's viewer is gone: a click before that would go to it
    page.locator(f"{VIEWER} button[data-does=lastStep]").click()

    expect(page.locator(f"{VIEWER} .stones circle:is(.black, .white)")).to_have_count(1)


def test_nothing_is_asked_of_any_other_machine(page: Page, served: str, log: Log) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    for path in ("/", f"/replay?match={log.streams['dispute']}", "/check", "/clauses"):
        open_page(page, f"{served}{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()

    assert [url for url in asked if not url.startswith((served, "data:", "blob:"))] == []
    assert asked

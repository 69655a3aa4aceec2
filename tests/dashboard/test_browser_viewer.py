"""What the viewer shows and says in a real browser: findings, marks, the raw record, links, words for readers by ear."""

import pytest
from playwright.sync_api import Locator, Page, expect

from projections.report import report
from tests.dashboard.conftest import Log, Visit
from tests.dashboard.looking import VIEWER, at, is_at, open_match, open_page


def test_a_finding_stands_beside_the_board_with_clause_and_effect(page: Page, served: str, log: Log) -> None:
    finding = log.seen("dispute").audit.findings[0]

    open_match(page, served, log.streams["dispute"], at=finding.at.version)

    now = page.locator(f"{VIEWER} .now")
    for text in ("发现", finding.text.zh, f"[{finding.clause}]", finding.effect.zh, "待裁判长裁定"):
        expect(now).to_contain_text(text)
    row = page.locator(f"{VIEWER} .timeline button[aria-current]")
    expect(row.locator(".badge.finding")).to_contain_text("发现")
    expect(row.locator(".badge.finding svg")).to_have_count(1)


def test_a_ruling_is_shown_with_its_clause_and_who_made_it(page: Page, served: str, log: Log) -> None:
    frames = log.seen("dispute").frames
    ruled = next(f for f in frames if f.kind == "desk.ruled")

    open_match(page, served, log.streams["dispute"], at=ruled.version)

    now = page.locator(f"{VIEWER} .now")
    for text in (ruled.text.zh, "裁判员 郑国强", "[WZ3]", "应由裁判长作出"):
        expect(now).to_contain_text(text)
    expect(page.locator(f"{VIEWER} .score")).to_have_text("1 : 1")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(f"{VIEWER} .score")).to_have_text("2 : 1")


def test_header_says_players_colours_phase_and_turn(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["dispute"], at=4)

    seats = page.locator(f"{VIEWER} .seat")
    expect(seats.nth(0)).to_contain_text("甲方 · 黑")
    expect(seats.nth(0)).to_contain_text("陈静")
    expect(seats.nth(1)).to_contain_text("乙方 · 白")
    expect(page.locator(f"{VIEWER} .state")).to_have_text("第1局对局中接下来 白方（乙方）")


def test_numbers_marks_and_the_winning_line(page: Page, served: str, log: Log) -> None:
    seen = log.seen("overline")
    formed = next(f for f in seen.frames if f.kind == "gomoku.five_formed")
    open_match(page, served, log.streams["overline"], at=formed.version - 1)
    stones = page.locator(f"{VIEWER} .stones")
    expect(stones.locator("text")).to_have_count(19)
    expect(stones.locator(".last")).to_have_count(1)
    assert len((stones.locator(".won").get_attribute("points") or "").split()) == 6

    page.keyboard.press("n")
    expect(stones.locator("text")).to_have_count(0)
    expect(page.locator(f"{VIEWER} button[data-does=numbers]")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("ArrowLeft")

    expect(stones.locator(".won")).to_have_count(0)
    expect(stones.locator("circle.black, circle.white")).to_have_count(18)


def test_stones_that_were_set_up_have_no_number(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["hostile"], at=3)

    expect(page.locator(f"{VIEWER} .stones circle:is(.black, .white)")).to_have_count(4)
    expect(page.locator(f"{VIEWER} .stones text")).to_have_text(["1"])


def test_a_stone_that_could_not_lie_is_marked_with_a_cross(page: Page, served: str, log: Log) -> None:
    occupied = next(f for f in log.seen("dispute").audit.findings if f.rule == "gomoku.occupied")

    open_match(page, served, log.streams["dispute"], at=occupied.at.version)

    there = page.locator(f"{VIEWER} .stones circle[data-point=j7]")
    cross = page.locator(f"{VIEWER} .stones .refused")
    expect(page.locator(f"{VIEWER} .timeline button[aria-current] .disc")).to_have_text("×")
    assert middle(cross) == pytest.approx(middle(there), abs=1)


def test_a_stone_after_the_end_is_marked_where_it_was_put(page: Page, served: str, log: Log) -> None:
    late = next(f for f in log.seen("overline").audit.findings if f.rule == "gomoku.after_game")

    open_match(page, served, log.streams["overline"], at=late.at.version)

    cross = middle(page.locator(f"{VIEWER} .stones .refused"))
    e9, g9 = (middle(page.locator(f"{VIEWER} .stones circle[data-point={point}]")) for point in ("e9", "g9"))
    assert late.done == ("f9",)
    assert cross == pytest.approx(((e9[0] + g9[0]) / 2, e9[1]), abs=1)


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_raw_record_is_the_line_of_the_log(page: Page, served: str, log: Log) -> None:
    lines = log.seen("dispute").loaded.lines
    open_match(page, served, log.streams["dispute"], at=12)
    raw = page.locator(f"{VIEWER} .raw")
    expect(raw.locator("pre")).to_be_hidden()

    page.keyboard.press("e")

    expect(raw.locator("pre")).to_be_visible()
    assert (raw.locator("pre").text_content() or "").encode() == lines[11]


def test_readers_by_ear_hear_the_step_and_have_words_for_the_board(page: Page, served: str, log: Log) -> None:
    finding = log.seen("dispute").audit.findings[0]
    open_match(page, served, log.streams["dispute"], at=finding.at.version - 1)
    page.keyboard.press("ArrowRight")

    live = page.locator(f"{VIEWER} [aria-live=polite]")
    expect(live).to_contain_text("第9手 黑方 j7")
    expect(live).to_contain_text(f"发现：{finding.text.zh.rstrip('。')}")
    board = page.get_by_role("img", name="棋盘：第1局")
    expect(board).to_have_attribute("aria-label", "棋盘：第1局；黑 4；白 4；最后一手 j7")
    nameless = page.locator(f"{VIEWER} button").evaluate_all(
        "all => all.filter(b => !b.hidden && !(b.getAttribute('aria-label') || b.textContent).trim()).length"
    )
    assert nameless == 0


def test_everything_is_reached_by_tab_in_the_order_in_which_it_is_read(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["dispute"], at=9)
    page.locator(f"{VIEWER} input[type=range]").focus()

    order = []
    for _ in range(17):
        order.append(
            page.evaluate(
                """() => {
                  let at = document.activeElement;
                  while (at.shadowRoot) at = at.shadowRoot.activeElement;
                  return at.dataset.does || at.dataset.version || at.tagName.toLowerCase();
                }"""
            )
        )
        page.keyboard.press("Tab")

    assert order == [
        "input", "first", "backMove", "back", "forward", "forwardMove", "lastStep", "play", "select", "backFlag", "forwardFlag",
        "numbers", "slips", "link", "9", "summary", "summary",
    ]  # fmt: skip


def test_help_lists_the_keys(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["plain"])

    page.keyboard.press("?")

    expect(page.locator(f"{VIEWER} .help dt")).to_have_count(11)
    expect(page.locator(f"{VIEWER} .help")).to_contain_text("上一发现、下一发现")
    expect(page.locator(f"{VIEWER} .help dl")).to_be_visible()


def test_a_copied_link_opens_the_same_position(visit: Visit, page: Page, served: str, log: Log) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=served)
    open_match(page, served, log.streams["dispute"], at=9)
    page.keyboard.press("ArrowRight")

    page.keyboard.press("b")
    expect(page.locator(f"{VIEWER} .told")).to_have_text("链接已复制，打开就是这一步。")
    link = page.evaluate("navigator.clipboard.readText()")
    other = visit(locale="en-GB").new_page()
    open_page(other, link)

    is_at(other, 10)
    expect(other.locator(f"{VIEWER} .said")).to_have_text(log.seen("dispute").frames[9].text.zh)
    other.close()


def test_where_the_browser_does_not_copy_the_link_is_there_to_be_copied(page: Page, served: str, log: Log) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    open_match(page, served, log.streams["dispute"], at=9)

    page.locator(f"{VIEWER} button[data-does=link]").click()

    field = page.locator(f"{VIEWER} .told input")
    expect(field).to_have_value(f"{served}/replay?match={log.streams['dispute']}&at=9&lang=zh")
    expect(field).to_be_focused()


def test_a_line_of_the_audit_leads_to_its_act_without_loading_anything(page: Page, served: str, log: Log) -> None:
    finding = log.seen("dispute").audit.findings[2]
    open_match(page, served, log.streams["dispute"])
    page.evaluate("window.same = true")

    page.locator(f".fupan-audit a[data-at='{finding.at.version}']").first.click()

    is_at(page, finding.at.version)
    assert page.evaluate("window.same")
    page.wait_for_url(f"{served}/replay?match={log.streams['dispute']}&at={finding.at.version}")


def test_the_plain_controls_and_the_viewer_go_together(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["plain"], at=10)
    page.get_by_text("无脚本控制").click()

    page.get_by_test_id("stMain").get_by_role("button", name="前进一条", exact=True).last.click()
    is_at(page, 11)
    page.locator(f"{VIEWER} .board").click(position={"x": 2, "y": 2})
    for _ in range(5):
        page.keyboard.press("ArrowRight")

    is_at(page, 16)
    expect(page.get_by_test_id("stExpander").get_by_text(log.seen("plain").frames[15].text.zh)).to_be_visible()
    assert at(page) == 16


def test_the_language_changes_and_the_position_stays(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["dispute"], at=9)
    for _ in range(4):
        page.keyboard.press("ArrowRight")

    page.get_by_role("radio", name="English").click()

    expect(page.locator(f"{VIEWER} .said")).to_have_text(log.seen("dispute").frames[12].text.en)
    is_at(page, 13)
    page.wait_for_url(f"{served}/replay?match={log.streams['dispute']}&at=13&lang=en")
    page.reload()
    is_at(page, 13)
    expect(page.locator(f"{VIEWER}")).to_have_attribute("lang", "en")


def test_a_browser_gets_its_own_language(visit: Visit, served: str, log: Log) -> None:
    page = visit(locale="en-GB").new_page()

    open_match(page, served, log.streams["plain"])

    expect(page.locator(f"{VIEWER} .said")).to_have_text("Match opened")
    page.close()


@pytest.mark.parametrize("name", ["overline", "dispute"])
def test_the_audit_below_says_what_the_report_says(name: str, page: Page, served: str, log: Log) -> None:
    seen = log.seen(name)
    open_match(page, served, log.streams[name])

    said = page.locator(".fupan-audit").inner_text()

    for heading, lines in report(seen.audit, seen.partings):
        assert heading.zh in said
        for line in lines:
            assert " ".join(line.zh.split()) in " ".join(said.split())

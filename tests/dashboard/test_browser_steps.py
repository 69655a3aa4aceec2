"""Replay in a real browser: steps by keys, buttons and clicks, with no server in between."""

import signal

import pytest
from playwright.sync_api import Page, expect

from dashboard.gomoku.drawing import board_rows
from dashboard.position import shown
from projections.gomoku.drawing import stones_at
from tests.dashboard.conftest import Log, Server
from tests.dashboard.looking import VIEWER, at, board_text, boards_on_the_way, is_at, open_match


def test_twenty_fast_presses_are_twenty_steps_and_the_address_follows(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["dispute"], at=5)

    for _ in range(20):
        page.keyboard.press("ArrowRight")

    assert at(page) == 25
    page.wait_for_url(f"{served}/replay?match={log.streams['dispute']}&at=25")
    page.reload()
    is_at(page, 25)


def test_steps_need_no_server(page: Page, server: Server, log: Log) -> None:
    open_match(page, server.address, log.streams["dispute"], at=5)

    server.process.send_signal(signal.SIGSTOP)
    try:
        for _ in range(10):
            page.keyboard.press("ArrowRight")
        found = at(page)
    finally:
        server.process.send_signal(signal.SIGCONT)

    assert found == 15


@pytest.mark.parametrize("name", ["plain", "overline", "dispute", "hostile"])
def test_every_board_in_the_browser_is_the_board_of_the_frames(name: str, page: Page, served: str, log: Log) -> None:
    frames = log.seen(name).frames
    expected = {v: "\n".join(board_rows(15, stones_at(frames, v))) for v in shown(log.seen(name).steps)}
    open_match(page, served, log.streams[name])

    forth = boards_on_the_way(page, "ArrowRight", len(expected) - 1)
    back = boards_on_the_way(page, "ArrowLeft", len(expected) - 1)

    assert forth == expected
    assert back == expected
    assert at(page) == 1


def test_shift_and_arrows_go_from_move_to_move(page: Page, served: str, log: Log) -> None:
    frames = log.seen("dispute").frames
    moves = [f.version for f in frames if f.kind == "gomoku.stone_placed" and not f.slipped]
    open_match(page, served, log.streams["dispute"])

    found = []
    for _ in moves:
        page.keyboard.press("Shift+ArrowRight")
        found.append(at(page))

    assert found == moves
    page.keyboard.press("Shift+ArrowLeft")
    assert at(page) == moves[-2]


def test_home_and_end_and_the_finding_keys(page: Page, served: str, log: Log) -> None:
    seen = log.seen("dispute")
    rulings = {f.version for f in seen.frames if f.kind in ("desk.ruled", "desk.appeal_decided")}
    flags = sorted({f.at.version for f in seen.audit.findings} | rulings)
    open_match(page, served, log.streams["dispute"])

    page.keyboard.press("End")
    assert at(page) == len(seen.frames)
    back = []
    for _ in flags:
        page.keyboard.press("PageUp")
        back.append(at(page))
    assert back == flags[::-1]
    page.keyboard.press("Home")
    assert at(page) == 1
    forward = []
    for _ in flags:
        page.keyboard.press("PageDown")
        forward.append(at(page))
    assert forward == flags
    page.keyboard.press("PageDown")
    assert at(page) == flags[-1]
    expect(page.locator(f"{VIEWER} .told")).to_have_text("没有更多发现。")


def test_a_click_on_a_stone_goes_to_the_move_that_laid_it(page: Page, served: str, log: Log) -> None:
    frames = log.seen("dispute").frames
    laid = next(f for f in frames if [s.point for s in f.added] == ["j7"])
    open_match(page, served, log.streams["dispute"], at=laid.version + 8)

    page.locator(f"{VIEWER} circle[data-point=j7]").click()

    is_at(page, laid.version)


def test_the_timeline_goes_where_it_is_clicked_and_by_its_arrows(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["dispute"], at=5)

    page.locator(f"{VIEWER} .timeline button[data-version='9']").click()
    is_at(page, 9)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")

    is_at(page, 10)
    current = page.locator(f"{VIEWER} .timeline button[aria-current=step]")
    expect(current).to_have_count(1)
    expect(current).to_be_focused()
    expect(current).to_have_attribute("data-version", "10")


def test_buttons_do_what_the_keys_do(page: Page, served: str, log: Log) -> None:
    seen = log.seen("dispute")
    open_match(page, served, log.streams["dispute"], at=13)

    where = {}
    for name in ("forward", "back", "forwardMove", "backMove", "forwardFlag", "backFlag", "lastStep", "first"):
        page.locator(f"{VIEWER} button[data-does={name}]").click()
        where[name] = at(page)

    findings = [f.at.version for f in seen.audit.findings]
    assert where == {
        "forward": 14, "back": 13, "forwardMove": 14, "backMove": 13, "forwardFlag": findings[1], "backFlag": findings[0],
        "lastStep": len(seen.frames), "first": 1,
    }  # fmt: skip


def test_the_slider_moves_one_step_for_one_key(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["plain"], at=5)

    page.locator(f"{VIEWER} input[type=range]").focus()
    page.keyboard.press("ArrowRight")
    is_at(page, 6)
    page.keyboard.press("End")

    is_at(page, len(log.seen("plain").frames))


def test_keys_of_another_control_stay_with_it(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["plain"], at=5)

    page.get_by_role("radio", name="中文").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    page.locator(f"{VIEWER} select").focus()
    page.keyboard.press("ArrowDown")

    assert at(page) == 5


def test_what_was_taken_back_shows_when_asked_for(page: Page, served: str, log: Log) -> None:
    frames = log.seen("dispute").frames
    slip = next(f.version for f in frames if f.slipped)
    open_match(page, served, log.streams["dispute"], at=slip - 1)
    row = page.locator(f"{VIEWER} .timeline button[data-version='{slip}']")
    expect(row).to_be_hidden()

    page.keyboard.press("ArrowRight")
    assert at(page) == slip + 1
    page.keyboard.press("s")
    expect(row.locator("s")).to_have_text(frames[slip - 1].text.zh)
    expect(row).to_contain_text("已退回")
    page.keyboard.press("ArrowLeft")
    assert at(page) == slip
    page.keyboard.press("s")

    assert at(page) == slip - 1
    expect(row).to_be_hidden()


def test_a_link_to_a_slip_shows_it(page: Page, served: str, log: Log) -> None:
    slip = next(f.version for f in log.seen("dispute").frames if f.slipped)

    open_match(page, served, log.streams["dispute"], at=slip)

    expect(page.locator(f"{VIEWER} .said")).to_contain_text("已退回")
    assert "●" in board_text(page)


def test_play_steps_by_itself_and_stops_at_the_end(page: Page, served: str, log: Log) -> None:
    last = len(log.seen("plain").frames)
    open_match(page, served, log.streams["plain"], at=last - 2)
    play = page.locator(f"{VIEWER} button[data-does=play]")
    page.keyboard.press("+")
    expect(page.locator(f"{VIEWER} select")).to_have_value("0.5")

    page.keyboard.press("Space")
    expect(play).to_have_attribute("aria-label", "暂停")
    is_at(page, last)

    expect(play).to_have_attribute("aria-label", "播放")
    page.wait_for_url(f"{served}/replay?match={log.streams['plain']}&at={last}")


def test_a_step_by_hand_ends_the_playing(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["plain"], at=5)
    page.locator(f"{VIEWER} button[data-does=play]").click()

    page.keyboard.press("ArrowLeft")

    is_at(page, 4)
    expect(page.locator(f"{VIEWER} button[data-does=play]")).to_have_attribute("aria-label", "播放")

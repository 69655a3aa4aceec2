"""A match of sixty deals in a real browser: it comes in pieces, and every place of it is reached all the same."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocket, expect

from dashboard.doudizhu.plain import rows
from dashboard.match import Seen
from tests.dashboard.conftest import Log
from tests.dashboard.looking import VIEWER, at, is_at, open_match

FOUND = f"""[...document.querySelectorAll("*")].filter((element) => element.shadowRoot)
  .map((host) => host.shadowRoot.querySelector("{VIEWER}")).find(Boolean)"""


@pytest.fixture
def seen(log: Log) -> Seen:
    """Return the match."""
    return log.seen("long")


@pytest.fixture
def came(page: Page) -> Iterator[list[bytes]]:
    """Return what has come over the wire."""
    found: list[bytes] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: found.append(frame if isinstance(frame, bytes) else frame.encode()))

    page.on("websocket", listen)
    yield found
    assert max(map(len, found)) <= 100_000


def arrived(page: Page, seen: Seen, version: int) -> None:
    """Wait until an event is shown with its table."""
    is_at(page, version)
    expect(page.locator(VIEWER)).to_have_attribute("aria-busy", "false")
    expect(page.locator(f"{VIEWER} .text-board pre")).to_have_text("\n".join(rows(seen, version, "zh")), use_inner_text=False)


def test_start_end_and_any_place_between_are_reached(page: Page, served: str, log: Log, seen: Seen, came: list[bytes]) -> None:
    last = len(seen.steps)
    open_match(page, served, log.streams["long"])
    arrived(page, seen, 1)

    page.keyboard.press("End")
    arrived(page, seen, last)
    page.keyboard.press("Home")
    arrived(page, seen, 1)
    page.locator(f"{VIEWER} input[type=range]").fill(str(last // 2 - 1))
    arrived(page, seen, last // 2)
    page.wait_for_url(f"**at={last // 2}*")
    page.locator(f"{VIEWER} .trick h4").click()  # the slider keeps its keys
    page.keyboard.press("]")
    begun = next(step.version for step in seen.steps if step.kind == "doudizhu.deal_begun" and step.version > last // 2)
    arrived(page, seen, begun)

    assert len(came) > 4


def test_a_link_opens_its_place_and_steps_go_on_over_the_end_of_a_piece(
    page: Page, served: str, log: Log, seen: Seen, came: list[bytes]
) -> None:
    open_match(page, served, log.streams["long"], at=2_200)
    arrived(page, seen, 2_200)
    loaded = page.evaluate(f"() => ({FOUND}).viewer.feed.rows.findLast((row) => row.whole).version")

    for _ in range(loaded - 2_200 + 5):
        page.keyboard.press("ArrowRight")
    arrived(page, seen, loaded + 5)
    page.keyboard.press("ArrowLeft")
    arrived(page, seen, loaded + 4)


SLOW_WIRE = """(() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) { setTimeout(() => send.call(this, data), 150); };
  const listen = WebSocket.prototype.addEventListener;
  WebSocket.prototype.addEventListener = function (kind, hears, ...more) {
    return listen.call(this, kind, kind === "message" ? (event) => setTimeout(() => hears(event), 300) : hears, ...more);
  };
})()"""


def test_what_comes_late_moves_nobody_back(page: Page, served: str, log: Log, seen: Seen) -> None:
    """The viewer tells where it is while the answers to what it told before are still on their way."""
    page.add_init_script(SLOW_WIRE)
    open_match(page, served, log.streams["long"], at=2_200)
    arrived(page, seen, 2_200)

    version = 2_200
    for steps in (3, 1, 2, 5, 1, 1, 4, 2, 1, 3):
        for _ in range(steps):
            page.keyboard.press("ArrowRight")
        version += steps
        page.wait_for_timeout(260)  # long enough for the viewer to tell, too short for the answer
        page.keyboard.press("ArrowLeft")
        version -= 1
        page.wait_for_timeout(130)
        assert at(page) == version
    page.wait_for_timeout(2_000)

    arrived(page, seen, version)
    page.wait_for_url(f"**at={version}*")
    page.reload()
    arrived(page, seen, version)


def test_another_language_keeps_the_place_and_its_address(page: Page, served: str, log: Log, seen: Seen) -> None:
    open_match(page, served, log.streams["long"], at=2_200)
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=2201*")
    page.wait_for_timeout(1_000)

    page.get_by_text("English", exact=True).click()

    expect(page.locator(VIEWER)).to_have_attribute("lang", "en")
    is_at(page, 2_201)
    page.wait_for_url("**at=2201*")
    page.wait_for_timeout(1_000)
    assert at(page) == 2_201
    assert "at=2201" in page.url
    assert "lang=en" in page.url


def test_steps_faster_than_the_wire_lose_nothing(page: Page, served: str, log: Log, seen: Seen) -> None:
    open_match(page, served, log.streams["long"], at=1_000)

    page.evaluate(
        """presses => {
          const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
          for (let n = 0; n < presses; n++) press();
        }""",
        500,
    )

    arrived(page, seen, 1_500)


def test_the_finding_keys_stop_at_every_finding(page: Page, served: str, log: Log, seen: Seen, came: list[bytes]) -> None:
    findings = sorted({finding.at.version for finding in seen.audit.findings})
    stops = [n for n in findings if n > 300][:3] + [n for n in findings if n > 3_000][:2]
    open_match(page, served, log.streams["long"], at=300)

    for stop in stops[:3]:
        page.keyboard.press("PageDown")
        arrived(page, seen, stop)
    page.keyboard.press("End")
    arrived(page, seen, len(seen.steps))
    page.keyboard.press("PageUp")
    arrived(page, seen, findings[-1])
    expect(page.locator(f"{VIEWER} .now .badge.finding").first).to_be_visible()


def test_the_timeline_names_what_has_not_come_and_leads_there(page: Page, served: str, log: Log, seen: Seen) -> None:
    open_match(page, served, log.streams["long"])
    timeline = page.locator(f"{VIEWER} .timeline")
    expect(timeline.locator(".game")).to_have_count(61)
    gap = timeline.locator(".gap button").nth(20)
    to = int(gap.get_attribute("data-version") or 0)
    expect(gap.locator(".text")).to_contain_text(f"第{to}–")

    gap.click()
    arrived(page, seen, to)

    current = timeline.locator("button[aria-current=step]")
    expect(current).to_have_attribute("data-version", str(to))
    expect(current.locator(".text")).to_have_text(seen.steps[to - 1].text.zh)
    expect(current).to_be_in_viewport()
    expect(timeline.locator(".game")).to_have_count(61)


def test_a_line_of_the_audit_leads_to_an_act_far_away(page: Page, served: str, log: Log, seen: Seen) -> None:
    finding = seen.audit.findings[-1]
    open_match(page, served, log.streams["long"])

    page.locator(f".fupan-audit a[data-at='{finding.at.version}']").first.click()

    arrived(page, seen, finding.at.version)


def test_playing_goes_on_when_a_piece_has_come(page: Page, served: str, log: Log, seen: Seen) -> None:
    open_match(page, served, log.streams["long"])
    page.evaluate(f"() => {{ ({FOUND}).viewer.speed = 0.1; }}")

    page.keyboard.press("Space")
    waited = page.evaluate(f"() => {{ const {{ viewer }} = {FOUND}; viewer.goTo(4000, false); return !viewer.row().whole; }}")
    page.wait_for_function(f"() => Number(({FOUND}).dataset.at) > 4003")
    page.keyboard.press("Space")

    assert waited
    expect(page.locator(f"{VIEWER} button[data-does=play]")).to_have_attribute("aria-label", "播放")


def test_a_view_is_sent_in_pieces_too(page: Page, served: str, log: Log) -> None:
    open_match(page, served, log.streams["running"], at=80)
    page.keyboard.press("1")
    page.keyboard.press("Home")
    is_at(page, 1)
    page.keyboard.press("End")

    is_at(page, len(log.seen("running").steps))
    expect(page.locator(f"{VIEWER} .hand").nth(0).locator(".times")).to_be_visible()
    assert json.loads(page.locator(f"{VIEWER} .raw pre").text_content() or "{}")["version"] == len(log.seen("running").steps)

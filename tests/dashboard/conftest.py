"""The demo log, a dashboard that serves it, and a browser to look at it with."""

import http.client
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright
from streamlit.testing.v1 import AppTest

from dashboard.match import Seen
from dashboard.seen import from_log, seen
from events.sqlite import SqliteStore
from tests.dashboard import chaodipi_demo, demo, guandan_demo, shengji_demo
from tests.dashboard.pages import Open

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
ROOT = Path(__file__).parents[2]
PATIENCE = 20_000  # milliseconds: on a busy machine the first page takes its time


Scheme = Literal["dark", "light"]
Visit = Callable[..., BrowserContext]


class Server(NamedTuple):
    """A dashboard that runs: its address and its process."""

    address: str
    process: "subprocess.Popen[bytes]"


class Log(msgspec.Struct, frozen=True):
    """A log file and its matches by name."""

    path: Path
    streams: dict[str, str]

    def seen(self, name: str, view: str = "referee") -> Seen:
        """Return a match of the log as the pages show it to a viewer."""
        found = from_log(self.path, self.streams[name])
        assert found is not None
        return seen(found[0], view)


@pytest.fixture(scope="session")
def log(tmp_path_factory: pytest.TempPathFactory) -> Log:
    """Return the demo log with more: names that try to be markup, ten deals and sixty, a card that cannot be, 掼蛋."""
    path = tmp_path_factory.mktemp("log") / "club.sqlite"
    streams = demo.build(path)
    with SqliteStore(path, durable=False) as store:
        streams["hostile"] = demo.hostile(store).stream
        streams["ten"] = demo.ten(store).stream
        streams["long"] = demo.many(store, "long", 60).stream
        streams["odd"] = demo.odd(store).stream
        streams["first"] = demo.running(store, "first", over=()).stream
        streams |= guandan_demo.build(store)
        streams |= shengji_demo.build(store)
        streams |= chaodipi_demo.build(store)
    return Log(path, streams)


@pytest.fixture
def visit_page(monkeypatch: pytest.MonkeyPatch, log: Log) -> Open:
    """Return a way to run one page: its name, the log, the query of the address."""
    monkeypatch.setattr("sys.argv", ["app.py"])

    def run(page: str, db: Path = log.path, **query: str) -> AppTest:
        monkeypatch.setenv("FUPAN_DB", str(db))
        app = AppTest.from_string(f"from dashboard.app import main\nmain(home={page!r})", default_timeout=60)
        for name, value in query.items():
            app.query_params[name] = value
        app.run()
        assert [e.message for e in app.exception] == []
        return app

    return run


@pytest.fixture(scope="session")
def server(log: Log, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a dashboard that serves the demo log."""
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    with (tmp_path_factory.mktemp("server") / "said.txt").open("w") as said:
        started = [sys.executable, "-m", "dashboard", "--db", str(log.path), "--port", str(port)]
        process = subprocess.Popen(started, cwd=ROOT, stdout=said, stderr=subprocess.STDOUT)
        try:
            _wait_until_healthy(process, port)
            yield Server(f"http://localhost:{port}", process)
        finally:
            process.terminate()
            process.wait(timeout=20)


@pytest.fixture
def served(server: Server) -> str:
    """Return the address of the dashboard."""
    return server.address


def _wait_until_healthy(server: "subprocess.Popen[bytes]", port: int) -> None:
    until = time.monotonic() + PATIENCE / 1000
    while True:
        assert server.poll() is None, "the dashboard has ended by itself"
        assert time.monotonic() < until, "the dashboard does not answer"
        connection = http.client.HTTPConnection("localhost", port, timeout=1)
        try:
            connection.request("GET", "/_stcore/health")
            if connection.getresponse().status == http.client.OK:
                return
        except OSError:
            time.sleep(0.1)  # it is still starting
        finally:
            connection.close()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """Return the system's Chromium."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def visit(browser: Browser) -> Iterator[Visit]:
    """Return visitors by what their browser asks for; each is made once and keeps what it has loaded."""
    made: dict[tuple[str, str, int], BrowserContext] = {}

    def visitor(locale: str = "zh-CN", scheme: Scheme = "light", width: int = 1280) -> BrowserContext:
        key = (locale, scheme, width)
        if key not in made:
            size: ViewportSize = {"width": width, "height": 900}
            made[key] = browser.new_context(locale=locale, color_scheme=scheme, viewport=size, timezone_id="Asia/Shanghai")
            made[key].set_default_timeout(PATIENCE)
        return made[key]

    yield visitor
    for context in made.values():
        context.close()


@pytest.fixture
def page(visit: Visit) -> Iterator[Page]:
    """Return a tab of a visitor with a Chinese browser and a desktop's window."""
    page = visit().new_page()
    yield page
    page.close()

"""The pictures of the README and the manual, taken of a demo log: `python -m docs.screenshots` writes them to docs/images.

Desktop and phone, light and dark, Chinese and English, with the system's Chromium.
"""

import http.client
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from core.text import LANGS, Lang
from dashboard.serve import command
from events.sqlite import SqliteStore
from tests.dashboard import chaodipi_demo, demo, guandan_demo, shengji_demo

IMAGES = Path(__file__).with_name("images")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update")
SIZES = {"desktop": (1280, 900), "phone": (390, 844)}
LOCALES: dict[Lang, str] = {"zh": "zh-CN", "en": "en-GB"}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
RECORD = "h8 i9 i8 j8 g8 f8 h9 i8 h7"  # a list of moves with a stone on an occupied point
SETTLED = '[data-testid="stApp"][data-test-script-state="notRunning"]'


class Shot(NamedTuple):
    """One picture: its name, the page, the window, how it looks, in which language."""

    name: str
    path: str
    size: str
    scheme: Literal["light", "dark"]
    lang: Lang

    @property
    def file(self) -> str:
        """Return the name of the picture's file.

        >>> Shot("replay", "/replay", "phone", "dark", "zh").file
        'replay-phone-dark-zh.png'
        """
        return f"{self.name}-{self.size}-{self.scheme}-{self.lang}.png"


def shots(streams: dict[str, str]) -> tuple[Shot, ...]:
    """Return the pictures to take; the replay in every variant, the other pages in light."""
    after_the_end = f"/replay?match={streams['overline']}&at=25"
    ruling = f"/replay?match={streams['dispute']}&at=69"
    out_of_turn = f"/replay?match={streams['deals']}&at=125"
    wild = f"/replay?match={streams['guandan']}&at=143"
    thrown = f"/replay?match={streams['shengji']}&at=382"
    fined = f"/replay?match={streams['chaodipi']}&at=225"
    return (
        *(Shot("replay", after_the_end, size, scheme, lang) for size in SIZES for scheme in SCHEMES for lang in LANGS),
        *(Shot("ruling", ruling, "desktop", "light", lang) for lang in LANGS),
        *(Shot("cards", out_of_turn, "desktop", "light", lang) for lang in LANGS),
        *(Shot("guandan", wild, "desktop", "light", lang) for lang in LANGS),
        *(Shot("guandan", wild, "phone", "dark", lang) for lang in LANGS),
        *(Shot("shengji", thrown, "desktop", "light", lang) for lang in LANGS),
        *(Shot("shengji", thrown, "phone", "dark", lang) for lang in LANGS),
        *(Shot("chaodipi", fined, "desktop", "light", lang) for lang in LANGS),
        *(Shot("chaodipi", fined, "phone", "dark", lang) for lang in LANGS),
        *(Shot("matches", "/", size, "light", lang) for size in SIZES for lang in LANGS),
        *(Shot("check", "/check", "desktop", "light", lang) for lang in LANGS),
        *(Shot("clauses", "/clauses", "desktop", "light", lang) for lang in LANGS),
    )


def main() -> None:
    """Take the pictures."""
    chromium = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if chromium is None:
        sys.exit("There is no Chromium on this machine: sudo apt-get install chromium")
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "club.sqlite"
        streams = demo.build(log)
        with SqliteStore(log, durable=False) as store:
            streams |= guandan_demo.build(store)
            streams |= shengji_demo.build(store)
            streams |= chaodipi_demo.build(store)
        with served(log) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for shot in shots(streams):
                (IMAGES / shot.file).write_bytes(taken(browser, address, shot))
                print(IMAGES / shot.file)
            browser.close()


def taken(browser: Browser, address: str, shot: Shot) -> bytes:
    """Return one picture as PNG, in 256 colours: they are drawings."""
    width, height = SIZES[shot.size]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme=shot.scheme,
        locale=LOCALES[shot.lang],
        timezone_id="Asia/Shanghai",
    )
    page.goto(address + shot.path)
    page.wait_for_selector(SETTLED)
    if shot.name == "check":
        page.locator("textarea").fill(RECORD)
        page.locator(".stButton button").click()
    if shot.name in ("replay", "ruling", "cards", "guandan", "shengji", "chaodipi", "check"):
        page.wait_for_selector(".fupan :is(.board, .hand)")
        page.wait_for_selector(SETTLED)
    page.wait_for_function("document.querySelectorAll('[data-testid=stSkeleton]').length === 0")
    page.evaluate("document.fonts.ready")
    picture = page.screenshot(animations="disabled", caret="hide")
    page.close()
    small = BytesIO()
    Image.open(BytesIO(picture)).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(small, "PNG", optimize=True)
    return small.getvalue()


@contextmanager
def served(log: Path) -> Iterator[str]:
    """Serve a log for as long as the block lasts; its value is the address."""
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(command(log, port), stdout=subprocess.DEVNULL)
    try:
        while not healthy(port):
            if server.poll() is not None:
                sys.exit("The dashboard does not start.")
            time.sleep(0.1)
        yield f"http://localhost:{port}"
    finally:
        server.terminate()
        server.wait()


def healthy(port: int) -> bool:
    """Say whether the server answers."""
    connection = http.client.HTTPConnection("localhost", port, timeout=1)
    try:
        connection.request("GET", "/_stcore/health")
        return connection.getresponse().status == http.client.OK
    except OSError:
        return False
    finally:
        connection.close()


if __name__ == "__main__":
    main()

"""How the browser tests open pages and read them."""

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

RUN_OVER = '[data-testid="stApp"][data-test-script-state="notRunning"]'
VIEWER = ".fupan"


def open_page(page: Page, address: str) -> None:
    """Open a page and wait until it stands."""
    page.goto(address)
    page.wait_for_selector(RUN_OVER)


def open_match(page: Page, base: str, match: str, at: int | None = None, lang: str | None = None) -> None:
    """Open a match and wait until its viewer stands."""
    query = f"?match={match}" + (f"&at={at}" if at else "") + (f"&lang={lang}" if lang else "")
    open_page(page, f"{base}/replay{query}")
    is_at(page, at or 1)


def is_at(page: Page, version: int) -> None:
    """Wait until the viewer shows a version."""
    expect(page.locator(VIEWER)).to_have_attribute("data-at", str(version))


def at(page: Page) -> int:
    """Return the version that the viewer shows now."""
    return int(page.locator(VIEWER).get_attribute("data-at") or 0)


def board_text(page: Page) -> str:
    """Return the board that the viewer shows, as text."""
    return page.locator(f"{VIEWER} .text-board pre").text_content() or ""


def boards_on_the_way(page: Page, key: str, presses: int, of: str = ".text-board pre") -> dict[int, str]:
    """Press a key again and again inside the page; return version -> board as text, of every place it led to.

    `of` picks other elements of the viewer: what each says is a line.

    Where the place has not come over the wire yet it waits until it has.
    """
    found = page.evaluate(
        """async ([viewer, key, presses, of]) => {
          const hosts = [...document.querySelectorAll("*")].filter((element) => element.shadowRoot);
          const root = hosts.map((host) => host.shadowRoot.querySelector(viewer)).find(Boolean);
          const found = [];
          const said = () => [...root.querySelectorAll(of)].map((each) => each.textContent).join("\\n");
          const look = () => found.push([Number(root.dataset.at), said()]);
          look();
          for (let n = 0; n < presses; n++) {
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
            for (let waited = 0; root.getAttribute("aria-busy") === "true" && waited < 20_000; waited += 20) {
              await new Promise((go) => setTimeout(go, 20));
            }
            look();
          }
          return found;
        }""",
        [VIEWER, key, presses, of],
    )
    return dict(found)


STICKING_OUT = """() => {
  const all = [...document.querySelectorAll("[data-testid=stMain] *")];
  for (const host of all.slice()) if (host.shadowRoot) all.push(...host.shadowRoot.querySelectorAll("*"));
  const wide = all.filter((element) => {
    const box = element.getBoundingClientRect();
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest("pre, .stCode");
    return seen && box.width > 1 && box.height > 1 && box.right > innerWidth + 1;
  });
  const names = wide.map((element) => `${element.tagName} ${element.getAttribute("class")}`);
  return document.documentElement.scrollWidth > innerWidth ? [...names, "the page"] : names;
}"""


def sticking_out(page: Page) -> list[str]:
    """Return what sticks out of the window to the right, once the page has come to rest: elements by tag and class."""
    try:
        page.wait_for_function(f"() => ({STICKING_OUT})().length === 0", timeout=3_000)
    except Late:
        return [str(name) for name in page.evaluate(STICKING_OUT)]
    return []


def contrasts(page: Page, selectors: list[str], *, paint: str = "color", behind: str | None = None) -> dict[str, float]:
    """Return selector -> contrast (WCAG 2, 1 to 21) of its first element of the viewer against what lies behind it.

    What lies behind is the nearest background that is not transparent, or the fill of the element `behind`.
    """
    found = page.evaluate(
        """([viewer, selectors, paint, behind]) => {
          const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
          const bytes = (colour) => {
            pixel.clearRect(0, 0, 1, 1);
            pixel.fillStyle = colour;
            pixel.fillRect(0, 0, 1, 1);
            return [...pixel.getImageData(0, 0, 1, 1).data];
          };
          const light = (colour) => {
            const parts = bytes(colour).map((c) => c / 255);
            const [r, g, b] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const ground = (element) => {
            for (let at = element; at; at = at.parentElement || at.getRootNode().host) {
              const colour = getComputedStyle(at).backgroundColor;
              if (bytes(colour)[3] === 255) return colour;
            }
            return "white";
          };
          const hosts = [...document.querySelectorAll("*")].filter((element) => element.shadowRoot);
          const root = hosts.map((host) => host.shadowRoot.querySelector(viewer)).find(Boolean);
          return selectors.map((selector) => {
            const element = root.querySelector(selector);
            const back = behind ? getComputedStyle(root.querySelector(behind)).fill : ground(element);
            const [dim, bright] = [light(getComputedStyle(element)[paint]), light(back)].sort((a, b) => a - b);
            return [selector, (bright + 0.05) / (dim + 0.05)];
          });
        }""",
        [VIEWER, selectors, paint, behind],
    )
    return dict(found)

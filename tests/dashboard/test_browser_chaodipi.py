"""The replay of 炒地皮 in a real browser: a match by keyboard, calls and stirs, fines, every word readable."""

import pytest
from playwright.sync_api import Page, expect

from core.chaodipi.messages import PlayBarred
from core.text import Lang
from core.trumps import messages as m
from dashboard.position import shown
from dashboard.trumps.plain import rows
from tests.dashboard.conftest import Log, Scheme, Visit
from tests.dashboard.looking import VIEWER, boards_on_the_way, contrasts, open_match, sticking_out
from tests.dashboard.test_guandan_table import first


def test_a_match_is_stepped_through_and_every_table_is_that_of_the_frames(page: Page, served: str, log: Log) -> None:
    seen = log.seen("chaodipi")
    expected = {version: "\n".join(rows(seen, version, "zh")) for version in shown(seen.steps)}
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    open_match(page, served, log.streams["chaodipi"])

    found = boards_on_the_way(page, "ArrowRight", len(expected) - 1)

    assert found == expected
    assert wrong == []


def test_cd1_4_and_cd4_3_what_is_asked_and_fined_is_said_in_the_words_of_the_game(page: Page, served: str, log: Log) -> None:
    seen = log.seen("chaodipi")

    open_match(page, served, log.streams["chaodipi"], at=first(seen, m.LeadGiven) - 1)
    expect(page.locator(VIEWER)).to_contain_text("不炒")
    open_match(page, served, log.streams["chaodipi"], at=first(seen, PlayBarred) + 1)
    expect(page.locator(VIEWER)).to_contain_text("罚丁方10分（CD4.3）")


@pytest.mark.parametrize(("scheme", "width", "lang"), [("light", 390, "zh"), ("dark", 1280, "en")])
def test_cd4_1_fines_can_be_read_and_nothing_sticks_out(
    scheme: Scheme, width: int, lang: Lang, visit: Visit, served: str, log: Log
) -> None:
    page = visit(scheme=scheme, width=width).new_page()
    open_match(page, served, log.streams["chaodipi"], at=first(log.seen("chaodipi"), PlayBarred) + 1, lang=lang)

    found = contrasts(page, [".card.red i", ".card.black i", ".suit .head", ".mark", ".left", ".item b"])
    wide = sticking_out(page)
    page.keyboard.press("End")
    wide += sticking_out(page)
    page.close()

    assert {name: ratio for name, ratio in found.items() if ratio < 4.5} == {}
    assert wide == []

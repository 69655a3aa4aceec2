"""The replay of 炒地皮 in a real browser: a match by keyboard, calls and stirs, fines, every word readable."""

import re

import pytest
from playwright.sync_api import Page, expect

from core.chaodipi.messages import PlayBarred, PointsFined
from core.text import Lang
from core.trumps import messages as m
from dashboard.position import shown
from dashboard.trumps.plain import rows
from tests.dashboard.conftest import Log, Scheme, Visit
from tests.dashboard.looking import VIEWER, boards_on_the_way, contrasts, open_match, open_page, sticking_out
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
    expect(page.locator(VIEWER)).to_contain_text("罚丙方10分（CD4.3）")


MADE = "甲方 叫主、丙方 炒底、甲方 炒底"
THROWN = "罚分丙方 台下 −10（第27手，CD4.3）、丙方 台下 −20（第57手，CD4.2）"
# What the head says of the second deal: trumps, how they were made, fines, the collectors' points.
HEADS = {
    "begun": ("主花色未定", "", "", ""),
    "called": ("主花色♠", "甲方 叫主", "", ""),
    "stirred": ("主花色♣", "甲方 叫主、丙方 炒底", "", ""),
    "stirred again": ("主花色无主", MADE, "", ""),
    "wrong follow fined": ("主花色无主", MADE, "罚分丙方 台下 −10（第27手，CD4.3）", "抓分方面上分甲丙 20 / 80"),
    "throw fined": ("主花色无主", MADE, THROWN, "抓分方面上分甲丙 50 / 80"),
    "over": ("主花色无主", MADE, THROWN, "抓分方面上分甲丙 90 / 80"),
}


def test_cd1_4_and_cd4_1_trumps_fines_and_points_of_a_whole_deal_with_stirs(page: Page, served: str, log: Log) -> None:
    events = [entry.event for entry in log.seen("chaodipi").loaded.log]
    begun = max(n for n, event in enumerate(events, 1) if isinstance(event, m.DealBegun))
    told = (m.DealBegun, m.TrumpsDeclared, m.Overturned, PointsFined, m.DealSettled)
    at = [n for n, event in enumerate(events, 1) if n >= begun and isinstance(event, told)]
    open_match(page, served, log.streams["chaodipi"], at=begun)

    found = boards_on_the_way(page, "ArrowRight", len(events) - begun, of=".deal .item")

    heads = [head(found[version]) for version in at]
    assert dict(zip(HEADS, heads, strict=True)) == HEADS
    assert "总分70（罚分前100，乙丁升1级）" in found[len(events)]
    assert all(("罚分丙方" in said) == (version >= at[4]) for version, said in found.items())


def head(said: str) -> tuple[str, str, str, str]:
    """What the lines of a head say of trumps, of how they were made, of fines, and of the collectors' points."""
    names = ("主花色", "亮主", "罚分", "抓分方面上分")
    lines = {name: line for line in said.split("\n") for name in names if line.startswith(name)}
    made = re.findall(r"([甲乙丙丁]方).*?(叫主|反主|炒底)", lines.get("亮主", ""))
    shown = "、".join(f"{who} {what}" for who, what in made)
    return lines.get("主花色", ""), shown, lines.get("罚分", ""), lines.get("抓分方面上分", "")


# Who buried, in order, and whether who looks has seen the cards: his own, and those that he took up to bury anew.
SEEN = {"referee": "111", "A": "011", "B": "100", "C": "110", "D": "000", "public": "000"}


@pytest.mark.parametrize("view", SEEN)
def test_cd1_4_each_burial_is_open_to_who_buried_and_who_took_it_up(view: str, page: Page, served: str, log: Log) -> None:
    entries = log.seen("stirred").loaded.log
    open_page(page, f"{served}/replay?match={log.streams['stirred']}&at={len(entries)}&view={view}")
    bottom = page.locator(f"{VIEWER} .deal .item").filter(has_text=re.compile("^底牌")).locator(".thing")

    expect(bottom).to_have_count(3)
    whole = [bottom.nth(n).locator(".card:not(.back)").count() for n in range(3)]
    hidden = [bottom.nth(n).locator(".card.back").count() for n in range(3)]

    assert [bottom.nth(n).inner_text()[:3] for n in range(3)] == ["乙方盖", "丙方盖", "甲方盖"]
    assert "".join("1" if n == 8 else "0" for n in whole) == SEEN[view]
    assert [one + two for one, two in zip(whole, hidden, strict=True)] == [8, 8, 8]


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

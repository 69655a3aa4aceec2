"""The table of 升级: what is sent of it, and what it says in words."""

import pytest

from core.shengji.messages import Act
from core.text import LANGS
from core.trumps import messages as m
from dashboard.cards.table import HEAD, Item, OnTable
from dashboard.kinds import FOLLOWS, ICONS
from dashboard.trumps.plain import rows
from dashboard.trumps.plays import plays
from dashboard.trumps.rows import on_table
from projections.logged import Viewer
from projections.shengji.views import seen_by
from projections.trumps.frames import frames
from tests.dashboard.conftest import Log
from tests.events.golden import SAMPLES
from tests.projections.shengji.logs import logged, match
from tests.projections.shengji.test_views import BURIED, DECLARED, overturned, version_of


def table(*acts: Act, viewer: Viewer = "referee") -> OnTable:
    """Return the table after these acts."""
    return on_table(frames(seen_by(logged(acts), viewer), {})[-1], "zh")


def lines(shown: OnTable) -> dict[str, tuple[Item, ...]]:
    return {line.name: line.items for line in shown.lines}


def test_nothing_lies_before_the_first_deal() -> None:
    shown = table()

    assert [hand.count for hand in shown.hands.values()] == [0, 0, 0, 0]
    assert lines(shown)["发牌"] == (Item("", "", "", "还没有发牌"),)


def test_sj2_1_who_has_declared_after_how_many_cards_is_declarer() -> None:
    shown = table(*DECLARED)

    assert lines(shown)["亮主"] == (Item("甲方", "H3", "报主", "♥（摸1张后）"),)
    assert (lines(shown)["主花色"][0].call, lines(shown)["庄家"][0].call) == ("♥", "甲方")
    assert shown.hands["0"].badges == ("庄家",)


def test_sj2_4_trumps_stand_first_under_their_head_in_the_order_of_this_deal() -> None:
    cards = table(*DECLARED).hands["0"].cards.split()
    heads = [n for n, each in enumerate(cards) if each.startswith(HEAD)]

    trumps = [card.partition("#")[0] for card in cards[1 : heads[1]]]
    assert cards[0] == "/0"
    assert all(card in ("RJ", "BJ") or card[1] in "23" or card[0] == "H" for card in trumps)
    assert trumps.index("H3") < min((trumps.index(card) for card in trumps if card[0] == "H" and card[1] not in "23"), default=99)
    assert [cards[n] for n in heads[1:]] == ["/1"] * (len(heads) - 1)


def test_sj2_1_the_card_that_was_shown_is_marked_for_every_viewer() -> None:
    for viewer in ("referee", 0, 1, "public"):
        shown = table(*DECLARED, viewer=viewer)
        assert "H3#0" in shown.hands["0"].cards.split()
        assert shown.hands["0"].count == 25


def test_sj3_1_the_bottom_names_its_burier_and_shows_its_cards_to_him_alone() -> None:
    assert lines(table(*BURIED, viewer=1))["底牌"] == (Item("甲方盖", " ".join(["??"] * 8), "", ""),)
    assert "?" not in lines(table(*BURIED, viewer=0))["底牌"][0].cards


def test_sj4_2_each_burial_stands_in_its_order() -> None:
    shown = on_table(frames(overturned(), {})[-1], "zh")

    assert [item.who for item in lines(shown)["底牌"]] == ["甲方盖", "乙方盖"]
    assert [item.call for item in lines(shown)["亮主"]] == ["报主", "反主"]


def test_sj5_4_a_failed_throw_shows_what_was_tried_and_what_was_forced() -> None:
    log = match(8)
    version = version_of(log, m.ThrowFailed)
    failed = log[version - 1].event
    assert isinstance(failed, m.ThrowFailed)

    shown = on_table(frames(log, {})[version - 1], "zh")

    tried, forced, back = lines(shown)["甩牌失败"]
    assert set(tried.cards.split()) == {*failed.cards, *failed.back}
    assert (forced.cards, back.cards) == (" ".join(failed.cards), " ".join(failed.back))
    (laid,) = shown.trick.values()
    assert laid.cards == " ".join(failed.cards)
    assert shown.top == version - 1
    assert all(f"{card}#1" in shown.hands[str(failed.seat)].cards.split() for card in failed.back)


def test_sj5_0_the_highest_play_so_far_is_said_and_pointed_to() -> None:
    log = match(8)
    for version, entry in enumerate(log, 1):
        if not isinstance(entry.event, m.TrickTaken):
            continue
        shown = on_table(frames(log[:version], {})[-1], "zh") if version < 140 else None
        if shown is not None:
            assert shown.trick[str(shown.top)].seat == entry.event.seat


def test_sj8_1_the_end_of_a_deal_says_bottom_total_levels_and_who_declares_next() -> None:
    log = match(8)
    version = version_of(log, m.DealSettled)
    settled = log[version - 1].event
    assert isinstance(settled, m.DealSettled)

    result = {item.who: item.call for item in lines(on_table(frames(log[:version], {})[-1], "zh"))["这副结果"]}

    assert result["总分"].startswith(f"{settled.points}（")
    assert settled.levels is not None
    assert result["级数"] == f"3 : 3 → {settled.levels[0]} : {settled.levels[1]}"
    assert settled.next_declarer is not None
    assert result["下副庄家"].startswith("甲乙丙丁"[settled.next_declarer])


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_of_a_match_is_told_in_words_with_what_could_be_played(lang: str, log: Log) -> None:
    seen = log.seen("shengji")
    for version in range(1, len(seen.steps) + 1, 7):
        assert len(rows(seen, version, "zh" if lang == "zh" else "en")) > 4
        assert plays(seen, version)


def test_every_event_has_its_icon() -> None:
    kinds = {type(sample).__struct_config__.tag for sample in SAMPLES if type(sample).__module__ == "core.trumps.messages"}

    assert {kind for kind in kinds if kind not in ICONS and kind not in FOLLOWS} == set()

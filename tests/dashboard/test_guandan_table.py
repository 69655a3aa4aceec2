"""The table of 掼蛋: what is sent of it, what it says in words, and what could be played."""

from collections.abc import Callable
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from core.guandan import messages as m
from core.guandan.messages import Act
from core.guandan.options import DEFAULTS, Options
from core.guandan.presets import COMPETITION
from core.table import Event
from core.text import LANGS, Lang
from dashboard.cards.table import Item, OnTable
from dashboard.feed import Feed, about, feed
from dashboard.guandan import marks
from dashboard.guandan.plain import rows, state
from dashboard.guandan.rows import on_table
from dashboard.kinds import FOLLOWS, ICONS
from dashboard.match import Seen
from projections.guandan.frames import Frame, frames
from projections.guandan.views import seen_by
from projections.logged import Viewer
from tests.dashboard.conftest import Log
from tests.projections.guandan.logs import logged

HAND = (
    *("S3", "S4", "H2", "S6", "S7", "C9", "D9", "RJ", "BJ", "H2"),
    *("S8", "S8", "CT", "CT", "DJ", "DJ", "CQ", "CQ", "SK", "SK", "CA", "CA", "D3", "D3", "D4", "D4", "D5"),
)
DEALT = (m.DealBegun(), m.HandDealt(0, HAND), m.LeaderDrawn(0, "S3"))
FLUSH = m.CardsPlayed(0, ("S3", "S4", "H2", "S6", "S7"))
SHEET = m.DealNoted((0, 2))


def table(*acts: Act, lang: Lang = "zh", viewer: Viewer = "referee", options: Options = DEFAULTS) -> OnTable:
    """Return the table after these acts."""
    frame: Frame = frames(seen_by(logged(acts, options), viewer), {})[-1]
    return on_table(frame, marks.places((frame,)), lang)


def lines(shown: OnTable) -> dict[str, tuple[Item, ...]]:
    return {line.name: line.items for line in shown.lines}


def value(shown: OnTable, name: str) -> str:
    (item,) = lines(shown)[name]
    return item.call


def first(seen: Seen, kind: type, fits: Callable[[Event], bool] = lambda _: True) -> int:
    """Return the version of the first event of a type."""
    return next(n for n, entry in enumerate(seen.loaded.log, 1) if isinstance(entry.event, kind) and fits(entry.event))


def tables(made: Feed) -> list[OnTable]:
    return [msgspec.convert(msgspec.to_builtins(row.shown), OnTable) for row in made.rows]


def with_a_wild_card(event: Event) -> bool:
    return isinstance(event, m.CardsPlayed) and "H2" in event.cards


# --- the head -------------------------------------------------------------------------------------------------------------------


def test_nothing_lies_before_the_first_deal() -> None:
    shown = table()

    assert [hand.count for hand in shown.hands.values()] == [0, 0, 0, 0]
    assert lines(shown)["发牌"] == (Item("", "", "", "还没有发牌"),)
    assert shown.trick == {}


@pytest.mark.parametrize(("acts", "options", "level"), [
    (DEALT, DEFAULTS, "2（双方）"),
    ((SHEET, m.DealBegun()), DEFAULTS, "6（甲丙）"),
    ((m.DealNoted((1, 0, 2)), m.DealBegun()), DEFAULTS, "3（乙丁）"),
    ((SHEET, m.DealBegun()), COMPETITION, "7（双方）"),
    ((m.DealBegun(), m.LevelNoted("9")), DEFAULTS, "9（哪方的级不详）"),
])  # fmt: skip
def test_gd4_1_the_level_of_the_deal_and_whose_it_is(acts: tuple[Act, ...], options: Options, level: str) -> None:
    assert value(table(*acts, options=options), "这副打") == level


def test_gd4_1_the_wild_card_is_named_and_marked_in_hands() -> None:
    shown = table(*DEALT)

    assert value(shown, "逢人配") == "♥2"
    assert shown.hands["0"].cards.split()[:4] == ["RJ", "BJ", "H2#0", "H2#0"]
    assert value(table(*DEALT, lang="en"), "wild card") == "♥2"


def test_gd4_1_a_wild_card_bears_what_it_stands_for() -> None:
    frame: Frame = frames(logged((*DEALT, FLUSH), DEFAULTS), {})[-1]
    places = marks.places((frame,))

    (laid,) = on_table(frame, places, "zh").trick.values()

    cards = [card.partition("#") for card in laid.cards.split()]
    assert [card for card, _, _ in cards] == ["S3", "S4", "H2", "S6", "S7"]
    mark = marks.table(places, "zh").marks[int(cards[2][2])]
    assert (mark.label, mark.said) == ("=♠5", "当♠5")
    assert marks.table(places, "en").marks[int(cards[2][2])].said == "as ♠5"


def test_gd4_1_a_wild_card_that_stands_for_itself_or_for_nothing_known() -> None:
    pair = table(*DEALT, m.CardsPlayed(0, ("H2", "H2")))
    nothing = table(*DEALT, m.CardsPlayed(0, ("H2", "S3", "S8", "CT")))

    assert [laid.cards for laid in pair.trick.values()] == ["H2 H2"]
    assert "H2#0" in next(iter(nothing.trick.values())).cards.split()


def test_gd6_2_levels_after_every_deal() -> None:
    shown = table(SHEET, m.DealNoted((1, 0, 2)))

    assert value(shown, "级数") == "甲丙6，乙丁3"
    assert lines(shown)["各副"] == (
        Item("第1副 甲丙双下胜", "", "6 : 2", ""),
        Item("第2副 乙丁胜，对家末家", "", "6 : 3", ""),
    )
    assert lines(table(SHEET, m.DealBegun()))["上一副"] == (Item("第1副 甲丙双下胜", "", "6 : 2", ""),)


def test_gc2_4_points_after_every_deal_and_who_has_won_the_round() -> None:
    shown = table(*(m.DealNoted((0, 2)),) * 5, options=COMPETITION)

    assert value(shown, "积分") == "甲丙25，乙丁0"
    assert [item.call for item in lines(shown)["各副"]] == ["5 : 0", "10 : 0", "15 : 0", "20 : 0", "25 : 0"]
    assert value(shown, "整场胜方") == "甲丙"
    assert "级数" not in lines(shown)


def test_of_many_deals_the_last_five_stand_on_the_table() -> None:
    many = table(*(m.DealNoted((1, 2, 3)), m.DealNoted((0, 1, 2))) * 3)

    assert [item.who.partition(" ")[0] for item in lines(many)["最近五副"]] == [f"第{n}副" for n in range(2, 7)]


# --- tribute --------------------------------------------------------------------------------------------------------------------

DOUBLE = (SHEET, m.DealBegun())


def test_gd5_2_who_owes_whom_and_what_was_shown() -> None:
    due = lines(table(*DOUBLE))["进贡"]
    paid = lines(table(*DOUBLE, m.TributePaid(1, "RJ", 0), m.TributePaid(3, "SA", 2)))["进贡"]

    assert due == (Item("乙方→甲方、丙方", "", "应进贡", ""), Item("丁方→甲方、丙方", "", "应进贡", ""))
    assert paid == (
        Item("乙方→甲方", "RJ", "进贡", ""),
        Item("丁方→丙方", "SA", "进贡", ""),
        Item("甲方→乙方", "", "应还牌", ""),
        Item("丙方→丁方", "", "应还牌", ""),
    )
    assert table(*DOUBLE).turns == (1, 3)


def test_gd5_2_a_return_is_shown_to_who_has_seen_it() -> None:
    acts = (*DOUBLE, m.TributePaid(1, "RJ", 0), m.TributePaid(3, "SA", 2), m.CardReturned(0, "S3", 1))

    seen = {viewer: lines(table(*acts, viewer=viewer))["进贡"][2].cards for viewer in ("referee", 0, 1, 2, 3, "public")}

    assert seen == {"referee": "S3", 0: "S3", 1: "S3", 2: "??", 3: "??", "public": "??"}


def test_gd5_3_a_refusal_with_the_jokers() -> None:
    shown = lines(table(*DOUBLE, m.RefusalClaimed(1, ("RJ",)), m.RefusalClaimed(3, ("RJ",))))["进贡"]

    assert shown == (Item("乙方", "RJ", "抗贡", ""), Item("丁方", "RJ", "抗贡", ""), Item("", "", "", "不进贡"))


def test_tribute_that_is_not_recorded_is_said_to_be_so() -> None:
    assert lines(table(*DOUBLE, m.TributeUnrecorded()))["进贡"][-1].note == "没有记录"


# --- hands ----------------------------------------------------------------------------------------------------------------------


def test_gc3_2_cards_that_others_have_seen_are_marked_and_shown_to_all() -> None:
    acts = (*DEALT, m.CardsExposed(0, ("S8",)), m.CardsExposed(0, ("H2",)), m.CardsExposed(1, ("DK",)))

    hands = table(*acts).hands
    assert [card for card in hands["0"].cards.split() if "#" in card] == ["H2#3", "H2#0", "S8#1"]
    assert (hands["1"].cards, hands["1"].unknown, hands["1"].count) == ("DK#1", 26, 27)
    public = table(*acts, viewer="public").hands
    assert (public["0"].cards, public["1"].cards) == ("S8#1 H2#3", "DK#1")


def test_gc2_8_a_number_of_cards_is_told_only_where_it_was_announced() -> None:
    acts = (*DEALT, m.CountAnnounced(0, 27), FLUSH)
    options = replace(DEFAULTS, count_report="at_ten")

    shown = table(*acts, viewer=1, options=options)

    assert [hand.count for hand in shown.hands.values()] == [None, 27, None, None]
    assert shown.hands["0"].badges == ("报过27张，之后出过牌",)
    assert table(*acts[:-1], viewer=1, options=options).hands["0"].badges == ("报27张",)
    assert [hand.count for hand in table(*acts, options=options).hands.values()] == [22, 27, 27, 27]
    assert table(*acts[:-2], m.CountAsked(2), options=options).hands["2"].badges == ("被问张数，未答",)


def test_gd6_1_who_has_finished_bears_the_place(log: Log) -> None:
    seen = log.seen("guandan")
    end = first(seen, m.DealSettled)

    shown = tables(feed(seen, "zh", match="m"))[end - 1]

    assert [hand.badges for hand in shown.hands.values()] == [("头家",), ("二家",), ("末家",), ("三家",)]


# --- a whole match --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_in_words_names_levels_tribute_hands_and_what_lies(lang: Lang, log: Log) -> None:
    seen = log.seen("guandan")
    wild = first(seen, m.CardsPlayed, lambda event: isinstance(event, m.CardsPlayed) and event.cards.count("H3") == 2)

    said = "\n".join(rows(seen, wild, lang))

    found = {
        "zh": (
            "这副打：3（甲丙）",
            "丙方→甲方 大王 进贡，甲方→丙方 ♥8 还牌",
            "丁方 ♥3（当Q） ♥3（当Q） ♥K ♣K",
            "丁方 赵一鸣 21张：",
        ),
        "en": (
            "level: 3 (A and C)",
            "side C → side A big joker paid",
            "♥3 (as Q) ♥3 (as Q) ♥K",
            "side D 赵一鸣 21 cards: ",
        ),
    }
    assert [part for part in found[lang] if part not in said] == []
    assert "3" in state(seen, wild).to(lang)


def test_what_could_be_played_is_listed_by_cards_with_what_wild_ones_stand_for(log: Log) -> None:
    seen = log.seen("guandan")
    lead = first(seen, m.CardsPlayed)

    before, after = about(seen, lead, "zh").plays

    assert before[0] == "这一手之前，丁方可以"
    assert before[1][0].startswith("单牌（")
    assert after[1][0] == "不出"
    bombed = first(seen, m.CardsPlayed, with_a_wild_card)
    (bombs,) = (line for line in about(seen, bombed, "zh").plays[0][1] if line.startswith("炸弹（"))
    assert "♠A ♥A ♣A ♣A ♥2=A" in bombs


def test_what_could_be_paid_and_returned_is_listed(log: Log) -> None:
    seen = log.seen("guandan")
    paid, back = first(seen, m.TributePaid), first(seen, m.CardReturned)

    (heading, found), _ = about(seen, paid, "zh").plays

    assert heading == "这一手之前可以记录"
    assert found == ("丙方可以进贡：大王。", "不能抗贡。")
    assert about(seen, back, "zh").plays[0][1][0].startswith("甲方可以还给丙方：")


def test_of_a_hand_that_is_not_seen_no_play_is_listed(log: Log) -> None:
    seen = log.seen("table", "public")

    told = [line for _, found in about(seen, len(seen.steps), "zh").plays for line in found]

    assert told == ["可以出什么不能判断：手牌没有记录。"]


def test_findings_and_rulings_stand_at_their_acts(log: Log) -> None:
    made, seen = feed(log.seen("round"), "zh", match="m"), log.seen("round")

    found = {note.clause: row.icon for row in made.rows for note in row.notes if note.kind == "finding"}

    assert found == {"GC2.8": "count", "GC3.4": "hand"}
    stopped = tables(made)[first(seen, m.TurnStopped) - 1]
    assert [hand.badges for hand in stopped.hands.values()] == [("停止出牌一次",), (), (), ()]
    assert [row.clause for row in made.rows if row.icon == "ruling"] == ["GC3.4"]


def test_every_event_has_an_icon() -> None:
    kinds = {kind.__struct_config__.tag for kind in (*get_args(m.Act), *get_args(m.Result))}

    assert kinds <= set(ICONS) | set(FOLLOWS)

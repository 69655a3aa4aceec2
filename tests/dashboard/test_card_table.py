"""The table of 斗地主: what is sent of it, and what it says in words."""

import msgspec
import pytest

from core.cards import cards_of
from core.doudizhu import words
from core.doudizhu.state import Leading
from core.text import LANGS, Lang
from dashboard.cards.table import Item, OnTable
from dashboard.doudizhu.plain import rows
from dashboard.feed import Feed, about, feed
from dashboard.seen import seen
from projections.files import audit_bytes
from tests.dashboard.conftest import Log


def fed(log: Log, name: str = "deals", lang: Lang = "zh", view: str = "referee") -> Feed:
    return feed(log.seen(name, view), lang, match=log.streams[name])


def tables(made: Feed) -> list[OnTable]:
    return [msgspec.convert(msgspec.to_builtins(row.shown), OnTable) for row in made.rows]


def first(made: Feed, icon: str, game: int = 1) -> int:
    """Return the place of the first row with an icon in a deal."""
    return next(n for n, row in enumerate(made.rows) if row.icon == icon and row.game == game)


def test_hands_are_dealt_and_shrink_by_what_is_played(log: Log) -> None:
    made = fed(log)
    shown = tables(made)

    lead = first(made, "cards")
    (laid,) = shown[lead].trick.values()
    before, after = (shown[n].hands[str(laid.seat)] for n in (lead - 1, lead))

    assert [hand.count for hand in shown[lead - 1].hands.values()] == [17, 17, 20]
    assert set(before.cards.split()) - set(after.cards.split()) == set(laid.cards.split())
    assert before.count is not None
    assert after.count == before.count - len(laid.cards.split())


def test_nothing_lies_before_the_first_deal(log: Log) -> None:
    shown = tables(fed(log))[0]

    assert [hand.count for hand in shown.hands.values()] == [0, 0, 0]
    assert [line.items for line in shown.lines] == [(Item("", "", "", "还没有发牌"),)]
    assert shown.trick == {}


def test_landlord_bid_multiplier_and_bottom_are_shown_once_they_are_known(log: Log) -> None:
    made = fed(log)
    shown = tables(made)
    landlord = first(made, "landlord")

    assert [hand.badges for hand in shown[landlord - 1].hands.values()] == [(), (), ()]
    assert [hand.badges for hand in shown[landlord].hands.values()] == [(), (), ("地主",)]
    bottom, bids = shown[landlord].lines
    assert bids.items == (Item("乙方", "", "1分", ""), Item("丙方", "", "3分", ""))
    assert shown[landlord].facts == (("底分", "3"), ("倍数", "×1"))
    assert bottom.items[0].note == "没有亮，记录里有"
    assert shown[landlord + 1].lines[0].items[0].note == "已亮"


def test_the_totals_run_from_deal_to_deal(log: Log) -> None:
    made = fed(log)
    shown = tables(made)
    ends = [n for n, row in enumerate(made.rows) if row.icon == "end"]

    totals = [[dict(hand.facts)["总分"] for hand in shown[n].hands.values()] for n in ends]
    assert totals == [["−3", "−3", "+6"], ["+3", "+3", "−6"]]
    assert [row.game for row in made.rows] == sorted(row.game for row in made.rows)
    assert {row.game for row in made.rows} == {0, 1, 2}


def test_what_is_to_be_beaten_is_marked_while_somebody_may_beat_it(log: Log) -> None:
    made = fed(log)
    shown = tables(made)
    taken = first(made, "trick")

    assert shown[taken - 1].top > 0
    assert shown[taken].top == 0
    assert shown[taken].trick == shown[taken - 1].trick


def test_findings_stand_at_their_plays(log: Log) -> None:
    made, match = fed(log), log.seen("deals")

    found = [row.version for row in made.rows if any(note.kind == "finding" for note in row.notes)]

    assert found == [finding.at.version for finding in match.audit.findings]
    assert len(found) == 27
    assert {made.rows[version - 1].icon for version in found} == {"cards", "passed"}


def test_what_could_be_played_is_listed_before_and_after_a_play(log: Log) -> None:
    match = log.seen("deals")
    version = first(fed(log), "cards") + 1
    assert isinstance(match.history.tables[version - 1].play, Leading)

    before, after = about(match, version, "zh").plays

    assert before[0] == "这一手之前，丙方可以"
    assert any(line.startswith("单牌：") for line in before[1])
    assert "不出" not in before[1]
    assert after[0] == "接下来，甲方可以"
    assert after[1][0] == "不出"


def test_of_a_hand_that_is_not_seen_no_play_is_listed(log: Log) -> None:
    match = log.seen("running", "public")

    sections = about(match, len(match.steps), "zh").plays

    assert [lines for _, lines in sections] == [("不出", "手牌没有记录或看不到，不能列出。")] * 2


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_in_words_names_every_card_of_every_hand(lang: Lang, log: Log) -> None:
    match = log.seen("deals")
    lead = first(fed(log), "cards")
    hands = [cards_of(hand.cards) for hand in match.history.tables[lead].play.deal.hands]

    said = rows(match, lead, lang)

    heads = {
        "zh": ("甲方 林小雨 17张：", "乙方 赵一鸣 17张：", "丙方 Anna 地主 20张："),
        "en": ("side A 林小雨 17 cards: ", "side B 赵一鸣 17 cards: ", "side C Anna landlord 20 cards: "),
    }
    assert list(said[3:6]) == [
        head + " ".join(words.card(card).to(lang) for card in hand) for head, hand in zip(heads[lang], hands, strict=True)
    ]
    assert said[6] == {"zh": "桌上：无", "en": "On the table: none"}[lang]


def test_cards_without_suit_and_unknown_cards_are_said_as_such() -> None:
    found = audit_bytes(b"3,5,T,,2", "pasted")[0]
    match = seen(found.loaded, "referee")

    said = rows(match, len(match.steps), "zh")

    assert "甲方 甲 地主 19张：19张不详" in said
    assert said[-1] == "桌上：甲方 3（单牌3），丙方 10（单牌10），甲方 不出，乙方 2（单牌2）"


def test_a_card_that_a_hand_cannot_have_held_is_marked(log: Log) -> None:
    match = log.seen("odd")

    before, after = (rows(match, len(match.steps) - n, "zh") for n in (1, 0))

    assert not any("对不上的牌" in line for line in before)
    assert [line.endswith("，对不上的牌 ♥3") for line in after if line.startswith("甲方")] == [True]
    assert len(match.audit.findings) == 1

"""斗地主 in a transcript: what a hand writes is read, whose turn it is is put back, and what nobody can say is asked for."""

import pytest

from core.climb.kinds import Reading
from core.desk.messages import CallMade, DealGoesTo, DealIsVoid, DealPlaced, DealScored, DeskAct, OffenceHeld, Ruled, TurnStopped
from core.doudizhu.kinds import NAMES
from core.doudizhu.messages import (
    Act,
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    ConductNoted,
    DealBegun,
    DealNoted,
    FaceUpDrawn,
    HandDealt,
    LandlordNoted,
    NoneClaimed,
    Passed,
    PlaysUnrecorded,
    ScoresNoted,
    Seat,
    TimeCalled,
    TotalsNoted,
)
from core.doudizhu.options import OPTIONS
from events.records.record import Desk, Header, Variation
from events.records.transcript import read, write
from events.records.transcript.doudizhu.forms import FORMS
from events.records.transcript.doudizhu.vocabulary import DOUDIZHU
from events.records.transcript.doudizhu.words import KINDS, SHORT
from events.records.transcript.tagset import plain
from tests.events.records.transcript.saying import Saying, one, ranks

FIRST = "复盘 1 斗地主\n"
SAYING = Saying("doudizhu", FIRST)
acts, line, refusal = SAYING.acts, SAYING.line, SAYING.refusal

STRAIGHT = CardsPlayed(0, ranks("34567"))

# --- plays ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "甲 34567", "甲34567", "甲 3 4 5 6 7", "甲 3,4,5,6,7", "甲 3、4、5、6、7", "甲出34567", "甲：３４５６７", "甲: 34567",
        "甲方 34567", "A: 34567", "a: 34567", "A: 3 4 5 6 7", "side A 34567", "A plays 34567", "1. 甲 34567", "1.甲34567",
        "１．甲　３４５６７。", "1) A: 345 67", "第1手 甲 34567", "甲 ?3 ?4 ?5 ?6 ?7",
    ],
)  # fmt: skip
def test_a_play_is_read_however_it_is_set_down(text: str) -> None:
    assert line(text) == (STRAIGHT,)


@pytest.mark.parametrize(
    "text",
    [
        "甲 34567 乙 过 丙 56789", "甲 34567 过 56789", "34567 过 56789", "34567; 不出; 56789", "34567，不要，56789",
        "34567。要不起。56789", "1. 34567 2. 过 3. 56789", "1.34567 2.过 3.56789", "A: 34567 B: pass C: 56789",
        "A: 34567 pass 56789", "甲34567乙过丙56789", "A: 34567 B: passes C 56789", "第一手 34567 第二手 过 第三手 5 6 7 8 9",
    ],
)  # fmt: skip
def test_several_plays_stand_on_a_line(text: str) -> None:
    assert line(text, 0) == (STRAIGHT, Passed(1), CardsPlayed(2, ranks("56789")))


def test_the_turn_goes_round_and_back_to_the_one_who_played_last() -> None:
    said = line("乙 3 过 4 过 过 56 丙 2 过 过 7", None)
    assert [(act.seat, getattr(act, "cards", None)) for act in said if isinstance(act, (CardsPlayed, Passed))] == [
        (1, ranks("3")), (2, None), (0, ranks("4")), (1, None), (2, None), (0, ranks("56")), (2, ranks("2")), (0, None),
        (1, None), (2, ranks("7")),
    ]  # fmt: skip


def test_the_owner_of_a_play_who_passes_himself_does_not_count_among_the_others() -> None:
    assert line("甲 3 过 甲 过 乙 过 4", None)[-1] == CardsPlayed(2, ranks("4"))
    assert line("甲 3 过 甲 过 乙 过 过 4", None)[-1] == CardsPlayed(0, ranks("4"))


def test_a_play_of_no_card_leaves_what_lies() -> None:
    assert line("甲 3 出空 过 4", None) == (
        CardsPlayed(0, ranks("3")), CardsPlayed(1, ()), Passed(2), CardsPlayed(0, ranks("4")),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("A", ("?A",)),
        ("AA", ("?A", "?A")),
        ("甲 A", ("?A",)),
        ("甲 A A", ("?A", "?A")),
        ("甲 10 J Q K A", ("?T", "?J", "?Q", "?K", "?A")),
        ("3 3 3 A", ("?3", "?3", "?3", "?A")),
        ("?A K", ("?A", "?K")),
        ("B", ("BJ",)),
        ("A: BR", ("BJ", "RJ")),
        ("A: R B", ("RJ", "BJ")),
        ("王炸", ("RJ", "BJ")),
        ("小王", ("BJ",)),
        ("333 4 B", ("?3", "?3", "?3", "?4", "BJ")),
        ("甲 ♠7 黑桃8 H9 ?? 10", ("S7", "S8", "H9", "??", "?T")),
        ('甲 "8S" 3 ""', ("8S", "?3", "")),
        ("甲 10.", ("?T",)),
        ("3.", ("?3",)),
    ],
)
def test_the_cards_of_a_play(text: str, cards: tuple[str, ...]) -> None:
    assert line(text, 0) == (CardsPlayed(0, cards),)


@pytest.mark.parametrize(
    "text", ["A 3", "A A", "A 34567", "A pass", "A 过", "B 3", "B R", "b 过", "1. A 3", "34567 A pass", "333 444 A K"]
)
def test_a_letter_that_may_be_a_side_or_a_card_is_not_read(text: str) -> None:
    assert "may be a side or a card here; expected" in refusal(text, 1)


@pytest.mark.parametrize(
    "text",
    [
        "5 10",
        "K 2",
        "小王 大王",
        "甲 34567 678910",
        "33 44 55",
        "333 444",
        "6888 7999",
        "♠5 ♥10",
        "3 5 7 9 J",
        "3 4 5 6",
        "1. 5 10",
        "AA 4444",
        "33 4444",
        "34567 王炸",
        "甲 7 3333",
    ],
)
def test_words_that_may_be_one_play_or_several_are_not_read(text: str) -> None:
    assert " may be one play or several; expected one run together (`510`), or semicolons" in refusal(text, 0)
    said = text.removeprefix("1. ").removeprefix("甲 ")
    assert len(line("甲 " + said.replace(" ", ""))) == 1
    assert len(line("甲 " + said.replace(" ", "; "))) == len(said.split())


@pytest.mark.parametrize(
    "text",
    ["3 4 5 6 7", "10 5", "大王 小王", "333 4", "KKK AA", "333 444 56", "7 7", "3 3 4 4 5 5", "?? 7", "♠10 ♥J ♦Q ♣K ♠A", "?? ??"],
)
def test_words_that_can_only_be_one_play_are_one(text: str) -> None:
    assert len(line(f"甲 {text}")) == 1


def test_a_letter_before_an_act_with_a_word_is_the_side() -> None:
    assert line("A hand: A A") == (HandDealt(0, ("?A", "?A")),)
    assert line("A has no A") == (NoneClaimed(0, "A"),)
    assert line("A bids 1, B no bid, C bids 3") == (BidMade(0, 1), BidMade(1, 0), BidMade(2, 3))
    assert line("C pass") == (Passed(2),)


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("甲 34567 (顺子)", Reading("straight", "3", 5)),
        ("甲 34567（单顺）", Reading("straight", "3", 5)),
        ("A: 445566 (pair chain)", Reading("pair_chain", "4", 3)),
        ("甲 7777 (炸弹)", Reading("bomb", "7", 1)),
        ("甲 王炸 (王炸)", Reading("rocket", "B", 1)),
        ("甲 333444 56 (飞机带翅膀 333444)", Reading("plane_singles", "3", 2)),
        ("甲 333444 5566 (飞机带翅膀 333444)", Reading("plane_pairs", "3", 2)),
        ("甲 333444555666 (飞机带单牌 444555666)", Reading("plane_singles", "4", 3)),
        ("甲 3333 44 55 (四带二 3333)", Reading("quad_pairs", "3", 1)),
        ("甲 3333 4 5 (四带二 3333)", Reading("quad_singles", "3", 1)),
        ("甲 ♠3♥3♦3 ?? (三带一 333)", Reading("triple_single", "3", 1)),
        ('甲 3 ("mine" "x" 2)', Reading("mine", "x", 2)),
    ],
)
def test_the_pattern_that_a_play_was_said_to_be(text: str, reading: Reading) -> None:
    (act,) = line(text)
    assert isinstance(act, CardsPlayed)
    assert act.reading == reading


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "甲 33344456 (飞机带翅膀)",
            "18: The number of cards does not say which kind this is; expected `airplane with singles` or",
        ),
        ("甲 333444567 (飞机带翅膀 333444)", "20: The number of cards does not say which kind this is"),
        (
            "甲 333345678 (四带二 3333)",
            "18: The number of cards does not say which kind this is; expected `four with two singles`",
        ),
        ("甲 33344456 (飞机带单牌)", "18: Here stands `)`; expected the core of the pattern, such as `333444`."),
        ("甲 33344456 (飞机带单牌 333445)", "19: Here stands `333445`; expected the core"),
        ("甲 33344456 (飞机带单牌 333555)", "19: Here stands `333555`; expected the core"),
        ("甲 34567 (大顺)", "10: Here stands `大顺`; expected a pattern such as `airplane with singles 333444`."),
        ("甲 34567 (顺子", "12: The line ends here; expected a closing bracket."),
        ('甲 3 ("mine" "x")', "16: Here stands `)`; expected the length."),
    ],
)
def test_a_pattern_that_cannot_be_read(text: str, said: str) -> None:
    assert refusal(text).startswith(said)


# --- bids and the other acts ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["甲叫1 乙不叫 丙叫3", "甲叫1 不叫 叫3", "甲叫1分，乙不叫，丙叫3分", "甲1分 乙不叫 丙3分", "甲叫一分 不叫 叫三分",
     "A bids 1, B no bid, C bids 3", "A bid 1; no bid; bids 3 points", "甲叫牌1 乙不叫牌 3分"],
)  # fmt: skip
def test_bids(text: str) -> None:
    assert line(text) == (BidMade(0, 1), BidMade(1, 0), BidMade(2, 3))


@pytest.mark.parametrize(
    ("text", "leader"),
    [("甲叫1 叫2 不叫", 1), ("乙叫3", 1), ("丙不叫 叫1 叫1", 0), ("甲不叫 不叫 叫1", 2), ("甲叫1 甲叫2 乙不叫 丙不叫", 0)],
)
def test_the_highest_bidder_leads(text: str, leader: Seat) -> None:
    assert line(f"{text} 34567")[-1] == CardsPlayed(leader, ranks("34567"))
    assert line(f"{text}; 地主 34567")[-1] == line(f"{text}; landlord: 34567")[-1] == CardsPlayed(leader, ranks("34567"))


def test_a_bid_is_a_number_with_its_word_and_a_number_alone_is_a_card() -> None:
    assert line("甲 3分") == (BidMade(0, 3),)
    assert line("甲 3") == (CardsPlayed(0, ("?3",)),)


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("明牌: 甲 ♥3", FaceUpDrawn(0, "H3")),
        ("明牌 底牌", FaceUpDrawn(None)),
        ("face up: bottom RJ", FaceUpDrawn(None, "RJ")),
        ("甲手牌: S3 ♥4 567 大王", HandDealt(0, ("S3", "H4", "?5", "?6", "?7", "RJ"))),
        ("手牌：乙 34", HandDealt(1, ("?3", "?4"))),
        ("丙的手牌（含底牌）：３４", HandDealt(2, ("?3", "?4"), True)),
        ("B's hand (with bottom): none", HandDealt(1, (), True)),
        ("底牌: S3 ?? 10", BottomLaid(("S3", "??", "?T"))),
        ("亮出底牌 3 4 5", BottomShown(("?3", "?4", "?5"))),
        ("地主: 甲 3分", LandlordNoted(0, 3)),
        ("乙当地主", LandlordNoted(1)),
        ("landlord: C bid 2", LandlordNoted(2, 2)),
        ("地主: A", LandlordNoted(0)),
        ("甲称无 5", NoneClaimed(0, "5")),
        ("乙说没有 大王", NoneClaimed(1, "R")),
        ("claims no: C 10", NoneClaimed(2, "T")),
        ("行为: 甲 偷看底牌 他说“没有”", ConductNoted(0, "looked_at_bottom", "他说“没有”")),
        ("乙 行为 暗示", ConductNoted(1, "signalled")),
        ("以后未记录", PlaysUnrecorded()),
        ("小结: 地主胜 地主甲 叫3 炸弹1 春天", DealNoted("landlord", 0, 3, 1, "spring")),
        ("小结：农民胜，反春天", DealNoted("farmers", spring="counter_spring")),
        ("小结: 地主乙 2分", DealNoted(None, 1, 2)),
        ("sheet: farmers win, landlord: B, bid 2, bombs 0, no spring", DealNoted("farmers", 1, 2, 0, "none")),
        ("小结", DealNoted(None)),
        ("得分: +6 −3 －3", ScoresNoted((6, -3, -3))),
        ("得分: 甲6 乙-3 丙-3", ScoresNoted((6, -3, -3))),
        ("scores: C -3, A 6, B -3", ScoresNoted((6, -3, -3))),
        ("总分: 0，12，-12", TotalsNoted((0, 12, -12))),
        ("时间到。", TimeCalled()),
        ("发牌", DealBegun()),
        ("丙发牌", DealBegun(2)),
        ("A deals", DealBegun(0)),
        ("重新发牌: 乙", DealBegun(1)),
    ],
)
def test_acts_are_read_in_the_words_that_people_use(text: str, act: Act) -> None:
    assert line(text) == (act,)


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("丙请裁判 @2", CallMade(2, (2,))),
        ("违例 1: 丙, @5, 规则 doudizhu.out_of_turn, 条款 DZ4.1", OffenceHeld(1, 5, "doudizhu.out_of_turn", "DZ4.1", 2)),
        ("裁定: 请裁判 1, 第二副判给丙, 依 GC1.3", Ruled(1, "GC1.3", DealGoesTo(2, 2), "")),
        ("裁定: 请裁判 1, 第2副作废, 条款 GC1.3", Ruled(1, "GC1.3", DealIsVoid(2), "")),
        ("裁定: 请裁判 1, 停乙一轮, 依 GC3.2", Ruled(1, "GC3.2", TurnStopped(1), "")),
        ("ruling: call 1, turn lost by B, clause GC3.2", Ruled(1, "GC3.2", TurnStopped(1), "")),
        ("裁定: 请裁判 1, 第二副判给丙，对家末游, 依 GC1.3", Ruled(1, "GC1.3", DealPlaced(2, 2, 4), "")),
        ("ruling: call 1, deal 2 to C partner second, clause GC1.3", Ruled(1, "GC1.3", DealPlaced(2, 2, 2), "")),
        ("ruling: call 1, deal 2 scored +6, −3, -3, clause GC1.3", Ruled(1, "GC1.3", DealScored(2, (6, -3, -3)), "")),
    ],
)
def test_the_desk_knows_three_sides_and_deals(text: str, act: DeskAct) -> None:
    assert line(text) == (Desk(act, "", "referee"),)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("34567", "1: Whose turn it is here is unclear; expected the side as well, as in `A: 34567`."),
        ("叫1", "1: Whose turn it is here is unclear"),
        ("地主 过", "1: Here stands `地主`; expected `A` or `B` or `C`, as nobody said who the landlord is."),
        ("甲 34568z", "3: Here stands `34568z`; expected what this side did, such as `34567`, `pass` or `bids 3`."),
        ("甲 7S", "3: Here stands `7S`; expected what this side did"),
        ("甲 3 1", "5: Here stands `1`; expected an act such as `A bids 3`, `34567` or `B: pass`."),
        ("甲", "2: The line ends here; expected what this side did"),
        ("丁 过", "1: Here stands `丁`; expected an act"),
        ("1. 甲叫3", "7: The line ends here; expected a play such as `34567` or `pass`."),
        ("甲手牌", "4: The line ends here; expected cards such as `S7`, `34567`, `RJ` or `?7`."),
        ("明牌: 丁", "5: Here stands `丁`; expected `A` or `B` or `C` or `bottom`."),
        ("明牌: 甲 34", "7: Here stands `34`; expected the end of the line"),
        ("称无: 甲 77", "7: Here stands `77`; expected a rank such as `5`, `10` or `RJ`."),
        ("得分: 6 -3", "5: Here stands `6`; expected the points of each side, such as `6 -3 -3`, three of them."),
        ("得分: 甲6 甲-3 丙-3", "5: Here stands `甲6`; expected the points"),
        ("甲 " + "3" * 1001, "3: More than 1000 cards stand here."),
        ("甲手牌: " + "3 " * 1001, "6: More than 1000 cards stand here."),
        ("地主: 甲 乙", "7: Here stands `乙`; expected the end of the line"),
        ("裁定: 请裁判 1, 第2副, 条款 GC1.3", "17: Here stands `条款`; expected a side as in `to A`, or `void`, or `scored"),
        ("裁定: 请裁判 1, 第2副判甲胜 对家第1名, 条款 GC1.3", "21: Here stands `第1名`; expected `in place 2` or `in place 3`"),
        ("裁定: 请裁判 1, 停止, 条款 GC3.3", "16: Here stands `条款`; expected `A`"),
        ("裁定: 请裁判 1, 第2副记分, 条款 GC1.3", "19: Here stands `条款`; expected the points of each side, such as `6 -3 -3`."),
    ],
)  # fmt: skip
def test_a_line_that_cannot_be_read_says_where_and_what_was_expected(text: str, said: str) -> None:
    assert refusal(text).startswith(said)


# --- deals ------------------------------------------------------------------------------------------------------------------


def test_a_heading_says_that_a_deal_was_dealt() -> None:
    assert acts("第1副\n甲叫3\n第二副:\n第3副 乙发牌\n第4副\n发牌: 丙\ndeal 5 dealt: A") == (
        DealBegun(), BidMade(0, 3), DealBegun(), DealBegun(1), DealBegun(2), DealBegun(0),
    )  # fmt: skip
    assert acts("第1局") == (DealBegun(),)
    assert line("第3副") == (DealBegun(),)
    assert line("第3副 乙发牌") == (DealBegun(1),)


def test_a_comment_behind_a_heading_goes_with_the_deal() -> None:
    record = one(FIRST + "第1副 # 上午\n# 迟到\n甲叫3 # 直接叫3\n第2副 # 没有打")
    assert record.acts == (DealBegun(), BidMade(0, 3), DealBegun())
    assert record.places == (2, 4, 5)
    assert record.comments == {0: "上午\n迟到", 1: "直接叫3", 2: "没有打"}


def test_a_record_may_begin_without_a_heading() -> None:
    assert acts("甲 34567\n过") == (STRAIGHT, Passed(1))
    assert write(one(FIRST + "1. 甲 34567"), "zh") == "复盘 1 斗地主\n1. 甲 34567\n"


@pytest.mark.parametrize("again", ["重新发牌", "发牌", "第1副"])
def test_cards_that_are_dealt_again_are_the_same_deal(again: str) -> None:
    said = f"第1副\n甲不叫 不叫 不叫\n{again}\n乙叫3\n第2副"
    assert acts(said) == (DealBegun(), *(BidMade(seat, 0) for seat in (0, 1, 2)), DealBegun(), BidMade(1, 3), DealBegun())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("第2副", "Here stands `deal 2`; expected `deal 1`, as deals are numbered from 1 without a gap; no later act is read."),
        (
            "第1副\n甲叫3\n第3副",
            "Here stands `deal 3`; expected `deal 2`, as deals are numbered from 1 without a gap; no later act is read.",
        ),
        (
            "第1副\n甲叫3\n第1副",
            "Here stands `deal 1`; expected `deal 2`, as deals are numbered from 1 without a gap; no later act is read.",
        ),
        (
            "第1副\n甲不叫 不叫 不叫\n第2副",
            "Here stands `deal 2`; expected `deal 1`, as deals are numbered from 1 without a gap; no later act is read.",
        ),
        ("第1副\n甲叫3\n1. 甲 3 2. 过 4. 过", "Play 4 stands here; expected play 3; no later act is read."),
        ("第1副\n甲叫3\n2. 甲 3", "Play 2 stands here; expected play 1; no later act is read."),
    ],
)
def test_a_wrong_number_is_refused(text: str, said: str) -> None:
    (trouble,) = one(FIRST + text).troubles
    assert trouble.text.en == said


def test_plays_are_numbered_in_each_deal_and_named_by_deal_and_play() -> None:
    said = acts("第1副\n甲叫3\n1. 甲 3 2. 过\n第2副\n乙叫3\n1. 3 2. 4 3. 过\n请裁判: 甲 @1.2 @2.1 @2.3")
    assert said[-1] == Desk(CallMade(0, (4, 7, 9)), "", "referee")


@pytest.mark.parametrize(
    "before",
    [
        "以后未记录",
        "请裁判: 甲\n裁定: 请裁判 1, 轮到乙, 条款 GC1.3",
        "请裁判: 甲\n裁定: 请裁判 1, 停止乙一轮出牌, 条款 GC3.2",
    ],
)
def test_the_side_is_asked_for_where_the_turn_is_unclear(before: str) -> None:
    record = one(f"{FIRST}第1副\n甲叫3\n34567\n{before}\n过")
    assert [trouble.line for trouble in record.troubles] == [record.places[-1] + 1]
    assert "Whose turn it is here is unclear" in record.troubles[0].text.en


def test_a_match_has_an_end_of_reading_and_a_heading_there_adds_no_more_than_its_deal() -> None:
    record = one(FIRST + "第1副\n甲叫3\n" + "甲 3 过 过\n" * 3_332 + "甲 3 过\n第2副\n甲 3 过\n第3副\n甲 3 过\n第4副")
    assert (len(record.acts), [t.text.en for t in record.troubles]) == (
        10_001, ["A match of more than 10000 acts; no later act is read."]
    )  # fmt: skip


def test_nobody_is_supposed_to_bid_first() -> None:
    record = one(f"{FIRST}第1副\n甲叫3\n第2副\n叫1")
    assert "Whose turn it is here is unclear" in record.troubles[0].text.en
    assert record.acts[-1] == DealBegun()


def test_acts_end_at_the_first_line_that_cannot_be_read_and_later_troubles_are_still_named() -> None:
    record = one(FIRST + "第1副\n甲叫3 # 好\n1. 34567 2. z\n3. 过\n过\n得分: 6\n第9副")
    assert record.acts == (DealBegun(), BidMade(0, 3), STRAIGHT)
    assert [(t.line, t.column) for t in record.troubles] == [(4, 13), (7, 5)]
    assert record.comments == {1: "好"}


def test_variations_are_plays_that_were_not_made() -> None:
    record = one(FIRST + "第1副\n甲叫3\n3; 4\n变化 @1.1: 5 过; 丙 2\n变化 @2: 乙 3")
    assert record.troubles == ()
    assert record.variations == (
        Variation(3, (CardsPlayed(1, ranks("5")), Passed(2), CardsPlayed(2, ranks("2")))),
        Variation(2, (CardsPlayed(1, ranks("3")),)),
    )


# --- tags -------------------------------------------------------------------------------------------------------------------


def test_three_players_and_the_length_of_the_round() -> None:
    record = one(FIRST + "赛事: 健康杯\n甲: 王小明\n丙: 韩梅梅\n裁判: 张三\n用时: 30分钟\n第1副")
    assert record.header == Header(("王小明", None, "韩梅梅"), "健康杯", referee="张三", minutes=30)
    assert record.options == {}


def test_a_side_and_a_colon_are_a_tag_before_the_first_deal_and_a_play_behind_it() -> None:
    record = one(FIRST + "甲: 王小明\n乙: 李雷\n第1副\n甲: 34567\n乙: 过")
    assert record.header.players == ("王小明", "李雷", None)
    assert record.acts == (DealBegun(), STRAIGHT, Passed(1))


@pytest.mark.parametrize("name", ["34567", "过", "叫3", "QQ", "A", "大王", "3 ("])
def test_a_name_that_could_be_a_play_stands_in_quotes(name: str) -> None:
    (trouble,) = one(f"{FIRST}甲: {name}\n第1副").troubles
    assert (trouble.line, trouble.column) == (2, 4)
    assert trouble.text.en == f"`{name}` may be a name or a play; expected quotes around a name, `deal 1` before a play."
    record = one(f'{FIRST}甲: "{name}"\n第1副')
    assert (record.header.players[0], record.troubles) == (name, ())
    assert f'甲: "{name}"' in write(record, "zh")


def test_a_value_that_is_not_known_leaves_the_acts_alone() -> None:
    record = one(FIRST + "翅膀一对: 看情况\n第1副")
    assert [t.text.zh for t in record.troubles] == ["「翅膀一对」是「看情况」，应为「可以」「不可以」。"]
    assert record.acts == (DealBegun(),)


def test_matches_of_several_games_stand_in_one_file() -> None:
    first, second, third = read("复盘 1 斗地主\n第1副\n复盘 1 五子棋\nh8\nfupan 1 dou dizhu\n丙: 韩梅梅".encode())
    assert [record.game for record in (first, second, third)] == ["doudizhu", "gomoku", "doudizhu"]
    assert (first.acts, len(second.acts), third.header.players) == ((DealBegun(),), 1, (None, None, "韩梅梅"))


# --- the tables of words ------------------------------------------------------------------------------------------------------


def test_every_option_and_every_pattern_has_its_words() -> None:
    assert {option.key: list(option.values) for option in OPTIONS} == {
        key: list(values) for key, (_, values) in SHORT.items()
    } | {option.key: list(option.values) for option in OPTIONS if set(option.values) == {"yes", "no"}}
    assert all(set(SHORT[option.key][1]) == set(option.values) for option in OPTIONS)
    assert set(KINDS.said) == {*NAMES, "wings", "two"}


def test_no_act_is_written_like_a_tag() -> None:
    words = {plain(word) for form in FORMS for word in form.words.split("|")}
    assert words & set(DOUDIZHU.tags.by_name) == set()

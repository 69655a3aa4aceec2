"""掼蛋 in a transcript: what a hand writes is read, whose turn it is is put back, and what nobody can say is asked for."""

from itertools import islice, takewhile
from random import Random

import msgspec
import pytest

from core.climb.kinds import Reading
from core.desk.messages import DealPlaced, DeskAct, Ruled, TurnStopped
from core.guandan import messages as m
from core.guandan.kinds import NAMES
from core.guandan.options import DEFAULTS, Options
from core.guandan.presets import COMPETITION, PRESETS
from core.text import LANGS
from events.records.record import Desk, Header
from events.records.transcript import read_line, write, write_act
from events.records.transcript.guandan.course import Table, seen
from events.records.transcript.guandan.forms import FORMS
from events.records.transcript.guandan.vocabulary import GUANDAN
from events.records.transcript.guandan.words import KINDS
from events.records.transcript.tagset import plain
from tests.core.given import given_at, when
from tests.core.guandan.matches import whole_match
from tests.events.records.transcript.saying import Saying, one, ranks

FIRST = "复盘 1 掼蛋\n"
SAYING = Saying("guandan", FIRST)
acts, line, refusal = SAYING.acts, SAYING.line, SAYING.refusal

STRAIGHT = m.CardsPlayed(0, ranks("34567"))
FLUSH = m.CardsPlayed(0, ("S3", "S4", "S5", "H7", "S7"), Reading("straight_flush", "3", 5))
JOKERS = m.CardsPlayed(0, ("RJ", "RJ", "BJ", "BJ"), Reading("joker_bomb", "R", 4))
LEADS = Table(0)

# --- sides and turns --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "甲 34567",
        "甲: 34567",
        "甲出34567",
        "甲打34567",
        "南 34567",
        "南家：34567",
        "A: 34567",
        "South 34567",
        "1. 甲 34567",
        "甲 3 4 5 6 7",
    ],
)
def test_a_side_has_its_letter_and_its_place_at_the_table(text: str) -> None:
    assert line(text) == (STRAIGHT,)


def test_the_seats_are_south_east_north_and_west() -> None:
    assert line("南 3；东 过；北 过；西 过") == (m.CardsPlayed(0, ("?3",)), m.Passed(1), m.Passed(2), m.Passed(3))


def test_the_turn_goes_round_four_seats_and_back_to_the_one_who_played_last() -> None:
    said = line("乙 3 过 4 过 过 过 56 丙 2; 过; 过; 过; 7", LEADS)
    assert [(act.seat, getattr(act, "cards", None)) for act in said if isinstance(act, (m.CardsPlayed, m.Passed))] == [
        (1, ranks("3")), (2, None), (3, ranks("4")), (0, None), (1, None), (2, None), (3, ranks("56")), (2, ranks("2")),
        (3, None), (0, None), (1, None), (2, ranks("7")),
    ]  # fmt: skip


def test_only_the_first_of_a_line_may_leave_its_side_out_where_no_more_than_the_turn_is_known() -> None:
    assert line("34567", 0) == (STRAIGHT,)
    assert refusal("34567 过", 0).startswith("7: Whose turn it is here is unclear")


def test_a_seat_without_cards_is_passed_over() -> None:
    table = msgspec.structs.replace(LEADS, laid=((5,), (20, 6), (), ()))
    assert [act.seat for act in line("乙 3 过 过 过", table) if isinstance(act, (m.CardsPlayed, m.Passed))] == [1, 2, 3, 0]
    later = msgspec.structs.replace(LEADS, laid=((5,), (20, 7), (), ()))
    assert [act.seat for act in line("甲 3 过 过 4", later) if isinstance(act, (m.CardsPlayed, m.Passed))] == [0, 2, 3, 0]


def test_who_leads_after_a_last_card_that_nobody_beats_is_not_supposed() -> None:
    table = msgspec.structs.replace(LEADS, laid=((20, 6), (), (), ()))
    assert refusal("甲 3 过 过 过 4", table).startswith("11: Whose turn it is here is unclear")
    assert line("甲 3 过 过 过 丙 4", table)[-1] == m.CardsPlayed(2, ("?4",))


@pytest.mark.parametrize(
    ("before", "due"),
    [
        ("乙手牌: " + "3 " * 26, False),  # whole and short, or not whole: nobody can say
        ("乙手牌: " + "3 " * 27, True),
        ("乙手牌: 3 3 3", False),
        ("乙手牌: 3 3 3" + " ??" * 24, True),
        ("乙数牌28", True),
        ("乙数牌26", False),  # with its last card it goes out
    ],
)
def test_a_hand_that_is_not_27_cards_counts_as_it_was_recorded(before: str, due: bool) -> None:
    plays = "乙 出" + "3" * 26 + "; 过; 过; 过"
    record = one(f"{FIRST}第1副\n{before}\n{plays}; 4\n")
    assert (record.troubles == ()) == due


def test_after_a_ruling_on_the_turn_sides_are_written_until_somebody_leads() -> None:
    begun = "第1副\n甲 3; 4\n请裁判: 甲\n裁定: 请裁判 1, 停止乙一轮出牌, 条款 GC3.5\n"
    assert "Whose turn it is here is unclear" in one(f"{FIRST}{begun}丙 5 过").troubles[0].text.en
    assert acts(f"{begun}丙 5 丁 过 甲 过 丙 6 过")[-1] == m.Passed(3)


def test_after_a_play_taken_back_the_side_is_written() -> None:
    assert refusal("甲 3; 4 乙收回 过", LEADS).startswith("12: Whose turn")
    assert line("甲 3; 4; 乙收回 乙 过", LEADS)[-2:] == (m.PlayTakenBack(1), m.Passed(1))


def test_the_card_that_was_drawn_says_who_leads() -> None:
    assert acts("第1副\n先出: 丙\n34567")[-1] == m.CardsPlayed(2, ranks("34567"))


def test_names_of_players_stand_for_their_sides() -> None:
    tags = "南: 王小明\n东: Li Lei\n丙: 南宫问天\n"
    said = acts(f"{tags}第1副\n王小明 34567 Li Lei: 过 南宫问天 过\n问王小明；王小明报22")
    assert said[1:] == (STRAIGHT, m.Passed(1), m.Passed(2), m.CountAsked(0), m.CountAnnounced(0, 22))


@pytest.mark.parametrize("name", ["甲", "打", "QQ", "进贡", "三张", "南", "9", "过", "第1副"])
def test_a_name_that_could_be_something_else_stands_for_no_side(name: str) -> None:
    record = one(f'{FIRST}乙: "{name}"\n第1副\n{name} 8888')
    assert record.header.players[1] == name
    assert m.CardsPlayed(1, ranks("8888")) not in record.acts


def test_two_players_of_one_name_are_none() -> None:
    assert "Here stands `王小明`" in one(f"{FIRST}甲: 王小明\n乙: 王小明\n第1副\n王小明 3").troubles[0].text.en


# --- what plays are declared to be ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "甲 ♠3♠4♠5♥7=♠6♠7", "甲 ♠3 ♠4 ♠5 ♥7=♠6 ♠7", "甲 ♠3♠4♠5♥7当♠6♠7", "A: S3 S4 S5 H7 as S6 S7", "甲 ♠345 ♥7 作 ♠6 ♠7",
        "甲 ♠3♠4♠5♥7♠7 (♥7=♠6)", "甲 ♠3♠4♠5♥7♠7 (♥7当♠6, 同花顺)", "甲 ♠3♠4♠5♥7♠7 (同花顺 3)", "甲 ♠3♠4♠5♥7♠7 同花顺 从3起",
        "A: S3S4S5H7S7 straight flush from 3",
        "甲 ♠3 ♠4 ♠5 ♥7=6♠ ♠7", "甲 同花顺 ♠3♠4♠5♥7=♠6♠7", "A: straight flush S3 S4 S5 H7=S6 S7",
        "甲 3♠4♠5♠ ♥7=♠6 ♠7",
    ],
)  # fmt: skip
def test_a_straight_flush_with_a_wild_card_however_it_is_declared(text: str) -> None:
    assert line(text) == (FLUSH,)


@pytest.mark.parametrize(
    "text", ["甲 四王", "甲 天王炸", "甲 王炸", "甲 四王 大王大王小王小王", "A: four jokers", "甲 大王大王小王小王 (四王)"]
)
def test_four_jokers_need_no_cards(text: str) -> None:
    assert line(text) == (JOKERS,)


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("667788 三连对", Reading("tube", "6", 3)),
        ("667788 (木板)", Reading("tube", "6", 3)),
        ("6677 ♥2 88 三连对 从6起", Reading("tube", "6", 3)),
        ("6677 ♥2=8 8", Reading("tube", "6", 3)),
        ("6677 ♥2 8 (三连对 667788)", Reading("tube", "6", 3)),
        ("KKKAAA 钢板", Reading("plate", "K", 2)),
        ("AAA222 (钢板 A)", Reading("plate", "A", 2)),
        ("AAA222 (钢板 从A起)", Reading("plate", "A", 2)),
        ("A2345 顺子", Reading("straight", "A", 5)),
        ("10JQKA 顺子", Reading("straight", "T", 5)),
        ("♠34567 顺子", Reading("straight", "3", 5)),  # of one suit and called a straight: for the audit to say
        ("34567 同花顺", Reading("straight_flush", "3", 5)),
        ("♠34567 ", None),
        ("999 ♥2 ♥2 三带二 从9起", Reading("full_house", "9", 1)),
        ("999 ♥2=K ♥2=K", Reading("full_house", "9", 1)),
        ("999 ♥2=9 ♥2=9", Reading("bomb", "9", 5)),
        ("33344 三带对", Reading("full_house", "3", 1)),
        ("33344 (三带二 33344)", Reading("full_house", "3", 1)),
        ("33344 (三带二 333)", Reading("full_house", "3", 1)),
        ("8888 炸弹", Reading("bomb", "8", 4)),
        ("8888 ♥2 ♥2 (炸弹 8)", Reading("bomb", "8", 6)),
        ('8888 (炸弹 "8" 5)', Reading("bomb", "8", 5)),
        ("小王小王 对子", Reading("pair", "B", 1)),
        ("单张 大王", Reading("single", "R", 1)),
        ("对子 10 10", Reading("pair", "T", 1)),
        ("?? ?? (对子 K)", Reading("pair", "K", 1)),
        ('3 ("mine" "x" 2)', Reading("mine", "x", 2)),
    ],
)
def test_the_pattern_that_a_play_is_declared_to_be(text: str, reading: Reading | None) -> None:
    (act,) = line(f"甲 {text}")
    assert isinstance(act, m.CardsPlayed)
    assert act.reading == reading


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("甲 6677♥288 三连对", "7: Here stands `♥288`"),  # the two of hearts or three hearts
        ("甲 6677 ♥2 88 三连对", "14: As they stand these cards do not form it; expected what a wild card stands for"),
        ("甲 34567 (三连对)", "9: As they stand these cards do not form it"),
        ("甲 345 ♥7=6 7", "13: Such cards may form several patterns; expected its name, as in `straight`."),
        ("甲 ♠3♠4 ♥7=", "11: The line ends here; expected the one card that the wild card stands for."),
        ("甲 ♠3♠4 ♥7=♠56", "11: Here stands `♠56`; expected the one card"),
        ("甲 34567 (大顺)", "10: Here stands `大顺`; expected a pattern such as `tube 6`, or a wild card as in `H7=S6`."),
        ("甲 34567 (顺子", "12: The line ends here; expected a closing bracket."),
        ("甲 34567 (顺子 368)", "13: Here stands `368`; expected the lowest rank of the pattern, as in `from 6`"),
        ("甲 34567 顺子 从", "13: The line ends here; expected the lowest rank"),
        ("甲 34567 (♥7=♠6)", "10: Here stands `♥7=♠6`; expected a wild card of this play."),
        ('甲 3 ("mine" "x")', "16: Here stands `)`; expected the length."),
    ],
)
def test_a_declaration_that_cannot_be_read(text: str, said: str) -> None:
    assert refusal(text).startswith(said)


@pytest.mark.parametrize(
    "text", ["5 10", "10 5", "K 2", "3 5 7", "33 4444", "AA 34567", "♠3♠4♠5♠6♠7 88888", "22 大王大王小王小王"]
)
def test_words_that_may_be_one_play_or_several_are_not_read(text: str) -> None:
    assert " may be one play or several; expected one run together (`510`), or semicolons" in refusal(f"甲 {text}")


@pytest.mark.parametrize(
    "text", ["3 4 5 6 7", "7 6 5 4 3", "A 2 3 4 5", "10 J Q K A", "7 7", "KKK AA", "3 3 4 4 5 5", "?? 7", "♠3 ♠4 ♠5 ♠6 ♠7"]
)
def test_words_that_can_only_be_one_play_are_one(text: str) -> None:
    assert len(line(f"甲 {text}")) == 1


@pytest.mark.parametrize("text", ["A 3", "B 过", "D 3", "34567 D pass", "D D"])
def test_a_letter_that_may_be_a_side_or_a_card_is_not_read(text: str) -> None:
    assert "may be a side or a card here; expected" in refusal(text, 1)


def test_more_cards_than_any_play_has_are_a_hand() -> None:
    hand = ("RJ", "BJ", "SA", "SK", "SQ", "HA", "HK", "H2", "CQ", "CJ", "CT", "C9", "C8", *ranks("A6587443333445"))
    assert line("甲: 大王 小王 ♠AKQ ♥AK2 ♣QJ10 9♣ 8♣ ?A 6 5 8 7 4 4 3 333445") == (m.HandDealt(0, hand),)
    assert line("甲出" + "3" * 20) == (m.CardsPlayed(0, ranks("3" * 20)),)
    assert refusal("3" * 20, 0).startswith("1: Whose turn")


# --- the other acts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("打7", m.LevelNoted("7")),
        ("打 10", m.LevelNoted("T")),
        ("级: A", m.LevelNoted("A")),
        ("本副级 5 (乙丁3 甲丙5)", m.LevelNoted("5", ("5", "3"))),
        ("级：5 （南北5，东西3）", m.LevelNoted("5", ("5", "3"))),
        ("level: 5 (5:3)", m.LevelNoted("5", ("5", "3"))),
        ("先出: 乙 ♥9", m.LeaderDrawn(1, "H9")),
        ("切牌 乙", m.LeaderDrawn(1)),
        ("乙领出", m.LeaderDrawn(1)),
        ("leads: B H9 draws first C", m.LeaderDrawn(1, "H9", 2)),
        ("甲手牌: ♠AK 7♦ 大王", m.HandDealt(0, ("SA", "SK", "D7", "RJ"))),
        ("丙的手牌（贡后）：３４", m.HandDealt(2, ("?3", "?4"), True)),
        ("丁数26", m.HandCounted(3, 26)),
        ("丁 数牌 二十六张", m.HandCounted(3, 26)),
        ("D counted 26", m.HandCounted(3, 26)),
        ("丁数牌?", m.HandCounted(3, None)),
        ("进贡: 乙 A♠ 给 甲", m.TributePaid(1, "SA", 0)),
        ("乙进贡 大王", m.TributePaid(1, "RJ")),
        ("改贡: 乙 ♥A 给 甲", m.TributePaid(1, "HA", 0, True)),
        ("B pays tribute: A to A", m.TributePaid(1, "?A", 0)),
        ("抗贡: 丁 大王 大王", m.RefusalClaimed(3, ("RJ", "RJ"))),
        ("丁抗贡", m.RefusalClaimed(3)),
        ("还: 甲 3♦ 给 乙", m.CardReturned(0, "D3", 1)),
        ("甲还贡 3", m.CardReturned(0, "?3")),
        ("改还 甲 4 给 乙", m.CardReturned(0, "?4", 1, True)),
        ("进贡未记录", m.TributeUnrecorded()),
        ("甲 报8", m.CountAnnounced(0, 8)),
        ("甲报数：8张", m.CountAnnounced(0, 8)),
        ("甲剩十张", m.CountAnnounced(0, 10)),
        ("A announces 8 cards", m.CountAnnounced(0, 8)),
        ("问 乙", m.CountAsked(1)),
        ("甲 问 乙", m.CountAsked(1, 0)),
        ("A asks B", m.CountAsked(1, 0)),
        ("丙 露 ♠A", m.CardsExposed(2, ("SA",))),
        ("暴露: 丙 ♠A ♠K", m.CardsExposed(2, ("SA", "SK"))),
        ("丙 带下 ♠A", m.CardsExposed(2, ("SA",), True)),
        ("C drops: SA", m.CardsExposed(2, ("SA",), True)),
        ("丙 收回", m.PlayTakenBack(2)),
        ("C takes back", m.PlayTakenBack(2)),
        ("甲 分次出牌", m.ConductNoted(0, "played_in_parts")),
        ("隐瞒张数: 甲 “说了9张”", m.ConductNoted(0, "concealed_count", "说了9张")),
        ("行为: 丁 其他", m.ConductNoted(3, "other")),
        ("出牌未记录", m.PlaysUnrecorded()),
        ("名次: 甲丙乙丁", m.DealNoted((0, 2, 1, 3))),
        ("名次：南北东西", m.DealNoted((0, 2, 1, 3))),
        ("名次: 上游甲，二游丙", m.DealNoted((0, 2))),
        ("order: ACB", m.DealNoted((0, 2, 1))),
        ("名次: 无", m.DealNoted(())),
        ("升到: 甲丙5 乙丁2", m.LevelsNoted(("5", "2"))),
        ("升到 5:A", m.LevelsNoted(("5", "A"))),
        ("积分: 5:0", m.PointsNoted((5, 0))),
        ("积分：甲丙5 乙丁0", m.PointsNoted((5, 0))),
        ("总分 11比3", m.TotalsNoted((11, 3))),
        ("totals: 11:3", m.TotalsNoted((11, 3))),
        ("签字: 甲丙", m.SheetSigned(0)),
        ("签字: 丁", m.SheetSigned(1)),
        ("乙 不要", m.Passed(1)),
    ],
)
def test_acts_are_read_in_the_words_that_people_use(text: str, act: m.Act) -> None:
    assert line(text) == (act,)


def test_a_count_right_behind_a_play_is_that_of_the_player() -> None:
    assert line("甲 88 报9 过 丙 99 剩8", LEADS) == (
        m.CardsPlayed(0, ranks("88")), m.CountAnnounced(0, 9), m.Passed(1), m.CardsPlayed(2, ranks("99")), m.CountAnnounced(2, 8),
    )  # fmt: skip
    assert refusal("报9", LEADS).startswith("2: Here stands `9`; expected `A` or `B` or `C` or `D`.")
    assert refusal("甲 88 过 报9", LEADS).startswith("9: Here stands `9`")


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("裁定: 请裁判 1, 停止甲一轮出牌, 条款 GC3.3", Ruled(1, "GC3.3", TurnStopped(0), "")),
        ("裁定: 请裁判 1, 第2副判丁胜, 对家第3名, 条款 GC3.2", Ruled(1, "GC3.2", DealPlaced(2, 3, 3), "")),
    ],
)
def test_the_desk_knows_four_sides(text: str, act: DeskAct) -> None:
    assert line(text) == (Desk(act, "", "referee"),)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("34567", "1: Whose turn it is here is unclear; expected the side as well, as in `A: 34567`."),
        ("甲 34568z", "3: Here stands `34568z`; expected what this side did, such as `34567` or `announces 8`."),
        ("戊 过", "1: Here stands `戊`; expected an act such as `level: 7`, `A: 34567` or `B: pass`."),
        ("打", "2: The line ends here; expected a level such as `5`, `10` or `A`."),
        ("级: 5 (甲丙5)", "6: Here stands `(`; expected the end of the line"),
        ("升到: 甲丙5", "5: Here stands `甲丙5`; expected the levels of both sides, as in `AC 5 BD 3`."),
        ("升到: 甲丙5 甲丙3", "5: Here stands `甲丙5`; expected the levels of both sides"),
        ("积分: 5", "5: Here stands `5`; expected the points of both sides, as in `5:0`."),
        ("名次: 头家甲 三家丙", "9: Here stands `三家丙`; expected second."),
        ("名次: 3", "5: Here stands `3`; expected the finishing order, as in `A C B D`."),
        ("名次: 甲丙乙丁甲", "9: Here stands `甲`; expected the end of the line"),
        ("进贡: 乙 给甲", "7: Here stands `给甲`; expected cards such as `S7`"),
        ("进贡: 乙 ♠A♠K", "7: Here stands `♠A♠K`; expected cards"),
        ("甲报", "3: The line ends here; expected a number of cards such as `8`."),
        ("签字: 张三", "5: Here stands `张三`; expected `AC` or `BD`."),
        ("1. 打7", "4: Here stands `打7`; expected a play such as `34567` or `pass`."),
    ],
)
def test_a_line_that_cannot_be_read_says_where_and_what_was_expected(text: str, said: str) -> None:
    assert refusal(text).startswith(said)


# --- deals ------------------------------------------------------------------------------------------------------------------


def test_a_heading_says_that_a_deal_was_dealt() -> None:
    begun, six = m.DealBegun(), m.LevelNoted("6")
    assert acts("第1副 打2\n名次: 甲丙\n第二副 级: 6 (甲丙6 乙丁2)\ndeal 3: level 6\n第4副\n发牌\n第5局") == (
        begun, m.LevelNoted("2"), m.DealNoted((0, 2)), begun, m.LevelNoted("6", ("6", "2")), begun, six, begun, begun,
    )  # fmt: skip


def test_plays_are_numbered_in_each_deal() -> None:
    (trouble,) = one(f"{FIRST}第1副\n1. 甲 3 2. 过 4. 过").troubles
    assert trouble.text.en == "Play 4 stands here; expected play 3; no later act is read."
    assert acts("第1副\n1. 甲 3 2. 过\n第2副\n1. 乙 3")[-1] == m.CardsPlayed(1, ("?3",))


def test_what_was_said_before_a_line_that_cannot_be_read_is_kept() -> None:
    record = one(FIRST + "第1副\n甲 34567; 报9\n进贡: 乙 甲\n过\n打z")
    assert record.acts == (m.DealBegun(), STRAIGHT, m.CountAnnounced(0, 9))
    assert [(t.line, t.column) for t in record.troubles] == [(4, 7), (6, 2)]
    assert record.troubles[0].text.zh == "此处是「甲」，应为牌（如 S7、♠7、黑桃7、34567、大王、?7）；以后的动作不读。"


# --- tags -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["竞赛", "competition", "健康杯", "健康杯竞赛（GC）"])
def test_a_rule_document_states_all_of_its_options(word: str) -> None:
    record = one(f"{FIRST}规则: {word}\n第1副")
    assert (record.header.preset, record.options) == ("competition", msgspec.to_builtins(COMPETITION))
    assert write(record, "zh") == f"{FIRST}规则: 竞赛\n\n第1副\n"


def test_an_option_beside_a_rule_document_goes_before_it_and_the_match_names_it_no_longer() -> None:
    for lines in ("规则: 邀请赛\n还牌限制: 不大于10", "还牌限制: 不大于10\n规则: 邀请赛"):
        record = one(f"{FIRST}{lines}\n第1副")
        assert record.header.preset is None
        assert record.options == msgspec.to_builtins(DEFAULTS) | {"return_card": "ten_or_lower"}
        assert write(record, "zh") == f"{FIRST}规则: 邀请赛\n还牌限制: 不大于10\n\n第1副\n"
    assert one(f"{FIRST}规则: 邀请赛\n还牌限制: 任意").header.preset == "invitational"


def test_an_options_file_is_named_by_its_name_and_its_hash() -> None:
    record = one(f"{FIRST}规则: 春节杯 {'0F' * 32}\n打几: 都打7\n第1副")
    assert record.header == Header((None,) * 4, preset="0f" * 32, preset_name="春节杯")
    assert record.options == {"levels": "seven"}


def test_a_rule_document_that_is_not_known_leaves_the_acts_alone() -> None:
    record = one(f"{FIRST}规则: 国标\n第1副")
    assert [t.text.zh for t in record.troubles] == ["规则是「国标」，应为「邀请赛」「竞赛」或选项文件的名称和哈希（64位）。"]
    assert record.acts == (m.DealBegun(),)


def test_the_players_may_be_named_by_where_they_sit() -> None:
    record = one(f"{FIRST}南: 王\nEast: 李\n北: 韩\nD: 赵\n第1副\n南: 34567")
    assert record.header.players == ("王", "李", "韩", "赵")
    assert record.acts[-1] == STRAIGHT


def test_a_question_that_is_the_word_of_an_act_is_a_tag_where_a_value_follows() -> None:
    assert acts("进贡: 乙 ♠A") == (m.TributePaid(1, "SA"),)
    assert one(f"{FIRST}进贡: 没有").options == one(f"{FIRST}贡: 没有").options == {"tribute": "none"}
    assert one(f"{FIRST}第1副\n进贡: 没有").troubles[0].text.en.startswith("`进贡: 没有` belongs before the first deal")


# --- the tables of words ----------------------------------------------------------------------------------------------------


def test_every_pattern_and_every_rule_document_has_its_words() -> None:
    assert set(KINDS.said) == set(NAMES)
    assert set(GUANDAN.tags.documents) == {preset.key for preset in PRESETS}


def test_no_act_is_written_like_a_tag() -> None:
    words = {plain(word) for form in FORMS for word in form.words.split("|")}
    assert words & set(GUANDAN.tags.by_name) == {"进贡", "抗贡"}  # with a value of the option behind them they are tags


# --- whole matches ----------------------------------------------------------------------------------------------------------

WHOLE = [(seed, options) for options in (DEFAULTS, COMPETITION) for seed in (1, 2)]


def played(seed: int, options: Options) -> tuple[m.Act, ...]:
    """Return the acts of a few deals that bots have played by the rules, with every hand."""
    return tuple(act for deal in islice(whole_match(Random(seed), options), 3) for act in deal.acts)


@pytest.mark.parametrize(("seed", "options"), WHOLE)
def test_what_bots_have_played_is_read_back_equal(seed: int, options: Options) -> None:
    said = played(seed, options)
    record = msgspec.structs.replace(one(FIRST), acts=said)
    for lang in LANGS:
        again = one(write(record, lang))
        assert (again.acts, again.troubles) == (said, ())


@pytest.mark.parametrize(("seed", "options"), WHOLE)
def test_a_line_of_a_match_in_progress_leaves_out_nothing_but_what_is_so(seed: int, options: Options) -> None:
    match = given_at(m.MatchOpened(("p-a", "p-b", "p-c", "p-d"), options))
    for act in played(seed, options):
        if isinstance(act, (m.CardsPlayed, m.Passed)):
            without_side = write_act(act, "zh").split(" ", 1)[1]
            assert line(without_side, seen(match.history.table.play)) == (act,)
        when(match, act)


@pytest.mark.parametrize(("seed", "options"), WHOLE)
def test_a_line_of_several_plays_says_the_same_as_one_line_each(seed: int, options: Options) -> None:
    match = given_at(m.MatchOpened(("p-a", "p-b", "p-c", "p-d"), options))
    said = played(seed, options)
    for at, act in enumerate(said):
        if isinstance(act, (m.CardsPlayed, m.Passed)):
            following = list(takewhile(lambda more: isinstance(more, (m.CardsPlayed, m.Passed)), said[at : at + 6]))
            text = "; ".join(write_act(more, "zh").split(" ", 1)[1] for more in following)
            found, _ = read_line(text, seen(match.history.table.play), game="guandan")
            assert found == tuple(following[: len(found)])
            assert len(found) > 0
        when(match, act)

"""升级 in a transcript: what a hand writes is read, whose turn it is is put back, and what nobody can say is asked for."""

from itertools import takewhile
from random import Random

import msgspec
import pytest

from core.desk.messages import DealScored, DeskAct, Ruled, TurnStopped
from core.shengji.messages import Act, MatchOpened
from core.shengji.options import DEFAULTS
from core.text import LANGS
from core.trumps import messages as m
from events.records.record import Desk
from events.records.transcript import read_line, write, write_act
from events.records.transcript.shengji.vocabulary import FORMS as ALL_FORMS
from events.records.transcript.shengji.vocabulary import SHENGJI
from events.records.transcript.tagset import plain
from events.records.transcript.trumps.course import Table, seen
from tests.core.given import given_at, when
from tests.core.shengji.given import PLAYERS
from tests.core.shengji.matches import dealt, next_acts
from tests.events.records.transcript.saying import Saying, acts_of, one, ranks

FIRST = "复盘 1 升级\n"
SAYING = Saying("shengji", FIRST)
acts, line, refusal = SAYING.acts, SAYING.line, SAYING.refusal

LEADS = Table(0)
FOLLOWS = Table(1, 0, 1, frozenset({0}))  # side A has led one card
THROW = m.CardsPlayed(0, ("SA", "SK", "SK"))
APART = m.CardsPlayed(0, ("SA", "SK", "SK"), (("SA",), ("SK", "SK")))

# --- plays ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "甲 SA SK SK", "甲: ♠A ♠K ♠K", "甲甩 ♠AKK", "甲出♠A♠K♠K", "南 黑桃A 黑桃K黑桃K", "A: SASKSK", "South plays SA SK SK",
        "1. 甲 SA SK SK", "甲吊 A♠ K♠K♠", "A throws SA SKSK",
    ],
)  # fmt: skip
def test_a_side_and_its_cards_are_a_play(text: str) -> None:
    assert line(text) == (THROW,)


@pytest.mark.parametrize(
    "text",
    ["甲 SA + SK SK", "甲甩♠A+♠KK", "甲 SA＋SKSK", "甲 SA SK SK (SA + SK SK)", "A: SA + SK SK", "甲 ♠AKK（♠A＋♠KK）"],
)
def test_the_components_of_a_throw_are_parted_by_a_plus(text: str) -> None:
    assert line(text) == (APART,)


def test_components_in_another_order_than_the_cards_stand_in_brackets() -> None:
    act = m.CardsPlayed(0, ("SA", "SK", "SK"), (("SK", "SK"), ("SA",)))
    assert line("甲 SA SK SK (SK SK + SA)") == (act,)


@pytest.mark.parametrize(
    "text", ["甲 连对 ♠5566", "甲 ♠5566 拖拉机", "A: S5S5S6S6 tractor", "甲 S5 S5 S6 S6 (连对)", "甲 S5S5S6S6 (S5 S5 S6 S6)"]
)
def test_a_play_that_is_said_to_be_one_component_has_that_one(text: str) -> None:
    cards = ("S5", "S5", "S6", "S6")
    assert line(text) == (m.CardsPlayed(0, cards, (cards,)),)


@pytest.mark.parametrize("verb", ["杀", "毙", "垫", "跟", "出", "打"])
def test_what_a_follower_does_with_its_cards_may_stand_before_them(verb: str) -> None:
    assert line(f"甲 ♠A 乙{verb}♥3", LEADS) == (m.CardsPlayed(0, ("SA",)), m.CardsPlayed(1, ("H3",)))


def test_the_turn_goes_round_the_four_seats_and_the_next_lead_is_written() -> None:
    said = line("丙 SA; S3; S4; S5", LEADS)
    assert [act.seat for act in said if isinstance(act, m.CardsPlayed)] == [2, 3, 0, 1]
    assert refusal("丙 SA; S3; S4; S5; S6", LEADS).startswith("19: Whose turn it is here is unclear; expected the side as well")
    assert line("丙 SA; S3; S4; S5 丁得圈10; S6", LEADS)[-2:] == (m.TrickNoted(3, 10), m.CardsPlayed(3, ("S6",)))


def test_behind_a_play_out_of_turn_sides_are_written_until_the_trick_is_over() -> None:
    assert "Whose turn it is here is unclear" in refusal("甲 SA 丙 S3; S4", LEADS)
    said = line("甲 SA 丙 S3 乙 S4 丁 S5 甲 S6; S7", LEADS)
    assert [act.seat for act in said if isinstance(act, m.CardsPlayed)] == [0, 2, 1, 3, 0, 1]


def test_only_the_first_of_a_line_may_leave_its_side_out_where_a_lead_is_not_known() -> None:
    assert line("SA; S3", 0) == (m.CardsPlayed(0, ("SA",)), m.CardsPlayed(1, ("S3",)))
    assert refusal("S3", None).startswith("1: Whose turn it is here is unclear; expected the side as well, as in `A: 34567`.")


@pytest.mark.parametrize("text", ["甲 SA S3 S4 S5", "甲 ♠55 ♠66 ♠77 ♠88", "SA HA CA DA", "甲 3 4 5 6"])
def test_four_words_where_a_trick_begins_may_be_the_trick_and_are_not_read(text: str) -> None:
    said = refusal(text, LEADS)
    assert "may be one play or several; expected one run together (`SASK`), or semicolons between several (`SA; SK`)" in said


@pytest.mark.parametrize("text", ["乙 S3 S4 S5", "S3 S4"])
def test_words_each_as_many_as_were_led_may_be_plays_of_several_seats_and_are_not_read(text: str) -> None:
    assert "may be one play or several" in refusal(text, FOLLOWS)


@pytest.mark.parametrize(
    ("text", "table"),
    [
        ("甲 SA SK", LEADS), ("甲 S5 S5", LEADS), ("甲 S5 S5 S6 S6", LEADS), ("甲 SASKSQSJ", LEADS), ("甲 SA SK SQ SJ S9", LEADS),
        ("乙 S3", FOLLOWS), ("乙 S3S4", FOLLOWS), ("乙 S3 S4 S5 S6", Table(1, 0, 4, frozenset({0}))),
        ("甲 SA + SK + SQ + SJ", LEADS), ("甲 ?? ?? ?? ??", LEADS),
    ],
)  # fmt: skip
def test_words_that_can_hardly_be_several_plays_are_one(text: str, table: Table) -> None:
    assert len(line(text, table)) == 1


def test_cards_that_were_forced_are_what_was_led() -> None:
    assert "may be one play or several" in refusal("甲 SA SK 甲甩牌失败: 留下 SK; 乙 S3 S4", LEADS)
    assert len(line("甲 SA SK; 甩牌失败 留下 SK 被乙压; S3; S4; S5", LEADS)) == 5


@pytest.mark.parametrize("text", ["A 3", "B S3", "D 3", "甲 S3 D D"])
def test_a_letter_that_may_be_a_side_or_a_card_is_not_read(text: str) -> None:
    assert "may be a side or a card here; expected" in refusal(text, 1)


def test_more_cards_than_a_play_has_are_a_hand_unless_they_are_played() -> None:
    assert line("甲: " + "♠5" * 20) == (m.HandDealt(0, ("S5",) * 20),)
    assert line("甲甩" + "♠5" * 20) == (m.CardsPlayed(0, ("S5",) * 20),)
    assert line("甲 " + "♠5" * 19 + "+♠6") == (m.CardsPlayed(0, ("S5",) * 19 + ("S6",), (("S5",) * 19, ("S6",))),)
    assert refusal("3" * 20, 0).startswith("1: Whose turn")


def test_who_is_asked_may_say_that_it_passes() -> None:
    assert line("丙过 丁 不反 A: pass") == (m.OverturnPassed(2), m.OverturnPassed(3), m.OverturnPassed(0))
    assert line("过", 3) == (m.OverturnPassed(3),)
    assert refusal("过 过", 3).startswith("3: Whose turn")
    assert refusal("甲 SA 过", LEADS).startswith("6: Here stands `过`; expected a play, as everybody plays to a trick")
    assert refusal("丙不要", Table(begun=True)).startswith("2: Here stands `不要`; expected a play")


def test_names_of_players_stand_for_their_sides() -> None:
    tags = "南: 王小明\n东: Li Lei\n丙: 南宫问天\n"
    said = acts(f"{tags}第1副\n王小明报主 ♥3\nLi Lei: 不反 南宫问天不反\n王小明 SA Li Lei S3")
    assert said[1:] == (
        m.TrumpsDeclared(0, ("H3",)),
        m.OverturnPassed(1),
        m.OverturnPassed(2),
        m.CardsPlayed(0, ("SA",)),
        m.CardsPlayed(1, ("S3",)),
    )


@pytest.mark.parametrize("name", ["甲", "QQ", "报主", "无主", "南", "9", "过", "第1副", "拖拉机 5", "大王"])
def test_a_name_that_could_be_something_else_stands_for_no_side(name: str) -> None:
    text = f'{FIRST}乙: "{name}"\n第1副\n{name} 8888'
    assert one(text).header.players[1] == name
    assert m.CardsPlayed(1, ranks("8888")) not in acts_of(text)


# --- the other acts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("打3", m.LevelNoted("3")),
        ("打 十", m.LevelNoted("T")),
        ("级: 5 (甲丙5 乙丁3)", m.LevelNoted("5", ("5", "3"))),
        ("甲先摸", m.DealBegun(0)),
        ("甲先摸 ♥7", m.DealBegun(0, "H7")),
        ("先抓: 丙 翻牌红桃7", m.DealBegun(2, "H7")),
        ("洗牌", m.DealBegun()),
        ("重发: 甲先摸 切牌♥7", m.DealBegun(0, "H7")),
        ("庄家: 甲", m.DeclarerNoted(0)),
        ("甲坐庄", m.DeclarerNoted(0)),
        ("A is declarer", m.DeclarerNoted(0)),
        ("主: 黑桃", m.TrumpsNoted("S")),
        ("主花色 ♥️", m.TrumpsNoted("H")),
        ("主牌: 草花", m.TrumpsNoted("C")),
        ("trumps: D", m.TrumpsNoted("D")),
        ("无主", m.TrumpsNoted(None)),
        ("no trumps", m.TrumpsNoted(None)),
        ("摸牌 甲 H3", m.CardDrawn(0, "H3")),
        ("甲摸♥3", m.CardDrawn(0, "H3")),
        ("甲抓大王", m.CardDrawn(0, "RJ")),
        ("甲手牌: ♠AK 7♦ 大王", m.HandDealt(0, ("SA", "SK", "D7", "RJ"))),
        ("丙的手牌（扣底后）：３４", m.HandDealt(2, ("?3", "?4"), True)),
        ("底牌: S3 ?? 10", m.BottomLaid(("S3", "??", "?T"))),
        ("甲数牌26张", m.HandCounted(0, 26)),
        ("甲手牌26张", m.HandCounted(0, 26)),
        ("甲手牌：二十六张", m.HandCounted(0, 26)),
        ("丁数牌?", m.HandCounted(3, None)),
        ("数底 8张", m.BottomCounted(8)),
        ("甲报主 红桃3 摸了12张", m.TrumpsDeclared(0, ("H3",), 12)),
        ("抢报: 甲 ♥3", m.TrumpsDeclared(0, ("H3",))),
        ("甲亮主 ♥3♥3", m.TrumpsDeclared(0, ("H3", "H3"))),
        ("A declares: H3 drawn 12", m.TrumpsDeclared(0, ("H3",), 12)),
        ("甲上保险 ♥3 摸了四十张", m.Insured(0, ("H3",), 40)),
        ("甲定主: ♥3", m.Insured(0, ("H3",))),
        ("乙反主 S3 S3", m.Overturned(1, ("S3", "S3"))),
        ("乙炒底: 大王大王", m.Overturned(1, ("RJ", "RJ"))),
        ("丙不反", m.OverturnPassed(2)),
        ("不反: 丙", m.OverturnPassed(2)),
        ("C does not overturn", m.OverturnPassed(2)),
        ("无人报主", m.NobodyDeclared()),
        ("翻底牌第三张 D9", m.ThirdBottomCardShown("D9")),
        ("第三张底牌: ♦9", m.ThirdBottomCardShown("D9")),
        ("甲拿底", m.BottomTaken(0)),
        ("甲起底: S3 S4", m.BottomTaken(0, ("S3", "S4"))),
        ("甲扣底 S3 ?? ??", m.BottomBuried(0, ("S3", "??", "??"))),
        ("甲埋底: 345", m.BottomBuried(0, ranks("345"))),
        ("盖底: 甲 S3", m.BottomBuried(0, ("S3",))),
        ("扣底未记录", m.BottomUnrecorded()),
        ("亮底: S3 S4", m.BottomShown(("S3", "S4"))),
        ("甲甩牌失败 留下 S5 S5 被乙压过", m.ThrowCalled(0, ("S5", "S5"), 1)),
        ("甲甩牌失败: S5", m.ThrowCalled(0, ("S5",))),
        ("甲甩牌成功 SA SK", m.ThrowCalled(0, ("SA", "SK"), None, False)),
        ("A throw fails: S5 beaten by B", m.ThrowCalled(0, ("S5",), 1)),
        ("甲亮出 ♠A", m.CardsExposed(0, ("SA",))),
        ("甲收回", m.PlayTakenBack(0)),
        ("甲 看底牌", m.ConductNoted(0, "saw_bottom")),
        ("泄露底牌: 甲 “说了两张王”", m.ConductNoted(0, "showed_bottom", "说了两张王")),
        ("行为: 丁 其他", m.ConductNoted(3, "other")),
        ("出牌未记录", m.PlaysUnrecorded()),
        ("乙得圈", m.TrickNoted(1)),
        ("乙得15分", m.TrickNoted(1, 15)),
        ("B takes trick 15 points", m.TrickNoted(1, 15)),
        ("得分 85", m.DealNoted(85)),
        ("得分: 85分，扣底20分，末圈乙，倍数4，反主1次，下局庄家丙", m.DealNoted(85, 20, 1, 4, 1, 2)),
        ("得分 末圈乙 85 下庄丙 反主1", m.DealNoted(85, None, 1, None, 1, 2)),
        ("小结: ?", m.DealNoted(None)),
        ("得分: ?，扣底20", m.DealNoted(None, 20)),
        ("score: bottom 20, last trick B", m.DealNoted(None, 20, 1)),
        ("升级后 3 5", m.LevelsNoted(("3", "5"))),
        ("升到: 甲丙3 乙丁5", m.LevelsNoted(("3", "5"))),
        ("整场: 甲丙胜", m.MatchNoted(0)),
        ("整场 丁", m.MatchNoted(1)),
        ("整场: 不分胜负", m.MatchNoted(None)),
        ("签字: 乙丁", m.SheetSigned(1)),
        ("时间到", m.TimeCalled()),
    ],
)  # fmt: skip
def test_acts_are_read_in_the_words_that_people_use(text: str, act: Act) -> None:
    assert line(text) == (act,)


def test_both_sides_sign_at_once() -> None:
    assert line("双方签字") == line("both signed") == (m.SheetSigned(0), m.SheetSigned(1))
    record = one(f"{FIRST}第1副\n双方签字")
    assert record.places == (2, 3, 3)
    assert write(record, "zh").endswith("第1副\n签字: 甲丙\n签字: 乙丁\n")


def test_what_is_said_between_plays_stands_on_their_line() -> None:
    assert line("甲 SA 丁数牌24 S3 甲收回 乙 S4", LEADS) == (
        m.CardsPlayed(0, ("SA",)), m.HandCounted(3, 24), m.CardsPlayed(1, ("S3",)), m.PlayTakenBack(0), m.CardsPlayed(1, ("S4",)),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("裁定: 请裁判 1, 停止甲一轮出牌, 条款 SJ5.2", Ruled(1, "SJ5.2", TurnStopped(0), "")),
        ("裁定: 请裁判 1, 第2副记分 85, 条款 SJ8.1", Ruled(1, "SJ8.1", DealScored(2, (85,)), "")),
    ],
)
def test_the_desk_knows_four_sides_and_one_total(text: str, act: DeskAct) -> None:
    assert line(text) == (Desk(act, "", "referee"),)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("SA", "1: Whose turn it is here is unclear; expected the side as well, as in `A: 34567`."),
        ("甲 S1", "3: Here stands `S1`; expected what this side did, such as `SA`, `declares` or `buries`."),
        ("戊 S3", "1: Here stands `戊`; expected an act such as `level: 3`, `A declares: H3`, `A: SA` or `score: 85`."),
        ("打", "2: The line ends here; expected a level such as `5`, `10` or `A`."),
        ("甲报主", "4: The line ends here; expected cards such as `S7`"),
        ("甲报主 ♥3 摸了", "8: Here stands `摸了`; expected the end of the line"),
        ("甲反主 红桃", "5: Here stands `红桃`; expected cards"),
        ("主: 王", "4: Here stands `王`; expected the trump suit, such as `spades` or `S`, or `no trump`."),
        ("甲摸", "3: The line ends here; expected cards"),
        ("甲盖底", "4: The line ends here; expected cards"),
        ("甲 SA +", "7: The line ends here; expected the cards of the next component behind `+`."),
        ("甲 SA + 乙 S3", "8: Here stands `乙`; expected the cards of the next component"),
        ("甲 SA SK (SA + ", "14: The line ends here; expected the components, as in `S5 S5 + SA`, and a closing bracket."),
        ("甲 SA SK (大)", "10: Here stands `大`; expected the components"),
        ("甲 SA SK (SA SK", "15: The line ends here; expected the components"),
        ("甩牌失败 留下 S5", "6: Here stands `留下`; expected `A` or `B` or `C` or `D`."),
        ("甲甩牌失败", "6: The line ends here; expected cards"),
        ("得分: 85 90", "8: Here stands `90`; expected another part, such as `bottom` and a number, or the end of the line"),
        ("得分: 85.5", "5: Here stands `85.5`; expected the total, a whole number such as `85`, or `?` where none is recorded."),
        ("得分", "3: The line ends here; expected the total, a whole number such as `85`"),
        ("得分: 两百", "5: Here stands `两百`; expected the total"),
        ("得分: 85 扣底", "10: The line ends here; expected a whole number, as in `bottom 2`."),
        ("得分: 85 扣底 7.5", "11: Here stands `7.5`; expected a whole number, as in `bottom 2`."),
        ("得分: 85 倍数 双", "11: Here stands `双`; expected a whole number, as in `multiplier 2`."),
        ("得分: 85 下副庄家 戊", "13: Here stands `戊`; expected `A` or `B` or `C` or `D`."),
        ("升到: 甲丙5", "5: Here stands `甲丙5`; expected the levels of both sides, as in `AC 5 BD 3`."),
        ("整场: 胜", "5: Here stands `胜`; expected `AC wins`, `BD wins` or `drawn`."),
        ("签字: 张三", "5: Here stands `张三`; expected `AC` or `BD`."),
        ("1. 打7", "4: Here stands `打7`; expected a play such as `34567` or `pass`."),
        ("1. 甲报主 ♥3", "5: Here stands `报主`; expected a play"),
    ],
)
def test_a_line_that_cannot_be_read_says_where_and_what_was_expected(text: str, said: str) -> None:
    assert refusal(text).startswith(said)


# --- deals ------------------------------------------------------------------------------------------------------------------


def test_a_heading_says_that_a_deal_was_dealt_and_who_draws_first_may_follow_it() -> None:
    begun = m.DealBegun()
    assert acts("第1副 打3\n甲先摸\n甲报主 ♥3\n第二副 丙先摸 切牌♥7\n得分: 0\ndeal 3: level 5") == (
        begun, m.LevelNoted("3"), m.DealBegun(0), m.TrumpsDeclared(0, ("H3",)), m.DealBegun(2, "H7"), m.DealNoted(0), begun,
        m.LevelNoted("5"),
    )  # fmt: skip


def test_a_first_deal_that_nobody_has_declared_is_dealt_again_under_its_number() -> None:
    said = acts("第1副\n甲摸H3\n无人报主\n第1副\n乙摸S4\n重新发牌\n甲报主 ♥3\n第2副")
    assert [type(act) for act in said if isinstance(act, m.DealBegun)] == [m.DealBegun] * 4
    (trouble,) = one(f"{FIRST}第1副\n无人报主\n第2副").troubles
    assert trouble.text.en.startswith("Here stands `deal 2`; expected `deal 1`")
    again = write(one(f"{FIRST}第1副\n甲摸H3\n无人报主\n第1副"), "zh")
    assert again == f"{FIRST}\n第1副\n甲摸H3\n无人报主\n重新发牌\n"


def test_plays_are_numbered_in_each_deal() -> None:
    (trouble,) = one(f"{FIRST}第1副\n1. 甲 S3 2. S4 4. S5").troubles
    assert trouble.text.en == "Play 4 stands here; expected play 3; no later act is read."
    assert acts("第1副\n1. 甲 S3 2. S4\n第2副\n1. 乙 S3")[-1] == m.CardsPlayed(1, ("S3",))


def test_what_was_said_before_a_line_that_cannot_be_read_is_kept() -> None:
    text = FIRST + "第1副\n甲 SA SK; 甩牌失败 留下\n乙盖底 甲\nS3\n打z"
    record = one(text)
    assert acts_of(text) == (m.DealBegun(), m.CardsPlayed(0, ("SA", "SK")))
    assert [(t.line, t.column) for t in record.troubles] == [(3, 15), (4, 5), (6, 2)]
    assert record.troubles[1].text.zh == "此处是「甲」，应为牌（如 S7、♠7、黑桃7、34567、大王、?7）。"


def test_a_trick_has_a_line_and_four_draws_have_one() -> None:
    draws = "甲摸H3 乙摸S4 丙摸C9 丁摸大王\n甲摸A"
    plays = "1. 甲 SA 2. S3 3. S4 4. S5 甲得圈5\n5. 甲 SK + SQ SQ 6. S6 S7 S8"
    text = f"{FIRST}\n第1副\n{draws}\n甲报主: H3 摸了5张\n丙不反 丁不反\n{plays}\n"
    assert write(one(text), "zh") == text


# --- the tables of words ----------------------------------------------------------------------------------------------------


def test_no_act_is_written_like_a_tag() -> None:
    words = {plain(word) for form in ALL_FORMS.all for word in form.words.split("|")}
    assert words & set(SHENGJI.tags.by_name) == set()


def test_an_option_is_a_tag_by_its_short_name() -> None:
    record = one(f"{FIRST}常主: 只有王\n整场结束: 打完副数\n副数: ８副\n甩主牌: 能\n第1副")
    assert record.header.deals == 8
    assert record.options == {"permanent_trumps": "jokers", "match_end": "deals", "throw_trumps": "allowed"}
    assert record.troubles == ()


def test_a_number_of_deals_that_is_none_leaves_the_acts_alone() -> None:
    text = f"{FIRST}副数: 一晚上\n第1副"
    assert [t.text.zh for t in one(text).troubles] == ["副数是「一晚上」，应为1到999999的整数（如「8」）。"]
    for none in ("0", "-3", "2.5"):
        (trouble,) = one(f"{FIRST}副数: {none}\n第1副").troubles
        assert (trouble.line, trouble.text.en) == (
            2, f"The number of deals is `{none}`; expected a whole number from 1 to 999999, such as `8`.",
        )  # fmt: skip
    assert acts_of(text) == (m.DealBegun(),)
    assert one("复盘 1 掼蛋\n副数: 8\n第1副").troubles[0].text.en.startswith("Here stands `副数: 8`")


# --- whole matches ----------------------------------------------------------------------------------------------------------

SEEDS = [1, 2, 3]


def played(seed: int) -> tuple[Act, ...]:
    """Return the acts of two deals that bots have played by the rules."""
    rng, match = Random(seed), given_at(MatchOpened(PLAYERS, DEFAULTS, deals=9))
    said: list[Act] = []
    for _ in range(2):
        hands, bottom = dealt(rng)
        coming: tuple[Act, ...] = (m.DealBegun(rng.choice((None, 2))),)
        while coming:
            for act in coming:
                when(match, act)
                said.append(act)
            coming = tuple(next_acts(match, rng, hands, bottom))
    return tuple(said)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_bots_have_played_is_read_back_equal(seed: int) -> None:
    said = played(seed)
    record = msgspec.structs.replace(one(FIRST), acts=said)
    for lang in LANGS:
        again = one(write(record, lang))
        assert (again.acts, again.troubles) == (said, ())


@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_of_a_match_in_progress_leaves_out_nothing_but_what_is_so(seed: int) -> None:
    match = given_at(MatchOpened(PLAYERS, DEFAULTS, deals=9))
    for act in played(seed):
        if isinstance(act, m.CardsPlayed):
            without_side = write_act(act, "zh").split(" ", 1)[1]
            assert line(without_side, seen(match.history.table.play)) == (act,)
        when(match, act)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_of_several_plays_says_the_same_as_one_line_each(seed: int) -> None:
    match = given_at(MatchOpened(PLAYERS, DEFAULTS, deals=9))
    said = played(seed)
    for at, act in enumerate(said):
        if isinstance(act, m.CardsPlayed):
            following = list(takewhile(lambda more: isinstance(more, m.CardsPlayed), said[at : at + 4]))
            text = "; ".join(write_act(more, "zh").split(" ", 1)[1] for more in following)
            found, _ = read_line(text, seen(match.history.table.play), game="shengji")
            assert found == tuple(following[: len(found)])
            assert len(found) > 0
        when(match, act)

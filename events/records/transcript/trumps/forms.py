"""Every act of a table with named trumps as it stands in a transcript. Plays are not here: they have no word before them."""

from functools import partial
from typing import NamedTuple

from core.trumps.messages import (
    BottomBuried,
    BottomCounted,
    BottomLaid,
    BottomShown,
    BottomTaken,
    BottomUnrecorded,
    CardDrawn,
    CardsExposed,
    ConductNoted,
    DealBegun,
    DealNoted,
    DeclarerNoted,
    HandCounted,
    HandDealt,
    LevelNoted,
    LevelsNoted,
    MatchNoted,
    NobodyDeclared,
    Overturned,
    OverturnPassed,
    PlaysUnrecorded,
    PlayTakenBack,
    SheetSigned,
    ThirdBottomCardShown,
    ThrowCalled,
    TimeCalled,
    TrickNoted,
    TrumpsDeclared,
    TrumpsNoted,
)
from events.records.transcript.card_forms import conduct, hand, unrecorded
from events.records.transcript.card_parts import card, cards, count, mark, maybe_cards, maybe_count
from events.records.transcript.desk import text
from events.records.transcript.forms import DESK, Form
from events.records.transcript.partners import level, levels, maybe_levels, one_side
from events.records.transcript.parts import seat
from events.records.transcript.trumps import words as say
from events.records.transcript.trumps.parts import (
    beaten_by,
    drawn,
    first_drawer,
    labelled_card,
    named_side,
    numbered,
    points,
    staying,
    suit,
    thrower,
    total,
    winner,
)
from events.records.transcript.words import Words, words

SHOWS = (seat("seat"), cards("cards"), drawn("drawn"))
FAILED, STOOD = ((thrower("seat"), staying("cards", failed=failed), beaten_by("by")) for failed in (True, False))
FIRST_CARD = labelled_card("card", say.DREW)


class Shown(NamedTuple):
    """The words by which trumps are shown in a game, those that are written first."""

    declares: str
    overturns: str
    passes: str
    nobody: str


def play_forms(shown: Shown) -> tuple[Form, ...]:
    """Return every act with its words, those of showing as the game has them."""
    return (
        Form(DealBegun, "发牌 | dealt | 洗牌 | deals", (FIRST_CARD,), says=(("first", None),)),
        Form(
            DealBegun,
            "先摸 | draws first | 先抓 | 先摸牌 | 先抓牌",
            (seat("first"), FIRST_CARD),
            subject="first",
            leads=True,
        ),
        Form(LevelNoted, "级 | level | 打 | 级牌 | 本副级 | 本副打", (level("level"), maybe_levels("levels"))),
        Form(DeclarerNoted, "庄家 | declarer | 庄 | 是庄家 | 坐庄 | 做庄 | is declarer", (seat("seat"),), subject="seat"),
        Form(TrumpsNoted, "无主 | no trump | 打无主 | no trumps", says=(("suit", None),)),
        Form(TrumpsNoted, "主 | trumps | 主花色 | 主牌 | trump suit", (suit("suit"),)),
        Form(
            CardDrawn,
            "摸 | draws | 摸牌 | 起牌 | 抓 | 抓牌",
            (seat("seat"), card("card")),
            subject="seat",
            leads=True,
            brief=True,
        ),
        hand(HandDealt, mark("after_burial", say.AFTER_BURIAL)),
        Form(BottomLaid, "底牌 | bottom | 八张底牌", (cards("cards"),)),
        Form(
            HandCounted,
            "数牌 | counted | 数 | 点牌",
            (seat("seat"), maybe_count("count")),
            subject="seat",
            leads=True,
            brief=True,
        ),
        Form(BottomCounted, "数底 | bottom counted | 数底牌 | 点底牌", (count("count"),), brief=True),
        Form(
            TrumpsDeclared,
            shown.declares,
            SHOWS,
            subject="seat",
            leads=True,
        ),
        Form(Overturned, shown.overturns, SHOWS, subject="seat", leads=True),
        Form(
            OverturnPassed,
            shown.passes,
            (seat("seat"),),
            subject="seat",
            leads=True,
            brief=True,
        ),
        Form(NobodyDeclared, shown.nobody),
        Form(
            ThirdBottomCardShown,
            "翻底牌第三张 | third bottom card | 底牌第三张 | 第三张底牌 | 翻第三张",
            (card("card"),),
        ),
        Form(
            BottomTaken,
            "拿底 | takes bottom | 拿底牌 | 起底 | 收底 | takes the bottom",
            (seat("seat"), maybe_cards("cards")),
            subject="seat",
            leads=True,
        ),
        Form(
            BottomBuried,
            "盖底 | buries | 扣底 | 埋底 | 盖底牌 | 扣底牌 | 埋底牌 | 盖 | 扣 | 埋 | buried",
            (seat("seat"), cards("cards")),
            subject="seat",
            leads=True,
        ),
        Form(BottomUnrecorded, "底牌未记录 | bottom not recorded | 盖底未记录 | 扣底未记录 | 埋底未记录 | bottom unrecorded"),
        Form(BottomShown, "亮底 | bottom shown | 亮底牌 | 亮出底牌 | 翻底 | shows the bottom", (cards("cards"),)),
        Form(
            ThrowCalled,
            "甩牌失败 | throw fails | 甩失败 | 甩不成 | throw failed",
            FAILED,
            subject="seat",
            leads=True,
            says=(("failed", True),),
        ),
        Form(
            ThrowCalled,
            "甩牌成立 | throw stands | 甩牌成功 | 甩成 | throw stood",
            STOOD,
            subject="seat",
            leads=True,
            says=(("failed", False),),
        ),
        Form(
            CardsExposed,
            "露牌 | exposes | 露 | 露出 | 暴露 | 亮牌 | 亮出 | shows",
            (seat("seat"), cards("cards")),
            subject="seat",
            leads=True,
        ),
        Form(PlayTakenBack, "收回 | takes back | 收牌 | 拿回 | 收回去", (seat("seat"),), subject="seat", leads=True, brief=True),
        conduct(ConductNoted, say.CONDUCTS),
        unrecorded(PlaysUnrecorded),
        Form(
            TrickNoted,
            "得圈 | takes trick | 赢圈 | 收圈 | 得 | takes the trick",
            (seat("seat"), points("points")),
            subject="seat",
            leads=True,
            brief=True,
        ),
        Form(
            DealNoted,
            "得分 | score | 小结 | 捡分 | 总得分 | 本副得分 | scores | sheet",
            (
                total("points"),
                numbered("bottom", say.OF_BOTTOM),
                named_side("last", say.LAST_TRICK),
                numbered("multiplier", say.MULTIPLIER),
                numbered("overturns", say.OVERTURNS),
                named_side("next_declarer", say.NEXT_DECLARER),
            ),
            sign=", ",
            loose=True,
        ),
        Form(LevelsNoted, "升到 | levels now | 升级后 | 升级到 | 级数 | 双方级数 | levels reached", (levels("levels"),)),
        Form(MatchNoted, "整场 | match | 全场 | 整场结果", (winner("winner"),)),
        Form(SheetSigned, "签字 | signed | 签名 | signs", (one_side("side"),), subject="side"),
        Form(TimeCalled, "时间到 | time called | 到时间 | 时间到了 | time is up"),
    )


AGAIN = Form(DealBegun, "重新发牌 | dealt again | 重发 | 重发牌 | deals again", (first_drawer("first"), FIRST_CARD), anew=True)
READ_ONLY = (
    AGAIN,
    Form(SheetSigned, "双方签字 | both signed | 双方签名 | both sign", says=(("side", 0),), again=(("side", 1),)),
    *(  # `甲 看底牌`
        Form(partial(ConductNoted, what=what), said, (seat("seat"), text("note", default=None)), subject="seat")
        for what, said in say.CONDUCT_WORDS.items()
        if what != "other"
    ),
)


class Forms(NamedTuple):
    """How the acts of a game stand in its transcripts."""

    written: tuple[Form, ...]  # those that are written
    all: tuple[Form, ...]
    keywords: Words[int]  # the words of all of them, by their places
    shown: Shown


def forms(shown: Shown, *more: Form) -> Forms:
    """Return the acts of a game with its words for showing trumps, and more that only it has."""
    written = (*play_forms(shown), *more)
    every = (*written, *DESK, *READ_ONLY)
    return Forms(written, every, words({number: form.words for number, form in enumerate(every)}), shown)

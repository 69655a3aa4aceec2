"""Every act of 掼蛋 as it stands in a transcript. Plays and passes are not here: they have no word before them."""

from functools import partial

from core.guandan.messages import (
    CardReturned,
    CardsExposed,
    ConductNoted,
    CountAnnounced,
    CountAsked,
    DealBegun,
    DealNoted,
    HandCounted,
    HandDealt,
    LeaderDrawn,
    LevelNoted,
    LevelsNoted,
    PlaysUnrecorded,
    PlayTakenBack,
    PointsNoted,
    RefusalClaimed,
    SheetSigned,
    TotalsNoted,
    TributePaid,
    TributeUnrecorded,
)
from events.records.transcript.card_forms import conduct, hand, unrecorded
from events.records.transcript.card_parts import card, cards, count, labelled_side, mark, maybe_card, maybe_cards, maybe_count
from events.records.transcript.desk import text
from events.records.transcript.forms import DESK, Form
from events.records.transcript.guandan import words as say
from events.records.transcript.guandan.parts import asker, order, points, speaker
from events.records.transcript.partners import level, levels, maybe_levels, one_side
from events.records.transcript.parts import seat
from events.records.transcript.words import words

PAYMENT = (seat("seat"), card("card"), labelled_side("to", say.TO))
FIRST, CORRECTED = (("corrects", False),), (("corrects", True),)
LAID_OPEN, DROPPED = (("dropped", False),), (("dropped", True),)

PLAY = (
    Form(DealBegun, "发牌 | dealt | 摸牌 | 洗牌 | deals"),
    Form(LevelNoted, "级 | level | 打 | 级牌 | 本副级 | 本副打", (level("level"), maybe_levels("levels"))),
    Form(
        LeaderDrawn,
        "先出 | leads | 抽牌 | 切牌 | 领出 | 抽牌先出 | drawn",
        (seat("seat"), maybe_card("card"), labelled_side("first_drawer", say.DRAWS_FIRST)),
        subject="seat",
    ),
    hand(HandDealt, mark("after_tribute", say.AFTER_TRIBUTE)),
    Form(HandCounted, "数牌 | counted | 数 | 点牌", (seat("seat"), maybe_count("count")), subject="seat", leads=True, brief=True),
    Form(TributePaid, "进贡 | pays tribute | 上贡 | 交贡 | pays | tribute paid", PAYMENT, subject="seat", says=FIRST),
    Form(TributePaid, "改贡 | tribute corrected | 改进贡 | corrects tribute", PAYMENT, subject="seat", says=CORRECTED),
    Form(
        RefusalClaimed,
        "抗贡 | refuses tribute | 抗 | refuses",
        (seat("seat"), maybe_cards("cards")),
        subject="seat",
    ),
    Form(CardReturned, "还牌 | returns | 还 | 还贡 | 退贡 | return", PAYMENT, subject="seat", says=FIRST),
    Form(CardReturned, "改还 | return corrected | 改还牌 | corrects return", PAYMENT, subject="seat", says=CORRECTED),
    Form(TributeUnrecorded, "进贡未记录 | tribute not recorded | 贡牌未记录 | tribute unrecorded"),
    Form(
        CardsExposed,
        "露牌 | exposes | 露 | 露出 | 暴露 | 亮牌 | 亮出 | shows",
        (seat("seat"), cards("cards")),
        subject="seat",
        leads=True,
        says=LAID_OPEN,
    ),
    Form(
        CardsExposed,
        "带下 | drops | 带出 | 掉下 | 带下牌",
        (seat("seat"), cards("cards")),
        subject="seat",
        leads=True,
        says=DROPPED,
    ),
    Form(PlayTakenBack, "收回 | takes back | 收牌 | 拿回 | 收回去", (seat("seat"),), subject="seat", leads=True, brief=True),
    Form(
        CountAnnounced,
        "报 | announces | 报数 | 报牌 | 报张 | 剩 | 还剩 | says",
        (speaker("seat"), count("count")),
        subject="seat",
        leads=True,
        brief=True,
    ),
    Form(CountAsked, "问 | asks | 询问 | 问张数", (asker("by"), seat("seat")), subject="by", leads=True, brief=True),
    conduct(ConductNoted, say.CONDUCTS),
    unrecorded(PlaysUnrecorded),
    Form(DealNoted, "名次 | order | 本副名次 | 小结 | finishing order | 头家 | 头游 | 头名 | 上游 | first", (order("order"),)),
    Form(LevelsNoted, "升到 | levels now | 升级到 | 级数 | 双方级数 | levels reached", (levels("levels"),)),
    Form(PointsNoted, "积分 | points | 本副积分 | 得分 | scores | score", (points("points"),)),
    Form(TotalsNoted, "总分 | totals | 总积分 | 累计 | 总比分 | total", (points("totals"),)),
    Form(SheetSigned, "签字 | signed | 签名 | signs", (one_side("side"),), subject="side"),
)

READ_ONLY = tuple(  # `甲 分次出牌`
    Form(partial(ConductNoted, what=what), said, (seat("seat"), text("note", default=None)), subject="seat")
    for what, said in say.CONDUCT_WORDS.items()
    if what != "other"
)
FORMS = (*PLAY, *DESK, *READ_ONLY)
KEYWORDS = words({number: form.words for number, form in enumerate(FORMS)})

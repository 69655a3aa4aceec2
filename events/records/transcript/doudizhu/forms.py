"""Every act of 斗地主 as it stands in a transcript. Plays, passes and bids are not here: they have no word before them."""

from core.doudizhu.messages import (
    BottomLaid,
    BottomShown,
    ConductNoted,
    DealBegun,
    DealNoted,
    FaceUpDrawn,
    HandDealt,
    LandlordNoted,
    NoneClaimed,
    PlaysUnrecorded,
    ScoresNoted,
    TimeCalled,
    TotalsNoted,
)
from events.records.transcript.card_forms import conduct, hand, unrecorded
from events.records.transcript.card_parts import cards, counted, labelled_side, mark, maybe_card, rank
from events.records.transcript.doudizhu import words as say
from events.records.transcript.doudizhu.parts import bid, place, scores
from events.records.transcript.forms import DESK, Form
from events.records.transcript.parts import maybe_side, maybe_word, seat
from events.records.transcript.words import words

PLAY = (
    Form(DealBegun, "发牌 | dealt | deals | dealer", (maybe_side("dealer"),), subject="dealer"),
    Form(FaceUpDrawn, "明牌 | face up | face-up card", (place("seat"), maybe_card("card"))),
    hand(HandDealt, mark("with_bottom", say.WITH_BOTTOM)),
    Form(BottomLaid, "底牌 | bottom | 三张底牌", (cards("cards"),)),
    Form(LandlordNoted, "地主 | landlord | 是地主 | 当地主 | is landlord", (seat("seat"), bid("bid")), subject="seat"),
    Form(BottomShown, "亮底 | bottom shown | 亮底牌 | 亮出底牌 | shows the bottom", (cards("cards"),)),
    Form(NoneClaimed, "称无 | claims no | 说没有 | 没有 | has no", (seat("seat"), rank("rank")), subject="seat"),
    conduct(ConductNoted, say.CONDUCTS),
    unrecorded(PlaysUnrecorded),
    Form(
        DealNoted,
        "小结 | sheet | 本副",
        (
            maybe_word("winner", say.WINNERS),
            labelled_side("landlord", say.LANDLORD),
            bid("bid"),
            counted("bombs", say.BOMBS),
            maybe_word("spring", say.SPRINGS),
        ),
        sign=", ",
    ),
    Form(ScoresNoted, "得分 | scores | 本副得分 | score", (scores("scores"),)),
    Form(TotalsNoted, "总分 | totals | 累计 | 总得分 | total", (scores("totals"),)),
    Form(TimeCalled, "时间到 | time called | 到时间 | 时间到了 | time is up"),
)

READ_ONLY = (Form(DealBegun, "重新发牌 | dealt again | 重发 | 重发牌 | deals again", (maybe_side("dealer"),), subject="dealer"),)
FORMS = (*PLAY, *DESK, *READ_ONLY)
KEYWORDS = words({number: form.words for number, form in enumerate(FORMS)})
AGAIN = READ_ONLY[0]  # how a deal is written that is the same deal, dealt again

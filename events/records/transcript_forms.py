"""Every act as it stands in a transcript: its word in both languages, and its parts in order.

Stones and passes are not here: they are written by their point alone (`transcript_acts`).
"""

from collections.abc import Callable

import msgspec

from core.desk.messages import AppealDecided, Appealed, CallMade, CallWithdrawn, DeskAct, FactFound, OffenceHeld, Ruled
from core.gomoku.messages import (
    Absent,
    Act,
    ColourChosen,
    ColoursTaken,
    ConductNoted,
    DrawAgreed,
    FiveClaimed,
    Forfeited,
    MovesUnrecorded,
    OpeningBegun,
    Resigned,
    ResultNoted,
    ScoreNoted,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
    TwoMoreChosen,
)
from core.text import Text
from events.records import transcript_words as say
from events.records.transcript_desk import act, acts, caller, coded, implied, labelled, remedy, text
from events.records.transcript_parts import (
    Part,
    colour_points,
    enclosed,
    maybe_seat,
    maybe_word,
    other_seat,
    points,
    score,
    seat,
    seats,
    winner,
    word,
)
from events.records.transcript_words import words


class Form(msgspec.Struct, frozen=True):
    """How one kind of act is written."""

    make: Callable[..., Act | DeskAct]  # the act's type
    words: str  # the Chinese word, the English word, others that are read as well
    parts: tuple[Part, ...] = ()
    numbered: bool = False  # the number that may stand behind the word is its own
    sign: str = " "  # between the parts
    subject: str = ""  # the part that may stand before the word: `乙认输`

    @property
    def said(self) -> Text:
        """Return the word of the act."""
        zh, en = (word.strip() for word in self.words.split("|")[:2])
        return Text(zh, en)


PLAY = (
    Form(TossHeld, "猜先 | toss | 猜拳", (maybe_seat("winner"), maybe_word("choice", say.CHOICES))),
    Form(ColoursTaken, "执黑 | black | takes black | plays black", (seat("black"),), subject="black"),
    Form(OpeningBegun, "开局 | opening | opens", (seat("opener"),), subject="opener"),
    Form(ColourChosen, "选色 | chooses | 选 | chooses colour", (seat("seat"), word("colour", say.WHOLE_COLOURS)), subject="seat"),
    Form(TwoMoreChosen, "再下两子 | two more | 加两子 | lays two more", (seat("seat"),), subject="seat"),
    Form(StonesSetUp, "摆子 | set up | setup", (colour_points("black", "black"), colour_points("white", "white"))),
    Form(FiveClaimed, "声明五连 | five | 宣布五连 | claims five", (seat("seat"), points("at")), subject="seat"),
    Form(Resigned, "认输 | resign | 投子 | resigns | resigned", (seat("seat"),), subject="seat"),
    Form(TimeOverstepped, "超时 | timeout | time | time out | overstepped time", (seat("seat"),), subject="seat"),
    Form(Forfeited, "弃权 | forfeit | forfeits | forfeited", (seat("seat"),), subject="seat"),
    Form(Absent, "缺席 | absent | is absent", (seats("seats"),), subject="seats"),
    Form(DrawAgreed, "协议和棋 | draw agreed | 议和 | agreed draw"),
    Form(ConductNoted, "行为 | conduct", (seat("seat"), word("what", say.CONDUCTS), text("note", default=None)), subject="seat"),
    Form(MovesUnrecorded, "着法未记录 | moves not recorded | 着法不详 | moves unrecorded"),
    Form(ResultNoted, "结果 | result", (winner("winner"), enclosed("how", say.HOW, "unknown"))),
    Form(ScoreNoted, "比分 | score", (score("halves"),)),
)

DESK = (
    Form(
        CallMade,
        "请裁判 | call | calls | calls the referee",
        (caller("by"), acts("about"), text("claim", default=None)),
        numbered=True,
        sign=", ",
        subject="by",
    ),
    Form(
        FactFound,
        "事实 | fact | 认定",
        (
            labelled("call", say.CALL),
            implied("source", say.SOURCES, "referee"),
            implied("standing", say.STANDINGS, "found"),
            text("fact"),
        ),
        sign=", ",
    ),
    Form(
        OffenceHeld,
        "违例 | offence | 违例认定 | 犯规 | offense",
        (
            labelled("call", say.CALL),
            seat("seat"),
            act("act"),
            coded("rule", say.RULE, say.RULES),
            coded("clause", say.CLAUSE, say.CLAUSES),
        ),
        sign=", ",
    ),
    Form(
        Ruled,
        "裁定 | ruling",
        (
            labelled("call", say.CALL),
            remedy("remedy"),
            coded("clause", say.CLAUSE, say.CLAUSES),
            text("shown", say.SHOWN, ""),
            text("why", say.WHY, None),
        ),
        numbered=True,
        sign=", ",
    ),
    Form(CallWithdrawn, "撤回 | withdrawn | 撤回请裁判 | call withdrawn", (labelled("call", say.CALL),), sign=", "),
    Form(
        Appealed,
        "申诉 | appeal | appeals",
        (labelled("ruling", say.RULING), seat("by"), word("ground", say.GROUNDS), text("why", say.WHY, None)),
        sign=", ",
        subject="by",
    ),
    Form(
        AppealDecided,
        "复裁 | decision | 终裁",
        (
            labelled("ruling", say.RULING),
            word("decision", say.DECISIONS),
            remedy("remedy", None),
            coded("clause", say.CLAUSE, say.CLAUSES),
            text("shown", say.SHOWN, ""),
            text("why", say.WHY, None),
        ),
        sign=", ",
    ),
)

READ_ONLY = (Form(ColoursTaken, "执白 | takes white | 执白棋 | plays white", (other_seat("black"),), subject="black"),)

FORMS = (*PLAY, *DESK, *READ_ONLY)
WRITTEN = {form.make: form for form in (*PLAY, *DESK)}
# `black` alone is a colour; `black: A` is read where colours are.
KEYWORDS = words({number: form.words.replace("| black |", "| takes black |") for number, form in enumerate(FORMS)})

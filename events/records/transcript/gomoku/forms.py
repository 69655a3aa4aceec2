"""Every act of 五子棋 as it stands in a transcript. Stones and passes are not here: they are written by their point alone."""

from core.gomoku.messages import (
    Absent,
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
from events.records.transcript.desk import text
from events.records.transcript.forms import DESK, Form
from events.records.transcript.gomoku import words as say
from events.records.transcript.gomoku.parts import colour_points, other_seat, points, score, seats, winner
from events.records.transcript.parts import enclosed, maybe_seat, maybe_word, seat, word
from events.records.transcript.words import words

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

READ_ONLY = (Form(ColoursTaken, "执白 | takes white | 执白棋 | plays white", (other_seat("black"),), subject="black"),)

FORMS = (*PLAY, *DESK, *READ_ONLY)
# `black` alone is a colour; `black: A` is read where colours are.
KEYWORDS = words({number: form.words.replace("| black |", "| takes black |") for number, form in enumerate(FORMS)})

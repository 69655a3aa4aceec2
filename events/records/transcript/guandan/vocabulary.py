"""掼蛋 as it is written in a transcript."""

from typing import get_args

from core.guandan.messages import Act, DealBegun
from core.guandan.options import OPTIONS
from core.guandan.presets import PRESETS
from core.text import Text
from events.records.transcript.card_forms import HEADED, HEADING, phrases
from events.records.transcript.forms import DESK, by_type
from events.records.transcript.guandan.course import FLOW
from events.records.transcript.guandan.forms import FORMS, KEYWORDS, PLAY
from events.records.transcript.guandan.plays import BRIEF, like_a_play, row, spoken, written
from events.records.transcript.guandan.words import DOCUMENTS, MORE_VALUES, SHORT
from events.records.transcript.partners import PLACES
from events.records.transcript.tagset import tagset
from events.records.transcript.vocabulary import Vocabulary

GUANDAN = Vocabulary(
    game="guandan",
    acts=get_args(Act),
    tags=tagset(4, OPTIONS, SHORT, MORE_VALUES, like_a_play, PRESETS, DOCUMENTS, PLACES, KEYWORDS.meant),
    flow=FLOW,
    forms=FORMS,
    keywords=KEYWORDS,
    written=by_type((*PLAY, *DESK)),
    spoken=spoken,
    writes=written,
    row=row,
    in_rows=(*FLOW.moves, *BRIEF),
    heading=HEADING,
    headed=HEADED,
    heads=(DealBegun,),
    starts=(),
    implied=DealBegun(),
    sides_lead=True,
    pairs=False,
    words=phrases(
        first=Text("「复盘 1 掼蛋」", "`fupan 1 guandan`"),
        item=Text(
            "动作（如「打7」「甲 34567」「乙 过」「名次: 甲丙乙丁」）", "an act such as `level: 7`, `A: 34567` or `B: pass`"
        ),
        deed=Text("这一方的动作（如「34567」「过」「报8」「手牌」）", "what this side did, such as `34567` or `announces 8`"),
        tag_or_act=Text(
            "标签（如「甲: 王小明」）或动作（如「打7」）", "a tag such as `A: Wang Xiaoming` or an act such as `level: 7`"
        ),
    ),
)

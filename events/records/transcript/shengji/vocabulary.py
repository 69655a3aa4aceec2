"""升级 as it is written in a transcript."""

from typing import get_args

from core.shengji.messages import Act, DealBegun
from core.shengji.options import OPTIONS
from core.text import Text
from events.records.transcript.card_forms import HEADED, HEADING, phrases
from events.records.transcript.forms import DESK, by_type
from events.records.transcript.partners import PLACES
from events.records.transcript.shengji.course import FLOW
from events.records.transcript.shengji.forms import FORMS, KEYWORDS, PLAY
from events.records.transcript.shengji.plays import IN_ROWS, like_a_play, row, spoken, written_act
from events.records.transcript.shengji.words import MORE_VALUES, SHORT
from events.records.transcript.tagset import tagset
from events.records.transcript.vocabulary import Vocabulary

SHENGJI = Vocabulary(
    game="shengji",
    acts=get_args(Act),
    tags=tagset(4, OPTIONS, SHORT, MORE_VALUES, like_a_play, places=PLACES, acts=KEYWORDS.meant, limited=True),
    flow=FLOW,
    forms=FORMS,
    keywords=KEYWORDS,
    written=by_type((*PLAY, *DESK)),
    spoken=spoken,
    writes=written_act,
    row=row,
    in_rows=IN_ROWS,
    heading=HEADING,
    headed=HEADED,
    heads=(DealBegun,),
    starts=(),
    implied=DealBegun(),
    sides_lead=True,
    pairs=False,
    words=phrases(
        first=Text("「复盘 1 升级」", "`fupan 1 shengji`"),
        item=Text(
            "动作（如「打3」「甲报主 ♥3」「甲 ♠A」「得分: 85」）",
            "an act such as `level: 3`, `A declares: H3`, `A: SA` or `score: 85`",
        ),
        deed=Text("这一方的动作（如「♠A」「报主」「盖底」「不反」）", "what this side did, such as `SA`, `declares` or `buries`"),
        tag_or_act=Text(
            "标签（如「甲: 王小明」）或动作（如「打3」）", "a tag such as `A: Wang Xiaoming` or an act such as `level: 3`"
        ),
    ),
)

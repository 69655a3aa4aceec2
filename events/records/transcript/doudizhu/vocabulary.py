"""斗地主 as it is written in a transcript."""

from typing import get_args

from core.doudizhu.messages import Act, DealBegun
from core.doudizhu.options import OPTIONS
from core.text import Text
from events.records.transcript.card_forms import HEADED, HEADING, phrases
from events.records.transcript.doudizhu.course import FLOW
from events.records.transcript.doudizhu.forms import FORMS, KEYWORDS, PLAY
from events.records.transcript.doudizhu.plays import like_a_play, row, spoken, written
from events.records.transcript.doudizhu.words import MORE_VALUES, SHORT
from events.records.transcript.forms import DESK, by_type
from events.records.transcript.tagset import tagset
from events.records.transcript.vocabulary import Vocabulary

DOUDIZHU = Vocabulary(
    game="doudizhu",
    acts=get_args(Act),
    tags=tagset(3, OPTIONS, SHORT, MORE_VALUES, like_a_play),
    flow=FLOW,
    forms=FORMS,
    keywords=KEYWORDS,
    written=by_type((*PLAY, *DESK)),
    spoken=spoken,
    writes=written,
    row=row,
    in_rows=FLOW.moves,
    heading=HEADING,
    headed=HEADED,
    heads=(DealBegun,),
    starts=(),
    implied=DealBegun(),
    sides_lead=True,
    pairs=False,
    words=phrases(
        first=Text("「复盘 1 斗地主」", "`fupan 1 doudizhu`"),
        item=Text("动作（如「甲叫3」「34567」「乙 过」「得分: 6 -3 -3」）", "an act such as `A bids 3`, `34567` or `B: pass`"),
        deed=Text("这一方的动作（如「34567」「过」「叫3」「手牌」）", "what this side did, such as `34567`, `pass` or `bids 3`"),
        tag_or_act=Text(
            "标签（如「甲: 王小明」）或动作（如「甲叫3」）", "a tag such as `A: Wang Xiaoming` or an act such as `A bids 3`"
        ),
    ),
)

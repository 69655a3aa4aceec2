"""五子棋 as it is written in a transcript."""

import re
from typing import get_args

from core.gomoku.messages import Absent, Act, ColoursTaken, Forfeited, OpeningBegun, TossHeld
from core.gomoku.options import OPTIONS
from core.text import Text
from events.records.transcript.forms import DESK, by_type
from events.records.transcript.gomoku.course import FLOW
from events.records.transcript.gomoku.forms import FORMS, KEYWORDS, PLAY
from events.records.transcript.gomoku.moves import row, spoken, written
from events.records.transcript.gomoku.words import SHORT, SIZES
from events.records.transcript.line import NUMERAL
from events.records.transcript.tagset import tagset
from events.records.transcript.vocabulary import Phrases, Vocabulary

GOMOKU = Vocabulary(
    game="gomoku",
    acts=get_args(Act),
    tags=tagset(2, OPTIONS, SHORT, SIZES),
    flow=FLOW,
    forms=FORMS,
    keywords=KEYWORDS,
    written=by_type((*PLAY, *DESK)),
    spoken=spoken,
    writes=written,
    row=row,
    in_rows=FLOW.moves,
    heading=re.compile(rf"第 *({NUMERAL}) *局|game +([0-9]{{1,9}})(?![0-9])"),
    headed=Text("第{n}局", "game {n}"),
    heads=get_args(Act),
    starts=(TossHeld, ColoursTaken, OpeningBegun, Absent, Forfeited),
    implied=None,
    sides_lead=False,
    pairs=True,
    words=Phrases(
        first=Text("「复盘 1 五子棋」", "`fupan 1 gomoku`"),
        item=Text("动作（如「h8」「黑 h8」「认输: 乙」）", "an act such as `h8`, `black h8` or `resign: B`"),
        deed=Text("这一方的动作（如「认输」）", "what this side did, such as `resigns`"),
        tag_or_act=Text("标签（如「甲: 王小明」）或动作（如「h8」）", "a tag such as `A: Wang Xiaoming` or an act such as `h8`"),
        no_start=Text(
            "这一局没有写怎样开始，此前应有「猜先」「执黑」或「开局」",
            "Nothing says how this game began; expected `toss`, `black: A` or `opening` first",
        ),
        late=Text("「{said}」应写在第一局之前，此处应为动作", "`{said}` belongs before the first game; expected an act here"),
        game=Text("此处是第{n}局，应为第{due}局", "Game {n} is headed here; expected game {due}"),
        move=Text("此处写第{n}手，应为第{due}手", "Move {n} stands here; expected move {due}"),
    ),
)

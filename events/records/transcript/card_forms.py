"""Acts and sentences that are alike in every card game with deals."""

import re

from core.text import Text
from events.records.transcript.card_parts import cards
from events.records.transcript.desk import text
from events.records.transcript.forms import Form, Make
from events.records.transcript.line import NUMERAL
from events.records.transcript.parts import Part, seat, word
from events.records.transcript.vocabulary import Phrases
from events.records.transcript.words import V, Words

HEADING = re.compile(rf"第 *({NUMERAL}) *(?:副牌?|局)|(?:deal|game) +([0-9]{{1,9}})(?![0-9])")
OF_DEAL = re.compile(rf"第 *({NUMERAL}) *副牌?|deal +([0-9]{{1,9}})(?![0-9])")
OF_GAME = re.compile(rf"第 *(?:{NUMERAL}) *局|game +[0-9]{{1,9}}(?![0-9])")
HEADED = Text("第{n}副", "deal {n}")


def hand(make: Make, mark: Part) -> Form:
    """Return the form of a hand: `甲手牌: 34567`."""
    parts = (seat("seat"), cards("cards"))
    return Form(make, "手牌 | hand | 的手牌 | 's hand", parts, subject="seat", leads=True, mark=mark)


def conduct(make: Make, said: Words[V]) -> Form:
    """Return the form of conduct: `行为: 甲 拖延 "想了三分钟"`."""
    return Form(make, "行为 | conduct", (seat("seat"), word("what", said), text("note", default=None)), subject="seat")


def unrecorded(make: Make) -> Form:
    """Return the form of plays of which the record holds nothing."""
    return Form(make, "以后未记录 | plays not recorded | 出牌未记录 | plays unrecorded")


def phrases(first: Text, item: Text, deed: Text, tag_or_act: Text) -> Phrases:
    """Return what a game with deals and plays calls things."""
    return Phrases(
        first=first,
        item=item,
        deed=deed,
        tag_or_act=tag_or_act,
        no_start=Text("这一副没有写怎样开始", "Nothing says how this deal began"),
        late=Text("「{said}」应写在第一副之前，此处应为动作", "`{said}` belongs before the first deal; expected an act here"),
        game=Text(
            "此处写「第{n}副」，应为「第{due}副」（各副从1起依次编号；还在这一副的不写副号）",
            "Here stands `deal {n}`; expected `deal {due}`, as deals are numbered from 1 without a gap",
        ),
        move=Text("此处写第{n}手，应为第{due}手", "Play {n} stands here; expected play {due}"),
    )

"""炒地皮 as it is written in a transcript."""

from typing import get_args

from core.chaodipi.messages import Act, CardsDrawnOff
from core.chaodipi.options import OPTIONS
from core.text import Text
from events.records.transcript.card_parts import cards, labelled_side
from events.records.transcript.chaodipi.words import FROM, SHORT, TO
from events.records.transcript.forms import Form
from events.records.transcript.parts import seat
from events.records.transcript.trumps.forms import Shown, forms
from events.records.transcript.trumps.parts import named_side
from events.records.transcript.trumps.vocabulary import vocabulary

SHOWN = Shown(
    declares="叫主 | calls trumps | 报主 | 抢报 | 抢主 | 亮主 | 叫 | 报 | declares | called trumps | declared",
    overturns="炒底 | stirs | 反主 | 反 | 炒 | 反打 | overturns | stirred | overturned",
    passes="不炒 | no stir | 不反 | 不反主 | 不炒底 | no overturn | does not stir | does not overturn",
    nobody="无人叫主 | nobody calls trumps | 无人报主 | 没人叫主 | nobody declares | nobody called trumps",
)
DRAWS_OFF = Form(
    CardsDrawnOff,
    "抽牌 | draws off | 抽掉 | 抽走 | drew off",
    (seat("by"), named_side("seat", FROM), cards("cards"), labelled_side("to", TO)),
    subject="by",
    leads=True,
)
FORMS = forms(SHOWN, DRAWS_OFF)
CHAODIPI = vocabulary(
    "chaodipi", Text("炒地皮", "chaodipi"), get_args(Act), FORMS, OPTIONS, SHORT, frozenset(("games",)), games=True
)

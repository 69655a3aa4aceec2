"""升级 as it is written in a transcript."""

from typing import get_args

from core.shengji.messages import Act
from core.shengji.options import OPTIONS
from core.text import Text
from core.trumps.messages import Insured
from events.records.transcript.forms import Form
from events.records.transcript.shengji.words import SHORT
from events.records.transcript.trumps.forms import SHOWS, Shown, forms
from events.records.transcript.trumps.vocabulary import vocabulary

SHOWN = Shown(
    declares="报主 | declares | 抢报 | 抢主 | 亮主 | 叫主 | 报 | declared",
    overturns="反主 | overturns | 反 | 反打 | 炒底 | overturned",
    passes="不反 | no overturn | 不反主 | does not overturn | 不炒",
    nobody="无人报主 | nobody declares | 没人报主 | 无人亮主 | nobody declared",
)
INSURES = Form(Insured, "上保险 | insures | 保险 | 定主 | 加固 | 自保 | insured", SHOWS, subject="seat", leads=True)
FORMS = forms(SHOWN, INSURES)
SHENGJI = vocabulary("shengji", Text("升级", "shengji"), get_args(Act), FORMS, OPTIONS, SHORT, frozenset(("deals",)))

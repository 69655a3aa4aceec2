"""升级 as it is written in a transcript."""

from typing import get_args

from core.shengji.messages import Act
from core.shengji.options import OPTIONS
from core.text import Text
from events.records.transcript.shengji.words import SHORT
from events.records.transcript.trumps.vocabulary import vocabulary

SHENGJI = vocabulary("shengji", Text("升级", "shengji"), get_args(Act), OPTIONS, SHORT)

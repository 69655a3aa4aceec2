"""The games that a transcript can hold, by their key."""

from events.records.transcript.doudizhu.vocabulary import DOUDIZHU
from events.records.transcript.gomoku.vocabulary import GOMOKU
from events.records.transcript.guandan.vocabulary import GUANDAN
from events.records.transcript.shengji.vocabulary import SHENGJI
from events.records.transcript.vocabulary import Vocabulary

VOCABULARIES: dict[str, Vocabulary] = {said.game: said for said in (GOMOKU, DOUDIZHU, GUANDAN, SHENGJI)}

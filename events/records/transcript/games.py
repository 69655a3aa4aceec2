"""The games that a transcript can hold, by their key."""

from core.clause import Option
from events.records.transcript.chaodipi.vocabulary import CHAODIPI
from events.records.transcript.doudizhu.vocabulary import DOUDIZHU
from events.records.transcript.gomoku.vocabulary import GOMOKU
from events.records.transcript.guandan.vocabulary import GUANDAN
from events.records.transcript.shengji.vocabulary import SHENGJI
from events.records.transcript.tagset import Tagset
from events.records.transcript.vocabulary import Vocabulary

VOCABULARIES: dict[str, Vocabulary] = {said.game: said for said in (GOMOKU, DOUDIZHU, GUANDAN, SHENGJI, CHAODIPI)}


def tags_of(option: Option) -> Tagset:
    """Return the tags of a game that has an option; where several have it, it is written alike in them."""
    return next(said.tags for said in VOCABULARIES.values() if option in said.tags.options)

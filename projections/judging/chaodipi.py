"""炒地皮: `follow`, `trick`, `throw` (see `projections.judging.tricks`)."""

from core.chaodipi.options import DEFAULTS, OPTIONS, Options
from core.chaodipi.rulebook import NAMED
from core.trumps.trumps import ways_of
from projections.judging.question import Question, chosen
from projections.judging.tricks import Asked, ops


def _options(question: Question) -> Options:
    return chosen(question.options, DEFAULTS, OPTIONS)


OPS = ops(Asked(_options, ways_of, NAMED.rule))

"""升级: `follow`, `trick`, `throw` (see `projections.judging.tricks`)."""

from core.shengji.options import DEFAULTS, OPTIONS, Options, at_odds
from core.shengji.rulebook import NAMED
from core.trumps.trumps import ways_of
from projections.judging.question import Question, Unanswerable, chosen
from projections.judging.tricks import Asked, ops


def _options(question: Question) -> Options:
    options = chosen(question.options, DEFAULTS, OPTIONS)
    if (why := at_odds(options)) is not None:
        raise Unanswerable("contradiction", "$.options.first_level", why)
    return options


OPS = ops(Asked(_options, ways_of, NAMED.rule))

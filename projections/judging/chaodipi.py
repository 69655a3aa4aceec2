"""炒地皮: `follow`, `trick`, `throw` (see `projections.judging.tricks`)."""

from collections.abc import Callable
from functools import partial

from core.chaodipi import law_of_play as law
from core.chaodipi.options import DEFAULTS, OPTIONS, Options, ways_of
from core.clause import Violation
from core.trick.follow import Breach
from core.trick.parts import Lead
from core.trick.said import not_done, trumps_thrown
from projections.judging.question import Answer, Question, chosen
from projections.judging.tricks import THE_PLAYER, Asked, answer_follow, answer_throw, answer_trick


def _options(question: Question) -> Options:
    return chosen(question.options, DEFAULTS, OPTIONS)


def _breach(breach: Breach, lead: Lead, play: tuple[str, ...]) -> Violation:
    return not_done(law.FOLLOWS, breach, lead, play, None, THE_PLAYER)


def _trumps_thrown(lead: Lead) -> Violation:
    return trumps_thrown(law.TRUMPS_THROWN, lead, None, THE_PLAYER)


_GAME = Asked(_options, ways_of, _breach, _trumps_thrown)
OPS: dict[str, Callable[[Question, bytes], Answer]] = {
    "follow": partial(answer_follow, _GAME),
    "trick": partial(answer_trick, _GAME),
    "throw": partial(answer_throw, _GAME),
}

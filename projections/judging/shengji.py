"""升级: `follow`, `trick`, `throw` (see `projections.judging.tricks`)."""

from collections.abc import Callable
from functools import partial

from core.clause import Violation
from core.shengji import law_of_play as law
from core.shengji.following import LAW
from core.shengji.options import DEFAULTS, OPTIONS, Options, at_odds
from core.shengji.trumps import ways_of
from core.trick.follow import Breach
from core.trick.parts import Lead
from core.trick.said import not_done, trumps_thrown
from projections.judging.question import Answer, Question, Unanswerable, chosen
from projections.judging.tricks import THE_PLAYER, Asked, answer_follow, answer_throw, answer_trick


def _options(question: Question) -> Options:
    options = chosen(question.options, DEFAULTS, OPTIONS)
    if (why := at_odds(options)) is not None:
        raise Unanswerable("contradiction", "$.options.first_level", why)
    return options


def _breach(breach: Breach, lead: Lead, play: tuple[str, ...]) -> Violation:
    return not_done(LAW, breach, lead, play, None, THE_PLAYER)


def _trumps_thrown(lead: Lead) -> Violation:
    return trumps_thrown(law.TRUMPS_THROWN, lead, None, THE_PLAYER)


_GAME = Asked(_options, ways_of, _breach, _trumps_thrown)
OPS: dict[str, Callable[[Question, bytes], Answer]] = {
    "follow": partial(answer_follow, _GAME),
    "trick": partial(answer_trick, _GAME),
    "throw": partial(answer_throw, _GAME),
}

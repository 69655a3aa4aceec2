"""升级: `follow`, `trick`, `throw` (see `projections.judging.tricks`)."""

from collections.abc import Callable
from functools import partial

from core.clause import Violation
from core.saying import say
from core.shengji import law_of_play as law
from core.shengji import words
from core.shengji.following import not_done
from core.shengji.options import DEFAULTS, OPTIONS, Options, at_odds
from core.shengji.trumps import ways_of
from core.text import Text
from core.trick.follow import Breach
from core.trick.parts import Lead
from projections.judging.question import Answer, Question, Unanswerable, chosen
from projections.judging.tricks import Asked, answer_follow, answer_throw, answer_trick

_WHO = Text("出牌的一家", "the player")


def _options(question: Question) -> Options:
    options = chosen(question.options, DEFAULTS, OPTIONS)
    if (why := at_odds(options)) is not None:
        raise Unanswerable("contradiction", "$.options.first_level", why)
    return options


def _breach(breach: Breach, lead: Lead, play: tuple[str, ...]) -> Violation:
    return not_done(breach, lead, play, None, _WHO)


def _trumps_thrown(lead: Lead) -> Violation:
    return say(law.TRUMPS_THROWN, None, lead.cards, who=_WHO, cards=words.cards(lead.cards))


_GAME = Asked(_options, ways_of, _breach, _trumps_thrown)
OPS: dict[str, Callable[[Question, bytes], Answer]] = {
    "follow": partial(answer_follow, _GAME),
    "trick": partial(answer_trick, _GAME),
    "throw": partial(answer_throw, _GAME),
}

"""Which readings of the 掼蛋 clauses could make a difference to a match, asked cheaply."""

from collections.abc import Callable
from typing import get_args

from core.cards import JOKERS
from core.clause import Rule
from core.desk.messages import AppealDecided, DeskAct, Ruled, TurnGoesTo, TurnStopped
from core.guandan import rulebook as law
from core.guandan.kinds import WILD_SUIT
from core.guandan.messages import (
    CardReturned,
    CardsPlayed,
    CountAnnounced,
    CountAsked,
    LeaderDrawn,
    LevelNoted,
    PlayerOut,
    RefusalClaimed,
    TributeDue,
    TributePaid,
)
from core.guandan.settle import course
from projections.hints import Audited, Hints

TRIBUTES = (TributePaid, RefusalClaimed, CardReturned)
Asked = Callable[[Audited], bool]


def touched(audit: Audited, key: str, value: str) -> bool:
    """Say whether setting an option to a value could change anything: it may say yes too often, never no."""
    ask = _ASKED.get(key)
    return ask is None or ask(audit)


def _acts(*types: type) -> Asked:
    """Return the question whether there is an act of one of these types."""
    return lambda audit: any(isinstance(act, types) for act in audit.match.acts)


def _follows(*types: type) -> Asked:
    """Return the question whether a result of one of these types has followed somewhere."""
    return lambda audit: any(isinstance(event, types) for taken in audit.judged.taken for event in taken.results)


def _plays(fits: Callable[[tuple[str, ...]], bool]) -> Asked:
    """Return the question whether a play has such cards."""
    return lambda audit: any(isinstance(act, CardsPlayed) and fits(act.cards) for act in audit.match.acts)


def _tribute(audit: Audited) -> bool:
    return _acts(*TRIBUTES)(audit) or _follows(TributeDue)(audit)


def _undeclared(audit: Audited) -> bool:
    return any(isinstance(act, CardsPlayed) and act.reading is None for act in audit.match.acts)


def _at_a(audit: Audited) -> bool:
    """Say whether a side has come to A, or may have: a level is not known, or the record gives one."""
    match = audit.table.play.match
    reached = (match.begun, *(now.levels for now in course(match)))
    if any(levels is None or "A" in levels for levels in reached) or any(deal.level in ("A", None) for deal in match.deals):
        return True
    return any(isinstance(act, LevelNoted) and "A" in (act.level, *(act.levels or ())) for act in audit.match.acts)


def _something_wrong(audit: Audited) -> bool:
    """Say whether something was found, or the desk was called: only then does it matter what an offence leads to."""
    return bool(audit.findings) or any(isinstance(act, get_args(DeskAct)) for act in audit.match.acts)


def _found(*rules: Rule) -> Asked:
    """Return the question whether one of these rules was found broken."""
    codes = frozenset(rule.code for rule in rules)
    return lambda audit: any(found.rule.code in codes for taken in audit.judged.taken for found in taken.violations)


def _turn_ruled(audit: Audited) -> bool:
    """Say whether a ruling has stopped a turn or given one: what an offence leads to is carried out by nothing else."""
    if audit.opening.options.turn_lost == "no_clause":
        return False
    remedies = (act.remedy for act in audit.match.acts if isinstance(act, (Ruled, AppealDecided)))
    return any(isinstance(remedy, (TurnStopped, TurnGoesTo)) for remedy in remedies)


def _wrong_cards(audit: Audited) -> bool:
    """Say whether something was found that GC3.3 to GC3.5 may punish: only where they are in force does it matter how."""
    return audit.opening.options.turn_lost != "no_clause" and _something_wrong(audit)


def _cut(audit: Audited) -> bool:
    """Say whether a card was drawn, or who leads may hang on whether one is drawn in each deal (GC2.5)."""
    return audit.opening.options.tribute == "none" or _acts(LeaderDrawn)(audit)


def _never(audit: Audited) -> bool:
    """Say that an option is only recorded: nothing is judged by it."""
    return False


_COUNTS = _acts(CountAnnounced, CountAsked)
_COUNT_RULES = (law.COUNT_WRONG, law.COUNT_MISSING, law.COUNT_UNANSWERED, law.COUNT_CONCEALED)
_ASKED: dict[str, Asked] = {
    "shuffle_and_cut": _cut,
    "first_drawer_count": _never,
    "pattern_rules": _never,
    "refusal": _tribute,
    "single_refusal_jokers": _tribute,
    "equal_tributes": _tribute,
    "return_card": _acts(CardReturned),
    "return_order": _acts(CardReturned),
    "level_card_place": _plays(lambda cards: len(cards) == 5),
    "plate_with_a": _plays(lambda cards: len(cards) == 6),
    "wilds_alone": _plays(lambda cards: len(cards) == 2 and all(card[0] in (WILD_SUIT, "?") for card in cards)),
    "five_alike_with_wilds": _plays(lambda cards: len(cards) == 5),
    "flush_as_straight": _plays(lambda cards: len(cards) == 5),
    "joker_pair_in_full_house": _plays(
        lambda cards: len(cards) == 5 and sum(card in JOKERS.values() or card == "??" for card in cards) >= len(JOKERS)
    ),
    "wild_undeclared": _undeclared,
    "jiefeng": _follows(PlayerOut),
    "count_report": _COUNTS,
    "concealed_count": _COUNTS,
    "wrong_count_takes_back": _found(*_COUNT_RULES),
    "deal_ends": _follows(PlayerOut),
    "pass_a_condition": _at_a,
    "a_attempts": _at_a,
    "turn_lost": _something_wrong,
    "wrong_cards": _wrong_cards,
    "wrong_lead": _turn_ruled,
    "out_of_turn_next": _turn_ruled,
    "out_of_turn_pass": _found(law.PASS_OUT_OF_TURN),
    "wrong_play_late": _turn_ruled,
    "authority": _something_wrong,
}

HINTS = Hints({}, touched)

"""What the clauses say of an act at a 掼蛋 table: every violation, with clause, seat, cards and what was due.

Each act is examined against the table as it then physically stood, so that one slip is one finding.
"""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from core.clause import Violation
from core.guandan import rulebook as law
from core.guandan import words
from core.guandan.conduct import conduct_rules, exposed_rules, taken_back_rules
from core.guandan.counting import announced_rules
from core.guandan.dealing import begun_rules, counted_rules, drawn_rules, hand_rules, level_rules
from core.guandan.evolve import OF_A_DEAL
from core.guandan.messages import (
    Act,
    CardReturned,
    CardsExposed,
    CardsPlayed,
    ConductNoted,
    CountAnnounced,
    DealBegun,
    DealNoted,
    HandCounted,
    HandDealt,
    LeaderDrawn,
    LevelNoted,
    LevelsNoted,
    Passed,
    PlayTakenBack,
    PointsNoted,
    RefusalClaimed,
    Seat,
    SheetSigned,
    TotalsNoted,
    TributePaid,
)
from core.guandan.penalties import at_table, penal
from core.guandan.playing import pass_rules, play_rules
from core.guandan.refusing import refusal_rules
from core.guandan.returning import return_rules
from core.guandan.sheets import levels_rules, noted_rules, points_rules, signed_rules, totals_rules
from core.guandan.state import Decided, State, Waiting
from core.guandan.tributes import paid_rules
from core.saying import say
from core.text import Text

_SHEETS = (DealNoted, PointsNoted)
_CHANGES = (*_SHEETS, *OF_A_DEAL)


def examine(state: State, act: Act) -> Iterator[Violation]:
    """Yield every clause that this act breaks, with what was due; a clause of the other rule document is said to be borrowed."""
    for found in _broken(state, act):
        rule = at_table(found.rule, state.match.options)
        yield found if rule is found.rule else replace(found, rule=rule)


def _broken(state: State, act: Act) -> Iterator[Violation]:
    if isinstance(state, Decided) and isinstance(act, OF_A_DEAL):
        if state.after == 0:
            yield _after_match(state, act)
        return
    if all(state.match.signed) and isinstance(state, (Waiting, Decided)) and isinstance(act, _CHANGES):
        if state.after == 0 or isinstance(act, _SHEETS):
            yield say(law.AFTER_SIGNED, seat_of(act), cards_of(act), (), act=what(act))
        return
    if (check := _CHECKS.get(type(act))) is not None:
        yield from check(state, act)


def what(act: Act) -> Text:
    """Return what kind of act it is, in words."""
    return words.ACTS[type(act).__name__]


def seat_of(act: Act) -> Seat | None:
    """Return whose act it is; None where it is nobody's in particular."""
    return getattr(act, "seat", None)


def cards_of(act: Act) -> tuple[str, ...]:
    """Return the cards that an act names."""
    return act.cards if isinstance(act, (HandDealt, CardsPlayed, RefusalClaimed, CardsExposed)) else ()


def _after_match(state: Decided, act: Act) -> Violation:
    seven = state.match.options.levels == "seven"
    how = _LEVEL if state.winner is None else Text("{who}胜", "{who} won").fill(who=words.SIDES[state.winner])
    rule = penal(law.AFTER_MATCH, "GC2.4" if seven else "GD6.3", law.AFTER_MATCH.effect, "", "")
    return say(rule, seat_of(act), cards_of(act), (), how=how, act=what(act))


_LEVEL = Text("平", "level")


_CHECKS: dict[type, Callable[..., Iterator[Violation]]] = {
    DealBegun: begun_rules,
    LevelNoted: level_rules,
    LeaderDrawn: drawn_rules,
    HandDealt: hand_rules,
    HandCounted: counted_rules,
    TributePaid: paid_rules,
    RefusalClaimed: refusal_rules,
    CardReturned: return_rules,
    CardsPlayed: play_rules,
    Passed: pass_rules,
    CardsExposed: exposed_rules,
    PlayTakenBack: taken_back_rules,
    CountAnnounced: announced_rules,
    ConductNoted: conduct_rules,
    DealNoted: noted_rules,
    LevelsNoted: levels_rules,
    PointsNoted: points_rules,
    TotalsNoted: totals_rules,
    SheetSigned: signed_rules,
}

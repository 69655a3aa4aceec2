"""What the clauses say of an act at a 升级 table: every violation, with clause, seat, cards and what was due.

Each act is examined against the table as it then physically stood, so that one slip is one finding.
"""

from collections.abc import Callable, Iterator

from core.clause import Violation
from core.messages import Acted
from core.saying import say
from core.text import Text
from core.trumps import law_of_sheets as law
from core.trumps import words
from core.trumps.conduct import conduct_rules, exposed_rules, taken_back_rules
from core.trumps.evolve import OF_A_DEAL
from core.trumps.figures import noted_rules
from core.trumps.messages import (
    BottomBuried,
    BottomCounted,
    BottomLaid,
    BottomShown,
    BottomTaken,
    BottomUnrecorded,
    CardDrawn,
    CardsExposed,
    CardsPlayed,
    ConductNoted,
    DealBegun,
    DealNoted,
    DeclarerNoted,
    HandCounted,
    HandDealt,
    Insured,
    LevelNoted,
    LevelsNoted,
    MatchNoted,
    NobodyDeclared,
    Overturned,
    OverturnPassed,
    PlayTakenBack,
    Seat,
    SheetSigned,
    ThirdBottomCardShown,
    ThrowCalled,
    TimeCalled,
    TrickNoted,
    TrumpsDeclared,
    TrumpsNoted,
)
from core.trumps.playing import play_rules
from core.trumps.rules_of_bottom import buried_rules, shown_bottom_rules, taken_rules, unrecorded_rules
from core.trumps.rules_of_cards import (
    begun_rules,
    bottom_counted_rules,
    bottom_rules,
    counted_rules,
    declarer_rules,
    drawn_rules,
    hand_rules,
    level_rules,
    trumps_rules,
)
from core.trumps.rules_of_overturns import overturned_rules, passed_rules
from core.trumps.rules_of_trumps import declared_rules, insured_rules, nobody_rules, third_rules
from core.trumps.sheets import how_over, levels_rules, match_rules, signed_rules, time_rules, trick_rules
from core.trumps.state import Decided, State, Waiting
from core.trumps.throwing import called_rules

_CHANGES = (DealNoted, *OF_A_DEAL)


def examine(state: State, act: Acted) -> Iterator[Violation]:
    """Yield every clause that this act breaks, with what was due."""
    if isinstance(state, Decided) and isinstance(act, OF_A_DEAL):
        if state.after == 0:
            yield say(law.AFTER_MATCH, seat_of(act), cards_of(act), (), how=how_over(state), act=what(state, act))
        return
    if isinstance(state, Decided) and isinstance(act, DealNoted) and state.match.deals and state.match.deals[-1].by == "sheet":
        yield say(law.AFTER_MATCH, None, (), (), how=how_over(state), act=what(state, act))
        return
    if all(state.match.signed) and isinstance(state, (Waiting, Decided)) and isinstance(act, _CHANGES):
        if state.after == 0 or isinstance(act, DealNoted):
            yield say(law.AFTER_SIGNED, seat_of(act), cards_of(act), (), act=what(state, act))
        return
    if (check := state.match.own.checks.get(type(act)) or _CHECKS.get(type(act))) is not None:
        yield from check(state, act)


def what(state: State, act: Acted) -> Text:
    """Return what kind of act it is, in words."""
    name = type(act).__name__
    return state.match.own.acts.get(name) or words.ACTS[name]


def seat_of(act: Acted) -> Seat | None:
    """Return whose act it is; None where it is nobody's in particular."""
    return getattr(act, "seat", None)


def cards_of(act: Acted) -> tuple[str, ...]:
    """Return the cards that an act names."""
    return getattr(act, "cards", ())


_CHECKS: dict[type, Callable[..., Iterator[Violation]]] = {
    DealBegun: begun_rules,
    LevelNoted: level_rules,
    DeclarerNoted: declarer_rules,
    TrumpsNoted: trumps_rules,
    CardDrawn: drawn_rules,
    HandDealt: hand_rules,
    BottomLaid: bottom_rules,
    HandCounted: counted_rules,
    BottomCounted: bottom_counted_rules,
    TrumpsDeclared: declared_rules,
    Insured: insured_rules,
    Overturned: overturned_rules,
    OverturnPassed: passed_rules,
    NobodyDeclared: nobody_rules,
    ThirdBottomCardShown: third_rules,
    BottomTaken: taken_rules,
    BottomBuried: buried_rules,
    BottomShown: shown_bottom_rules,
    BottomUnrecorded: unrecorded_rules,
    CardsPlayed: play_rules,
    ThrowCalled: called_rules,
    CardsExposed: exposed_rules,
    PlayTakenBack: taken_back_rules,
    ConductNoted: conduct_rules,
    TrickNoted: trick_rules,
    DealNoted: noted_rules,
    LevelsNoted: levels_rules,
    MatchNoted: match_rules,
    SheetSigned: signed_rules,
    TimeCalled: time_rules,
}

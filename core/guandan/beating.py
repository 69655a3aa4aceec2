"""What GD2.1 to GD4.1 say of a play: the pattern that it is, what it is declared to be, and what it has to beat."""

from collections.abc import Iterator

from core.cards import RANK_OF, UNKNOWN
from core.clause import Violation
from core.climb.kinds import Reading, strengths
from core.guandan import rulebook as law
from core.guandan import words
from core.guandan.kinds import NAMES, table
from core.guandan.messages import CardsPlayed, Level, Passed
from core.guandan.options import Options
from core.guandan.patterns import beats, partly, readings, why_no_pattern
from core.guandan.penalties import wrong_play
from core.guandan.plays import all_readings, recorded, standing_readings
from core.guandan.state import Following, InDeal
from core.guandan.tribute import is_wild
from core.guandan.turns import nothing_lies
from core.saying import say
from core.text import Gaps, Text, joined


def possible_readings(cards: tuple[str, ...], level: Level | None, options: Options) -> tuple[Reading, ...] | None:
    """Return every reading that cards have or may have; None where a card or the level is not recorded so far."""
    if level is None or any(card not in RANK_OF for card in cards):
        return None
    return readings(cards, level, options) if recorded(cards) else partly(cards, level, options)[1]


def reading_rules(state: InDeal, act: CardsPlayed) -> Iterator[Violation]:
    """Yield whether the cards of a play form no pattern, cannot be what they are declared to be, or are not declared."""
    level, options = state.deal.level, state.match.options
    found = possible_readings(act.cards, level, options)
    if found is None or level is None:
        return
    who, on_lead = words.SEATS[act.seat], nothing_lies(state)
    if not found:
        why = why_no_pattern(act.cards, level, options)
        rule = wrong_play(law.NO_PATTERN, why.clause, options, on_lead)
        due = ("play",) if on_lead else ("pass",)
        yield say(rule, act.seat, act.cards, due, who=who, cards=words.cards(act.cards), by=why.clause, why=why.text)
        return
    impossible = act.reading is not None and act.reading not in found
    undeclared = act.reading is None and _has_to_declare(act.cards, found, level, options)
    if not impossible and not undeclared:
        return
    either = joined([words.reading(reading) for reading in found], zh="或", en=" or ")
    named, cards = tuple(_name(reading) for reading in found), words.cards(act.cards)
    if impossible:
        rule = wrong_play(law.READING_IMPOSSIBLE, "GD4.1", options, on_lead)
        yield say(rule, act.seat, act.cards, named, who=who, cards=cards, named=words.reading(act.reading), right=either)
    else:
        yield say(law.WILD_UNDECLARED, act.seat, act.cards, named, who=who, cards=cards, right=either)


def _has_to_declare(cards: tuple[str, ...], found: tuple[Reading, ...], level: Level, options: Options) -> bool:
    return options.wild_undeclared == "must_declare" and len(found) > 1 and any(is_wild(card, level) for card in cards)


def _name(reading: Reading) -> str:
    return f"{reading.kind}:{reading.main}:{reading.length}"


# --- what lies ------------------------------------------------------------------------------------------------------------------


def beating_rules(state: InDeal, act: CardsPlayed) -> Iterator[Violation]:
    """Yield whether a play does not beat what lies (GD3.1; GC2.7), whatever the record leaves open."""
    level, options = state.deal.level, state.match.options
    if not isinstance(state, Following) or level is None or act.seat == state.top.seat:
        return
    found = possible_readings(act.cards, level, options)
    if not found:
        return
    mine = (act.reading,) if act.reading in found and act.reading is not None else found
    beaten = lying(state)
    if not beaten or any(beats(r, b, level, options) for r in mine for b in beaten):
        return
    rule = wrong_play(law.DOES_NOT_BEAT, "GD3.1", options, on_lead=False)
    over = beaten_by(beaten, level, options)
    gaps: Gaps = {
        "who": words.SEATS[act.seat],
        "cards": words.cards(act.cards),
        "reading": words.reading(mine[0]),
        "other": words.SEATS[state.top.seat],
        "top": words.cards(state.top.cards),
        "beaten": words.reading(state.reading or beaten[0]),
        "higher": joined([_named(code) for code in over], zh="、", en=", ") if over else _NOTHING,
    }
    yield say(rule, act.seat, act.cards, (*over, "pass"), **gaps)


def lying(state: Following) -> tuple[Reading, ...]:
    """Return what the play that lies is, or, where that hangs on suits that are not recorded, everything that it may be.

    Empty where it forms no pattern, or may form none: a card is not known at all, or may be a wild one.
    """
    if state.reading is not None:
        return standing_readings(state)
    if {UNKNOWN, f"?{state.deal.level}"} & set(state.top.cards):
        return ()
    found = possible_readings(state.top.cards, state.deal.level, state.match.options) or ()
    return (state.top.reading,) if state.top.reading in found and state.top.reading is not None else found


def beaten_by(beaten: tuple[Reading, ...], level: Level, options: Options) -> tuple[str, ...]:
    """Return what could beat a play, whoever may hold it, the least first; `bomb 6+`: a bomb of so many cards or more.

    >>> from core.guandan.options import DEFAULTS
    >>> beaten_by((Reading("pair", "9", 1),), "2", DEFAULTS)
    ('higher pair', 'bomb 4+', 'straight_flush', 'joker_bomb')
    >>> beaten_by((Reading("bomb", "9", 5),), "2", DEFAULTS)
    ('higher bomb 5', 'straight_flush', 'bomb 6+', 'joker_bomb')
    """
    found: dict[str, bool] = {}
    for reading, _ in sorted(strengths(table(level, options)).items(), key=lambda item: item[1]):
        over = [b for b in beaten if beats(reading, b, level, options)]
        if over:
            alike = any(b.kind == reading.kind and (b.kind != "bomb" or b.length == reading.length) for b in over)
            found.setdefault(f"bomb {reading.length}" if reading.kind == "bomb" else reading.kind, alike)
    more = [name for name, alike in found.items() if name.startswith("bomb") and not alike]
    names = (_or_more(name, more) for name in found if name not in more[1:])
    return tuple(f"higher {name}" if found.get(name) else name for name in names)


def _or_more(name: str, bombs: list[str]) -> str:
    return f"{name}+" if name in bombs[:1] and len(bombs) > 1 else name


_NOTHING = Text("没有能压的牌", "nothing beats it,")
_HIGHER = Text("更大的{kind}", "a higher {kind}")
_BOMB = Text("{n}张炸弹", "bomb of {n}")
_BOMB_OR_MORE = Text("{n}张以上的炸弹", "bomb of {n} or more")


def _named(code: str) -> Text:
    name = code.removeprefix("higher ")
    kind, _, number = name.partition(" ")
    bomb = _BOMB_OR_MORE if number.endswith("+") else _BOMB
    what = bomb.fill(n=number.rstrip("+")) if number else NAMES[kind]
    if code != name:
        return _HIGHER.fill(kind=what)
    return what if what.en.startswith("four") else Text(what.zh, f"a {what.en}")


# --- cards that lie open -------------------------------------------------------------------------------------------------------


def open_rules(state: InDeal, act: CardsPlayed | Passed) -> Iterator[Violation]:
    """Yield whether cards that lie open (option `wrong_cards`) were not played where they all together could be."""
    waiting = state.deal.open[act.seat]
    played = act.cards if isinstance(act, CardsPlayed) else ()
    if not waiting or any(card in played for card in waiting) or not could_play(state, waiting):
        return
    yield say(law.OPEN_NOT_PLAYED, act.seat, played, waiting, who=words.SEATS[act.seat], cards=words.cards(waiting))


def could_play(state: InDeal, cards: tuple[str, ...]) -> bool:
    """Say whether cards that lie open can be played now: on the lead any of them, else all of them where they beat what lies."""
    if not isinstance(state, Following) or not state.top.cards:
        return True
    level, options = state.deal.level, state.match.options
    found = all_readings(cards, level, options)
    if level is None or state.reading is None or found is None:
        return False
    return any(beats(reading, state.reading, level, options) for reading in found)

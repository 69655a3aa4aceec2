"""What DZ1.1, DZ4.1, DZ5 and DZ6.1 say of a play or a pass: in turn, cards of the own hand, a pattern, higher than what lies."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.card_rules import IN_ONE_PLAY, no_such_card, too_often
from core.cards import BIT, OF_RANK, RANK_OF
from core.clause import Rule, Violation
from core.climb.held import unexplained
from core.climb.kinds import Reading, strengths
from core.doudizhu import rulebook as law
from core.doudizhu import words
from core.doudizhu.kinds import table
from core.doudizhu.messages import CardsPlayed, Passed, Seat
from core.doudizhu.no_pattern import why_no_pattern
from core.doudizhu.options import Options
from core.doudizhu.patterns import beats, readings
from core.doudizhu.plays import PACKS, counts_of, crowded
from core.doudizhu.state import (
    BOTTOM,
    HAND,
    SEATS,
    Bidding,
    Deal,
    Dealing,
    Decided,
    Following,
    InDeal,
    Leading,
    Showing,
    State,
    Waiting,
)
from core.saying import say
from core.text import Text, joined

_PASSED = Text("不出", "passed")


def play_rules(state: State, act: CardsPlayed) -> Iterator[Violation]:
    """Yield every rule that a play breaks."""
    if isinstance(state, (Waiting, Decided)):
        yield from _afterwards(state, act.seat, act.cards, _did(act))
        return
    yield from _turn(state, act.seat, act.cards, _did(act))
    yield from _bottom(state, act)
    if not act.cards:
        yield say(law.EMPTY_PLAY, act.seat, (), _instead(state), who=words.SEATS[act.seat])
        return
    yield from _held(state.deal, act)
    yield from _pattern(state, act)
    yield from _said_none(state.deal, act)


def pass_rules(state: State, act: Passed) -> Iterator[Violation]:
    """Yield every rule that a pass breaks."""
    if isinstance(state, (Waiting, Decided)):
        yield from _afterwards(state, act.seat, (), _PASSED)
        return
    wrong = tuple(_turn(state, act.seat, (), _PASSED))
    yield from wrong
    leads = isinstance(state, (Leading, Showing)) or (isinstance(state, Following) and not state.top.cards)
    if not wrong and leads and state.deal.whole:
        yield say(law.PASS_ON_LEAD, act.seat, (), ("play",), who=words.SEATS[act.seat])


def _did(act: CardsPlayed) -> Text:
    return Text("出{cards}", "played {cards}").fill(cards=words.cards(act.cards))


def _afterwards(state: Waiting | Decided, seat: Seat, cards: tuple[str, ...], act: Text) -> Iterator[Violation]:
    if state.after or not state.match.deals:
        if not state.match.deals and not state.after:
            yield say(law.NO_LANDLORD, seat, cards, ("bid",), who=words.SEATS[seat], act=act)
        return
    last = state.match.deals[-1]
    yield say(law.AFTER_DEAL, seat, cards, ("deal",), deal=last.number, how=words.over(last), who=words.SEATS[seat], act=act)


# --- whose turn ---------------------------------------------------------------------------------------------------------------


def turn_of(state: InDeal) -> Seat | None:
    """Return whose turn it is to play; None where that is not known."""
    match state:
        case Leading(_, _, turn) | Following(_, _, turn):
            return turn
        case Showing(_, deal):
            return deal.landlord
        case _:
            return None


def _turn(state: InDeal, seat: Seat, cards: tuple[str, ...], act: Text) -> Iterator[Violation]:
    if isinstance(state, (Dealing, Bidding)):
        yield say(law.NO_LANDLORD, seat, cards, ("bid",), who=words.SEATS[seat], act=act)
        return
    turn = turn_of(state)
    if turn is not None and turn != seat:
        yield say(law.OUT_OF_TURN, seat, cards, (str(turn),), who=words.SEATS[seat], act=act, right=words.SEATS[turn])


def _instead(state: InDeal) -> tuple[str, ...]:
    """Return what is lawful in any case in place of a play that is none."""
    if isinstance(state, (Dealing, Bidding)):
        return ("bid",)
    return ("pass",) if isinstance(state, Following) and state.top.cards else ("play",)


def _bottom(state: InDeal, act: CardsPlayed) -> Iterator[Violation]:
    if isinstance(state, Showing) and state.deal.bottom is not None and not state.deal.shown:
        yield say(law.BOTTOM_HIDDEN, act.seat, (), state.deal.bottom, who=words.SEATS[act.seat])


# --- the cards ----------------------------------------------------------------------------------------------------------------


def _held(deal: Deal, act: CardsPlayed) -> Iterator[Violation]:
    who, hand = words.SEATS[act.seat], deal.hands[act.seat]
    yield from no_such_card(law.NO_SUCH_CARD, act.seat, act.cards)
    for card in too_often(act.cards, PACKS):
        yield say(law.CARD_TWICE, act.seat, (card,), card=words.card(card), where=IN_ONE_PLAY)
    over = crowded(act.cards)
    for rank, n in over.items():
        most = len(OF_RANK[rank])
        yield say(law.RANK_CROWDED, act.seat, (), (f"0..{most}",), rank=words.rank(rank), n=n, most=most, where=IN_ONE_PLAY)
    known = tuple(_once(act.cards, over))
    lacking = unexplained(hand, known)
    if lacking and len(known) > hand.left and deal.given[act.seat] is None:
        due = HAND + BOTTOM if deal.landlord == act.seat else HAND
        total = due - hand.left + len(hand.odd) + len(known)
        yield say(law.TOO_MANY, act.seat, lacking, (f"0..{due}",), who=who, n=total, due=due)
    elif lacking:
        gaps = {"who": who, "cards": words.cards(lacking), "where": _elsewhere(deal, act.seat, lacking)}
        yield say(law.NOT_HELD, act.seat, lacking, (), **gaps)
    for card in known:
        if card not in lacking and (where := _seen(deal, act.seat, card)) is not None:
            yield say(law.LAID_TWICE, act.seat, (card,), who=who, cards=words.card(card), where=where)


def _once(cards: tuple[str, ...], over: dict[str, int]) -> Iterator[str]:
    """Yield the cards of a play that can all be in one hand, so far as the pack goes: what is more has been found already."""
    more = {rank: n - len(OF_RANK[rank]) for rank, n in over.items()}
    for card in dict.fromkeys(card for card in cards if card in BIT):
        yield card
    for card in cards:
        if card in BIT or (rank := RANK_OF.get(card)) is None:
            continue
        if more.get(rank, 0) > 0:
            more[rank] -= 1
        else:
            yield card


def _elsewhere(deal: Deal, seat: Seat, cards: tuple[str, ...]) -> Text:
    """Return where these cards are known to be, for the end of a sentence."""
    places = []
    for card in cards:
        bit = BIT.get(card, 0)
        if bit & deal.laid:
            places.append(Text("{card}已经打出", "{card} was played before").fill(card=words.card(card)))
        for other in SEATS:
            if other != seat and bit & deal.hands[other].cards:
                gaps = {"card": words.card(card), "who": words.SEATS[other]}
                places.append(Text("{card}在{who}手里", "{card} is in the hand of {who}").fill(**gaps))
    if not places:
        return Text("", "")
    return Text("（{places}）", " ({places})").fill(places=joined(places))


def _seen(deal: Deal, seat: Seat, card: str) -> Text | None:
    """Return where a card was seen that this hand is not known to hold; a hand as recorded explains its own cards."""
    bit, hand = BIT.get(card, 0), deal.hands[seat]
    if not bit or hand.cards & bit:
        return None
    if bit & deal.laid:
        return Text("已经打出", "played before")
    for other in SEATS:
        if other != seat and bit & deal.hands[other].cards and card in (deal.given[other] or ()):
            return Text("在{who}手里", "in the hand of {who}").fill(who=words.SEATS[other])
    if deal.bottom is not None and card in deal.bottom and seat != deal.landlord:
        return Text("在底牌里", "in the bottom")
    return None


def _said_none(deal: Deal, act: CardsPlayed) -> Iterator[Violation]:
    for seat, rank in dict.fromkeys(deal.said_none):
        cards = tuple(card for card in act.cards if RANK_OF.get(card) == rank)
        if seat == act.seat and cards:
            gaps = {"who": words.SEATS[seat], "rank": words.rank(rank), "cards": words.cards(cards)}
            yield say(law.NONE_DISPROVED, seat, cards, (), **gaps)


# --- patterns -----------------------------------------------------------------------------------------------------------------


def _pattern(state: InDeal, act: CardsPlayed) -> Iterator[Violation]:
    counts, options = counts_of(act.cards), state.match.options
    if counts is None:
        return
    found = readings(counts, options)
    who, cards = words.SEATS[act.seat], words.cards(act.cards)
    if not found:
        why = why_no_pattern(counts, options)
        yield say(_by(why.clause, why.option), act.seat, act.cards, _instead(state), who=who, cards=cards, why=why.text)
        return
    if act.reading is not None and act.reading not in found:
        right = joined([words.reading(r) for r in found], zh="或", en=" or ")
        gaps = {"who": who, "cards": cards, "named": words.reading(act.reading), "right": right}
        due = tuple(f"{r.kind}:{r.main}:{r.length}" for r in found)
        yield say(law.READING_IMPOSSIBLE, act.seat, act.cards, due, **gaps)
    elif act.reading is not None:
        found = (act.reading,)
    yield from _beating(state, act, found)


def _beating(state: InDeal, act: CardsPlayed, found: tuple[Reading, ...]) -> Iterator[Violation]:
    if not isinstance(state, Following) or state.reading is None or act.seat == state.top.seat:
        return
    options = state.match.options
    beaten = standing_readings(state)
    if any(beats(r, b, options) for r in found for b in beaten):
        return
    gaps = {
        "who": words.SEATS[act.seat],
        "cards": words.cards(act.cards),
        "reading": words.reading(found[0]),
        "other": words.SEATS[state.top.seat],
        "top": words.cards(state.top.cards),
        "beaten": words.reading(state.reading),
    }
    yield say(law.DOES_NOT_BEAT, act.seat, act.cards, (*_beaten_by(beaten, options), "pass"), **gaps)


def _beaten_by(beaten: tuple[Reading, ...], options: Options) -> tuple[str, ...]:
    """Return the kinds that could beat what lies, whoever may hold them, the rocket last: `higher pair`, `bomb`, `rocket`."""
    over = [(r.kind, b.kind) for b in beaten for r in strengths(table(options)) if beats(r, b, options)]
    return tuple(reversed(dict.fromkeys(f"higher {kind}" if kind == other else kind for kind, other in over)))


def standing_readings(state: Following) -> tuple[Reading, ...]:
    """Return what the play to beat may be: the pattern it names, or every one that its cards have."""
    counts = counts_of(state.top.cards)
    found = () if counts is None else readings(counts, state.match.options)
    return (state.top.reading,) if state.top.reading in found else found


def _by(clause: str, option: str) -> Rule:
    if (clause, option) not in _NO_PATTERN:
        _NO_PATTERN[clause, option] = replace(law.NO_PATTERN, clause=clause, option=option)
    return _NO_PATTERN[clause, option]


_NO_PATTERN: dict[tuple[str, str], Rule] = {}

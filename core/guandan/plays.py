"""What the cards of one play are taken for, and whose turn it is after it."""

from core.cards import RANK_OF
from core.climb.kinds import Reading
from core.guandan.compiled import wild_card
from core.guandan.messages import Level, Seat
from core.guandan.options import Options
from core.guandan.patterns import beats, partly, readings
from core.guandan.state import Deal, Following, next_seat

PACKS = 2


def recorded(cards: tuple[str, ...]) -> bool:
    """Say whether every card is recorded with its suit and rank.

    >>> recorded(("S3", "BJ")), recorded(("?3",))
    (True, False)
    """
    return all(card in RANK_OF and card[0] != "?" for card in cards)


def all_readings(cards: tuple[str, ...], level: Level | None, options: Options) -> tuple[Reading, ...] | None:
    """Return every reading of cards, the strongest first; None where they are not recorded so far that one could say."""
    if level is None or any(card not in RANK_OF for card in cards):
        return None
    if recorded(cards):
        return readings(cards, level, options)
    sure, possible = partly(cards, level, options)
    return sure if len(sure) == len(possible) else None


def reading_of(
    cards: tuple[str, ...], named: Reading | None, beaten: Reading | None, level: Level | None, options: Options
) -> Reading | None:
    """Return what a play is taken for: what it is declared to be where its cards have it, else the strongest that beats.

    None: the cards form no pattern, or they or the level are not recorded. Where none of the readings beats, it is the strongest.
    """
    found = all_readings(cards, level, options)
    if found is None:
        return _declared(cards, named, level, options)
    if not found or level is None:
        return None
    if named in found:
        return named
    if beaten is None:
        return found[0]
    return next((reading for reading in found if beats(reading, beaten, level, options)), found[0])


def _declared(cards: tuple[str, ...], named: Reading | None, level: Level | None, options: Options) -> Reading | None:
    """Return a declared reading that cards which are not recorded in full may have."""
    if named is None or level is None or any(card not in RANK_OF for card in cards):
        return None
    return named if named in partly(cards, level, options)[1] else None


def standing_readings(state: Following) -> tuple[Reading, ...]:
    """Return what the play that lies may be.

    What it is declared to be; not declared, the strongest, or the strongest that answers what it was played over; where the
    referee has to ask, any of its readings that would do.
    """
    top, reading = state.top, state.reading
    if reading is None:
        return ()
    found = all_readings(top.cards, state.deal.level, state.match.options)
    if found is None or not to_ask(state):
        return (reading,)
    beaten = state.before.reading if isinstance(state.before, Following) else None
    return (reading, *(other for other in found if other != reading and _answers(other, beaten, state)))


def _answers(reading: Reading, beaten: Reading | None, state: Following) -> bool:
    level = state.deal.level
    return beaten is None or (level is not None and beats(reading, beaten, level, state.match.options))


def to_ask(play: Following) -> bool:
    """Say whether the referee has to ask what lies (option `wild_undeclared`): it was not declared, and may be several things.

    A play that answers another is what answers it, and a lead of one kind the strongest, unless wild cards have to be declared.
    """
    top, level, options = play.top, play.deal.level, play.match.options
    if top.reading is not None or level is None:
        return False
    found = all_readings(top.cards, level, options)
    if found is None or len(found) < 2:
        return False
    if options.wild_undeclared == "must_declare" and wild_card(level) in top.cards:
        return True
    answers = isinstance(play.before, Following) and bool(play.before.top.cards)
    return not answers and len({reading.kind for reading in found}) > 1


def after(deal: Deal, seat: Seat) -> tuple[Seat, int]:
    """Return the seat that plays after another, and the seats passed over because a ruling has stopped their turn, as bits."""
    skipped = 0
    turn = next_seat(seat)
    for _ in range(len(deal.hands)):
        if turn in deal.out:
            pass
        elif deal.stopped[turn] and turn != seat:
            skipped |= 1 << turn
        else:
            return turn, skipped
        turn = next_seat(turn)
    return next_seat(seat), skipped


def still_to_pass(deal: Deal, top: Seat, passed: int) -> tuple[Seat, ...]:
    """Return who has not passed yet of all that can still beat the play of a seat."""
    return tuple(seat for seat in (0, 1, 2, 3) if seat != top and seat not in deal.out and not passed >> seat & 1)

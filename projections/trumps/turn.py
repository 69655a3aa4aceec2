"""Whose act is due at a 升级 table: who draws, takes the bottom, buries, is asked to overturn, or plays."""

from core.text import NOBODY, NOT_KNOWN, Text
from core.trumps import words
from core.trumps.messages import Seat
from core.trumps.state import HAND, Burying, Drawing, Following, Leading, Overturning, State, Taking, next_seat


def seats_to_act(play: State) -> tuple[Seat, ...]:
    """Return the seats whose act is due; none where it is nobody's, anybody's or not known."""
    match play:
        case Drawing(_, deal):
            if any(deal.given) or not (deal.draws or deal.first_drawer is not None) or len(deal.draws) >= 4 * HAND:
                return ()
            seat = next_seat(deal.draws[-1][0]) if deal.draws else deal.first_drawer
            return () if seat is None else (seat,)
        case Taking(_, _, turn) | Overturning(_, _, turn) | Leading(_, _, turn):
            return () if turn is None else (turn,)
        case Burying(_, _, turn) | Following(_, _, turn):
            return (turn,)
        case _:
            return ()


def seat_to_act(play: State) -> Seat | None:
    """Return the seat whose act is due; None where it is nobody's, anybody's or not known."""
    return next(iter(seats_to_act(play)), None)


def turn_words(play: State) -> Text:
    """Return whose act is due, in words."""
    if found := seats_to_act(play):
        return words.seats(found)
    return NOT_KNOWN if isinstance(play, (Taking, Leading)) else NOBODY

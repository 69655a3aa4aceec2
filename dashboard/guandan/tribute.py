"""The tribute before a 掼蛋 deal as a line of the table: who owes, what was shown and to whom, refusals, returns."""

from core.guandan import words as guandan
from core.guandan.messages import Seat
from core.text import Lang, Text
from dashboard.cards.table import Item, Line
from dashboard.words import GUANDAN
from projections.guandan.frames import Moved, TributeShown


def line(shown: TributeShown, lang: Lang) -> Line:
    """Return the steps of a tribute in the order in which they are made: those that are done, then those that are due."""
    takers = guandan.seats(shown.receivers)
    items = [
        *(_due(seat, takers, "owes", lang) for seat in shown.to_pay),
        *(
            Item(guandan.SEATS[claim.seat].to(lang), " ".join(claim.cards), GUANDAN["refuses"].to(lang), "")
            for claim in shown.claims
        ),
        *(_moved(moved, "paid", lang) for moved in shown.paid),
        *(_moved(moved, "returned", lang) for moved in shown.returned),
        *(_due(seat, guandan.SEATS[to], "owesBack", lang) for seat, to in shown.to_return),
    ]
    if shown.refused:
        items.append(Item("", "", "", GUANDAN["refused"].to(lang)))
    if not shown.recorded:
        items.append(Item("", "", "", GUANDAN["unrecorded"].to(lang)))
    return Line(GUANDAN["tribute"].to(lang), tuple(items))


def _moved(moved: Moved, what: str, lang: Lang) -> Item:
    return Item(
        _way(moved.seat, None if moved.to is None else guandan.SEATS[moved.to], lang), moved.card, GUANDAN[what].to(lang), ""
    )


def _due(seat: Seat, to: Text, what: str, lang: Lang) -> Item:
    return Item(_way(seat, to, lang), "", GUANDAN[what].to(lang), "")


def _way(seat: Seat, to: Text | None, lang: Lang) -> str:
    """Return from whom a card goes to whom, as far as that is known."""
    source = guandan.SEATS[seat]
    return (source if to is None else GUANDAN["way"].fill(source=source, to=to)).to(lang)

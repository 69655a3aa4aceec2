"""What hands that were counted cost, in words: which case of CD4.6 applies."""

from core.chaodipi.fines import COUNT_WITH_PARTNER
from core.chaodipi.fining import lies_in_bottom
from core.chaodipi.options import Options
from core.text import Gaps, Text, fill, joined
from core.trumps import words
from core.trumps.messages import Seat
from core.trumps.state import BOTTOM, Deal


def cost(deal: Deal, counted: tuple[int, ...], fines: tuple[tuple[Seat, int], ...], options: Options) -> Text:
    """Return what is fined for hands with so many cards too many each, or why nothing is."""
    if fines:
        return joined([_fine(seat, points) for seat, points in fines])
    if not any(counted):
        return Text("各家张数都对，不罚", "every hand is right, no fine")
    if lies_in_bottom(deal, options) != BOTTOM and options.wrong_burial_and_count == "burial_alone":
        return Text("底牌不是8张，只按CD4.4罚，点牌不另罚", "the bottom is not eight, so CD4.4 alone fines, not the count")
    return Text("一方多、一方少，少牌的抽多的，不罚", "one side is over and the other short, the short hand draws, no fine")


def _fine(seat: Seat, points: int) -> Text:
    gaps: Gaps = {"who": words.SEATS[seat], "n": points}
    if points == COUNT_WITH_PARTNER:
        return fill("同家一多一少，罚{who}{n}分", "partners over and short, {who} is fined {n} points", **gaps)
    return fill("单方多或少，罚{who}{n}分", "one hand alone, {who} is fined {n} points", **gaps)

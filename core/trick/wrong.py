"""How many cards of a play should have been others: the fewest that would have to change for it to follow as it must."""

from collections import Counter
from collections.abc import Sequence

from core.trick.choices import choices
from core.trick.order import Order
from core.trick.parts import Lead
from core.trick.ways import Ways

LOOKED_AT = 4096  # sets of pairs that could be given; a hand of two packs has far fewer


def wrong_cards(lead: Lead, hand: Sequence[str], play: Sequence[str], order: Order, ways: Ways) -> int:
    """Return how many cards of a play should have been others, cards too many or too few counted too; 0: it follows.

    The hand holds the cards of the play.

    >>> from core.trick.order import order_of
    >>> from core.trick.parts import lead_of
    >>> from core.trick.ways import USUAL
    >>> order = order_of("5", "H", USUAL)
    >>> lead = lead_of(("S9", "S9"), order, USUAL)
    >>> [wrong_cards(lead, ("S3", "S3", "S7", "C7"), play, order, USUAL) for play in (("S3", "S3"), ("S3", "S7"), ("S7", "C7"))]
    [0, 1, 2]
    """
    laid = Counter(play)
    most = 0
    for choice in choices(lead, hand, order, ways, LOOKED_AT):
        due = Counter(choice.given)
        among = (laid - due) & Counter(choice.among)
        most = max(most, (laid & due).total() + min(choice.more, among.total()))
    return max(len(play), min(len(lead.cards), len(hand))) - most

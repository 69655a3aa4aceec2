"""What a deal is worth (DZ8.1 to DZ8.3)."""

from typing import Literal

Bid = Literal[1, 2, 3]


def multiplier(bombs: int, rockets: int, spring: bool) -> int:
    """Return by what the bid is multiplied: twice for every bomb and rocket played, twice for a spring or counter-spring."""
    return 1 << (bombs + rockets + spring)


def score(bid: int, bombs: int, rockets: int, spring: bool, landlord_won: bool) -> tuple[int, int, int]:
    """Return what the landlord gets and each of the two farmers, in points; the sum is zero.

    `bid` is 1 to 3, `bombs` and `rockets` those that were played, `spring` a spring or a counter-spring.

    >>> score(3, 1, 1, True, False)
    (-48, 24, 24)
    """
    each = bid * multiplier(bombs, rockets, spring)
    return (2 * each, -each, -each) if landlord_won else (-2 * each, each, each)


def of_a_deal(scores: tuple[int, int, int]) -> bool:
    """Say whether points can be those of one deal: two equal, the third minus their sum, a bid of 1, 2 or 3 doubled so often."""
    low, mid, high = sorted(scores, key=abs)
    part = abs(low)
    while part and part % 2 == 0:
        part //= 2
    return low == mid and high == -2 * low and part in (1, 3)

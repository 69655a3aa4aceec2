"""The J of the last trick in a deal at J (CD2.3), as far as the record of the deal holds it."""

from collections.abc import Iterator

from core.chaodipi import levels as table
from core.chaodipi.levels import HOOK_LEVEL, LastJ, Played
from core.chaodipi.options import Options
from core.trumps.messages import Level, Side, Suit
from core.trumps.score import Score, Worth
from core.trumps.state import ALL_POINTS, Settled, in_force, other, side_of

SUITS: tuple[Suit, ...] = ("S", "H", "C", "D")
SOME_OTHER: Level = "2"  # stands for any level but J where the record has none


def worth_of(now: Score, deal: Settled, options: Options) -> Worth | None:
    """Return who takes over after a deal and who is promoted by what (CD2.2, CD2.3); None where the record leaves it open.

    `now` is where the match stood before it, at the levels that it was really played at.
    """
    counts, points = in_force(deal)
    if not counts or points is None or deal.declarer is None:
        return None
    found = {table.worth(played, options, ruled_at(deal)) for played in could_be(now, deal, points, options)}
    return found.pop() if len(found) == 1 else None


def ruled_at(deal: Settled) -> Level | None:
    """Return the level at which a ruling has put the declarers of a deal, the last one of several; None: there is none."""
    return deal.back[-1][1] if deal.back else None


def could_be(now: Score, deal: Settled, points: int, options: Options) -> tuple[Played, ...]:
    """Return what a deal can have been: one where the record holds the last trick, or where it makes no difference at J."""
    side: Side = 0 if deal.declarer is None else side_of(deal.declarer)
    own, others = (deal.level, SOME_OTHER) if now.levels is None else (now.levels[side], now.levels[other(side)])
    levels = (HOOK_LEVEL, SOME_OTHER) if own is None else (own,)
    js = set(_last_js(deal, options)) if deal.level in (HOOK_LEVEL, None) else {(None, False)}
    return tuple(
        Played(level, others, points, tricks, j, no_trump)
        for level in levels
        for j, no_trump in js
        for tricks in (_tricks(deal, points) if j else (points,))
    )


def _last_js(deal: Settled, options: Options) -> Iterator[tuple[LastJ | None, bool]]:
    """Yield with which J the collectors can have won the last trick, and whether at no trump; no J: with none."""
    kept = deal.last is not None and deal.declarer is not None and side_of(deal.last) == side_of(deal.declarer)
    if kept or (not deal.won_with and deal.ruled is not None):  # a ruling on the points says that nobody is sent back
        yield None, False
        return
    for suit in (*SUITS, None) if deal.trumps is None else deal.trumps:
        if deal.won_with:
            yield _last_j(deal.won_with, suit, options), suit is None
        else:
            yield None, False
            yield "other", suit is None
            if suit is not None:
                yield "trump", False


def _last_j(won_with: tuple[str, ...], suit: Suit | None, options: Options) -> LastJ | None:
    """Return the J in the play that has won the last trick (option `hook_pattern`); None: there is none."""
    js = [card for card in won_with if card[1:] == "J" and card[0] in SUITS]
    if not js or (options.hook_pattern == "only_j" and (len(js) < len(won_with) or len(set(js)) > 1)):
        return None
    return "trump" if any(card[0] == suit for card in js) else "other"


def _tricks(deal: Settled, points: int) -> tuple[int, ...]:
    """Return what can have lain on the table before the bottom: the least and the most where it is not known."""
    if deal.ruled is not None:  # no more than the ruling gives
        return (points if deal.table is None else min(deal.table, points),)
    if deal.table is not None:
        return (deal.table,)
    if deal.fined:
        return 0, ALL_POINTS
    total = points if deal.raw is None else deal.raw
    return (0, total) if deal.bottom is None else (total - deal.bottom,)

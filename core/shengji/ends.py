"""The end of a deal (SJ6.2, SJ7.1 to SJ7.3): the bottom, its multiplier, the collectors' total, and what they are worth."""

from core.shengji.deals import all_overturned, overturns_of
from core.shengji.known import points_of
from core.shengji.messages import DealNoted, DealSettled, How
from core.shengji.options import Options
from core.shengji.settle import Score, after, multiplier, score, total, worth
from core.shengji.stakes import coins, factor, fines
from core.shengji.state import ALL_CARDS, ALL_POINTS, SEATS, Deal, Match, Settled, other, side_of
from core.shengji.tricks import first_plays
from core.shengji.trumps import order_in, ways_of
from core.trick.parts import parts

MOST_CLAIMED = 99  # overturns of a sheet that count; six are possible, each higher than the last (SJ4.3)


def bottom_points(deal: Deal) -> int | None:
    """Return the points in the bottom: as it is recorded, else what the cards that were played leave of 200; None: not known."""
    if deal.up:
        return None
    direct = points_of(deal.bottom)
    if direct is not None:
        return direct
    laid = points_of(card for _, card in deal.laid)
    if laid is None or not deal.whole or len(deal.laid) + len(deal.bottom) != ALL_CARDS or laid > ALL_POINTS:
        return None
    return ALL_POINTS - laid


def captured(deal: Deal) -> bool | None:
    """Say whether the collectors have won the last trick; None: who won it, or who declares, is not known."""
    if deal.taker is None or deal.declarer is None:
        return None
    return side_of(deal.taker) != side_of(deal.declarer)


def multiplied_by(deal: Deal, options: Options) -> int | None:
    """Return the multiplier of the bottom after the last trick (SJ7.2, SJ7.3, option `bottom_multiplier_by`); None: not known."""
    lead, plays, order = deal.trick_lead, first_plays(deal.trick), order_in(deal, options)
    if lead is None or order is None or deal.taker is None or not plays:
        return None
    won = next((play for play in plays if play.seat == deal.taker), plays[0])
    ruffed = won is not plays[0] and options.bottom_multiplier_by == "winning_play" and options.bottom_ruffed_singles == "pair"
    if ruffed and len(won.cards) == len(lead.cards) and len({order.suit_of.get(card) for card in won.cards}) == 1:
        return multiplier(parts(won.cards, order, ways_of(options))[0].pairs, options)
    return multiplier(lead.parts[0].pairs, options)


def table_points(deal: Deal) -> int | None:
    """Return what the collectors took in tricks (面上分); None where it is not known."""
    if not deal.points_known or not deal.whole or deal.declarer is None or deal.open is not None:
        return None
    return sum(deal.points[seat] for seat in SEATS if side_of(seat) != side_of(deal.declarer))


def is_open(deal: Deal, options: Options) -> bool:
    """Say whether something is still to be shown before a deal that is played out can be settled."""
    if deal.open is not None:
        return True
    if captured(deal) is not True or table_points(deal) is None:
        return False
    return bottom_points(deal) is None and deal.bottom_shown is None


def by_play(match: Match, deal: Deal) -> DealSettled:
    """Return the end of a deal that was played out."""
    options, table = match.options, table_points(deal)
    won = captured(deal)
    bottom: int | None = 0
    if won is not False:
        times, inside = multiplied_by(deal, options), bottom_points(deal)
        bottom = None if won is None or times is None or inside is None else times * inside
    points = None if table is None or bottom is None else total(table, bottom, options)
    return settlement(match, deal, points, bottom, "play")


def settlement(match: Match, deal: Deal, points: int | None, bottom: int | None, by: How) -> DealSettled:
    """Return a deal settled by the collectors' total, with what it leads to (SJ4.5, SJ8.1, SJ8.2, SJ9.1)."""
    options, overturns = match.options, _overturned(deal)
    found = None if points is None or deal.declarer is None else worth(points, options)
    winner = None
    if found is not None and deal.declarer is not None:
        attackers = side_of(deal.declarer)
        winner = other(attackers) if found.collectors else attackers
    then = _then(match, deal, points, bottom)
    return DealSettled(
        number=deal.number,
        level=deal.level,
        declarer=deal.declarer,
        points=points,
        bottom=bottom,
        winner=winner,
        steps=None if found is None else found.steps,
        levels=then.levels,
        next_declarer=then.declarer,
        overturns=overturns,
        factor=None if overturns is None else factor(overturns, options),
        coins=coins(points, deal.declarer, overturns, options),
        fines=fines(deal.failed, options),
        by=by,
    )


def _overturned(deal: Deal) -> int | None:
    """Return how often trumps were overturned: as recorded, and more by the sheet where the record need not hold all."""
    recorded, claimed = overturns_of(deal), None if deal.claimed is None else deal.claimed.overturns
    if claimed is not None and claimed > MOST_CLAIMED:
        claimed = None  # the factor would be a number of many digits, of overturns that nobody can have shown
    if recorded is None or claimed is None:
        return claimed if recorded is None else recorded
    return recorded if all_overturned(deal) else max(recorded, claimed)


def _then(match: Match, deal: Deal, points: int | None, bottom: int | None) -> Score:
    coming = None if deal.claimed is None else deal.claimed.next_declarer
    done = Settled(deal.number, deal.level, deal.declarer, points, bottom, noted=deal.noted, anew=deal.anew, next_noted=coming)
    return after(score(match), done, match.options)


def done_by(deal: Deal, event: DealSettled) -> Settled:
    """Return a deal put among those that are over, as it was settled."""
    claimed = deal.claimed
    if claimed is None and event.by == "sheet":
        claimed = DealNoted(event.points, event.bottom, overturns=event.overturns, next_declarer=event.next_declarer)
    return Settled(
        deal.number,
        event.level,
        event.declarer,
        event.points,
        event.bottom,
        deal.taker,
        event.overturns,
        deal.failed,
        event.by,
        None,
        claimed,
        deal.noted,
        deal.anew,
        next_noted=None if claimed is None else claimed.next_declarer,
    )

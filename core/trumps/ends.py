"""The end of a deal (SJ6.2, SJ7.1 to SJ7.3): the bottom, its multiplier, the collectors' total, and what they are worth."""

from msgspec.structs import replace

from core.trick.parts import parts
from core.trumps.known import points_of
from core.trumps.messages import DealNoted, DealSettled, How, Seat
from core.trumps.readings import Readings
from core.trumps.score import on_ground, promoted_side, score
from core.trumps.state import ALL_CARDS, ALL_POINTS, SEATS, Deal, Match, Settled, side_of
from core.trumps.tricks import first_plays
from core.trumps.trumps import order_in, ways_of


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


def multiplied_by(match: Match, deal: Deal) -> int | None:
    """Return the multiplier of the bottom after the last trick (SJ7.2, SJ7.3, option `bottom_multiplier_by`); None: not known."""
    options = match.options
    lead, plays, order = deal.trick_lead, first_plays(deal.trick), order_in(deal, options)
    if lead is None or order is None or deal.taker is None or not plays:
        return None
    won = next((play for play in plays if play.seat == deal.taker), plays[0])
    ruffed = won is not plays[0] and options.bottom_multiplier_by == "winning_play" and options.bottom_ruffed_singles == "pair"
    if ruffed and len(won.cards) == len(lead.cards) and len({order.suit_of.get(card) for card in won.cards}) == 1:
        return match.own.multiplier(parts(won.cards, order, ways_of(options)), options)
    return match.own.multiplier(lead.parts, options)


def table_points(deal: Deal) -> int | None:
    """Return what the collectors took in tricks (面上分); None where it is not known."""
    if not deal.points_known or not deal.whole or deal.declarer is None or deal.open is not None:
        return None
    return in_tricks(deal, deal.declarer)


def in_tricks(deal: Deal, declarer: Seat) -> int:
    """Return the points of the tricks that the side playing against a declarer is known to have taken."""
    return sum(deal.points[seat] for seat in SEATS if side_of(seat) != side_of(declarer))


def is_open(deal: Deal, options: Readings) -> bool:
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
        times, inside = multiplied_by(match, deal), bottom_points(deal)
        bottom = None if won is None or times is None or inside is None else times * inside
    points = None if table is None or bottom is None else match.own.total(table, bottom, options)
    return match.own.settlement(match, deal, points, bottom, "play", options)


def outline(match: Match, deal: Deal, points: int | None, bottom: int | None, by: How, raw: int | None = None) -> DealSettled:
    """Return a deal settled by the collectors' total, with what follows from that in every game; each fills in the rest."""
    own, options = match.own, match.options
    now, done = score(match), as_settled(deal, points, bottom, by, raw)
    found = own.worth(on_ground(now, done, options, own.laps), done, options)
    then = own.after(now, done, options)
    return DealSettled(
        number=deal.number,
        level=deal.level,
        declarer=deal.declarer,
        points=points,
        bottom=bottom,
        winner=None if found is None or deal.declarer is None else promoted_side(found, deal.declarer),
        steps=None if found is None else found.steps,
        levels=then.shown,
        next_declarer=then.declarer,
        overturns=None,
        factor=None,
        coins=None,
        fines=None,
        by=by,
        raw=raw,
    )


def as_settled(deal: Deal, points: int | None, bottom: int | None, by: How, raw: int | None = None) -> Settled:
    """Return a deal as it stands among those that are over: the collectors' total, what of it the bottom gave, before fines."""
    sheet = by == "sheet"
    return Settled(
        deal.number,
        deal.level,
        deal.declarer,
        points,
        bottom,
        bottom_points(deal),
        last_taker(deal),
        failed=deal.failed,
        noted=deal.noted,
        anew=deal.anew,
        next_noted=None if deal.claimed is None else deal.claimed.next_declarer,
        table=table_points(deal) if deal.laid else None,
        won_with=_won_with(deal),
        trumps=None if deal.standing is None else (deal.standing.suit,),
        fines=() if sheet else deal.fines,  # the total of a sheet has them in it
        raw=raw,
        tricks=deal.tricks,
        fined=sheet and bool(deal.fines),
        timed=deal.timed,
    )


def after_fines(match: Match, deal: Deal, raw: int) -> int:
    """Return what the fines of a deal make of the collectors' total, in games that fine in points."""
    counted = match.own.account(as_settled(deal, raw, None, "play", raw), match.options)
    return counted[-1].then if counted else raw


def done_by(deal: Deal, event: DealSettled) -> Settled:
    """Return a deal put among those that are over, as it was settled."""
    claimed = deal.claimed
    if claimed is None and event.by == "sheet":
        claimed = DealNoted(event.points, event.bottom, overturns=event.overturns, next_declarer=event.next_declarer)
    done = as_settled(replace(deal, claimed=claimed), event.points, event.bottom, event.by, event.raw)
    return replace(done, level=event.level, declarer=event.declarer, overturns=event.overturns, by=event.by, claimed=claimed)


def last_taker(deal: Deal) -> Seat | None:
    """Return who has won the last trick: by the plays, and by the sheet where those are not all recorded; None: not known."""
    if deal.whole and deal.taker is not None:
        return deal.taker
    return None if deal.claimed is None else deal.claimed.last


def _won_with(deal: Deal) -> tuple[str, ...]:
    """Return the cards that won the last trick; none where that is not known."""
    plays = first_plays(deal.trick)
    return next((play.cards for play in plays if play.seat == deal.taker), ()) if deal.whole else ()

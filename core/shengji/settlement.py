"""How a deal of 升级 is settled (SJ4.5, SJ5.4, SJ8.1, SJ8.2, SJ9.1): levels, who declares next, factors and fines."""

from msgspec.structs import replace

from core.shengji.options import Options
from core.shengji.stakes import coins, factor, fines
from core.trumps.deals import all_overturned, overturns_of
from core.trumps.ends import outline
from core.trumps.messages import DealSettled, How
from core.trumps.state import Deal, Match

MOST_CLAIMED = 99  # overturns of a sheet that count; six are possible, each higher than the last (SJ4.3)


def settlement(match: Match, deal: Deal, points: int | None, bottom: int | None, by: How, options: Options) -> DealSettled:
    """Return a deal settled by the collectors' total, with what it leads to (SJ4.5, SJ8.1, SJ8.2, SJ9.1)."""
    overturns = _overturned(deal)
    return replace(
        outline(match, deal, points, bottom, by),
        overturns=overturns,
        factor=None if overturns is None else factor(overturns, options),
        coins=coins(points, deal.declarer, overturns, options),
        fines=fines(deal.failed, options),
    )


def _overturned(deal: Deal) -> int | None:
    """Return how often trumps were overturned: as recorded, and more by the sheet where the record need not hold all."""
    recorded, claimed = overturns_of(deal), None if deal.claimed is None else deal.claimed.overturns
    if claimed is not None and claimed > MOST_CLAIMED:
        claimed = None  # the factor would be a number of many digits, of overturns that nobody can have shown
    if recorded is None or claimed is None:
        return claimed if recorded is None else recorded
    return recorded if all_overturned(deal) else max(recorded, claimed)

"""What SJ4.5 and SJ6.1 to SJ9.1 say of the figures on the sheet of a deal: beside its plays, and beside each other."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from core.clause import Rule, Violation
from core.saying import say
from core.text import Gaps, Text, listed
from core.trumps import law_of_sheets as law
from core.trumps import words
from core.trumps.deals import all_overturned, in_deal, named_next
from core.trumps.ends import after_fines, as_settled, captured, multiplied_by, table_points
from core.trumps.known import points_of
from core.trumps.messages import DealNoted, Seat
from core.trumps.outcome_ends import STEP, TEN, most_points, no_deals
from core.trumps.score import course, on_ground, score
from core.trumps.state import (
    BOTTOM,
    Counting,
    Deal,
    Decided,
    Match,
    Settled,
    State,
    Waiting,
    claims_last,
    deal_of,
    in_force,
    side_of,
)


def noted_rules(state: State, act: DealNoted) -> Iterator[Violation]:
    """Yield whether what a sheet says of a deal can be no deal's, or is not what the plays give."""
    about_last, match = about_last_deal(state), state.match
    number = len(state.match.deals) + (not about_last)
    if act.points is not None and no_deals(act.points):
        due = "0.." if (most := match.own.most(match.options)) is None else f"0..{most}"
        yield say(law.NO_SUCH_POINTS, None, (str(act.points),), (due,), deal=number, claimed=act.points)
        return
    if not about_last:
        deal = in_deal(state).deal
        alone = replace(act, points=None) if _counted(state, act) else act  # the total is held against the tricks
        yield from _alone(alone, number, deal.declarer, match, Lies(len(deal.bottom), _buried_points(state, deal)))
        yield from _beside_table(state, act, deal)
        return
    last, deal_played = state.match.deals[-1], deal_of(state)
    if last.by != "play" or last.points is None:
        lies = Lies(BOTTOM if deal_played is None else len(deal_played.bottom))
        yield from _alone(act, number, last.declarer, match, lies)
    if (last.by == "play" or last.ruled is not None) and isinstance(state, (Waiting, Decided)):
        yield from _beside_plays(act, last, deal_played if last.by == "play" else None, state)


def about_last_deal(state: State) -> bool:
    """Say whether a note is about the deal that is over."""
    if isinstance(state, Decided):
        return bool(state.match.deals)
    return isinstance(state, Waiting) and claims_last(state)


def _differs(rule: Rule, deal: int, claimed: int | None, right: int | None) -> Iterator[Violation]:
    """Yield a figure that is another than the right one, where both are known."""
    if claimed is not None and right is not None and claimed != right:
        yield say(rule, None, (str(claimed),), (str(right),), deal=deal, claimed=claimed, right=right)


def _other_seat(rule: Rule, deal: int, claimed: Seat | None, right: Seat | None) -> Iterator[Violation]:
    """Yield a seat that is another than the right one, where both are known."""
    if claimed is not None and right is not None and claimed != right:
        gaps: Gaps = {"deal": deal, "who": words.SEATS[claimed], "right": words.SEATS[right]}
        yield say(rule, None, (str(claimed),), (str(right),), **gaps)


def _capped(points: int | None, match: Match) -> int | None:
    """Return points as they count (option `total_cap`)."""
    return None if points is None else match.own.total(points, 0, match.options)


def _beside_plays(act: DealNoted, last: Settled, deal: Deal | None, state: Waiting | Decided) -> Iterator[Violation]:
    """Yield each figure that differs from what the plays of the deal give, or the ruling on it."""
    match, n = state.match, last.number
    times = multiplied_by(match, deal) if deal is not None and captured(deal) else None
    yield from _total(act, last, match)
    yield from _differs(law.BOTTOM_POINTS_DIFFER, n, act.bottom, last.bottom)
    yield from _differs(law.MULTIPLIER_DIFFERS, n, act.multiplier, times)
    if deal is not None and captured(deal) is False:
        yield from _multiplier(act, n, match.own.multipliers(match.options), deal.taker)
    yield from _differs(law.OVERTURNS_DIFFER, n, act.overturns, last.overturns)
    yield from _other_seat(law.LAST_DIFFERS, n, act.last, last.last)
    yield from _other_seat(law.NEXT_DIFFERS, n, act.next_declarer, course(state.match)[-1].declarer)


def _total(act: DealNoted, last: Settled, match: Match) -> Iterator[Violation]:
    """Yield a total that is another than that of the plays after fines (CD4.1), or than that of the ruling."""
    claimed, right = _capped(act.points, match), _capped(in_force(last)[1], match)
    if claimed is None or right is None or claimed == right:
        return
    if last.ruled is not None:
        why = Text("裁定为{n}分", "the ruling gives {n}").fill(n=right)
    else:
        why = _by_plays(right, last.raw if last.fines else None)
    yield say(law.POINTS_DIFFER, None, (str(claimed),), (str(right),), deal=last.number, claimed=claimed, right=why)


def _by_plays(right: int, raw: int | None) -> Text:
    """Return the total that the plays give; `raw` before fines, None: nobody was fined."""
    if raw is None:
        return Text("由出牌算得{n}分", "the plays give {n}").fill(n=right)
    gaps: Gaps = {"raw": raw, "n": right}
    return Text("出牌{raw}分，罚分后{n}分（CD4.1）", "the plays give {raw}, which fines make {n} (CD4.1)").fill(**gaps)


# --- where no plays give the result -------------------------------------------------------------------------------------------


def _beside_table(state: State, act: DealNoted, deal: Deal) -> Iterator[Violation]:
    """Yield what contradicts the record of a deal of which the plays do not give the result."""
    match, options, own = state.match, state.match.options, state.match.own
    n, points = deal.number, _capped(act.points, match)
    if act.overturns is not None and (act.overturns < deal.overturns or all_overturned(deal)):
        yield from _differs(law.OVERTURNS_DIFFER, n, act.overturns, deal.overturns)
    if isinstance(state, Counting):
        yield from _other_seat(law.LAST_DIFFERS, n, act.last, deal.taker)
        if captured(deal):
            yield from _differs(law.MULTIPLIER_DIFFERS, n, act.multiplier, multiplied_by(match, deal))
        table = table_points(deal)
        if table is not None and act.bottom is not None:
            raw = own.total(table, act.bottom, options)
            right = after_fines(match, deal, raw)
            if points not in (None, right):
                why = _by_plays(right, raw if deal.fines else None)
                yield say(law.POINTS_DIFFER, None, (str(points),), (str(right),), deal=n, claimed=str(points), right=why)
    sheet = as_settled(replace(deal, claimed=act), points, act.bottom, "sheet")
    found = own.worth(on_ground(score(match), sheet, options, own.laps), sheet, options)
    if found is not None and deal.declarer is not None:
        named = None if deal.declarer_noted else named_next(match)
        last = sheet.last if act.last is None else act.last
        if named is None or act.next_declarer != own.declares_next(named, found, last, options):
            due = own.declares_next(deal.declarer, found, last, options)
            yield from _other_seat(law.NEXT_DIFFERS, n, act.next_declarer, due)


def _counted(state: State, act: DealNoted) -> bool:
    """Say whether the tricks that are recorded and the bottom of a sheet give the total."""
    return isinstance(state, Counting) and act.bottom is not None and table_points(state.deal) is not None


def _buried_points(state: State, deal: Deal) -> int | None:
    """Return the points that lie buried, which a sheet is held against where no plays give the bottom; None: not known."""
    lies = deal.burier is not None and not deal.up and not isinstance(state, Counting)
    return points_of(deal.bottom) if lies else None


class Lies(NamedTuple):
    """What lies in the bottom: how many cards, and the points where it is recorded what was buried."""

    cards: int
    points: int | None = None


def _alone(act: DealNoted, deal: int, declarer: Seat | None, match: Match, lies: Lies) -> Iterator[Violation]:
    """Yield figures of a sheet that no deal has, or that contradict each other; of the bottom the first that is wrong."""
    factors = match.own.multipliers(match.options)
    won = None if act.last is None or declarer is None else side_of(act.last) != side_of(declarer)
    yield from _multiplier(act, deal, factors, act.last if won is False and not act.bottom else None)
    wrong = None if act.bottom is None else next(_bottom(act, act.bottom, deal, won, match, lies), None)
    if wrong is not None:
        yield wrong
    elif act.points is not None and act.points > (most := _most(act, won, factors, lies)):
        due = (f"0..{most}",)
        yield say(law.POINTS_OVER_ALL, None, (str(act.points),), due, deal=deal, claimed=act.points, most=most)


def _multiplier(act: DealNoted, deal: int, factors: tuple[int, ...], kept: Seat | None) -> Iterator[Violation]:
    """Yield a multiplier that is none (SJ7.2), or one of a bottom that is nobody's: `kept` of the declarers won it (SJ7.1)."""
    times = act.multiplier
    if times is None:
        return
    if not _multiplies(times, act.bottom, factors):
        near = _around(times, factors)
        yield say(law.NO_SUCH_MULTIPLIER, None, (str(times),), near, deal=deal, claimed=times, near=listed(near))
    elif kept is not None and times in factors:
        yield say(law.MULTIPLIER_NOT_WON, None, (str(times),), (), deal=deal, who=words.SEATS[kept], claimed=times)


def _most(act: DealNoted, won: bool | None, factors: tuple[int, ...], lies: Lies) -> int:
    """Return the highest total that a deal can have beside what a sheet says of its bottom (SJ6.1, SJ6.2, SJ7.2)."""
    if act.multiplier in factors:
        factors = tuple(each for each in factors if each == act.multiplier)
    bottom = 0 if won is False else act.bottom
    if bottom is None:
        inside = TEN * max(lies.cards, BOTTOM) if lies.points is None else lies.points
        return most_points(inside, max(factors) * inside)
    least = min((bottom // each for each in factors if bottom % (STEP * each) == 0), default=0)
    return most_points(least if lies.points is None else lies.points, bottom)


def _bottom(act: DealNoted, bottom: int, deal: int, won: bool | None, match: Match, lies: Lies) -> Iterator[Violation]:
    """Yield what is wrong with what a sheet says of the bottom; `won`: whether it has the collectors win the last trick."""
    gaps: Gaps = {"deal": deal, "claimed": bottom}
    if bottom and act.last is not None and won is False:
        yield say(law.BOTTOM_NOT_WON, None, (str(bottom),), ("0",), who=words.SEATS[act.last], **gaps)
    factors = match.own.multipliers(match.options)
    times = act.multiplier if act.multiplier in factors else None
    if times is None and act.multiplier is not None and not _multiplies(act.multiplier, bottom, factors):
        near: tuple[str, ...] = ()  # the multiplier is what is wrong
    elif lies.points is None:
        near = _bottoms_around(bottom, act.multiplier, max(lies.cards, BOTTOM))
    else:
        near = _buried_gives(bottom, lies.points, (times,) if times else factors) if bottom or won else ()
    if near and lies.points is not None and (times is not None or lies.points == 0):
        yield say(law.BOTTOM_POINTS_DIFFER, None, (str(bottom),), near, right=listed(near), **gaps)
    elif near:
        yield say(law.NO_SUCH_BOTTOM, None, (str(bottom),), near, near=listed(near), **gaps)
    points = act.points
    open_above = points is not None and points == match.own.most(match.options)
    if points is not None and bottom > points and not open_above:
        yield say(law.BOTTOM_OVER_TOTAL, None, (str(bottom),), (f"0..{points}",), points=points, **gaps)


def _multiplies(times: int, bottom: int | None, factors: tuple[int, ...]) -> bool:
    """Say whether a bottom can be multiplied so (SJ7.2); one that gave nothing may be noted as taken once."""
    return times in factors or (times == 1 and not bottom)


def _around(n: int, allowed: tuple[int, ...]) -> tuple[str, ...]:
    """Return the allowed numbers next below and next above another.

    >>> _around(3, (2, 4, 8)), _around(1, (2, 4, 8)), _around(9, (2, 4, 8))
    (('2', '4'), ('2',), ('8',))
    """
    below, above = [each for each in allowed if each < n], [each for each in allowed if each > n]
    return tuple(str(each) for each in (*below[-1:], *above[:1]))


def _bottoms_around(bottom: int, times: int | None, cards: int = BOTTOM) -> tuple[str, ...]:
    """Return what a bottom could have given instead; empty where it can have given this: points of cards, multiplied (SJ7.2).

    >>> _bottoms_around(40, 4), _bottoms_around(30, 4), _bottoms_around(35, None), _bottoms_around(500, 2)
    ((), ('20', '40'), ('30', '40'), ('160',))
    """
    unit = STEP * (times or 2)
    most = TEN * cards * times if times else None
    if bottom < 0:
        return ("0",)
    if most is not None and bottom > most:
        return (str(most),)
    below = bottom - bottom % unit
    return () if bottom == below else (str(below), str(below + unit))


def _buried_gives(bottom: int, buried: int, factors: tuple[int, ...]) -> tuple[str, ...]:
    """Return what so many points that lie buried could have given instead (SJ7.2); empty where they can have given this.

    >>> _buried_gives(0, 5, (4,)), _buried_gives(30, 5, (2, 4, 8)), _buried_gives(40, 5, (2, 4, 8))
    (('20',), ('20', '40'), ())
    """
    allowed = tuple(sorted({buried * each for each in factors}))
    return () if bottom in allowed else _around(bottom, allowed)

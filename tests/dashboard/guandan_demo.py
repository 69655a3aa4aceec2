"""Matches of 掼蛋 for the dashboard to show: played by bots by the rules, with something irregular here and there."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from msgspec.structs import replace

from core.desk.messages import CallMade, FactFound, OffenceHeld, Ruled, TurnStopped
from core.guandan import messages as m
from core.guandan.options import DEFAULTS, Options
from core.guandan.presets import COMPETITION
from core.people import Source
from events.sqlite import SqliteStore
from tests.core.guandan.matches import Deal, whole_match
from tests.dashboard.demo import OPENED, SHOWN, Scribe

PLAYERS = ("林小雨", "欧阳博文", "Anna", "赵一鸣")
AT_TEN = replace(DEFAULTS, count_report="at_ten")
LONG = replace(DEFAULTS, promotion="three_two_one", pass_a_condition="partner_second", a_attempts="three")  # noqa: S106


def build(store: SqliteStore) -> dict[str, str]:
    """Write the matches; return name -> stream."""
    made = (levels(store), competition(store), running(store))
    return {match.name: match.stream for match in made}


def opened(store: SqliteStore, name: str, options: Options, preset: str | None = None) -> Scribe:
    """Open a match; later matches of the demo were opened later."""
    match = Scribe(store, name, PLAYERS, ("联谊赛", "第一轮", "2号台"), OPENED - 8_000_000)
    return match.open_guandan(Source(), options, preset)


def levels(store: SqliteStore) -> Scribe:
    """Three deals by the invitational's rules: a tribute, a refusal, wild cards, and a card that others have seen."""
    match = opened(store, "guandan", DEFAULTS)
    for deal in played(15, DEFAULTS, 3):
        acts = with_a_card_seen(deal) if deal.number == 2 else deal.acts
        for act in acts:
            match.do(act)
    return match


def competition(store: SqliteStore) -> Scribe:
    """A round of five deals by the competition's rules; a number announced wrong, cards dropped, and a ruling."""
    match = opened(store, "round", COMPETITION, "competition")
    for deal in played(4, COMPETITION, 5):
        acts = list(with_a_count_wrong(deal) if deal.number == 1 else deal.acts)
        at = followed_by_passes(acts) if deal.number == 2 else len(acts)
        for act in acts[:at]:
            match.do(act)
        if deal.number == 2:
            seat = dropped(match, acts[at:])
            acts.remove(next(act for act in acts[at:] if act == m.Passed(seat)))
        for act in acts[at:]:
            match.do(act)
    match.do(m.SheetSigned(0))
    match.do(m.SheetSigned(1))
    return match


def running(store: SqliteStore, name: str = "table", upto: int = 80) -> Scribe:
    """Of the first deal only the sheet; the second is running: a tribute, counts at ten, a card that others have seen."""
    match = opened(store, name, AT_TEN)
    first, second = played(18, AT_TEN, 2)
    match.do(m.DealNoted(first.order))
    for act in list(with_a_card_seen(second))[:upto]:
        match.do(act)
    return match


def played(seed: int, options: Options, count: int) -> tuple[Deal, ...]:
    """Return so many deals that bots have played by the rules."""
    return tuple(whole_match(Random(seed), options, most=count))


def with_a_card_seen(deal: Deal) -> Iterator[m.Act]:
    """Yield the acts of a deal; after the first play the next seat shows the card that it plays last."""
    lead = next(act for act in deal.acts if isinstance(act, m.CardsPlayed))
    for act in deal.acts:
        yield act
        if act is lead:
            seat: m.Seat = (0, 1, 2, 3)[(lead.seat + 1) % 4]
            last = next(act for act in reversed(deal.acts) if isinstance(act, m.CardsPlayed) and act.seat == seat)
            yield m.CardsExposed(seat, last.cards[:1])


def with_a_count_wrong(deal: Deal) -> Iterator[m.Act]:
    """Yield the acts of a deal; the first number is announced one too low, then corrected."""
    first = next(act for act in deal.acts if isinstance(act, m.CountAnnounced))
    for act in deal.acts:
        if act is first:
            yield m.CountAnnounced(first.seat, first.count - 1)
        yield act


def followed_by_passes(acts: list[m.Act]) -> int:
    """Return the place in the acts of a deal before two seats pass, the second of which has played before."""
    return next(
        n
        for n, (one, two) in enumerate(pairwise(acts))
        if isinstance(one, m.Passed) and isinstance(two, m.Passed) and any(isinstance(act, m.Passed) for act in acts[:n])
    )


def dropped(match: Scribe, rest: list[m.Act]) -> m.Seat:
    """Somebody shows a card and is stopped by a ruling (GC3.4); return the seat."""
    seat = next(act.seat for act in rest[1:] if isinstance(act, m.Passed))
    card = next(act.cards for act in reversed(rest) if isinstance(act, m.CardsPlayed) and act.seat == seat)[:1]
    version = match.do(m.CardsExposed(seat, card, dropped=True))
    claim = match.row("text", "出牌时带出一张")
    match.do(CallMade((0, 1, 2, 3)[(seat + 1) % 4], (version,), claim.id), match.scribe, (claim,))
    referee = match.actor("郑国强", "referee")
    fact = match.row("text", "双方都看到了这张牌")
    match.do(FactFound(1, fact.id, "player", "agreed"), referee, (fact, match.named))
    match.do(OffenceHeld(1, version, "guandan.dropped", "GC3.4", seat), referee)
    why = match.row("text", "暴露张收回，停止一轮出牌")
    match.do(Ruled(1, "GC3.4", TurnStopped(seat), SHOWN, why.id), referee, (why,))
    return seat

"""What a record of 掼蛋 does not allow to be judged, and why; once a deal where it holds for a whole deal."""

from collections.abc import Callable, Iterator

from core.cards import BIT, RANK_OF, UNKNOWN
from core.clause import Unjudged
from core.guandan import words
from core.guandan.deals import IN_DEAL, in_deal, same_deal
from core.guandan.evolve import evolve
from core.guandan.known import whole
from core.guandan.lacking import lacks
from core.guandan.messages import (
    Act,
    CardReturned,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealSettled,
    HandDealt,
    LevelNoted,
    LevelsNoted,
    Passed,
    PlaysUnrecorded,
    PointsNoted,
    RefusalClaimed,
    TotalsNoted,
    TributePaid,
    TributeUnrecorded,
)
from core.guandan.outcome import begun, outcome
from core.guandan.playing_unknown import plays_unknown
from core.guandan.returning import hand_before as before_returning
from core.guandan.returning import to_partner
from core.guandan.settle import next_deal, score, standing, unknown_at_a
from core.guandan.state import Decided, InDeal, Settled, State, Waiting, to_pay
from core.guandan.tribute import claimants, equal, is_wild, matched, may_return, payers_known, worth
from core.guandan.tributes import hand_before as before_paying
from core.guandan.tributes import refusal_clause
from core.text import Text


def unjudged(state: State, act: Act) -> Iterator[Unjudged]:
    """Yield every check on an act that the record does not allow."""
    if isinstance(state, Decided) or (check := _CHECKS.get(type(act))) is None:
        return
    yield from check(state, act)
    if isinstance(act, (CardsPlayed, Passed, DealNoted)):
        yield from _at_a(state, act)


def _at_a(state: State, act: CardsPlayed | Passed | DealNoted) -> Iterator[Unjudged]:
    """Say that it is not known whose A was played, where the deal ends and that decides (GD6.3)."""
    now = in_deal(state)
    if now.deal.level != "A" or now.deal.declarers is not None:
        return
    settled = next((event for event in outcome(state, act)[1:] if isinstance(event, DealSettled)), None)
    if settled is None:
        return
    done = Settled(settled.number, settled.level, now.deal.declarers, settled.order, settled.winner, settled.place)
    if unknown_at_a(done, score(state.match), state.match.options):
        yield lacks("a_unproved", "GD6.3", _WHOSE_A, deal=settled.number)


def _begun(state: State, act: DealBegun) -> Iterator[Unjudged]:
    """Say why the deal before has no result, where no rule speaks of it."""
    if not isinstance(state, IN_DEAL) or same_deal(state) or not state.deal.whole:
        return
    if not state.deal.claimed and not state.deal.laid:
        yield lacks("deal_unrecorded", "GD6.1", _DEAL, deal=state.deal.number)


def _level(state: State, act: LevelNoted) -> Iterator[Unjudged]:
    match, deal = state.match, in_deal(state).deal
    if match.options.levels == "seven" or deal.noted:
        return
    if not match.deals and act.level != "2":
        yield lacks("earlier_unrecorded", "GD4.1", _EARLIER, level=words.level(act.level))
    elif match.deals and next_deal(match).level is None:
        yield lacks("level_unproved", "GD4.1", _LEVEL, deal=deal.number)


def _hand(state: State, act: HandDealt) -> Iterator[Unjudged]:
    vague = [card for card in act.cards if card in RANK_OF and card not in BIT]
    if vague:
        why = _UNKNOWN if UNKNOWN in vague else _SUITS
        yield lacks("suits_unrecorded", "GD1.1", why, who=words.SEATS[act.seat], n=len(vague))


# --- tribute ------------------------------------------------------------------------------------------------------------------


def _not_known(now: InDeal) -> Iterator[Unjudged]:
    if not payers_known(now.match) and not now.deal.tribute.paid and not now.deal.tribute.returned:
        yield lacks("tribute_unknown", "GD5.4", _OWED, deal=now.deal.number)


def _paid(state: State, act: TributePaid) -> Iterator[Unjudged]:
    now = begun(state)
    deal, options = now.deal, now.match.options
    yield from _not_known(now)
    if act.seat not in to_pay(deal) and not act.corrects:
        return
    if deal.level is None:
        yield lacks("level_unknown", "GD5.2", _NO_LEVEL, deal=deal.number)
        return
    who = words.SEATS[act.seat]
    if worth(act.card, deal.level) is None:
        yield lacks("tribute_card", "GD5.2", _PAID_CARD, who=who)
    elif not is_wild(act.card, deal.level) and whole(before_paying(deal, act)) is None:
        yield lacks("tribute_unproved", "GD5.2", _HIGHEST, who=who)
    if options.refusal == "automatic" and not deal.tribute.paid and claimants(deal, options) is None:
        yield lacks("refusal_unknown", refusal_clause(deal.tribute.payers), _AUTOMATIC, deal=deal.number)
    yield from _takers(now, act)


def _takers(now: InDeal, act: TributePaid) -> Iterator[Unjudged]:
    """Say why it is not known who takes which of two tributes, when the second is shown."""
    paid = [*now.deal.tribute.paid, (act.seat, act.card, act.to)]
    if len(now.deal.tribute.payers) != 2 or {payer for payer, _, _ in paid} != set(now.deal.tribute.payers):
        return
    settled, deal = outcome(now, act)[1:], in_deal(evolve(now, act)).deal
    if matched(deal, now.match.options):
        return
    if equal(deal) and not settled:
        yield lacks("takers_unrecorded", "GD5.2", _TAKERS, deal=deal.number)
    elif not equal(deal):
        yield lacks("tributes_unknown", "GD5.2", _TRIBUTES, deal=deal.number)


def _refused(state: State, act: RefusalClaimed) -> Iterator[Unjudged]:
    now = begun(state)
    yield from _not_known(now)
    if now.deal.tribute.payers and claimants(now.deal, now.match.options) is None:
        yield lacks("refusal_unproved", refusal_clause(now.deal.tribute.payers), _JOKERS, who=words.SEATS[act.seat])


def _returned(state: State, act: CardReturned) -> Iterator[Unjudged]:
    now = begun(state)
    deal, options = now.deal, now.match.options
    yield from _not_known(now)
    if act.seat not in deal.tribute.receivers or deal.tribute.refused:
        return
    if options.return_order == "together" and len(deal.tribute.payers) == 2 and not deal.tribute.returned:
        yield lacks("return_order", "GD5.2", _ORDER, deal=deal.number)
    if options.return_card == "any" or act.card not in RANK_OF:
        return
    if deal.level is None or RANK_OF[act.card] == "?":
        yield lacks("return_card", "GD5.2", _RETURN_CARD, who=words.SEATS[act.seat])
    elif not may_return(act.card, deal.level, to_partner(deal, act), options) and whole(before_returning(deal, act)) is None:
        yield lacks("return_unproved", "GD5.2", _RETURN, who=words.SEATS[act.seat], card=words.card(act.card))


def _tribute_unrecorded(state: State, act: TributeUnrecorded) -> Iterator[Unjudged]:
    yield lacks("tribute_unrecorded", "GD5.4", _TRIBUTE, deal=in_deal(state).deal.number)


def _plays_unrecorded(state: State, act: PlaysUnrecorded) -> Iterator[Unjudged]:
    yield lacks("plays_unrecorded", "GD3.1", _PLAYS, deal=in_deal(state).deal.number)


# --- sheets -------------------------------------------------------------------------------------------------------------------


def _noted(state: State, act: DealNoted | PointsNoted) -> Iterator[Unjudged]:
    settled = next((event for event in outcome(state, act)[1:] if isinstance(event, DealSettled)), None)
    if settled is not None:
        if settled.place is None:
            yield lacks("order_incomplete", "GD6.2", _INCOMPLETE, deal=settled.number)
        return
    if isinstance(state, IN_DEAL) and state.deal.laid:
        yield lacks("end_unrecorded", "GD6.1", _END, deal=state.deal.number)
    elif isinstance(state, Waiting) and isinstance(act, PointsNoted) and state.match.deals:
        last = state.match.deals[-1]
        if last.ruled is None and last.place is None:
            yield lacks("points_unproved", "GC2.4", _UNPROVED, deal=last.number)


def _levels(state: State, act: LevelsNoted) -> Iterator[Unjudged]:
    if state.match.options.levels != "seven" and standing(state.match).levels is None:
        yield lacks("levels_open", "GD6.2", _LEVELS)


def _totals(state: State, act: TotalsNoted) -> Iterator[Unjudged]:
    if state.match.options.promotion != "points_five_three_one":
        yield lacks("no_points", "GC2.4", _NO_POINTS)
    elif standing(state.match).points is None:
        yield lacks("totals_open", "GC2.4", _TOTALS)


_CHECKS: dict[type, Callable[..., Iterator[Unjudged]]] = {
    DealBegun: _begun,
    LevelNoted: _level,
    HandDealt: _hand,
    TributePaid: _paid,
    RefusalClaimed: _refused,
    CardReturned: _returned,
    TributeUnrecorded: _tribute_unrecorded,
    CardsPlayed: plays_unknown,
    Passed: plays_unknown,
    PlaysUnrecorded: _plays_unrecorded,
    DealNoted: _noted,
    PointsNoted: _noted,
    LevelsNoted: _levels,
    TotalsNoted: _totals,
}

_DEAL = Text(
    "第{deal}副没有记出牌，也没有记名次，结果不能计算。",
    "Neither plays nor an order of deal {deal} are recorded: it has no result.",
)
_WHOSE_A = Text(
    "第{deal}副打A，记录里看不出是哪一方的A，不能判是否过A。",
    "Deal {deal} was played at A and the record does not say whose A it was: whether it was passed cannot be judged.",
)
_EARLIER = Text(
    "记录从打{level}开始；以前的各副没有记录，不能判这一级是怎样打到的。",
    "The record begins at level {level}: the deals before are not recorded, so how it was reached cannot be judged.",
)
_LEVEL = Text(
    "以前各副的结果不详，不能判第{deal}副应打几。",
    "The deals before are not known in full: which level was due in deal {deal} cannot be judged.",
)
_SUITS = Text(
    "{who}的手牌有{n}张没有记花色，不能查第三张相同的牌。",
    "{n} cards of {who} are recorded without their suit: whether a card is there a third time cannot be judged.",
)
_UNKNOWN = Text(
    "{who}的手牌有{n}张没有记全，不能查这些牌。", "{n} cards of {who} are not recorded in full: they cannot be judged."
)
_OWED = Text(
    "上一副的名次不详，不能判第{deal}副谁应进贡、谁先出。",
    "The order of the deal before is not known: who owed tribute before deal {deal}, and who leads, cannot be judged.",
)
_NO_LEVEL = Text("第{deal}副打几没有记录，不能判。", "The level of deal {deal} is not recorded: this cannot be judged.")
_PAID_CARD = Text("{who}进贡的牌没有记全，不能判。", "The tribute of {who} is not recorded in full: it cannot be judged.")
_HIGHEST = Text(
    "{who}的手牌没有记全，不能判贡牌是否最大。",
    "The hand of {who} is not recorded in full: whether the tribute was the highest card cannot be judged.",
)
_AUTOMATIC = Text(
    "进贡一方的手牌没有记全，不能判第{deal}副是否应抗贡。",
    "The hands of the paying side are not recorded in full: whether they refuse in deal {deal} cannot be judged.",
)
_TAKERS = Text(
    "第{deal}副两张贡牌一样大，没有记谁收哪张。",
    "The two tributes of deal {deal} are equal, and who took which is not recorded.",
)
_TRIBUTES = Text(
    "第{deal}副的贡牌没有记全，不能判谁应收哪张、谁先出。",
    "The tributes of deal {deal} are not recorded in full: who takes which, and who leads, cannot be judged.",
)
_JOKERS = Text(
    "手牌没有记全，不能判{who}抗贡时大王是否齐。",
    "The hands are not recorded in full: whether {who} had the big jokers to refuse cannot be judged.",
)
_ORDER = Text(
    "第{deal}副两张还牌是否同时亮出没有记录。",
    "Whether the two cards returned in deal {deal} were shown together is not recorded.",
)
_RETURN_CARD = Text("{who}还的牌没有记全，不能判。", "The card that {who} returned is not recorded in full: it cannot be judged.")
_RETURN = Text(
    "{who}的手牌没有记全，不能判是否只能还{card}。",
    "The hand of {who} is not recorded in full: whether it had a card to return other than {card} cannot be judged.",
)
_TRIBUTE = Text(
    "第{deal}副的进贡没有记录，不能判进贡和谁先出。",
    "Tribute before deal {deal} is not recorded: neither it nor who leads can be judged.",
)
_PLAYS = Text(
    "第{deal}副以后的出牌没有记录，不能判。", "From here the plays of deal {deal} are not recorded and cannot be judged."
)
_INCOMPLETE = Text(
    "第{deal}副的名次没有写全，升级或积分不能计算。",
    "The order of deal {deal} is incomplete: levels or points cannot be computed.",
)
_END = Text(
    "第{deal}副的出牌没有到结束，所记的结果不能核对。",
    "The plays of deal {deal} do not reach its end, so the result given cannot be checked.",
)
_UNPROVED = Text(
    "第{deal}副的名次不详，所记的积分不能核对。",
    "The order of deal {deal} is not known, so the points given cannot be checked.",
)
_LEVELS = Text("有的副的结果不详，级数不能核对。", "Some deals are not known in full, so the levels cannot be checked.")
_TOTALS = Text("有的副的结果不详，总积分不能核对。", "Some deals are not known in full, so the totals cannot be checked.")
_NO_POINTS = Text("本场升级，不计积分，总积分不能核对。", "This match is won by levels, so totals of points cannot be checked.")

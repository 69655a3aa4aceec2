"""What GD5.1 to GD5.4 say of a tribute: who pays, which card, who takes it, and when."""

from collections.abc import Iterator

from core.cards import RANK_OF
from core.clause import Violation
from core.climb.held import Held, put_back, unexplained
from core.guandan import rulebook as law
from core.guandan import words
from core.guandan.deals import IN_DEAL
from core.guandan.known import higher, whole
from core.guandan.messages import CardsPlayed, Passed, Seat, TributePaid, TributesMatched
from core.guandan.outcome import begun, folded, outcome
from core.guandan.penalties import cited
from core.guandan.state import Deal, Dealing, Decided, InDeal, Match, Paying, Returning, State, Waiting, due_to_return, to_pay
from core.guandan.tribute import claimants, is_wild, matched, payable, payers_known, worth
from core.saying import say
from core.text import Text, joined

PAYS, SAYS_HE_PAYS = Text("进贡", "paid"), Text("改贡", "paid instead")
_FIRST = Text("第一副不进贡", "it is the first deal")
_NONE = Text("本场不进贡", "there is no tribute in this match")
_PARTNERS = Text("头家与末家是同伴，本场不进贡", "the last player is the first one's partner, who pays none in this match")


def clause_of(payers: tuple[Seat, ...]) -> str:
    """Return the clause on tribute that is in force: GD5.2 for two payers, GD5.4 for one."""
    return "GD5.2" if len(payers) == 2 else "GD5.4"


def refusal_clause(payers: tuple[Seat, ...]) -> str:
    """Return the clause on refusal that is in force: GD5.4 for one payer, else GD5.3."""
    return "GD5.4" if len(payers) == 1 else "GD5.3"


def played_already(now: InDeal) -> bool:
    """Say whether play has begun: cards lie, or were passed over."""
    return now.deal.plays > 0 or not now.deal.whole


def paid_rules(state: State, act: TributePaid) -> Iterator[Violation]:
    """Yield every rule that a tribute breaks."""
    now = begun(state)
    deal = now.deal
    if isinstance(state, Decided) or not deal.tribute.recorded:
        return
    before = tuple(_whether(now, act))
    held = tuple(_held(deal, act))
    yield from (*before, *held)
    if not before:
        if not held:
            yield from _card(now, act)
        yield from _taker(now, act)


def _whether(now: InDeal, act: TributePaid) -> Iterator[Violation]:
    """Yield why the seat has no tribute to pay, or not now."""
    deal, payers = now.deal, now.deal.tribute.payers
    who, card, done = words.SEATS[act.seat], words.card(act.card), (act.card,)
    if not payers:
        if payers_known(now.match):
            yield say(law.TRIBUTE_NOT_DUE, act.seat, done, (), who=who, card=card, why=_why_none(now.match))
        return
    clause = clause_of(payers)
    if deal.tribute.refused:
        yield say(cited(law.TRIBUTE_REFUSED, refusal_clause(payers)), act.seat, done, (), who=who, card=card)
    elif act.seat not in payers:
        right = words.seats(payers)
        yield say(cited(law.TRIBUTE_WRONG_PAYER, clause), act.seat, done, _names(payers), who=who, card=card, right=right)
    elif not act.corrects and any(payer == act.seat for payer, _, _ in deal.tribute.paid):
        yield say(cited(law.TRIBUTE_TWICE, clause), act.seat, done, (), who=who, card=card)
    elif played_already(now):
        verb = SAYS_HE_PAYS if act.corrects else PAYS
        yield say(cited(law.TRIBUTE_LATE, clause), act.seat, done, (), who=who, act=verb, card=card)
    elif now.match.options.refusal == "automatic" and not deal.tribute.paid and claimants(deal, now.match.options):
        yield say(cited(law.TRIBUTE_AUTOMATIC, refusal_clause(payers)), act.seat, done, (), who=who, card=card)


def _why_none(match: Match) -> Text:
    if match.options.tribute == "none":
        return _NONE
    return _FIRST if not match.deals else _PARTNERS


def _names(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    return tuple(str(seat) for seat in seats)


# --- the card -----------------------------------------------------------------------------------------------------------------


def hand_before(deal: Deal, act: TributePaid) -> Held:
    """Return the hand that a tribute is paid from; one that corrects an earlier one has that card back."""
    hand = deal.hands[act.seat]
    earlier = next((card for payer, card, _ in deal.tribute.paid if payer == act.seat), None)
    if not act.corrects or earlier is None:
        return hand
    return put_back(hand, (earlier,), (earlier,) if earlier in hand.odd else (), plays=0)


def _held(deal: Deal, act: TributePaid) -> Iterator[Violation]:
    if act.card not in RANK_OF:
        yield say(law.NO_SUCH_CARD, act.seat, (act.card,), card=act.card)
    elif lacking := unexplained(hand_before(deal, act), (act.card,)):
        verb = SAYS_HE_PAYS if act.corrects else PAYS
        yield say(law.NOT_HELD, act.seat, lacking, (), who=words.SEATS[act.seat], act=verb, cards=words.cards(lacking))


def _card(now: InDeal, act: TributePaid) -> Iterator[Violation]:
    """Yield whether it is the heart level card, or not the highest (GD5.2, GD5.4)."""
    deal, level = now.deal, now.deal.level
    if level is None:
        return
    hand, clause, who = hand_before(deal, act), clause_of(deal.tribute.payers), words.SEATS[act.seat]
    known = whole(hand)
    best = () if known is None else payable(known, level)
    if is_wild(act.card, level):
        yield say(cited(law.TRIBUTE_WILD, clause), act.seat, (act.card,), best, who=who, card=words.card(act.card))
    elif more := higher(hand, act.card, level):
        gaps: dict[str, Text | str | int] = {"who": who, "card": words.card(act.card), "higher": words.cards(more[:1])}
        yield say(cited(law.TRIBUTE_LOW, clause), act.seat, (act.card,), best or more, **gaps)


def disproof(deal: Deal, act: CardsPlayed) -> Iterator[Violation]:
    """Yield whether a play shows that a tribute out of a hand that is not recorded was not the highest card: the first time."""
    level = deal.level
    paid = next((card for payer, card, _ in deal.tribute.paid if payer == act.seat), None)
    if paid is None or level is None or deal.given[act.seat] is not None or is_wild(paid, level):
        return
    got = [card for _, card, to in deal.tribute.returned if to == act.seat]
    before = _own(tuple(card for seat, card in deal.laid if seat == act.seat), paid, level, got)
    now = _own(act.cards, paid, level, got)
    if now and not before:
        best = max(now, key=lambda card: worth(card, level) or 0)
        gaps: dict[str, Text | str | int] = {"who": words.SEATS[act.seat], "higher": words.card(best), "card": words.card(paid)}
        yield say(cited(law.TRIBUTE_DISPROVED, clause_of(deal.tribute.payers)), act.seat, (paid,), (best,), **gaps)


def _own(cards: tuple[str, ...], paid: str, level: str, got: list[str]) -> tuple[str, ...]:
    """Return the cards laid that are higher than a tribute and were in the hand when it was paid, for certain."""
    value = worth(paid, level)
    if value is None:
        return ()  # a rank that is not recorded may be the highest
    over = [card for card in cards if RANK_OF.get(card, "?") not in ("?", level) or (card in RANK_OF and card[0] in "SCD")]
    for card in got:
        if card in over:
            over.remove(card)
        else:
            over = [c for c in over if RANK_OF.get(c) != RANK_OF.get(card)]
    return tuple(card for card in over if (worth(card, level) or 0) > value)


# --- who takes it -------------------------------------------------------------------------------------------------------------


def _taker(now: InDeal, act: TributePaid) -> Iterator[Violation]:
    """Yield whether a tribute goes to the wrong seat: one finding for a pair, where it is settled (GD5.2)."""
    receivers, payers = now.deal.tribute.receivers, now.deal.tribute.payers
    if not receivers:
        return  # who was owed is not known
    if act.to is not None and act.to not in receivers:
        yield from _taken(act.seat, ((act.seat, act.to),), (act.seat, receivers), now)
        return
    events = outcome(now, act)
    settles = act.corrects or any(isinstance(event, TributesMatched) for event in events)
    after = folded(now, events)
    if not settles or not isinstance(after, IN_DEAL):
        return
    pairs = tuple((payer, taker) for payer, _, taker in after.deal.tribute.paid if taker is not None)
    right = matched(after.deal, now.match.options)
    if not right and len(pairs) == len(receivers) == 2 and pairs[0][1] == pairs[1][1]:
        right = ((payers[0], receivers[0]), (payers[1], receivers[1]))  # one card each, whoever takes which
    foreign = any(taker not in receivers for _, taker in pairs)
    if right and len(pairs) == len(payers) and dict(pairs) != dict(right) and not foreign:
        seat = payers[0] if len(payers) == 1 else None
        paid = {payer: card for payer, card, _ in after.deal.tribute.paid}
        gaps: dict[str, Text | str | int] = {"done": _pairs(pairs, paid), "right": _pairs(right, paid)}
        due_ = tuple(f"{payer}>{taker}" for payer, taker in right)
        yield say(cited(law.TRIBUTE_WRONG_TAKER, clause_of(payers)), seat, tuple(paid.values()), due_, **gaps)


def _taken(
    seat: Seat, pairs: tuple[tuple[Seat, Seat], ...], right: tuple[Seat, tuple[Seat, ...]], now: InDeal
) -> Iterator[Violation]:
    payer, receivers = right
    done = joined([_goes(source, words.SEATS[to]) for source, to in pairs])
    either = joined([words.SEATS[to] for to in receivers], zh="或", en=" or ")
    rule = cited(law.TRIBUTE_WRONG_TAKER, clause_of(now.deal.tribute.payers))
    yield say(rule, seat, (), _names(receivers), done=done, right=_goes(payer, either))


def _goes(payer: Seat, taker: Text) -> Text:
    return Text("{payer}进贡给{taker}", "{payer} pays {taker}").fill(payer=words.SEATS[payer], taker=taker)


def _pairs(pairs: tuple[tuple[Seat, Seat], ...], paid: dict[Seat, str]) -> Text:
    parts = []
    for payer, taker in sorted(pairs):
        gaps: dict[str, Text | str | int] = {
            "taker": words.SEATS[taker],
            "payer": words.SEATS[payer],
            "card": words.card(paid[payer]),
        }
        parts.append(Text("{taker}收{payer}的{card}", "{taker} takes {card} of {payer}").fill(**gaps))
    return joined(parts)


# --- tribute that was forgotten -----------------------------------------------------------------------------------------------


def forgotten(state: State, act: CardsPlayed | Passed) -> Iterator[Violation]:
    """Yield what was still to be paid or returned when play begins (GD5.2 to GD5.4)."""
    if isinstance(state, (Waiting, Decided, Dealing)):
        return
    deal = state.deal
    if isinstance(state, Returning):
        if left := tuple(taker for taker, _ in due_to_return(deal)):
            rule = cited(law.RETURN_MISSING, clause_of(deal.tribute.payers))
            yield say(rule, left[0] if len(left) == 1 else None, (), _names(left), right=words.seats(left))
        return
    if not isinstance(state, Paying):
        return
    left = to_pay(deal)
    needed = claimants(deal, state.match.options)
    if not left or (state.match.options.refusal == "automatic" and needed != ()):
        return
    if needed and len(needed) == 2 and len(alone := [seat for seat in needed if seat in deal.tribute.claims]) == 1:
        other = next(seat for seat in needed if seat != alone[0])
        who = words.SEATS[alone[0]]
        rule = cited(law.REFUSAL_ALONE, refusal_clause(deal.tribute.payers))
        yield say(rule, alone[0], (), _names(left), who=who, other=words.SEATS[other])
        return
    rule = cited(law.TRIBUTE_MISSING, clause_of(deal.tribute.payers))
    yield say(rule, left[0] if len(left) == 1 else None, (), _names(left), right=words.seats(left))

"""What GD1.1, GD4.1, GD5.1 and GC2.5 say of the cards as they are recorded, of the level, and of the card that is drawn."""

from collections.abc import Iterator

from core.card_rules import EVERYWHERE, IN_ONE_HAND, no_such_card, too_often
from core.cards import JOKERS, RANK_OF
from core.clause import Rule, Violation
from core.guandan import rulebook as law
from core.guandan import words
from core.guandan.deals import IN_DEAL, in_deal, same_deal
from core.guandan.evolve import evolve
from core.guandan.known import MOST_OF_RANK, copies, higher, of_ranks, whole
from core.guandan.messages import DealBegun, HandCounted, HandDealt, LeaderDrawn, Level, LevelNoted, Seat
from core.guandan.outcome import begun
from core.guandan.penalties import cited
from core.guandan.plays import PACKS
from core.guandan.settle import next_deal, score
from core.guandan.state import HAND, IS_LEVEL, Deal, Match, State, in_force
from core.guandan.tribute import is_wild, owed
from core.saying import say
from core.text import Gaps


def begun_rules(state: State, act: DealBegun) -> Iterator[Violation]:
    """Yield whether the deal before was left unfinished (GD6.1)."""
    if not isinstance(state, IN_DEAL) or same_deal(state):
        return
    deal = state.deal
    if not deal.claimed and deal.whole and deal.laid:
        yield say(law.UNFINISHED, None, (), ("play",), deal=deal.number)


def level_rules(state: State, act: LevelNoted) -> Iterator[Violation]:
    """Yield whether the levels are not those reached (GD6.2), or the deal is not at the one due (GD4.1; GC2.4: always 7)."""
    if nonsense := no_level((act.level, *(act.levels or ()))):
        yield from nonsense
        return
    match, deal = state.match, in_deal(state).deal
    seven = match.options.levels == "seven"
    now = score(match)
    right = deal.level if deal.noted else next_deal(match).level
    if act.levels is not None and match.deals and not seven and now.levels is not None and act.levels != now.levels:
        reached = words.levels(now.levels)
        yield say(law.LEVELS_DIFFER, None, act.levels, now.levels, claimed=words.levels(act.levels), right=reached)
        right = right if now.last is None else act.levels[now.last]
    begins_here = not match.deals and not deal.noted and not seven
    if right is not None and right != act.level and not begins_here:
        rule = cited(law.LEVEL_DIFFERS, "GC2.4" if seven else "GD4.1")
        yield say(rule, None, (act.level,), (right,), deal=deal.number, level=words.level(act.level), due=words.level(right))


def no_level(given: tuple[Level, ...]) -> tuple[Violation, ...]:
    """Return what is said of each that is no level (GD4.1)."""
    wrong = [each for each in dict.fromkeys(given) if each not in IS_LEVEL]
    return tuple(say(law.NO_SUCH_LEVEL, None, (each,), ("2..A",), level=words.level(each)) for each in wrong)


def drawn_rules(state: State, act: LeaderDrawn) -> Iterator[Violation]:
    """Yield whether a card is drawn where the deal before decides, a second time, or is not in the hand of who leads."""
    now = begun(state)
    deal, who = now.deal, words.SEATS[act.seat]
    if _deal_before_decides(now.match):
        yield say(law.LEADER_DRAWN, act.seat, _one(act.card), (), deal=deal.number)
    elif deal.drawn not in (None, *JOKERS.values()) and deal.leader is not None and deal.leader != act.seat:
        gaps: Gaps = {"deal": deal.number, "who": who, "right": words.SEATS[deal.leader]}
        yield say(law.DRAWN_AGAIN, act.seat, _one(act.card), (str(deal.leader),), **gaps)
    if act.card is not None and act.card not in RANK_OF:
        yield say(law.NO_SUCH_CARD, act.seat, (act.card,), card=act.card)
    elif _lacks(deal, act.seat, act.card):
        yield say(_drawn_by(now.match), act.seat, _one(act.card), (), card=words.card(act.card or ""), who=who)


def _deal_before_decides(match: Match) -> bool:
    """Say whether the lead hangs on the deal before (GD5.1 to GD5.4) and no card is drawn; GC2.5 has one drawn in every deal."""
    if match.options.shuffle_and_cut == "as_gc2" or not any(in_force(done)[0] for done in match.deals):
        return False
    return match.options.tribute == "yes" or owed(match).leads is not None


def _one(card: str | None) -> tuple[str, ...]:
    return () if card is None else (card,)


def _lacks(deal: Deal, seat: Seat, card: str | None) -> bool:
    """Say whether the hand of a seat, as it was recorded before any card was moved, lacks a card for certain."""
    given = deal.given[seat]
    if card is None or given is None or deal.laid or deal.tribute.paid:
        return False
    hand = whole(deal.hands[seat])
    return hand is not None and card not in hand


# --- hands --------------------------------------------------------------------------------------------------------------------


def hand_rules(state: State, act: HandDealt) -> Iterator[Violation]:
    """Yield what is wrong with a hand as recorded, beside what was recorded and done before."""
    now = begun(state)
    deal, who = now.deal, words.SEATS[act.seat]
    if deal.given[act.seat] is not None:
        yield say(law.DEALT_TWICE, act.seat, act.cards, who=who)
        return
    if len(act.cards) != HAND:
        yield say(law.HAND_SIZE, act.seat, act.cards, (str(HAND),), who=who, n=len(act.cards), due=HAND)
    yield from no_such_card(law.NO_SUCH_CARD, act.seat, act.cards)
    after = evolve(now, act)
    if not isinstance(after, IN_DEAL):
        return
    yield from _too_many(after.deal, act)
    yield from _done_before(after.match, deal, after.deal, act)


def _too_many(deal: Deal, act: HandDealt) -> Iterator[Violation]:
    """Yield cards of which there are more than two, and ranks of which there are more than eight."""
    here, everywhere = too_often(act.cards, PACKS), copies(deal)
    for card in dict.fromkeys(act.cards):
        n = act.cards.count(card) if card in here else everywhere[card]
        if n > PACKS:
            where = IN_ONE_HAND if card in here else EVERYWHERE
            yield say(law.CARD_THRICE, act.seat, (card,), (f"0..{PACKS}",), card=words.card(card), n=n, where=where)
    ranks, found = of_ranks(deal), {RANK_OF.get(card, "?") for card in act.cards}
    for rank in found & ranks.keys():
        own = sum(RANK_OF.get(card) == rank for card in act.cards)
        n, most = max(own, ranks[rank]), MOST_OF_RANK[rank]
        if n > most and not any(RANK_OF.get(card) == rank for card in (*here, *(c for c, k in everywhere.items() if k > PACKS))):
            where = IN_ONE_HAND if own > most else EVERYWHERE
            yield say(law.RANK_CROWDED, act.seat, (), (f"0..{most}",), rank=words.rank(rank), n=n, most=most, where=where)


def _drawn_by(match: Match) -> Rule:
    """Return the rule on a card that says who leads, by the clause that has it drawn: GC2.5, or GD5.1."""
    return cited(law.DRAWN_ELSEWHERE, "GC2.5" if match.options.shuffle_and_cut == "as_gc2" else "GD5.1")


def _done_before(match: Match, before: Deal, after: Deal, act: HandDealt) -> Iterator[Violation]:
    """Yield what a hand that is recorded late shows of what it did before."""
    who, hand = words.SEATS[act.seat], after.hands[act.seat]
    if before.drawn is not None and before.leader == act.seat and _lacks(after, act.seat, before.drawn):
        yield say(_drawn_by(match), act.seat, (before.drawn,), (), card=words.card(before.drawn), who=who)
    lacking = hand.odd[len(before.hands[act.seat].odd) :]
    if lacking:
        yield say(law.HAND_LACKS, act.seat, lacking, (), who=who, cards=words.cards(lacking))
    for payer, paid, _ in after.tribute.paid:
        if payer != act.seat or after.level is None or is_wild(paid, after.level):
            continue
        got = tuple(card for _, card, to in after.tribute.returned if to == payer)
        if best := higher(hand, paid, after.level, got):
            yield say(law.TRIBUTE_LOW, payer, (paid,), best, who=who, card=words.card(paid), higher=words.cards(best[:1]))


def counted_rules(state: State, act: HandCounted) -> Iterator[Violation]:
    """Yield whether a hand that is counted has another number of cards than it is due to have."""
    if not isinstance(state, IN_DEAL) or not state.deal.whole or act.count is None:
        return
    deal = state.deal
    hand = deal.hands[act.seat]
    possible = {hand.left}
    if any(taker is None for _, _, taker in deal.tribute.paid):
        possible.add(hand.left + 1)  # a card that was paid and taken, though the record does not say by whom
    if act.count not in possible:
        gaps: Gaps = {"who": words.SEATS[act.seat], "n": act.count, "due": hand.left}
        yield say(law.HAND_COUNT, act.seat, (str(act.count),), (str(hand.left),), **gaps)

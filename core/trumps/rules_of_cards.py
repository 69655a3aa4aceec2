"""What SJ1.1, SJ9.1 and CD3.1 say of the cards as they are recorded, the draw, the level and the declarer."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from core.card_rules import EVERYWHERE, IN_ONE_HAND, no_such_card, too_often
from core.cards import BIT, UNKNOWN
from core.clause import Violation
from core.climb.held import unexplained
from core.messages import Acted
from core.saying import cited, say
from core.text import Gaps
from core.trumps import law_of_cards as law
from core.trumps import law_of_trumps, words
from core.trumps.citing import of_declarer, of_trumps
from core.trumps.deals import in_deal, is_redeal, named_next, untouched
from core.trumps.evolve import evolve
from core.trumps.following import proved_rules
from core.trumps.known import certain, copies, draws_lack, known_of
from core.trumps.law_of_sheets import LEVELS_DIFFER
from core.trumps.making import WAITS
from core.trumps.messages import (
    BottomCounted,
    BottomLaid,
    CardDrawn,
    DealBegun,
    DeclarerNoted,
    HandCounted,
    HandDealt,
    Level,
    LevelNoted,
    Seat,
    Suit,
    TrumpsNoted,
)
from core.trumps.score import first_level, level_of, played_at, score
from core.trumps.state import ALL_DRAWN, BOTTOM, HAND, IN_DEAL, PACKS, Deal, Drawing, Match, State, next_seat
from core.trumps.trumps import is_level, undeclared_makes

PLAYED_ON = replace(LEVELS_DIFFER, effect=WAITS)  # the match goes on from the levels that a deal begins with


def begun_rules(state: State, act: DealBegun) -> Iterator[Violation]:
    """Yield whether the deal before was left unfinished."""
    if not isinstance(state, IN_DEAL) or untouched(state) or is_redeal(state):
        return
    if state.deal.claimed is None and state.deal.whole and state.deal.laid:
        yield say(law.UNFINISHED, None, (), ("play",), deal=state.deal.number)


def level_rules(state: State, act: LevelNoted) -> Iterator[Violation]:
    """Yield whether the levels are not those reached (SJ8.1), or the deal is not at the one due (CD3.1)."""
    match, deal = state.match, in_deal(state).deal
    options = match.options
    if nonsense := no_level((act.level, *(act.levels or ())), match):
        yield from nonsense
        return
    now = score(evolve(state, act).match)  # a record begins at the levels that it gives first
    due = deal.level if deal.level_noted and deal.level is not None else level_of(now.levels, deal.declarer)
    differs = due not in (None, act.level)
    if differs and due is not None and level_of(now.sheet, deal.declarer) != act.level:
        yield _level_differs(deal, act.level, due)
    if act.levels is None or now.levels is None or act.levels in (now.levels, now.sheet, deal.noted):
        return
    if not differs or act.levels != played_at(now.levels, act.level, deal.declarer, options):
        yield say(PLAYED_ON, None, act.levels, now.levels, claimed=words.levels(act.levels), right=words.levels(now.levels))


def _level_differs(deal: Deal, level: Level, due: Level) -> Violation:
    gaps: Gaps = {"deal": deal.number, "level": words.level(level), "due": words.level(due)}
    return say(law.LEVEL_DIFFERS, None, (level,), (due,), **gaps)


def no_level(given: tuple[Level, ...], match: Match) -> tuple[Violation, ...]:
    """Return what is said of each that is no level."""
    low = first_level(match)
    wrong = [each for each in dict.fromkeys(given) if not is_level(each, match.options)]
    return tuple(say(law.NO_SUCH_LEVEL, None, (each,), (f"{low}..A",), level=words.level(each), low=low) for each in wrong)


def declarer_rules(state: State, act: DeclarerNoted) -> Iterator[Violation]:
    """Yield whether another than the one recorded declares (SJ2.1, SJ4.1, SJ9.1), or not at the level of that side (CD3.1).

    What the sheet of the deal before has said wrongly was found there.
    """
    match, deal = in_deal(state).match, in_deal(state).deal
    if deal.declarer is not None and deal.declarer != act.seat and named_next(match) != act.seat:
        gaps: Gaps = {"deal": deal.number, "who": words.SEATS[act.seat], "right": words.SEATS[deal.declarer]}
        yield say(cited(law.DECLARER_DIFFERS, of_declarer(deal)), act.seat, (), (str(deal.declarer),), **gaps)
    now = score(match)
    due = level_of(now.levels, act.seat)
    if not deal.level_noted or deal.anew or deal.level is None or level_of(now.sheet, act.seat) == deal.level:
        return
    if due not in (None, deal.level):
        yield _level_differs(deal, deal.level, due or "")


def trumps_rules(state: State, act: TrumpsNoted) -> Iterator[Violation]:
    """Yield whether trumps are not those that were shown (SJ2.1 to SJ2.3, SJ4.0a, SJ4.0b)."""
    deal = in_deal(state).deal
    standing = deal.standing
    if standing is not None and standing.suit != act.suit:
        yield trumps_differ(deal, act.suit, standing.suit, of_trumps(deal))
    elif standing is None and (makes := undeclared_makes(deal, state.match.options)) is not None and makes[0] != act.suit:
        yield trumps_differ(deal, act.suit, makes[0], "SJ2.3")


def trumps_differ(deal: Deal, noted: Suit | None, right: Suit | None, clause: str) -> Violation:
    """Return that trumps are noted other than they are, with the clause by which they are."""
    gaps: Gaps = {"deal": deal.number, "suit": words.suit(noted), "right": words.suit(right)}
    return say(cited(law.TRUMPS_DIFFER, clause), None, (noted or "no_trump",), (right or "no_trump",), **gaps)


# --- the draw -------------------------------------------------------------------------------------------------------------------


def drawn_rules(state: State, act: CardDrawn) -> Iterator[Violation]:
    """Yield whether a card is drawn out of turn, is one too many, or is none that can be drawn (SJ1.1)."""
    deal, who = in_deal(state).deal, words.SEATS[act.seat]
    due = _draws_next(deal)
    if due is not None and due != act.seat:
        yield say(law.DRAWN_OUT_OF_TURN, act.seat, (act.card,), (str(due),), who=who, right=words.SEATS[due])
    number = sum(seat == act.seat for seat, _ in deal.draws) + 1
    if number > HAND:
        yield say(law.DRAWN_TOO_MANY, act.seat, (act.card,), (f"0..{HAND}",), who=who, n=number)
    yield from no_such_card(law.NO_SUCH_CARD, act.seat, (act.card,))
    given = deal.given[act.seat]
    if given is not None and act.card in BIT and not deal.buried[act.seat] and act.card not in given:
        yield say(law.HAND_LACKS, act.seat, (act.card,), (), who=who, cards=words.cards((act.card,)))
    if given is None and act.card in BIT and (n := copies(deal)[act.card] + 1) > PACKS:
        yield say(law.CARD_THRICE, act.seat, (act.card,), (f"0..{PACKS}",), card=words.card(act.card), n=n, where=EVERYWHERE)


def draw_over_rules(state: State, act: Acted) -> Iterator[Violation]:
    """Yield whether cards are still to be drawn at an act that comes when all is drawn (SJ1.1)."""
    if isinstance(state, Drawing) and draws_lack(state.deal):
        n, what = len(state.deal.draws), words.draw_cut_by(type(act).__name__, state.match.own.acts)
        yield say(law.DRAW_UNFINISHED, getattr(act, "seat", None), (str(n),), (str(ALL_DRAWN),), n=n, what=what)


def _draws_next(deal: Deal) -> Seat | None:
    """Return who draws next: after each its next player; first whoever is to draw first. None: not known."""
    return next_seat(deal.draws[-1][0]) if deal.draws else deal.first_drawer


def hand_rules(state: State, act: HandDealt) -> Iterator[Violation]:
    """Yield what is wrong with a hand as recorded, beside what was recorded and done before."""
    now = in_deal(state)
    deal, who = now.deal, words.SEATS[act.seat]
    if deal.given[act.seat] is not None and not (act.after_burial and not deal.buried[act.seat]):
        yield say(law.DEALT_TWICE, act.seat, act.cards, who=who)
        return
    if len(act.cards) != HAND:
        yield say(law.HAND_SIZE, act.seat, act.cards, (str(HAND),), who=who, n=len(act.cards), due=HAND)
    yield from no_such_card(law.NO_SUCH_CARD, act.seat, act.cards)
    after = evolve(now, act)
    if not isinstance(after, IN_DEAL):
        return
    yield from _too_many(after.deal, act)
    yield from _done_before(deal, after.deal, act)
    yield from proved_rules(deal, act.seat, certain(after.deal.hands[act.seat]), now.match.options)


def _too_many(deal: Deal, act: HandDealt) -> Iterator[Violation]:
    """Yield cards of which there are more than two."""
    here, everywhere = too_often(act.cards, PACKS), copies(deal)
    for card in dict.fromkeys(act.cards):
        n = act.cards.count(card) if card in here else everywhere[card]
        if card in BIT and n > PACKS:
            where = IN_ONE_HAND if card in here else EVERYWHERE
            yield say(law.CARD_THRICE, act.seat, (card,), (f"0..{PACKS}",), card=words.card(card), n=n, where=where)


def _done_before(before: Deal, after: Deal, act: HandDealt) -> Iterator[Violation]:
    """Yield what a hand lacks that its seat has drawn, shown, buried or played before the hand was recorded."""
    who, hand = words.SEATS[act.seat], after.hands[act.seat]
    lacking = list(hand.odd[len(before.hands[act.seat].odd) :])
    if not act.after_burial and len(act.cards) == HAND and "??" not in act.cards:
        had = Counter(act.cards)
        drawn = Counter(card for seat, card in before.draws if seat == act.seat and card in BIT)
        for showing, _ in before.showings:
            if showing.seat == act.seat:
                drawn |= Counter(card for card in showing.cards if card in BIT)
        lacking += [card for card in (drawn - had).elements() if card not in lacking]
    if lacking:
        yield say(law.HAND_LACKS, act.seat, tuple(lacking), (), who=who, cards=words.cards(tuple(lacking)))


def bottom_rules(state: State, act: BottomLaid) -> Iterator[Violation]:
    """Yield whether the bottom has another number of cards than eight, cards that are none, or is recorded too late."""
    deal = in_deal(state).deal
    if deal.in_order or deal.taken or deal.burier is not None:
        yield say(law.BOTTOM_LAID_LATE, None, act.cards)
        return
    if len(act.cards) != BOTTOM:
        yield say(law.BOTTOM_SIZE, None, act.cards, (str(BOTTOM),), n=len(act.cards))
    yield from no_such_card(law.NO_SUCH_CARD, None, act.cards)
    yield from third_in_bottom(deal, act.cards)


def third_in_bottom(deal: Deal, cards: tuple[str, ...]) -> Iterator[Violation]:
    """Yield cards of a bottom that was not known before, of which there are more than two with all that is seen elsewhere."""
    if UNKNOWN not in deal.bottom:
        return
    elsewhere = copies(replace(deal, bottom=()))
    for card, n in Counter(cards).items():
        if card in BIT and (total := n + elsewhere[card]) > PACKS:
            yield _thrice(None, card, total)


def third_in_hand(deal: Deal, seat: Seat, cards: tuple[str, ...]) -> Iterator[Violation]:
    """Yield cards that are newly seen to come out of a hand which is not fully known, and of which there are two already."""
    hand = deal.hands[seat]
    if not (hand.unknown or hand.vague or hand.loose):
        return
    own = certain(hand)
    new = {card: here for card in cards if card in BIT and (here := cards.count(card)) > own.count(card)}
    everywhere = known_of(deal, new)
    for card, here in new.items():
        if (n := everywhere[card] - own.count(card) + here) > PACKS:
            yield _thrice(seat, card, n)


def _thrice(seat: Seat | None, card: str, n: int) -> Violation:
    gaps: Gaps = {"card": words.card(card), "n": n, "where": EVERYWHERE}
    return say(law.CARD_THRICE, seat, (card,), (f"0..{PACKS}",), **gaps)


def counted_rules(state: State, act: HandCounted) -> Iterator[Violation]:
    """Yield whether a hand that is counted has another number of cards than it is due to have."""
    if not isinstance(state, IN_DEAL) or not state.deal.whole or act.count is None:
        return
    due = state.deal.left[act.seat]
    if act.count != due:
        gaps: Gaps = {"who": words.SEATS[act.seat], "n": act.count, "due": due}
        yield say(law.HAND_COUNT, act.seat, (str(act.count),), (str(due),), **gaps)


def bottom_counted_rules(state: State, act: BottomCounted) -> Iterator[Violation]:
    """Yield whether the bottom has another number of cards than eight (SJ3.1)."""
    if act.count != BOTTOM:
        seat = state.deal.burier if isinstance(state, IN_DEAL) else None
        yield say(law_of_trumps.BOTTOM_COUNT, seat, (str(act.count),), (str(BOTTOM),), n=act.count, due=BOTTOM)


def not_held(deal: Deal, seat: Seat, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards that a hand cannot hold; what is no card at all is said elsewhere."""
    return unexplained(deal.hands[seat], tuple(card for card in cards if card in BIT))

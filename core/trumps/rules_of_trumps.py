"""What SJ2.1 to SJ2.4 and SJ4.4 say of declaring and insuring, and of the third bottom card."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.card_rules import no_such_card
from core.cards import BIT, RANK_OF
from core.clause import Rule, Violation
from core.saying import cited, say
from core.text import Text
from core.trumps import law_of_cards, words
from core.trumps import law_of_trumps as law
from core.trumps.asking import declaration
from core.trumps.citing import of_declaring
from core.trumps.deals import in_deal
from core.trumps.evolve_bottom import comes_first, drawn_at, is_draw, laid_open, no_insurance, said_in_draw, seen_first
from core.trumps.messages import Insured, NobodyDeclared, Overturned, Seat, Suit, ThirdBottomCardShown, TrumpsDeclared
from core.trumps.readings import Readings
from core.trumps.rules_of_cards import draw_over_rules, not_held, third_in_bottom, third_in_hand, trumps_differ
from core.trumps.state import ALL_DRAWN, BEFORE_PLAY, Burying, Deal, InDeal, Overturning, Showing, State
from core.trumps.trumps import is_permanent, shown, third_of_bottom, undeclared_makes

_BURYING = Text("拿了底牌以后", "when the bottom had been taken")
_BURIED = Text("盖了底牌以后", "when the bottom was buried")
_CLOSED = Text("摸完牌、已经{what}以后", "when the draw was over and {what}")


def shown_rules(deal: Deal, seat: Seat, cards: tuple[str, ...], clause: str) -> Iterator[Violation]:
    """Yield what is no card, and what the hand that shows it cannot hold; `clause` is the one on what it shows them for."""
    yield from no_such_card(law_of_cards.NO_SUCH_CARD, seat, cards)
    yield from third_in_hand(deal, seat, cards)
    if lacking := not_held(deal, seat, cards):
        yield say(cited(law.SHOWN_NOT_HELD, clause), seat, lacking, (), who=words.SEATS[seat], cards=words.cards(lacking))


def draw_rules(act: TrumpsDeclared | Insured | Overturned) -> Iterator[Violation]:
    """Yield whether a showing is timed at a draw that there is not (SJ1.1)."""
    if act.drawn is not None and not is_draw(act.drawn):
        due = (f"1..{ALL_DRAWN}",)
        yield say(law_of_cards.NO_SUCH_DRAW, act.seat, (str(act.drawn),), due, who=words.SEATS[act.seat], n=act.drawn)


def declared_rules(state: State, act: TrumpsDeclared) -> Iterator[Violation]:
    """Yield whether a declaration is no level card (SJ2.2, SJ2.4), comes second, or too late (SJ2.1, SJ2.2)."""
    now = seen_first(state, act)
    deal, options, who, cards = now.deal, now.match.options, words.SEATS[act.seat], words.cards(act.cards)
    clause = of_declaring(deal)
    yield from draw_rules(act)
    yield from shown_rules(deal, act.seat, act.cards, clause)
    found = shown(act.cards, deal.level, options)
    if found is None or found.suit is None:
        yield from _no_declaration(deal, act, options)
        return
    if not isinstance(now, BEFORE_PLAY):
        if not said_in_draw(act.drawn):  # else the record contradicts itself: `unjudged`
            yield say(cited(law.DECLARED_IN_PLAY, clause), act.seat, act.cards, (), who=who, cards=cards)
        return
    first = comes_first(deal, act, options)
    if first is False:
        right = words.showing(deal.standing)
        if now.match.own.insures and _is_insurance(deal, act, found.suit):
            yield say(law.DECLARED_NOT_INSURED, act.seat, act.cards, ("insurance",), who=who, cards=cards, right=right)
            return
        yield say(cited(law.DECLARED_AGAIN, clause), act.seat, act.cards, (), who=who, cards=cards, right=right)
    elif first and (made := declaration(deal)) is not None and drawn_at(deal, act.drawn) != made[1]:
        yield _recorded_before(made[0], act, clause)
    elif first and not said_in_draw(act.drawn) and (when := too_late(now)) is not None:
        yield say(cited(law.DECLARED_LATE, clause), act.seat, act.cards, (), who=who, cards=cards, when=when)


def _is_insurance(deal: Deal, act: TrumpsDeclared, suit: Suit) -> bool:
    """Say whether who has declared, and not insured, shows level cards of that suit again: what insures (SJ4.4)."""
    standing = deal.standing
    return standing is not None and standing.kind == "declared" and (standing.seat, standing.suit) == (act.seat, suit)


def _no_declaration(deal: Deal, act: TrumpsDeclared, options: Readings) -> Iterator[Violation]:
    """Yield what is wrong with cards that declare no suit (SJ2.1, SJ2.2, SJ2.4)."""
    who, cards = words.SEATS[act.seat], words.cards(act.cards)
    if permanent := tuple(card for card in act.cards if is_permanent(card, options)):
        yield say(law.DECLARED_PERMANENT, act.seat, permanent, (), who=who, cards=words.cards(permanent))
    elif deal.level is not None and _no_level_card(act.cards, deal):
        due, level = tuple(suit + deal.level for suit in "SHCD"), words.level(deal.level)
        rule = cited(law.DECLARED_NO_LEVEL, of_declaring(deal))
        yield say(rule, act.seat, act.cards, due, who=who, cards=cards, level=level)


def _recorded_before(other: Showing, act: TrumpsDeclared, clause: str) -> Violation:
    """Return that another, whose declaration is recorded before, has declared after this one."""
    right = Text("{who}的{cards}", "{cards} of {who}").fill(who=words.SEATS[act.seat], cards=words.cards(act.cards))
    gaps = {"who": words.SEATS[other.seat or 0], "cards": words.cards(other.cards), "right": right}
    return say(cited(law.DECLARED_AGAIN, clause), other.seat, other.cards, (), **gaps)


def _no_level_card(cards: tuple[str, ...], deal: Deal) -> bool:
    """Say whether cards are for certain not one level card, or two of one suit."""
    if not cards or len(cards) > 2:
        return True
    known = [card for card in cards if card in RANK_OF and RANK_OF[card] != "?"]
    suits = {card[0] for card in known if card[0] != "?"}
    return any(RANK_OF[card] != deal.level for card in known) or len(suits) > 1


def too_late(state: InDeal) -> Text | None:
    """Return when it is that a declaration comes too late; None while the draw lasts, or has just ended."""
    if isinstance(state, Burying):
        return _BURYING
    if isinstance(state, Overturning):
        return _BURIED
    if not state.deal.undeclared:
        return None
    return _CLOSED.fill(what=words.draw_cut_by("NobodyDeclared", state.match.own.acts))


def insured_rules(state: State, act: Insured) -> Iterator[Violation]:
    """Yield whether a showing does not insure (SJ4.4)."""
    now = in_deal(state)
    who, cards = words.SEATS[act.seat], words.cards(act.cards)
    yield from draw_rules(act)
    yield from shown_rules(now.deal, act.seat, laid_open(now.deal, act), "SJ4.4")
    why = no_insurance(now, act)
    if why and not (why == "late" and said_in_draw(act.drawn)):
        yield say(_NOT_INSURED[why], act.seat, act.cards, (), who=who, cards=cards)


_NOT_INSURED: dict[str, Rule] = {
    "nothing": law.INSURED_NOTHING,
    "cards": law.INSURED_CARDS,
    "late": law.INSURED_LATE,
    "held": law.INSURED_HELD,
}


def nobody_rules(state: State, act: NobodyDeclared) -> Iterator[Violation]:
    """Yield whether somebody has declared, or that no clause says what follows in the first deal (SJ2.1, SJ2.3)."""
    now = seen_first(state, act)
    yield from draw_over_rules(state, act)
    standing = now.deal.standing
    if standing is not None and standing.seat is None:
        yield from _undeclared(now, standing)
    elif standing is not None:
        rule = cited(law.NOT_UNDECLARED, "SJ2.1" if now.deal.first else "SJ2.3")
        yield say(rule, None, (), (), right=words.showing(standing))
    elif now.deal.first and now.match.options.first_deal_undeclared == "chief_referee":
        yield say(law.UNDECLARED, None)


def _undeclared(state: InDeal, standing: Showing) -> Iterator[Violation]:
    """Yield whether trumps that are noted are not those of the third bottom card, nobody having declared (SJ2.3)."""
    makes = undeclared_makes(replace(state.deal, undeclared=True), state.match.options)
    if standing.kind == "noted" and makes is not None and makes[0] != standing.suit:
        yield trumps_differ(state.deal, standing.suit, makes[0], "SJ2.3")


def third_rules(state: State, act: ThirdBottomCardShown) -> Iterator[Violation]:
    """Yield whether trumps are made already, it is the first deal, or the card is not the third (SJ2.3)."""
    now = seen_first(state, act)
    deal, card = now.deal, words.card(act.card)
    yield from draw_over_rules(state, act)
    yield from no_such_card(law_of_cards.NO_SUCH_CARD, None, (act.card,))
    yield from third_in_bottom(deal, (act.card,))
    if deal.standing is not None:
        yield say(law.THIRD_NOT_DUE, None, (act.card,), (), card=card, right=words.showing(deal.standing))
    elif deal.first and now.match.options.first_deal_undeclared != "third_bottom_card":
        yield say(law.THIRD_FIRST_DEAL, None, (act.card,), (), card=card)
    right = third_of_bottom(deal)
    if right in BIT and act.card in RANK_OF and right != act.card:
        yield say(law.THIRD_DIFFERS, None, (act.card,), (right,), card=card, right=words.card(right))

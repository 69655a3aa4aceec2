"""What SJ4.0 to SJ4.3 say of an overturn: what it is made with, who may, in which order, and when."""

from collections.abc import Iterator

from core.cards import BIT, RANK_OF
from core.clause import Rule, Violation
from core.saying import cited, say
from core.shengji import law_of_trumps as law
from core.shengji import words
from core.shengji.asking import allowed, asked_now, least, may_not
from core.shengji.citing import of_beating, of_overturning
from core.shengji.deals import in_deal
from core.shengji.evolve_bottom import drawn_at, is_draw, overturned_at, said_in_draw
from core.shengji.messages import Overturned, OverturnPassed, Seat
from core.shengji.options import Options
from core.shengji.rules_of_trumps import draw_rules, shown_rules
from core.shengji.state import ALL_DRAWN, BEFORE_PLAY, PACKS, Burying, Deal, Drawing, InDeal, Overturning, State, Taking
from core.shengji.trumps import Shown, shown
from core.text import Text

_MAY_NOT: dict[str, Rule] = {
    "own": law.OVERTURNED_OWN,
    "declared": law.OVERTURNED_DECLARED,
    "declarer": law.OVERTURNED_DECLARER,
    "bottom_card": law.OVERTURNED_BOTTOM,
}
_TAKEN = Text("拿了底牌", "the bottom is taken")
_BURIED = Text("盖了底牌", "the bottom is buried")
_NO_TRUMPS = Text("还没有主时", "before there were trumps")
_IN_DRAW = Text("牌还没有摸完时", "before the last card was drawn")
_BEFORE_BURIAL = Text("庄家盖底牌之前", "before the declarer had buried")
_AFTER_DRAW = Text("应在牌摸完以后", "that comes when the last card is drawn")
_AFTER_BURIAL = Text("第一副以后应在庄家盖底牌以后", "in later deals that comes once the declarer has buried")


def overturned_rules(state: State, act: Overturned) -> Iterator[Violation]:
    """Yield every clause that an overturn breaks."""
    now = in_deal(state)
    deal, options, who, cards = now.deal, now.match.options, words.SEATS[act.seat], words.cards(act.cards)
    yield from draw_rules(act)
    yield from shown_rules(deal, act.seat, act.cards, "SJ4.0a")
    if not isinstance(now, BEFORE_PLAY):
        yield say(cited(law.OVERTURNED_IN_PLAY, of_overturning(deal)), act.seat, act.cards, (), who=who, cards=cards)
        return
    found = shown(act.cards, deal.level, options)
    if found is None or not found.pair:
        if _no_pair_for_sure(act.cards, deal):
            yield say(law.OVERTURNED_NO_PAIR, act.seat, act.cards, (), who=who, cards=cards)
        return
    if not allowed(found, options):
        yield say(law.OVERTURNED_TWOS, act.seat, act.cards, (), who=who, cards=cards)
    yield from _standing_rules(now, act, found)
    if goes_by_time(now, act):
        yield from _when_rules(now, act)


def goes_by_time(state: InDeal, act: Overturned) -> bool:
    """Say whether it counts when an overturn came: it may be a pair, and there are trumps that may be overturned."""
    deal, options = state.deal, state.match.options
    found = shown(act.cards, deal.level, options)
    pair = not _no_pair_for_sure(act.cards, deal) if found is None else found.pair
    return pair and deal.standing is not None and may_not(deal, act.seat, options) != "bottom_card"


def _no_pair_for_sure(cards: tuple[str, ...], deal: Deal) -> bool:
    """Say whether cards that are not known to be a pair that could overturn are none for certain."""
    if len(cards) != PACKS or any(card not in RANK_OF for card in cards):
        return True
    ranks = {RANK_OF[card] for card in cards} - {"?"}
    suits = {card[0] for card in cards} - {"?"}
    if len(ranks) > 1 or len(suits) > 1:
        return True
    return deal.level is not None and all(card in BIT for card in cards)


def _standing_rules(state: InDeal, act: Overturned, found: Shown) -> Iterator[Violation]:
    deal, options, who = state.deal, state.match.options, words.SEATS[act.seat]
    if deal.standing is None:
        yield say(law.OVERTURNED_NOTHING, act.seat, act.cards, (), who=who, cards=words.cards(act.cards))
        return
    if timed_before(deal, act):  # the record contradicts itself: `unjudged`
        return
    if found.strength <= least(deal, options):
        gaps = {"who": who, "cards": words.cards(act.cards), "right": words.showing(deal.standing)}
        yield say(cited(law.OVERTURNED_LOW, of_beating(deal)), act.seat, act.cards, deal.standing.cards, **gaps)
    why = may_not(deal, act.seat, options)
    if why:
        yield say(_MAY_NOT[why], act.seat, act.cards, (), who=who)


def timed_before(deal: Deal, act: Overturned) -> bool:
    """Say whether by the times that are recorded an overturn came before what stands, though it is recorded after it."""
    return act.drawn is not None and is_draw(act.drawn) and bool(deal.showings) and act.drawn < deal.showings[-1][1]


def _when_rules(state: InDeal, act: Overturned) -> Iterator[Violation]:
    """Yield whether an overturn comes before its time, after it, or out of turn (SJ4.0a, SJ4.1, SJ4.2)."""
    deal, options, who = state.deal, state.match.options, words.SEATS[act.seat]
    if in_draw(state, act):
        if options.overturn_opens == "after_draw":
            right = _AFTER_DRAW if deal.first else _AFTER_BURIAL
            rule = cited(law.OVERTURNED_EARLY, of_overturning(deal))
            yield say(rule, act.seat, act.cards, (), who=who, when=_IN_DRAW, right=right)
        return
    if deal.first:
        closed = options.first_deal_overturn_closes
        if isinstance(state, Overturning) or deal.burier is not None:
            yield say(law.OVERTURNED_LATE, act.seat, act.cards, (), who=who, when=_when(_BURIED), right=_BURIED)
        elif isinstance(state, Burying) and closed == "bottom_taken":
            yield say(law.OVERTURNED_LATE, act.seat, act.cards, (), who=who, when=_when(_TAKEN), right=_TAKEN)
    elif not isinstance(state, Overturning) and deal.burier is None:
        if perhaps_in_draw(state, act):  # cannot be judged
            return
        rule = cited(law.OVERTURNED_EARLY, of_overturning(deal))
        yield say(rule, act.seat, act.cards, (), who=who, when=_BEFORE_BURIAL, right=_AFTER_BURIAL)
    elif deal.passes and (due := due_before(state, act, options)) is not None:
        right = words.SEATS[due]
        yield say(law.OVERTURNED_OUT_OF_TURN, act.seat, act.cards, (str(due),), who=who, right=right)


def due_before(state: InDeal, act: Overturned, options: Options) -> Seat | None:
    """Return who had to be asked before a seat that may overturn; None: nobody."""
    asked = asked_now(state)
    return None if asked == act.seat or may_not(state.deal, act.seat, options) else asked


def _when(what: Text) -> Text:
    return Text(f"{what.zh}以后", f"when {what.en}")


def in_draw(state: InDeal, act: Overturned) -> bool:
    """Say whether an overturn is known to come before the last card is drawn, though it may be recorded later."""
    drawing = isinstance(state, (Drawing, Taking)) and state.deal.burier is None
    return said_in_draw(act.drawn) or (drawing and 0 <= drawn_at(state.deal, None) < ALL_DRAWN)


def perhaps_in_draw(state: InDeal, act: Overturned) -> bool:
    """Say whether an overturn may have come during the draw, where that is allowed and the record does not say when it came."""
    opens = state.match.options.overturn_opens
    return isinstance(state, Drawing) and opens == "during_draw" and overturned_at(state.deal, act.drawn) < 0


def _too_early(state: InDeal) -> Text | None:
    """Return when it is that nobody can be asked to overturn yet; None where somebody can, or where that is not known."""
    deal, opens = state.deal, state.match.options.overturn_opens
    if not isinstance(state, (Drawing, Taking, Burying)) or deal.burier is not None:
        return None
    if deal.standing is None:  # once the bottom is taken up trumps were made, though the record does not say by whom
        return _NO_TRUMPS if isinstance(state, (Drawing, Taking)) else None
    if isinstance(state, Drawing) and opens == "during_draw":
        return None
    if isinstance(state, Drawing) and 0 <= drawn_at(deal, None) < ALL_DRAWN:
        return _IN_DRAW
    return None if deal.first else _BEFORE_BURIAL


def passed_rules(state: State, act: OverturnPassed) -> Iterator[Violation]:
    """Yield whether nobody can be asked yet (SJ4.0a, SJ4.2), or another had to be asked first (SJ4.2)."""
    now = in_deal(state)
    if (when := _too_early(now)) is not None:
        rule, right = cited(law.PASSED_EARLY, of_overturning(now.deal)), _AFTER_DRAW if now.deal.first else _AFTER_BURIAL
        yield say(rule, act.seat, (), (), who=words.SEATS[act.seat], when=when, right=right)
        return
    asked = asked_now(now)
    if asked is not None and asked != act.seat:
        yield say(law.PASSED_OUT_OF_TURN, act.seat, (), (str(asked),), who=words.SEATS[act.seat], right=words.SEATS[asked])

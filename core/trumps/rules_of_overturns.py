"""What SJ4.0 to SJ4.3 say of an overturn: what it is made with, what it has to beat, who may; when is for each game."""

from collections.abc import Iterator

from core.cards import BIT, RANK_OF
from core.clause import Violation
from core.saying import cited, say
from core.text import Gaps, Text
from core.trumps import law_of_trumps as law
from core.trumps import words
from core.trumps.asking import asked_now
from core.trumps.citing import of_beating, of_overturning
from core.trumps.deals import in_deal
from core.trumps.evolve_bottom import drawn_at, is_draw, overturned_at, said_in_draw
from core.trumps.messages import Overturned, OverturnPassed, Seat
from core.trumps.rules_of_trumps import draw_rules, shown_rules
from core.trumps.state import ALL_DRAWN, BEFORE_PLAY, PACKS, Burying, Deal, Drawing, InDeal, State, Taking
from core.trumps.trumps import Shown, shown

NO_TRUMPS = Text("还没有主时", "before there were trumps")
IN_DRAW = Text("牌还没有摸完时", "before the last card was drawn")
BEFORE_BURIAL = Text("庄家盖底牌之前", "before the declarer had buried")
AFTER_DRAW = Text("应在牌摸完以后", "that comes when the last card is drawn")
AFTER_BURIAL = Text("第一副以后应在庄家盖底牌以后", "in later deals that comes once the declarer has buried")


def overturned_rules(state: State, act: Overturned) -> Iterator[Violation]:
    """Yield every clause that an overturn breaks."""
    now = in_deal(state)
    deal, options, who, cards = now.deal, now.match.options, words.SEATS[act.seat], words.cards(act.cards)
    what = called(now)
    yield from draw_rules(act)
    yield from shown_rules(deal, act.seat, act.cards, "SJ4.0a")
    if not isinstance(now, BEFORE_PLAY):
        yield say(cited(law.OVERTURNED_IN_PLAY, of_overturning(deal)), act.seat, act.cards, (), who=who, cards=cards, what=what)
        return
    found = shown(act.cards, deal.level, options)
    if found is None or not found.pair:
        if _no_pair_for_sure(act.cards, deal):
            yield say(law.OVERTURNED_NO_PAIR, act.seat, act.cards, (), who=who, cards=cards, what=what)
        return
    if not now.match.own.allowed(found, options):
        yield say(law.OVERTURNED_TWOS, act.seat, act.cards, (), who=who, cards=cards)
    yield from _standing_rules(now, act, found)
    if goes_by_time(now, act):
        yield from now.match.own.when(now, act, options)


def called(state: InDeal) -> Text:
    """Return what an overturn made now is called, as something done; a game may call it otherwise once the bottom is buried."""
    return words.OVERTURNED if state.deal.burier is None else state.match.own.stirred


def goes_by_time(state: InDeal, act: Overturned) -> bool:
    """Say whether it counts when an overturn came: it may be a pair, and there are trumps that may be overturned."""
    deal, options, own = state.deal, state.match.options, state.match.own
    found = shown(act.cards, deal.level, options)
    pair = not _no_pair_for_sure(act.cards, deal) if found is None else found.pair
    return pair and deal.standing is not None and own.may_not(deal, act.seat, options) != "bottom_card"


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
    deal, options, own, who = state.deal, state.match.options, state.match.own, words.SEATS[act.seat]
    if deal.standing is None:
        yield say(law.OVERTURNED_NOTHING, act.seat, act.cards, (), who=who, cards=words.cards(act.cards), what=called(state))
        return
    if timed_before(deal, act):  # the record contradicts itself: `unjudged`
        return
    if found.strength <= own.least(deal, options):
        gaps: Gaps = {"who": who, "cards": words.cards(act.cards), "right": words.showing(deal.standing)}
        gaps["what"] = called(state)
        yield say(cited(law.OVERTURNED_LOW, of_beating(deal)), act.seat, act.cards, deal.standing.cards, **gaps)
    why = own.may_not(deal, act.seat, options)
    if why:
        yield say(own.refused[why], act.seat, act.cards, (), who=who, what=called(state))


def timed_before(deal: Deal, act: Overturned) -> bool:
    """Say whether by the times that are recorded an overturn came before what stands, though it is recorded after it."""
    return act.drawn is not None and is_draw(act.drawn) and bool(deal.showings) and act.drawn < deal.showings[-1][1]


def due_before(state: InDeal, act: Overturned) -> Seat | None:
    """Return who had to be asked before a seat that may overturn; None: nobody."""
    asked = asked_now(state)
    return None if asked == act.seat or state.match.own.may_not(state.deal, act.seat, state.match.options) else asked


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
        return NO_TRUMPS if isinstance(state, (Drawing, Taking)) else None
    if isinstance(state, Drawing) and opens == "during_draw":
        return None
    if draw_lasts(state):
        return IN_DRAW
    return None if deal.first else BEFORE_BURIAL


def draw_lasts(state: InDeal) -> bool:
    """Say whether by the draws that are recorded the last card is still to be drawn."""
    return isinstance(state, Drawing) and 0 <= drawn_at(state.deal, None) < ALL_DRAWN


def once(what: Text) -> Text:
    """Return when it is that something has been done: `盖了底牌以后`."""
    return Text(f"{what.zh}以后", f"when {what.en}")


def passed_rules(state: State, act: OverturnPassed) -> Iterator[Violation]:
    """Yield whether nobody can be asked yet (SJ4.0a, SJ4.2), or another had to be asked first (SJ4.2)."""
    now = in_deal(state)
    if (when := _too_early(now)) is not None:
        rule, right = cited(law.PASSED_EARLY, of_overturning(now.deal)), AFTER_DRAW if now.deal.first else AFTER_BURIAL
        yield say(rule, act.seat, (), (), who=words.SEATS[act.seat], when=when, right=right)
        return
    asked = asked_now(now)
    if asked is not None and asked != act.seat:
        yield say(law.PASSED_OUT_OF_TURN, act.seat, (), (str(asked),), who=words.SEATS[act.seat], right=words.SEATS[asked])

"""What SJ5.1 to SJ5.5 say of a follow: the number, the suit, pairs and tractors; and what is proved only later."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from core.clause import Rule, Violation
from core.saying import say
from core.shengji import law_of_play as law
from core.shengji import throws_later, words
from core.shengji.citing import cited
from core.shengji.doubts import Proved, proved, with_play
from core.shengji.known import certain, recorded, suited
from core.shengji.messages import CardsPlayed, Seat
from core.shengji.options import Options
from core.shengji.options_of_play import PLAY
from core.shengji.state import Deal, Following, InDeal
from core.shengji.trumps import order_in, ways_of
from core.text import Gaps, Text, fill, joined
from core.trick.follow import Breach, Duty, breach
from core.trick.order import TRUMP, Order
from core.trick.parts import Lead
from core.trick.ways import Ways

NAMED = 3  # alternatives that a sentence names


def follow_rules(state: InDeal, act: CardsPlayed) -> Iterator[Violation]:
    """Yield that a follow does not do its duty. Nothing is due to a lead of several suits, or of cards that are not known."""
    if not isinstance(state, Following) or act.seat in {play.seat for play in state.plays}:
        return
    deal, options, seat = state.deal, state.match.options, act.seat
    led = len(state.plays[0].cards)
    number = due_number(state, seat)
    who, lead = words.SEATS[seat], state.lead
    if number is not None and len(act.cards) != number:
        yield _wrong_number(lead, led, number, act.cards, seat, who)
        return
    order = order_in(deal, options)
    if lead is None or order is None or len(act.cards) != led or not recorded(act.cards):
        return
    hand, known = with_play(certain(deal.hands[seat]), act.cards), suited(deal.hands[seat])
    found = breach(lead, hand, act.cards, order, ways_of(options), whole=known)
    if found is not None:
        option = rests_on(lead, hand, act.cards, order, ways_of(options), whole=known)
        yield not_done(found, lead, act.cards, seat, who, option, whole=known)


def due_number(state: Following, seat: Seat) -> int | None:
    """Return how many cards a seat has to put down: as many as were led, or all that it has; None: not known."""
    led = state.plays[0].cards
    left = state.deal.left[seat]
    return len(led) if state.deal.whole or left >= len(led) else None


def clause_of(lead: Lead) -> str:
    """Return the clause on following what was led (SJ5.1 to SJ5.5)."""
    return "SJ5.5" if lead.suit == TRUMP else clause_of_pattern(lead, len(lead.cards))


def clause_of_pattern(lead: Lead | None, led: int) -> str:
    """Return the clause on the pattern led, in whatever suit: a single, a pair, a tractor or a throw.

    Of a lead that cannot be read only the number of its cards is known: more than one is what is said of a throw.
    """
    if lead is None:
        return "SJ5.1" if led == 1 else "SJ5.4"
    if len(lead.parts) > 1:
        return "SJ5.4"
    return ("SJ5.1", "SJ5.2")[lead.parts[0].pairs] if lead.parts[0].pairs < 2 else "SJ5.3"


def rests_on(lead: Lead, hand: tuple[str, ...], play: tuple[str, ...], order: Order, ways: Ways, *, whole: bool = True) -> str:
    """Return the option under another reading of which a play would follow as it must; empty: there is none."""
    for key, values in _OPTIONS.items():
        for value in values:
            if value != getattr(ways, key) and breach(lead, hand, play, order, _read(ways, key, value), whole=whole) is None:
                return key
    return ""


_OPTIONS = {
    option.key: tuple(option.values)
    for option in PLAY
    if option.key in ("follow_tractor", "follow_throw", "pair_inside_tractor", "follow_trumps")
}


@lru_cache(maxsize=256)
def _read(ways: Ways, key: str, value: str) -> Ways:
    return replace(ways, **{key: value})


# --- what the law says of it ----------------------------------------------------------------------------------------------------


def not_done(
    found: Breach, lead: Lead, cards: tuple[str, ...], seat: Seat | None, who: Text, option: str = "", *, whole: bool = True
) -> Violation:
    """Return what the law says of cards that do not follow as they must: every duty that they do not do, what was due."""
    first = found.duties[0]
    if first.kind == "number":
        return _wrong_number(lead, len(lead.cards), len(lead.cards), cards, seat, who)
    gaps: Gaps = {"who": who, "cards": words.cards(cards), "broken": broken(found, lead)}
    gaps["right"] = _right(found) if whole else _THESE
    return say(cited(_RULES[first.kind], clause_of(lead), option), seat, cards, _due(found), **gaps)


def _wrong_number(lead: Lead | None, led: int, due: int, cards: tuple[str, ...], seat: Seat | None, who: Text) -> Violation:
    rule = cited(law.WRONG_NUMBER, clause_of_pattern(lead, led), "")
    return say(rule, seat, cards, (str(due),), who=who, n=len(cards), due=due)


def broken(found: Breach, lead: Lead) -> Text:
    """Return the duties that are not done, each with what was in the hand for it."""
    suit, last = words.counts_as(lead.suit), found.duties[-1]
    said = []
    for duty in found.duties:
        what = _BROKEN[duty.kind].fill(n=duty.lacking, suit=suit, pairs=duty.pairs)
        if duty.kind == "suit" or duty is last:
            what = fill("{what}（{held}）", "{what} ({held})", what=what, held=_held(duty))
        said.append(what)
    return joined(said, zh="，", en=" and ")


def _held(duty: Duty) -> Text:
    cards = joined([words.cards(cards) for cards in duty.of[:NAMED]], zh="或", en=" or ")
    if duty.kind == "suit":
        return fill("手里还有{cards}", "still holding {cards}", cards=cards)
    return fill("手里有{cards}", "holding {cards}", cards=cards)


def _right(found: Breach) -> Text:
    """Return what would have been lawful: the only play that is, or one of them."""
    cards = words.cards(found.example)
    if len(found.due) == 1 and len(found.due[0]) == len(found.example):
        return fill("应出{cards}", "{cards} had to be played", cards=cards)
    return fill("例如可出{cards}", "{cards} would do", cards=cards)


def _due(found: Breach) -> tuple[str, ...]:
    return found.due[0] if found.due else ()


_THESE = Text("这些应先跟出", "these come first")
_BROKEN: dict[str, Text] = {
    "suit": Text("少跟{n}张{suit}", "{n} short in {suit}"),
    "tractor": Text("没有跟{pairs}连对", "without a tractor of {pairs} pairs"),
    "pair": Text("少跟{n}对", "{n} short in pairs"),
}
_RULES: dict[str, Rule] = {"suit": law.NOT_FOLLOWED, "pair": law.PAIR_NOT_GIVEN, "tractor": law.TRACTOR_NOT_GIVEN}
_PROVED: dict[str, Rule] = {"suit": law.REVOKE_PROVED, "pair": law.PAIR_PROVED, "tractor": law.TRACTOR_PROVED}


# --- what is proved later -------------------------------------------------------------------------------------------------------


def proved_rules(deal: Deal, seat: Seat, cards: tuple[str, ...], options: Options) -> Iterator[Violation]:
    """Yield the earlier follows of a seat, and throws of others, that these cards prove wrong."""
    for found in proved(deal, seat, cards, options):
        yield _proved(found, seat, order_in(deal, options), options)
    for thrown, beaten in throws_later.proved(deal, seat, cards, options):
        gaps: Gaps = {"who": words.SEATS[thrown.seat], "trick": thrown.trick, "cards": words.cards(thrown.lead.cards)}
        gaps |= {"by": words.SEATS[seat], "beaten": words.groups(tuple(part.cards for part in beaten))}
        yield say(law.THROW_PROVED, thrown.seat, thrown.lead.cards, (), **gaps)


def _proved(found: Proved, seat: Seat, order: Order | None, options: Options) -> Violation:
    doubt, lead = found.doubt, found.doubt.lead
    gaps: Gaps = {"who": words.SEATS[seat], "trick": doubt.trick, "cards": words.cards(doubt.play)}
    gaps["broken"] = broken(found.breach, lead)
    option = "" if order is None else rests_on(lead, found.seen, doubt.play, order, ways_of(options), whole=False)
    rule = cited(_PROVED[found.breach.duties[0].kind], clause_of(lead), option)
    return say(rule, seat, doubt.play, _due(found.breach), **gaps)

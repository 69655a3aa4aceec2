"""What is said of cards that do not follow as they must: every duty that they do not do, what was in the hand, what was due."""

import msgspec

from core.clause import Rule, Violation
from core.saying import cited, say
from core.text import Gaps, Text, fill, joined
from core.trick import words
from core.trick.follow import Breach, Duty
from core.trick.order import TRUMP
from core.trick.parts import Lead

NAMED = 3  # alternatives that a sentence names
NOT_DONE = Text("{who}出{cards}，{broken}；{right}。", "{who} played {cards}, {broken}; {right}.")
WRONG_NUMBER = Text("{who}出了{n}张；应出{due}张。", "{who} put {n} cards down; the number due was {due}.")

TRUMPS_THROWN = Text("{who}甩主牌{cards}；只能甩副牌。", "{who} threw trumps {cards}; only side suits are thrown.")


class FollowLaw(msgspec.Struct, frozen=True):
    """The rules of a game on follows that are wrong in number, in suit, without a pair, without a tractor."""

    number: Rule
    suit: Rule
    pair: Rule
    tractor: Rule


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


def not_done(
    law: FollowLaw,
    found: Breach,
    lead: Lead,
    cards: tuple[str, ...],
    seat: int | None,
    who: Text,
    option: str = "",
    *,
    whole: bool = True,
) -> Violation:
    """Return what the law says of cards that do not follow as they must; `option`: under another reading of it they would."""
    first = found.duties[0]
    if first.kind == "number":
        return wrong_number(law, lead, len(lead.cards), len(lead.cards), cards, seat, who)
    gaps: Gaps = {"who": who, "cards": words.cards(cards), "broken": broken(found, lead)}
    gaps["right"] = _right(found) if whole else _THESE
    return say(cited(getattr(law, first.kind), clause_of(lead), option), seat, cards, due_of(found), **gaps)


def wrong_number(
    law: FollowLaw, lead: Lead | None, led: int, due: int, cards: tuple[str, ...], seat: int | None, who: Text
) -> Violation:
    """Return what the law says of a follow of another number of cards than is due; `led`: how many were led."""
    rule = cited(law.number, clause_of_pattern(lead, led), "")
    return say(rule, seat, cards, (str(due),), who=who, n=len(cards), due=due)


def trumps_thrown(rule: Rule, lead: Lead, seat: int | None, who: Text) -> Violation:
    """Return what the law says of trumps that are thrown where they may not be (option `throw_trumps`)."""
    return say(rule, seat, lead.cards, who=who, cards=words.cards(lead.cards))


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


def due_of(found: Breach) -> tuple[str, ...]:
    """Return one of the alternatives that were due."""
    return found.due[0] if found.due else ()


_THESE = Text("这些应先跟出", "these come first")
_BROKEN: dict[str, Text] = {
    "suit": Text("少跟{n}张{suit}", "{n} short in {suit}"),
    "tractor": Text("没有跟{pairs}连对", "without a tractor of {pairs} pairs"),
    "pair": Text("少跟{n}对", "{n} short in pairs"),
}

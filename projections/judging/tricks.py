"""Games of tricks: `follow`, `trick`, `throw`. Each game gives its options and its rules."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Annotated, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from core.cards import SUITS
from core.clause import Rule, Violation
from core.text import Text, listed
from core.trick.follow import breach
from core.trick.order import LEVELS, TRUMP, Order, order_of
from core.trick.parts import Lead, lead_of
from core.trick.said import not_done, trumps_thrown
from core.trick.throws import settled
from core.trick.ways import Ways
from core.trick.winner import winner
from core.trumps.following import LAW
from core.trumps.law_of_play import TRUMPS_THROWN
from projections.judging.cards import cards_of_two_packs
from projections.judging.fields import fields
from projections.judging.question import Answer, Question, Unanswerable

SEATS = 4
THE_PLAYER = Text("出牌的一家", "the player")
P = TypeVar("P")  # the options of a game
Cards = tuple[str, ...]


class TrumpAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is trumps; `suit` null: no trump."""

    suit: str | None
    level: str


class FollowQuestion(msgspec.Struct, frozen=True):
    """The fields of `follow`; the hand holds the cards of the play."""

    trump: TrumpAsked
    lead: list[str]
    hand: list[str]
    play: list[str]


class TrickQuestion(msgspec.Struct, frozen=True):
    """The fields of `trick`: the leader's play first; `barred` are plays that cannot win."""

    trump: TrumpAsked
    plays: Annotated[list[list[str]], msgspec.Meta(min_length=SEATS, max_length=SEATS)]
    barred: list[Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]] = []


class ThrowQuestion(msgspec.Struct, frozen=True):
    """The fields of `throw`: the three other hands in playing order."""

    trump: TrumpAsked
    throw: list[str]
    others: Annotated[list[list[str]], msgspec.Meta(min_length=SEATS - 1, max_length=SEATS - 1)]


class Broken(msgspec.Struct, frozen=True, omit_defaults=True):
    """One violation: the clause, a stable code, what was played, and alternatives of which the play had to contain one."""

    clause: str
    rule: str
    played: Cards
    due: tuple[Cards, ...]
    text: Text


class FollowAnswer(Answer, frozen=True):
    """The answer to `follow`."""

    legal: bool
    violations: tuple[Broken, ...] | msgspec.UnsetType = msgspec.UNSET
    example: Cards | msgspec.UnsetType = msgspec.UNSET


class TrickAnswer(Answer, frozen=True):
    """The answer to `trick`."""

    winner: int


class ThrowAnswer(Answer, frozen=True):
    """The answer to `throw`; `violations` where such cards may not be thrown at all."""

    stands: bool
    forced: Cards | msgspec.UnsetType = msgspec.UNSET
    violations: tuple[Broken, ...] | msgspec.UnsetType = msgspec.UNSET


class Asked(msgspec.Struct, Generic[P], frozen=True):
    """What a game of tricks brings."""

    options: Callable[[Question], P]
    ways: Callable[[P], Ways]
    named: Callable[[Rule], Rule]  # a rule of the table under the game's code and clause


_follow = msgspec.json.Decoder(FollowQuestion)
_trick = msgspec.json.Decoder(TrickQuestion)
_throw = msgspec.json.Decoder(ThrowQuestion)


def answer_follow(game: Asked[P], question: Question, line: bytes) -> FollowAnswer:
    """Say whether a play follows a lead, and if not which duties it does not do."""
    ways = game.ways(game.options(question))
    asked = fields(_follow, line)
    order = _order(asked.trump, ways)
    seen: dict[str, int] = {}
    lead = _lead(cards_of_two_packs(asked.lead, "$.lead", seen), "$.lead", order, ways)
    hand, play = cards_of_two_packs(asked.hand, "$.hand", seen), cards_of_two_packs(asked.play, "$.play")
    if len(hand) < len(lead.cards):
        raise Unanswerable("too_few", "$.hand", _FEW.fill(n=len(hand), due=len(lead.cards)))
    left = Counter(hand)
    for n, card in enumerate(play):
        if not left[card]:
            raise Unanswerable("not_held", f"$.play[{n}]", _NOT_HELD.fill(card=card))
        left[card] -= 1
    found = breach(lead, hand, play, order, ways)
    if found is None:
        return FollowAnswer(question.id, legal=True)
    broken = _broken(not_done(LAW, found, lead, play, None, THE_PLAYER), game, play, found.due)
    return FollowAnswer(question.id, legal=False, violations=(broken,), example=found.example)


def answer_trick(game: Asked[P], question: Question, line: bytes) -> TrickAnswer:
    """Say who wins a trick."""
    ways = game.ways(game.options(question))
    asked = fields(_trick, line)
    order = _order(asked.trump, ways)
    seen: dict[str, int] = {}
    plays = [cards_of_two_packs(play, f"$.plays[{n}]", seen) for n, play in enumerate(asked.plays)]
    lead = _lead(plays[0], "$.plays[0]", order, ways)
    for n, play in enumerate(plays):
        if len(play) != len(lead.cards) and n not in asked.barred:
            raise Unanswerable("bad_number", f"$.plays[{n}]", _NUMBER.fill(n=len(play), due=len(lead.cards)))
    won = winner(plays, order, ways, lead, tuple(asked.barred))
    if won in asked.barred:
        raise Unanswerable("no_winner", "$.barred", _NO_WINNER.fill(barred=listed(map(str, sorted(set(asked.barred))))))
    return TrickAnswer(question.id, won)


def answer_throw(game: Asked[P], question: Question, line: bytes) -> ThrowAnswer:
    """Say whether a throw stands, and what is forced when it does not."""
    ways = game.ways(game.options(question))
    asked = fields(_throw, line)
    order = _order(asked.trump, ways)
    seen: dict[str, int] = {}
    lead = _lead(cards_of_two_packs(asked.throw, "$.throw", seen), "$.throw", order, ways)
    others = [cards_of_two_packs(hand, f"$.others[{n}]", seen) for n, hand in enumerate(asked.others)]
    if len(lead.parts) > 1 and lead.suit == TRUMP and ways.throw_trumps == "not_allowed":
        broken = _broken(trumps_thrown(TRUMPS_THROWN, lead, None, THE_PLAYER), game, lead.cards, ())
        return ThrowAnswer(question.id, stands=False, violations=(broken,))
    forced = settled(lead, others, order, ways)
    return ThrowAnswer(question.id, forced is None, msgspec.UNSET if forced is None else forced.cards)


def ops(game: Asked[P]) -> dict[str, Callable[[Question, bytes], Answer]]:
    """Return what a game of tricks can be asked."""
    return {"follow": partial(answer_follow, game), "trick": partial(answer_trick, game), "throw": partial(answer_throw, game)}


def _broken(violation: Violation, game: Asked[P], play: Cards, due: tuple[Cards, ...]) -> Broken:
    rule = game.named(violation.rule)
    return Broken(rule.clause, rule.code, play, due, replace(violation, rule=rule).text)


def _order(trump: TrumpAsked, ways: Ways) -> Order:
    if len(trump.level) != 1 or trump.level not in LEVELS:
        raise Unanswerable("bad_level", "$.trump.level", _LEVEL.fill(found=trump.level[:20], known=listed(LEVELS)))
    if trump.suit is not None and (len(trump.suit) != 1 or trump.suit not in SUITS):
        raise Unanswerable("bad_suit", "$.trump.suit", _SUIT.fill(found=trump.suit[:20], known=listed(SUITS)))
    if trump.level == "2" and ways.permanent_trumps == "jokers_and_twos":
        raise Unanswerable("contradiction", "$.options.permanent_trumps", _TWO)
    return order_of(trump.level, trump.suit, ways)


def _lead(cards: Cards, at: str, order: Order, ways: Ways) -> Lead:
    if not cards:
        raise Unanswerable("no_cards", at, _EMPTY)
    lead = lead_of(cards, order, ways)
    if lead is None:
        raise Unanswerable("several_suits", at, _SEVERAL.fill(cards=listed(cards)))
    return lead


_LEVEL = Text("没有级“{found}”；应为：{known}。", "There is no level “{found}”; expected one of: {known}.")
_SUIT = Text(
    "没有花色“{found}”；应为{known}，或null（无主）。", "There is no suit “{found}”; expected one of {known}, or null: no trump."
)
_TWO = Text("2是常主（permanent_trumps）时，不能打2。", "Where 2s are permanent trumps (permanent_trumps), 2 is no level.")
_EMPTY = Text("没有领出的牌；应至少一张。", "No cards are led; at least one was expected.")
_SEVERAL = Text(
    "领出的牌{cards}不是同一花色；应为同一花色。", "The cards {cards} are of several suits; cards of one suit were expected."
)
_FEW = Text("手里只有{n}张牌；应至少{due}张。", "The hand has {n} cards; at least {due} were expected.")
_NOT_HELD = Text("{card}不在手里；出的牌应是手里的。", "{card} is not in the hand; the play has to be of its cards.")
_NO_WINNER = Text(
    "除了不能赢的{barred}，没有一手合乎领出的；应留下至少一手能赢的。",
    "Beside {barred}, which cannot win, no play is in the pattern led; at least one that can win was expected.",
)
_NUMBER = Text("这一手有{n}张；应与领出的一样，{due}张。", "This play has {n} cards; as many as were led were expected: {due}.")

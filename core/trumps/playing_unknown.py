"""What a record of 升级 does not allow to be judged of a play, and why; once a deal where it holds for a whole deal."""

from collections.abc import Iterator

from core.cards import BIT, RANK_OF
from core.clause import Unjudged
from core.text import Text
from core.trick.said import clause_of, clause_of_pattern
from core.trumps import words
from core.trumps.beatable import beatable
from core.trumps.citing import of_declaring
from core.trumps.doubts import doubt_of
from core.trumps.evolve import evolve
from core.trumps.known import recorded
from core.trumps.lacking import lacks
from core.trumps.messages import CardsPlayed, ThrowCalled
from core.trumps.state import Burying, Counting, Decided, Following, InDeal, Leading, State, Waiting
from core.trumps.throwing import called_rules, may_stay, thrown_lead, thrown_of
from core.trumps.tricks import is_judged, taker, to_follow, unknown_of, who_beats
from core.trumps.trumps import order_in
from core.trumps.turns import nothing_lies, turn_of


def plays_unknown(state: State, act: CardsPlayed) -> Iterator[Unjudged]:
    """Yield every check on a play that the record does not allow."""
    if isinstance(state, (Waiting, Decided, Counting)) or not act.cards:
        return
    deal, who = state.deal, words.SEATS[act.seat]
    if not deal.begun and not isinstance(state, (Leading, Following, Burying)) and deal.burier is None:
        yield lacks("bottom_unrecorded", "SJ3.1", _BOTTOM, deal=deal.number)
    if turn_of(state) is None:
        yield lacks("turn_unknown", "SJ5.0", _TURN, who=who)
    if any(card in RANK_OF and card not in BIT for card in act.cards):
        yield lacks("cards_unknown", "SJ5.0", _CARDS, who=who)
        return
    if order_in(deal, state.match.options) is None:
        if not deal.begun:
            yield lacks("trumps_unknown", of_declaring(deal), _TRUMPS, deal=deal.number)
        return
    if not recorded(act.cards):
        return
    yield from _throw(state, act) if nothing_lies(state) else _follow(state, act)
    yield from _winner(state, act)


def _throw(state: InDeal, act: CardsPlayed) -> Iterator[Unjudged]:
    """Say that it is not known whether a throw stands; what is known to beat it is a finding, and what nobody can beat stands."""
    if len(act.cards) < 2:
        return
    after = evolve(state, act)
    if not isinstance(after, Following) or after.lead is None or not is_judged(after.lead, state.match.options):
        return
    deal, options, order = after.deal, state.match.options, order_in(after.deal, state.match.options)
    lacking = unknown_of(deal, act.seat, options)
    if not lacking or order is None or who_beats(deal, act.seat, after.lead, order, options):
        return
    if any(beatable(deal, act.seat, after.lead, order, options)):
        yield lacks("throw_unproved", "SJ5.4", _THROW, who=words.SEATS[act.seat], others=words.seats(lacking))


def throw_unknown(state: State, act: ThrowCalled) -> Iterator[Unjudged]:
    """Say that it is not known whether what stays of a throw that failed is what had to."""
    if not isinstance(state, Following) or not act.failed or next(called_rules(state, act), None) is not None:
        return
    lead, who = thrown_lead(state), words.SEATS[act.seat]
    if lead is None:
        yield lacks("lead_unreadable", "SJ5.4", _THROWN, who=who)
    elif len(lead.parts) == 1:
        yield lacks("thrown_unrecorded", "SJ5.4", _TRIED, who=who)
    elif len(may_stay(state, thrown_of(state), lead)) > 1 and (others := unknown_of(state.deal, act.seat, state.match.options)):
        gaps = {"who": who, "others": words.seats(others), "cards": words.cards(act.cards)}
        yield lacks("forced_unproved", "SJ5.4", _FORCED, **gaps)


def _follow(state: InDeal, act: CardsPlayed) -> Iterator[Unjudged]:
    """Say that it is not known whether a seat has followed as it had to."""
    if not isinstance(state, Following) or act.seat in {play.seat for play in state.plays}:
        return
    who = words.SEATS[act.seat]
    if state.lead is None:
        yield lacks("lead_unreadable", clause_of_pattern(None, len(state.plays[0].cards)), _LEAD, who=who)
    elif (doubt := doubt_of(state, act)) is not None:
        gaps = {"who": who, "suit": words.counts_as(doubt.lead.suit), "cards": words.cards(act.cards)}
        yield lacks("hand_unknown", clause_of(doubt.lead), _HAND, **gaps)


def _winner(state: InDeal, act: CardsPlayed) -> Iterator[Unjudged]:
    """Say that it is not known who takes the trick that ends with this play."""
    if isinstance(state, Following) and state.lead is not None and all(recorded(play.cards) for play in state.plays):
        return  # what lies can be compared, and so can this play
    after = evolve(state, act)
    if not isinstance(after, Following) or to_follow(after.deal, after.plays, act.seat) is not None:
        return
    if taker(after) is None:
        yield lacks("winner_unknown", "SJ5.0", _WINNER, n=after.deal.tricks + 1)


_BOTTOM = Text(
    "第{deal}副拿底、盖底没有记录，不能判。", "Taking and burying the bottom of deal {deal} is not recorded: it cannot be judged."
)
_TURN = Text("轮到谁没有记录，不能判{who}是否轮到。", "Whose turn it was is not recorded: whether {who} was on cannot be judged.")
_CARDS = Text("{who}出的牌没有记全，不能判。", "The cards that {who} played are not recorded in full: they cannot be judged.")
_TRUMPS = Text(
    "第{deal}副的级或主花色没有记录，跟牌和输赢不能判。",
    "The level or trumps of deal {deal} are not recorded: follows and winners cannot be judged.",
)
_THROW = Text(
    "{others}的手牌没有记全，不能判{who}甩牌是否成立。",
    "The hands of {others} are not recorded in full: whether the throw of {who} stands cannot be judged.",
)
_THROWN = Text(
    "{who}甩的牌没有一种花色或没有记全，不能判留下的对不对。",
    "What {who} threw is of no one suit, or not recorded in full: whether the right cards were left cannot be judged.",
)
_TRIED = Text(
    "{who}甩了哪些牌没有记录，不能判甩牌是否失败、留下的对不对。",
    "What {who} threw is not recorded: whether it failed, and whether the right cards were left, cannot be judged.",
)
_FORCED = Text(
    "{others}的手牌没有记全，不能判{who}甩牌失败、留下{cards}对不对。",
    "The hands of {others} are not recorded in full: whether {cards} had to be left of the throw of {who} cannot be judged.",
)
_LEAD = Text(
    "领出的牌没有一种花色或没有记全，不能判{who}跟得对不对。",
    "What was led is of no one suit, or not recorded in full: whether {who} followed as due cannot be judged.",
)
_HAND = Text(
    "{who}的手牌没有记全，不能判{cards}跟{suit}是否跟足。",
    "The hand of {who} is not recorded in full: whether {cards} follows {suit} as due cannot be judged.",
)
_WINNER = Text(
    "第{n}圈有的牌没有记录或领出的没有花色，不能判谁赢；看谁接着领出。",
    "Cards of trick {n} are not recorded, or what was led has no suit: who takes it cannot be judged; who leads next shows it.",
)

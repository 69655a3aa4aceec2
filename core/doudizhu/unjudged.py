"""What a record of 斗地主 does not allow to be judged, and why."""

from collections.abc import Iterator
from functools import partial

from core.cards import BIT, RANK_OF
from core.clause import Unjudged
from core.doudizhu import words
from core.doudizhu.deals import in_deal, same_deal
from core.doudizhu.messages import (
    Act,
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    DealBegun,
    DealNoted,
    DealSettled,
    HandDealt,
    LandlordNoted,
    Passed,
    PlaysUnrecorded,
    ScoresNoted,
    TimeCalled,
    TotalsNoted,
)
from core.doudizhu.outcome import REDEALS, outcome
from core.doudizhu.patterns import readings
from core.doudizhu.playing import turn_of
from core.doudizhu.plays import counts_of
from core.doudizhu.state import (
    BIDDERS,
    Bidding,
    Deal,
    Dealing,
    Decided,
    Following,
    Leading,
    Showing,
    State,
    Waiting,
    in_force,
    standing,
)
from core.saying import lacks
from core.text import Text, joined

_not = partial(lacks, "doudizhu")


def unjudged(state: State, act: Act) -> Iterator[Unjudged]:
    """Yield every check on this act that the record does not allow."""
    if isinstance(state, Decided):
        return
    match act:
        case HandDealt() | BottomLaid() | BottomShown():
            yield from _suits(act)
        case BidMade():
            yield from _bid(state, act)
        case LandlordNoted():
            yield from _landlord(state)
        case CardsPlayed():
            yield from _play(state, act)
            yield from _settlement(state, act)
        case Passed() if isinstance(state, Leading) and state.turn is None:
            yield _not("turn_unknown", "DZ4.1", _TURN, who=words.SEATS[act.seat])
        case PlaysUnrecorded():
            yield _not("plays_unrecorded", "DZ4.1", _PLAYS, deal=in_deal(state).deal.number)
        case DealNoted() | ScoresNoted():
            yield from _sheet(state, act)
        case TotalsNoted() | TimeCalled() if left := standing(state.match).open:
            deals = Text("、".join(map(str, left)), ", ".join(map(str, left)))
            yield _not("totals_open", "DZ10.1", _TOTALS, deals=deals)
        case DealBegun():
            yield from _begun(state)
        case _:
            return


def _begun(state: State) -> Iterator[Unjudged]:
    """Say why the deal before has no result, where no rule speaks of it."""
    if isinstance(state, (Waiting, Decided)) or not state.deal.whole or same_deal(state):
        return
    deal = state.deal
    if isinstance(state, Bidding) and deal.attempt > REDEALS and len(deal.bids) == BIDDERS:
        return  # said when the last of them passed
    if deal.claimed is None and not any(hand.plays for hand in deal.hands):
        yield _not("deal_unrecorded", "DZ4.1", _DEAL, deal=deal.number)


def _suits(act: HandDealt | BottomLaid | BottomShown) -> Iterator[Unjudged]:
    where = words.SEATS[act.seat] if isinstance(act, HandDealt) else Text("底牌", "the bottom")
    vague = [card for card in act.cards if card in RANK_OF and card not in BIT]
    if vague:
        unknown = sum(RANK_OF[card] == "?" for card in vague)
        yield _not("suits_unrecorded", "DZ1.1", _UNKNOWN if unknown else _SUITS, where=where, n=len(vague))


def _bid(state: State, act: BidMade) -> Iterator[Unjudged]:
    now = in_deal(state)
    if isinstance(now, Dealing) and now.deal.first is None:
        yield _not("first_unknown", "DZ3.1", _FIRST, deal=now.deal.number)
    last = isinstance(now, Bidding) and len(now.deal.bids) == BIDDERS - 1 and not any(points for _, points in now.deal.bids)
    if last and act.points == 0 and now.match.options.redeals == "three" and now.deal.attempt > REDEALS:
        yield _not("redeals", "DZ2.1", _REDEALS, n=REDEALS)


def _landlord(state: State) -> Iterator[Unjudged]:
    deal = in_deal(state).deal
    if deal.landlord is None and not deal.bids:
        yield _not("bids_unrecorded", "DZ2.1", _BIDS, deal=deal.number)


# --- plays --------------------------------------------------------------------------------------------------------------------


def _play(state: State, act: CardsPlayed) -> Iterator[Unjudged]:
    if isinstance(state, (Waiting, Decided)):
        return
    deal, who = state.deal, words.SEATS[act.seat]
    if isinstance(state, Showing) and deal.bottom is None and deal.included is None:
        yield _not("bottom_unrecorded", "DZ4.1", _BOTTOM, deal=deal.number)
    elif isinstance(state, Showing) and deal.bottom is None and not deal.shown:
        yield _not("bottom_unshown", "DZ4.1", _SHOWN, deal=deal.number)
    if isinstance(state, Leading) and turn_of(state) is None:
        yield _not("turn_unknown", "DZ4.1", _TURN, who=who)
    yield from _pattern(state, act)
    yield from _hand(deal, act)


def _pattern(state: State, act: CardsPlayed) -> Iterator[Unjudged]:
    who = words.SEATS[act.seat]
    if act.cards and counts_of(act.cards) is None:
        if all(card in RANK_OF for card in act.cards):
            yield _not("cards_unknown", "DZ5.1", _CARDS, who=who)
        return
    if isinstance(state, Following) and act.seat != state.top.seat and act.cards and state.top.cards:
        top = counts_of(state.top.cards)
        if top is None or not readings(top, state.match.options):
            yield _not("top_unreadable", "DZ6.1", _TOP, who=who, other=words.SEATS[state.top.seat])
        elif state.top.reading is None and len(found := readings(top, state.match.options)) > 1:
            either = joined([words.reading(r) for r in found], zh="或", en=" or ")
            yield _not("top_ambiguous", "DZ6.1", _AMBIGUOUS, other=words.SEATS[state.top.seat], readings=either)


def _hand(deal: Deal, act: CardsPlayed) -> Iterator[Unjudged]:
    """Say once a deal and seat that the hand is not known: at its first play."""
    hand = deal.hands[act.seat]
    if hand.plays or hand.known:
        return
    why = _HAND if deal.given[act.seat] is None else _PARTLY
    yield _not("hand_unknown", "DZ1.1", why, who=words.SEATS[act.seat], deal=deal.number)


# --- ends ---------------------------------------------------------------------------------------------------------------------


def _settlement(state: State, act: CardsPlayed) -> Iterator[Unjudged]:
    """Say why the points of a deal that ends here cannot be computed."""
    if isinstance(state, (Waiting, Decided)) or state.deal.hands[act.seat].left > len(act.cards):
        return
    for event in outcome(state, act)[1:]:
        if isinstance(event, DealSettled) and event.scores is None:
            why = _NO_BID if event.bid is None else _NO_BOMBS if event.bombs is None else _NO_LORD
            yield _not("scores_unknown", "DZ8.2", _SCORES, deal=event.number, why=why)


def _sheet(state: State, act: DealNoted | ScoresNoted) -> Iterator[Unjudged]:
    settled = next((event for event in outcome(state, act)[1:] if isinstance(event, DealSettled)), None)
    if settled is not None and isinstance(act, DealNoted):
        bid = act.bid if settled.bid is None else settled.bid
        if None in (settled.landlord, bid, act.bombs, act.spring):
            yield _not("sheet_incomplete", "DZ8.2", _SHEET, deal=settled.number)
    if isinstance(state, (Waiting, Decided)):
        if (
            settled is None
            and isinstance(act, ScoresNoted)
            and state.match.deals
            and in_force(state.match.deals[-1]) == (True, None)
        ):
            yield _not("scores_unproved", "DZ8.2", _UNPROVED, deal=state.match.deals[-1].number)
        return
    if not settled and any(hand.plays for hand in state.deal.hands):
        yield _not("end_unrecorded", "DZ4.1", _END, deal=state.deal.number)


_SUITS = Text(
    "{where}有{n}张牌没有记花色，不能查是否同一张牌出现两次。",
    "{n} cards of {where} are recorded without their suit: whether a card occurs twice cannot be judged.",
)
_UNKNOWN = Text(
    "{where}有{n}张牌没有记全，不能查这些牌。", "{n} cards of {where} are not recorded in full: they cannot be judged."
)
_FIRST = Text(
    "第{deal}副没有记明牌归谁，不能判应由谁先叫。",
    "Who held the face-up card of deal {deal} is not recorded: who was due to bid first cannot be judged.",
)
_BIDS = Text("第{deal}副没有记叫牌，不能判叫牌是否合规。", "The bidding of deal {deal} is not recorded: it cannot be judged.")
_BOTTOM = Text(
    "第{deal}副没有记底牌，不能判是否亮出，地主的三张牌也不详。",
    "The three cards of deal {deal} are not recorded: whether they were shown, and which they are, cannot be judged.",
)
_SHOWN = Text("第{deal}副没有记亮底牌，不能判是否亮出。", "Whether the three cards of deal {deal} were shown is not recorded.")
_TURN = Text(
    "此前有出牌没有记录，不能判是否轮到{who}。",
    "Plays before this are not recorded: whether it was the turn of {who} cannot be judged.",
)
_DEAL = Text(
    "第{deal}副没有记出牌，也没有记结果，得分不能计算。",
    "Neither plays nor a result of deal {deal} are recorded: its points cannot be computed.",
)
_PLAYS = Text(
    "第{deal}副以后的出牌没有记录，不能判。", "From here the plays of deal {deal} are not recorded and cannot be judged."
)
_CARDS = Text(
    "{who}出的牌没有记全，不能判牌型。", "The cards that {who} played are not recorded in full: the pattern cannot be judged."
)
_TOP = Text(
    "{other}的牌不成牌型或没有记全，不能判{who}是否压过。",
    "What {other} had played forms no pattern or is not recorded: whether {who} beat it cannot be judged.",
)
_AMBIGUOUS = Text(
    "{other}的牌可读作{readings}，没有报牌型；按能压过的读法判。",
    "What {other} had played may be {readings} and was not named; it is judged by the reading that is beaten.",
)
_HAND = Text(
    "第{deal}副没有记{who}的手牌，不能判所出的牌是否在手里。",
    "The hand of {who} in deal {deal} is not recorded: whether it held the cards played cannot be judged.",
)
_PARTLY = Text(
    "第{deal}副{who}的手牌没有记全，未记的牌不能判是否在手里。",
    "The hand of {who} in deal {deal} is recorded in part: whether it held the other cards cannot be judged.",
)
_SCORES = Text("第{deal}副的得分不能计算：{why}。", "The points of deal {deal} cannot be computed: {why}.")
_NO_BID = Text("没有记底分", "the bid is not recorded")
_NO_BOMBS = Text("有的牌没有记全，炸弹数不详", "some plays are not recorded in full and the bombs cannot be counted")
_NO_LORD = Text("没有记地主", "the landlord is not recorded")
_UNPROVED = Text(
    "第{deal}副的得分不能由记录重新计算，所记的得分不能核对。",
    "The points of deal {deal} cannot be computed from the record, so those given cannot be checked.",
)
_END = Text(
    "第{deal}副的出牌没有到有人出完，所记的结果不能核对。",
    "The plays of deal {deal} do not reach an empty hand, so the result given cannot be checked.",
)
_SHEET = Text(
    "第{deal}副的小结没有写全，得分不能计算。", "The sheet of deal {deal} is incomplete: the points cannot be computed."
)
_TOTALS = Text(
    "第{deals}副的得分不能计算，总分和名次不能核对。",
    "The points of deal {deals} cannot be computed, so neither totals nor places can be checked.",
)
_REDEALS = Text(
    "已重发{n}次仍都不叫，由裁判长裁定怎样继续。", "All passed after {n} redeals; how to go on is for the chief referee."
)

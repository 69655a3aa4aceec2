"""What cannot be judged of a play or a pass, and why."""

from collections.abc import Iterator

from core.cards import RANK_OF
from core.clause import Unjudged
from core.climb.kinds import Reading
from core.guandan import words
from core.guandan.beating import could_play, lying, possible_readings
from core.guandan.conduct import is_wrong
from core.guandan.counting import overdue
from core.guandan.counts import threshold
from core.guandan.lacking import lacks
from core.guandan.messages import CardsPlayed, Passed
from core.guandan.patterns import beats
from core.guandan.plays import all_readings
from core.guandan.state import SEATS, Decided, Following, InDeal, Leading, Paying, State, Waiting
from core.guandan.tribute import by_cut, claimants, is_wild, owed
from core.guandan.turns import nothing_lies, turn_of
from core.text import Text, joined


def plays_unknown(state: State, act: CardsPlayed | Passed) -> Iterator[Unjudged]:
    """Yield every check on a play or a pass that the record does not allow."""
    if isinstance(state, (Waiting, Decided)):
        return
    yield from _turn(state, act)
    yield from _counts(state, act)
    yield from _open(state, act)
    yield from _unruled(state)
    if isinstance(act, CardsPlayed) and act.cards:
        yield from _hand(state, act)
        yield from _pattern(state, act)


def _turn(state: InDeal, act: CardsPlayed | Passed) -> Iterator[Unjudged]:
    deal, number = state.deal, state.deal.number
    if turn_of(state) is not None or not deal.tribute.recorded:
        return
    if isinstance(state, Leading):
        if deal.plays and deal.whole:
            yield lacks("turn_unknown", "GD1.1", _TURN, who=words.SEATS[act.seat])
        elif not deal.whole:
            yield lacks("turn_unknown", "GD1.1", _MISSING, who=words.SEATS[act.seat])
    elif not owed(state.match).known:
        if not deal.tribute.paid and not deal.tribute.returned:
            yield lacks("tribute_unknown", "GD5.4", _OWED, deal=number)
    elif not deal.tribute.payers:
        nobody = state.match.options.tribute == "none" and not by_cut(state.match.options) and bool(state.match.deals)
        yield lacks("leader_unknown", "GD5.1", _NOBODY if nobody else _LEADER, deal=number)
    automatic = isinstance(state, Paying) and not deal.tribute.paid and state.match.options.refusal == "automatic"
    if automatic and claimants(deal, state.match.options) is None:
        yield lacks("refusal_unknown", "GD5.3", _AUTOMATIC, deal=number)


def _counts(state: InDeal, act: CardsPlayed | Passed) -> Iterator[Unjudged]:
    """Say once a deal that numbers of cards are not recorded: when the first hand had fallen to where they are announced."""
    if state.match.counts or not state.deal.whole or not overdue(state, act.seat):
        return
    most = threshold(state.match.options)
    if sum(state.deal.hands[seat].left <= most for seat in SEATS) == 1:
        yield lacks("counts_unrecorded", "GC2.8", _COUNTS, deal=state.deal.number)


def _open(state: InDeal, act: CardsPlayed | Passed) -> Iterator[Unjudged]:
    waiting = state.deal.open[act.seat]
    played = act.cards if isinstance(act, CardsPlayed) else ()
    if waiting and not any(card in played for card in waiting) and not could_play(state, waiting):
        yield lacks("open_cards", "GC3.4", _LIE_OPEN, who=words.SEATS[act.seat], cards=words.cards(waiting))


def _unruled(state: InDeal) -> Iterator[Unjudged]:
    """Say, at the first act after it, that a turn was stopped for a wrong play whose cards lie without a decision on them."""
    if state.match.options.wrong_cards != "chief_referee" or not isinstance(state, Following) or state.before is None:
        return
    if state.deal.stopped[state.top.seat] and not state.passed and is_wrong(state.before, state.top):
        yield lacks("cards_unruled", "GC3.3", _UNRULED, who=words.SEATS[state.top.seat], cards=words.cards(state.top.cards))


# --- cards and patterns -------------------------------------------------------------------------------------------------------


def _hand(state: InDeal, act: CardsPlayed) -> Iterator[Unjudged]:
    """Say once a deal and seat that the hand is not known: at its first play."""
    deal, hand = state.deal, state.deal.hands[act.seat]
    if hand.plays or (hand.known and deal.given[act.seat] is not None):
        return
    why = _NO_HAND if deal.given[act.seat] is None else _PARTLY
    yield lacks("hand_unknown", "GD1.1", why, who=words.SEATS[act.seat], deal=deal.number)


def _pattern(state: InDeal, act: CardsPlayed) -> Iterator[Unjudged]:
    deal, options, who = state.deal, state.match.options, words.SEATS[act.seat]
    if deal.level is None:
        if not deal.laid:
            yield lacks("level_unknown", "GD4.1", _LEVEL, deal=deal.number)
        return
    if any(card not in RANK_OF for card in act.cards):
        return
    found, possible = all_readings(act.cards, deal.level, options), possible_readings(act.cards, deal.level, options)
    if found is None and possible:
        yield lacks("cards_unknown", "GD2.7", _CARDS, who=who)
    elif nothing_lies(state) and found and act.reading is None:
        yield from _undeclared(state, act, found)
    yield from _beaten(state, act)


def _undeclared(state: InDeal, act: CardsPlayed, found: tuple[Reading, ...]) -> Iterator[Unjudged]:
    """Say that a lead may be of several kinds and was not declared: the referee asks (option `wild_undeclared`)."""
    wild = any(is_wild(card, state.deal.level or "") for card in act.cards)
    if state.match.options.wild_undeclared == "strongest" and wild and len({reading.kind for reading in found}) > 1:
        either = joined([words.reading(reading) for reading in found], zh="或", en=" or ")
        yield lacks("reading_undeclared", "GD4.1", _ASK, who=words.SEATS[act.seat], readings=either)


def _beaten(state: InDeal, act: CardsPlayed) -> Iterator[Unjudged]:
    """Say why it cannot be judged whether a play beats what lies, or that it beats one of its readings only."""
    level, options = state.deal.level, state.match.options
    if not isinstance(state, Following) or level is None or act.seat == state.top.seat or not state.top.cards:
        return
    who, other = words.SEATS[act.seat], words.SEATS[state.top.seat]
    standing = lying(state)
    mine = possible_readings(act.cards, level, options) or ()
    won = [b for b in standing if any(beats(r, b, level, options) for r in mine)]
    if state.reading is None:
        if won or not standing or not mine:
            yield lacks("top_unreadable", "GD3.1", _TOP, who=who, other=other)
        return
    if won and len(won) < len(standing):
        either = joined([words.reading(reading) for reading in standing], zh="或", en=" or ")
        yield lacks("top_ambiguous", "GD4.1", _AMBIGUOUS, other=other, readings=either)


_TURN = Text(
    "两张贡牌谁收哪张不详，不能判是否轮到{who}。",
    "Who took which tribute is not known: whether it was the turn of {who} cannot be judged.",
)
_MISSING = Text(
    "此前有出牌没有记录，不能判是否轮到{who}。",
    "Plays before this are not recorded: whether it was the turn of {who} cannot be judged.",
)
_OWED = Text(
    "上一副的名次不详，不能判第{deal}副谁应进贡、谁先出。",
    "The order of the deal before is not known: who owed tribute before deal {deal}, and who leads, cannot be judged.",
)
_LEADER = Text(
    "第{deal}副没有记抽牌定先出，不能判应由谁先出。",
    "Who drew the card for the lead of deal {deal} is not recorded: who was due to lead cannot be judged.",
)
_UNRULED = Text(
    "{who}已被停止一轮，错牌{cards}怎样处理由裁判长裁定，没有记录，不能判桌上是否仍应压这手牌。",
    "{who} has lost a turn, and what becomes of {cards} is for the chief referee and not recorded: whether they are still to be "
    "beaten cannot be judged.",
)
_NOBODY = Text(
    "上一副双下，两个输方不排名次，没有末家，也没有记抽牌定先出，不能判第{deal}副应由谁先出。",
    "The deal before was a double win, whose losers are not ranked, so that nobody is last, and no card that was drawn "
    "is recorded: who was due to lead deal {deal} cannot be judged.",
)
_AUTOMATIC = Text(
    "进贡一方的手牌没有记全，不能判第{deal}副是否应抗贡。",
    "The hands of the paying side are not recorded in full: whether they refuse in deal {deal} cannot be judged.",
)
_COUNTS = Text(
    "第{deal}副没有记报数，不能判是否报过。",
    "No announced numbers are recorded in deal {deal}: whether they were made cannot be judged.",
)
_LIE_OPEN = Text(
    "不能判{who}摊开的{cards}能否与别的牌一起合法打出。",
    "Whether {cards} of {who}, which lie open, could have been played with other cards cannot be judged.",
)
_NO_HAND = Text(
    "第{deal}副没有记{who}的手牌，不能判所出的牌是否在手里。",
    "The hand of {who} in deal {deal} is not recorded: whether it held the cards played cannot be judged.",
)
_PARTLY = Text(
    "第{deal}副{who}的手牌没有记全，未记的牌不能判是否在手里。",
    "The hand of {who} in deal {deal} is recorded in part: whether it held the other cards cannot be judged.",
)
_LEVEL = Text(
    "第{deal}副打几没有记录，不能判牌型和大小。",
    "The level of deal {deal} is not recorded: neither patterns nor what beats what can be judged.",
)
_CARDS = Text(
    "{who}出的牌没有记全，不能判是哪种牌型。",
    "The cards that {who} played are not recorded in full: which pattern they are cannot be judged.",
)
_ASK = Text(
    "{who}领出的牌可读作{readings}，没有声明，由裁判员询问；未答之前按最大读法。",
    "What {who} led may be {readings} and was not declared: the referee asks; until then it is the strongest.",
)
_TOP = Text(
    "{other}的牌不成牌型或没有记全，不能判{who}是否压过。",
    "What {other} had played forms no pattern or is not recorded in full: whether {who} beat it cannot be judged.",
)
_AMBIGUOUS = Text(
    "{other}的牌可读作{readings}，没有声明；按能压过的读法判。",
    "What {other} had played may be {readings} and was not declared; it is judged by the reading that is beaten.",
)

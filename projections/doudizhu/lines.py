"""The results of a 斗地主 match as lines of a report."""

from core.climb.groups import plays_text
from core.doudizhu import words
from core.doudizhu.deals import same_deal
from core.doudizhu.legal import legal, turn_words
from core.doudizhu.messages import DealNoted
from core.doudizhu.phases import PHASE_NAMES, phase_of
from core.doudizhu.state import Decided, Following, Standing, State, Waiting, standing
from core.text import Text, joined
from projections.prompt import NONE, PARTLY, PASS, at_cards, next_line


def standing_of(play: State) -> Standing:
    """Return where the match stands."""
    return standing(play.match, in_progress=not isinstance(play, (Waiting, Decided)))


def score(play: State) -> Text:
    """Return the totals of the three seats, as lists show them."""
    return Text(" : ".join(map(str, play.match.totals)), " : ".join(map(str, play.match.totals)))


def score_line(play: State) -> Text:
    """Return the totals with the word for them."""
    return Text("总分 {totals}", "totals {totals}").fill(totals=words.scores(play.match.totals))


def result_lines(play: State) -> tuple[Text, ...]:
    """Return the result of each deal in force with what the record claims, then the totals."""
    lines = []
    for deal in play.match.deals:
        line = words.finished(deal).sentence()
        if deal.claimed is not None:
            line = _CLAIMED.fill(line=line, claimed=_claimed(deal.claimed))
        lines.append(Text(line.zh.rstrip("。") + "。", line.en.rstrip(".") + "."))
    if not isinstance(play, (Waiting, Decided)):
        lines.append(_IN_PROGRESS.fill(n=play.deal.number, plays=play.deal.acts))
    now = standing_of(play)
    left = joined([Text(str(n), str(n)) for n in now.open])
    state = _DECIDED.fill(who=words.SEATS[now.winner]) if now.winner is not None else _OPEN
    if now.open:
        state = _LACKING.fill(deals=left)
    lines.append(_TOTALS.fill(totals=words.scores(now.totals), state=state))
    return tuple(lines)


def _claimed(act: DealNoted) -> Text:
    who = Text("胜方未写", "no winner") if act.winner is None else words.SIDES[act.winner]
    return Text("{who}胜", "{who} won").fill(who=who) if act.winner is not None else who


_CLAIMED = Text("{line}；记录写的是{claimed}", "{line}; the record says {claimed}")
_IN_PROGRESS = Text("第{n}副未结束，已有{plays}手。", "Deal {n} is not over; plays and passes so far: {plays}.")
_TOTALS = Text("总分 {totals}，{state}。", "Totals {totals}; {state}.")
_DECIDED = Text("整场{who}胜", "the match goes to {who}")
_OPEN = Text("整场未分胜负", "the match is not decided")
_LACKING = Text("第{deals}副的得分不在内", "without the points of deal {deals}")


def next_deal(play: State) -> int | None:
    """Return the number of the deal that a shuffle would begin now; None after the end of the match."""
    if isinstance(play, (Waiting, Decided)):
        return None if isinstance(play, Decided) else len(play.match.deals) + 1
    return play.deal.number + (not same_deal(play))


def now(play: State) -> Text:
    """Return where the match stands, for a prompt."""
    deal = len(play.match.deals) + (0 if isinstance(play, Decided) else 1)
    return at_cards(deal, PHASE_NAMES[phase_of(play)], turn_words(play))


def legal_lines(play: State) -> tuple[Text, ...]:
    """Return what may be done now, in words: calls, or the plays of the hand whose turn it is."""
    found = legal(play)
    lines = [found.phase, next_line(found.turn, found.acts)]
    if found.bids:
        lines.append(BIDS.fill(bids=joined([words.points(bid) for bid in found.bids])))
    lines += plays_text(found.plays)
    if found.may_pass:
        lines.append(PASS)
    if found.partly:
        lines.append(PARTLY)
    elif isinstance(play, Following) and not found.plays:
        lines.append(NONE)
    return tuple(lines)


BIDS = Text("可以叫：{bids}。", "Lawful calls: {bids}.")

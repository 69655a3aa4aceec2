"""What DZ2.1, DZ8 and DZ10.1 say of a sheet: bid, bombs, spring, winner, points and totals against what was played."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.clause import Violation
from core.doudizhu import rulebook as law
from core.doudizhu import words
from core.doudizhu.deals import in_deal
from core.doudizhu.messages import DealNoted, Scores, ScoresNoted, TotalsNoted
from core.doudizhu.outcome import MOST_BOMBS, by_sheet, completed_by, disproved, of_the_other_side
from core.doudizhu.score import of_a_deal
from core.doudizhu.state import Bidding, Deal, Dealing, Decided, Settled, State, Waiting, claims_last, in_force, standing
from core.saying import say
from core.text import Text, same

WINNER, LANDLORD = Text("胜方", "the winner"), Text("地主", "the landlord")
BID, BOMBS, SPRING = Text("底分", "the bid"), Text("炸弹和火箭数", "the number of bombs and rockets"), Text("春天", "the spring")
CLAUSE_OF = {WINNER: "DZ7.1", LANDLORD: "DZ2.1", BID: "DZ2.1", BOMBS: "DZ8.1", SPRING: "DZ8.3"}


def noted_rules(state: State, act: DealNoted) -> Iterator[Violation]:
    """Yield where a sheet contradicts the clauses in itself, or the deal that it is about."""
    if isinstance(state, Decided) and state.after:
        return  # about a deal that was begun after the end: found when it was begun
    number = len(state.match.deals) + (not _about_last(state))
    if act.bid is not None and act.bid not in (1, 2, 3):
        yield say(law.SHEET_BID, None, (str(act.bid),), ("1", "2", "3"), deal=number, n=act.bid)
    if act.bombs is not None and not 0 <= act.bombs <= MOST_BOMBS:
        yield say(law.SHEET_BOMBS, None, (str(act.bombs),), (f"0..{MOST_BOMBS}",), deal=number, n=act.bombs, most=MOST_BOMBS)
    if act.winner is not None and act.spring is not None and of_the_other_side(act.spring, act.winner):
        gaps = {"winner": words.SIDES[act.winner], "spring": words.SPRINGS[act.spring]}
        yield say(law.SHEET_SPRING, None, (act.spring,), (), deal=number, **gaps)
    if _about_last(state):
        yield from _differences(state.match.deals[-1], act)
        return
    deal = in_deal(state).deal
    so_far = Settled(deal.number, None, None, deal.landlord, deal.bid)
    yield from _differences(so_far, act)
    yield from _against_plays(deal, act)


def _about_last(state: State) -> bool:
    return bool(state.match.deals) and (isinstance(state, Decided) or (isinstance(state, Waiting) and claims_last(state)))


def _differences(deal: Settled, act: DealNoted) -> Iterator[Violation]:
    pairs: tuple[tuple[Text, object, object, Text, Text], ...] = (
        (WINNER, act.winner, deal.winner, _side(act.winner), _side(deal.winner)),
        (LANDLORD, act.landlord, deal.landlord, _seat(act.landlord), _seat(deal.landlord)),
        (BID, act.bid, deal.bid, _number(act.bid), _number(deal.bid)),
        (BOMBS, act.bombs, None if deal.winner is None else deal.bombs, _number(act.bombs), _number(deal.bombs)),
        (SPRING, act.spring, deal.spring, _spring(act.spring), _spring(deal.spring)),
    )
    for what, claimed, right, said, due in pairs:
        if claimed is not None and right is not None and claimed != right and deal.by != "sheet":
            yield _differs(deal.number, what, str(claimed), str(right), said, due)


def _differs(deal: int, what: Text, claimed: str, right: str, said: Text, due: Text) -> Violation:
    rule = replace(law.SHEET_DIFFERS, clause=CLAUSE_OF[what])
    return say(rule, None, (claimed,), (right,), deal=deal, what=what, claimed=said, right=due)


def _against_plays(deal: Deal, act: DealNoted) -> Iterator[Violation]:
    """Yield what the plays of a deal that has no end contradict all the same: bombs that were played, and a spring."""
    played = deal.bombs + deal.rockets
    if act.bombs is not None and 0 <= act.bombs < played:
        right = Text("至少{n}", "{n} at least").fill(n=played)
        yield _differs(deal.number, BOMBS, str(act.bombs), str(played), same(str(act.bombs)), right)
    if act.spring is not None and disproved(deal, act.spring):
        yield _differs(deal.number, SPRING, act.spring, "none", words.SPRINGS[act.spring], words.SPRINGS["none"])


def _side(side: str | None) -> Text:
    return same("?") if side is None else words.SIDES["landlord" if side == "landlord" else "farmers"]


def _seat(seat: int | None) -> Text:
    return same("?") if seat is None else words.SEATS[seat]


def _number(n: int | None) -> Text:
    return same("?" if n is None else str(n))


def _spring(spring: str | None) -> Text:
    return same("?") if spring is None else words.SPRINGS[spring]


def scores_rules(state: State, act: ScoresNoted) -> Iterator[Violation]:
    """Yield where the points of a deal are none, or others than those computed."""
    if isinstance(state, Decided) and state.after:
        return
    claimed = words.scores(act.scores)
    if total := sum(act.scores):
        yield say(law.NOT_ZERO_SUM, None, _each(act.scores), (), claimed=claimed, n=total)
    if isinstance(state, (Waiting, Decided)) and state.match.deals:
        last = state.match.deals[-1]
        right = in_force(last)[1]
        if isinstance(state, Waiting) and in_force(last) == (True, None) and last.by == "sheet" and not total:
            yield from _against_sheet(state, last, act)
        if right is not None and right != act.scores:
            yield say(
                law.SCORES_DIFFER,
                None,
                _each(act.scores),
                _each(right),
                deal=last.number,
                claimed=claimed,
                right=words.scores(right),
            )
    elif not total and by_sheet(state) and not of_a_deal(act.scores) and not _nobody_bid(state, act):
        yield say(law.NO_DEAL_SCORE, None, _each(act.scores), (), claimed=claimed)


def _nobody_bid(state: State, act: ScoresNoted) -> bool:
    """Say whether nothing was won because nobody bid: the cards wait to be dealt again."""
    return not any(act.scores) and isinstance(state, (Dealing, Bidding)) and state.deal.attempt > 1


def _against_sheet(state: Waiting, last: Settled, act: ScoresNoted) -> Iterator[Violation]:
    """Yield why points do not complete a sheet that left them open."""
    claimed = words.scores(act.scores)
    if not of_a_deal(act.scores):
        yield say(law.NO_DEAL_SCORE, None, _each(act.scores), (), claimed=claimed)
    elif completed_by(state, act) is None:
        yield say(law.SCORES_AGAINST_SHEET, None, _each(act.scores), (), deal=last.number, claimed=claimed)


def _each(scores: Scores) -> tuple[str, ...]:
    return tuple(str(points) for points in scores)


def totals_rules(state: State, act: TotalsNoted) -> Iterator[Violation]:
    """Yield where the totals differ from the sum of the deals."""
    claimed = words.scores(act.totals)
    if total := sum(act.totals):
        yield say(law.NOT_ZERO_SUM, None, _each(act.totals), (), claimed=claimed, n=total)
    now = standing(state.match)
    if not now.open and act.totals != now.totals:
        yield say(law.TOTALS_DIFFER, None, _each(act.totals), _each(now.totals), claimed=claimed, right=words.scores(now.totals))

"""The results of a 掼蛋 match as lines of a report, and what may be done now in words."""

from core.climb.groups import plays_text
from core.guandan import words
from core.guandan.deals import same_deal
from core.guandan.legal import Legal, Paying, Returning, legal, turn_words
from core.guandan.messages import Levels
from core.guandan.options import Options
from core.guandan.phases import PHASE_NAMES, phase_of
from core.guandan.settle import Standing, standing
from core.guandan.state import Decided, Match, Settled, State, Waiting
from core.text import Text, joined, same
from projections.guandan.course import DealRow, course
from projections.prompt import NONE, PARTLY, PASS, at_cards, next_line


def standing_of(play: State) -> Standing:
    """Return where the match stands."""
    return standing(play.match)


def score(play: State) -> Text:
    """Return the levels of both sides, or their points where the round is scored by points, as lists show them."""
    now = standing(play.match)
    if by_points(play.match.options):
        return same("? : ?" if now.points is None else f"{now.points[0]} : {now.points[1]}")
    return _pair(now.levels)


def by_points(options: Options) -> bool:
    """Say whether a match is decided by points (GC2.4), not by levels."""
    return options.levels == "seven"


def _pair(levels: Levels | None) -> Text:
    if levels is None:
        return same("? : ?")
    return joined([words.level(level) for level in levels], zh=" : ", en=" : ")


def score_line(play: State) -> Text:
    """Return levels or points with the word for them."""
    word = Text("积分 {score}", "points {score}") if by_points(play.match.options) else Text("级数 {score}", "levels {score}")
    return word.fill(score=words.score(play))


def result_lines(play: State) -> tuple[Text, ...]:
    """Return the result of each deal in force with what it led to and what the record claims, then where the match stands."""
    match = play.match
    lines = [_deal_line(deal, row, match) for deal, row in zip(match.deals, course(match), strict=True)]
    if not isinstance(play, (Waiting, Decided)):
        lines.append(_IN_PROGRESS.fill(n=play.deal.number, level=words.level(play.deal.level), plays=play.deal.plays))
    lines.append(_TOTAL.fill(score=score_line(play), state=_state(standing(match))))
    return tuple(lines)


def _deal_line(deal: Settled, row: DealRow, match: Match) -> Text:
    then = words.points(row.points) if by_points(match.options) else words.levels(row.levels)
    gaps: dict[str, Text | str | int] = {"line": words.finished(deal), "level": words.level(deal.level), "then": then}
    line = _DEAL.fill(**gaps)
    if deal.claimed[: len(deal.order)] != deal.order and deal.claimed:
        line = _CLAIMED.fill(line=line, claimed=words.order(deal.claimed))
    return line.sentence()


def _state(now: Standing) -> Text:
    if not now.decided:
        return Text("整场未分胜负", "the match is not decided")
    if now.winner is None:
        return Text("整场平", "the match is level")
    return Text("整场{who}胜", "the match goes to {who}").fill(who=words.SIDES[now.winner])


_DEAL = Text("{line}（打{level}）；{then}", "{line} (at level {level}); {then}")
_CLAIMED = Text("{line}；记录的名次是{claimed}", "{line}; the record has {claimed}")
_IN_PROGRESS = Text(
    "第{n}副（打{level}）未结束，已有{plays}手。", "Deal {n} (at level {level}) is not over; plays and passes so far: {plays}."
)
_TOTAL = Text("{score}；{state}。", "{score}; {state}.")


# --- a transcript, a prompt -----------------------------------------------------------------------------------------------------


def next_deal(play: State) -> int | None:
    """Return the number of the deal that a shuffle would begin now; None after the end of the match."""
    if isinstance(play, (Waiting, Decided)):
        return None if isinstance(play, Decided) else len(play.match.deals) + 1
    return play.deal.number + (not same_deal(play))


def now(play: State) -> Text:
    """Return where the match stands, for a prompt."""
    deal = len(play.match.deals) + (0 if isinstance(play, Decided) else 1)
    return at_cards(deal, PHASE_NAMES[phase_of(play)], turn_words(play))


# --- what may be done -----------------------------------------------------------------------------------------------------------


def legal_lines(play: State) -> tuple[Text, ...]:
    """Return what may be done now, in words: tributes and returns card by card, or the plays of the hand whose turn it is."""
    found = legal(play)
    lines = [found.phase, next_line(found.turn, found.acts)]
    lines += [paying_line(each) for each in found.pays]
    if found.pays:
        lines.append(refusing_line(found))
    lines += [returning_line(each) for each in found.returns]
    lines += plays_text(found.plays or ())
    if found.may_pass:
        lines.append(PASS)
    if found.open:
        lines.append(OPEN.fill(cards=words.cards(found.open)))
    if found.why is not None:
        lines.append(CANNOT.fill(why=found.why))
    elif found.partly:
        lines.append(PARTLY)
    elif found.plays == () and found.may_pass:
        lines.append(NONE)
    return tuple(lines)


def paying_line(each: Paying) -> Text:
    """Return which cards a seat may pay."""
    if each.cards is None:
        return PAYS_UNKNOWN.fill(who=words.SEATS[each.seat])
    return PAYS.fill(who=words.SEATS[each.seat], cards=named(each.cards))


def returning_line(each: Returning) -> Text:
    """Return which cards a seat may give back, and to whom."""
    gaps: dict[str, Text | str | int] = {"who": words.SEATS[each.seat], "to": words.SEATS[each.to]}
    if each.cards is None:
        return RETURNS_UNKNOWN.fill(**gaps)
    return RETURNS.fill(cards=named(each.cards), **gaps)


def refusing_line(found: Legal) -> Text:
    """Return whether tribute may be refused, and who has to claim it."""
    if found.refusing is None:
        return REFUSE_UNKNOWN
    return REFUSE.fill(who=words.seats(found.refusing)) if found.refusing else REFUSE_NOBODY


def named(cards: tuple[str, ...]) -> Text:
    """Return cards as a choice between them."""
    return joined([words.card(card) for card in cards], zh=" ", en=" ")


PAYS = Text("{who}可以进贡：{cards}。", "{who} may pay: {cards}.")
PAYS_UNKNOWN = Text(
    "{who}应贡哪张不能判断：手牌没有记全。", "Which card {who} owes cannot be judged: the hand is not fully recorded."
)
RETURNS = Text("{who}可以还给{to}：{cards}。", "{who} may return to {to}: {cards}.")
RETURNS_UNKNOWN = Text(
    "{who}可以还给{to}哪张不能判断：手牌没有记全。",
    "What {who} may return to {to} cannot be judged: the hand is not fully recorded.",
)
REFUSE = Text("可以抗贡，须由{who}提出。", "Tribute may be refused, by a claim of {who}.")
REFUSE_NOBODY = Text("不能抗贡。", "Tribute may not be refused.")
REFUSE_UNKNOWN = Text(
    "能否抗贡不能判断：手牌没有记全。", "Whether tribute may be refused cannot be judged: hands are not fully recorded."
)
OPEN = Text("摊开的牌一有合法机会就要出：{cards}。", "Cards that lie open are played at the first lawful chance: {cards}.")
CANNOT = Text("可以出什么不能判断：{why}。", "What may be played cannot be judged: {why}.")

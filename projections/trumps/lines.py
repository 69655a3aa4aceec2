"""The results of a 升级 match as lines of a report, and what may be done now in words."""

from collections.abc import Iterator, Mapping

from core.games import game_of
from core.text import Gaps, Text, joined, same
from core.trumps import words
from core.trumps.deals import levels_at, plays_in
from core.trumps.messages import Levels
from core.trumps.phases import phase_of
from core.trumps.score import Standing, games_won, standing
from core.trumps.state import BOTTOM, IN_DEAL, Decided, Settled, State
from projections.prompt import at_cards, next_line
from projections.trumps.course import DealRow, course
from projections.trumps.fines import account
from projections.trumps.legal import Follows, Legal, OfSuit, Showable, called_now, legal
from projections.trumps.place import next_number
from projections.trumps.turn import turn_words


def standing_of(play: State) -> Standing:
    """Return where the match stands."""
    return standing(play.match)


def score(play: State) -> Text:
    """Return the levels of both sides, as lists show them."""
    return pair(levels_at(play))


def pair(levels: Levels | None) -> Text:
    """Return the levels of both sides, that of seats 0 and 2 first.

    >>> pair(("3", "T")).zh
    '3 : 10'
    """
    return same("? : ?") if levels is None else joined([words.level(level) for level in levels], zh=" : ", en=" : ")


def score_line(play: State) -> Text:
    """Return the levels with the word for them, after the games that each side has won where a match has several."""
    if (games := games_won(play.match)) is not None:
        return words.stands(levels_at(play), games)
    return Text("级数 {score}", "levels {score}").fill(score=words.levels(levels_at(play)))


def result_lines(play: State) -> tuple[Text, ...]:
    """Return the result of each deal in force with what it led to and what the record claims, then where the match stands."""
    match = play.match
    lines = [line for deal, row in zip(match.deals, course(match), strict=True) for line in _deal_lines(deal, row)]
    if isinstance(play, IN_DEAL):
        gaps: Gaps = {"n": play.deal.number, "level": words.level(play.deal.level)}
        lines.append(_IN_PROGRESS.fill(plays=plays_in(play.deal), **gaps))
    lines.append(_TOTAL.fill(score=score_line(play), state=_state(standing(match))))
    return tuple(lines)


def _deal_lines(deal: Settled, row: DealRow) -> Iterator[Text]:
    """Yield the result of a deal, and how its total comes about where fines have a part in it."""
    yield _deal_line(deal, row)
    if (how := account(row)) is not None:
        yield _ACCOUNT.fill(n=row.number, how=how).sentence()


def _deal_line(deal: Settled, row: DealRow) -> Text:
    gaps: Gaps = {
        "n": row.number,
        "level": words.level(row.level),
        "declarer": words.who(row.declarer),
        "result": result(row),
        "then": words.levels(row.levels),
    }
    line = _DEAL.fill(**gaps)
    if deal.claimed is not None and deal.claimed.points not in (None, deal.points):
        line = _CLAIMED.fill(line=line, claimed=deal.claimed.points)
    return line.sentence()


def result(row: DealRow) -> Text:
    """Return what a deal has come to: the collectors' points, with those before fines, who is promoted, whether by a ruling."""
    if not row.counts:
        nothing = Text("不计（裁定）", "does not count (by ruling)") if row.ruled else Text("没有结果", "no result")
        return _with_game(nothing, row)
    by = Text("（裁定）", " (by ruling)") if row.ruled else Text("", "")
    points = words.points(row.points, row.collectors)
    gaps: Gaps = {"points": points, "raw": before_fines(row), "then": row.promotion}
    return _with_game(Text("{points}{raw}，{then}{by}", "{points}{raw}, {then}{by}").fill(by=by, **gaps), row)


def _with_game(came_to: Text, row: DealRow) -> Text:
    """Return what a deal has come to, with the game that a side has won with it: where a match has several, or by a ruling."""
    if row.game is None:
        return came_to
    line = Text("{it}，{who}胜这一局", "{it}, the game goes to {who}").fill(it=came_to, who=words.SIDES[row.game])
    return line if row.given is None else Text("{it}（第{n}号裁定）", "{it} (ruling {n})").fill(it=line, n=row.given)


def before_fines(row: DealRow) -> Text:
    """Return what the points were before fines, in brackets; nothing where nobody was fined."""
    if row.raw is None:
        return Text("", "")
    return Text("（罚分前{n}）", " ({n} before fines)").fill(n=row.raw)


def _state(now: Standing) -> Text:
    if not now.decided:
        return Text("整场未分胜负", "the match is not decided")
    if not now.known:
        return Text("整场结束，胜负不详", "the match is over, and it is not known who has won")
    if now.winner is None:
        return Text("整场平", "the match is level")
    return Text("整场{who}胜", "the match goes to {who}").fill(who=words.SIDES[now.winner])


_DEAL = Text(
    "第{n}副（打{level}，庄家{declarer}）：{result}；{then}", "deal {n} (at level {level}, declarer {declarer}): {result}; {then}"
)
_ACCOUNT = Text("第{n}副的总分：{how}。", "the total of deal {n}: {how}.")
_CLAIMED = Text("{line}；记录的得分是{claimed}", "{line}; the record has {claimed} points")
_IN_PROGRESS = Text("第{n}副（打{level}）未结束，已有{plays}手。", "Deal {n} (at level {level}) is not over after {plays} plays.")
_TOTAL = Text("{score}；{state}。", "{score}; {state}.")


# --- a transcript, a prompt -----------------------------------------------------------------------------------------------------


def next_deal(play: State) -> int | None:
    """Return the number of the deal that a shuffle would begin now; None after the end of the match."""
    return None if isinstance(play, Decided) else next_number(play)


def now(play: State) -> Text:
    """Return where the match stands, for a prompt."""
    deal = len(play.match.deals) + (0 if isinstance(play, Decided) else 1)
    return at_cards(deal, game_of(play).phases.names[phase_of(play)], turn_words(play))


# --- what may be done -----------------------------------------------------------------------------------------------------------


def legal_lines(play: State) -> tuple[Text, ...]:
    """Return what may be done now, in words: what may be shown for trumps, buried, led or followed with."""
    found = legal(play)
    return (found.phase, next_line(found.turn, found.acts), *play_lines(found, called_now(play)))


def play_lines(found: Legal, called: Mapping[str, Text]) -> tuple[Text, ...]:
    """Return what may be shown, buried and played, each in a line; `called`: acts that the game calls by names of its own."""
    lines = [showing_line(each, called.get(each.act)) for each in found.shows]
    if found.buries is None:
        lines.append(BURIES_UNKNOWN)
    elif found.buries:
        lines.append(BURIES.fill(n=BOTTOM, all=len(found.buries)))
    lines += [suit_line(each) for each in found.leads]
    if found.throws:
        suits = joined([words.counts_as(suit) for suit in found.throws])
        lines.append(THROWS.fill(suits=suits, who=BEATEN_BY[found.beaten_by]))
    if found.follows is not None:
        lines += follow_lines(found.follows)
    if found.why is not None:
        lines.append(CANNOT.fill(why=found.why))
    return tuple(lines)


def showing_line(each: Showable, called: Text | None) -> Text:
    """Return what a seat may show to make trumps; `called` is what the game calls it, None: as at every table."""
    if called is not None:
        return SHOWS_FOR.fill(who=words.SEATS[each.seat], what=called, cards=words.cards(each.cards))
    return SHOWS[each.act].fill(who=words.SEATS[each.seat], cards=words.cards(each.cards))


def suit_line(each: OfSuit) -> Text:
    """Return what may be led of one suit."""
    parts = [SINGLES.fill(cards=_row(each.cards))]
    if each.pairs:
        parts.append(PAIRS.fill(cards=joined([_run((card, card)) for card in each.pairs], zh="、", en=", ")))
    if each.tractors:
        parts.append(TRACTORS.fill(cards=joined([_run(cards) for cards in each.tractors], zh="、", en=", ")))
    return SUIT.fill(suit=words.counts_as(each.suit), what=joined(parts, zh="；", en="; ")).sentence()


def follow_lines(found: Follows) -> list[Text]:
    """Return what may be followed with: each choice of what has to be given, what is free, and how many plays there are."""
    lines = [_choice(choice.given, choice.more, choice.among) for choice in found.choices]
    if found.others:
        lines.append(OTHERS.fill(n=len(found.choices)))
    return [*lines, (ONE_PLAY if found.plays == 1 else PLAYS).fill(n=found.plays)]


def _choice(given: tuple[str, ...], more: int, among: tuple[str, ...]) -> Text:
    if more == len(among):  # nothing is chosen
        return GIVE.fill(cards=_run((*given, *reversed(among)))).sentence()
    if not more:
        return GIVE.fill(cards=_run(given)).sentence()
    each = tuple(reversed(among)) if more > 1 else tuple(reversed(dict.fromkeys(among)))
    free = ANY.fill(n=more, cards=_row(each))
    return (GIVE_AND.fill(cards=_run(given), free=free) if given else GIVE.fill(cards=free)).sentence()


def _row(cards: tuple[str, ...]) -> Text:
    return joined([words.card(card) for card in cards], zh=" ", en=" ")


def _run(cards: tuple[str, ...]) -> Text:
    return joined([words.card(card) for card in cards], zh="", en="")


SHOWS = {
    "TrumpsDeclared": Text("{who}可以报主：{cards}。", "{who} may declare: {cards}."),
    "Insured": Text("{who}可以上保险：{cards}。", "{who} may insure: {cards}."),
    "Overturned": Text("{who}可以反主：{cards}。", "{who} may overturn: {cards}."),
}
SHOWS_FOR = Text("{who}可以{what}：{cards}。", "{who} may show for {what}: {cards}.")
BURIES = Text("从{all}张里盖{n}张，任选。", "Any {n} of {all} cards may be buried.")
BURIES_UNKNOWN = Text(
    "可以盖哪些不能判断：手牌没有记全。", "What may be buried cannot be judged: the hand is not fully recorded."
)
SUIT = Text("{suit}：{what}。", "{suit}: {what}.")
SINGLES = Text("单张 {cards}", "singles {cards}")
PAIRS = Text("对子 {cards}", "pairs {cards}")
TRACTORS = Text("连对 {cards}", "tractors {cards}")
THROWS = Text(
    "也可以把{suits}中一种花色的几组一起甩出；其中有一组被{who}压过就失败。",
    "Several components of one suit ({suits}) may be thrown together; the throw fails where {who} beats one of them.",
)
BEATEN_BY = {
    "three_hands": Text("其余三家之一", "one of the three others"),
    "opponents": Text("对方两家之一", "one of the two opponents"),
}
GIVE = Text("出 {cards}", "give {cards}")
GIVE_AND = Text("出 {cards}，再{free}", "give {cards}, and {free}")
ANY = Text("任选{n}张：{cards}", "any {n} of {cards}")
OTHERS = Text("以上只列出{n}种，还有别的对子可以给。", "Only {n} ways to give what is due are listed; there are others.")
PLAYS = Text("一共{n}种出法。", "{n} plays in all.")
ONE_PLAY = Text("只有这一种出法。", "There is no other play.")
CANNOT = Text("可以出什么不能判断：{why}。", "What may be played cannot be judged: {why}.")

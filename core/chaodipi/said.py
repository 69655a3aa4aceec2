"""What an event of a 炒地皮 match says, in one line for a timeline, where that is not as at every such table."""

from collections.abc import Callable

from core.chaodipi.counted import cost
from core.chaodipi.declining import declined
from core.chaodipi.fines import COUNTS, FOLLOWS
from core.chaodipi.games import game_change
from core.chaodipi.messages import (
    CardsDrawnOff,
    CountsFined,
    DealFined,
    DealUnfined,
    DeclarersPlaced,
    DeclarersUnplaced,
    DeliberateFined,
    GameGiven,
    GameNotGiven,
    PlayBarred,
    PointsFined,
)
from core.chaodipi.options import Options
from core.chaodipi.settle import chosen, counted, fines_of, same_follow
from core.text import Gaps, Text, fill, joined
from core.trumps import words
from core.trumps.deals import in_deal, levels_at
from core.trumps.evolve import evolve
from core.trumps.messages import (
    DealRuled,
    DealSettled,
    DealStopped,
    DealUnruled,
    Event,
    NobodyDeclared,
    OverturnAsked,
    Overturned,
    OverturnPassed,
    TimeCalled,
    TrumpsDeclared,
)
from core.trumps.said import declares, settled_with, showing
from core.trumps.said import said as said_at_table
from core.trumps.state import IN_DEAL, Fine, State, deal_over, in_force, side_of


def said(play: State, event: Event) -> Text:
    """Return one line for an event; `play` is the state before it."""
    tell = _TELL.get(type(event))
    if tell is None:
        return said_at_table(play, event)
    line: Text = tell(play, event)
    return line.sentence()


def _with_game(tell: Callable[..., Text] = said_at_table) -> Callable[..., Text]:
    """Return how an event is told that may end a game by time or by a ruling: with the game that a side has won (CD0.1)."""

    def told(play: State, event: Event) -> Text:
        line: Text = tell(play, event)
        change = game_change(play, event)
        return line if change is None else fill("{line}；{game}", "{line}; {game}", line=_bare(line), game=change)

    return told


def _overturned(play: State, event: Overturned) -> Text:
    tell = _OVERTURNS if in_deal(play).deal.burier is None else _STIRS
    line: Text = tell(play, event)
    return line


def _passed(play: State, event: OverturnPassed) -> Text:
    return fill("{who}{what}", "{who} does not {what}", who=words.SEATS[event.seat], what=declined(play))


def _asked(_: State, event: OverturnAsked) -> Text:
    if event.seat is None:
        return Text("可以炒底，先说为准", "anybody may stir, whoever speaks first")
    return fill("问{who}炒不炒", "{who} is asked whether to stir", who=words.SEATS[event.seat])


def _nobody(_: State, event: NobodyDeclared) -> Text:
    return Text("无人叫主", "nobody calls trumps")


def _drawn_off(_: State, event: CardsDrawnOff) -> Text:
    gaps: Gaps = {"who": words.SEATS[event.seat], "by": words.SEATS[event.by], "cards": words.cards(event.cards)}
    if event.to is None:
        return fill("{by}从{who}手里抽掉 {cards}", "{by} draws {cards} off the hand of {who}", **gaps)
    gaps["to"] = words.SEATS[event.to]
    return fill("{by}从{who}手里抽 {cards} 给{to}", "{by} draws {cards} out of the hand of {who} for {to}", **gaps)


def _fined(_: State, event: PointsFined) -> Text:
    gaps: Gaps = {"who": words.SEATS[event.seat], "n": event.points, "clause": event.clause}
    return fill("罚{who}{n}分（{clause}）", "{who} is fined {n} points ({clause})", **gaps)


def _counts(play: State, event: CountsFined) -> Text:
    deal = in_deal(play).deal
    found = cost(deal, event.counted, event.fines, chosen(play.match))
    line = fill("点牌，现在：{cost}（CD4.6）", "hands counted, now: {cost} (CD4.6)", cost=found)
    if not any(fine.clause == COUNTS for fine in deal.fines):
        return line
    return fill("{line}；代替前面点牌的罚分", "{line}; this takes the place of what counts were fined before", line=line)


def _barred(_: State, event: PlayBarred) -> Text:
    return fill("{who}这一手不能为大", "this play of {who} cannot win", who=words.SEATS[event.seat])


def _ruled(play: State, event: DealFined) -> Text:
    gaps: Gaps = {"who": words.SEATS[event.seat], "n": event.points, "deal": event.number}
    line = fill("裁定第{deal}副罚{who}{n}分", "ruling: {who} is fined {n} points in deal {deal}", **gaps)
    return _with_total(play, event, _if_counted(play, event.number, line))


def _deliberate(play: State, event: DeliberateFined) -> Text:
    gaps: Gaps = {"who": words.SEATS[event.seat], "n": event.points, "deal": event.number, "trick": event.trick}
    line = fill(
        "裁定第{deal}副第{trick}圈{who}故意跟错，罚{n}分（CD4.3）",
        "ruling: {who} followed wrongly on purpose in trick {trick} of deal {deal} and is fined {n} points (CD4.3)",
        **gaps,
    )
    of = Fine(event.seat, event.points, FOLLOWS, ruling=event.ruling, trick=event.trick)
    if chosen(play.match).deliberate_fine == "instead" and any(same_follow(fine, of) for fine in fines_of(play, event.number)):
        line = fill("{line}；每张10分的不另算", "{line}, instead of 10 a card", line=line)
    return _with_total(play, event, _if_counted(play, event.number, line))


def _with_total(play: State, event: DealFined | DeliberateFined | DealUnfined, line: Text) -> Text:
    """Return a line on a fine in a deal that is over, with what the deal counts then and where the match stands."""
    then = evolve(play, event)
    before, after = (deal_over(now.match, event.number) for now in (play, then))
    if before is None or after is None or before.points == after.points or after.points is None:
        return line
    gaps: Gaps = {"line": line, "n": after.points, "levels": words.levels(levels_at(then))}
    return fill("{line}；这一副现为{n}分，{levels}", "{line}; the deal now counts {n}; {levels}", **gaps)


def _if_counted(play: State, number: int, line: Text) -> Text:
    """Return a line on a fine in a deal, with that it does not count where that is so."""
    deal = deal_over(play.match, number)
    if deal is None or (deal.ruled is None and deal.by != "stopped"):
        return line
    if not in_force(deal)[0]:
        return fill("{line}；这一副不计，罚分不算", "{line}; the deal does not count, nor does the fine", line=line)
    return fill("{line}；总分由裁定给出，罚分不另算", "{line}; the total is as it was ruled, without the fine", line=line)


def _unruled(play: State, event: DealUnfined) -> Text:
    line = fill("第{n}副的罚分裁定不再有效", "the fine ruled in deal {n} no longer stands", n=event.number)
    return _with_total(play, event, line)


def _deal_ruled(play: State, event: DealRuled) -> Text:
    line = said_at_table(play, event)
    deal = deal_over(play.match, event.number)
    if event.points is None or deal is None or not deal.fines:
        return line
    return fill("{line}；总分由裁定给出，罚分不另算", "{line}; the total is as it is ruled, without the fines", line=_bare(line))


def _bare(line: Text) -> Text:
    return Text(line.zh.removesuffix("。"), line.en.removesuffix("."))


def _placed(_: State, event: DeclarersPlaced) -> Text:
    gaps: Gaps = {"deal": event.number, "level": words.level(event.level)}
    return fill("裁定第{deal}副台上到{level}", "ruling: the declarers of deal {deal} are at {level}", **gaps)


def _unplaced(_: State, event: DeclarersUnplaced) -> Text:
    return fill(
        "第{n}副台上级数的裁定不再有效", "the ruling on the level of the declarers of deal {n} no longer stands", n=event.number
    )


def _given(play: State, event: GameGiven) -> Text:
    change = game_change(play, event)
    if change is None:
        change = fill("这一局{side}胜", "the game goes to {side}", side=words.SIDES[event.winner])
    return fill("第{n}号裁定：{game}", "ruling {n}: {game}", n=event.ruling, game=change)


def _not_given(_: State, event: GameNotGiven) -> Text:
    return Text("这一局的裁定不再有效", "the ruling on the game no longer stands")


def _settled(play: State, event: DealSettled) -> Text:
    change = game_change(play, event)
    line = settled_with(play, event, declares(event.next_declarer) if change is None else change)
    parts: list[Text] = []
    if event.fined is not None and event.raw is not None:
        gaps: Gaps = {"raw": event.raw, "low": event.fined[0], "high": event.fined[1]}
        parts.append(
            fill("罚分前{raw}分，台下罚{low}分、台上罚{high}分", "{raw} before fines: collectors {low}, declarers {high}", **gaps)
        )
    if event.by == "sheet" and isinstance(play, IN_DEAL) and play.deal.fines:
        parts.append(_within(play.deal.fines, chosen(play.match)))
    if event.back is not None:
        parts.append(fill("台上退回{level}", "the declarers go back to {level}", level=words.level(event.back)))
    if not parts:
        return line
    return fill("{line}；{more}", "{line}; {more}", line=line, more=joined(parts, zh="；", en="; "))


def _within(fines: tuple[Fine, ...], options: Options) -> Text:
    """Return that a sheet's total has the fines in it that are on record, of each side."""
    sums = [(side, sum(fine.points for fine in counted(fines, options) if side_of(fine.seat) == side)) for side in (0, 1)]
    of = [fill("{side}{n}", "{side} {n}", side=words.SIDES[side], n=n) for side, n in sums if n]
    return fill(
        "成绩单按已罚过计：已记的罚分{fines}不再扣",
        "the total of the sheet has the fines in it: those on record, {fines}, are not counted again",
        fines=joined(of),
    )


_OVERTURNS = showing("{who}反主，亮{cards}{at}", "{who} overturns with {cards}{at}")
_STIRS = showing("{who}炒底，亮{cards}{at}", "{who} stirs with {cards}{at}")
_TELL: dict[type, Callable[..., Text]] = {
    TrumpsDeclared: showing("{who}叫主，亮{cards}{at}", "{who} calls trumps with {cards}{at}"),
    Overturned: _overturned,
    OverturnPassed: _passed,
    OverturnAsked: _asked,
    NobodyDeclared: _nobody,
    CardsDrawnOff: _drawn_off,
    PointsFined: _fined,
    CountsFined: _counts,
    PlayBarred: _barred,
    DealFined: _with_game(_ruled),
    DeliberateFined: _with_game(_deliberate),
    DealRuled: _with_game(_deal_ruled),
    DealUnruled: _with_game(),
    DealStopped: _with_game(),
    TimeCalled: _with_game(),
    DealUnfined: _with_game(_unruled),
    DeclarersPlaced: _with_game(_placed),
    DeclarersUnplaced: _with_game(_unplaced),
    GameGiven: _given,
    GameNotGiven: _with_game(_not_given),
    DealSettled: _settled,
}

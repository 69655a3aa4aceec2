"""What an event of a 升级 match says, in one line for a timeline."""

from collections.abc import Callable

from core.text import NOT_KNOWN, Gaps, Text, fill, joined
from core.trumps import words
from core.trumps.deals import in_deal, is_redeal, untouched
from core.trumps.messages import (
    BottomBuried,
    BottomCaptured,
    BottomCounted,
    BottomDue,
    BottomLaid,
    BottomShown,
    BottomTaken,
    CardDrawn,
    CardsExposed,
    CardsPlayed,
    ConductNoted,
    DealBegun,
    DealNoted,
    DealReopened,
    DealRuled,
    DealSettled,
    DealStopped,
    DealUnruled,
    DeclarerMade,
    DeclarerNoted,
    Event,
    HandCounted,
    HandDealt,
    Insured,
    LeadGiven,
    LeadUndone,
    LevelNoted,
    Levels,
    LevelsNoted,
    MatchNoted,
    MatchOver,
    MatchRuled,
    OverturnAsked,
    Overturned,
    OverturnPassed,
    PlayTakenBack,
    PlayUndone,
    SheetSigned,
    ThirdBottomCardShown,
    ThrowCalled,
    ThrowFailed,
    TrickFound,
    TrickNoted,
    TrickOpen,
    TrickReopened,
    TrickTaken,
    TrumpsDeclared,
    TrumpsNoted,
    TrumpsSet,
    TurnGiven,
)
from core.trumps.score import Worth, on_ground, score
from core.trumps.state import IN_DEAL, State, side_of

_NOTHING = Text("", "")


def said(play: State, event: Event) -> Text:
    """Return one line for an event; `play` is the state before it."""
    tell = _TELL.get(type(event))
    if tell is None:
        return _PLAIN[type(event).__name__]
    line: Text = tell(play, event)
    return line.sentence()


def _who(seat: int | None) -> Text:
    return NOT_KNOWN if seat is None else words.SEATS[seat]


def _of(zh: str, en: str) -> Callable[..., Text]:
    """Return how an event of a seat and its cards is told."""

    def told(_: State, event: CardDrawn | CardsExposed | BottomBuried | PlayUndone) -> Text:
        cards = words.card(event.card) if isinstance(event, CardDrawn) else words.cards(event.cards)
        return fill(zh, en, who=_who(event.seat), cards=cards)

    return told


def of_seat(zh: str, en: str) -> Callable[..., Text]:
    """Return how an event of a seat alone is told."""

    def told(_: State, event: OverturnPassed | DeclarerNoted | DeclarerMade | BottomDue | TurnGiven | PlayTakenBack) -> Text:
        return fill(zh, en, who=_who(event.seat))

    return told


def _number(zh: str, en: str) -> Callable[..., Text]:
    """Return how an event about a deal alone is told."""

    def told(_: State, event: DealReopened | TrickReopened | DealUnruled) -> Text:
        return fill(zh, en, n=event.number)

    return told


def _points(n: int | None) -> Text:
    return Text("分数不详", "points not known") if n is None else fill("{n}分", "{n} points", n=n)


# --- the cards and trumps -------------------------------------------------------------------------------------------------------


def _begun(play: State, event: DealBegun) -> Text:
    number = len(play.match.deals) + 1
    if isinstance(play, IN_DEAL) and not untouched(play) and not is_redeal(play):  # it leaves one in progress without an end
        number += 1
    first = _NOTHING if event.first is None else fill("，{who}先摸", ", {who} draws first", who=_who(event.first))
    card = _NOTHING if event.card is None else fill("（抽得{card}）", " (drew {card})", card=words.card(event.card))
    if isinstance(play, IN_DEAL) and untouched(play) and event.first is not None:  # the deal was begun by its heading
        return fill("第{n}副：{who}先摸{card}", "deal {n}: {who} draws first{card}", n=number, who=_who(event.first), card=card)
    return fill("第{n}副发牌{first}{card}", "deal {n} is dealt{first}{card}", n=number, first=first, card=card)


def _level(_: State, event: LevelNoted) -> Text:
    line = fill("打{level}", "played at level {level}", level=words.level(event.level))
    return line if event.levels is None else fill("{line}（{all}）", "{line} ({all})", line=line, all=words.levels(event.levels))


def _trumps(_: State, event: TrumpsNoted) -> Text:
    if event.suit is None:
        return Text("记为无主", "no trump is recorded")
    return fill("记主为{suit}", "trumps are recorded as {suit}", suit=words.suit(event.suit))


def _hand(_: State, event: HandDealt) -> Text:
    when = Text("（盖底以后）", " (the bottom buried)") if event.after_burial else _NOTHING
    gaps: Gaps = {"who": _who(event.seat), "when": when, "n": len(event.cards), "cards": words.cards(event.cards)}
    return fill("{who}手牌{when}{n}张：{cards}", "hand of {who}{when}, {n} cards: {cards}", **gaps)


def _bottom_laid(_: State, event: BottomLaid) -> Text:
    return fill(
        "底牌从上到下：{cards}",
        "the bottom from the top: {cards}",
        cards=joined([words.card(c) for c in event.cards], zh=" ", en=" "),
    )


def _counted(_: State, event: HandCounted) -> Text:
    if event.count is None:
        return fill("清点{who}手牌", "the hand of {who} is counted", who=_who(event.seat))
    return fill("清点{who}手牌：{n}张", "the hand of {who} is counted: {n} cards", who=_who(event.seat), n=event.count)


def _bottom_counted(_: State, event: BottomCounted) -> Text:
    return fill("清点底牌：{n}张", "the bottom is counted: {n} cards", n=event.count)


def showing(zh: str, en: str) -> Callable[..., Text]:
    """Return how cards that are shown to make trumps are told."""

    def told(_: State, event: TrumpsDeclared | Insured | Overturned) -> Text:
        at = _NOTHING if event.drawn is None else fill("（共摸{n}张时）", " (at {n} cards drawn)", n=event.drawn)
        return fill(zh, en, who=_who(event.seat), cards=words.cards(event.cards), at=at)

    return told


def _third(_: State, event: ThirdBottomCardShown) -> Text:
    return fill("亮底牌第三张{card}", "the third bottom card is {card}", card=words.card(event.card))


def _set(_: State, event: TrumpsSet) -> Text:
    line = words.NO_TRUMP if event.suit is None else fill("主：{suit}", "trumps: {suit}", suit=words.suit(event.suit))
    return line if event.seat is None else fill("{line}（{who}）", "{line} ({who})", line=line, who=_who(event.seat))


def _asked(_: State, event: OverturnAsked) -> Text:
    if event.seat is None:
        return Text("可以反主，先说为准", "anybody may overturn, whoever speaks first")
    return fill("问{who}反不反", "{who} is asked whether to overturn", who=_who(event.seat))


def _taken(_: State, event: BottomTaken) -> Text:
    if not event.cards:
        return fill("{who}拿底牌", "{who} takes the bottom", who=_who(event.seat))
    return fill("{who}拿底牌 {cards}", "{who} takes the bottom: {cards}", who=_who(event.seat), cards=words.cards(event.cards))


def _shown(_: State, event: BottomShown) -> Text:
    return fill("亮底：{cards}", "the bottom is shown: {cards}", cards=words.cards(event.cards))


def _lead(_: State, event: LeadGiven) -> Text:
    if event.seat is None:
        return Text("谁先出不详", "who leads to the first trick is not known")
    return fill("{who}先出", "{who} leads to the first trick", who=_who(event.seat))


# --- play ---------------------------------------------------------------------------------------------------------------------


def _played(_: State, event: CardsPlayed) -> Text:
    line = fill("{who}出 {cards}", "{who} plays {cards}", who=_who(event.seat), cards=words.cards(event.cards))
    if not event.parts:
        return line
    return fill("{line}（{parts}）", "{line} ({parts})", line=line, parts=words.groups(event.parts))


def _called(_: State, event: ThrowCalled) -> Text:
    by = _NOTHING if event.by is None else fill("，{by}压", ", beaten by {by}", by=_who(event.by))
    gaps: Gaps = {"who": _who(event.seat), "cards": words.cards(event.cards), "by": by}
    if event.failed:
        return fill("{who}甩牌失败，留下 {cards}{by}", "the throw of {who} fails{by}, and {cards} is left", **gaps)
    return fill("{who}甩牌成立：{cards}{by}", "the throw of {who} stands: {cards}{by}", **gaps)


def _failed(_: State, event: ThrowFailed) -> Text:
    by = _NOTHING if event.by is None else fill("（{by}压）", ", beaten by {by}", by=_who(event.by))
    gaps: Gaps = {"who": _who(event.seat), "cards": words.cards(event.cards), "back": words.cards(event.back), "by": by}
    return fill(
        "{who}甩牌失败{by}：强制出 {cards}，收回 {back}",
        "the throw of {who} fails{by}: {cards} is forced, and {back} taken back",
        **gaps,
    )


def _trick(_: State, event: TrickTaken | TrickFound) -> Text:
    return fill("{who}赢这一圈，{n}", "{who} takes the trick, {n}", who=_who(event.seat), n=_points(event.points))


def _open(_: State, event: TrickOpen) -> Text:
    return fill("这一圈谁赢不详，{n}", "who takes the trick is not known, {n}", n=_points(event.points))


def _conduct(_: State, event: ConductNoted) -> Text:
    return fill("{who}：{what}", "{who}: {what}", who=_who(event.seat), what=words.CONDUCTS[event.what])


# --- ends ---------------------------------------------------------------------------------------------------------------------


def _captured(_: State, event: BottomCaptured) -> Text:
    gaps: Gaps = {"who": _who(event.seat), "n": event.points, "times": event.multiplier, "all": event.points * event.multiplier}
    return fill("{who}扣底：{n}×{times}={all}分", "{who} captures the bottom: {n} x {times} = {all} points", **gaps)


def _collected(play: State, points: int | None) -> Text:
    return words.points(points, play.match.own.collectors)


def _settled(play: State, event: DealSettled) -> Text:
    line = settled_with(play, event, declares(event.next_declarer))
    if event.factor is None or event.factor == 1:
        return line
    return fill("{line}；输赢×{f}", "{line}; stakes x {f}", line=line, f=event.factor)


def settled_with(play: State, event: DealSettled, comes: Text) -> Text:
    """Return how a deal was settled; `comes`: what comes after it."""
    by = Text("（按成绩单）", " (by the sheet)") if event.by == "sheet" else _NOTHING
    gaps: Gaps = {"n": event.number, "by": by, "points": _collected(play, event.points), "then": _promotion(play, event)}
    gaps |= {"levels": words.levels(event.levels), "next": comes}
    return fill(
        "第{n}副{by}：{points}，{then}；{levels}；{next}",
        "deal {n}{by}: {points}, {then}; {levels}; {next}",
        **gaps,
    )


def _promotion(play: State, event: DealSettled) -> Text:
    found = worth_in(event)
    if found is None or event.declarer is None:
        return words.promotion(event.winner, event.steps)
    own, options = play.match.own, play.match.options
    return own.promotion(found, event.declarer, levels_before(play, event), event.levels, options)


def worth_in(event: DealSettled) -> Worth | None:
    """Return what a deal that is settled was worth; None where that, or who declares, is not known."""
    if event.winner is None or event.steps is None or event.declarer is None:
        return None
    return Worth(event.winner != side_of(event.declarer), event.steps)


def levels_before(play: State, event: DealSettled) -> Levels | None:
    """Return the levels at which a deal that is settled was played."""
    return on_ground(score(play.match), in_deal(play).deal, play.match.options, play.match.own.laps).levels


def declares(seat: int | None) -> Text:
    """Return who declares the next deal."""
    if seat is None:
        return Text("下一副庄家不详", "who declares next is not known")
    return fill("下一副{who}做庄", "{who} declares next", who=_who(seat))


def _stopped(_: State, event: DealStopped) -> Text:
    if event.for_good:
        return fill("第{n}副停止（时间到）", "deal {n} stops: time is up", n=event.number)
    return fill("第{n}副停止（裁定）", "deal {n} stops, by ruling", n=event.number)


def _ruled(play: State, event: DealRuled) -> Text:
    if event.points is None:
        return fill("裁定第{n}副不计", "ruling: deal {n} does not count", n=event.number)
    return fill("裁定第{n}副：{how}", "ruling: deal {n}: {how}", n=event.number, how=_collected(play, event.points))


def _trick_noted(_: State, event: TrickNoted) -> Text:
    line = fill("记{who}赢这一圈", "{who} is recorded to have taken the trick", who=_who(event.seat))
    return line if event.points is None else fill("{line}，{n}", "{line}, {n}", line=line, n=_points(event.points))


def _noted(play: State, event: DealNoted) -> Text:
    parts = [_collected(play, event.points)]
    figures = (
        ("扣底{n}分", "{n} from the bottom", event.bottom),
        ("倍数{n}", "multiplier {n}", event.multiplier),
    )
    parts += [fill(zh, en, n=n) for zh, en, n in figures if n is not None]
    if event.overturns is not None:
        parts.append(fill("{what}{n}次", "{n} {what}", what=play.match.own.overturns, n=event.overturns))
    if event.last is not None:
        parts.append(fill("{who}赢最后一圈", "{who} won the last trick", who=_who(event.last)))
    if event.next_declarer is not None:
        parts.append(declares(event.next_declarer))
    return fill("记录的结果：{all}", "the result as recorded: {all}", all=joined(parts))


def _levels(_: State, event: LevelsNoted) -> Text:
    return fill("记录的级数：{levels}", "the levels as recorded: {levels}", levels=words.levels(event.levels))


def _match(_: State, event: MatchNoted) -> Text:
    return fill("记录的胜负：{how}", "the result of the match as recorded: {how}", how=words.match_result(event.winner))


def _signed(_: State, event: SheetSigned) -> Text:
    return fill("{side}签字", "{side} sign the sheet", side=words.SIDES[event.side])


def _match_ruled(_: State, event: MatchRuled) -> Text:
    if event.winner is None:
        return Text("整场的裁定不再有效", "the ruling on the match no longer stands")
    return fill("裁定整场{side}胜", "ruling: the match goes to {side}", side=words.SIDES[event.winner])


def _over(play: State, event: MatchOver) -> Text:
    return fill("整场结束：{how}", "the match is over: {how}", how=words.match_result(event.winner, known=event.known))


_PLAIN: dict[str, Text] = {
    "MatchOpened": Text("开场。", "Match opened."),
    "NobodyDeclared": Text("无人报主。", "Nobody declares."),
    "BottomUnrecorded": Text("盖底没有记录。", "The burial is not recorded."),
    "PlaysUnrecorded": Text("以下出牌没有记录。", "From here plays are not recorded."),
    "TimeCalled": Text("时间到。", "Time is up."),
    "DrawEnded": Text("牌摸完。", "The draw is over."),
    "Redealt": Text("重发。", "The cards are dealt again."),
    "BottomAwaited": Text("牌出完，等待亮底。", "All cards are played; the bottom is to be shown."),
    "MatchReopened": Text("整场重新继续。", "The match is open again."),
}

_TELL: dict[type, Callable[..., Text]] = {
    DealBegun: _begun,
    LevelNoted: _level,
    DeclarerNoted: of_seat("记{who}为庄家", "{who} is recorded as declarer"),
    TrumpsNoted: _trumps,
    CardDrawn: _of("{who}摸{cards}", "{who} draws {cards}"),
    HandDealt: _hand,
    BottomLaid: _bottom_laid,
    HandCounted: _counted,
    BottomCounted: _bottom_counted,
    TrumpsDeclared: showing("{who}报主，亮{cards}{at}", "{who} declares with {cards}{at}"),
    Insured: showing("{who}上保险，亮{cards}{at}", "{who} insures with {cards}{at}"),
    Overturned: showing("{who}反主，亮{cards}{at}", "{who} overturns with {cards}{at}"),
    OverturnPassed: of_seat("{who}不反", "{who} does not overturn"),
    ThirdBottomCardShown: _third,
    BottomTaken: _taken,
    BottomBuried: _of("{who}盖底 {cards}", "{who} buries {cards}"),
    BottomShown: _shown,
    CardsPlayed: _played,
    ThrowCalled: _called,
    CardsExposed: _of("{who}暴露 {cards}", "{who} exposes {cards}"),
    PlayTakenBack: of_seat("{who}收回出的牌", "{who} takes the play back"),
    ConductNoted: _conduct,
    TrickNoted: _trick_noted,
    DealNoted: _noted,
    LevelsNoted: _levels,
    MatchNoted: _match,
    SheetSigned: _signed,
    DeclarerMade: of_seat("{who}为庄家", "{who} is declarer"),
    TrumpsSet: _set,
    OverturnAsked: _asked,
    BottomDue: of_seat("由{who}拿底牌", "{who} is to take the bottom"),
    LeadGiven: _lead,
    ThrowFailed: _failed,
    TrickTaken: _trick,
    TrickOpen: _open,
    TrickFound: _trick,
    BottomCaptured: _captured,
    DealSettled: _settled,
    DealStopped: _stopped,
    DealReopened: _number("第{n}副继续", "deal {n} goes on"),
    TrickReopened: _number("第{n}副继续", "deal {n} goes on"),
    DealRuled: _ruled,
    DealUnruled: _number("第{n}副的裁定不再有效", "the ruling on deal {n} no longer stands"),
    PlayUndone: _of("{who}的 {cards} 收回手中", "{who} has {cards} back in the hand"),
    LeadUndone: _of("{who}的 {cards} 收回手中", "{who} has {cards} back in the hand"),
    TurnGiven: of_seat("轮到{who}", "{who} plays next"),
    MatchRuled: _match_ruled,
    MatchOver: _over,
}

"""What an event of a 掼蛋 match says, in one line for a timeline."""

from collections.abc import Callable

from core.guandan import words
from core.guandan.deals import IN_DEAL, in_deal, same_deal
from core.guandan.messages import (
    CardReturned,
    CardsExposed,
    CardsPlayed,
    ConductNoted,
    CountAnnounced,
    CountAsked,
    DealBegun,
    DealNoted,
    DealReopened,
    DealRuled,
    DealSettled,
    DealStopped,
    DealUnruled,
    Event,
    HandCounted,
    HandDealt,
    LeaderDrawn,
    LeadGiven,
    LeadUndone,
    Level,
    LevelNoted,
    LevelsNoted,
    MatchOver,
    MatchRuled,
    Passed,
    PlayerOut,
    PlayTakenBack,
    PlayUndone,
    PointsNoted,
    RefusalClaimed,
    SheetSigned,
    TotalsNoted,
    TributeDue,
    TributePaid,
    TributesMatched,
    TrickReopened,
    TrickTaken,
    TurnGiven,
    TurnStopped,
)
from core.guandan.plays import reading_of
from core.guandan.state import Following, Leading, State, deal_of
from core.text import Gaps, Text, fill, joined

_NOTHING = Text("", "")


def said(play: State, event: Event) -> Text:
    """Return one line for an event; `play` is the state before it."""
    tell = _TELL.get(type(event))
    if tell is None:
        return _PLAIN[type(event).__name__]
    line: Text = tell(play, event)
    return line.sentence()


def _who(seat: int) -> Text:
    return words.SEATS[seat]


# --- the cards and tribute ------------------------------------------------------------------------------------------------------


def _begun(play: State, event: DealBegun) -> Text:
    number = len(play.match.deals) + 1
    if isinstance(play, IN_DEAL) and not same_deal(play):  # a deal in progress that the new one leaves without an end
        number += 1
    return fill("第{n}副发牌", "deal {n} is dealt", n=number)


def _level(_: State, event: LevelNoted) -> Text:
    line = fill("打{level}", "played at level {level}", level=words.level(event.level))
    return line if event.levels is None else fill("{line}（{all}）", "{line} ({all})", line=line, all=words.levels(event.levels))


def _drawn(_: State, event: LeaderDrawn) -> Text:
    card = _NOTHING if event.card is None else fill("抽得{c}，", "drew {c} and ", c=words.card(event.card))
    first = _NOTHING
    if event.first_drawer is not None:
        first = fill("（{who}先摸牌）", " ({who} draws first)", who=_who(event.first_drawer))
    return fill("{who}{card}先出{first}", "{who} {card}leads{first}", who=_who(event.seat), card=card, first=first)


def _hand(play: State, event: HandDealt) -> Text:
    when = Text("（进贡还牌之后）", " (after tribute)") if event.after_tribute else _NOTHING
    gaps: Gaps = {"who": _who(event.seat), "when": when, "n": len(event.cards)}
    gaps["cards"] = words.cards(event.cards, _level_of(play))
    return fill("{who}手牌{when}{n}张：{cards}", "hand of {who}{when}, {n} cards: {cards}", **gaps)


def _level_of(play: State) -> Level | None:
    now = in_deal(play)
    return now.deal.level


def _counted(_: State, event: HandCounted) -> Text:
    if event.count is None:
        return fill("清点{who}手牌", "the hand of {who} is counted", who=_who(event.seat))
    return fill("清点{who}手牌：{n}张", "the hand of {who} is counted: {n} cards", who=_who(event.seat), n=event.count)


def _due(_: State, event: TributeDue) -> Text:
    gaps: Gaps = {"payers": words.seats(event.payers), "receivers": words.seats(event.receivers)}
    return fill("{payers}应向{receivers}进贡", "{payers} owe tribute to {receivers}", **gaps)


def _to(seat: int | None) -> Text:
    return _NOTHING if seat is None else fill("给{who}", " to {who}", who=_who(seat))


def _paid(_: State, event: TributePaid) -> Text:
    verb = Text("改贡", "pays instead") if event.corrects else Text("进贡", "pays")
    gaps: Gaps = {"who": _who(event.seat), "verb": verb, "card": words.card(event.card), "to": _to(event.to)}
    return fill("{who}{verb}{card}{to}", "{who} {verb} {card}{to}", **gaps)


def _returned(_: State, event: CardReturned) -> Text:
    verb = Text("改还", "returns instead") if event.corrects else Text("还", "returns")
    gaps: Gaps = {"who": _who(event.seat), "verb": verb, "card": words.card(event.card), "to": _to(event.to)}
    return fill("{who}{verb}{card}{to}", "{who} {verb} {card}{to}", **gaps)


def _claimed(_: State, event: RefusalClaimed) -> Text:
    if not event.cards:
        return fill("{who}抗贡", "{who} refuses tribute", who=_who(event.seat))
    gaps: Gaps = {"who": _who(event.seat), "cards": words.cards(event.cards)}
    return fill("{who}抗贡，亮{cards}", "{who} refuses tribute and shows {cards}", **gaps)


def _matched(play: State, event: TributesMatched) -> Text:
    deal = deal_of(play)
    paid = {} if deal is None else {payer: card for payer, card, _ in deal.tribute.paid}
    parts = []
    for payer, taker in event.pairs:
        gaps: Gaps = {"taker": _who(taker), "payer": _who(payer), "card": words.card(paid.get(payer, "??"))}
        parts.append(fill("{taker}得{payer}的{card}", "{taker} takes {card} of {payer}", **gaps))
    return joined(parts) if parts else Text("无人得贡牌", "nobody takes a tribute")


def _lead(_: State, event: LeadGiven) -> Text:
    return fill("{who}领出第一圈", "{who} leads to the first trick", who=_who(event.seat))


# --- play ---------------------------------------------------------------------------------------------------------------------


def _played(play: State, event: CardsPlayed) -> Text:
    deal = deal_of(play)
    level = None if deal is None else deal.level
    beaten = play.reading if isinstance(play, Following) else None
    reading = reading_of(event.cards, event.reading, beaten, level, play.match.options)
    cards = words.laid(event.cards, reading, level, play.match.options)
    line = fill("{who}出 {cards}", "{who} plays {cards}", who=_who(event.seat), cards=cards)
    if event.reading is not None and event.reading != reading:
        return fill("{line}（报{r}）", "{line} (declared {r})", line=line, r=words.reading(event.reading))
    if reading is None or reading.kind in ("single", "pair"):
        return line
    return fill("{line}（{r}）", "{line} ({r})", line=line, r=words.reading(reading))


def _passed(_: State, event: Passed) -> Text:
    return fill("{who}不出", "{who} passes", who=_who(event.seat))


def _exposed(_: State, event: CardsExposed) -> Text:
    gaps: Gaps = {"who": _who(event.seat), "cards": words.cards(event.cards)}
    if event.dropped:
        return fill("{who}带下 {cards}", "{who} drops {cards} with the play", **gaps)
    return fill("{who}暴露 {cards}", "{who} exposes {cards}", **gaps)


def _taken_back(_: State, event: PlayTakenBack) -> Text:
    return fill("{who}收回出的牌", "{who} takes the play back", who=_who(event.seat))


def _announced(_: State, event: CountAnnounced) -> Text:
    return fill("{who}报{n}张", "{who} announces {n}", who=_who(event.seat), n=event.count)


def _asked(_: State, event: CountAsked) -> Text:
    if event.by is None:
        return fill("问{who}张数", "{who} is asked for the count", who=_who(event.seat))
    return fill("{by}问{who}张数", "{by} asks {who} for the count", who=_who(event.seat), by=_who(event.by))


def _conduct(_: State, event: ConductNoted) -> Text:
    return fill("{who}：{what}", "{who}: {what}", who=_who(event.seat), what=words.CONDUCTS[event.what])


def _out(_: State, event: PlayerOut) -> Text:
    return fill("{who}出完，{place}", "{who} is out: {place}", who=_who(event.seat), place=words.PLACES[event.place])


def _trick(_: State, event: TrickTaken) -> Text:
    if event.seat == event.leads:
        return fill("{who}得这一圈，领出", "{who} takes the trick and leads", who=_who(event.seat))
    gaps: Gaps = {"who": _who(event.seat), "leads": _who(event.leads)}
    return fill("{who}的牌无人压，{leads}接风", "nobody beats {who}, who is out; {leads} leads", **gaps)


def _undone(_: State, event: PlayUndone | LeadUndone) -> Text:
    where = {
        "hand": Text("收回手中", "go back to the hand"),
        "lost": Text("留在桌上", "are lost"),
        "open": Text("摊开", "lie open"),
    }[event.to]
    gaps: Gaps = {"who": _who(event.seat), "cards": words.cards(event.cards), "where": where}
    return fill("{who}的 {cards} {where}", "{cards} of {who} {where}", **gaps)


def _stopped(play: State, event: TurnStopped) -> Text:
    done = _LOSES_TRICK if event.whole_trick else _LOSES_TURN
    text = done.fill(who=_who(event.seat))
    dropped = play.deal.dropped[event.seat] if isinstance(play, (Leading, Following)) else ()
    where = _DROPPED.get(play.match.options.wrong_cards)
    if not dropped or where is None:
        return text
    return Text("{text}，带下的 {cards} {where}", "{text}; {cards}, which came down, {where}").fill(
        text=text, cards=words.cards(dropped), where=where
    )


_LOSES_TURN = Text("{who}停止一轮出牌", "{who} loses one turn")
_LOSES_TRICK = Text("{who}本圈停止出牌", "{who} may not play in this trick")
_DROPPED = {"lost": Text("留在桌上", "are lost"), "lie_open": Text("摊开", "lie open")}


def _turn(_: State, event: TurnGiven) -> Text:
    return fill("轮到{who}", "{who} plays next", who=_who(event.seat))


# --- ends ---------------------------------------------------------------------------------------------------------------------


def _settled(play: State, event: DealSettled) -> Text:
    how = words.won(event.winner, event.place)
    then = words.points(event.points) if play.match.options.levels == "seven" else words.levels(event.levels)
    by = Text("（按成绩单）", " (by the sheet)") if event.by == "sheet" else _NOTHING
    gaps: Gaps = {"n": event.number, "how": how, "by": by, "then": then}
    return fill("第{n}副{by}：{how}；{then}", "deal {n}{by}: {how}; {then}", **gaps)


def _number(zh: str, en: str) -> Callable[[State, DealStopped | DealReopened | TrickReopened | DealUnruled], Text]:
    return lambda _, event: fill(zh, en, n=event.number)


def _ruled(_: State, event: DealRuled) -> Text:
    if event.winner is None:
        return fill("裁定第{n}副不计", "ruling: deal {n} does not count", n=event.number)
    return fill("裁定第{n}副：{how}", "ruling: deal {n}: {how}", n=event.number, how=words.won(event.winner, event.place))


def _noted(_: State, event: DealNoted) -> Text:
    return fill("记录的名次：{order}", "the order as recorded: {order}", order=words.order(event.order))


def _levels(_: State, event: LevelsNoted) -> Text:
    return fill("记录的级数：{levels}", "the levels as recorded: {levels}", levels=words.levels(event.levels))


def _points(_: State, event: PointsNoted) -> Text:
    return fill("记录的积分：{points}", "the points as recorded: {points}", points=words.points(event.points))


def _totals(_: State, event: TotalsNoted) -> Text:
    return fill("记录的总积分：{points}", "the totals as recorded: {points}", points=words.points(event.totals))


def _signed(_: State, event: SheetSigned) -> Text:
    return fill("{side}签字", "{side} sign the sheet", side=words.SIDES[event.side])


def _match_ruled(_: State, event: MatchRuled) -> Text:
    if event.winner is None:
        return Text("整场的裁定不再有效", "the ruling on the match no longer stands")
    return fill("裁定整场{side}胜", "ruling: the match goes to {side}", side=words.SIDES[event.winner])


def _over(play: State, event: MatchOver) -> Text:
    score = words.points(event.points) if play.match.options.levels == "seven" else words.score(play)
    if event.winner is None:
        return fill("整场结束，平：{score}", "the match is over and level: {score}", score=score)
    return fill("整场{side}胜：{score}", "{side} win the match: {score}", side=words.SIDES[event.winner], score=score)


_PLAIN: dict[str, Text] = {
    "MatchOpened": Text("开场。", "Match opened."),
    "TributeUnrecorded": Text("进贡没有记录。", "Tribute is not recorded."),
    "TributeRefused": Text("抗贡成立，不进贡。", "The refusal stands: no tribute."),
    "PlaysUnrecorded": Text("以下出牌没有记录。", "From here plays are not recorded."),
    "MatchReopened": Text("整场重新继续。", "The match is open again."),
}

_TELL: dict[type, Callable[..., Text]] = {
    DealBegun: _begun,
    LevelNoted: _level,
    LeaderDrawn: _drawn,
    HandDealt: _hand,
    HandCounted: _counted,
    TributeDue: _due,
    TributePaid: _paid,
    CardReturned: _returned,
    RefusalClaimed: _claimed,
    TributesMatched: _matched,
    LeadGiven: _lead,
    CardsPlayed: _played,
    Passed: _passed,
    CardsExposed: _exposed,
    PlayTakenBack: _taken_back,
    CountAnnounced: _announced,
    CountAsked: _asked,
    ConductNoted: _conduct,
    PlayerOut: _out,
    TrickTaken: _trick,
    PlayUndone: _undone,
    LeadUndone: _undone,
    TurnStopped: _stopped,
    TurnGiven: _turn,
    DealSettled: _settled,
    DealStopped: _number("第{n}副停止（裁定）", "deal {n} stops, by ruling"),
    DealReopened: _number("第{n}副继续", "deal {n} goes on"),
    TrickReopened: _number("第{n}副继续", "deal {n} goes on"),
    DealRuled: _ruled,
    DealUnruled: _number("第{n}副的裁定不再有效", "the ruling on deal {n} no longer stands"),
    DealNoted: _noted,
    LevelsNoted: _levels,
    PointsNoted: _points,
    TotalsNoted: _totals,
    SheetSigned: _signed,
    MatchRuled: _match_ruled,
    MatchOver: _over,
}

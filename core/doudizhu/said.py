"""What an event of a 斗地主 match says, in one line for a timeline."""

from collections.abc import Callable

from core.doudizhu import words
from core.doudizhu.deals import IN_DEAL, same_deal
from core.doudizhu.messages import (
    BidMade,
    BottomLaid,
    BottomShown,
    CardsPlayed,
    ConductNoted,
    DealBegun,
    DealNoted,
    DealReopened,
    DealRuled,
    DealSettled,
    DealStopped,
    DealUnruled,
    Doubled,
    Event,
    FaceUpDrawn,
    HandDealt,
    LandlordMade,
    LandlordNoted,
    MatchRuled,
    MatchWon,
    NoneClaimed,
    Passed,
    PlayOffDue,
    ScoresNoted,
    Spring,
    TotalsNoted,
    TrickReopened,
    TrickTaken,
    TurnGiven,
)
from core.doudizhu.plays import reading_of
from core.doudizhu.state import Dealing, Following, State
from core.text import Gaps, Text, fill, joined, same


def said(play: State, event: Event) -> Text:
    """Return one line for an event; `play` is the state before it."""
    tell = _TELL.get(type(event))
    if tell is None:
        return _PLAIN[type(event).__name__]
    line: Text = tell(play, event)
    return line.sentence()


def _begun(play: State, event: DealBegun) -> Text:
    left = isinstance(play, IN_DEAL) and not same_deal(play)  # a deal in progress that the new one leaves without an end
    line = fill("第{n}副发牌", "deal {n} is dealt", n=len(play.match.deals) + (2 if left else 1))
    if isinstance(play, Dealing) and play.deal.attempt > 1 and not left:
        line = fill("第{n}副重新发牌", "deal {n} is dealt again", n=play.deal.number)
    if event.dealer is None:
        return line
    return fill("{line}（{who}发牌）", "{line} ({who} deals)", line=line, who=words.SEATS[event.dealer])


def _face_up(_: State, event: FaceUpDrawn) -> Text:
    card = Text("", "") if event.card is None else fill("（{c}）", " ({c})", c=words.card(event.card))
    where = Text("落在底牌里", "lies among the three")
    if event.seat is not None:
        where = fill("归{who}", "comes to {who}", who=words.SEATS[event.seat])
    return fill("明牌{card}{where}", "the face-up card{card} {where}", card=card, where=where)


def _hand(_: State, event: HandDealt) -> Text:
    bottom = Text("（含底牌）", " (with the bottom)") if event.with_bottom else Text("", "")
    gaps: Gaps = {"who": words.SEATS[event.seat], "bottom": bottom, "n": len(event.cards), "cards": words.cards(event.cards)}
    return fill("{who}手牌{bottom}{n}张：{cards}", "hand of {who}{bottom}, {n} cards: {cards}", **gaps)


def _bid(_: State, event: BidMade) -> Text:
    if event.points == 0:
        return fill("{who}不叫", "{who} does not bid", who=words.SEATS[event.seat])
    return fill("{who}叫{n}分", "{who} bids {n}", who=words.SEATS[event.seat], n=event.points)


def _landlord(_: State, event: LandlordMade | LandlordNoted) -> Text:
    bid = Text("底分未记", "bid not recorded") if event.bid is None else words.points(event.bid)
    return fill("{who}是地主（{bid}）", "{who} is landlord ({bid})", who=words.SEATS[event.seat], bid=bid)


def _played(play: State, event: CardsPlayed) -> Text:
    beaten = play.reading if isinstance(play, Following) else None
    reading = reading_of(event.cards, event.reading, beaten, play.match.options)
    cards = words.laid(event.cards, reading)
    line = fill("{who}出 {cards}", "{who} plays {cards}", who=words.SEATS[event.seat], cards=cards)
    if event.reading is not None and event.reading != reading:
        return fill("{line}（报{r}）", "{line} (called {r})", line=line, r=words.reading(event.reading))
    if reading is None or reading.kind in ("single", "pair"):
        return line
    return fill("{line}（{r}）", "{line} ({r})", line=line, r=words.reading(reading))


def _noted(_: State, event: DealNoted) -> Text:
    parts: list[Text] = []
    if event.winner is not None:
        parts.append(fill("{who}胜", "{who} won", who=words.SIDES[event.winner]))
    if event.landlord is not None:
        parts.append(fill("地主{who}", "landlord {who}", who=words.SEATS[event.landlord]))
    if event.bid is not None:
        parts.append(fill("底分{n}", "bid {n}", n=event.bid))
    if event.bombs is not None:
        parts.append(fill("炸弹{n}", "bombs {n}", n=event.bombs))
    if event.spring is not None and event.spring != "none":
        parts.append(words.SPRINGS[event.spring])
    return fill("小结：{what}", "sheet: {what}", what=joined(parts, zh="，") if parts else same("?"))


def _settled(_: State, event: DealSettled) -> Text:
    points = Text("得分不能计算", "points cannot be computed") if event.scores is None else words.scores(event.scores)
    if event.winner is None:
        return fill("第{n}副按成绩单：{points}", "deal {n} from the sheet: {points}", n=event.number, points=points)
    spring: Spring = event.spring or "none"
    extra = Text("", "") if spring == "none" else fill("，{s}", ", {s}", s=words.SPRINGS[spring])
    gaps: Gaps = {"n": event.number, "who": words.SIDES[event.winner], "extra": extra, "points": points}
    return fill("第{n}副结束，{who}胜{extra}：{points}", "deal {n} is over, {who} won{extra}: {points}", **gaps)


def _ruled(_: State, event: DealRuled) -> Text:
    what = Text("不计", "does not count") if event.scores is None else words.scores(event.scores)
    return fill("第{n}副裁定：{what}", "deal {n} ruled: {what}", n=event.number, what=what)


def _match_ruled(_: State, event: MatchRuled) -> Text:
    who = Text("不再有效", "no longer stands") if event.winner is None else words.SEATS[event.winner]
    return fill("整场裁定：{who}", "match ruled: {who}", who=who)


def _stopped(_: State, event: DealStopped) -> Text:
    why = Text("时间到", "time is up") if event.by == "time" else Text("裁定", "a ruling")
    return fill("第{n}副停止（{why}）", "deal {n} stops ({why})", n=event.number, why=why)


_TELL: dict[type, Callable[..., Text]] = {
    DealBegun: _begun,
    FaceUpDrawn: _face_up,
    HandDealt: _hand,
    BottomLaid: lambda _, e: fill("底牌：{cards}", "bottom: {cards}", cards=words.cards(e.cards)),
    BidMade: _bid,
    LandlordMade: _landlord,
    LandlordNoted: _landlord,
    BottomShown: lambda _, e: fill("亮底牌：{cards}", "the bottom is shown: {cards}", cards=words.cards(e.cards)),
    CardsPlayed: _played,
    Passed: lambda _, e: fill("{who}不出", "{who} passes", who=words.SEATS[e.seat]),
    NoneClaimed: lambda _, e: fill("{who}说没有{r}", "{who} says it holds no {r}", who=words.SEATS[e.seat], r=words.rank(e.rank)),
    ConductNoted: lambda _, e: fill("{who}：{what}", "{who}: {what}", who=words.SEATS[e.seat], what=words.CONDUCTS[e.what]),
    DealNoted: _noted,
    ScoresNoted: lambda _, e: fill("记得分：{s}", "points given: {s}", s=words.scores(e.scores)),
    TotalsNoted: lambda _, e: fill("记总分：{s}", "totals given: {s}", s=words.scores(e.totals)),
    TrickTaken: lambda _, e: fill("{who}领出", "{who} leads", who=words.SEATS[e.seat]),
    Doubled: lambda _, e: fill("{what}，倍数{n}", "{what}: multiplier {n}", what=words.KINDS[e.by], n=e.multiplier),
    DealSettled: _settled,
    DealStopped: _stopped,
    DealReopened: lambda _, e: fill("第{n}副继续", "deal {n} goes on", n=e.number),
    TrickReopened: lambda _, e: fill("第{n}副继续", "deal {n} goes on", n=e.number),
    DealRuled: _ruled,
    DealUnruled: lambda _, e: fill("第{n}副的裁定不再有效", "the ruling on deal {n} no longer stands", n=e.number),
    TurnGiven: lambda _, e: fill("裁定轮到{who}", "by ruling it is the turn of {who}", who=words.SEATS[e.seat]),
    PlayOffDue: lambda _, e: fill("{who}同分，加赛", "{who} are level and play on", who=words.seats(e.seats)),
    MatchRuled: _match_ruled,
    MatchWon: lambda _, e: fill(
        "整场{who}胜：{s}", "the match goes to {who}: {s}", who=words.SEATS[e.winner], s=words.scores(e.totals)
    ),
}
_PLAIN: dict[str, Text] = {
    "MatchOpened": Text("开场", "Match opened"),
    "PlaysUnrecorded": Text("以后的出牌没有记录", "From here the plays are not recorded"),
    "TimeCalled": Text("裁判宣布时间到", "The referee calls time"),
    "Redealt": Text("都不叫，重新发牌", "Nobody bids; the cards are dealt again"),
    "MatchReopened": Text("整场重新开放", "The match is open again"),
}

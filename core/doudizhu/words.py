"""What the things of a 斗地主 table are called."""

from core.card_words import NO_PATTERN, SUITS, card, cards, pattern, rank
from core.cards import RANK_OF, RANKS, people_order
from core.climb.kinds import Reading
from core.doudizhu.kinds import NAMES
from core.doudizhu.messages import Conduct, Scores, Seat, Side
from core.doudizhu.state import Settled, State, in_force, standing
from core.text import Text, joined, same

__all__ = ["SUITS", "card", "cards", "rank"]

SEATS: tuple[Text, Text, Text] = (Text("甲方", "side A"), Text("乙方", "side B"), Text("丙方", "side C"))
SIDES: dict[Side, Text] = {"landlord": Text("地主", "the landlord"), "farmers": Text("农民", "the farmers")}
PASS = Text("不出", "pass")


def _indefinite(name: Text) -> Text:
    """Return the name of a kind as English says it in a sentence."""
    if name.en.startswith("four"):
        return name
    article = "the" if name.en == "rocket" else "an" if name.en[0] in "aeio" else "a"
    return Text(name.zh, f"{article} {name.en}")


KINDS: dict[str, Text] = {kind: _indefinite(name) for kind, name in NAMES.items()}

SPRINGS: dict[str, Text] = {
    "none": Text("无", "none"),
    "spring": Text("春天", "a spring"),
    "counter_spring": Text("反春", "a counter-spring"),
}

CONDUCTS: dict[Conduct, Text] = {
    "looked_at_bottom": Text("确定地主前看底牌", "looked at the three cards before the landlord was known"),
    "exposed_cards": Text("暴露牌", "exposed cards"),
    "signalled": Text("传递信息", "gave a signal"),
    "saw_hand": Text("看他人的牌", "looked at another's cards"),
    "slow_play": Text("拖延", "played slowly"),
    "left_table": Text("离开赛台", "left the table"),
    "other": Text("其他行为", "other conduct"),
}

ACTS: dict[str, Text] = {
    "MatchOpened": Text("开场", "the opening of the match"),
    "DealBegun": Text("发牌", "a deal"),
    "FaceUpDrawn": Text("明牌", "the face-up card"),
    "HandDealt": Text("手牌", "a hand"),
    "BottomLaid": Text("底牌", "the three cards"),
    "BidMade": Text("叫牌", "a bid"),
    "LandlordNoted": Text("注明地主", "a note of the landlord"),
    "BottomShown": Text("亮底牌", "the showing of the three cards"),
    "CardsPlayed": Text("出牌", "a play"),
    "Passed": Text("不出", "a pass"),
    "NoneClaimed": Text("声称没有某点", "a claim to hold none of a rank"),
    "ConductNoted": Text("行为记录", "a note of conduct"),
    "PlaysUnrecorded": Text("注明出牌未记录", "a note that plays are not recorded"),
    "DealNoted": Text("一副的小结", "the sheet of a deal"),
    "ScoresNoted": Text("一副的得分", "the points of a deal"),
    "TotalsNoted": Text("总分", "the totals"),
    "TimeCalled": Text("时间到", "the end of the round"),
}


def laid(codes: tuple[str, ...], read: Reading | None) -> Text:
    """Return the names of the cards of a play as people call them: the core first, each part from low to high.

    >>> laid(("S7", "H3", "D3", "C3"), Reading("triple_single", "3", 1)).en, laid(("S5", "H3", "D4"), None).en
    ('♥3 ♣3 ♦3 ♠7', '♠5 ♦4 ♥3')
    """
    if read is None or any(RANK_OF.get(code, "?") == "?" for code in codes):
        return cards(codes)
    low = RANKS.find(read.main)
    core = set(RANKS[low : low + read.length]) if read.kind != "rocket" else set()

    def order(code: str) -> tuple[bool, int, int]:
        sign = RANK_OF[code]
        return sign not in core, RANKS.find(sign), people_order(code)[1]

    return joined([card(code) for code in sorted(codes, key=order)], zh=" ", en=" ")


def reading(read: Reading | None) -> Text:
    """Return what a play is, with the rank of its core, in runs the lowest and the highest.

    >>> reading(Reading("plane_singles", "3", 2)).en, reading(Reading("straight", "5", 10)).zh
    ('an airplane with singles from 3 to 4', '单顺5到A')
    """
    if read is None:
        return NO_PATTERN
    kind = KINDS.get(read.kind, same(read.kind))
    if read.kind == "rocket":
        return kind
    if read.length == 1:
        return pattern(kind, read.main)
    last = RANKS[min(RANKS.find(read.main) + read.length - 1, len(RANKS) - 1)]
    return pattern(kind, read.main, last)


def points(bid: int) -> Text:
    """Return a call of the bidding."""
    return Text("不叫", "no bid") if bid == 0 else Text(f"{bid}分", str(bid))


def scores(values: Scores) -> Text:
    """Return the points of the three seats.

    >>> scores((6, -3, -3)).en
    'A +6, B -3, C -3'
    """
    signed = [f"{v:+d}" if v else "0" for v in values]
    return Text(
        "，".join(f"{seat}{v}" for seat, v in zip("甲乙丙", signed, strict=True)),
        ", ".join(f"{seat} {v}" for seat, v in zip("ABC", signed, strict=True)),
    )


def seats(which: tuple[Seat, ...]) -> Text:
    """Return the names of several seats."""
    return joined([SEATS[seat] for seat in which])


def finished(deal: Settled) -> Text:
    """Return the result of one deal in force."""
    counts, values = in_force(deal)
    if deal.ruled is not None:
        what = Text("裁定不计", "does not count, by ruling") if values is None else scores(values)
        return Text("第{n}副：{what}（裁定）", "deal {n}: {what} (by ruling)").fill(n=deal.number, what=what)
    if not counts:
        return Text("第{n}副：时间到，不计", "deal {n}: stopped by time, does not count").fill(n=deal.number)
    if deal.winner is None and values is None:
        return Text("第{n}副：没有结果", "deal {n}: no result").fill(n=deal.number)
    who = Text("", "") if deal.winner is None else Text(f"{SIDES[deal.winner].zh}胜，", f"{SIDES[deal.winner].en} won; ")
    what = Text("得分不能计算", "the points cannot be computed") if values is None else scores(values)
    return Text("第{n}副：{who}{what}", "deal {n}: {who}{what}").fill(n=deal.number, who=who, what=what)


def over(deal: Settled) -> Text:
    """Return how a deal ended, in a few words."""
    if deal.ruled is not None:
        return Text("已裁定", "settled by a ruling")
    if deal.by == "stopped":
        return Text("时间到", "stopped by time")
    if deal.winner is None:
        return Text("没有结果", "without a result") if deal.by == "open" else Text("已按成绩单记分", "scored from the sheet")
    return Text("{who}胜", "{who} won").fill(who=SIDES[deal.winner])


def results(play: State) -> Text:
    """Return the result of a match in one line: totals, and who has won where that is decided."""
    now = standing(play.match, in_progress=True)
    if not play.match.deals:
        return Text("没有结果", "no result")
    total = Text("{n}副，总分 {totals}", "{n} deals, totals {totals}").fill(n=len(play.match.deals), totals=scores(now.totals))
    if now.open:
        left = joined([same(str(n)) for n in now.open])
        total = Text("{total}（第{left}副得分不详）", "{total} (points of deal {left} not known)").fill(total=total, left=left)
    winner = getattr(play, "winner", None)
    if winner is None:
        return total
    return Text("{who}胜（{total}）", "{who} won ({total})").fill(who=SEATS[winner], total=total)

"""What the things of a 掼蛋 table are called."""

from itertools import cycle

from core.card_words import NO_PATTERN, card, pattern, rank
from core.card_words import cards as card_names
from core.cards import RANK_OF, UNKNOWN
from core.climb.kinds import Reading
from core.guandan.hands import high_to_low
from core.guandan.kinds import NAMES, RUN
from core.guandan.messages import Conduct, Level, Levels, Points, Seat, Side
from core.guandan.options import Options
from core.guandan.patterns import stands_for
from core.guandan.plays import recorded
from core.guandan.settle import standing
from core.guandan.state import Settled, State, in_force
from core.text import NOT_KNOWN, Text, joined, same

__all__ = ["card", "rank"]

SEATS: tuple[Text, Text, Text, Text] = (
    Text("甲方", "side A"),
    Text("乙方", "side B"),
    Text("丙方", "side C"),
    Text("丁方", "side D"),
)
SIDES: tuple[Text, Text] = (Text("甲丙", "A and C"), Text("乙丁", "B and D"))
PASS = Text("不出", "pass")
PLACES: dict[int, Text] = {
    1: Text("头家", "first"),
    2: Text("二家", "second"),
    3: Text("三家", "third"),
    4: Text("末家", "last"),
}

_NO_PLACE = Text("又一次", "once more")  # of a fifth and further seat

CONDUCTS: dict[Conduct, Text] = {
    "played_in_parts": Text("一手牌分次出", "laid one play down in parts"),
    "concealed_count": Text("隐瞒张数", "concealed the number of cards"),
    "signalled": Text("传递信息", "gave a signal"),
    "saw_hand": Text("看他人的牌", "looked at another's cards"),
    "slow_play": Text("拖延", "played slowly"),
    "left_table": Text("离开赛台", "left the table"),
    "settled_privately": Text("私了", "settled an irregularity privately"),
    "changed_partner": Text("更换搭档", "changed partners"),
    "other": Text("其他行为", "other conduct"),
}

ACTS: dict[str, Text] = {
    "MatchOpened": Text("开场", "the opening of the match"),
    "DealBegun": Text("发牌", "a deal"),
    "LevelNoted": Text("注明级数", "a note of the level"),
    "LeaderDrawn": Text("抽牌定先出", "the card that says who leads"),
    "HandDealt": Text("手牌", "a hand"),
    "HandCounted": Text("数牌", "a count of a hand"),
    "TributePaid": Text("进贡", "a tribute"),
    "RefusalClaimed": Text("抗贡", "a refusal of tribute"),
    "CardReturned": Text("还牌", "a return"),
    "TributeUnrecorded": Text("注明进贡未记录", "a note that tribute is not recorded"),
    "CardsPlayed": Text("出牌", "a play"),
    "Passed": Text("不出", "a pass"),
    "CardsExposed": Text("暴露牌", "exposed cards"),
    "PlayTakenBack": Text("收回出牌", "a play taken back"),
    "CountAnnounced": Text("报张数", "an announced count"),
    "CountAsked": Text("问张数", "a question for the count"),
    "ConductNoted": Text("行为记录", "a note of conduct"),
    "PlaysUnrecorded": Text("注明出牌未记录", "a note that plays are not recorded"),
    "DealNoted": Text("名次", "the finishing order"),
    "LevelsNoted": Text("级数", "the levels"),
    "PointsNoted": Text("一副的积分", "the points won in a deal"),
    "TotalsNoted": Text("总积分", "the points so far"),
    "SheetSigned": Text("签字", "a signature"),
}


def cards(codes: tuple[str, ...], at: Level | None = None) -> Text:
    """Return the names of cards from high to low; at a level its cards stand above A (GD4.2).

    >>> cards(("S2", "HA", "BJ")).en, cards(("S2", "HA", "BJ"), "2").en
    ('small joker ♥A ♠2', 'small joker ♠2 ♥A')
    """
    ranks = high_to_low(at)
    return card_names(codes, lambda code: (ranks.find(RANK_OF[code]), "SHCD?".find(code[0])))


def _indefinite(name: Text) -> Text:
    """Return the name of a kind as English says it in a sentence."""
    return name if name.en.startswith("four") else Text(name.zh, f"a {name.en}")


KINDS: dict[str, Text] = {kind: _indefinite(name) for kind, name in NAMES.items()}


def reading(read: Reading | None) -> Text:
    """Return what a play is: a run with its lowest and highest rank, a bomb with its number of cards.

    >>> reading(Reading("straight", "A", 5)).zh, reading(Reading("bomb", "9", 6)).en
    ('顺子A到5', 'a bomb of six 9')
    """
    if read is None:
        return NO_PATTERN
    kind = KINDS.get(read.kind, same(read.kind))
    if read.kind == "joker_bomb":
        return kind
    if read.kind == "bomb":
        number = Text(str(read.length), _NUMBERS.get(read.length, str(read.length)))
        return Text("{n}张{rank}的炸弹", "a bomb of {n} {rank}").fill(n=number, rank=rank(read.main))
    if read.kind in ("straight", "straight_flush", "tube", "plate"):
        low = RUN.index(read.main) if read.main in RUN else 0
        last = RUN[min(low + read.length - 1, len(RUN) - 1)]
        return pattern(kind, read.main, last)
    return pattern(kind, read.main)


_NUMBERS = {4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}


def laid(codes: tuple[str, ...], read: Reading | None, at: Level | None, options: Options) -> Text:
    """Return the cards of a play from low to high, wild cards with what they stand for: `♠5 ♠6 ♥2=♠7`.

    >>> from core.guandan.options import DEFAULTS
    >>> laid(("H2", "S6", "S5", "S8", "S9"), Reading("straight_flush", "5", 5), "2", DEFAULTS).en
    '♠5 ♠6 ♥2=♠7 ♠8 ♠9'
    """
    placed = in_place(codes, read, at, options)
    if placed is None:
        return cards(codes)
    names = [card(code) if target in (code, UNKNOWN) else _stands_for(code, target) for code, target in placed]
    return joined(names, zh=" ", en=" ")


def _stands_for(code: str, target: str) -> Text:
    return Text("{a}={b}", "{a}={b}").fill(a=card(code), b=card(target))


def in_place(
    codes: tuple[str, ...], read: Reading | None, at: Level | None, options: Options
) -> tuple[tuple[str, str], ...] | None:
    """Return the cards of a play as they are laid out, each with the card that it stands for; None where that is not known.

    Runs go from low to high, the triple of a full house comes first.
    """
    if read is None or at is None or read.kind == "joker_bomb":
        return None
    if not recorded(codes) and (read.kind == "straight_flush" or any(RANK_OF.get(code, "?") == "?" for code in codes)):
        return None
    try:
        left = list(stands_for(_suited(codes), read, at, options))
    except ValueError:  # a level card whose suit is not recorded is the wild one
        return None
    placed: list[tuple[str, str]] = []
    for code in codes:
        stand = next((pair for pair in left if pair[0] == code), (code, code))
        if stand in left:
            left.remove(stand)
        placed.append(stand)
    ranks = RUN[RUN.index(read.main) if read.main in RUN else 0 :]

    def place(pair: tuple[str, str]) -> tuple[bool, int, bool, int]:
        sign = RANK_OF.get(pair[1], "?")
        beside = read.kind == "full_house" and sign != read.main
        return beside, ranks.index(sign) if sign in ranks else len(ranks), pair[0] != pair[1], "SHCD?".find(pair[1][0])

    return tuple(sorted(placed, key=place))


def _suited(codes: tuple[str, ...]) -> tuple[str, ...]:
    """Return cards with suits where they are not recorded, no hearts (none is wild) and not all one (no straight flush)."""
    others = {code[0] for code in codes if code[0] != "?"}
    suits = cycle("CS" if "S" in others else "SC")
    return tuple(next(suits) + code[1] if code[0] == "?" else code for code in codes)


def level(sign: Level | None) -> Text:
    """Return a level as people say it."""
    return NOT_KNOWN if sign is None else rank(sign)


def levels(values: Levels | None) -> Text:
    """Return the levels of both sides.

    >>> levels(("5", "T")).zh
    '甲丙5，乙丁10'
    """
    if values is None:
        return Text("级数不详", "levels not known")
    one, two = (rank(value) for value in values)
    return Text("{a}{one}，{b}{two}", "{a} {one}, {b} {two}").fill(a=SIDES[0], b=SIDES[1], one=one, two=two)


def points(values: Points | None) -> Text:
    """Return the points of both sides.

    >>> points((5, 0)).en
    'A and C 5, B and D 0'
    """
    if values is None:
        return Text("积分不详", "points not known")
    one, two = values
    return Text("{a}{one}，{b}{two}", "{a} {one}, {b} {two}").fill(a=SIDES[0], b=SIDES[1], one=one, two=two)


def seats(which: tuple[Seat, ...]) -> Text:
    """Return the names of several seats."""
    return joined([SEATS[seat] for seat in which]) if which else Text("无人", "nobody")


def order(which: tuple[Seat, ...]) -> Text:
    """Return a finishing order.

    >>> order((0, 2)).zh
    '甲方头家、丙方二家'
    """
    named = zip(which, (*PLACES.values(), *[_NO_PLACE] * len(which)), strict=False)
    places = [Text("{who}{place}", "{who} {place}").fill(who=SEATS[seat], place=place) for seat, place in named]
    return joined(places) if places else Text("名次不详", "order not known")


def won(winner: Side | None, place: int | None) -> Text:
    """Return who has won a deal and how: 双下, or the place of the partner."""
    if winner is None:
        return Text("没有结果", "no result")
    if place is None:
        return Text("{who}胜，对家名次不详", "{who} won, the partner's place not known").fill(who=SIDES[winner])
    if place == 2:
        return Text("{who}双下胜", "{who} won first and second").fill(who=SIDES[winner])
    return Text("{who}胜，对家{place}", "{who} won, the partner {place}").fill(who=SIDES[winner], place=PLACES[place])


def finished(deal: Settled) -> Text:
    """Return the result of one deal in force."""
    counts, winner, place = in_force(deal)
    if not counts:
        return Text("第{n}副：不计（裁定）", "deal {n}: does not count (by ruling)").fill(n=deal.number)
    by = Text("（裁定）", " (by ruling)") if deal.ruled is not None else Text("", "")
    return Text("第{n}副：{won}{by}", "deal {n}: {won}{by}").fill(n=deal.number, won=won(winner, place), by=by)


def over(deal: Settled) -> Text:
    """Return how a deal ended, in a few words."""
    if deal.ruled is not None:
        return Text("已裁定", "settled by a ruling")
    return won(deal.winner, deal.place)


def score(play: State) -> Text:
    """Return levels, or points where the round is scored by points (GC2.4)."""
    now = standing(play.match)
    return points(now.points) if play.match.options.levels == "seven" else levels(now.levels)


def results(play: State) -> Text:
    """Return the result of a match in one line: levels or points, and who has won where that is decided."""
    now = standing(play.match)
    if not play.match.deals and not now.decided:
        return Text("没有结果", "no result")
    total = Text("{n}副，{score}", "{n} deals, {score}").fill(n=len(play.match.deals), score=score(play))
    if not now.decided:
        return total
    if now.winner is None:
        return Text("平（{total}）", "level ({total})").fill(total=total)
    return Text("{who}胜（{total}）", "{who} won ({total})").fill(who=SIDES[now.winner], total=total)

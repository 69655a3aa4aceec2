"""What the things of a 升级 table are called."""

from collections.abc import Mapping

from core.card_words import SUITS as SIGNS
from core.card_words import card, rank
from core.text import NOT_KNOWN, Text, joined
from core.trick.words import cards, counts_as, groups
from core.trumps.deals import levels_at
from core.trumps.messages import Conduct, Level, Levels, Seat, Side, Suit
from core.trumps.score import games_won, standing
from core.trumps.state import Showing, State

__all__ = ["card", "cards", "counts_as", "groups", "rank"]

SEATS: tuple[Text, Text, Text, Text] = (
    Text("甲方", "side A"),
    Text("乙方", "side B"),
    Text("丙方", "side C"),
    Text("丁方", "side D"),
)
SIDES: tuple[Text, Text] = (Text("甲丙", "A and C"), Text("乙丁", "B and D"))
NO_TRUMP = Text("无主", "no trump")
OVERTURNED = Text("反主", "overturned")
OVERTURNS = Text("反主", "overturns")
COLLECTORS = Text("捡分方", "collectors")  # a game that calls them otherwise says so (`core.trumps.own`)

CONDUCTS: dict[Conduct, Text] = {
    "saw_bottom": Text("查看盖下的底牌", "looked at the buried bottom"),
    "showed_bottom": Text("亮出底牌", "showed the bottom"),
    "changed_bottom": Text("更换底牌", "changed the bottom"),
    "saw_hand": Text("看他人的牌", "looked at another's cards"),
    "signalled": Text("传递信息", "gave a signal"),
    "slow_play": Text("拖延", "played slowly"),
    "left_table": Text("离开赛台", "left the table"),
    "settled_privately": Text("私了", "settled an irregularity privately"),
    "other": Text("其他行为", "other conduct"),
}

ACTS: dict[str, Text] = {
    "MatchOpened": Text("开场", "the opening of the match"),
    "DealBegun": Text("发牌", "a deal"),
    "LevelNoted": Text("注明级数", "a note of the level"),
    "DeclarerNoted": Text("注明庄家", "a note of the declarer"),
    "TrumpsNoted": Text("注明主花色", "a note of trumps"),
    "CardDrawn": Text("摸牌", "a card drawn"),
    "HandDealt": Text("手牌", "a hand"),
    "BottomLaid": Text("底牌", "the bottom as it lies"),
    "HandCounted": Text("数牌", "a count of a hand"),
    "BottomCounted": Text("数底牌", "a count of the bottom"),
    "TrumpsDeclared": Text("报主", "a declaration of trumps"),
    "Insured": Text("上保险", "insurance"),
    "Overturned": Text("反主", "an overturn"),
    "OverturnPassed": Text("不反", "a pass on overturning"),
    "NobodyDeclared": Text("无人报主", "a note that nobody declared"),
    "ThirdBottomCardShown": Text("亮底牌第三张", "the third bottom card"),
    "BottomTaken": Text("拿底牌", "taking the bottom"),
    "BottomBuried": Text("盖底牌", "burying"),
    "BottomUnrecorded": Text("注明盖底未记录", "a note that the burial is not recorded"),
    "BottomShown": Text("亮底", "the bottom shown"),
    "CardsPlayed": Text("出牌", "a play"),
    "ThrowCalled": Text("甩牌的结果", "what stays of a throw"),
    "CardsExposed": Text("暴露牌", "exposed cards"),
    "PlayTakenBack": Text("收回出牌", "a play taken back"),
    "ConductNoted": Text("行为记录", "a note of conduct"),
    "PlaysUnrecorded": Text("注明出牌未记录", "a note that plays are not recorded"),
    "TrickNoted": Text("一圈的结果", "who took a trick"),
    "DealNoted": Text("一副的结果", "the result of a deal"),
    "LevelsNoted": Text("级数", "the levels"),
    "MatchNoted": Text("整场结果", "the result of the match"),
    "SheetSigned": Text("签字", "a signature"),
    "TimeCalled": Text("时间到", "the end of the time"),
}


def suit(sign: Suit | None) -> Text:
    """Return the name of a trump suit.

    >>> suit("H").zh, suit(None).en
    ('♥', 'no trump')
    """
    return NO_TRUMP if sign is None else SIGNS[sign]


DRAW_CUT_BY: dict[str, Text] = {
    "NobodyDeclared": Text("说无人报主", "it was said that nobody declared"),
    "ThirdBottomCardShown": Text("亮了底牌第三张", "the third bottom card was shown"),
    "BottomTaken": Text("拿了底牌", "the bottom was taken"),
    "BottomBuried": Text("盖了底牌", "the bottom was buried"),
    "CardsPlayed": Text("出了牌", "a card was played"),
}  # by the names of the types of acts that come when all is drawn


def draw_cut_by(act: str, called: Mapping[str, Text]) -> Text:
    """Return what an act that comes when all is drawn did; `called`: acts that the game calls by names of its own."""
    if act == "NobodyDeclared" and act in called:
        return Text("说{what}", "there was {what}").fill(what=called[act])
    return DRAW_CUT_BY[act]


def showing(found: Showing | None) -> Text:
    """Return what makes trumps."""
    if found is None:
        return NOT_KNOWN
    if found.seat is None:
        return suit(found.suit)
    return Text("{who}的{cards}", "{cards} of {who}").fill(who=SEATS[found.seat], cards=cards(found.cards))


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


def stands(values: Levels | None, games: tuple[int, int] | None) -> Text:
    """Return the games that each side has won, where a match has several, and the levels of both sides.

    >>> stands(("5", "T"), (1, 0)).zh
    '局分1 : 0，甲丙5，乙丁10'
    """
    if games is None:
        return levels(values)
    one, two = games
    return Text("局分{one} : {two}，{levels}", "games {one} : {two}, {levels}").fill(one=one, two=two, levels=levels(values))


def who(seat: Seat | None) -> Text:
    """Return the name of a seat."""
    return NOT_KNOWN if seat is None else SEATS[seat]


def seats(which: tuple[Seat, ...]) -> Text:
    """Return the names of several seats."""
    return joined([SEATS[seat] for seat in which]) if which else Text("无人", "nobody")


def promotion(winner: Side | None, steps: int | None) -> Text:
    """Return what a deal has led to: who is promoted by how many levels, or that the deal passes.

    >>> promotion(0, 2).en, promotion(1, 0).zh
    ('A and C go up 2', '乙丁上台')
    """
    if winner is None or steps is None:
        return Text("升级不详", "promotion not known")
    if steps == 0:
        return Text("{who}上台", "{who} take the deal over").fill(who=SIDES[winner])
    return Text("{who}升{n}级", "{who} go up {n}").fill(who=SIDES[winner], n=steps)


def points(n: int | None, collectors: Text) -> Text:
    """Return the points of the collectors, by what the game calls them."""
    return Text("得分不详", "points not known") if n is None else Text("{who}{n}分", "{who} {n}").fill(who=collectors, n=n)


def results(play: State) -> Text:
    """Return the result of a match in one line: the levels, and who has won where that is decided."""
    now = standing(play.match)
    if not play.match.deals and not now.decided:
        return Text("没有结果", "no result")
    total = Text("{n}副，{levels}", "{n} deals, {levels}").fill(
        n=len(play.match.deals), levels=stands(levels_at(play), games_won(play.match))
    )
    if not now.decided:
        return total
    return Text("{how}（{total}）", "{how} ({total})").fill(how=match_result(now.winner, known=now.known), total=total)


def match_result(winner: Side | None, *, known: bool = True) -> Text:
    """Return who has won a match; `known`: the record holds what that is computed from."""
    if not known:
        return Text("胜负不详", "winner not known")
    return Text("平", "level") if winner is None else Text("{who}胜", "{who} won").fill(who=SIDES[winner])

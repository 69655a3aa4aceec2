"""The table of a 升级 match in plain text, for terminals."""

from core.text import Gaps, Text, joined
from core.trick.order import TRUMP
from core.trumps import words
from projections.logged import Logged
from projections.trumps import telling
from projections.trumps.frames import Bottom, Frame, HandShown, Laid, frames
from projections.trumps.telling import row

_NOTHING = Text("", "")


def drawn(log: tuple[Logged, ...], texts: dict[str, str], version: int) -> tuple[Text, ...]:
    """Return the table after an event: level and trumps, who has shown what, bottom, hands, the trick, points."""
    return rows(frames(log, texts)[version - 1])


def rows(frame: Frame) -> tuple[Text, ...]:
    """Return the rows of one frame."""
    if not frame.deal:
        return (Text("还没有发牌。", "No cards have been dealt."),)
    lines = [_head(frame)]
    if frame.showings:
        told = joined([telling.showing(each) for each in frame.showings], zh="；", en="; ")
        lines.append(Text(" 亮主  {told}", " trumps  {told}").fill(told=told))
    lines.append(Text(" 底牌  {told}", " bottom  {told}").fill(told=_bottom(frame.bottom)))
    lines += [_hand(frame, seat, hand) for seat, hand in enumerate(frame.hands)]
    if frame.trick:
        laid = joined([_laid(each, n == frame.top) for n, each in enumerate(frame.trick)], zh="；", en="; ")
        word = Text("上一圈", "last trick") if frame.done else Text("桌面", "table")
        lines.append(Text(" {word}  {laid}", " {word}  {laid}").fill(word=word, laid=laid))
    if frame.throw is not None:
        lines.append(Text(" 甩牌  {told}", " throw  {told}").fill(told=telling.throw(frame.throw)))
    lines.append(Text(" 面上分  {told}", " points in tricks  {told}").fill(told=telling.points(frame)))
    if frame.fines:
        lines.append(Text(" 罚分  {told}", " fines  {told}").fill(told=telling.fines(frame)))
    if frame.ended is not None:
        told = joined([Text("{a} {b}", "{a} {b}").fill(a=a, b=b) for a, b in telling.ended(frame.ended)], zh="；", en="; ")
        lines.append(Text(" 结果  {told}", " result  {told}").fill(told=told))
    return tuple(lines)


def _head(frame: Frame) -> Text:
    gaps: Gaps = {
        "n": frame.deal,
        "level": words.level(frame.level),
        "suit": telling.trumps(frame.trumps),
        "declarer": telling.declarer(frame.declarer),
        "levels": words.stands(frame.levels, frame.games),
    }
    return Text(
        "第{n}副  打{level}  主{suit}  庄家{declarer}  {levels}",
        "deal {n}  level {level}  trumps {suit}  declarer {declarer}  {levels}",
    ).fill(**gaps)


def _bottom(bottom: Bottom) -> Text:
    cards = Text(" {cards}", " {cards}").fill(cards=row(bottom.cards)) if bottom.where != "up" else _NOTHING
    return Text("{where}{cards}", "{where}{cards}").fill(where=telling.where(bottom), cards=cards)


def _hand(frame: Frame, seat: int, hand: HandShown) -> Text:
    gaps: Gaps = {
        "mark": "*" if seat in frame.turns else " ",
        "who": words.SEATS[seat],
        "n": len(hand.cards) + hand.unknown,
        "cards": _cards(hand),
    }
    facts = [Text("庄家", "declarer")] if frame.declarer == seat else []
    if frame.tricks:
        facts.append(Text("{n}圈{points}分", "{n} tricks, {points} points").fill(n=hand.tricks, points=hand.points))
    told = Text(" [{facts}]", " [{facts}]").fill(facts=joined(facts)) if facts else _NOTHING
    return Text("{mark}{who}（{n}）{facts} {cards}", "{mark}{who} ({n}){facts} {cards}").fill(facts=told, **gaps)


def _cards(hand: HandShown) -> Text:
    parts = [_suit(suit, cards) for suit, cards in hand.suits]
    if hand.unknown:
        parts.append(Text("{n}张不详", "{n} unknown").fill(n=hand.unknown))
    for word, cards in ((telling.ODD, hand.odd), (telling.SHOWN, hand.shown), (telling.SEEN, hand.seen)):
        if cards:
            parts.append(Text("{word} {cards}", "{word} {cards}").fill(word=word, cards=row(cards)))
    return joined(parts, zh=" | ", en=" | ") if parts else _NOTHING


def _suit(suit: str, cards: tuple[str, ...]) -> Text:
    """Return the cards of one suit; trumps stand in brackets behind the word for them."""
    if suit != TRUMP:
        return row(cards)
    return Text("{head}[{cards}]", "{head}[{cards}]").fill(head=telling.suit_head(suit), cards=row(cards))


def _laid(laid: Laid, top: bool) -> Text:
    mark = Text("，最大", ", winning") if top else _NOTHING
    gaps: Gaps = {"who": words.SEATS[laid.seat], "cards": row(laid.cards), "name": laid.name, "mark": mark}
    return Text("{who} {cards}（{name}{mark}）", "{who} {cards} ({name}{mark})").fill(**gaps)

"""The table of a 斗地主 match in plain text, for terminals."""

from core.doudizhu import words
from core.text import Text, joined
from projections.doudizhu.frames import Frame, HandShown, Laid, frames
from projections.logged import Logged


def drawn(log: tuple[Logged, ...], texts: dict[str, str], version: int) -> tuple[Text, ...]:
    """Return the table after an event: hands, bottom, what lies, whose turn it is."""
    return rows(frames(log, texts)[version - 1])


def rows(frame: Frame) -> tuple[Text, ...]:
    """Return the rows of one frame."""
    if not frame.deal:
        return (Text("还没有发牌。", "No cards have been dealt."),)
    bid = Text("", "") if frame.bid is None else Text("，底分{n}", ", bid {n}").fill(n=frame.bid)
    lord = Text("未定", "not known") if frame.landlord is None else words.SEATS[frame.landlord]
    head = Text("第{n}副  地主：{lord}{bid}，倍数{m}", "deal {n}  landlord: {lord}{bid}, multiplier {m}")
    lines = [head.fill(n=frame.deal, lord=lord, bid=bid, m=frame.multiplier)]
    for seat, hand in enumerate(frame.hands):
        mark = "*" if frame.turn == seat else " "
        gaps: dict[str, Text | str | int] = {
            "mark": mark,
            "who": words.SEATS[seat],
            "n": len(hand.cards) + hand.unknown,
            "cards": _hand(hand),
        }
        lines.append(Text("{mark}{who}（{n}）{cards}", "{mark}{who} ({n}) {cards}").fill(**gaps))
    if frame.bottom is not None:
        lines.append(Text(" 底牌  {cards}", " bottom  {cards}").fill(cards=words.cards(frame.bottom)))
    if frame.trick:
        lines.append(
            Text(" 桌面  {laid}", " table  {laid}").fill(laid=joined([_laid(laid) for laid in frame.trick], zh="；", en="; "))
        )
    return tuple(lines)


def _hand(hand: HandShown) -> Text:
    known = joined([words.card(card) for card in hand.cards], zh=" ", en=" ")
    if not hand.unknown:
        return known
    more = Text("{n}张不详", "{n} unknown").fill(n=hand.unknown)
    return joined((known, more), zh="，", en=", ") if hand.cards else more


def _laid(laid: Laid) -> Text:
    return joined((words.SEATS[laid.seat], words.cards(laid.cards) if laid.cards else words.PASS), zh=" ", en=" ")

"""What the terminal and the page both say of a 升级 table: trumps and how they were made, the bottom, throws, points, the end."""

from core.text import NOT_KNOWN, Gaps, Text, joined, same
from core.trick.order import TRUMP
from core.trumps import words
from core.trumps.messages import Levels, Seat, Suit
from core.trumps.score import DEAL_PASSES
from core.trumps.state import HAND, SEATS, side_of
from projections.trumps.course import DealRow
from projections.trumps.fines import account
from projections.trumps.fines import fines as told
from projections.trumps.frames import Bottom, Ended, Frame, ShownAt, collectors
from projections.trumps.kept import Throw
from projections.trumps.lines import pair

FINES = Text("罚分", "fines")
ODD = Text("对不上", "unexplained")
SHOWN = Text("亮过", "shown")
SEEN = Text("暴露", "seen")
DRAW = Text("已摸", "drawn")
ALL_DRAWN = HAND * len(SEATS)
UNMADE = Text("未定", "not made")


def row(cards: tuple[str, ...]) -> Text:
    """Return the names of cards in the order given.

    >>> row(("RJ", "ST", "??")).zh
    '大王 ♠10 ?'
    """
    return joined([same("?") if card == "??" else words.card(card) for card in cards], zh=" ", en=" ")


def suit_head(suit: str) -> Text:
    """Return what stands before the cards of one suit in a hand.

    >>> suit_head("T").zh, suit_head("S").en
    ('主', '♠')
    """
    return Text("主", "trumps") if suit == TRUMP else words.counts_as(suit)


def trumps(made: tuple[Suit | None] | None) -> Text:
    """Return what is trumps; that they are not made, or not known."""
    return UNMADE if made is None else words.suit(made[0])


def declarer(seat: Seat | None) -> Text:
    """Return who is declarer."""
    return Text("未定", "open") if seat is None else words.SEATS[seat]


def showing(each: ShownAt) -> Text:
    """Return who has made trumps with which cards, and when: one entry of a timeline."""
    parts = [] if each.seat is None else [words.SEATS[each.seat]]
    parts.append(each.call)
    if each.cards:
        parts.append(row(each.cards))
    gaps: Gaps = {"what": joined(parts, zh=" ", en=" "), "suit": words.suit(each.suit), "when": when(each)}
    return Text("{what}：{suit}{when}", "{what}: {suit}{when}").fill(**gaps)


def when(each: ShownAt) -> Text:
    """Return after how many drawn cards trumps were made; nothing where that is not known."""
    if each.drawn is None or each.kind == "third_bottom_card":
        return Text("", "")
    if each.drawn >= ALL_DRAWN:
        return Text("（摸完以后）", " (after the draw)")
    return Text("（摸{n}张后）", " (after {n} cards)").fill(n=each.drawn)


def where(bottom: Bottom) -> Text:
    """Return where the bottom is: as it was dealt, in a hand, or buried by whom."""
    if bottom.where == "lies":
        return Text("没有人拿过", "not taken yet")
    if bottom.where == "buried":
        return buried(bottom.seat)
    return Text("{who}拿起", "{who} has taken it up").fill(who=words.who(bottom.seat))


def buried(seat: Seat | None) -> Text:
    """Return who has buried the bottom."""
    return Text("{who}盖", "{who} buried").fill(who=words.who(seat))


def worth(n: int) -> Text:
    """Return the points of cards."""
    return Text("{n}分", "{n} points").fill(n=n)


def drawn(n: int) -> Text:
    """Return how many cards all have drawn."""
    return Text("{n} / {all}", "{n} / {all}").fill(n=n, all=ALL_DRAWN)


def throw(failed: Throw) -> Text:
    """Return a throw that failed: what was tried, what was forced, what went back, and who beats it."""
    by = Text("", "") if failed.by is None else Text("，{who}压得过", ", beaten by {who}").fill(who=words.SEATS[failed.by])
    gaps: Gaps = {"who": words.SEATS[failed.seat], "tried": row(failed.tried), "forced": row(failed.forced), "by": by}
    return Text(
        "{who}甩 {tried} 失败{by}，强制出 {forced}，收回 {back}",
        "{who} threw {tried}, which failed{by}; {forced} forced, {back} back in the hand",
    ).fill(back=row(failed.back), **gaps)


def points(frame: Frame) -> Text:
    """Return the collectors' points so far against those at which the deal passes (SJ8.1)."""
    side = collectors(frame.declarer)
    who = frame.collectors if side is None else words.SIDES[side]
    so_far = NOT_KNOWN if frame.points is None else same(str(frame.points))
    return Text("{who} {n} / {all}", "{who} {n} / {all}").fill(who=who, n=so_far, all=DEAL_PASSES)


def fines(frame: Frame) -> Text:
    """Return the fines of a deal in the order in which they fell due."""
    return told(frame.fines, frame.declarer)


def games(won: tuple[int, int]) -> Text:
    """Return how many games each side has won."""
    gaps: Gaps = {"a": words.SIDES[0], "b": words.SIDES[1], "one": won[0], "two": won[1]}
    return Text("{a} {one}，{b} {two}", "{a} {one}, {b} {two}").fill(**gaps)


def tricks(frame: Frame) -> Text:
    """Return how many tricks both sides have taken."""
    one, two = (sum(frame.hands[seat].tricks for seat in SEATS if side_of(seat) == side) for side in (0, 1))
    gaps: Gaps = {"a": words.SIDES[0], "b": words.SIDES[1], "one": one, "two": two}
    return Text("{a} {one}，{b} {two}", "{a} {one}, {b} {two}").fill(**gaps)


def ended(deal: Ended) -> tuple[tuple[Text, Text], ...]:
    """Return how a deal has ended, each with its name: bottom, total, who is promoted, levels before and after, what comes."""
    found = [(Text("扣底", "bottom"), _captured(deal))]
    found.append((Text("总分", "total"), _total(deal.row)))
    if (how := account(deal.row)) is not None:
        found.append((Text("算法", "how it comes about"), how))
    found.append((Text("级数", "levels"), _levels(deal.row.before, deal.row.levels)))
    if deal.factor is not None and deal.factor != 1:
        found.append((Text("反主翻番", "overturns"), same(f"× {deal.factor}")))
    if deal.next is not None:
        gaps: Gaps = {"who": declarer(deal.next.declarer), "level": words.level(deal.next.level)}
        found.append((Text("下副庄家", "next declarer"), Text("{who}（打{level}）", "{who} (level {level})").fill(**gaps)))
    return tuple(found)


def _captured(deal: Ended) -> Text:
    if deal.row.ruled:
        return Text("按裁定", "by ruling")
    if deal.captured is not None:
        gaps: Gaps = {"who": words.SEATS[deal.captured.seat], "n": deal.captured.points, "times": deal.captured.multiplier}
        total = deal.captured.points * deal.captured.multiplier
        return Text("{who}，{n} × {times} = {all}", "{who}, {n} × {times} = {all}").fill(all=total, **gaps)
    if deal.row.bottom is None:
        return NOT_KNOWN
    return Text("没有", "none") if not deal.row.bottom else worth(deal.row.bottom)


def _total(done: DealRow) -> Text:
    if not done.counts:
        return Text("不计", "does not count")
    total = NOT_KNOWN if done.points is None else same(str(done.points))
    by = Text("，裁定", ", by ruling") if done.ruled else Text("", "")
    gaps: Gaps = {"n": total, "then": done.promotion, "by": by}
    if done.raw is not None:
        gaps["raw"] = done.raw
        return Text("{n}（罚分前{raw}，{then}{by}）", "{n} ({raw} before fines, {then}{by})").fill(**gaps)
    return Text("{n}（{then}{by}）", "{n} ({then}{by})").fill(**gaps)


def _levels(before: Levels | None, then: Levels | None) -> Text:
    return Text("{a} → {b}", "{a} → {b}").fill(a=pair(before), b=pair(then))

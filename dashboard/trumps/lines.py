"""What stands above the hands of a 升级 table: level, trumps and who made them, the bottom, a failed throw, points, the end."""

from core.text import Lang, Text
from core.trumps import words as shengji
from core.trumps.known import points_of
from core.trumps.state import side_of
from dashboard.card_words import SHENGJI
from dashboard.cards.table import Item, Line
from dashboard.words import NO_DEAL
from projections.trumps import telling
from projections.trumps.course import DealRow
from projections.trumps.frames import Bottom, Frame, ShownAt
from projections.trumps.kept import Burial, Throw
from projections.trumps.lines import pair, result

RECENT = 5  # deals whose results stand on the table


def lines(frame: Frame, lang: Lang) -> tuple[Line, ...]:
    """Return the lines of the table after an event."""
    found = [Line(name.to(lang), (Item("", "", value.to(lang), ""),)) for name, value in _standing(frame)]
    if not frame.deal:
        found.append(Line(SHENGJI["deal"].to(lang), (Item("", "", "", NO_DEAL.to(lang)),)))
        return tuple(found)
    if frame.showings:
        found.append(Line(SHENGJI["showings"].to(lang), tuple(_showing(each, lang) for each in frame.showings)))
    found.append(Line(SHENGJI["bottom"].to(lang), _bottom(frame.bottom, lang)))
    if frame.throw is not None:
        found.append(Line(SHENGJI["throw"].to(lang), _throw(frame.throw, lang)))
    if frame.ended is not None:
        items = tuple(Item(name.to(lang), "", value.to(lang), "") for name, value in telling.ended(frame.ended))
        found.append(Line(SHENGJI["result"].to(lang), items))
    if frame.deals:
        found.append(_deals(frame, lang))
    return tuple(found)


def _standing(frame: Frame) -> list[tuple[Text, Text]]:
    """Return what counts: level of the deal, trumps, declarer, levels of both sides, who has won, how far the draw has come."""
    found = []
    if frame.deal:
        level = shengji.level(frame.level)
        if frame.declarer is not None:
            level = SHENGJI["levelOf"].fill(level=level, whose=shengji.SIDES[side_of(frame.declarer)])
        found += [
            (SHENGJI["level"], level),
            (SHENGJI["trumps"], telling.trumps(frame.trumps)),
            (SHENGJI["declarer"], telling.declarer(frame.declarer)),
        ]
    if frame.games is not None:
        found.append((SHENGJI["games"], telling.games(frame.games)))
    found.append((SHENGJI["levels"], shengji.levels(frame.levels)))
    if frame.winner is not None:
        found.append((SHENGJI["won"], shengji.SIDES[frame.winner]))
    return found


def facts(frame: Frame, lang: Lang) -> tuple[tuple[str, str], ...]:
    """Return what counts for the whole deal: cards drawn, points so far and fines, tricks of both sides, points in the trick."""
    if not frame.deal:
        return ()
    found = []
    if frame.drawn is not None:
        found.append((telling.DRAW, telling.drawn(frame.drawn)))
    if frame.tricks or frame.trick:
        found.append((SHENGJI["points"].fill(who=frame.collectors), telling.points(frame)))
    if frame.fines:
        found.append((telling.FINES, telling.fines(frame)))
    if frame.tricks or frame.trick:
        found.append((SHENGJI["tricks"], telling.tricks(frame)))
    if frame.trick and not frame.done:
        inside = points_of(card for laid in frame.trick for card in laid.cards)
        if inside is not None:
            found.append((SHENGJI["pointsOn"], Text(str(inside), str(inside))))
    return tuple((name.to(lang), value.to(lang)) for name, value in found)


def _showing(each: ShownAt, lang: Lang) -> Item:
    who = "" if each.seat is None else shengji.SEATS[each.seat].to(lang)
    call = each.call.to(lang)
    note = (telling.trumps((each.suit,)).to(lang) + telling.when(each).to(lang)).strip()
    return Item(who, " ".join(each.cards), call, note)


def _bottom(bottom: Bottom, lang: Lang) -> tuple[Item, ...]:
    """Return each burial of this deal, then where the bottom is now as far as it was seen."""
    before = bottom.burials if bottom.where == "up" else bottom.burials[:-1]
    items = [_burial(each, lang) for each in before]
    cards = "" if bottom.where == "up" else " ".join(bottom.cards)
    points = "" if bottom.points is None else telling.worth(bottom.points).to(lang)
    return (*items, Item(telling.where(bottom).to(lang), cards, "", points))


def _burial(each: Burial, lang: Lang) -> Item:
    return Item(telling.buried(each.seat).to(lang), " ".join(each.cards), "", "")


def _throw(failed: Throw, lang: Lang) -> tuple[Item, ...]:
    by = "" if failed.by is None else SHENGJI["beatenBy"].fill(who=shengji.SEATS[failed.by]).to(lang)
    who = shengji.SEATS[failed.seat].to(lang)
    return (
        Item(f"{who} {SHENGJI['tried'].to(lang)}", " ".join(failed.tried), "", by),
        Item(SHENGJI["forced"].to(lang), " ".join(failed.forced), "", ""),
        Item(SHENGJI["back"].to(lang), " ".join(failed.back), "", ""),
    )


def _deals(frame: Frame, lang: Lang) -> Line:
    """Return the deal before; between deals the last few."""
    if not frame.over:
        return Line(SHENGJI["dealBefore"].to(lang), (_deal(frame.deals[-1], lang),))
    name = SHENGJI["deals" if len(frame.deals) <= RECENT else "lastDeals"]
    return Line(name.to(lang), tuple(_deal(row, lang) for row in frame.deals[-RECENT:]))


def _deal(row: DealRow, lang: Lang) -> Item:
    """Return what a deal that is over has come to, and the levels after it."""
    return Item(SHENGJI["dealOver"].fill(n=row.number, result=result(row)).to(lang), "", pair(row.levels).to(lang), "")

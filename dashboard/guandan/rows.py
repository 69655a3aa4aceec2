"""What the viewer draws a 掼蛋 table from."""

from core.guandan import words as guandan
from core.guandan.messages import Seat
from core.guandan.state import SEATS
from core.text import Lang, Text, joined, same
from dashboard.cards.table import Hand, Item, Laid, Line, OnTable
from dashboard.drawn import Drawn
from dashboard.guandan import marks, tribute
from dashboard.guandan.marks import Places
from dashboard.match import Seen
from dashboard.words import GUANDAN, NO_DEAL
from projections.guandan.course import DealRow
from projections.guandan.frames import Frame, HandShown
from projections.guandan.kept import Announced
from projections.guandan.kept import Laid as LaidFrame

NOTHING = Hand("", 0, "")
RECENT = 5  # deals whose results stand on the table: a whole round of the competition (GC2.4)


def drawn(seen: Seen, lang: Lang) -> Drawn:
    """Return the picture of a match."""
    frames: tuple[Frame, ...] = seen.frames
    places = marks.places(frames)
    shown = tuple(on_table(frame, places, lang) for frame in frames)
    return Drawn("cards", marks.table(places, lang), shown, tuple(f.deal for f in frames), tuple(f.turn_name for f in frames))


def on_table(frame: Frame, places: Places, lang: Lang) -> OnTable:
    """Return the table after an event."""
    return OnTable(
        hands={str(seat): _hand(frame, seat, places, lang) for seat in SEATS},
        turns=frame.turns,
        lines=tuple(_lines(frame, lang)),
        facts=(),
        trick={str(laid.at): _laid(laid, frame, places, lang) for laid in frame.trick},
        top=frame.top,
    )


# --- hands ----------------------------------------------------------------------------------------------------------------------


def _hand(frame: Frame, seat: Seat, places: Places, lang: Lang) -> Hand:
    if not frame.deal:
        return NOTHING
    hand = frame.hands[seat]
    badges = tuple(badge.to(lang) for badge in _badges(hand, frame))
    unknown = None if hand.unknown is None else max(0, hand.unknown - len(marks.shown_only(hand)))
    return Hand(marks.of_hand(hand, frame.wild, places), unknown, " ".join(hand.odd), badges)


def _badges(hand: HandShown, frame: Frame) -> list[Text]:
    """Return what is to be said of a seat: its place, what it has announced or should have, that it loses its turn."""
    found = []
    if hand.place:
        found.append(guandan.PLACES[hand.place])
    if hand.place or frame.over:
        return found
    if hand.announced is not None:
        found.append(_announced(hand.announced, hand.plays))
    if hand.due:
        found.append(GUANDAN["countDue"])
    if hand.asked:
        found.append(GUANDAN["countAsked"])
    if hand.stopped == 1:
        found.append(GUANDAN["stopped"])
    elif hand.stopped:
        found.append(GUANDAN["stoppedTrick"])
    elif hand.action == "stopped":
        found.append(GUANDAN["missed"])
    return found


def _announced(said: Announced, plays: int) -> Text:
    """Return the number of cards that a seat has said, and whether it has played since."""
    now = said.plays >= plays
    return GUANDAN["announced" if now else "announcedBefore"].fill(n=said.count)


def _laid(laid: LaidFrame, frame: Frame, places: Places, lang: Lang) -> Laid:
    return Laid(laid.seat, marks.of_play(laid, frame, places), laid.name.to(lang))


# --- what stands above the hands ------------------------------------------------------------------------------------------------


def _lines(frame: Frame, lang: Lang) -> list[Line]:
    """Return the level, the wild card, levels or points of both sides, who leads, the tribute, and the deals before."""
    found = [Line(name.to(lang), (Item("", "", value.to(lang), ""),)) for name, value in _standing(frame)]
    if not frame.deal:
        found.append(Line(GUANDAN["deal"].to(lang), (Item("", "", "", NO_DEAL.to(lang)),)))
    if frame.drawn is not None and frame.leader is not None:
        found.append(Line(GUANDAN["drawn"].to(lang), (Item(guandan.SEATS[frame.leader].to(lang), frame.drawn, "", ""),)))
    if frame.tribute is not None:
        found.append(tribute.line(frame.tribute, lang))
    if frame.deals:
        found.append(_deals(frame, lang))
    return found


def _standing(frame: Frame) -> list[tuple[Text, Text]]:
    """Return what counts: the level of the deal and whose it is, the wild card, levels or points of both sides, who has won."""
    found = []
    if frame.deal:
        found.append((GUANDAN["level"], GUANDAN["levelOf"].fill(level=guandan.level(frame.level), whose=_whose(frame))))
    if frame.wild is not None and frame.deal:
        found.append((GUANDAN["wild"], guandan.card(frame.wild)))
    if frame.points is None:
        found.append((GUANDAN["levels"], guandan.levels(frame.levels)))
    else:
        found.append((GUANDAN["points"], guandan.points(frame.points)))
    if frame.winner is not None:
        found.append((GUANDAN["won"], guandan.SIDES[frame.winner]))
    return found


def _whose(frame: Frame) -> Text:
    """Return whose level a deal is played at."""
    if frame.declarers is not None:
        return guandan.SIDES[frame.declarers]
    alike = frame.points is not None or frame.levels == (frame.level, frame.level)
    return GUANDAN["bothSides" if alike else "unknownSide"]


def _deals(frame: Frame, lang: Lang) -> Line:
    """Return the deal before; between deals the last few."""
    if not frame.over:
        return Line(GUANDAN["dealBefore"].to(lang), (_deal(frame.deals[-1], lang),))
    name = GUANDAN["deals" if len(frame.deals) <= RECENT else "lastDeals"]
    return Line(name.to(lang), tuple(_deal(row, lang) for row in frame.deals[-RECENT:]))


def _deal(row: DealRow, lang: Lang) -> Item:
    """Return what a deal that is over has come to, and the levels or points after it."""
    won = guandan.won(row.winner, row.place) if row.counts else GUANDAN["uncounted"]
    by = GUANDAN["ruled"] if row.ruled else Text("", "")
    return Item(GUANDAN["dealOver"].fill(n=row.number, won=won, by=by).to(lang), "", _after(row).to(lang), "")


def _after(row: DealRow) -> Text:
    """Return the levels or points of both sides after a deal, as lists show them."""
    if row.points is not None:
        return same(f"{row.points[0]} : {row.points[1]}")
    if row.levels is None:
        return guandan.levels(None)
    return joined([guandan.level(level) for level in row.levels], zh=" : ", en=" : ")

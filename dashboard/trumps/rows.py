"""What the viewer draws a 升级 table from."""

from core.text import Lang
from core.trumps.messages import Seat
from core.trumps.state import SEATS
from dashboard.card_words import SHENGJI
from dashboard.cards.table import Hand, Laid, OnTable
from dashboard.drawn import Drawn
from dashboard.match import Seen
from dashboard.trumps import marks
from dashboard.trumps.lines import facts, lines
from projections.trumps.frames import Frame

NOTHING = Hand("", 0, "")


def drawn(seen: Seen, lang: Lang) -> Drawn:
    """Return the picture of a match."""
    frames: tuple[Frame, ...] = seen.frames
    shown = tuple(on_table(frame, lang) for frame in frames)
    return Drawn("cards", marks.table(lang), shown, tuple(f.deal for f in frames), tuple(f.turn_name for f in frames))


def on_table(frame: Frame, lang: Lang) -> OnTable:
    """Return the table after an event."""
    at = [laid.at or -n for n, laid in enumerate(frame.trick, 1)]
    laid = (Laid(each.seat, " ".join(each.cards), each.name.to(lang)) for each in frame.trick)
    return OnTable(
        hands={str(seat): _hand(frame, seat, lang) for seat in SEATS},
        turns=frame.turns,
        lines=lines(frame, lang),
        facts=facts(frame, lang),
        trick={str(version): each for version, each in zip(at, laid, strict=True)},
        top=at[frame.top] if frame.top >= 0 else 0,
    )


def _hand(frame: Frame, seat: Seat, lang: Lang) -> Hand:
    if not frame.deal:
        return NOTHING
    hand = frame.hands[seat]
    badges = (SHENGJI["declarer"].to(lang),) if frame.declarer == seat else ()
    unknown = max(0, hand.unknown - len(marks.shown_only(hand)))
    won = ((SHENGJI["trick"].to(lang), str(hand.tricks)), (SHENGJI["point"].to(lang), str(hand.points))) if frame.tricks else ()
    return Hand(marks.of_hand(hand), unknown, " ".join(hand.odd), badges, won)

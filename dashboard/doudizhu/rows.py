"""What the viewer draws a 斗地主 table from."""

from msgspec.structs import replace

from core.cards import RANK_OF, UNKNOWN, people_order
from core.doudizhu import words as doudizhu
from core.doudizhu.messages import Seat
from core.doudizhu.phases import Phase
from core.doudizhu.state import SEATS
from core.text import Lang, Text
from dashboard import words
from dashboard.cards.table import Hand, Item, Laid, Line, OnTable, Table
from dashboard.drawn import Drawn
from dashboard.match import Seen
from projections.doudizhu.frames import Frame
from projections.doudizhu.frames import Laid as LaidFrame

NOTHING = Hand("", 0, "")
TABLE = Table()


def drawn(seen: Seen, lang: Lang) -> Drawn:
    """Return the picture of a match."""
    frames: tuple[Frame, ...] = seen.frames
    shown = tuple(on_table(frame, lang) for frame in frames)
    return Drawn("cards", TABLE, shown, tuple(f.deal for f in frames), tuple(f.turn_name for f in frames))


def on_table(frame: Frame, lang: Lang) -> OnTable:
    """Return the table after an event."""
    return OnTable(
        hands={str(seat): _hand(frame, seat, lang) for seat in SEATS},
        turns=() if frame.turn is None else (frame.turn,),
        lines=_lines(frame, lang),
        facts=_facts(frame, lang),
        trick={str(laid.at): _laid(laid, lang) for laid in frame.trick},
        top=_top(frame),
    )


def _hand(frame: Frame, seat: Seat, lang: Lang) -> Hand:
    hand = frame.hands[seat]
    held = Hand(" ".join(hand.cards), hand.unknown, " ".join(hand.odd)) if frame.deal else NOTHING
    badges = (words.DOUDIZHU["landlord"].to(lang),) if seat == frame.landlord else ()
    return replace(held, badges=badges, facts=((words.DOUDIZHU["total"].to(lang), _signed(frame.totals[seat])),))


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "−") if points else "0"


def _lines(frame: Frame, lang: Lang) -> tuple[Line, ...]:
    """Return the three cards, and the calls when there are any."""
    bottom = Item("", " ".join(frame.bottom or ()), "", _bottom(frame).to(lang))
    bids = tuple(Item(doudizhu.SEATS[seat].to(lang), "", doudizhu.points(points).to(lang), "") for seat, points in frame.bids)
    calls = (Line(words.DOUDIZHU["bids"].to(lang), bids),) if bids else ()
    return (Line(words.DOUDIZHU["bottom"].to(lang), (bottom,)), *calls)


def _facts(frame: Frame, lang: Lang) -> tuple[tuple[str, str], ...]:
    facts = []
    if frame.bid is not None:
        facts.append((words.DOUDIZHU["bid"].to(lang), str(frame.bid)))
    if frame.landlord is not None:
        facts.append((words.DOUDIZHU["multiplier"].to(lang), f"×{frame.multiplier}"))
    return tuple(facts)


def _top(frame: Frame) -> int:
    """Return the version at which what is to be beaten was laid, 0 where nothing is to be beaten."""
    if frame.step.phase != Phase.FOLLOWING:
        return 0
    return max((laid.at for laid in frame.trick if laid.cards), default=0)


def _laid(laid: LaidFrame, lang: Lang) -> Laid:
    """Return what a seat has put down, its cards as people lay them out; what is no card comes last."""
    known = sorted((card for card in laid.cards if card in RANK_OF), key=people_order)
    return Laid(laid.seat, " ".join((*known, *(card for card in laid.cards if card not in RANK_OF))), laid.name.to(lang))


def _bottom(frame: Frame) -> Text:
    """Return what is to be said of the three cards."""
    if not frame.deal:
        return words.NO_DEAL
    if frame.bottom is None:
        return words.BOTTOM_MISSING
    if frame.shown:
        return words.BOTTOM_SHOWN
    return words.BOTTOM_HIDDEN if UNKNOWN in frame.bottom else words.BOTTOM_LAID

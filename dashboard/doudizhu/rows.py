"""What the viewer draws a 斗地主 table from."""

from core.cards import RANK_OF, UNKNOWN, people_order
from core.doudizhu import words as doudizhu
from core.doudizhu.phases import Phase
from core.doudizhu.state import SEATS
from core.text import Lang, Text
from dashboard import words
from dashboard.cards.table import Hand, Laid, OnTable, Table
from dashboard.drawn import Drawn
from dashboard.match import Seen
from projections.doudizhu.frames import Frame, HandShown
from projections.doudizhu.frames import Laid as LaidFrame

NOTHING = Hand("", 0, "")


def drawn(seen: Seen, lang: Lang) -> Drawn:
    """Return the picture of a match."""
    frames: tuple[Frame, ...] = seen.frames
    laid: dict[Laid, int] = {}
    shown = tuple(_shown(frame, laid, lang) for frame in frames)
    return Drawn("cards", Table(tuple(laid)), shown, tuple(f.deal for f in frames), tuple(f.turn_name for f in frames))


def _shown(frame: Frame, laid: dict[Laid, int], lang: Lang) -> OnTable:
    """Return the table after an event; what is laid for the first time gets the next place in `laid`."""
    trick = tuple(laid.setdefault(_laid(each, lang), len(laid)) for each in frame.trick)
    return on_table(frame, trick, lang)


def on_table(frame: Frame, trick: tuple[int, ...], lang: Lang) -> OnTable:
    """Return the table after an event; `trick` are the places of what lies."""
    facts = []
    if frame.bid is not None:
        facts.append((words.DOUDIZHU["bid"].to(lang), str(frame.bid)))
    if frame.landlord is not None:
        facts.append((words.DOUDIZHU["multiplier"].to(lang), f"×{frame.multiplier}"))
    return OnTable(
        hands={str(seat): _hand(frame.hands[seat]) if frame.deal else NOTHING for seat in SEATS},
        marks=tuple(words.DOUDIZHU["landlord"].to(lang) if seat == frame.landlord else "" for seat in SEATS),
        totals=frame.totals,
        turn=-1 if frame.turn is None else frame.turn,
        bottom=" ".join(frame.bottom or ()),
        note=_bottom(frame).to(lang),
        bids=tuple((seat, doudizhu.points(points).to(lang)) for seat, points in frame.bids),
        facts=tuple(facts),
        trick=trick,
        top=_top(frame),
    )


def _top(frame: Frame) -> int:
    """Return the place in the trick of what is to be beaten, -1 where nothing is."""
    if frame.step.phase != Phase.FOLLOWING:
        return -1
    return max((n for n, laid in enumerate(frame.trick) if laid.cards), default=-1)


def trick_of(frame: Frame, lang: Lang) -> tuple[Laid, ...]:
    """Return what lies in the trick."""
    return tuple(_laid(each, lang) for each in frame.trick)


def _hand(hand: HandShown) -> Hand:
    return Hand(" ".join(hand.cards), hand.unknown, " ".join(hand.odd))


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

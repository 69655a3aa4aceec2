"""What stands on a card of a 掼蛋 table: that it is wild, what it stands for in a play, that others have seen it."""

from collections import Counter

from core.card_words import rank
from core.cards import RANK_OF, UNKNOWN
from core.guandan import words as guandan
from core.guandan.hands import laid_out
from core.text import Lang, Text
from dashboard.cards.table import SIGN, Mark, Table
from dashboard.words import GUANDAN
from projections.guandan.frames import Frame, HandShown
from projections.guandan.kept import Laid

Name = str  # of a mark: `wild`, `seen`, `bare`, `wild seen`, `wild bare`, or the code of the card that a wild one stands for
IN_HAND: tuple[Name, ...] = ("wild", "seen", "bare", "wild seen", "wild bare")
Places = dict[Name, int]


def places(frames: tuple[Frame, ...]) -> Places:
    """Return every mark that the frames of a match need, with its place in `Table.marks`."""
    stands = {stand for frame in frames for laid in frame.trick for stand in stands_for(laid)}
    return {name: n for n, name in enumerate((*IN_HAND, *sorted(stands - set(IN_HAND))))}


def table(marks: Places, lang: Lang) -> Table:
    """Return what is alike for the whole match."""
    return Table(tuple(_mark(name, lang) for name in marks), grouped=True)


def _mark(name: Name, lang: Lang) -> Mark:
    if name in IN_HAND:
        label = GUANDAN[name.rpartition(" ")[2] + "Label"]
        said = [GUANDAN[word + "Said"].to(lang) for word in name.split()]
        return Mark(label.to(lang), GUANDAN["comma"].to(lang).join(said))
    other = _stand(name)
    return Mark("=" + other.to(lang), GUANDAN["asSaid"].fill(card=other).to(lang))


def _stand(code: str) -> Text:
    """Return what a wild card stands for: a card, or a rank where any suit would do."""
    return rank(RANK_OF[code]) if code[0] == "?" else guandan.card(code)


def stands_for(laid: Laid) -> tuple[Name, ...]:
    """Return the mark of each wild card of a play that stands for another card."""
    return tuple(other for card, other in laid.wild if other not in (card, UNKNOWN))


def of_hand(hand: HandShown, wild: str | None, marks: Places) -> str:
    """Return the cards of a hand that are known, with marks on those that are wild, were seen, or lie open."""
    bare, seen, found = Counter(hand.open), Counter(hand.exposed), []
    for card in (*hand.cards, *shown_only(hand)):
        names = ["wild"] if card == wild else []
        if bare[card] > 0:
            names.append("bare")
        elif seen[card] > 0:
            names.append("seen")
        bare[card] -= 1
        seen[card] -= 1
        found.append(_marked(card, " ".join(names), marks))
    return " ".join(found)


def shown_only(hand: HandShown) -> tuple[str, ...]:
    """Return the cards of a hand of which only that is known that they were seen or lie open."""
    shown = Counter(hand.open) | Counter(hand.exposed)
    return tuple((shown - Counter(hand.cards)).elements())


def of_play(laid: Laid, frame: Frame, marks: Places) -> str:
    """Return the cards of a play as people lay them out, with what each wild one stands for."""
    if laid.reading is None:  # it is not known what a wild one stands for
        return of_cards(laid_out(laid.cards, frame.level), frame.wild, marks)
    stands, found = list(laid.wild), []
    for card in laid.cards:
        other = stands.pop(0)[1] if stands and stands[0][0] == card else card
        found.append(_marked(card, "" if other == card else "wild" if other == UNKNOWN else other, marks))
    return " ".join(found)


def of_cards(cards: tuple[str, ...], wild: str | None, marks: Places) -> str:
    """Return cards that are shown, wild ones marked."""
    return " ".join(_marked(card, "wild" if card == wild else "", marks) for card in cards)


def _marked(card: str, name: Name, marks: Places) -> str:
    return f"{card}{SIGN}{marks[name]}" if name else card

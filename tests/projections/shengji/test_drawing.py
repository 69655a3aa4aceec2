"""The table in plain text holds what the log says: a notebook kept beside the log, act by act, and the text read back."""

import re
from collections import Counter

import pytest

from core.cards import RANK_OF
from core.text import Text
from core.trumps import messages as m
from core.trumps import words
from core.trumps.state import BOTTOM, SEATS
from projections.trumps.drawing import drawn, rows
from projections.trumps.frames import frames
from tests.projections.logs import Log
from tests.projections.shengji.logs import logged, match

CODES = {words.card(card).en: card for card in RANK_OF if "?" not in card}
CARD = re.compile("|".join(sorted(map(re.escape, CODES), key=len, reverse=True)))
HAND = re.compile(r"^([* ])side ([ABCD]) \((\d+)\)(?: \[([^]]*)\])? ?(.*)$")
POINTS = {"5": 5, "T": 10, "K": 10}


class Notebook:
    """What a spectator who sees all cards would write down of the deal on the table."""

    def __init__(self) -> None:
        self.hands: tuple[Counter[str], ...] = tuple(Counter() for _ in SEATS)
        self.bottom, self.level, self.declarer, self.trumps = Counter[str](), "3", "", ""
        self.points, self.trick, self.shown = [0] * 4, [0] * 4, ""

    def follow(self, event: object) -> None:
        match event:
            case m.DealBegun():
                level = self.level
                self.__init__()  # type: ignore[misc]
                self.level = level
            case m.BottomLaid(cards):
                self.bottom = Counter(cards)
            case m.CardDrawn(seat, card):
                self.hands[seat][card] += 1
            case m.BottomTaken(seat):
                self.hands[seat].update(self.bottom)
            case m.BottomBuried(seat, cards):
                self.hands[seat].subtract(cards)
                self.bottom = Counter(cards)
            case m.CardsPlayed(seat, cards):
                self.hands[seat].subtract(cards)
                self.thrown = cards
            case m.ThrowFailed(seat, cards):
                self.hands[seat].update(Counter(self.thrown) - Counter(cards))
            case m.TrickTaken(seat, points):
                self.points[seat] += points or 0
                self.trick[seat] += 1
            case m.TrumpsSet(suit):
                self.trumps = words.suit(suit).en
            case m.DeclarerMade(seat) | m.DeclarerNoted(seat):
                self.declarer = "ABCD"[seat]
            case _:
                pass


def read(text: Text) -> tuple[str, int, Counter[str]] | None:
    """Of a row of a hand: the seat, how many cards, which; None for another row. What lies open is told at its end once more."""
    found = HAND.match(text.en)
    if found is None:
        return None
    cards = re.split(r"(?:^| \| )(?:shown|seen|unexplained) ", found[5])[0]
    return found[2], int(found[3]), Counter(CODES[name] for name in CARD.findall(cards))


@pytest.mark.parametrize("seed", [4, 8])
def test_every_row_of_a_hand_holds_the_cards_that_the_seat_has(seed: int) -> None:
    log = match(seed)
    book, tried = Notebook(), 0
    for entry, frame in zip(log, frames(log, {}), strict=True):
        book.follow(entry.event)
        if not frame.deal:
            continue
        told = [each for each in map(read, rows(frame)) if each is not None]
        assert [who for who, _, _ in told] == list("ABCD")
        for (_, number, cards), hand in zip(told, book.hands, strict=True):
            assert (number, cards) == (hand.total(), +hand)
            tried += 1
    assert tried > 1500


@pytest.mark.parametrize("seed", [4, 8])
def test_the_head_the_bottom_and_the_points_are_those_of_the_log(seed: int) -> None:
    log = match(seed)
    book = Notebook()
    for entry, frame in zip(log, frames(log, {}), strict=True):
        book.follow(entry.event)
        if not isinstance(entry.event, m.TrickTaken) or frame.declarer is None:
            continue
        said = [text.en for text in rows(frame)]
        assert f"trumps {book.trumps}  " in said[0]
        assert f"level {words.level(frame.level).en}  " in said[0]
        side = "BD" if frame.declarer in (0, 2) else "AC"
        total = sum(book.points["ABCD".index(seat)] for seat in side)
        assert f" points in tricks  {side[0]} and {side[1]} {total} / 80" in said
        (bottom,) = [text for text in said if text.startswith(" bottom ")]
        assert Counter(CODES[name] for name in CARD.findall(bottom)) == book.bottom


def test_a_row_is_drawn_as_of_its_version() -> None:
    log = match(8)

    for version in (1, 2, 60, 130, len(log)):
        assert drawn(log, {}, version) == rows(frames(log, {})[version - 1])
    assert [text.en for text in drawn(log, {}, 1)] == ["No cards have been dealt."]


def test_the_turn_is_marked_and_what_is_hidden_is_counted() -> None:
    log: Log = logged((m.DealBegun(0), m.TrumpsDeclared(0, ("H3",)), m.BottomBuried(0, ("??",) * BOTTOM)))
    said = [text.en for text in drawn(log, {}, len(log))]

    assert said[3:7] == [
        "*side A (25) [declarer] 25 unknown",  # the ♥3 may lie in the bottom
        " side B (25) 25 unknown",
        " side C (25) 25 unknown",
        " side D (25) 25 unknown",
    ]

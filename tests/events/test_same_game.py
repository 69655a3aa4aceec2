"""The same game twice: a fingerprint of what was played, and of nothing else."""

from itertools import count

import pytest

from core.desk.messages import CallMade
from core.doudizhu import messages as d
from core.doudizhu.options import DEFAULTS as DOUDIZHU
from core.gomoku.messages import (
    Act,
    ColoursTaken,
    ConductNoted,
    Forfeited,
    Resigned,
    ResultNoted,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
)
from events.codec import CODEC
from events.importing import Prepared, Sidings, prepare, repeated
from events.memory import MemoryStore
from events.records import found
from events.records.record import Desk, Record
from events.same_game import fingerprint
from projections import matches
from tests.events.logs import SCRIBE, opening

BEGIN: tuple[Act, ...] = (TossHeld(0), ColoursTaken(0))
IN_EVERY_FORMAT = {
    "moves": "h8 i9 j10",
    "moves in one word": "h8i9j10",
    "psq": "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,120\n10,6,0\n-1\n",
    "sgf": "(;GM[4]SZ[15]PB[王小明]PW[李华]DT[2026-10-01];B[hh]C[开局];W[ig](;B[jf])(;B[gg]))",
}


def prints(text: str) -> list[str]:
    found_here = []
    for given in found.read(text.encode()):
        assert given.acts
        played = tuple(act for act in given.acts if not isinstance(act, Desk))
        found_here.append(fingerprint(played, prepared(given, MemoryStore()).opening))
    return found_here


def prepared(given: Record, store: MemoryStore) -> Prepared:
    numbers = count()
    return prepare(given, Sidings(store, lambda: f"{next(numbers):032x}"), SCRIBE)


def test_one_game_has_one_fingerprint_in_every_format_whoever_played_it() -> None:
    found_there = [mark for text in IN_EVERY_FORMAT.values() for mark in prints(text)]
    assert len(found_there) == len(IN_EVERY_FORMAT)
    assert len(set(found_there)) == 1


@pytest.mark.parametrize(
    "other",
    ["h8 i9", "h8 i9 j10 k11", "h8 i9 k10", "i9 h8 j10", "h8 j10 i9"],
)
def test_another_game_has_another_fingerprint(other: str) -> None:
    assert prints(other) != prints("h8 i9 j10")


ON_15 = opening()
H8, I9 = StonePlaced("black", "h8"), StonePlaced("white", "i9")


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ((H8, I9), (H8, StonePlaced("black", "i9"))),
        ((H8, I9), (H8, I9, Resigned(0))),
        ((H8, I9, Resigned(0)), (H8, I9, Resigned(1))),
        ((*BEGIN, H8, I9), (*BEGIN, H8, ColoursTaken(1), I9)),
        ((StonesSetUp(("h8",), ()), I9), (H8, I9)),
    ],
    ids=["by another colour", "an end", "the other seat's end", "in two games", "a stone set up"],
)
def test_what_was_played_otherwise_tells_games_apart(one: tuple[Act, ...], two: tuple[Act, ...]) -> None:
    assert fingerprint(one, ON_15) != fingerprint(two, ON_15)


def test_stones_set_up_are_the_same_in_whatever_order_a_file_lists_them() -> None:
    one, two = (StonesSetUp(("h8", "i7", "j6"), ("a1", "b2")), StonesSetUp(("j6", "h8", "i7"), ("b2", "a1")))
    assert fingerprint((one, I9), ON_15) == fingerprint((two, I9), ON_15)
    assert fingerprint((one, I9), ON_15) != fingerprint((StonesSetUp(one.white, one.black), I9), ON_15)


def test_the_same_points_on_another_board_are_another_game() -> None:
    assert fingerprint((H8, I9), ON_15) != fingerprint((H8, I9), opening(board="size_19"))


def test_who_sat_where_what_was_claimed_and_what_was_ruled_is_no_part_of_it() -> None:
    plain = fingerprint((*BEGIN, H8, I9), ON_15)
    told = (TossHeld(1, "white"), ColoursTaken(1), H8, ConductNoted(0, "other", "t-1"), I9, ResultNoted("black"), CallMade(0))
    assert fingerprint(told, ON_15) == plain


@pytest.mark.parametrize("end", [Resigned, TimeOverstepped, Forfeited])
def test_an_end_is_by_colour_since_formats_number_the_seats_differently(
    end: type[Resigned | TimeOverstepped | Forfeited],
) -> None:
    assert fingerprint((ColoursTaken(0), H8, end(0)), ON_15) == fingerprint((ColoursTaken(1), H8, end(1)), ON_15)
    assert fingerprint((ColoursTaken(0), H8, end(0)), ON_15) != fingerprint((ColoursTaken(0), H8, end(1)), ON_15)


@pytest.mark.parametrize("acts", [(), BEGIN, (*BEGIN, ResultNoted("black", "resigned"))])
def test_where_nothing_was_played_there_is_no_fingerprint(acts: tuple[Act, ...]) -> None:
    assert fingerprint(acts, ON_15) == ""


@pytest.mark.parametrize("text", IN_EVERY_FORMAT.values(), ids=IN_EVERY_FORMAT.keys())
def test_a_game_has_the_same_fingerprint_in_the_file_and_in_the_log(text: str) -> None:
    (given,), store = found.read(text.encode()), MemoryStore()
    taken = prepared(given, store)
    acc = matches.initial()
    for stored in store.append([taken.append("m-1")], "c-1", SCRIBE, 1, taken.rows):
        acc = matches.apply(acc, CODEC.decode(stored.line))
    (summary,) = matches.rows(acc)
    assert [summary.fingerprint] == prints(text)


# --- 斗地主 -----------------------------------------------------------------------------------------------------------------

TABLE = d.MatchOpened(("p-1", "p-2", "p-3"), DOUDIZHU)
HAND, BOTTOM = d.HandDealt(0, ("S3", "H4", "D5")), d.BottomShown(("C6", "BJ", "RJ"))
BID, PLAY = d.BidMade(0, 3), d.CardsPlayed(0, ("S3", "H3"))
DEAL = (d.DealBegun(), HAND, BID, BOTTOM, PLAY, d.Passed(1))


def test_a_deal_is_the_same_in_whatever_order_its_cards_are_listed_and_whatever_was_claimed() -> None:
    other = (d.DealBegun(), d.HandDealt(0, ("D5", "S3", "H4")), BID, BOTTOM, d.CardsPlayed(0, ("H3", "S3")), d.Passed(1))
    assert fingerprint(other, TABLE) == fingerprint(DEAL, TABLE) != ""
    assert fingerprint((*DEAL, d.TotalsNoted((6, -3, -3)), d.ConductNoted(1, "other", "t-1"), CallMade(0)), TABLE) == fingerprint(
        DEAL, TABLE
    )


@pytest.mark.parametrize(
    "other",
    [
        DEAL[:-1],
        (*DEAL, d.Passed(2)),
        (*DEAL[:-1], d.Passed(2)),
        (*DEAL[:2], d.BidMade(0, 2), *DEAL[3:]),
        (DEAL[0], d.HandDealt(0, ("S3", "H4", "C5")), *DEAL[2:]),
        (*DEAL, *DEAL),
    ],
    ids=["less", "more", "another seat", "another bid", "another card", "two deals"],
)
def test_what_was_dealt_called_or_played_otherwise_tells_deals_apart(other: tuple[d.Act, ...]) -> None:
    assert fingerprint(other, TABLE) != fingerprint(DEAL, TABLE)


def test_sheets_alone_are_a_game_and_hands_alone_are_none() -> None:
    sheet = d.DealNoted("landlord", 0, 3, 1, "none")
    assert fingerprint((HAND, BOTTOM), TABLE) == ""
    assert fingerprint((sheet,), TABLE) != fingerprint((d.DealNoted("farmers", 0, 3, 1, "none"),), TABLE)
    assert fingerprint((sheet,), TABLE) != ""


def test_a_game_that_is_there_is_named() -> None:
    assert "m-0123" in repeated("m-0123").zh
    assert "--again" in repeated("m-0123").en

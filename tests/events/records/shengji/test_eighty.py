"""Matches of 80fen read: numbers as cards, who leads, hands that follow from the plays, and what is damaged."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.trumps.messages import BottomTaken, DealNoted, HandDealt, LevelNoted, LevelsNoted, MatchNoted, TrickNoted
from events.records.record import Record
from events.records.shengji import eighty
from events.records.shengji.cards import ONE_PACK
from events.records.shengji.options import EIGHTY
from tests.events.records.shengji.tables import Said, lines, said, sample, story

ROUND: Said = {
    "no": 1,
    "declSeat": 3,
    "trump": "H",
    "trumpRank": 2,
    "total": 20,
    "penalty": [0, 0],
    "defWonLast": False,
    "kittyPts": 0,
    "mult": 4,
    "before": [2, 2],
    "after": [2, 4],
    "first": 3,
    "kitty": [0, 1, 2, 3, 4, 5, 6, 7],
    "buried": [0, 1, 2, 3, 4, 5, 6, 7],
    "plays": [{"w": 1, "p": [[80, 26], [31, 89], [88, 34], [86, 81]]}, {"w": 1, "p": [[13], [14], [15], [52]]}],
}
MATCH: Said = {"a": "one", "b": "two", "seed": 7, "aTeam": 1, "winner": "a", "levels": [4, 2], "rounds": [ROUND]}
BEFORE = "deal3 level:2(2/2) declarer3 trumps:H takes3:8 buries3:8"
PLAYED = "3:D2,D2 0:D7,DJ 1:DT,DT 2:D8,D3 won1 1:H2 2:H3 3:H4 0:BJ won1"
MISSING = "missing points:20/0/1/None/None levels:2/4 winner:1"


def read(**match: object) -> Record:
    (record,) = eighty.read(lines({**MATCH, **match}))
    return record


def read_round(**changed: object) -> Record:
    return read(rounds=[{**ROUND, **changed}])


# --- the shipped match ----------------------------------------------------------------------------------------------------


def test_a_match_is_one_record_of_its_deals() -> None:
    (record,) = eighty.read(sample("80fen_match.ndjson"))
    assert (record.game, record.troubles) == ("shengji", ())
    assert record.header.players == ("Southwind", "Northwind", "Southwind", "Northwind")
    assert [(act.level, act.levels) for act in record.acts if isinstance(act, LevelNoted)] == [
        ("2", ("2", "2")),
        ("3", ("3", "2")),
        ("2", ("3", "2")),
    ]
    assert [act for act in record.acts if isinstance(act, DealNoted)] == [
        DealNoted(75, 0, 0),
        DealNoted(100, 10, 3, 2),
        DealNoted(55, 0, 2, 2),
    ]
    assert record.acts[-2:] == (LevelsNoted(("3", "3")), MatchNoted(None))


def test_its_hands_are_what_was_played_and_buried_without_the_bottom() -> None:
    (record,) = eighty.read(sample("80fen_match.ndjson"))
    hands = [act for act in record.acts if isinstance(act, HandDealt)]
    bottoms = [act.cards for act in record.acts if isinstance(act, BottomTaken)]
    assert [act.seat for act in hands] == [0, 1, 2, 3] * 3
    for n, bottom in enumerate(bottoms):
        cards = [card for hand in hands[4 * n : 4 * n + 4] for card in hand.cards]
        assert sorted((*cards, *bottom)) == sorted((*ONE_PACK, *ONE_PACK))


def test_who_wins_a_trick_leads_the_next() -> None:
    (record,) = eighty.read(sample("80fen_match.ndjson"))
    rounds = json.loads(sample("80fen_match.ndjson"))["rounds"]
    assert [act.seat for act in record.acts if isinstance(act, TrickNoted)] == [
        trick["w"] for one in rounds for trick in one["plays"]
    ]


# --- a deal ---------------------------------------------------------------------------------------------------------------


def test_the_way_of_a_deal() -> None:
    record = read()
    assert story(record) == f"{BEFORE} {PLAYED} {MISSING}"
    assert said(record) == "The deal ends here, but the plays do not end it: actions are missing."
    assert record.options == EIGHTY


def test_no_trump_is_null() -> None:
    assert "declarer3 trumps:- takes3" in story(read_round(trump=None))


def test_the_bottom_counts_multiplied_where_the_last_trick_took_it() -> None:
    assert "points:20/40/1/4/None" in story(read_round(defWonLast=True, kittyPts=10))
    assert "points:20/None/1/None/None" in story(read_round(defWonLast=None))


def test_a_level_above_a_is_a_passed_and_none_of_the_levels() -> None:
    assert "levels" not in story(read_round(after=[15, 4]))
    assert "levels:A/4" in story(read_round(after=[14, 4]))


@pytest.mark.parametrize(("winner", "a_team", "side"), [("a", 0, 0), ("a", 1, 1), ("b", 1, 0), (None, 0, None)])
def test_the_winner_is_a_side(winner: object, a_team: int, side: object) -> None:
    assert read(winner=winner, aTeam=a_team).acts[-1] == MatchNoted(side)  # type: ignore[arg-type]


def test_a_fine_in_points_is_said_to_be_in_the_total() -> None:
    assert [note.en[:22] for note in read_round(penalty=[10, 0]).notes] == ["This record goes by ru", "In some deals points w"]
    assert len(read().notes) == 1


# --- what is damaged ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "expected", "acts"),
    [
        ({"trumpRank": 15}, "`rounds[0].trumpRank` is `15`; expected a level from 2 to A.", BEFORE.replace(" level:2(2/2)", "")),
        ({"trump": "X"}, "`rounds[0].trump` is `X`; expected one of", BEFORE.replace(" trumps:H", "")),
        ({"kitty": [108]}, "`rounds[0].kitty` is `[108]`; expected numbers from 0 to 107.", BEFORE.replace(" takes3:8", "")),
        ({"buried": "x"}, "`rounds[0].buried` is `x`; expected numbers", BEFORE.replace("takes3:8 buries3:8", "no-burial")),
    ],
)
def test_what_cannot_be_read_is_named_and_the_rest_is_kept(changed: Said, expected: str, acts: str) -> None:
    record = read_round(**changed)
    assert expected in said(record)
    assert story(record) == f"{acts} {PLAYED} {MISSING}"


def test_without_its_declarer_nobody_knows_who_played_what() -> None:
    record = read_round(declSeat=None)
    assert "`rounds[0].declSeat` is `null`; expected a seat" in said(record)
    assert story(record) == "deal3 level:2(2/2) trumps:H missing points:20/0/None/None/None levels:2/4 winner:1"


@pytest.mark.parametrize(
    ("trick", "expected"),
    [
        (
            {"w": 1, "p": [[13], [14], [15]]},
            "`rounds[0].plays[1].p` is `[[13], [14], [15]]`; expected the plays of the four seats.",
        ),
        ({"w": 1, "p": [[13], [14], [15], []]}, "expected the plays of the four seats."),
        ({"w": 1, "p": [[13], [14], [15], [-1]]}, "expected the plays of the four seats."),
        ({"w": 1}, "There is no `rounds[0].plays[1].p`; expected the plays of the four seats."),
        ({"w": 4, "p": [[13], [14], [15], [52]]}, "`rounds[0].plays[1].w` is `4`; expected a seat, 0, 1, 2 or 3."),
        (7, "There is no `rounds[0].plays[1].p`"),
    ],
)
def test_behind_a_trick_that_cannot_be_read_the_plays_are_not_recorded(trick: object, expected: str) -> None:
    first = ROUND["plays"]
    assert isinstance(first, list)
    record = read_round(plays=[first[0], trick, *first])
    assert expected in said(record)
    assert "missing points:20/0/None/None/None" in story(record)
    assert story(record).startswith(f"{BEFORE} 3:D2,D2 0:D7,DJ 1:DT,DT 2:D8,D3 won1")


@pytest.mark.parametrize("match", [{"aTeam": 2}, {"aTeam": True}, {"aTeam": None}])
def test_without_its_team_no_name_has_a_seat(match: Said) -> None:
    record = read(**match)
    assert "`aTeam`" in said(record)
    assert record.header.players == (None,) * 4
    assert "winner" not in story(record)


@pytest.mark.parametrize("text", ["", "{}", '{"aTeam": 0, "rounds": 7}'])
def test_a_file_without_a_match_says_what_it_should_hold(text: str) -> None:
    (record,) = eighty.read(text.encode())
    assert said(record) == "There is no match; expected JSON with `aTeam` and `rounds`."


def test_a_line_that_is_cut_is_a_record_that_says_so_and_the_next_is_read() -> None:
    one, two = eighty.read(lines('{"a": "one", "aTeam": 0, "rounds": [{', MATCH))
    assert (one.acts, len(one.troubles)) == ((), 1)
    assert story(two) == f"{BEFORE} {PLAYED} {MISSING}"


WHOLE = sample("80fen_match.ndjson")


@given(st.integers(0, len(WHOLE)), st.integers(1, 30))
def test_a_match_that_lacks_some_signs_is_read_without_an_error(first: int, count: int) -> None:
    for record in eighty.read(WHOLE[:first] + WHOLE[first + count :]):
        assert record.acts or record.troubles
        assert len(record.acts) == len(record.places)

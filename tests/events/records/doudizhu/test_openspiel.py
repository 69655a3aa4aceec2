"""OpenSpiel's playthroughs read: every way of printing since 2022, and games that the installed version plays."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.climb.kinds import Reading
from core.doudizhu.messages import BidMade, BottomLaid, CardsPlayed, FaceUpDrawn, Passed, ScoresNoted
from core.games import Act
from events.records.doudizhu import openspiel
from events.records.record import Desk, Record
from tests.events.records.doudizhu.deals import FILES, bids, hands, moves, normalised, ranks, sample, story
from tests.events.records.doudizhu.playthrough import played, printed, seats

SAMPLES = sorted(path.name for path in FILES.glob("open_spiel_*.txt"))
FACE_UP = {
    "2022-12-05_12e4474e": FaceUpDrawn(2, "ST"),
    "2022-12-06_2936adcf": FaceUpDrawn(2, "H3"),
    "2022-12-08_c82cbf64": FaceUpDrawn(0, "D4"),
    "2023-01-17_4f890d8a": FaceUpDrawn(1, "CJ"),
}


def read(text: str) -> Record:
    (record,) = openspiel.read(text.encode())
    return record


def said(record: Record) -> str:
    return " ".join(trouble.text.en for trouble in record.troubles)


# --- the shipped playthroughs ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SAMPLES)
def test_a_shipped_playthrough_says_what_its_restatement_says(name: str) -> None:
    (record,) = openspiel.read(sample(name))
    (known,) = [line for line in normalised() if str(line["id"]) == name[:-4].replace("open_spiel_dou_dizhu", "open_spiel")]
    assert {seat: ranks(cards) for seat, cards in hands(record).items()} == known["hands"]
    (bottom,) = [act for act in record.acts if isinstance(act, BottomLaid)]
    assert ranks(bottom.cards) == "".join(sorted(str(known["bottom"]), key="3456789TJQKA2BR".index))
    assert bids(record) == known["bids"]
    assert moves(record) == known["moves"]
    last = record.acts[-1]
    assert isinstance(last, ScoresNoted)
    assert list(last.scores) == known["payoff"]
    assert record.troubles == ()


@pytest.mark.parametrize("name", SAMPLES)
def test_its_54_cards_are_54_cards(name: str) -> None:
    (record,) = openspiel.read(sample(name))
    (bottom,) = [act.cards for act in record.acts if isinstance(act, BottomLaid)]
    assert len({*bottom, *(card for hand in hands(record).values() for card in hand)}) == 54


@pytest.mark.parametrize(("name", "drawn"), FACE_UP.items())
def test_the_face_up_card_names_the_first_bidder_in_every_version(name: str, drawn: FaceUpDrawn) -> None:
    (record,) = openspiel.read(sample(f"open_spiel_dou_dizhu_{name}.txt"))
    assert record.acts[1] == drawn
    assert bids(record)[0][0] == drawn.seat


def test_the_words_of_december_2022_name_wrong_cards_and_that_is_noted() -> None:
    (wrong,) = openspiel.read(sample("open_spiel_dou_dizhu_2022-12-06_2936adcf.txt"))
    (right,) = openspiel.read(sample("open_spiel_dou_dizhu_2023-01-17_4f890d8a.txt"))
    assert [note.en for note in wrong.notes] == ["Cards whose words and ids name different ones: 51; the ids were taken."]
    assert right.notes == ()


def test_the_first_version_lets_who_passed_act_again_and_the_listed_seats_are_kept() -> None:
    (record,) = openspiel.read(sample("open_spiel_dou_dizhu_2022-12-05_12e4474e.txt"))
    assert story(record).split()[8:15] == ["2:KKK", "0:", "0:JJJJ", "1:", "1:", "0:A", "1:"]


@pytest.mark.parametrize("name", SAMPLES)
def test_seats_are_the_same_where_no_state_lists_them(name: str) -> None:
    data = sample(name)
    bare = b"\n".join(line for line in data.split(b"\n") if not line.startswith((b"# Player", b"# Bidding")))
    (record,), (shorn,) = openspiel.read(data), openspiel.read(bare)
    assert shorn.acts == record.acts


def test_places_are_the_lines_of_the_actions() -> None:
    name = "open_spiel_dou_dizhu_2023-01-17_4f890d8a.txt"
    (record,) = openspiel.read(sample(name))
    lines = sample(name).decode("utf-8").split("\n")
    for act, place in zip(record.acts, record.places, strict=True):
        if isinstance(act, (BidMade, CardsPlayed, Passed)):
            assert lines[place - 1].startswith("action: ")
    assert lines[record.places[-1] - 1] == "Returns() = [-3, -3, 6]"


def test_the_readings_that_openspiel_plays_by_are_stated_and_no_others() -> None:
    (record,) = openspiel.read(sample(SAMPLES[0]))
    assert record.options["wing_adjacent_triple"] == "yes"
    assert record.options["wing_both_jokers"] == "no"
    assert not any(key.startswith(("quad", "redeals", "first_bidder")) for key in record.options)


# --- games that it plays now ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_a_game_played_now_is_read_as_it_was_played(seed: int) -> None:
    state = played(seed)
    record = read(printed(state, states=seed % 2 == 0, listing=seed % 3 > 0))
    assert record.troubles == ()
    acted = [act for act in record.acts if isinstance(act, (BidMade, CardsPlayed, Passed))]
    assert [act.seat for act in acted] == seats(state)
    if any(points for _, points in bids(record)):
        a, b, c = (int(n) for n in state.returns())
        assert record.acts[-1] == ScoresNoted((a, b, c))


def test_an_auction_of_more_than_one_round_is_kept_as_it_went() -> None:
    record = read(printed(played(3, bids=(1, 0, 2, 3))))
    first = bids(record)[0][0]
    assert [points for _, points in bids(record)] == [1, 0, 2, 3]
    assert bids(record)[3][0] == first
    assert record.troubles == ()


def test_two_passes_after_a_bid_end_the_auction() -> None:
    record = read(printed(played(4, bids=(1, 2, 0, 0))))
    assert [points for _, points in bids(record)] == [1, 2, 0, 0]
    assert moves(record)[0][0] == bids(record)[1][0]


def test_where_all_pass_the_record_stops_there() -> None:
    record = read(printed(played(5, bids=(0, 0, 0))))
    assert re.fullmatch(r"deal up.:\w\w hand0:17 hand1:17 hand2:17 laid:3 bid.:0 bid.:0 bid.:0", story(record))
    assert record.troubles == ()
    assert record.notes == ()


# --- declared readings ----------------------------------------------------------------------------------------------------


def deal(*words: str) -> str:
    """A playthrough in which seat 0 bids 3; then what is played, in words."""
    acts = [("Decide first card up position 0", 0), *(("Deal", 51 + n) for n in range(51)), ("Bid 3", 3)]
    acts += [(word, 999) for word in words]
    return "game: dou_dizhu\n" + "".join(f'# State {n}\n# Apply action "{w}"\naction: {i}\n' for n, (w, i) in enumerate(acts))


@pytest.mark.parametrize(
    ("words", "cards", "reading"),
    [
        ("333444555-666", "333444555666", Reading("plane_singles", "3", 3)),
        ("444555666-333", "333444555666", Reading("plane_singles", "4", 3)),
        ("333444-5(CJ)", "3334445R", Reading("plane_singles", "3", 2)),
        ("TTTJJJ-3344", "3344TTTJJJ", Reading("plane_pairs", "T", 2)),
        ("333444555666", "333444555666", None),
        ("(BWJ)(CJ)", "BR", None),
        ("9TJQKA", "9TJQKA", None),
    ],
)
def test_words_with_a_hyphen_name_the_reading(words: str, cards: str, reading: Reading | None) -> None:
    (play,) = [act for act in read(deal(words)).acts if isinstance(act, CardsPlayed)]
    assert ranks(play.cards) == cards
    assert play.reading == reading


# --- files with a fault ---------------------------------------------------------------------------------------------------


def test_a_file_that_ends_early_is_no_file_with_missing_plays() -> None:
    record = read(printed(played(6, bids=(3,)), upto=58, listing=False))
    assert record.troubles == ()
    assert len(moves(record)) == 5
    assert not story(record).endswith("missing")
    assert [note.en for note in record.notes] == ["The file ends before the deal does."]


def test_an_action_that_is_missing_among_the_plays_is_named_and_plays_are_missing_from_there() -> None:
    text = deal("3", "4", "5", "6")
    record = read(text.replace('# State 54\n# Apply action "4"\naction: 999\n', ""))
    assert story(record).endswith("0:3 missing")
    assert record.troubles[0].text.en == "The state's number is 55; expected 54: actions are missing or stand twice."


def test_a_game_that_is_over_with_no_hand_empty_lacks_plays() -> None:
    record = read(deal("3", "4") + "IsTerminal() = True\nReturns() = [6, -3, -3]\n")
    assert story(record).endswith("0:3 1:4 missing scores(6, -3, -3)")
    assert "no hand is empty" in said(record)


def test_returns_before_the_end_are_no_scores() -> None:
    assert "scores" not in story(read(deal("3") + "IsTerminal() = False\nReturns() = [0, 0, 0]\n"))


def test_a_card_dealt_twice_is_kept_and_no_bottom_is_worked_out() -> None:
    record = read(deal("3").replace("action: 60\n", "action: 61\n"))
    assert "laid" not in story(record)
    assert "shown" not in story(record)
    assert sum(hand.count("CK") for hand in hands(record).values()) == 2
    assert record.troubles == ()


def test_an_id_that_is_no_card_leaves_one_card_unknown_and_names_its_line() -> None:
    text = deal("3").replace("action: 60\n", "action: 600\n")
    record = read(text)
    assert sum(hand.count("??") for hand in hands(record).values()) == 1
    (trouble,) = record.troubles
    assert text.split("\n")[trouble.line - 1] == "action: 600"
    assert moves(record) == [[0, "3"]]


def test_a_deal_cut_off_keeps_its_cards() -> None:
    record = read(printed(played(7), upto=11, listing=False))
    assert {seat: hand.count("??") for seat, hand in hands(record).items()} == {"0": 13, "1": 14, "2": 14}
    assert "The deal is of 10 cards; expected 51." in said(record)


def test_words_that_are_no_cards_end_the_plays() -> None:
    record = read(deal("3", "4", "Z", "5"))
    assert story(record).endswith("0:3 1:4 missing")
    assert "Here stands `Z`; expected Pass, or cards such as `9TJQKA`." in said(record)


def test_an_action_and_a_list_that_differ_end_the_plays() -> None:
    text = deal("3", "4") + "# Bidding phase begin\n# Player 0 played Bid 3\n# Player 0 played 3\n# Player 1 played 5\n"
    record = read(text)
    assert story(record).endswith("0:3 missing")
    assert "Here stands `4`, which line" in said(record)


def test_several_playthroughs_in_one_file_are_as_many_records() -> None:
    text = printed(played(8)) + printed(played(9))
    first, second = openspiel.read(text.encode())
    assert first.acts == read(printed(played(8))).acts
    assert second.acts == read(printed(played(9))).acts


@given(st.data())
def test_what_stands_before_a_fault_is_read_as_it_was(data: st.DataObject) -> None:
    lines = deal("3", "4", "5", "Pass", "Pass", "6", "77", "88").split("\n")
    whole = read("\n".join(lines))
    at = data.draw(st.integers(1, len(lines) - 1))
    lines[at] = data.draw(st.sampled_from(["", "action: x", "# State 9", '# Apply action "?"', "\0", "action: 99999999"]))
    assert spoken_before(read("\n".join(lines)), at) == spoken_before(whole, at)


def spoken_before(record: Record, line: int) -> list[Act | Desk]:
    """The bids and plays on the lines up to this one."""
    acts = zip(record.acts, record.places, strict=True)
    return [act for act, place in acts if place <= line and isinstance(act, (BidMade, CardsPlayed, Passed))]

"""Cards as people write them: every form of every card, and what is no card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cards import DECK, RANK_OF, RANKS
from core.text import LANGS, Lang
from events.records.cards import run, words, written
from events.records.transcript import read_line
from events.records.transcript.line import folded

SUITS = {
    "S": ("S", "s", "Ｓ", "♠", "♤", "♠\ufe0f", "黑桃", "黑"),
    "H": ("H", "h", "♥", "♡", "♥\ufe0f", "红桃", "红心", "紅心", "红"),
    "C": ("C", "c", "♣", "♧", "♣\ufe0f", "梅花", "草花", "梅", "草"),
    "D": ("D", "d", "♦", "♢", "♦\ufe0f", "方块", "方片", "方塊", "方"),
}


def read(words: str) -> tuple[str, ...] | None:
    """Return the cards of one word; None where it is none, or goes on behind them."""
    found = run(folded(words), 0)
    return found[0] if found is not None and found[1] == len(words) else None


@pytest.mark.parametrize(("suit", "sign"), [(suit, sign) for suit, signs in SUITS.items() for sign in signs])
def test_a_suit_has_a_letter_a_sign_and_names(suit: str, sign: str) -> None:
    for rank in "3456789TJQKA2":
        assert read(sign + rank) == read(sign + rank.lower()) == (suit + rank,)
    assert read(f"{sign}10") == read(f"{sign}１０") == (f"{suit}T",)


@pytest.mark.parametrize(
    ("said", "cards"),
    [
        ("7", ("?7",)),
        ("?7", ("?7",)),
        ("？７", ("?7",)),
        ("??", ("??",)),
        ("?", ("??",)),
        ("10", ("?T",)),
        ("t", ("?T",)),
        ("34567", ("?3", "?4", "?5", "?6", "?7")),
        ("910JQK", ("?9", "?T", "?J", "?Q", "?K")),
        ("1010", ("?T", "?T")),
        ("2AKQ", ("?2", "?A", "?K", "?Q")),
        ("♠7♥7", ("S7", "H7")),
        ("s3h10???4", ("S3", "HT", "??", "?4")),
        ("♠AK10", ("SA", "SK", "ST")),
        ("红心32♣7", ("H3", "H2", "C7")),
        ("A♠", ("SA",)),
        ("3♦️10♣", ("D3", "CT")),
        ("大王", ("RJ",)),
        ("小鬼", ("BJ",)),
        ("RJ", ("RJ",)),
        ("bj", ("BJ",)),
        ("R", ("RJ",)),
        ("D", ("RJ",)),
        ("X", ("BJ",)),
        ("B", ("BJ",)),
        ("XD", ("BJ", "RJ")),
        ("DX", ("RJ", "BJ")),
        ("BR", ("BJ", "RJ")),
        ("王炸", ("RJ", "BJ")),
        ("大小王", ("RJ", "BJ")),
        ("both jokers", ("RJ", "BJ")),
        ("7777XD", ("?7", "?7", "?7", "?7", "BJ", "RJ")),
        ("7777大王小王", ("?7", "?7", "?7", "?7", "RJ", "BJ")),
        ("3333BJRJ", ("?3", "?3", "?3", "?3", "BJ", "RJ")),
        ("BJJ", ("BJ", "?J")),
        ("♠3大王", ("S3", "RJ")),
        ("D7", ("D7",)),  # a diamond, not the joker and a seven
        ("33D7", ("?3", "?3", "RJ", "?7")),  # behind ranks without suits it is the joker
    ],
)
def test_words_of_cards_are_read(said: str, cards: tuple[str, ...]) -> None:
    assert read(said) == cards


def test_a_suit_among_ranks_without_suits_holds_for_one_rank_only() -> None:
    assert run("66♥7 88", 2) == (("H7",), 4)
    assert run("66♥788", 2) is None
    assert run("66 ♥788", 3) == (("H7", "H8", "H8"), 7)


@pytest.mark.parametrize(
    "words",
    [
        "",
        "1",
        "0",
        "11",
        "7S",
        "♠",
        "黑桃",
        "S",
        "C",
        "H",
        "S1",
        "S7z",
        "34567z",
        "???",
        "S73",
        "7♠8",
        "77♠",
        "7S7",
        "?B",
        "王",
        "3-7",
        "A:",
    ],
)
def test_what_is_no_card_is_not_taken_for_one(words: str) -> None:
    assert read(words) is None


CODES = st.sampled_from(tuple(RANK_OF))


@given(st.lists(CODES, max_size=25), st.sampled_from(LANGS))
def test_cards_that_are_written_are_read_back_in_their_order(cards: list[str], lang: Lang) -> None:
    again = [read(written(word, lang)) for word in words(cards)]
    assert [card for word in again for card in word or ("?",)] == cards


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=25))
def test_cards_with_their_suits_may_run_together(cards: list[str]) -> None:
    assert read("".join(cards)) == tuple(cards)


@given(st.lists(st.sampled_from([f"?{rank}" for rank in RANKS if rank not in "BR"]), min_size=1, max_size=25))
def test_cards_without_suits_run_together(cards: list[str]) -> None:
    (word,) = words(cards)
    assert "?" not in written(word, "zh")
    assert read(written(word, "zh")) == tuple(cards)


@given(st.lists(CODES, min_size=1, max_size=25), st.sampled_from(LANGS))
def test_any_cards_may_be_written_as_one_word(cards: list[str], lang: Lang) -> None:
    assert read(written(tuple(cards), lang)) == tuple(cards)


@given(st.text())
def test_any_words_are_cards_or_none(words: str) -> None:
    found = run(folded(words), 0)
    assert found is None or (found[0] and all(card in RANK_OF for card in found[0]) and 0 < found[1] <= len(words))


@pytest.mark.parametrize("sign", ["bj", "10", "s7", "?", "??", "小王", "黑", "r", "d7"])
def test_a_long_word_that_is_no_cards_takes_no_long_time(sign: str) -> None:
    assert run(sign * 200_000 + "z", 0) is None


def cards_of(line: str, game: str) -> tuple[str, ...]:
    """The cards of the one act of a line."""
    ((act,), troubles) = read_line(line, 0, None, game)
    assert troubles == ()
    cards: tuple[str, ...] = getattr(act, "cards")  # noqa: B009 - of whichever act
    return cards


@pytest.mark.parametrize("game", ["doudizhu", "guandan", "shengji", "chaodipi"])
@pytest.mark.parametrize(
    ("written", "cards"),
    [
        ("♦AKQJ10 9 8", "DA DK DQ DJ DT D9 D8"),
        ("♦AKQJ10 98 ♠K 7", "DA DK DQ DJ DT D9 D8 SK ?7"),
        ("方块34 5 大王 6", "D3 D4 D5 RJ ?6"),
        ("♥K97 3 4", "HK H9 H7 ?3 ?4"),  # they do not go on in order
        ("♦AK ?9", "DA DK ?9"),
        ("♦A K Q", "DA ?K ?Q"),  # nothing is run together: nobody can say
    ],
)
def test_ranks_that_go_on_with_a_run_are_of_its_suit(game: str, written: str, cards: str) -> None:
    assert cards_of(f"甲手牌: {written}", game) == tuple(cards.split())


def test_a_card_is_of_the_suit_of_a_run_only_as_often_as_it_is_in_the_packs() -> None:
    hands = [cards_of("甲手牌: ♦AKQ Q J", game) for game in ("doudizhu", "guandan", "shengji", "chaodipi")]

    assert [hand[3:] for hand in hands] == [("?Q", "?J"), *[("DQ", "DJ")] * 3]


def test_a_play_is_of_the_suit_of_its_run_too() -> None:
    for game in ("guandan", "shengji", "chaodipi"):
        assert cards_of("甲 ♦10987 6", game) == ("DT", "D9", "D8", "D7", "D6")

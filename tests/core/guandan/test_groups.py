"""What a hand can play, as people read it."""

from hypothesis import given, settings
from hypothesis import strategies as st

from core.climb.two_packs import two_packs
from core.guandan.groups import laid
from core.guandan.legal_plays import Group, forms, grouped
from core.guandan.options import DEFAULTS, Options
from core.guandan.patterns import beats
from tests.core.guandan.drawing import cards, levels, options


def groups(text: str, level: str) -> tuple[Group, ...]:
    return grouped(forms(two_packs(text.split()), None, level, DEFAULTS), level, DEFAULTS)


def rows(text: str, level: str) -> dict[str, list[str]]:
    return {group.kind: [row.text.en for row in group.rows] for group in groups(text, level)}


def test_rows_come_from_low_to_high_with_what_wild_cards_stand_for() -> None:
    found = rows("S9 C9 H7 S5 S6 S8 ST", "7")

    assert found["single"] == ["5", "6", "8", "9", "10", "7"]
    assert found["pair"] == ["55 (♥7 as 5)", "66 (♥7 as 6)", "88 (♥7 as 8)", "99", "10 10 (♥7 as 10)"]
    assert found["triple"] == ["999 (♥7 as 9)"]
    assert found["straight"] == ["56789", "6 7 8 9 10"]
    assert found["straight_flush"] == ["♠56789 (♥7 as ♠7)", "♠6 7 8 9 10 (♥7 as ♠7)"]
    assert list(found) == ["single", "pair", "triple", "straight", "straight_flush"]


def test_bombs_come_from_small_to_great() -> None:
    assert rows("S9 C9 D9 H9 SK CK DK HK SK BJ RJ BJ RJ", "7")["bomb"] == ["9999", "KKKK", "KKKKK"]
    assert rows("BJ RJ BJ RJ", "7")["joker_bomb"] == ["small joker small joker big joker big joker"]


def test_a_full_house_names_its_triple_and_a_pair() -> None:
    assert rows("S9 C9 D9 S4 C4", "7")["full_house"] == ["999 + 44"]
    assert rows("S9 C9 D9 S4 H7", "7")["full_house"] == ["999 + 44 (♥7 as 4)"]
    assert rows("S9 C9 D9 H7 H7", "7")["full_house"] == ["999 + 77"]
    assert rows("S7 C7 D7 H7 H7", "7")["full_house"] == ["777 + any pair"]


@settings(max_examples=100, deadline=None)
@given(st.data(), levels, options())
def test_every_form_has_its_row_and_none_beats_a_later_one(data: st.DataObject, level: str, chosen: Options) -> None:
    led = forms(two_packs(data.draw(cards(level, 20))), None, level, chosen)

    found = grouped(led, level, chosen)

    assert sorted(row.example for group in found for row in group.rows) == sorted(form.cards for form in led)
    for group in found:
        assert group.name.zh
        for n, row in enumerate(group.rows):
            assert row.text.zh
            assert len(laid(row.example, row.wild)) == len(row.example)
            assert not any(beats(row.reading, later.reading, level, chosen) for later in group.rows[n + 1 :])

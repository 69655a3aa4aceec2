"""Every option: what each of its values makes of the same acts (`readings.py`). No two values of an option tell the same."""

import pytest

from core.gomoku.options import OPTIONS
from tests.core.given import given, when
from tests.core.gomoku.readings import READINGS, Reading, line

TRIED = [(reading, value) for reading in READINGS for value in reading.told]


@pytest.mark.parametrize(("reading", "value"), TRIED, ids=[f"{reading.key}-{value}" for reading, value in TRIED])
def test_an_option_judges_as_its_value_says(reading: Reading, value: str) -> None:
    match = given(*reading.given, **{reading.key: value}, **reading.beside)

    assert tuple(line(when(match, act)) for act in reading.acts) == reading.told[value]


@pytest.mark.parametrize("reading", READINGS, ids=[reading.key for reading in READINGS])
def test_no_two_values_tell_the_same(reading: Reading) -> None:
    assert len(reading.told) > 1
    assert len(set(reading.told.values())) == len(reading.told)


def test_every_value_of_every_option_is_tried() -> None:
    tried = {
        option.key: {value for reading in READINGS if reading.key == option.key for value in reading.told} for option in OPTIONS
    }

    assert tried == {option.key: set(option.values) for option in OPTIONS}

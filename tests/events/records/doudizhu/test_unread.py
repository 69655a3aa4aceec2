"""Formats of 斗地主 that are known and refused, each with what can be read."""

import pytest

from events.records import found

BOTZONE = '{"requests":[{"own":[0,5],"bid":[]},{"history":[[],[]],"publiccard":[1,2,3],"landlord":0}],"responses":[3,[0]]}'
HALL = '{"roomId":1,"roomConfig":{"type":"ddz2"},"commands":[{"type":"dz_onOutput_","msg":{}}]}'


@pytest.mark.parametrize(("text", "name"), [(BOTZONE, "Botzone"), (HALL, "card hall")])
def test_a_known_format_that_is_not_read_is_refused_by_its_name(text: str, name: str) -> None:
    (record,) = found.read(text.encode())
    assert (record.game, record.acts) == ("doudizhu", ())
    (trouble,) = record.troubles
    assert name in trouble.text.en
    assert all(read in trouble.text.en for read in ("OpenSpiel", "RLCard-Showdown", "DouZero", "JSON"))
    assert all(read in trouble.text.zh for read in ("OpenSpiel", "RLCard-Showdown", "DouZero", "JSON"))

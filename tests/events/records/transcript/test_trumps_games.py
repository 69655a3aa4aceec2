"""CD0.1: in 炒地皮 a game is many deals, so that `第2局` begins no deal; elsewhere at cards people call a deal so."""

import pytest

from events.records.transcript import headed, read_line


@pytest.mark.parametrize("written", ["第2局", "game 2", "第二局 甲先摸"])
def test_cd0_1_a_game_begins_no_deal_and_needs_no_line(written: str) -> None:
    acts, (trouble,) = read_line(written, None, game="chaodipi")

    assert acts == ()
    assert headed(written, "chaodipi") is None
    assert "一局不用写" in trouble.text.zh
    assert "a game needs no line" in trouble.text.en


def test_cd0_1_a_deal_is_headed_as_before() -> None:
    assert [headed(each, "chaodipi") for each in ("第2副", "第2副牌", "deal 2")] == [2, 2, 2]


@pytest.mark.parametrize("game", ["shengji", "guandan", "doudizhu"])
def test_a_deal_may_be_called_a_game_where_a_match_has_none(game: str) -> None:
    assert headed("第2局", game) == 2

"""The remedies that only games of partners know: in words, in bytes, and out of reach everywhere else."""

from typing import get_args

import msgspec
import pytest

from core.desk.messages import DealPlaced, DeclarersAt, FollowDeliberate, Remedy, SideFined, TurnStopped
from core.desk.rules import SEATS, remedy_words
from core.text import Text
from tests.core import given as gomoku
from tests.core.desk.irregular import CALL, ruled
from tests.core.doudizhu import given as doudizhu
from tests.core.gomoku.irregular import FIRST_GAME

OF_PARTNERS: tuple[Remedy, ...] = (
    TurnStopped(1),
    DealPlaced(1, 1, 2),
    DealPlaced(1, 0, 4),
    SideFined(1, 1, 20),
    FollowDeliberate(1, 1, 1),
    DeclarersAt(1, "6"),
)
SAID = {
    TurnStopped(3): Text("停止丁方一轮出牌", "side D loses a turn"),
    DealPlaced(2, 1, 2): Text("第2副判乙方胜，对家第2名", "deal 2 goes to side B, the partner in place 2"),
    DeclarersAt(2, "6"): Text("第2副台上到6", "the declarers of deal 2 are at 6"),
    FollowDeliberate(2, 3, 1): Text("第2副第3圈乙方故意跟错", "side B followed wrongly on purpose in trick 3 of deal 2"),
    SideFined(2, 1, 20): Text("第2副罚乙方20分", "side B is fined 20 in deal 2"),
    DealPlaced(5, 0, 4): Text("第5副判甲方胜，对家第4名", "deal 5 goes to side A, the partner in place 4"),
}
STORED = {
    TurnStopped(3): b'{"type":"turn_stopped","seat":3}',
    DealPlaced(2, 1, 2): b'{"type":"deal_placed","deal":2,"seat":1,"place":2}',
    DeclarersAt(2, "6"): b'{"type":"declarers_at","deal":2,"level":"6"}',
    FollowDeliberate(2, 3, 1): b'{"type":"follow_deliberate","deal":2,"trick":3,"seat":1}',
    SideFined(2, 1, 20): b'{"type":"side_fined","deal":2,"seat":1,"points":20}',
}


@pytest.mark.parametrize("remedy", OF_PARTNERS, ids=str)
def test_gc1_2_a_board_game_has_no_turn_to_stop_and_no_partner(remedy: Remedy) -> None:
    told = gomoku.when(gomoku.given(*FIRST_GAME, CALL), ruled(remedy))

    assert ([v.rule.code for v in told.violations], told.follows) == (["desk.out_of_reach"], ())


@pytest.mark.parametrize("remedy", OF_PARTNERS, ids=str)
def test_gc1_2_a_game_of_one_against_two_has_no_turn_to_stop_and_no_partner(remedy: Remedy) -> None:
    call, ruling = doudizhu.ruled(remedy)

    told = doudizhu.when(doudizhu.given(*doudizhu.SPRING, call), ruling)

    assert ([v.rule.code for v in told.violations], told.follows) == (["desk.out_of_reach"], ())


@pytest.mark.parametrize("remedy", SAID, ids=str)
def test_gc3_3_a_remedy_of_partners_is_said_in_words(remedy: Remedy) -> None:
    assert remedy_words(remedy) == SAID[remedy]


@pytest.mark.parametrize("remedy", STORED, ids=str)
def test_a_remedy_is_stored_in_these_bytes_for_ever(remedy: Remedy) -> None:
    assert msgspec.json.encode(remedy) == STORED[remedy]
    assert msgspec.json.decode(STORED[remedy], type=Remedy) == remedy


@pytest.mark.parametrize("place", [0, 1, 5])
def test_a_partner_comes_second_third_or_fourth(place: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "deal_placed", "deal": 1, "seat": 0, "place": place}, Remedy)


def test_every_remedy_has_words_for_each_of_four_seats() -> None:
    filled = {"game": 1, "deal": 1, "scores": (1, -1), "place": 2, "points": 20, "trick": 3, "level": "6"}
    for kind in get_args(Remedy):
        for seat in range(len(SEATS)):
            given = filled | {"seat": seat}
            said = remedy_words(kind(**{name: given[name] for name in kind.__struct_fields__}))
            assert "{" not in said.zh + said.en
            assert (SEATS[seat].zh in said.zh, SEATS[seat].en in said.en) == ("seat" in kind.__struct_fields__,) * 2

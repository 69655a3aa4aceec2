"""The judge asked about 升级: follow, trick, throw; and every fault of a question with its place."""

import pytest

from tests.cases.comparing import FOLDER, cases, differences, question
from tests.projections.asking import Answer, asked, names_the_fault

TRUMP: Answer = {"suit": "H", "level": "5"}
GOOD: dict[str, Answer] = {
    "follow": {"trump": TRUMP, "lead": ["S9", "S9"], "hand": ["S3", "S3", "S4", "C7"], "play": ["S3", "S3"]},
    "trick": {"trump": TRUMP, "plays": [["S5"], ["H2"], ["C5"], ["BJ"]]},
    "throw": {"trump": TRUMP, "throw": ["SA", "SQ"], "others": [["SK"], ["S3"], ["C3"]]},
}


def ask(op: str, /, **changed: object) -> Answer:
    """Ask a good question with some fields changed; `...` leaves a field out."""
    return asked({"id": 1, "game": "shengji", "op": op, **GOOD[op], **changed})


# --- answers ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["handmade", "twos"])
def test_the_positions_of_rule_texts_and_reports(name: str) -> None:
    for case in cases(FOLDER / f"tricks_{name}.jsonl"):
        assert list(differences(case, asked(dict(case)))) == [], case


@pytest.mark.parametrize("part", range(6))
def test_the_positions_on_which_engines_agree(part: int) -> None:
    for case in cases(FOLDER / "tricks_agreed.jsonl")[part::60]:
        assert list(differences(case, asked(dict(case)))) == [], question(case)


def test_sj5_2_a_play_that_follows() -> None:
    assert ask("follow") == {"id": 1, "legal": True}


def test_sj5_2_a_pair_that_is_not_given_and_what_was_due() -> None:
    said = ask("follow", play=["S3", "S4"])
    assert said["legal"] is False
    assert said["example"] == ["S3", "S3"]
    assert isinstance(said["violations"], list)
    (broken,) = said["violations"]
    assert (broken["clause"], broken["rule"], broken["played"], broken["due"]) == (
        "SJ5.2",
        "shengji.pair_not_given",
        ["S3", "S4"],
        [["S3", "S3"]],
    )
    assert "♠3" in broken["text"]["zh"]
    assert "pair" in broken["text"]["en"]


@pytest.mark.parametrize(
    ("lead", "hand", "play", "broken"),
    [
        (["S9"], ["S3", "C7"], ["C7"], [("SJ5.1", "shengji.not_followed")]),
        (["H9"], ["H3", "C7"], ["C7"], [("SJ5.5", "shengji.not_followed")]),
        (
            ["S9", "S9"],
            ["S3", "S3", "S4", "C7"],
            ["S4", "C7"],
            [("SJ5.2", "shengji.not_followed")],
        ),
        (
            ["S9", "S9", "ST", "ST"],
            ["S3", "S3", "S4", "S4", "S7", "S7"],
            ["S3", "S3", "S7", "S7"],
            [("SJ5.3", "shengji.tractor_not_given")],
        ),
        (["SA", "SK"], ["S3", "S4", "C7"], ["S3", "C7"], [("SJ5.4", "shengji.not_followed")]),
        (["S9", "S9"], ["S3", "S3", "C7"], ["S3"], [("SJ5.2", "shengji.wrong_number")]),
    ],
)
def test_sj5_1_to_sj5_5_every_duty_that_is_not_done(
    lead: list[str], hand: list[str], play: list[str], broken: list[tuple[str, str]]
) -> None:
    said = ask("follow", lead=lead, hand=hand, play=play)
    assert isinstance(said["violations"], list)
    assert [(each["clause"], each["rule"]) for each in said["violations"]] == broken
    assert all(each["due"] for each in said["violations"])
    assert asked(
        {"id": 1, "game": "shengji", "op": "follow", **GOOD["follow"], "lead": lead, "hand": hand, "play": said["example"]}
    )["legal"]


def test_who_wins_and_what_cannot() -> None:
    assert ask("trick") == {"id": 1, "winner": 3}
    assert ask("trick", barred=[3])["winner"] == 0  # the level card off the trump suit is above the trump suit's 2
    assert ask("trick", plays=[["S3"], ["H2"], ["C5"], ["BJ"]], barred=[3, 2])["winner"] == 1
    assert ask("trick", plays=[["S3"], ["H2"], ["C5"], ["BJ", "RJ"]], barred=[3])["winner"] == 2  # a wrong number, barred for it
    assert ask("trick", plays=[["S3"], ["S4"], ["S6"], ["SK"]], barred=[0])["winner"] == 3


def test_sj5_4_whether_a_throw_stands() -> None:
    assert ask("throw") == {"id": 1, "stands": False, "forced": ["SQ"]}
    assert ask("throw", others=[["SJ"], ["S3"], ["C3"]]) == {"id": 1, "stands": True}
    assert ask("throw", others=[["S3"], ["SK"], ["C3"]], options={"throw_beaten_by": "opponents"})["stands"] is True


def test_sj5_4_trumps_are_not_thrown_unless_the_option_says_so() -> None:
    said = ask("throw", throw=["HA", "HQ"], others=[[], [], []])
    assert (said["stands"], "forced" in said) == (False, False)
    assert isinstance(said["violations"], list)
    assert [each["rule"] for each in said["violations"]] == ["shengji.trumps_thrown"]
    assert ask("throw", throw=["HA", "HQ"], others=[[], [], []], options={"throw_trumps": "allowed"}) == {"id": 1, "stands": True}


# --- questions with a fault ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("op", "changed", "code", "at"),
    [
        ("follow", {"trump": {"suit": "X", "level": "5"}}, "bad_suit", "$.trump.suit"),
        ("follow", {"trump": {"suit": "", "level": "5"}}, "bad_suit", "$.trump.suit"),
        ("follow", {"trump": {"suit": "H", "level": "1"}}, "bad_level", "$.trump.level"),
        ("follow", {"trump": {"suit": None, "level": "55"}}, "bad_level", "$.trump.level"),
        ("follow", {"trump": {"suit": "H", "level": "2"}}, "contradiction", "$.options.permanent_trumps"),
        ("follow", {"options": {"first_level": "two"}}, "contradiction", "$.options.first_level"),
        ("follow", {"options": {"first_lebel": "two"}}, "unknown_option", "$.options.first_lebel"),
        ("follow", {"options": {"over_ruff": "maybe"}}, "unknown_value", "$.options.over_ruff"),
        ("follow", {"lead": []}, "no_cards", "$.lead"),
        ("follow", {"lead": ["S9", "D9"]}, "several_suits", "$.lead"),
        ("follow", {"lead": ["S9", "X9"]}, "bad_card", "$.lead[1]"),
        ("follow", {"hand": ["S3"]}, "too_few", "$.hand"),
        ("follow", {"hand": ["S3", "S3", "S3", "S4"]}, "too_many", "$.hand[2]"),
        ("follow", {"play": ["S3", "C8"]}, "not_held", "$.play[1]"),
        ("follow", {"play": ["C7", "C7"]}, "not_held", "$.play[1]"),
        ("follow", {"play": "S3"}, "bad_field", "$.play"),
        ("follow", {"trump": None}, "bad_field", "$.trump"),
        ("trick", {"plays": [["S5"], ["H2"], ["C5"]]}, "bad_field", "$.plays"),
        ("trick", {"plays": [["S5"], ["H2", "H3"], ["C5"], ["BJ"]]}, "bad_number", "$.plays[1]"),
        ("trick", {"plays": [["S3", "D3"], ["H2", "H3"], ["C5", "C6"], ["BJ", "RJ"]]}, "several_suits", "$.plays[0]"),
        ("trick", {"barred": [4]}, "bad_field", "$.barred[0]"),
        ("trick", {"barred": [0, 1, 2, 3]}, "no_winner", "$.barred"),
        ("trick", {"plays": [["S6"], ["C7"], ["C6"], ["D6"]], "barred": [0]}, "no_winner", "$.barred"),
        ("trick", {"plays": [["S5"], ["S6"], ["S5"], ["S5"]]}, "too_many", "$.plays[3][0]"),
        ("trick", {"plays": [["S3", "S3"], ["S4", "S4"], ["S6", "C6"], ["S4", "C7"]]}, "too_many", "$.plays[3][0]"),
        ("trick", {"plays": [["S5"], ["H2"], [], ["BJ"]]}, "bad_number", "$.plays[2]"),
        ("trick", {"plays": [["S5"], ["H2", "H3"], ["C5"], ["BJ"]], "barred": [2]}, "bad_number", "$.plays[1]"),
        ("throw", {"others": [["SK"], ["SA"], ["SA"]]}, "too_many", "$.others[2][0]"),
        ("follow", {"hand": ["S9", "S3", "S3", "S4"]}, "too_many", "$.hand[0]"),
        ("throw", {"throw": []}, "no_cards", "$.throw"),
        ("throw", {"throw": ["SA", "HQ"]}, "several_suits", "$.throw"),
        ("throw", {"others": [["SK"], ["S3"]]}, "bad_field", "$.others"),
        ("throw", {"others": [["SK"], ["??"], []]}, "bad_card", "$.others[1][0]"),
    ],
)
def test_a_fault_is_named_with_its_place(op: str, changed: dict[str, object], code: str, at: str) -> None:
    names_the_fault(ask(op, **changed), code, at)


@pytest.mark.parametrize(("op", "field"), [(op, field) for op, fields in GOOD.items() for field in fields])
def test_a_field_that_is_missing_is_named(op: str, field: str) -> None:
    said = ask(op, **{field: ...})
    names_the_fault(said, "bad_field", f"$.{field}")
    assert field in str(said["error"])

"""The judge asked about 炒地皮: the same engine under its own options; clauses that it borrows keep their number."""

import pytest

from tests.cases.comparing import FOLDER, cases, differences, question
from tests.projections.asking import Answer, asked

TRUMP: Answer = {"suit": "C", "level": "J"}


def ask(op: str, /, **fields: object) -> Answer:
    """Ask a question about 炒地皮."""
    return asked({"id": 1, "game": "chaodipi", "op": op, "trump": TRUMP, **fields})


@pytest.mark.parametrize("part", range(6))
def test_what_engines_agree_on_asked_again_as_chaodipi(part: int) -> None:
    for case in cases(FOLDER / "tricks_agreed.jsonl")[part::60]:
        given = case["options"] if isinstance(case["options"], dict) else {}
        options = {key: value for key, value in given.items() if key != "permanent_trumps"}
        again = case | {"game": "chaodipi", "options": options}
        assert list(differences(again, asked(dict(again)))) == [], question(again)


def test_sj5_1_a_suit_not_followed_names_the_borrowed_clause_and_the_fine_of_cd4_3() -> None:
    said = ask("follow", lead=["SQ"], hand=["SJ", "S3", "H3"], play=["SJ"])

    assert said["legal"] is False
    assert isinstance(said["violations"], list)
    (broken,) = said["violations"]
    assert (broken["clause"], broken["rule"], broken["due"]) == ("SJ5.1", "chaodipi.not_followed", [["S3"]])
    assert said["example"] == ["S3"]


def test_cd3_4_trumps_are_thrown_only_where_the_option_allows_it() -> None:
    throw = {"throw": ["CA", "CK"], "others": [["C3"], [], []]}

    refused = ask("throw", **throw)

    assert refused["stands"] is False
    assert isinstance(refused["violations"], list)
    assert [each["clause"] for each in refused["violations"]] == ["CD3.4"]
    assert ask("throw", **throw, options={"throw_trumps": "allowed"}) == {"id": 1, "stands": True}


def test_cd3_1_a_2_is_the_first_level_and_no_permanent_trump() -> None:
    plays = [["H2"], ["SA"], ["S2"], ["SK"]]

    assert ask("trick", trump={"suit": "S", "level": "2"}, plays=plays) == {"id": 1, "winner": 2}
    assert ask("trick", trump={"suit": "S", "level": "3"}, plays=plays) == {"id": 1, "winner": 1}


@pytest.mark.parametrize("key", ["permanent_trumps", "tractor_adjacency", "throw_beaten_by"])
def test_what_is_not_open_at_a_table_of_chaodipi_is_no_option_of_it(key: str) -> None:
    said = ask("trick", plays=[["H2"], ["SA"], ["S3"], ["SK"]], options={key: "x"})

    assert isinstance(said["error"], dict)
    assert (said["error"]["code"], said["error"]["at"]) == ("unknown_option", f"$.options.{key}")


def test_the_game_is_known_by_its_chinese_name() -> None:
    given = {"id": 1, "op": "trick", "trump": TRUMP, "plays": [["CA"], ["DJ"], ["CJ"], ["BJ"]]}

    assert asked(given | {"game": "炒地皮"}) == asked(given | {"game": "chaodipi"}) == {"id": 1, "winner": 3}

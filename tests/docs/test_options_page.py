"""The page of the options: a column for each rule document of a game that has some, and an example that is right."""

import re

import msgspec

from core.games import GAMES
from core.guandan.options import OPTIONS
from core.guandan.presets import COMPETITION, PRESETS
from docs.printed.options import section
from events.option_files import OptionFile, hash_of_file
from tests.docs.pages import cells, page


def test_gd_and_gc_have_a_column_each_and_bold_is_where_they_differ() -> None:
    rows = {row[0].split("`")[1]: row[3:5] for row in cells(section("掼蛋", GAMES["guandan"].law)) if row[0].startswith("`")}

    invitational, competition = (msgspec.to_builtins(preset.options) for preset in PRESETS)
    assert list(rows) == [option.key for option in OPTIONS]
    for key, shown in rows.items():
        differs = invitational[key] != competition[key]
        assert list(shown) == [f"`{invitational[key]}`", f"**`{competition[key]}`**" if differs else f"`{competition[key]}`"]


def test_the_rule_documents_are_named_on_the_page() -> None:
    text = page("docs/options.md")

    assert (
        "| 邀请赛（GD）<br>invitational (GD)<br>`invitational` | 健康杯竞赛（GC）<br>competition (GC)<br>`competition` |" in text
    )


def test_a_game_of_one_document_keeps_its_table() -> None:
    heads = [line for line in section("五子棋", GAMES["gomoku"].law).splitlines() if line.startswith("| 选项")]

    assert heads == ["| 选项 option | 条款 clause | 问题 question | 取值 values |"]


def test_the_hash_of_the_example_is_that_of_its_file() -> None:
    (hashed,) = set(re.findall(r"--hash ([0-9a-f]{16})", page("docs/options.md")))
    options: dict[str, str] = msgspec.to_builtins(COMPETITION)

    assert hash_of_file(OptionFile("guandan", "春节杯", options | {"tribute": "yes"})).startswith(hashed)

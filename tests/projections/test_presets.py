"""What the options of a match are called, and what is said where the name and the options do not fit each other."""

import msgspec

from core.doudizhu.messages import MatchOpened as DealsOpened
from core.doudizhu.options import DEFAULTS as DOUDIZHU
from core.gomoku.messages import MatchOpened as GameOpened
from core.gomoku.options import DEFAULTS as GOMOKU
from core.guandan.messages import MatchOpened
from core.guandan.options import DEFAULTS
from core.guandan.presets import COMPETITION
from core.script import script
from core.text import Text
from events.option_files import OptionFile, hash_of_file
from projections.audit import audit
from projections.partings import partings
from projections.presets import preset_line
from projections.report import report
from tests.core.given import CHIEF

FOUR = ("p-a", "p-b", "p-c", "p-d")
NAMED = {"t-1": "春节杯"}


def hashed(game: str, options: object, name: str = "春节杯") -> str:
    return hash_of_file(OptionFile(game, name, msgspec.to_builtins(options)))


def test_a_match_that_names_nothing_is_called_nothing() -> None:
    assert preset_line(GameOpened(("p-a", "p-b"), GOMOKU), {}) is None


def test_gd_and_gc_are_called_by_their_names() -> None:
    assert preset_line(MatchOpened(FOUR, DEFAULTS, preset="invitational"), {}) == Text("邀请赛（GD）", "invitational (GD)")
    assert preset_line(MatchOpened(FOUR, COMPETITION, preset="competition"), {}) == Text("健康杯竞赛（GC）", "competition (GC)")


def test_a_rule_document_whose_options_are_others_is_said_with_what_differs() -> None:
    changed = msgspec.structs.replace(COMPETITION, tribute="yes", levels="two_to_a")

    assert preset_line(MatchOpened(FOUR, changed, preset="competition"), {}) == Text(
        "健康杯竞赛（GC），但这些选项不同：levels、tribute", "competition (GC), but with other options: levels, tribute"
    )


def test_a_file_is_called_by_its_name_and_hash() -> None:
    key = hashed("doudizhu", DOUDIZHU)
    opening = DealsOpened(("p-a", "p-b", "p-c"), DOUDIZHU, preset=key, preset_name="t-1")

    assert preset_line(opening, NAMED) == Text(f"春节杯（选项文件 {key[:16]}）", f"春节杯 (options file {key[:16]})")


def test_a_file_whose_name_is_erased_or_was_never_there_is_called_by_its_hash() -> None:
    key = hashed("guandan", DEFAULTS)
    for name in (None, "t-1"):
        opening = MatchOpened(FOUR, DEFAULTS, preset=key, preset_name=name)
        assert preset_line(opening, {}) == Text(f"选项文件 {key[:16]}", f"options file {key[:16]}")


def test_a_hash_that_is_not_that_of_the_options_and_the_name_is_said() -> None:
    for key in (hashed("guandan", COMPETITION), hashed("guandan", DEFAULTS, "元旦杯"), hashed("gomoku", GOMOKU), "competitoin"):
        said = preset_line(MatchOpened(FOUR, DEFAULTS, preset=key, preset_name="t-1"), NAMED)
        assert said is not None
        assert said.zh.endswith("，但名称或选项与这个哈希不合")
        assert said.en.endswith(", but name or options do not fit that hash")


def test_a_report_says_what_the_options_are_called_last() -> None:
    key = hashed("gomoku", GOMOKU)
    match = audit(script(((GameOpened(("p-a", "p-b"), GOMOKU, preset=key, preset_name="t-1"), CHIEF),)))

    heading, lines = report(match, partings(match), NAMED)[-1]

    assert (heading.en, [line.en for line in lines]) == (
        "The rules of the match",
        [f"春节杯 (options file {key[:16]})"],
    )

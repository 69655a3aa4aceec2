"""`fupan options`, and what `fupan new` makes of a rule document or an organiser's file."""

import hashlib
import json
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from cli.choosing import chosen
from cli.talk import Stop
from core.clause import Option
from core.games import GAMES, Opening
from core.guandan.presets import COMPETITION
from core.messages import Opened
from events.reading import verified
from events.records.transcript.games import VOCABULARIES
from events.sqlite import SqliteStore
from tests.cli.conftest import Fupan, Ran

FOUR = ("王小明", "李雷", "韩梅", "赵六")
PLAYERS = {"gomoku": FOUR[:2], "doudizhu": FOUR[:3], "guandan": FOUR, "shengji": FOUR, "chaodipi": FOUR}
CHOICE = {
    "gomoku": "overline=nothing",
    "doudizhu": "redeals=three",
    "guandan": "tribute=none",
    "shengji": "past_a=stops_at_a",
    "chaodipi": "stir_effect=trumps_only",
}
SAID = {"shengji": ("--option", "match_end=deals", "--option", "permanent_trumps=jokers")}  # what has to be said besides
LONG = {"shengji": ("--deals", "8")}  # what has to be said of the match alone


def opening(tmp_path: Path, opened: Ran) -> tuple[Opening, str | None]:
    """The opening as it is stored, and the words of the name that it gives its options."""
    (said,) = opened.json
    with SqliteStore(tmp_path / "log.sqlite", "read") as store:
        event = verified(store, str(said["match"]))[0].data
        assert isinstance(event, Opened)
        name = event.preset_name
        return event, None if name is None else store.side([name])[name]


def saved(fupan: Fupan, path: Path, *words: str) -> str:
    """Save an options file; return its hash."""
    (made,) = fupan("options", *words, "-o", str(path), "--json").json
    return str(made["preset"])


def sentence(refused: Ran) -> str:
    assert refused.out == ""
    assert refused.err.count("\n") == 1
    assert "Traceback" not in refused.err
    return refused.err


# --- what is shown and saved -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_is_shown_with_its_value_and_clause(fupan: Fupan, game: str) -> None:
    lines = fupan("options", "--game", game).out.splitlines()
    short = VOCABULARIES[game].tags.short

    assert len(lines) == 1 + len(GAMES[game].law.options)
    for line, option in zip(lines[1:], GAMES[game].law.options, strict=True):
        name, values = short[option.key]
        open_ = option.asked or option.named
        value = "？" if open_ else f"{values[option.default]}（{option.default}）"
        assert line.startswith(f"{'?' if open_ else ' '} {name}（{option.key}）= {value}[{option.clause}] {option.question.zh}：")
        assert all(f"{values[key]}（{key}）" in line for key in option.values)


CHOICES = [(game, option) for game in GAMES for option in GAMES[game].law.options]


@pytest.mark.parametrize(("game", "option"), CHOICES, ids=[f"{game}-{option.key}" for game, option in CHOICES])
def test_each_word_that_a_refusal_offers_for_an_option_is_taken(game: str, option: Option) -> None:
    law = GAMES[game].law
    offered = choose(game, f"{option.key}=没有的取值").removeprefix("选项").removesuffix("。")
    name, words = offered.split("没有取值“没有的取值”；应为：")
    named = [word.removesuffix("）").split("（") for word in words.split("、")]

    assert [key for _, key in named] == list(option.values)
    for word, value in named:
        at_odds = law.at_odds(msgspec.structs.replace(law.defaults, **{option.key: value}))
        for key in (name.split("（")[0], option.key):
            assert choose(game, f"{key}＝{word}", option.key) == (value if at_odds is None else at_odds.zh)


def choose(game: str, choice: str, key: str = "") -> str:
    """The value that an option has once something is chosen, or the sentence of the refusal."""
    try:
        return chosen(Namespace(game=game, preset=None, hash=None, option=[choice])).options[key]
    except Stop as stop:
        return stop.text.zh


def test_a_game_that_is_none_is_answered_with_the_words_for_games(fupan: Fupan) -> None:
    refused = fupan("options", "--game", "象棋")

    assert refused.code == 2
    assert "没有棋种“象棋”，应为：五子棋（gomoku）、斗地主（doudizhu）、掼蛋（guandan）、升级（shengji）" in sentence(refused)


def test_a_game_without_rule_documents_names_none(fupan: Fupan) -> None:
    shown = fupan("options", "--json").json

    assert [(each["game"], each["preset"], each["name"]) for each in shown] == [("gomoku", None, None)]


def test_a_rule_document_is_shown_by_its_key_alone(fupan: Fupan) -> None:
    shown = fupan("options", "--preset", "competition")
    (said,) = fupan("options", "--preset", "competition", "--json").json

    assert shown.out.startswith("掼蛋：健康杯竞赛（GC）\n* 打几（levels）= 都打7（seven）[GD4.1] ")
    assert said["options"] == msgspec.to_builtins(COMPETITION)
    assert said["preset"] == "competition"


@pytest.mark.parametrize("game", GAMES)
def test_a_file_holds_every_option_and_its_hash_is_that_of_its_bytes(fupan: Fupan, game: str, tmp_path: Path) -> None:
    path = tmp_path / "春节杯.json"
    hashed = saved(fupan, path, "--game", game, "--option", CHOICE[game], *SAID.get(game, ()), "--name", "春节杯")

    data = path.read_bytes()
    said = json.loads(data)
    key, value = CHOICE[game].split("=")
    assert hashed == hashlib.sha256(data).hexdigest()
    assert (said["game"], said["name"], said["options"][key]) == (game, "春节杯", value)
    assert set(said["options"]) == {option.key for option in GAMES[game].law.options}
    shown = fupan("options", "--preset", str(path))
    assert shown.out.splitlines()[:2] == [f"{GAMES[game].name.zh}：春节杯", f"哈希 SHA-256：{hashed}"]


def test_a_file_that_is_there_is_not_written_over(fupan: Fupan, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    saved(fupan, path, "--name", "甲")
    before = path.read_bytes()

    refused = fupan("options", "--name", "乙", "-o", str(path))

    assert (refused.code, path.read_bytes()) == (2, before)
    assert "已经存在" in sentence(refused)


def test_an_options_file_never_takes_the_place_of_the_log(fupan: Fupan, tmp_path: Path) -> None:
    refused = fupan("options", "--name", "乙", "-o", str(tmp_path / "log.sqlite"))

    assert (refused.code, (tmp_path / "log.sqlite").exists()) == (2, False)


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--name", "春节杯"), 2, "应一起写"),
        (("-o", "{tmp}/b.json"), 2, "应一起写"),
        (("--name", " ", "-o", "{tmp}/b.json"), 2, "名称是空的"),
        (("--name", "一\n二", "-o", "{tmp}/b.json"), 2, "看不见的字符"),
        (("--name", "杯" * 101, "-o", "{tmp}/b.json"), 2, "应不超过100个"),
        (("--name", "春节杯", "-o", "{tmp}/none/b.json"), 5, "无法写入"),
        (("--option", "overline"), 2, "选项“overline”没有写取值；应如 长连=算胜，取值有：算胜（wins）、不算（nothing）、"),
        (("--option", "tribute=yes"), 2, "没有选项“tribute”"),
        (("--game", "gomoku", "--preset", "competition"), 2, "没有名为“competition”的规则文件"),
        (("--preset", "{tmp}/none.json"), 2, "也没有这个文件；规则文件有：掼蛋 invitational (邀请赛)、competition (竞赛)"),
        (("--preset", "{tmp}"), 3, "无法读取"),
        (("--game", "doudizhu", "--preset", "{tmp}/a.json"), 2, "是五子棋的选项文件；应为斗地主的"),
        (("--game", "guandan", "--option", "levels=seven"), 2, "levels=seven 与 promotion=four_two_one 矛盾"),
        (("--hash", "12345678"), 2, "应同时写 --preset"),
        (("--preset", "competition", "--hash", "12345678"), 2, "应同时写 --preset"),
        (("--preset", "{tmp}/a.json", "--hash", "123"), 2, "8到64位"),
        (("--preset", "{tmp}/a.json", "--hash", "00000000"), 1, "不是00000000；文件与公布的不同"),
    ],
    ids=range(17),
)
@pytest.mark.parametrize("command", [("options",), ("new", "王小明", "李雷")], ids=["options", "new"])
def test_what_cannot_be_is_said_in_a_sentence(
    fupan: Fupan, tmp_path: Path, command: tuple[str, ...], words: tuple[str, ...], code: int, said: str
) -> None:
    if command[0] == "new" and ("--name" in words or "-o" in words):
        command = ("options",)
    saved(fupan, tmp_path / "a.json", "--name", "甲")

    refused = fupan(*command, *(word.format(tmp=tmp_path) for word in words))

    assert refused.code == code
    assert said in sentence(refused)
    assert not (tmp_path / "log.sqlite").exists()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda data: data.replace(b"size_15", b"size_16"), "选项board没有取值“size_16”"),
        (lambda data: data.replace(b'"board":"size_15",', b""), "缺少：board"),
        (lambda data: data.replace(b'"schema":1', b'"schema":2'), "请用更新的程序"),
        (lambda data: data.replace(b"gomoku", b"chess"), "棋种是“chess”"),
        (lambda data: data[:-1], "不是JSON"),
        (lambda _: b"\0" * 50_000_000, "超过64 kB"),
        (lambda _: b"[" * 60_000, "不是选项文件"),
    ],
    ids=["value", "missing", "newer", "game", "cut", "large", "nested"],
)
@pytest.mark.parametrize("command", [("options",), ("new", "王小明", "李雷")], ids=["options", "new"])
def test_a_file_that_cannot_be_used_is_said_in_a_sentence(
    fupan: Fupan, tmp_path: Path, command: tuple[str, ...], spoil: Callable[[bytes], bytes], said: str
) -> None:
    path = tmp_path / "a.json"
    saved(fupan, path, "--name", "甲")
    path.write_bytes(spoil(path.read_bytes()))

    refused = fupan(*command, "--preset", str(path))

    assert refused.code == 3
    assert f"{path}：" in refused.err
    assert said in sentence(refused)


def test_a_file_whose_options_contradict_each_other_cannot_be_used(fupan: Fupan, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    saved(fupan, path, "--preset", "competition", "--name", "甲")
    path.write_bytes(path.read_bytes().replace(b"points_five_three_one", b"four_two_one"))

    refused = fupan("options", "--preset", str(path))

    assert refused.code == 3
    assert "levels=seven 与 promotion=four_two_one 矛盾" in sentence(refused)


# --- what a match is opened with -------------------------------------------------------------------------------------------


def test_gd_is_what_a_table_plays_by_where_nobody_says_otherwise(fupan: Fupan, tmp_path: Path) -> None:
    opened, _ = opening(tmp_path, fupan("new", "--game", "掼蛋", *FOUR, "--json"))

    assert (opened.preset, opened.options) == ("invitational", GAMES["guandan"].law.defaults)


def test_gc_is_chosen_by_its_key(fupan: Fupan, tmp_path: Path) -> None:
    opened, name = opening(tmp_path, fupan("new", "--preset", "competition", *FOUR, "--json"))

    assert (opened.preset, opened.options, name) == ("competition", COMPETITION, None)


def test_a_choice_on_top_goes_before_the_rule_document_which_is_then_not_named(fupan: Fupan, tmp_path: Path) -> None:
    said = fupan("new", "--preset", "competition", *FOUR, "--option", "tribute=yes", "--json")
    opened, _ = opening(tmp_path, said)

    assert (opened.preset, opened.options) == (None, msgspec.structs.replace(COMPETITION, tribute="yes"))
    assert said.err == "选项与“健康杯竞赛（GC）”不同（tribute），比赛不写明出自它。\n"


def test_a_choice_that_the_rule_document_makes_itself_changes_nothing(fupan: Fupan, tmp_path: Path) -> None:
    said = fupan("new", "--preset", "competition", *FOUR, "--option", "tribute=none", "--json")
    opened, _ = opening(tmp_path, said)

    assert (opened.preset, opened.options, said.err) == ("competition", COMPETITION, "")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_opened_with_a_file_and_names_its_hash(fupan: Fupan, game: str, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    hashed = saved(fupan, path, "--game", game, "--option", CHOICE[game], *SAID.get(game, ()), "--name", "春节杯")
    path.write_text(json.dumps(json.loads(path.read_bytes()), indent=2), encoding="utf-8")

    said = fupan("new", "--preset", str(path), "--hash", hashed[:8].upper(), *PLAYERS[game], *LONG.get(game, ()), "--json")
    opened, name = opening(tmp_path, said)

    key, value = CHOICE[game].split("=")
    assert (opened.preset, name, said.err) == (hashed, "春节杯", "")
    assert getattr(opened.options, key) == value
    assert type(opened) is GAMES[game].opening


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_plays_otherwise_than_the_file_names_none(fupan: Fupan, game: str, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    saved(fupan, path, "--game", game, *SAID.get(game, ()), "--name", "春节杯")

    said = fupan("new", "--preset", str(path), "--option", CHOICE[game], *PLAYERS[game], *LONG.get(game, ()), "--json")
    opened, name = opening(tmp_path, said)

    assert (opened.preset, opened.preset_name, name) == (None, None, None)
    assert "与“春节杯”不同" in said.err
    assert "春节杯".encode() not in (tmp_path / "log.sqlite").read_bytes()


def test_minutes_are_a_choice_on_top_as_well(fupan: Fupan, tmp_path: Path) -> None:
    untimed, timed = tmp_path / "untimed.json", tmp_path / "timed.json"
    saved(fupan, untimed, "--name", "不计时")
    hashed = saved(fupan, timed, "--name", "计时", "--option", "set_times=minutes")

    assert opening(tmp_path, fupan("new", "王", "李", "--preset", str(untimed), "--minutes", "30", "--json"))[0].preset is None
    assert opening(tmp_path, fupan("new", "王", "李", "--preset", str(timed), "--minutes", "30", "--json"))[0].preset == hashed


def test_the_name_of_the_options_is_shown_with_the_match_and_found_by_search(fupan: Fupan, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    hashed = saved(fupan, path, "--option", "overline=nothing", "--name", "春节杯")
    (match,) = (str(each["match"]) for each in fupan("new", "王小明", "李雷", "--preset", str(path), "--json").json)
    fupan("new", "韩梅", "赵六")

    named = f"春节杯（选项文件 {hashed[:16]}）"
    assert f"\n规则：{named}\n" in fupan("show", match).out
    assert f"比赛所用的规则\n  {named}\n" in fupan("audit", match).out
    assert [each["preset"] for each in fupan("audit", match, "--json").json] == [
        {"zh": named, "en": f"春节杯 (options file {hashed[:16]})"}
    ]
    assert (fupan("list", "春节杯").out.count("\n"), fupan("list").out.count("\n")) == (1, 2)


@pytest.mark.parametrize("word", ["competition", "竞赛", "健康杯", "健康杯竞赛（GC）", "Competition"])
def test_a_rule_document_is_chosen_by_each_of_its_words(fupan: Fupan, word: str) -> None:
    assert fupan("options", "--preset", word, "--json").json[0]["preset"] == "competition"
    (opened,) = fupan("new", "--preset", word, "甲某", "乙某", "丙某", "丁某", "--json").json
    assert "健康杯竞赛（GC）" in fupan("show", str(opened["match"])).out


@pytest.mark.parametrize("choice", ["tribute=none", "贡=没有", "进贡=没有", "tribute=没有", "贡=none"])
def test_an_option_is_chosen_by_its_words_in_a_transcript_too(fupan: Fupan, choice: str) -> None:
    (listed,) = fupan("options", "--game", "掼蛋", "--option", choice, "--json").json
    options = listed["options"]
    assert isinstance(options, dict)
    assert options["tribute"] == "none"


@pytest.mark.parametrize(
    ("choice", "zh", "en"),
    [
        ("tribut=yes", "掼蛋没有选项“tribut”；相近的有贡（tribute）、", "guandan has no option “tribut”; near it are tribute, "),
        ("升级规则=1", "相近的有升级（promotion）", "near it are promotion"),
        ("抗=1", "抗贡方式（refusal）、", "refusal, "),
        (
            "呵呵=1",
            "没有选项“呵呵”；各项选项见 fupan options --game guandan。",
            "its options are listed by fupan options --game guandan.",
        ),
        ("=1", "没有选项“”；各项选项见", "its options are listed by"),
    ],
)
def test_an_option_that_is_none_is_answered_with_the_nearest_ones(fupan: Fupan, choice: str, zh: str, en: str) -> None:
    refused = fupan("options", "--game", "guandan", "--option", choice)
    english = fupan("options", "--game", "guandan", "--option", choice, "--lang", "en")

    assert (refused.code, english.code) == (2, 2)
    assert zh in refused.err
    assert en in english.err

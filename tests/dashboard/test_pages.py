"""The pages without a browser: what they show and say, and the plain controls."""

import re
from pathlib import Path

import pytest

from core.people import Actor
from core.rulebook import CLAUSES
from core.text import Lang
from dashboard import words
from dashboard.position import shown
from dashboard.safe import plain
from events.driver import sqlite3
from events.sqlite import SqliteStore
from tests.dashboard import demo
from tests.dashboard.conftest import Log
from tests.dashboard.pages import Open, asked, everything, links, sent

# --- the list of matches ---------------------------------------------------------------------------------------------------


def test_the_list_has_every_match_the_latest_first(visit_page: Open, log: Log) -> None:
    app = visit_page("matches")

    labels = [link.proto.label for link in app.get("page_link")]

    assert app.title[0].value == "对局"
    assert labels[:3] == ["陈静 对 欧阳博文", "赵航 对 孙怡", "王小明 对 李思远"]
    assert f"共{len(log.streams)}场" in everything(app)
    assert "春季棋会 · 决赛 · 1号台" in everything(app)
    assert "来自PSQ文件" in everything(app)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("zh", ("斗地主 · 牌友会 · 第一轮 · 5号台", "比分 3 : 3 : -6", "来自OpenSpiel对局")),
        ("en", ("doudizhu · 牌友会 · 第一轮 · 5号台", "score 3 : 3 : -6", "read from an OpenSpiel playthrough")),
    ],
)
def test_a_match_of_three_is_listed_with_its_game_its_players_and_its_points(
    lang: str, said: tuple[str, ...], visit_page: Open
) -> None:
    app = visit_page("matches", lang=lang)

    app.text_input(key="q").set_value("斗地主 林小雨 第一轮").run()

    assert [link.proto.label for link in app.get("page_link")] == [
        plain({"zh": "林小雨、赵一鸣、Anna", "en": "林小雨, 赵一鸣, Anna"}[lang])
    ]
    assert all(part in everything(app) for part in said)


def test_search_finds_by_player_and_result_and_says_so_when_nothing_fits(visit_page: Open, log: Log) -> None:
    app = visit_page("matches")

    app.text_input(key="q").set_value("春季 孙").run()
    assert [link.proto.label for link in app.get("page_link")] == ["赵航 对 孙怡"]
    assert f"{len(log.streams)}场中找到1场" in everything(app)

    app.text_input(key="q").set_value("孙 李").run()
    assert [i.value for i in app.info] == [plain(words.NONE_FOUND.zh)]


def test_an_empty_log_says_how_to_begin(visit_page: Open, tmp_path: Path) -> None:
    SqliteStore(tmp_path / "empty.sqlite").close()

    app = visit_page("matches", tmp_path / "empty.sqlite")

    assert [i.value for i in app.info] == [plain(words.NO_MATCHES.zh)]


@pytest.mark.parametrize("page", ["matches", "replay"])
def test_a_log_that_is_not_there_is_one_sentence(page: str, visit_page: Open, tmp_path: Path) -> None:
    app = visit_page(page, tmp_path / "nowhere.sqlite", match="x")

    (said,) = app.error
    assert "nowhere" in said.value.replace("\\", "")


def test_a_file_that_is_no_log_is_one_sentence(visit_page: Open, tmp_path: Path) -> None:
    (tmp_path / "other.sqlite").write_bytes(b"no database at all" * 100)

    app = visit_page("matches", tmp_path / "other.sqlite")

    assert len(app.error) == 1


def test_a_locked_log_is_one_sentence(visit_page: Open, tmp_path: Path) -> None:
    path = tmp_path / "busy.sqlite"
    SqliteStore(path).close()
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("PRAGMA journal_mode=DELETE")
    holder.execute("BEGIN EXCLUSIVE")

    app = visit_page("matches", path)

    holder.close()
    (said,) = app.error
    assert "占用" in said.value


# --- one match ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("match", ["deadbeef", "people", "../../etc/passwd", "![x](http://y)"])
def test_a_wrong_match_is_one_friendly_sentence(match: str, visit_page: Open) -> None:
    app = visit_page("replay", match=match)

    assert [e.value for e in app.error] == [plain(words.NO_SUCH_MATCH.zh)]
    assert [link.proto.label for link in app.get("page_link")] == ["到对局列表"]


def test_without_a_match_the_page_says_where_to_choose_one(visit_page: Open) -> None:
    app = visit_page("replay")

    assert [i.value for i in app.info] == [words.CHOOSE.zh]


def test_the_plain_controls_step_through_all_that_counts(visit_page: Open, log: Log) -> None:
    frames, match = log.seen("dispute").steps, log.streams["dispute"]
    app = visit_page("replay", match=match)
    texts = []

    for version in shown(frames):
        texts.append(frames[version - 1].text.zh in everything(app))
        assert (asked(app, "at") or "1") == str(version)
        forward = app.button(key=f"forward:{match}")
        if not forward.disabled:
            forward.click().run()

    assert all(texts)
    assert app.button(key=f"forward:{match}").disabled
    app.button(key=f"back:{match}").click().run()
    assert asked(app, "at") == str(shown(frames)[-2])


def test_the_plain_controls_go_anywhere(visit_page: Open, log: Log) -> None:
    match = log.streams["plain"]
    app = visit_page("replay", match=match, at="5")
    assert app.number_input(key=f"place:{match}:5").value == 5

    app.number_input(key=f"place:{match}:5").set_value(28)
    app.button(key=f"show:{match}").click().run()

    assert asked(app, "at") == "28"
    assert app.number_input(key=f"place:{match}:28").value == 28
    assert log.seen("plain").frames[27].text.zh in everything(app)
    assert ('class="won"' in everything(app)) == bool(log.seen("plain").frames[27].lines)


@pytest.mark.parametrize(("asked", "at"), [("0", 1), ("-3", 1), ("x", 1), ("7", 7), ("99999999999999", 50), ("٣", 1)])
def test_an_address_that_asks_for_no_place_leads_to_the_nearest(asked: str, at: int, visit_page: Open, log: Log) -> None:
    app = visit_page("replay", match=log.streams["plain"], at=asked)

    assert app.number_input(key=f"place:{log.streams['plain']}:{at}").value == at


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_the_audit_lists_findings_results_rulings_readings_and_the_head(lang: Lang, visit_page: Open, log: Log) -> None:
    seen = log.seen("dispute")

    page = everything(visit_page("replay", match=log.streams["dispute"], lang=lang))

    for finding in seen.audit.findings:
        assert finding.text.to(lang) in page
        assert f'data-at="{finding.at.version}"' in page
    headings = {"zh": ("发现（4）", "裁定", "换一种读法会不同"), "en": ("Findings (4)", "Rulings", "Where another reading")}
    assert all(heading in page for heading in headings[lang])
    with SqliteStore(log.path, "read") as store:
        assert store.head().hash in page


def test_assumed_options_and_a_differing_claim_are_said(visit_page: Open, log: Log) -> None:
    page = everything(visit_page("replay", match=log.streams["overline"]))

    assert "来源没有写明" in page
    assert "记录写的是白方胜" in page


def test_an_erased_name_is_gone_from_every_page_at_once(visit_page: Open, tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite"
    match = demo.build(path)["plain"]
    assert "李思远" in links(visit_page("matches", path)) + sent(visit_page("replay", path, match=match))

    with SqliteStore(path, durable=False) as store:
        row = store.person("李思远")
        assert row is not None
        store.erase(row.id, "request", "erasing", Actor(row.id, "organiser"), demo.OPENED)

    for lang, erased in (("zh", "已删除"), ("en", "erased")):
        shown_now = links(visit_page("matches", path, lang=lang)) + sent(visit_page("replay", path, match=match, lang=lang))
        assert "李思远" not in shown_now
        assert shown_now.count(erased) >= 2


def test_a_record_that_was_changed_is_not_shown(visit_page: Open, tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite"
    match = demo.build(path)["plain"]
    assert visit_page("replay", path, match=match).error.len == 0

    forger = sqlite3.connect(path)
    for (name,) in forger.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        forger.execute(f"DROP TRIGGER {name}")
    forger.execute('UPDATE event SET line = CAST(replace(CAST(line AS TEXT), \'"at":"h10"\', \'"at":"h15"\') AS BLOB)')
    forger.commit()
    forger.close()

    (said,) = visit_page("replay", path, match=match).error
    assert "fupan verify" in said.value.replace("\\", "")


# --- a file, the clauses -------------------------------------------------------------------------------------------------------


def test_pasted_moves_are_audited_and_replayed(visit_page: Open) -> None:
    app = visit_page("check")

    app.text_area(key="pasted").set_value("h8 i9 h8 j10").run()

    assert [e.message for e in app.exception] == []
    assert "h8，该点已有棋子" in everything(app)
    assert [e.label for e in app.expander] == ["无脚本控制"]


def test_plays_of_cards_are_audited_and_replayed(visit_page: Open) -> None:
    app = visit_page("check")

    app.text_area(key="pasted").set_value("3,5,T,,2,,,66").run()

    assert [e.message for e in app.exception] == []
    assert "还没有发牌" in "".join(code.value for code in app.code)
    assert "第1副没有记叫牌" in everything(app)


def test_what_cannot_be_read_is_named_with_its_place(visit_page: Open) -> None:
    app = visit_page("check")

    app.text_area(key="pasted").set_value("h8 i9 zz").run()

    assert "没能读取的地方" in everything(app)
    assert "第1行第7列：" in everything(app)


def test_clauses_are_found_by_word_and_by_id_in_either_language(visit_page: Open) -> None:
    app = visit_page("clauses", lang="en")
    assert f"{len(CLAUSES)} clauses" in everything(app)

    app.text_input(key="clause").set_value("弃权").run()
    assert "<h2>WZ2 " in everything(app)
    assert "<h2>WZ1 " not in everything(app)

    app.text_input(key="clause").set_value("GC3.2").run()
    assert "<h2>GC3.2 " in everything(app)

    app.text_input(key="clause").set_value("xyzzy").run()
    assert [i.value for i in app.info] == [plain(words.NO_CLAUSE.en)]


@pytest.mark.parametrize(
    ("law", "word", "found"), [("doudizhu", "", "DZ5.1"), ("gomoku", "", "WZ2"), ("desk", "", "GC3.2"), ("all", "火箭", "DZ5")]
)
def test_the_clauses_of_one_game_can_be_chosen(law: str, word: str, found: str, visit_page: Open) -> None:
    app = visit_page("clauses")

    app.segmented_control(key="law").set_value(law).run()
    app.text_input(key="clause").set_value(word).run()

    heads = set(re.findall(r"<h2>([A-Z]+)", everything(app)))
    assert f"<h2>{found}" in everything(app)
    assert heads == {found[:2]}


# --- languages -----------------------------------------------------------------------------------------------------------------


def test_the_address_chooses_the_language_and_the_choice_stays_in_it(visit_page: Open) -> None:
    app = visit_page("matches", lang="en")
    assert app.title[0].value == "Matches"

    app.segmented_control(key="language_choice").set_value("zh").run()

    assert app.title[0].value == "对局"
    assert asked(app, "lang") == "zh"


def test_an_unknown_language_is_not_taken(visit_page: Open) -> None:
    assert visit_page("matches", lang="fr").title[0].value == "对局"

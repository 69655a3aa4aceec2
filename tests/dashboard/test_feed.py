"""What is sent to the browser for a match."""

import re
from typing import get_args

import msgspec
import pytest

from core.desk.messages import DeskAct
from core.gomoku.messages import Event
from core.people import ROLE_NAMES
from core.rewound import Rewound
from core.text import LANGS, Lang
from dashboard import words
from dashboard.feed import Feed, feed
from dashboard.kinds import icon
from dashboard.pieces import in_pieces
from tests.dashboard import demo
from tests.dashboard.conftest import Log

EVENTS: tuple[type, ...] = (*get_args(Event), *get_args(DeskAct), Rewound)


def fed(log: Log, name: str, lang: Lang = "zh") -> Feed:
    return feed(log.seen(name), lang, match=log.streams[name])


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: str(event.__struct_config__.tag))
def test_every_type_of_event_has_an_icon_with_a_word(event: type[msgspec.Struct]) -> None:
    assert icon(str(event.__struct_config__.tag)) in words.KINDS


def test_there_is_a_row_for_every_event_and_its_canonical_line(log: Log) -> None:
    seen, made = log.seen("dispute"), fed(log, "dispute")

    assert [row.version for row in made.rows] == list(range(1, len(seen.loaded.lines) + 1))
    assert tuple(line.encode() for line in made.lines) == seen.loaded.lines


def test_findings_stand_at_their_acts_with_clause_and_effect(log: Log) -> None:
    seen, made = log.seen("dispute"), fed(log, "dispute", "en")

    found = {
        row.version: [(n.text, n.clause, n.effect) for n in row.notes if n.kind == "finding"]
        for row in made.rows
        if any(n.kind == "finding" for n in row.notes)
    }

    assert found == {f.at.version: [(f.text.en, f.clause, f.effect.en)] for f in seen.audit.findings}
    assert len(found) == 4
    assert all(made.clauses[clause] for notes in found.values() for _, clause, _ in notes)


def test_findings_and_rulings_are_where_the_finding_keys_stop(log: Log) -> None:
    seen, made = log.seen("dispute"), fed(log, "dispute")

    findings = {f.at.version for f in seen.audit.findings}
    rulings = {f.version for f in seen.frames if f.kind in ("desk.ruled", "desk.appeal_decided")}

    assert {row.version for row in made.rows if row.flag} == findings | rulings
    assert {row.clause for row in made.rows if row.version in rulings} == {"WZ3"}


def test_results_belong_to_the_act_before_them(log: Log) -> None:
    made = fed(log, "dispute")

    for row in made.rows:
        acts = [r.version for r in made.rows[: row.version] if not r.result]
        assert row.act == acts[-1]
    assert any(row.act != row.version for row in made.rows)


def test_what_was_taken_back_is_marked_and_nothing_else(log: Log) -> None:
    made = fed(log, "dispute")

    (slip,) = [row for row in made.rows if row.slipped]

    assert slip.text == "第23手 白方 m4"
    assert made.rows[slip.version].icon == "taken"


def test_what_comes_between_games_belongs_to_the_next(log: Log) -> None:
    made = fed(log, "dispute")

    games = [row.game for row in made.rows]

    assert games == sorted(games)
    assert [row.game for row in made.rows if row.icon == "begin"] == [0, 0, 1, 2, 3, 3]


def test_a_feed_is_in_its_language_but_for_what_people_have_said(log: Log) -> None:
    seen, made = log.seen("dispute"), fed(log, "dispute", "en")
    theirs = [*seen.loaded.names.values(), *seen.loaded.texts.values()]

    sent = msgspec.json.encode(msgspec.structs.replace(made, lines=())).decode()
    for said in sorted(theirs, key=len, reverse=True):
        sent = sent.replace(said, "")

    assert re.findall(r"[\u4e00-\u9fff]+", sent) == []
    assert set(theirs) & {"陈静", "记录员听错一点"}


@pytest.mark.parametrize("lang", LANGS)
def test_no_person_is_shown_by_an_id(lang: Lang, log: Log) -> None:
    made = fed(log, "dispute", lang)

    assert made.players == ("陈静", "欧阳博文")
    assert {row.who for row in made.rows} == {
        f"{ROLE_NAMES['scribe'].to(lang)} 周敏", f"{ROLE_NAMES['referee'].to(lang)} 郑国强",
        f"{ROLE_NAMES['player'].to(lang)} 欧阳博文", f"{ROLE_NAMES['chief_referee'].to(lang)} 何裁判长",
    }  # fmt: skip
    assert "p-" not in msgspec.json.encode(msgspec.structs.replace(made, lines=())).decode()


def test_another_language_is_another_feed_and_the_same_match_the_same(log: Log) -> None:
    def id_of(name: str, lang: Lang = "zh") -> str:
        return in_pieces(log.seen(name), lang, match=log.streams[name]).id

    assert id_of("plain") == id_of("plain")
    assert len({id_of("plain"), id_of("plain", "en"), id_of("overline")}) == 3


def test_hostile_names_are_sent_as_they_are(log: Log) -> None:
    assert fed(log, "hostile").players[0] == demo.HOSTILE


def test_where_another_reading_parts_the_row_says_so(log: Log) -> None:
    seen, made = log.seen("overline"), fed(log, "overline")
    formed = next(f for f in seen.frames if f.kind == "gomoku.five_formed")

    said = [n.text for n in made.rows[formed.version - 2].notes if n.kind == "parting"]

    assert len(formed.lines[0]) == 6
    assert any("overline = nothing" in text for text in said)

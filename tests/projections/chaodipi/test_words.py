"""Everything that is told at a 炒地皮 table is told in its own words: a call, a 炒底, 抓分方; none that only 升级 has."""

import re
from collections.abc import Iterable, Iterator

import pytest

from cli.scribe_help import HELP
from core.chaodipi.game import CHAODIPI
from core.chaodipi.messages import MatchOpened
from core.text import Text
from core.trumps.words import results
from dashboard import words as on_page
from dashboard.faces import FACES
from dashboard.trumps.rows import on_table
from events.records.transcript.games import VOCABULARIES
from projections.trumps.drawing import rows
from projections.trumps.frames import frames
from projections.trumps.lines import legal_lines, result_lines
from tests.core.chaodipi.exchanged import Acts
from tests.core.chaodipi.given import given, readings
from tests.core.chaodipi.irregular import CASES
from tests.core.chaodipi.of_the_page import CASES as OF_THE_PAGE
from tests.core.given import when
from tests.core.trumps_given import PLAYERS, play_of
from tests.dashboard.chaodipi_demo import played
from tests.projections.logs import Log, logged_from

OF_SHENGJI = re.compile(
    "报主|抢报|上保险|反不反|问反主|捡分|主打方|反主翻番|insur|declares with|declared (with|trumps)|attackers"
)
Case = tuple[Acts, dict[str, str]]
IRREGULAR: tuple[Case, ...] = (
    *(((*case.given, case.act), case.options) for case in CASES),
    *(((*case.given, case.act), case.options) for case in OF_THE_PAGE.values()),
)


def in_words_of_shengji(texts: Iterable[Text]) -> list[str]:
    return [said for text in texts for said in (text.zh, text.en) if OF_SHENGJI.search(said)]


def told(acts: Acts, options: dict[str, str]) -> Iterator[Text]:
    """All that is said of these acts: what they break, what cannot be judged, what may be done, the results."""
    match = given(**options)
    for act in acts:
        found = when(match, act)
        yield from (text for violation in found.violations for text in (violation.text, violation.effect))
        yield from (unjudged.text for unjudged in found.unjudged)
        yield from (*legal_lines(found.play), *result_lines(found.play), results(found.play))
    play = play_of(match)
    yield CHAODIPI.phases.names[CHAODIPI.phases.of(play)]


def shown(log: Log) -> Iterator[Text]:
    """All that a terminal and the page show of a match, step by step."""
    for frame in frames(log, {}):
        yield from (frame.step.text, frame.step.phase_name, *rows(frame))
        for line in on_table(frame, "zh").lines:
            yield Text(line.name + "".join(f"{each.who}{each.call}{each.note}" for each in line.items), "")
        yield from (Text(f"{name}{value}", "") for name, value in on_table(frame, "zh").facts)
        yield from (Text("", f"{name} {value}") for name, value in on_table(frame, "en").facts)


@pytest.mark.parametrize("part", range(4))
def test_cd5_5_irregular_acts_are_told_in_the_words_of_the_game(part: int) -> None:
    for acts, options in IRREGULAR[part::4]:
        assert in_words_of_shengji(told(acts, options)) == [], (acts[-1], options)


def test_cd1_4_a_match_with_stirs_and_fines_is_shown_in_the_words_of_the_game() -> None:
    log = logged_from(MatchOpened(PLAYERS, readings()), played())

    assert in_words_of_shengji(shown(log)) == []
    assert in_words_of_shengji(told(played(), {})) == []


@pytest.mark.parametrize("part", range(2))
def test_cd5_5_irregular_acts_are_shown_in_the_words_of_the_game(part: int) -> None:
    for acts, options in IRREGULAR[part::2]:
        assert in_words_of_shengji(shown(logged_from(MatchOpened(PLAYERS, readings(**options)), acts))) == [], (acts[-1], options)


def test_cd5_5_rules_options_transcripts_and_the_page_speak_in_the_words_of_the_game() -> None:
    law, face, vocabulary = CHAODIPI.law, FACES["chaodipi"], VOCABULARIES["chaodipi"]
    texts = [text for rule in law.rules for text in (rule.text, rule.effect)]
    texts += [text for clause in law.clauses for text in (clause.text, clause.about)]
    texts += [text for option in law.options for text in (option.question, *option.values.values())]
    texts += [*CHAODIPI.phases.names.values(), *CHAODIPI.acts.values(), *face.words.values()]
    texts += {**on_page.KINDS, **face.kinds}.values()
    texts.append(HELP["chaodipi"])
    texts += [vocabulary.words.item, vocabulary.words.deed, vocabulary.words.tag_or_act]

    assert in_words_of_shengji(texts) == []


def test_cd1_4_a_pair_shown_before_the_burial_overturns_and_after_it_stirs() -> None:
    log = logged_from(MatchOpened(PLAYERS, readings()), played())
    said = [frame.step.text.zh for frame in frames(log, {}) if frame.step.kind == "trumps.overturned"]

    assert said == ["甲方反主，亮♠2 ♠2（共摸100张时）", "丙方炒底，亮♣2 ♣2", "甲方炒底，亮大王 大王"]


def test_cd1_3_a_stir_that_is_too_low_is_told_as_a_stir() -> None:
    case = OF_THE_PAGE["a stir that is not above the last"]
    match = given(*case.given)

    (violation,) = when(match, case.act).violations

    assert violation.text.zh.startswith("乙方用♦2 ♦2炒底，不大过丙方的♠2 ♠2；")
    assert violation.text.en.startswith("Side B stirred with ♦2 ♦2, not above ♠2 ♠2 of side C; ")

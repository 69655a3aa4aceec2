"""What an audit says to people: findings first, each with place, clause, sentence and effect; nothing empty."""

import pytest

from core.desk.messages import CallMade, GameGoesTo, Warned
from core.games import GAMES
from core.gomoku.messages import ColoursTaken, DrawAgreed, Resigned, ResultNoted, TossHeld
from core.script import script
from projections.audit import Audit, audit
from projections.partings import partings
from projections.report import BY_GAME, report
from tests.core.desk.irregular import APPEAL, decided, ruled
from tests.core.given import FIVE, REFEREE, SIX, STARTED, A, B, By, stones, taken_down
from tests.core.gomoku.irregular import FIRST_GAME, MATCH, black
from tests.projections.matches import audited

RESULTS = "Results (computed again from the moves)"


def said(match: Audit) -> dict[str, list[str]]:
    """The report in English, section by section."""
    return {heading.en: [line.en for line in lines] for heading, lines in report(match, partings(match))}


def test_a_clean_match_says_so_and_gives_its_result() -> None:
    sections = said(audited(*MATCH))

    assert next(iter(sections)) == "Findings (0)"
    assert sections[RESULTS] == [
        "Game 1: Black (side A) wins (five in a row)",
        "Game 2: White (side A) wins (resignation)",
        "Score (side A : side B) 2 : 0; the match goes to side A.",
    ]
    assert "Rulings" not in sections


def test_a_finding_has_place_clause_sentence_effect_and_whom_it_waits_for() -> None:
    (line,) = said(audited(*STARTED, *stones("h8 i9"), black("i9")))["Findings (1)"]

    assert line == (
        "Game 1, move 3 [WZ3] Black (side A) played move 3 on i9, where a stone lies; an empty point was due. "
        "The stone cannot lie there: the board stays, whose move it is stays open; no clause names a penalty. "
        "It waits for the chief referee."
    )


def test_an_act_that_is_no_move_is_placed_by_its_number() -> None:
    (line,) = said(audited(ColoursTaken(A)))["Findings (1)"]

    assert line.startswith("Game 1 (record 2) [WZ1] Game 1 began without a toss; a toss was due.")


def test_a_result_stands_beside_what_the_record_claims() -> None:
    lines = said(audited(*FIRST_GAME, ResultNoted("white", "five")))[RESULTS]

    assert lines[0] == "Game 1: Black (side A) wins (five in a row); the record says a win for White (five in a row)."


def test_a_game_in_play_says_how_far_it_went() -> None:
    assert said(audited(*STARTED, *stones("h8 i9")))[RESULTS] == [
        "Game 1 is not over after 2 moves.",
        "Score (side A : side B) 0 : 0; the match is not decided.",
    ]


def test_a_match_without_a_side_ahead_is_tied() -> None:
    drawn = {"drawn_game": "half_each", "draw_by_agreement": "allowed"}
    acts = (*FIRST_GAME, ColoursTaken(B), Resigned(A), TossHeld(A), ColoursTaken(A), DrawAgreed())

    assert said(audited(*acts, **drawn))[RESULTS][-1] == "Score (side A : side B) 1½ : 1½; the match is tied."


def test_rulings_say_what_by_which_clause_by_whom_and_whether_they_stand() -> None:
    first = (*FIRST_GAME, CallMade(B), ruled(Warned(A), REFEREE), ruled(GameGoesTo(1, B)))
    assert said(audited(*first))["Rulings"] == [
        "Ruling 1 ([WZ3], referee): side A is warned; in force.",
        "Ruling 2 ([WZ3], chief referee): game 1 goes to side B; in force.",
    ]

    reversed_first = said(audited(*first, APPEAL, decided("reversed")))["Rulings"]
    assert reversed_first[0] == "Ruling 1 ([WZ3], referee): side A is warned; reversed."


def test_a_ruling_that_had_nothing_to_act_on_is_without_effect_until_it_is_reversed() -> None:
    nothing = (*FIRST_GAME, CallMade(B), ruled(GameGoesTo(3, B), REFEREE))

    assert said(audited(*nothing))["Rulings"] == ["Ruling 1 ([WZ3], referee): game 3 goes to side B; without effect."]
    (after,) = said(audited(*nothing, APPEAL, decided("reversed")))["Rulings"]
    assert after.endswith("; reversed.")


def test_what_cannot_be_judged_has_its_own_section() -> None:
    (line,) = said(audited(TossHeld(None)))["Cannot be judged"]

    assert line.startswith("Game 1 (record 2) [WZ1] The toss of game 1 is not recorded")


def test_another_reading_says_its_value_its_place_and_what_it_changes() -> None:
    lines = said(audited(*STARTED, *stones(SIX)))["Where another reading would differ"]

    (overline,) = [line for line in lines if line.startswith("overline = nothing")]
    assert "[WZ3]: parts at game 1, move 11" in overline
    assert "the result is: game 1: not over (now: game 1: Black (side A) wins (five in a row))" in overline


def test_another_reading_names_the_first_finding_and_how_many_there_are() -> None:
    acts = (*STARTED, *stones("p16 q16 r16 s16 p17"))
    lines = said(audited(*acts, board="size_19"))["Where another reading would differ"]

    (smaller,) = [line for line in lines if line.startswith("board = size_15")]
    assert "findings added: 5, the first: game 1, move 1: Black (side A) played move 1 on p16" in smaller
    assert smaller.count("off the 15 x 15 board") == 1


def test_options_on_which_the_source_is_silent_are_said() -> None:
    match = audit(script(taken_down(*STARTED, assumed=("board", "overline"))))

    assert said(match)["Assumed where the source is silent"] == ["the board: 15 x 15; six or more in a row (overline): wins"]


def test_many_options_on_which_the_source_is_silent_are_counted_with_where_all_are_listed() -> None:
    silent = ("board", "overline", "full_board", "drawn_game")
    (line,) = said(audit(script(taken_down(*STARTED, assumed=silent))))["Assumed where the source is silent"]

    assert line.startswith("the board: 15 x 15; six or more in a row (overline): wins; a full board: ")
    assert line.endswith(" … 4 options in all; fupan options --game gomoku lists the defaults, --json which of them were silent.")
    assert "a drawn game" not in line


@pytest.mark.parametrize("acts", [(), STARTED, FIRST_GAME, MATCH, (*MATCH, Resigned(A)), (black("z9"), *stones(FIVE))])
def test_every_line_is_there_in_both_languages(acts: tuple[By, ...]) -> None:
    match = audited(*acts)

    for heading, lines in report(match, partings(match)):
        for text in (heading, *lines):
            assert text.zh
            assert text.en
            assert "{" not in text.zh + text.en
        assert lines


def test_an_option_is_named_as_its_own_game_means_it() -> None:
    assert BY_GAME.keys() == {game.key for game in GAMES.values()}
    for game in GAMES.values():
        assert [BY_GAME[game.key][option.key] for option in game.law.options] == list(game.law.options)
        assert len(BY_GAME[game.key]) == len(game.law.options)

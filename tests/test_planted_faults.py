"""With one comparison of the rules reversed, the tests of `judge` and the tests of `audit` both fail.

五子棋: the whole rule of five, and the ways in which the judge and the audit come to it. 斗地主: what cards are, which play beats
which, and of what the judge is not asked about (turns, bids, results) one comparison each, which the audit sees. 掼蛋: what cards
are, with wild ones, what a hand can play, and which play beats which.
`python -m tests.mutants` does the same for every comparison of the core's rules.
"""

from pathlib import Path

import pytest

from tests.mutants import DOUDIZHU, GAMES, GOMOKU, GUANDAN_JUDGE, Copy, Game, Mutant, mutants

CORE = Path(__file__).resolve().parent.parent / "core"


def of(file: str, *names: str) -> tuple[Mutant, ...]:
    """The faults of a file, or those of some comparisons or functions of it."""
    found = tuple(mutants(file, (CORE / f"{file}.py").read_text(encoding="utf-8")))
    assert all(any(name in (m.source, m.function) for m in found) for name in names)
    return tuple(m for m in found if not names or m.source in names or m.function in names)


FIVE = of("gomoku/five")
BEATS = of("climb/kinds", "stronger")
READS = of(
    "climb/reading", "_so_many", *(f"place in {where}" for where in ("each.loose", "core.places", "core.beside")), "number > 1"
)
BOTH: tuple[tuple[Game, Mutant], ...] = (
    *((GOMOKU, mutant) for mutant in FIVE),
    # one comparison each of the judge's own way, of the audit's board, and of what the audit lets follow
    *((GOMOKU, mutant) for mutant in of("gomoku/adjudicate", "index + 1 >= limit")),
    *((GOMOKU, mutant) for mutant in of("gomoku/board", "made")),
    *((GOMOKU, mutant) for mutant in of("gomoku/outcome", "game.empty == empty_before")),
    *((DOUDIZHU, mutant) for mutant in (*BEATS, *READS)),
    *((DOUDIZHU, mutant) for mutant in of("doudizhu/kinds", "options.wing_triple == 'yes'")),
    *((DOUDIZHU, mutant) for mutant in of("doudizhu/score", "landlord_won")),
)
AUDITED: tuple[tuple[Game, Mutant], ...] = (
    *((GOMOKU, mutant) for mutant in of("gomoku/board", "winning_lines")),  # a claim is no move
    *((DOUDIZHU, mutant) for mutant in of("doudizhu/playing", "turn != seat")),
    *((DOUDIZHU, mutant) for mutant in of("doudizhu/bidding", "act.points <= best[1]")),
    *((DOUDIZHU, mutant) for mutant in of("doudizhu/outcome", "seat == deal.landlord")),
)
GUANDAN = (
    *BEATS,
    *of(
        "guandan/kinds",
        "rank != level",
        "cards <= 8",
        "options.plate_with_a == 'both'",
        "options.level_card_place == 'full_house_too'",
    ),
    *of(
        "guandan/compiled",
        "reading.main == level",
        "options.flush_as_straight == 'allowed'",
        "suit != WILD_SUIT",
        "len(suits) > 1",
    ),
    *of("guandan/compiled", "options.five_alike_with_wilds == 'bomb_only'"),
    *of("guandan/possible", "_full_houses", "suit == WILD_SUIT"),
)


def test_the_rules_have_comparisons_to_reverse() -> None:
    assert {mutant.function for mutant in FIVE} >= {"five_through", "lines_through", "counting"}
    assert len(BEATS) == 4
    assert {mutant.function for mutant in READS} >= {"_are_kickers", "_so_many"}
    assert len(AUDITED) == 4
    assert {mutant.function for mutant in GUANDAN} >= {"stronger", "ranked", "patterns", "of_one_suit", "_full_houses"}


@pytest.mark.parametrize("name", GAMES)
def test_without_a_fault_both_pass(name: str, tmp_path: Path) -> None:
    copy, game = Copy(tmp_path), GAMES[name]
    assert not copy.fails(game.judge)
    assert not copy.fails(game.audit)


@pytest.mark.parametrize(("game", "mutant"), BOTH, ids=[mutant.name for _, mutant in BOTH])
def test_a_planted_fault_fails_judge_and_audit(game: Game, mutant: Mutant, tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.plant(mutant)

    assert copy.fails(game.judge), "the tests of the judge do not see it"
    assert copy.fails(game.audit), "the tests of the audit do not see it"


@pytest.mark.parametrize(("game", "mutant"), AUDITED, ids=[mutant.name for _, mutant in AUDITED])
def test_a_fault_in_what_the_judge_is_not_asked_about_fails_the_audit(game: Game, mutant: Mutant, tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.plant(mutant)

    assert copy.fails(game.audit), "the tests of the audit do not see it"


def test_without_a_fault_the_judge_of_guandan_passes(tmp_path: Path) -> None:
    assert not Copy(tmp_path).fails(GUANDAN_JUDGE)


@pytest.mark.parametrize("mutant", GUANDAN, ids=[mutant.name for mutant in GUANDAN])
def test_a_planted_fault_in_the_patterns_of_guandan_fails_the_judge(mutant: Mutant, tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.plant(mutant)

    assert copy.fails(GUANDAN_JUDGE), "the tests of the judge do not see it"

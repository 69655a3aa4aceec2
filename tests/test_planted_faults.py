"""With one comparison of the rules reversed, the tests of `judge` and the tests of `audit` both fail.

五子棋: the whole rule of five, and the ways in which the judge and the audit come to it. 斗地主: what cards are, which play beats
which, and of what the judge is not asked about (turns, bids, results) one comparison each, which the audit sees. 掼蛋: what cards
are, with wild ones, and which play beats which; what a hand can play, which the judge sees; and of tribute, numbers of cards,
turns, levels and of what is folded at once one comparison each, which the audit sees. 升级 and 炒地皮: who wins a trick, what
follows and what beats a throw; and of levels, fines, time, calls and totals of 炒地皮 a comparison or two, which the audit sees.
`python -m tests.mutants` does the same for every comparison of the core's rules.
"""

from pathlib import Path

import pytest

from tests.mutants import CHAODIPI, DOUDIZHU, GAMES, GOMOKU, GUANDAN, SHENGJI, Copy, Game, Mutant, mutants

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
    *((GUANDAN, mutant) for mutant in of("guandan/kinds", "rank != level", "cards <= 8", "options.plate_with_a == 'both'")),
    *((GUANDAN, mutant) for mutant in of("guandan/compiled", "reading.main == level", "suit != WILD_SUIT", "len(suits) > 1")),
    *((SHENGJI, mutant) for mutant in of("trick/winner", "worth > highest")),
    *((SHENGJI, mutant) for mutant in of("trick/follow", "done >= due", "len(given) == min(len(held), number)")),
    *((SHENGJI, mutant) for mutant in of("trick/throws", "card in above")),
)
AUDITED: tuple[tuple[Game, Mutant], ...] = (
    *((GOMOKU, mutant) for mutant in of("gomoku/board", "winning_lines")),  # a claim is no move
    *((DOUDIZHU, mutant) for mutant in of("doudizhu/playing", "turn != seat")),
    *((DOUDIZHU, mutant) for mutant in of("doudizhu/bidding", "act.points <= best[1]")),
    *((DOUDIZHU, mutant) for mutant in of("doudizhu/outcome", "seat == deal.landlord")),
    *((GUANDAN, mutant) for mutant in of("guandan/settle", "played == winner")),
    *((GUANDAN, mutant) for mutant in of("guandan/tribute", "value == best")),
    *((GUANDAN, mutant) for mutant in of("guandan/tributes", "dict(pairs) != dict(right)")),
    *((GUANDAN, mutant) for mutant in of("guandan/counts", "falls_due")),
    *((GUANDAN, mutant) for mutant in of("guandan/outcome", "seat == deal.out[0]")),
    *((GUANDAN, mutant) for mutant in of("guandan/bulk", "act.seat != run.turn")),
    *((CHAODIPI, mutant) for mutant in of("chaodipi/levels", "points < DEAL_PASSES", "played.collectors in MUST_PLAY")),
    *((CHAODIPI, mutant) for mutant in of("chaodipi/fines", "side in few")),
    *((CHAODIPI, mutant) for mutant in of("chaodipi/fining", "number == BOTTOM", "failed is None")),
    *((CHAODIPI, mutant) for mutant in of("chaodipi/limit", "one != two")),
    *((CHAODIPI, mutant) for mutant in of("chaodipi/asking", "seat not in (asked.declarer, asked.caller)")),
    *((CHAODIPI, mutant) for mutant in of("chaodipi/calling", "standing.strength == BIG_JOKERS")),
    *((CHAODIPI, mutant) for mutant in of("chaodipi/settle", "side_of(seat) == side_of(declarer)")),
)
JUDGED: tuple[tuple[Game, Mutant], ...] = (
    *((GUANDAN, mutant) for mutant in BEATS),
    *((GUANDAN, mutant) for mutant in of("guandan/possible", "_full_houses", "suit == WILD_SUIT")),  # an audit lists no plays
)


def test_the_rules_have_comparisons_to_reverse() -> None:
    assert {mutant.function for mutant in FIVE} >= {"five_through", "lines_through", "counting"}
    assert len(BEATS) == 4
    assert {mutant.function for mutant in READS} >= {"_are_kickers", "_so_many"}
    assert {mutant.file.partition("/")[0] for _, mutant in AUDITED} == {"gomoku", "doudizhu", "guandan", "chaodipi"}
    assert len(AUDITED) == 21
    assert {mutant.function for _, mutant in JUDGED} == {"stronger", "_straights", "_full_houses"}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy of the core. One serves all tests: what is planted for one is taken out before the next."""
    return Copy(tmp_path_factory.mktemp("planted"))


@pytest.mark.parametrize("name", GAMES)
def test_without_a_fault_both_pass(name: str, copy: Copy) -> None:
    copy.plant(None)
    game = GAMES[name]
    assert not copy.fails(game.judge)
    assert not copy.fails(game.audit)


@pytest.mark.parametrize(("game", "mutant"), BOTH, ids=[mutant.name for _, mutant in BOTH])
def test_a_planted_fault_fails_judge_and_audit(game: Game, mutant: Mutant, copy: Copy) -> None:
    copy.plant(mutant)

    assert copy.fails(game.judge), "the tests of the judge do not see it"
    assert copy.fails(game.audit), "the tests of the audit do not see it"


@pytest.mark.parametrize(("game", "mutant"), AUDITED, ids=[mutant.name for _, mutant in AUDITED])
def test_a_fault_in_what_the_judge_is_not_asked_about_fails_the_audit(game: Game, mutant: Mutant, copy: Copy) -> None:
    copy.plant(mutant)

    assert copy.fails(game.audit), "the tests of the audit do not see it"


@pytest.mark.parametrize(("game", "mutant"), JUDGED, ids=[mutant.name for _, mutant in JUDGED])
def test_a_fault_in_what_the_audit_does_not_ask_fails_the_judge(game: Game, mutant: Mutant, copy: Copy) -> None:
    copy.plant(mutant)

    assert copy.fails(game.judge), "the tests of the judge do not see it"

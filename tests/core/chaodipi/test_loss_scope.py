"""CD4.2, CD5.4: what is lost for an offence is what the option `loss_scope` says; a ruling on another scope is found."""

import pytest

from core.desk.messages import CallMade, DealScored, GameGoesTo, MatchGoesTo, Remedy, Ruled, SideFined, Stands
from core.live import Live
from core.trumps.messages import DealNoted
from tests.core.chaodipi.deals import LEADS, found, given, given_final, when
from tests.core.given import CHIEF, SHOWN, By
from tests.core.trumps_given import B

GAME, MATCH, DEAL = GameGoesTo(1, B), MatchGoesTo(B), DealScored(1, (200,))


def ruled_in(match: Live, remedy: Remedy, clause: str) -> tuple[str, ...]:
    when(match, By(CHIEF, CallMade(0)))
    return found(when(match, By(CHIEF, Ruled(1, clause, remedy, SHOWN))))


@pytest.mark.parametrize("clause", ["CD4.2", "CD5.4"])
@pytest.mark.parametrize(
    ("scope", "fit", "unfit"), [("game", (GAME,), (MATCH,)), ("match", (MATCH,), (GAME,)), ("deal", (), (GAME, MATCH))]
)
def test_a_loss_of_a_final_is_of_the_scope_that_was_chosen(
    clause: str, scope: str, fit: tuple[Remedy, ...], unfit: tuple[Remedy, ...]
) -> None:
    for remedy in fit:
        assert ruled_in(given_final(*LEADS, loss_scope=scope), remedy, clause) == ()
    for remedy in unfit:
        assert ruled_in(given_final(*LEADS, loss_scope=scope), remedy, clause) == ("loss_scope",)


@pytest.mark.parametrize("scope", ["game", "match"])
@pytest.mark.parametrize("remedy", [GAME, MATCH])
def test_where_a_match_has_one_game_the_two_are_one(scope: str, remedy: Remedy) -> None:
    assert ruled_in(given(*LEADS, loss_scope=scope), remedy, "CD5.4") == ()


@pytest.mark.parametrize(
    ("clause", "scope", "codes"),
    [("CD5.4", "deal", ()), ("CD5.4", "game", ("loss_scope",)), ("CD4.2", "game", ()), ("CD2.2", "match", ())],
)
def test_a_deal_that_is_scored_is_a_loss_under_cd5_4_alone(clause: str, scope: str, codes: tuple[str, ...]) -> None:
    assert ruled_in(given(*LEADS, DealNoted(80), loss_scope=scope), DEAL, clause) == codes


@pytest.mark.parametrize("remedy", [Stands(), SideFined(1, B, 20)])
def test_what_is_no_loss_has_no_scope(remedy: Remedy) -> None:
    assert ruled_in(given(*LEADS, loss_scope="match"), remedy, "CD5.4") == ()

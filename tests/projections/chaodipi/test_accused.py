"""CD4.3: a follow that is found wrong cannot win, which all at the table know; no view accuses who did nothing wrong for it."""

from random import Random

import pytest

from core.chaodipi.messages import MatchOpened, PlayBarred
from core.live import Live
from core.trumps.messages import CardsPlayed, TrickTaken
from core.trumps.state import IN_DEAL, Following, Leading
from core.trumps.trumps import order_in
from projections.audit import audit
from projections.chaodipi.views import seen_by
from projections.findings import STORED_DIFFERS
from projections.logged import Viewer
from projections.trumps.frames import frames
from projections.views import as_seen
from tests.core.chaodipi.deals import LEADS, Acts, given, when
from tests.core.chaodipi.given import readings
from tests.core.chaodipi.offences import revokes, throws
from tests.core.trumps_given import PLAYERS, SEATS, A, C, next_cards, play_of, plays
from tests.projections.logs import Log, folded, logged_from
from tests.projections.shengji.logs import loaded

VIEWERS: tuple[Viewer, ...] = (*SEATS, "public")
RUFFED: Acts = (*LEADS, *plays("A CA, B C4, C S3, D CA, A SA, B SK, C S4, D S9"))  # C holds clubs, and has ruffed one
AS_SEEN = {  # what a view finds of an act, and what is found where all hands are seen
    "throw_beaten": "throw_failed",
    "throw_proved": "throw_failed",
    "revoke_proved": "not_followed",
    "pair_proved": "not_followed",
    "tractor_proved": "not_followed",
}


def logged(acts: Acts, **options: str) -> Log:
    return logged_from(MatchOpened(PLAYERS, readings(**options)), acts)


def accused(log: Log, viewer: Viewer) -> set[tuple[str, int | None]]:
    """Who is accused of what in a view, by what it is where all hands are seen."""
    done = audit(as_seen(loaded(log, "chaodipi"), viewer).script)
    codes = [(found.rule.removeprefix("chaodipi."), found.seat) for found in done.findings if found.rule != STORED_DIFFERS]
    return {(AS_SEEN.get(code, code), seat) for code, seat in codes}


@pytest.mark.parametrize("reading", ["cards_due", "whole_play", "chief_referee"])
@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_cd4_3_who_leads_after_a_trick_with_a_barred_play_is_not_accused_in_any_view(viewer: Viewer, reading: str) -> None:
    log = logged(RUFFED, wrong_follow_cards=reading)

    assert accused(log, "referee") == {("not_followed", C)}
    assert accused(log, viewer) == (accused(log, "referee") if viewer == C else set())


@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_cd4_3_the_bar_the_fine_and_who_takes_the_trick_are_the_same_in_every_view(viewer: Viewer) -> None:
    log = logged(RUFFED)
    done = audit(as_seen(loaded(log, "chaodipi"), viewer).script)
    everything = audit(loaded(log, "chaodipi").script)

    assert any(isinstance(entry.event, PlayBarred) for entry in seen_by(log, viewer))
    assert [entry.event for entry in seen_by(log, viewer) if isinstance(entry.event, TrickTaken)] == [
        TrickTaken(A, 0),
        TrickTaken(A, 10),
    ]
    now, right, shown = done.play, everything.play, folded(seen_by(log, viewer)).table.play
    assert isinstance(now, IN_DEAL)
    assert isinstance(right, IN_DEAL)
    assert (now.deal.points, now.deal.fines, now.deal.taker) == (right.deal.points, right.deal.fines, right.deal.taker)
    assert isinstance(shown, IN_DEAL)
    assert shown.deal.points == right.deal.points
    assert frames(seen_by(log, viewer), {})[-1].fines == frames(log, {})[-1].fines


@pytest.mark.parametrize("viewer", [seat for seat in VIEWERS if seat != C], ids=str)
def test_cd4_3_a_barred_play_is_not_said_to_be_open_and_what_was_due_of_a_hidden_hand_is_not_told(viewer: Viewer) -> None:
    log = logged(RUFFED)
    wrong = 1 + next(n for n, entry in enumerate(log) if entry.event == CardsPlayed(C, ("S3",)))

    done = audit(as_seen(loaded(log, "chaodipi"), viewer).script)

    assert wrong not in [each.at.version for each in done.open]
    assert wrong not in [each.at.version for each in done.findings]


def running(seed: int, **options: str) -> Log:
    """The log of a deal that is not over, in which some throws fail and some follow wrongly."""
    random = Random(seed)
    match: Live = given(*LEADS, **options)
    acts = list(LEADS)
    for _ in range(random.randint(8, 60)):
        play = play_of(match)
        if not isinstance(play, (Leading, Following)) or play.turn is None:
            break
        order = order_in(play.deal, play.match.options)
        assert order is not None
        wrong = random.choice((revokes, throws))(play, play.turn, order) if random.random() < 0.15 else ()
        act = wrong[0] if wrong else CardsPlayed(play.turn, next_cards(play))
        acts.append(act)
        when(match, act)
    return logged(tuple(acts), **options)


@pytest.mark.parametrize("reading", ["cards_due", "whole_play", "chief_referee"])
@pytest.mark.parametrize("seed", range(6))
def test_cd4_3_no_view_of_a_running_deal_accuses_anybody_whom_the_whole_record_does_not(seed: int, reading: str) -> None:
    log = running(seed, wrong_follow_cards=reading)

    for viewer in VIEWERS:
        assert accused(log, viewer) <= accused(log, "referee")

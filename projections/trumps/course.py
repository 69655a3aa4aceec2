"""The deals of a match one by one, with the levels that each has led to."""

import msgspec

from core.text import Text
from core.trumps import words
from core.trumps.messages import Level, Levels, Seat, Side
from core.trumps.score import Score, on_ground, promoted_side
from core.trumps.score import course as _course
from core.trumps.state import Change, Match, in_force


class DealRow(msgspec.Struct, frozen=True):
    """A deal that is over, as it counts now: a ruling goes before the play. None: not known."""

    number: int
    level: Level | None
    declarer: Seat | None
    points: int | None  # the collectors' total
    raw: int | None  # before fines, in games that fine in points; None: nobody was fined, or a ruling gives the points
    table: int | None  # what the collectors took in tricks
    bottom: int | None  # what of it came from the bottom
    inside: int | None  # the points that lay there
    account: tuple[Change, ...]  # how it comes about, in order, where fines have a part in it
    counts: bool
    winner: Side | None  # who is promoted, or takes the deal over
    steps: int | None  # by how many levels; 0: the deal passes
    promotion: Text  # both in words, with what stops it
    ruled: bool
    before: Levels | None
    levels: Levels | None  # after it: at its end, also where the next game begins at others
    game: Side | None  # who has won a game with it, where a match has several, or a ruling gives it
    given: int | None  # number of the ruling that gives the game
    collectors: Text  # what the game calls the side that collects


def course(match: Match) -> tuple[DealRow, ...]:
    """Return a row for each deal that is over, the first one first."""
    rows: list[DealRow] = []
    before = Score(match.begun)
    for deal, score in zip(match.deals, _course(match), strict=True):
        counts, points = in_force(deal)
        begun = on_ground(before, deal, match.options, match.own.laps)
        winner, steps, then = None, None, words.promotion(None, None)
        if counts and deal.declarer is not None and (found := match.own.worth(begun, deal, match.options)) is not None:
            winner, steps = promoted_side(found, deal.declarer), found.steps
            then = match.own.promotion(found, deal.declarer, begun.levels, score.shown, match.options)
        ruled = deal.ruled is not None
        bottom = None if ruled else deal.bottom
        rows.append(
            DealRow(
                number=deal.number,
                level=deal.level,
                declarer=deal.declarer,
                points=points,
                raw=deal.raw if deal.fines and not ruled else None,
                table=None if ruled else deal.table,
                bottom=bottom,
                inside=None if ruled else deal.inside,
                account=() if ruled or not counts else match.own.account(deal, match.options),
                counts=counts,
                winner=winner,
                steps=steps,
                promotion=then,
                ruled=ruled,
                before=begun.levels,
                levels=score.shown,
                game=_game(before, score) if match.games > 1 or deal.given is not None else None,
                given=None if deal.given is None else deal.given_by,
                collectors=match.own.collectors,
            )
        )
        before = score
    return tuple(rows)


def _game(before: Score, then: Score) -> Side | None:
    """Return the side that has a game more after a deal."""
    if before.games == then.games:
        return None
    return 0 if then.games[0] > before.games[0] else 1

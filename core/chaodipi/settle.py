"""What deals lead to at a 炒地皮 table (CD0.1, CD2, CD4.1, CD4.5): totals, levels, who declares next, games, the match."""

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from core.chaodipi import levels as table
from core.chaodipi.fines import Fine as Counted
from core.chaodipi.fines import Gain, Role, at_once, at_the_end
from core.chaodipi.hook import could_be, ruled_at, worth_of
from core.chaodipi.levels import LEVELS
from core.chaodipi.limit import ahead, match_winner
from core.chaodipi.options import Options
from core.text import Text
from core.trick.parts import Part
from core.trumps.ends import in_tricks, outline
from core.trumps.messages import DealSettled, How, Level, Levels, Seat, Side
from core.trumps.score import Score, Standing, Worth, on_ground, score
from core.trumps.state import IN_DEAL, Deal, Fine, Match, Settled, State, deal_over, in_force, other, side_of

MOST_PAIRS = 12  # in one hand of 25 cards
MOST_CARDS = 25
START: Levels = (LEVELS[0], LEVELS[0])


def chosen(match: Match) -> Options:
    """Return the options of a match, which are those of this game."""
    return cast(Options, match.options)


# --- points ---------------------------------------------------------------------------------------------------------------------


def total(tricks: int, bottom: int, options: Options) -> int:
    """Return the collectors' total before fines; nothing caps it (option `top_row`)."""
    return tricks + bottom


def most(options: Options) -> int | None:
    """There is no highest total: the bottom may bring it above 200."""
    return None


def multiplier(won: tuple[Part, ...], options: Options) -> int:
    """Return by what the bottom is multiplied: 2 by a single, 4 by a pair, 8 by two pairs, and so on (CD4.5)."""
    if len(won) > 1 and options.bottom_throw == "number_of_cards":
        return sum(len(part.cards) for part in won)
    return int(2 ** (won[0].pairs + 1))


def multipliers(options: Options) -> tuple[int, ...]:
    """Return every number that a bottom can be multiplied by, from low to high (CD4.5)."""
    powers = {2 ** (pairs + 1) for pairs in range(MOST_PAIRS + 1)}
    by_cards = set(range(2, MOST_CARDS + 1)) if options.bottom_throw == "number_of_cards" else set[int]()
    return tuple(sorted(powers | by_cards))


def fined(points: int, fines: tuple[Fine, ...], declarer: Seat, options: Options) -> int:
    """Return what fines make of the collectors' total (CD4.1, option `penalties_counted`)."""
    fines = counted(fines, options)
    if options.penalties_counted == "end_of_deal":
        return at_the_end(points, [_counted(fine, declarer) for fine in fines])
    return at_once(Gain(each) if isinstance(each, int) else _counted(each, declarer) for each in in_moments(points, fines))


def in_moments(points: int, fines: tuple[Fine, ...]) -> Iterator[Fine | int]:
    """Yield fines by the moment at which each fell due, and what was taken before, between and after them."""
    had = 0
    for fine in sorted(fines, key=lambda each: each.at):
        if fine.at > had:
            yield fine.at - had
            had = fine.at
        yield fine
    if points != had:
        yield points - had


def fines_of(state: State, number: int) -> tuple[Fine, ...]:
    """Return the fines of a deal, in play or over; none where there is no such deal."""
    if isinstance(state, IN_DEAL) and state.deal.number == number:
        return state.deal.fines
    deal = deal_over(state.match, number)
    return () if deal is None else deal.fines


def same_follow(one: Fine, two: Fine) -> bool:
    """Say whether two fines are for the same wrong follow (CD4.3)."""
    return one.trick is not None and (one.trick, one.seat) == (two.trick, two.seat)


def counted(fines: tuple[Fine, ...], options: Options) -> tuple[Fine, ...]:
    """Return the fines that count. Instead of that for a wrong follow comes what a ruling says of intent (`deliberate_fine`)."""
    if options.deliberate_fine == "added":
        return fines
    ruled = [fine for fine in fines if fine.ruling is not None]
    return tuple(fine for fine in fines if fine.ruling is not None or not any(same_follow(fine, each) for each in ruled))


def _counted(fine: Fine, declarer: Seat) -> Counted:
    return Counted(role_of(fine.seat, declarer), fine.points, fine.clause)


def role_of(seat: Seat, declarer: Seat) -> Role:
    """Return whether a seat is of the declarers' side or of the collectors'."""
    return "declarers" if side_of(seat) == side_of(declarer) else "collectors"


def collected(deal: Deal) -> int:
    """Return what the collectors have in tricks so far."""
    return 0 if deal.declarer is None else in_tricks(deal, deal.declarer)


# --- levels ---------------------------------------------------------------------------------------------------------------------


def scale(options: Options) -> str:
    """Return the levels from the first one up (CD2.1)."""
    return LEVELS


def declares_next(declarer: Seat, found: Worth, last: Seat | None, options: Options) -> Seat | None:
    """Return who declares after a deal (CD2.2); None: the side names one, or it is not known who won the last trick."""
    return table.next_declarer(declarer, found.collectors, last, options.next_declarer)


def after(now: Score, deal: Settled, options: Options) -> Score:
    """Return where a match stands after one deal more: levels, who declares next, and whether a game has ended with it."""
    now = on_ground(now, deal, options, laps_of)
    counts, points = in_force(deal)
    then = _played(now, deal, points, options) if counts else now
    return _ended(then, now, deal, options)


def _played(now: Score, deal: Settled, points: int | None, options: Options) -> Score:
    """Return a score after a deal that counts."""
    unknown = replace(now, levels=None, known=now.levels or now.known, gap=now.gap + 1, deals=now.deals + 1)
    if points is None or deal.declarer is None:
        return replace(unknown, declarer=deal.next_noted)
    found = worth_of(now, deal, options)
    coming = None if found is None else declares_next(deal.declarer, found, deal.last, options)
    coming = deal.next_noted if coming is None else coming
    if now.levels is None:
        return replace(unknown, declarer=coming)
    could = {table.after(played, options, ruled_at(deal)) for played in could_be(now, deal, points, options)}
    then = could.pop() if len(could) == 1 else None
    if then is None:
        return replace(unknown, declarer=coming)
    side = side_of(deal.declarer)
    levels = (then.declarers, then.collectors) if side == 0 else (then.collectors, then.declarers)
    won: Side | None = None if then.won is None else side if then.won == "declarers" else other(side)
    return replace(now, levels=levels, declarer=coming, deals=now.deals + 1, passed=won)


def _ended(then: Score, before: Score, deal: Settled, options: Options) -> Score:
    """Return a score in which the game is over, where A was passed, the time was up, or a ruling gives it to a side (CD0.1)."""
    timed = before.timed or deal.timed
    winner = deal.given if deal.given is not None else then.passed
    if winner is None and timed:
        # whose deal it stops; between deals who declares next
        on_stage = deal.declarer if deal.timed and deal.by == "stopped" else then.declarer
        stage = None if on_stage is None else side_of(on_stage)
        winner = None if then.levels is None else ahead(then.levels, stage, options.ahead_at_limit).side
    if winner is None:
        return replace(then, timed=timed, begun=True)
    one, two = before.games
    games = (one + 1, two) if winner == 0 else (one, two + 1)
    return Score(START, games=games, final=then.levels)


def laps_of(now: Score, levels: Levels, options: Options) -> tuple[int, int] | None:
    """Nobody passes A and goes on: a game is over then (CD2.1)."""
    return now.laps


# --- the match ------------------------------------------------------------------------------------------------------------------


def standing(match: Match, options: Options) -> Standing:
    """Return where the match stands: a ruling goes before the games that were won (CD0.1)."""
    now = score(match)
    if match.ruled is not None:
        return Standing(now.shown, now.deals, decided=True, winner=match.ruled)
    won: list[Side] = [0] * now.games[0]
    won += [1] * now.games[1]
    winner = match_winner(won, 3 if match.games == 3 else 1)
    perhaps = now.levels is None
    return Standing(now.shown, now.deals, decided=winner is not None, winner=winner, perhaps=perhaps)


def unfinished(match: Match, options: Options) -> Text | None:
    """Return why a match is known not to be over between deals; None: it may be, since time may have been up without a record."""
    return None


# --- the end of a deal ----------------------------------------------------------------------------------------------------------


def settlement(match: Match, deal: Deal, points: int | None, bottom: int | None, by: How, options: Options) -> DealSettled:
    """Return a deal settled by the collectors' total before fines, or by that of a sheet, with what it leads to."""
    raw, declarer = points, deal.declarer
    fines = () if by == "sheet" else deal.fines  # its total has them in it
    if by == "play" and points is not None and declarer is not None:
        points = fined(points, fines, declarer, options)
    done = outline(match, deal, points, bottom, by, raw)
    was = on_ground(score(match), deal, options, laps_of).levels
    sums = None if not fines or declarer is None else _sums(counted(fines, options), declarer)
    return replace(done, fined=sums, back=_back(was, done.levels, declarer))


def _sums(fines: tuple[Fine, ...], declarer: Seat) -> tuple[int, int]:
    """Return what the collectors and the declarers are fined."""
    of: dict[Role, int] = {"collectors": 0, "declarers": 0}
    for fine in fines:
        of[role_of(fine.seat, declarer)] += fine.points
    return of["collectors"], of["declarers"]


def _back(was: Levels | None, now: Levels | None, declarer: Seat | None) -> Level | None:
    """Return the level to which the declarers are sent back; None: they are not (CD2.3)."""
    if declarer is None or was is None or now is None:
        return None
    side = side_of(declarer)
    return now[side] if LEVELS.find(now[side]) < LEVELS.find(was[side]) else None

"""What the clauses say of an act at a 五子棋 table: every violation, with clause, seat and what was due."""

from collections.abc import Callable, Iterator

from core.clause import Rule, Violation
from core.gomoku import rulebook as law
from core.gomoku import words
from core.gomoku.board import claimed, fouls_of
from core.gomoku.evolve import fresh, left_open, placed
from core.gomoku.five import Colour
from core.gomoku.grid import grid
from core.gomoku.messages import (
    Absent,
    Act,
    ColourChosen,
    ColoursTaken,
    ConductNoted,
    DrawAgreed,
    FiveClaimed,
    Forfeited,
    MovesUnrecorded,
    OpeningBegun,
    Passed,
    Resigned,
    ResultNoted,
    ScoreNoted,
    Seat,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
    TwoMoreChosen,
)
from core.gomoku.state import (
    Between,
    Choosing,
    Colouring,
    Decided,
    Game,
    Opening,
    Playing,
    State,
    Tossing,
    colour_in_force,
    colour_of,
    due_colours,
    other,
    seat_of,
    standing,
)
from core.text import Gaps, Text

_AFTERWARDS = (ResultNoted, ScoreNoted, ConductNoted, FiveClaimed, MovesUnrecorded)
_OF_A_GAME = (StonePlaced, Passed, StonesSetUp, Resigned, DrawAgreed)


def examine(state: State, act: Act) -> Iterator[Violation]:
    """Yield every clause that this act breaks, with what was due."""
    if isinstance(state, Decided) and not isinstance(act, _AFTERWARDS):
        if state.after == 0 or not isinstance(act, (StonePlaced, Passed, StonesSetUp)):
            score = words.score(standing(state.match).halves)
            yield _say(law.AFTER_MATCH, _seat(state, act), _done(act), (), score=score, act=words.what(act))
        return
    if isinstance(state, Between) and state.match.games and isinstance(act, _OF_A_GAME):
        if state.after == 0:
            last = state.match.games[-1]
            how = words.HOW["ruling" if last.ruled else last.by]
            yield _say(law.AFTER_GAME, _seat(state, act), _done(act), (), game=last.number, how=how, act=words.what(act))
        return
    if (check := _CHECKS.get(type(act))) is not None:
        yield from check(state, act)


def _say(rule: Rule, seat: Seat | None, done: tuple[str, ...], due: tuple[str, ...], /, **gaps: Text | str | int) -> Violation:
    return Violation(rule, gaps, seat, done, due)


def _done(act: Act) -> tuple[str, ...]:
    return (act.at or "?",) if isinstance(act, StonePlaced) else ()


def _seat(state: State, act: Act) -> Seat | None:
    """Return whose act it is, where act and colours tell."""
    if isinstance(act, (StonePlaced, Passed)):
        game = _game(state)
        return None if game is None else seat_of(game, act.stone)
    if isinstance(act, (ColourChosen, TwoMoreChosen, FiveClaimed, Resigned, TimeOverstepped, Forfeited, ConductNoted)):
        return act.seat
    return None


def _game(state: State) -> Game | None:
    return None if isinstance(state, (Tossing, Colouring)) else state.game


# --- stones ---------------------------------------------------------------------------------------------------------------


def _stone(state: State, act: StonePlaced) -> Iterator[Violation]:
    match state:
        case Playing(_, game):
            yield from _turn(game, act)
            yield from _point(state, game, act)
            yield from _foul(state, game, act)
        case Opening(_, game, _, layer, due):
            if due and act.stone != due[0]:
                n = game.plies + 1
                gaps: Gaps = {"n": n, "at": words.point(act.at), "who": words.COLOURS[act.stone], "right": words.COLOURS[due[0]]}
                yield _say(law.OPENING_COLOUR, layer, _done(act), (due[0],), **gaps)
            yield from _point(state, game, act)
        case Choosing(_, game, _, chooser):
            yield _say(law.CHOICE_DUE, chooser, _done(act), ("choice",), at=words.point(act.at), right=words.SEATS[chooser])
            yield from _point(state, game, act)
        case _:
            board = fresh(state.match, None)
            if not isinstance(state, Colouring):  # there the toss was held; who took black is not recorded
                yield _say(law.TOSS_MISSING, None, _done(act), ("toss",), game=board.number)
            yield from _turn(board, act)
            yield from _point(state, board, act)


def _turn(game: Game, act: StonePlaced) -> Iterator[Violation]:
    if game.next is None or act.stone == game.next:
        return
    gaps: Gaps = {
        "n": game.plies + 1,
        "at": words.point(act.at),
        "who": words.side(game, act.stone),
        "right": words.side(game, game.next),
    }
    yield _say(law.OUT_OF_TURN, seat_of(game, act.stone), _done(act), (game.next,), **gaps)


def _point(state: State, game: Game, act: StonePlaced) -> Iterator[Violation]:
    if act.at is None:
        return
    size = state.match.options.size
    bit = grid(size).bit.get(act.at, 0)
    gaps: Gaps = {"n": game.plies + 1, "at": act.at, "who": words.side(game, act.stone)}
    lost = state.match.options.illegal_move == "turn_lost"
    if not bit:
        rule = law.OFF_BOARD_TURN_LOST if lost else law.OFF_BOARD
        yield _say(rule, seat_of(game, act.stone), (act.at,), ("empty_point",), size=size, **gaps)
    elif (game.blacks | game.whites) & bit:
        rule = law.OCCUPIED_TURN_LOST if lost else law.OCCUPIED
        yield _say(rule, seat_of(game, act.stone), (act.at,), ("empty_point",), **gaps)


def _foul(state: Playing, game: Game, act: StonePlaced) -> Iterator[Violation]:
    if state.match.options.overline != "renju" or act.stone != "black" or act.at is None:
        return
    after = placed(game, act, state.match.options)
    if after.empty == game.empty:
        return
    if kinds := fouls_of(after, act.at, state.match.options):
        named = Text("、".join(words.FOULS[k].zh for k in kinds), " and ".join(words.FOULS[k].en for k in kinds))
        yield _say(law.FOUL, seat_of(game, "black"), (act.at,), ("no_foul",), n=after.plies, at=act.at, kinds=named)


def _passed(state: State, act: Passed) -> Iterator[Violation]:
    game = _game(state)
    n = 1 if game is None else game.plies + 1
    seat = None if game is None else seat_of(game, act.stone)
    if isinstance(state, Tossing):
        yield _say(law.TOSS_MISSING, None, (), ("toss",), game=1)
    yield _say(law.PASSED, seat, (), ("empty_point",), n=n, who=words.side(game, act.stone))


def _set_up(state: State, act: StonesSetUp) -> Iterator[Violation]:
    size = state.match.options.size
    game = _game(state)
    taken = 0 if game is None or not isinstance(state, Playing) else game.blacks | game.whites
    for point in (*act.black, *act.white):
        bit = grid(size).bit.get(point, 0)
        if not bit or taken & bit:
            yield _say(law.TWO_ON_ONE, None, (point,), ("empty_point",), at=point)
        taken |= bit


# --- colours and openings --------------------------------------------------------------------------------------------------


def _toss(state: State, act: TossHeld) -> Iterator[Violation]:
    yield from _unfinished(state)
    match = left_open(state).match
    due = due_colours(match)
    if match.games and due.basis not in ("toss", "unclear"):
        yield _say(law.TOSS_NOT_DUE, act.winner, (), (due.basis,), game=len(match.games) + 1, right=words.BASES[due.basis])


def _unfinished(state: State) -> Iterator[Violation]:
    if isinstance(state, Playing) and state.game.claimed is None:
        yield _say(law.UNFINISHED, None, (), ("result",), game=state.game.number)


def _colours(state: State, act: ColoursTaken) -> Iterator[Violation]:
    yield from _unfinished(state)
    opening = state.match.options.opening_rule
    if opening != "none":
        yield _say(law.OPENING_MISSING, None, (), ("opening",), game=len(left_open(state).match.games) + 1, right=opening)
    yield from _first(state, act.black, law.WRONG_COLOURS)


def _opening(state: State, act: OpeningBegun) -> Iterator[Violation]:
    yield from _unfinished(state)
    if state.match.options.opening_rule == "none":
        yield _say(law.OPENING_NOT_AGREED, act.opener, (), ("colours",), game=len(left_open(state).match.games) + 1)
    yield from _first(state, act.opener, law.WRONG_OPENER)


def _first(state: State, seat: Seat, rule: Rule) -> Iterator[Violation]:
    """Check who begins a game: black, or the opener where an opening rule holds."""
    match = left_open(state).match
    number, due = len(match.games) + 1, due_colours(match)
    if (toss := state.toss if isinstance(state, (Colouring, Between)) else None) is not None:
        wants = toss.choice if match.options.toss_winner_gets == "choice" else "black"
        if toss.winner is None or wants is None:
            return
        first, why = toss.winner if wants == "black" else other(toss.winner), words.BASES["toss"]
    elif due.basis == "toss":
        yield _say(law.TOSS_MISSING, seat, (), ("toss",), game=number)
        return
    elif due.first is not None:
        first, why = due.first, words.BASES[due.basis]
    else:
        return
    if seat != first:
        gaps: Gaps = {"game": number, "who": words.SEATS[seat], "right": words.SEATS[first], "why": why}
        yield _say(rule, seat, (str(seat),), (str(first),), **gaps)


def _choice(state: State, act: ColourChosen | TwoMoreChosen) -> Iterator[Violation]:
    if not isinstance(state, Choosing):
        return
    if act.seat != state.chooser:
        gaps: Gaps = {"who": words.SEATS[act.seat], "right": words.SEATS[state.chooser]}
        yield _say(law.WRONG_CHOOSER, act.seat, (), (str(state.chooser),), **gaps)
    if isinstance(act, TwoMoreChosen) and not state.may_add:
        yield _say(law.NO_MORE_STONES, act.seat, (), ("choice",), who=words.SEATS[act.seat])


# --- ends ------------------------------------------------------------------------------------------------------------------


def _claim(state: State, act: FiveClaimed) -> Iterator[Violation]:
    game = _game(state)
    who = words.SEATS[act.seat]
    if game is None:
        yield _say(law.NO_GAME, act.seat, (), (), act=words.what(act))
        return
    colour = colour_of(game, act.seat)
    colours: tuple[Colour, ...] = ("black", "white") if colour is None else (colour,)
    if not any(claimed(game, c, act, state.match.options) or game.unplaced[c == "white"] for c in colours):
        yield _say(law.NO_FIVE, act.seat, act.at, ("five",), who=who)


def _time(state: State, act: TimeOverstepped) -> Iterator[Violation]:
    if state.match.options.set_times == "none":
        yield _say(law.NO_TIME_SET, act.seat, (), (), who=words.SEATS[act.seat])
    if not isinstance(state, (Playing, Opening, Choosing)):
        yield _say(law.NO_GAME, act.seat, (), (), act=words.what(act))


def _draw(state: State, act: DrawAgreed) -> Iterator[Violation]:
    if not isinstance(state, (Playing, Opening, Choosing)):
        yield _say(law.NO_GAME, None, (), (), act=words.what(act))
    elif state.match.options.draw_by_agreement == "not_offered":
        yield _say(law.DRAW_NOT_OFFERED, None, (), ("play_on",))


def _absent(state: State, act: Absent) -> Iterator[Violation]:
    if len(set(act.seats)) > 1:
        yield _say(law.BOTH_ABSENT, None, (), ("present",))


def _conduct(state: State, act: ConductNoted) -> Iterator[Violation]:
    yield _say(law.CONDUCT, act.seat, (act.what,), (), who=words.SEATS[act.seat], what=words.CONDUCTS[act.what])


def _result(state: State, act: ResultNoted) -> Iterator[Violation]:
    if isinstance(state, (Playing, Opening, Choosing)):
        return  # the play shows no end: whether the claim is right cannot be judged
    if not state.match.games:
        yield _say(law.NO_GAME, None, (), (), act=words.what(act))
        return
    last = state.match.games[-1]
    shown = colour_in_force(last)
    if act.winner == "unknown" or shown is None:
        return
    how = "ruling" if last.ruled else last.by
    if act.winner != shown or act.how not in ("unknown", how, last.by):
        gaps: Gaps = {"game": last.number, "basis": words.RULED_BY if last.ruled else words.PLAYED_BY}
        claimed, due = words.result(act.winner, act.how), words.result(shown, how)
        yield _say(law.RESULT_DIFFERS, None, (act.winner, act.how), (shown, how), claimed=claimed, right=due, **gaps)


def _score(state: State, act: ScoreNoted) -> Iterator[Violation]:
    now = standing(state.match)
    if not now.open and act.halves != now.halves:
        gaps: Gaps = {"claimed": words.score(act.halves), "right": words.score(now.halves)}
        yield _say(law.SCORE_DIFFERS, None, _pair(act.halves), _pair(now.halves), **gaps)


def _pair(halves: tuple[int, int]) -> tuple[str, ...]:
    return tuple(str(h) for h in halves)


_CHECKS: dict[type, Callable[..., Iterator[Violation]]] = {
    StonePlaced: _stone,
    Passed: _passed,
    StonesSetUp: _set_up,
    TossHeld: _toss,
    ColoursTaken: _colours,
    OpeningBegun: _opening,
    ColourChosen: _choice,
    TwoMoreChosen: _choice,
    FiveClaimed: _claim,
    TimeOverstepped: _time,
    DrawAgreed: _draw,
    Absent: _absent,
    ConductNoted: _conduct,
    ResultNoted: _result,
    ScoreNoted: _score,
}

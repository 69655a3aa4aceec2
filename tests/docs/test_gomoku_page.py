"""Every row of every table of docs/games/gomoku.md, tried at a table."""

from collections.abc import Callable

import pytest

from core.desk.messages import (
    AppealDecided,
    Appealed,
    CallMade,
    GameGoesTo,
    GameIsDrawn,
    GameIsVoid,
    MatchGoesTo,
    OffenceHeld,
    Remedy,
    Ruled,
    TurnGoesTo,
)
from core.gomoku.grid import grid
from core.gomoku.messages import (
    Absent,
    ColourChosen,
    ColoursTaken,
    ConductNoted,
    DrawAgreed,
    FiveClaimed,
    Forfeited,
    GameDrawn,
    GameWon,
    MatchOpened,
    MatchWon,
    MovesUnrecorded,
    OpeningBegun,
    Passed,
    Resigned,
    ResultNoted,
    ScoreNoted,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
    TwoMoreChosen,
)
from core.gomoku.options import DEFAULTS
from core.gomoku.state import Choosing, Colouring, Game, Opening, Playing, due_colours, standing
from core.history import History
from core.people import Actor
from tests.docs.pages import Play, cells, english, page

PAGE = page("docs/games/gomoku.md")
ROWS = {english(row[0]): row for row in cells(PAGE)}
TOSS, BLACK = TossHeld(0), ColoursTaken(0)
FIVE = "h8 i9 h9 i10 h10 i11 h11 i12 h12"  # black wins at move 9
OVERLINE = "h8 a1 h9 c1 h10 e1 h12 g1 h13 i1 h11"  # black joins six at move 11
NONE: tuple[str, ...] = ()


def started(points: str = "", **options: str) -> Play:
    """Return a match whose first game is in play, side A behind black."""
    return Play(**options).do(TOSS, BLACK).moves(points)


def game(play: Play) -> Game:
    """Return the game on the board."""
    assert isinstance(play.table.play, Playing)
    return play.table.play.game


def stones(play: Play) -> int:
    """Return how many stones lie on the board."""
    state = play.table.play
    board = None if not hasattr(state, "game") else state.game
    return 0 if board is None else (board.blacks | board.whites).bit_count()


def score(play: Play) -> tuple[int, int]:
    return standing(play.table.play.match).halves


def won(play: Play) -> bool:
    """Say whether the last act ended a game for side A."""
    return any(isinstance(event, GameWon) and event.winner == 0 for event in play.results)


# --- irregular acts: each returns the play after the act, its consequence asserted ----------------------------------------


def occupied() -> Play:
    play = started("h8 i9").do(StonePlaced("black", "i9"))
    assert stones(play) == 2
    assert game(play).plies == 3
    assert game(play).next is None
    return play


def off_board() -> Play:
    play = started("h8 i9").do(StonePlaced("black", "p16"))
    assert stones(play) == 2
    assert game(play).plies == 3
    assert game(play).next is None
    return play


def turn_lost() -> Play:
    off = started("h8 i9", illegal_move="turn_lost").do(StonePlaced("black", "p16"))
    assert game(off).next == "white"
    play = started("h8 i9", illegal_move="turn_lost").do(StonePlaced("black", "i9"))
    assert stones(play) == 2
    assert game(play).next == "white"
    return play


def out_of_turn() -> Play:
    for penalty in ("chief_referee", "turn_lost"):
        play = started("h8 i9", illegal_move=penalty).do(StonePlaced("white", "j10"))
        assert stones(play) == 3
        assert game(play).next == "black"
    return play


def passed() -> Play:
    play = started("h8 i9").do(Passed("black"))
    assert game(play).plies == 3
    assert game(play).next == "white"
    return play


def after_game() -> Play:
    play = started(FIVE)
    before = stones(play), score(play)
    play.do(StonePlaced("white", "a1"))
    assert (stones(play), score(play)) == before == (9, (2, 0))
    return play


def more_after_game() -> Play:
    return after_game().do(StonePlaced("black", "b1"))


def set_up_after_game() -> Play:
    play = started(FIVE).do(StonesSetUp(("a1",), ()))
    assert stones(play) == 9
    return play


def after_match() -> Play:
    play = started(FIVE).do(ColoursTaken(1)).moves("a1 " + FIVE.replace("h8 ", "") + " h8").do(Resigned(1))
    assert standing(play.table.play.match).winner == 0
    before = stones(play), score(play)
    play.do(StonePlaced("white", "o15"))
    assert (stones(play), score(play)) == before
    return play


def toss_after_match() -> Play:
    for act in (TossHeld(1), ColoursTaken(1), OpeningBegun(1)):
        play = Play().do(Absent((1,)))
        state = play.table
        assert play.do(act).table == state
        assert play.rules == ("gomoku.after_match",)
    return play


def stone_first() -> Play:
    play = Play().do(StonePlaced("black", "h8"))
    first = play.rules
    play.moves("i9")
    for point in ("h9", "h10", "h11", "h12"):
        play.do(StonePlaced("black", point))
    assert play.types == ("FiveFormed",)
    play.rules = first
    return play


def stone_after_toss() -> Play:
    play = Play().do(TOSS, StonePlaced("black", "h8"))
    assert game(play).black is None
    assert stones(play) == 1
    return play


def no_toss() -> Play:
    play = Play().do(BLACK)
    assert game(play).black == 0
    return play


def wrong_colours() -> Play:
    play = Play().do(TOSS, ColoursTaken(1))
    assert game(play).black == 1
    return play


def toss_not_due() -> Play:
    play = started(FIVE).do(TossHeld(0))
    assert isinstance(play.table.play, Colouring)
    found = play.rules
    assert play.do(ColoursTaken(0)).rules == NONE
    play.rules = found
    return play


def unfinished() -> Play:
    play = started("h8 i9").do(ColoursTaken(1))
    assert standing(play.table.play.match).open == (1,)
    assert score(play) == (0, 0)
    return play


def opening_not_agreed() -> Play:
    play = Play().do(TOSS, OpeningBegun(0))
    assert isinstance(play.table.play, Opening)
    return play


def opening_missing() -> Play:
    play = Play(opening_rule="swap").do(TOSS, BLACK)
    assert game(play).black == 0
    return play


def wrong_opener() -> Play:
    play = Play(opening_rule="swap").do(TOSS, OpeningBegun(1))
    assert isinstance(play.table.play, Opening)
    assert play.table.play.layer == 1
    return play


def opening(rule: str = "swap") -> Play:
    return Play(opening_rule=rule).do(TOSS, OpeningBegun(0))


def opening_colour() -> Play:
    play = opening().do(StonePlaced("white", "h8"))
    assert isinstance(play.table.play, Opening)
    assert stones(play) == 1
    assert play.table.play.due == ("white", "black")
    return play


def opening_occupied() -> Play:
    play = opening().do(StonePlaced("black", "h8"), StonePlaced("white", "h8"))
    assert isinstance(play.table.play, Opening)
    assert stones(play) == 1
    assert play.table.play.due == ("white", "black")
    return play


def choice_due() -> Play:
    play = opening().moves("h8 i9 j10 a1")
    assert isinstance(play.table.play, Choosing)
    assert stones(play) == 4
    return play


def wrong_chooser() -> Play:
    play = opening().moves("h8 i9 j10").do(ColourChosen(0, "black"))
    assert game(play).black == 0
    return play


def no_more_stones() -> Play:
    play = opening().moves("h8 i9 j10").do(TwoMoreChosen(1))
    assert isinstance(play.table.play, Opening)
    assert play.table.play.due == ("white", "black")
    return play


def two_on_one() -> Play:
    play = started("h8").do(StonesSetUp((), ("h8",)))
    assert stones(play) == 1
    return play


def no_five() -> Play:
    play = started("h8 i9")
    before = play.table
    assert play.do(FiveClaimed(0)).table == before
    return play


def no_time_set() -> Play:
    play = started("h8 i9")
    before = play.table
    assert play.do(TimeOverstepped(0)).table == before
    return play


def draw_not_offered() -> Play:
    play = started("h8 i9")
    before = play.table
    assert play.do(DrawAgreed()).table == before
    return play


def both_absent() -> Play:
    play = Play()
    before = play.table
    assert play.do(Absent((0, 1))).table == before
    return play


def conduct() -> Play:
    play = started("h8 i9")
    before = play.table
    assert play.do(ConductNoted(0, "moved_stone")).table == before
    return play


def result_differs() -> Play:
    play = started(FIVE).do(ResultNoted("white", "five"))
    assert score(play) == (2, 0)
    return play


def score_differs() -> Play:
    play = started(FIVE).do(ScoreNoted((0, 2)))
    assert score(play) == (2, 0)
    return play


IRREGULAR: dict[str, Callable[[], Play]] = {
    "a stone on an occupied point": occupied,
    "a stone off the board": off_board,
    "either of these with `illegal_move` = `turn_lost`": turn_lost,
    "a stone out of turn": out_of_turn,
    "a pass": passed,
    "a stone after the end of a game": after_game,
    "more stones after the end of a game": more_after_game,
    "stones set up after the end of a game": set_up_after_game,
    "a stone after the end of the match": after_match,
    "a toss or colours after the end of the match": toss_after_match,
    "the next game begins before the end of this one": unfinished,
    "an opening where no opening rule holds": opening_not_agreed,
    "colours taken where an opening was due": opening_missing,
    "an opening stone of the wrong colour": opening_colour,
    "an opening stone on an occupied point": opening_occupied,
    "a stone while a choice is due": choice_due,
    "the wrong side chooses": wrong_chooser,
    "two stones more where only a colour could be chosen": no_more_stones,
    "a stone set up on an occupied point": two_on_one,
    "a claim without a five": no_five,
    "an overstepped time where none was set": no_time_set,
    "an agreed draw that no clause offers": draw_not_offered,
    "both sides absent": both_absent,
    "conduct that is no move": conduct,
    "a noted result that the moves contradict": result_differs,
    "a noted score that the games contradict": score_differs,
}


BEGINNINGS: dict[str, Callable[[], Play]] = {
    "a stone before any toss": stone_first,
    "a stone after the toss, before anybody took a colour": stone_after_toss,
    "colours without a toss": no_toss,
    "the wrong side takes black": wrong_colours,
    "a toss where colours are settled": toss_not_due,
    "the wrong side lays the opening": wrong_opener,
}


def assert_found(play: Play, act: str) -> None:
    finding = ROWS[act][2]
    assert play.rules == (() if finding == "-" else (finding.strip("`"),))


@pytest.mark.parametrize("act", BEGINNINGS)
def test_wz1_an_irregular_beginning_does_what_its_row_says(act: str) -> None:
    assert_found(BEGINNINGS[act](), act)


@pytest.mark.parametrize("act", IRREGULAR)
def test_wz3_an_irregular_act_does_what_its_row_says(act: str) -> None:
    assert_found(IRREGULAR[act](), act)


# --- ends of a game -------------------------------------------------------------------------------------------------------


def full(last: int) -> Play:
    """Return a board of 15 x 15 filled without a five, but for its last points."""
    points = grid(15).points
    black = [p for i, p in enumerate(points) if ((i % 15) // 2 + i // 15) % 2 == 0]
    white = [p for p in points if p not in set(black)]
    play = started()
    while len(black) > len(white) + 1:
        white.append(black.pop())
    while len(white) > len(black):
        black.append(white.pop())
    order = [p for pair in zip(black, white, strict=False) for p in pair] + black[len(white) :]
    return play.moves(" ".join(order[:last]))


def last_point() -> bool:
    play = full(224)
    assert isinstance(play.table.play, Playing)
    (left,) = [p for p in grid(15).points if not (game(play).blacks | game(play).whites) & grid(15).bit[p]]
    play.do(StonePlaced("black", left))
    return play.results == (GameDrawn(1, "full_board"),) and standing(play.table.play.match).counted == 0


def five_claimed_later() -> bool:
    play = started(FIVE, five_counts="when_claimed")
    quiet = play.types == ("FiveFormed",)
    return quiet and won(play.moves("").do(StonePlaced("white", "a1"), FiveClaimed(0)))


def resigned_before() -> bool:
    before = Play().do(Resigned(1))
    return won(before) and won(started("h8 i9").do(Resigned(1)))


def resigned_between() -> bool:
    play = started(FIVE).do(Resigned(1))
    return play.results == () and play.rules == ("gomoku.after_game",)


def forfeited() -> bool:
    return won(started("h8").do(Forfeited(1))) and score(started(FIVE).do(Forfeited(0))) == (2, 2)


def match_lost(play: Play) -> bool:
    return any(isinstance(event, MatchWon) and event.winner == 0 for event in play.results)


def sheet() -> bool:
    play = started().do(MovesUnrecorded(), ResultNoted("black", "resigned"))
    return won(play) and not play.rules


def six_and_five() -> bool:
    """One stone joins six in a column and five in a row."""
    play = started("h8 a1 h9 c1 h10 e1 h12 g1 h13 i1 d11 k1 e11 m1 f11 o1 g11 a3 h11", overline="nothing")
    return won(play)


ENDS: dict[str, Callable[[], bool]] = {
    "a five is formed": lambda: won(started(FIVE)),
    "a five with `five_counts` = `when_claimed`": five_claimed_later,
    "six or more in a row": lambda: won(started(OVERLINE)),
    "six or more with `overline` = `nothing`": lambda: started(OVERLINE, overline="nothing").results == (),
    "a five and an overline by one stone, `overline` = `nothing`": six_and_five,
    "the last point is filled": last_point,
    "a side resigns": resigned_before,
    "a side resigns between games": resigned_between,
    "a set time is overstepped": lambda: won(started("h8", set_times="minutes").do(TimeOverstepped(1))),
    "a side forfeits": forfeited,
    "a forfeit with `forfeit_loses` = `match`": lambda: match_lost(started("h8", forfeit_loses="match").do(Forfeited(1))),
    "a side is not there before the toss": lambda: match_lost(Play().do(Absent((1,)))),
    "a side is absent later": lambda: started("h8").do(Absent((1,))).types == ("GameWon",),
    "a draw by agreement where it is allowed": lambda: (
        started("h8", draw_by_agreement="allowed").do(DrawAgreed()).types == ("GameDrawn",)
    ),
    "moves not recorded, a result on the sheet": sheet,
    "a side has won two games": lambda: started(FIVE).do(ColoursTaken(1), Resigned(1)).results[-1] == MatchWon(0, (4, 0), (3,)),
}


@pytest.mark.parametrize("act", ENDS)
def test_wz2_a_game_ends_as_its_row_says(act: str) -> None:
    assert ENDS[act]()


# --- renju ----------------------------------------------------------------------------------------------------------------


def foul() -> bool:
    play = started(OVERLINE, overline="renju")
    return play.rules == ("gomoku.foul",) and play.types == ("FoulFormed", "GameWon") and not won(play) and stones(play) == 11


def white_overline() -> bool:
    play = started("a1 h8 c1 h9 e1 h10 g1 h12 i1 h13 k1 h11", overline="renju")
    return play.types == ("FiveFormed", "GameWon") and not won(play)


RENJU: dict[str, Callable[[], bool]] = {
    "a foul by Black": foul,
    "a five that is also a foul": lambda: won(
        started("h8 a1 h9 c1 h10 e1 h12 g1 h13 i1 d11 k1 e11 m1 f11 o1 g11 a3 h11", overline="renju")
    ),
    "an overline by White": white_overline,
}


@pytest.mark.parametrize("act", RENJU)
def test_wz3_renju_is_as_its_row_says(act: str) -> None:
    assert RENJU[act]()


# --- rulings --------------------------------------------------------------------------------------------------------------


def ruled(play: Play, remedy: Remedy) -> Play:
    return play.do(CallMade(0), Ruled(1, "WZ3", remedy, "shown"))


def reverse(play: Play) -> Play:
    return play.do(Appealed(1, 1, "law"), AppealDecided(1, "reversed", "WZ3", "shown"))


def given() -> bool:
    play = ruled(started(FIVE), GameGoesTo(1, 1))
    return score(play) == (0, 2)


def stopped_and_resumed() -> bool:
    play = ruled(started("h8 i9"), GameGoesTo(1, 1))
    assert "GameClosed" in play.types
    before = stones(play)
    reverse(play)
    return isinstance(play.table.play, Playing) and game(play).next == "black" and stones(play) == before == 2


def counts_again() -> bool:
    return score(reverse(ruled(started(FIVE), GameGoesTo(1, 1)))) == (2, 0)


def earlier_again() -> bool:
    play = ruled(started(FIVE), GameGoesTo(1, 1)).do(Ruled(1, "WZ3", GameIsDrawn(1), "shown"))
    drawn = score(play) == (0, 0)
    play.do(Appealed(2, 1, "law"), AppealDecided(2, "reversed", "WZ3", "shown"))
    return drawn and score(play) == (0, 2)


def decided_twice() -> bool:
    play = ruled(started(FIVE), GameGoesTo(1, 1)).do(Appealed(1, 0, "law"), AppealDecided(1, "upheld", "WZ3", "shown"))
    play.do(AppealDecided(1, "reversed", "WZ3", "shown"))
    return play.rules == ("desk.not_appealed",) and score(play) == (2, 0)


def void() -> bool:
    play = ruled(started(FIVE), GameIsVoid(1))
    due = due_colours(play.table.play.match)
    return standing(play.table.play.match).counted == 0 and (due.basis, due.first) == ("kept", 0)


def wrong_role() -> bool:
    play = started(FIVE).do(CallMade(0)).do(Ruled(1, "WZ3", GameGoesTo(1, 1), "shown"), role="referee")
    return play.rules == ("desk.wrong_role",) and score(play) == (0, 2)


def final() -> bool:
    play = ruled(started(FIVE), GameGoesTo(1, 1)).do(Appealed(1, 0, "law"), role="player")
    return play.rules == ("desk.final",) and play.results == ()


def not_appealed() -> bool:
    play = ruled(started(FIVE), GameGoesTo(1, 1)).do(AppealDecided(1, "reversed", "WZ3", "shown"))
    return play.rules == ("desk.not_appealed",) and score(play) == (2, 0)


def no_remedy() -> bool:
    play = ruled(started(FIVE), GameGoesTo(1, 1)).do(Appealed(1, 0, "law"), AppealDecided(1, "varied", "WZ3", "shown"))
    return play.rules == ("desk.final", "desk.no_remedy") and score(play) == (0, 2)


def out_of_reach() -> bool:
    play = ruled(started(FIVE), GameGoesTo(3, 1))
    return play.rules == ("desk.out_of_reach",) and play.results == ()


def no_clause() -> bool:
    play = started(FIVE).do(CallMade(1)).do(Ruled(1, "XX9", GameGoesTo(1, 1), "shown"))
    return play.rules == ("desk.no_clause",) and score(play) == (0, 2)


def no_rule() -> bool:
    play = started(FIVE).do(CallMade(1)).do(OffenceHeld(1, 2, "gomoku.nothing", "WZ3", 1))
    return play.rules == ("desk.no_rule",) and play.results == ()


def ruled_already() -> bool:
    play = ruled(started(FIVE), GameGoesTo(1, 1)).do(Ruled(1, "WZ3", GameGoesTo(1, 1), "shown"))
    return play.rules == ("desk.ruled_already",) and score(play) == (0, 2)


RULINGS: dict[str, Callable[[], bool]] = {
    "a game is given to a side": given,
    "a ruling on a game in play": lambda: "GameClosed" in ruled(started("h8"), GameGoesTo(1, 1)).types,
    "that ruling is reversed": stopped_and_resumed,
    "a ruling on a game that was over is reversed": counts_again,
    "a ruling that had replaced an earlier one is reversed": earlier_again,
    "a game is void": void,
    "a side is given the turn": lambda: game(ruled(started("h8 i9"), TurnGoesTo(1))).next == "white",
    "the match is given to a side": lambda: match_lost(ruled(started("h8"), MatchGoesTo(0))),
    "an appeal against the chief referee": final,
    "a decision without an appeal": not_appealed,
    "a second decision on a ruling": decided_twice,
    "a ruling varied without a new remedy": no_remedy,
    "a ruling that cites a clause of no rulebook": no_clause,
    "the same is ruled again on a call": ruled_already,
    "an offence under a rule that there is not": no_rule,
}


def test_gc3_2_a_result_is_changed_by_the_chief_referee() -> None:
    assert "a referee changes a result" in ROWS
    assert wrong_role()


def test_gc1_2_a_ruling_needs_something_to_act_on() -> None:
    assert "a remedy with nothing to act on" in ROWS
    assert out_of_reach()


@pytest.mark.parametrize("act", RULINGS)
def test_gc1_3_a_ruling_does_what_its_row_says(act: str) -> None:
    assert RULINGS[act]()


def test_gc1_3_play_cannot_go_back_to_before_a_ruling() -> None:
    history = History(MatchOpened(("a", "b"), DEFAULTS))
    chief = Actor("x", "chief_referee")
    for event in (TOSS, BLACK, CallMade(0), Ruled(1, "WZ3", GameGoesTo(1, 0), "shown"), StonePlaced("black", "h8")):
        history.fold(event, chief)

    assert history.cannot_return(3) is not None
    assert history.cannot_return(5) is None


# --- what cannot be judged ------------------------------------------------------------------------------------------------

UNJUDGED: dict[str, Callable[[], Play]] = {
    "a toss whose winner is not recorded": lambda: Play().do(TossHeld(None)),
    "a toss whose winner may choose, the choice not recorded": lambda: Play(toss_winner_gets="choice").do(TOSS, BLACK),
    "colours after a game without a result": lambda: started("h8").do(BLACK),
    "a stone whose point is not recorded": lambda: started("h8").do(StonePlaced("white", None)),
    "stones set up": lambda: started().do(StonesSetUp(("h8",), ("i9",))),
    "moves not recorded": lambda: started("h8").do(MovesUnrecorded()),
    "a noted result that the moves do not reach": lambda: started("h8").do(ResultNoted("black", "five")),
    "a noted score while a game has no result": lambda: started("h8").do(ColoursTaken(1), ScoreNoted((2, 0))),
}


@pytest.mark.parametrize("record", UNJUDGED)
def test_wz2_what_a_record_lacks_is_named_and_not_guessed(record: str) -> None:
    play = UNJUDGED[record]()

    assert play.unjudged == (ROWS[record][1].strip("`"),)


def test_every_row_of_the_page_is_tried() -> None:
    desk = {"a referee changes a result", "a remedy with nothing to act on"}

    assert set(ROWS) == {*BEGINNINGS, *IRREGULAR, *ENDS, *RENJU, *RULINGS, *UNJUDGED, *desk}

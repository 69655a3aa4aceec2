"""Every irregular act at a 五子棋 table: what it breaks and what was due, what follows, and where play stands after it."""

import msgspec

from core.gomoku.messages import (
    Absent,
    ColourChosen,
    ColoursTaken,
    ConductNoted,
    DrawAgreed,
    FiveClaimed,
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
from core.table import Act
from tests.core.given import FIVE, SIX, STARTED, A, Acts, B, stones

FIRST_GAME: Acts = (*STARTED, *stones(FIVE))  # side A has won game 1 with black
TWO_GAMES: Acts = (*FIRST_GAME, ColoursTaken(B), Resigned(A))  # one game each
MATCH: Acts = (*FIRST_GAME, ColoursTaken(B), Resigned(B))  # side A has won the match 2 : 0
LAID: Acts = (TossHeld(A), OpeningBegun(A), *stones("h8 i9 j10"))  # side B has to choose


class Case(msgspec.Struct, frozen=True):
    """An irregular act. `seat` and `due` are those of the first thing found."""

    what: str
    given: Acts
    act: Act
    finds: tuple[str, ...]  # without `gomoku.`
    then: str  # `tests.core.given.shown`
    seat: int | None = None
    due: tuple[str, ...] = ()
    follows: tuple[str, ...] = ()
    options: dict[str, str] = {}


def black(at: str | None) -> StonePlaced:
    return StonePlaced("black", at)


def white(at: str | None) -> StonePlaced:
    return StonePlaced("white", at)


def swap(rule: str = "swap") -> dict[str, str]:
    return {"opening_rule": rule}


_BLACK_WINS, _MATCH_A = "after game 1: 2:0 halves", "won by A: 4:0 halves"

TOSS_AND_COLOURS: tuple[Case, ...] = (
    Case("a stone before any toss", (), black("h8"), ("toss_missing",), "game 1: nobody black, 1 stones, 1 moves, white next",
         due=("toss",)),
    Case("a white stone before any toss", (), white("h8"), ("toss_missing", "out_of_turn"),
         "game 1: nobody black, 1 stones, 1 moves, black next", due=("toss",)),
    Case("a pass before any toss", (), Passed("black"), ("toss_missing", "passed"),
         "game 1: nobody black, 0 stones, 1 moves, white next", due=("toss",)),
    Case("a pass after the toss", (TossHeld(A),), Passed("black"), ("passed",),
         "game 1: nobody black, 0 stones, 1 moves, white next", due=("empty_point",)),
    Case("a stone off the board before any toss", (), black("z99"), ("toss_missing", "off_board"),
         "game 1: nobody black, 0 stones, 1 moves, either next", due=("toss",)),
    Case("a white stone first after the toss", (TossHeld(A),), white("h8"), ("out_of_turn",),
         "game 1: nobody black, 1 stones, 1 moves, black next", due=("black",)),
    Case("colours without a toss", (), ColoursTaken(A), ("toss_missing",), "game 1: A black, 0 stones, 0 moves, black next", A,
         ("toss",)),
    Case("colours of game 3 without a new toss", TWO_GAMES, ColoursTaken(A), ("toss_missing",),
         "game 3: A black, 0 stones, 0 moves, black next", A, ("toss",)),
    Case("the loser of the toss takes black", (TossHeld(A),), ColoursTaken(B), ("wrong_colours",),
         "game 1: B black, 0 stones, 0 moves, black next", B, ("0",)),
    Case("the chooser of white takes black", (TossHeld(A, "white"),), ColoursTaken(A), ("wrong_colours",),
         "game 1: A black, 0 stones, 0 moves, black next", A, ("1",), options={"toss_winner_gets": "choice"}),
    Case("colours not swapped in game 2", FIRST_GAME, ColoursTaken(A), ("wrong_colours",),
         "game 2: A black, 0 stones, 0 moves, black next", A, ("1",)),
    Case("a toss for game 2", FIRST_GAME, TossHeld(B), ("toss_not_due",), "colours", B, ("swapped",)),
    Case("a toss where the loser chooses", FIRST_GAME, TossHeld(B), ("toss_not_due",), "colours", B, ("loser",),
         options={"later_colours": "loser_chooses"}),
    Case("the loser of the toss opens", (TossHeld(A),), OpeningBegun(B), ("wrong_opener",),
         "opening: B lays black white black, 0 stones, 0 moves", B, ("0",), options=swap()),
)  # fmt: skip

ENDS: tuple[Case, ...] = (
    Case("a stone after the end of a game", FIRST_GAME, white("a1"), ("after_game",), f"{_BLACK_WINS}, 1 moves after it", B),
    Case("more stones after the end of a game", (*FIRST_GAME, white("a1")), black("a2"), (), f"{_BLACK_WINS}, 2 moves after it"),
    Case("a pass after the end of a game", FIRST_GAME, Passed("white"), ("after_game",), f"{_BLACK_WINS}, 1 moves after it", B),
    Case("stones set up after the end of a game", FIRST_GAME, StonesSetUp(("a1",), ()), ("after_game",),
         f"{_BLACK_WINS}, 1 moves after it"),
    Case("resigning a game that is over", FIRST_GAME, Resigned(B), ("after_game",), _BLACK_WINS, B),
    Case("agreeing to a draw of a game that is over", FIRST_GAME, DrawAgreed(), ("after_game",), _BLACK_WINS),
    Case("a claim with no five on the board", (*STARTED, *stones("h8 i9")), FiveClaimed(A, ("h8",)), ("no_five",),
         "game 1: A black, 2 stones, 2 moves, black next", A, ("five",)),
    Case("a claim of the other side's five", FIRST_GAME, FiveClaimed(B), ("no_five",), _BLACK_WINS, B, ("five",)),
    Case("a claim of an overline that is nothing", (*STARTED, *stones(SIX)), FiveClaimed(A), ("no_five",),
         "game 1: A black, 11 stones, 11 moves, white next", A, ("five",), options={"overline": "nothing"}),
    Case("a claim before any game", (), FiveClaimed(A), ("no_game",), "toss", A),
    Case("an agreed draw before any game", (), DrawAgreed(), ("no_game",), "toss"),
    Case("a result noted before any game", (), ResultNoted("black"), ("no_game",), "toss"),
    Case("time overstepped where none was set", STARTED, TimeOverstepped(B), ("no_time_set",),
         "game 1: A black, 0 stones, 0 moves, black next", B),
    Case("time overstepped between games", FIRST_GAME, TimeOverstepped(B), ("no_game",), _BLACK_WINS, B,
         options={"set_times": "minutes"}),
    Case("both sides absent", (), Absent((A, B)), ("both_absent",), "toss", due=("present",)),
    Case("a new toss before the end of a game", (*STARTED, *stones("h8")), TossHeld(A), ("unfinished",), "colours",
         due=("result",)),
    Case("new colours before the end of a game", (*STARTED, *stones("h8")), ColoursTaken(B), ("unfinished",),
         "game 2: B black, 0 stones, 0 moves, black next", due=("result",)),
    Case("an opening before the end of a game", (*LAID, ColourChosen(B, "white")), OpeningBegun(B), ("unfinished",),
         "opening: B lays black white black, 0 stones, 0 moves", due=("result",), options=swap()),
    Case("a result noted for the wrong colour", FIRST_GAME, ResultNoted("white", "five"), ("result_differs",), _BLACK_WINS,
         due=("black", "five")),
    Case("a draw noted for a game that was won", FIRST_GAME, ResultNoted("draw"), ("result_differs",), _BLACK_WINS,
         due=("black", "five")),
    Case("the right winner noted for a wrong reason", FIRST_GAME, ResultNoted("black", "time"), ("result_differs",),
         _BLACK_WINS, due=("black", "five")),
)  # fmt: skip

MOVES: tuple[Case, ...] = (
    Case("a stone on an occupied point", (*STARTED, *stones("h8 i9")), black("i9"), ("occupied",),
         "game 1: A black, 2 stones, 3 moves, either next", A, ("empty_point",)),
    Case("a stone on an occupied point where the turn is lost", (*STARTED, *stones("h8 i9")), black("h8"), ("occupied",),
         "game 1: A black, 2 stones, 3 moves, white next", A, ("empty_point",), options={"illegal_move": "turn_lost"}),
    Case("a stone off the board", STARTED, black("p16"), ("off_board",), "game 1: A black, 0 stones, 1 moves, either next", A,
         ("empty_point",)),
    Case("a stone off the board where the turn is lost", STARTED, black("a0"), ("off_board",),
         "game 1: A black, 0 stones, 1 moves, white next", A, ("empty_point",), options={"illegal_move": "turn_lost"}),
    Case("a word for a point", STARTED, black("天元"), ("off_board",), "game 1: A black, 0 stones, 1 moves, either next", A,
         ("empty_point",)),
    Case("two moves in a row", (*STARTED, *stones("h8")), black("i9"), ("out_of_turn",),
         "game 1: A black, 2 stones, 2 moves, white next", A, ("white",)),
    Case("two moves in a row where the turn is lost", (*STARTED, *stones("h8")), black("i9"), ("out_of_turn",),
         "game 1: A black, 2 stones, 2 moves, white next", A, ("white",), options={"illegal_move": "turn_lost"}),
    Case("out of turn and on an occupied point", (*STARTED, *stones("h8")), black("h8"), ("out_of_turn", "occupied"),
         "game 1: A black, 1 stones, 2 moves, either next", A, ("white",)),
    Case("white moves first", STARTED, white("h8"), ("out_of_turn",), "game 1: A black, 1 stones, 1 moves, black next", B,
         ("black",)),
    Case("a five made out of turn", (*STARTED, *stones(FIVE.removesuffix(" h11 i12 h12")), *stones("h11"), white("a1")),
         white("i12"), ("out_of_turn",), "game 1: A black, 9 stones, 9 moves, black next", B, ("black",)),
    Case("a pass", STARTED, Passed("black"), ("passed",), "game 1: A black, 0 stones, 1 moves, white next", A, ("empty_point",)),
    Case("a pass by the side that is not on move", STARTED, Passed("white"), ("passed",),
         "game 1: A black, 0 stones, 1 moves, black next", B, ("empty_point",)),
    Case("a foul by black under renju", (*STARTED, *stones(SIX.removesuffix(" h11"))), black("h11"), ("foul",),
         "after game 1: 0:2 halves", A, ("no_foul",), ("FoulFormed", "GameWon"), {"overline": "renju"}),
    Case("conduct that is no move", STARTED, ConductNoted(B, "touched_stone"), ("conduct",),
         "game 1: A black, 0 stones, 0 moves, black next", B),
    Case("conduct after the match", MATCH, ConductNoted(B, "left_table"), ("conduct",), _MATCH_A, B),
    Case("a stone set up on an occupied point", (*STARTED, *stones("h8")), StonesSetUp((), ("h8", "a1")), ("two_on_one",),
         "game 1: A black, 2 stones, 1 moves, either next", due=("empty_point",)),
    Case("a stone set up on a point of the other colour", STARTED, StonesSetUp(("h8",), ("h8",)), ("two_on_one",),
         "game 1: A black, 1 stones, 0 moves, either next", due=("empty_point",)),
    Case("a stone set up off the board", (), StonesSetUp(("p16",), ()), ("two_on_one",),
         "game 1: nobody black, 0 stones, 0 moves, either next", due=("empty_point",)),
    Case("an agreed draw that no clause offers", (*STARTED, *stones("h8")), DrawAgreed(), ("draw_not_offered",),
         "game 1: A black, 1 stones, 1 moves, white next", due=("play_on",)),
    Case("a score noted wrongly", FIRST_GAME, ScoreNoted((0, 2)), ("score_differs",), _BLACK_WINS, due=("2", "0")),
    Case("a stone after the end of the match", MATCH, black("a1"), ("after_match",), f"{_MATCH_A}, 1 moves after it", B),
    Case("a stone after a match that nobody played", (Absent((B,)),), black("a1"), ("after_match",),
         f"{_MATCH_A}, 1 moves after it"),
    Case("more stones after the end of the match", (*MATCH, black("a1")), white("a2"), (), f"{_MATCH_A}, 2 moves after it"),
    Case("colours after the end of the match", MATCH, ColoursTaken(A), ("after_match",), _MATCH_A),
    Case("a toss after the end of the match", MATCH, TossHeld(A), ("after_match",), _MATCH_A),
    Case("resigning after the end of the match", MATCH, Resigned(A), ("after_match",), _MATCH_A, A),
    Case("absence after the end of the match", MATCH, Absent((B,)), ("after_match",), _MATCH_A),
)  # fmt: skip

OPENINGS: tuple[Case, ...] = (
    Case("an opening where no opening rule holds", (TossHeld(A),), OpeningBegun(A), ("opening_not_agreed",),
         "opening: A lays black white black, 0 stones, 0 moves", A, ("colours",)),
    Case("colours where an opening is due", (TossHeld(A),), ColoursTaken(A), ("opening_missing",),
         "game 1: A black, 0 stones, 0 moves, black next", due=("opening",), options=swap()),
    Case("an opening stone of the wrong colour", (TossHeld(A), OpeningBegun(A)), white("h8"), ("opening_colour",),
         "opening: A lays white black, 1 stones, 1 moves", A, ("black",), options=swap()),
    Case("an opening stone on an occupied point", (TossHeld(A), OpeningBegun(A), black("h8")), white("h8"), ("occupied",),
         "opening: A lays white black, 1 stones, 2 moves", due=("empty_point",), options=swap()),
    Case("an opening stone off the board", (TossHeld(A), OpeningBegun(A)), black("a16"), ("off_board",),
         "opening: A lays black white black, 0 stones, 1 moves", due=("empty_point",), options=swap()),
    Case("a stone while a choice is due", LAID, white("a1"), ("choice_due",), "choice: B, 4 stones, 4 moves", B, ("choice",),
         options=swap()),
    Case("a stone on an occupied point while a choice is due", LAID, white("h8"), ("choice_due", "occupied"),
         "choice: B, 3 stones, 4 moves", B, ("choice",), options=swap()),
    Case("the opener chooses", LAID, ColourChosen(A, "black"), ("wrong_chooser",),
         "game 1: A black, 3 stones, 3 moves, white next", A, ("1",), options=swap()),
    Case("the opener lays two stones more", LAID, TwoMoreChosen(A), ("wrong_chooser",),
         "opening: A lays white black, 3 stones, 3 moves", A, ("1",), options=swap("swap2")),
    Case("two stones more under swap", LAID, TwoMoreChosen(B), ("no_more_stones",),
         "opening: B lays white black, 3 stones, 3 moves", B, ("choice",), options=swap()),
    Case("two stones more a second time", (*LAID, TwoMoreChosen(B), *stones("a1 a2", "white")), TwoMoreChosen(A),
         ("no_more_stones",), "opening: A lays white black, 5 stones, 5 moves", A, ("choice",), options=swap("swap2")),
    Case("moves not recorded while a choice is due", LAID, MovesUnrecorded(), (), "choice: B, 3 stones, 3 moves", options=swap()),
)  # fmt: skip

CASES = (*TOSS_AND_COLOURS, *ENDS, *MOVES, *OPENINGS)

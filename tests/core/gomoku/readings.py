"""Every option: what each of its values makes of the same acts. No two values of an option tell the same."""

import msgspec

from core.desk.messages import CallMade, Stands
from core.gomoku.messages import (
    Absent,
    ColoursTaken,
    DrawAgreed,
    FiveClaimed,
    Forfeited,
    OpeningBegun,
    Resigned,
    TimeOverstepped,
    TossHeld,
    TwoMoreChosen,
)
from core.table import Act
from tests.core.desk.irregular import ruled
from tests.core.given import FIVE, ORGANISER, SIX, STARTED, WHITE_SIX, A, Acts, B, By, Told, filling, shown, stones
from tests.core.gomoku.irregular import FIRST_GAME, LAID, black, white


class Reading(msgspec.Struct, frozen=True):
    """Acts whose judgement depends on one option: for each of its values what is told of the acts, one line each."""

    key: str
    given: Acts
    acts: tuple[Act | By, ...]
    told: dict[str, tuple[str, ...]]
    beside: dict[str, str] = {}  # other options


FULL = stones(" ".join(filling(15)))
DRAWN: Acts = (*STARTED, *FULL)  # game 1 drawn on a full board


def game(number: int, side: str, laid: int, moves: int, turn: str) -> str:
    return f"game {number}: {side} black, {laid} stones, {moves} moves, {turn} next"


READINGS: tuple[Reading, ...] = (
    Reading("board", STARTED, (black("p16"), black("t20")), {
        "size_15": ("off_board: " + game(1, "A", 0, 1, "either"), "off_board: " + game(1, "A", 0, 2, "either")),
        "size_19": (game(1, "A", 1, 1, "white"), "out_of_turn off_board: " + game(1, "A", 1, 2, "either")),
        "size_20": (game(1, "A", 1, 1, "white"), "out_of_turn: " + game(1, "A", 2, 2, "white")),
    }),
    Reading("toss_winner_gets", (TossHeld(A, "white"),), (ColoursTaken(B),), {
        "black": ("wrong_colours: " + game(1, "B", 0, 0, "black"),),
        "choice": (game(1, "B", 0, 0, "black"),),
    }),
    Reading("opening_rule", (TossHeld(A), OpeningBegun(A)), (*stones("h8 i9 j10"), TwoMoreChosen(B)), {
        "none": ("opening: A lays white black, 1 stones, 1 moves", "opening: A lays black, 2 stones, 2 moves",
                 "OpeningLaid > choice: B, 3 stones, 3 moves", "no_more_stones: opening: B lays white black, 3 stones, 3 moves"),
        "swap2": ("opening: A lays white black, 1 stones, 1 moves", "opening: A lays black, 2 stones, 2 moves",
                  "OpeningLaid > choice: B, may add, 3 stones, 3 moves", "opening: B lays white black, 3 stones, 3 moves"),
    }),
    Reading("opening_rule", (TossHeld(A),), (OpeningBegun(A),), {
        "none": ("opening_not_agreed: opening: A lays black white black, 0 stones, 0 moves",),
        "swap": ("opening: A lays black white black, 0 stones, 0 moves",),
    }),
    Reading("opening_rule", LAID, (TwoMoreChosen(B),), {
        "swap": ("no_more_stones: opening: B lays white black, 3 stones, 3 moves",),
        "swap2": ("opening: B lays white black, 3 stones, 3 moves",),
    }),
    Reading("overline", (*STARTED, *stones(SIX)[:-1]), (black("h11"),), {
        "wins": ("FiveFormed GameWon > after game 1: 2:0 halves",),
        "nothing": (game(1, "A", 11, 11, "white"),),
        "renju": ("foul: FoulFormed GameWon > after game 1: 0:2 halves",),
    }),
    Reading("overline", (*STARTED, *stones(WHITE_SIX)[:-1]), (white("h11"),), {
        "nothing": (game(1, "A", 12, 12, "black"),),
        "renju": ("FiveFormed GameWon > after game 1: 0:2 halves",),
    }),
    Reading("five_counts", (*STARTED, *stones(FIVE)[:-1]), (black("h12"), FiveClaimed(A)), {
        "when_formed": ("FiveFormed GameWon > after game 1: 2:0 halves", "after game 1: 2:0 halves"),
        "when_claimed": ("FiveFormed > " + game(1, "A", 9, 9, "white"), "GameWon > after game 1: 2:0 halves"),
    }),
    Reading("full_board", (*STARTED, *FULL[:199]), (FULL[199],), {
        "last_point": (game(1, "A", 200, 200, "black"),),
        "empty_25": ("GameDrawn > after game 1: 0:0 halves",),
    }),
    Reading("draw_by_agreement", STARTED, (DrawAgreed(),), {
        "not_offered": ("draw_not_offered: " + game(1, "A", 0, 0, "black"),),
        "allowed": ("GameDrawn > after game 1: 0:0 halves",),
    }),
    Reading("later_colours", FIRST_GAME, (ColoursTaken(A),), {
        "swap_then_toss": ("wrong_colours: " + game(2, "A", 0, 0, "black"),),
        "loser_chooses": (game(2, "A", 0, 0, "black"),),
    }),
    Reading("drawn_game", DRAWN, (ColoursTaken(B), Resigned(A), TossHeld(A)), {
        "replayed": ("wrong_colours: " + game(2, "B", 0, 0, "black"), "GameWon > after game 2: 0:2 halves",
                     "toss_not_due: colours"),
        "half_each": (game(2, "B", 0, 0, "black"), "GameWon > after game 2: 1:3 halves", "colours"),
    }),
    Reading("replay_colours", DRAWN, (ColoursTaken(B),), {
        "kept": ("wrong_colours: " + game(2, "B", 0, 0, "black"),),
        "swapped": (game(2, "B", 0, 0, "black"),),
    }),
    Reading("forfeit_loses", STARTED, (Forfeited(A),), {
        "game": ("GameWon > after game 1: 0:2 halves",),
        "match": ("GameWon GameWon MatchWon > won by B: 0:4 halves",),
    }),
    Reading("forfeit_loses", FIRST_GAME, (Absent((A,)),), {
        "game": ("GameWon > after game 2: 2:2 halves",),
        "match": ("GameWon GameWon MatchWon > won by B: 2:4 halves",),
    }),
    Reading("forfeit_loses", (*FIRST_GAME, ColoursTaken(B), DrawAgreed()), (Forfeited(A),), {
        "game": ("GameWon MatchTied > tied: 3:3 halves",),
        "match": ("GameWon MatchWon > won by B: 3:3 halves",),  # the match is lost although the games are level
    }, {"drawn_game": "half_each", "draw_by_agreement": "allowed"}),
    Reading("illegal_move", (*STARTED, black("h8")), (white("h8"), white("i9")), {
        "chief_referee": ("occupied: " + game(1, "A", 1, 2, "either"),
                          game(1, "A", 2, 3, "black")),
        "turn_lost": ("occupied: " + game(1, "A", 1, 2, "black"),
                      "out_of_turn: " + game(1, "A", 2, 3, "black")),
    }),
    Reading("set_times", STARTED, (TimeOverstepped(A),), {
        "none": ("no_time_set: " + game(1, "A", 0, 0, "black"),),
        "minutes": ("GameWon > after game 1: 0:2 halves",),
    }),
    Reading("authority", FIRST_GAME, (CallMade(A), ruled(Stands(), ORGANISER)), {
        "as_gc": ("after game 1: 2:0 halves", "wrong_role: after game 1: 2:0 halves"),
        "organiser": ("after game 1: 2:0 halves", "after game 1: 2:0 halves"),
    }),
)  # fmt: skip


def line(told: Told) -> str:
    """What is told of an act: what it breaks, what follows, where play stands."""
    found = " ".join(code.partition(".")[2] for code in told.found)
    return "".join((f"{found}: " if found else "", f"{' '.join(told.follows)} > " if told.follows else "", shown(told.play)))

"""What each remedy does in every phase, and what is left of it when it is reversed."""

import msgspec

from core.desk.messages import (
    CallMade,
    GameGoesTo,
    GameIsDrawn,
    GameIsVoid,
    MatchGoesTo,
    Remedy,
    Stands,
    TurnGoesTo,
    Warned,
)
from core.gomoku.messages import ColoursTaken, OpeningBegun, StonePlaced, TossHeld
from tests.core.given import STARTED, A, Acts, B, stones
from tests.core.gomoku.irregular import FIRST_GAME, LAID, MATCH, TWO_GAMES

CALL = CallMade(A)
OPENING: Acts = (TossHeld(A), OpeningBegun(A))
IN_PLAY: Acts = (*STARTED, *stones("h8 i9"))
SECOND_GAME: Acts = (*FIRST_GAME, ColoursTaken(B), StonePlaced("black", "h8"))


class Case(msgspec.Struct, frozen=True):
    """A remedy, and where play stands after it."""

    what: str
    given: Acts
    remedy: Remedy
    then: str
    follows: tuple[str, ...]
    options: dict[str, str] = {}


SWAP = {"opening_rule": "swap"}
STOPPED = ("GameClosed", "GameRuled")
RULED: tuple[Case, ...] = (
    Case("play stands", FIRST_GAME, Stands(), "after game 1: 2:0 halves", ()),
    Case("a warning", FIRST_GAME, Warned(B), "after game 1: 2:0 halves", ()),
    Case("the turn", (*IN_PLAY, StonePlaced("black", "h8")), TurnGoesTo(B), "game 1: A black, 2 stones, 3 moves, white next",
         ("TurnGiven",)),
    Case("the turn to whose turn it is", IN_PLAY, TurnGoesTo(A), "game 1: A black, 2 stones, 2 moves, black next",
         ("TurnGiven",)),
    Case("a game that is over", FIRST_GAME, GameGoesTo(1, B), "after game 1: 0:2 halves", ("GameRuled",)),
    Case("a game before the last", TWO_GAMES, GameGoesTo(1, B), "won by B: 0:4 halves", ("GameRuled", "MatchWon")),
    Case("a game before the one in play", SECOND_GAME, GameGoesTo(1, B), "game 2: B black, 1 stones, 1 moves, white next",
         ("GameRuled",)),
    Case("a game in play", IN_PLAY, GameGoesTo(1, B), "after game 1: 0:2 halves", STOPPED),
    Case("a game in play that decides the match", SECOND_GAME, GameGoesTo(2, A), "won by A: 4:0 halves", (*STOPPED, "MatchWon")),
    Case("a game in its opening", OPENING, GameGoesTo(1, A), "after game 1: 2:0 halves", STOPPED, SWAP),
    Case("a game waiting for a choice", LAID, GameGoesTo(1, B), "after game 1: 0:2 halves", STOPPED, SWAP),
    Case("the game to come, before the toss", (), GameGoesTo(1, B), "after game 1: 0:2 halves", STOPPED),
    Case("the game to come, after the toss", (TossHeld(A),), GameGoesTo(1, B), "after game 1: 0:2 halves", STOPPED),
    Case("the game to come, between games", FIRST_GAME, GameGoesTo(2, B), "after game 2: 2:2 halves", STOPPED),
    Case("a game of a match that is over", MATCH, GameGoesTo(1, B), "after game 2: 2:2 halves", ("GameRuled", "MatchReopened")),
    Case("a draw, replayed", FIRST_GAME, GameIsDrawn(1), "after game 1: 0:0 halves", ("GameRuled",)),
    Case("a draw, half a win each", FIRST_GAME, GameIsDrawn(1), "after game 1: 1:1 halves", ("GameRuled",),
         {"drawn_game": "half_each"}),
    Case("a draw that ties the match", (*TWO_GAMES, TossHeld(A), ColoursTaken(A)), GameIsDrawn(3), "tied: 3:3 halves",
         (*STOPPED, "MatchTied"), {"drawn_game": "half_each"}),
    Case("void", FIRST_GAME, GameIsVoid(1), "after game 1: 0:0 halves", ("GameRuled",)),
    Case("void, in play", IN_PLAY, GameIsVoid(1), "after game 1: 0:0 halves", STOPPED),
    Case("void, and the match is open again", MATCH, GameIsVoid(2), "after game 2: 2:0 halves", ("GameRuled", "MatchReopened")),
    Case("the match, before the toss", (), MatchGoesTo(B), "won by B: 0:0 halves", ("MatchRuled", "MatchWon")),
    Case("the match, after the toss", (TossHeld(A),), MatchGoesTo(B), "won by B: 0:0 halves", ("MatchRuled", "MatchWon")),
    Case("the match, in an opening", OPENING, MatchGoesTo(B), "won by B: 0:0 halves", ("MatchRuled", "GameClosed", "MatchWon"),
         SWAP),
    Case("the match, in play", IN_PLAY, MatchGoesTo(B), "won by B: 0:0 halves", ("MatchRuled", "GameClosed", "MatchWon")),
    Case("the match, between games", FIRST_GAME, MatchGoesTo(B), "won by B: 2:0 halves", ("MatchRuled", "MatchWon")),
    Case("the match to the side that has it", MATCH, MatchGoesTo(A), "won by A: 4:0 halves", ("MatchRuled",)),
    Case("the match to the side that lost it", MATCH, MatchGoesTo(B), "won by B: 4:0 halves",
         ("MatchRuled", "MatchReopened", "MatchWon")),
)  # fmt: skip

REVERSED: tuple[Case, ...] = (
    Case("play stands", FIRST_GAME, Stands(), "after game 1: 2:0 halves", ()),
    Case("a warning", FIRST_GAME, Warned(B), "after game 1: 2:0 halves", ()),
    Case("a turn stays given: what was played on it was played", IN_PLAY, TurnGoesTo(B),
         "game 1: A black, 2 stones, 2 moves, white next", ()),
    Case("a game that was over", FIRST_GAME, GameGoesTo(1, B), "after game 1: 2:0 halves", ("GameUnruled",)),
    Case("a draw", FIRST_GAME, GameIsDrawn(1), "after game 1: 2:0 halves", ("GameUnruled",)),
    Case("a void game", FIRST_GAME, GameIsVoid(1), "after game 1: 2:0 halves", ("GameUnruled",)),
    Case("a void game that had opened the match again", MATCH, GameIsVoid(2), "won by A: 4:0 halves",
         ("GameUnruled", "MatchWon")),
    Case("a game that was stopped", IN_PLAY, GameGoesTo(1, B), "game 1: A black, 2 stones, 2 moves, black next",
         ("GameUnruled", "GameReopened")),
    Case("a game that was stopped and decided the match", SECOND_GAME, GameGoesTo(2, A),
         "game 2: B black, 1 stones, 1 moves, white next", ("GameUnruled", "MatchReopened", "GameReopened")),
    Case("a game before the one in play", SECOND_GAME, GameGoesTo(1, B), "game 2: B black, 1 stones, 1 moves, white next",
         ("GameUnruled",)),
    Case("a game that never began is gone", (), GameGoesTo(1, B), "after game 0: 0:0 halves", ("GameUnruled",)),
    Case("a game stopped in its opening has no result", LAID, GameGoesTo(1, B), "after game 1: 0:0 halves", ("GameUnruled",),
         SWAP),
    Case("the match, before the toss", (), MatchGoesTo(B), "after game 0: 0:0 halves", ("MatchRuled", "MatchReopened")),
    Case("the match, after the toss", (TossHeld(A),), MatchGoesTo(B), "after game 0: 0:0 halves",
         ("MatchRuled", "MatchReopened")),
    Case("the match, in play", IN_PLAY, MatchGoesTo(B), "game 1: A black, 2 stones, 2 moves, black next",
         ("MatchRuled", "MatchReopened", "GameReopened")),
    Case("the match, between games", FIRST_GAME, MatchGoesTo(B), "after game 1: 2:0 halves", ("MatchRuled", "MatchReopened")),
    Case("the match, to the side that had it", MATCH, MatchGoesTo(A), "won by A: 4:0 halves", ("MatchRuled",)),
    Case("the match, to the side that had lost it", MATCH, MatchGoesTo(B), "won by A: 4:0 halves",
         ("MatchRuled", "MatchReopened", "MatchWon")),
)  # fmt: skip

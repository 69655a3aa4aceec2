"""The same game twice: a hash of what was played, nothing of who, when or what was claimed."""

from collections.abc import Callable
from hashlib import sha256

import msgspec

from core.chaodipi.messages import CardsDrawnOff
from core.chaodipi.messages import MatchOpened as ChaodipiOpened
from core.doudizhu import messages as doudizhu
from core.games import Act, Opening
from core.gomoku import messages as gomoku
from core.guandan import messages as guandan
from core.shengji.messages import MatchOpened as ShengjiOpened
from core.trumps import messages as trumps

_PLAYED = (gomoku.StonePlaced, gomoku.Passed, gomoku.Resigned, gomoku.TimeOverstepped, gomoku.Forfeited, gomoku.DrawAgreed)
_DEALT = (doudizhu.HandDealt, doudizhu.BottomLaid, doudizhu.BottomShown)
_CALLED = (doudizhu.BidMade, doudizhu.LandlordNoted, doudizhu.CardsPlayed, doudizhu.Passed)
_SHEETS = (doudizhu.DealNoted, doudizhu.ScoresNoted)
_DONE = (guandan.DealBegun, guandan.LeaderDrawn, guandan.RefusalClaimed, guandan.Passed, guandan.PlayTakenBack)
_MOVED = (guandan.TributePaid, guandan.CardReturned)
_SIGNED = (guandan.DealNoted, guandan.PointsNoted)

_HELD = (CardsDrawnOff, trumps.HandDealt, trumps.BottomLaid, trumps.BottomBuried, trumps.CardsPlayed)
_TRUMPS = (trumps.TrumpsDeclared, trumps.Insured, trumps.Overturned)


def fingerprint(acts: tuple[object, ...], opening: Opening) -> str:
    """Return a hash of what was played, game by game or deal by deal.

    Empty where nothing was played: such matches are never the same.
    """
    return _BY_OPENING[type(opening)](acts, opening)


def _hash(told: list[str]) -> str:
    return sha256("\n".join(told).encode()).hexdigest()


def _gomoku(acts: tuple[object, ...], opening: gomoku.MatchOpened) -> str:
    told = [str(opening.options.size)]
    black: gomoku.Seat | None = None
    for act in acts:
        if isinstance(act, (gomoku.ColoursTaken, gomoku.OpeningBegun)):
            black = act.black if isinstance(act, gomoku.ColoursTaken) else None
            told.append("game")
        elif isinstance(act, (gomoku.Resigned, gomoku.TimeOverstepped, gomoku.Forfeited)) and black is not None:
            told.append(f"{type(act).__name__} {'black' if act.seat == black else 'white'}")  # formats number seats differently
        elif isinstance(act, gomoku.StonesSetUp):  # in no order: two files may list them differently
            told.append(_text(gomoku.StonesSetUp(tuple(sorted(act.black)), tuple(sorted(act.white)))))
        elif isinstance(act, _PLAYED):
            told.append(_text(act))
    return _hash(told) if set(told[1:]) - {"game"} else ""


def _doudizhu(acts: tuple[object, ...], opening: doudizhu.MatchOpened) -> str:
    """Cards in no order; hands alone are no game, and a sheet counts where nothing was played card by card."""
    told: list[str] = []
    played = False
    for act in acts:
        if isinstance(act, (*_DEALT, doudizhu.CardsPlayed)):
            told.append(_text(msgspec.structs.replace(act, cards=tuple(sorted(act.cards)))))
        elif isinstance(act, (*_CALLED, *_SHEETS, doudizhu.DealBegun)):
            told.append(_text(act))
        played = played or isinstance(act, (*_CALLED, *_SHEETS))
    return _hash(["doudizhu", *told]) if played else ""


def _guandan(acts: tuple[object, ...], opening: guandan.MatchOpened) -> str:
    """Cards in no order; what one file says of a play or tribute and another leaves out is no part of it."""
    told: list[str] = []
    played = False
    for act in acts:
        if isinstance(act, guandan.HandDealt):
            told.append(_text(guandan.HandDealt(act.seat, tuple(sorted(act.cards)), act.after_tribute)))
        elif isinstance(act, guandan.CardsPlayed):
            told.append(_text(guandan.CardsPlayed(act.seat, tuple(sorted(act.cards)))))
        elif isinstance(act, _MOVED):
            told.append(_text(msgspec.structs.replace(act, to=None)))
        elif isinstance(act, (*_DONE, *_SIGNED)):
            told.append(_text(act))
        played = played or isinstance(act, (guandan.CardsPlayed, *_MOVED, *_SIGNED))
    return _hash(["guandan", *told]) if played else ""


def _trumps(acts: tuple[object, ...], opening: Opening) -> str:
    """Cards in no order; single draws, and what one file notes and another leaves out, are no part of it."""
    told: list[str] = []
    played = False
    for act in acts:
        if isinstance(act, trumps.CardsPlayed):
            told.append(_text(trumps.CardsPlayed(act.seat, tuple(sorted(act.cards)))))
        elif isinstance(act, _HELD):
            told.append(_text(msgspec.structs.replace(act, cards=tuple(sorted(act.cards)))))
        elif isinstance(act, _TRUMPS):
            told.append(_text(type(act)(act.seat, act.cards)))
        elif isinstance(act, (trumps.DealBegun, trumps.DealNoted)):
            told.append(_text(act))
        played = played or isinstance(act, (trumps.CardsPlayed, trumps.DealNoted))
    return _hash([str(type(opening).__struct_config__.tag), *told]) if played else ""


def _text(act: Act) -> str:
    return msgspec.json.encode(act).decode()


_BY_OPENING: dict[type, Callable[..., str]] = {
    gomoku.MatchOpened: _gomoku,
    doudizhu.MatchOpened: _doudizhu,
    guandan.MatchOpened: _guandan,
    ShengjiOpened: _trumps,
    ChaodipiOpened: _trumps,
}

"""How far a promotion by points goes, in words: a level that must be played stops it, or A is passed (CD2.1)."""

from core.chaodipi.levels import LEVELS, MUST_PLAY, TOP
from core.chaodipi.options import Options
from core.text import Gaps, Text, fill
from core.trumps import words
from core.trumps.messages import Levels, Seat
from core.trumps.score import Worth, promoted_side
from core.trumps.state import side_of


def promotion(found: Worth, declarer: Seat, was: Levels | None, then: Levels | None, options: Options) -> Text:
    """Return who is promoted by how many levels, with what has stopped it; `was` and `then`: the levels before and after."""
    winner = promoted_side(found, declarer)
    line = words.promotion(winner, found.steps)
    if not found.steps or was is None or then is None:
        return line
    low, high = was[winner], then[winner]
    gaps: Gaps = {"line": line, "was": words.level(low), "then": words.level(high)}
    if passes(found, declarer, was, options):
        return fill("{line}，过A", "{line} and pass A", **gaps)
    if low == high and low in MUST_PLAY:
        return fill("{line}，{was}必打，不升", "{line}, but {was} must be played: they stay", **gaps)
    if low == high:
        return fill("{line}，而不升", "{line} by points, but stay", **gaps)
    if LEVELS.index(high) - LEVELS.index(low) < found.steps and high in MUST_PLAY:
        return fill("{line}，{then}必打，到{then}为止", "{line}, but {then} must be played: they stop there", **gaps)
    return line


def passes(found: Worth, declarer: Seat, was: Levels, options: Options) -> bool:
    """Say whether a side at A passes it: as declarers, or by collecting points too (option `must_play_left_by`)."""
    winner = promoted_side(found, declarer)
    may = winner == side_of(declarer) or options.must_play_left_by == "collectors_too"
    return found.steps > 0 and was[winner] == TOP and may

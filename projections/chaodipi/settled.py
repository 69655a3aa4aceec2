"""What a ruling has settled since of what could not be judged (CD0.1, CD2.3)."""

from core.trumps.state import State

_HOOK = frozenset(("chaodipi.hook_open", "chaodipi.hook_ruled"))
_AHEAD = frozenset(("chaodipi.ahead_open", "chaodipi.ahead_unknown"))


def settled_since(play: State, code: str, deal: int) -> bool:
    """Say whether rulings in force at the end settle what could not be judged in a deal, so that nobody has to any more."""
    match = play.match
    if code in _HOOK:
        return any(each.number == deal and (each.back or each.ruled is not None) for each in match.deals)
    return code in _AHEAD and match.ruled is not None

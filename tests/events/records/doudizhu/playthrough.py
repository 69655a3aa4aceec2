"""Playthroughs out of a game that OpenSpiel plays now: the lines that its own printer writes of it."""

from random import Random
from typing import Any

import pyspiel

LATER = ("# State {n}", '# Apply action "{words}"', "action: {action}")


def played(seed: int, bids: tuple[int, ...] = ()) -> Any:
    """Return the terminal state of a random game; `bids` are the first of its bids."""
    rng = Random(seed)
    state = pyspiel.load_game("dou_dizhu").new_initial_state()
    wanted = list(bids)
    while not state.is_terminal():
        actions = state.legal_actions()
        bidding = len(state.history()) >= 52 and wanted
        state.apply_action(wanted.pop(0) if bidding else rng.choice(actions))
    return state


def printed(state: Any, upto: int | None = None, *, states: bool = True, listing: bool = True) -> str:
    """Return the playthrough of a state's history up to an action; `states`: number them, `listing`: print what a state lists."""
    history = state.history()[:upto]
    again = pyspiel.load_game("dou_dizhu").new_initial_state()
    lines = ["game: dou_dizhu()", ""]
    for n, action in enumerate(history):
        words = again.action_to_string(again.current_player(), action)
        if listing and n in (53, 60, 70):
            lines += [f"# {line}" for line in str(again).splitlines()] + ["IsTerminal() = False", "Returns() = [0, 0, 0]"]
        lines += ([f"# State {n}"] if states else []) + [f'# Apply action "{words}"', f"action: {action}", ""]
        again.apply_action(action)
    if again.is_terminal():
        lines += [f"# {line}" for line in str(again).splitlines()] if listing else []
        lines += ["IsTerminal() = True", f"Returns() = [{', '.join(f'{n:g}' for n in again.returns())}]"]
    return "\n".join(lines) + "\n"


def seats(state: Any) -> list[int]:
    """Return who acted in the bidding and the play, as OpenSpiel knows it."""
    again = pyspiel.load_game("dou_dizhu").new_initial_state()
    found = []
    for n, action in enumerate(state.history()):
        if n >= 52:
            found.append(again.current_player())
        again.apply_action(action)
    return found

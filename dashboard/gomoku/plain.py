"""The board of 五子棋 after one event, with nothing but the page's own elements."""

import streamlit as st

from core.gomoku import words as gomoku
from core.text import Lang, Text, same
from dashboard import words
from dashboard.gomoku.drawing import DARK, LIGHT, board_rows, board_svg
from dashboard.gomoku.rows import size_of
from dashboard.match import Seen
from projections.gomoku.drawing import stones_at
from projections.gomoku.frames import Frame, Stone


def state(seen: Seen, version: int) -> Text:
    """Return where the game stands after an event."""
    frame: Frame = seen.frames[version - 1]
    return words.STATE.fill(phase=frame.phase_name, turn=frame.turn, score=gomoku.score(frame.halves))


def plain(seen: Seen, version: int, lang: Lang) -> None:
    """Show the board after an event as a picture and as rows of signs."""
    frame: Frame = seen.frames[version - 1]
    size = size_of(seen)
    stones = stones_at(seen.frames, version)
    picture = board_svg(
        size,
        stones,
        title=board_title(frame, stones).to(lang),
        last=frame.last,
        lines=frame.lines,
        palette=DARK if st.context.theme.type == "dark" else LIGHT,
    )
    st.markdown(f'<div style="max-width:32rem">{picture}</div>', unsafe_allow_html=True)
    st.code("\n".join(board_rows(size, stones)), language=None)


def board_title(frame: Frame, stones: tuple[Stone, ...]) -> Text:
    """Return what is said instead of the picture of a position."""
    blacks = sum(stone.colour == "b" for stone in stones)
    where = words.IN_GAME.fill(game=frame.game, ply=frame.ply) if frame.game else words.BEFORE_GAMES
    last = words.NO_MOVE if frame.last is None else same(frame.last)
    return words.BOARD_OF.fill(where=where, blacks=blacks, whites=len(stones) - blacks, last=last)

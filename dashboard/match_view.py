"""One match on a page: the viewer, the plain controls beside it, and the audit below."""

import streamlit as st

from core.gomoku import words as gomoku
from core.text import Lang, Text, same
from dashboard import words
from dashboard.audit_panel import audit_panel
from dashboard.cursor import Cursor, cursor
from dashboard.drawing import DARK, LIGHT, board_rows, board_svg
from dashboard.feed import feed
from dashboard.position import shown, step
from dashboard.safe import html
from dashboard.seen import Seen
from dashboard.viewer.mount import told, viewer
from events.store import Head
from projections.drawing import stones_at
from projections.frames import Frame, Stone
from projections.report import finding_line


def match_view(seen: Seen, lang: Lang, *, match: str = "", head: Head | None = None) -> None:
    """Show a match; `match` is its name in the address, empty for a match that no log holds."""
    _steps(seen, lang, match)
    audit_panel(seen, lang, match=match, head=head)


@st.fragment
def _steps(seen: Seen, lang: Lang, match: str) -> None:
    name = match or seen.mark
    place = cursor(name, seen.frames, linked=bool(match))
    key = f"viewer:{name}"

    def moved() -> None:
        version = told(key)
        if version is not None and 1 <= version <= len(seen.frames):
            place.to(version, by_viewer=True)

    made = feed(seen, lang, match=match, timed=bool(match))
    viewer(made, at=place.at, jump=place.jump, key=key, moved=moved)
    with st.expander(words.PLAIN_CONTROLS.to(lang), key=f"plain:{name}"):
        _plain(seen, lang, place, name)


def _plain(seen: Seen, lang: Lang, place: Cursor, name: str) -> None:
    """Show the same steps with nothing but the page's own controls."""
    versions = shown(seen.frames)
    key = f"slider:{name}"
    st.session_state[key] = place.at if place.at in versions else step(seen.frames, place.at, -1)

    def slid() -> None:
        place.to(st.session_state[key], by_viewer=False)

    def go(by: int) -> None:
        place.to(step(seen.frames, place.at, by), by_viewer=False)

    st.caption(words.PLAIN_HINT.to(lang))
    st.select_slider(
        words.POSITION.to(lang),
        versions,
        key=key,
        format_func=lambda version: words.AT_RECORD.fill(n=version).to(lang),
        on_change=slid,
    )
    with st.container(horizontal=True):
        at_start, at_end = place.at == versions[0], place.at == versions[-1]
        st.button(words.BACK.to(lang), key=f"back:{name}", on_click=go, args=(-1,), disabled=at_start)
        st.button(words.FORWARD.to(lang), key=f"forward:{name}", on_click=go, args=(1,), disabled=at_end)
    _position(seen, lang, seen.frames[place.at - 1])


def _position(seen: Seen, lang: Lang, frame: Frame) -> None:
    size = seen.audit.opening.options.size
    stones = stones_at(seen.frames, frame.version)
    found = [finding_line(f) for f in seen.audit.findings if f.at.version == frame.version]
    state = Text("{phase} · {turn} · {score}", "{phase} · {turn} · {score}")
    lines = [
        frame.text,
        state.fill(phase=frame.phase_name, turn=frame.turn, score=gomoku.score(frame.halves)),
        *found,
    ]
    st.html("".join(f"<p>{html(line.to(lang))}</p>" for line in lines))
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

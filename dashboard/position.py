"""Where one can go in a replay."""

from projections.frames import Frame


def nearest(frames: tuple[Frame, ...], asked: str | None) -> int:
    """Return the version that an address asks for: the opening where it asks for none, the nearest one where there is none.

    >>> nearest((), "7")
    1
    """
    if asked is None or not asked.isascii() or not asked.isdigit():
        return 1
    return max(1, min(int(asked[:9]), len(frames)))


def shown(frames: tuple[Frame, ...]) -> tuple[int, ...]:
    """Return the versions that a replay steps through: all but what play has gone back from."""
    return tuple(frame.version for frame in frames if not frame.slipped)


def step(frames: tuple[Frame, ...], version: int, by: int) -> int:
    """Return the version one step on (`by` 1) or back (-1) among those shown; at an end it stays."""
    if by > 0:
        return next((v for v in shown(frames) if v > version), version)
    return next((v for v in reversed(shown(frames)) if v < version), version)

"""Where one can go in a replay."""

from projections.timeline import Step


def nearest(steps: tuple[Step, ...], asked: str | None) -> int:
    """Return the version that an address asks for: the opening where it asks for none, the nearest one where there is none.

    >>> nearest((), "7")
    1
    """
    if asked is None or not asked.isascii() or not asked.isdigit():
        return 1
    return max(1, min(int(asked[:9]), len(steps)))


def shown(steps: tuple[Step, ...]) -> tuple[int, ...]:
    """Return the versions that a replay steps through: all but what play has gone back from."""
    return tuple(step.version for step in steps if not step.slipped)


def step(steps: tuple[Step, ...], version: int, by: int) -> int:
    """Return the version one step on (`by` 1) or back (-1) among those shown; at an end it stays."""
    if by > 0:
        return next((v for v in shown(steps) if v > version), version)
    return next((v for v in reversed(shown(steps)) if v < version), version)

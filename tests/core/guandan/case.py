"""An irregular act at a 掼蛋 table."""

from tests.core.cards_case import Case

__all__ = ["Case"]

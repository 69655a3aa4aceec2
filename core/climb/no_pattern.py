"""Why some cards form no pattern."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from core.clause import Option
from core.text import Text

Chosen = TypeVar("Chosen", bound=msgspec.Struct)  # the options of a game


class NoPattern(NamedTuple):
    """The clause, the key of the option that decides (empty where none does), and a part of a sentence."""

    clause: str
    option: str
    text: Text


def by_option(options: Chosen, deciding: Iterable[Option], forms: Callable[[Chosen], object]) -> NoPattern | None:
    """Return the first option of which another value would allow the cards; `forms` says what they form under options."""
    for option in deciding:
        now = getattr(options, option.key)
        for value in option.values:
            if value != now and forms(replace(options, **{option.key: value})):
                text = _OPTION.fill(question=option.question, value=option.values[now])
                return NoPattern(option.clause, option.key, text)
    return None


NOTHING = Text("没有牌，不是任何牌型", "no card is no pattern")
_OPTION = Text("本场“{question}”取“{value}”", "“{question}” is “{value}” in this match")

"""A set of options under a name: what a rule document says, or what an organiser has agreed."""

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

import msgspec

from core.clause import Option
from core.text import Text, listed

P = TypeVar("P")  # the options


class Preset(msgspec.Struct, Generic[P], frozen=True):
    """One set of options; the opening of a match names it by its key and holds all of its values."""

    key: str
    name: Text
    options: P


def unfit_choice(options: tuple[Option, ...], key: str, value: str) -> Text | None:
    """Return why a value cannot be chosen, with what can be; None where it can."""
    known = {option.key: option for option in options}
    if key not in known:
        return _KEY.fill(found=key, known=listed(known))
    if value not in known[key].values:
        return _VALUE.fill(key=key, found=value, known=listed(known[key].values))
    return None


def counts_deals(opening: type[msgspec.Struct], options: Mapping[str, str]) -> bool:
    """Say whether a match under these options ends after a number of deals, which its opening has to say."""
    return "deals" in opening.__struct_fields__ and options.get("match_end") == "deals"


def unsaid(options: tuple[Option, ...], said: Iterable[str]) -> tuple[Option, ...]:
    """Return the options that a table that opens has to name and has not."""
    return tuple(option for option in options if (option.asked or option.named) and option.key not in said)


_KEY = Text("没有选项“{found}”；应为：{known}。", "There is no option “{found}”; expected one of: {known}.")
_VALUE = Text("选项{key}没有取值“{found}”；应为：{known}。", "The option {key} has no value “{found}”; expected one of: {known}.")

"""A set of options under a name: what a rule document says, or what an organiser has agreed."""

from collections.abc import Iterable
from typing import Generic, TypeVar

import msgspec

from core.clause import Option
from core.text import Text, joined, listed

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


def unsaid(options: tuple[Option, ...], said: Iterable[str]) -> Text | None:
    """Return which options a table that opens has to name and has not; None where it has named all of them."""
    lacking = [option for option in options if (option.asked or option.named) and option.key not in said]
    if not lacking:
        return None
    each = [_CHOICE.fill(key=option.key, question=option.question, values=listed(option.values)) for option in lacking]
    return _UNSAID.fill(each=joined(each, zh="；", en="; "))


_UNSAID = Text("必须写明：{each}。", "It has to be said: {each}.")
_CHOICE = Text("{key}（{question}：{values}）", "{key} ({question}: {values})")
_KEY = Text("没有选项“{found}”；应为：{known}。", "There is no option “{found}”; expected one of: {known}.")
_VALUE = Text("选项{key}没有取值“{found}”；应为：{known}。", "The option {key} has no value “{found}”; expected one of: {known}.")

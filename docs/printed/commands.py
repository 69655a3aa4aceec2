"""The page of the command line, from the parser itself in both languages."""

import argparse

from cli import words as w
from cli.parser import build, speak
from core.text import Text
from docs.printed.markdown import both, code, table

SHARED = ("--db", "--json", "--lang")


def commands() -> str:
    """Return the page."""
    zh, en = _actions(build("zh")), _actions(build("en"))
    speak("en")
    parts = [_HEAD, both(w.ABOUT), "## 都可用 · With every command", _arguments(zh, en, shared=True), _EXITS]
    mine, theirs = _commands(zh), _commands(en)
    for name, parser in theirs.items():
        parts.append(f"## {name}")
        parts.append(both(w.COMMANDS[name]))
        parts.append("```\n" + " ".join(("fupan", name, *_usage(_actions(parser)))) + "\n```")
        parts.append(_arguments(_actions(mine[name]), _actions(parser), shared=False))
    return "\n\n".join(part for part in parts if part)


def _actions(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """Return what a parser takes; argparse lists it nowhere else, and its own help differs from one Python to the next."""
    found = vars(parser)["_actions"]
    return [action for action in found if isinstance(action, argparse.Action) and action.dest != "help"]


def _commands(actions: list[argparse.Action]) -> dict[str, argparse.ArgumentParser]:
    chosen = next(action for action in actions if action.dest == "command")
    return {str(name): parser for name, parser in dict(chosen.choices or {}).items()}


def _arguments(zh: list[argparse.Action], en: list[argparse.Action], *, shared: bool) -> str:
    rows = [
        (_named(ours), both(Text(str(theirs.help), str(ours.help))).replace("%%", "%") + _values(ours))
        for theirs, ours in zip(zh, en, strict=True)
        if ours.dest != "command" and (shared or not set(ours.option_strings) & set(SHARED))
    ]
    return table(("参数 argument", "意思 meaning"), rows) if rows else ""


def _named(action: argparse.Action) -> str:
    flags = ", ".join(action.option_strings)
    return code(f"{flags} {_value(action)}".strip())


def _value(action: argparse.Action) -> str:
    """Return how the value of an argument is written; nothing for a flag."""
    if action.nargs == 0:
        return ""
    name = str(action.metavar or "{" + ",".join(map(str, action.choices or ())) + "}")
    many = {"*": f"[{name} ...]", "+": f"{name} [{name} ...]", 2: f"{name} {name}"}
    return name if action.nargs is None else many[action.nargs]


def _values(action: argparse.Action) -> str:
    said = action.default not in (None, False, argparse.SUPPRESS, []) and action.nargs is None
    named = str(action.default) in str(action.help)
    return f"<br>默认 default: {code(str(action.default))}" if said and not named else ""


def _usage(actions: list[argparse.Action]) -> list[str]:
    said = []
    for action in actions:
        if not action.option_strings:
            said.append(_value(action))
        elif not set(action.option_strings) & set(SHARED):
            option = f"{action.option_strings[-1]} {_value(action)}".strip()
            said.append(option if action.required else f"[{option}]")
    return said


_HEAD = "# 命令行 · The command line"
_EXITS = "\n".join(f"{line}  " for text in (w.EPILOG.zh, w.EPILOG.en) for line in text.split("\n")).rstrip()

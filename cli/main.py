"""`fupan`: reads the command line, runs one command, turns every failure into one sentence and an exit code."""

import importlib
import importlib.util
import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import Protocol

from cli import exits
from cli.parser import build
from cli.talk import Stop, Talk, language
from core.text import Text

_THEIRS = "另一个软件包占用了名称“{name}”，Fupan无法运行。Another package owns the name “{name}”; Fupan cannot run beside it."
OUR_OWN = Path(__file__).resolve().parent.parent


_NOT_UTF8 = Text(
    "命令行里有不是UTF-8的字；请用UTF-8书写（例如 LC_ALL=C.UTF-8）。",
    "The command line holds signs that are not UTF-8; UTF-8 was expected (such as LC_ALL=C.UTF-8).",
)
_CLOSED = Text("已经关闭", "it is closed")
_PATH = Text("无法使用{path}（{why}）。", "{path} cannot be used ({why}).")
_STREAM = Text("无法读写标准输入输出：{why}。", "Standard input or output cannot be used: {why}.")


class Command(Protocol):
    """A command's module: one function that returns an exit code."""

    def run(self, args: Namespace, talk: Talk) -> int:
        """Run the command."""
        ...


def run() -> None:
    """Run the program and leave with its exit code."""
    sys.exit(main(sys.argv[1:]))


def main(argv: list[str]) -> int:
    """Run one command and return its exit code."""
    _utf8()
    if any(_undecodable(word) for word in (*argv, os.environ.get("FUPAN_BY", ""), os.environ.get("FUPAN_DB", ""))):
        print(_NOT_UTF8.to(language([])), file=sys.stderr)
        return exits.USAGE
    if (theirs := _not_ours()) is not None:
        print(theirs, file=sys.stderr)
        return exits.MACHINE
    parser = build(language(argv))
    try:
        args = parser.parse_args(argv)
    except SystemExit as left:
        return int(left.code or 0)
    talk = Talk(
        Path(getattr(args, "db", None) or os.environ.get("FUPAN_DB") or "fupan.sqlite"),
        language(argv),
        getattr(args, "json", False),
    )
    if args.version:
        return _version(talk)
    if args.command is None:
        parser.print_help()
        return exits.USAGE
    return _guarded(args, talk)


def _undecodable(word: str) -> bool:
    """Say whether a word of the command line was not text in the encoding of the system."""
    return any("\ud800" <= sign <= "\udfff" for sign in word)


def _guarded(args: Namespace, talk: Talk) -> int:
    """Run a command; what can go wrong on a machine or in a log ends in one sentence."""
    from events.line import Unreadable
    from events.sqlite import Trouble
    from events.store import Conflict, Damaged

    command: Command = importlib.import_module(f"cli.commands.{args.command.replace('import', 'take_in')}")
    if sys.stdin is None or sys.stdout is None:
        talk.aside(_STREAM.fill(why=_CLOSED))
        return exits.MACHINE
    try:
        code = command.run(args, talk)
        sys.stdout.flush()
        return code
    except Stop as stop:
        talk.failed(stop.text, stop.code)
        return stop.code
    except Trouble as trouble:
        talk.failed(trouble.text, exits.MACHINE)
        return exits.MACHINE
    except Conflict as conflict:
        talk.failed(conflict.text, exits.MACHINE)
        return exits.MACHINE
    except (Unreadable, Damaged) as damage:
        talk.failed(damage.text, exits.DAMAGED)
        return exits.DAMAGED
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _quiet()
        return 0
    except OSError as error:
        from cli import os_faults

        _quiet()
        text = _STREAM if error.filename is None else _PATH
        talk.aside(text.fill(path=str(error.filename), why=os_faults.said(error)))
        return exits.MACHINE


def _quiet() -> None:
    """Let nothing more be written to an output that cannot take it, not even when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _version(talk: Talk) -> int:
    from importlib.metadata import version

    talk.say(f"fupan {version('fupan')}")
    talk.give({"fupan": version("fupan")})
    return exits.NOTHING


def _utf8() -> None:
    """Speak UTF-8 whatever the locale, and never stop at a sign that cannot be shown."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")


def _not_ours() -> str | None:
    """Say so when another distribution owns one of our top-level names."""
    for name in ("core", "events", "projections"):
        spec = importlib.util.find_spec(name)
        place = None if spec is None or spec.origin is None else Path(spec.origin).resolve().parent.parent
        if place != OUR_OWN:
            return _THEIRS.format(name=name)
    return None

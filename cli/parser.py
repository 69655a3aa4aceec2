"""The commands and their options, with help in the language in force.

`--db`, `--json` and `--lang` may stand before or after the command.
"""

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn

from cli import words as w
from cli.exits import USAGE
from core.text import Lang, Text, joined

# written out, so that help does not load the games; a test compares them
GAME_KEYS = ("gomoku", "doudizhu", "guandan", "shengji", "chaodipi")
GAME_NAMES = {"五子棋": "gomoku", "斗地主": "doudizhu", "掼蛋": "guandan", "升级": "shengji", "炒地皮": "chaodipi"}
VIEWERS = ("referee", "public", "A", "B", "C", "D")  # likewise, of `projections.views`
WHOLE = re.compile("[+-]?[0-9]{1,9}")
MOST = 999_999
LONGEST = 40  # signs of what was given that a sentence repeats
ROLES = ("player", "scribe", "referee", "chief_referee", "organiser")


class Once(argparse.Action):
    """An option with one value, which is written once."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: object, option_string: str | None = None
    ) -> None:
        """Take the value, or leave with a usage error where there is one already."""
        given: set[str] = vars(namespace).setdefault("given", set())
        if option_string is not None and self.dest in given:
            parser.error(w.TWICE.fill(name=option_string).to(Parser.lang))
        given.add(self.dest)
        setattr(namespace, self.dest, values)


class Parser(argparse.ArgumentParser):
    """argparse with its own words in both languages and one sentence for a usage error."""

    lang: Lang = "zh"

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.register("action", None, Once)
        self.register("action", "store", Once)

    def error(self, message: str) -> NoReturn:
        """Say what was wrong and where help is, and leave with exit code 2."""
        self.exit(USAGE, w.USAGE_ERROR.fill(why=message, prog=self.prog).to(self.lang) + "\n")


def translated(lang: Lang) -> Callable[[str], str]:
    """Return what argparse is to say for each of its messages."""
    return lambda message: w.ARGPARSE[message].to(lang) if message in w.ARGPARSE else message


def speak(lang: Lang) -> None:
    """Let argparse speak a language: it fetches each message through a function of its module."""
    translate = translated(lang)

    def plural(one: str, many: str, n: int) -> str:
        return translate(one if n == 1 and one in w.ARGPARSE else many)

    vars(argparse).update(_=translate, ngettext=plural)


def build(lang: Lang) -> argparse.ArgumentParser:
    """Return the parser of the whole program."""
    speak(lang)
    Parser.lang = lang

    def t(text: Text) -> str:
        return text.to(lang).replace("%", "%%")

    shared = Parser(add_help=False, argument_default=argparse.SUPPRESS)
    shared.add_argument("--db", metavar=t(w.FILE), help=t(w.HELP_DB))
    shared.add_argument("--json", action="store_true", help=t(w.HELP_JSON))
    shared.add_argument("--lang", choices=("zh", "en"), help=t(w.HELP_LANG))
    top = Parser(
        prog="fupan",
        description=t(w.ABOUT),
        epilog=t(w.EPILOG),
        parents=[shared],
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="store_true", help=t(w.HELP_VERSION))
    commands = top.add_subparsers(dest="command", metavar=t(w.COMMAND), parser_class=Parser)

    def command(name: str) -> argparse.ArgumentParser:
        text = w.COMMANDS[name]
        return commands.add_parser(name, help=t(text), description=t(text), parents=[shared])

    _matches(command, t)
    _judging(command, t)
    _keeping(command, t)
    return top


Make = Callable[[str], argparse.ArgumentParser]
Say = Callable[[Text], str]


def _actor(parser: argparse.ArgumentParser, t: Say, role: str) -> None:
    parser.add_argument("--by", metavar=t(w.NAME), help=t(w.HELP_BY))
    parser.add_argument("--role", choices=ROLES, default=role, help=t(w.HELP_ROLE))


def _choosing(parser: argparse.ArgumentParser, t: Say) -> None:
    parser.add_argument("--game", type=_game, choices=GAME_KEYS, help=t(w.HELP_WHICH_GAME))
    parser.add_argument("--preset", metavar=t(w.PRESET_OR_FILE), help=t(w.HELP_PRESET))
    parser.add_argument("--hash", metavar="HASH", help=t(w.HELP_HASH))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=t(w.HELP_OPTION))


def _game(said: str) -> str:
    """Return the key of a game that is named by its key or in Chinese. argparse makes a usage error of what it raises."""
    if (key := GAME_NAMES.get(said, said)) not in GAME_KEYS:
        known = joined([Text(f"{name}（{key}）", key) for name, key in GAME_NAMES.items()])
        raise argparse.ArgumentTypeError(w.NO_GAME.fill(found=said, known=known).to(Parser.lang))
    return key


def _whole(said: str) -> int:
    """Return a whole number. argparse makes a usage error of what it raises."""
    if WHOLE.fullmatch(said.strip()) is None:
        raise argparse.ArgumentTypeError(w.NO_NUMBER.fill(found=said[:LONGEST]).to(Parser.lang))
    return int(said)


def _count(said: str) -> int:
    """Return a number of minutes or deals, as many as a transcript can say too."""
    if WHOLE.fullmatch(said.strip()) is None or not 1 <= int(said) <= MOST:
        raise argparse.ArgumentTypeError(w.NO_COUNT.fill(found=said[:LONGEST], most=MOST).to(Parser.lang))
    return int(said)


def _matches(command: Make, t: Say) -> None:
    new = command("new")
    new.add_argument("players", nargs="+", metavar=t(w.PLAYER), help=t(w.HELP_PLAYERS))
    for name, text in (("meet", w.HELP_MEET), ("round", w.HELP_ROUND), ("table", w.HELP_TABLE), ("referee", w.HELP_REFEREE)):
        new.add_argument(f"--{name}", metavar=t(w.TEXT), help=t(text))
    new.add_argument("--minutes", type=_count, metavar="N", help=t(w.HELP_MINUTES))
    new.add_argument("--deals", type=_count, metavar="N", help=t(w.HELP_DEALS))
    new.add_argument("--games", type=int, choices=(1, 3), metavar="N", help=t(w.HELP_GAMES))
    _choosing(new, t)
    _actor(new, t, "organiser")
    options = command("options")
    _choosing(options, t)
    options.add_argument("--name", metavar=t(w.TEXT), help=t(w.HELP_PRESET_NAME))
    options.add_argument("-o", "--output", metavar=t(w.FILE), help=t(w.HELP_PRESET_OUTPUT))
    scribe = command("scribe")
    scribe.add_argument("match", metavar=t(w.MATCH), help=t(w.HELP_MATCH))
    scribe.add_argument("--as-played", action="store_true", help=t(w.HELP_AS_PLAYED))
    _actor(scribe, t, "scribe")
    take = command("import")
    take.add_argument("files", nargs="+", metavar=t(w.FILE), help=t(w.HELP_FILES))
    take.add_argument("--again", action="store_true", help=t(w.HELP_AGAIN))
    _actor(take, t, "scribe")
    command("list").add_argument("search", nargs="*", default=[], metavar=t(w.WORD), help=t(w.HELP_SEARCH))
    show = command("show")
    show.add_argument("match", metavar=t(w.MATCH), help=t(w.HELP_MATCH))
    show.add_argument("--at", type=_whole, metavar="N", help=t(w.HELP_AT))


def _judging(command: Make, t: Say) -> None:
    audit = command("audit")
    audit.add_argument("matches", nargs="*", default=[], metavar=t(w.MATCH_OR_FILE), help=t(w.HELP_AUDIT))
    audit.add_argument("--all", action="store_true", help=t(w.HELP_ALL))
    audit.add_argument("--summary", action="store_true", help=t(w.HELP_SUMMARY))
    audit.add_argument("--csv", metavar=t(w.FILE), help=t(w.HELP_CSV))
    audit.add_argument("--jobs", type=_whole, default=1, metavar="N", help=t(w.HELP_JOBS))
    audit.add_argument("--afresh", action="store_true", help=t(w.HELP_AFRESH))
    legal = command("legal")
    legal.add_argument("match", metavar=t(w.MATCH), help=t(w.HELP_MATCH))
    legal.add_argument("line", nargs="*", default=[], metavar=t(w.LINE), help=t(w.HELP_LINE))
    legal.add_argument("--at", type=_whole, metavar="N", help=t(w.HELP_LEGAL_AT))
    command("judge")
    rules = command("rules")
    rules.add_argument("search", nargs="*", default=[], metavar=t(w.WORD), help=t(w.HELP_RULES))
    rules.add_argument("--game", type=_game, choices=GAME_KEYS, help=t(w.HELP_WHICH_GAME))


def _keeping(command: Make, t: Say) -> None:
    command("verify").add_argument("--head", metavar="HASH", help=t(w.HELP_HEAD))
    export = command("export")
    export.add_argument("match", metavar=t(w.MATCH), help=t(w.HELP_MATCH))
    export.add_argument("--format", choices=("transcript", "sgf", "psq"), default="transcript", help=t(w.HELP_FORMAT))
    export.add_argument("--game", type=_whole, metavar="N", help=t(w.HELP_GAME))
    export.add_argument("-o", "--output", metavar=t(w.FILE), help=t(w.HELP_OUTPUT))
    command("rebuild")
    erase = command("erase")
    erase.add_argument("name", metavar=t(w.NAME), help=t(w.HELP_ERASE))
    erase.add_argument("--why", required=True, metavar=t(w.TEXT), help=t(w.HELP_WHY))
    _actor(erase, t, "organiser")
    dashboard = command("dashboard")
    dashboard.add_argument("--port", type=_whole, default=8501, metavar="N", help=t(w.HELP_PORT))
    dashboard.add_argument("--view", choices=VIEWERS, default="referee", help=t(w.HELP_VIEW))

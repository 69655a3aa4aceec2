"""`fupan new`: open a match."""

from argparse import Namespace

import msgspec

from cli import log
from cli.exits import NOTHING, USAGE
from cli.talk import Stop, Talk
from core.gomoku.messages import MatchOpened
from core.gomoku.options import DEFAULTS, OPTIONS, Options
from core.people import About
from core.text import Text, listed
from events.importing import Sidings
from events.session import new_match


def run(args: Namespace, talk: Talk) -> int:
    """Open a match and print its id."""
    options = chosen(args.option, args.minutes)
    if args.players[0] == args.players[1]:
        raise Stop(_SAME.fill(name=args.players[0]), USAGE)
    with log.writing(talk) as store:
        sidings = Sidings(store, log.salt)
        actor = log.actor(args, sidings)
        about = About(
            meet=sidings.text(args.meet),
            round=sidings.text(args.round),
            table=sidings.text(args.table),
            referee=None if args.referee is None else sidings.person(args.referee),
        )
        opening = MatchOpened((sidings.person(args.players[0]), sidings.person(args.players[1])), options, args.minutes, about)
        stream = log.new_id("m")
        new_match(store, opening, stream, log.new_id("c"), actor, log.clock(), tuple(sidings.rows.values()))
        talk.give({"match": stream, "head": store.head()})
    talk.say(_OPENED.fill(match=log.short(stream), one=args.players[0], two=args.players[1]))
    return NOTHING


def chosen(given: list[str], minutes: int | None) -> Options:
    """Return the options said on the command line; raises `Stop` at the first that is none."""
    options: dict[str, str] = {option.key: option.default for option in OPTIONS}
    if minutes is not None:
        if minutes <= 0:
            raise Stop(_MINUTES.fill(n=minutes), USAGE)
        options["set_times"] = "minutes"
    known = {option.key: option for option in OPTIONS}
    for word in given:
        key, _, value = word.partition("=")
        if key not in known:
            raise Stop(_KEY.fill(found=key, known=listed(known)), USAGE)
        if value not in known[key].values:
            raise Stop(_VALUE.fill(key=key, found=value, known=listed(known[key].values)), USAGE)
        if key == "set_times" and value == "none" and minutes is not None:
            raise Stop(_BOTH, USAGE)
        options[key] = value
    return msgspec.convert(msgspec.to_builtins(DEFAULTS) | options, Options)


_SAME = Text("双方都写作“{name}”；应是两个不同的人。", "Both sides are called “{name}”; two different people were expected.")
_MINUTES = Text("用时{n}分钟不成立；应为正数。", "A time of {n} minutes cannot be; a positive number was expected.")
_BOTH = Text(
    "--minutes 与 set_times=none 矛盾；只能写一个。", "--minutes contradicts set_times=none; one of the two was expected."
)
_KEY = Text("没有选项“{found}”；应为：{known}。", "There is no option “{found}”; expected one of: {known}.")
_VALUE = Text("选项{key}没有取值“{found}”；应为：{known}。", "The option {key} has no value “{found}”; expected one of: {known}.")
_OPENED = Text(
    "已开场 {match}：甲方 {one}，乙方 {two}。记录：fupan scribe {match}",
    "Opened {match}: side A {one}, side B {two}. Take it down: fupan scribe {match}",
)

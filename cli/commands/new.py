"""`fupan new`: open a match."""

from argparse import Namespace

import msgspec

from cli import log
from cli.exits import NOTHING, USAGE
from cli.talk import Stop, Talk
from core.desk.rules import SEATS
from core.games import GAMES, AnyGame, Opening
from core.people import About
from core.text import Text, joined, listed, same
from events.importing import Sidings
from events.session import new_match


def run(args: Namespace, talk: Talk) -> int:
    """Open a match and print its id."""
    game = GAMES[args.game]
    if len(args.players) != game.seats:
        raise Stop(_SEATS.fill(game=game.name, n=game.seats, given=len(args.players)), USAGE)
    options = chosen(game, args.option, args.minutes)
    if double := [name for n, name in enumerate(args.players) if name in args.players[:n]]:
        raise Stop(_SAME.fill(name=double[0]), USAGE)
    with log.writing(talk) as store:
        sidings = Sidings(store, log.salt)
        actor = log.actor(args, sidings)
        about = About(
            meet=sidings.text(args.meet),
            round=sidings.text(args.round),
            table=sidings.text(args.table),
            referee=None if args.referee is None else sidings.person(args.referee),
        )
        players = tuple(sidings.person(name) for name in args.players)
        opening: Opening = game.opening(players, options, args.minutes, about)
        stream = log.new_id("m")
        new_match(store, opening, stream, log.new_id("c"), actor, log.clock(), tuple(sidings.rows.values()))
        talk.give({"match": stream, "head": store.head()})
    who = [joined((SEATS[seat], same(name)), zh=" ", en=" ") for seat, name in enumerate(args.players)]
    talk.say(_OPENED.fill(match=log.short(stream), players=joined(who, zh="，", en=", ")))
    return NOTHING


def chosen(game: AnyGame, given: list[str], minutes: int | None) -> object:
    """Return the options said on the command line; raises `Stop` at the first that is none."""
    known = {option.key: option for option in game.law.options}
    options: dict[str, str] = {option.key: option.default for option in known.values()}
    if minutes is not None:
        if minutes <= 0:
            raise Stop(_MINUTES.fill(n=minutes), USAGE)
        if "set_times" in known:
            options["set_times"] = "minutes"
    for word in given:
        key, _, value = word.partition("=")
        if key not in known:
            raise Stop(_KEY.fill(found=key, known=listed(known)), USAGE)
        if value not in known[key].values:
            raise Stop(_VALUE.fill(key=key, found=value, known=listed(known[key].values)), USAGE)
        if key == "set_times" and value == "none" and minutes is not None:
            raise Stop(_BOTH, USAGE)
        options[key] = value
    return msgspec.convert(options, type(game.law.defaults))


_SAME = Text("“{name}”写了两次；各方应是不同的人。", "“{name}” stands there twice; different people were expected.")
_SEATS = Text(
    "{game}有{n}方，写了{given}个人；应写{n}个。", "{game} has {n} sides and {given} names were given; {n} were expected."
)
_MINUTES = Text("用时{n}分钟不成立；应为正数。", "A time of {n} minutes cannot be; a positive number was expected.")
_BOTH = Text(
    "--minutes 与 set_times=none 矛盾；只能写一个。", "--minutes contradicts set_times=none; one of the two was expected."
)
_KEY = Text("没有选项“{found}”；应为：{known}。", "There is no option “{found}”; expected one of: {known}.")
_VALUE = Text("选项{key}没有取值“{found}”；应为：{known}。", "The option {key} has no value “{found}”; expected one of: {known}.")
_OPENED = Text(
    "已开场 {match}：{players}。记录：fupan scribe {match}",
    "Opened {match}: {players}. Take it down: fupan scribe {match}",
)

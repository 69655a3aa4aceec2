"""`fupan new`: open a match."""

from argparse import Namespace

from cli import log
from cli.choosing import Chosen, chosen, have_said
from cli.exits import NOTHING, USAGE
from cli.talk import Stop, Talk
from core.desk.rules import SEATS
from core.games import AnyGame, Opening
from core.people import About
from core.text import Text, joined, listed, same
from events.importing import Sidings
from events.session import new_match


def run(args: Namespace, talk: Talk) -> int:
    """Open a match and print its id."""
    found = chosen(args, args.minutes)
    game = found.game
    if len(args.players) != game.seats:
        raise Stop(_SEATS.fill(game=game.name, n=game.seats, given=len(args.players)), USAGE)
    if double := [name for n, name in enumerate(args.players) if name in args.players[:n]]:
        raise Stop(_SAME.fill(name=double[0]), USAGE)
    have_said(found)
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
        opening: Opening = game.opening(
            players, found.as_stored, args.minutes, about, **_named(found, sidings), **_length(args, game)
        )
        stream = log.new_id("m")
        new_match(store, opening, stream, log.new_id("c"), actor, log.clock(), tuple(sidings.rows.values()))
        talk.give({"match": stream, "head": store.head()})
    who = [joined((SEATS[seat], same(name)), zh=" ", en=" ") for seat, name in enumerate(args.players)]
    if found.changed and args.preset is not None and found.base.name is not None:
        talk.aside(_CHANGED.fill(name=found.base.name, keys=listed(found.changed)))
    talk.say(_OPENED.fill(match=log.short(stream), players=joined(who, zh="，", en=", ")))
    return NOTHING


def _named(found: Chosen, sidings: Sidings) -> dict[str, str | None]:
    """Return how the opening names where its options come from."""
    file = None if found.preset is None else found.base.file
    return {"preset": found.preset, "preset_name": None if file is None else sidings.text(file.name)}


def _length(args: Namespace, game: AnyGame) -> dict[str, int]:
    """Return how many deals the match has, in a game whose opening may say so. Raises `Stop`."""
    if args.deals is None:
        return {}
    if "deals" not in game.opening.__struct_fields__:
        raise Stop(_NO_DEALS.fill(game=game.name), USAGE)
    return {"deals": args.deals}


_NO_DEALS = Text(
    "{game}不按副数结束，不能写 --deals。", "A match of {game} does not end after a number of deals: --deals is not for it."
)
_SAME = Text("“{name}”写了两次；各方应是不同的人。", "“{name}” stands there twice; different people were expected.")
_SEATS = Text(
    "{game}有{n}方，写了{given}个人；应写{n}个。", "{game} has {n} sides and {given} names were given; {n} were expected."
)
_CHANGED = Text(
    "选项与“{name}”不同（{keys}），比赛不写明出自它。",
    "The options differ from “{name}” ({keys}); the match does not name it.",
)
_OPENED = Text(
    "已开场 {match}：{players}。记录：fupan scribe {match}",
    "Opened {match}: {players}. Take it down: fupan scribe {match}",
)

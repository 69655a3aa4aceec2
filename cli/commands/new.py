"""`fupan new`: open a match."""

from argparse import Namespace

from cli import log
from cli.choosing import Chosen, chosen, have_said, said_of
from cli.exits import NOTHING, USAGE
from cli.talk import Stop, Talk
from core.desk.rules import SEATS
from core.games import Opening
from core.people import About
from core.preset import counts_deals
from core.text import Text, joined, listed, same
from events.importing import Sidings
from events.session import new_match
from events.unseen import edged


def run(args: Namespace, talk: Talk) -> int:
    """Open a match and print its id."""
    found = chosen(args, args.minutes)
    game = found.game
    args.players = [edged(name).strip() for name in args.players]
    for words in (*args.players, args.meet, args.round, args.table, args.referee):
        if words is not None:
            log.seen(words)
    if len(args.players) != game.seats:
        raise Stop(_SEATS.fill(game=game.name, n=game.seats, given=len(args.players)), USAGE)
    if nameless := [SEATS[seat] for seat, name in enumerate(args.players) if not name]:
        raise Stop(_NAMELESS.fill(who=nameless[0]), USAGE)
    if double := [name for n, name in enumerate(args.players) if name in args.players[:n]]:
        raise Stop(_SAME.fill(name=double[0]), USAGE)
    have_said(found)
    length = _length(args, found)
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
        opening: Opening = game.opening(players, found.as_stored, args.minutes, about, **_named(found, sidings), **length)
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


def _length(args: Namespace, found: Chosen) -> dict[str, int]:
    """Return how many deals or games the match has, where it ends after a number of them. Raises `Stop`."""
    game = found.game
    if args.games is not None and "games" not in game.opening.__struct_fields__:
        raise Stop(_NO_GAMES.fill(game=game.name), USAGE)
    if args.games is not None:
        return {"games": args.games}
    if counts_deals(game.opening, found.options):
        if args.deals is None:
            raise Stop(_HOW_MANY.fill(option=said_of(game, "match_end", found.options)), USAGE)
        return {"deals": args.deals}
    if args.deals is not None and "deals" in game.opening.__struct_fields__:
        raise Stop(_ENDS_OTHERWISE.fill(option=said_of(game, "match_end", found.options)), USAGE)
    if args.deals is not None:
        raise Stop(_NO_DEALS.fill(game=game.name), USAGE)
    return {}


_NAMELESS = Text("{who}的姓名是空的；应写姓名。", "The name of {who} is empty; a name was expected.")
_NO_GAMES = Text("{game}的一场不按局数打，不能写 --games。", "A match of {game} is not played in games: --games is not for it.")
_HOW_MANY = Text(
    "{option}没有写打多少副；应加 --deals N，例如 --deals 8。",
    "With {option} it has to be said after how many deals: --deals N was expected, such as --deals 8.",
)
_ENDS_OTHERWISE = Text(
    "{option}不按副数结束，不能写 --deals；按副数结束应选 整场结束=打完副数。",
    "With {option} a match does not end after a number of deals: --deals is not for it; match_end=deals was expected with it.",
)
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

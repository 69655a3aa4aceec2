"""`fupan erase`: take a person's name out of the side table; the log keeps its chains and notes the erasure."""

from argparse import Namespace

from cli import log
from cli.exits import NOTHING, USAGE
from cli.talk import Stop, Talk
from core.text import Text
from events.importing import Sidings


def run(args: Namespace, talk: Talk) -> int:
    """Erase one name."""
    with log.writing(talk) as store:
        if args.name in args.why:
            raise Stop(_NAMED.fill(name=args.name), USAGE)
        row = store.person(args.name)
        if row is None:
            raise Stop(_NONE.fill(name=args.name), USAGE)
        sidings = Sidings(store, log.salt)
        actor = log.actor(args, sidings)
        if actor.person == row.id:
            raise Stop(_SELF, USAGE)
        store.keep(tuple(sidings.rows.values()))
        store.erase(row.id, args.why, log.new_id("c"), actor, log.clock())
        talk.give({"erased": row.id, "head": store.head()})
    talk.say(_DONE.fill(name=args.name))
    return NOTHING


_NONE = Text("没有名为“{name}”的人。", "There is nobody called “{name}”.")
_NAMED = Text(
    "理由里写了“{name}”，而理由会永远留在日志里；请不要写姓名。",
    "The reason names “{name}” and stays in the log for ever; a reason without the name was expected.",
)
_SELF = Text(
    "操作者与被删除的人相同；请用 --by 写明由谁删除。", "The one who erases is the one to be erased; say with --by who does it."
)
_DONE = Text("已删除“{name}”；各场记录与日志链不变。", "“{name}” was erased; matches and chains are unchanged.")

"""`fupan rebuild`: throw the list file away and build it again from the log."""

from argparse import Namespace

from cli.exits import NOTHING
from cli.talk import Talk
from core.text import Text
from events.sqlite import SqliteStore
from projections.readmodel import ReadModel, beside


def run(args: Namespace, talk: Talk) -> int:
    """Build the list again."""
    with SqliteStore(talk.db, "read") as store:
        total = sum(1 for _ in store.read_all())
        for name in (beside(talk.db).name, beside(talk.db).name + "-wal", beside(talk.db).name + "-shm"):
            beside(talk.db).with_name(name).unlink(missing_ok=True)
        model = ReadModel(beside(talk.db))
        with talk.progress(_BUILDING, total) as draw:
            lines = model.rebuild(store, draw)
        matches = len(model.rows())
        model.close()
    talk.give({"lines": lines, "matches": matches})
    talk.say(_BUILT.fill(lines=lines, matches=matches))
    return NOTHING


_BUILDING = Text("重建", "rebuilding")
_BUILT = Text(
    "已由{lines}行日志重建列表：{matches}场。", "The list was built again from {lines} lines of the log: {matches} matches."
)

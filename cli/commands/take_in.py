"""`fupan import`: record files into the log, one after the other, whatever is in them."""

from argparse import Namespace
from pathlib import Path

import msgspec

from cli import log, os_faults
from cli.exits import NOTHING, UNREADABLE
from cli.talk import Talk
from core.desk.messages import AtDesk
from core.messages import Acted
from core.text import Text
from events.importing import UNNAMED, Sidings, prepare, repeated
from events.records import found
from events.records.record import Record, Trouble
from events.same_game import fingerprint
from events.sqlite import SqliteStore
from projections.readmodel import ReadModel, beside


class Taken(msgspec.Struct, frozen=True):
    """What became of one match of a file."""

    file: str
    match: str | None  # None: nothing was imported
    acts: int
    troubles: tuple[Trouble, ...]
    notes: tuple[Text, ...]
    same_as: str | None = None


def run(args: Namespace, talk: Talk) -> int:
    """Import files and folders; a file that cannot be read does not stop the others."""
    paths = [path for word in args.files for path in log.folder_files(Path(word))]
    unreadable = 0
    with log.writing(talk, durable=False) as store:
        model = ReadModel(beside(talk.db))
        model.catch_up(store)
        batch = Batch(store, model, args)
        for path in talk.going_through(_IMPORTING, paths):
            for taken in batch.file(path):
                _tell(taken, talk)
                unreadable += bool(taken.troubles)
        model.catch_up(store)
        model.close()
        store.conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        talk.aside(_DONE.fill(files=len(paths), matches=batch.imported, again=batch.repeated, bad=unreadable))
    return UNREADABLE if unreadable else NOTHING


class Batch:
    """Imports files one by one and remembers what was played, so that no game comes in twice."""

    def __init__(self, store: SqliteStore, model: ReadModel, args: Namespace) -> None:
        self.store, self.model, self.args = store, model, args
        self.imported = self.repeated = 0
        self._seen: dict[str, list[tuple[str, Card]]] = {}

    def file(self, path: Path) -> list[Taken]:
        """Import one file."""
        try:
            data = path.read_bytes()
        except OSError as error:
            return [Taken(str(path), None, 0, (Trouble(1, 1, _NO_FILE.fill(path=str(path), why=os_faults.said(error))),), ())]
        return [self._record(path, record) for record in found.read(data)]

    def _record(self, path: Path, record: Record) -> Taken:
        if not record.acts:
            troubles = record.troubles or (Trouble(1, 1, _EMPTY),)
            return Taken(str(path), None, 0, troubles, record.notes)
        sidings = Sidings(self.store, log.salt)
        me = log.actor(self.args, sidings)
        prepared = prepare(record, sidings, me)
        acts = tuple(event for event in prepared.events[1:] if isinstance(event, (Acted, AtDesk)))
        print_of = fingerprint(acts, prepared.opening)
        if print_of and not self.args.again and (same := self._same(print_of, record)) is not None:
            self.repeated += 1
            troubles = (*record.troubles, *prepared.troubles)
            return Taken(str(path), None, len(record.acts), troubles, (*record.notes, repeated(log.short(same))), same)
        stream = log.new_id("m")
        self.store.append([prepared.append(stream)], log.new_id("c"), me, log.clock(), prepared.rows)
        self.imported += 1
        self._seen.setdefault(print_of, []).append((stream, _card(record)))
        return Taken(str(path), stream, len(prepared.acts), (*record.troubles, *prepared.troubles), record.notes)

    def _same(self, print_of: str, record: Record) -> str | None:
        """Return a match in which the same was played, unless both name a player, meet, round or table and these differ."""
        for stream, card in self._seen.get(print_of, ()):
            if _could_be(card, _card(record)):
                return stream
        for row in self.model.same_game(print_of):
            ids = (*row.players, row.meet, row.round, row.table)
            words = self.store.side([i for i in ids if i is not None])
            if _could_be(tuple(words.get(i or "") for i in ids), _card(record)):
                return row.stream
        return None


Card = tuple[str | None, ...]


def _card(record: Record) -> Card:
    """Return what tells one playing of the same moves from another: players, meet, round, table."""
    header = record.header
    return (*header.players, header.meet, header.round, header.table)


def _could_be(one: Card, two: Card) -> bool:
    return all(a is None or b is None or a == b or a in UNNAMED for a, b in zip(one, two, strict=True))


def _tell(taken: Taken, talk: Talk) -> None:
    talk.give(taken)
    if taken.match is not None:
        talk.say(_TAKEN.fill(file=taken.file, match=log.short(taken.match), acts=taken.acts))
    for trouble in taken.troubles:
        talk.aside(_TROUBLE.fill(file=taken.file, line=trouble.line, column=trouble.column, text=trouble.text))
    for note in taken.notes:
        talk.aside(_NOTE.fill(file=taken.file, text=note))


_IMPORTING = Text("导入", "importing")
_TAKEN = Text("{file}：已导入 {match}，{acts}条", "{file}: imported {match}, {acts} acts")
_TROUBLE = Text("{file} 第{line}行第{column}列：{text}", "{file}, line {line}, column {column}: {text}")
_NOTE = Text("{file}：{text}", "{file}: {text}")
_NO_FILE = Text("无法读取{path}（{why}）。", "{path} cannot be read ({why}).")
_EMPTY = Text("没有任何着法；应有至少一手。", "It holds no move; at least one was expected.")
_DONE = Text(
    "共{files}个文件：导入{matches}局，重复{again}局，有问题{bad}处。",
    "{files} files: {matches} games imported, {again} repeated, {bad} with trouble.",
)

"""`fupan export`: a match as a transcript, SGF or PSQ."""

from argparse import Namespace
from pathlib import Path

from cli import log, os_faults
from cli.exits import MACHINE, NOTHING, USAGE
from cli.talk import Stop, Talk
from core.text import Text
from events.exporting import record_of
from events.records import transcript
from events.records.gomoku import psq_writing, sgf_writing
from events.records.written import Written, games
from projections.library import ERASED, Loaded


def run(args: Namespace, talk: Talk) -> int:
    """Write a match; what the format cannot hold is said on standard error."""
    with log.reading(talk) as library:
        loaded = library.load(log.match_of(library.store, args.match))
    if args.format != "transcript" and loaded.row.game != "gomoku":
        raise Stop(_BOARD_ONLY.fill(format=args.format, game=loaded.row.game_name), USAGE)
    record = record_of(tuple((entry.event, entry.actor) for entry in loaded.log), _known(loaded))
    played = len(games(record))
    if args.game is not None and not 1 <= args.game <= played:
        raise Stop(_NO_GAME.fill(n=args.game, last=played), USAGE)
    if args.format == "transcript":
        written = Written(transcript.write(record, talk.lang))
    elif args.format == "sgf":
        written = sgf_writing.write(record)
    else:
        if not played:
            raise Stop(_NO_GAME.fill(n=1, last=0), USAGE)
        written = psq_writing.write(record, args.game or 1)
    if args.output is not None and log.is_log(Path(args.output), talk.db):
        raise Stop(_THE_LOG.fill(path=args.output), USAGE)
    if args.output is None:
        talk.put(written.text.rstrip("\n"))
    else:
        _save(Path(args.output), written.text)
        talk.aside(_SAVED.fill(path=args.output))
    talk.give({"text": written.text, "left_out": written.left_out})
    for text in written.left_out:
        talk.aside(text)
    return NOTHING


def _known(loaded: Loaded) -> dict[str, str]:
    """Return the names and texts that are still there; what was erased is left out."""
    return {i: name for i, name in loaded.names.items() if name != ERASED.zh} | loaded.texts


def _save(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise Stop(_NOT_SAVED.fill(path=str(path), why=os_faults.said(error)), MACHINE) from None


_THE_LOG = Text(
    "{path}是日志本身的文件，不能写入；请换一个文件名。",
    "{path} belongs to the log and is not written over; another name was expected.",
)
_BOARD_ONLY = Text(
    "{format} 格式写不下{game}；应为 transcript。", "The format {format} cannot hold {game}; transcript was expected."
)
_NO_GAME = Text("没有第{n}局；本场共{last}局。", "There is no game {n}; this match has {last}.")
_SAVED = Text("已写入{path}", "written to {path}")
_NOT_SAVED = Text("无法写入{path}（{why}）。", "{path} cannot be written ({why}).")

"""`fupan audit`: matches of the log, or record files directly."""

from argparse import Namespace
from pathlib import Path

import msgspec

from cli import log, os_faults
from cli.commands.archive import audit_all, line
from cli.exits import FINDINGS, NOTHING, UNREADABLE, USAGE
from cli.talk import Stop, Talk
from core.games import game_of
from core.text import Text, same
from events.records.record import Trouble
from events.store import Head
from projections.audit import Assumed, audit
from projections.files import audit_bytes
from projections.findings import Finding, Open, slipped, slipped_words
from projections.games import Standing
from projections.library import Library, Loaded
from projections.partings import Parting, partings
from projections.presets import preset_line
from projections.report import ASSUMED, Sections, report


class Audited(msgspec.Struct, frozen=True):
    """One audited match as JSON."""

    title: Text
    match: str | None
    game: str
    players: tuple[str, ...]
    result: Text
    standing: Standing
    acts: int
    findings: tuple[Finding, ...]
    open: tuple[Open, ...]
    assumed: tuple[Assumed, ...]
    partings: tuple[Parting, ...]
    preset: Text | None
    troubles: tuple[Trouble, ...] = ()
    notes: tuple[Text, ...] = ()
    head: Head | None = None


def run(args: Namespace, talk: Talk) -> int:
    """Audit what is named: 1 when anything was found, 3 when a file could not be read to its end."""
    if not args.matches and not args.all:
        raise Stop(_NOTHING_NAMED, USAGE)
    if args.all:
        if args.matches:
            raise Stop(_BOTH, USAGE)
        return audit_all(args, talk)
    files = [word for word in args.matches if log.is_there(Path(word)) or "." in word or "/" in word]
    matches = [word for word in args.matches if word not in files]
    tally = _Tally()
    for path in [p for word in files for p in log.folder_files(Path(word))]:
        if (data := _bytes(path, talk)) is None:
            tally.unreadable += 1
            continue
        for each in audit_bytes(data, str(path)):
            tally.add(_tell(each.loaded, each.title, talk, args, tally.assumed, each.troubles, each.notes))
    if matches:
        with log.reading(talk) as library:
            _logged(library, matches, args, talk, tally)
    if args.summary:
        talk.say(
            _TOTAL.fill(
                n=tally.count,
                clean=tally.count - tally.found,
                found=tally.found,
                findings=tally.findings,
                slipped=slipped_words(tally.slipped, inside=True),
                bad=tally.unreadable,
            )
        )
    return UNREADABLE if tally.unreadable else FINDINGS if tally.findings else NOTHING


class _Tally:
    def __init__(self) -> None:
        self.count = self.found = self.findings = self.slipped = self.unreadable = 0
        self.assumed: set[tuple[Text, ...]] = set()  # what was said already of silent sources: the same need not be said again

    def add(self, audited: Audited) -> None:
        self.count += bool(audited.acts) or not audited.troubles
        self.found += bool(audited.findings)
        self.findings += len(audited.findings)
        self.slipped += slipped(audited.findings)
        self.unreadable += bool(audited.troubles)


def _bytes(path: Path, talk: Talk) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError as error:
        talk.failed(_NO_FILE.fill(path=str(path), why=os_faults.said(error)), UNREADABLE)
        return None


def _logged(library: Library, matches: list[str], args: Namespace, talk: Talk, tally: _Tally) -> None:
    streams = [log.match_of(library.store, word) for word in matches]
    for stream in talk.going_through(_AUDITING, streams):
        loaded = library.load(stream)
        tally.add(_tell(loaded, _title(loaded), talk, args, tally.assumed, head=library.head()))


def _title(loaded: Loaded) -> Text:
    row = loaded.row
    return same(log.title(row.stream, row.players, row.meet))


def _tell(
    loaded: Loaded,
    title: Text,
    talk: Talk,
    args: Namespace,
    assumed: set[tuple[Text, ...]],
    troubles: tuple[Trouble, ...] = (),
    notes: tuple[Text, ...] = (),
    head: Head | None = None,
) -> Audited:
    found = audit(loaded.script)
    other = () if args.summary else partings(found)
    row = loaded.row
    match = row.stream if row.stream.startswith("m-") else None
    audited = Audited(
        title,
        match,
        row.game,
        row.players,
        game_of(found.play).results(found.play),
        found.standing,
        len(found.match.acts),
        found.findings,
        found.open,
        found.assumed,
        other,
        preset_line(found.opening, loaded.texts),
        troubles,
        notes,
        head,
    )
    talk.give(audited)
    if not found.match.acts and troubles:
        _said(troubles, title, talk)
        return audited
    if args.summary:
        talk.say(line(title, found.findings, found.open, audited.result))
        _said(troubles, title, talk)
        return audited
    talk.say(Text(f"== {title.zh}", f"== {title.en}"))
    _said(troubles, title, talk)
    for heading, lines in _sections(report(found, other, loaded.texts), notes):
        if heading == ASSUMED and lines in assumed:
            continue
        if heading == ASSUMED:
            assumed.add(lines)
        talk.say(heading)
        for text in lines:
            talk.say(Text(f"  {text.zh}", f"  {text.en}"))
    if head is not None:
        talk.say(_HEAD.fill(head=head.hash[:16], n=head.number))
    return audited


def _sections(sections: Sections, notes: tuple[Text, ...]) -> Sections:
    return (*sections, (_NOTES, notes)) if notes else sections


def _said(troubles: tuple[Trouble, ...], title: Text, talk: Talk) -> None:
    for trouble in troubles:
        talk.aside(_TROUBLE.fill(title=title, line=trouble.line, column=trouble.column, text=trouble.text))


_AUDITING = Text("审查", "auditing")
_BOTH = Text("--all 已包括全部场次，不能再写场次或文件。", "--all is every match of the log; nothing else can be named with it.")
_NOTHING_NAMED = Text("没有写明审查什么；应写场次、文件或 --all。", "Nothing was named; a match, a file or --all was expected.")
_NO_FILE = Text("无法读取{path}（{why}）。", "{path} cannot be read ({why}).")
_NOTES = Text("读取说明", "Notes on reading")
_TROUBLE = Text("{title} 第{line}行第{column}列：{text}", "{title}, line {line}, column {column}: {text}")
_TOTAL = Text(
    "共{n}场：{clean}场没有发现，{found}场有发现（共{findings}条{slipped}），{bad}个文件没有读完。",
    "{n} matches: {clean} without findings, {found} with ({findings} in all{slipped}), {bad} files not read to their end.",
)
_HEAD = Text("总账第{n}条 {head}", "ledger entry {n} {head}")

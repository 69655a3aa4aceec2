"""`fupan scribe`: take a match down, one line at a time, from the keyboard or a pipe."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from hashlib import sha256

import msgspec

from cli import log
from cli.commands.undo import NUMBER_ALONE, BackTo, Undo, back_to_of, names_a_record, undo_of
from cli.exits import FINDINGS, MACHINE, NOTHING, UNREADABLE
from cli.scribe_help import HELP
from cli.talk import Talk
from core.clause import Violation
from core.desk.messages import AppealDecided, AtDesk, Ruled
from core.desk.said import desk_said
from core.games import Act, game_of
from core.live import Cannot
from core.rewound import Rewound
from core.script import script
from core.table import Event, Table
from core.text import Text
from events.importing import Sidings, named_acts, stored
from events.people import WordsErased, words
from events.reading import verified
from events.records.record import Desk, Trouble
from events.records.transcript import headed, misheaded, read_line
from events.records.transcript.acts import Who
from events.records.transcript.line import folded
from events.session import Done, Refused, Session
from events.sqlite import SqliteStore
from events.store import Conflict
from events.unseen import edged, refused, unseen
from projections.audit import audit
from projections.games import Shown, shown
from projections.library import load_match
from projections.named import moves


def run(args: Namespace, talk: Talk) -> int:
    """Read lines until the input ends; 1 when anything was refused or found, 3 when a line could not be read."""
    with log.writing(talk) as store:
        stream = log.match_of(store, args.match)
        desk = Taking(store, stream, args, talk)
        desk.greet()
        for line in _lines(desk):
            if line.strip().casefold() in ("quit", "exit", "结束", "退出"):
                break
            desk.take(line)
        return desk.code


def _lines(desk: "Taking") -> Iterator[str]:
    """Yield lines, with a prompt where a person types."""
    if not sys.stdin.isatty():
        yield from sys.stdin
        return
    while True:
        try:
            yield input(desk.prompt())
        except EOFError:
            print()
            return


class Taking:
    """One match being taken down by one person."""

    def __init__(self, store: SqliteStore, stream: str, args: Namespace, talk: Talk) -> None:
        self.store, self.args, self.talk, self.code = store, args, talk, NOTHING
        self.session = Session(store, stream, "as_played" if args.as_played else "strict", log.clock)
        opening = self.session.history.opening
        referee = opening.about.referee
        names = store.side([*opening.players, *([] if referee is None else [referee])])
        self.players = tuple(names.get(player) for player in opening.players)
        self.who = Who(names.get(referee or "", log.name_of(args)), args.role if args.role != "scribe" else "referee")

    @property
    def table(self) -> Table:
        """Return the table as it stands."""
        return self.session.history.table

    @property
    def shown(self) -> Shown:
        """Return what the game of this match adds."""
        return shown(self.table.play)

    def prompt(self) -> str:
        """Return where the match stands, for a prompt."""
        return f"[{self.shown.now(self.table.play).to(self.talk.lang)}] > "

    def greet(self) -> None:
        """Say where the match stands and how to get help."""
        play = self.table.play
        self.talk.aside(_GREETING.fill(now=self.shown.now(play), score=self.shown.score_line(play)))

    def take(self, line: str) -> None:
        """Take one line: an act, a going back, or a word of command."""
        line = edged(line)
        word = line.strip().casefold()
        if not word or word.startswith(("#", "＃")):
            return
        if (text := refused(line)) is not None:
            self._untaken(Trouble(1, 1 + (unseen(line) or 0), Text(f"{text.zh}。", f"{text.en}.")))
        elif word in ("help", "?", "帮助", "？"):
            self.talk.say(HELP[self.session.live.game.key])
        elif word in ("board", "table", "盘面", "桌面"):
            self._board()
        elif word in ("legal", "可下", "可出"):
            for text in self.shown.legal_lines(self.table.play):
                self.talk.say(text)
        elif NUMBER_ALONE.fullmatch(line):
            self._unread(_NO_REASON)
        elif (back := back_to_of(line)) is not None:
            self._back_to(back)
        elif names_a_record(line):
            self._unread(_WHICH_STAYS)
        elif (undo := undo_of(line)) is not None:
            self._undo(undo)
        else:
            self._acts(line)

    def _acts(self, line: str) -> None:
        play = self.table.play
        at_desk = len(self.table.desk.calls), len(self.table.desk.rulings)
        recorded = self._moves() if "@" in folded(line) else {}
        acts, troubles = read_line(line, self.shown.turn(play), self.who, game_of(play).key, self.players, recorded, at_desk)
        number, due = headed(line, game_of(play).key), self.shown.next_heading(play)
        if not troubles and number is not None and due is not None and number != due:
            troubles = (Trouble(1, 1, misheaded(game_of(play).key, number, due)),)
        for trouble in troubles:
            self._untaken(trouble)
        if troubles:  # half a line would mean something else: nothing of it is recorded
            if acts:
                self.talk.say(_NOTHING_TAKEN)
            return
        for n, act in enumerate(acts, start=1):
            if not (number is not None or self._said_enough(act)) or not self._act(act):
                if n < len(acts):
                    self.talk.say(_REST.fill(n=len(acts) - n))
                return

    def _untaken(self, trouble: Trouble) -> None:
        self.code = UNREADABLE
        self.talk.give({"trouble": trouble})
        self.talk.say(_UNREAD.fill(column=trouble.column, text=trouble.text))

    def _said_enough(self, act: Act | Desk) -> bool:
        """Say whether an act can be taken as it is; otherwise say what has to be said first."""
        if (text := self.shown.asked(self.table.play, act)) is None:
            return True
        self.code = UNREADABLE
        self.talk.give({"asked": text})
        self.talk.say(_REFUSED.fill(text=text))
        return False

    def _moves(self) -> dict[tuple[int, int], int]:
        """Return the moves so far, which a line may name by deal and number."""
        return moves(load_match(self.store, self.session.stream).log, self.session.history)

    def _act(self, act: Act | Desk) -> bool:
        """Judge and append one act; say what happened, or every clause that refuses it."""
        if missing := [n for n in named_acts(act) if not 1 <= n <= self.session.history.version]:
            self.code = max(self.code, FINDINGS)
            text = _NO_RECORD.fill(n=missing[0], last=self.session.history.version)
            self.talk.give({"cannot": text})
            self.talk.say(_REFUSED.fill(text=text))
            return False
        sidings = Sidings(self.store, log.salt)
        me = log.actor(self.args, sidings)
        event, by = stored(act, sidings, me, range(1, self.session.history.version + 1))
        if isinstance(event, Ruled | AppealDecided) and not event.shown:
            event = msgspec.structs.replace(event, shown=self._shown())
        return self._do(lambda: self.session.do(event, by, log.new_id("c"), tuple(sidings.rows.values())))

    def _unread(self, text: Text) -> None:
        self.code = UNREADABLE
        self.talk.give({"asked": text})
        self.talk.say(text)

    def _cannot(self, text: Text) -> None:
        self.code = max(self.code, FINDINGS)
        self.talk.give({"cannot": text})
        self.talk.say(text)

    def _back_to(self, back: BackTo) -> None:
        target = back.target(self.session.history)
        if target is None:
            self._cannot(_NOT_THERE.fill(n=back.said, last=self.session.history.version))
        elif back.why is None:
            self._unread(_NO_REASON)
        else:
            self._rewind(target, back.why)

    def _undo(self, undo: Undo) -> None:
        target = undo.target(self.session.history)
        if target is None:
            have = undo.there_are(self.session.history)
            self._cannot(_NOT_SO_MANY.fill(n=undo.said, last=have) if have else _NOTHING_TO_UNDO)
        else:
            self._rewind(target, undo.why)

    def _rewind(self, target: int, reason: str) -> None:
        sidings = Sidings(self.store, log.salt)
        me = log.actor(self.args, sidings)
        why = words("text", reason, log.salt())
        self._do(lambda: self.session.rewind(target, why, me, log.new_id("c"), (), tuple(sidings.rows.values())))

    def _do(self, command: Callable[[], Done]) -> bool:
        before = self.table
        try:
            done = command()
        except Refused as refused:
            self._refused(refused.violations)
            return False
        except Conflict as conflict:  # somebody else wrote: the match was read again, the line has to be given again
            self.code = MACHINE
            self.talk.give({"conflict": conflict.text})
            self.talk.say(_REFUSED.fill(text=conflict.text))
            return False
        except Cannot as cannot:
            self.code = max(self.code, FINDINGS)
            self.talk.give({"cannot": cannot.text})
            self.talk.say(_REFUSED.fill(text=cannot.text))
            return False
        self._happened(done, before)
        return True

    def _refused(self, violations: tuple[Violation, ...]) -> None:
        self.code = max(self.code, FINDINGS)
        self.talk.give(
            {"refused": [{"rule": v.rule.code, "clause": v.rule.clause, "text": v.text, "due": v.due} for v in violations]}
        )
        for v in violations:
            self.talk.say(_REFUSED.fill(text=Text(f"[{v.rule.clause}] {v.text.zh}", f"[{v.rule.clause}] {v.text.en}")))
            if v.rule.fined:
                self.talk.say(_AS_PLAYED.fill(effect=v.effect))

    def _happened(self, done: Done, before: Table) -> None:
        """Say each event, then what the rules say of an act kept as played."""
        self.talk.give({"version": done.version, "events": done.events, "found": [v.rule.code for v in done.violations]})
        spoken = any(isinstance(event, (AtDesk, Rewound)) for event in done.events)
        texts = load_match(self.store, self.session.stream).texts if spoken else {}
        for n, event in enumerate(done.events):
            at = self.session.history.tables[done.version + n - 1] if n else before
            self.talk.say(_EVENT.fill(n=done.version + n, text=_said(event, at, texts)))
        for v in done.violations:
            self.code = max(self.code, FINDINGS)
            self.talk.say(_KEPT.fill(text=Text(f"[{v.rule.clause}] {v.text.zh}", f"[{v.rule.clause}] {v.text.en}")))
        for unsure in done.unjudged:
            self.talk.say(_OPEN.fill(text=unsure.text))
        if (lacks := self.shown.lacking(self.table.play, done.events[0])) is not None:
            self.talk.say(_LACKS.fill(text=lacks))

    def _shown(self) -> str:
        """Return the hash of the findings as they stand: what the one who rules was shown."""
        log_so_far = tuple((line.data, line.actor) for line in verified(self.store, self.session.stream))
        found = audit(script(tuple((e, a) for e, a in log_so_far if not isinstance(e, WordsErased)))).findings
        return sha256(msgspec.json.encode(found)).hexdigest()

    def _board(self) -> None:
        loaded = load_match(self.store, self.session.stream)
        for row in self.shown.drawn(loaded.log, loaded.texts, len(loaded.log)):
            self.talk.say(row)


def _said(event: Event, before: Table, texts: dict[str, str]) -> Text:
    if isinstance(event, AtDesk):
        return desk_said(before.desk, event, texts)
    if isinstance(event, Rewound):
        return _BACK.fill(n=event.to_version, why=texts.get(event.why, ""))
    line: Text = game_of(before.play).said(before.play, event)
    return line


_GREETING = Text(
    "现在：{now}；{score}。输入“帮助”看怎么写。",
    "Now: {now}; {score}. Type “help” to see how to write.",
)
_NOTHING_TAKEN = Text("  本行没有记录，请改好后整行重写。", "  Nothing of this line was recorded; write it again as a whole.")
_REST = Text("  本行其余{n}个动作没有记录。", "  The other {n} acts of this line were not recorded.")
_NO_REASON = Text(
    "✗ 退回要写理由，例如：退回 听错；退3条：退回 3 听错；保留到第7条：退回到第7条 听错",
    "✗ Going back needs a reason, such as: undo misheard; over three acts: undo 3 misheard; to record 7, which stays: "
    "undo to 7 misheard",
)
_WHICH_STAYS = Text(
    "✗ 分不清这一条是否保留；保留它、退回以后的写“退回到第7条 理由”，退最后3条写“退回 3 理由”。",
    "✗ It is not clear whether that record stays; to keep it and go back on the later ones write “undo to 7 REASON”, over the "
    "last three acts “undo 3 REASON”.",
)
_NOT_THERE = Text(
    "✗ 不能退回到第{n}条；应是仍然有效、后面还有记录的一条（本场共{last}条）。",
    "✗ Play cannot go back to record {n}; one that still counts and is not the last was expected (this match has {last}).",
)
_EVENT = Text("{n:>4} {text}", "{n:>4} {text}")
_REFUSED = Text("✗ 不予记录：{text}", "✗ refused: {text}")
_AS_PLAYED = Text("→ 已经这样做了的，用 --as-played 照实记录：{effect}", "→ If it was done, --as-played takes it down: {effect}")
_KEPT = Text("! 照实记录：{text}", "! kept as played: {text}")
_OPEN = Text("? {text}", "? {text}")
_LACKS = Text("→ {text}", "→ {text}")
_UNREAD = Text("✗ 第{column}列：{text}", "✗ column {column}: {text}")
_BACK = Text("退回到第{n}条：{why}", "back to record {n}: {why}")
_NO_RECORD = Text("没有第{n}条记录；应为1到{last}。", "There is no record {n}; 1 to {last} was expected.")
_NOT_SO_MANY = Text(
    "✗ 不能退回{n}条；应为1到{last}，有效的动作有这么多条。",
    "✗ Play cannot go back over {n} acts; 1 to {last} was expected: so many still count.",
)
_NOTHING_TO_UNDO = Text("✗ 没有可以退回的记录。", "✗ There is nothing to go back over.")

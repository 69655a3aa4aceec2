"""`fupan scribe`: take a match down, one line at a time, from the keyboard or a pipe."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from hashlib import sha256

import msgspec

from cli import log
from cli.commands.undo import NUMBER_ALONE, Undo, undo_of
from cli.exits import FINDINGS, MACHINE, NOTHING, UNREADABLE
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
        word = line.strip().casefold()
        if not word or word.startswith(("#", "＃")):
            return
        if word in ("help", "?", "帮助", "？"):
            self.talk.say(_HELP[self.session.live.game.key])
        elif word in ("board", "table", "盘面", "桌面"):
            self._board()
        elif word in ("legal", "可下", "可出"):
            for text in self.shown.legal_lines(self.table.play):
                self.talk.say(text)
        elif NUMBER_ALONE.fullmatch(line):
            self.code = UNREADABLE
            self.talk.say(_NO_REASON)
        elif (undo := undo_of(line)) is not None:
            self._undo(undo)
        else:
            self._acts(line)

    def _acts(self, line: str) -> None:
        play = self.table.play
        recorded = self._moves() if "@" in folded(line) else {}
        acts, troubles = read_line(line, self.shown.turn(play), self.who, game_of(play).key, self.players, recorded)
        number, due = headed(line, game_of(play).key), self.shown.next_heading(play)
        if not troubles and number is not None and due is not None and number != due:
            troubles = (Trouble(1, 1, misheaded(game_of(play).key, number, due)),)
        for trouble in troubles:
            self.code = UNREADABLE
            self.talk.give({"trouble": trouble})
            self.talk.say(_UNREAD.fill(column=trouble.column, text=trouble.text))
        if troubles:  # half a line would mean something else: nothing of it is recorded
            if acts:
                self.talk.say(_NOTHING_TAKEN)
            return
        for n, act in enumerate(acts, start=1):
            if not (number is not None or self._said_enough(act)) or not self._act(act):
                if n < len(acts):
                    self.talk.say(_REST.fill(n=len(acts) - n))
                return

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

    def _undo(self, undo: Undo) -> None:
        sidings = Sidings(self.store, log.salt)
        me = log.actor(self.args, sidings)
        target = undo.target(self.session.history)
        if target is None:
            self.code = max(self.code, FINDINGS)
            self.talk.say(_NOTHING_TO_UNDO)
            return
        why = words("text", undo.why, log.salt())
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
    "✗ 退回要写理由，例如：退回 听错；退3条：退回 3 听错",
    "✗ Going back needs a reason, such as: undo misheard; over three acts: undo 3 misheard",
)
_EVENT = Text("{n:>4} {text}", "{n:>4} {text}")
_REFUSED = Text("✗ 不予记录：{text}", "✗ refused: {text}")
_KEPT = Text("! 照实记录：{text}", "! kept as played: {text}")
_OPEN = Text("? {text}", "? {text}")
_LACKS = Text("→ {text}", "→ {text}")
_UNREAD = Text("✗ 第{column}列：{text}", "✗ column {column}: {text}")
_BACK = Text("退回到第{n}条：{why}", "back to record {n}: {why}")
_NO_RECORD = Text("没有第{n}条记录；应为1到{last}。", "There is no record {n}; 1 to {last} was expected.")
_NOTHING_TO_UNDO = Text("✗ 没有可以退回的记录。", "✗ There is nothing to go back over.")
_HELP = {
    "gomoku": Text(
        """一行一条，例如：
  猜先: 甲            执黑: 甲
  h8                  白 i9（写明颜色）
  认输: 乙            超时: 乙        弃权: 甲      缺席: 乙
  声明五连: 甲        协议和棋        结果: 黑胜 五连
  请裁判: 甲, "原因"
  事实: 请裁判 1, 据记录, 双方认可, "……"
  裁定（裁判长 李某）: 请裁判 1, 第1局判甲胜, 条款 WZ2
  申诉: 裁定 1, 乙, 就事实      复裁（裁判长 李某）: 裁定 1, 推翻, 条款 GC1.3
  退回 理由           退回 3 理由（退3条）
  盘面  可下  结束
@12 指左边编号为12的记录，@1.6 指第1局第6手。全部写法见 docs/transcript.md。""",
        """One act a line, such as:
  toss: A             black: A
  h8                  white i9 (with its colour)
  resign: B           time: B         forfeit: A    absent: B
  five: A             draw agreed     result: black wins by five
  call: A, "reason"
  fact: call 1, from record, agreed, "…"
  ruling (chief referee Li): call 1, game 1 to A, clause WZ2
  appeal: ruling 1, B, on fact        decision (chief referee Li): ruling 1, reversed, clause GC1.3
  undo REASON         undo 3 REASON (three acts)
  board  legal  quit
@12 is the record numbered 12 at the left, @1.6 move 6 of game 1. All of it: docs/transcript.md.""",
    ),
    "doudizhu": Text(
        """一行一条，例如：
  发牌                明牌: 甲 S7
  甲手牌: S3 S4 …     底牌: H3 D9 大王（记录员看得到时）
  叫1  不叫  丙叫3    亮底: H3 D9 大王
  34567               乙 过           丙 S7 H7（写明花色）   王炸
  得分: 6 -3 -3       总分: 6 -3 -3   时间到
  小结: 地主胜 地主甲 叫3 炸弹1
  称无: 乙 5          行为: 丙 看底牌     以后未记录
  请裁判: 甲, "原因"
  裁定（裁判长 李某）: 请裁判 1, 第1副判甲胜, 条款 DZ4.1
  退回 理由           退回 3 理由（退3条）
  桌面  可出  结束
@12 指左边编号为12的记录，@1.6 指第1副第6手。全部写法见 docs/transcript.md。""",
        """One act a line, such as:
  dealt               face up: A S7
  A hand: S3 S4 …     bottom: H3 D9 RJ (where the scribe can see them)
  bid 1  no bid       C bids 3        bottom shown: H3 D9 RJ
  34567               B: pass         C: S7 H7 (with suits)   BJRJ
  scores: 6 -3 -3     totals: 6 -3 -3     time called
  sheet: landlord wins, landlord A, bid 3, bombs 1
  call: A, "reason"
  ruling (chief referee Li): call 1, deal 1 to A, clause DZ4.1
  undo REASON         undo 3 REASON (three acts)
  table  legal  quit
@12 is the record numbered 12 at the left, @1.6 play 6 of deal 1. All of it: docs/transcript.md.""",
    ),
    "guandan": Text(
        """一行一条，例如：
  发牌                打7             先出: 乙 ♥9
  甲手牌: ♠AKQ ♥7 …   丁数牌26
  进贡: 乙 ♠A 给 甲   改贡: 乙 ♥A 给 甲    抗贡: 丁 大王 大王    还: 甲 ♦3 给 乙
  甲 34567            乙 过           丙 ♠3♠4♠5♥7=♠6♠7（写明逢人配当什么）  丁 四王
  甲 667788 三连对    乙报10          甲问乙
  丙带下: ♠A          丙露牌: ♠K      丙收回      甲 分次出牌
  名次: 甲丙乙丁      升到: 甲丙5 乙丁2    积分: 5:0    总分: 11:3    签字: 甲丙
  以后未记录          进贡未记录
  请裁判: 甲, "原因"
  裁定（裁判长 李某）: 请裁判 1, 停止丙一轮出牌, 条款 GC3.5
  退回 理由           退回 3 理由（退3条）
  桌面  可出  结束
各方也可以写南东北西或姓名。@12 指左边编号为12的记录，@1.6 指第1副第6手。全部写法见 docs/transcript.md。""",
        """One act a line, such as:
  dealt               level: 7        leads: B H9
  A hand: SA SK SQ H7 …               D counted 26
  pays tribute: B SA to A    tribute corrected: B HA to A    refuses tribute: D RJ RJ    returns: A D3 to B
  A: 34567            B: pass         C: S3 S4 S5 H7=S6 S7 (with its wild card)   D: four jokers
  A: 667788 tube      B announces 10  A asks B
  C drops: SA         C exposes: SK   C takes back    A played in parts
  order: A C B D      levels now: AC 5 BD 2    points: 5:0    totals: 11:3    signed: AC
  plays not recorded  tribute not recorded
  call: A, "reason"
  ruling (chief referee Li): call 1, turn lost by C, clause GC3.5
  undo REASON         undo 3 REASON (three acts)
  table  legal  quit
Sides may be South, East, North, West or the players' names. @12 is the record numbered 12 at the left, @1.6
play 6 of deal 1. All of it: docs/transcript.md.""",
    ),
    "shengji": Text(
        """一行一条，例如：
  发牌                甲先摸            打3
  甲手牌: ♠AKQ ♥7 …   甲摸♥3 乙摸♠4     丁数牌24
  甲报主 ♥3           甲上保险 ♥3       乙反主 ♠3♠3     丙不反      无人报主      翻底牌第三张 ♦9
  甲拿底              甲盖底 ♠5 ♥6 ♥7 ♣9 ♦10 ♥K ♥J ♦2（没有看到的写 ??）
  甲 ♠A               乙 ♠3; 丙 ♠4; 丁 ♠5             乙杀 ♥3（乙垫、乙跟）   甲 ♠5566
  甲甩 ♠A + ♠KK       甲甩牌失败 留下 ♠KK 被乙压      乙得圈 15
  丙露牌: ♠K          丙收回            甲 看底牌
  亮底: ♠5 ♥6 …       得分: 85, 末圈乙, 扣底20, 倍数2   升到: 甲丙3 乙丁4    双方签字
  庄家: 甲            主: 黑桃          无主            底牌未记录  以后未记录    时间到
  请裁判: 甲, "原因"
  裁定（裁判长 李某）: 请裁判 1, 第1副记分 85, 条款 SJ8.1
  退回 理由           退回 3 理由（退3条）
  桌面  可出  结束
空格隔开的牌是一手。各方也可以写南东北西或姓名。@12 指左边编号为12的记录，@1.6 指第1副第6手。全部写法见
docs/transcript.md。""",
        """One act a line, such as:
  dealt               A draws first     level: 3
  A hand: SA SK SQ H7 …                 A draws H3, B draws S4             D counted 24
  A declares: H3      A insures: H3     B overturns: S3 S3    C no overturn     nobody declares
  third bottom card: D9
  A takes bottom      A buries: S5 H6 H7 C9 D10 HK HJ D2 (?? for a card that nobody saw)
  A: SA               B: S3; C: S4; D: S5             B ruffs H3 (B discards, B follows)   A: S5 S5 S6 S6
  A throws SA + SK SK    A throw fails: leaves SK SK beaten by B   B takes trick 15
  C exposes: SK       C takes back      A looked at bottom
  bottom shown: S5 H6 …    score: 85, last trick B, bottom 20, multiplier 2    levels now: AC 3 BD 4    both signed
  declarer: A         trumps: spades    no trump        bottom not recorded     plays not recorded    time called
  call: A, "reason"
  ruling (chief referee Li): call 1, deal 1 scored 85, clause SJ8.1
  undo REASON         undo 3 REASON (three acts)
  table  legal  quit
Cards with spaces are one play. Sides may be South, East, North, West or the players' names. @12 is the record numbered 12
at the left, @1.6 play 6 of deal 1. All of it: docs/transcript.md.""",
    ),
}

"""`fupan legal`: what may be done now, or which clauses one act would break."""

from argparse import Namespace

import msgspec

from cli import log
from cli.exits import FINDINGS, NOTHING, UNREADABLE, USAGE
from cli.talk import Stop, Talk
from core.clause import Unjudged, Violation
from core.live import Live
from core.people import Actor
from core.text import Text
from events.importing import Sidings, stored
from events.memory import MemoryStore
from events.records.transcript import read_line
from events.session import load
from projections.games import shown


class Answer(msgspec.Struct, frozen=True):
    """Whether an act would be lawful, as JSON; null where the record does not hold what that depends on."""

    lawful: bool | None
    violations: tuple[tuple[str, str, Text], ...]  # rule, clause, sentence
    unjudged: tuple[tuple[str, str, Text], ...]


def run(args: Namespace, talk: Talk) -> int:
    """Answer for the match as it stands, or stood after a record; 1 when the act would break a clause."""
    with log.reading(talk) as library:
        live = load(library.store, log.match_of(library.store, args.match))
    if args.line:
        if args.at is not None:
            raise Stop(_NOT_BOTH, USAGE)
        return _check(" ".join(args.line), live, talk)
    last = live.history.version
    at = last if args.at is None else args.at
    if not 1 <= at <= last:
        raise Stop(_AT.fill(n=at, last=last), USAGE)
    play = live.history.tables[at].play
    talk.give(shown(play).legal(play))
    for line in shown(play).legal_lines(play):
        talk.say(line)
    return NOTHING


def _check(line: str, live: Live, talk: Talk) -> int:
    play, game = live.history.table.play, live.history.game
    acts, troubles = read_line(line, shown(play).turn(play), None, game.key)
    if troubles or not acts:
        raise Stop(troubles[0].text if troubles else _EMPTY, UNREADABLE)
    if len(acts) > 1:
        raise Stop(_ONE.fill(n=len(acts)), USAGE)
    sidings = Sidings(MemoryStore(), log.salt)
    found: list[Violation] = []
    unsure: list[Unjudged] = []
    for act in acts:
        event, by = stored(act, sidings, Actor("p-", "scribe"), range(1, live.history.version + 1))
        found += live.history.examine(event, by)
        unsure += live.history.unjudged(event)
    broken = tuple((v.rule.code, v.rule.clause, v.text) for v in found)
    open_ones = tuple((u.code, u.clause, u.text) for u in unsure)
    talk.give(Answer(False if found else None if unsure else True, broken, open_ones))
    for _, clause, text in broken + open_ones:
        talk.say(Text(f"[{clause}] {text.zh}", f"[{clause}] {text.en}"))
    if not found:
        talk.say((_OPEN if unsure else _LAWFUL).fill(line=line))
    return FINDINGS if found else NOTHING


_AT = Text("没有第{n}条；应为1到{last}。", "There is no record {n}; 1 to {last} was expected.")
_NOT_BOTH = Text(
    "--at 只用于看当时可以做什么，不能同时检查一手。",
    "--at shows what could be done then; it does not go with an act to check.",
)
_LAWFUL = Text("{line}：合规。", "{line}: lawful.")
_OPEN = Text("{line}：没有发现违例，但不能全部判断。", "{line}: nothing against a clause was found, but not all can be judged.")
_ONE = Text("写了{n}个动作；一次只能检查一个。", "{n} acts were written; one at a time can be checked.")
_EMPTY = Text("没有写出要检查的一手；例如 h8 或 34567。", "No act was written to check; such as h8 or 34567.")

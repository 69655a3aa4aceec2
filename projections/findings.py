"""Findings of one match: violations, and results that were stored otherwise than the rules give them. Computed, never stored."""

from collections.abc import Iterable, Iterator

import msgspec

from core.clause import Waits
from core.desk.state import Desk
from core.script import Taken
from core.table import Event, type_of
from core.text import Text, joined, same
from projections.games import shown
from projections.place import SLIPPED, Place


class Finding(msgspec.Struct, frozen=True, gc=False):
    """A violation, or a difference between the log and the rules, at one act. Its identity is (stream, act, rule)."""

    at: Place
    rule: str
    clause: str
    seat: int | None
    done: tuple[str, ...]
    due: tuple[str, ...]
    text: Text
    effect: Text
    waits: Waits
    option: str
    ruled: int = 0  # number of the ruling by which it waits no longer


class Open(msgspec.Struct, frozen=True, gc=False):
    """Something that cannot be judged, at one act, and why."""

    at: Place
    code: str
    clause: str
    text: Text


STORED_DIFFERS = "log.results_differ"


def place_of(taken: Taken) -> Place:
    """Return where an act stands in its match, and whether play has gone back from it."""
    at = shown(taken.before.play).place(taken)
    return msgspec.structs.replace(at, slipped=True) if taken.slipped else at


def slipped(found: Iterable[Finding | Open]) -> int:
    """Return how many of them are on acts that play has gone back from."""
    return sum(one.at.slipped for one in found)


def slipped_words(count: int, *, inside: bool = False) -> Text:
    """Return how many of a number are on acts that play has gone back from, to stand behind the number; nothing where none are.

    `inside`: the number stands in brackets already.

    >>> slipped_words(2).zh, slipped_words(2, inside=True).en, slipped_words(0).zh
    ('（其中已退回2）', ', 2 of them gone back from', '')
    """
    if not count:
        return Text("", "")
    return (_SLIPPED_INSIDE if inside else _SLIPPED).fill(n=count, slipped=SLIPPED)


def findings(taken: Taken, stored: tuple[Event, ...] | None = None) -> Iterator[Finding]:
    """Yield what was found at an act; `stored` are the results in the log, compared with those derived here."""
    at = place_of(taken)
    for v in taken.violations:
        waits = waits_for(v.rule.waits, taken.before.play.match.options.authority)
        yield Finding(at, v.rule.code, v.rule.clause, v.seat, v.done, v.due, v.text, v.effect, waits, v.rule.option)
    if stored is not None and taken.results != stored:
        said = tuple(type_of(e) for e in stored)
        due = tuple(type_of(e) for e in taken.results)
        text = _DIFFERS.fill(said=_names(said), right=_names(due))
        yield Finding(at, STORED_DIFFERS, shown(taken.before.play).result_clause, None, said, due, text, _DERIVED, "", "")


def waits_for(waits: Waits, authority: str) -> Waits:
    """Return whose decision a finding waits for at a table where the organiser decides alone (`authority`).

    >>> waits_for("chief_referee", "organiser"), waits_for("", "organiser"), waits_for("referee", "as_gc")
    ('organiser', '', 'referee')
    """
    return "organiser" if waits and authority == "organiser" else waits


def with_rulings(found: Iterable[Finding], desk: Desk) -> Iterator[Finding]:
    """Yield findings; what the desk has ruled on waits no longer, also after a reversal.

    That are the offences held in the call; where none are, everything about the acts that the call names.
    """
    held: dict[tuple[int, str], int] = {}
    named: dict[int, int] = {}
    for ruling in desk.rulings:
        call = desk.call(ruling.ruled.call)
        if call is None or (ruling.in_force is None and ruling.decided is None):
            continue
        held |= {(offence.act, offence.rule): ruling.number for offence in call.offences}
        named |= dict.fromkeys(() if call.offences else call.made.about, ruling.number)
    for finding in found:
        number = held.get((finding.at.version, finding.rule)) or named.get(finding.at.version)
        yield msgspec.structs.replace(finding, waits="", ruled=number) if finding.waits and number else finding


def still_open(taken: Taken) -> Iterator[Open]:
    """Yield what cannot be judged at an act."""
    at = place_of(taken)
    for u in taken.unjudged:
        yield Open(at, u.code, u.clause, u.text)


def _names(types: tuple[str, ...]) -> Text:
    return joined([same(t) for t in types]) if types else Text("无", "nothing")


_SLIPPED = Text("（其中{slipped}{n}）", " ({n} of them {slipped})")
_SLIPPED_INSIDE = Text("，其中{slipped}{n}", ", {n} of them {slipped}")
_DIFFERS = Text(
    "日志里该手之后记的结果是{said}，按规则应为{right}。",
    "The log holds {said} as what followed from this act; by the rules it is {right}.",
)
_DERIVED = Text("比分按重新推得的结果计算。", "The score is computed from the results derived again.")

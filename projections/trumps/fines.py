"""Fines in words, in games that fine in points: who, what for, and how the collectors' total comes about with them (CD4.1)."""

from core.text import Gaps, Text, joined, same
from core.trumps import words
from core.trumps.messages import Seat
from core.trumps.state import Change, Fine, side_of
from projections.trumps.course import DealRow

OFF, ON = Text("台下", "collectors"), Text("台上", "declarers")


def fines(found: tuple[Fine, ...], declarer: Seat | None) -> Text:
    """Return the fines of a deal in the order in which they fell due: player, side, points with their sign, when, and why.

    The sign is that which they have for the collectors' total; it is left out where who declares is not known.
    """
    return joined([_told(each, declarer) for each in found], en="; ")


def _told(fine: Fine, declarer: Seat | None) -> Text:
    gaps: Gaps = {"who": words.SEATS[fine.seat], "n": fine.points, "why": _why(fine)}
    if declarer is None:
        return Text("{who} {n}（{why}）", "{who} {n} ({why})").fill(**gaps)
    if side_of(fine.seat) == side_of(declarer):
        return Text("{who} {of} +{n}（{why}）", "{who}, {of} +{n} ({why})").fill(of=ON, **gaps)
    return Text("{who} {of} −{n}（{why}）", "{who}, {of} −{n} ({why})").fill(of=OFF, **gaps)


def _why(fine: Fine) -> Text:
    if fine.ruling is not None:
        return Text("第{n}号裁定", "ruling {n}").fill(n=fine.ruling)
    if not fine.play:
        return Text("出牌之前，{clause}", "before play, {clause}").fill(clause=fine.clause)
    return Text("第{n}手，{clause}", "play {n}, {clause}").fill(n=fine.play, clause=fine.clause)


# --- how a total comes about ----------------------------------------------------------------------------------------------------


def account(row: DealRow) -> Text | None:
    """Return how the total of a deal comes about, for computing it again by hand; None where fines have no part in it.

    Fines that count at the end stand by sides, the collectors' first; those that count at once in the order of the play.
    """
    if not row.account:
        return None
    off, on = [each for each in row.account if each.due < 0], [each for each in row.account if each.fine and each.due > 0]
    if row.account[1:] == (*off, *on):
        head, parts = _NOTHING, [_taken(row), *[_group(of, changes) for of, changes in ((OFF, off), (ON, on)) if changes]]
    else:
        head, parts = _IN_ORDER, [_running(each, row) for each in row.account]
    told = joined([*parts, Text("= {n}", "= {n}").fill(n=row.account[-1].then)], zh="；", en="; ")
    return Text("{head}{told}", "{head}{told}").fill(head=head, told=told)


def _taken(row: DealRow) -> Text:
    """Return what the total was before fines, by tricks and bottom; that of a sheet is told as one."""
    raw = row.account[0].then
    if row.table is None or row.bottom is None or row.table + row.bottom != raw:
        return Text("罚分前{n}", "{n} before fines").fill(n=raw)
    tricks = Text("面上分{n}", "{n} in tricks").fill(n=row.table)
    if not row.bottom:
        return tricks
    return Text("{a} + {b} = {n}", "{a} + {b} = {n}").fill(a=tricks, b=_bottom(row.bottom, row.inside), n=raw)


def _bottom(points: int, inside: int | None) -> Text:
    if not inside:
        return Text("扣底{n}", "{n} from the bottom").fill(n=points)
    gaps: Gaps = {"n": points, "inside": inside, "times": points // inside}
    return Text("扣底{inside}×{times}={n}", "{n} from the bottom ({inside} × {times})").fill(**gaps)


def _group(of: Text, changes: list[Change]) -> Text:
    each = joined([_signed(change) for change in changes], zh=" ", en=", ")
    line = Text("{of} {each}", "{of} {each}").fill(of=of, each=each)
    short = [change for change in changes if change.did != change.due]
    if not short:
        return line
    return Text("{line}，{stops}", "{line}, {stops}").fill(line=line, stops=_stops(short[0]))


def _running(change: Change, row: DealRow) -> Text:
    """Return a change with what it makes of the total."""
    if change.fine is None:
        what = _gained(change, row)
    else:
        of = OFF if change.due < 0 else ON
        what = Text("{of} {n}", "{of} {n}").fill(of=of, n=_signed(change))
    if change.did != change.due:
        what = Text("{what}，{stops}", "{what}, {stops}").fill(what=what, stops=_stops(change))
    return Text("{what} → {then}", "{what} → {then}").fill(what=what, then=change.then)


def _gained(change: Change, row: DealRow) -> Text:
    last = [each for each in row.account if each.fine is None][-1]
    if change is not last or not row.bottom or row.bottom > change.due:
        return Text("面上分 +{n}", "tricks +{n}").fill(n=change.due)
    tricks, bottom = change.due - row.bottom, _bottom(row.bottom, row.inside)
    if not tricks:
        return bottom
    return Text("面上分 +{n}、{bottom}", "tricks +{n}, {bottom}").fill(n=tricks, bottom=bottom)


def _signed(change: Change) -> Text:
    if change.fine is None:
        return same(f"+{change.due}")
    gaps: Gaps = {"n": abs(change.due), "who": words.SEATS[change.fine.seat], "why": _why(change.fine)}
    return Text("{sign}{n}（{who}，{why}）", "{sign}{n} ({who}, {why})").fill(sign="−" if change.due < 0 else "+", **gaps)


def _stops(change: Change) -> Text:
    """Return that a fine has gone no further than the total that it has led to."""
    if change.due < 0:
        return Text("扣到{n}为止", "down to {n}").fill(n=change.then)
    if change.did:
        return Text("加到{n}为止", "up to {n}").fill(n=change.then)
    return Text("已有{n}分，不再加", "nothing added to {n}").fill(n=change.then)


_NOTHING = Text("", "")
_IN_ORDER = Text("按发生的先后，", "in the order of play, ")

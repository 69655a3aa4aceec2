"""What is folded at once is folded as one by one."""

from core.script import Judged, Script, judged, judged_one_by_one


def assert_same(match: Script) -> None:
    """Both end at one table; an act that was folded at once has nothing to say and led to what is stored."""
    assert_plain(match, judged(match))


def assert_plain(match: Script, at_once: Judged) -> None:
    """What was judged is what the acts taken one by one come to."""
    plain = judged_one_by_one(match)
    assert at_once.table == plain.table
    told = {taken.number: taken for taken in at_once.taken}
    for taken in plain.taken:
        if taken.number in told:
            assert told[taken.number] == taken
        else:
            assert (taken.violations, taken.unjudged) == ((), ())
            assert taken.results == match.said.get(taken.number - 1, ())

"""What is folded at once is folded as one by one."""

from core.script import Script, judged, judged_one_by_one


def assert_same(match: Script) -> None:
    """Both end at one table; an act that was folded at once has nothing to say and led to what is stored."""
    at_once, plain = judged(match), judged_one_by_one(match)
    assert at_once.table == plain.table
    told = {taken.number: taken for taken in at_once.taken}
    for taken in plain.taken:
        if taken.number in told:
            assert told[taken.number] == taken
        else:
            assert (taken.violations, taken.unjudged) == ((), ())
            assert taken.results == match.said.get(taken.number - 1, ())

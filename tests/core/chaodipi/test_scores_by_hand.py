"""CD4.1 to CD4.6 in whole deals: the collectors' total with each penalty, alone and with others, written down by hand.

At the end of a deal the collectors' fines come off, down to 0, then the declarers' are added, up to 200. Counted at once, a fine
of the collectors before they have points costs nothing, and one of the declarers is there from then on.
"""

import pytest

from core.chaodipi.account import account
from core.chaodipi.fines import Role
from core.chaodipi.settle import chosen
from core.trumps.messages import Seat
from tests.core.chaodipi.offences import Course, course_of
from tests.core.trumps_given import A, B, play_of

DECLARERS: Role = "declarers"
COLLECTORS: Role = "collectors"
ROLES: dict[str, Role] = {"d": DECLARERS, "c": COLLECTORS}
NINE: dict[str, Seat] = {"A": A, "B": B}

# who does what, in order; nine buried by whom | points before fines | fined: collectors, declarers | at the end | at once
TABLE = """
                                                     | 50  |  0  0 |  50 |  50
d: a throw of two that fails                         | 60  |  0 20 |  80 |  80
c: a throw of two that fails                         | 60  | 20  0 |  40 |  60
d: a wrong card                                      | 80  |  0 10 |  90 |  90
c: a wrong card                                      | 65  | 10  0 |  55 |  65
d: a wrong card on purpose                           | 80  |  0 30 | 110 | 110
c: a wrong card on purpose                           | 65  | 30  0 |  35 |  65
d: a hand over                                       | 50  |  0 10 |  60 |  60
c: a hand over                                       | 50  | 10  0 |  40 |  50
d: a hand short                                      | 50  |  0 10 |  60 |  60
c: a hand short                                      | 50  | 10  0 |  40 |  50
d: over, and the partner short                       | 50  |  0 20 |  70 |  70
c: over, and the partner short                       | 50  | 20  0 |  30 |  50
d: over, and an opponent short                       | 50  |  0  0 |  50 |  50
c: over, and an opponent short                       | 50  |  0  0 |  50 |  50
nine: A                                              | 135 |  0 80 | 200 | 215
nine: B                                              | 105 | 80  0 |  25 | 105
nine: A; nine: B                                     | 80  | 80 80 |  80 |  80
d: a throw of two that fails; c: a wrong card        | 185 | 10 20 | 195 | 195
c: a wrong card; d: a throw of two that fails        | 65  | 10 20 |  75 |  85
d: over, and the partner short; c: a wrong card on purpose | 65 | 30 20 | 55 |  65
c: a wrong card on purpose; d: over, and the partner short | 65 | 30 20 | 55 |  85
d: a wrong card on purpose; c: a wrong card on purpose | 70 | 30 30 |  70 |  70
c: a wrong card on purpose; d: a wrong card on purpose | 85 | 30 30 |  85 | 115
d: a hand over; c: a hand short                      | 50  |  0  0 |  50 |  50
nine: A; c: a wrong card                             | 130 | 10 80 | 200 | 200
nine: A; d: a wrong card                             | 115 |  0 90 | 200 | 205
nine: B; c: a wrong card                             | 75  | 90  0 |   0 |  75
nine: B; d: a wrong card                             | 90  | 80 10 |  20 | 100
nine: A; nine: B; c: a wrong card                    | 75  | 90 80 |  80 |  75
nine: A; nine: B; d: a wrong card                    | 120 | 80 90 | 130 | 130
"""
ROWS = [row.split("|") for row in TABLE.strip("\n").splitlines()]


def played(acts: str, counted: str) -> Course:
    """Play the first deal with these offences; nine cards are buried by A, who declares, or by B, who has stirred."""
    done = [each.strip().split(": ") for each in acts.split(";") if each.strip()]
    nine = tuple(NINE[what] for who, what in done if who == "nine")
    return course_of(*((what, ROLES[who]) for who, what in done if who != "nine"), nine=nine, penalties_counted=counted)


@pytest.mark.parametrize(("acts", "raw", "fined", "end", "once"), ROWS, ids=[row[0].strip() or "nothing" for row in ROWS])
def test_cd4_1_to_cd4_6_the_score_of_a_deal_with_penalties(acts: str, raw: str, fined: str, end: str, once: str) -> None:
    off, on = map(int, fined.split())

    for counted, points in (("end_of_deal", end), ("at_once", once)):
        course = played(acts, counted)
        settled, match = course.settled, course.match
        assert settled is not None
        assert match is not None
        assert (settled.raw, settled.points) == (int(raw), int(points))
        assert (settled.fined or (0, 0)) == (off, on)
        (deal,) = play_of(match).match.deals
        told = account(deal, chosen(play_of(match).match))
        assert sum(each.did for each in told) == (settled.points if told else 0)
        assert sum(each.due for each in told if each.fine is None) == (settled.raw if told else 0)
        assert sorted(each.fine.points for each in told if each.fine) == sorted(fine.points for fine in deal.fines)

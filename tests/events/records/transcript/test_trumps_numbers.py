"""Every number that a stored act of 升级 or 炒地皮 can hold is written so that the transcript is read again (SJ1.1, SJ6.1)."""

import pytest

from core.trumps import messages as m
from core.trumps.messages import Act
from events.records.transcript import read_line, write_act
from tests.core.trumps_given import A, B

FAR = 10**18 - 1  # as many digits as are read: any such number fits a line of the log


def acts(n: int) -> tuple[Act, ...]:
    """Every act that says a number, with this one."""
    return (
        m.TrumpsDeclared(A, ("H2",), n),
        m.Overturned(A, ("H2", "H2"), n),
        m.HandCounted(A, n),
        m.BottomCounted(n),
        m.TrickNoted(A, n),
        m.DealNoted(n),
        m.DealNoted(80, n),
        m.DealNoted(80, overturns=n),
        m.DealNoted(80, 10, B, multiplier=n),
    )


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("game", ["shengji", "chaodipi"])
@pytest.mark.parametrize("n", [-FAR, -5, 0, 1, 100, 101, 10**9, FAR])
def test_sj1_1_what_is_written_with_any_number_is_read_again(n: int, game: str, lang: str) -> None:
    for act in acts(n):
        said = write_act(act, "zh" if lang == "zh" else "en", game)

        assert read_line(said, None, game=game) == ((act,), ()), said


@pytest.mark.parametrize("n", [0, 101])
def test_sj4_4_insurance_timed_at_no_draw_is_read_again(n: int) -> None:
    act = m.Insured(A, ("H3",), n)

    assert read_line(write_act(act, "zh", "shengji"), None, game="shengji") == ((act,), ())

"""What the hints of a game leave out must part nowhere: the short way against judging the whole match under every other value."""

from core.games import game_of
from core.script import script
from projections.audit import Audit, audit
from projections.games import shown
from projections.partings import Parting, compared, partings, possible
from tests.projections.logs import Log


def audited(log: Log) -> Audit:
    return audit(script((entry.event, entry.actor) for entry in log))


def in_full(done: Audit) -> tuple[Parting, ...]:
    """Every other value of every option that the table could have had, the match judged with it from the opening."""
    each = (
        compared(done, option, value)
        for option in game_of(done.play).law.options
        for value in option.values
        if value != getattr(done.opening.options, option.key) and possible(done, option.key, value)
    )
    return tuple(parting for parting in each if parting is not None)


def holds(log: Log) -> tuple[Parting, ...]:
    """The partings of a match, which the hints of its game must not pass over, whatever the game."""
    done = audited(log)
    touched = shown(done.play).hints.touched
    expected = in_full(done)
    for parting in expected:
        assert touched(done, parting.option, parting.value), (parting.option, parting.value)
    assert partings(done) == expected
    return expected

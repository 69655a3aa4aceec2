"""The clauses and the open readings of 炒地皮: every clause once, every reading under one of them."""

from typing import get_args, get_type_hints

import pytest

from core.chaodipi import asking, fines, levels
from core.chaodipi.clauses import CLAUSES
from core.chaodipi.options import DEFAULTS, OPTIONS, PLAY, Options
from core.clause import Option

BORROWED = {"SJ5.1", "SJ5.2", "SJ5.3", "SJ5.4", "SJ5.5", "SJ7.1", "SJ7.3", "GC3.2"}
BY_KEY = {option.key: option for option in OPTIONS}
WRITTEN = [
    "CD0.1", "CD1.1", "CD1.2", "CD1.3", "CD1.4", "CD1.5", "CD2.1", "CD2.2", "CD2.3", "CD3.1", "CD3.2", "CD3.3", "CD3.4",
    "CD4.1", "CD4.2", "CD4.3", "CD4.4", "CD4.5", "CD4.6", "CD5.1", "CD5.2", "CD5.3", "CD5.4", "CD5.5",
]  # fmt: skip
OWN = [option for option in OPTIONS if option.clause in WRITTEN and option not in PLAY]


def test_every_clause_of_the_document_stands_once_and_in_order() -> None:
    assert [clause.id for clause in CLAUSES] == WRITTEN


def test_every_reading_belongs_to_a_clause_and_stands_once() -> None:
    assert len(BY_KEY) == len(OPTIONS)
    assert {option.clause for option in OPTIONS} <= {*WRITTEN, *BORROWED}


def test_a_table_holds_every_reading_in_the_order_in_which_they_are_told() -> None:
    hints = get_type_hints(Options)

    assert list(Options.__struct_fields__) == list(BY_KEY)
    for key, option in BY_KEY.items():
        assert get_args(hints[key]) == tuple(option.values)
        assert getattr(DEFAULTS, key) == option.default


@pytest.mark.parametrize(
    "option", [each for each in OPTIONS if each.clause in WRITTEN and each not in PLAY], ids=lambda option: option.key
)
def test_a_reading_has_alternatives_and_is_named_where_its_clause_is_applied(option: Option) -> None:
    about = "".join(clause.about.zh + clause.about.en for clause in CLAUSES)

    assert len(option.values) > 1
    assert about.count(option.key) >= 2


@pytest.mark.parametrize(
    ("function", "argument", "key"),
    [
        (fines.failed_throw, "reading", "failed_throw_fine"),
        (fines.wrong_follow, "reading", "deliberate_fine"),
        (fines.wrong_burial, "reading", "wrong_burial_charged_to"),
        (fines.wrong_burial, "then", "wrong_burial_before_lead"),
        (fines.wrong_count, "reading", "wrong_burial_and_count"),
        (levels.next_declarer, "reading", "next_declarer"),
        (asking.to_ask, "overturn_opens", "declarer_overturn_opens_stir"),
    ],
)
def test_what_is_applied_takes_the_values_of_its_option(function: object, argument: str, key: str) -> None:
    values = set(BY_KEY[key].values)

    assert set(get_args(get_type_hints(function)[argument])) == values

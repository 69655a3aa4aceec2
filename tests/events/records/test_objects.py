"""JSON objects one a line: where each member stands, what is no object, and files of any size."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.text import Text
from events.records.objects import ABSENT, LONGEST, MOST_FAULTS, Object, called, objects, wrong
from events.records.walk import Unread


def of(text: str) -> list[object]:
    """The objects of a text, and the offset of each fault."""
    return [each.said if isinstance(each, Object) else each.offset for each in objects(text)]


def only(text: str) -> Object:
    (one,) = objects(text)
    assert isinstance(one, Object)
    return one


def fault(text: str) -> Unread:
    one = next(iter(objects(text)))
    assert isinstance(one, Unread)
    return one


def test_one_object_a_line() -> None:
    assert of('{"a": 1}\n\n  {"b": [2]}') == [{"a": 1}, {"b": [2]}]


@pytest.mark.parametrize("indent", [None, 2])
def test_an_array_of_objects_and_objects_over_many_lines(indent: int | None) -> None:
    whole = [{"a": {"b": [1, 2]}}, {"a": {}}]
    assert of(json.dumps(whole, indent=indent)) == whole
    assert of("\n".join(json.dumps(each, indent=indent) for each in whole)) == whole


def test_an_object_longer_than_the_first_pieces_that_are_tried() -> None:
    whole = {"a": ["S3"] * 20_000}
    assert of(json.dumps(whole, indent=1) + '\n{"b": 1}') == [whole, {"b": 1}]


def test_behind_a_fault_the_next_line_that_begins_an_object_is_read() -> None:
    assert of('{"a": 1}\n{"b": tru}\nnothing\n{"c": 3}') == [{"a": 1}, 15, {"c": 3}]


def test_a_name_that_stands_twice_is_a_fault() -> None:
    assert fault('{"a": 1, "a": 2}').text.en == "`a` stands twice here; expected once."


def test_what_is_no_object_is_a_fault_at_its_place() -> None:
    assert (fault("7").offset, fault("7").text.en) == (0, "Expected a JSON object here.")
    assert of('{"a": 1} 7') == [{"a": 1}, 9]


def test_an_object_that_does_not_end_within_the_longest_is_named_and_passed_over() -> None:
    text = '{"a": "' + "x" * LONGEST + '"}\n{"b": 1}'
    assert fault(text).text.en == f"No JSON object ends within {LONGEST} signs from here."
    assert of(text) == [0, {"b": 1}]


def test_where_the_file_is_cut_the_fault_says_that_it_ends() -> None:
    assert fault('{"a": [1,').text.en == "The file ends here; expected a JSON value."


def test_behind_a_thousand_faults_nothing_is_read() -> None:
    found = list(objects("{\n" * 3_000 + '{"a": 1}'))
    assert len(found) == MOST_FAULTS
    assert all(isinstance(each, Unread) for each in found)


def test_a_place_is_that_of_the_value() -> None:
    text = ' {"a": [{"b": 1}, {"b": [5, 66]}], "c": 3}'
    one = only(text)
    assert [text[one.place(*path)] for path in (("c",), ("a",), ("a", 1), ("a", 1, "b"), ("a", 1, "b", 1))] == list("3[{[6")
    assert (one.get("a", 1, "b", 1), one.get("a", 2), one.get("c", "b"), one.get("a", "b")) == (66, ABSENT, ABSENT, ABSENT)


def test_a_place_that_is_not_there_is_that_of_the_last_thing_on_the_way() -> None:
    text = '{"a": [{"b": 1}], "c": 3}'
    one = only(text)
    assert one.place("d") == 0
    assert one.place("a", 0, "x") == text.index('{"b"')
    assert one.place("c", 4) == text.index("3")
    assert one.place("a", 7, "b") == text.index("[")


def test_a_member_is_said_with_its_way() -> None:
    assert called("a", 1, "b") == "a[1].b"
    assert wrong("x", Text("应为牌", "expected a card"), "a", 1).en == "`a[1]` is `x`; expected a card."
    assert wrong(ABSENT, Text("应为牌", "expected a card"), "b").en == "There is no `b`; expected a card."
    assert wrong(None, Text("应为牌", "expected a card"), "b").en == "`b` is `null`; expected a card."


VALUES = st.sampled_from([None, True, 7, "a", "{", "\n", [], {}, [1, [2]], {"a": [{}], "b": "}"}])


@given(st.lists(st.dictionaries(st.sampled_from("abc"), VALUES), max_size=4), st.sampled_from([None, 1]))
def test_what_json_writes_is_read_as_it_was(whole: list[object], indent: int | None) -> None:
    assert of("\n".join(json.dumps(each, indent=indent) for each in whole)) == whole


@given(st.text(st.sampled_from('{}[]",: \n1a'), max_size=60))
def test_any_text_is_read_without_an_error(text: str) -> None:
    for each in objects(text):
        assert 0 <= (each.at if isinstance(each, Object) else each.offset) <= len(text)

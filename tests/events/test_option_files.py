"""Options files: one canonical form and one hash, read however they are laid out, and whatever is wrong is said in a sentence."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.games import GAMES
from events.option_files import LONGEST_NAME, MOST_BYTES, OptionFile, Unfit, canonical, fit_name, hash_of_file, read


def defaults(game: str) -> dict[str, str]:
    options: dict[str, str] = msgspec.to_builtins(GAMES[game].law.defaults)
    return options


def saved(game: str = "guandan", name: str = "春节杯", **options: str) -> OptionFile:
    return OptionFile(game, name, defaults(game) | options)


def laid_out(made: OptionFile, **changes: Any) -> dict[str, Any]:
    return {"schema": 1, "game": made.game, "name": made.name, "options": made.options} | changes


def refusal(data: bytes) -> str:
    """What is said in English of a file that is none."""
    with pytest.raises(Unfit) as caught:
        read(data)
    text = caught.value.text
    assert text.zh.endswith("。")
    assert text.en.endswith(".")
    assert (text.zh + text.en).isprintable()
    assert len(text.en) < 2000
    return text.en


# --- what is saved and read ------------------------------------------------------------------------------------------------


def games() -> st.SearchStrategy[OptionFile]:
    """Any options of any game under a name."""

    def of(key: str) -> st.SearchStrategy[OptionFile]:
        options = st.fixed_dictionaries({o.key: st.sampled_from(list(o.values)) for o in GAMES[key].law.options})
        return st.builds(OptionFile, st.just(key), names, options)

    names = st.text(min_size=1, max_size=20).filter(fits)
    return st.sampled_from(list(GAMES)).flatmap(of).filter(agrees)


def agrees(made: OptionFile) -> bool:
    law = GAMES[made.game].law
    return law.at_odds(msgspec.convert(made.options, type(law.defaults))) is None


def fits(name: str) -> bool:
    try:
        return fit_name(name) == name
    except Unfit:
        return False


@given(games(), st.randoms(use_true_random=False))
def test_however_a_file_is_laid_out_it_says_the_same_and_has_the_same_hash(made: OptionFile, chance: Any) -> None:
    fields = list(laid_out(made).items())
    chance.shuffle(fields)
    data = json.dumps(dict(fields), indent=chance.randrange(4), ensure_ascii=chance.random() < 0.5).encode("utf-8-sig")

    assert read(data) == read(canonical(made)) == made
    assert hash_of_file(read(data)) == hash_of_file(made) == hashlib.sha256(canonical(made)).hexdigest()


@given(games(), games())
def test_two_files_have_one_hash_only_where_they_say_the_same(one: OptionFile, other: OptionFile) -> None:
    assert (hash_of_file(one) == hash_of_file(other)) == (one == other)


def test_the_form_and_the_hash_stay_as_they_were() -> None:
    """A hash that was given out is looked for in a log years later."""
    made = OptionFile("gomoku", "春节杯", {"overline": "nothing", "board": "size_15"})
    assert canonical(made).decode() == (
        '{"game":"gomoku","name":"春节杯","options":{"board":"size_15","overline":"nothing"},"schema":1}'
    )
    assert hash_of_file(made) == "4e9bad042ad87b60a37dc06db0fe000f4cec13a6fe6db03b323012fd33cc13a4"


# --- what is wrong with a file ---------------------------------------------------------------------------------------------

WRONG: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "an unknown option": (
        lambda f: f["options"].update(overline="wins"),
        "There is no option “overline”; expected one of: levels",
    ),
    "an unknown value": (
        lambda f: f["options"].update(tribute="maybe"),
        "The option tribute has no value “maybe”; expected one of: yes, none.",
    ),
    "a value that is no text": (lambda f: f["options"].update(tribute=True), "The option tribute has no value “true”"),
    "a value that is a list": (lambda f: f["options"].update(tribute=["yes"]), "The option tribute has no value “[…]”"),
    "a value with a sign that is not seen": (
        lambda f: f["options"].update(tribute="yes\0"),
        "The option tribute has no value “yes\\u0000”",
    ),
    "half a sign": (lambda f: f["options"].update(tribute="\ud800"), "The option tribute has no value “\\ud800”"),
    "a key of thousands of signs": (lambda f: f["options"].update(**{"k" * 9999: "yes"}), "There is no option “kkkk"),
    "a missing option": (
        lambda f: f["options"].pop("jiefeng"),
        "The options file does not hold all options of guandan; missing: jiefeng.",
    ),
    "no options": (lambda f: f.update(options={}), "The options file does not hold all options of guandan; missing: levels"),
    "options that are a list": (lambda f: f.update(options=[]), "The options of the file are no object"),
    "a missing field": (lambda f: f.pop("schema"), "The options file lacks schema; it was expected to have schema, game, name"),
    "another field": (lambda f: f.update(comment="x"), "The options file holds an unknown “comment”; only schema, game"),
    "an unknown game": (lambda f: f.update(game="chess"), "The game of the options file is “chess”; expected one of: gomoku"),
    "a game that is no text": (lambda f: f.update(game={}), "The game of the options file is “{…}”"),
    "another game's options": (lambda f: f.update(game="doudizhu"), "There is no option “levels”; expected one of: face_up"),
    "a later schema": (lambda f: f.update(schema=2), "The options file is of schema 2, this program knows up to 1"),
    "a huge schema": (lambda f: f.update(schema=10**4000), "The options file is of schema 1000"),
    "schema true": (lambda f: f.update(schema=True), "The schema of the options file is “true”; 1 was expected."),
    "schema 1.0": (lambda f: f.update(schema=1.0), "The schema of the options file is “1.0”"),
    "schema 0": (lambda f: f.update(schema=0), "The schema of the options file is “0”"),
    "a name that is no text": (lambda f: f.update(name=7), "The name of the options file is no text"),
    "a blank name": (lambda f: f.update(name=" 　"), "The name of the options file is blank"),
    "a long name": (
        lambda f: f.update(name="杯" * (LONGEST_NAME + 1)),
        "The name of the options file has 101 signs; at most 100 were expected.",
    ),
    "a name with a NUL": (lambda f: f.update(name="春节\0杯"), "The name of the options file, “春节\\u0000杯”, holds signs that"),
    "a name of two lines": (lambda f: f.update(name="春节\n杯"), "The name of the options file, “春节\\u000a杯”, holds signs"),
    "a name that turns the line round": (lambda f: f.update(name="\u202e杯"), "The name of the options file, “\\u202e杯”"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_in_a_file_is_said(what: str) -> None:
    spoil, said = WRONG[what]
    fields = laid_out(saved())
    spoil(fields)

    assert refusal(json.dumps(fields).encode()).startswith(said)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "At line 1, column 1 the file is no JSON"),
        (b"{", "At line 1, column 2 the file is no JSON"),
        (b"# notes\n", "At line 1, column 1 the file is no JSON"),
        (b'{"schema":1,\n}', "At line 2, column 1 the file is no JSON"),
        (canonical(saved()) + b"{}", "At line 1, column"),
        (canonical(saved()).replace("春".encode(), b"\0"), "At line 1, column"),
        (b"\0" * 100, "At line 1, column 1 the file is no JSON"),
        (canonical(saved()).decode().encode("utf-16"), "From byte 1 on the file is not UTF-8"),
        (canonical(saved()).decode().encode("gb18030"), "From byte 27 on the file is not UTF-8"),
        (b"[]", "The file is no options file; one JSON object"),
        (b'"schema"', "The file is no options file; one JSON object"),
        (b"null", "The file is no options file; one JSON object"),
        (b"NaN", "The file is no options file; one JSON object"),
        (b"[" * 60_000, "The file is no options file; one JSON object"),
        (b'{"options":' * 5_000, "The file is no options file; one JSON object"),
        (b"1" * 60_000, "The file is no options file; one JSON object"),
        (b'{"schema":1,"schema":1}', "“schema” stands twice in the file; once was expected."),
        (canonical(saved()).replace(b'"levels":"two_to_a"', b'"levels":"two_to_a","levels":"seven"'), "“levels” stands twice"),
        (canonical(saved()) + b" " * MOST_BYTES, "The file has more than 64 kB and is no options file"),
    ],
    ids=range(19),
)
def test_what_is_no_options_file_is_said(data: bytes, said: str) -> None:
    assert refusal(data).startswith(said)


@given(st.binary(max_size=200) | st.text(max_size=100).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_no_bytes_end_in_anything_but_a_sentence(data: bytes) -> None:
    refusal(data)


@given(st.data())
def test_a_file_damaged_anywhere_is_refused_or_says_something_else(data: st.DataObject) -> None:
    whole = canonical(saved())
    at = data.draw(st.integers(0, len(whole) - 1))
    damaged = whole[:at] + bytes([data.draw(st.integers(0, 255).filter(lambda byte: byte != whole[at]))]) + whole[at + 1 :]
    try:
        found = read(damaged)
    except Unfit:
        return
    assert hash_of_file(found) != hash_of_file(saved())

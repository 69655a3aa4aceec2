"""Every example of the documentation is run: console blocks at a shell, Python at a prompt."""

import doctest
import re
from pathlib import Path

import pytest

from tests.docs.console import Console, Typed, typed
from tests.docs.pages import ROOT, page

PAGES = sorted(path.relative_to(ROOT).as_posix() for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")))
CONSOLE = [name for name in PAGES if "```console\n" in page(name)]
PYTHON = [name for name in PAGES if "```pycon\n" in page(name)]
MAKE = re.compile(r"`make ([a-z]+)|^make ([a-z]+)", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("name", CONSOLE)
def test_a_console_example_prints_what_the_page_says(name: str, tmp_path: Path) -> None:
    console = Console(tmp_path, "zh" if name == "README.md" else "en")

    steps = typed(page(name))

    assert steps
    differs = [line for step in steps for line in console.run(step)]
    assert differs == [], "\n".join(differs)


@pytest.mark.parametrize("name", PYTHON)
def test_a_python_example_gives_what_the_page_says(name: str) -> None:
    blocks = re.findall(r"^```pycon\n(.*?)^```$", page(name), re.MULTILINE | re.DOTALL)

    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, name, name, 0)

    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("name", PAGES)
def test_what_a_page_links_to_is_there(name: str) -> None:
    links = [link for link in LINK.findall(page(name)) if "://" not in link]

    assert [link for link in links if not (ROOT / name).parent.joinpath(link).exists()] == []


def test_every_make_command_that_a_page_names_is_in_the_makefile() -> None:
    named = {one or two for name in PAGES for one, two in MAKE.findall(page(name))}
    targets = set(re.findall(r"^([a-z]+):", page("Makefile"), re.MULTILINE))

    assert {"run", "test"} <= named
    assert named <= targets


# --- the runner itself can say no ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "page_says", "fits"),
    [
        ("echo a", ("a",), True),
        ("echo a", ("b",), False),
        ("echo a", (), False),
        ("true", ("a",), False),
        ("printf 'a\\nb\\nc\\n'", ("a", "…"), True),
        ("printf 'a\\nb\\nc\\n'", ("…", "b"), False),
        ("echo m-0011aabb m-0011aabb", ("m-12345678 m-12345678",), True),
        ("echo m-0011aabb m-2211aabb", ("m-12345678 m-12345678",), False),
        ("echo 2026-01-01 10:00", ("1999-12-31 23:59",), True),
        ("echo a >&2; exit 1", ("a",), True),
    ],
)
def test_an_example_that_differs_is_named(command: str, page_says: tuple[str, ...], fits: bool, tmp_path: Path) -> None:
    assert (Console(tmp_path, "en").run(Typed(command, page_says)) == []) is fits


def test_an_id_on_the_page_stands_for_the_one_of_this_run(tmp_path: Path) -> None:
    console = Console(tmp_path, "en")

    assert console.run(Typed("echo m-0011aabb", ("m-12345678",))) == []
    assert console.run(Typed("echo m-12345678", ("m-12345678",))) == []
    assert console.run(Typed("test m-1234 = m-0011aabb", ())) == []

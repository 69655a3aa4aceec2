"""The project as it is installed and as it travels: packages, metadata, pins, and nothing of the machine it was made on."""

import ast
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("core", "events", "projections", "dashboard", "cli")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def seen_from_outside(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str | None]:
    """Return where each package comes from when Python runs elsewhere, with nothing but what is installed."""
    find = f"import importlib, json; print(json.dumps({{n: importlib.import_module(n).__file__ for n in {PACKAGES!r}}}))"
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    done = subprocess.run([sys.executable, "-I", "-c", find], cwd=elsewhere, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, str | None] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_an_installed_package_is_the_one_of_this_checkout(package: str, seen_from_outside: dict[str, str | None]) -> None:
    assert seen_from_outside[package] == str(ROOT / package / "__init__.py")


def test_the_distribution_says_its_name_licence_and_python() -> None:
    about = metadata.metadata("fupan")

    assert about["Name"] == "fupan"
    assert about["License-Expression"] == "Apache-2.0"
    assert about["Requires-Python"] == ">=3.11"
    assert "Apache License\n                           Version 2.0" in (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_the_command_fupan_starts_something_that_can_be_called() -> None:
    (command,) = metadata.entry_points(group="console_scripts", name="fupan")

    assert command.value == "cli.main:run"
    assert callable(command.load())


def test_a_wheel_holds_the_five_packages_and_nothing_else(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]

    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("fupan-*.whl")
    tops = {name.partition("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert tops == {*PACKAGES, f"fupan-{PROJECT['project']['version']}.dist-info"}


def pins() -> dict[str, str]:
    """Return package -> version as constraints.txt says; a line that is no exact pin fails."""
    found: dict[str, str] = {}
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        pin = re.fullmatch(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.]+)", line)
        assert pin, f"not an exact version: {line}"
        name = canonicalize_name(pin[1])
        assert name not in found, f"pinned twice: {line}"
        found[name] = pin[2]
    return found


def closure(wanted: Iterable[str]) -> dict[str, str]:
    """Return package -> installed version of all that installing `wanted` brings on this machine."""
    waiting = [(Requirement(text), "") for text in wanted]
    done: set[tuple[str, str]] = set()
    found: dict[str, str] = {}
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        installed = metadata.distribution(requirement.name)
        name = canonicalize_name(requirement.name)
        found[name] = installed.version
        for asked in ("", *requirement.extras):
            if (name, asked) not in done:
                done.add((name, asked))
                waiting += [(Requirement(text), asked) for text in installed.requires or ()]
    return found


def test_every_package_that_is_installed_is_pinned_at_its_version() -> None:
    brought = closure(["fupan[test,peers]", *PROJECT["build-system"]["requires"]])
    del brought["fupan"]
    brought.pop("pip", None)  # comes with the environment

    assert len(brought) > len(PROJECT["project"]["dependencies"])
    assert brought.items() <= pins().items()


# What import-linter cannot see: these need no import. hash() of a string and id() differ from run to run.
IMPURE = {"__import__", "breakpoint", "eval", "exec", "hash", "id", "input", "open", "print"}


def test_core_calls_no_builtin_that_reaches_outside_or_differs_between_runs() -> None:
    modules = sorted((ROOT / "core").rglob("*.py"))

    calls = [
        f"{module.relative_to(ROOT)}:{node.lineno} {node.id}"
        for module in modules
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in IMPURE
    ]

    assert modules
    assert calls == []


# Written in pieces, so that this file may be searched too.
NOT_TO_TRAVEL = {
    "a package index": "(?i)://py" + r"pi|python" + r"hosted\.org|index" + r"[-_]url|find" + r"[-_]links",
    "a path of somebody's machine": r"(?<![\w.~-])/(?:" + r"work|root|home|tmp|opt/pypi)/",
    "a folder beside the checkout": r"\.\./" + r"shared",
}


@pytest.mark.parametrize("what", NOT_TO_TRAVEL)
def test_no_file_of_the_project_names(what: str) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True
    )
    files = [ROOT / name.decode() for name in listed.stdout.split(b"\0") if name]
    pattern = re.compile(NOT_TO_TRAVEL[what].encode())

    places = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in files
        if file.is_file() and b"\0" not in (content := file.read_bytes())
        for number, line in enumerate(content.splitlines(), start=1)
        if pattern.search(line)
    ]

    assert ROOT / "pyproject.toml" in files
    assert places == []

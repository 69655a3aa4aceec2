"""Every sentence of the program: complete in both languages, with the same gaps, each with the signs of its language."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from string import Formatter

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("core", "events", "projections", "dashboard", "cli")
CHINESE = re.compile(r"[一-鿿]")
HALF_WIDTH = re.compile(r"[一-鿿}”」][,;!?](?! )|[,;!?][一-鿿{“「]|[一-鿿]\((?! )[^)]*[一-鿿][^)]*\)|[一-鿿]:(?=[一-鿿{“「])")
MADE_OF_GAPS = re.compile(r"\W*(?:(?:\{\w*(?::[^}]*)?\}|%\(\w+\)[sr])\W*)+\Z")


def texts() -> Iterator[tuple[str, str, str]]:
    """Yield (place, Chinese, English) of every text written out in the packages."""
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Text", "_t")):
                    continue
                said = [a.value for a in node.args[:2] if isinstance(a, ast.Constant) and isinstance(a.value, str)]
                if len(said) == 2:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", said[0], said[1]


def gaps(said: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(said) if name}


ALL = tuple(texts())


def test_there_are_texts_to_look_at() -> None:
    assert len(ALL) > 500


def lacks_a_language(zh: str, en: str) -> bool:
    wordless = len(zh) <= 3 or MADE_OF_GAPS.match(zh)
    return bool(zh.strip()) != bool(en.strip()) or (zh != en and not CHINESE.search(zh) and not wordless)


def differs_in_gaps(zh: str, en: str) -> bool:
    return gaps(zh) != gaps(en)


def speaks_chinese_in_english(_: str, en: str) -> bool:
    return bool(CHINESE.search(re.sub("复盘|五子棋|斗地主|张三", "", en)))


def has_half_width_signs(zh: str, _: str) -> bool:
    return bool(HALF_WIDTH.search(zh))


@pytest.mark.parametrize("broken", [lacks_a_language, differs_in_gaps, speaks_chinese_in_english, has_half_width_signs])
def test_every_text_is_whole_in_both_languages(broken: Callable[[str, str], bool]) -> None:
    assert [(place, zh, en) for place, zh, en in ALL if broken(zh, en)] == []

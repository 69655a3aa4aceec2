"""Every sentence of the program: complete in both languages, with the same gaps, each with the signs of its language."""

import ast
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from string import Formatter

import pytest

from core.plural import BETWEEN
from core.text import Text

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


COUNTED = re.compile(
    r"\{(\w+)(?::[^}]*)?\}(?:次|个|张|条|副|手|局|场|处|人|级|步|圈|项|对|种|位|字节|方|倍|行|分|连|组|家|页|轮|名|题|份)"
)
PLURAL = re.compile(rf"1 (?:(?:{BETWEEN}) )*([a-z]+s)\b|1 (?:were|are|have)\b")
LABEL = re.compile(
    r"(?:deal|entry|game|record|match|move|play|byte|ruling|call|row|line|page|trick|version) \Z", re.IGNORECASE
)  # `deal 1 goes on` counts nothing
VERB = frozenset({"is", "was", "has", "does", "this", "appeals"})


def pairs() -> Iterator[tuple[str, str, str]]:
    """Yield (place, Chinese, English) of whatever is written out in both languages side by side."""
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call):
                    continue
                said = [a.value if isinstance(a, ast.Constant) and isinstance(a.value, str) else "" for a in node.args]
                for zh, en in pairwise(said):
                    if CHINESE.search(zh) and en and not CHINESE.search(en):
                        yield f"{path.relative_to(ROOT)}:{node.lineno}", zh, en


def test_what_is_counted_agrees_with_the_number_one() -> None:
    """`1 cards were due`: each number that a sentence counts something with is one, and the English has to agree."""
    found, wrong = 0, []
    for place, zh, en in pairs():
        for name in set(COUNTED.findall(zh)) & gaps(en):
            others = dict.fromkeys(gaps(en) - {name}, "…")
            bare = re.sub(r"(\{\w+):[^}]*\}", r"\1}", en)
            said, plain = Text("", bare).fill(**others, **{name: 1}).en, bare.format(**others, **{name: 1})
            found += 1
            plural = [each for each in PLURAL.finditer(said) if each[1] not in VERB and not LABEL.search(said[: each.start()])]
            label = LABEL.search(said[: said.index("1")]) is not None and said != plain
            wrong += [(place, said)] * bool(plural or label)
    assert found > 100
    assert wrong == []

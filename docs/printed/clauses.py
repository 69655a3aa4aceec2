"""The page of the clauses: what the program does about each, its rules and options, and the tests that name it."""

import ast
import re
from pathlib import Path

from core.clause import Clause, Standing
from core.rulebook import CLAUSES, options_of_clause, rules_of_clause
from core.text import Text
from docs.printed.markdown import both, code, table

STANDINGS: dict[Standing, Text] = {
    "implemented": Text("已实现", "implemented"),
    "judgement": Text("需要人裁断", "needs judgement"),
    "out_of_scope": Text("不在范围内", "out of scope"),
}
Named = dict[str, list[str]]
"""Test file -> tests in it."""


def clauses(tests: Path) -> str:
    """Return the page; `tests` is the folder whose tests are searched for names of clauses."""
    every = scanned(tests)
    named = {clause.id: naming(clause.id, every) for clause in CLAUSES}
    overview = table(
        ("条款 clause", "程序 the program", "规则 rules", "选项 options", "测试文件 files of tests"),
        [
            (
                f"[{clause.id}](#{_anchor(clause.id)})",
                both(STANDINGS[clause.standing]),
                str(len(rules_of_clause(clause.id))),
                str(len(options_of_clause(clause.id))),
                str(len(named[clause.id])),
            )
            for clause in CLAUSES
        ],
    )
    return "\n\n".join((_HEAD, overview, *(_section(clause, named[clause.id]) for clause in CLAUSES)))


def _anchor(clause: str) -> str:
    return clause.lower().replace(".", "")


def _section(clause: Clause, named: Named) -> str:
    parts = [f"## {clause.id}", f"{clause.text.zh}  \n{clause.text.en}", f"{clause.about.zh}  \n{clause.about.en}"]
    if rules := rules_of_clause(clause.id):
        parts.append(table(("规则 rule", "说什么 what it says"), [(code(rule.code), both(rule.text)) for rule in rules]))
    if options := options_of_clause(clause.id):
        parts.append("选项 options: " + "、".join(f"[{code(o.key)}](options.md)" for o in options))
    if named:
        files = [f"[{code(file)}](../{file})" for file in named]
        parts.append("测试 tests: " + "、".join(files))
    return "\n\n".join(parts)


def naming(clause: str, tests: Named) -> Named:
    """Return the tests that name a clause, in their own name or in that of their file: `wz2`, `gc1_2`.

    >>> naming("GC1.2", {"tests/test_desk.py": ["test_gc1_2_a_call", "test_gc1_3_an_appeal"], "tests/test_wz2.py": ["test_five"]})
    {'tests/test_desk.py': ['test_gc1_2_a_call']}
    """
    word = re.compile(rf"(?:^|_){re.escape(clause.lower().replace('.', '_'))}(?=_(?!\d)|$)")
    found: Named = {}
    for path, every in tests.items():
        names = every if word.search(Path(path).stem) else [name for name in every if word.search(name)]
        if names:
            found[path] = names
    return found


def scanned(folder: Path) -> Named:
    """Return the tests of every file below a folder."""
    return {path.relative_to(folder.parent).as_posix(): _tests(path) for path in sorted(folder.rglob("test_*.py"))}


def _tests(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


_HEAD = """# 条款 · Clauses

程序的每一条发现、拒绝和裁定都引用条款编号。下面用我们自己的话写出每一条，说明程序做什么，并列出哪些测试文件里有以它命名的测试。

Every finding, refusal and ruling cites clauses by id. Here each is stated in our own words, with what the program does about it
and the files in which tests are named after it. WZ is the 五子棋 part of the 健康杯 rules, DZ the 斗地主 part, GC their
competition rules for 掼蛋; a table whose own document names no referee borrows GC1.2, GC1.3 and GC3.2 (option `authority`)."""
